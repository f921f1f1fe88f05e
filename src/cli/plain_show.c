/* The board, the sheets and the analysis as lines to read aloud. */
#define _POSIX_C_SOURCE 200809L
#include "analyse.h"
#include "canvas.h"
#include "plain.h"
#include "progress.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

struct place_line {
    char words[GAME_SENTENCE_TEXT];
    char form[GAME_SENTENCE_TEXT]; /* the words without the name of the place */
};

static int by_words(const void *one, const void *other) {
    const struct place_line *a = one, *b = other;
    return strcmp(a->words, b->words);
}

/* The words of a place, and what is left of them without its name: "empty space b7", "empty space ". */
static void describe(const struct plain *plain, const void *known, game_thing thing,
                     struct place_line *line) {
    const struct game *game = table_game(plain->table);
    char token[GAME_SENTENCE_TEXT];
    struct text words = text_into(line->words, sizeof line->words), name = text_into(token, sizeof token),
                form = text_into(line->form, sizeof line->form);
    game->label_thing(table_setting(plain->table), known, thing, plain->cli->language, &words);
    game->write_thing(table_setting(plain->table), known, thing, &name);
    const char *found = token[0] ? strstr(line->words, token) : NULL;
    for (const char *at = line->words; *at; at++)
        if (at == found)
            at += strlen(token) - 1;
        else
            text_letter(&form, *at);
}

/* Whether the place reads like the most frequent kind (empty places), which gets no line. */
static bool is_common(const struct place_line *lines, size_t count, const struct place_line *line) {
    enum { LEAST_ALIKE = 6 };
    size_t same = 0;
    for (size_t i = 0; i < count; i++)
        same += strcmp(lines[i].form, line->form) == 0;
    return same > LEAST_ALIKE && same * 8 > count;
}

enum { COLUMNS = 79, ROWS = 80 };

/* Draws the sheets in words on a canvas, to be freed by the caller; its rows are those used. No cells: the game has no sheets. */
static struct canvas draw_sheets(struct plain *plain, const void *known) {
    const struct game *game = table_game(plain->table);
    struct canvas sheets = {.columns = COLUMNS, .rows = ROWS, .ascii = !plain->cli->unicode, .spoken = true};
    const char *players[GAME_MAX_SEATS] = {NULL};
    sheets.cells = game->draw_sheets ? calloc(COLUMNS * ROWS, sizeof *sheets.cells) : NULL;
    if (!sheets.cells)
        return sheets;
    canvas_clear(&sheets);
    int rows = game->draw_sheets(table_setting(plain->table), known, plain->cli->language, GAME_ALL, players,
                                 &sheets);
    sheets.rows = rows < ROWS ? rows : ROWS;
    return sheets;
}

static void print_canvas(const struct plain *plain, const struct canvas *sheets) {
    char *lines = malloc(COLUMNS * ROWS * 4 + 1);
    if (!lines)
        return;
    struct text out = text_into(lines, COLUMNS * ROWS * 4 + 1);
    canvas_write(sheets, &out);
    fputs(lines, plain->cli->out);
    free(lines);
}

static bool is_on(const struct canvas *sheets, game_thing thing) {
    for (int i = 0; sheets->cells && i < sheets->rows * sheets->columns; i++)
        if (sheets->cells[i].style.thing == thing)
            return true;
    return false;
}

void plain_show_places(struct plain *plain) {
    const struct game *game = table_game(plain->table);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    plain_know(plain, known);
    struct game_place *places = calloc(game->max_places + 1, sizeof *places);
    struct place_line *lines = calloc(game->max_places + 1, sizeof *lines);
    struct canvas sheets = draw_sheets(plain, known);
    size_t count = 0, all = places && lines && game->places
                                ? game->places(table_setting(plain->table), known, places)
                                : 0;
    for (size_t i = 0; i < all; i++)
        if (!is_on(&sheets, places[i].thing)) /* the sheets tell more about it */
            describe(plain, known, places[i].thing, &lines[count++]);
    if (count > 0)
        qsort(lines, count, sizeof *lines, by_words);
    for (size_t i = 0; i < count; i++)
        if (!is_common(lines, count, &lines[i]))
            cli_wrap(plain->cli->out, 0, 2, lines[i].words);
    if (all == 0)
        plain_show_board(plain);
    else if (sheets.cells) /* where ships are that stand on no place, and what lies where */
        print_canvas(plain, &sheets);
    free(sheets.cells);
    free(places);
    free(lines);
}

void plain_show_sheets(struct plain *plain) {
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    plain_know(plain, known);
    struct canvas sheets = draw_sheets(plain, known);
    if (sheets.cells)
        print_canvas(plain, &sheets);
    else
        plain_show_board(plain);
    free(sheets.cells);
}

static void wait_for_analysis(struct plain *plain) {
    while (!analysis_job_finish(plain->analysis)) {
        char done[PROGRESS_NUMBER], all[PROGRESS_NUMBER];
        snprintf(done, sizeof done, "%zu", analysis_job_done(plain->analysis));
        snprintf(all, sizeof all, "%zu", analysis_job_length(plain->analysis));
        if (progress_is_watched(plain->cli))
            progress_show(plain->cli, WORD_ANALYSE_PROGRESS, (const char *const[]){done, all, "?"}, 3);
        nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    }
    progress_clear(plain->cli);
}

/* Computed once and cached. Games with secrets are analysed only when they are over. */
void plain_show_analysis(struct plain *plain) {
    const struct game *game = table_game(plain->table);
    if (plain_viewer(plain) != GAME_EVERYTHING) {
        cli_say(plain->cli, plain->cli->out, WORD_NOT_OVER, NULL, NULL, NULL);
        return;
    }
    if (!analysis_job_is_complete(plain->analysis, plain->table)) {
        plain->analysis = analysis_job_open(plain->table, plain->analysis);
        if (!plain->analysis || !analysis_job_start(plain->analysis)) {
            cli_fail(plain->cli, WORD_ANALYSE_NOT, game->title[plain->cli->language]);
            return;
        }
        wait_for_analysis(plain);
    }
    analyse_print_summary(plain->cli, plain->table, analysis_job_results(plain->analysis));
}
