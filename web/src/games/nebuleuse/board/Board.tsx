/* The board: chart, planets, ships, highlights and click targets. It draws a view and knows no rules. */
import { useMemo, useRef } from "preact/hooks";
import { BoardSvg, placeAt, useOnTop, ZoomButtons } from "../../../board/BoardSvg";
import { useFrame, type Place } from "../../../board/frame";
import { useGestures } from "../../../board/useGestures";
import type { BoardProps } from "../../ui";
import { type Happening, useHeld } from "../animation";
import type { NebuleuseBoard, ShipBoard } from "../view";
import { useNebuleuse } from "../words";
import { Chart } from "./Chart";
import { Effects } from "./Effects";
import { Fleet } from "./Fleet";
import { AREAS, BASE, GATE, HIGH, shipSpot, type Sites, sitesOf, slotSpot, type Spot, WIDE } from "./geometry";
import { Coins, Planets } from "./Planets";
import { Road } from "./Road";
import { BaseSite, GateSite, Prices, SectorAreas, SectorNames } from "./Sectors";
import { type Sizes, sizesAt } from "./sizes";
import { Spots, type Target } from "./Spots";

const WHOLE = { x: 0, y: 0, width: WIDE, height: HIGH };
const NO_SITES: Sites = new Map();

type Ringed = { targets: readonly Target[] } & Pick<BoardProps<NebuleuseBoard, Happening>, "lit" | "ready" | "chosen" | "highlighted" | "seat">;

export function Board(props: BoardProps<NebuleuseBoard, Happening>) {
    const { say, language } = useNebuleuse();
    const { lit, ready, effect, speed, view } = props;
    const held = useHeld(effect);
    const board = held && effect ? effect.before : view.board;
    const { frame, size } = useFrame();
    const svg = useRef<SVGSVGElement>(null);
    const kept = useRef<Sites>(NO_SITES);
    const sites = useMemo(() => (kept.current = sitesOf(board, kept.current)), [board]);
    const gestures = useGestures(svg, WHOLE, {
        canDrag: () => false,
        onDragStart: () => undefined,
        onDrop: () => undefined,
        onLongPress: (space) => props.onHover(space),
    });
    const { seen } = gestures;
    const onTop = useOnTop();
    const unit = Math.max(0.05, Math.min(size.width / seen.width, size.height / seen.height));
    const sizes = useMemo(() => sizesAt(Math.round(unit * 50) / 50), [Math.round(unit * 50)]);
    const where = (ship: ShipBoard): Spot => shipSpot(board, ship, sites, sizes.planet + sizes.ship * 0.54, sizes.ship * 0.8);
    const mover = board.ships.find(({ seat }) => seat === board.turn);
    const targets = targetsOf(board, sites, sizes);
    const target = (name: string): Target => targets.find((one) => one.place === name) ?? targets[0]!;
    const place = (name: string): Place => {
        const { at, half } = target(name);
        return placeAt(size, seen, unit, onTop, at, half);
    };
    return (
        <div class="board-frame neb-frame">
            <Road board={board} />
            <div class="neb-chart" ref={frame}>
                <BoardSvg svg={svg} gestures={gestures} onTop={onTop} class="board neb-board" onPoint={props.onPoint} onBack={props.onBack}>
                    <defs>
                        <clipPath id="neb-window">
                            <rect width={WIDE} height={HIGH} rx={sizes.small ? 30 : 20} />
                        </clipPath>
                    </defs>
                    <g clip-path="url(#neb-window)" aria-hidden="true">
                        <Chart small={sizes.small} />
                        <SectorAreas board={board} at={mover?.at ?? ""} marks={props} />
                        {!sizes.small && <SectorNames board={board} sizes={sizes} />}
                        <BaseSite sizes={sizes} />
                        <Coins board={board} sites={sites} sizes={sizes} />
                        <GateSite board={board} sizes={sizes} />
                        <Prices board={board} sizes={sizes} />
                        <Planets
                            board={board}
                            sites={sites}
                            sizes={sizes}
                            language={language}
                            found={effect?.found ?? null}
                            ships={board.ships.filter(({ present }) => present).map(where)}
                        />
                        <Fleet board={board} sizes={sizes} over={view.who === "over"} where={where} />
                        <Highlights targets={targets} {...props} />
                        <Effects
                            key={effect?.n}
                            effect={effect}
                            board={view.board}
                            speed={speed}
                            sizes={sizes}
                            shipAt={(seat) => {
                                const ship = board.ships.find((one) => one.seat === seat);
                                return ship ? where(ship) : BASE.at;
                            }}
                            slotAt={(id) => {
                                const slot = view.board.slots.find((one) => one.id === id);
                                return (slot && slotSpot(slot, sites)) ?? GATE.at;
                            }}
                        />
                    </g>
                    <rect x="1" y="1" width={WIDE - 2} height={HIGH - 2} rx={sizes.small ? 29 : 19} class="neb-edge" />
                    <Spots
                        label={say("board")}
                        targets={targets}
                        borders={board.borders}
                        sizes={sizes}
                        here={mover?.at === "base" ? "S1" : (mover?.at ?? "")}
                        describe={props.describe}
                        live={(name) => lit.has(name) || ready.has(name)}
                        focus={props.focus}
                        onFocus={props.onFocus}
                        onPoint={props.onPoint}
                        onHover={props.onHover}
                        onBack={props.onBack}
                    />
                </BoardSvg>
                {props.floating?.(place)}
                <ZoomButtons gestures={gestures} small={sizes.small} />
            </div>
        </div>
    );
}

/** Rings around the base, the gate and planets that can be chosen, are chosen or pointed out. */
function Highlights({ targets, lit, ready, chosen, highlighted, seat }: Ringed) {
    return (
        <>
            {targets.map(({ place, at, half }) => {
                if (AREAS[place]) return null;
                return (
                    <g key={place} transform={`translate(${at.x} ${at.y})`} class={`neb-${seat}`}>
                        {(lit.has(place) || ready.has(place)) && <circle r={half + 5} class="lit-go" />}
                        {highlighted.includes(place) && <circle r={half + 7} class="highlighted" />}
                        {chosen.includes(place) && <circle r={half + 5} class="chosen" />}
                    </g>
                );
            })}
        </>
    );
}

/** What can be pointed at: sectors below, then the base and the gate, planets on top. */
function targetsOf(board: NebuleuseBoard, sites: Sites, sizes: Sizes): Target[] {
    return [
        ...board.sectors.flatMap(({ id }) => {
            const area = AREAS[id];
            return area ? [{ place: id, at: area.middle, half: 40, path: area.path }] : [];
        }),
        { place: "base", at: BASE.at, half: Math.max(BASE.radius * 1.2, sizes.finger) },
        { place: "X", at: GATE.at, half: GATE.radius * 1.1 },
        ...board.slots.flatMap((slot) => {
            const at = slot.taken && slot.id !== "X" ? slotSpot(slot, sites) : null;
            return at ? [{ place: slot.id, at, half: Math.max(sizes.planet + 4, sizes.finger) }] : [];
        }),
    ];
}
