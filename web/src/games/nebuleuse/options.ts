/* The options of Nébuleuse Rouge: stored ones, and the default set-up. */
import type { Setup } from "../../table/table";

export function readOptions(kept: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** One person against a level. */
export function setupAgainst(level: number): Setup {
    return {
        game: "nebuleuse",
        options: {},
        players: [
            { kind: "person", name: "" },
            { kind: "level", level },
        ],
    };
}
