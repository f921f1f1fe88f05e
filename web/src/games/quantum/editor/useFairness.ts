/* How fair the map is: a short match in the background, some time after the last change. Seats are alike, since dice decide who begins;
   what may not be alike is the order of play and the starting planets. */
import { useEffect, useState } from "preact/hooks";
import type { TableSource } from "../../../table/table";
import type { View } from "../../../table/view";

export const FAIRNESS_GAMES = 200;
export const FAIRNESS_LEVEL = 4;

/** No match while the map is still being changed. */
const DELAY = 1500;

/** How far a share may be from an equal one: this many standard deviations, and enough to matter. */
const DEVIATIONS = 2.6;
const MATTERS = 0.05;

/** Wins by order of play and by starting planet. */
export interface Score {
    readonly games: number;
    readonly byOrder: readonly number[];
    readonly byStart: ReadonlyMap<string, number>;
}

const NONE: Score = { games: 0, byOrder: [], byStart: new Map() };

/** Whoever takes a starting planet first begins. */
export function addGame({ games, byOrder, byStart }: Score, { log, result }: Pick<View, "log" | "result">): Score {
    const starts = log.flatMap(({ action, seat, turn }) => {
        const at = /^start (\S+)$/.exec(action)?.[1];
        return at ? [{ at, won: result?.find((one) => one.seat === (seat ?? turn))?.utility ?? 0 }] : [];
    });
    return {
        games: games + 1,
        byOrder: starts.map(({ won }, index) => (byOrder[index] ?? 0) + won),
        byStart: new Map([...byStart, ...starts.map(({ at, won }) => [at, (byStart.get(at) ?? 0) + won] as const)]),
    };
}

/** Who wins clearly more than the others: by order of play (an index) or by starting planet; null if nobody is known to. */
export function favoured({ games, byOrder, byStart }: Score): { readonly who: number | string; readonly share: number } | null {
    if (games === 0 || byOrder.length < 2) return null;
    const equal = 1 / byOrder.length;
    const limit = equal + Math.max(MATTERS, DEVIATIONS * Math.sqrt((equal * (1 - equal)) / games));
    const shares = [...byOrder.map((wins, index) => [index, wins] as const), ...byStart].map(([who, wins]) => ({ who, share: wins / games }));
    const most = shares.reduce((one, two) => (two.share > one.share ? two : one));
    return most.share > limit ? most : null;
}

/** `line` is null if the map cannot be played. `stop` ends the match; the games so far count. */
export function useFairness(source: TableSource, line: string | null): { score: Score; done: boolean; stop: () => void } {
    const [state, setState] = useState<{ of: string | null; score: Score; done: boolean; stop: () => void }>({
        of: null,
        score: NONE,
        done: false,
        stop: () => undefined,
    });
    useEffect(() => {
        if (line === null) return;
        const stopping = new AbortController();
        let score = NONE;
        let left = false;
        const tell = (done: boolean): void => {
            if (!left) setState({ of: line, score, done: done || stopping.signal.aborted, stop });
        };
        const stop = (): void => {
            stopping.abort();
            tell(true);
        };
        const onEnd = (view: View): void => {
            score = addGame(score, view);
            tell(false);
        };
        tell(false);
        const timer = setTimeout(() => {
            source.match("quantum", { map: line }, FAIRNESS_LEVEL, FAIRNESS_GAMES, onEnd, stopping.signal).then(
                () => tell(true),
                () => tell(true),
            );
        }, DELAY);
        return () => {
            left = true;
            clearTimeout(timer);
            stopping.abort();
        };
    }, [source, line]);
    return state.of === line ? state : { score: NONE, done: false, stop: () => undefined };
}
