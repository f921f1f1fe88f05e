/* The game to be started, remembered from last time. */
import type { Player, Setup } from "../table/table";

const KEY = "astragal.setup";

export const FIRST: Setup = {
    map: "base-2",
    rules: "sheet",
    players: [
        { kind: "person", name: "" },
        { kind: "level", level: 2 },
    ],
};

function isPlayer(value: unknown): value is Player {
    if (!value || typeof value !== "object") return false;
    const { kind, level } = value as { kind?: unknown; level?: unknown };
    return kind === "person" || (kind === "level" && typeof level === "number" && level >= 1 && level <= 8);
}

export function lastSetup(): Setup {
    try {
        const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Setup> | null;
        const players = kept?.players;
        if (!kept || typeof kept.map !== "string" || !Array.isArray(players) || players.length < 2 || !players.every(isPlayer))
            return FIRST;
        return {
            map: kept.map,
            rules: kept.rules === "full" || kept.rules === "basic" ? kept.rules : "sheet",
            printing: kept.printing === "revised" ? "revised" : "first",
            entanglement: kept.entanglement === true,
            players,
        };
    } catch {
        return FIRST;
    }
}

export function keepSetup(setup: Setup): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(setup));
    } catch {
        /* Forbidden or full: the next game is set up from the beginning. */
    }
}

/** As many players as asked for: more are levels. */
export function withSeats(players: readonly Player[], seats: number): Player[] {
    const level = players.find((player) => player.kind === "level") ?? { kind: "level", level: 2 };
    return Array.from({ length: seats }, (_, index) => players[index] ?? level);
}
