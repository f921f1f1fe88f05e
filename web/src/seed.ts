/* Seeded pseudo-random numbers: the same planet always looks the same. */

export type Draw = () => number;

/** Numbers in [0, 1) (32-bit xorshift). */
export function seeded(words: string): Draw {
    let state = 2166136261;
    for (let i = 0; i < words.length; i++) state = Math.imul(state ^ words.charCodeAt(i), 16777619);
    state |= 1;
    for (let i = 0; i < 8; i++) step();
    return () => (step() >>> 8) / 16777216;

    function step(): number {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return state;
    }
}

export function between(draw: Draw, least: number, most: number): number {
    return least + (most - least) * draw();
}

export function round(value: number): number {
    return Math.round(value * 10) / 10;
}
