/* The game view as a whole, and the lines about prompt and cursor. */
#include "view_internal.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool view_find_odds(const struct view *view, struct view_odds *odds) {
    const struct selection *selection = view->selection;
    const struct game *game = view_game(view);
    for (size_t i = 0; i < selection->count; i++)
        odds[i] = (struct view_odds){-1, -1};
    if (!game->odds || selection->count == 0)
        return false;
    bool *none = calloc(selection->count, sizeof *none); /* some decision of an item has no odds */
    game_action open[game->max_actions];
    size_t opened = path_list(&selection->path, open);
    for (size_t i = 0; none && i < opened; i++) {
        game_thing things[GAME_MAX_CLICKS];
        game_action action = open[i];
        size_t clicks = game->clicks(view_setting(view), view->state, action, things);
        const struct path_item *item = selection->path.length < clicks
                                           ? selection_find(selection, things[selection->path.length])
                                           : NULL;
        if (!item)
            continue;
        size_t number = (size_t)(item - selection->items);
        float success = (float)game_success(game, view_setting(view), view->state, action);
        none[number] |= success < 0;
        if (odds[number].least < 0 || success < odds[number].least)
            odds[number].least = success;
        if (success > odds[number].most)
            odds[number].most = success;
    }
    for (size_t i = 0; none && i < selection->count; i++)
        if (none[i])
            odds[i] = (struct view_odds){-1, -1};
    free(none);
    return true;
}

void view_advise(struct view *view, game_action action) {
    view->advised_count = view_game(view)->clicks(view_setting(view), view->state, action, view->advised);
}

/* ", 4 of 31", where the game gives counts. */
static void put_part(const struct view *view, const struct game_odds *odds, struct text *out) {
    char part[16], whole[16];
    if (odds->whole == 0)
        return;
    snprintf(part, sizeof part, "%" PRIu32, odds->part);
    snprintf(whole, sizeof whole, "%" PRIu32, odds->whole);
    say(out, SAY_ODDS_PART, view->language, part, whole);
}

/* "58.33 % to succeed", or a range over several decisions. */
static void put_success(const struct view *view, const struct view_odds *odds, struct text *out) {
    char least[16], most[16];
    struct text low = text_into(least, sizeof least), high = text_into(most, sizeof most);
    if (odds->least < 0)
        return;
    say_number(&low, (double)odds->least * 100, 1, view->language);
    say_number(&high, (double)odds->most * 100, 1, view->language);
    text_put(out, " · ");
    if (odds->most - odds->least > 0.00005f)
        say(out, SAY_ODDS_RANGE, view->language, least, most);
    else
        say(out, SAY_ODDS, view->language, most, NULL);
}

/* "hurts: 13 %, 4 of 31" */
static void put_named(const struct view *view, const struct game_odds *odds, struct text *out) {
    char name[GAME_SENTENCE_TEXT], percent[16];
    struct text words = text_into(name, sizeof name), number = text_into(percent, sizeof percent);
    view_game(view)->label_odds(view_setting(view), view->state, odds, view->language, &words);
    say_number(&number, odds->chance * 100, odds->whole ? 0 : 1, view->language);
    text_put(out, " · ");
    say(out, SAY_ODDS_NAMED, view->language, name, percent);
    put_part(view, odds, out);
}

/* All odds of one decision: success first, then the others with the game's labels. */
static void put_odds(const struct view *view, game_action action, struct text *out) {
    const struct game *game = view_game(view);
    struct game_odds odds[GAME_MAX_ODDS];
    size_t count = game->odds ? game->odds(view_setting(view), view->state, action, odds) : 0;
    for (size_t i = 0; i < count; i++)
        if (odds[i].kind == GAME_SUCCESS) {
            float chance = (float)odds[i].chance;
            put_success(view, &(struct view_odds){chance, chance}, out);
            put_part(view, &odds[i], out);
        }
    for (size_t i = 0; i < count; i++)
        if (odds[i].kind != GAME_SUCCESS)
            put_named(view, &odds[i], out);
}

static void describe_item(const struct view *view, const struct path_item *item, const struct view_odds *odds,
                          struct text *out) {
    char number[24];
    if (item->decisions == 1) {
        view_game(view)->label(view_setting(view), view->state, item->first, view->language, out);
        put_odds(view, item->first, out);
        return;
    }
    struct text digits = text_into(number, sizeof number);
    text_number(&digits, (long)item->decisions);
    view_game(view)->label_thing(view_setting(view), view->state, item->thing, view->language, out);
    text_put(out, " · ");
    say(out, SAY_CHOICES, view->language, number, NULL);
    put_success(view, odds, out);
}

