/* The clickable cells: an invisible grid above the drawing for mouse, touch, keyboard and screen readers. Only the focus is visible. */
import { useRef } from "preact/hooks";
import type { QuantumBoard } from "../view";
import { CELL, cellOf, spaceName } from "./geometry";

interface Props {
    board: QuantumBoard;
    label: string;
    /** Describes a space and what can be done there. */
    describe: (space: string) => string;
    /** Spaces that can be clicked. */
    live: ReadonlySet<string>;
    focus: string;
    onFocus: (space: string) => void;
    onPoint: (space: string) => void;
    onHover: (space: string | null) => void;
    onBack: () => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

function isTile(board: QuantumBoard, column: number, row: number): boolean {
    return (board.tiles[Math.floor(row / 3)]?.[Math.floor(column / 3)] ?? null) !== null;
}

/** The next space in a direction, skipping gaps between tiles. */
function walk(board: QuantumBoard, from: string, [dx, dy]: readonly [number, number]): string | null {
    const cell = cellOf(from, board);
    if (!cell) return null;
    let { column, row } = cell;
    do {
        column += dx;
        row += dy;
        if (column < 0 || row < 0 || column >= board.files || row >= board.ranks) return null;
    } while (!isTile(board, column, row));
    return spaceName(column, row, board);
}

export function Cells({ board, label, describe, live, focus, onFocus, onPoint, onHover, onBack }: Props) {
    const grid = useRef<SVGGElement>(null);
    const goTo = (space: string): void => {
        onFocus(space);
        grid.current?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus();
    };
    const onKey = (event: KeyboardEvent): void => {
        const arrow = ARROWS[event.key];
        if (arrow) {
            const next = walk(board, focus, arrow);
            if (next) goTo(next);
        } else if (event.key === "Enter" || event.key === " ") onPoint(focus);
        else if (event.key === "Escape") onBack();
        else return;
        event.preventDefault();
        event.stopPropagation();
    };
    const rows = Array.from({ length: board.ranks }, (_, row) => row);
    const columns = Array.from({ length: board.files }, (_, column) => column);
    return (
        <g ref={grid} role="grid" aria-label={label} onKeyDown={onKey} onPointerLeave={() => onHover(null)}>
            {rows.map((row) => (
                <g role="row" key={row}>
                    {columns.map((column) => {
                        if (!isTile(board, column, row)) return null;
                        const space = spaceName(column, row, board);
                        return (
                            <g
                                key={space}
                                role="gridcell"
                                data-space={space}
                                class={live.has(space) ? "cell live" : "cell"}
                                tabindex={space === focus ? 0 : -1}
                                aria-label={describe(space)}
                                onFocus={(event) => {
                                    onFocus(space);
                                    if (event.currentTarget.matches(":focus-visible")) onHover(space);
                                }}
                                onBlur={() => onHover(null)}
                                onPointerEnter={(event) => event.pointerType === "mouse" && onHover(space)}
                            >
                                <rect x={column * CELL} y={row * CELL} width={CELL} height={CELL} rx={20} />
                            </g>
                        );
                    })}
                </g>
            ))}
        </g>
    );
}
