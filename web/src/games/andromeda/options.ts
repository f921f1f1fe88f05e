/* The options of Andromeda's Edge: stored ones, and the default set-up. */
import type { Setup } from "../../table/table";

export function readOptions(kept: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** One person against the Unity, which plays by itself. */
export const SOLO: Setup = {
    game: "andromeda",
    options: { seats: "2", mode: "solo", length: "short" },
    players: [
        { kind: "person", name: "" },
        { kind: "level", level: 2 },
    ],
};

/** The same against a commander of the first level. */
export const FIRST_GAME: Setup = { ...SOLO, options: { ...SOLO.options, commander: "k11" } };
