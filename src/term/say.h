/* Every word of the full-screen client, in both languages. A row without a column does not compile. {0}, {1} stand for what
   is filled in. */
#ifndef TERM_SAY_H
#define TERM_SAY_H

#include "game.h"

#define TERM_WORDS(W)                                                                                               \
    /* the game */                                                                                                  \
    W(KEYS, "arrows Enter  n next  Tab buttons  Esc back  u undo  h hint  ? help  m menu",                          \
      "flèches  Tab boutons  Échap retour  u annuler  h conseil  ? aide  m menu")                                   \
    W(KEYS_WAIT, "Enter hurries  b look back  ? help  m menu", "Entrée accélère  b revoir  ? aide  m menu")         \
    W(SHEETS_KEYS, "arrows, a click: what is this?  Esc back",                                                      \
      "flèches ou clic : qu’est-ce ?  Échap retour")                                                                \
    W(KEYS_REPLAY, "left right step  up down turn  Home End  Space plays  Esc back",                                \
      "gauche droite pas  haut bas tour  Début Fin  Espace défile  Échap retour")                                   \
    W(KEY_ESCAPE, "Esc ", "Échap ")                                                                                 \
    W(KEY_TAB, "Tab ", "Tab ")                                                                                      \
    W(KEY_SPACE, "Space ", "Espace ")                                                                               \
    W(KEY_ENTER, "Enter ", "Entrée ")                                                                               \
    W(THINKS, "{0} ({1}) is thinking {2}", "{0} ({1}) réfléchit {2}")                                               \
    W(PERCENT, " %", " %")                                                                                          \
    W(ODDS, "{0} % to succeed", "{0} % de réussite")                                                                \
    W(ODDS_RANGE, "{0} % to {1} % to succeed", "{0} % à {1} % de réussite")                                         \
    W(CHOICES, "{0} choices", "{0} choix")                                                                          \
    W(CHOICES_TITLE, "Choices", "Choix")                                                                            \
    W(LOG_TITLE, "Log", "Journal")                                                                                  \
    W(MORE, "({0} more)", "(encore {0})")                                                                           \
    W(AFTER, "After {0} of {1} actions", "Après {0} actions sur {1}")                                               \
    W(OVER, ". Enter: what now?", ". Entrée : et maintenant ?")                                                     \
    W(NOT_KEPT, "The game cannot be kept: {0}", "Impossible de garder la partie : {0}")                             \
    W(TAKEN_BACK, "Taken back.", "C’est repris.")                                                                   \
    W(NOT_YOURS, "It is not your turn.", "Ce n’est pas votre tour.")                                                \
    W(NOTHING_LIT, "Nothing to choose there.", "Rien à choisir là.")                                                \
    W(SMALL, "This window is too small: {0} x {1}. At least {2} x {3} is needed.",                                  \
      "Cette fenêtre est trop petite : {0} x {1}. Il faut au moins {2} x {3}.")                                     \
    W(GO_TO, "Go to", "Aller à")                                                                                    \
    W(NO_SUCH_PLACE, "There is no such place: {0}", "Cet endroit n’existe pas : {0}")                               \
    W(PERSON, "person", "humain")                                                                                   \
    /* help */                                                                                                      \
    W(HELP_TITLE, "Keys", "Touches")                                                                                \
    W(HELP_KEYS,                                                                                                    \
      "Arrows   move over the board; Enter or a click chooses what is there\n"                                      \
      "n, p     the next, the previous thing that can be chosen\n"                                                  \
      "1 to 6   your next ship with this number\n"                                                                  \
      "g        go to a space by its name (d4)\n"                                                                   \
      "Tab      between the board and the buttons and cards\n"                                                      \
      "letter   jumps to the button that shows it; Enter presses it\n"                                              \
      "Esc      goes back one choice; so does the right button\n"                                                   \
      "u        takes back your last decision, up to the last dice\n"                                               \
      "h        a hint\n"                                                                                           \
      "?        explains what is under the cursor; again: this help\n"                                              \
      "b        looks back through the game\n"                                                                      \
      "l        the whole log\n"                                                                                    \
      "S        all sheets, cards and planets\n"                                                                    \
      "m        menu: save, load, analysis, language, resign, leave\n"                                              \
      "q        leaves; the game is kept and goes on next time",                                                    \
      "Flèches  parcourent le plateau ; Entrée ou un clic choisit\n"                                             \
      "n, p     la chose suivante, précédente, que l’on peut choisir\n"                                         \
      "1 à 6    votre prochain vaisseau de ce chiffre\n"                                                           \
      "g        aller à une case par son nom (d4)\n"                                                               \
      "Tab      passe du plateau aux boutons et aux cartes\n"                                                       \
      "lettre   va au bouton qui la montre ; Entrée l’actionne\n"                                               \
      "Échap    revient d’un choix en arrière ; le bouton droit aussi\n"                                       \
      "u        reprend votre dernière décision, jusqu’aux derniers dés\n"                                     \
      "h        un conseil\n"                                                                                       \
      "?        explique ce qui est sous le curseur ; encore : cette aide\n"                                      \
      "b        revoit la partie\n"                                                                                 \
      "l        tout le journal\n"                                                                                  \
      "S        toutes les fiches, cartes et planètes\n"                                                           \
      "m        menu : sauver, charger, analyse, langue, abandon, sortie\n"                                        \
      "q        sort ; la partie est gardée et reprendra")                                                          \
    W(HELP_MENU_TITLE, "Help", "Aide")                                                                              \
    W(HELP_MENU,                                                                                                    \
      "Up, Down  from line to line; Left, Right choose another value; Enter does what a line says. "                \
      "A click does the same.\n\n"                                                                                  \
      "Players: each is a person at this keyboard, or one of eight levels from a first game to the "                \
      "strongest.\n"                                                                                                \
      "Map: one of those for so many players; or your own, from a file.\n"                                          \
      "Rules: without cards, the simplest way to play the whole game; a first lesson, with fewer rules; or "        \
      "all cards.\n\n"                                                                                              \
      "A game is kept after each decision: the menu offers to resume it. Any other can be saved, loaded "           \
      "and replayed.",                                                                                              \
      "Haut, Bas  d’une ligne à l’autre ; Gauche, Droite choisissent une autre valeur ; Entrée "            \
      "fait ce que dit la ligne. Un clic aussi.\n\n"                                                                \
      "Joueurs : chacun est un humain à ce clavier, ou l’un de huit niveaux, du débutant au plus fort.\n"      \
      "Carte : l’une de celles pour ce nombre de joueurs ; ou la vôtre, lue dans un fichier.\n"                \
      "Règles : sans cartes, le plus simple pour jouer une partie entière ; une première leçon, aux règles " \
      "plus courtes ; "                                                                                            \
      "ou toutes les cartes.\n\n"                                                                                   \
      "La partie est gardée après chaque décision : le menu propose de la reprendre. Toute autre peut "         \
      "être sauvée, chargée et revue.")                                                                             \
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
    W(REVIEW_COSTLY, "The decisions that cost most, in chance to win ({0} positions a decision)",                   \
      "Décisions les plus coûteuses, en chances de gagner ({0} positions chacune)")                                 \
    W(REVIEW_BETTER, "{0} {1}  Better: {2} ({3} instead of {4})",                                                   \
      "{0} {1}  Mieux : {2} ({3} au lieu de {4})")                                                                  \
    W(REVIEW_NO_BETTER, "{0} Nothing better was found.", "{0} Rien de mieux n’a été trouvé.")                       \
    W(REVIEW_KEYS, "Up Down choose a decision  Enter shows it on the board  Esc back",                              \
      "Haut Bas choisir une décision  Entrée la montre  Échap retour")                                              \
    W(CHOSEN, "chosen. Esc goes back.", "choisi. Échap revient.")                                                   \
    /* menus */                                                                                                     \
    W(TITLE, "Astragal: Quantum", "Astragal : Quantum")                                                             \
    W(MENU_TITLE, "Menu", "Menu")                                                                                   \
    W(MENU_KEYS, "Up Down choose  Left Right change  Enter does it  ? help  q leaves",                              \
      "Haut Bas choisir  Gauche Droite changer  Entrée valider  ? aide  q sort")                                    \
    W(MENU_RESUME, "Resume the last game", "Reprendre la dernière partie")                                          \
    W(MENU_START, "Start", "Commencer")                                                                             \
    W(MENU_SEATS, "Players", "Joueurs")                                                                             \
    W(MENU_MAP, "Map", "Carte")                                                                                     \
    W(MENU_OWN_MAP, "A map of my own", "Ma propre carte")                                                           \
    W(MENU_RULES, "Rules", "Règles")                                                                                \
    W(MENU_LANGUAGE, "Language", "Langue")                                                                          \
    W(LANGUAGE_NAME, "English", "français")                                                                         \
    W(MENU_LOAD, "Load a game", "Charger une partie")                                                               \
    W(MENU_REPLAY, "Replay a game", "Revoir une partie")                                                            \
    W(MENU_QUIT, "Leave", "Quitter")                                                                                \
    W(MENU_BACK, "Back to the game", "Retour à la partie")                                                          \
    W(MENU_SAVE, "Save to a file", "Sauver dans un fichier")                                                        \
    W(MENU_LOOK_BACK, "Look back", "Revoir depuis le début")                                                        \
    W(MENU_ANALYSE, "Analysis", "Analyse")                                                                          \
    W(MENU_RESIGN, "Resign", "Abandonner")                                                                          \
    W(MENU_NEW, "Start menu", "Menu de départ")                                                                     \
    W(ASK_FILE, "{0}: name of a file", "{0} : nom d’un fichier")                                                    \
    W(ASK_OVERWRITE, "{0} exists. Replace it? (y/n)", "{0} existe. Le remplacer ? (o/n)")                           \
    W(ASK_RESIGN, "{0} resigns? (y/n)", "{0} abandonne ? (o/n)")                                                    \
    W(SAVED, "Saved: {0}", "Sauvé : {0}")                                                                           \
    W(UNSAVED, "{0}: cannot be written", "{0} : écriture impossible")                                               \
    W(UNREAD, "{0}: cannot be read", "{0} : lecture impossible")                                                    \
    W(LARGE, "{0}: is too large", "{0} : trop grand")                                                               \
    W(NO_ROOM, "{0}: out of memory", "{0} : mémoire insuffisante")                                                  \
    W(BAD_LINE, "{0}, line {1}: {2}", "{0}, ligne {1} : {2}")                                                       \
    W(BAD_FILE, "{0}: {1}", "{0} : {1}")                                                                            \
    W(KEPT_UNREAD, "The last game cannot be read: {0}. It is set aside when a new one begins.",                     \
      "La dernière partie est illisible : {0}. Elle sera mise de côté quand une autre commencera.")                 \
    W(NO_MEMORY, "out of memory", "mémoire insuffisante")                                                           \
    W(NO_MINDS, "The levels cannot play this game.", "Les niveaux ne savent pas jouer à ce jeu.")                   \
    W(NO_HINT, "No hint here.", "Pas de conseil ici.")                                                              \
    W(HINT_TITLE, "Hints: chance to win", "Conseils : vos chances")                                                 \
    W(HINT_KEYS, "Up Down choose a hint  Enter plays it  Esc back",                                                 \
      "Haut Bas choisir un conseil  Entrée le joue  Échap retour")                                                  \
    W(HINT_WAIT, "Looking for the best decisions ... Esc stops.",                                                   \
      "Recherche des meilleures décisions ... Échap arrête.")                                                       \
    W(YES, "yY", "oOyY")

#define TERM_WORD_NAME(name, english, french) SAY_##name,
enum say { TERM_WORDS(TERM_WORD_NAME) SAYS };

const char *say_word(enum say word, enum game_language language);
/* The sentence with its parts filled in; parts may be NULL from the first missing one on. */
void say(struct text *out, enum say word, enum game_language language, const char *first, const char *second);
/* A number with so many decimals, as the language writes it; and one of some thousands. */
void say_number(struct text *out, double number, int decimals, enum game_language language);
void say_thousands(struct text *out, unsigned number, enum game_language language);
/* A part of 1 in hundredths, with one decimal; with a plus where that is wanted. */
void say_percent(struct text *out, double share, bool plus, enum game_language language);

#endif
