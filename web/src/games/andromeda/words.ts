/* The words of Andromeda's drawings, in every language. Names, labels and log lines come from the engine. */
import { useMemo } from "preact/hooks";
import { useSettings, type Settings } from "../../settings";
import type { Language } from "../../table/view";
import { pageWords, type Say, translatorOf, type Text } from "../../words";

const ownWords = {
    pick: {
        en: "Choose what is lit: a ship and then a region, a card, a moon; or a button.",
        fr: "Choisissez ce qui est éclairé : un vaisseau puis une région, une carte, une lune ; ou un bouton.",
    },
    learnNote: { en: "four short lessons on the real map", fr: "quatre courtes leçons sur la vraie carte" },
    vp: { en: "VP", fr: "PV" },
    vpWords: { en: "Victory points: {0}", fr: "Points de victoire : {0}" },
    terminus: { en: "terminus {0}", fr: "terminus {0}" },
    race: { en: "Victory points {0}, the end comes at {1}", fr: "Points de victoire {0}, la fin vient à {1}" },
    event: { en: "event {0} of {1}", fr: "événement {0} sur {1}" },
    lastTurns: { en: "last turns", fr: "derniers tours" },
    free: { en: "free", fr: "libre" },
    price: { en: "{0} energy", fr: "énergie {0}" },
    nextTile: { en: "next tile", fr: "prochaine tuile" },
    emptyPlace: { en: "{0}, empty", fr: "{0}, vide" },
    costs: { en: "launch: {0} energy", fr: "lancement : {0} énergie" },
    costsNothing: { en: "launch: free", fr: "lancement : gratuit" },
    raiderComes: { en: "raiders attack from {0}", fr: "des pillards attaquent depuis {0}" },
    warpComes: { en: "the Dragon drags the fight into the Void", fr: "le Dragon entraîne le combat dans le Néant" },
    winsAsItStands: { en: "you win {0} % as it stands", fr: "victoire {0} % en l’état" },
    probe: { en: "Probe", fr: "Sonde" },
    aimAt: { en: "{0} · {1}", fr: "{0} · {1}" },
    legendFree: { en: "in range", fr: "à portée" },
    legendEnergy: { en: "steps further", fr: "pas de plus" },
    legendWin: { en: "you win as it stands", fr: "victoire en l’état" },

    // Stations.
    station: { en: "Station of {0}", fr: "Station : {0}" },
    resources: { en: "Resources", fr: "Ressources" },
    ice: { en: "ice", fr: "glace" },
    nano: { en: "nanocarbon", fr: "nanocarbone" },
    titan: { en: "titanium", fr: "titane" },
    credit: { en: "credit", fr: "crédit" },
    energy: { en: "energy", fr: "énergie" },
    sci: { en: "Science", fr: "Science" },
    ind: { en: "Industry", fr: "Industrie" },
    com: { en: "Commerce", fr: "Commerce" },
    civ: { en: "Civilization", fr: "Civilisation" },
    sup: { en: "Supremacy", fr: "Suprématie" },
    stepOf: { en: "{0}: step {1} of 10", fr: "{0} : case {1} sur 10" },
    modules: { en: "Modules", fr: "Modules" },
    noModules: { en: "none yet", fr: "aucun" },
    market: { en: "Market", fr: "Marché" },
    hand: { en: "Tactics", fr: "Stratégie" },
    handEmpty: { en: "no card", fr: "aucune carte" },
    moons: { en: "Moons", fr: "Lunes" },
    cards: { en: "Faction, upgrades, abilities", fr: "Faction, améliorations, capacités" },
    destiny: { en: "Destiny", fr: "Destinée" },
    bay: { en: "Launch bay", fr: "Baie de lancement" },
    scrapyard: { en: "Scrapyard", fr: "Casse" },
    barge: { en: "Barge", fr: "Barge" },
    reserve: { en: "Reserve", fr: "Réserve" },
    leadersHome: { en: "Leaders at the station {0}", fr: "Chefs à la station {0}" },
    damaged: { en: "damaged", fr: "endommagé" },
    used: { en: "used", fr: "utilisé" },
    spent: { en: "spent", fr: "dépensée" },
    ships: { en: "Ships", fr: "Vaisseaux" },
    shipsOut: { en: "{0} ships out", fr: "{0} en mission" },
    readIt: { en: "(read)", fr: "(lire)" },
    read: { en: "{0}: read", fr: "{0} : lire" },
    more: { en: "more", fr: "plus" },
    left: { en: "resigned", fr: "a abandonné" },
    diceOf: { en: "{0} dice", fr: "{0} dés" },
    dieOf: { en: "1 die", fr: "1 dé" },
    targetingOf: { en: "targeting {0}", fr: "ciblage {0}" },
    upgradesTop: { en: "Ship upgrades", fr: "Améliorations de vaisseau" },
    supremacyTokens: { en: "Supremacy tokens", fr: "Pions Suprématie" },

    // The Unity.
    commander: { en: "{0}, level {1}", fr: "{0}, niveau {1}" },
    helm: { en: "Helm", fr: "Gouvernail" },
    helmNext: { en: "next: {0}", fr: "ensuite : {0}" },
    helmNothing: { en: "nothing", fr: "rien" },
    sectionWords: { en: "Section {0}, die {1}", fr: "Section {0}, dé {1}" },
    recall: { en: "empty: it recalls its ships", fr: "vide : rappel de ses vaisseaux" },
    noAction: { en: "no card yet", fr: "pas encore de carte" },
    unityCards: { en: "cards", fr: "cartes" },
    unityMoons: { en: "moons", fr: "lunes" },
    unityTokens: { en: "tokens", fr: "pions" },
    unityModules: { en: "modules", fr: "modules" },
    corrupted: { en: "corrupted leaders", fr: "chefs corrompus" },
    control: { en: "has Control", fr: "a le Contrôle" },

    // Battles.
    battleAt: { en: "Battle at {0}", fr: "Bataille : {0}" },
    voidAt: { en: "In the Void", fr: "Dans le Néant" },
    step1: { en: "Escalation", fr: "Escalade" },
    step2: { en: "Diplomacy", fr: "Diplomatie" },
    step3: { en: "Preparations", fr: "Préparatifs" },
    step4: { en: "Roll", fr: "Lancer" },
    step5: { en: "Outcome", fr: "Issue" },
    step6: { en: "Damage", fr: "Dégâts" },
    ofSix: { en: "of 6 at most", fr: "sur 6 au plus" },
    range: { en: "{0} to 6", fr: "{0} à 6" },
    gainedDice: { en: "Cards and energy", fr: "Cartes et énergie" },
    gainedAim: { en: "Cards and effects", fr: "Cartes et effets" },
    shieldOf: { en: "shield {0}", fr: "bouclier {0}" },
    whoWins: { en: "Who wins", fr: "Qui gagne" },
    exact: { en: "exact, per cent, over every roll", fr: "exact, en pour cent, sur tous les lancers" },
    nobody: { en: "nobody", fr: "personne" },
    wonIt: { en: "wins", fr: "gagne" },
    lostIt: { en: "loses", fr: "perd" },
    showMap: { en: "Map", fr: "Carte" },
    showBattle: { en: "Battle", fr: "Bataille" },

    // Tabs of a phone.
    tabMap: { en: "Map", fr: "Carte" },
    tabStation: { en: "Station", fr: "Station" },
    tabRivals: { en: "Rivals", fr: "Rivaux" },
    tabUnity: { en: "Unity", fr: "Unité" },
    tabMarket: { en: "Market", fr: "Marché" },
    tabs: { en: "Views", fr: "Vues" },

    // What matters now.
    coachTurn: {
        en: "A launch brings what its region gives; a return puts your ships to work on your modules. Look at who could attack where you go.",
        fr: "Un lancement rapporte ce que donne la région ; un retour met vos vaisseaux au travail sur vos modules. Voyez qui peut attaquer là où vous allez.",
    },
    coachBattle: {
        en: "Each commitment shows its exact chance. What you win: a step of Supremacy and the raiders’ reward; what you lose: a damage on each ship.",
        fr: "Chaque engagement montre sa chance exacte. À gagner : une case de Suprématie et la récompense des pillards ; à perdre : un dégât par vaisseau.",
    },
    coachReturn: {
        en: "Ships on modules of their row carry them out; energy carries out one more.",
        fr: "Les vaisseaux posés sur des modules les activent ; l’énergie en active un de plus.",
    },

    // Help on pointing.
    helpRace: {
        en: "Victory points. Whoever reaches the terminus starts the last turns; then stations are scored.",
        fr: "Les points de victoire. Qui atteint le terminus déclenche les derniers tours ; ensuite, le décompte.",
    },
    helpEvent: { en: "When the marker reaches the end, an event card comes.", fr: "Quand le marqueur arrive au bout, une carte Événement vient." },
    helpLeaders: {
        en: "Leaders come home from regions where you have a ship; developments need them around.",
        fr: "Les chefs rentrent des régions où vous avez un vaisseau ; les infrastructures en ont besoin autour d’elles.",
    },
    helpHelm: { en: "Each step of the helm carries out the space it reaches.", fr: "Chaque cran du gouvernail applique la case atteinte." },
    helpDice: {
        en: "Each die shows a number from the targeting up to 6. The highest die wins; equal ones cancel.",
        fr: "Chaque dé donne un nombre du ciblage à 6. Le plus haut gagne ; les égaux s’annulent.",
    },
    helpBay: { en: "Ships ready to launch, with their battle dice.", fr: "Les vaisseaux prêts à partir, avec leurs dés de bataille." },
    helpScrapyard: { en: "Damaged ships: a repair moves one to the Repair Barge.", fr: "Les vaisseaux endommagés : une réparation en envoie un à la barge." },
    helpDestiny: { en: "Your destiny cards score at the end; nobody else sees them.", fr: "Vos cartes Destinée comptent à la fin ; nul autre ne les voit." },
} satisfies Record<string, Text>;

const allWords = { ...pageWords, ...ownWords };

export type AndromedaKey = keyof typeof allWords;
export type AndromedaSay = Say<AndromedaKey>;

export function andromedaSpeaker(language: Language): AndromedaSay {
    return translatorOf(allWords, language);
}

/** The settings, with a `say` that covers the game's texts as well as the page's. */
export function useAndromeda(): Omit<Settings, "say"> & { readonly say: AndromedaSay } {
    const settings = useSettings();
    const say = useMemo(() => andromedaSpeaker(settings.language), [settings.language]);
    return { ...settings, say };
}

export function helpWords(key: string, language: Language): string {
    return key.startsWith("help") && Object.hasOwn(ownWords, key) ? ownWords[key as keyof typeof ownWords][language] : "";
}

export const pick: Text = ownWords.pick;
export const learnNote: Text = ownWords.learnNote;
