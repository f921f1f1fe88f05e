/* Planets: those still to be discovered (a coin each), those that are gone, and the active ones with the face that the viewer knows. */
import type { Language, Mark } from "../../../table/view";
import { Emblem } from "../../../Emblem";
import { IconAt } from "../art/icons";
import { Portrait, UnknownWorld } from "../art/Portrait";
import { livery, seatStyle } from "../seat-styles";
import { slotLines } from "../things";
import type { NebuleuseBoard, Slot } from "../view";
import { AREAS, BASE, GATE, HIGH, priceSpot, type Sites, slotSpot, type Spot, WIDE } from "./geometry";
import type { Sizes } from "./sizes";

export const GREEK: Readonly<Record<string, string>> = { alpha: "α", beta: "β", gamma: "γ", delta: "δ" };

export function Coins({ board, sites, sizes }: { board: NebuleuseBoard; sites: Sites; sizes: Sizes }) {
    const r = sizes.coin;
    const active = new Set([...sites.values()].map(({ sector, site }) => `${sector} ${site}`));
    return (
        <>
            {board.sectors.map((sector) =>
                Array.from({ length: sector.planets }, (_, site) => {
                    const at = AREAS[sector.id]?.sites[site];
                    if (!at || active.has(`${sector.id} ${site}`)) return null;
                    const left = site >= sector.planets - sector.tokens;
                    return (
                        <g key={`${sector.id} ${site}`} transform={`translate(${at.x} ${at.y})`}>
                            {left ? (
                                <>
                                    <circle r={r * 1.6} fill="url(#neb-glow)" opacity=".6" />
                                    <circle r={r} fill="url(#neb-bronze)" stroke="#14040c" stroke-width="1.5" />
                                    <circle r={r * 0.8} fill="#5b3213" />
                                    <text y={r * 0.37} font-size={Math.max(r * 1.05, sizes.least)} class="neb-coin">
                                        1
                                    </text>
                                </>
                            ) : (
                                <circle r={r * 0.9} class="neb-gone" />
                            )}
                        </g>
                    );
                }),
            )}
        </>
    );
}

interface Box {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}

function overlap(one: Box, two: Box): number {
    const wide = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
    const high = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
    return wide > 0 && high > 0 ? wide * high : 0;
}

const around = ({ x, y }: Spot, half: number): Box => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half });

/** What names beside planets should not cover. */
function obstacles(board: NebuleuseBoard, sites: Sites, sizes: Sizes, ships: readonly Spot[]): Box[] {
    return [
        ...ships.map((at) => around(at, sizes.ship * 0.52)),
        ...board.sectors.flatMap(({ id, planets, tokens }) => (AREAS[id]?.sites ?? []).slice(planets - tokens, planets).map((at) => around(at, sizes.coin))),
        ...board.sectors.flatMap(({ id }) => (AREAS[id] ? [{ ...around(AREAS[id].label, 24), height: 62 }] : [])),
        ...board.slots.flatMap((slot) => {
            const at = slot.taken && slot.id !== "X" ? slotSpot(slot, sites) : null;
            return at ? [around(at, sizes.planet + 3)] : [];
        }),
        ...board.borders.map(({ from, to }) => around(priceSpot(from, to), 14)),
        around(BASE.at, BASE.radius + 14),
        { ...around(GATE.at, 76), height: 214 },
    ];
}

interface Label extends Box {
    readonly slot: Slot;
    readonly lines: ReturnType<typeof slotLines>;
}

/** Below, above or beside its planet: wherever it covers least. */
function labels(board: NebuleuseBoard, sites: Sites, sizes: Sizes, language: Language, ships: readonly Spot[]): Label[] {
    const k = sizes.words;
    const taken = obstacles(board, sites, sizes, ships);
    const placed: Label[] = [];
    for (const slot of board.slots) {
        const at = slot.taken && slot.id !== "X" ? slotSpot(slot, sites) : null;
        if (!at) continue;
        const lines = slotLines(board, slot, language);
        const width = Math.max(...lines.map(({ text }, i) => text.length * (i ? 6.8 : 8.8))) * k + 22;
        const height = (10 + 17 * lines.length) * k;
        const gap = sizes.planet + 9;
        const side = slot.observer ? sizes.ship : 0;
        const other = slot.contact ? sizes.ship : 0;
        const candidates: [number, number][] = [
            [at.x - width / 2, at.y + gap],
            [at.x + gap + other, at.y - height / 2],
            [at.x - width / 2, at.y - gap - 8 - height],
            [at.x - gap - side - width, at.y - height / 2],
            [at.x - 20, at.y + gap],
            [at.x + 20 - width, at.y + gap],
        ];
        let best: Box | null = null;
        let least = Infinity;
        candidates.forEach(([x, y], index) => {
            const box = { x: Math.min(Math.max(x, 6), WIDE - width - 6), y: Math.min(Math.max(y, 6), HIGH - height - 6), width, height };
            const cost = index * 40 + [...taken, ...placed].reduce((sum, one) => sum + overlap(box, one), 0);
            if (cost < least) [best, least] = [box, cost];
        });
        placed.push({ ...(best as unknown as Box), slot, lines });
    }
    return placed;
}

