/* The figures in the rules: a position, the clicks made in it, and the part of the board to show. The engine supplies the highlights. */
import type { Token } from "../../../table/view";
import { STANDARD } from "../learn/header";
import type { figureWords } from "./words";

export interface Figure {
    /** The number of the section whose heading it follows. */
    readonly section: number;
    readonly caption: keyof typeof figureWords;
    readonly position: string;
    /** Clicks already made; what can be clicked next is highlighted. */
    readonly path: readonly Token[];
    /** Spaces to ring. */
    readonly ring: readonly Token[];
    /** Opposite corners of the visible part. */
    readonly from: Token;
    readonly to: Token;
}

export const FIGURES: readonly Figure[] = [
    {
        section: 2,
        caption: "figureOrbit",
        position: "turn V actions 3 earned 0 | V research 1 dominance 1 ships 3b4 4d5 2g2 | K research 1 dominance 1 ships 5i9 3i8 6g9 | cubes h8=K b2=V",
        path: [],
        ring: ["e6", "d5", "f5", "e4"],
        from: "c3",
        to: "g7",
    },
    {
        section: 5,
        caption: "figureConstruct",
        position: "turn K actions 2 earned 0 | V research 3 dominance 2 ships 6x 4d5 2a2 | K research 4 dominance 3 ships 3e6:m 5e4 6i6 | cubes h8=K b2=V",
        path: [],
        ring: ["e5"],
        from: "c3",
        to: "g7",
    },
    {
        section: 6,
        caption: "figureMove",
        position: "turn V actions 3 earned 0 | V research 1 dominance 2 ships 3d5 6a1 1g1 | K research 1 dominance 2 ships 4f4 2d7 5i9 | cubes h8=K b2=V",
        path: ["d5"],
        ring: [],
        from: "a1",
        to: "h8",
    },
    {
        section: 7,
        caption: "figureTransport",
        position: "turn V actions 3 earned 0 | V research 1 dominance 2 ships 2d4 1d3 5a1 | K research 1 dominance 2 ships 4i9 2i8 5g9 | cubes h8=K b2=V",
        path: ["d4", "transport", "d3"],
        ring: ["d3"],
        from: "a1",
        to: "g7",
    },
    {
        section: 7,
        caption: "figureManeuver",
        position: "turn V actions 3 earned 0 | V research 1 dominance 2 ships 5d4 1a1 3a2 | K research 1 dominance 2 ships 4c4 2d3 5d5 | cubes h8=K b2=V",
        path: ["d4"],
        ring: [],
        from: "a1",
        to: "i9",
    },
    {
        section: 8,
        caption: "figureInfamy",
        position: "infamy V actions 2 earned 0 | V research 1 dominance 6 ships 1b4 3d4 5a1 | K research 1 dominance 2 ships 4x 2d7 5i9 | cubes h8=K b2=V",
        path: [],
        ring: [],
        from: "a1",
        to: "i9",
    },
];

export function recordOf(figure: Figure): string {
    return `${STANDARD}[Position "${figure.position}"]\n\n`;
}
