/* Notation round-trips, and invalid notation is refused. */
#include "contract_internal.h"

#include <stdlib.h>
#include <string.h>

enum { DAMAGES = 8, DAMAGED_STEPS = 8, READ_BACK = 64 };

static bool one_line_of_ascii(const struct text *text) {
    for (const char *at = text->start; *at; at++)
        if (*at < ' ' || *at > '~')
            return false;
    return text->length > 0;
}

/* Reads twice into memory filled differently, to detect uninitialized bytes. The state is in spare 0. */
static bool read_twice(struct contract *c, const char *line, struct game_error *error, bool *read) {
    memset(c->spare[0], 0x5a, c->game->state_bytes);
    memset(c->spare[1], 0xa5, c->game->state_bytes);
    *read = c->game->read_position(c->setting, c->spare[0], line, error);
    if (*read != c->game->read_position(c->setting, c->spare[1], line, error))
        return contract_broken(c, "read twice, once refused: %s", line);
    return !*read || contract_same(c, c->spare[0], c->spare[1]) ||
           contract_broken(c, "bytes are left unset by: %s", line);
}

bool contract_state_round_trips(struct contract *c, const void *state) {
    char line[GAME_POSITION_TEXT], again[GAME_POSITION_TEXT];
    struct game_error error = {.language = GAME_ENGLISH};
    struct text text = text_into(line, sizeof line);
    bool read;
    c->game->write_position(c->setting, state, &text);
    if (text.full || !one_line_of_ascii(&text))
        return contract_broken(c, "does not fit or is not one line of ASCII: %.200s", line);
    if (!read_twice(c, line, &error, &read))
        return false;
    if (!read)
        return contract_broken(c, "its own notation is refused, %s: %s", error.text, line);
    if (!contract_same(c, c->spare[0], state))
        return contract_broken(c, "read back, the state is another: %s", line);
    text = text_into(again, sizeof again);
    c->game->write_position(c->setting, c->spare[0], &text);
    return strcmp(line, again) == 0 || contract_broken(c, "written again: %s", again);
}

bool contract_position_round_trips(struct contract *c, const struct probe *place) {
    return contract_state_round_trips(c, place->state);
}

static bool action_round_trips(struct contract *c, const struct probe *place, game_action action) {
    char words[GAME_ACTION_TEXT];
    struct text text = text_into(words, sizeof words);
    game_action back = ~action;
    game_write_action(c->game, c->setting, place->state, action, &text);
    if (text.full || !one_line_of_ascii(&text))
        return contract_broken(c, "does not fit or is not ASCII: %s", words);
    if (!game_read_action(c->game, c->setting, place->state, words, &back))
        return contract_broken(c, "not read back: %s", words);
    return back == action ||
           contract_broken(c, "%s is %08x and reads %08x", words, (unsigned)action, (unsigned)back);
}

bool contract_action_round_trips(struct contract *c, const struct probe *place) {
    return place->who == GAME_OVER || action_round_trips(c, place, place->chosen);
}

bool contract_notations_differ(struct contract *c, const struct probe *place) {
    const char *twice;
    for (size_t i = 0; i < place->count; i++) {
        struct text text = text_into(c->lines[i], GAME_ACTION_TEXT);
        c->game->write_action(c->setting, place->state, place->actions[i], &text);
    }
    if (!contract_lines_differ(c, place->count, &twice))
        return contract_broken(c, "two actions are written: %s", twice);
    for (size_t i = 0; i < place->count && i < READ_BACK; i++) {
        size_t at = place->count <= READ_BACK ? i : random_below(&c->probe, (uint32_t)place->count);
        if (!action_round_trips(c, place, place->actions[at]))
            return false;
    }
    return true;
}

/* Ways to damage a line in place; the buffer has space for one more word or number. */

static size_t somewhere(struct contract *c, const char *line) {
    return random_below(&c->probe, (uint32_t)strlen(line) + 1);
}

static void cut(struct contract *c, char *line) {
    line[somewhere(c, line)] = '\0';
}

static void flip_bit(struct contract *c, char *line) {
    size_t at = somewhere(c, line);
    char flipped = (char)(line[at] ^ (1 << random_below(&c->probe, 8)));
    if (line[at] && flipped)
        line[at] = flipped;
}

