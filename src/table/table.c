/* Creating tables; playing, rolling and forced decisions; undo; results for people. */
#include "memory.h"
#include "table_internal.h"

#include <stdlib.h>
#include <string.h>

enum { DETAIL = 80 };

/* Removes control characters, which could reach a terminal, and truncates between UTF-8 characters. */
static void clean(const char *from, char to[DETAIL]) {
    size_t length = 0;
    for (; from[length] && length < DETAIL - 1; length++) {
        unsigned char byte = (unsigned char)from[length];
        to[length] = (char)(byte < 0x20 || byte == 0x7f ? '?' : byte);
    }
    if (from[length])
        while (length > 0 && ((unsigned char)from[length] & 0xc0) == 0x80)
            length--;
    to[length] = '\0';
}

bool table_refuse(struct game_error *error, int line, const char *english, const char *french,
                  const char *detail) {
    char cleaned[DETAIL] = "";
    if (detail)
        clean(detail, cleaned);
    error->line = line;
    struct text out = text_into(error->text, sizeof error->text);
    text_fill(&out, error->language == GAME_FRENCH ? french : english, &(const char *){cleaned}, 1);
    return false;
}

static bool no_memory(struct game_error *error) {
    return table_refuse(error, 0, "out of memory", "mémoire insuffisante", NULL);
}

static size_t rounded(size_t bytes) {
    size_t unit = _Alignof(max_align_t);
    return (bytes + unit - 1) / unit * unit;
}

/* Table, setting and states are one allocation; only the record grows separately. */
static struct table *allocate(const struct game *game, bool shared) {
    size_t setting = shared ? 0 : rounded(game->setting_bytes);
    size_t state = rounded(game->state_bytes);
    size_t size = rounded(sizeof(struct table)) + setting + 4 * state;
    unsigned char *block = table_resize(NULL, size);
    if (!block)
        return NULL;
    memset(block, 0, size);
    struct table *table = (struct table *)(void *)block;
    unsigned char *at = block + rounded(sizeof(struct table));
    table->game = game;
    table->setting = at;
    table->initial = at += setting;
    table->state = at += state;
    table->scratch = at += state;
    table->scratch2 = at + state;
    return table;
}

struct table *table_new(const struct game *game, const struct game_choice *choices, size_t count,
                        struct game_error *error) {
    struct table *table = allocate(game, false);
    if (!table) {
        no_memory(error);
        return NULL;
    }
    if (!game->prepare((void *)(uintptr_t)table->setting, choices, count, error)) {
        table_free(table);
        return NULL;
    }
    table->rules_version = game->rules_version;
    game->begin(table->setting, table->initial);
    memcpy(table->state, table->initial, game->state_bytes);
    return table;
}

struct table *table_new_shared(const struct game *game, const void *setting) {
    struct table *table = allocate(game, true);
    if (!table)
        return NULL;
    table->setting = setting;
    table->rules_version = game->rules_version;
    game->begin(setting, table->initial);
    memcpy(table->state, table->initial, game->state_bytes);
    return table;
}

void table_set_rules_version(struct table *table, int version) {
    const struct game *game = table->game;
    table->rules_version = version;
    if (version == game->rules_version)
        return;
    game->set_rules_version((void *)(uintptr_t)table->setting, version);
    game->begin(table->setting, table->initial);
    memcpy(table->state, table->initial, game->state_bytes);
}

bool table_place(struct table *table, const char *position, struct game_error *error) {
    const struct game *game = table->game;
    memset(table->scratch, 0, game->state_bytes);
    if (!game->read_position(table->setting, table->scratch, position, error))
        return false;
    memcpy(table->initial, table->scratch, game->state_bytes);
    memcpy(table->state, table->scratch, game->state_bytes);
    table->length = 0;
    table->hidden = game_has_secrets(game, table->setting) && game->hidden(table->setting, table->state);
    return true;
}

bool table_is_hidden(const struct table *table) {
    return table->hidden;
}

struct table *table_again(const struct table *table, struct game_error *error) {
    const struct game *game = table->game;
    struct game_choice choices[GAME_MAX_OPTIONS];
    char(*values)[GAME_OPTION_TEXT] = table_resize(NULL, GAME_MAX_OPTIONS * sizeof *values);
    size_t count = 0;
    if (!values) {
        no_memory(error);
        return NULL;
    }
    for (; game->options[count].name; count++) {
        struct text out = text_into(values[count], sizeof values[count]);
        game->option_value(table->setting, count, &out);
        choices[count] = (struct game_choice){game->options[count].name, values[count]};
    }
    struct table *again = table_new(game, choices, count, error);
    free(values);
    for (int seat = 0; again && seat < game->seats(table->setting); seat++)
        if (table_player(table, seat))
            table_set_player(again, seat, table_player(table, seat));
    return again;
}

