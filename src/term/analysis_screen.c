/* The analysis screen: chances over the course of the game, totals for each player, and the costliest
   decisions. */
#include "app.h"

#include <stdio.h>

enum { WORST = 12, CURVE_ROWS = 8, ABOUT_ROWS = 2 };

struct review {
    struct app *app;
    struct table *table;
    struct analysis *analysis;
    int seat; /* whose decisions are listed; -1: everybody's */
    size_t worst[WORST];
    size_t worst_count;
    int at;
};

/* Right edges of the columns of totals; the grade is left-aligned. */
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

/* A line for each seat: number of decisions, mean cost, luck, grade. */
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
        table_seat_name(review->table, seat, language, &name_text);
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

/* The first column of the curve, after its scale. */
enum { CURVE_COLUMN = 8 };

static void draw_scale(const struct review *review, int row, struct canvas *canvas) {
    static const struct { int percent, row; } lines[] = {{100, 0}, {50, CURVE_ROWS / 2}, {0, CURVE_ROWS - 1}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char words[16];
        snprintf(words, sizeof words, "%d%s", lines[i].percent, say_word(SAY_PERCENT, review->app->language));
        put_right(canvas, CURVE_COLUMN - 1, row + lines[i].row, words, INK_QUIET);
    }
}

/* Chances to win over the game as stacked areas, the first seat at the bottom: each column is a mean over a
   few actions. Seats are drawn with their marks, so that colour is not needed. */
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
                              (uint32_t)table_seat_mark(review->table, seat)[0],
                              canvas_ink((enum canvas_ink)(INK_SEAT + seat), 0));
        }
    }
    return row + CURVE_ROWS;
}

/* "Vulpes ends the turn." */
static void tell(const struct review *review, size_t number, struct text *out) {
    const struct analysis_entry *entry = analysis_entry(review->analysis, number);
    table_tell(review->table, GAME_EVERYTHING, analysis_state(review->analysis, number), entry->action,
               review->app->language, out);
}

/* Writes what was decided, what it cost and what would have been better, for this screen and for the replay.
   Returns true when something better was found. */
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

/* Columns of the list of worst decisions: right edges of number and cost, left edges of the rest. */
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
    canvas_put(canvas, WORST_SEAT, row, table_seat_mark(review->table, entry->seat),
               canvas_ink((enum canvas_ink)(INK_SEAT + entry->seat), MARK_BOLD));
    put_right(canvas, WORST_COST, row, cost, INK_PLAIN);
    canvas_put(canvas, WORST_MARK, row, analysis_mark_sign(entry->cost), canvas_ink(INK_WARN, MARK_BOLD));
    canvas_put_within(canvas, WORST_TOLD, row, canvas->columns - WORST_TOLD, told, style);
}

/* The worst decisions, one line each as far as they fit, and the full text of the selected one below. */
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

/* "Vulpes Alliance: the costliest decisions (20,000 positions each)" */
static void write_heading(const struct review *review, struct text *out) {
    enum game_language language = review->app->language;
    char name[GAME_SENTENCE_TEXT], nodes[24];
    struct text who = text_into(name, sizeof name), number = text_into(nodes, sizeof nodes);
    if (review->seat >= 0)
        table_seat_name(review->table, review->seat, language, &who);
    else
        text_put(&who, say_word(SAY_REVIEW_EVERYBODY, language));
    say_thousands(&number, ANALYSIS_NODES, language);
    say(out, SAY_REVIEW_WORST_OF, language, name, nodes);
}

