/* The draft with its undo history. Stored, so that it survives a reload. */
import { useLayoutEffect, useState } from "preact/hooks";
import { draftOf, emptyDraft, lineOf, type Draft } from "./draft";

const KEY = "astragal.draft";
const MOST_STEPS = 200;

interface History {
    readonly past: readonly Draft[];
    readonly now: Draft;
    readonly future: readonly Draft[];
    /** What the last change edited: consecutive keystrokes in a name are one undo step. */
    readonly kind: string;
}

export interface Drafting {
    readonly draft: Draft;
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly change: (next: (old: Draft) => Draft, kind?: string) => void;
    readonly undo: () => void;
    readonly redo: () => void;
}

function keptDraft(): Draft | null {
    try {
        return draftOf(localStorage.getItem(KEY) ?? "");
    } catch {
        return null;
    }
}

function changed(history: History, next: Draft, kind: string): History {
    if (next === history.now) return history;
    const joins = kind !== "" && kind === history.kind && history.future.length === 0;
    const past = joins ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
    return { past, now: next, future: [], kind };
}

function undone({ past, now, future }: History): History {
    const last = past[past.length - 1];
    return last ? { past: past.slice(0, -1), now: last, future: [now, ...future], kind: "" } : { past, now, future, kind: "" };
}

function redone({ past, now, future }: History): History {
    const next = future[0];
    return next ? { past: [...past, now], now: next, future: future.slice(1), kind: "" } : { past, now, future, kind: "" };
}

export function useDraft(nameless: string): Drafting {
    const [history, setHistory] = useState<History>(() => ({ past: [], now: keptDraft() ?? emptyDraft(nameless), future: [], kind: "" }));
    useLayoutEffect(() => {
        try {
            localStorage.setItem(KEY, lineOf(history.now, nameless));
        } catch {
            /* Storage disabled or full: the draft lasts as long as the page. */
        }
    }, [history.now]);
    return {
        draft: history.now,
        canUndo: history.past.length > 0,
        canRedo: history.future.length > 0,
        change: (next, kind = "") => setHistory((old) => changed(old, next(old.now), kind)),
        undo: () => setHistory(undone),
        redo: () => setHistory(redone),
    };
}
