/* Buttons for actions that are not available now: those that were offered earlier in the turn, and those that the game expects a player
   to look for. They keep their place and say why. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Expected, GameUi } from "../games/ui";
import { useSettings } from "../settings";
import type { Table } from "../table/table";
import type { Token, View } from "../table/view";

export interface Unavailable extends Expected {
    readonly why: string;
}

interface Offered {
    token: Token;
    label: string;
}

/** `first` holds the tokens of first clicks; `root` and `own` are the buttons without and with a selection. */
export function useUnavailable(
    ui: GameUi,
    table: Table,
    view: View,
    mine: boolean,
    path: readonly Token[],
    first: ReadonlySet<Token>,
    root: readonly Offered[],
    own: readonly Offered[],
): readonly Unavailable[] {
    const { language } = useSettings();
    const memory = useRef({ turn: "", seen: new Map<string, Map<Token, string>>() });
    const [unavailable, setUnavailable] = useState<{ of: string; list: readonly Unavailable[] }>({ of: "", list: [] });
    const part = ui.turnPart?.(view) ?? null;
    const turn = `${language} ${view.viewer} ${part}`;
    if (memory.current.turn !== turn) memory.current = { turn, seen: new Map() };
    const { seen } = memory.current;

    const candidates: Expected[] = [];
    if (mine && part !== null) {
        candidates.push(...(ui.expected?.(view, first, language) ?? []));
        const [chosen, more] = path;
        const context = chosen === undefined ? "" : more === undefined ? (ui.identity?.(view, chosen) ?? null) : null;
        for (const [where, offered] of [
            ["", root],
            [context, own],
        ] as const) {
            if (where === null || (where === "" && offered === own)) continue;
            const known = seen.get(where) ?? new Map<Token, string>();
            for (const { token, label } of offered) known.set(token, label);
            seen.set(where, known);
            const now = new Set(offered.map(({ token }) => token));
            const before = where === "" ? [] : path;
            for (const [token, label] of known) if (!now.has(token)) candidates.push({ label, things: [...before, token] });
        }
    }
    const key = `${view.length} ${view.viewer} ${language} ${candidates.map(({ things }) => things.join(" ")).join(", ")}`;
    useEffect(() => {
        let alive = true;
        void Promise.all(candidates.map(async (one) => ({ ...one, why: await table.whyNot(one.things) }))).then(
            (list) => alive && setUnavailable({ of: key, list: list.filter(({ why }) => why !== "") }),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [table, key]);
    return unavailable.of === key ? unavailable.list : NONE;
}

const NONE: readonly Unavailable[] = [];
