/* The analysis of a game: who had which chance when, what each player's game came to, and the decisions that cost most. */
#include "app.h"

#include "analysis.h"
#include "errand.h"

#include <stdio.h>
#include <stdlib.h>

enum { WORST = 12, CURVE_ROWS = 8, ABOUT_ROWS = 2 };

struct review {
    struct app *app;
    struct table *table;
    struct analysis *analysis;
    void *first;
    game_action *actions;
    size_t length;
    atomic_size_t done; /* actions analysed so far: the thread counts, the screen shows it */
    struct errand errand;
    size_t worst[WORST];
    size_t worst_count;
    int at;
};

static void analyse(void *context, atomic_bool *stop) {
    struct review *review = context;
    while (!atomic_load(stop) && analysis_step(review->analysis))
        atomic_store(&review->done, analysis_next(review->analysis));
}

static bool open_review(struct review *review) {
    struct table *table = review->table;
    review->length = table_length(table);
    review->first = malloc(table_game(table)->state_bytes);
    review->actions = malloc((review->length + 1) * sizeof *review->actions);
    if (!review->first || !review->actions || !errand_open(&review->errand))
        return false;
    table_state_at(table, 0, review->first);
    for (size_t i = 0; i < review->length; i++)
        review->actions[i] = table_action(table, i);
    struct analysis_game game = {table_game(table), table_setting(table), review->first, review->actions,
                                 review->length};
    review->analysis = analysis_open(
        &game,
        &(struct mind_limits){.nodes = ANALYSIS_NODES, .seed = ANALYSIS_SEED, .stop = &review->errand.stop});
    return review->analysis && errand_start(&review->errand, analyse, review);
}

static void close_review(struct review *review) {
    if (review->first && review->actions)
        errand_close(&review->errand);
    if (review->analysis)
        analysis_close(review->analysis);
    free(review->first);
    free(review->actions);
}

/* Where the columns of the sums end; the last, the grade, begins there. */
enum { SUM_DECISIONS = 36, SUM_COST = 49, SUM_LUCK = 59, SUM_GRADE = 62 };

static void put_right(struct canvas *canvas, int end, int row, const char *words, enum canvas_ink ink) {
    canvas_put(canvas, end - canvas_width(words), row, words, canvas_ink(ink, 0));
}

static void draw_heading(const struct review *review, int row, struct canvas *canvas) {
    enum game_language language = review->app->language;
    put_right(canvas, SUM_DECISIONS, row, say_word(SAY_REVIEW_DECISIONS, language), INK_QUIET);
    put_right(canvas, SUM_COST, row, say_word(SAY_REVIEW_COST, language), INK_QUIET);
    put_right(canvas, SUM_LUCK, row, say_word(SAY_REVIEW_LUCK, language), INK_QUIET);
    canvas_put(canvas, SUM_GRADE, row, say_word(SAY_REVIEW_GRADE, language), canvas_ink(INK_QUIET, 0));
}

/* A line for each seat: how many decisions, what one cost on average, luck, and the grade. */
static int draw_sums(const struct review *review, int row, struct canvas *canvas) {
    const struct game *game = table_game(review->table);
    enum game_language language = review->app->language;
    int seats = game->seats(table_setting(review->table));
    draw_heading(review, row++, canvas);
    for (int seat = 0; seat < seats; seat++, row++) {
        char name[64], cost[24], luck[24], number[24];
        struct text name_text = text_into(name, sizeof name), cost_text = text_into(cost, sizeof cost);
        struct text luck_text = text_into(luck, sizeof luck);
        struct analysis_sum sum;
        analysis_sum(review->analysis, seat, &sum);
        game->seat_name(seat, language, &name_text);
        say_percent(&cost_text, sum.average, false, language);
        say_percent(&luck_text, sum.luck, true, language);
        snprintf(number, sizeof number, "%zu", sum.decisions);
        canvas_put_within(canvas, 2, row, 24, name,
                          canvas_ink((enum canvas_ink)(INK_SEAT + seat), MARK_BOLD));
        put_right(canvas, SUM_DECISIONS, row, number, INK_PLAIN);
        put_right(canvas, SUM_COST, row, cost, INK_PLAIN);
        put_right(canvas, SUM_LUCK, row, luck, INK_PLAIN);
        canvas_put_within(canvas, SUM_GRADE, row, canvas->columns - SUM_GRADE,
                          sum.grade >= 0 ? analysis_grade_name(sum.grade, language) : "–",
                          canvas_ink(INK_PLAIN, 0));
    }
    return row;
}

/* Where the curve begins, behind its scale. */
enum { CURVE_COLUMN = 8 };

static void draw_scale(const struct review *review, int row, struct canvas *canvas) {
    static const struct { int percent, row; } lines[] = {{100, 0}, {50, CURVE_ROWS / 2}, {0, CURVE_ROWS - 1}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char words[16];
        snprintf(words, sizeof words, "%d%s", lines[i].percent, say_word(SAY_PERCENT, review->app->language));
        put_right(canvas, CURVE_COLUMN - 1, row + lines[i].row, words, INK_QUIET);
    }
}

