// Games and maps as files.

/** No game comes near it: the longest on record has some ten thousand lines. */
export const MOST_FILE_BYTES = 2 << 20;

export type FileText = { readonly text: string } | { readonly problem: "too large" | "not text" | "unreadable" };

/** The text of a file that a person chose. Nothing larger than a game can be is read into memory. */
export async function readFile(file: File): Promise<FileText> {
    if (file.size > MOST_FILE_BYTES) return { problem: "too large" };
    let bytes: ArrayBuffer;
    try {
        bytes = await file.arrayBuffer();
    } catch {
        return { problem: "unreadable" };
    }
    try {
        return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
    } catch {
        return { problem: "not text" };
    }
}

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string): void {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
