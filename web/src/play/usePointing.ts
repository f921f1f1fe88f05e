/* What the reader has pointed at so far, and what can be pointed at next. */
import { useMemo, useState } from "preact/hooks";
import type { Token, View } from "../table/view";
import { decided, optionsAfter, type Option } from "./clicks";
import type { Guide } from "./guide";

export interface Pointing {
    path: readonly Token[];
    /** What can be pointed at now. */
    options: ReadonlyMap<Token, Option>;
    /** What could be pointed at first: choosing another ship needs no way back. */
    first: ReadonlyMap<Token, Option>;
    /** What a lesson wants to be pointed at next. */
    wanted: Token | null;
    /** True if the thing meant something. */
    point: (token: Token) => boolean;
    begin: (token: Token) => boolean;
    back: () => void;
    clear: () => void;
}

const START: readonly Token[] = [];
const NOTHING: ReadonlyMap<Token, Option> = new Map();

export function usePointing(view: View, mine: boolean, decide: (action: string) => void, guide?: Guide): Pointing {
    const decisions = mine ? view.decisions : undefined;
    /* A path means something only for the decisions it was pointed at in. */
    const [kept, keep] = useState<{ of: typeof decisions; path: readonly Token[] }>({ of: undefined, path: START });
    const path = kept.of === decisions ? kept.path : START;
    const setPath = (next: readonly Token[]): void => keep({ of: decisions, path: next });

    const first = useMemo(() => (decisions ? optionsAfter(decisions, []) : NOTHING), [decisions]);
    const options = useMemo(() => (decisions ? optionsAfter(decisions, path) : NOTHING), [decisions, path]);

    /* The one way that a lesson asks for; without a lesson every way is good. */
    const asked = guide && (decisions?.find((decision) => decision.action === guide.expected)?.clicks ?? START);
    const isAsked = (next: readonly Token[]): boolean => !asked || next.every((token, index) => asked[index] === token);
    const refuse = (next: readonly Token[]): void => {
        const meant = decisions?.filter((decision) => next.every((token, index) => decision.clicks[index] === token)) ?? [];
        guide?.onOther(meant.length === 1 ? (meant[0]?.label ?? "") : "");
    };
    const take = (next: readonly Token[]): void => {
        if (!decisions) return;
        if (!isAsked(next)) return refuse(next);
        const decision = decided(decisions, next);
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
        wanted: asked?.[path.length] ?? null,
        point,
        begin: (token) => {
            if (isAsked([token]) && path[0] !== token && first.has(token) && !first.get(token)?.final) setPath([token]);
            return first.has(token);
        },
        back: () => setPath(path.slice(0, -1)),
        clear: () => setPath(START),
    };
}