/* The chances from the beginning to the end: each column is an average, each seat has its part of it, the first seat at
   the bottom. Seats are told apart by their marks. */
static int draw_curve(const struct review *review, int row, struct canvas *canvas) {
    const struct game *game = table_game(review->table);
    int seats = game->seats(table_setting(review->table)), columns = canvas->columns - CURVE_COLUMN - 2;
    size_t length = analysis_next(review->analysis);
    draw_scale(review, row, canvas);
    for (int column = 0; column < columns && length > 0; column++) {
        size_t from = (size_t)column * length / (size_t)columns,
               to = ((size_t)column + 1) * length / (size_t)columns;
        double sum = 0;
        int filled = 0;
        to = to > from ? to : from + 1;
        for (int seat = 0; seat < seats; seat++) {
            double chance = 0;
            for (size_t i = from; i < to; i++)
                chance += analysis_entry(review->analysis, i)->after[seat] / (double)(to - from);
            sum += chance;
            int height = seat + 1 == seats ? CURVE_ROWS : (int)(sum * CURVE_ROWS + 0.5);
            for (; filled < height && filled < CURVE_ROWS; filled++)
                canvas_letter(canvas, CURVE_COLUMN + column, row + CURVE_ROWS - 1 - filled,
                              (uint32_t)game->seat_mark(seat)[0],
                              canvas_ink((enum canvas_ink)(INK_SEAT + seat), 0));
        }
    }
    return row + CURVE_ROWS;
}

/* "Vulpes ends the turn." */
static void tell(const struct review *review, size_t number, struct text *out) {
    const struct analysis_entry *entry = analysis_entry(review->analysis, number);
    table_game(review->table)
        ->tell(table_setting(review->table), analysis_state(review->analysis, number), entry->action,
               GAME_SPECTATOR, review->app->language, out);
}

/* What was decided, what it cost and what would have been better: also beside the board. True when something would have been. */
static bool describe(void *context, size_t number, struct text *out, game_action *better) {
    const struct review *review = context;
    const struct analysis_entry *entry = analysis_entry(review->analysis, number);
    enum game_language language = review->app->language;
    char told[GAME_SENTENCE_TEXT], cost[24], label[GAME_SENTENCE_TEXT], best[24], after[24];
    struct text told_text = text_into(told, sizeof told), cost_text = text_into(cost, sizeof cost),
                label_text = text_into(label, sizeof label), best_text = text_into(best, sizeof best),
                after_text = text_into(after, sizeof after);
    if (entry->kind != ANALYSIS_DECISION)
        return false;
    tell(review, number, &told_text);
    if (entry->cost < analysis_visible) {
        say(out, SAY_REVIEW_NO_BETTER, language, told, NULL);
        return false;
    }
    *better = entry->best[0].action;
    say_percent(&cost_text, -entry->cost, false, language);
    if (analysis_mark(entry->cost) > 0)
        text_format(&cost_text, " %s", analysis_mark_sign(entry->cost));
    table_game(review->table)
        ->label(table_setting(review->table), analysis_state(review->analysis, number), *better, language,
                &label_text);
    say_percent(&best_text, entry->best[0].chance, false, language);
    say_percent(&after_text, entry->after[entry->seat], false, language);
    text_fill(out, say_word(SAY_REVIEW_BETTER, language),
              (const char *const[]){told, cost, label, best, after}, 5);
    return true;
}

/* Where number and cost of the worst decisions end, and where the rest begins. */
enum { WORST_NUMBER = 7, WORST_SEAT = 8, WORST_COST = 17, WORST_MARK = 18, WORST_TOLD = 22 };

/* "282. V  -26.1 % ??  Vulpes ends the turn." */
static void draw_one(const struct review *review, size_t number, bool chosen, int row,
                     struct canvas *canvas) {
    const struct analysis_entry *entry = analysis_entry(review->analysis, number);
    char count[24], cost[24], told[GAME_SENTENCE_TEXT];
    struct text cost_text = text_into(cost, sizeof cost), told_text = text_into(told, sizeof told);
    struct canvas_style style =
        canvas_ink((enum canvas_ink)(INK_SEAT + entry->seat), chosen ? MARK_REVERSE : 0);
    snprintf(count, sizeof count, "%zu.", number + 1);
    say_percent(&cost_text, -entry->cost, false, review->app->language);
    tell(review, number, &told_text);
    canvas_put(canvas, 0, row, chosen ? "▸" : " ", canvas_ink(INK_LIT, MARK_BOLD));
    put_right(canvas, WORST_NUMBER, row, count, INK_PLAIN);
    canvas_put(canvas, WORST_SEAT, row, table_game(review->table)->seat_mark(entry->seat),
               canvas_ink((enum canvas_ink)(INK_SEAT + entry->seat), MARK_BOLD));
    put_right(canvas, WORST_COST, row, cost, INK_PLAIN);
    canvas_put(canvas, WORST_MARK, row, analysis_mark_sign(entry->cost), canvas_ink(INK_WARN, MARK_BOLD));
    canvas_put_within(canvas, WORST_TOLD, row, canvas->columns - WORST_TOLD, told, style);
}

