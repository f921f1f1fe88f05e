/* Arrow-key navigation between places; the same rules as game_walk (src/game/game.c). */
import type { Space } from "../../table/view";

export const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

interface Step {
    to: Space;
    ahead: number;
    beside: number;
}

/** Prefers a place on the same line, even across a gap; otherwise the nearest. */
function isBetter(one: Step, two: Step): boolean {
    if ((one.beside === 0) !== (two.beside === 0)) return one.beside === 0;
    return one.ahead + 2 * one.beside < two.ahead + 2 * two.beside;
}

/** The neighbour in a direction, or null. Places that are further sideways than ahead do not count. */
export function walk(places: readonly Space[], from: Space, [right, down]: readonly [number, number]): Space | null {
    let best: Step | null = null;
    for (const to of places) {
        const [x, y] = [to.x - from.x, to.y - from.y];
        const step = { to, ahead: right ? right * x : down * y, beside: Math.abs(right ? y : x) };
        if (to === from || step.ahead <= 0 || step.beside > step.ahead) continue;
        if (!best || isBetter(step, best)) best = step;
    }
    return best?.to ?? null;
}
