/* Quantum's texts, in every language; a missing language is a compile error. */
import { useMemo } from "preact/hooks";
import { useSettings, type ActiveSettings } from "../../settings";
import type { Language } from "../../table/view";
import { pageWords, translatorOf, type Say, type Text } from "../../words";
import { editorWords } from "./editor/words";
import { figureWords } from "./rules/words";

const ownWords = {
    figureFights: { en: "Attacks", fr: "Attaques" },
    figureCubes: { en: "Cubes placed", fr: "Cubes posés" },
    gameStanding: { en: "Cubes to place: {0}", fr: "Cubes à poser : {0}" },
    rulesSheet: { en: "Standard", fr: "Standard" },
    rulesSheetNote: { en: "Research and dominance, no cards", fr: "Recherche et domination, sans cartes" },
    rulesBasic: { en: "Simple", fr: "Simple" },
    rulesBasicNote: { en: "Ships, construction, combat", fr: "Vaisseaux, construction, combat" },
    rulesFull: { en: "With cards", fr: "Avec les cartes" },
    rulesFullNote: { en: "The whole game: gambits and commands", fr: "Le jeu complet : tactiques et commandements" },
    moreRules: { en: "More rules", fr: "Autres règles" },
    entanglement: { en: "Entanglement", fr: "Intrication" },
    entanglementNote: {
        en: "When only planets with your cube have room, you may place another there. Maps with few planets need it.",
        fr: "Quand il ne reste de place que sur des planètes portant votre cube, vous pouvez en poser un autre. Nécessaire quand les planètes sont rares.",
    },
    printing: { en: "Printing of the cards", fr: "Édition des cartes" },
    printingNote: { en: "Three cards differ: Relocation, Curious, Strategic.", fr: "Trois cartes diffèrent : Repositionnement, Curieux, Stratégique." },
    printingFirst: { en: "First", fr: "Première" },
    printingRevised: { en: "Revised", fr: "Révisée" },
    learnNote: { en: "four short lessons, if you are new here", fr: "quatre courtes leçons pour débuter" },
    cubesToPlace: { en: "Cubes to place", fr: "Cubes à poser" },
    dominance: { en: "Dominance", fr: "Domination" },
    research: { en: "Research", fr: "Recherche" },
    scrapyard: { en: "Scrapyard", fr: "Casse" },
    inHand: { en: "In hand", fr: "En main" },
    empty: { en: "empty", fr: "vide" },
    commands: { en: "Commands", fr: "Commandements" },
    cubesShort: { en: "Cubes", fr: "Cubes" },
    dominanceShort: { en: "Dom", fr: "Dom" },
    researchShort: { en: "Res", fr: "Rech" },
    newCommand: { en: "from next turn", fr: "au prochain tour" },
    usedCommand: { en: "used", fr: "utilisé" },
    detailsOf: { en: "{0}: details", fr: "{0} : détails" },
    market: { en: "Cards", fr: "Cartes" },
    helpMarket: {
        en: "The cards that can be taken. A gambit works once, at once; a command stays.",
        fr: "Les cartes que l’on peut prendre. Une tactique sert une fois, aussitôt ; un commandement reste.",
    },
    gambit: { en: "gambit", fr: "tactique" },
    command: { en: "command", fr: "commandement" },
    actionsLeft: { en: "Actions left: {0}", fr: "Actions restantes : {0}" },
    constructAt: { en: "Construct at {0}", fr: "Construire en {0}" },
    price: { en: "{0} actions", fr: "{0} actions" },
    touchCard: { en: "This cannot be undone. Sure?", fr: "C’est définitif. Confirmer ?" },
    pickShip: { en: "Choose a ship or a button.", fr: "Choisissez un vaisseau ou un bouton." },
    askFrom: { en: "Attack from which space?", fr: "Attaquer depuis quelle case ?" },
    fromSpace: { en: "From {0}", fr: "Depuis {0}" },
    fromHere: { en: "From {0}, where it is", fr: "Depuis {0}, sans bouger" },
    askStrike: { en: "Attack which ship?", fr: "Attaquer quel vaisseau ?" },
    askWarp: { en: "Trade places with which ship?", fr: "Échanger avec quel vaisseau ?" },
    askPassenger: { en: "Carry which ship?", fr: "Emporter quel vaisseau ?" },
    askFly: { en: "Fly where?", fr: "Voler où ?" },
    askDrop: { en: "Set the passenger down where?", fr: "Déposer le passager où ?" },
    askDeploy: { en: "Deploy where?", fr: "Déployer où ?" },
    askMove: { en: "Move where?", fr: "Aller où ?" },
    askRelocate: { en: "Move the cube to which planet?", fr: "Vers quelle planète déplacer le cube ?" },
    askWhich: { en: "Which one?", fr: "Lequel ?" },
    emptySpace: { en: "{0}, empty", fr: "{0}, vide" },
    planetAt: { en: "{0}, planet {1}, {2} of {3} locations free", fr: "{0}, planète {1}, emplacements libres : {2} sur {3}" },
    planetCubes: { en: "cubes of {0}", fr: "cubes : {0}" },
    planetOrbit: { en: "{0} in orbit adds up to {1}", fr: "en orbite, {0} totalise {1}" },
    shipAt: { en: "{0}, {1}: {2} {3}", fr: "{0}, {1} : {2} {3}" },
    chosenShip: { en: "{0} {1} at {2}", fr: "{0} {1} en {2}" },
    chosenScrapped: { en: "{0} {1} in the scrapyard", fr: "{0} {1} à la casse" },
    spentMove: { en: "has moved", fr: "a bougé" },
    spentAbility: { en: "ability used", fr: "capacité utilisée" },
    class1: { en: "battlestation", fr: "station de combat" },
    class2: { en: "flagship", fr: "vaisseau amiral" },
    class3: { en: "destroyer", fr: "destroyer" },
    class4: { en: "frigate", fr: "frégate" },
    class5: { en: "interceptor", fr: "intercepteur" },
    class6: { en: "scout", fr: "éclaireur" },
    ownNote: { en: "{0} cubes each, yours", fr: "{0} cubes chacun, à vous" },
    coachSetUp: {
        en: "You are setting up. Low numbers fight well, high ones fly far; ships that add up to the number of a planet nearby build soon.",
        fr: "C’est la mise en place. Les petits chiffres se battent bien, les grands volent loin ; des vaisseaux dont le total fait le chiffre d’une planète proche construiront bientôt.",
    },
    coachTurn: {
        en: "Look for an orbit that nearly adds up to its planet’s number, or for a fight that you are likely to win.",
        fr: "Cherchez une orbite dont le total approche le chiffre de la planète, ou un combat que vous avez de bonnes chances de gagner.",
    },
    coachSpent: {
        en: "No action is left: use an ability if it helps, then end the turn.",
        fr: "Plus d’action : utilisez une capacité si elle aide, puis finissez le tour.",
    },
    coachNear: {
        en: "One of your orbits adds up exactly: with two actions you can construct there.",
        fr: "Une de vos orbites tombe juste : avec deux actions, vous pouvez y construire.",
    },
    helpCubes: { en: "Cubes still to place. Whoever has none left wins.", fr: "Cubes encore à poser. Qui n’en a plus gagne." },
    helpDominance: {
        en: "Dominance: +1 for each ship that you destroy, −1 for each that you lose. At 6 you place a cube at once, and it goes back to 1.",
        fr: "Domination : +1 par vaisseau que vous détruisez, −1 par vaisseau que vous perdez. À 6, vous posez aussitôt un cube, et elle revient à 1.",
    },
    helpResearch: {
        en: "Research: +1 for an action. At 6 when the turn ends it brings a card, or 1 dominance in games without cards, and goes back to 1.",
        fr: "Recherche : +1 pour une action. À 6 à la fin du tour, elle rapporte une carte, ou 1 en domination dans une partie sans cartes, et revient à 1.",
    },
    helpScrapyard: {
        en: "Destroyed ships wait here. To deploy one costs 1 action.",
        fr: "Les vaisseaux détruits attendent ici. En redéployer un coûte 1 action.",
    },
    helpHand: {
        en: "Ships that were rolled and are still to be put on the board.",
        fr: "Vaisseaux lancés, encore à placer sur le plateau.",
    },
    helpActions: { en: "Actions left in this turn.", fr: "Actions qui restent dans ce tour." },
} satisfies Record<string, Text>;

const allWords = { ...pageWords, ...editorWords, ...figureWords, ...ownWords };

export type QuantumKey = keyof typeof allWords;
export type QuantumSay = Say<QuantumKey>;

export function quantumTranslator(language: Language): QuantumSay {
    return translatorOf(allWords, language);
}

/** The settings, with a `say` that covers Quantum's texts as well as the page's. */
export function useQuantum(): Omit<ActiveSettings, "say"> & { readonly say: QuantumSay } {
    const settings = useSettings();
    const say = useMemo(() => quantumTranslator(settings.language), [settings.language]);
    return { ...settings, say };
}

/** Help text by its key; empty for an unknown key. */
export function helpWords(key: string, language: Language): string {
    return Object.hasOwn(ownWords, key) ? ownWords[key as keyof typeof ownWords][language] : "";
}

export function className(say: QuantumSay, number: number): string {
    const keys: readonly QuantumKey[] = ["class1", "class2", "class3", "class4", "class5", "class6"];
    const key = keys[number - 1];
    return key ? say(key) : "";
}

/** Texts that the shell uses directly. */
export const texts = {
    learnNote: ownWords.learnNote,
    pick: ownWords.pickShip,
} as const;
