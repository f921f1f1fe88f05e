/* Every word that the commands say to people, in both languages. A row without a column does not compile. {0} and {1}
   stand for what is filled in; {0:game|games} for the form that goes with that number. */
#ifndef CLI_WORDS_H
#define CLI_WORDS_H

#include "game.h"

#define CLI_WORDS(W)                                                                                                \
    /* the command line */                                                                                          \
    W(TITLE, "Astragal plays space board games.", "Astragal joue à des jeux de plateau de l’espace.")               \
    W(USAGE, "usage: {0}", "usage : {0}")                                                                           \
    W(USAGE_COMMAND, "COMMAND ...", "COMMANDE ...")                                                                 \
    W(USAGE_GAME, "[GAME OPTIONS]", "[OPTIONS DE PARTIE]")                                                          \
    W(COMMANDS, "Commands:", "Commandes :")                                                                         \
    W(MORE_HELP,                                                                                                    \
      "`astragal help COMMAND` tells more about one. `--lang en` or `--lang fr` chooses the language.",             \
      "`astragal help COMMANDE` en dit plus. `--lang en` ou `--lang fr` choisit la langue.")                        \
    W(GAME_OPTIONS, "Options of a game:", "Options d’une partie :")                                                 \
    W(OPTION_POSITION, "begin at a position instead of the beginning", "commencer à une position donnée")           \
    W(OPTION_STANDARD, "{0} (if not given: {1})", "{0} (sinon : {1})")                                              \
    W(OPTION_NUMBER, "a number from {0} to {1}", "un nombre de {0} à {1}")                                          \
    W(OPTION_BOARD, "the id of a board, or the name of a file", "l’identifiant d’un plateau, ou un fichier")        \
    W(OPTION_TEXT, "text", "texte")                                                                                 \
    W(BAD_COMMAND, "unknown command: {0}", "commande inconnue : {0}")                                               \
    W(BAD_WORD, "not understood: {0}", "pas compris : {0}")                                                         \
    W(NO_VALUE, "{0} needs a value", "{0} demande une valeur")                                                      \
    W(BAD_NUMBER, "{0} takes a whole number from {1} to {2}", "{0} prend un nombre entier de {1} à {2}")            \
    W(BAD_NUMBER_FROM, "{0} takes a whole number, {1} or more", "{0} prend un nombre entier, {1} ou plus")          \
    W(BAD_DECIMAL, "{0} takes a number from {1} to {2}", "{0} prend un nombre de {1} à {2}")                        \
    W(BAD_CHOICE, "--{0} takes {1}", "--{0} prend {1}")                                                             \
    W(BAD_SPRT, "{0} takes two numbers from {1} to {2} with a comma between, the smaller first",                    \
      "{0} prend deux nombres de {1} à {2} séparés par une virgule, le plus petit d’abord")                         \
    W(BAD_LANGUAGE, "--lang takes en or fr", "--lang prend en ou fr")                                               \
    W(NO_SUCH_GAME, "there is no game called {0}", "aucun jeu ne s’appelle {0}")                                    \
    W(GIVEN_TWICE, "--{0} is given twice", "--{0} est donné deux fois")                                             \
    W(NO_SCREEN, "this terminal cannot be drawn on; try --plain",                                                   \
      "ce terminal ne permet pas le plein écran ; essayez --plain")                                                 \
    W(WORD_MISSING, "something is missing", "il manque quelque chose")                                              \
    W(NO_MEMORY, "out of memory", "mémoire insuffisante")                                                           \
    /* files */                                                                                                     \
    W(FILE_UNREAD, "{0}: cannot be read: {1}", "{0} : lecture impossible : {1}")                                    \
    W(FILE_ABSENT, "there is no such file", "ce fichier n’existe pas")                                              \
    W(FILE_FORBIDDEN, "not permitted", "accès refusé")                                                              \
    W(FILE_FOLDER, "it is a folder", "c’est un dossier")                                                            \
    W(FILE_LARGE, "{0}: is too large", "{0} : trop grand")                                                          \
    W(FILE_UNWRITTEN, "{0}: cannot be written", "{0} : écriture impossible")                                        \
    W(FILE_BAD, "{0}: {1}", "{0} : {1}")                                                                            \
    W(FILE_BAD_LINE, "{0}:{1}: {2}", "{0}:{1}: {2}")                                                                \
    /* what each command does */                                                                                    \
    W(ABOUT_ENGINE, "plays with another program, line by line",                                                     \
      "joue avec un autre programme, ligne par ligne")                                                              \
    W(ABOUT_PERFT, "counts the ways a game can go", "compte les déroulements possibles d’une partie")               \
    W(ABOUT_BENCH, "measures how fast the rules are", "mesure la vitesse des règles")                               \
    W(ABOUT_MAPS, "lists the boards, or draws one", "énumère les plateaux, ou en dessine un")                       \
    W(ABOUT_REPLAY, "plays a record again", "rejoue un enregistrement")                                             \
    W(ABOUT_SERVE, "the page, for a browser", "la page, pour un navigateur")                                        \
    W(MORE_SERVE,                                                                                                   \
      "Hands out the page at an address of this machine and prints it; --open shows it in your browser. If "        \
      "the usual port is taken, the next free one is used. --host 0.0.0.0 lets others on your network open "        \
      "it. "                                                                                                        \
      "Ctrl-C ends it. The games are played and kept in the browser.",                                              \
      "Met la page à disposition à une adresse de cette machine et l’affiche ; --open l’ouvre dans votre "   \
      "navigateur. Si le port habituel est pris, le suivant qui est libre sert. --host 0.0.0.0 laisse "             \
      "entrer "                                                                                                     \
      "votre réseau. Ctrl-C arrête. Les parties se jouent et se gardent dans le navigateur.")                       \
    W(SERVE_ADDRESS, "The page is at {0} (Ctrl-C ends it).", "La page est sur {0} (Ctrl-C arrête).")                \
    W(SERVE_OTHER_PORT, "Port {0} is taken; using another.", "Le port {0} est pris ; un autre sert.")               \
    W(SERVE_NO_PORT, "cannot listen on port {0}", "impossible d’écouter sur le port {0}")                           \
    W(SERVE_BAD_HOST, "--host takes an address like 127.0.0.1, not {0}",                                            \
      "--host prend une adresse comme 127.0.0.1, pas {0}")                                                          \
    W(SERVE_NO_PAGE, "this program was built without the page", "ce programme a été construit sans la page")        \
    W(ABOUT_TERM, "a game in the terminal", "une partie dans le terminal")                                          \
    W(ABOUT_HELP, "explains the commands", "explique les commandes")                                                \
    W(MORE_ENGINE,                                                                                                  \
      "Reads commands from the standard input; docs/protocol.md lists them. --level (1 to 8, if not given "         \
      "8) is the level at which it thinks when it is asked to.",                                                    \
      "Lit des commandes sur l’entrée standard ; docs/protocol.md les énumère. --level (de 1 à 8, sinon 8) " \
      "est le niveau auquel il réfléchit quand on le lui demande.")                                                 \
    W(TRAIN_KINDS, "these boards are of different kinds: each kind has weights of its own",                         \
      "ces plateaux sont de genres différents : chaque genre a ses propres poids")                                  \
    W(TRAIN_POSITION, "train begins each game at the beginning: it takes no --position",                            \
      "train commence chaque partie au début : pas de --position")                                                  \
    W(TRAIN_NOTHING, "the game {0} has no weights to begin with: weights/{0}/plain.txt is missing",                 \
      "le jeu {0} n’a pas de poids pour commencer : il manque weights/{0}/plain.txt")                               \
    W(TRAIN_NO_FEATURES, "the game {0} counts nothing that could be weighed",                                       \
      "le jeu {0} ne compte rien à peser")                                                                          \
    W(TRAIN_PROGRESS, "generation {0} of {1}: {2} of {3} {3:game|games}, about {4} to go in all",                   \
      "génération {0} sur {1} : {2} {2:partie|parties} sur {3}, encore {4} environ en tout")                        \
    W(ABOUT_TRAIN, "learns the weights of the evaluation", "apprend les poids de l’évaluation")                     \
    W(MORE_TRAIN,                                                                                                   \
      "Plays games of the program against itself, fits the weights of its evaluation to their results and "         \
      "prints them. Each game is played on the next of the --maps. The same seed makes the same weights. A "        \
      "greater --ridge (2) keeps weights that few "                                                                 \
      "games "                                                                                                      \
      "tell about nearer to 0. With --generations 0 nothing is learnt: new games show how often what the "          \
      "weights say comes true.",                                                                                    \
      "Fait jouer le programme contre lui-même, ajuste les poids de son évaluation aux résultats et les "        \
      "affiche. Chaque partie se joue sur la carte suivante de --maps. La même graine redonne les mêmes "         \
      "poids. Un --ridge plus grand (2) garde plus près de 0 les "                                                 \
      "poids "                                                                                                      \
      "dont peu de parties parlent. Avec --generations 0 rien n’est appris : de nouvelles parties montrent "     \
      "si les poids disent vrai.")                                                                                  \
    W(BAD_PLAYERS, "name a player for each seat: person, or level:1 to level:8",                                    \
      "nommez un joueur pour chaque place : person, ou level:1 à level:8")                                          \
    W(ABOUT_MATCH, "lets players play each other", "fait jouer des joueurs entre eux")                              \
    W(MORE_MATCH,                                                                                                   \
      "Plays games between players and prints lines `name: value`: wins, games drawn (not over after "              \
      "3000 decisions), the first player’s Elo above the others with its error, the time of a "                   \
      "decision. --workers games are played at the same time (as many as there are cores). Players: "               \
      "level:1 to level:8, the baselines expectimax, planner, greedy, random, and engine:COMMAND, a "               \
      "program that speaks the protocol (a comma in it is written \\,); without --seats level:4 plays "             \
      "random. In a round all games have the same dice, one for each order of the seats (the players "              \
      "move on by one); the next round is on the next of the --maps. Two players on a map for four sit "            \
      "in turn, A B A B. --games are played (100); with --sprt the match stops by itself when either "              \
      "Elo is the likelier one (5 % error), at the latest after --games (1000000). --time (seconds) "               \
      "and --nodes limit each decision instead of the players’ own limits; the dice follow from --seed "          \
      "(1). --resume appends results to a file and plays only what it does not hold; that the program "             \
      "of an engine: has changed since cannot be known. Ctrl-C ends a match with its lines and exit "               \
      "code 1; with --resume the same command goes on. --records writes every game into a folder, "                 \
      "which holds none before unless the match goes on. A bot may take --bot-time seconds (10) beyond "            \
      "its --time; then, or after anything that is not allowed, it loses the game. --check tries out a "            \
      "bot, point by point; it goes only with --bot-time and --game.",                                              \
      "Fait jouer des parties et affiche des lignes `nom: valeur` : victoires, parties nulles (pas "               \
      "finies après 3000 décisions), l’Elo du premier joueur au-dessus des autres avec son erreur, la "         \
      "durée d’une décision. --workers parties se jouent en même temps (autant que de cœurs). "               \
      "Joueurs : level:1 à level:8, les repères expectimax, planner, greedy, random, et "                        \
      "engine:COMMANDE, un programme qui parle le protocole (une virgule s’y écrit \\,) ; sans "                \
      "--seats, level:4 joue contre random. Les parties d’une manche ont toutes les mêmes dés, une "            \
      "pour chaque ordre des places (les joueurs avancent d’une place) ; la manche suivante se joue "            \
      "sur la carte suivante de --maps. Deux joueurs sur une carte pour quatre alternent, A B A B. "                \
      "--games parties sont jouées (100) ; avec --sprt, le match s’arrête tout seul quand l’un des "         \
      "deux Elo est le plus vraisemblable (5 % d’erreur), au plus tard après --games (1000000). --time "        \
      "(secondes) et --nodes limitent chaque décision à la place des limites propres aux joueurs ; les "         \
      "dés suivent de --seed (1). --resume ajoute les résultats à un fichier et ne joue que ce qui y "           \
      "manque ; si le programme d’un engine: a changé depuis, rien ne permet de le savoir. Ctrl-C "             \
      "arrête un match, affiche ses lignes et rend le code 1 ; avec --resume, la même commande "                 \
      "continue. --records écrit chaque partie dans un dossier, qui n’en contient pas encore, sauf si "          \
      "le match continue. Un programme a --bot-time secondes (10) de plus que son --time ; au-delà, ou "          \
      "après un coup interdit, il perd la partie. --check l’essaie point par point, et ne va qu’avec "         \
      "--bot-time et --game.")                                                                                      \
    W(MATCH_UNKNOWN,                                                                                                \
      "there is no player {0}: it may be level:1 to level:8, expectimax, planner, greedy, random, "                 \
      "engine:COMMAND",                                                                                             \
      "il n’y a pas de joueur {0} : level:1 à level:8, expectimax, planner, greedy, random ou "                 \
      "engine:COMMANDE")                                                                                            \
    W(MATCH_SEATS,                                                                                                  \
      "{0} has {1} seats: name as many players, or two for four seats: level:1 to level:8, "                        \
      "expectimax, planner, greedy, random, engine:COMMAND",                                                        \
      "{0} a {1} places : nommez autant de joueurs, ou deux pour quatre places : level:1 à level:8, "            \
      "expectimax, planner, greedy, random, engine:COMMANDE")                                                       \
    W(MATCH_OTHER_SEATS,                                                                                            \
      "{0} has {1} seats, the maps before it have {2}: the maps of a match have the same number",                   \
      "{0} a {1} places, les cartes d’avant en ont {2} : toutes les cartes d’un match en ont autant")               \
    W(MATCH_MINDLESS, "levels cannot play the game {0}", "les niveaux ne savent pas jouer au jeu {0}")              \
    W(MATCH_PROGRESS, "{0} of {1} {1:game|games}, about {2} to go",                                                 \
      "{0} {0:partie|parties} sur {1}, encore {2} environ")                                                         \
    W(MATCH_PROGRESS_SPRT, "{0} {0:game|games}, log-likelihood ratio {1} (ends at ±{2})",                           \
      "{0} {0:partie|parties}, log-rapport de vraisemblance {1} (fin à ±{2})")                                      \
    W(MATCH_STOPPED, "stopped after {0} {0:game|games}; the same command goes on",                                  \
      "arrêté après {0} {0:partie|parties} ; la même commande continue")                                            \
    W(MATCH_NOT_KEPT, "stopped after {0} {0:game|games}, not kept: next time --resume FILE keeps them",             \
      "arrêté après {0} {0:partie|parties}, sans rien garder : la prochaine fois --resume FICHIER les "         \
      "gardera")                                                                                                    \
    W(MATCH_DIED, "a worker ended in the middle of game {0} (signal {1})",                                          \
      "un processus s’est arrêté pendant la partie {0} (signal {1})")                                               \
    W(MATCH_NO_WORKERS, "the system starts no more processes", "le système ne lance plus de processus")             \
    W(MATCH_BUSY, "{0}: another match is writing to it", "{0} : un autre match y écrit")                            \
    W(MATCH_NO_FOLDER, "{0}: is no folder that records can be written into",                                        \
      "{0} : n’est pas un dossier où l’on peut écrire")                                                             \
    W(MATCH_OTHER_RECORDS,                                                                                          \
      "{0}: already holds the games of a match, which would be written over: name another folder (or, to "          \
      "go on with that match, its --resume FILE)",                                                                  \
      "{0} : contient déjà les parties d’un match, qui seraient écrasées : nommez un autre dossier (ou, "   \
      "pour continuer ce match, son --resume FICHIER)")                                                             \
    W(MATCH_FAULT, "game {0}: {1} loses: {2}", "partie {0} : {1} perd : {2}")                                       \
    W(MATCH_NO_BOT, "--check takes engine:COMMAND, not {0}", "--check prend engine:COMMANDE, pas {0}")              \
    W(CHECK_ALONE, "--check goes only with --bot-time and --game, not with {0}",                                    \
      "--check ne va qu’avec --bot-time et --game, pas avec {0}")                                                   \
    W(BOT_NO_START, "it cannot be started", "impossible à lancer")                                                  \
    W(BOT_DIED, "it ended too early", "il s’est arrêté trop tôt")                                                   \
    W(BOT_SILENT, "no answer in time: nothing came (is its output flushed?)",                                       \
      "pas de réponse à temps : rien n’est venu (vide-t-il son tampon de sortie ?)")                                \
    W(BOT_UNFINISHED, "no line `ok` or `error` came in time; its last words: {0}",                                  \
      "aucune ligne `ok` ou `error` à temps ; ses derniers mots : {0}")                                             \
    W(BOT_TOO_MUCH, "an answer without end", "une réponse sans fin")                                                \
    W(BOT_REFUSED, "it answered: error {0}", "il a répondu : error {0}")                                            \
    W(BOT_NO_PROTOCOL, "its `hello` does not say `protocol 1`", "son `hello` ne dit pas `protocol 1`")              \
    W(BOT_NO_BEST, "its answer to `go` is not one line `best ACTION`",                                              \
      "sa réponse à `go` n’est pas une seule ligne `best ACTION`")                                                  \
    W(BOT_ILLEGAL, "this action is not possible: {0}", "cette action n’est pas possible : {0}")                     \
    W(BOT_UNASKED, "it answered what nobody asked", "il a répondu sans question")                                   \
    W(BOT_NO_NAME, "its `hello` has no line `id name`", "son `hello` n’a pas de ligne `id name`")                   \
    W(BOT_NO_ERROR, "it answered ok where an error is due", "il a répondu ok là où il faut une erreur")             \
    W(BOT_NO_ID, "the number did not come back: ok {0}", "le numéro n’est pas revenu : ok {0}")                     \
    W(BOT_NO_END, "it goes on", "il continue")                                                                      \
    W(BOT_UNTRIED, "not tried: it does not get this far", "pas essayé : il n’arrive pas jusque-là")                 \
    W(CHECK_SUM, "{0} {0:point|points} passed, {1} failed",                                                         \
      "{0} {0:point réussi|points réussis}, {1} {1:échoué|échoués}")                                                \
    W(CHECK_SUM_UNTRIED, "{0} {0:point|points} passed, {1} failed ({2} of them not tried)",                         \
      "{0} {0:point réussi|points réussis}, {1} {1:échoué|échoués} (dont {2} non {2:essayé|essayés})")              \
    W(MORE_PERFT,                                                                                                   \
      "Counts the sequences of N actions (dice included) from the beginning or from a position. "                   \
      "--divide counts for each first action.",                                                                     \
      "Compte les suites de N actions (dés compris) depuis le début ou depuis une position. "                     \
      "--divide compte pour chaque première action.")                                                               \
    W(MORE_BENCH,                                                                                                   \
      "Prints lines `name: value` for one core. Only a change of the rules changes the signature.",                 \
      "Affiche des lignes `nom: valeur` pour un cœur. Seul un changement des règles change la signature.")          \
    W(MORE_MAPS,                                                                                                    \
      "Without a name: all boards, or those of a group or for a number of players. With a name: draws it "          \
      "and "                                                                                                        \
      "says whether it can be played.",                                                                             \
      "Sans nom : tous les plateaux, ou ceux d’un groupe ou pour un nombre de joueurs. Avec un nom : le "       \
      "dessine et "                                                                                                 \
      "dit s’il est jouable.")                                                                                      \
    W(MORE_REPLAY,                                                                                                  \
      "Shows the board after N actions, or at the end. --log tells what happened, --position prints the "           \
      "position as one line. `-` reads the standard input.",                                                        \
      "Montre le plateau après N actions, ou à la fin. --log raconte, --position écrit la position sur une "     \
      "ligne. "                                                                                                     \
      "`-` lit l’entrée standard.")                                                                                 \
    W(MORE_TERM,                                                                                                    \
      "Plays on the whole screen, by keys and mouse; without options it begins with a menu, and `?` helps. "        \
      "The game is kept after "                                                                                     \
      "each decision and goes on next time. --players names who sits where: person, or level:1 (weakest) "          \
      "to level:8; one level "                                                                                      \
      "alone plays all seats but the first. --load goes on with a saved game, --ascii draws with ASCII "            \
      "letters, --time gives a level so many seconds for a decision instead of its own measure, --pace "            \
      "says for "                                                                                                   \
      "how many milliseconds what a level did is shown, --seed makes the dice repeat. --plain plays line "          \
      "by line, for screen "                                                                                        \
      "readers and scripts, as does a terminal that is none.",                                                      \
      "Joue en plein écran, au clavier et à la souris ; sans options, un menu s’ouvre, et `?` aide. La "       \
      "partie est gardée après "                                                                                  \
      "chaque décision et reprend la fois suivante. --players dit qui occupe chaque place : person, ou "          \
      "level:1 (le plus faible) "                                                                                   \
      "à level:8 ; un niveau seul joue toutes les places sauf la première. --load reprend une partie "           \
      "enregistrée, --ascii dessine "                                                                              \
      "avec des lettres ASCII, --time donne à un niveau tant de secondes par décision au lieu de sa propre "      \
      "mesure, "                                                                                                    \
      "--pace dit pendant combien de millisecondes on montre ce qu’un niveau a "                                  \
      "fait, --seed répète les "                                                                                  \
      "mêmes dés. --plain joue ligne par ligne, pour les lecteurs d’écran et les scripts, comme là où il "   \
      "n’y a pas de terminal.")                                                                                     \
    W(MORE_HELP_COMMAND, "Without a name: the list of all commands.", "Sans nom : la liste des commandes.")         \
    /* perft, maps, replay */                                                                                       \
    W(PERFT_SUM, "{0} {0:sequence|sequences} of {1} {1:action|actions}, {2} s",                                     \
      "{0} {0:suite|suites} de {1} {1:action|actions}, {2} s")                                                      \
    W(BAD_MAPS, "--maps takes 1 to {0} boards, with commas between",                                                \
      "--maps prend de 1 à {0} plateaux, séparés par des virgules")                                                 \
    W(MAP_AND_MAPS, "give --{0} or --maps, not both", "donnez --{0} ou --maps, pas les deux")                       \
    W(NO_BOARDS, "the game {0} has no boards", "le jeu {0} n’a pas de plateaux")                                    \
    W(NO_BOARDS_LEFT, "no board is like that", "aucun plateau ne correspond")                                       \
    W(BOARD_PLAYERS, "{0} players", "{0} joueurs")                                                                  \
    W(BOARD_PLAYABLE, "This board can be played: {0} players.", "Ce plateau est jouable : {0} joueurs.")            \
    W(REPLAY_HEAD, "{0}: {1} {1:action|actions}, result {2}", "{0} : {1} {1:action|actions}, résultat {2}")         \
    W(REPLAY_HEAD_OPEN, "{0}: {1} {1:action|actions}, not finished",                                                \
      "{0} : {1} {1:action|actions}, partie inachevée")                                                             \
    W(REPLAY_AFTER, "After {0} {0:action|actions}:", "Après {0} {0:action|actions} :")                              \
    W(REPLAY_SHORT, "this record has {0} {0:action|actions}", "cet enregistrement a {0} {0:action|actions}")        \
    /* analysis */                                                                                                  \
    W(ABOUT_ANALYSE, "tells what each decision cost, and who was lucky",                                            \
      "dit ce que chaque décision a coûté, et qui a eu de la chance")                                               \
    W(MORE_ANALYSE,                                                                                                 \
      "Goes through a recorded game: the chances to win before and after every action, what each "                  \
      "decision cost and what would have been better, and the luck of every roll; then sums, grades "               \
      "and the worst decisions. --all names the best alternatives of every decision. --nodes or --time "            \
      "limit the thinking about one action (20000 nodes; the same nodes and --seed give the same "                  \
      "numbers), --json is for programs (docs/analysis.md). `-` reads the standard input.",                         \
      "Parcourt une partie enregistrée : les chances avant et après chaque action, ce que chaque "               \
      "décision a coûté et ce qui valait mieux, la chance à chaque lancer ; puis les sommes, les "             \
      "mentions et les pires décisions. --all nomme les meilleures autres possibilités de chaque "                \
      "décision. --nodes ou --time limitent la réflexion sur une action (20000 nœuds ; mêmes nœuds et "       \
      "même --seed, mêmes nombres), --json s’adresse aux programmes (docs/analysis.md). `-` lit "               \
      "l’entrée standard.")                                                                                         \
    W(ANALYSE_PROGRESS, "{0} of {1} {1:action|actions}, about {2} to go",                                           \
      "{0} {0:action|actions} sur {1}, encore {2} environ")                                                         \
    W(ANALYSE_NOT, "the game {0} cannot be analysed", "le jeu {0} ne peut pas être analysé")                        \
    W(ANALYSE_BEFORE, "before", "avant")                                                                            \
    W(ANALYSE_COST, "cost", "coût")                                                                                 \
    W(ANALYSE_LUCK, "luck", "chance")                                                                               \
    W(ANALYSE_BETTER, "better: {0} [{1}], {2}", "mieux : {0} [{1}], {2}")                                           \
    W(ANALYSE_ELSE, "else: {0} [{1}], {2}", "sinon : {0} [{1}], {2}")                                               \
    W(ANALYSE_DECISIONS, "decisions", "décisions")                                                                  \
    W(ANALYSE_LOST, "lost", "perdu")                                                                                \
    W(ANALYSE_EACH, "each", "chacune")                                                                              \
    W(ANALYSE_GRADE, "grade", "mention")                                                                            \
    W(ANALYSE_WORST, "The worst decisions:", "Les pires décisions :")                                               \
    W(ANALYSE_BY_SKILL, "{0} won by better decisions: they were worth {1} against the others, luck {2}.",           \
      "{0} l’emporte par de meilleures décisions : elles valent {1} face aux autres, la chance {2}.")               \
    W(ANALYSE_BY_LUCK, "{0} won with the dice: luck was worth {2}, decisions {1} against the others.",              \
      "{0} l’emporte grâce aux dés : la chance vaut {2}, les décisions {1} face aux autres.")                       \
    W(ANALYSE_BY_GIFT, "{0} won because others gave up: that was worth {1}, luck {2}.",                             \
      "{0} l’emporte par abandon : il vaut {1}, la chance {2}.")                                                    \
    W(ANALYSE_GRADES_OF_TWO,                                                                                        \
      "Grades are set by games of two; with more players mistakes cost less, and grades are kinder.",               \
      "Les mentions sont réglées sur des parties à deux ; à plus de joueurs une erreur coûte moins, et "      \
      "elles sont plus douces.")                                                                                    \
    W(ANALYSE_DEPTH, "For each action {0} positions were looked at.",                                               \
      "Pour chaque action, {0} positions ont été examinées.")                                                       \
    W(ANALYSE_KEY,                                                                                                  \
      "All numbers are hundredths of a game. Under a player’s mark: the chance to win behind the action. "        \
      "Before: with the best decision, for the player who decides; on average over a roll, for the player "         \
      "whose turn it is. Cost: what the decision lost of it. Luck: what the roll added to it. ?! doubtful, "        \
      "? an error, ?? a blunder.",                                                                                  \
      "Tous les nombres sont des centièmes de partie. Sous la lettre d’un joueur : ses chances de gagner "      \
      "après l’action. Avant : avec la meilleure décision, pour celui qui décide ; en moyenne sur un "       \
      "lancer, pour celui dont c’est le tour. Coût : ce que la décision en a perdu. Chance : ce que le "      \
      "lancer y a ajouté. ?! douteux, ? erreur, ?? gaffe.")                                                         \
    /* a game in the terminal */                                                                                    \
    W(ASK_PLAYERS, "How many players ({0})? Enter: {1}", "Combien de joueurs ({0}) ? Entrée : {1}")                 \
    W(ASK_BOARD, "Which board? Enter: {0}. ? lists them.", "Quel plateau ? Entrée : {0}. ? les énumère.")           \
    W(ASK_WHO, "Who plays? Enter: people. 1 to 8: against that level. Or: person,level:3",                          \
      "Qui joue ? Entrée : humains. 1 à 8 : contre ce niveau. Ou : person,level:3")                                 \
    W(ASK_NAME, "Name of the file? Enter for none.", "Nom du fichier ? Entrée pour aucun.")                         \
    W(ASK_AGAIN, "That is not one of the answers.", "Ce n’est pas une des réponses.")                               \
    W(CHOICE_HINT, "A number, `undo`, or `?` for help.", "Un numéro, `annuler`, ou `?` pour l’aide.")               \
    W(PATH_HINT, "{0}: a number, or `back`.", "{0} : un numéro, ou `retour`.")                                      \
    W(ODDS, "{0} % to succeed", "{0} % de réussite")                                                                \
    W(MORE_CHOICES, "{0} choices", "{0} choix")                                                                     \
    W(NOT_A_CHOICE, "`{0}` is not possible now. `?` helps.",                                                        \
      "`{0}` n’est pas possible maintenant. `?` aide.")                                                             \
    W(TAKEN_BACK, "Taken back.", "C’est repris.")                                                                   \
    W(WINS, "{0} wins.", "{0} gagne.")                                                                              \
    W(WIN_TOGETHER, "{0} win together.", "{0} gagnent ensemble.")                                                   \
    W(ASK_SAVE, "Save the record? A file name, or Enter for no.",                                                   \
      "Sauver l’enregistrement ? Un nom de fichier, ou Entrée pour non.")                                           \
    W(ASK_OVERWRITE, "{0} exists. Replace it? (y/n)", "{0} existe. Le remplacer ? (o/n)")                           \
    W(ASK_RESIGN, "{0} resigns? (y/n)", "{0} abandonne ? (o/n)")                                                    \
    W(ASK_LOSE, "The game on the table is not saved. Go on? (y/n)",                                                 \
      "La partie en cours n’est pas sauvée. Continuer ? (o/n)")                                                     \
    W(SAVED, "Saved: {0}", "Sauvé : {0}")                                                                           \
    W(LOADED, "Loaded: {0}", "Chargé : {0}")                                                                        \
    W(NEEDS_FILE, "`{0}` needs the name of a file.", "`{0}` demande un nom de fichier.")                            \
    W(GOODBYE, "Goodbye.", "Au revoir.")                                                                            \
    W(HELP_CHOOSE,                                                                                                  \
      "A number chooses. Typing what is meant works too: `{0}`, or the places to point at, one after "              \
      "the other.",                                                                                                 \
      "Un numéro choisit. On peut aussi taper ce qu’on veut faire : `{0}`, ou les choses à montrer, l’une "  \
      "après "                                                                                                     \
      "l’autre.")                                                                                                   \
    W(HELP_UNDO, "takes back your last choice, up to the last dice",                                                \
      "reprend votre dernier choix, jusqu’aux derniers dés")                                                        \
    W(HELP_BACK, "goes back to the first question", "revient à la première question")                               \
    W(HELP_SHOW, "shows the board again", "montre encore le plateau")                                               \
    W(HELP_HINT, "says what the program would do, and why", "dit ce que le programme ferait, et pourquoi")          \
    W(HINT, "{0} [{1}]: {2} % to win", "{0} [{1}] : {2} % de victoire")                                             \
    W(HINT_THEN, ", then {0}", ", puis {0}")                                                                        \
    W(HINT_HOW, "To play one, type its number in the question above, or the words in brackets.",                    \
      "Pour en jouer un, tapez son numéro dans la question ci-dessus, ou les mots entre crochets.")                 \
    W(NO_HINT, "There are no hints for this game.", "Pas de conseils pour ce jeu.")                                 \
    W(HELP_LOG, "tells what happened so far", "raconte la partie")                                                  \
    W(HELP_POSITION, "prints the position as one line", "écrit la position sur une ligne")                          \
    W(HELP_SAVE, "saves the game", "sauve la partie")                                                               \
    W(HELP_LOAD, "goes on with a saved game", "reprend une partie sauvée")                                          \
    W(HELP_RESIGN, "gives up", "abandonne")                                                                         \
    W(HELP_QUIT, "leaves", "quitte")                                                                                \
    W(HELP_HELP, "this help", "cette aide")

#define CLI_WORD_NAME(name, english, french) WORD_##name,
enum word { CLI_WORDS(CLI_WORD_NAME) WORDS };

const char *cli_word(enum word word, enum game_language language);
/* A sentence with its parts filled in, each count with the form that the language wants for it. */
void cli_fill(struct text *out, enum word word, enum game_language language, const char *const *parts,
              size_t count);

#endif
