/* What the page knows of Nébuleuse Rouge from the start. */
import type { GameCard } from "../ui";
import { readOptions, setupAgainst } from "./options";
import { MARKS, seatStyle } from "./seat-styles";

export const nebuleuse: GameCard = {
    title: { en: "Nébuleuse Rouge", fr: "Nébuleuse Rouge" },
    tagline: {
        en: "Push your luck into the red nebula, meet its species, bring the legion home in glory",
        fr: "Tentez votre chance dans la nébuleuse rouge, rencontrez ses espèces, couvrez la légion de gloire",
    },
    marks: MARKS,
    seatStyle,
    firstSetup: setupAgainst(2),
    readOptions,
};
