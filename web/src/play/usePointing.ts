/* The clicks made so far, and what can be clicked next. */
import { useCallback, useMemo, useState } from "preact/hooks";
import type { Decision, Token, View } from "../table/view";
import { decided, optionsAfter, type Option } from "./clicks";
import type { Guide } from "./guide";

export interface Pointing {
    path: readonly Token[];
    /** What can be clicked now. */
    options: ReadonlyMap<Token, Option>;
    /** What can be clicked from the start: selecting something else needs no cancelling. */
    first: ReadonlyMap<Token, Option>;
    /** What a lesson wants to be clicked next. */
    wanted: Token | null;
    /** Whether a token that can be clicked is not refused by the lesson. */
    accepts: (token: Token) => boolean;
    /** A decision that awaits confirmation: clicking it again confirms. */
    unconfirmed: Decision | null;
    confirm: () => void;
    dismiss: () => void;
    /** Returns whether the token could be clicked. */
    point: (token: Token) => boolean;
    begin: (token: Token) => boolean;
    back: () => void;
    clear: () => void;
}

const START: readonly Token[] = [];
const NOTHING: ReadonlyMap<Token, Option> = new Map();

/** `mayDecide` says whether the current input may complete a decision (useArming.ts); `hold` gets its token if not. `cautionOf` is what
    to say before a decision that must be confirmed. */
export function usePointing(
    view: View,
    mine: boolean,
    mayDecide: () => boolean,
    hold: (token: Token) => void,
    cautionOf: (decision: Decision) => string | null,
    decide: (action: string) => void,
    guide?: Guide,
): Pointing {
    const decisions = mine ? view.decisions : undefined;
    /* A path only applies to the list of decisions that it was made for. */
    const [stored, setStored] = useState<{ of: typeof decisions; path: readonly Token[] }>({ of: undefined, path: START });
    const path = stored.of === decisions ? stored.path : START;
    const [pendingDecision, setPendingDecision] = useState<{ of: typeof decisions; decision: Decision } | null>(null);
    const unconfirmed = pendingDecision && pendingDecision.of === decisions ? pendingDecision.decision : null;
    const setPath = (next: readonly Token[]): void => setStored({ of: decisions, path: next });

    const first = useMemo(() => (decisions ? optionsAfter(decisions, []) : NOTHING), [decisions]);
    const options = useMemo(() => (decisions ? optionsAfter(decisions, path) : NOTHING), [decisions, path]);

    /* The paths that a lesson accepts, the expected one first; without a lesson any path is accepted. */
    const accepted = useMemo(() => {
        const all = (guide && decisions?.filter(({ action }) => guide.accepted.has(action))) ?? [];
        return [...all.filter(({ action }) => action === guide?.expected), ...all];
    }, [guide?.accepted, guide?.expected, decisions]);
    const leadsTo = (next: readonly Token[], { clicks }: Decision): boolean => next.every((token, index) => clicks[index] === token);
    const isAsked = (next: readonly Token[]): boolean => !guide || accepted.some((decision) => leadsTo(next, decision));
    const accepts = useCallback((token: Token) => isAsked(options.has(token) ? [...path, token] : [token]), [guide === undefined, accepted, options, path]);
    const refuse = (next: readonly Token[]): void => {
        const meant = decisions?.filter((decision) => leadsTo(next, decision)) ?? [];
        guide?.onOther(meant.length === 1 ? (meant[0]?.label ?? "") : "");
    };
    const take = (next: readonly Token[]): void => {
        if (!decisions) return;
        if (!isAsked(next)) return refuse(next);
        const decision = decided(decisions, next);
        if (decision && !mayDecide()) return hold(next[next.length - 1]!);
        if (decision && decision.action !== unconfirmed?.action) {
            const caution = cautionOf(decision);
            if (caution) return setPendingDecision({ of: decisions, decision: { ...decision, caution } });
        }
        setPendingDecision(null);
        setPath(decision ? START : next);
        if (decision) decide(decision.action);
    };
    const point = (token: Token): boolean => {
        if (path.length > 0 && token === path[path.length - 1] && !options.has(token)) {
            setPath(path.slice(0, -1));
            return true;
        }
        if (options.has(token)) take([...path, token]);
        else if (first.has(token)) take([token]);
        else return false;
        return true;
    };
    return {
        path,
        options,
        first,
        wanted: accepted.find((decision) => leadsTo(path, decision))?.clicks[path.length] ?? null,
        accepts,
        unconfirmed,
        confirm: () => unconfirmed && take(unconfirmed.clicks),
        dismiss: () => setPendingDecision(null),
        point,
        begin: (token) => {
            if (isAsked([token]) && path[0] !== token && first.has(token) && !first.get(token)?.final) setPath([token]);
            return first.has(token);
        },
        back: () => (unconfirmed ? setPendingDecision(null) : setPath(path.slice(0, -1))),
        clear: () => {
            setPendingDecision(null);
            setPath(START);
        },
    };
}
