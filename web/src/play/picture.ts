/* The end of a game as a picture to share: the board as it stands, who won, the figures, the curve of the chances. Everything is drawn
   here, nothing is fetched. */

export interface PictureText {
    readonly title: string;
    readonly how: string;
    /** The winner's colour. */
    readonly colour: string;
    readonly seats: readonly { readonly name: string; readonly colour: string; readonly emblem: string }[];
    /** A label, and a value for each seat. */
    readonly rows: readonly (readonly [label: string, ...values: readonly string[]])[];
    /** For each line a colour and points from 0,0 (first action, certain to win) to 1,1. */
    readonly curveTitle: string;
    readonly curve: readonly { readonly colour: string; readonly points: readonly (readonly [number, number])[] }[];
    readonly foot: string;
}

const WIDTH = 1200;
const HEIGHT = 675;
const BOARD = 627;
const LEFT = BOARD + 60;
const ROOM = WIDTH - LEFT - 36;
/** Of the curve: the height of its title, the width of its scale. */
const TITLE = 16;
const AXIS = 52;

/** What style sheets say about a drawing, to be written into it. */
const PROPERTIES = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-opacity",
    "stroke-linecap",
    "stroke-linejoin",
    "paint-order",
    "opacity",
    "font-size",
    "font-weight",
    "text-anchor",
    "stop-color",
    "stop-opacity",
    "display",
] as const;

function withStyle(node: Element): Element {
    const copy = node.cloneNode(true) as Element;
    const originals = [node, ...node.querySelectorAll("*")];
    [copy, ...copy.querySelectorAll("*")].forEach((one, index) => {
        const computed = getComputedStyle(originals[index]!);
        for (const name of PROPERTIES) (one as SVGElement).style.setProperty(name, computed.getPropertyValue(name));
    });
    return copy;
}

function escaped(words: string): string {
    return words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Breaks a text into lines of about this many letters. */
function lines(words: string, letters: number): string[] {
    const out: string[] = [];
    for (const word of words.split(" ")) {
        const last = out.at(-1);
        if (last !== undefined && last.length + word.length < letters) out[out.length - 1] = `${last} ${word}`;
        else out.push(word);
    }
    return out;
}

function words(text: string, x: number, y: number, size: number, more = ""): string {
    return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`;
}

function svgOf(board: SVGSVGElement | null, text: PictureText): string {
    const write = (node: Element): string => new XMLSerializer().serializeToString(node);
    const defs = [...document.querySelectorAll("svg defs")].filter((node) => !board?.contains(node)).map((node) => write(withStyle(node)));
    let inside = "";
    if (board) {
        const copy = withStyle(board);
        for (const mark of copy.querySelectorAll(".highlighted, .arrow")) mark.remove();
        for (const [name, value] of Object.entries({ x: 24, y: 24, width: BOARD, height: BOARD })) copy.setAttribute(name, String(value));
        copy.removeAttribute("class");
        inside = write(copy);
    }
    const title = lines(text.title, 22);
    const how = lines(text.how, 46).slice(0, 3);
    let y = 70 + 46 * title.length;
    const parts = title.map((line, index) => words(line, LEFT, 84 + 46 * index, 42, `font-weight="800" fill="${text.colour}"`));
    how.forEach((line, index) => parts.push(words(line, LEFT, y + 16 + 26 * index, 20, 'fill="#c3cdf2"')));
    y += 40 + 26 * how.length;
    const column = (index: number): number => LEFT + ROOM * (0.42 + (0.58 * (index + 0.5)) / text.seats.length);
    text.seats.forEach(({ name, colour, emblem }, index) => {
        parts.push(`<path d="${emblem}" transform="translate(${column(index)} ${y}) scale(11)" fill="${colour}"/>`);
        parts.push(words(name, column(index), y + 32, 17, `font-weight="700" text-anchor="middle" fill="${colour}"`));
    });
    y += 66;
    for (const [label, ...values] of text.rows) {
        parts.push(`<path d="M${LEFT},${y - 22}h${ROOM}" stroke="#7a8edc" stroke-opacity=".3"/>`, words(label, LEFT, y, 18, 'fill="#a9b4dd"'));
        values.forEach((value, index) => parts.push(words(value, column(index), y, 19, 'font-weight="700" text-anchor="middle"')));
        y += 32;
    }
    const high = HEIGHT - 62 - y - TITLE;
    if (text.curve.length > 0 && high > 50) {
        parts.push(words(text.curveTitle, LEFT, y, 16, 'fill="#a9b4dd"'));
        y += TITLE;
        parts.push(`<rect x="${LEFT}" y="${y - 10}" width="${ROOM}" height="${high}" rx="10" fill="#060a1e" fill-opacity=".7"/>`);
        const scale: readonly (readonly [string, number])[] = [
            ["100 %", 0],
            ["50 %", 0.5],
            ["0 %", 1],
        ];
        for (const [percent, down] of scale) {
            const at = y - 2 + down * (high - 16);
            parts.push(`<path d="M${LEFT + AXIS},${at}h${ROOM - AXIS - 8}" stroke="#7a8edc" stroke-opacity=".3"/>`);
            parts.push(words(percent, LEFT + AXIS - 6, Math.min(Math.max(at + 4, y + 6), y + high - 14), 13, 'text-anchor="end" fill="#a9b4dd"'));
        }
        for (const { colour, points } of text.curve) {
            const path = points.map(([across, down]) => `${(LEFT + AXIS + across * (ROOM - AXIS - 8)).toFixed(1)},${(y - 2 + down * (high - 16)).toFixed(1)}`);
            parts.push(`<path d="M${path.join("L")}" fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/>`);
        }
    }
    parts.push(words(text.foot, LEFT, HEIGHT - 32, 19, 'font-weight="700" fill="#8592c2"'));
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Inter, system-ui, sans-serif" fill="#eef1ff">
<defs><linearGradient id="picture-sky" x2="1" y2="1"><stop stop-color="#0a1130"/><stop offset=".55" stop-color="#04060f"/><stop offset="1" stop-color="#231043"/></linearGradient></defs>
${defs.join("")}<rect width="100%" height="100%" fill="url(#picture-sky)"/><rect width="10" height="100%" fill="${text.colour}"/>${inside}${parts.join("")}</svg>`;
}

/** Draws for a dark ground, whatever the page's own is. */
function inTheDark<T>(draw: () => T): T {
    const { dataset } = document.documentElement;
    const theme = dataset["theme"];
    dataset["theme"] = "dark";
    try {
        return draw();
    } finally {
        if (theme === undefined) delete dataset["theme"];
        else dataset["theme"] = theme;
    }
}

/** The picture as PNG. */
export async function drawPicture(board: SVGSVGElement | null, text: PictureText): Promise<Blob> {
    const address = URL.createObjectURL(new Blob([inTheDark(() => svgOf(board, text))], { type: "image/svg+xml" }));
    try {
        const image = new Image(WIDTH, HEIGHT);
        image.src = address;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = WIDTH;
        canvas.height = HEIGHT;
        canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
        if (!blob) throw new Error("no picture");
        return blob;
    } finally {
        URL.revokeObjectURL(address);
    }
}
