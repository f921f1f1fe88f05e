/* The edited map, with a button on top of each tile. */
import { useMemo, useRef, useState } from "preact/hooks";
import { CELL, middle } from "../board/geometry";
import { boardOfLine } from "../board/mapLine";
import { useFacts } from "../facts";
import { Planets } from "../board/Planets";
import { Tiles } from "../board/Tiles";
import { useQuantum } from "../words";
import type { QuantumBoard } from "../view";
import type { QuantumSay } from "../words";
import { isPlanet, isStart, lineOf, NOTHING, VOID, type Draft, type Tile, type Tool } from "./draft";

interface Props {
    draft: Draft;
    tool: Tool;
    onWork: (row: number, column: number, tool: Tool) => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
};

/** Keys that change the focused tile, whichever tool is selected. */
export const TOOL_KEYS: Readonly<Record<string, Tool>> = {
    "7": "7",
    "8": "8",
    "9": "9",
    "0": "10",
    v: VOID,
    Delete: NOTHING,
    Backspace: NOTHING,
    ".": NOTHING,
    s: "start",
    "*": "start",
};

export function tileWords(say: QuantumSay, tile: Tile): string {
    if (tile === NOTHING) return say("noTile");
    if (tile === VOID) return say("voidTile");
    const planet = say("planetTile", parseInt(tile, 10));
    return isStart(tile) ? `${planet}, ${say("startTile")}` : planet;
}

/** Positions without a tile. */
function Places({ rows }: { rows: Draft["rows"] }) {
    return (
        <g>
            {rows.map((row, y) =>
                row.map(
                    (tile, x) => tile === NOTHING && <rect x={x * 3 * CELL + 14} y={y * 3 * CELL + 14} width={272} height={272} rx={34} class="tile-place" />,
                ),
            )}
        </g>
    );
}

/** The survey names starts by their spaces. */
function StartNames({ board }: { board: QuantumBoard }) {
    // The same size on large and small maps.
    const size = 11 * Math.max(3, board.files / 3, board.ranks / 3);
    return (
        <g>
            {board.planets
                .filter((planet) => planet.start)
                .map((planet) => {
                    const { x, y } = middle(planet.at, board);
                    return (
                        <text x={x - 136} y={y - 138 + size * 0.8} style={{ fontSize: `${size}px` }} class="start-name">
                            {planet.at}
                        </text>
                    );
                })}
        </g>
    );
}

export function EditorBoard({ draft, tool, onWork }: Props) {
    const { say } = useQuantum();
    const grid = useRef<HTMLDivElement>(null);
    const [focus, setFocus] = useState<readonly [number, number]>([0, 0]);
    const { rows } = draft;
    const columns = rows[0]!.length;
    const facts = useFacts();
    const board = useMemo(() => boardOfLine(lineOf({ ...draft, name: "draft" }, "draft"), facts), [rows, facts]);
    const at = [Math.min(focus[0], rows.length - 1), Math.min(focus[1], columns - 1)] as const;
    const onKey = (event: KeyboardEvent): void => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const arrow = ARROWS[event.key];
        const key = TOOL_KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (arrow) {
            const row = at[0] + arrow[0];
            const column = at[1] + arrow[1];
            grid.current?.querySelector<HTMLElement>(`[data-tile="${row},${column}"]`)?.focus();
        } else if (key) onWork(at[0], at[1], key);
        else return;
        event.preventDefault();
    };
    return (
        <div class="editor-board" style={{ aspectRatio: `${columns} / ${rows.length}`, "--columns": columns, "--rows": rows.length }}>
            <svg viewBox={`-4 -4 ${columns * 3 * CELL + 8} ${rows.length * 3 * CELL + 8}`} aria-hidden="true" class="board">
                <Places rows={rows} />
                <Tiles tiles={board.tiles} />
                <Planets board={board} />
                <StartNames board={board} />
            </svg>
            <div ref={grid} class="editor-tiles" role="group" aria-label={say("editorBoard")} onKeyDown={onKey}>
                {rows.map((row, y) =>
                    row.map((tile, x) => (
                        <button
                            type="button"
                            key={`${y},${x}`}
                            data-tile={`${y},${x}`}
                            class={isPlanet(tile) ? "planet-tile" : ""}
                            tabIndex={y === at[0] && x === at[1] ? 0 : -1}
                            aria-label={say("tileAt", y + 1, x + 1, tileWords(say, tile))}
                            onFocus={() => setFocus([y, x])}
                            onClick={() => onWork(y, x, tool)}
                            onPointerEnter={(event) => {
                                if (event.pointerType === "mouse" && event.buttons === 1 && tool !== "start") onWork(y, x, tool);
                            }}
                            onPointerLeave={(event) => {
                                if (event.pointerType === "mouse" && event.buttons === 1 && tool !== "start") onWork(y, x, tool);
                            }}
                        />
                    )),
                )}
            </div>
        </div>
    );
}
