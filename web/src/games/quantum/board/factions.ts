/* Colours and emblem of each faction. Colour is never the only cue: the emblem always goes with it. The colours were chosen by
   simulation: with protanopia, deuteranopia and tritanopia any two stay at least 40 apart (CIE 1976). */
import type { Mark } from "../../../table/view";
import type { SeatStyle } from "../../ui";
import type { Text } from "../../../words";

export interface Faction {
    /** Short. */
    name: Text;
    light: string;
    base: string;
    dark: string;
    ink: string;
    emblem: string;
}

/** A regular polygon or star around 0,0 with radius 1, as an SVG path. */
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

/** A name that is the same in every language. */
const same = (name: string): Text => ({ en: name, fr: name });

const factions: Record<string, Faction> = {
    V: {
        name: same("Vulpes"),
        light: "#ff9a78",
        base: "#ee4a24",
        dark: "#98200a",
        ink: "#3a0902",
        emblem: "M0,-1.05L1.02,.78L-1.02,.78Z",
    },
    K: { name: same("Kepler"), light: "#7fb4ff", base: "#2458d8", dark: "#0b2f86", ink: "#020e33", emblem: polygon(6) },
    O: { name: same("Orion"), light: "#d2fbe0", base: "#6fe0a0", dark: "#17804f", ink: "#02291a", emblem: polygon(5, 0.46) },
    A: { name: { en: "Andromeda", fr: "Andromède" }, light: "#fde0fa", base: "#eb9ae8", dark: "#9a45ab", ink: "#2b0633", emblem: CIRCLE },
};

const unknown: Faction = { name: same(""), light: "#d5dbea", base: "#8f9ab5", dark: "#4b5570", ink: "#12161f", emblem: polygon(4) };

export const MARKS: readonly Mark[] = Object.keys(factions);

export function faction(seat: string): Faction {
    return factions[seat] ?? unknown;
}

/** A faction's style in the form that the shell uses. */
export function seatStyle(seat: Mark): SeatStyle {
    const { name, base, emblem } = faction(seat);
    return { name, className: `seat-${seat}`, colour: `var(--seat-${seat})`, base, emblem };
}
