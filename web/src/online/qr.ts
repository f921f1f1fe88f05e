// QR codes (ISO/IEC 18004): bytes, error correction level L, the smallest version that fits. Level L keeps the modules large,
// which suffices for reading from a screen.

/** Error correction codewords of each block, and blocks, for versions 1 to 40 at level L. */
const CORRECTION = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30,
];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25];
const LEVEL_L = 1;
const BYTE_MODE = 4;
const PADDING = [0xec, 0x11];

/** The eight masks: whether the square at this row and column is inverted. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
    (row, column) => (row + column) % 2 === 0,
    (row) => row % 2 === 0,
    (_, column) => column % 3 === 0,
    (row, column) => (row + column) % 3 === 0,
    (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
    (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
    (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
    (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Centres of the alignment patterns along one side. */
function alignments(version: number): number[] {
    if (version === 1) return [];
    const count = Math.floor(version / 7) + 2;
    const last = version * 4 + 10;
    /* Even steps from the far end; version 32 is an exception of the standard. */
    const step = version === 32 ? 26 : Math.ceil((last - 6) / (count - 1) / 2) * 2;
    return Array.from({ length: count }, (_, index) => (index === 0 ? 6 : last - (count - 1 - index) * step));
}

/** All codewords of a version: what is left after the patterns that every code has. */
function codewords(version: number): number {
    const size = version * 4 + 17;
    const patterns = alignments(version).length;
    const finders = 3 * 64;
    const timing = 2 * (size - 16);
    const format = 31;
    /* Those on the timing lines share five squares with them. */
    const aligned = patterns === 0 ? 0 : (patterns * patterns - 3) * 25 - 2 * (patterns - 2) * 5;
    return Math.floor((size * size - finders - timing - format - aligned - (version >= 7 ? 36 : 0)) / 8);
}

/** Multiplication in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, two: number): number {
    let product = 0;
    for (let bit = 7; bit >= 0; bit--) {
        product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
        if ((two >> bit) & 1) product ^= one;
    }
    return product;
}

/** Reed-Solomon: the remainder of the data divided by the product of (x - 2^i). */
function corrections(data: readonly number[], degree: number): number[] {
    const divisor: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0));
    for (let i = 0, root = 1; i < degree; i++, root = multiply(root, 2))
        for (let j = 0; j < degree; j++) divisor[j] = multiply(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
    const rest: number[] = Array.from({ length: degree }, () => 0);
    for (const byte of data) {
        const factor = byte ^ rest.shift()!;
        rest.push(0);
        for (let i = 0; i < degree; i++) rest[i]! ^= multiply(divisor[i]!, factor);
    }
    return rest;
}

/** The codewords of a text: mode, length, bytes, padding. */
function dataCodewords(bytes: Uint8Array, version: number, room: number): number[] {
    const bits: number[] = [];
    const put = (value: number, count: number): void => {
        for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
    };
    put(BYTE_MODE, 4);
    put(bytes.length, version < 10 ? 8 : 16);
    for (const byte of bytes) put(byte, 8);
    put(0, Math.min(4, room * 8 - bits.length));
    put(0, (8 - (bits.length % 8)) % 8);
    const words = Array.from({ length: bits.length / 8 }, (_, index) => bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
    for (let i = 0; words.length < room; i++) words.push(PADDING[i % 2]!);
    return words;
}

/** Data and corrections of all blocks, interleaved. The last blocks have one word more. */
function interleaved(data: readonly number[], version: number): number[] {
    const count = BLOCKS[version - 1]!;
    const degree = CORRECTION[version - 1]!;
    const short = Math.floor(data.length / count);
    const longer = data.length % count;
    const blocks = Array.from({ length: count }, (_, index) => {
        const extra = Math.max(0, index - (count - longer));
        const start = index * short + extra;
        return data.slice(start, start + short + (index >= count - longer ? 1 : 0));
    });
    const tails = blocks.map((block) => corrections(block, degree));
    const words: number[] = [];
    for (let i = 0; i <= short; i++) for (const block of blocks) if (i < block.length) words.push(block[i]!);
    for (let i = 0; i < degree; i++) for (const tail of tails) words.push(tail[i]!);
    return words;
}

/** The remainder for format and version information. */
function withRemainder(value: number, generator: number, degree: number): number {
    let rest = value;
    for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator);
    return (value << degree) | rest;
}

/** The squares of a code; undefined where data go. */
type Field = (boolean | undefined)[][];

