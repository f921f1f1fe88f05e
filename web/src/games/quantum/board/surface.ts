/* Generates a planet's surface from a seed, clipped to its disc. Each number has its own kind of world. */
import { between, round, seeded, type Draw } from "../../../seed";

export interface PlanetKind {
    light: string;
    base: string;
    dark: string;
    glow: string;
    marks: readonly string[];
    paint: (draw: Draw, marks: readonly string[]) => Mark[];
}

export interface Mark {
    d: string;
    fill: string;
    opacity: number;
}

/** A wavy band across the disc. */
function band(draw: Draw, y: number, height: number): string {
    const wave = between(draw, 1.5, 6);
    const shift = between(draw, 0, 6);
    let top = "";
    let bottom = "";
    for (let x = -44; x <= 44; x += 11) {
        const bend = (x * x) / 320;
        const up = y - bend + wave * Math.sin(x / 11 + shift);
        const down = y - bend + height + wave * Math.sin(x / 13 + shift + 1.4);
        top += `${top ? "L" : "M"}${x},${round(up)}`;
        bottom = `L${x},${round(down)}` + bottom;
    }
    return top + bottom + "Z";
}

/** A rounded patch with an irregular edge. */
function patch(draw: Draw, x: number, y: number, radius: number, flat = 0.8): string {
    const count = 9;
    const points: [number, number][] = [];
    for (let i = 0; i < count; i++) {
        const reach = radius * between(draw, 0.62, 1.25);
        const angle = (2 * Math.PI * i) / count;
        points.push([x + reach * Math.cos(angle), y + reach * flat * Math.sin(angle)]);
    }
    let d = "";
    for (let i = 0; i < count; i++) {
        const here = points[i]!;
        const next = points[(i + 1) % count]!;
        const mid = [round((here[0] + next[0]) / 2), round((here[1] + next[1]) / 2)];
        d += i ? `Q${round(here[0])},${round(here[1])} ${mid[0]},${mid[1]}` : `M${mid[0]},${mid[1]}`;
    }
    const first = points[0]!;
    const second = points[1]!;
    return d + `Q${round(first[0])},${round(first[1])} ${round((first[0] + second[0]) / 2)},${round((first[1] + second[1]) / 2)}Z`;
}

function deserts(draw: Draw, marks: readonly string[]): Mark[] {
    const out: Mark[] = [];
    for (let i = 0; i < 5; i++) out.push({ d: band(draw, -34 + i * 15 + between(draw, -4, 4), between(draw, 3, 9)), fill: marks[i % 2]!, opacity: 0.4 });
    for (let i = 0; i < 5; i++) {
        const x = between(draw, -28, 28);
        const y = between(draw, -28, 28);
        const radius = between(draw, 2.5, 7);
        out.push({ d: patch(draw, x, y, radius, 0.9), fill: marks[1]!, opacity: 0.5 });
        out.push({ d: patch(draw, x + 1, y + 1.2, radius * 0.72, 0.9), fill: marks[2]!, opacity: 0.45 });
    }
    return out;
}

function seas(draw: Draw, marks: readonly string[]): Mark[] {
    const out: Mark[] = [];
    for (let i = 0; i < 4; i++)
        out.push({
            d: patch(draw, between(draw, -30, 30), between(draw, -26, 26), between(draw, 8, 17)),
            fill: marks[1]!,
            opacity: 0.75,
        });
    for (let i = 0; i < 4; i++) out.push({ d: band(draw, between(draw, -34, 30), between(draw, 1.5, 4)), fill: marks[2]!, opacity: 0.5 });
    out.push({ d: patch(draw, 0, -40, 15, 0.5), fill: marks[2]!, opacity: 0.7 });
    out.push({ d: patch(draw, 4, 40, 12, 0.5), fill: marks[2]!, opacity: 0.5 });
    return out;
}

function storms(draw: Draw, marks: readonly string[]): Mark[] {
    const out: Mark[] = [];
    for (let i = 0; i < 7; i++) out.push({ d: band(draw, -38 + i * 11 + between(draw, -3, 3), between(draw, 2, 8)), fill: marks[i % 3]!, opacity: 0.42 });
    const x = between(draw, -16, 16);
    const y = between(draw, 4, 20);
    out.push({ d: patch(draw, x, y, 10, 0.55), fill: marks[1]!, opacity: 0.7 });
    out.push({ d: patch(draw, x, y, 5.5, 0.5), fill: marks[2]!, opacity: 0.7 });
    return out;
}

function suns(draw: Draw, marks: readonly string[]): Mark[] {
    const out: Mark[] = [];
    for (let i = 0; i < 9; i++)
        out.push({
            d: patch(draw, between(draw, -34, 34), between(draw, -34, 34), between(draw, 4, 11)),
            fill: marks[i % 2]!,
            opacity: 0.38,
        });
    for (let i = 0; i < 4; i++) out.push({ d: band(draw, -28 + i * 17, between(draw, 2, 5)), fill: marks[2]!, opacity: 0.35 });
    return out;
}

export const planetKinds: Record<number, PlanetKind> = {
    7: {
        light: "#ffb98a",
        base: "#d2602f",
        dark: "#651e0b",
        glow: "#ff7a3d",
        marks: ["#ffd0a3", "#8e3514", "#5d1f0a"],
        paint: deserts,
    },
    8: {
        light: "#9be8ff",
        base: "#2193b8",
        dark: "#063c56",
        glow: "#3cc3ee",
        marks: ["#fff", "#0e6f68", "#e9fbff"],
        paint: seas,
    },
    9: {
        light: "#dcc0ff",
        base: "#8450d2",
        dark: "#2d1166",
        glow: "#9d6bff",
        marks: ["#f0dcff", "#4c2399", "#c9a2ff"],
        paint: storms,
    },
    10: {
        light: "#fff0b0",
        base: "#dba521",
        dark: "#694703",
        glow: "#ffcf4a",
        marks: ["#fff7d1", "#a36f06", "#7b5203"],
        paint: suns,
    },
};

const faces = new Map<string, Mark[]>();

export function face(seed: string, number: number): Mark[] {
    const key = `${seed} ${number}`;
    let marks = faces.get(key);
    if (!marks) {
        const kind = planetKinds[number];
        marks = kind ? kind.paint(seeded(key), kind.marks) : [];
        faces.set(key, marks);
    }
    return marks;
}
