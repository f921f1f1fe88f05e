/* Each player's chance to win along the game: a line with the player's emblem on it, and what it says at the step that is shown. */
import { Emblem, EmblemIcon } from "../board/Emblem";
import { faction } from "../board/factions";
import { useWishes } from "../settings";
import type { Analysis } from "../table/table";

interface Props {
    analysis: Analysis;
    seats: readonly string[];
    names: readonly string[];
    /** The step that the board shows. */
    at: number;
    onLook: (at: number) => void;
}

/* About as many units as it has pixels beside a board. */
const LEFT = 52;
const WIDTH = 262;
const RIGHT = 22;
const TOP = 12;
const HEIGHT = 130;
const BELOW = 24;
const ALL = LEFT + WIDTH + RIGHT;

/** A mark at the end of a line, and the smaller ones on it: so many to a line. */
const MARK = 9;
const SMALL_MARK = 5;
const MARKS = 4;

/** Steps at which the axis has a number: 4 to 6 of them. */
function ticksOf(length: number): number[] {
    const rough = Math.max(1, length / 5);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
    return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
}

/** Marks that would lie on each other are moved apart, in their order. */
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

export function Curve({ analysis, seats, names, at, onLook }: Props) {
    const { say } = useWishes();
    const { actions, length } = analysis;
    const x = (n: number): number => (n / Math.max(1, length)) * WIDTH;
    const y = (win: number | undefined): number => (1 - (win ?? 0)) * HEIGHT;
    const line = (index: number): string =>
        actions.map((one, k) => `${k ? "L" : "M"}${x(one.n + 1).toFixed(1)},${y(one.win[index]).toFixed(1)}`).join("");
    const last = actions.at(-1);
    const ends = last ? apart(seats.map((_, index) => y(last.win[index]))) : [];
    /* What is known of the step that is shown: after the last action before it. */
    const now = actions.filter((one) => one.n < Math.max(1, at)).at(-1);
    const look = (event: MouseEvent & { currentTarget: SVGSVGElement }): void => {
        const area = event.currentTarget.getBoundingClientRect();
        const share = (((event.clientX - area.left) / area.width) * ALL - LEFT) / WIDTH;
        onLook(Math.max(0, Math.min(length, Math.round(share * length))));
    };
    return (
        <figure class="curve-figure">
            <svg class="curve" viewBox={`0 0 ${ALL} ${TOP + HEIGHT + BELOW}`} role="img" aria-label={say("chances")} onClick={look}>
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
                    {seats.map((seat, index) => (
                        <path d={line(index)} fill="none" stroke={`var(--seat-${seat})`} stroke-width={2} stroke-linejoin="round" />
                    ))}
                    <line x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} class="curve-now" />
                    {seats.map((seat, index) =>
                        Array.from({ length: MARKS }, (_, k) => {
                            const one = actions[Math.floor(((k + (index + 0.5) / seats.length) / MARKS) * length)];
                            return one && <Emblem seat={seat} x={x(one.n + 1)} y={y(one.win[index])} radius={SMALL_MARK} fill={`var(--seat-${seat})`} />;
                        }),
                    )}
                    {last &&
                        seats.map((seat, index) => (
                            <g class="curve-end" transform={`translate(${x(last.n + 1) + MARK + 2} ${ends[index]})`}>
                                <circle r={MARK - 0.5} fill={faction(seat).base} />
                                <Emblem seat={seat} radius={MARK * 0.58} />
                            </g>
                        ))}
                </g>
            </svg>
            <figcaption>
                <span class="quiet">{say("curveAt", at, length)}</span>
                {now &&
                    seats.map((seat, index) => (
                        <span class="curve-seat">
                            <EmblemIcon seat={seat} size={13} /> {names[index]} <b>{say("percent", Math.round((now.win[index] ?? 0) * 100))}</b>
                        </span>
                    ))}
            </figcaption>
        </figure>
    );
}