static void draw(struct review *review) {
    struct app *app = review->app;
    struct canvas *canvas = &app->canvas;
    char heading[GAME_SENTENCE_TEXT];
    struct text words = text_into(heading, sizeof heading);
    write_heading(review, &words);
    canvas_clear(canvas);
    canvas_put(canvas, 2, 0, say_word(SAY_REVIEW_TITLE, app->language), canvas_ink(INK_TITLE, MARK_BOLD));
    int row = draw_sums(review, 0, canvas);
    row = draw_curve(review, row + 1, canvas);
    canvas_put_within(canvas, 2, row, canvas->columns - 2, heading,
                      review->seat >= 0 ? canvas_ink((enum canvas_ink)(INK_SEAT + review->seat), MARK_BOLD)
                                        : canvas_ink(INK_QUIET, 0));
    if (review->worst_count == 0)
        canvas_put(canvas, 2, row + 1, say_word(SAY_REVIEW_NONE, app->language), canvas_ink(INK_PLAIN, 0));
    draw_worst(review, row + 1, canvas);
    canvas_put_within(canvas, 0, canvas->rows - 1, canvas->columns,
                      say_word(SAY_REVIEW_KEYS_SEATS, app->language), canvas_ink(INK_QUIET, 0));
    app_show(app, (struct view_cursor){-1, 0});
}

/* Shows progress until the analysis is done. Returns false when the player cancels it. */
static bool wait_for_it(struct app *app, struct analysis_job *job) {
    enum { POLL = 100 };
    while (!analysis_job_finish(job)) {
        char words[128], now[24], all[24];
        struct text out = text_into(words, sizeof words);
        size_t done = analysis_job_done(job), length = analysis_job_length(job);
        snprintf(now, sizeof now, "%zu", done);
        snprintf(all, sizeof all, "%zu", length);
        say(&out, SAY_REVIEW_PROGRESS, app->language, now, all);
        canvas_clear(&app->canvas);
        canvas_put(&app->canvas, 2, 0, words, canvas_ink(INK_TITLE, MARK_BOLD));
        int bar = app->canvas.columns - 4;
        int filled = length ? (int)((size_t)bar * done / length) : bar;
        for (int i = 0; i < bar; i++)
            canvas_put(&app->canvas, 2 + i, 2, i < filled ? "■" : "·", canvas_ink(INK_GOOD, 0));
        app_show(app, (struct view_cursor){-1, 0});
        struct press press = app_wait(app, POLL, -1);
        if (app->gone || press.kind == PRESS_ESCAPE) {
            analysis_job_stop(job);
            return false;
        }
    }
    return true;
}

static void list_worst(struct review *review) {
    review->worst_count = analysis_worst(review->analysis, review->seat, 0.005, review->worst, WORST);
    review->at = 0;
}

static void handle_presses(struct review *review) {
    int seats = table_game(review->table)->seats(table_setting(review->table));
    list_worst(review);
    while (!review->app->gone) {
        draw(review);
        struct press press = app_wait(review->app, -1, -1);
        int count = (int)review->worst_count;
        if (press.kind == PRESS_ESCAPE || (press.kind == PRESS_LETTER && press.letter == 'q'))
            return;
        if (press.kind == PRESS_LETTER && press.letter == '?')
            popup_read(review->app, say_word(SAY_REVIEW_TITLE, review->app->language),
                       say_word(SAY_REVIEW_HELP, review->app->language));
        else if (press.kind == PRESS_RIGHT || press.kind == PRESS_TAB || press.kind == PRESS_LEFT) {
            int by = press.kind == PRESS_LEFT ? seats : 1;
            review->seat = (review->seat + 1 + by) % (seats + 1) - 1;
            list_worst(review);
        } else if (count > 0 && (press.kind == PRESS_UP || press.kind == PRESS_DOWN))
            review->at = (review->at + (press.kind == PRESS_UP ? count - 1 : 1)) % count;
        else if (count > 0 && press.kind == PRESS_ENTER)
            replay_run(review->app, review->table, review->worst[review->at],
                       &(struct replay_notes){describe, review});
    }
}

/* The job is cached with the table, so that a finished analysis opens at once the next time. */
void analysis_run(struct app *app, struct table *table) {
    struct review review = {.app = app, .table = table, .seat = -1};
    if (!analysis_job_is_complete(app->analysis, table)) {
        app->analysis = analysis_job_open(table, app->analysis);
        if (!app->analysis || !analysis_job_start(app->analysis)) {
            app_tell(app, SAY_NO_LEVELS, NULL, NULL);
            return;
        }
        if (!wait_for_it(app, app->analysis))
            return;
    }
    review.analysis = analysis_job_results(app->analysis);
    handle_presses(&review);
}