function withPatterns(version: number): Field {
    const size = version * 4 + 17;
    const field: Field = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
    const put = (row: number, column: number, dark: boolean): void => {
        if (row >= 0 && row < size && column >= 0 && column < size) field[row]![column] = dark;
    };
    /* Rings around a centre, by their distance. */
    const rings = (row: number, column: number, reach: number, dark: (distance: number) => boolean): void => {
        for (let down = -reach; down <= reach; down++)
            for (let right = -reach; right <= reach; right++) put(row + down, column + right, dark(Math.max(Math.abs(down), Math.abs(right))));
    };
    for (let i = 0; i < size; i++) {
        put(6, i, i % 2 === 0);
        put(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
        [3, 3],
        [3, size - 4],
        [size - 4, 3],
    ] as const)
        rings(row, column, 4, (distance) => distance !== 2 && distance !== 4);
    const centres = alignments(version);
    const last = centres.length - 1;
    centres.forEach((row, i) =>
        centres.forEach((column, j) => {
            if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
            rings(row, column, 2, (distance) => distance !== 1);
        }),
    );
    if (version >= 7) {
        const bits = withRemainder(version, 0x1f25, 12);
        for (let i = 0; i < 18; i++) {
            const dark = ((bits >> i) & 1) === 1;
            put(Math.floor(i / 3), size - 11 + (i % 3), dark);
            put(size - 11 + (i % 3), Math.floor(i / 3), dark);
        }
    }
    putFormat(field, 0);
    return field;
}

/** Level and mask, twice. */
function putFormat(field: Field, mask: number): void {
    const size = field.length;
    const bits = withRemainder((LEVEL_L << 3) | mask, 0x537, 10) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
        const dark = ((bits >> i) & 1) === 1;
        field[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = dark;
        field[8]![i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i] = dark;
    }
    field[size - 8]![8] = true;
}

/** Fills in the data, in columns of two from the right, up and down by turns, leaving out the timing column. */
function withData(patterns: Field, words: readonly number[], mask: number): boolean[][] {
    const size = patterns.length;
    const inverts = MASKS[mask]!;
    const field = patterns.map((row) => [...row]);
    putFormat(field, mask);
    let bit = 0;
    for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
        if (right === 6) right--;
        for (let step = 0; step < size; step++) {
            const row = up ? size - 1 - step : step;
            for (const column of [right, right - 1]) {
                if (patterns[row]![column] !== undefined) continue;
                const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
                field[row]![column] = dark !== inverts(row, column);
                bit++;
            }
        }
    }
    return field as boolean[][];
}

/** How hard a code is to read: long runs, blocks, false finders, imbalance. */
function penalty(field: readonly (readonly boolean[])[]): number {
    const size = field.length;
    let sum = 0;
    let dark = 0;
    for (let turned = 0; turned < 2; turned++)
        for (let i = 0; i < size; i++) {
            let line = "";
            for (let j = 0; j < size; j++) line += (turned ? field[j]![i] : field[i]![j]) ? "1" : "0";
            for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
            for (let j = 0; j + 11 <= size; j++) if (/^(10111010000|00001011101)/.test(line.slice(j, j + 11))) sum += 40;
        }
    for (let i = 0; i < size; i++)
        for (let j = 0; j < size; j++) {
            const here = field[i]![j];
            if (here) dark++;
            if (i > 0 && j > 0 && field[i - 1]![j] === here && field[i]![j - 1] === here && field[i - 1]![j - 1] === here) sum += 3;
        }
    return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** The dark squares of the code for a text, by row and column; null if the text is too long for any. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
    const bytes = new TextEncoder().encode(text);
    for (let version = 1; version <= 40; version++) {
        const room = codewords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
        if (bytes.length + (version < 10 ? 2 : 3) > room) continue;
        const words = interleaved(dataCodewords(bytes, version, room), version);
        const patterns = withPatterns(version);
        const fields = MASKS.map((_, mask) => withData(patterns, words, mask));
        const penalties = fields.map(penalty);
        return fields[penalties.indexOf(Math.min(...penalties))] ?? null;
    }
    return null;
}

/** The dark squares as the data of an SVG path, one unit each. */
export function qrPath(code: readonly (readonly boolean[])[]): string {
    return code
        .flatMap((row, y) => {
            const runs: string[] = [];
            for (let x = 0, start = 0; x <= row.length; x++) {
                if (row[x]) continue;
                if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
                start = x + 1;
            }
            return runs;
        })
        .join("");
}
