/* Every decision is a path of clicks. What can be clicked next follows from the decisions whose paths start with the clicks made so far. */
import type { Chance, Decision, Token } from "../table/view";

export interface Option {
    token: Token;
    /** All decisions whose path goes through it. */
    decisions: Decision[];
    /** Whether clicking it completes a decision. */
    final: boolean;
    /** The best chance of success, if all its decisions can fail. */
    odds: number | undefined;
    /** All chances, if only one decision is left. */
    chances: readonly Chance[];
}

export function optionsAfter(decisions: readonly Decision[], path: readonly Token[]): Map<Token, Option> {
    const options = new Map<Token, Option>();
    for (const decision of decisions) {
        if (!path.every((token, index) => decision.clicks[index] === token)) continue;
        const token = decision.clicks[path.length];
        if (token === undefined) continue;
        const option = options.get(token);
        if (option) option.decisions.push(decision);
        else options.set(token, { token, decisions: [decision], final: false, odds: undefined, chances: [] });
    }
    for (const option of options.values()) {
        const only = option.decisions.length === 1 ? option.decisions[0] : undefined;
        option.final = only !== undefined && only.clicks.length === path.length + 1;
        option.chances = only?.odds ?? [];
        const odds = option.decisions.map((decision) => decision.odds?.find(({ kind }) => kind === "success")?.chance);
        if (odds.every((value): value is number => value !== undefined)) option.odds = Math.max(...odds);
    }
    return options;
}

/** The decision that a path leads to: the path is complete, or only one decision remains after at least two clicks. A first click never
    decides more than itself. */
export function decided(decisions: readonly Decision[], path: readonly Token[]): Decision | null {
    const left = decisions.filter((decision) => path.every((token, index) => decision.clicks[index] === token));
    const only = left.length === 1 ? left[0] : undefined;
    return only && (only.clicks.length === path.length || path.length >= 2) ? only : null;
}
