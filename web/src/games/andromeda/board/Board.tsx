/* The Edge: regions as hexagons, pieces, what can be chosen with its price and its risk; or the battle, as a scene of its own. It draws a view
   and knows no rules. */
import { useRef, useState } from "preact/hooks";
import { useFrame, type Place } from "../../../board/frame";
import { spaceAt, useGestures } from "../../../board/useGestures";
import { IconButton } from "../../../IconButton";
import type { BoardProps } from "../../ui";
import type { Happening } from "../animation";
import { Sign } from "../art/icons";
import { launchTo, regionAt } from "../things";
import type { AndromedaAbout, AndromedaBoard, AndromedaView, Region } from "../view";
import { type AndromedaSay, useAndromeda } from "../words";
import { BattleScene } from "./BattleScene";
import { boxOf, nextPlace, RADIUS, spotOf } from "./geometry";
import { Hex, HEX, Name } from "./Hex";
import { MiniMap } from "./MiniMap";
import { Race } from "./Race";

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** The nearest place in a direction. */
function walk(places: readonly Region[], from: Region, [right, down]: readonly [number, number]): Region | null {
    let best: Region | null = null;
    let least = Infinity;
    for (const to of places) {
        const [x, y] = [to.x - from.x, 1.75 * (to.row - from.row)];
        const ahead = right ? right * x : down * y;
        const beside = Math.abs(right ? y : x);
        if (to === from || ahead <= 0 || beside > 1.3 * ahead || 2 * ahead + beside >= least) continue;
        least = 2 * ahead + beside;
        best = to;
    }
    return best;
}

/** The price above a lit region and the chance below it. Where the map is small the lit edge alone says that it is free. */
function Pills({ about, say, k, small }: { about: AndromedaAbout; say: AndromedaSay; k: number; small: boolean }) {
    const price = about.energy ? String(about.energy) : say("free");
    const wide = about.energy ? 20 : 18 + price.length * 4;
    const win = about.win === undefined ? null : Math.round(about.win / 10);
    return (
        <>
            {(!small || about.energy) && (
                <g transform={`translate(0 ${-RADIUS + 12}) scale(${k})`} class={about.energy ? "and-pill far" : "and-pill"}>
                    <rect x={-wide} y="-11" width={2 * wide} height="22" rx="11" />
                    <text x={about.energy ? -7 : 0} y="5" font-size="14">
                        {price}
                    </text>
                    {about.energy ? <Sign name="energy" x={8} size={16} /> : null}
                </g>
            )}
            {win !== null && (
                <g transform={`translate(0 ${RADIUS - 10}) scale(${k})`} class={about.warp ? "and-pill warp" : "and-pill danger"}>
                    <rect x="-26" y="-11" width="52" height="22" rx="11" />
                    <text y="5" font-size="14">
                        {win}&#x202f;%
                    </text>
                </g>
            )}
        </>
    );
}

export function Board(props: BoardProps<AndromedaBoard, Happening>) {
    const { say } = useAndromeda();
    const [mapWanted, setMapWanted] = useState(false);
    const view = props.view as AndromedaView;
    const { board } = view;
    /* A place to be chosen needs the map. */
    const fighting = board.fight !== undefined && props.lit.size === 0;
    return (
        <div class={`board-frame and-frame and-seat and-${props.seat}`}>
            <div class="and-top">
                <Race board={board} />
                {fighting && (
                    <button type="button" class="icon and-switch" onClick={() => setMapWanted(!mapWanted)}>
                        {say(mapWanted ? "showBattle" : "showMap")}
                    </button>
                )}
            </div>
            {fighting && !mapWanted ? <BattleScene view={view} effect={props.effect} speed={props.speed} /> : <EdgeMap {...props} />}
        </div>
    );
}

