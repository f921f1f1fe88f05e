/* What the page knows of Andromeda's Edge from the start. Its seats depend on its options. */
import type { GameCard } from "../ui";
import { readOptions, SOLO } from "./options";
import { seatStyle } from "./seat-styles";

export const andromeda: GameCard = {
    title: { en: "Andromeda’s Edge: Embrasement", fr: "Andromeda’s Edge : Embrasement" },
    tagline: {
        en: "Launch, settle and fight on the rim of a galaxy, against friends or the Unity",
        fr: "Lancez, bâtissez, combattez au bord d’une galaxie, contre vos amis ou l’Unité",
    },
    seatStyle,
    firstSetup: SOLO,
    readOptions,
};