/* The worst decisions, a line each as far as there is room, and all of the chosen one below. */
static void draw_worst(struct review *review, int row, struct canvas *canvas) {
    int room = canvas->rows - 2 - ABOUT_ROWS - row,
        first = review->at - room + 1 > 0 ? review->at - room + 1 : 0;
    for (int i = first; i < (int)review->worst_count && i < first + room; i++)
        draw_one(review, review->worst[i], i == review->at, row + i - first, canvas);
    char about[4 * GAME_SENTENCE_TEXT];
    struct text out = text_into(about, sizeof about);
    game_action better;
    if (review->worst_count > 0 && describe(review, review->worst[review->at], &out, &better))
        canvas_wrap(canvas,
                    (struct canvas_area){2, canvas->rows - 1 - ABOUT_ROWS, canvas->columns - 2, ABOUT_ROWS},
                    about, canvas_ink(INK_PLAIN, 0));
}

static void draw(struct review *review) {
    struct app *app = review->app;
    struct canvas *canvas = &app->canvas;
    char costly[256], nodes[24];
    struct text words = text_into(costly, sizeof costly), number = text_into(nodes, sizeof nodes);
    say_thousands(&number, ANALYSIS_NODES, app->language);
    say(&words, SAY_REVIEW_COSTLY, app->language, nodes, NULL);
    canvas_clear(canvas);
    canvas_put(canvas, 2, 0, say_word(SAY_REVIEW_TITLE, app->language), canvas_ink(INK_TITLE, MARK_BOLD));
    int row = draw_sums(review, 0, canvas);
    row = draw_curve(review, row + 1, canvas);
    canvas_put_within(canvas, 2, row, canvas->columns - 2, costly, canvas_ink(INK_QUIET, 0));
    draw_worst(review, row + 1, canvas);
    canvas_put_within(canvas, 0, canvas->rows - 1, canvas->columns, say_word(SAY_REVIEW_KEYS, app->language),
                      canvas_ink(INK_QUIET, 0));
    app_show(app, (struct view_cursor){-1, 0});
}

/* Shows how far it is. False when the player does not want to wait. */
static bool wait_for_it(struct review *review) {
    struct app *app = review->app;
    while (!errand_finish(&review->errand)) {
        char words[128], now[24], all[24];
        struct text out = text_into(words, sizeof words);
        snprintf(now, sizeof now, "%zu", atomic_load(&review->done));
        snprintf(all, sizeof all, "%zu", review->length);
        say(&out, SAY_REVIEW_PROGRESS, app->language, now, all);
        canvas_clear(&app->canvas);
        canvas_put(&app->canvas, 2, 0, words, canvas_ink(INK_TITLE, MARK_BOLD));
        int bar = app->canvas.columns - 4;
        int filled = review->length ? (int)((size_t)bar * atomic_load(&review->done) / review->length) : bar;
        for (int i = 0; i < bar; i++)
            canvas_put(&app->canvas, 2 + i, 2, i < filled ? "■" : "·", canvas_ink(INK_GOOD, 0));
        app_show(app, (struct view_cursor){-1, 0});
        struct press press = app_wait(app, 200, errand_file(&review->errand));
        if (app->gone || press.kind == PRESS_ESCAPE) {
            errand_stop(&review->errand);
            return false;
        }
    }
    return true;
}

static void look(struct review *review) {
    review->worst_count = analysis_worst(review->analysis, -1, 0.005, review->worst, WORST);
    while (!review->app->gone) {
        draw(review);
        struct press press = app_wait(review->app, -1, -1);
        int count = (int)review->worst_count;
        if (press.kind == PRESS_ESCAPE || (press.kind == PRESS_LETTER && press.letter == 'q'))
            return;
        if (count > 0 && (press.kind == PRESS_UP || press.kind == PRESS_DOWN))
            review->at = (review->at + (press.kind == PRESS_UP ? count - 1 : 1)) % count;
        else if (count > 0 && press.kind == PRESS_ENTER)
            replay_run(review->app, review->table, review->worst[review->at],
                       &(struct replay_notes){describe, review});
    }
}

void analysis_run(struct app *app, struct table *table) {
    struct review *review = calloc(1, sizeof *review);
    if (!review)
        return;
    review->app = app;
    review->table = table;
    if (!open_review(review))
        app_tell(app, SAY_NO_MINDS, NULL, NULL);
    else if (wait_for_it(review))
        look(review);
    close_review(review);
    free(review);
}