static void describe_refusal(const struct view *view, game_thing thing, struct text *out) {
    const struct selection *selection = view->selection;
    game_thing things[GAME_MAX_CLICKS + 1];
    size_t count = 0;
    view_game(view)->label_thing(view_setting(view), view->state, thing, view->language, out);
    if (!selection->asked)
        return;
    for (; count < selection->taken_count; count++) {
        things[count] = selection->taken[count];
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
    const struct path_item *item = selection_find(view->selection, thing);
    if (thing == CANVAS_NOTHING)
        return;
    if (!item) {
        describe_refusal(view, thing, out);
        return;
    }
    struct view_odds *odds = calloc(view->selection->count, sizeof *odds);
    if (odds) {
        view_find_odds(view, odds);
        describe_item(view, item, &odds[item - view->selection->items], out);
    }
    free(odds);
}

/* The prompt, followed by the path so far. */
static void draw_question(const struct view *view, struct canvas_area bottom, struct canvas *canvas) {
    char words[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    const struct game *game = view_game(view);
    int who = game->who(view_setting(view), view->state);
    if (view->status[0])
        text_put(&out, view->status);
    else
        game->prompt(view_setting(view), view->state, view->language, &out);
    for (size_t i = 0; i < view->selection->taken_count; i++) {
        char label[GAME_SENTENCE_TEXT];
        struct text thing = text_into(label, sizeof label);
        game->label_thing(view_setting(view), view->state, view->selection->taken[i], view->language, &thing);
        text_put(&out, " › ");
        text_put(&out, label);
    }
    canvas_put_within(canvas, 0, bottom.row, bottom.columns, words,
                      canvas_ink(who >= 0 ? (enum canvas_ink)(INK_SEAT + who) : INK_TITLE, MARK_BOLD));
}

/* The keys, two blanks between them. If they do not fit, the second goes, and so on: the last ones, help and menu, stay. */
static void draw_keys(struct canvas *canvas, int column, int row, int room, const char *keys) {
    char words[GAME_SENTENCE_TEXT];
    snprintf(words, sizeof words, "%s", keys);
    while (canvas_width(words) > room) {
        char *second = strstr(words, "  "), *third = second ? strstr(second + 2, "  ") : NULL;
        if (!third)
            break;
        memmove(second, third, strlen(third) + 1);
    }
    canvas_put_within(canvas, column, row, room, words, canvas_ink(INK_QUIET, 0));
}

/* The prompt, one or two lines about the cursor, the log if it is shown nowhere else, the keys. */
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
        view_describe(view, selection_thing(view->selection), &out);
    else
        words[0] = '\0';
    /* A long description replaces the log. */
    if (log && canvas_lines(bottom.columns, words) > about) {
        log = false;
        about = bottom.rows - 2;
    }
    struct canvas_style style = canvas_ink(view->message[0] ? INK_GOOD : INK_PLAIN, 0);
    canvas_wrap(canvas, (struct canvas_area){0, bottom.row + 1, bottom.columns, about}, words, style);
    int first = bottom.row + 1 + about;
    if (log)
        view_draw_log(view, (struct canvas_area){0, first, bottom.columns, last - first}, canvas);
    /* In the corner: the number of actions so far, by which `replay` and the analysis count. */
    snprintf(words, sizeof words, "%zu", view->length);
    int width = canvas_width(words);
    int used = 0;
    if (view->warning) {
        char warning[GAME_SENTENCE_TEXT];
        struct text told = text_into(warning, sizeof warning);
        say(&told, SAY_NOT_SAVED, view->language, view->warning, NULL);
        used = 2 + canvas_put_within(canvas, 0, last, bottom.columns - width - 1, warning,
                                     canvas_ink(INK_WARN, MARK_BOLD));
    }
    draw_keys(canvas, used, last, bottom.columns - width - 1 - used, view->keys);
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

struct layout view_layout(const struct view *view, const struct canvas *canvas) {
    struct extent extent = view_extent(view);
    return layout_of(canvas->columns, canvas->rows, &extent);
}

struct view_cursor view_draw(const struct view *view, struct canvas *canvas) {
    struct layout layout = view_layout(view, canvas);
    struct view_cursor cursor = {-1, 0};
    canvas_clear(canvas);
    if (!layout.fits) {
        draw_too_small(view, canvas);
        return cursor;
    }
    struct view_odds *odds = calloc(view->selection->count + 1, sizeof *odds);
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
