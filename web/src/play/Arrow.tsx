/* An arrow over the board along the places of a decision: a hint, or a better decision of the analysis; another for the one played. */
import type { Place } from "../board/frame";

/** Points on the way from place to place; the ends keep away from the middles, so that what is there can be seen. */
function way(places: readonly Place[]): readonly (readonly [number, number])[] {
    const points = places.map(({ x, y }) => [x, y] as [number, number]);
    const pull = (end: number, towards: number, by: number): void => {
        const [from, to] = [points[end]!, points[towards]!];
        const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
        const share = Math.min(by / far, 0.4);
        points[end] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    };
    const last = points.length - 1;
    pull(0, 1, places[0]!.half * 0.75);
    pull(last, last - 1, places[last]!.half * 0.7);
    return points;
}

export function Arrow({ places, played = false }: { places: readonly Place[]; played?: boolean }) {
    const distinct = places.filter((place, index) => index === 0 || place.x !== places[index - 1]?.x || place.y !== places[index - 1]?.y);
    const [first, second] = distinct;
    if (!first || !second) return null;
    const points = way(distinct);
    const [tip, before] = [points.at(-1)!, points.at(-2)!];
    const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
    const size = Math.max(9, first.half * 0.42);
    const line = `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}`;
    const head = `M0,0L${-size},${-size * 0.62}L${-size * 0.72},0L${-size},${size * 0.62}Z`;
    return (
        <svg class={played ? "played-arrow" : "arrow"} width={first.frame.width} height={first.frame.height} aria-hidden="true">
            <path d={line} class="arrow-edge" stroke-width={size * 0.62} />
            <path d={line} class="arrow-line" stroke-width={size * 0.34} />
            <path d={head} class="arrow-head" transform={`translate(${tip[0]} ${tip[1]}) rotate(${turn}) translate(${size * 0.35} 0)`} />
        </svg>
    );
}
