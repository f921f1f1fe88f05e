/* Numbers that look random and are the same for the same seed: planets keep their faces. */

export type Draw = () => number;

/** Numbers from 0 up to 1 (xorshift on 32 bits). */
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