function Tag({ label: { x, y, width, height, lines }, k }: { label: Label; k: number }) {
    return (
        <g transform={`translate(${x} ${y})`} class="neb-tag">
            <rect width={width} height={height} rx={10} />
            {lines.map(({ text, seat }, index) => (
                <text
                    x={11}
                    y={(18 + 17 * index) * k}
                    font-size={(index ? 12.5 : 14) * k}
                    class={index ? "" : "first"}
                    style={seat ? { fill: livery(seat).seat } : undefined}
                >
                    {text}
                </text>
            ))}
        </g>
    );
}

interface Props {
    board: NebuleuseBoard;
    sites: Sites;
    sizes: Sizes;
    language: Language;
    /** Just discovered. */
    found: string | null;
    ships: readonly Spot[];
}

export function ScanMark({ seat, x, y, r }: { seat: Mark; x: number; y: number; r: number }) {
    return (
        <g transform={`translate(${x} ${y})`}>
            <circle r={r} fill="#14040c" stroke={livery(seat).seat} stroke-width="2" />
            <IconAt name="eye" size={r * 1.5} colour={livery(seat).seat} />
            <Emblem seatStyle={seatStyle(seat)} x={-r * 0.8} y={-r * 0.8} radius={r * 0.42} fill={livery(seat).seat} />
        </g>
    );
}

export function Planets({ board, sites, sizes, language, found, ships }: Props) {
    const r = sizes.planet;
    const active = board.slots.filter((slot) => slot.taken && slot.id !== "X");
    return (
        <>
            {sizes.tags && labels(board, sites, sizes, language, ships).map((label) => <Tag key={label.slot.id} label={label} k={sizes.words} />)}
            {active.map((slot) => {
                const at = slotSpot(slot, sites);
                if (!at) return null;
                return (
                    <g key={slot.id} transform={`translate(${at.x} ${at.y})`}>
                        <g class={slot.id === found ? "neb-found" : undefined}>
                            <circle r={r * 1.55} fill="url(#neb-glow)" opacity=".7" />
                            <circle r={r + 3.5} fill="url(#neb-bronze)" />
                            <circle r={r + 0.5} fill="#1a0812" />
                            <g transform={`scale(${(r - 0.5) / 50})`} clip-path="url(#neb-disc)">
                                {slot.card ? <Portrait id={slot.card.id} isSapiens={slot.card.sapiens} /> : <UnknownWorld seed={`${slot.id} ${slot.sector}`} />}
                                {slot.card && !slot.up && <circle r="50" fill="#2b0f3a" opacity=".42" />}
                            </g>
                            {!slot.card && (
                                <text y={r * 0.36} font-size={r} class="neb-question">
                                    ?
                                </text>
                            )}
                            <g transform={`translate(${r * 0.72} ${-r * 0.84})`}>
                                <rect
                                    x={-sizes.letter}
                                    y={-sizes.letter}
                                    width={2 * sizes.letter}
                                    height={2 * sizes.letter}
                                    rx={sizes.letter * 0.3}
                                    transform="rotate(45) scale(.82)"
                                    fill="#14040c"
                                    stroke="url(#neb-bronze)"
                                    stroke-width="2"
                                />
                                <text y={sizes.letter * 0.36} font-size={Math.max(sizes.letter * 1.3, sizes.least)} class="neb-letter">
                                    {GREEK[slot.id] ?? slot.id}
                                </text>
                            </g>
                            {(slot.scans ?? []).map((seat, index) => (
                                <ScanMark key={seat} seat={seat} x={-r * 0.86 + index * sizes.mark * 1.7} y={r * 0.8} r={sizes.mark} />
                            ))}
                        </g>
                    </g>
                );
            })}
        </>
    );
}
