/* What the files of the engine share. */
#ifndef CLI_ENGINE_INSIDE_H
#define CLI_ENGINE_INSIDE_H

#include "engine.h"
#include "table.h"

/* Every error that an answer can carry: its number, and its words in English and French. */
#define ENGINE_ERRORS(X)                                                             \
    X(UNKNOWN_COMMAND, 10, "unknown command", "commande inconnue")                   \
    X(LONG_LINE, 11, "the line is too long", "la ligne est trop longue")             \
    X(ZERO_BYTE, 12, "the line holds a zero byte", "la ligne contient un octet nul") \
    X(ARGUMENTS, 20, "wrong arguments", "mauvais arguments")                         \
    X(NUMBER, 21, "not a number in the range", "pas un nombre permis")               \
    X(OPTION, 22, "option refused", "option refusée")                                \
    X(GAME, 23, "unknown game", "jeu inconnu")                                       \
    X(SEAT, 24, "no such seat", "place inconnue")                                    \
    X(TAG, 25, "tag refused", "étiquette refusée")                                   \
    X(THING, 26, "no such thing", "cela n’existe pas")                               \
    X(BOARD, 27, "board refused", "plateau refusé")                                  \
    X(POSITION, 30, "position refused", "position refusée")                          \
    X(ACTION, 31, "not possible now", "pas possible maintenant")                     \
    X(NOT_CHANCE, 32, "there is nothing to roll", "il n’y a rien à lancer")          \
    X(UNDO, 33, "there is nothing to take back", "il n’y a rien à reprendre")        \
    X(RECORD, 34, "record refused", "enregistrement refusé")                         \
    X(NOBODY, 35, "no player is to decide", "ce n’est à aucun joueur de décider")    \
    X(WORK, 40, "too much work", "trop de travail")                                  \
    X(MEMORY, 41, "out of memory", "mémoire insuffisante")                           \
    X(DICE, 42, "no dice", "pas de dés")                                             \
    X(MINDLESS, 43, "the engine cannot think about this game", "le moteur ne sait pas réfléchir à ce jeu")

#define ENGINE_ERROR_NUMBER(name, number, english, french) ENGINE_##name = number,
enum engine_answer { ENGINE_OK = 0, ENGINE_ERRORS(ENGINE_ERROR_NUMBER) };

enum { ENGINE_OPTIONS = 32, ENGINE_ID = 10 };

struct engine {
    const struct game *const *games;
    FILE *out;
    enum game_language language;
    struct table *table;
    char *chosen[ENGINE_OPTIONS]; /* by number of the option; NULL: the standard value */
    struct game_random random;
    bool seeded;
    uint64_t work;
    int level;             /* at which `go` thinks, unless it says */
    struct crew *crew;     /* thinks about the table; NULL until it is asked */
    struct hinter *hinter; /* the same, for hints */
    struct engine_analysis
        *analysis;      /* of the game on the table, or of what was there; NULL until it is asked for */
    char id[ENGINE_ID]; /* of the command that is being answered, or empty */
    char tail[GAME_SENTENCE_TEXT];
    struct text detail; /* into tail: behind `ok`, or instead of the error's own words */

    /* A record or a board file that is being sent, up to the line `.` */
    bool loading;
    bool loading_board;
    enum engine_answer load_answer;
    char *record;
    size_t record_length;
    size_t record_room;
};

/* Carries out a command; `rest` is what follows its name. */
typedef enum engine_answer engine_handler(struct engine *engine, const char *rest);

/* Answers with the reason that a lower layer gave. */
enum engine_answer engine_refuse(struct engine *engine, enum engine_answer answer,
                                 const struct game_error *error);

/* Puts another game on the table; it belongs to the engine from now on. */
void engine_seat_table(struct engine *engine, struct table *table);
/* The seat with this mark, or -1. */
int engine_find_seat(const struct engine *engine, const char *mark);
/* Forgets which options were set. */
void engine_forget_options(struct engine *engine);
/* Prints the options of the game, one per line. */
void engine_print_options(const struct engine *engine);
/* Prints lines of free text, each behind `| `. */
void engine_print_lines(const struct engine *engine, const char *lines);
/* Whether the word is a language, and which. */
bool engine_read_language(const char *word, enum game_language *language);
/* Ends what thinks about the table: hints, analysis. */
void engine_forget_thoughts(struct engine *engine);
/* A line of the record or board file that is being sent; and its end. */
void engine_load_line(struct engine *engine, const char *line, size_t length);
enum engine_answer engine_load_end(struct engine *engine);
/* What was sent is a board file. */
enum engine_answer engine_board_end(struct engine *engine);

engine_handler engine_hello, engine_language, engine_game, engine_set, engine_new_game, engine_position,
    engine_show, engine_who, engine_legal, engine_odds, engine_play, engine_undo, engine_roll, engine_seed,
    engine_resign, engine_view, engine_picture, engine_perft, engine_tag, engine_record, engine_load,
    engine_advance, engine_boards, engine_explain, engine_go, engine_hint, engine_analyse, engine_levels,
    engine_why, engine_board, engine_survey;

#endif
