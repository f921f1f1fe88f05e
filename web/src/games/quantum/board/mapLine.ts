/* Parses a map line (docs/notation.md) into an empty board, for pictures. The engine decides whether it can be played. */
import type { Planet, QuantumBoard } from "../view";
import type { Facts } from "../facts";
import { spaceName } from "./geometry";

export function boardOfLine(line: string, facts: Facts): QuantumBoard {
    const [name = "", cubes = "5", layout = ""] = line.split("|").map((part) => part.trim());
    const rows = layout.split("/").map((row) => row.trim().split(/\s+/));
    const width = Math.max(...rows.map((row) => row.length));
    const size = { files: width * 3, ranks: rows.length * 3 };
    const planets: Planet[] = [];
    const tiles = rows.map((row, y) =>
        Array.from({ length: width }, (_, x) => {
            const number = parseInt(row[x] ?? ".", 10);
            if (Number.isNaN(number)) return null;
            const locations = facts.locations[number] ?? 0;
            if (number > 0)
                planets.push({
                    at: spaceName(x * 3 + 1, y * 3 + 1, size),
                    number,
                    start: row[x]!.endsWith("*"),
                    locations,
                    free: locations,
                    cubes: [],
                    orbit: {},
                    ready: false,
                });
            return number;
        }),
    );
    return {
        map: name,
        rules: "sheet",
        entanglement: false,
        ...size,
        cubes: Number(cubes),
        tiles,
        planets,
        ships: [],
        sheets: [],
        turn: "",
        phase: 0,
        actions: 0,
        earned: 0,
    };
}
