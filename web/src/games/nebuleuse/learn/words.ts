/* The words of the lessons, in every language. */
import type { Text } from "../../../words";

export const lessonWords = {
    about: {
        en: "Four short lessons on the real chart, then a first game with advice.",
        fr: "Quatre courtes leçons sur la vraie carte, puis une première partie avec des conseils.",
    },
    flight: { en: "A first flight", fr: "Un premier vol" },
    flightAbout: { en: "The hand, exploring, crossing, a planet, a secret", fr: "La main, explorer, franchir, une planète, un secret" },
    flightGoal: {
        en: "You command the red ship; it waits at the base. Whoever has the most victory points (VP) at the end wins: from planets discovered, species met, enemies beaten. 30 VP make the round the last.",
        fr: "Vous commandez le vaisseau rouge, qui attend à la base. Qui a le plus de points de victoire (PV) à la fin gagne : planètes découvertes, espèces rencontrées, ennemis vaincus. 30 PV annoncent le dernier tour.",
    },
    flightHand: {
        en: "Two thrusters gave you four cards. Nobody sees them: you turn them up one by one to explore, or spend them, face up, on borders and pieces. The bars say how many of all cards left would hurt you now.",
        fr: "Deux propulseurs vous donnent quatre cartes. Nul ne les voit : vous les retournez une à une pour explorer, ou vous les dépensez pour franchir des frontières et acheter des pièces. Les barres disent combien des cartes restantes vous blesseraient.",
    },
    flightExplore: {
        en: "Explore: turn up a card and do what it says. Leaving the base this way is a take-off.",
        fr: "Explorez : retournez une carte et faites ce qu’elle dit. Quitter ainsi la base est un décollage.",
    },
    flightCross: {
        en: "Envoys: +1 Diplomacy. You are in sector S1 now. The little cards on the borders are prices: cross into S2 for one card.",
        fr: "Des émissaires : +1 Diplomatie. Vous êtes dans le secteur S1. Les petites cartes sur les frontières sont des prix : passez en S2 pour une carte.",
    },
    flightPlanet: {
        en: "The card you paid with was discarded without effect. S2 has two planets to discover, a coin on each. Explore again.",
        fr: "La carte payée est défaussée sans effet. S2 a deux planètes à découvrir, une pièce sur chacune. Explorez encore.",
    },
    flightSlot: {
        en: "An inhabited planet: it brings 1 VP and takes a slot, alpha or beta. While all slots are taken no planet can be found. Choose alpha.",
        fr: "Une planète habitée : elle rapporte 1 PV et occupe un emplacement, alpha ou bêta. Quand tous sont pris, on n’en découvre plus. Choisissez alpha.",
    },
    flightScan: {
        en: "Who lives there is hidden. Your scanner can look, once a turn: press Scan, then alpha.",
        fr: "Qui y vit est caché. Votre scanner peut regarder, une fois par tour : Scanner, puis alpha.",
    },
    flightSecret: {
        en: "The Orlim. Only you have seen them; the others see your eye on the planet, and no more.",
        fr: "Les Orlim. Vous seul les avez vus ; les autres voient votre œil sur la planète, rien de plus.",
    },
    flightEnd: {
        en: "The golden rule: one take-off or one landing in a turn. You took off, so landing has to wait. End the turn: the card left goes back on the deck.",
        fr: "La règle d’or : un décollage ou un atterrissage par tour. Vous avez décollé, l’atterrissage attendra. Finissez le tour : la carte qui reste retourne sur la pioche.",
    },
    flightDone: {
        en: "One VP, one experience, one secret: a good first flight. Next: what happens when a card hurts.",
        fr: "Un PV, une expérience, un secret : un bon premier vol. Ensuite : ce qui arrive quand une carte blesse.",
    },
    risks: { en: "Risks and fights", fr: "Risques et combats" },
    risksAbout: { en: "Detectors, hostile ships, damage, buying", fr: "Détecteurs, vaisseaux hostiles, dégâts, achats" },
    risksBars: {
        en: "Red bars are cards that would cost your ship something now, gold ones bring something. You have one laser and two detectors, and five cards in hand.",
        fr: "Les barres rouges sont les cartes qui vous coûteraient quelque chose, les dorées celles qui rapportent. Vous avez un laser, deux détecteurs, et cinq cartes en main.",
    },
    risksExplore: { en: "Dare it: explore.", fr: "Osez : explorez." },
    risksDetect: {
        en: "Meteorites: a damage roll. The five boxes say what the die would take. A detector makes the card harmless: use one.",
        fr: "Des météorites : un jet de dégât. Les cinq cases disent ce que le dé prendrait. Un détecteur rend la carte inoffensive : utilisez-en un.",
    },
    risksAgain: {
        en: "Nothing happened. The detector works again next turn; the other one is still ready. Explore.",
        fr: "Rien ne s’est passé. Ce détecteur resservira au prochain tour ; l’autre est encore prêt. Explorez.",
    },
    risksFace: {
        en: "A Xeno bireme, force 2. One laser against 2 is one short: one damage roll, but the trophy is yours, and facing a risk always brings 1 Science. Face it.",
        fr: "Une birème Xeno, force 2. Un laser contre 2 : il en manque un, donc un jet de dégât ; mais le trophée est à vous, et affronter un risque apporte toujours 1 Science. Faites face.",
    },
    risksLoss: {
        en: "A 5: a scanner is lost. Against that, 1 Science and 1 VP. Without any laser there would have been no trophy; three short, none either.",
        fr: "Un 5 : un scanner est perdu. En échange, 1 Science et 1 PV. Sans aucun laser, pas de trophée ; à trois d’écart, pas davantage.",
    },
    risksBuy: {
        en: "Cards also buy pieces: equipment 2, people 3. Each purchase gives 1 Commerce. Press Buy, then the laser.",
        fr: "Les cartes achètent aussi des pièces : équipement 2, personnel 3. Chaque achat donne 1 Commerce. Acheter, puis le laser.",
    },
    risksEnd: {
        en: "Two lasers now: a bireme will not hurt you any more, and look how the bars have changed. End the turn.",
        fr: "Deux lasers : une birème ne vous blessera plus, et voyez comme les barres ont changé. Finissez le tour.",
    },
    risksDone: {
        en: "Press your luck while the odds are good, and stop in time. Next: meeting a species.",
        fr: "Tentez votre chance tant que les cotes sont bonnes, et arrêtez-vous à temps. Ensuite : rencontrer une espèce.",
    },
    planet: { en: "Meeting a species", fr: "Rencontrer une espèce" },
    planetAbout: { en: "Landing, observing, thresholds", fr: "Se poser, observer, les seuils" },
    planetSee: {
        en: "You know who lives on alpha: the Orlim ask for one squad. A contact pays in thresholds: 2 VP for 1 Diplomacy and 1 Commerce, 5 VP for two of each.",
        fr: "Vous savez qui vit sur alpha : les Orlim demandent une escouade. Un contact se paie par seuils : 2 PV pour 1 Diplomatie et 1 Commerce, 5 PV pour deux de chaque.",
    },
    planetLand: {
        en: "You started this turn in space, so you may land. Press Land, then alpha.",
        fr: "Vous avez commencé ce tour dans l’espace, vous pouvez donc vous poser. Se poser, puis alpha.",
    },
    planetObserve: {
        en: "Now all can see the card. You could make contact at once, but your Diplomacy is enough for one threshold only. Observe: Sapiens teach Diplomacy, others Capture.",
        fr: "Tous voient maintenant la carte. Vous pourriez nouer le contact, mais votre Diplomatie ne suffit qu’à un seuil. Observez : les Sapiens enseignent la Diplomatie, les autres la Capture.",
    },
    planetStay: {
        en: "A turn later: +1 Diplomacy. The Orlim allow two turns of observation. Stay for the other one.",
        fr: "Un tour plus tard : +1 Diplomatie. Les Orlim permettent deux tours d’observation. Restez pour le second.",
    },
    planetContact: {
        en: "Three Diplomacy, two Commerce: enough for both thresholds. Go over to contact.",
        fr: "Trois Diplomaties, deux Commerces : assez pour les deux seuils. Passez au contact.",
    },
    planetMore: {
        en: "The first threshold was paid by itself: 2 VP are sure. Only the highest one paid counts in the end. The next can be paid, so stay.",
        fr: "Le premier seuil s’est payé tout seul : 2 PV sont sûrs. Seul le plus haut payé compte à la fin. Le suivant est payable : restez.",
    },
    planetDone: {
        en: "5 VP. The card is yours, the slot is free again, and your ship is back in space with a new hand.",
        fr: "5 PV. La carte est à vous, l’emplacement est de nouveau libre, et votre vaisseau repart avec une nouvelle main.",
    },
    gate: { en: "The gate of X", fr: "La porte de X" },
    gateAbout: { en: "Opening the gate, the rarest species, the last round", fr: "Ouvrir la porte, l’espèce la plus rare, le dernier tour" },
    gateSee: {
        en: "Late in the game. At 12 VP your ship became a Spatha at the base: more of everything, and up to eight cards. Sector X is still closed.",
        fr: "La partie est avancée. À 12 PV, votre vaisseau est devenu un Spatha à la base : davantage de tout, et jusqu’à huit cartes. Le secteur X est encore fermé.",
    },
    gateOpen: {
        en: "Two cards of the deck lead to the gate, and two lasers open it for sure. Explore: we know which one it is.",
        fr: "Deux cartes de la pioche mènent à la porte, et deux lasers l’ouvrent à coup sûr. Explorez : nous savons laquelle vient.",
    },
    gateEnter: {
        en: "Open, for 1 VP, and for good. From any sector six cards lead inside: choose the gate.",
        fr: "Ouverte, pour 1 PV, et pour toujours. De n’importe quel secteur, six cartes y mènent : choisissez la porte.",
    },
    gateScan: {
        en: "One ship at a time can be here. See who is at home: Scan, then X.",
        fr: "Un seul vaisseau à la fois peut être ici. Voyez qui s’y trouve : Scanner, puis X.",
    },
    gateLand: {
        en: "The Oracle: three squads, 8 or 15 VP. You have what it takes. Land.",
        fr: "L’Oracle : trois escouades, 8 ou 15 PV. Vous avez ce qu’il faut. Posez-vous.",
    },
    gateContact: {
        en: "Make contact: four Science and three Diplomacy will do for both thresholds.",
        fr: "Nouez le contact : quatre Sciences et trois Diplomaties suffisent aux deux seuils.",
    },
    gateStay: { en: "8 VP are sure. Stay for 15.", fr: "8 PV sont sûrs. Restez pour 15." },
    gateLast: {
        en: "30 VP! When this turn ends, the round is the last; it is played to its end. End the turn.",
        fr: "30 PV ! Quand ce tour finit, le tour de table est le dernier ; on le joue jusqu’au bout. Finissez.",
    },
    gateDone: {
        en: "Blue had one more turn, and the nebula is yours. Now a game of your own.",
        fr: "Bleu a eu encore un tour, et la nébuleuse est à vous. À vous de jouer une partie.",
    },
} satisfies Record<string, Text>;
