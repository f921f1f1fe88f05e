/* The board: space, planets, ships, what is lit, and what can be pointed at. It shows a view and knows no rule. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { QuantumBoard } from "../table/view";
import { IconButton } from "../IconButton";
import { useMedia } from "../useMedia";
import { Cells } from "./Cells";
import { Coordinates } from "./Coordinates";
import { DieArt } from "./DieArt";
import { Effects, type Happening } from "./Effects";
import { CELL, cellOf, middle, spaceName, type Point } from "./geometry";
import { LitSpaces, Rings, type Lit } from "./Marks";
import type { Speed } from "./motion";
import { OrbitSums, Planets } from "./Planets";
import { Ships } from "./Ships";
import { Tiles } from "./Tiles";
import { spaceAt, useGestures } from "./useGestures";
import type { Box } from "./zoom";

export interface BoardWords {
    board: string;
    zoomIn: string;
    zoomOut: string;
    showAll: string;
}

interface Props {
    board: QuantumBoard;
    /** For whom orbits are added up. */
    seat: string;
    words: BoardWords;
    describe: (space: string) => string;
    lit: ReadonlyMap<string, Lit>;
    ready: ReadonlySet<string>;
    chosen: readonly string[];
    told: readonly string[];
    happening: Happening | null;
    speed: Speed;
    focus: string;
    onFocus: (space: string) => void;
    onPoint: (space: string) => void;
    onDragStart: (space: string) => void;
    onBack: () => void;
    /** What floats above the board, next to a space: a question, or an explanation. */
    floating?: (place: (space: string) => Place) => ComponentChildren;
    onHover: (space: string | null) => void;
}

/** Where a space is in the frame, in pixels. */
export interface Place {
    x: number;
    y: number;
    half: number;
    frame: Frame;
}

/** The frame's size, and how much of the window is above and below it. */
export interface Frame {
    width: number;
    height: number;
    above: number;
    below: number;
}

/** Pixels that words are high at least. */
const LEAST = 12.2;
/** Cells smaller than this are hard to hit: the way to zoom is offered. */
const SMALL_CELL = 26;
const PHONE = "(orientation: portrait) and (max-width: 699px)";

/** Pixels of the frame, to keep words readable and to put HTML beside a space. */
function useFrame() {
    const frame = useRef<HTMLDivElement>(null);
    const [size, setSize] = useState<Frame>({ width: 600, height: 600, above: 0, below: 0 });
    useLayoutEffect(() => {
        const node = frame.current;
        if (!node) return;
        const measure = (): void => {
            const { top, bottom } = node.getBoundingClientRect();
            setSize({ width: node.clientWidth, height: node.clientHeight, above: top, below: innerHeight - bottom });
        };
        measure();
        const watcher = new ResizeObserver(measure);
        watcher.observe(node);
        return () => watcher.disconnect();
    }, []);
    return { frame, size };
}

function wordScale(board: QuantumBoard, size: { width: number; height: number }): number {
    return wordsAt(Math.min(size.width / (board.files * CELL + 60), size.height / (board.ranks * CELL + 60)));
}

/** How much larger than drawn words must be at so many pixels to a unit. */
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

export function Board(props: Props) {
    const { board, lit, ready, speed } = props;
    const { frame, size } = useFrame();
    const svg = useRef<SVGSVGElement>(null);
    const scale = wordScale(board, size);
    const whole = useMemo(() => wholeBox(board, scale), [board.files, board.ranks, scale]);
    const live = useMemo(() => new Set([...lit.keys(), ...ready]), [lit, ready]);
    const below = useMemo(() => underPlanets(board), [board.planets]);
    const gestures = useGestures(svg, whole, {
        canDrag: (space) => ready.has(space),
        onDragStart: props.onDragStart,
        onDrop: (space) => space && props.onPoint(space),
        onLongPress: (space) => props.onHover(space),
    });
    const { seen, drag } = gestures;
    /* On a phone the board stays where it is when what is below grows or shrinks. */
    const onTop = useMedia(PHONE);
    const unit = Math.min(size.width / seen.width, size.height / seen.height);
    const words = wordsAt(unit);
    const dense = CELL * unit < SMALL_CELL;
    const place = (space: string): Place => {
        const at = middle(space, board);
        return {
            x: (size.width - seen.width * unit) / 2 + (at.x - seen.x) * unit,
            y: (onTop ? 0 : (size.height - seen.height * unit) / 2) + (at.y - seen.y) * unit,
            half: (CELL / 2) * unit,
            frame: size,
        };
    };
    const carried = drag && board.ships.find((ship) => ship.at === drag.from);
    const area: Point = { x: board.files * CELL, y: board.ranks * CELL };

    return (
        <div class={`board-frame${drag ? " dragging" : ""}`} ref={frame}>
            <svg
                ref={svg}
                class="board"
                preserveAspectRatio={onTop ? "xMidYMin" : "xMidYMid"}
                viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
                onKeyDown={(event) => {
                    if (event.key === "+" || event.key === "=") gestures.zoom(1.4);
                    else if (event.key === "-") gestures.zoom(1 / 1.4);
                    else if (event.key === "0") gestures.showAll();
                }}
                onClick={(event) => {
                    const space = spaceAt(event.target);
                    if (gestures.swallowed()) return;
                    if (space) props.onPoint(space);
                    else props.onBack();
                }}
            >
                <Tiles tiles={board.tiles} />
                <LitSpaces size={board} lit={lit} seat={props.seat} />
                <Planets board={board} seat={props.seat} numbers={Math.min(76, Math.max(50, Math.round(LEAST / unit)))} />
                <Coordinates files={board.files} ranks={board.ranks} scale={scale} />
                <Ships board={board} speed={speed} unit={unit} ready={ready} />
                <OrbitSums board={board} seat={props.seat} scale={words} />
                <Rings
                    size={board}
                    lit={lit}
                    chosen={props.chosen}
                    told={props.told}
                    seat={props.seat}
                    scale={words}
                    below={below}
                />
                <Effects happening={props.happening} speed={speed} size={area} scale={words} />
                {carried && drag && (
                    <g
                        class="carried"
                        transform={`translate(${middle(drag.from, board).x + drag.dx} ${middle(drag.from, board).y + drag.dy}) scale(1.12)`}
                    >
                        <DieArt seat={carried.seat} number={carried.number} unit={unit} />
                    </g>
                )}
                <Cells
                    board={board}
                    label={props.words.board}
                    describe={props.describe}
                    live={live}
                    focus={props.focus}
                    onFocus={props.onFocus}
                    onPoint={props.onPoint}
                    onHover={props.onHover}
                    onBack={props.onBack}
                />
            </svg>
            {props.floating?.(place)}
            {(gestures.zoomed || dense) && (
                <div class="zoom">
                    {gestures.zoomed && <IconButton label={props.words.showAll} sign="⤢" onClick={gestures.showAll} />}
                    <IconButton label={props.words.zoomIn} sign="+" onClick={() => gestures.zoom(1.4)} />
                    {gestures.zoomed && <IconButton label={props.words.zoomOut} sign="−" onClick={() => gestures.zoom(1 / 1.4)} />}
                </div>
            )}
        </div>
    );
}