struct table *table_new_at(const struct game *game, const struct game_choice *choices, size_t count,
                           const char *position, struct game_error *error) {
    struct table *table = table_new(game, choices, count, error);
    if (table && !table_place(table, position, error)) {
        table_free(table);
        return NULL;
    }
    return table;
}

void table_free(struct table *table) {
    if (!table)
        return;
    free(table->actions);
    free(table->tags);
    free(table);
}

void table_set_dice(struct table *table, struct table_dice dice) {
    table->dice = dice;
}

const struct game *table_game(const struct table *table) {
    return table->game;
}

const void *table_setting(const struct table *table) {
    return table->setting;
}

const void *table_state(const struct table *table) {
    return table->state;
}

int table_who(const struct table *table) {
    return table->game->who(table->setting, table->state);
}

const char *table_seat_mark(const struct table *table, int seat) {
    return table->game->seat_mark(table->setting, table->state, seat);
}

void table_seat_name(const struct table *table, int seat, enum game_language language, struct text *out) {
    table->game->seat_name(table->setting, table->state, seat, language, out);
}

size_t table_length(const struct table *table) {
    return table->length;
}

game_action table_action(const struct table *table, size_t number) {
    return table->actions[number];
}

void table_state_at(const struct table *table, size_t number, void *state) {
    memcpy(state, table->initial, table->game->state_bytes);
    for (size_t i = 0; i < number; i++)
        table->game->play(table->setting, state, table->actions[i]);
}

void table_walk(const struct table *table, size_t since, table_visit *visit, void *context) {
    size_t from = since < table->length ? since : table->length;
    table_state_at(table, from, table->scratch);
    for (size_t i = from; i < table->length; i++) {
        visit(context, i, table->scratch, table->actions[i]);
        table->game->play(table->setting, table->scratch, table->actions[i]);
    }
}

/* A game that starts at a position may start within a turn. */
size_t table_first_turn(const struct table *table) {
    const struct game *game = table->game;
    _Alignas(max_align_t) unsigned char start[GAME_MAX_STATE];
    if (!game->turn_starts)
        return 1;
    memset(start, 0, game->state_bytes);
    game->begin(table->setting, start);
    return game->turn_starts(table->setting, start, table->initial);
}

size_t table_next_turn(const struct table *table, size_t number, const void *before, const void *after) {
    const struct game *game = table->game;
    return number + (game->turn_starts
                         ? game->turn_starts(table->setting, before, after)
                         : game->turn(table->setting, before) != game->turn(table->setting, after));
}

void table_turn_numbers(const struct table *table, size_t *numbers) {
    _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    size_t bytes = table->game->state_bytes;
    numbers[0] = table_first_turn(table);
    memcpy(table->scratch, table->initial, bytes);
    for (size_t i = 0; i < table->length; i++) {
        memcpy(next, table->scratch, bytes);
        table->game->play(table->setting, next, table->actions[i]);
        numbers[i + 1] = table_next_turn(table, numbers[i], table->scratch, next);
        memcpy(table->scratch, next, bytes);
    }
}

size_t table_turn_states(const struct table *table, void *states, size_t capacity) {
    const struct game *game = table->game;
    size_t bytes = game->state_bytes, count = 0;
    int seat = table_who(table);
    memcpy(table->scratch, table->initial, bytes);
    for (size_t i = 0; i < table->length; i++) {
        if (count < capacity && game->who(table->setting, table->scratch) == seat)
            memcpy((unsigned char *)states + count++ * bytes, table->scratch, bytes);
        memcpy(table->scratch2, table->scratch, bytes);
        game->play(table->setting, table->scratch, table->actions[i]);
        if (table_next_turn(table, 0, table->scratch2, table->scratch) > 0)
            count = 0;
    }
    return count;
}

int table_author(const struct table *table, const void *state, game_action action) {
    return GAME_IS_RESIGN(action) ? GAME_RESIGNER(action) : table->game->who(table->setting, state);
}

