/* Emblem and colours of each seat; they stay apart in simulations of three kinds of colour blindness, and the emblem always goes with them. */
import type { Mark } from "../../table/view";
import type { Text } from "../../words";
import type { SeatStyle } from "../ui";

interface Livery {
    readonly name: Text;
    readonly seat: string;
    readonly light: string;
    readonly base: string;
    readonly dark: string;
    readonly emblem: string;
}

const LIVERIES: Readonly<Record<Mark, Livery>> = {
    gold: { name: { en: "Gold", fr: "Or" }, seat: "#ffc84f", light: "#ffdf94", base: "#f0a51c", dark: "#8a5600", emblem: "M0,-1.1L.95,0L0,1.1L-.95,0Z" },
    coral: { name: { en: "Coral", fr: "Corail" }, seat: "#ff8a76", light: "#ff9b87", base: "#e46853", dark: "#8d2415", emblem: "M0,-1.05L1.02,.78L-1.02,.78Z" },
    blue: {
        name: { en: "Blue", fr: "Bleu" },
        seat: "#8aa5ff",
        light: "#8fa8ff",
        base: "#4d75fd",
        dark: "#1c36a0",
        emblem: "M0,-1L.87,-.5V.5L0,1L-.87,.5V-.5Z",
    },
    mint: {
        name: { en: "Mint", fr: "Menthe" },
        seat: "#4df9a2",
        light: "#9dffcd",
        base: "#24c777",
        dark: "#0a6a3b",
        emblem: "M0,-1.08L.27,-.36L1.03,-.33L.43,.14L.64,.88L0,.45L-.64,.88L-.43,.14L-1.03,-.33L-.27,-.36Z",
    },
    orchid: {
        name: { en: "Orchid", fr: "Orchidée" },
        seat: "#f09ae2",
        light: "#f6b4ea",
        base: "#d75fc2",
        dark: "#7a1e6b",
        emblem: "M-.92,0a.92,.92 0 1 0 1.84,0a.92,.92 0 1 0 -1.84,0Z",
    },
    unity: {
        name: { en: "The Unity", fr: "L’Unité" },
        seat: "#e9f2ff",
        light: "#ffffff",
        base: "#9fb2d6",
        dark: "#242e4a",
        emblem: "M-.95,-.95H.95V.95H-.95ZM-.55,-.55V.55H.55V-.55ZM-.22,-.22H.22V.22H-.22Z",
    },
    raiders: {
        name: { en: "Raiders", fr: "Pillards" },
        seat: "#ff6f80",
        light: "#ff9aa6",
        base: "#c81f3d",
        dark: "#5c0a1c",
        emblem: "M0,-1.1L.3,-.3L1.1,0L.3,.3L0,1.1L-.3,.3L-1.1,0L-.3,-.3Z",
    },
};

const NOBODY: Livery = { name: { en: "", fr: "" }, seat: "#cfc8ea", light: "#eee", base: "#857bb0", dark: "#3b3360", emblem: "M0,-1L1,0L0,1L-1,0Z" };

export const SEATS: readonly Mark[] = Object.keys(LIVERIES);

export function livery(seat: Mark): Livery {
    return LIVERIES[seat] ?? NOBODY;
}

export function seatStyle(seat: Mark): SeatStyle {
    const { name, base, emblem } = livery(seat);
    return { name, className: `and-${seat}`, colour: `var(--and-${seat})`, base, emblem };
}
