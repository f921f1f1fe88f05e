/* Emblem and colours of each commander; colour is never the only cue. */
import type { Mark } from "../../table/view";
import type { Text } from "../../words";
import type { SeatStyle } from "../ui";

interface Livery {
    readonly name: Text;
    /** On dark ground; and from light to dark for what is filled. */
    readonly seat: string;
    readonly light: string;
    readonly base: string;
    readonly dark: string;
    readonly emblem: string;
}

const LIVERIES: Readonly<Record<Mark, Livery>> = {
    R: { name: { en: "Red", fr: "Rouge" }, seat: "#ff8f70", light: "#ff9b7c", base: "#e2452b", dark: "#a8200e", emblem: "M0,-1.05L1.02,.78L-1.02,.78Z" },
    B: { name: { en: "Blue", fr: "Bleu" }, seat: "#74b8ff", light: "#7fbcff", base: "#2f7df0", dark: "#1647a8", emblem: "M0,-1L.87,-.5V.5L0,1L-.87,.5V-.5Z" },
    Y: {
        name: { en: "Yellow", fr: "Jaune" },
        seat: "#ffd24a",
        light: "#ffe48a",
        base: "#e0a512",
        dark: "#9c6a00",
        emblem: "M0,-1.08L.27,-.36L1.03,-.33L.43,.14L.64,.88L0,.45L-.64,.88L-.43,.14L-1.03,-.33L-.27,-.36Z",
    },
    G: {
        name: { en: "Green", fr: "Vert" },
        seat: "#7fe08a",
        light: "#a9f2ae",
        base: "#37a94a",
        dark: "#176327",
        emblem: "M-.92,0a.92,.92 0 1 0 1.84,0a.92,.92 0 1 0 -1.84,0Z",
    },
};

const NOBODY: Livery = { name: { en: "", fr: "" }, seat: "#cbbab2", light: "#ddd", base: "#8a7a74", dark: "#4d423e", emblem: "M0,-1L1,0L0,1L-1,0Z" };

export const MARKS: readonly Mark[] = Object.keys(LIVERIES);

export function livery(seat: Mark): Livery {
    return LIVERIES[seat] ?? NOBODY;
}

export function seatStyle(seat: Mark): SeatStyle {
    const { name, base, emblem } = livery(seat);
    return { name, className: `neb-${seat}`, colour: `var(--neb-${seat})`, base, emblem };
}
