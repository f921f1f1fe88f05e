/* The words of Nébuleuse Rouge's drawings, in every language. Labels and log lines come from the engine. */
import { useMemo } from "preact/hooks";
import { useSettings, type Settings } from "../../settings";
import type { Language } from "../../table/view";
import { pageWords, type Say, translatorOf, type Text } from "../../words";

const ownWords = {
    learnNote: { en: "four short lessons on the real chart", fr: "quatre courtes leçons sur la vraie carte" },
    pickThing: { en: "Choose a button, or a place on the chart.", fr: "Choisissez un bouton, ou un lieu de la carte." },
    pv: { en: "VP", fr: "PV" },
    pvOf: { en: "{0} VP", fr: "{0} PV" },
    round: { en: "Round {0}", fr: "Tour {0}" },
    lastRound: { en: "Last round", fr: "Dernier tour" },
    base: { en: "Base", fr: "Base" },
    sectorZone: { en: "{0} · zone {1}", fr: "{0} · zone {1}" },
    gateClosed: { en: "Closed", fr: "Fermé" },
    gateOpen: { en: "Open", fr: "Ouvert" },
    gateIn: { en: "In: {0} cards, anywhere", fr: "Entrée : {0} cartes" },
    gateOut: { en: "Out: {0} cards, to base", fr: "Sortie : {0}, à la base" },
    roadSpatha: { en: "{0} Spatha", fr: "{0} Spatha" },
    roadEnd: { en: "{0} last round", fr: "{0} dernier tour" },
    roadWords: { en: "Victory points: {0}", fr: "Points de victoire : {0}" },

    // Planets.
    unknownHere: { en: "Unknown to you", fr: "Inconnue de vous" },
    unknownToAll: { en: "Not scanned yet", fr: "Pas encore scannée" },
    youKnow: { en: "only you know it", fr: "vous seul la connaissez" },
    scannedBy: { en: "scanned by {0}", fr: "scannée par {0}" },
    asks: { en: "{0} squads · {1} VP", fr: "{0} escouades · {1} PV" },
    asksOne: { en: "1 squad · {1} VP", fr: "1 escouade · {1} PV" },
    observes: { en: "{0} observes, {1} of {2}", fr: "{0} observe, {1} sur {2}" },
    contacts: { en: "{0} in contact, {1} VP so far", fr: "{0} en contact, déjà {1} PV" },
    mustLeave: { en: "contact over: {0} must leave", fr: "contact fini : {0} doit partir" },
    sapiens: { en: "Sapiens", fr: "Sapiens" },
    other: { en: "not Sapiens", fr: "non Sapiens" },
    squadsNeeded: { en: "{0} squads", fr: "{0} escouades" },
    squadNeeded: { en: "1 squad", fr: "1 escouade" },
    turnsObserved: { en: "observed {0} of {1}", fr: "observée {0} sur {1}" },
    missing: { en: "{0} missing", fr: "manque {0}" },
    payable: { en: "can be paid", fr: "payable" },
    paidStep: { en: "paid", fr: "payé" },
    withJoker: { en: "joker", fr: "joker" },
    noPlanets: { en: "No active planet yet: they are found by exploring.", fr: "Pas encore de planète active : on les découvre en explorant." },
    noSlotFree: { en: "no slot free", fr: "aucun emplacement libre" },

    // Places in words.
    placeBase: { en: "Star base", fr: "Base stellaire" },
    placeSector: { en: "Sector {0}, zone {1}, planets to discover: {2}", fr: "Secteur {0}, zone {1}, planètes à découvrir : {2}" },
    placeGate: { en: "Sector X: {0}", fr: "Secteur X : {0}" },
    shipsHere: { en: "ships: {0}", fr: "vaisseaux : {0}" },
    atBase: { en: "at the base", fr: "à la base" },
    flyingIn: { en: "flying in {0}", fr: "en vol, {0}" },
    observingIn: { en: "observing {0} in {1}", fr: "observe {0}, {1}" },
    contactIn: { en: "contact on {0} in {1}", fr: "contact sur {0}, {1}" },
    lostTurns: { en: "loses {0} turns", fr: "perd {0} tours" },
    lostTurn: { en: "loses a turn", fr: "perd un tour" },

    // The hand, the deck.
    handWords: { en: "cards left in hand, seen by nobody", fr: "cartes en main, que nul n’a vues" },
    handWord: { en: "card left in hand, seen by nobody", fr: "carte en main, que nul n’a vue" },
    handEmpty: { en: "no card left in hand", fr: "plus de carte en main" },
    handShort: { en: "in hand", fr: "en main" },
    riskLine: { en: "{0} of the {1} cards left hurt, {2} bring something", fr: "Sur les {1} cartes restantes, {0} blessent, {2} rapportent" },
    barsWords: { en: "{0} hurt, {1} bring something, {2} do nothing", fr: "{0} blessent, {1} rapportent, {2} sont sans effet" },
    unseenTitle: { en: "{0} cards not yet seen", fr: "{0} cartes pas encore vues" },
    unseenWhere: { en: "{0} in the deck, {1} in hand", fr: "{0} dans la pioche, {1} en main" },
    deckRisks: { en: "Risks", fr: "Risques" },
    deckPlanets: { en: "Planets", fr: "Planètes" },
    deckGain: { en: "Experience", fr: "Expérience" },
    deckMission: { en: "Special missions", fr: "Missions spéciales" },
    deckExo: { en: "Exo-technology", fr: "Exo-technologie" },
    deckOpen: { en: "Sector X", fr: "Secteur X" },
    pileOf: { en: "{0}, sum of {1}", fr: "{0}, total des {1}" },
    pileHead: { en: "Species pile", fr: "Pile d’espèces" },
    pileLeft: { en: "left", fr: "reste" },
    resetSoon: { en: "reset at the end of the turn", fr: "remise à zéro en fin de tour" },

    // Cards.
    risk: { en: "Risk", fr: "Risque" },
    force: { en: "Force {0}", fr: "Force {0}" },
    zones: { en: "zone {0}", fr: "zone {0}" },
    faceGives: { en: "Face it: +1 S", fr: "Affronter : +1 S" },
    trophyPv: { en: "Trophy: {0} VP", fr: "Trophée : {0} PV" },
    trophyField: { en: "Trophy: +1 of choice", fr: "Trophée : +1 au choix" },
    textPlanet: { en: "A planet is discovered: +1 VP", fr: "Une planète est découverte : +1 PV" },
    textGain: { en: "+1 {0}", fr: "+1 {0}" },
    textChoice: { en: "+1 of your choice", fr: "+1 au choix" },
    textDamage: { en: "{0} damage roll", fr: "{0} jet de dégât" },
    textDiscard: { en: "discard {0} cards", fr: "défaussez {0} cartes" },
    textLose: { en: "lose: {0}", fr: "perte : {0}" },
    textStop: { en: "exploring ends", fr: "fin de l’exploration" },
    textBase: { en: "back to the base", fr: "retour à la base" },
    textMission: { en: "for 1 card: VP", fr: "pour 1 carte : des PV" },
    textExo: { en: "a joker for contacts", fr: "un joker de contact" },
    textOpen: { en: "lasers may open the gate", fr: "les lasers peuvent ouvrir la porte" },
    textSupply: { en: "1 free piece", fr: "1 pièce gratuite" },
    textReset: { en: "all cards are shuffled", fr: "toutes les cartes sont mélangées" },
    discarded: { en: "discarded", fr: "défaussée" },
    oneDie: { en: "One die, one loss:", fr: "Un dé, une perte :" },
    someDice: { en: "{0} dice, a loss each:", fr: "{0} dés, une perte chacun :" },
    nothing: { en: "nothing", fr: "rien" },

    // Ship boards.
    shipBoard: { en: "Ship board", fr: "Plateau du vaisseau" },
    shipOf: { en: "Ship of {0}", fr: "Vaisseau : {0}" },
    tabShip: { en: "Ship", fr: "Vaisseau" },
    tabSpecies: { en: "Species", fr: "Espèces" },
    tabDeck: { en: "Deck", fr: "Pioche" },
    whose: { en: "Whose ship", fr: "Quel vaisseau" },
    experts: { en: "Experts", fr: "Experts" },
    experience: { en: "Experience", fr: "Expérience" },
    science: { en: "Science", fr: "Science" },
    diplomacy: { en: "Diplomacy", fr: "Diplomatie" },
    commerce: { en: "Commerce", fr: "Commerce" },
    capture: { en: "Capture", fr: "Capture" },
    missions: { en: "Missions", fr: "Missions" },
    missionsOf: { en: "{0} of {1}", fr: "{0} sur {1}" },
    kept: { en: "Species kept", fr: "Contacts" },
    noneKept: { en: "none yet", fr: "aucune" },
    exo: { en: "Exo-technology", fr: "Exo-technologie" },
    exoFree: { en: "place free", fr: "place libre" },
    jokerSapiens: { en: "joker for Sapiens", fr: "joker, Sapiens" },
    jokerOther: { en: "joker, not for Sapiens", fr: "joker, non Sapiens" },
    frombola: { en: "Frombola", fr: "Frombola" },
    spatha: { en: "Spatha", fr: "Spatha" },
    promotionAt: { en: "Spatha at {0} VP", fr: "Spatha à {0} PV" },
    drawsNext: { en: "draws {0} cards", fr: "pioche {0} cartes" },
    readyNow: { en: "{0} ready", fr: "{0} prêts" },
    cell: { en: "{0}: {1} of {2}", fr: "{0} : {1} sur {2}" },
    more: { en: "more", fr: "plus" },
    left: { en: "resigned", fr: "a abandonné" },

    // What matters now.
    coachSetup: {
        en: "Choose what suits your plan: thrusters draw more cards, lasers win fights, scanners look at planets.",
        fr: "Choisissez selon votre plan : les propulseurs font piocher, les lasers gagnent les combats, les scanners observent les planètes.",
    },
    coachSpace: {
        en: "Each card of your hand can be turned up, or spent on a border or a piece. Look at how many of them hurt.",
        fr: "Chaque carte de la main se retourne, ou se dépense pour une frontière ou une pièce. Regardez combien blessent.",
    },
    coachPlanet: {
        en: "You are on a planet: experience first, then contact; every threshold may be the last.",
        fr: "Vous êtes sur une planète : d’abord l’expérience, puis le contact ; chaque seuil peut être le dernier.",
    },
    coachRisk: {
        en: "A detector spares you the risk; facing it brings Science, and maybe a trophy.",
        fr: "Un détecteur évite le risque ; l’affronter apporte de la Science, et peut-être un trophée.",
    },

    // Help on pointing.
    helpHand: {
        en: "Your hand is a number: nobody knows these cards until they are turned up or spent. What is left goes back on the deck.",
        fr: "La main est un nombre : nul ne connaît ces cartes avant de les retourner ou de les dépenser. Le reste retourne sur la pioche.",
    },
    helpBars: {
        en: "A bar for each card that has not been seen since the last shuffle, deck and hand together. Red: it would cost your ship something now. Gold: it would bring something.",
        fr: "Une barre par carte pas encore vue depuis le dernier mélange, pioche et main ensemble. Rouge : elle vous coûterait quelque chose. Or : elle vous rapporterait.",
    },
    helpRoad: {
        en: "Victory points. With 12 a ship becomes a Spatha at the base; 30 make this round the last.",
        fr: "Les points de victoire. À 12, le vaisseau devient un Spatha à la base ; 30 annoncent le dernier tour.",
    },
    helpDeck: {
        en: "All cards that have not been seen since the last shuffle, by kind.",
        fr: "Toutes les cartes pas encore vues depuis le dernier mélange, par sorte.",
    },
    helpPiles: {
        en: "The needs of all species of a letter, added up field by field: what experience is worth having.",
        fr: "Les besoins de toutes les espèces d’une lettre, champ par champ : l’expérience qui vaut la peine.",
    },
    helpMissions: {
        en: "Special missions: each is paid with a card and brings VP, more for the third and fourth.",
        fr: "Missions spéciales : chacune se paie d’une carte et rapporte des PV, davantage pour la troisième et la quatrième.",
    },
    helpExp: {
        en: "Experience, from 0 to 6 in each field. Contacts are paid with it.",
        fr: "L’expérience, de 0 à 6 dans chaque champ. Elle paie les contacts.",
    },
    helpExo: {
        en: "Exo-technology is never lost. It serves once in each contact, for 1 in any field.",
        fr: "L’exo-technologie ne se perd pas. Elle sert une fois par contact, pour 1 dans un champ au choix.",
    },
    helpKept: { en: "Species with whom a contact was made.", fr: "Les espèces avec lesquelles un contact a été noué." },
    helpSpecies: {
        en: "Thresholds are paid one a turn, in order; what they ask adds up. Only the highest one paid counts.",
        fr: "Les seuils se paient un par tour, dans l’ordre ; leurs besoins s’additionnent. Seul le plus haut payé compte.",
    },
    helpDie: {
        en: "One die for each damage roll. If there is none of the piece, nothing is lost.",
        fr: "Un dé par jet de dégât. Si la pièce manque, rien n’est perdu.",
    },
} satisfies Record<string, Text>;

const allWords = { ...pageWords, ...ownWords };

export type NebuleuseKey = keyof typeof allWords;
export type NebuleuseSay = Say<NebuleuseKey>;

export function nebuleuseSpeaker(language: Language): NebuleuseSay {
    return translatorOf(allWords, language);
}

/** The settings, with a `say` that covers the game's texts as well as the page's. */
export function useNebuleuse(): Omit<Settings, "say"> & { readonly say: NebuleuseSay } {
    const settings = useSettings();
    const say = useMemo(() => nebuleuseSpeaker(settings.language), [settings.language]);
    return { ...settings, say };
}

export function helpWords(key: string, language: Language): string {
    return key.startsWith("help") && Object.hasOwn(ownWords, key) ? ownWords[key as keyof typeof ownWords][language] : "";
}

export const FIELD_NAMES: Readonly<Record<string, NebuleuseKey>> = { S: "science", D: "diplomacy", M: "commerce", C: "capture" };

/** What the shell asks for by itself. */
export const texts = { learnNote: ownWords.learnNote, pick: ownWords.pickThing } as const;
