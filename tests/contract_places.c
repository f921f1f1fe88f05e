/* Places and sheets, for clients that know no game. */
#include "contract_internal.h"

#include "canvas.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST = 9, MARGIN = 2, SHEET_COLUMNS = 31, SHEET_ROWS = 200 };

/* The content of cells that were not drawn. */
static const struct canvas_cell untouched = {0x2620, {INK_WARN, MARK_UNDERLINE, CANVAS_NOTHING}};

static bool same_cell(const struct canvas_cell *a, const struct canvas_cell *b) {
    return a->letter == b->letter && a->style.ink == b->style.ink && a->style.marks == b->style.marks &&
           a->style.thing == b->style.thing;
}

static struct game_place *open_places(void) {
    struct game_place *places = malloc((GAME_MAX_PLACES + 1) * sizeof *places);
    if (!places)
        abort();
    return places;
}

static bool is_thing(struct contract *c, const struct probe *place, game_thing thing) {
    char token[GAME_ACTION_TEXT];
    struct text out = text_into(token, sizeof token);
    game_thing again;
    if (c->game->is_button(thing))
        return contract_broken(c, "thing %08x is on the board, and a button", (unsigned)thing);
    c->game->write_thing(c->setting, place->state, thing, &out);
    if (!contract_good_words(c, &out, "the token of a place") || strpbrk(token, " \t"))
        return contract_broken(c, "a place's token is not good: %s", token);
    if (c->game->read_thing &&
        (!c->game->read_thing(c->setting, place->state, token, &again) || again != thing))
        return contract_broken(c, "the token %s of a place is read as another thing", token);
    return true;
}

static bool place_can_be_read(struct contract *c, const struct probe *place, const struct game_place *at) {
    char words[GAME_SENTENCE_TEXT];
    if (at->shape > GAME_CARD || at->width < 1 || at->height < 1)
        return contract_broken(c, "a place of shape %d, %d by %d", at->shape, at->width, at->height);
    if (!is_thing(c, place, at->thing))
        return false;
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text out = text_into(words, sizeof words);
        c->game->label_thing(c->setting, place->state, at->thing, (enum game_language)language, &out);
        if (!contract_good_words(c, &out, "the label of a place"))
            return false;
    }
    return true;
}

static bool are_in_order(const struct game_place *before, const struct game_place *after) {
    return before->y < after->y || (before->y == after->y && before->x < after->x);
}

static bool places_are_listed_well(struct contract *c, const struct probe *place,
                                   const struct game_place *places, size_t count) {
    const char *twice;
    for (size_t i = 0; i < count; i++) {
        struct text token = text_into(c->lines[i], GAME_ACTION_TEXT);
        if (!place_can_be_read(c, place, &places[i]))
            return false;
        if (i > 0 && !are_in_order(&places[i - 1], &places[i]))
            return contract_broken(c, "place %zu stands before %zu in reading order", i, i - 1);
        c->game->write_thing(c->setting, place->state, places[i].thing, &token);
    }
    return contract_lines_differ(c, count, &twice) || contract_broken(c, "two places are called %s", twice);
}

/* Every place is drawn within its area at any size, deterministically, with cells that carry its thing. */
static bool place_is_drawn(struct contract *c, const struct probe *place, const struct game_place *at,
                           int columns, int rows) {
    enum { COLUMNS = LARGEST + 2 * MARGIN, CELLS = COLUMNS * COLUMNS };
    struct canvas_cell cells[2][CELLS];
    struct canvas_area area = {MARGIN, MARGIN, columns, rows};
    enum game_language language = (enum game_language)random_below(&c->probe, GAME_LANGUAGES);
    bool shown = false;
    for (int i = 0; i < 2; i++) {
        struct canvas canvas = {.columns = COLUMNS, .rows = COLUMNS, .cells = cells[i]};
        for (int k = 0; k < CELLS; k++)
            cells[i][k] = untouched;
        c->game->draw_place(c->setting, place->state, at->thing, language, &canvas, area);
    }
    for (int i = 0; i < CELLS; i++) {
        int column = i % COLUMNS - MARGIN, row = i / COLUMNS - MARGIN;
        bool inside = column >= 0 && column < columns && row >= 0 && row < rows;
        game_thing thing = cells[0][i].style.thing;
        if (!same_cell(&cells[0][i], &cells[1][i]))
            return contract_broken(c, "a place is drawn in two ways");
        if (!inside && !same_cell(&cells[0][i], &untouched))
            return contract_broken(c, "a place of %d x %d is drawn outside its area", columns, rows);
        if (inside && thing != at->thing && thing != CANVAS_NOTHING && !is_thing(c, place, thing))
            return false;
        shown = shown || (inside && thing == at->thing);
    }
    return shown || contract_broken(c, "a place of %d x %d cannot be pointed at", columns, rows);
}

