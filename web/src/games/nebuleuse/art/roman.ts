/* Hand-drawn Roman numerals with serifs, for the names of sectors only, never for quantities. */

type Corner = readonly [x: number, y: number];

const WIDTH: Readonly<Record<string, number>> = { I: 0.34, V: 0.86, X: 0.86 };
const GAP = 0.1;

const bar = (from: number, to: number, top: number): Corner[] => [
    [from, top],
    [to, top],
    [to, top + 0.06],
    [from, top + 0.06],
];

const STROKES: Readonly<Record<string, readonly (readonly Corner[])[]>> = {
    I: [
        [
            [0.1, 0],
            [0.24, 0],
            [0.24, 1],
            [0.1, 1],
        ],
        bar(0, 0.34, 0),
        bar(0, 0.34, 0.94),
    ],
    V: [
        [
            [0.06, 0],
            [0.22, 0],
            [0.47, 0.84],
            [0.41, 1],
        ],
        [
            [0.72, 0],
            [0.8, 0],
            [0.47, 1],
            [0.41, 1],
        ],
        bar(0, 0.32, 0),
        bar(0.6, 0.86, 0),
    ],
    X: [
        [
            [0.08, 0],
            [0.26, 0],
            [0.8, 1],
            [0.62, 1],
        ],
        [
            [0.68, 0],
            [0.76, 0],
            [0.18, 1],
            [0.1, 1],
        ],
        bar(0, 0.34, 0),
        bar(0.56, 0.86, 0),
        bar(0, 0.3, 0.94),
        bar(0.54, 0.86, 0.94),
    ],
};

/** A path, its middle at `x`, its top at `y`. */
export function roman(letters: string, x: number, y: number, height: number): string {
    const all = [...letters];
    let left = -(all.reduce((sum, letter) => sum + (WIDTH[letter] ?? 0) + GAP, -GAP) / 2);
    let path = "";
    for (const letter of all) {
        for (const stroke of STROKES[letter] ?? [])
            path += `M${stroke.map(([a, b]) => `${(x + (left + a) * height).toFixed(1)} ${(y + b * height).toFixed(1)}`).join("L")}Z`;
        left += (WIDTH[letter] ?? 0) + GAP;
    }
    return path;
}
