/* The game's screen as a whole, and the lines about question and cursor. */
#include "view_inside.h"

#include <stdio.h>
#include <stdlib.h>

bool view_find_odds(const struct view *view, struct view_odds *odds) {
    const struct pointer *pointer = view->pointer;
    const struct game *game = view_game(view);
    for (size_t i = 0; i < pointer->count; i++)
        odds[i] = (struct view_odds){-1, -1};
    if (!game->success || pointer->count == 0)
        return false;
    bool *none = calloc(pointer->count, sizeof *none); /* some decision behind it has no odds */
    for (size_t i = 0; none && i < pointer->path.count; i++) {
        game_thing things[GAME_MAX_CLICKS];
        game_action action = pointer->path.open[i];
        size_t clicks = game->clicks(view_setting(view), view->state, action, things);
        const struct path_item *item =
            pointer->path.length < clicks ? pointer_find(pointer, things[pointer->path.length]) : NULL;
        if (!item)
            continue;
        size_t number = (size_t)(item - pointer->items);
        float success = (float)game->success(view_setting(view), view->state, action);
        none[number] |= success < 0;
        if (odds[number].least < 0 || success < odds[number].least)
            odds[number].least = success;
        if (success > odds[number].most)
            odds[number].most = success;
    }
    for (size_t i = 0; none && i < pointer->count; i++)
        if (none[i])
            odds[i] = (struct view_odds){-1, -1};
    free(none);
    return true;
}

void view_advise(struct view *view, game_action action) {
    view->advised_count = view_game(view)->clicks(view_setting(view), view->state, action, view->advised);
}

static void put_odds(const struct view *view, const struct view_odds *odds, struct text *out) {
    char least[16], most[16];
    struct text low = text_into(least, sizeof least), high = text_into(most, sizeof most);
    if (odds->least < 0)
        return;
    say_number(&low, (double)odds->least * 100, 2, view->language);
    say_number(&high, (double)odds->most * 100, 2, view->language);
    text_put(out, " · ");
    if (odds->most - odds->least > 0.00005f)
        say(out, SAY_ODDS_RANGE, view->language, least, most);
    else
        say(out, SAY_ODDS, view->language, most, NULL);
}

static void describe_item(const struct view *view, const struct path_item *item, const struct view_odds *odds,
                          struct text *out) {
    char number[24];
    if (item->decisions == 1)
        view_game(view)->label(view_setting(view), view->state, item->first, view->language, out);
    else {
        struct text digits = text_into(number, sizeof number);
        text_number(&digits, (long)item->decisions);
        view_game(view)->label_thing(view_setting(view), view->state, item->thing, view->language, out);
        text_put(out, " · ");
        say(out, SAY_CHOICES, view->language, number, NULL);
    }
    put_odds(view, odds, out);
}

static void describe_refusal(const struct view *view, game_thing thing, struct text *out) {
    const struct pointer *pointer = view->pointer;
    game_thing things[GAME_MAX_CLICKS + 1];
    size_t count = 0;
    view_game(view)->label_thing(view_setting(view), view->state, thing, view->language, out);
    if (!pointer->asked)
        return;
    for (; count < pointer->taken_count; count++) {
        things[count] = pointer->taken[count];
        if (things[count] == thing) {
            text_put(out, " · ");
            text_put(out, say_word(SAY_CHOSEN, view->language));
            return;
        }
    }
    things[count++] = thing;
    char reason[GAME_SENTENCE_TEXT];
    struct text why = text_into(reason, sizeof reason);
    text_put(out, " · ");
    if (game_why_not(view_game(view), view_setting(view), view->state, things, count, view->language, &why))
        text_put(out, reason);
    else
        text_put(out, say_word(SAY_NOTHING_LIT, view->language));
}

void view_describe(const struct view *view, game_thing thing, struct text *out) {
    const struct path_item *item = pointer_find(view->pointer, thing);
    if (thing == CANVAS_NOTHING)
        return;
    if (!item) {
        describe_refusal(view, thing, out);
        return;
    }
    struct view_odds *odds = calloc(view->pointer->count, sizeof *odds);
    if (odds) {
        view_find_odds(view, odds);
        describe_item(view, item, &odds[item - view->pointer->items], out);
    }
    free(odds);
}

