/* A board drawn from its places alone: shapes, texts, highlights. */
import { useMemo, useRef } from "preact/hooks";
import { BoardSvg, placeAt, useOnTop, ZoomButtons } from "../../board/BoardSvg";
import { useFrame, type Place } from "../../board/frame";
import type { Lit } from "../../board/lit";
import { useGestures } from "../../board/useGestures";
import type { Box } from "../../board/zoom";
import { Emblem } from "../../Emblem";
import { useSettings } from "../../settings";
import type { Space } from "../../table/view";
import type { BoardProps, SeatStyle } from "../ui";
import { seatStyleAmong } from "./seat-styles";
import { ARROWS, walk } from "./walk";

/** Drawing units per half step, around the board, and between places. */
const HALF = 50;
const MARGIN = 16;
const GAP = 3;
/** Places smaller than this (in pixels) are hard to hit: offer zooming. */
const SMALL = 36;
/** Minimum font size in pixels. */
const LEAST = 12.2;
/** Width of a letter relative to its height; letters per full line; lines up to this length are set large. */
const LETTER = 0.6;
const FULL = 9;
const SHORT = 4;
const NONE: readonly Space[] = [];

export function boxOf(places: readonly Space[]): Box {
    if (places.length === 0) return { x: 0, y: 0, width: 100, height: 100 };
    const left = Math.min(...places.map(({ x, width }) => x - width / 2));
    const top = Math.min(...places.map(({ y, height }) => y - height / 2));
    const right = Math.max(...places.map(({ x, width }) => x + width / 2));
    const bottom = Math.max(...places.map(({ y, height }) => y + height / 2));
    return { x: left * HALF - MARGIN, y: top * HALF - MARGIN, width: (right - left) * HALF + 2 * MARGIN, height: (bottom - top) * HALF + 2 * MARGIN };
}

/** The outline of a place around 0,0, enlarged by `grow` on all sides. */
function Outline({ space, grow = 0, ...rest }: { space: Space; grow?: number; class?: string }) {
    const width = (space.width * HALF) / 2 - GAP + grow;
    const height = (space.height * HALF) / 2 - GAP + grow;
    if (space.shape === "circle") return <ellipse rx={width} ry={height} {...rest} />;
    if (space.shape === "hexagon")
        return <path d={`M0,${-height}L${width},${-height / 2}V${height / 2}L0,${height}L${-width},${height / 2}V${-height / 2}Z`} {...rest} />;
    const corner = Math.min(width, height) * (space.shape === "card" ? 0.16 : 0.1) + grow / 2;
    return <rect x={-width} y={-height} width={2 * width} height={2 * height} rx={corner} {...rest} />;
}

/** Centred text. Short text such as numbers is large; if not everything is readable, the first lines remain. */
function Words({ space, unit, below }: { space: Space; unit: number; below: number }) {
    const lines = space.text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const inner = space.shape === "circle" || space.shape === "hexagon" ? 0.74 : 0.9;
    const room = { width: space.width * HALF * inner, height: space.height * HALF * inner - below };
    const small = Math.min(room.width / (FULL * LETTER), room.height / 3.6);
    const fits = lines.map((line) => room.width / (Math.max(1, [...line].length) * LETTER));
    const preferred = lines.map((line, index) => Math.min(fits[index]!, [...line].length <= SHORT ? small * 1.7 : small));
    const whole = preferred.reduce((sum, size) => sum + 1.2 * size, 0);
    const sizes = preferred.map((size, index) => Math.max(size * Math.min(1, room.height / whole), Math.min(fits[index]!, LEAST / unit)));
    let shown = lines.length;
    const high = (count: number): number => sizes.slice(0, count).reduce((sum, size) => sum + 1.2 * size, 0);
    while (shown > 1 && high(shown) > room.height * 1.1) shown--;
    let y = below / 2 - high(shown) / 2;
    return (
        <>
            {lines.slice(0, shown).map((line, index) => {
                const size = sizes[index]!;
                y += 1.2 * size;
                return (
                    <text class="place-words" y={y - 0.32 * size} style={{ fontSize: `${size.toFixed(1)}px` }}>
                        {line}
                    </text>
                );
            })}
        </>
    );
}

interface OneProps {
    space: Space;
    unit: number;
    /** Style of the seat with the same name. */
    seatStyle: SeatStyle | null;
    turn: boolean;
    lit: Lit | undefined;
    ready: boolean;
    chosen: boolean;
    highlighted: boolean;
}