bool table_append(struct table *table, game_action action, struct game_error *error) {
    if (table->length == MAX_LENGTH)
        return table_refuse(error, 0, "the record is full: no game is this long",
                            "l’enregistrement est plein : aucune partie n’est si longue", NULL);
    if (table->length == table->capacity) {
        size_t capacity = table->capacity ? table->capacity * 2 : 256;
        game_action *actions = table_resize(table->actions, capacity * sizeof *actions);
        if (!actions)
            return no_memory(error);
        table->actions = actions;
        table->capacity = capacity;
    }
    table->game->play(table->setting, table->state, action);
    table->actions[table->length++] = action;
    return true;
}

/* More forced actions in a row than any game has: a position in which nobody ever has a choice. */
enum { MAX_AUTOMATIC = 10000 };

static bool refuse_hidden(struct game_error *error) {
    return table_refuse(error, 0, "something is hidden in this position: it can only be looked at",
                        "cette position cache quelque chose : on ne peut que la regarder", NULL);
}

bool table_play(struct table *table, game_action action, struct game_error *error) {
    if (table->hidden)
        return refuse_hidden(error);
    if (!game_allows(table->game, table->setting, table->state, action))
        return table_refuse(error, 0, "this is not possible now", "ce n’est pas possible maintenant", NULL);
    return table_append(table, action, error);
}

bool table_play_text(struct table *table, const char *words, struct game_error *error) {
    game_action action;
    if (table->hidden)
        return refuse_hidden(error);
    if (table_who(table) == GAME_OVER)
        return table_refuse(error, 0, "the game is over: {0} comes too late",
                            "la partie est finie : {0} vient trop tard", words);
    if (!game_read_action(table->game, table->setting, table->state, words, &action))
        return table_refuse(error, 0, "not possible now: {0}", "pas possible maintenant : {0}", words);
    return table_append(table, action, error);
}

struct table *table_foresee(const struct table *table, const char *words, struct game_error *error) {
    const struct game *game = table->game;
    struct game_random random = random_from_seed(0);
    game_action action;
    if (table_who(table) < 0 || !game_read_action(game, table->setting, table->state, words, &action)) {
        table_refuse(error, 0, "not possible now: {0}", "pas possible maintenant : {0}", words);
        return NULL;
    }
    if (GAME_IS_RESIGN(action) || game_reveals(game, table->setting, table->state, action)) {
        table_refuse(error, 0, "this reveals something", "cela révèle quelque chose", NULL);
        return NULL;
    }
    struct table *after = table_new_shared(game, table->setting);
    if (!after) {
        no_memory(error);
        return NULL;
    }
    memcpy(after->initial, table->state, game->state_bytes);
    if (table->hidden)
        game->guess(table->setting, after->initial, &random);
    memcpy(after->state, after->initial, game->state_bytes);
    if (table_play(after, action, error))
        return after;
    table_free(after);
    return NULL;
}

bool table_roll(struct table *table, struct game_error *error) {
    const struct game *game = table->game;
    game_action outcomes[game->max_actions];
    uint32_t number;
    if (table->hidden)
        return refuse_hidden(error);
    if (table_who(table) != GAME_CHANCE)
        return table_refuse(error, 0, "there is nothing to roll", "il n’y a rien à lancer", NULL);
    size_t count = game->list(table->setting, table->state, outcomes);
    uint32_t total = game_total_weight(game, table->setting, table->state, outcomes, count);
    if (!table->dice.below || !table->dice.below(table->dice.context, total, &number))
        return table_refuse(error, 0, "no dice to roll with", "pas de dés à lancer", NULL);
    return table_append(table, game_outcome_at(game, table->setting, table->state, outcomes, count, number),
                        error);
}

bool table_has_choice(const struct table *table, const void *state) {
    const struct game *game = table->game;
    game_action actions[game->max_actions];
    size_t count = game->list(table->setting, state, actions);
    return count > 1 ||
           (count == 1 && game->deliberate && game->deliberate(table->setting, state, actions[0]));
}

static bool play_forced(struct table *table, struct game_error *error) {
    game_action actions[table->game->max_actions];
    table->game->list(table->setting, table->state, actions);
    return table_append(table, actions[0], error);
}

bool table_is_automatic(const struct table *table) {
    int who = table_who(table);
    return !table->hidden && (who == GAME_CHANCE || (who >= 0 && !table_has_choice(table, table->state)));
}

bool table_step(struct table *table, struct game_error *error) {
    return table_who(table) == GAME_CHANCE ? table_roll(table, error) : play_forced(table, error);
}

bool table_advance(struct table *table, struct game_error *error) {
    for (int step = 0; step < MAX_AUTOMATIC; step++) {
        if (!table_is_automatic(table))
            return true;
        if (!table_step(table, error))
            return false;
    }
    return table_refuse(error, 0, "nobody ever has a choice here", "personne n’a jamais le choix ici", NULL);
}

