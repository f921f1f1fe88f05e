// SHA-256 and HMAC (FIPS 180-4, RFC 2104). The browser's implementation works only over https, and a table in a local network is served over http.

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);

/** The first 32 bits of the fractional part. */
function fraction(value: number): number {
    return Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
}

const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

function turn(word: number, by: number): number {
    return (word >>> by) | (word << (32 - by));
}

function mix(state: number[], block: DataView): void {
    const words = Array.from({ length: 16 }, (_, index) => block.getInt32(index * 4));
    for (let i = 16; i < 64; i++) {
        const early = words[i - 15]!;
        const late = words[i - 2]!;
        words.push(
            (words[i - 16]! + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + words[i - 7]! + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))) | 0,
        );
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => {
        state[index] = (state[index]! + word) | 0;
    });
}

export function sha256(bytes: Uint8Array): Uint8Array {
    const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
    const state = [...START];
    for (let at = 0; at < padded.length; at += BLOCK) mix(state, new DataView(padded.buffer, at, BLOCK));
    const hash = new DataView(new ArrayBuffer(32));
    state.forEach((word, index) => hash.setInt32(index * 4, word));
    return new Uint8Array(hash.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
    const filled = new Uint8Array(BLOCK);
    filled.set(key.length > BLOCK ? sha256(key) : key);
    const under = (mask: number, rest: Uint8Array): Uint8Array => sha256(new Uint8Array([...filled.map((byte) => byte ^ mask), ...rest]));
    return under(0x5c, under(0x36, message));
}

export function toHex(bytes: Uint8Array): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Null if it is not an even number of hexadecimal digits. */
export function fromHex(text: string): Uint8Array | null {
    if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
