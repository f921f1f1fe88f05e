/* Promises about clicks and words. */
#include "contract_private.h"

#include "canvas.h"

#include <stdlib.h>
#include <string.h>

static const enum game_language languages[] = {GAME_ENGLISH, GAME_FRENCH};
_Static_assert(sizeof languages / sizeof *languages == GAME_LANGUAGES, "every language is checked");

static int compare_paths(const void *a, const void *b) {
    const struct path *left = a, *right = b;
    for (size_t i = 0; i < left->count && i < right->count; i++)
        if (left->things[i] != right->things[i])
            return left->things[i] < right->things[i] ? -1 : 1;
    return left->count < right->count ? -1 : left->count > right->count;
}

static bool begins(const struct path *path, const struct path *longer) {
    return path->count <= longer->count &&
           memcmp(path->things, longer->things, path->count * sizeof *path->things) == 0;
}

/* Sorted, a path and those that begin with it stand side by side. */
bool contract_clicks_lead_to_one(struct contract *c, const struct place *place) {
    if (place->who < 0)
        return true;
    for (size_t i = 0; i < place->count; i++) {
        struct path *path = &c->paths[i];
        path->count = c->game->clicks(c->setting, place->state, place->actions[i], path->things);
        if (path->count < 1 || path->count > GAME_MAX_CLICKS)
            return contract_broken(c, "action %08x takes %zu clicks", (unsigned)place->actions[i],
                                   path->count);
    }
    qsort(c->paths, place->count, sizeof *c->paths, compare_paths);
    for (size_t i = 1; i < place->count; i++)
        if (begins(&c->paths[i - 1], &c->paths[i]))
            return contract_broken(c, "a path of %zu clicks begins one of %zu", c->paths[i - 1].count,
                                   c->paths[i].count);
    return true;
}

static int compare_things(const void *a, const void *b) {
    game_thing left = *(const game_thing *)a, right = *(const game_thing *)b;
    return left < right ? -1 : left > right;
}

/* All things on the way to some decision, each once; room for GAME_MAX_ACTIONS, the rest is left out. */
static size_t all_things(struct contract *c, const struct place *place, game_thing *things) {
    size_t count = 0, kept = 0;
    for (size_t i = 0; i < place->count; i++) {
        game_thing path[GAME_MAX_CLICKS];
        size_t clicks = c->game->clicks(c->setting, place->state, place->actions[i], path);
        for (size_t k = 0; k < clicks && count < GAME_MAX_ACTIONS; k++)
            things[count++] = path[k];
    }
    qsort(things, count, sizeof *things, compare_things);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || things[i] != things[i - 1])
            things[kept++] = things[i];
    return kept;
}

bool contract_things_have_names(struct contract *c, const struct place *place) {
    game_thing things[GAME_MAX_ACTIONS];
    char label[GAME_SENTENCE_TEXT];
    const char *twice;
    if (place->who < 0)
        return true;
    size_t count = all_things(c, place, things);
    for (size_t i = 0; i < count; i++) {
        struct text token = text_into(c->lines[i], GAME_ACTION_TEXT);
        c->game->write_thing(c->setting, place->state, things[i], &token);
        if (!contract_good_words(c, &token, "a thing's token"))
            return false;
        if (strpbrk(c->lines[i], " \t"))
            return contract_broken(c, "a thing's token has a blank: %s", c->lines[i]);
        for (int language = 0; language < GAME_LANGUAGES; language++) {
            struct text words = text_into(label, sizeof label);
            c->game->label_thing(c->setting, place->state, things[i], languages[language], &words);
            if (!contract_good_words(c, &words, "a thing's label"))
                return false;
        }
    }
    return contract_lines_differ(c, count, &twice) || contract_broken(c, "two things are called %s", twice);
}

/* Why two things in a row cannot be pointed at: something is said exactly where they cannot. */
static bool reason_fits(struct contract *c, const struct place *place, const game_thing pair[2]) {
    char words[GAME_SENTENCE_TEXT];
    bool possible = false;
    for (size_t i = 0; i < place->count && !possible; i++) {
        game_thing path[GAME_MAX_CLICKS];
        size_t clicks = c->game->clicks(c->setting, place->state, place->actions[i], path);
        possible = clicks >= 2 && path[0] == pair[0] && path[1] == pair[1];
    }
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text out = text_into(words, sizeof words);
        bool said = game_why_not(c->game, c->setting, place->state, pair, 2, languages[language], &out);
        if (said && possible)
            return contract_broken(c, "what is possible is said not to be: %s", words);
        if (said && !contract_good_words(c, &out, "a reason"))
            return false;
        if (!said && out.length > 0)
            return contract_broken(c, "a reason is written and not given: %s", words);
    }
    return true;
}

static bool thing_is_explained(struct contract *c, const struct place *place, game_thing thing) {
    char words[GAME_SENTENCE_TEXT];
    game_thing again;
    struct text token = text_into(words, sizeof words);
    c->game->write_thing(c->setting, place->state, thing, &token);
    if (!c->game->read_thing(c->setting, place->state, words, &again) || again != thing)
        return contract_broken(c, "the token %s is read as another thing", words);
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text out = text_into(words, sizeof words);
        c->game->explain(c->setting, place->state, thing, languages[language], &out);
        if (!contract_good_words(c, &out, "an explanation"))
            return false;
    }
    return true;
}

