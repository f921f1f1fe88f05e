/* Parses the subset of Markdown that the rules use: headings, paragraphs, lists, tables. */

export type Block =
    | { kind: "heading"; level: number; text: string; id: string }
    | { kind: "paragraph"; text: string }
    | { kind: "list"; items: string[] }
    | { kind: "table"; head: string[]; rows: string[][] }
    | { kind: "line" };

/** The anchor of a heading. */
export function slug(heading: string): string {
    return heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, "")
        .trim()
        .replace(/\s/g, "-");
}

function cells(row: string): string[] {
    return row
        .replace(/^\||\|\s*$/g, "")
        .split("|")
        .map((cell) => cell.trim());
}

function readTable(lines: readonly string[]): Block {
    return { kind: "table", head: cells(lines[0] ?? ""), rows: lines.slice(2).map(cells) };
}

/** A line starting with "- " is an item; the lines after it continue it. */
function readList(lines: readonly string[]): Block {
    const items: string[] = [];
    for (const line of lines)
        if (line.startsWith("- ")) items.push(line.slice(2));
        else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    return { kind: "list", items };
}

function readBlock(lines: readonly string[]): Block {
    const first = lines[0] ?? "";
    if (first.startsWith("|")) return readTable(lines);
    if (first.startsWith("- ")) return readList(lines);
    if (/^-{3,}$/.test(first)) return { kind: "line" };
    return { kind: "paragraph", text: lines.join(" ") };
}

export function readMarkdown(text: string): Block[] {
    const blocks: Block[] = [];
    let gathered: string[] = [];
    const close = (): void => {
        if (gathered.length > 0) blocks.push(readBlock(gathered));
        gathered = [];
    };
    for (const line of text.split(/\r?\n/)) {
        const heading = /^(#+) (.*)$/.exec(line);
        const begins = line.startsWith("|") !== (gathered[0] ?? line).startsWith("|") || (line.startsWith("- ") && !(gathered[0] ?? "- ").startsWith("- "));
        if (heading || begins || line.trim() === "") close();
        if (heading) {
            const words = (heading[2] ?? "").replace(/`/g, "");
            blocks.push({ kind: "heading", level: (heading[1] ?? "").length, text: words, id: slug(words) });
        } else if (line.trim() !== "") gathered.push(line);
    }
    close();
    return blocks;
}

export type Piece = { kind: "plain" | "bold" | "italic" | "code"; text: string } | { kind: "link"; text: string; to: string };

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** Splits a line into plain, bold, italic and code spans and links. */
export function readLine(text: string): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    for (const found of text.matchAll(MARKED)) {
        if (found.index > at) pieces.push({ kind: "plain", text: text.slice(at, found.index) });
        at = found.index + found[0].length;
        if (found[1] !== undefined) pieces.push({ kind: "bold", text: found[1] });
        else if (found[2] !== undefined) pieces.push({ kind: "italic", text: found[2] });
        else if (found[3] !== undefined) pieces.push({ kind: "code", text: found[3] });
        else pieces.push({ kind: "link", text: found[4] ?? "", to: found[5] ?? "" });
    }
    if (at < text.length) pieces.push({ kind: "plain", text: text.slice(at) });
    return pieces;
}
