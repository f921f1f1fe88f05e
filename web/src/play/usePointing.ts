/* What the reader has pointed at so far, and what can be pointed at next. */
import { useMemo, useState } from "preact/hooks";
import type { Token, View } from "../table/view";
import { decided, optionsAfter, type Option } from "./clicks";

export interface Pointing {
    path: readonly Token[];
    /** What can be pointed at now. */
    options: ReadonlyMap<Token, Option>;
    /** What could be pointed at first: choosing another ship needs no way back. */
    first: ReadonlyMap<Token, Option>;
    /** True if the thing meant something. */
    point: (token: Token) => boolean;
    begin: (token: Token) => boolean;
    back: () => void;
    clear: () => void;
}

const START: readonly Token[] = [];
const NOTHING: ReadonlyMap<Token, Option> = new Map();

export function usePointing(view: View, mine: boolean, decide: (action: string) => void): Pointing {
    const decisions = mine ? view.decisions : undefined;
    /* A path means something only for the decisions it was pointed at in. */
    const [kept, keep] = useState<{ of: typeof decisions; path: readonly Token[] }>({ of: undefined, path: START });
    const path = kept.of === decisions ? kept.path : START;
    const setPath = (next: readonly Token[]): void => keep({ of: decisions, path: next });

    const first = useMemo(() => (decisions ? optionsAfter(decisions, []) : NOTHING), [decisions]);
    const options = useMemo(() => (decisions ? optionsAfter(decisions, path) : NOTHING), [decisions, path]);

    const take = (next: readonly Token[]): void => {
        if (!decisions) return;
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
        point,
        begin: (token) => {
            if (path[0] !== token && first.has(token) && !first.get(token)?.final) setPath([token]);
            return first.has(token);
        },
        back: () => setPath(path.slice(0, -1)),
        clear: () => setPath(START),
    };
}
