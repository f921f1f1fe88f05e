// Reading and saving files.

/** Far above any game: the longest so far has about ten thousand lines. */
export const MOST_FILE_BYTES = 2 << 20;

export type FileText = { readonly text: string } | { readonly problem: "too large" | "not text" | "unreadable" };

/** The words for what is wrong with a file. */
export const fileProblems = { "too large": "fileTooLarge", "not text": "fileNotText", unreadable: "fileUnreadable" } as const;

/** The text of a file chosen by the player. Files larger than any game are not read. */
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

/** Offers a text as a download. */
export function saveFile(name: string, text: string): void {
    saveBlob(name, new Blob([text], { type: "text/plain;charset=utf-8" }));
}

/** Hands a picture to the device's share sheet, or offers it as a download where there is none. */
export async function sharePicture(name: string, picture: Blob): Promise<boolean> {
    const file = new File([picture], name, { type: picture.type });
    if (navigator.canShare?.({ files: [file] }))
        try {
            await navigator.share({ files: [file] });
            return false;
        } catch (error) {
            if (error instanceof DOMException && error.name === "AbortError") return false;
        }
    saveBlob(name, picture);
    return true;
}

function saveBlob(name: string, blob: Blob): void {
    const address = URL.createObjectURL(blob);
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