/* The question, and behind it what has been chosen so far. */
static void draw_question(const struct view *view, struct canvas_area bottom, struct canvas *canvas) {
    char words[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    const struct game *game = view_game(view);
    int who = game->who(view_setting(view), view->state);
    if (view->status[0])
        text_put(&out, view->status);
    else
        game->prompt(view_setting(view), view->state, who >= 0 ? who : GAME_SPECTATOR, view->language, &out);
    for (size_t i = 0; i < view->pointer->taken_count; i++) {
        char label[GAME_SENTENCE_TEXT];
        struct text thing = text_into(label, sizeof label);
        game->label_thing(view_setting(view), view->state, view->pointer->taken[i], view->language, &thing);
        text_put(&out, " › ");
        text_put(&out, label);
    }
    canvas_put_within(canvas, 0, bottom.row, bottom.columns, words,
                      canvas_ink(who >= 0 ? (enum canvas_ink)(INK_SEAT + who) : INK_TITLE, MARK_BOLD));
}

/* The question, one or two lines about the cursor, the log if it has no other place, the keys. */
static void draw_bottom(const struct view *view, const struct layout *layout, bool log,
                        struct canvas *canvas) {
    char words[2 * GAME_SENTENCE_TEXT];
    struct canvas_area bottom = layout->bottom;
    struct text out = text_into(words, sizeof words);
    int last = bottom.row + bottom.rows - 1, about = bottom.rows - 2 - log > 1 ? 2 : 1;
    draw_question(view, bottom, canvas);
    if (view->message[0])
        text_put(&out, view->message);
    else if (!view->only_seen)
        view_describe(view, pointer_thing(view->pointer), &out);
    else
        words[0] = '\0';
    /* What has much to say takes the place of the log. */
    if (log && canvas_lines(bottom.columns, words) > about) {
        log = false;
        about = bottom.rows - 2;
    }
    struct canvas_style style = canvas_ink(view->message[0] ? INK_GOOD : INK_PLAIN, 0);
    canvas_wrap(canvas, (struct canvas_area){0, bottom.row + 1, bottom.columns, about}, words, style);
    int first = bottom.row + 1 + about;
    if (log)
        view_draw_log(view, (struct canvas_area){0, first, bottom.columns, last - first}, canvas);
    /* In the corner, how many actions the game has: what `replay` and the analysis count by. */
    snprintf(words, sizeof words, "%zu", view->length);
    int width = canvas_width(words);
    canvas_put_within(canvas, 0, last, bottom.columns - width - 1, view->keys, canvas_ink(INK_QUIET, 0));
    canvas_put(canvas, bottom.columns - width, last, words, canvas_ink(INK_QUIET, 0));
}

static void draw_too_small(const struct view *view, struct canvas *canvas) {
    char words[256], digits[4][16];
    int numbers[4] = {canvas->columns, canvas->rows, LAYOUT_COLUMNS, LAYOUT_ROWS};
    const char *parts[4];
    for (int i = 0; i < 4; i++) {
        snprintf(digits[i], sizeof digits[i], "%d", numbers[i]);
        parts[i] = digits[i];
    }
    struct text out = text_into(words, sizeof words);
    text_fill(&out, say_word(SAY_SMALL, view->language), parts, 4);
    canvas_wrap(canvas, (struct canvas_area){0, 0, canvas->columns, canvas->rows}, words,
                canvas_ink(INK_PLAIN, 0));
}

struct view_cursor view_draw(const struct view *view, struct canvas *canvas) {
    const struct board *board = &view->pointer->board;
    struct layout layout = layout_of(canvas->columns, canvas->rows, board->files, board->ranks);
    struct view_cursor cursor = {-1, 0};
    canvas_clear(canvas);
    if (!layout.fits) {
        draw_too_small(view, canvas);
        return cursor;
    }
    struct view_odds *odds = calloc(view->pointer->count + 1, sizeof *odds);
    if (!odds)
        return cursor;
    view_find_odds(view, odds);
    cursor = view_draw_board(view, &layout, odds, canvas);
    free(odds);
    bool beside = view_draw_side(view, &layout, canvas);
    if (layout.log.rows)
        view_draw_log(view, layout.log, canvas);
    draw_bottom(view, &layout, !beside && !layout.log.rows, canvas);
    return cursor;
}