function EdgeMap(props: BoardProps<AndromedaBoard, Happening>) {
    const { say } = useAndromeda();
    const view = props.view as AndromedaView;
    const { board } = view;
    const { lit, ready, path = [] } = props;
    const { frame, size } = useFrame();
    const svg = useRef<SVGSVGElement>(null);
    const whole = boxOf(board);
    const gestures = useGestures(svg, whole, {
        canDrag: () => false,
        onDragStart: () => undefined,
        onDrop: () => undefined,
        onLongPress: (space) => props.onHover(space),
    });
    const { seen } = gestures;
    const unit = Math.max(0.05, Math.min(size.width / seen.width, size.height / seen.height));
    const small = unit < 0.72;
    const k = Math.min(1.9, Math.max(1, 0.92 / unit));
    const next = nextPlace(board);
    const shown = board.places.filter((region) => region.kind !== undefined || spotOf(region).y < whole.height);
    const place = (name: string): Place => {
        const at = spotOf(regionAt(board, name) ?? shown[0]!);
        return {
            x: (size.width - seen.width * unit) / 2 + (at.x - seen.x) * unit,
            y: (size.height - seen.height * unit) / 2 + (at.y - seen.y) * unit,
            half: RADIUS * 0.8 * unit,
            frame: size,
        };
    };
    const focused = shown.find(({ id }) => id === props.focus) ?? shown[0]!;
    const onKey = (event: KeyboardEvent): void => {
        const arrow = ARROWS[event.key];
        if (arrow) {
            const to = walk(shown, focused, arrow);
            if (to) {
                props.onFocus(to.id);
                svg.current?.querySelector<SVGElement>(`[data-space="${to.id}"]`)?.focus();
            }
        } else if (event.key === "Enter" || event.key === " ") props.onPoint(focused.id);
        else if (event.key === "Escape") props.onBack();
        else if (event.key === "+" || event.key === "=") gestures.zoom(1.4);
        else if (event.key === "-") gestures.zoom(1 / 1.4);
        else if (event.key === "0") gestures.showAll();
        else return;
        event.preventDefault();
        event.stopPropagation();
    };
    return (
        <div class="and-map" ref={frame}>
            <svg
                ref={svg}
                class="board and-board"
                viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
                onClick={(event) => {
                    const space = spaceAt(event.target);
                    if (gestures.swallowed()) return;
                    if (space) props.onPoint(space);
                    else props.onBack();
                }}
            >
                <g aria-hidden="true">
                    {shown.map((region) => {
                        const { x, y } = spotOf(region);
                        return (
                            <g key={region.id} transform={`translate(${x} ${y})`}>
                                {region.kind ? (
                                    <Hex board={board} region={region} small={small} />
                                ) : (
                                    <>
                                        <path d={HEX} class="and-empty" />
                                        <text y="5" class="and-region-id" font-size="12">
                                            {region.id === next && !small ? say("nextTile") : region.id}
                                        </text>
                                    </>
                                )}
                            </g>
                        );
                    })}
                    {shown.map((region) => {
                        const { x, y } = spotOf(region);
                        const live = lit.has(region.id) || ready.has(region.id);
                        const about = live ? launchTo(view, region.id, path[0]) : undefined;
                        const edge = `${live ? " live" : ""}${props.chosen.includes(region.id) ? " aimed" : ""}${props.highlighted.includes(region.id) ? " told" : ""}${board.active === region.id ? " active" : ""}${props.effect?.place === region.id ? " new" : ""}`;
                        return (
                            (region.kind || edge) && (
                                <g key={region.id} transform={`translate(${x} ${y})`}>
                                    {edge && <path d={HEX} class={`and-edge${edge}`} />}
                                    <Name region={region} small={small} />
                                    {about && <Pills about={about} say={say} k={k} small={small} />}
                                </g>
                            )
                        );
                    })}
                </g>
                <g role="group" aria-label={say("board")} onKeyDown={onKey} onPointerLeave={() => props.onHover(null)}>
                    {shown.map((region) => {
                        const { x, y } = spotOf(region);
                        const live = lit.has(region.id) || ready.has(region.id);
                        return (
                            <g
                                key={region.id}
                                role="button"
                                data-space={region.id}
                                class={live ? "cell live" : "cell"}
                                tabindex={region === focused ? 0 : -1}
                                aria-disabled={live ? undefined : "true"}
                                aria-label={props.describe(region.id)}
                                onFocus={(event) => {
                                    props.onFocus(region.id);
                                    if (event.currentTarget.matches(":focus-visible")) props.onHover(region.id);
                                }}
                                onBlur={() => props.onHover(null)}
                                onPointerEnter={(event) => event.pointerType === "mouse" && props.onHover(region.id)}
                            >
                                <path d={HEX} transform={`translate(${x} ${y})`} class="and-hit" />
                            </g>
                        );
                    })}
                </g>
            </svg>
            {props.floating?.(place)}
            {gestures.zoomed && <MiniMap board={board} live={(id) => lit.has(id) || ready.has(id)} whole={whole} seen={seen} onCentre={gestures.centre} />}
            {(gestures.zoomed || small) && (
                <div class="zoom">
                    {gestures.zoomed && <IconButton label={say("showAll")} sign="⤢" onClick={gestures.showAll} />}
                    <IconButton label={say("zoomIn")} sign="+" onClick={() => gestures.zoom(1.4)} />
                    {gestures.zoomed && <IconButton label={say("zoomOut")} sign="−" onClick={() => gestures.zoom(1 / 1.4)} />}
                </div>
            )}
        </div>
    );
}
