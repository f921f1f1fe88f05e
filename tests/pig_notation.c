/* Pig's notation: `turn A total 12; A 30 bonus 4; B 45 bonus ? out`. A single seat has `turns 3` after the total. */
#include "pig_internal.h"

#include <assert.h>
#include <string.h>

static const char *const phase_words[PHASES] = {"bonus", "turn", "roll", "over"};
static const char *const marks[SEATS_MAX] = {"A", "B", "C", "D", "E", "F"};

const char *pig_seat_mark(const void *setting, const void *state, int seat) {
    (void)setting;
    (void)state;
    assert(seat >= 0 && seat < SEATS_MAX);
    return marks[seat];
}

void pig_write_action(const void *setting, const void *state, game_action action, struct text *out) {
    (void)setting;
    if (action == ROLL || action == HOLD) {
        text_put(out, action == ROLL ? "roll" : "hold");
        return;
    }
    text_put(out, ((const struct pig_state *)state)->phase == BONUS ? "bonus " : "die ");
    if (action == UNKNOWN)
        text_letter(out, '?');
    else
        text_number(out, (long)action);
}

/* Things. */

void pig_write_thing(const void *setting, const void *state, game_thing thing, struct text *out) {
    if (thing >= SEAT)
        text_format(out, "seat:%s", marks[thing - SEAT]);
    else if (thing == DIE)
        text_put(out, "die");
    else
        pig_write_action(setting, state, thing, out);
}

bool pig_read_thing(const void *setting, const void *state, const char *token, game_thing *thing) {
    game_thing known[3 + SEATS_MAX] = {ROLL, HOLD, DIE};
    size_t count = 3;
    for (int seat = 0; seat < pig_seats(setting); seat++)
        known[count++] = SEAT + (game_thing)seat;
    for (size_t i = 0; i < count; i++) {
        char written[GAME_ACTION_TEXT];
        struct text out = text_into(written, sizeof written);
        pig_write_thing(setting, state, known[i], &out);
        if (strcmp(written, token) == 0) {
            *thing = known[i];
            return true;
        }
    }
    return false;
}

/* Positions. */

void pig_write_position(const void *setting, const void *state, struct text *out) {
    const struct pig_state *pig = state;
    text_format(out, "%s %s", phase_words[pig->phase], marks[pig->seat]);
    if (pig->phase == TURN || pig->phase == ROLLING)
        text_format(out, " total %d", pig->total);
    if (pig_is_solo(setting))
        text_format(out, " turns %d", pig->turns);
    for (int seat = 0; seat < pig_seats(setting); seat++) {
        text_format(out, "; %s %d", marks[seat], pig->score[seat]);
        if (pig->bonus[seat] == UNKNOWN)
            text_put(out, " bonus ?");
        else if (pig->bonus[seat])
            text_format(out, " bonus %d", pig->bonus[seat]);
        if (pig->gone[seat])
            text_put(out, " out");
    }
}

static bool take(const char **at, const char *expected) {
    size_t length = strlen(expected);
    if (strncmp(*at, expected, length) != 0)
        return false;
    *at += length;
    return true;
}

static bool take_number(const char **at, int *number) {
    size_t length = strspn(*at, "0123456789");
    if (length < 1 || length > 4)
        return false;
    for (*number = 0; length > 0; length--)
        *number = *number * 10 + (*(*at)++ - '0');
    return true;
}

static bool take_head(const struct pig_setting *rules, const char **at, struct pig_state *pig) {
    int total = 0, turns = 0;
    while (pig->phase < PHASES && !take(at, phase_words[pig->phase]))
        pig->phase++;
    if (pig->phase == PHASES || !take(at, " "))
        return false;
    while (pig->seat < rules->seats && !take(at, marks[pig->seat]))
        pig->seat++;
    if (pig->seat == rules->seats || (take(at, " total ") && !take_number(at, &total)))
        return false;
    if (pig_is_solo(rules) && (!take(at, " turns ") || !take_number(at, &turns)))
        return false;
    pig->total = (int16_t)total;
    pig->turns = (uint16_t)turns;
    return true;
}

static bool take_seat(const char **at, struct pig_state *pig, int seat) {
    int score, bonus = 0;
    if (!take(at, "; ") || !take(at, marks[seat]) || !take(at, " ") || !take_number(at, &score))
        return false;
    if (take(at, " bonus ?"))
        bonus = UNKNOWN;
    else if (take(at, " bonus ") && (!take_number(at, &bonus) || bonus > FACES))
        return false;
    pig->score[seat] = (int16_t)score;
    pig->bonus[seat] = (uint8_t)bonus;
    pig->gone[seat] = take(at, " out");
    return true;
}

