/* Each faction's colours and emblem. A colour is never the only sign: the emblem goes with it everywhere. The colours were
   chosen by simulation: for red-, green- and blue-blind eyes any two stay at least 40 apart (CIE 1976). */

export interface Faction {
    /** Its short name, the same in every language. */
    name: string;
    light: string;
    base: string;
    dark: string;
    ink: string;
    emblem: string;
}

/** A regular polygon or star around 0,0 with radius 1, written as an SVG path. */
function polygon(corners: number, inner = 1): string {
    const count = inner < 1 ? corners * 2 : corners;
    const points: string[] = [];
    for (let i = 0; i < count; i++) {
        const radius = inner < 1 && i % 2 ? inner : 1;
        const angle = -Math.PI / 2 + (2 * Math.PI * i) / count;
        points.push(`${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`);
    }
    return `M${points.join("L")}Z`;
}

const CIRCLE = "M-.9,0a.9,.9 0 1 0 1.8,0a.9,.9 0 1 0 -1.8,0Z";

const factions: Record<string, Faction> = {
    V: {
        name: "Vulpes",
        light: "#ff9a78",
        base: "#ee4a24",
        dark: "#98200a",
        ink: "#3a0902",
        emblem: "M0,-1.05L1.02,.78L-1.02,.78Z",
    },
    K: { name: "Kepler", light: "#7fb4ff", base: "#2458d8", dark: "#0b2f86", ink: "#020e33", emblem: polygon(6) },
    O: { name: "Orion", light: "#d2fbe0", base: "#6fe0a0", dark: "#17804f", ink: "#02291a", emblem: polygon(5, 0.46) },
    A: { name: "Andromeda", light: "#fde0fa", base: "#eb9ae8", dark: "#9a45ab", ink: "#2b0633", emblem: CIRCLE },
};

const unknown: Faction = { name: "", light: "#d5dbea", base: "#8f9ab5", dark: "#4b5570", ink: "#12161f", emblem: polygon(4) };

export function faction(seat: string): Faction {
    return factions[seat] ?? unknown;
}
