/* The options of Quantum, by their protocol names. */
import type { Setup } from "../../table/table";

export const RULE_SETS = ["basic", "sheet", "full"] as const;

function oneOf(values: readonly string[], value: unknown, otherwise: string): string {
    return typeof value === "string" && values.includes(value) ? value : otherwise;
}

/** Reads stored options into the order that the engine expects. Older versions stored `entanglement` as a boolean. */
export function readOptions(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
    return {
        map: typeof stored["map"] === "string" ? stored["map"] : "base-2",
        rules: oneOf(RULE_SETS, stored["rules"], "sheet"),
        printing: oneOf(["first", "revised"], stored["printing"], "first"),
        entanglement: stored["entanglement"] === true || stored["entanglement"] === "on" ? "on" : "off",
    };
}

/** The default board and rules, against one level. */
export function setupAgainst(level: number): Setup {
    return {
        game: "quantum",
        options: readOptions({}),
        players: [
            { kind: "person", name: "" },
            { kind: "level", level },
        ],
    };
}
