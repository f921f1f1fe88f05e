/* Texts of the lessons, in every language. */
import type { Text } from "../../../words";

export const lessonWords = {
    learnAbout: {
        en: "Four short lessons on the real board, then a first game with advice.",
        fr: "Quatre courtes leçons sur le vrai plateau, puis une première partie avec des conseils.",
    },
    lessonTurn: { en: "A first turn", fr: "Un premier tour" },
    lessonTurnAbout: {
        en: "The goal, ships and numbers, flying, re-rolling, research",
        fr: "Le but, les vaisseaux et leurs chiffres, voler, relancer, rechercher",
    },
    lessonAttack: { en: "An attack", fr: "Une attaque" },
    lessonAttackAbout: { en: "Odds, combat, dominance, and a cube", fr: "Chances, combat, domination, et un cube" },
    lessonFleet: { en: "A fleet at work", fr: "Une flotte à l’œuvre" },
    lessonFleetAbout: { en: "Transport, warp, modify", fr: "Transport, warp, modifier" },
    lessonPower: { en: "To the last cube", fr: "Jusqu’au dernier cube" },
    lessonPowerAbout: {
        en: "Strike, infamy, the scrapyard, a breakthrough, maneuver, victory",
        fr: "Attaque, infamie, casse, percée, manœuvre, victoire",
    },
    turnGoal: {
        en: "You play Vulpes, in red. The first to place all five cubes on planets wins. Yours so far: one, on the lit planet.",
        fr: "Vous jouez Vulpes, en rouge. Qui pose le premier ses cinq cubes sur des planètes gagne. Vous en avez posé un, sur la planète éclairée.",
    },
    turnShips: {
        en: "Your dice are ships. The number is speed and weakness at once: the 6 flies up to six spaces but loses most fights, the 1 crawls and wins most. Each number has an ability, too.",
        fr: "Vos dés sont des vaisseaux. Le chiffre dit la vitesse, mais aussi la faiblesse : le 6 vole jusqu’à six cases et perd souvent au combat, le 1 se traîne et gagne souvent. Chaque chiffre a aussi une capacité.",
    },
    turnOrbit: {
        en: "The four spaces beside a planet are its orbit. To build a cube there, your ships in orbit must add up to exactly the planet’s number. This one wants 8, and your 4 is there already.",
        fr: "Les quatre cases qui touchent une planète sont son orbite. Pour y poser un cube, vos vaisseaux en orbite doivent totaliser exactement son chiffre. Celle-ci veut 8, et votre 4 y est déjà.",
    },
    turnMove: {
        en: "A turn has three actions. Spend the first on flying: choose the 6, then e6. Ships fly along rows and columns and may turn, but never cross planets or other ships.",
        fr: "Un tour compte trois actions. Avec la première, volez : choisissez le 6, puis e6. Un vaisseau suit lignes et colonnes, peut tourner, mais ne traverse ni planète ni vaisseau.",
    },
    turnScout: {
        en: "6 and 4 make 10: too much. A 6 is a scout, and its ability is a free re-roll. Abilities cost no action, but each ship has only one a turn. Choose the 6, then its ability.",
        fr: "6 et 4 font 10 : c’est trop. Le 6 est un éclaireur, et sa capacité est une relance gratuite. Une capacité ne coûte pas d’action, mais chaque vaisseau n’en a qu’une par tour. Choisissez le 6, puis sa capacité.",
    },
    turnReconfigure: {
        en: "It became a 1, so the sum is 5. For an action, any ship can be re-rolled to another number: reconfigure the 1.",
        fr: "Le voilà 1, le total est 5. Pour une action, on peut relancer n’importe quel vaisseau, qui change de chiffre : reconfigurez le 1.",
    },
    turnSum: {
        en: "A 4: now 4 and 4 are exactly 8. But constructing costs two actions, and you have one left. The planet has to wait.",
        fr: "Un 4 : 4 et 4 font exactement 8. Mais construire coûte deux actions, et il vous en reste une. La planète attendra.",
    },
    turnResearch: {
        en: "Use the last action for research. When it stands at 6 as your turn ends, it is a breakthrough: you gain 1 dominance, and research begins again at 1.",
        fr: "Consacrez la dernière action à la recherche. Si elle est à 6 quand votre tour finit, c’est une percée : vous gagnez 1 en domination, et la recherche repart de 1.",
    },
    turnEnd: {
        en: "No action is left. Ending a turn is always up to you: do it now.",
        fr: "Plus d’action. C’est toujours à vous de finir le tour : faites-le maintenant.",
    },
    turnDone: {
        en: "That was a whole turn. Red is ready to build: in the next lesson you see what blue does about it.",
        fr: "C’était un tour complet. Rouge est prêt à construire : la leçon suivante montre ce que bleu en fait.",
    },
    attackBegin: {
        en: "Change sides: you are Kepler, in blue. Red’s two 4s make 8 and will build on their next turn. Your 5 is in the same orbit; with a 3 beside it you could build yourself.",
        fr: "Changez de camp : vous êtes Kepler, en bleu. Les deux 4 rouges font 8 et construiront à leur prochain tour. Votre 5 est sur la même orbite ; avec un 3, c’est vous qui construiriez.",
    },
    attackAim: {
        en: "Choose your 3: each enemy in reach shows your chance. Against the 4 at e6 it is 72 %, since low numbers fight well. Choose that 4, then f6, the space to attack from.",
        fr: "Choisissez votre 3 : chaque ennemi à portée affiche vos chances. Contre le 4 en e6, 72 %, car un petit chiffre se bat bien. Choisissez ce 4, puis f6, la case d’où attaquer.",
    },
    attackEnter: {
        en: "Each side rolled a die and added its ship: 3 + 3 for you, 2 + 4 for red. The lower total wins, and equal totals go to the attacker. Now enter the space.",
        fr: "Chaque camp a lancé un dé et ajouté son vaisseau : 3 + 3 pour vous, 2 + 4 pour rouge. Le plus petit total gagne, et l’égalité profite à l’attaquant. Entrez maintenant dans la case.",
    },
    attackDominance: {
        en: "Red’s ship was re-rolled and waits in the scrapyard. You gained 1 dominance, red lost 1. Had you lost, only the action would be gone: attacking is cheap.",
        fr: "Le vaisseau rouge, relancé, attend à la casse. Vous gagnez 1 en domination, rouge en perd 1. Perdue, l’attaque n’aurait coûté que l’action : attaquer ne coûte pas cher.",
    },
    attackConstruct: {
        en: "3 and 5 are 8, and two actions are left: construct. Choose the planet.",
        fr: "3 et 5 font 8, et il reste deux actions : construisez. Choisissez la planète.",
    },
    attackEnd: {
        en: "Your second cube. A cube placed in your turn also pays 1 dominance when the turn ends. End it.",
        fr: "Votre deuxième cube. Un cube posé pendant votre tour rapporte aussi 1 en domination à la fin du tour. Finissez-le.",
    },
    attackDone: {
        en: "A good turn: one rival fewer in orbit, one cube more on the map. This planet has two locations, so red may still build here.",
        fr: "Un beau tour : un rival de moins en orbite, un cube de plus sur le plateau. Cette planète a deux emplacements : rouge peut encore y construire.",
    },
    fleetBegin: {
        en: "Vulpes again. You have a 4 in this orbit, blue holds two of its spaces, and only f5 is free. Three ships and three abilities will do it in one turn.",
        fr: "Vulpes de nouveau. Vous avez un 4 sur cette orbite, bleu y tient deux cases, et seule f5 est libre. Trois vaisseaux et trois capacités suffiront, en un tour.",
    },
    fleetTransport: {
        en: "The 2 is a flagship: while flying it can carry a ship from a space around it. Choose the 2, transport, the 1 below it, then g4 to fly to and f5 for the passenger.",
        fr: "Le 2 est un vaisseau amiral : en volant, il peut emporter un vaisseau voisin. Choisissez le 2, le transport, le 1 juste dessous, puis g4 pour le vol et f5 pour le passager.",
    },
    fleetWarp: {
        en: "1 and 4 are only 5. The 3 is a destroyer: it trades places with another of your ships, however far. Choose the 3, warp, then the 1 at f5.",
        fr: "1 et 4 ne font que 5. Le 3 est un destroyer : il échange sa place avec un autre de vos vaisseaux, même très loin. Choisissez le 3, le warp, puis le 1 en f5.",
    },
    fleetModify: {
        en: "3 and 4: one short of 8. The 4 is a frigate and can turn into a 3 or a 5. Choose it, and make it a 5.",
        fr: "3 et 4 : il manque 1. Le 4 est une frégate et peut devenir un 3 ou un 5. Choisissez-la, et faites-en un 5.",
    },
    fleetConstruct: {
        en: "3 and 5: exactly 8. Only the flagship’s flight cost an action, so the two that you need are left. Construct.",
        fr: "3 et 5 : exactement 8. Seul le vol du vaisseau amiral a coûté une action, il vous reste donc les deux qu’il faut. Construisez.",
    },
    fleetEnd: {
        en: "Well done. The cube will pay 1 dominance: end the turn.",
        fr: "Bien joué. Le cube rapportera 1 en domination : finissez le tour.",
    },
    fleetDone: {
        en: "Keep in mind: in a turn each ship makes one move at most and uses one ability, even if its number changes.",
        fr: "À retenir : dans un tour, chaque vaisseau se déplace une fois au plus et utilise une capacité, même s’il change de chiffre.",
    },
    powerBegin: {
        en: "Some turns later. Two of your cubes are left to place, and your dominance stands at 5. Blue has come too close to your 1.",
        fr: "Quelques tours plus tard. Il vous reste deux cubes à poser, et votre domination est à 5. Bleu s’est trop approché de votre 1.",
    },
    powerStrike: {
        en: "The 1 is a battlestation: it strikes an enemy beside it without spending an action. Choose the 1, then strike: the only target is the 4 at a4. You win 92 times in 100.",
        fr: "Le 1 est une station de combat : il attaque un ennemi adjacent sans dépenser d’action. Choisissez le 1, puis l’attaque : la seule cible est le 4 en a4. Vous gagnez 92 fois sur 100.",
    },
    powerStay: {
        en: "Destroyed. After winning you may also stay where you are: do that.",
        fr: "Détruit. Après une victoire, on peut aussi rester sur place : faites-le.",
    },
    powerInfamy: {
        en: "Dominance 6 is infamy: you place a cube at once on any planet with room, ships or not. Choose the planet at b5; your dominance goes back to 1.",
        fr: "Domination 6 : c’est l’infamie. Vous posez aussitôt un cube sur une planète qui a de la place, avec ou sans vaisseaux. Choisissez la planète en b5 ; votre domination revient à 1.",
    },
    powerManeuver: {
        en: "The 5 is an interceptor: it may step diagonally while it moves. d8 is six spaces away along rows and columns, but five with a diagonal step. Fly there with your last action.",
        fr: "Le 5 est un intercepteur : en volant, il peut avancer en diagonale. d8 est à six cases par lignes et colonnes, mais à cinq avec un pas en diagonale. Volez-y avec votre dernière action.",
    },
    powerDeploy: {
        en: "Your 6 lies in the scrapyard. For an action it comes back into the orbit of a planet with your cube. Choose it on your sheet, then h4.",
        fr: "Votre 6 est à la casse. Pour une action, il revient sur l’orbite d’une planète qui porte votre cube. Choisissez-le sur votre fiche, puis h4.",
    },
    powerResearch: {
        en: "Your research is 5. One more makes a breakthrough when the turn ends: research.",
        fr: "Votre recherche est à 5. Encore une, et ce sera une percée à la fin du tour : recherchez.",
    },
    powerEnd: {
        en: "5 and 2 make 7, but no action is left to construct. End the turn: cube and breakthrough pay 1 dominance each. Blue will research and wait.",
        fr: "5 et 2 font 7, mais il ne reste pas d’action pour construire. Finissez le tour : le cube et la percée rapportent 1 en domination chacun. Bleu va rechercher, et attendre.",
    },
    powerWin: {
        en: "One cube is left, and your 5 and 2 are in orbit of a 7. Construct at e8 and win.",
        fr: "Il reste un cube, et votre 5 et votre 2 sont en orbite d’un 7. Construisez en e8 et gagnez.",
    },
    powerDone: {
        en: "Five cubes: you have won. You know the whole game; now play one of your own, with advice for as long as you like.",
        fr: "Cinq cubes : vous avez gagné. Vous connaissez tout le jeu ; à vous de jouer une partie, avec des conseils tant que vous en voulez.",
    },
} satisfies Record<string, Text>;
