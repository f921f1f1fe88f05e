/* The board: space, planets, ships, highlights and clickable cells. It draws a view and knows no rules. */
import { useMemo, useRef } from "preact/hooks";
import type { QuantumBoard } from "../view";
import { BoardSvg, placeAt, useOnTop, ZoomButtons } from "../../../board/BoardSvg";
import { useFrame, type Place } from "../../../board/frame";
import { Cells } from "./Cells";
import { Coordinates } from "./Coordinates";
import { DieArt } from "./DieArt";
import type { QuantumEffect } from "../animation";
import { Effects } from "./Effects";
import { CELL, cellOf, middle, spaceName, type Point } from "./geometry";
import { LitSpaces, Rings } from "./Marks";
import { OrbitSums, Planets } from "./Planets";
import { Ships } from "./Ships";
import { Tiles } from "./Tiles";
import type { BoardProps } from "../../ui";
import { useQuantum } from "../words";
import { useGestures } from "../../../board/useGestures";
import type { Box } from "../../../board/zoom";

/** Minimum font size in pixels. */
const LEAST = 12.2;
/** Cells smaller than this (in pixels) are hard to hit: offer zooming. */
const SMALL_CELL = 26;

function wordScale(board: QuantumBoard, size: { width: number; height: number }): number {
    return wordsAt(Math.min(size.width / (board.files * CELL + 60), size.height / (board.ranks * CELL + 60)));
}

/** The factor by which to enlarge text at this many pixels per unit. */
function wordsAt(unit: number): number {
    return Math.min(4, Math.max(1, LEAST / (20 * Math.max(unit, 0.05))));
}

function wholeBox(board: QuantumBoard, scale: number): Box {
    const left = 10 + 25 * scale;
    const bottom = 10 + 26 * scale;
    return { x: -left, y: -8, width: board.files * CELL + left + 8, height: board.ranks * CELL + bottom + 8 };
}

function underPlanets(board: QuantumBoard): Set<string> {
    const spaces = new Set<string>();
    for (const planet of board.planets) {
        const cell = cellOf(planet.at, board);
        if (cell) spaces.add(spaceName(cell.column, cell.row + 1, board));
    }
    return spaces;
}

export function Board(props: BoardProps<QuantumBoard, QuantumEffect>) {
    const { say } = useQuantum();
    const { lit, ready, speed } = props;
    const { board } = props.view;
    const { frame, size } = useFrame();
    const svg = useRef<SVGSVGElement>(null);
    const scale = wordScale(board, size);
    const whole = useMemo(() => wholeBox(board, scale), [board.files, board.ranks, scale]);
    const live = useMemo(() => new Set([...ready, ...[...lit].filter(([, { kind }]) => kind !== "odds").map(([space]) => space)]), [lit, ready]);
    const below = useMemo(() => underPlanets(board), [board.planets]);
    const gestures = useGestures(svg, whole, {
        canDrag: (space) => ready.has(space),
        onDragStart: props.onDragStart,
        onDrop: (space) => space && props.onPoint(space),
        onLongPress: (space) => props.onHover(space),
    });
    const { seen, drag } = gestures;
    const onTop = useOnTop();
    const unit = Math.min(size.width / seen.width, size.height / seen.height);
    const words = wordsAt(unit);
    const dense = CELL * unit < SMALL_CELL;
    const place = (space: string): Place => {
        const at = middle(space, board);
        return placeAt(size, seen, unit, onTop, at, CELL / 2);
    };
    const carried = drag && board.ships.find((ship) => ship.at === drag.from);
    const area: Point = { x: board.files * CELL, y: board.ranks * CELL };

    return (
        <div class={`board-frame${drag ? " dragging" : ""}`} ref={frame}>
            <BoardSvg svg={svg} gestures={gestures} onTop={onTop} class="board" onPoint={props.onPoint} onBack={props.onBack}>
                <Tiles tiles={board.tiles} />
                <LitSpaces size={board} lit={lit} seat={props.seat} />
                <Planets board={board} seat={props.seat} numbers={Math.min(76, Math.max(50, Math.round(LEAST / unit)))} />
                <Coordinates files={board.files} ranks={board.ranks} scale={scale} />
                <Ships board={board} speed={speed} unit={unit} ready={ready} rolling={props.effect?.rolling} />
                <OrbitSums board={board} seat={props.seat} scale={words} />
                <Rings size={board} lit={lit} chosen={props.chosen} highlighted={props.highlighted} seat={props.seat} scale={words} below={below} />
                <Effects happening={props.effect} speed={speed} size={area} scale={words} />
                {carried && drag && (
                    <g class="carried" transform={`translate(${middle(drag.from, board).x + drag.dx} ${middle(drag.from, board).y + drag.dy}) scale(1.12)`}>
                        <DieArt seat={carried.seat} number={carried.number} unit={unit} />
                    </g>
                )}
                <Cells
                    board={board}
                    label={say("board")}
                    describe={props.describe}
                    live={live}
                    focus={props.focus}
                    onFocus={props.onFocus}
                    onPoint={props.onPoint}
                    onHover={props.onHover}
                    onBack={props.onBack}
                />
            </BoardSvg>
            {props.floating?.(place)}
            <ZoomButtons gestures={gestures} small={dense} />
        </div>
    );
}