/* Whether the seat may have reached the target: at the end, or in a round that is not over. */
static bool may_have_reached(const struct pig_setting *rules, const struct pig_state *pig, int seat) {
    if (rules->rounds)
        return pig->phase == OVER || pig->gone[seat] || seat < pig->seat;
    return pig->phase == OVER && pig_team(rules, pig, seat) == pig_team(rules, pig, pig->seat);
}

static bool seat_can_be(const struct pig_setting *rules, const struct pig_state *pig, int seat) {
    bool rolled = rules->secret && (pig->phase != BONUS || seat < pig->seat);
    int bonus = rules->rounds ? 0 : pig->bonus[seat] == UNKNOWN ? 1 : pig->bonus[seat];
    if ((pig->bonus[seat] > 0) != rolled || (pig->bonus[seat] == UNKNOWN && pig->phase == OVER))
        return false;
    if (pig->gone[seat] && (pig->phase == BONUS || pig_automa(rules, pig, seat)))
        return false;
    if (pig->phase == BONUS && pig->score[seat] > 0)
        return false;
    if (pig->score[seat] + bonus >= rules->target && !may_have_reached(rules, pig, seat))
        return false;
    return pig->score[seat] < rules->target + FACES;
}

/* Turns are counted for a single seat; each brings at least 2 points, or none. */
static bool turns_can_be(const struct pig_setting *rules, const struct pig_state *pig) {
    if (!pig_is_solo(rules))
        return true;
    if (pig->phase == BONUS)
        return pig->turns == 0;
    if (pig->score[0] > 0 && pig->turns == 0)
        return false;
    return pig->phase == OVER && !pig->gone[0] ? pig->turns <= SOLO_TURNS : pig->turns < SOLO_TURNS;
}

/* Whether a game can end like this. In a race exactly one seat reaches the target. */
static bool end_can_be(const struct pig_setting *rules, const struct pig_state *pig) {
    int reached = 0;
    for (int seat = 0; seat < rules->seats; seat++)
        reached += pig->score[seat] + pig->bonus[seat] >= rules->target;
    if (pig->total != 0 || pig->seat != pig_first_winner(rules, pig) || (!rules->rounds && reached > 1))
        return false;
    if (pig_is_solo(rules))
        return pig->gone[0] || pig->turns == SOLO_TURNS || (pig->turns > 0 && pig_is_reached(rules, pig));
    return pig_sides_left(rules, pig) == 1 || (pig_sides_left(rules, pig) > 1 && pig_is_reached(rules, pig));
}

static bool can_be(const struct pig_setting *rules, const struct pig_state *pig) {
    int points = pig->score[pig->seat] + pig->total;
    int most = pig_automa(rules, pig, pig->seat) ? AUTOMA_HOLDS : rules->target;
    for (int seat = 0; seat < rules->seats; seat++)
        if (!seat_can_be(rules, pig, seat))
            return false;
    if (!turns_can_be(rules, pig))
        return false;
    if (pig->phase == OVER)
        return end_can_be(rules, pig);
    if (pig->gone[pig->seat] || (!pig_is_solo(rules) && pig_sides_left(rules, pig) < 2))
        return false;
    switch (pig->phase) {
    case BONUS:
        return rules->secret && pig->total == 0;
    case TURN:
        return points < rules->target + FACES && pig->total < most + FACES;
    default:
        return points < rules->target && pig->total < most;
    }
}

bool pig_read_position(const void *setting, void *state, const char *line, struct game_error *error) {
    struct pig_state pig = {0};
    char exact[GAME_POSITION_TEXT];
    const char *at = line;
    bool whole = take_head(setting, &at, &pig);
    for (int seat = 0; whole && seat < pig_seats(setting); seat++)
        whole = take_seat(&at, &pig, seat);
    struct text text = text_into(exact, sizeof exact);
    if (!whole || *at != '\0') {
        text_number(&text, (long)(at - line) + 1);
        return pig_refuse(error, PIG_BAD_WORDS, exact);
    }
    if (!can_be(setting, &pig))
        return pig_refuse(error, PIG_BAD_STATE, "");
    pig_write_position(setting, &pig, &text);
    if (strcmp(exact, line) != 0)
        return pig_refuse(error, PIG_NOT_EXACT, exact);
    *(struct pig_state *)state = pig;
    return true;
}
