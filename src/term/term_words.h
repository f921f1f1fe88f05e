/* All texts of the full-screen client, in both languages. A row that lacks a language does not compile. {0},
   {1} are placeholders. */
#ifndef TERM_WORDS_H
#define TERM_WORDS_H

#include "game.h"

#define TERM_WORDS(W)                                                                                               \
    /* the game */                                                                                                  \
    W(KEYS, "arrows Enter  n next  Tab buttons  Esc back  u undo  h hint  ? help  m menu",                          \
      "flèches Entrée  Tab boutons  Échap  u annuler  h conseil  ? aide  m menu")                                   \
    W(KEYS_WAIT, "Enter hurries  b look back  ? help  m menu", "Entrée accélère  b revoir  ? aide  m menu")         \
    W(SHEETS_KEYS, "arrows, a click: what is this?  Esc back",                                                      \
      "flèches ou clic : qu’est-ce ?  Échap retour")                                                                \
    W(KEYS_REPLAY, "left right step  up down turn  Home End  Space plays  ? help  Esc back",                        \
      "gauche droite pas  haut bas tour  Début Fin  Espace défile  ? aide  Échap retour")                           \
    W(REPLAY_HELP,                                                                                                  \
      "You look at the game as it was; nothing that you press here changes it.\n\n"                                 \
      "Left, Right   one action back or on\n"                                                                       \
      "Up, Down      one turn back or on\n"                                                                         \
      "Home, End     the beginning, the latest position\n"                                                          \
      "Space         plays on by itself, and stops\n"                                                               \
      "Esc, q        back",                                                                                         \
      "Vous revoyez la partie telle qu’elle était ; rien de ce que vous tapez ici ne la change.\n\n"            \
      "Gauche, Droite   une action en arrière ou en avant\n"                                                       \
      "Haut, Bas        un tour en arrière ou en avant\n"                                                          \
      "Début, Fin       le début, la dernière position\n"                                                        \
      "Espace           défile tout seul, puis s’arrête\n"                                                      \
      "Échap, q         retour")                                                                                    \
    W(KEY_ESCAPE, "Esc ", "Échap ")                                                                                 \
    W(KEY_TAB, "Tab ", "Tab ")                                                                                      \
    W(KEY_SPACE, "Space ", "Espace ")                                                                               \
    W(KEY_ENTER, "Enter ", "Entrée ")                                                                               \
    W(THINKS, "{0} ({1}) is thinking {2}", "{0} ({1}) réfléchit {2}")                                               \
    W(PERCENT, " %", " %")                                                                                          \
    W(ODDS, "{0} % to succeed", "{0} % de réussite")                                                                \
    W(ODDS_RANGE, "{0} % to {1} % to succeed", "{0} % à {1} % de réussite")                                         \
    W(ODDS_NAMED, "{0}: {1} %", "{0} : {1} %")                                                                      \
    W(ODDS_PART, ", {0} of {1}", ", {0} sur {1}")                                                                   \
    W(CHOICES, "{0} choices", "{0} choix")                                                                          \
    W(CHOICES_TITLE, "Choices", "Choix")                                                                            \
    W(LOG_TITLE, "Log", "Journal")                                                                                  \
    W(MORE, "({0} more)", "(encore {0})")                                                                           \
    W(AFTER, "After {0} of {1} actions", "Après {0} actions sur {1}")                                               \
    W(OVER, ". Enter: what now?", ". Entrée : que faire ?")                                                         \
    W(TAKEN_BACK, "Taken back.", "Coup annulé.")                                                                    \
    W(NOT_YOURS, "It is not your turn.", "Ce n’est pas votre tour.")                                                \
    W(NOTHING_LIT, "Nothing to choose there.", "Rien à choisir là.")                                                \
    W(SMALL, "This window is too small: {0} x {1}. At least {2} x {3} is needed.",                                  \
      "Cette fenêtre est trop petite : {0} x {1}. Il faut au moins {2} x {3}.")                                     \
    W(GO_TO, "Go to", "Aller à")                                                                                    \
    W(NO_SUCH_PLACE, "There is no such place: {0}", "Cet endroit n’existe pas : {0}")                               \
    W(AUTOMA, "automa", "automate")                                                                                 \
    W(CURTAIN, "{0}: press Enter when only you are looking.",                                                       \
      "{0} : appuyez sur Entrée quand vous seul regardez.")                                                         \
    W(KEYS_CURTAIN, "Enter shows it  b look back  l log  m menu",                                                   \
      "Entrée montre  b revoir  l journal  m menu")                                                                 \
    W(WIN_TOGETHER, "{0} win together.", "{0} gagnent ensemble.")                                                   \
    W(WIN_SHARED, "{0} share the win.", "{0} se partagent la victoire.")                                            \
    W(WIN_NOBODY, "Nobody wins.", "Personne ne gagne.")                                                             \
    W(NOT_YET, "Secrets are analysed when the game is over.",                                                       \
      "Les secrets s’analysent une fois la partie finie.")                                                          \
    W(PERSON, "person", "humain")                                                                                   \
    /* help */                                                                                                      \
    W(HELP_TITLE, "Keys", "Touches")                                                                                \
    W(HELP_KEYS,                                                                                                    \
      "Arrows   move over the board; Enter or a click chooses what is there\n"                                      \
      "n, p     the next, the previous thing that can be chosen\n"                                                  \
      "1 to 9   chooses the next ship, or whatever has this number\n"                                               \
      "g        go to a place by its name (d4)\n"                                                                   \
      "Tab      between the board and the buttons and cards\n"                                                      \
      "letter   jumps to the button that shows it; Enter presses it\n"                                              \
      "Esc      goes back one choice; so does the right button\n"                                                   \
      "u        takes back your last decision until others move or dice roll\n"                                     \
      "h        a hint\n"                                                                                           \
      "?        explains what is under the cursor; again: this help\n"                                              \
      "b        looks back through the game\n"                                                                      \
      "l        the whole log\n"                                                                                    \
      "S        all sheets and what lies on them\n"                                                                 \
      "R        the rules\n"                                                                                        \
      "m        menu: save, load, analysis, language, resign, leave\n"                                              \
      "q        leaves; the game is kept and goes on next time",                                                    \
      "Flèches  parcourent le plateau ; Entrée ou un clic choisit\n"                                             \
      "n, p     la chose suivante, précédente, que l’on peut choisir\n"                                         \
      "1 à 9    choisit le prochain vaisseau de ce chiffre\n"                                                      \
      "g        aller à un endroit par son nom (d4)\n"                                                             \
      "Tab      passe du plateau aux boutons et aux cartes\n"                                                       \
      "lettre   va au bouton qui la montre ; Entrée l’actionne\n"                                               \
      "Échap    revient d’un choix en arrière ; le bouton droit aussi\n"                                       \
      "u        annule votre décision, avant tout dé ou autre joueur\n"                                           \
      "h        un conseil\n"                                                                                       \
      "?        explique ce qui est sous le curseur ; encore : cette aide\n"                                      \
      "b        revoit la partie\n"                                                                                 \
      "l        tout le journal\n"                                                                                  \
      "S        toutes les fiches, et ce qui s’y trouve\n"                                                        \
      "R        les règles\n"                                                                                      \
      "m        menu : sauvegarde, analyse, langue, abandon, sortie\n"                                             \
      "q        quitte ; la partie est gardée et reprendra")                                                        \
    W(HELP_MENU_TITLE, "Help", "Aide")                                                                              \
    W(HELP_MENU,                                                                                                    \
      "Up, Down  from line to line; Left, Right choose another value; Enter does what a line says. "                \
      "A click does the same.\n\n"                                                                                  \
      "Players: each is a person at this keyboard, or one of eight levels from a first game to the "                \
      "strongest.\n"                                                                                                \
      "Map: one of those for so many players; or your own, from a file.\n"                                          \
      "Rules: without cards, the simplest whole game; a first lesson, with shorter rules; or with all "             \
      "cards.\n"                                                                                                    \
      "Printing: the wording of three cards, which counts only with cards. Entanglement: a second cube on "         \
      "a "                                                                                                          \
      "planet, where no other place is free.\n"                                                                     \
      "Page Up and Page Down change a number by ten.\n\n"                                                           \
      "A game is kept after each decision, and when it is over: the menu offers both. Any other can be "            \
      "saved, loaded "                                                                                              \
      "and replayed.",                                                                                              \
      "Haut, Bas  d’une ligne à l’autre ; Gauche, Droite choisissent une autre valeur ; Entrée "            \
      "fait ce que dit la ligne. Un clic aussi.\n\n"                                                                \
      "Joueurs : chacun est un humain à ce clavier, ou l’un des huit niveaux, du débutant au plus fort.\n"     \
      "Plateau : l’un de ceux pour ce nombre de joueurs ; ou le vôtre, lu dans un fichier.\n"                  \
      "Règles : sans cartes, le plus simple pour jouer une partie entière ; une première leçon, aux règles " \
      "plus courtes ; "                                                                                            \
      "ou toutes les cartes.\n"                                                                                     \
      "Édition : le texte de trois cartes, qui ne compte qu’avec les cartes. Intrication : un second cube "    \
      "sur une "                                                                                                    \
      "planète, quand rien d’autre n’est libre.\n"                                                             \
      "Page haut et Page bas changent un nombre de dix.\n\n"                                                        \
      "La partie est gardée après chaque décision, et après sa fin : le menu les propose. Toute autre peut "   \
      "être enregistrée, chargée et revue.")                                                                        \
    W(EXPLAIN_TITLE, "What is this?", "Qu’est-ce ?")                                                                \
    W(ANY_KEY, "Any key goes on.", "Une touche pour continuer.")                                                    \
    W(SCROLL_KEYS, "Up and Down scroll. Esc goes back.", "Haut et Bas défilent. Échap revient.")                    \
    /* analysis */                                                                                                  \
    W(REVIEW_TITLE, "Analysis", "Analyse")                                                                          \
    W(REVIEW_PROGRESS, "Analysing: {0} of {1} actions. Esc stops.",                                                 \
      "Analyse : {0} actions sur {1}. Échap arrête.")                                                               \
    W(REVIEW_DECISIONS, "decisions", "décisions")                                                                   \
    W(REVIEW_COST, "cost each", "coût moyen")                                                                       \
    W(REVIEW_LUCK, "luck", "chance")                                                                                \
    W(REVIEW_GRADE, "grade", "mention")                                                                             \
    W(REVIEW_BETTER, "{0} {1}  Better: {2} ({3} instead of {4})",                                                   \
      "{0} {1}  Mieux : {2} ({3} au lieu de {4})")                                                                  \
    W(REVIEW_NO_BETTER, "{0} Nothing better was found.", "{0} Rien de mieux n’a été trouvé.")                       \
    W(CHOSEN, "chosen. Esc goes back.", "choisi. Échap revient.")                                                   \
    /* menus */                                                                                                     \
    W(TITLE, "Astragal: {0}", "Astragal : {0}")                                                                     \
    W(MENU_TITLE, "Menu", "Menu")                                                                                   \
    W(MENU_KEYS, "Up Down choose  Left Right change  Enter does it  ? help  q leaves",                              \
      "Haut Bas choisir  Gauche Droite changer  Entrée valider  ? aide  q quitter")                                 \
    W(MENU_RESUME, "Resume the last game", "Reprendre la dernière partie")                                          \
    W(MENU_START, "Start", "Commencer")                                                                             \
    W(MENU_GAME, "Game", "Jeu")                                                                                     \
    W(MENU_SEATS, "Players", "Joueurs")                                                                             \
    W(MENU_MAP, "Map", "Plateau")                                                                                   \
    W(MENU_OWN_MAP, "A map of my own", "Mon propre plateau")                                                        \
    W(MENU_LANGUAGE, "Language", "Langue")                                                                          \
    W(LANGUAGE_NAME, "English", "français")                                                                         \
    W(MENU_LOAD, "Load a game", "Charger une partie")                                                               \
    W(MENU_REPLAY, "Replay a game", "Revoir une partie")                                                            \
    W(MENU_QUIT, "Leave", "Quitter")                                                                                \
    W(MENU_BACK, "Back to the game", "Retour à la partie")                                                          \
    W(MENU_SAVE, "Save to a file", "Sauvegarder dans un fichier")                                                   \
    W(MENU_LETTERS, "mrsobaRLitq", "mrscbaRLdtq")                                                                   \
    W(MENU_LOOK_BACK, "Look back", "Revoir depuis le début")                                                        \
    W(MENU_ANALYSE, "Analysis", "Analyse")                                                                          \
    W(MENU_RESIGN, "Resign", "Abandonner")                                                                          \
    W(MENU_NEW, "Start menu", "Menu de départ")                                                                     \
    W(ASK_FILE, "{0}: name of a file", "{0} : nom d’un fichier")                                                    \
    W(ASK_OVERWRITE, "{0} exists. Replace it? (y/n)", "{0} existe. Le remplacer ? (o/n)")                           \
    W(ASK_RESIGN, "{0} resigns? (y/n)", "{0} abandonne ? (o/n)")                                                    \
    W(SAVED, "Saved: {0}", "Enregistré : {0}")                                                                      \
    W(UNSAVED, "{0}: cannot be written: {1}", "{0} : écriture impossible : {1}")                                    \
    W(UNREAD, "{0}: cannot be read: {1}", "{0} : lecture impossible : {1}")                                         \
    W(LARGE, "{0}: is too large", "{0} : trop grand")                                                               \
    W(NO_ROOM, "{0}: out of memory", "{0} : mémoire insuffisante")                                                  \
    W(BAD_LINE, "{0}, line {1}: {2}", "{0}, ligne {1} : {2}")                                                       \
    W(BAD_FILE, "{0}: {1}", "{0} : {1}")                                                                            \
    W(NO_MEMORY, "out of memory", "mémoire insuffisante")                                                           \
    W(NO_LEVELS, "The levels cannot play this game.", "Les niveaux ne savent pas jouer à ce jeu.")                  \
    W(NO_HINT, "No hint here.", "Pas de conseil ici.")                                                              \
    W(HINT_TITLE, "Hints: chance to win", "Conseils : vos chances")                                                 \
    W(HINT_KEYS, "Up Down choose a hint  Enter plays it  Esc back",                                                 \
      "Haut Bas choisir un conseil  Entrée le joue  Échap retour")                                                  \
    W(HINT_WAIT, "Looking for the best decisions ... Esc stops.",                                                   \
      "Recherche des meilleures décisions ... Échap arrête.")                                                       \
    /* saved games */                                                                                               \
    W(NOT_SAVED, "NOT SAVED: {0}.", "NON ENREGISTRÉE : {0}.")                                                       \
    W(ASK_LEAVE_UNSAVED, "The game cannot be saved ({0}). Leave it all the same? (y/n)",                            \
      "La partie ne peut pas être enregistrée ({0}). La quitter quand même ? (o/n)")                                \
    W(MENU_OTHERS, "Unfinished games", "Parties en cours")                                                          \
    W(SAVED_KEYS, "Up Down choose  Enter resumes it  d deletes it  Esc back",                                       \
      "Haut Bas choisir  Entrée la reprend  d la supprime  Échap retour")                                           \
    W(MENU_FINISHED, "Finished games", "Parties finies")                                                            \
    W(FINISHED_KEYS, "Up Down choose  Enter opens it  d deletes it  Esc back",                                      \
      "Haut Bas choisir  Entrée l’ouvre  d la supprime  Échap retour")                                              \
    W(SAVED_ACTIONS, "{0}, action {1}", "{0}, action {1}")                                                          \
    W(ASK_DELETE, "Delete this game for good? (y/n)", "Supprimer cette partie pour de bon ? (o/n)")                 \
    W(IN_USE, "This game is being played in another terminal.",                                                     \
      "Cette partie se joue dans un autre terminal.")                                                               \
    W(UNREADABLE_SAVE, "A saved game cannot be read, and stays where it is: {0}",                                   \
      "Une partie enregistrée est illisible et reste où elle est : {0}")                                            \
    /* decisions */                                                                                                 \
    W(ASK_CAUTION, "{0}. Do it anyway? (y/n)", "{0}. Le faire quand même ? (o/n)")                                  \
    W(CANNOT_UNDO, "This cannot be undone: choose it by its letter, then Enter.",                                   \
      "On ne peut pas revenir dessus : choisissez-le par sa lettre, puis Entrée.")                                  \
    W(MENU_REMATCH, "Rematch", "Revanche")                                                                          \
    W(KEYS_OVER, "Enter what now?  r rematch  a analysis  b look back  l log  m menu",                              \
      "Entrée que faire ?  r revanche  a analyse  b revoir  l journal  m menu")                                     \
    /* rules */                                                                                                     \
    W(MENU_RULES, "Read the rules", "Lire les règles")                                                              \
    W(RULES_TITLE, "{0}: rules", "{0} : règles")                                                                    \
    W(RULES_KEYS, "Up Down scroll  Left Right section  Enter list  Esc back",                                       \
      "Haut Bas défiler  Gauche Droite section  Entrée liste  Échap retour")                                        \
    W(NO_RULES, "There are no rules here for this game.", "Pas de règles ici pour ce jeu.")                         \
    W(HELP_FOOT, "r rules  any other key goes on", "r règles  une autre touche pour continuer")                     \
    W(HELP_FOOT_SCROLL, "Up and Down scroll  r rules  Esc back",                                                    \
      "Haut et Bas défilent  r règles  Échap retour")                                                               \
    W(EXPLAIN_FOOT, "? keys  r rules  any other key goes on",                                                       \
      "? touches  r règles  une autre touche pour continuer")                                                       \
    /* files */                                                                                                     \
    W(FILES_KEYS, "Tab completes  Up Down choose  Ctrl-U clears  Esc back",                                         \
      "Tab complète  Haut Bas choisir  Ctrl-U efface  Échap retour")                                                \
    W(NO_FILES, "No file begins like this.", "Aucun fichier ne commence ainsi.")                                    \
    /* analysis */                                                                                                  \
    W(REVIEW_WORST_OF, "{0}: the costliest decisions ({1} positions each)",                                         \
      "{0} : décisions les plus coûteuses ({1} positions chacune)")                                                 \
    W(REVIEW_EVERYBODY, "All players", "Tous les joueurs")                                                          \
    W(REVIEW_HELP,                                                                                                  \
      "Cost each: what a decision lost of the chance to win, on average, against the best one that was "            \
      "found.\n"                                                                                                    \
      "Luck: what dice and cards added to the chance to win, or took from it.\n"                                    \
      "Grade: from the average cost, the best first: stellar, masterly, expert, strong, fair, casual, "             \
      "beginner, adrift. A single game is only an impression.\n\n"                                                  \
      "?!  doubtful\n?   an error\n??  a blunder\n\n"                                                               \
      "The curve shows the chances to win from the beginning to the end. Enter shows the position of a "            \
      "decision, "                                                                                                  \
      "with the better one on the board.",                                                                          \
      "Coût moyen : ce qu’une décision a fait perdre des chances de gagner, en moyenne, face à la "           \
      "meilleure "                                                                                                  \
      "trouvée.\n"                                                                                                 \
      "Chance : ce que les dés et les cartes ont ajouté aux chances de gagner, ou en ont retiré.\n"             \
      "Mention : d’après le coût moyen, de la meilleure à la moins bonne : stellaire, magistral, expert, "   \
      "solide, correct, amateur, débutant, à la dérive. Une seule partie ne donne "                              \
      "qu’une impression.\n\n"                                                                                    \
      "?!  douteux\n?   erreur\n??  gaffe\n\n"                                                                      \
      "La courbe montre les chances de gagner, du début à la fin. Entrée montre la position d’une "            \
      "décision, et la "                                                                                           \
      "meilleure sur le plateau.")                                                                                  \
    W(REVIEW_NONE, "None cost anything.", "Aucune n’a rien coûté.")                                                 \
    W(REVIEW_KEYS_SEATS, "Up Down choose  Enter shows it  Left Right player  ? help  Esc back",                     \
      "Haut Bas choisir  Entrée la montre  Gauche Droite joueur  ? aide  Échap retour")                             \
    W(YES, "yY", "oOyY")

#define TERM_WORD_NAME(name, english, french) SAY_##name,
enum say { TERM_WORDS(TERM_WORD_NAME) SAYS };

const char *say_word(enum say word, enum game_language language);
/* Writes a text with its placeholders filled in; unused parts are NULL. */
void say(struct text *out, enum say word, enum game_language language, const char *first, const char *second);
/* A number with so many decimals and the language's decimal mark; a whole number with its thousands
   separator. */
void say_number(struct text *out, double number, int decimals, enum game_language language);
void say_thousands(struct text *out, unsigned number, enum game_language language);
/* A fraction as a percentage with one decimal, optionally with a plus sign. */
void say_percent(struct text *out, double share, bool plus, enum game_language language);

#endif
