/* The public header on top of tables, levels and hints. */
#include "astragal.h"

#include "games.h"
#include "hint.h"
#include "lineup.h"
#include "table.h"

#include <stdlib.h>
#include <string.h>

struct astragal_table {
    struct table *table;
    struct game_random random;
    struct game_error error;
    struct lineup *levels; /* NULL until a level is asked */
    struct hinter *hinter; /* NULL until a hint is asked for */
    struct hints hints;
};

_Static_assert((int)ASTRAGAL_CHANCE == GAME_CHANCE && (int)ASTRAGAL_OVER == GAME_OVER &&
                   (int)ASTRAGAL_SPECTATOR == GAME_SPECTATOR,
               "seats and viewers are passed on as they are");
_Static_assert((int)ASTRAGAL_WHY >= sizeof((struct game_error *)0)->text, "every reason fits");
_Static_assert(HINT_MOST == 5 && HINT_NODES == 20000, "the header names these numbers");

const char *astragal_version(void) {
    return ASTRAGAL_VERSION;
}

const char *astragal_game(size_t number) {
    for (const struct game *const *game = games_all; *game; game++)
        if (number-- == 0)
            return (*game)->name;
    return NULL;
}

/* --- Shorthands --- */

static const struct game *game_of(const astragal_table *table) {
    return table_game(table->table);
}

static const void *setting_of(const astragal_table *table) {
    return table_setting(table->table);
}

static const void *state_of(const astragal_table *table) {
    return table_state(table->table);
}

static bool is_seat(const astragal_table *table, int seat) {
    return seat >= 0 && seat < astragal_seats(table);
}

static bool is_viewer(const astragal_table *table, int viewer) {
    return viewer == ASTRAGAL_SPECTATOR || is_seat(table, viewer);
}

static enum game_language read_language(const char *language) {
    return language && strcmp(language, "fr") == 0 ? GAME_FRENCH : GAME_ENGLISH;
}

/* Copies what fits and returns the full length. */
static size_t copy_text(const char *whole, size_t length, char *text, size_t size) {
    if (size > 0) {
        size_t fits = length < size ? length : size - 1;
        memcpy(text, whole, fits);
        text[fits] = '\0';
    }
    return length;
}

static size_t hand_out(const struct text *whole, char *text, size_t size) {
    return copy_text(whole->start, whole->length, text, size);
}

static size_t no_text(char *text, size_t size) {
    return copy_text("", 0, text, size);
}

static size_t refuse(astragal_table *table, const char *why, char *text, size_t size) {
    game_refuse(&table->error, 0, "%s", why);
    return no_text(text, size);
}

/* --- Tables --- */

static astragal_table *wrap(struct table *table, const struct game_error *error, char *why) {
    astragal_table *wrapped = table ? calloc(1, sizeof *wrapped) : NULL;
    if (!wrapped) {
        strcpy(why, table ? "out of memory" : error->text);
        table_free(table);
        return NULL;
    }
    why[0] = '\0';
    wrapped->table = table;
    table_set_dice(table, table_dice_system());
    return wrapped;
}

astragal_table *astragal_new(const char *name, const char *const *options, char why[ASTRAGAL_WHY]) {
    struct game_choice choices[GAME_MAX_OPTIONS];
    struct game_error error = {.language = GAME_ENGLISH};
    const struct game *game = games_find(games_all, name);
    size_t count = 0;
    if (!game) {
        strcpy(why, "there is no such game");
        return NULL;
    }
    for (; options && options[0] && options[1]; options += 2) {
        if (count == GAME_MAX_OPTIONS) {
            strcpy(why, "more options than any game has");
            return NULL;
        }
        choices[count++] = (struct game_choice){options[0], options[1]};
    }
    return wrap(table_new(game, choices, count, &error), &error, why);
}

astragal_table *astragal_load(const char *record, size_t length, char why[ASTRAGAL_WHY]) {
    struct game_error error = {.language = GAME_ENGLISH};
    return wrap(table_read_record(games_all, record, length, &error), &error, why);
}

char *astragal_record(const astragal_table *table) {
    size_t length;
    return table_write_record(table->table, GAME_EVERYTHING, &length);
}

char *astragal_record_for(const astragal_table *table, int viewer) {
    size_t length;
    return is_viewer(table, viewer) ? table_write_record(table->table, viewer, &length) : NULL;
}

void astragal_free(astragal_table *table) {
    if (!table)
        return;
    hint_close(table->hinter);
    lineup_close(table->levels);
    table_free(table->table);
    free(table);
}

const char *astragal_why(const astragal_table *table) {
    return table->error.text;
}

