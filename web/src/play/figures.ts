/* The game in figures: what can be counted in any game, and what the analysis says. */
import type { Analysis, Assessed, Table } from "../table/table";
import type { Mark, View } from "../table/view";

export function turnsOf({ log }: View, seat: Mark): number {
    return log.filter((line, index) => line.turn === seat && log[index - 1]?.turn !== seat).length;
}

/** Costs below this are within the error of the analysis. */
const CERTAIN = 0.03;

/** What the page itself advised, by the number of actions before it: no reproach follows from that. */
const advised = new WeakMap<Table, Map<number, string>>();

export function noteAdvice(table: Table, length: number, action: string): void {
    const known = advised.get(table) ?? new Map<number, string>();
    advised.set(table, known.set(length, action));
}

/** Whether the decision after this many actions was the one advised. */
export function wasAdvised(table: Table, { log }: View, n: number): boolean {
    const advice = advised.get(table)?.get(n);
    return advice !== undefined && log[n]?.action === advice;
}

/** Found although the next best would have cost the most; null if nothing was at stake. `tells`: whether its words tell something. */
export function bestOf({ actions }: Analysis, seats: readonly Mark[], tells: (n: number) => boolean): { one: Assessed; gain: number } | null {
    let best: { one: Assessed; gain: number } | null = null;
    for (const one of actions) {
        if (one.seat === undefined || !seats.includes(one.seat) || (one.cost ?? 1) > 0.002 || !tells(one.n)) continue;
        const [first, second] = one.best ?? [];
        const gain = first && second ? first.win - second.win : 0;
        if (gain > (best?.gain ?? 0.01)) best = { one, gain };
    }
    return best;
}

/** The most costly one; null if none cost anything for certain. `own`: whether it was the player's own idea. */
export function worstOf({ actions }: Analysis, seats: readonly Mark[], own: (n: number) => boolean): Assessed | null {
    let worst: Assessed | null = null;
    for (const one of actions) if (one.seat !== undefined && seats.includes(one.seat) && (one.cost ?? 0) > (worst?.cost ?? CERTAIN) && own(one.n)) worst = one;
    return worst;
}

/** How it ended: the last decision in words. */
export function lastWords({ log }: View): string {
    return [...log].reverse().find((line) => line.seat !== null)?.text ?? "";
}
