/* Captions of the figures in the rules, in every language. */
import type { Text } from "../../../words";

export const figureWords = {
    figureOrbit: {
        en: "The orbit of the planet 8 at e5: the four lit spaces.",
        fr: "L’orbite de la planète 8 en e5 : les quatre cases éclairées.",
    },
    figureConstruct: {
        en: "3 + 5 = 8: blue may construct here. Red’s 4 in the same orbit does not count.",
        fr: "3 + 5 = 8 : bleu peut construire ici. Le 4 rouge sur la même orbite ne compte pas.",
    },
    figureMove: {
        en: "Where a 3 can go, and whom it can attack, with its chances.",
        fr: "Où un 3 peut aller, et qui il peut attaquer, avec ses chances.",
    },
    figureManeuver: {
        en: "A 5 with its maneuver: diagonal steps, past corners.",
        fr: "Un 5 et sa manœuvre : des pas en diagonale, entre les coins.",
    },
    figureTransport: { en: "Where a 2 can fly with the 1 on board.", fr: "Où un 2 peut voler avec le 1 à son bord." },
    figureInfamy: {
        en: "Dominance 6: every planet with room can take the cube.",
        fr: "Domination 6 : toute planète qui a de la place peut recevoir le cube.",
    },
} satisfies Record<string, Text>;
