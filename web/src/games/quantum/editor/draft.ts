/* A map being edited. The engine decides whether it can be played. */

/** A tile in notation (docs/notation.md): the planet's number, followed by * on a starting planet; 0 for the Void, . for no tile. */
export type Tile = string;

export interface Draft {
    readonly name: string;
    readonly cubes: number;
    /** Rows from the top, all of the same length. */
    readonly rows: readonly (readonly Tile[])[];
}

export const PLANETS = ["7", "8", "9", "10"] as const;
export const VOID = "0";
export const NOTHING = ".";

/** The engine's limits: tiles per row or column, and cubes per player. */
export const MOST_SIDE = 8;
export const FEWEST_CUBES = 2;
export const MOST_CUBES = 64;

/** What a click does: sets the tile, or toggles its start mark. */
export type Tool = (typeof PLANETS)[number] | typeof VOID | typeof NOTHING | "start";

export const TOOLS: readonly Tool[] = [...PLANETS, VOID, NOTHING, "start"];

/** How edits are mirrored. */
export type Symmetry = "none" | "turn" | "mirror";

const TILE = /^(?:\.|0|(?:7|8|9|10)\*?)$/;

export function isPlanet(tile: Tile): boolean {
    return tile !== VOID && tile !== NOTHING;
}

export function isStart(tile: Tile): boolean {
    return tile.endsWith("*");
}

export function emptyDraft(name: string): Draft {
    const row = (): Tile[] => Array.from({ length: 3 }, () => NOTHING);
    return { name, cubes: 5, rows: [row(), row(), row()] };
}

/** Separators of the notation cannot occur in a name. */
export function nameOf(words: string): string {
    return words.replace(/[|"\\{}\p{Cc}]/gu, "").slice(0, 60);
}

export function lineOf(draft: Draft, nameless: string): string {
    return `${draft.name.trim() || nameless} | ${draft.cubes} | ${draft.rows.map((row) => row.join(" ")).join(" / ")}`;
}

/** The text of a .map file. */
export function fileOf(draft: Draft, nameless: string): string {
    const rows = draft.rows.map((row) =>
        row
            .map((tile) => tile.padEnd(3))
            .join(" ")
            .trimEnd(),
    );
    return `name: ${draft.name.trim() || nameless}\ncubes: ${draft.cubes}\n\n${rows.join("\n")}\n`;
}

/** Null if the line is not a map, or the map is too large. */
export function draftOf(line: string): Draft | null {
    if (line.length > 1024) return null;
    const [name, cubes, layout, ...more] = line.split("|").map((part) => part.trim());
    if (name === undefined || cubes === undefined || layout === undefined || more.length > 0) return null;
    const rows = layout.split("/").map((row) => row.trim().split(/\s+/));
    const width = rows[0]?.length ?? 0;
    if (!/^\d{1,2}$/.test(cubes) || rows.length > MOST_SIDE || width > MOST_SIDE) return null;
    if (rows.some((row) => row.length !== width || !row.every((tile) => TILE.test(tile)))) return null;
    return { name: nameOf(name), cubes: Number(cubes), rows };
}

/** Applies the tool to a tile. A start stays a start if its planet changes. */
function worked(tile: Tile, tool: Tool): Tile {
    if (tool === "start") return !isPlanet(tile) ? tile : isStart(tile) ? tile.slice(0, -1) : `${tile}*`;
    return isPlanet(tool) && isStart(tile) ? `${tool}*` : tool;
}

function withTile(rows: Draft["rows"], row: number, column: number, tile: Tile): Draft["rows"] {
    return rows.map((tiles, y) => (y === row ? tiles.map((old, x) => (x === column ? tile : old)) : tiles));
}

/** Applies the tool to the draft; returns the same object if nothing changes. */
export function work(draft: Draft, row: number, column: number, tool: Tool, symmetry: Symmetry): Draft {
    const old = draft.rows[row]?.[column];
    if (old === undefined) return draft;
    const tile = worked(old, tool);
    let rows = tile === old ? draft.rows : withTile(draft.rows, row, column, tile);
    if (symmetry !== "none") {
        const otherRow = symmetry === "turn" ? rows.length - 1 - row : row;
        const otherColumn = draft.rows[0]!.length - 1 - column;
        if (rows[otherRow]?.[otherColumn] !== tile) rows = withTile(rows, otherRow, otherColumn, tile);
    }
    return rows === draft.rows ? draft : { ...draft, rows };
}

/** Adds or removes rows and columns at the bottom and on the right. */
export function resized(draft: Draft, rowCount: number, columnCount: number): Draft {
    const rows = Array.from({ length: rowCount }, (_, row) => Array.from({ length: columnCount }, (_, column) => draft.rows[row]?.[column] ?? NOTHING));
    return { ...draft, rows };
}

/** Shifts all tiles by one, unless one would fall off the edge. */
export function moved(draft: Draft, down: number, right: number): Draft {
    const columns = draft.rows[0]!.length;
    const falls = draft.rows.some((row, y) =>
        row.some((tile, x) => {
            const inside = y + down >= 0 && y + down < draft.rows.length && x + right >= 0 && x + right < columns;
            return tile !== NOTHING && !inside;
        }),
    );
    if (falls) return draft;
    const rows = draft.rows.map((row, y) => row.map((_, x) => draft.rows[y - down]?.[x - right] ?? NOTHING));
    return { ...draft, rows };
}
