// Links that contain a whole game or map in the URL fragment, which is never sent to a server.

/** Limits of a link, before and after decompression. */
const MOST_LETTERS = 100_000;
const MOST_BYTES = 1 << 20;

export type Linked =
    | { readonly kind: "game"; readonly record: string }
    /** One turn of a game by link alone. */
    | { readonly kind: "turn"; readonly record: string }
    | { readonly kind: "map"; readonly line: string }
    /** One of our links, but truncated, altered or too large. */
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
    // Blob's types require a copy with its own buffer.
    const source = new Blob([new Uint8Array(bytes)]).stream();
    return collect(source.pipeThrough(change as ReadableWritablePair<Uint8Array, Uint8Array>));
}

/** The page's address without its fragment. */
function here(): string {
    return location.href.replace(/#.*/, "");
}

/** A link that contains the record, to watch or to play on; null if it would be too long. */
export async function linkToGame(record: string, kind: "game" | "turn" = "game", page = here()): Promise<string | null> {
    const packed = toLetters(await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw")));
    return packed.length > MOST_LETTERS ? null : `${page}#${kind}=${packed}`;
}

export function linkToMap(line: string, page = here()): string {
    return `${page}#map=${encodeURIComponent(line)}`;
}

/** Decodes a URL fragment; null if it is not one of our links. */
export async function readLink(hash: string): Promise<Linked | null> {
    const parts = /^#?(game|turn|map)=(.*)$/s.exec(hash);
    const value = parts?.[2];
    if (!parts || value === undefined) return null;
    if (value.length > MOST_LETTERS) return { kind: "broken" };
    try {
        if (parts[1] === "map") return { kind: "map", line: decodeURIComponent(value) };
        const bytes = await through(toBytes(value), new DecompressionStream("deflate-raw"));
        return { kind: parts[1] === "turn" ? "turn" : "game", record: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
    } catch {
        return { kind: "broken" };
    }
}
