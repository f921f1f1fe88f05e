/* The path along which a ship is animated. */
import type { QuantumBoard } from "../view";
import { cellOf, middle, spaceName, type Point } from "./geometry";

const STEPS = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
] as const;

/** The shortest path around planets and ships, for display only; a straight line if there is no short one. */
export function flight(board: QuantumBoard, from: string, to: string): Point[] {
    const straight = [middle(from, board), middle(to, board)];
    const closed = new Set<string>();
    for (const planet of board.planets) closed.add(planet.at);
    for (const ship of board.ships) if (ship.at && ship.at !== to) closed.add(ship.at);
    const before = new Map<string, string>([[from, ""]]);
    const queue = [from];
    for (let next = queue.shift(); next !== undefined && next !== to; next = queue.shift()) {
        const cell = cellOf(next, board);
        if (!cell) return straight;
        for (const [dx, dy] of STEPS) {
            const column = cell.column + dx;
            const row = cell.row + dy;
            if (column < 0 || row < 0 || column >= board.files || row >= board.ranks) continue;
            if ((board.tiles[Math.floor(row / 3)]?.[Math.floor(column / 3)] ?? null) === null) continue;
            const space = spaceName(column, row, board);
            if (before.has(space) || closed.has(space)) continue;
            before.set(space, next);
            queue.push(space);
        }
    }
    const way: Point[] = [];
    for (let space = to; space && before.has(space); space = before.get(space) ?? "") way.unshift(middle(space, board));
    return way.length > 1 && way.length <= 8 ? way : straight;
}
