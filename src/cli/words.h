/* All texts of the commands, in both languages. A row that lacks a language does not compile. {0} and {1} are
   placeholders; {0:game|games} is the singular or plural for that number. */
#ifndef CLI_WORDS_H
#define CLI_WORDS_H

#include "game.h"

#define CLI_WORDS(W)                                                                                                \
    /* the command line */                                                                                          \
    W(TITLE, "Astragal plays space board games.", "Astragal joue à des jeux de plateau spatiaux.")                  \
    W(USAGE, "usage: {0}", "usage : {0}")                                                                           \
    W(USAGE_COMMAND, "COMMAND ...", "COMMANDE ...")                                                                 \
    W(USAGE_GAME, "[GAME OPTIONS]", "[OPTIONS DE PARTIE]")                                                          \
    W(COMMANDS, "Commands:", "Commandes :")                                                                         \
    W(MORE_HELP,                                                                                                    \
      "`astragal help COMMAND` tells more about one. `--lang en` or `--lang fr` chooses the language.",             \
      "`astragal help COMMANDE` en dit plus. `--lang en` ou `--lang fr` choisit la langue.")                        \
    W(GAME_OPTIONS, "Options of a game:", "Options d’une partie :")                                                 \
    W(OPTION_POSITION, "begin at a position instead of the beginning", "commencer à une position donnée")           \
    W(OPTION_STANDARD, "{0} (default: {1})", "{0} (sinon : {1})")                                                   \
    W(OPTION_NUMBER, "a number from {0} to {1}", "un nombre de {0} à {1}")                                          \
    W(OPTION_BOARD, "the id of a board, or the name of a file", "l’identifiant d’un plateau, ou un fichier")        \
    W(OPTION_TEXT, "text", "texte")                                                                                 \
    W(OPTION_FILE, "the name of a file", "un fichier")                                                              \
    W(OPTION_SET, "NAME=VALUE: one of these options, if the command has another with its name",                     \
      "NOM=VALEUR : l’une de ces options, si la commande en a une autre de ce nom")                                 \
    W(BAD_COMMAND, "unknown command: {0}", "commande inconnue : {0}")                                               \
    W(BAD_WORD, "not understood: {0}", "pas compris : {0}")                                                         \
    W(NO_VALUE, "{0} needs a value", "{0} demande une valeur")                                                      \
    W(BAD_NUMBER, "{0} takes a whole number from {1} to {2}", "{0} prend un nombre entier de {1} à {2}")            \
    W(BAD_NUMBER_FROM, "{0} takes a whole number, {1} or more", "{0} prend un nombre entier, {1} ou plus")          \
    W(BAD_DECIMAL, "{0} takes a number from {1} to {2}", "{0} prend un nombre de {1} à {2}")                        \
    W(BAD_CHOICE, "--{0} takes {1}", "--{0} prend {1}")                                                             \
    W(BAD_SET, "--set takes NAME=VALUE with an option of the game, not {0}",                                        \
      "--set prend NOM=VALEUR avec une option du jeu, pas {0}")                                                     \
    W(BAD_SPRT, "{0} takes two numbers from {1} to {2} with a comma between, the smaller first",                    \
      "{0} prend deux nombres de {1} à {2} séparés par une virgule, le plus petit d’abord")                         \
    W(BAD_LANGUAGE, "--lang takes en or fr", "--lang prend en ou fr")                                               \
    W(NO_SUCH_GAME, "there is no game called {0}; `astragal help term` names them",                                 \
      "aucun jeu ne s’appelle {0} ; `astragal help term` les nomme")                                                \
    W(GIVEN_TWICE, "--{0} is given twice", "--{0} est donné deux fois")                                             \
    W(NO_SCREEN, "this terminal cannot be drawn on; try --plain",                                                   \
      "ce terminal ne permet pas le plein écran ; essayez --plain")                                                 \
    W(WORD_MISSING, "this is missing: {0}", "il manque : {0}")                                                      \
    W(NO_MEMORY, "out of memory", "mémoire insuffisante")                                                           \
    /* files */                                                                                                     \
    W(FILE_UNREAD, "{0}: cannot be read: {1}", "{0} : lecture impossible : {1}")                                    \
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
      "Serves the page and online tables, and prints the address; --open shows it in your browser. If "             \
      "the default port is taken, the next free one is used. With --host 0.0.0.0 others on your "                   \
      "network can open it. Online tables are stored in --store: an SQLite file (by default in your "               \
      "data directory) or a PostgreSQL database. docs/operations.md has the details. Ctrl-C ends it.",              \
      "Met la page à disposition à une adresse de cette machine, sert les tables en ligne et affiche "            \
      "l’adresse ; "                                                                                              \
      "--open l’ouvre dans votre navigateur. Si le port habituel est pris, le suivant qui est libre sert. "       \
      "--host "                                                                                                     \
      "0.0.0.0 laisse entrer votre réseau. Les tables en ligne sont gardées dans --store : un fichier "           \
      "SQLite (sinon "                                                                                              \
      "parmi vos données) ou une base PostgreSQL. docs/operations.md en dit plus. Ctrl-C arrête.")                  \
    W(SERVE_ADDRESS, "The page is at {0} (Ctrl-C ends it).", "La page est sur {0} (Ctrl-C arrête).")                \
    W(SERVE_OTHER_PORT, "Port {0} is taken; using another.", "Le port {0} est pris ; un autre est utilisé.")        \
    W(SERVE_NO_PORT, "cannot listen on port {0}", "impossible d’écouter sur le port {0}")                           \
    W(SERVE_BAD_HOST, "--host takes an address like 127.0.0.1, not {0}",                                            \
      "--host prend une adresse comme 127.0.0.1, pas {0}")                                                          \
    W(SERVE_NO_PAGE, "this program was built without the page", "ce programme a été construit sans la page")        \
    W(SERVE_NETWORK, "Others on your network open {0}", "Les autres sur votre réseau ouvrent {0}")                  \
    W(SERVE_NO_STORE, "{0}: tables cannot be kept: {1}", "{0} : impossible de garder les tables : {1}")             \
    W(SERVE_NO_TABLES, "Without online tables: {0}: {1}.", "Sans tables en ligne : {0} : {1}.")                     \
    W(SERVE_NO_TLS, "--certificate and --key go together", "--certificate et --key vont ensemble")                  \
    W(ABOUT_LOAD, "load-tests a server", "mesure la charge que tient un serveur")                                   \
    W(MORE_LOAD,                                                                                                    \
      "Starts its own server on loopback, plays at N tables with two clients each, stops it, and "                  \
      "prints the decisions a second that were committed and broadcast, their latency, and the "                    \
      "server’s memory. --pace is the target of decisions a second at each table (0: unlimited). "                \
      "--idle adds connections that do nothing, --kills kills the server so many times. --servers 2 "               \
      "needs a PostgreSQL store.",                                                                                  \
      "Lance son propre serveur sur la boucle locale, joue à N tables avec deux clients chacune, l’arrête "     \
      "et "                                                                                                         \
      "affiche ce qu’il a tenu : décisions gardées et annoncées par seconde, attente des clients, mémoire "   \
      "du "                                                                                                         \
      "serveur. --pace : décisions par seconde que tente chaque table ; 0 : au plus vite. --idle ajoute "          \
      "des "                                                                                                        \
      "connexions qui ne font rien, --kills tue le serveur tant de fois. --servers 2 demande PostgreSQL.")          \
    W(LOAD_FAILED, "the load run failed: {0}", "la mesure a échoué : {0}")                                          \
    W(ABOUT_VERIFY, "checks the dice of an online game", "vérifie les dés d’une partie en ligne")                   \
    W(MORE_VERIFY,                                                                                                  \
      "Checks the record of a finished online game: that every action was legal, that the seed is the "             \
      "one promised before the first roll, and that every roll follows from it and the players’ "                 \
      "words.",                                                                                                     \
      "Vérifie l’enregistrement d’une partie en ligne finie : que chaque action était possible, que la "      \
      "graine "                                                                                                     \
      "est celle promise avant le premier lancer, et que chaque lancer en découle, avec les mots des "             \
      "joueurs.")                                                                                                   \
    W(VERIFY_ACTIONS, "{0} {0:action|actions}: each was possible where it stands.",                                 \
      "{0} {0:action|actions} : chacune était possible à sa place.")                                                \
    W(VERIFY_COMMITMENT, "The seed is the one that was promised: SHA-256 {0}.",                                     \
      "La graine est celle qui était promise : SHA-256 {0}.")                                                       \
    W(VERIFY_OUTCOMES,                                                                                              \
      "{0} {0:outcome|outcomes} of chance: each follows from the seed, the table and the words.",                   \
      "{0} {0:tirage|tirages} : chacun découle de la graine, de la table et des mots.")                             \
    W(VERIFY_NO_TAGS, "this record was not played with fair dice: it has no tag FairCommitment",                    \
      "cette partie n’a pas de dés vérifiables : il manque l’étiquette FairCommitment")                             \
    W(VERIFY_NO_SEED, "the seed is shown when the game is over: this record has none yet",                          \
      "la graine est montrée à la fin de la partie : cet enregistrement n’en a pas encore")                         \
    W(VERIFY_BAD_TAG, "a tag of the dice cannot be read", "une étiquette des dés est illisible")                    \
    W(VERIFY_BAD_SEED, "the seed is not the one that was promised",                                                 \
      "la graine n’est pas celle qui était promise")                                                                \
    W(VERIFY_BAD_OUTCOME, "action {0} is {1}, but the seed gives {2}",                                              \
      "l’action {0} est {1}, mais la graine donne {2}")                                                             \
    W(ABOUT_STORE, "lists, exports, deletes and backs up online tables",                                            \
      "énumère, exporte, supprime et sauvegarde les tables en ligne")                                               \
    W(MORE_STORE,                                                                                                   \
      "`list` prints a line for each table, `export TABLE` its record, `entries TABLE` all its "                    \
      "entries; `delete TABLE` deletes it; `archive DAYS FOLDER` writes the records of games that "                 \
      "ended so many days ago and deletes their tables, and those of games that never began; `backup "              \
      "FILE` copies an SQLite store. All work while a server is running.",                                          \
      "`list` affiche une ligne par table, `export TABLE` son enregistrement, `entries TABLE` tout ce qui "         \
      "est "                                                                                                        \
      "gardé, `delete TABLE` l’oublie, `archive JOURS DOSSIER` écrit les parties finies depuis tant de "        \
      "jours "                                                                                                      \
      "et oublie leurs tables, et celles dont la partie n’a jamais commencé, `backup FICHIER` copie un "         \
      "dépôt SQLite. Tout marche à côté d’un serveur.")                                                             \
    W(STORE_NO_TABLE, "there is no table {0}", "il n’y a pas de table {0}")                                         \
    W(STORE_DAMAGED, "table {0} cannot be read", "la table {0} est illisible")                                      \
    W(STORE_NO_BACKUP, "this store is backed up with its own tools: pg_dump",                                       \
      "ce dépôt se sauvegarde avec ses propres outils : pg_dump")                                                   \
    W(STORE_DONE, "{0} {0:table|tables}", "{0} {0:table|tables}")                                                   \
    W(STORE_NOT_ARCHIVED, "{0}: some tables could not be archived; they stay in the store",                         \
      "{0} : certaines tables n’ont pas pu être archivées ; elles restent dans le dépôt")                           \
    W(SERVE_NO_FOLDER, "{0}: there is no such folder, or it cannot be written to",                                  \
      "{0} : ce dossier n’existe pas, ou on ne peut pas y écrire")                                                  \
    W(SERVE_ARCHIVE_ALONE, "--archive-after goes with --archive", "--archive-after va avec --archive")              \
    W(ABOUT_BOT, "lets a program play a seat of an online table",                                                   \
      "fait jouer une place d’une table en ligne à un programme")                                                   \
    W(MORE_BOT,                                                                                                     \
      "Takes the seat of a link (http://HOST/#TABLE.SECRET) with a program that speaks the line "                   \
      "protocol (docs/protocol.md), engine:COMMAND, or with a level, level:3. It gives its name, is "               \
      "ready, and plays until the game is over.",                                                                   \
      "Prend la place d’un lien (http://HÔTE/#TABLE.SECRET) avec un programme qui parle le protocole "           \
      "(docs/protocol.md), ou avec un niveau : engine:COMMANDE ou level:3. Il donne son nom, se dit prêt "         \
      "et "                                                                                                         \
      "joue jusqu’à la fin.")                                                                                       \
    W(SEAT_BAD_LINK, "a link to a seat looks like http://HOST/#TABLE.SECRET",                                       \
      "un lien vers une place s’écrit http://HÔTE/#TABLE.SECRET")                                                   \
    W(SEAT_BAD_PLAYER, "a bot is engine:COMMAND or level:1 to level:8, not {0}",                                    \
      "un joueur est engine:COMMANDE ou level:1 à level:8, pas {0}")                                                \
    W(SEAT_REFUSED, "the server refuses: {0}", "le serveur refuse : {0}")                                           \
    W(SEAT_GONE, "the server cannot be reached", "le serveur est injoignable")                                      \
    W(SEAT_FAULT, "the program does not keep to the protocol: {0}",                                                 \
      "le programme ne respecte pas le protocole : {0}")                                                            \
    W(SEAT_OVER, "The game is over: {0}.", "La partie est finie : {0}.")                                            \
    W(ABOUT_TERM, "a game in the terminal", "une partie dans le terminal")                                          \
    W(ABOUT_HELP, "explains the commands", "explique les commandes")                                                \
    W(MORE_ENGINE,                                                                                                  \
      "Reads commands from standard input; docs/protocol.md lists them. --level (1 to 8, default 8) "               \
      "is the level that searches when it is asked to.",                                                            \
      "Lit des commandes sur l’entrée standard ; docs/protocol.md les énumère. --level (de 1 à 8, sinon 8) " \
      "est le niveau auquel il réfléchit quand on le lui demande.")                                                 \
    W(TRAIN_KINDS, "these boards are of different kinds: each kind has weights of its own",                         \
      "ces plateaux sont de genres différents : chaque genre a ses propres poids")                                  \
    W(TRAIN_POSITION, "train begins each game at the beginning: it takes no --position",                            \
      "train commence chaque partie au début : pas de --position")                                                  \
    W(TRAIN_NOTHING, "the game {0} has no weights to begin with: weights/{0}/plain.txt is missing",                 \
      "le jeu {0} n’a pas de poids pour commencer : il manque weights/{0}/plain.txt")                               \
    W(TRAIN_NO_FEATURES, "the game {0} has no features", "le jeu {0} n’a pas de critères d’évaluation")             \
    W(TRAIN_PROGRESS, "generation {0} of {1}: {2} of {3} {3:game|games}, about {4} to go in all",                   \
      "génération {0} sur {1} : {2} {2:partie|parties} sur {3}, encore {4} environ en tout")                        \
    W(ABOUT_TRAIN, "learns the weights of the evaluation", "apprend les poids de l’évaluation")                     \
    W(MORE_TRAIN,                                                                                                   \
      "Plays games of the program against itself, fits the weights of its evaluation to their results "             \
      "and prints them. Each game is played on the next of the --maps. The same seed gives the same "               \
      "weights. A larger --ridge (2) keeps rarely observed weights nearer to 0. Each decision "                     \
      "searches --nodes positions (400; with 1 it takes static estimates). A larger --temperature (0.03) "          \
      "chooses more at random. With "                                                                               \
      "--generations 0 nothing is fitted: new games show how well the weights are calibrated.",                     \
      "Fait jouer le programme contre lui-même, ajuste les poids de son évaluation aux résultats et les "        \
      "affiche. Chaque partie se joue sur le plateau suivant de --maps. La même graine redonne les mêmes "        \
      "poids. Un --ridge plus grand (2) garde plus près de 0 les "                                                 \
      "poids "                                                                                                      \
      "dont peu de parties parlent. --nodes : positions par décision (400 ; avec 1, estimations "                 \
      "statiques). Un --temperature plus grand "                                                                    \
      "(0.03) joue davantage au hasard. Avec "                                                                      \
      "--generations 0 rien n’est appris : de nouvelles parties montrent "                                       \
      "si les poids disent vrai.")                                                                                  \
    W(NO_PLAYER,                                                                                                    \
      "there is no player {0}: it may be person, level:1 to level:8, expectimax, planner, greedy, random",          \
      "il n’y a pas de joueur {0} : person, level:1 à level:8, expectimax, planner, greedy ou random")              \
    W(OTHER_GAME, "{0} is an option of the game {1}: add --game {1}",                                               \
      "{0} est une option du jeu {1} : ajoutez --game {1}")                                                         \
    W(OPTIONS_OF, "Options of {0}:", "Options de {0} :")                                                            \
    W(STORE_BAD_ACTION, "unknown action: {0}; it may be list, export, entries, delete, archive, backup",            \
      "action inconnue : {0} ; list, export, entries, delete, archive ou backup")                                   \
    W(STORE_NONE, "there is no store of online tables yet: {0}",                                                    \
      "il n’y a pas encore de tables en ligne : {0}")                                                               \
    W(NO_LEVELS, "levels cannot play {0}", "les niveaux ne savent pas jouer à {0}")                                 \
    W(BAD_PLAYERS, "name a player for each seat: person, or level:1 to level:8",                                    \
      "nommez un joueur pour chaque place : person, ou level:1 à level:8")                                          \
    W(ABOUT_MATCH, "lets players play each other", "fait jouer des joueurs entre eux")                              \
    W(MORE_MATCH,                                                                                                   \
      "Plays games between players and prints lines `name: value`: wins (of a shared one each gets a "              \
      "part), automa_wins, games with a shared win, drawn (stopped after 3000 decisions), lost (won "               \
      "by nobody), the Elo of the first player over the others with its error, the time of a "                      \
      "decision. Where all players win and lose together, or there is only one, the score (their "                  \
      "share of all wins) replaces the Elo. --workers games are played in parallel (default: one per "              \
      "core). Players: level:1 to level:8, the baselines expectimax, planner, greedy, random, and "                 \
      "engine:COMMAND, a program that speaks the protocol (a comma in it is written \\,); without "                 \
      "--seats level:4 plays random. In a round the same dice are played once for each order of the "               \
      "seats (players rotate, an automa stays); the next round is played on the next of the --maps. "               \
      "Two players on four seats alternate, A B A B; if the number of seats is an option of the game, "             \
      "it follows from the names unless --set gives it. --games is the number of games (100); with "                \
      "--sprt the match stops when one of the two Elo differences is accepted (5 % error), at the "                 \
      "latest after --games (1000000). --time (seconds) and --nodes limit each decision instead of "                \
      "the players’ own limits; the dice follow from --seed (1). --resume appends results to a file "             \
      "and plays only the missing games; whether the program of an engine: has changed since cannot "               \
      "be detected. Ctrl-C ends a match with its report and exit code 1; with --resume the same "                   \
      "command continues it. --records writes every game to a folder, which must not contain games of "             \
      "another match. --bot-time is the timeout of a bot beyond its --time, in seconds (10): after "                \
      "that, or after an illegal action, it loses the game. --check tests a bot, point by point; it "               \
      "can be combined only with --bot-time and --game.",                                                           \
      "Fait jouer des parties et affiche des lignes `nom: valeur` : victoires (une part pour chacun si "           \
      "elle est partagée), celles de l’automate, parties à victoire partagée, nulles (pas finies après "      \
      "3000 décisions) ou perdues (sans vainqueur), l’Elo du premier joueur au-dessus des autres avec son "      \
      "erreur, la durée d’une décision. Quand tous gagnent ou perdent ensemble, ou qu’on joue seul, le "      \
      "score (leur part des victoires) remplace l’Elo. --workers parties se jouent en même temps (autant "       \
      "que de cœurs). "                                                                                            \
      "Joueurs : level:1 à level:8, les repères expectimax, planner, greedy, random, et "                        \
      "engine:COMMANDE, un programme qui parle le protocole (une virgule s’y écrit \\,) ; sans "                \
      "--seats, level:4 joue contre random. Les parties d’une manche ont toutes les mêmes dés, une "            \
      "pour chaque ordre des places (les joueurs avancent d’une place, l’automate reste) ; la manche "         \
      "suivante se joue sur le plateau suivant de --maps. Deux joueurs sur quatre places alternent, A B A "         \
      "B ; si le nombre de places est une option du jeu, il suit des noms, sauf avec --set. "                      \
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
      "{0} has {1} {1:seat|seats} for players: name as many, or two for four seats: level:1 to level:8, "           \
      "expectimax, planner, greedy, random, engine:COMMAND",                                                        \
      "{0} a {1} {1:place|places} pour des joueurs : nommez-en autant, ou deux pour quatre places : "             \
      "level:1 à level:8, "                                                                                        \
      "expectimax, planner, greedy, random, engine:COMMANDE")                                                       \
    W(MATCH_OTHER_SEATS,                                                                                            \
      "{0} has {1} seats for players, the maps before it have {2}: the maps of a match have the same",              \
      "{0} a {1} places, les plateaux d’avant en ont {2} : tous les plateaux d’un match en ont autant")             \
    W(MATCH_TOGETHER, "all players win and lose together: there is no Elo, and no --sprt",                          \
      "tous les joueurs gagnent ou perdent ensemble : pas d’Elo, ni de --sprt")                                     \
    W(MATCH_NO_LEVELS, "levels cannot play the game {0}", "les niveaux ne savent pas jouer au jeu {0}")             \
    W(MATCH_PROGRESS, "{0} of {1} {1:game|games}, about {2} to go",                                                 \
      "{0} {0:partie|parties} sur {1}, encore {2} environ")                                                         \
    W(MATCH_PROGRESS_SPRT, "{0} {0:game|games}, log-likelihood ratio {1} (ends at ±{2})",                           \
      "{0} {0:partie|parties}, log-rapport de vraisemblance {1} (fin à ±{2})")                                      \
    W(MATCH_STOPPED, "stopped after {0} {0:game|games}; the same command continues it",                             \
      "arrêté après {0} {0:partie|parties} ; la même commande continue")                                            \
    W(MATCH_NOT_KEPT, "stopped after {0} {0:game|games}, not kept: next time --resume FILE keeps them",             \
      "arrêté après {0} {0:partie|parties}, sans rien garder : la prochaine fois --resume FICHIER les "         \
      "gardera")                                                                                                    \
    W(MATCH_DIED, "a worker ended in the middle of game {0} (signal {1})",                                          \
      "un processus s’est arrêté pendant la partie {0} (signal {1})")                                               \
    W(MATCH_NO_WORKERS, "the system starts no more processes", "le système ne lance plus de processus")             \
    W(MATCH_BUSY, "{0}: another match is writing to it", "{0} : un autre match y écrit")                            \
    W(MATCH_NO_FOLDER, "{0}: this is not a folder that records can be written to",                                  \
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
    W(BOT_UNASKED, "it sent output without a request", "il a répondu sans question")                                \
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
      "Shows the board after N actions, or at the end. --log prints the log, --position the position "              \
      "as one line. `-` reads standard input.",                                                                     \
      "Montre le plateau après N actions, ou à la fin. --log raconte, --position écrit la position sur une "     \
      "ligne. "                                                                                                     \
      "`-` lit l’entrée standard.")                                                                                 \
    W(MORE_TERM,                                                                                                    \
      "Plays full-screen, by keys and mouse; without options it starts with a menu, and `?` helps. "                \
      "The game is saved after each decision and can be resumed. --players names who plays each seat: "             \
      "person, or level:1 (weakest) to level:8; one level alone plays all seats but the first; "                    \
      "without it, people play all seats of a game chosen by options. --load resumes a saved game, "                \
      "--ascii draws with ASCII characters, --time gives a level so many seconds for a decision "                   \
      "instead of its own limit, --pace is how many milliseconds each action of a level is shown, "                 \
      "--seed makes the dice repeat. --plain plays line by line, for screen readers and scripts, as "               \
      "when there is no terminal. Where a game has secrets, people who share the screen are called "                \
      "one by one.",                                                                                                \
      "Joue en plein écran, au clavier et à la souris ; sans options, un menu s’ouvre, et `?` aide. La "       \
      "partie est gardée après "                                                                                  \
      "chaque décision et reprend la fois suivante. --players dit qui occupe chaque place : person, ou "          \
      "level:1 (le plus faible) "                                                                                   \
      "à level:8 ; un niveau seul joue toutes les places sauf la première ; sinon, des humains jouent "         \
      "toutes les "                                                                                                 \
      "places d’une partie choisie par des options. --load reprend une partie "                                   \
      "enregistrée, --ascii dessine "                                                                              \
      "avec des lettres ASCII, --time donne à un niveau tant de secondes par décision au lieu de sa propre "      \
      "mesure, "                                                                                                    \
      "--pace dit pendant combien de millisecondes on montre ce qu’un niveau a "                                  \
      "fait, --seed répète les "                                                                                  \
      "mêmes dés. --plain joue ligne par ligne, pour les lecteurs d’écran et les scripts, comme là où il "   \
      "n’y a pas de terminal. Si le jeu a des secrets, ceux qui partagent l’écran sont appelés un par un.")         \
    W(MORE_HELP_COMMAND, "Without a name: the list of all commands.", "Sans nom : la liste des commandes.")         \
    /* perft, maps, replay */                                                                                       \
    W(PERFT_SUM, "{0} {0:sequence|sequences} of {1} {1:action|actions}, {2} s",                                     \
      "{0} {0:suite|suites} de {1} {1:action|actions}, {2} s")                                                      \
    W(BAD_MAPS, "--maps takes 1 to {0} boards, with commas between",                                                \
      "--maps prend de 1 à {0} plateaux, séparés par des virgules")                                                 \
    W(MAP_AND_MAPS, "give --{0} or --maps, not both", "donnez --{0} ou --maps, pas les deux")                       \
    W(NO_BOARDS, "the game {0} has no boards", "le jeu {0} n’a pas de plateaux")                                    \
    W(NO_BOARDS_LEFT, "no board is like that: `astragal maps` lists all, with their groups",                        \
      "aucun plateau ne correspond : `astragal maps` les liste tous, avec leurs groupes")                           \
    W(BOARD_PLAYERS, "{0} players", "{0} joueurs")                                                                  \
    W(BOARD_PLAYABLE, "This board can be played: {0} players.", "Ce plateau est jouable : {0} joueurs.")            \
    W(REPLAY_HEAD, "{0}: {1} {1:action|actions}, result {2}", "{0} : {1} {1:action|actions}, résultat {2}")         \
    W(REPLAY_HEAD_OPEN, "{0}: {1} {1:action|actions}, not finished",                                                \
      "{0} : {1} {1:action|actions}, partie inachevée")                                                             \
    W(LOG_TURN, "Turn {0}: {1}", "Tour {0} : {1}")                                                                  \
    W(LOG_SETUP, "Set-up", "Mise en place")                                                                         \
    W(REPLAY_AFTER, "After {0} {0:action|actions}:", "Après {0} {0:action|actions} :")                              \
    W(REPLAY_SHORT, "this record has {0} {0:action|actions}", "cet enregistrement a {0} {0:action|actions}")        \
    /* analysis */                                                                                                  \
    W(ABOUT_ANALYSE, "tells what each decision cost, and who was lucky",                                            \
      "dit ce que chaque décision a coûté, et qui a eu de la chance")                                               \
    W(MORE_ANALYSE,                                                                                                 \
      "Goes through a recorded game: the chances to win before and after every action, what each "                  \
      "decision cost and what would have been better, and the luck of every roll; then totals, grades "             \
      "and the worst decisions of each player. --all names the best alternatives of every decision. "               \
      "--nodes or --time limit the search for each action (20000 nodes; the same nodes and --seed "                 \
      "give the same numbers), --json is for programs (docs/analysis.md). `-` reads standard input.",               \
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
    W(ANALYSE_BY_SKILL, "{0} won by better decisions: they were worth {1} against the others, luck {2}.",           \
      "{0} l’emporte par de meilleures décisions : elles valent {1} face aux autres, la chance {2}.")               \
    W(ANALYSE_BY_LUCK, "{0} won with the dice: luck was worth {2}, decisions {1} against the others.",              \
      "{0} l’emporte grâce aux dés : la chance vaut {2}, les décisions {1} face aux autres.")                       \
    W(ANALYSE_BY_GIFT, "{0} won because others gave up: that was worth {1}, luck {2}.",                             \
      "{0} l’emporte par abandon : l’abandon vaut {1}, la chance {2}.")                                             \
    W(ANALYSE_GRADES_OF_TWO,                                                                                        \
      "Grades are set by games of two; with more players mistakes cost less, and grades are kinder.",               \
      "Les mentions sont réglées sur des parties à deux ; à plus de joueurs une erreur coûte moins, et "      \
      "elles sont plus douces.")                                                                                    \
    W(ANALYSE_DEPTH, "For each action {0} positions were looked at.",                                               \
      "Pour chaque action, {0} positions ont été examinées.")                                                       \
    W(ANALYSE_KEY,                                                                                                  \
      "All numbers are in percent of a win. Under a player’s mark: the chance to win after the action. "          \
      "Before: with the best decision, for the player who decides; on average over a roll, for the player "         \
      "whose turn it is. Cost: what the decision lost of it. Luck: what the roll added to it. ?! doubtful, "        \
      "? an error, ?? a blunder.",                                                                                  \
      "Tous les nombres sont des pourcentages d’une victoire. Sous la lettre d’un joueur : ses chances de "    \
      "gagner "                                                                                                     \
      "après l’action. Avant : avec la meilleure décision, pour celui qui décide ; en moyenne sur un "       \
      "lancer, pour celui dont c’est le tour. Coût : ce que la décision en a perdu. Chance : ce que le "      \
      "lancer y a ajouté. ?! douteux, ? erreur, ?? gaffe.")                                                         \
    /* a game in the terminal */                                                                                    \
    W(ASK_PLAYERS, "How many players ({0})? Enter: {1}", "Combien de joueurs ({0}) ? Entrée : {1}")                 \
    W(ASK_BOARD, "Which board? Enter: {0}. ? lists them.",                                                          \
      "Quel plateau ? Entrée : {0}. ? en donne la liste.")                                                          \
    W(ASK_WHO, "Who plays? Enter: people. 1 to 8: against that level. Or: person,level:3",                          \
      "Qui joue ? Entrée : humains. 1 à 8 : contre ce niveau. Ou : person,level:3")                                 \
    W(ASK_NAME, "Name of the file? Enter for none.", "Nom du fichier ? Entrée pour aucun.")                         \
    W(ASK_AGAIN, "That is not one of the answers.", "Ce n’est pas une des réponses.")                               \
    W(CHOICE_HINT, "A number, `undo`, or `?` for help.", "Un numéro, `annuler`, ou `?` pour l’aide.")               \
    W(PATH_HINT, "{0}: a number, or `back`.", "{0} : un numéro, ou `retour`.")                                      \
    W(ODDS, "{0} % to succeed", "{0} % de réussite")                                                                \
    W(ODDS_NAMED, "{0}: {1} %", "{0} : {1} %")                                                                      \
    W(ODDS_PART, ", {0} of {1}", ", {0} sur {1}")                                                                   \
    W(MORE_CHOICES, "{0} choices", "{0} choix")                                                                     \
    W(NOT_A_CHOICE, "`{0}` is not possible now. `?` helps.",                                                        \
      "`{0}` n’est pas possible maintenant. `?` aide.")                                                             \
    W(TAKEN_BACK, "Taken back.", "Coup annulé.")                                                                    \
    W(WINS, "{0} wins.", "{0} gagne.")                                                                              \
    W(WIN_SHARED, "{0} share the win.", "{0} se partagent la victoire.")                                            \
    W(WIN_NOBODY, "Nobody wins.", "Personne ne gagne.")                                                             \
    W(CURTAIN, "{0}: press Enter when only you are looking.",                                                       \
      "{0} : appuyez sur Entrée quand vous seul regardez.")                                                         \
    W(WIN_TOGETHER, "{0} win together.", "{0} gagnent ensemble.")                                                   \
    W(ASK_SAVE, "Save the record? A file name, or Enter for no.",                                                   \
      "Enregistrer la partie ? Un nom de fichier, ou Entrée pour non.")                                             \
    W(ASK_OVERWRITE, "{0} exists. Replace it? (y/n)", "{0} existe. Le remplacer ? (o/n)")                           \
    W(ASK_RESIGN, "{0} resigns? (y/n)", "{0} abandonne ? (o/n)")                                                    \
    W(ASK_LOSE, "The game on the table is not saved. Go on? (y/n)",                                                 \
      "La partie en cours n’est pas enregistrée. Continuer ? (o/n)")                                                \
    W(SAVED, "Saved: {0}", "Enregistré : {0}")                                                                      \
    W(LOADED, "Loaded: {0}", "Chargé : {0}")                                                                        \
    W(NEEDS_FILE, "`{0}` needs the name of a file.", "`{0}` demande un nom de fichier.")                            \
    W(GOODBYE, "Goodbye.", "Au revoir.")                                                                            \
    W(HELP_CHOOSE,                                                                                                  \
      "A number chooses. Typing what is meant works too: `{0}`, or the places to point at, one after "              \
      "the other.",                                                                                                 \
      "Un numéro choisit. On peut aussi taper ce qu’on veut faire : `{0}`, ou les cases à désigner, l’une " \
      "après "                                                                                                     \
      "l’autre.")                                                                                                   \
    W(HELP_UNDO, "takes back your last choice until others move or roll",                                           \
      "annule votre dernier choix (avant dés et autres joueurs)")                                                   \
    W(HELP_BACK, "forgets what you have pointed at so far", "oublie ce que vous avez désigné jusqu’ici")            \
    W(HELP_SHOW, "shows the board again", "réaffiche le plateau")                                                   \
    W(HELP_HINT, "says what the program would do, and why", "dit ce que le programme ferait, et pourquoi")          \
    W(HINT, "{0} [{1}]: {2} % to win", "{0} [{1}] : {2} % de chances de gagner")                                    \
    W(HINT_THEN, ", then {0}", ", puis {0}")                                                                        \
    W(HINT_HOW, "To play one, type its number in the question above, or the words in brackets.",                    \
      "Pour en jouer un, tapez son numéro dans la question ci-dessus, ou les mots entre crochets.")                 \
    W(NO_HINT, "There are no hints for this game.", "Pas de conseils pour ce jeu.")                                 \
    W(HELP_LOG, "tells what happened so far", "raconte la partie")                                                  \
    W(HELP_POSITION, "prints the position as one line", "écrit la position sur une ligne")                          \
    W(HELP_SAVE, "saves the game", "enregistre la partie")                                                          \
    W(HELP_LOAD, "goes on with a saved game", "reprend une partie enregistrée")                                     \
    W(HELP_RESIGN, "gives up", "abandonne")                                                                         \
    W(HELP_QUIT, "leaves", "quitte")                                                                                \
    W(FILE_UNWRITTEN_WHY, "{0}: cannot be written: {1}", "{0} : écriture impossible : {1}")                         \
    W(ABOUT_RULES, "the rules of a game", "les règles d’un jeu")                                                    \
    W(MORE_RULES,                                                                                                   \
      "Without a number: the list of sections. With a number: the section that has it (0: the "                     \
      "introduction); "                                                                                             \
      "`all` prints all of them.",                                                                                  \
      "Sans numéro : la liste des sections. Avec un numéro : la section qui le porte (0 : "                    \
      "l’introduction) ; "                                                                                       \
      "`all` les écrit toutes.")                                                                                    \
    W(NO_RULES, "there are no rules for the game {0} here", "pas de règles ici pour le jeu {0}")                    \
    W(NO_SECTION, "there is no section {1}: they are 0 to {0}",                                                     \
      "il n’y a pas de section {1} : elles vont de 0 à {0}")                                                        \
    W(RESUME_LIST, "Unfinished games:", "Parties en cours :")                                                       \
    W(RESUME_LINE, "{0}, {1}, {2}: {3}", "{0}, {1}, {2} : {3}")                                                     \
    W(RESUME_SETUP, "set-up", "mise en place")                                                                      \
    W(RESUME_TURN, "turn {0}", "tour {0}")                                                                          \
    W(ASK_RESUME, "A number resumes a game. Enter: a new game.",                                                    \
      "Un numéro reprend une partie. Entrée : nouvelle partie.")                                                    \
    W(RESUME_BUSY, "That game is being played in another terminal.",                                                \
      "Cette partie se joue dans un autre terminal.")                                                               \
    W(RESUME_BAD, "A saved game cannot be read, and stays where it is: {0}: {1}",                                   \
      "Une partie enregistrée est illisible et reste où elle est : {0} : {1}")                                      \
    W(NOT_SAVED, "The game is NOT saved: {0}.", "La partie n’est PAS enregistrée : {0}.")                           \
    W(KEPT, "The game is kept and will be offered next time. Goodbye.",                                             \
      "La partie est gardée et vous sera proposée la prochaine fois. Au revoir.")                                   \
    W(ASK_HELP, "Type an answer; Enter takes what is offered; `quit` leaves.",                                      \
      "Tapez une réponse ; Entrée prend ce qui est proposé ; `quitter` sort.")                                      \
    W(YES_NO_HELP, "`y` is yes, `n` or Enter is no; `quit` leaves the game.",                                       \
      "`o` pour oui, `n` ou Entrée pour non ; `quitter` quitte la partie.")                                         \
    W(ASK_CAUTION, "{0}. Do it anyway? (y/n)", "{0}. Le faire quand même ? (o/n)")                                  \
    W(EARLIER, "({0} more {0:line|lines}: `log`)", "({0} {0:autre ligne|autres lignes} : `journal`)")               \
    W(MORE_LISTED, "`more` lists all {0}.", "`plus` les donne tous ({0}).")                                         \
    W(PLAYED_BY, "{0}: {1}", "{0} : {1}")                                                                           \
    W(PERSON, "person", "humain")                                                                                   \
    W(ASK_END, "Enter leaves. Or: `rematch`, `analysis`, `log`, `save FILE`, `?`.",                                 \
      "Entrée sort. Ou : `revanche`, `analyse`, `journal`, `enregistrer FICHIER`, `?`.")                            \
    W(HELP_MORE, "lists all choices, one to a line", "donne tous les choix, un par ligne")                          \
    W(HELP_LIST, "what is on the board, line by line", "ce qui est sur le plateau, ligne par ligne")                \
    W(HELP_SHEETS, "what each player has", "ce que chacun possède")                                                 \
    W(HELP_ANALYSIS, "what decisions cost, and who was lucky",                                                      \
      "le coût des décisions, et la chance de chacun")                                                              \
    W(HELP_RULES, "the rules: their sections, or one by its number",                                                \
      "les règles : les sections, ou l’une par son numéro")                                                         \
    W(HELP_REMATCH, "the same game again, once it is over", "la même partie encore, une fois finie")                \
    W(NOT_OVER, "Only when the game is over.", "Seulement une fois la partie finie.")                               \
    W(ANALYSE_WORST_OF, "{0}: the worst decisions", "{0} : les pires décisions")                                    \
    W(ANALYSE_COURSE,                                                                                               \
      "Chances to win in % from the beginning to the end:", "Chances de gagner en %, du début à la fin :")          \
    W(A_FILE, " FILE", " FICHIER")                                                                                  \
    W(HELP_HELP, "this help", "cette aide")

#define CLI_WORD_NAME(name, english, french) WORD_##name,
enum word { CLI_WORDS(CLI_WORD_NAME) WORDS };

const char *cli_word(enum word word, enum game_language language);
/* Writes a text with its placeholders and plurals filled in. */
void cli_fill(struct text *out, enum word word, enum game_language language, const char *const *parts,
              size_t count);

#endif
