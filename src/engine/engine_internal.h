/* Shared by the files of this folder only. */
#ifndef ENGINE_INTERNAL_H
#define ENGINE_INTERNAL_H

#include "engine.h"
#include "table.h"

#include <stddef.h>

/* The errors of the protocol: number, English and French text. */
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
    X(NO_AI, 43, "levels cannot play this game", "les niveaux ne savent pas jouer à ce jeu")

#define ENGINE_ERROR_NUMBER(name, number, english, french) ENGINE_##name = number,
enum engine_answer { ENGINE_OK = 0, ENGINE_ERRORS(ENGINE_ERROR_NUMBER) };

enum { ENGINE_OPTIONS = GAME_MAX_OPTIONS, ENGINE_ID = 10 };

struct engine {
    const struct game *const *games;
    FILE *out;
    enum game_language language;
    struct table *table;
    char *chosen[ENGINE_OPTIONS]; /* by option number; NULL: the default */
    struct game_random random;
    bool seeded;
    uint64_t work;
    int level;                        /* default of `go` */
    struct lineup *lineup;            /* for `go`; created on demand */
    struct hinter *hinter;            /* for `hint`; created on demand */
    struct engine_analysis *analysis; /* for `analyse`; may be of an earlier game; created on demand */
    char id[ENGINE_ID];               /* of the current command, or empty */
    char tail[GAME_SENTENCE_TEXT];
    struct text detail; /* into tail: text after `ok`, or replacing the text of the error */

    /* A record or board file being received, up to the line `.` */
    bool loading;
    bool loading_board;
    enum engine_answer load_answer;
    char *record;
    size_t record_length;
    size_t record_capacity;
};

/* Runs a command; `rest` is the text after its name. */
typedef enum engine_answer engine_handler(struct engine *engine, const char *rest);

/* Answers with the reason given by a lower layer. */
enum engine_answer engine_refuse(struct engine *engine, enum engine_answer answer,
                                 const struct game_error *error);

/* Replaces the table; takes ownership. */
void engine_seat_table(struct engine *engine, struct table *table);
/* The seat with this mark, or -1. */
int engine_find_seat(const struct engine *engine, const char *mark);
/* Reads a viewer: the mark of a seat, `spectator` or `all`. */
bool engine_read_viewer(const struct engine *engine, const char *word, int *viewer);
/* The viewer of commands that name none: a spectator if the game has secrets, else GAME_EVERYTHING. */
int engine_default_viewer(const struct engine *engine);
/* What a viewer knows of the current state. */
struct engine_known {
    _Alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
};
void engine_know(const struct engine *engine, int viewer, struct engine_known *known);
/* Resets all options to their defaults. */
void engine_forget_options(struct engine *engine);
/* Prints the options of the game, one per line. */
void engine_print_options(const struct engine *engine);
/* Prints lines of free text, each after `| `. */
void engine_print_lines(const struct engine *engine, const char *lines);
/* Reads `en` or `fr`. */
bool engine_read_language(const char *word, enum game_language *language);
/* Frees the hinter and the analysis. */
void engine_forget_thoughts(struct engine *engine);
/* A line of the record or board file being received; and its end. */
void engine_load_line(struct engine *engine, const char *line, size_t length);
enum engine_answer engine_load_end(struct engine *engine);
/* The end of a board file. */
enum engine_answer engine_board_end(struct engine *engine);

engine_handler engine_hello, engine_language, engine_game, engine_set, engine_new_game, engine_position,
    engine_show, engine_who, engine_legal, engine_odds, engine_play, engine_undo, engine_roll, engine_seed,
    engine_resign, engine_view, engine_picture, engine_perft, engine_tag, engine_record, engine_load,
    engine_advance, engine_boards, engine_explain, engine_go, engine_hint, engine_analyse, engine_levels,
    engine_why, engine_board, engine_survey, engine_options, engine_foresee;

#endif
