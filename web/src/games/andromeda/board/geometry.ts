/* Where regions are drawn. */
import type { AndromedaBoard, Region } from "../view";

/** Half a step to the side, a step down, the radius of a hexagon. */
const SIDE = 60;
const DOWN = 105;
export const RADIUS = 68;
const PAD = 10;

export interface Spot {
    readonly x: number;
    readonly y: number;
}

export function spotOf({ x, row }: Pick<Region, "x" | "row">): Spot {
    return { x: PAD + SIDE * (x + 1), y: PAD + RADIUS + DOWN * row };
}

export function hexagon(radius: number): string {
    const corners = Array.from({ length: 6 }, (_, i) => {
        const angle = Math.PI / 6 + (Math.PI / 3) * i;
        return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${corners.join("L")}Z`;
}

/** The first place without a tile in reading order: where the next one is laid. */
export function nextPlace({ places }: AndromedaBoard): string | null {
    return places.find(({ kind }) => kind === undefined)?.id ?? null;
}

/** The rows with tiles, and the one that gets the next. */
export function boxOf(board: AndromedaBoard): { x: number; y: number; width: number; height: number } {
    const next = nextPlace(board);
    const rows = board.places.filter(({ kind, id }) => kind !== undefined || id === next).map(({ row }) => row);
    const last = Math.max(2, ...rows);
    return { x: 0, y: 0, width: 2 * PAD + 12 * SIDE, height: 2 * PAD + 2 * RADIUS + DOWN * last };
}
