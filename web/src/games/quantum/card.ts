/* What the page knows of Quantum from the start. */
import type { GameCard } from "../ui";
import { MARKS, seatStyle } from "./board/factions";
import { readOptions, setupAgainst } from "./options";

export const quantum: GameCard = {
    title: { en: "Quantum", fr: "Quantum" },
    tagline: { en: "Five cubes, three ships, dice that fly", fr: "Cinq cubes, trois vaisseaux, des dés qui volent" },
    marks: MARKS,
    seatStyle,
    firstSetup: setupAgainst(2),
    readOptions,
    hasEditor: true,
};