void astragal_seed(astragal_table *table, uint64_t seed) {
    table->random = random_from_seed(seed);
    table_set_dice(table->table, table_dice_seeded(&table->random));
}

/* --- Seats --- */

int astragal_seats(const astragal_table *table) {
    return game_of(table)->seats(setting_of(table));
}

const char *astragal_seat_mark(const astragal_table *table, int seat) {
    return is_seat(table, seat) ? table_seat_mark(table->table, seat) : NULL;
}

size_t astragal_seat_name(const astragal_table *table, int seat, const char *language, char *text,
                          size_t size) {
    char buffer[GAME_SENTENCE_TEXT];
    struct text whole = text_into(buffer, sizeof buffer);
    if (is_seat(table, seat))
        table_seat_name(table->table, seat, read_language(language), &whole);
    return hand_out(&whole, text, size);
}

bool astragal_seat_is_automa(const astragal_table *table, int seat) {
    return is_seat(table, seat) && game_is_automa(game_of(table), setting_of(table), state_of(table), seat);
}

int astragal_seat_team(const astragal_table *table, int seat) {
    return is_seat(table, seat) ? game_team(game_of(table), setting_of(table), state_of(table), seat) : -1;
}

/* --- Playing --- */

int astragal_who(const astragal_table *table) {
    return table_who(table->table);
}

int astragal_turn(const astragal_table *table) {
    return game_of(table)->turn(setting_of(table), state_of(table));
}

size_t astragal_legal_count(const astragal_table *table) {
    game_action actions[game_of(table)->max_actions];
    return game_of(table)->list(setting_of(table), state_of(table), actions);
}

/* The legal action with a number; false when there is none. */
static bool find_legal(const astragal_table *table, size_t number, game_action *action) {
    game_action actions[game_of(table)->max_actions];
    if (number >= game_of(table)->list(setting_of(table), state_of(table), actions))
        return false;
    *action = actions[number];
    return true;
}

size_t astragal_legal(const astragal_table *table, size_t number, char *text, size_t size) {
    char buffer[GAME_ACTION_TEXT];
    struct text whole = text_into(buffer, sizeof buffer);
    game_action action;
    if (find_legal(table, number, &action))
        game_of(table)->write_action(setting_of(table), state_of(table), action, &whole);
    return hand_out(&whole, text, size);
}

bool astragal_play(astragal_table *table, const char *action) {
    return table_play_text(table->table, action, &table->error);
}

bool astragal_advance(astragal_table *table) {
    return table_advance(table->table, &table->error);
}

bool astragal_undo(astragal_table *table) {
    return table_undo(table->table, &table->error);
}

/* --- Showing --- */

size_t astragal_position(const astragal_table *table, char *text, size_t size) {
    char buffer[GAME_POSITION_TEXT];
    struct text whole = text_into(buffer, sizeof buffer);
    game_of(table)->write_position(setting_of(table), state_of(table), &whole);
    return hand_out(&whole, text, size);
}

size_t astragal_view(const astragal_table *table, int viewer, const char *language, char *text, size_t size) {
    char *buffer = is_viewer(table, viewer) ? malloc(GAME_VIEW_TEXT) : NULL;
    if (!buffer)
        return no_text(text, size);
    struct text whole = text_into(buffer, GAME_VIEW_TEXT);
    table_view(table->table,
               &(struct table_view_options){.viewer = viewer, .language = read_language(language)}, &whole);
    size_t length = hand_out(&whole, text, size);
    free(buffer);
    return length;
}

size_t astragal_prompt(const astragal_table *table, int viewer, const char *language, char *text,
                       size_t size) {
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    char buffer[GAME_SENTENCE_TEXT];
    struct text whole = text_into(buffer, sizeof buffer);
    if (!is_viewer(table, viewer))
        return no_text(text, size);
    game_known(game_of(table), setting_of(table), state_of(table), viewer, known);
    game_of(table)->prompt(setting_of(table), known, read_language(language), &whole);
    return hand_out(&whole, text, size);
}

size_t astragal_label(const astragal_table *table, size_t number, const char *language, char *text,
                      size_t size) {
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    char buffer[GAME_SENTENCE_TEXT];
    struct text whole = text_into(buffer, sizeof buffer);
    game_action action;
    int who = astragal_who(table);
    if (!find_legal(table, number, &action))
        return no_text(text, size);
    game_known(game_of(table), setting_of(table), state_of(table), who >= 0 ? who : GAME_EVERYTHING, known);
    game_of(table)->label(setting_of(table), known, action, read_language(language), &whole);
    return hand_out(&whole, text, size);
}

size_t astragal_length(const astragal_table *table) {
    return table_length(table->table);
}

