/* Board geometry: a space is 100 units wide, a tile is three spaces. */

export const CELL = 100;

export interface Point {
    x: number;
    y: number;
}

export interface Size {
    files: number;
    ranks: number;
}

const SPACE = /^([a-x])([1-9][0-9]?)$/;

/** Column and row (from the top) of a space such as d4; null for any other token. */
export function cellOf(thing: string, size: Size): { column: number; row: number } | null {
    const found = SPACE.exec(thing);
    if (!found) return null;
    const column = found[1]!.charCodeAt(0) - 97;
    const row = size.ranks - Number(found[2]);
    return column < size.files && row >= 0 && row < size.ranks ? { column, row } : null;
}

export function spaceName(column: number, row: number, size: Size): string {
    return String.fromCharCode(97 + column) + (size.ranks - row);
}

/** The centre of a space. */
export function middle(space: string, size: Size): Point {
    const cell = cellOf(space, size);
    return cell ? { x: (cell.column + 0.5) * CELL, y: (cell.row + 0.5) * CELL } : { x: 0, y: 0 };
}

/** The space of a cube token such as K@e5. */
export function cubeSpace(thing: string): string | null {
    const at = thing.indexOf("@");
    return at > 0 ? thing.slice(at + 1) : null;
}
