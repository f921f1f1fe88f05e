/* The best decisions, with win chance and reason. The mouse shows a hint by hovering; a finger shows it first and plays it second. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { IconButton } from "../IconButton";
import { useSettings } from "../settings";
import type { Hint, Table } from "../table/table";
import { Refusal } from "../table/table";
import type { View } from "../table/view";
import { noteAdvice } from "./figures";
import { percent } from "./odds";

interface Props {
    table: Table;
    view: View;
    onHighlight: (spaces: readonly string[]) => void;
    onPlay: (action: string) => void;
    onClose: () => void;
}

export function HintPanel({ table, view, onHighlight, onPlay, onClose }: Props) {
    const { say } = useSettings();
    const [hints, setHints] = useState<readonly Hint[] | null>(null);
    const [problem, setProblem] = useState("");
    useEffect(() => {
        let alive = true;
        table.hint().then(
            (list) => {
                if (!alive) return;
                setHints(list);
                if (list[0]) noteAdvice(table, view.length, list[0].action);
            },
            (error: unknown) => alive && setProblem(error instanceof Refusal ? error.message : say("noHint")),
        );
        return () => {
            alive = false;
        };
    }, [table, view.length]);
    /* The hint that a finger has shown. */
    const [shown, show] = useState<Hint | null>(null);
    const byFinger = useRef(false);
    const things = (hint: Hint): readonly string[] => view.decisions?.find((one) => one.action === hint.action)?.clicks ?? [];
    /* The best one is pointed at until another is looked at. */
    const pointed = shown ?? hints?.[0];
    const restore = (): void => onHighlight(pointed ? things(pointed) : []);
    useLayoutEffect(() => {
        restore();
        return () => onHighlight([]);
    }, [pointed]);
    return (
        <section class="hints panel" aria-label={say("hints")} aria-live="polite">
            <header>
                <h2>{say("hints")}</h2>
                <IconButton label={say("close")} sign="×" onClick={onClose} />
            </header>
            {problem && <p class="quiet">{problem}</p>}
            {!hints && !problem && <p class="quiet">…</p>}
            {hints?.length === 0 && <p class="quiet">{say("noHint")}</p>}
            <ol>
                {hints?.slice(0, 4).map((hint) => (
                    <li key={hint.action}>
                        <button
                            type="button"
                            class={hint === shown ? "shown" : undefined}
                            onPointerDown={(event) => {
                                byFinger.current = event.pointerType !== "mouse";
                            }}
                            onKeyDown={() => {
                                byFinger.current = false;
                            }}
                            onClick={() => (byFinger.current && hint !== shown ? show(hint) : onPlay(hint.action))}
                            onMouseEnter={() => onHighlight(things(hint))}
                            onMouseLeave={restore}
                            onFocus={() => onHighlight(things(hint))}
                            onBlur={restore}
                        >
                            <b>{say("hintWin", percent(hint.win))}</b>
                            <span>{say("hintNow", hint.label)}</span>
                            {hint.why && <small>{hint.why}</small>}
                            {hint === shown && <em>{say("hintAgain")}</em>}
                        </button>
                    </li>
                ))}
            </ol>
        </section>
    );
}