bool contract_help_is_there(struct contract *c, const struct place *place) {
    game_thing things[GAME_MAX_ACTIONS];
    enum { PAIRS = 8 };
    if (place->who < 0 || !c->game->explain)
        return true;
    size_t count = all_things(c, place, things);
    for (size_t i = 0; i < count; i++)
        if (!thing_is_explained(c, place, things[i]))
            return false;
    for (int i = 0; i < PAIRS; i++) {
        game_thing pair[2] = {things[random_below(&c->probe, (uint32_t)count)],
                              things[random_below(&c->probe, (uint32_t)count)]};
        if (!reason_fits(c, place, pair))
            return false;
    }
    return true;
}

/* The things of a chart's spaces, each of which fills one square; they are the same at every size. */
static bool chart_is_good(struct contract *c, const struct place *place, int across, int down,
                          struct canvas *canvas) {
    int files, ranks;
    c->game->chart_size(c->setting, &files, &ranks);
    canvas->columns = 3 + files * across;
    canvas->rows = ranks * down + 1;
    c->game->chart(c->setting, place->state, GAME_SPECTATOR, GAME_FRENCH, across, down, canvas);
    for (int row = 0; row + 1 < canvas->rows; row++)
        for (int column = 3; column < canvas->columns; column++) {
            char token[GAME_SENTENCE_TEXT];
            struct text out = text_into(token, sizeof token);
            game_thing again, thing = canvas_at(canvas, column, row)->style.thing;
            int left = column - (column - 3) % across, top = row - row % down;
            if (canvas_at(canvas, left, top)->style.thing != thing)
                return contract_broken(c, "a square of %d x %d holds two things", across, down);
            if (thing == CANVAS_NOTHING || column != left || row != top)
                continue;
            c->game->write_thing(c->setting, place->state, thing, &out);
            if (!c->game->read_thing(c->setting, place->state, token, &again) || again != thing)
                return contract_broken(c, "the chart shows %s, which is no thing", token);
        }
    return true;
}

bool contract_chart_is_there(struct contract *c, const struct place *place) {
    enum { COLUMNS = 3 + 24 * 7, ROWS = 24 * 3 + 1 };
    static const int sizes[][2] = {{3, 1}, {5, 1}, {5, 2}, {7, 3}};
    static const char *const players[GAME_MAX_SEATS] = {"Ann", "Bob", NULL, "Zoé"};
    struct canvas canvas = {.cells = c->game->chart ? calloc(COLUMNS * ROWS, sizeof *canvas.cells) : NULL};
    bool good = true;
    if (!c->game->chart)
        return true;
    if (!canvas.cells)
        return contract_broken(c, "out of memory");
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0] && good; i++)
        good = chart_is_good(c, place, sizes[i][0], sizes[i][1], &canvas);
    canvas.columns = 31;
    canvas.rows = ROWS;
    int least = 1;
    for (int detail = GAME_BRIEF; detail <= GAME_ALL && good; detail++) {
        int rows = c->game->chart_sheets(c->setting, place->state, GAME_SPECTATOR, GAME_FRENCH,
                                         (enum game_detail)detail, players, &canvas);
        good = (rows >= least && rows < ROWS) || contract_broken(c, "the sheets take %d rows", rows);
        least = rows;
    }
    free(canvas.cells);
    return good;
}

bool contract_labels_differ(struct contract *c, const struct place *place) {
    const char *twice;
    for (int language = 0; place->who >= 0 && language < GAME_LANGUAGES; language++) {
        for (size_t i = 0; i < place->count; i++) {
            struct text words = text_into(c->lines[i], sizeof c->lines[i]);
            c->game->label(c->setting, place->state, place->actions[i], languages[language], &words);
            if (!contract_good_words(c, &words, "a label"))
                return false;
        }
        if (!contract_lines_differ(c, place->count, &twice))
            return contract_broken(c, "two decisions are labelled: %s", twice);
    }
    return true;
}

static bool log_is_there(struct contract *c, const struct place *place, int viewer,
                         enum game_language language) {
    char line[GAME_SENTENCE_TEXT];
    for (size_t i = 0; i < place->count; i++) {
        struct text words = text_into(line, sizeof line);
        c->game->tell(c->setting, place->state, place->actions[i], viewer, language, &words);
        if (!contract_good_words(c, &words, "a line of the log"))
            return false;
    }
    for (int seat = 0; place->who >= 0 && seat < c->seats; seat++) {
        struct text words = text_into(line, sizeof line);
        if (!c->game->present(c->setting, place->state, seat))
            continue;
        c->game->tell(c->setting, place->state, GAME_RESIGN(seat), viewer, language, &words);
        if (!contract_good_words(c, &words, "the log of a resignation"))
            return false;
    }
    return true;
}

bool contract_log_and_prompt_are_there(struct contract *c, const struct place *place) {
    char line[GAME_SENTENCE_TEXT];
    for (int language = 0; language < GAME_LANGUAGES; language++)
        for (int viewer = GAME_SPECTATOR; viewer < c->seats; viewer++) {
            struct text words = text_into(line, sizeof line);
            c->game->prompt(c->setting, place->state, viewer, languages[language], &words);
            if (!contract_good_words(c, &words, "the prompt"))
                return false;
            if (!log_is_there(c, place, viewer, languages[language]))
                return false;
        }
    return true;
}
