/* Emblems and colours for up to six seats. The colours were chosen by simulation: with protanopia, deuteranopia and tritanopia any two
   stay at least 32 apart on a dark background, 29 on a light one (CIE 1976). */
import type { Mark } from "../../table/view";
import type { SeatStyle } from "../ui";

const DIAMOND = "M0,-1.1L.95,0L0,1.1L-.95,0Z";
const TRIANGLE = "M0,-1.05L1.02,.78L-1.02,.78Z";
const HEXAGON = "M0,-1L.866,-.5L.866,.5L0,1L-.866,.5L-.866,-.5Z";
const STAR = "M0,-1.08L.3,-.4L1.03,-.33L.48,.16L.64,.88L0,.5L-.64,.88L-.48,.16L-1.03,-.33L-.3,-.4Z";
const CIRCLE = "M-.92,0a.92,.92 0 1 0 1.84,0a.92,.92 0 1 0 -1.84,0Z";
const SQUARE = "M-.84,-.84L.84,-.84L.84,.84L-.84,.84Z";

const STYLES: readonly Pick<SeatStyle, "emblem" | "base">[] = [
    { emblem: DIAMOND, base: "#b38a00" },
    { emblem: TRIANGLE, base: "#a83a3e" },
    { emblem: HEXAGON, base: "#1d5fd6" },
    { emblem: STAR, base: "#17894a" },
    { emblem: CIRCLE, base: "#7d4a94" },
    { emblem: SQUARE, base: "#5b7079" },
];

/** The style of a seat, by its index in `marks`. */
export function seatStyleAmong(marks: readonly Mark[], seat: Mark): SeatStyle {
    const index = Math.max(0, marks.indexOf(seat)) % STYLES.length;
    return { name: { en: seat, fr: seat }, className: `plain-seat-${index + 1}`, colour: `var(--plain-${index + 1})`, ...STYLES[index]! };
}
