/* The nebula: domain-warped noise, lit from the corner of sector X. Rendered once at low resolution and scaled up. */

const SIZE = 256;
const WIDE = 448;
const HIGH = 336;

type Colour = readonly [red: number, green: number, blue: number];

function table(seed: number): Float32Array {
    const values = new Float32Array(SIZE * SIZE);
    let state = seed;
    for (let i = 0; i < values.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        values[i] = (state >>> 8) / 16777216;
    }
    return values;
}

function noise(values: Float32Array, x: number, y: number): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const sx = dx * dx * (3 - 2 * dx);
    const sy = dy * dy * (3 - 2 * dy);
    const a = (left & 255) + ((top & 255) << 8);
    const b = ((left + 1) & 255) + ((top & 255) << 8);
    const c = (left & 255) + (((top + 1) & 255) << 8);
    const d = ((left + 1) & 255) + (((top + 1) & 255) << 8);
    const upper = values[a]! + (values[b]! - values[a]!) * sx;
    const lower = values[c]! + (values[d]! - values[c]!) * sx;
    return upper + (lower - upper) * sy;
}

function layered(values: Float32Array, x: number, y: number, octaves: number): number {
    let sum = 0;
    let weight = 0.5;
    for (let i = 0; i < octaves; i++) {
        sum += weight * noise(values, x, y);
        x = x * 2.03 + 17.1;
        y = y * 2.03 + 9.7;
        weight *= 0.52;
    }
    return sum;
}

/** Colours from dark to bright. */
const RAMP: readonly (readonly [at: number, colour: Colour])[] = [
    [0, [9, 3, 9]],
    [0.24, [40, 6, 20]],
    [0.44, [104, 16, 34]],
    [0.62, [178, 36, 46]],
    [0.78, [236, 92, 66]],
    [0.9, [255, 168, 110]],
    [1.1, [255, 236, 200]],
];

function ramp(value: number): Colour {
    const v = Math.min(1.09, Math.max(0, value));
    const next = RAMP.findIndex(([at]) => at > v);
    const [from, low] = RAMP[next - 1]!;
    const [to, high] = RAMP[next]!;
    const part = (v - from) / (to - from);
    return [0, 1, 2].map((i) => low[i]! + (high[i]! - low[i]!) * part) as unknown as Colour;
}

function paint(pixels: Uint8ClampedArray): void {
    const values = table(20261);
    for (let row = 0; row < HIGH; row++)
        for (let column = 0; column < WIDE; column++) {
            const x = column / HIGH;
            const y = row / HIGH;
            const wx = layered(values, x * 2.1 + 3, y * 2.1, 3);
            const wy = layered(values, x * 2.1 + 40, y * 2.1 + 11, 3);
            const cloud = layered(values, x * 2.6 + 3.4 * wx, y * 2.6 + 3.4 * wy + 5, 5);
            const thread = 1 - Math.abs(2 * layered(values, x * 3.4 + 2.2 * wy + 60, y * 3.4 + 2.2 * wx, 4) - 0.98);
            const dust = layered(values, x * 4.2 + 2.6 * wy + 90, y * 4.2 + 2.6 * wx + 31, 4);
            const far = Math.hypot(x - 1.2, (y - 0.12) * 1.1);
            const light = 0.34 + 0.9 * Math.exp(-far * far * 2.6) + 0.26 * Math.exp(-((x - 0.62) ** 2 + (y - 0.62) ** 2) * 5);
            const threads = Math.max(0, thread - 0.72) * 2.4;
            const veil = Math.min(1, Math.max(0, (dust - 0.4) * 3.6));
            const bright = (cloud * 1.25 - 0.24 + threads * threads * 0.7) * light * (1 - 0.62 * veil);
            const [red, green, blue] = ramp(bright);
            /* Violet where the light does not reach. */
            const cold = Math.max(0, 1 - light) * cloud * 70;
            const at = 4 * (row * WIDE + column);
            pixels[at] = red + cold * 0.42;
            pixels[at + 1] = green + cold * 0.1;
            pixels[at + 2] = blue + cold * 0.95;
            pixels[at + 3] = 255;
        }
}

let picture: string | null = null;

/** The data URL of the picture; empty if there is no canvas. */
export function skyPicture(): string {
    if (picture !== null) return picture;
    const canvas = document.createElement("canvas");
    canvas.width = WIDE;
    canvas.height = HIGH;
    const pen = canvas.getContext("2d");
    if (!pen) return (picture = "");
    const image = pen.createImageData(WIDE, HIGH);
    paint(image.data);
    pen.putImageData(image, 0, 0);
    return (picture = canvas.toDataURL("image/jpeg", 0.9));
}