static bool places_are_drawn(struct contract *c, const struct probe *place, const struct game_place *places,
                             size_t count) {
    static const int sizes[][2] = {{3, 1}, {5, 1}, {5, 2}, {7, 3}, {9, 3}};
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
            if (!place_is_drawn(c, place, &places[i], sizes[k][0], sizes[k][1]))
                return false;
    return true;
}

/* Marks all places reachable by arrow keys from one (or, backwards, from which it is reachable). */
static size_t walk_about(const struct game_place *places, size_t count, size_t from, bool backwards,
                         bool *reached) {
    static const int ways[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    size_t found = 1;
    memset(reached, 0, count);
    reached[from] = true;
    for (bool more = true; more;) {
        more = false;
        for (size_t i = 0; i < count; i++)
            for (int way = 0; way < 4; way++) {
                size_t next = game_walk(places, count, i, ways[way][0], ways[way][1]);
                size_t known = backwards ? next : i, other = backwards ? i : next;
                if (reached[known] && !reached[other]) {
                    reached[other] = more = true;
                    found++;
                }
            }
    }
    return found;
}

/* Places rarely change during a game, so reachability is checked only when they do. */
static bool places_can_be_walked(struct contract *c, const struct game_place *places, size_t count) {
    bool reached[GAME_MAX_PLACES];
    uint64_t sum = 1;
    for (size_t i = 0; i < count; i++)
        sum = (sum ^ (uint64_t)(uint16_t)places[i].x << 16 ^ (uint16_t)places[i].y) * 0x100000001b3u;
    if (sum == c->walked)
        return true;
    c->walked = sum;
    for (int backwards = 0; backwards < 2 && count > 0; backwards++)
        if (walk_about(places, count, 0, backwards, reached) != count) {
            size_t lost = 0;
            while (reached[lost])
                lost++;
            return contract_broken(c, "there is no way %s place %zu at %d %d", backwards ? "from" : "to",
                                   lost, places[lost].x, places[lost].y);
        }
    return true;
}

static bool lines_are_labelled(struct contract *c, const struct game_place *places, size_t count) {
    char words[GAME_ACTION_TEXT];
    for (size_t i = 0; c->game->label_line && i < count; i++)
        for (int column = 0; column < 2; column++) {
            struct text out = text_into(words, sizeof words);
            c->game->label_line(c->setting, column, column ? places[i].x : places[i].y, &out);
            if (out.length > 0 && !contract_good_words(c, &out, "the name of a line"))
                return false;
        }
    return true;
}

/* A buffer for all cells of the sheets. */
static struct canvas_cell *open_sheets(void) {
    struct canvas_cell *cells = malloc(SHEET_COLUMNS * SHEET_ROWS * sizeof *cells);
    if (!cells)
        abort();
    return cells;
}

static int draw_sheets(struct contract *c, const struct probe *place, enum game_detail detail,
                       struct canvas *canvas) {
    static const char *const players[GAME_MAX_SEATS] = {"Ann", "Bob", NULL, "Zoé", "", "Maximilienne"};
    canvas_clear(canvas);
    return c->game->draw_sheets(c->setting, place->state, GAME_FRENCH, detail, players, canvas);
}

bool contract_places_are_there(struct contract *c, const struct probe *place) {
    if (!c->game->places)
        return true;
    struct game_place *places = open_places();
    size_t count = c->game->places(c->setting, place->state, places);
    bool kept = count <= c->game->max_places || contract_broken(c, "there are %zu places", count);
    kept = kept && places_are_listed_well(c, place, places, count) &&
           places_can_be_walked(c, places, count) && places_are_drawn(c, place, places, count) &&
           lines_are_labelled(c, places, count);
    free(places);
    return kept;
}

bool contract_sheets_are_there(struct contract *c, const struct probe *place) {
    struct canvas canvas = {.columns = SHEET_COLUMNS, .rows = SHEET_ROWS};
    int least = 1;
    bool kept = true;
    if (!c->game->draw_sheets)
        return true;
    canvas.cells = open_sheets();
    for (int detail = GAME_BRIEF; detail <= GAME_ALL && kept; detail++) {
        int rows = draw_sheets(c, place, (enum game_detail)detail, &canvas), last = -1;
        for (int i = 0; i < SHEET_COLUMNS * SHEET_ROWS && kept; i++) {
            game_thing thing = canvas.cells[i].style.thing;
            if (canvas.cells[i].letter != ' ')
                last = i / SHEET_COLUMNS;
            if (thing != CANVAS_NOTHING && !c->game->is_button(thing))
                kept = is_thing(c, place, thing);
        }
        if (kept && (rows < least || rows >= SHEET_ROWS || last >= rows))
            kept = contract_broken(c, "the sheets take %d rows, and are drawn down to row %d", rows, last);
        least = rows;
        /* At any size. */
        canvas.rows = 2;
        if (kept && draw_sheets(c, place, (enum game_detail)detail, &canvas) != rows)
            kept = contract_broken(c, "on a small canvas the sheets need other than %d rows", rows);
        canvas.rows = SHEET_ROWS;
    }
    free(canvas.cells);
    return kept;
}