/* The earliest and the latest point that can be undone to, as lengths of the record at which the seat had a choice. Both
   are the current length if there is none. */
struct undo {
    size_t first;
    size_t last;
};

static bool is_barrier(const struct table *table, const void *state, game_action action) {
    return GAME_IS_RESIGN(action) || game_reveals(table->game, table->setting, state, action);
}

/* The start of the current seat's unbroken sequence of decisions; leaves the state there in table->scratch2. While dice
   are still to be rolled, the current seat is the one that decided last: nothing has been revealed yet. */
static size_t find_barrier(const struct table *table) {
    const struct game *game = table->game;
    size_t barrier = 0;
    int last = GAME_CHANCE;
    memcpy(table->scratch, table->initial, game->state_bytes);
    memcpy(table->scratch2, table->initial, game->state_bytes);
    for (size_t i = 0; i < table->length; i++) {
        int who = game->who(table->setting, table->scratch);
        bool blocks = is_barrier(table, table->scratch, table->actions[i]);
        if (who != last && !blocks) {
            memcpy(table->scratch2, table->scratch, game->state_bytes);
            barrier = i;
        }
        game->play(table->setting, table->scratch, table->actions[i]);
        if (blocks) {
            memcpy(table->scratch2, table->scratch, game->state_bytes);
            barrier = i + 1;
        }
        last = blocks ? GAME_CHANCE : who;
    }
    int now = table_who(table);
    return now == GAME_OVER || (now >= 0 && now != last) ? table->length : barrier;
}

static struct undo find_undo(const struct table *table) {
    struct undo undo = {table->length, table->length};
    for (size_t i = find_barrier(table); i < table->length; i++) {
        if (table_has_choice(table, table->scratch2)) {
            undo.last = i;
            if (undo.first == table->length)
                undo.first = i;
        }
        table->game->play(table->setting, table->scratch2, table->actions[i]);
    }
    return undo;
}

static void cut(struct table *table, size_t length) {
    table_state_at(table, length, table->state);
    table->length = length;
}

size_t table_undo_limit(const struct table *table) {
    return find_undo(table).first;
}

bool table_undo(struct table *table, struct game_error *error) {
    size_t last = find_undo(table).last;
    if (last == table->length)
        return table->length == 0
                   ? table_refuse(error, 0, "nothing has been decided yet", "rien n’a encore été décidé",
                                  NULL)
                   : table_refuse(
                         error, 0, "nothing to take back: dice or cards came, or others moved",
                         "rien à annuler\u00a0: des dés ou des cartes sont tombés, ou d’autres ont joué",
                         NULL);
    cut(table, last);
    return true;
}

bool table_undo_to(struct table *table, size_t length, struct game_error *error) {
    if (length > table->length || length < table_undo_limit(table))
        return table_refuse(error, 0, "the game cannot be taken back to there",
                            "on ne peut pas revenir à ce point", NULL);
    cut(table, length);
    return true;
}

enum table_win table_winners(const struct table *table, enum game_language language, struct text *names) {
    const struct game *game = table->game;
    struct game_result result;
    int winners = 0, team = 0;
    bool together = true;
    game_result(game, table->setting, table->state, &result);
    for (int seat = 0; seat < game->seats(table->setting); seat++) {
        if (result.utility[seat] <= 0)
            continue;
        int own = game_team(game, table->setting, table->state, seat);
        together &= winners == 0 || own == team;
        team = own;
        text_put(names, winners++ > 0 ? ", " : "");
        table_seat_name(table, seat, language, names);
    }
    return winners == 0   ? TABLE_WIN_NOBODY
           : winners == 1 ? TABLE_WIN_ALONE
           : together     ? TABLE_WIN_TOGETHER
                          : TABLE_WIN_SHARED;
}

void table_standings(const struct table *table, enum game_language language, struct text *out) {
    const struct game *game = table->game;
    int seats = game->seats(table->setting), last = 0;
    struct game_result result;
    game_result(game, table->setting, table->state, &result);
    for (int seat = 0; seat < seats; seat++)
        last = result.place[seat] > last ? result.place[seat] : last;
    if (!result.scored && last <= 2)
        return;
    for (int place = 1; place <= last; place++)
        for (int seat = 0; seat < seats; seat++) {
            if (result.place[seat] != place)
                continue;
            text_format(out, "%s%d. ", out->length ? "  " : "", place);
            table_seat_name(table, seat, language, out);
            if (result.scored)
                text_format(out, " %ld", result.score[seat]);
        }
}
