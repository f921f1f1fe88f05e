/* What cannot be done now but could be thought of: buttons that were there earlier in the turn, and planets whose orbit adds up.
   They stay in their place and say why not, in the game's words. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useWishes } from "../settings";
import type { Table } from "../table/table";
import type { Token, View } from "../table/view";

export interface Idle {
    label: string;
    /** What would be pointed at, one after the other. */
    things: readonly Token[];
    why: string;
}

interface Offered {
    token: Token;
    label: string;
}

type Wish = Omit<Idle, "why">;

/** Who is chosen, as long as it is the same ship with the same number. */
function contextOf({ board }: View, path: readonly Token[]): string | null {
    const [only, more] = path;
    if (only === undefined) return "";
    const ship = board.ships.find((one) => one.at === only || one.scrapyard === only);
    return ship && more === undefined ? `${ship.seat}${ship.die}/${ship.number}` : null;
}

function fullOrbits(view: View, label: (at: Token) => string, offered: ReadonlySet<Token>): Wish[] {
    return view.board.planets
        .filter(({ at, number, orbit, cubes }) => orbit[view.who] === number && !cubes.includes(view.who) && !offered.has(at))
        .map(({ at }) => ({ label: label(at), things: [at] }));
}

/** `first` are the tokens that can be pointed at without a ship, `root` and `own` the buttons without and with the chosen one. */
export function useIdle(
    table: Table,
    view: View,
    mine: boolean,
    path: readonly Token[],
    first: ReadonlySet<Token>,
    root: readonly Offered[],
    own: readonly Offered[],
): readonly Idle[] {
    const { say, language } = useWishes();
    const memory = useRef({ turn: "", seen: new Map<string, Map<Token, string>>() });
    const [idle, setIdle] = useState<{ of: string; list: readonly Idle[] }>({ of: "", list: [] });
    const { board } = view;
    const turn = `${language} ${board.turn} ${board.phase}`;
    if (memory.current.turn !== turn) memory.current = { turn, seen: new Map() };
    const { seen } = memory.current;

    const wishes: Wish[] = [];
    if (mine && board.phase === 1) {
        wishes.push(...fullOrbits(view, (at) => say("constructAt", at), first));
        const context = contextOf(view, path);
        for (const [where, offered] of [["", root], [context, own]] as const) {
            if (where === null || (where === "" && offered === own)) continue;
            const known = seen.get(where) ?? new Map<Token, string>();
            for (const { token, label } of offered) known.set(token, label);
            seen.set(where, known);
            const now = new Set(offered.map(({ token }) => token));
            const before = where === "" ? [] : path;
            for (const [token, label] of known) if (!now.has(token)) wishes.push({ label, things: [...before, token] });
        }
    }
    const key = `${view.length} ${language} ${wishes.map(({ things }) => things.join(" ")).join(", ")}`;
    useEffect(() => {
        let alive = true;
        void Promise.all(wishes.map(async (one) => ({ ...one, why: await table.whyNot(one.things) }))).then(
            (list) => alive && setIdle({ of: key, list: list.filter(({ why }) => why !== "") }),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [table, key]);
    return idle.of === key ? idle.list : NONE;
}

const NONE: readonly Idle[] = [];