size_t astragal_log(const astragal_table *table, size_t number, int viewer, const char *language, char *text,
                    size_t size) {
    _Alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    char buffer[GAME_SENTENCE_TEXT];
    struct text whole = text_into(buffer, sizeof buffer);
    if (number >= table_length(table->table) || !is_viewer(table, viewer))
        return no_text(text, size);
    table_state_at(table->table, number, before);
    table_tell(table->table, viewer, before, table_action(table->table, number), read_language(language),
               &whole);
    return hand_out(&whole, text, size);
}

/* --- The result --- */

/* False while the game goes on, and for a seat that does not exist. */
static bool find_result(const astragal_table *table, int seat, struct game_result *result) {
    if (astragal_who(table) != ASTRAGAL_OVER || !is_seat(table, seat))
        return false;
    game_result(game_of(table), setting_of(table), state_of(table), result);
    return true;
}

double astragal_utility(const astragal_table *table, int seat) {
    struct game_result result;
    return find_result(table, seat, &result) ? result.utility[seat] : 0;
}

bool astragal_won(const astragal_table *table, int seat) {
    return astragal_utility(table, seat) > 0;
}

int astragal_place(const astragal_table *table, int seat) {
    struct game_result result;
    return find_result(table, seat, &result) ? result.place[seat] : 0;
}

bool astragal_score(const astragal_table *table, int seat, long *score) {
    struct game_result result;
    if (!find_result(table, seat, &result) || !result.scored)
        return false;
    *score = result.score[seat];
    return true;
}

/* --- Levels and hints --- */

static const struct ai_player *find_level(int level) {
    return level >= 1 && level <= AI_LEVELS ? &ai_players[level - 1] : NULL;
}

int astragal_level_count(void) {
    return AI_LEVELS;
}

size_t astragal_level_name(int level, const char *language, char *text, size_t size) {
    const struct ai_player *player = find_level(level);
    const char *title = player ? player->title[read_language(language)] : "";
    return copy_text(title, strlen(title), text, size);
}

size_t astragal_decide(astragal_table *table, int level, uint64_t nodes, uint64_t seed, char *text,
                       size_t size) {
    char buffer[GAME_ACTION_TEXT];
    struct text whole = text_into(buffer, sizeof buffer);
    const struct ai_player *player = find_level(level);
    int who = astragal_who(table);
    if (!player)
        return refuse(table, "there is no such level", text, size);
    if (who < 0)
        return refuse(table, "no seat is to decide", text, size);
    if (!ai_can_play(game_of(table), setting_of(table)))
        return refuse(table, "levels cannot play this game", text, size);
    if (!table->levels)
        table->levels = lineup_open(game_of(table), setting_of(table));
    if (!table->levels || !lineup_set(table->levels, who, player))
        return refuse(table, "out of memory", text, size);
    lineup_seed(table->levels, seed);
    lineup_recall(table->levels, table->table);
    game_action action = lineup_decide(table->levels, state_of(table), (struct ai_limits){.nodes = nodes});
    game_write_action(game_of(table), setting_of(table), state_of(table), action, &whole);
    return hand_out(&whole, text, size);
}

size_t astragal_hints(astragal_table *table, uint64_t nodes, uint64_t seed) {
    struct ai_limits limits = {.nodes = nodes ? nodes : HINT_NODES, .seed = seed};
    table->hints.count = 0;
    if (astragal_who(table) < 0)
        return 0;
    if (!table->hinter)
        table->hinter = hint_open(game_of(table), setting_of(table));
    if (!table->hinter)
        return refuse(table, "out of memory, or there are no hints for this game", NULL, 0);
    hint_recall(table->hinter, table->table);
    hint_think(table->hinter, state_of(table), &limits, HINT_MOST, &table->hints);
    return table->hints.count;
}

static const struct hint *find_hint(const astragal_table *table, size_t number) {
    return number < table->hints.count ? &table->hints.hint[number] : NULL;
}

size_t astragal_hint(const astragal_table *table, size_t number, char *text, size_t size) {
    const struct hint *hint = find_hint(table, number);
    const char *action = hint ? hint->line[0] : "";
    return copy_text(action, strlen(action), text, size);
}

double astragal_hint_chance(const astragal_table *table, size_t number) {
    const struct hint *hint = find_hint(table, number);
    return hint ? hint->chance : -1;
}

size_t astragal_hint_why(const astragal_table *table, size_t number, const char *language, char *text,
                         size_t size) {
    const struct hint *hint = find_hint(table, number);
    const char *why = hint ? hint->why[read_language(language)] : "";
    return copy_text(why, strlen(why), text, size);
}