static void move_letter(struct contract *c, char *line) {
    line[somewhere(c, line)] = line[somewhere(c, line)];
}

static void change_digit(struct contract *c, char *line) {
    char *at = strpbrk(line + somewhere(c, line), "0123456789");
    if (at)
        *at = (char)('0' + random_below(&c->probe, 10));
}

static void drop_letter(struct contract *c, char *line) {
    size_t at = somewhere(c, line);
    if (line[at])
        memmove(line + at, line + at + 1, strlen(line + at));
}

static void insert(char *at, const char *words, size_t length) {
    memmove(at + length, at, strlen(at) + 1);
    memcpy(at, words, length);
}

static void double_word(struct contract *c, char *line) {
    char word[GAME_ACTION_TEXT];
    char *from = line + somewhere(c, line);
    size_t length = strcspn(from, " ");
    length += from[length] == ' ';
    if (length < sizeof word) {
        memcpy(word, from, length);
        insert(from, word, length);
    }
}

static void add_number(struct contract *c, char *line) {
    static const char *const numbers[] = {
        "0", "9", "-1", "255", "65536", "4294967296", "99999999999999999999"};
    const char *number = numbers[random_below(&c->probe, sizeof numbers / sizeof *numbers)];
    insert(line + somewhere(c, line), number, strlen(number));
}

static void damage(struct contract *c, char *line) {
    static void (*const ways[])(struct contract *, char *) = {
        cut, flip_bit, move_letter, change_digit, drop_letter, double_word, add_number};
    for (uint32_t times = 1 + random_below(&c->probe, 2); times > 0; times--)
        ways[random_below(&c->probe, sizeof ways / sizeof *ways)](c, line);
}

/* Reads from memory that ends with the line, so that the sanitizer detects reads past it. */
static bool damage_once(struct contract *c, const char *line) {
    struct game_error error = {.language = (enum game_language)random_below(&c->probe, GAME_LANGUAGES)};
    char *exact = malloc(strlen(line) + 1);
    bool read;
    if (!exact)
        abort();
    strcpy(exact, line);
    bool kept = read_twice(c, exact, &error, &read);
    free(exact);
    c->report->damaged++;
    if (!kept)
        return false;
    if (!read) {
        struct text reason = {
            .start = error.text, .capacity = sizeof error.text, .length = strlen(error.text)};
        return reason.length > 0 || contract_broken(c, "refused without a reason: %s", line);
    }
    c->report->believed++;
    contract_copy(c, c->there.state, c->spare[0]);
    return contract_explore(c, line, DAMAGED_STEPS);
}

/* A position with hidden information. */
static void write_for_anybody(struct contract *c, const struct probe *place, struct text *out) {
    int viewer = (int)random_below(&c->probe, (uint32_t)c->seats + 2) + GAME_EVERYTHING;
    game_known(c->game, c->setting, place->state, viewer, c->spare[2]);
    c->game->write_position(c->setting, c->spare[2], out);
}

bool contract_damage_is_noticed(struct contract *c, const struct probe *place) {
    char line[GAME_POSITION_TEXT + 4 * GAME_ACTION_TEXT];
    for (int i = 0; i < DAMAGES; i++) {
        struct text text = text_into(line, GAME_POSITION_TEXT);
        write_for_anybody(c, place, &text);
        damage(c, line);
        if (!damage_once(c, line))
            return false;
    }
    return true;
}

bool contract_damaged_action_is_refused(struct contract *c, const struct probe *place) {
    char words[4 * GAME_ACTION_TEXT];
    for (int i = 0; i < DAMAGES && place->count > 0; i++) {
        struct text text = text_into(words, GAME_ACTION_TEXT);
        game_action action;
        game_write_action(c->game, c->setting, place->state, place->chosen, &text);
        damage(c, words);
        if (game_read_action(c->game, c->setting, place->state, words, &action) &&
            !game_allows(c->game, c->setting, place->state, action))
            return contract_broken(c, "read as %08x, which is not allowed: %s", (unsigned)action, words);
    }
    return true;
}