function OnePlace({ space, unit, seatStyle, turn, lit, ready, chosen, highlighted }: OneProps) {
    const emblem = Math.min(space.width, space.height) * HALF * 0.085;
    const below = seatStyle ? 2.6 * emblem : 0;
    return (
        <g class={`place ${seatStyle?.className ?? ""}${turn ? " place-turn" : ""}`} transform={`translate(${space.x * HALF} ${space.y * HALF})`}>
            <Outline space={space} class={`place-shape place-${space.shape}`} />
            {lit && <Outline space={space} grow={-3} class={`lit-${lit.kind === "attack" ? "choice" : lit.kind}`} />}
            {ready && <Outline space={space} grow={-3} class="lit-choice" />}
            {seatStyle && <Emblem seatStyle={seatStyle} y={(-space.height * HALF) / 2 + GAP + 2 * emblem} radius={emblem} fill={seatStyle.colour} />}
            <Words space={space} unit={unit} below={below} />
            {highlighted && <Outline space={space} grow={1} class="highlighted" />}
            {chosen && <Outline space={space} grow={1} class="chosen" />}
        </g>
    );
}

export function PlainBoard(props: BoardProps<unknown, unknown>) {
    const { say } = useSettings();
    const { view, lit, ready } = props;
    const places = view.places ?? NONE;
    const { frame, size } = useFrame();
    const svg = useRef<SVGSVGElement>(null);
    const grid = useRef<SVGGElement>(null);
    const whole = useMemo(() => boxOf(places), [places]);
    const gestures = useGestures(svg, whole, {
        canDrag: (space) => ready.has(space),
        onDragStart: props.onDragStart,
        onDrop: (space) => space && props.onPoint(space),
        onLongPress: (space) => props.onHover(space),
    });
    const { seen } = gestures;
    const onTop = useOnTop();
    const unit = Math.max(0.01, Math.min(size.width / seen.width, size.height / seen.height));
    const smallest = Math.min(...places.map(({ width, height }) => Math.min(width, height)), 1000) * HALF * unit;
    const find = (name: string): Space | undefined => places.find(({ thing }) => thing === name);
    const focused = find(props.focus) ?? places[0];
    const marks = view.seats.map(({ mark }) => mark);
    /* A place with the name of a seat belongs to that seat. */
    const seatOf = ({ name }: Space) => view.seats.find((seat) => seat.name === name);
    const place = (name: string): Place => {
        const space = find(name) ?? places[0];
        const at = { x: (space?.x ?? 0) * HALF, y: (space?.y ?? 0) * HALF };
        return placeAt(size, seen, unit, onTop, at, ((space?.height ?? 0) * HALF) / 2);
    };
    const goTo = (space: Space): void => {
        props.onFocus(space.thing);
        grid.current?.querySelector<SVGElement>(`[data-space="${CSS.escape(space.thing)}"]`)?.focus();
    };
    const onKey = (event: KeyboardEvent): void => {
        const arrow = ARROWS[event.key];
        if (arrow) {
            const next = focused && walk(places, focused, arrow);
            if (next) goTo(next);
        } else if (event.key === "Enter" || event.key === " ") {
            if (focused) props.onPoint(focused.thing);
        } else if (event.key === "Escape") props.onBack();
        else return;
        event.preventDefault();
        event.stopPropagation();
    };
    return (
        <div class="board-frame" ref={frame}>
            <BoardSvg svg={svg} gestures={gestures} onTop={onTop} class="board plain-board" onPoint={props.onPoint} onBack={props.onBack}>
                <g aria-hidden="true" class={seatStyleAmong(marks, props.seat).className}>
                    {places.map((space) => {
                        const seat = seatOf(space);
                        return (
                            <OnePlace
                                key={space.thing}
                                space={space}
                                unit={unit}
                                seatStyle={seat ? seatStyleAmong(marks, seat.mark) : null}
                                turn={seat?.mark === view.turn && view.who !== "over"}
                                lit={lit.get(space.thing)}
                                ready={ready.has(space.thing)}
                                chosen={props.chosen.includes(space.thing)}
                                highlighted={props.highlighted.includes(space.thing)}
                            />
                        );
                    })}
                </g>
                <g ref={grid} class="plain-cells" role="group" aria-label={say("board")} onKeyDown={onKey} onPointerLeave={() => props.onHover(null)}>
                    {places.map((space) => {
                        const live = lit.has(space.thing) || ready.has(space.thing);
                        return (
                            <g
                                key={space.thing}
                                role="button"
                                data-space={space.thing}
                                class={live ? "cell live" : "cell"}
                                tabindex={space === focused ? 0 : -1}
                                aria-disabled={live ? undefined : "true"}
                                aria-label={props.describe(space.thing)}
                                transform={`translate(${space.x * HALF} ${space.y * HALF})`}
                                onFocus={(event) => {
                                    props.onFocus(space.thing);
                                    if (event.currentTarget.matches(":focus-visible")) props.onHover(space.thing);
                                }}
                                onBlur={() => props.onHover(null)}
                                onPointerEnter={(event) => event.pointerType === "mouse" && props.onHover(space.thing)}
                            >
                                <Outline space={space} class="cell-shape" />
                            </g>
                        );
                    })}
                </g>
            </BoardSvg>
            {props.floating?.(place)}
            <ZoomButtons gestures={gestures} small={smallest < SMALL} />
        </div>
    );
}
