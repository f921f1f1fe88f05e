/* The words of the lessons, in every language. */
import type { Text } from "../../../words";

export const lessonWords = {
    about: {
        en: "Four short lessons on the real map, then a first game with advice, against the Unity’s mildest commander.",
        fr: "Quatre courtes leçons sur la vraie carte, puis une première partie avec des conseils, contre le commandant le plus doux de l’Unité.",
    },

    launch: { en: "A launch", fr: "Un lancement" },
    launchAbout: { en: "Ships, regions, moons, a module, the Unity’s turn", fr: "Vaisseaux, régions, lunes, un module, le tour de l’Unité" },
    launchGoal: {
        en: "You are Gold, alone against the Unity, which plays by itself. Victory points (VP) come from tracks, developments and battles. Whoever reaches the terminus, at the end of the bar above, starts the last turns. To win you need more points than the Unity.",
        fr: "Vous êtes Or, seul contre l’Unité, qui joue par elle-même. Les points de victoire (PV) viennent des pistes, des infrastructures et des batailles. Qui atteint le terminus, au bout de la barre du haut, déclenche les derniers tours. Pour gagner, il vous faut plus de points que l’Unité.",
    },
    launchTurn: {
        en: "In your turn you either launch one ship from your bay, or call all of them back. A ship goes to a region next to one of your ships; the first one goes anywhere that is free.",
        fr: "À votre tour, soit vous lancez un vaisseau de votre baie, soit vous les rappelez tous. Un vaisseau va dans une région voisine d’un de vos vaisseaux ; le premier va partout où c’est libre.",
    },
    launchFirst: { en: "Choose the transport, then the ice planet in A2.", fr: "Choisissez le transport, puis la planète glaciaire en A2." },
    launchCard: {
        en: "A planet gives its top moon; spend it when you like, once. Your faction, the Tidal Choir, added energy. Tactics cards are played as free actions or in battles. Play Salvage Crew now.",
        fr: "Une planète donne sa lune du dessus ; dépensez-la quand vous voulez, une fois. Votre faction, le Chœur des Marées, a ajouté de l’énergie. Les cartes Stratégie se jouent en action libre ou en bataille. Jouez Équipe de récupération.",
    },
    launchUnity: {
        en: "With nothing left to do, your turn ended, and the Unity moves: its die chose section I, whose card sent a transport to B3, and its helm moved on to a module. Where its rules leave a choice, whoever holds Control decides. That is you: choose the Hydro Farm.",
        fr: "Plus rien à faire : votre tour a pris fin, et l’Unité joue. Son dé a désigné la section I, dont la carte a envoyé un transport en B3, et son gouvernail a avancé jusqu’à un module. Là où ses règles laissent un choix, qui a le Contrôle décide. C’est vous : choisissez la Ferme hydroponique.",
    },
    launchSteps: {
        en: "Every step of the Unity is a line of the log. It gained the module and a step on Civilization, recruited its leader in B3, and turned up its next card. Its panel tells in advance what each face of its die would do.",
        fr: "Chaque pas de l’Unité est une ligne du journal. Elle a gagné le module et une case de Civilisation, recruté son chef en B3 et dévoilé sa prochaine carte. Son panneau annonce ce que ferait chaque face de son dé.",
    },
    launchBase: {
        en: "Odessa Field in A1 sells modules, and it lies next to your ship: free. Where a lit region shows a number and a bolt, it is farther and costs that much energy. Launch a transport to A1.",
        fr: "Le Champ d’Odessa, en A1, vend des modules, et il est voisin de votre vaisseau : gratuit. Un nombre avec un éclair sur une région éclairée : elle est plus loin et coûte autant d’énergie. Lancez un transport vers A1.",
    },
    launchBuy: {
        en: "Choose what the base shall do for you: buy a Science module.",
        fr: "Choisissez ce que la base fera pour vous : acheter un module Science.",
    },
    launchRemove: {
        en: "Analysis Bay, the one that you could pay, stands in your science row. A module is also a step on its track, which brings VP. Who buys only one discards another from the market: take away the Humming Cube, a relic.",
        fr: "La Baie d’analyse, celle que vous pouviez payer, est dans votre rangée Science. Un module, c’est aussi une case sur sa piste, qui rapporte des PV. Qui n’en achète qu’un en retire un autre du marché : ôtez le Cube bourdonnant, une relique.",
    },
    launchDone: {
        en: "Your leader in A1 has come to the station, and the event marker has moved: at the end of its way an event happens to everybody. The Unity has had its second turn. Next: what ships do at home.",
        fr: "Votre chef en A1 est venu à la station, et le marqueur Événement a avancé : au bout de sa course, un événement touche tout le monde. L’Unité a joué son deuxième tour. Ensuite : ce que font les vaisseaux à la maison.",
    },

    home: { en: "The return", fr: "Le rappel" },
    homeAbout: { en: "Ships on modules, energy, the scrapyard", fr: "Vaisseaux sur les modules, énergie, casse" },
    homeReturn: {
        en: "Some turns later your bay is empty: three ships are out, one is in the scrapyard. Return: on its way home each ship may activate a module of your station.",
        fr: "Quelques tours plus tard, votre baie est vide : trois vaisseaux sont en mission, un est à la casse. Rappelez-les : en rentrant, chaque vaisseau peut activer un module de votre station.",
    },
    homeScience: {
        en: "Each of the four rows begins with a printed module. In the science row one ship activates all of them, from left to right. Choose the science vessel in B2, then the Laboratory.",
        fr: "Chacune des quatre rangées commence par un module imprimé. Dans la rangée Science, un seul vaisseau les active tous, de gauche à droite. Choisissez le vaisseau scientifique en B2, puis le Laboratoire.",
    },
    homeOne: {
        en: "Energy and two tactics cards. In the other rows a ship activates the one module that it is put on. Put the transport in A1 on the Workshop.",
        fr: "De l’énergie et deux cartes Stratégie. Dans les autres rangées, un vaisseau active le seul module où il est placé. Placez le transport en A1 sur l’Atelier.",
    },
    homeEnergy: {
        en: "In a row where a ship stands, 1 energy activates one more module. Choose to activate with energy, then Press Line.",
        fr: "Dans une rangée où se tient un vaisseau, 1 énergie active un module de plus. Choisissez d’activer avec de l’énergie, puis la Ligne de presse.",
    },
    homeOption: {
        en: "What has a price may be declined. Press Line makes titanium from energy, and titanium builds ships: do it.",
        fr: "Ce qui a un prix peut être refusé. La Ligne de presse change l’énergie en titane, et le titane fait des vaisseaux : faites-le.",
    },
    homeLast: { en: "One ship is left: put the transport in A2 on the Quarters.", fr: "Il reste un vaisseau : placez le transport en A2 sur les Quartiers." },
    homeGain: {
        en: "A basic resource of your choice: nanocarbon, for science modules.",
        fr: "Une ressource de base au choix : du nanocarbone, pour les modules Science.",
    },
    homeEnd: {
        en: "All ships have worked. Done: now they go to the bay, also from the scrapyard, and each of those brings 1 energy.",
        fr: "Tous les vaisseaux ont travaillé. Terminé : ils rentrent à la baie, ceux de la casse aussi, et chacun de ceux-là rapporte 1 énergie.",
    },
    homeDone: {
        en: "The fleet is ready again. A ship without work would have brought 1 energy. Launch a few times, return once: that is the beat of the game. Next: battles.",
        fr: "La flotte est de nouveau prête. Un vaisseau sans travail aurait rapporté 1 énergie. Quelques lancements, un rappel : c’est le rythme du jeu. Ensuite : les batailles.",
    },

    fight: { en: "A battle", fr: "Une bataille" },
    fightAbout: { en: "Raiders, exact odds, escalation, a card, energy", fr: "Pillards, chances exactes, escalade, une carte, de l’énergie" },
    fightSee: {
        en: "The red token in C5 is a raider: Hull gnats. It attacks whoever launches to a region in its range, B6 for example. When a ship is chosen, a region shows below it how likely you are to win there as things stand.",
        fr: "Le pion rouge en C5 est un pillard : des Moucherons de coque. Il attaque qui lance un vaisseau à sa portée, en B6 par exemple. Un vaisseau choisi, une région affiche en dessous votre chance d’y gagner en l’état.",
    },
    fightLaunch: {
        en: "A fighter brings two dice. Launch it to B6: for the moon, and for the reward of the raider.",
        fr: "Un chasseur apporte deux dés. Lancez-le vers B6 : pour la lune, et pour la récompense du pillard.",
    },
    fightWait: {
        en: "The moon is yours. Before the raider comes, there is time for free actions. None is needed: Done.",
        fr: "La lune est à vous. Avant l’arrivée du pillard, on peut faire des actions libres. Aucune n’est utile : Terminé.",
    },
    fightJoin: {
        en: "Two dice against two: 47 % for you. Step 1, escalation: ships in range may join, and each bar shows the exact chances after a decision. Send in the transport from B5.",
        fr: "Deux dés contre deux : 47 % pour vous. Étape 1, l’escalade : les vaisseaux à portée peuvent venir, et chaque barre montre les chances exactes après une décision. Envoyez le transport de B5.",
    },
    fightCard: {
        en: "66 % now. Step 2, diplomacy: each player may play one tactics card. War Bonds add a die, and VP if you win.",
        fr: "66 % maintenant. Étape 2, la diplomatie : chaque joueur peut jouer une carte Stratégie. L’Emprunt de guerre ajoute un dé, et des PV en cas de victoire.",
    },
    fightEnergy: {
        en: "Step 3, preparations: each energy is one more die, six dice at most. Divert one energy to weapons.",
        fr: "Étape 3, les préparatifs : chaque énergie est un dé de plus, six dés au plus. Déviez une énergie vers les armes.",
    },
    fightRoll: {
        en: "Five dice against two. More energy would help less and less, and it buys other things. Enough: roll.",
        fr: "Cinq dés contre deux. Davantage d’énergie aiderait de moins en moins, et elle sert ailleurs. C’est assez : lancez.",
    },
    fightWon: {
        en: "6 and 6: equal dice cancel. Then 5 against 4: you win. That is a step on Supremacy and the reward of the raider, with a resource of your choice: titanium.",
        fr: "6 et 6 : les dés égaux s’annulent. Puis 5 contre 4 : vous gagnez. C’est une case de Suprématie et la récompense du pillard, avec une ressource au choix : du titane.",
    },
    fightDone: {
        en: "The raider is gone, your ships stay, and War Bonds have paid. Had you lost, both ships would be in the scrapyard, for a small compensation. Next: developments.",
        fr: "Le pillard est parti, vos vaisseaux restent, et l’Emprunt de guerre a payé. En cas de défaite, vos deux vaisseaux iraient à la casse, contre une petite compensation. Ensuite : les infrastructures.",
    },

    build: { en: "A development", fr: "Une infrastructure" },
    buildAbout: { en: "Leaders, a city, its ability, its track", fr: "Chefs, une ville, sa capacité, sa piste" },
    buildSee: {
        en: "A development needs a transport of yours on a planet without one, leaders at your station, and resources. In A2 your transport waits on an ice planet; leaders are at the station. It is built at the beginning of a return.",
        fr: "Une infrastructure demande un transport à vous sur une planète qui n’en a pas, des chefs à votre station et des ressources. En A2, votre transport attend sur une planète glaciaire ; les chefs sont à la station. On la bâtit au début d’un rappel.",
    },
    buildReturn: { en: "So return.", fr: "Rappelez donc vos vaisseaux." },
    buildCity: {
        en: "An ice planet takes a City. Your first development needs one leader, who stays there for good. Choose A2.",
        fr: "Une planète glaciaire porte une Ville. Votre première infrastructure demande un chef, qui y reste pour toujours. Choisissez A2.",
    },
    buildAbility: {
        en: "VP for all leaders there and around, whoever’s they are: build where many meet. Now choose an ability for the rest of the game: Garden Domes, a resource at every return.",
        fr: "Des PV pour tous les chefs sur place et autour, à qui qu’ils soient : bâtissez là où ils se rencontrent. Choisissez une capacité pour le reste de la partie : les Dômes-jardins, une ressource à chaque rappel.",
    },
    buildLeader: {
        en: "Also a step on Civilization, the track of cities. And a City recruits a leader: choose the one in the nebula, C1, which your transports cannot reach.",
        fr: "Et une case de Civilisation, la piste des villes. De plus, une Ville recrute un chef : choisissez celui de la nébuleuse, C1, hors d’atteinte de vos transports.",
    },
    buildGain: {
        en: "Garden Domes work at once, for this is a return: take nanocarbon.",
        fr: "Les Dômes-jardins servent aussitôt, car c’est un rappel : prenez du nanocarbone.",
    },
    buildPut: {
        en: "Then ships go on modules, as always. The transport of A2 has become the city; put the one in A1 on the Counter.",
        fr: "Puis les vaisseaux vont sur les modules, comme toujours. Le transport de A2 est devenu la ville ; placez celui de A1 sur le Comptoir.",
    },
    buildDone: {
        en: "At the end each development scores again, by the level of its track. Whoever else launches to A2 gives you 1 energy. Now a game of your own: advice tells you what it would do, and why.",
        fr: "À la fin, chaque infrastructure rapporte encore, selon le niveau de sa piste. Qui d’autre se lance vers A2 vous donne 1 énergie. À vous de jouer : les conseils vous disent quoi faire, et pourquoi.",
    },
} satisfies Record<string, Text>;
