/* Pointing: every decision is a path of things to point at. What can be pointed at next follows from the decisions whose
   paths begin with what was pointed at so far. */
import type { Decision, Token } from "../table/view";

export interface Option {
    token: Token;
    /** All decisions that go through it. */
    decisions: Decision[];
    /** Whether pointing at it is the decision. */
    final: boolean;
    /** The best odds of those that can fail, if all can. */
    odds: number | undefined;
}

export function optionsAfter(decisions: readonly Decision[], path: readonly Token[]): Map<Token, Option> {
    const options = new Map<Token, Option>();
    for (const decision of decisions) {
        if (!path.every((token, index) => decision.clicks[index] === token)) continue;
        const token = decision.clicks[path.length];
        if (token === undefined) continue;
        const option = options.get(token);
        if (option) option.decisions.push(decision);
        else options.set(token, { token, decisions: [decision], final: false, odds: undefined });
    }
    for (const option of options.values()) {
        const only = option.decisions.length === 1 ? option.decisions[0] : undefined;
        option.final = only !== undefined && only.clicks.length === path.length + 1;
        const odds = option.decisions.map((decision) => decision.odds);
        if (odds.every((value): value is number => value !== undefined)) option.odds = Math.max(...odds);
    }
    return options;
}

/** The decision that a path comes to: all of it was pointed at, or after a ship and a target only one is left (single answers
    are taken). The first thing alone never decides for more than itself. */
export function decided(decisions: readonly Decision[], path: readonly Token[]): Decision | null {
    const left = decisions.filter((decision) => path.every((token, index) => decision.clicks[index] === token));
    const only = left.length === 1 ? left[0] : undefined;
    return only && (only.clicks.length === path.length || path.length >= 2) ? only : null;
}
