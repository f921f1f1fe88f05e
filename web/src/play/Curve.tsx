/* Win chances over the game: one line per side with the emblems of its seats, and the values at the position shown. Team members share a
   line. */
import { Emblem, EmblemIcon } from "../Emblem";
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import type { Analysis, Assessed } from "../table/table";
import type { Mark } from "../table/view";

interface Props {
    ui: GameUi;
    analysis: Analysis;
    /** All seats in order, and the seats of each side. */
    seats: readonly Mark[];
    sides: readonly (readonly Mark[])[];
    /** Names of the sides. */
    names: readonly string[];
    /** The position that the board shows. */
    at: number;
    onLook: (at: number) => void;
}

/* Roughly one unit per pixel next to the board. */
export const LEFT = 52;
export const WIDTH = 262;
export const RIGHT = 22;
const TOP = 12;
const HEIGHT = 130;
const BELOW = 24;
const ALL = LEFT + WIDTH + RIGHT;

/** Radius of the emblem at the end of a line and of those along it, and how many per line. */
const MARK = 9;
const SMALL_MARK = 5;
const MARKS = 4;

/** Ticks of the time axis: 4 to 6. */
function ticksOf(length: number): number[] {
    const rough = Math.max(1, length / 5);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
    return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
}

/** Moves overlapping emblems apart, keeping their order. */
function apart(heights: readonly number[]): readonly number[] {
    const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
    const placed = [...heights];
    order.forEach((index, rank) => {
        const above = placed[order[rank - 1] ?? -1] ?? -Infinity;
        placed[index] = Math.max(placed[index]!, above + 2 * MARK);
    });
    order.reverse().forEach((index, rank) => {
        const below = placed[order[rank - 1] ?? -1] ?? HEIGHT + 2 * MARK;
        placed[index] = Math.min(placed[index]!, below - 2 * MARK);
    });
    return placed;
}

export function Curve({ ui, analysis, seats, sides, names, at, onLook }: Props) {
    const { say } = useSettings();
    const { actions, length } = analysis;
    const x = (n: number): number => (n / Math.max(1, length)) * WIDTH;
    const y = (win: number | undefined): number => (1 - (win ?? 0)) * HEIGHT;
    const chance = (one: Assessed, side: readonly Mark[]): number => one.win[seats.indexOf(side[0] ?? "")] ?? 0;
    const line = (side: readonly Mark[]): string =>
        actions.map((one, k) => `${k ? "L" : "M"}${x(one.n + 1).toFixed(1)},${y(chance(one, side)).toFixed(1)}`).join("");
    const last = actions.at(-1);
    const ends = last ? apart(sides.map((side) => y(chance(last, side)))) : [];
    /* The latest values at the position shown. */
    const now = actions.filter((one) => one.n < Math.max(1, at)).at(-1);
    const onClick = (event: MouseEvent & { currentTarget: SVGSVGElement }): void => {
        const area = event.currentTarget.getBoundingClientRect();
        const share = (((event.clientX - area.left) / area.width) * ALL - LEFT) / WIDTH;
        onLook(Math.max(0, Math.min(length, Math.round(share * length))));
    };
    return (
        <figure class="curve-figure">
            <svg class="curve" viewBox={`0 0 ${ALL} ${TOP + HEIGHT + BELOW}`} role="img" aria-label={say("chances")} onClick={onClick}>
                <g transform={`translate(${LEFT} ${TOP})`}>
                    {[0, 0.5, 1].map((share) => (
                        <g transform={`translate(0 ${y(share)})`}>
                            <line x2={WIDTH} class="curve-grid" />
                            <text x={-6} y={4.5} class="curve-win">
                                {say("percent", share * 100)}
                            </text>
                        </g>
                    ))}
                    {ticksOf(length).map((tick) => (
                        <g transform={`translate(${x(tick)} ${HEIGHT})`}>
                            <line y2={4} class="curve-grid" />
                            <text y={17} class="curve-step">
                                {tick}
                            </text>
                        </g>
                    ))}
                    {sides.map((side) => (
                        <path d={line(side)} fill="none" stroke={ui.seatStyle(side[0] ?? "").colour} stroke-width={2} stroke-linejoin="round" />
                    ))}
                    <line x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} class="curve-now" />
                    {sides.map((side, index) =>
                        Array.from({ length: MARKS }, (_, k) => {
                            const one = actions[Math.floor(((k + (index + 0.5) / sides.length) / MARKS) * actions.length)];
                            const seatStyle = ui.seatStyle(side[k % side.length] ?? "");
                            return (
                                one && <Emblem seatStyle={seatStyle} x={x(one.n + 1)} y={y(chance(one, side))} radius={SMALL_MARK} fill={seatStyle.colour} />
                            );
                        }),
                    )}
                    {last &&
                        sides.map((side, index) => (
                            <g class="curve-end" transform={`translate(${x(last.n + 1) + MARK + 2} ${ends[index]})`}>
                                <circle r={MARK - 0.5} fill={ui.seatStyle(side[0] ?? "").base} />
                                <Emblem seatStyle={ui.seatStyle(side[0] ?? "")} radius={MARK * 0.58} />
                            </g>
                        ))}
                </g>
            </svg>
            <figcaption>
                <span class="quiet">{say("curveAt", at, length)}</span>
                {now &&
                    sides.map((side, index) => (
                        <span class="curve-seat">
                            {side.map((seat) => (
                                <EmblemIcon seatStyle={ui.seatStyle(seat)} size={13} />
                            ))}{" "}
                            {names[index]} <b>{say("percent", Math.round(chance(now, side) * 100))}</b>
                        </span>
                    ))}
            </figcaption>
        </figure>
    );
}
