// Links that hold a whole game or a map, behind the #: no server ever sees them.

/** What a link may hold at most, before and after it is unpacked. */
const MOST_LETTERS = 100_000;
const MOST_BYTES = 1 << 20;

export type Linked =
    | { readonly kind: "game"; readonly record: string }
    | { readonly kind: "map"; readonly line: string }
    /** A link of ours that is cut off, changed or too large. */
    | { readonly kind: "broken" };

function toLetters(bytes: Uint8Array): string {
    let binary = "";
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function toBytes(letters: string): Uint8Array {
    return Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    let length = 0;
    const reader = stream.getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
        length += step.value.length;
        if (length > MOST_BYTES) {
            await reader.cancel();
            throw new Error("too large");
        }
        parts.push(step.value);
    }
    const all = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}

function through(bytes: Uint8Array, change: CompressionStream | DecompressionStream): Promise<Uint8Array> {
    // A copy with a buffer of its own, as the types of Blob want it.
    const source = new Blob([new Uint8Array(bytes)]).stream();
    return collect(source.pipeThrough(change as ReadableWritablePair<Uint8Array, Uint8Array>));
}

/** The page's own address without what stands behind it. */
function here(): string {
    return location.href.replace(/#.*/, "");
}

/** A link that holds the record. Null when it would be too long for one: save a file instead. */
export async function linkToGame(record: string, page = here()): Promise<string | null> {
    const packed = toLetters(await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw")));
    return packed.length > MOST_LETTERS ? null : `${page}#game=${packed}`;
}

export function linkToMap(line: string, page = here()): string {
    return `${page}#map=${encodeURIComponent(line)}`;
}

/** What the part of an address behind the # holds; null when it is none of ours. */
export async function readLink(hash: string): Promise<Linked | null> {
    const parts = /^#?(game|map)=(.*)$/s.exec(hash);
    const value = parts?.[2];
    if (!parts || value === undefined) return null;
    if (value.length > MOST_LETTERS) return { kind: "broken" };
    try {
        if (parts[1] === "map") return { kind: "map", line: decodeURIComponent(value) };
        const bytes = await through(toBytes(value), new DecompressionStream("deflate-raw"));
        return { kind: "game", record: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
    } catch {
        return { kind: "broken" };
    }
}
