/* A position as one line of text: what is going on, a part for each seat, and the cubes (docs/notation.md).
   turn V actions 2 earned 0 | V research 3 dominance 4 ships 1b6 5d4:m 4x | K ... | cubes b2=V e5=KV */
#include "notation.h"
#include "rules.h"
#include "words.h"

#include <string.h>

static const char *const stage_names[STAGES] = {
    [STAGE_ROLL] = "roll",         [STAGE_KEEP] = "keep",
    [STAGE_ROLL_AGAIN] = "reroll", [STAGE_TIE] = "tie",
    [STAGE_START] = "start",       [STAGE_PLACE] = "place",
    [STAGE_TURN] = "turn",         [STAGE_RECONFIGURE] = "reconfigure",
    [STAGE_COMBAT] = "combat",     [STAGE_WRECK] = "wreck",
    [STAGE_ENTER] = "enter",       [STAGE_INFAMY] = "infamy",
    [STAGE_OVER] = "over",
};

static bool in_turn(unsigned stage) {
    return stage >= STAGE_TURN && stage <= STAGE_INFAMY;
}
static bool has_pending(unsigned stage) {
    return stage >= STAGE_RECONFIGURE && stage <= STAGE_ENTER;
}
static bool has_contested(unsigned stage) {
    return stage >= STAGE_COMBAT && stage <= STAGE_ENTER;
}
static bool has_first(unsigned stage) {
    return stage == STAGE_START || stage == STAGE_PLACE;
}

static void write_field(struct text *out, const char *name, unsigned number) {
    text_letter(out, ' ');
    text_put(out, name);
    text_letter(out, ' ');
    text_number(out, (long)number);
}

static void write_tie(const struct setting *setting, const struct state *state, struct text *out) {
    text_put(out, " of ");
    for (int seat = 0; seat < setting->seats; seat++)
        if (state->tied >> seat & 1) {
            text_put(out, quantum_seat_mark(seat));
            if (state->tie_total[seat])
                text_number(out, state->tie_total[seat]);
        }
}

static void write_head(const struct setting *setting, const struct state *state, struct text *out) {
    text_put(out, stage_names[state->stage]);
    text_letter(out, ' ');
    text_put(out, quantum_seat_mark(state->seat));
    if (has_first(state->stage)) {
        text_put(out, " first ");
        text_put(out, quantum_seat_mark(state->first));
    }
    if (state->stage == STAGE_TIE)
        write_tie(setting, state, out);
    if (in_turn(state->stage)) {
        write_field(out, "actions", state->actions);
        write_field(out, "earned", state->earned);
    }
    if (has_contested(state->stage)) {
        text_put(out, " at ");
        quantum_write_space(state->contested, out);
    }
    if (state->phase == 2)
        text_put(out, " phase 2");
}

/* 5d4:m! is a 5 at d4 that has moved and is the pending ship; x is the scrapyard, h the hand, * a wreck. */
static void write_ship(const struct ship *ship, bool pending, struct text *out) {
    static const char off_map[] = {[PLACE_SCRAPYARD] = 'x', [PLACE_HAND] = 'h', [PLACE_WRECK] = '*'};
    text_letter(out, ' ');
    text_number(out, ship->number);
    if (on_map(ship))
        quantum_write_space(ship->place, out);
    else
        text_letter(out, off_map[ship->place]);
    quantum_write_used(ship, out);
    if (pending)
        text_letter(out, '!');
}

static void write_seat(const struct state *state, int seat, struct text *out) {
    text_put(out, " | ");
    text_put(out, quantum_seat_mark(seat));
    if (!is_present(state, seat))
        text_put(out, " left");
    write_field(out, "research", state->research[seat]);
    write_field(out, "dominance", state->dominance[seat]);
    text_put(out, " ships");
    for (int i = 0; i < MAX_SHIPS; i++)
        if (state->ship[seat][i].place != PLACE_NONE)
            write_ship(&state->ship[seat][i],
                       seat == state->seat && has_pending(state->stage) && i == state->pending, out);
}

void quantum_write_position(const void *any_setting, const void *any_state, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    write_head(setting, state, out);
    for (int seat = 0; seat < setting->seats; seat++)
        write_seat(state, seat, out);
    text_put(out, " | cubes");
    for (int planet = 0; planet < setting->planets; planet++) {
        if (state->cubes[planet] == 0)
            continue;
        text_letter(out, ' ');
        quantum_write_space(setting->centre[planet], out);
        text_letter(out, '=');
        for (int seat = 0; seat < setting->seats; seat++)
            for (int i = 0; i < cubes_of(state, planet, seat); i++)
                text_put(out, quantum_seat_mark(seat));
    }
}

/* Reading. */

struct reader {
    const struct setting *setting;
    struct state *state;
    struct game_error *error;
    const char *at;
    char word[32]; /* the word at `at`, read ahead; empty at the end */
    bool pending;  /* a ship was marked as pending */
};

static bool refuse(struct reader *reader, enum word reason) {
    char sentence[sizeof reader->error->text];
    const char *word = reader->word;
    struct text text = text_into(sentence, sizeof sentence);
    if (word[0] == '\0' && reason == WORD_POSITION_BAD)
        reason = WORD_POSITION_SHORT;
    text_fill(&text, quantum_word(reason, reader->error->language), &word, 1);
    return game_refuse(reader->error, 0, "%s", sentence);
}

static void advance(struct reader *reader) {
    if (!text_next_word(&reader->at, reader->word, sizeof reader->word)) {
        bool end = *reader->at == '\0';
        reader->word[0] = '\0';
        if (!end)
            strcpy(reader->word, "?");
    }
}

static bool take(struct reader *reader, const char *word) {
    if (strcmp(reader->word, word) != 0)
        return refuse(reader, WORD_POSITION_BAD);
    advance(reader);
    return true;
}

static bool take_number(struct reader *reader, long least, long most, uint8_t *number) {
    long value;
    if (!text_read_number(reader->word, least, most, &value))
        return refuse(reader, WORD_POSITION_BAD);
    *number = (uint8_t)value;
    advance(reader);
    return true;
}

static bool take_field(struct reader *reader, const char *name, long least, long most, uint8_t *number) {
    return take(reader, name) && take_number(reader, least, most, number);
}

static int seat_in(const struct reader *reader, char mark) {
    int seat = quantum_seat_of_mark(mark);
    return seat < reader->setting->seats ? seat : -1;
}

static bool take_seat(struct reader *reader, uint8_t *seat) {
    int found = reader->word[1] == '\0' ? seat_in(reader, reader->word[0]) : -1;
    if (found < 0)
        return refuse(reader, WORD_POSITION_BAD);
    *seat = (uint8_t)found;
    advance(reader);
    return true;
}

static bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

/* of V7KO: the seats that are tied, in order, with what they rolled. Those before the seat to roll have. */
static bool take_tie(struct reader *reader) {
    struct state *state = reader->state;
    if (!take(reader, "of"))
        return false;
    int last = -1;
    for (const char *at = reader->word; *at;) {
        int seat = seat_in(reader, *at++);
        if (seat <= last)
            return refuse(reader, WORD_POSITION_BAD);
        last = seat;
        state->tied |= (uint8_t)(1u << seat);
        unsigned total = 0;
        while (is_digit(*at) && total < 100)
            total = 10 * total + (unsigned)(*at++ - '0');
        if ((seat < state->seat) != (total >= 2 && total <= 12))
            return refuse(reader, WORD_POSITION_BAD);
        state->tie_total[seat] = (uint8_t)total;
    }
    if (!(state->tied >> state->seat & 1) || (state->tied & (state->tied - 1)) == 0)
        return refuse(reader, WORD_POSITION_BAD);
    advance(reader);
    return true;
}

static bool take_head(struct reader *reader) {
    struct state *state = reader->state;
    while (state->stage < STAGES && strcmp(reader->word, stage_names[state->stage]) != 0)
        state->stage++;
    if (state->stage == STAGES)
        return refuse(reader, WORD_POSITION_BAD);
    advance(reader);
    if (!take_seat(reader, &state->seat))
        return false;
    if (has_first(state->stage) && (!take(reader, "first") || !take_seat(reader, &state->first)))
        return false;
    if (state->stage == STAGE_TIE && !take_tie(reader))
        return false;
    if (in_turn(state->stage)) {
        state->phase = 1;
        if (!take_field(reader, "actions", 0, 15, &state->actions) ||
            !take_field(reader, "earned", 0, MAX_PLANETS, &state->earned))
            return false;
    }
    if (has_contested(state->stage)) {
        const char *at;
        if (!take(reader, "at"))
            return false;
        at = reader->word;
        state->contested = (uint16_t)quantum_read_space(reader->setting, &at);
        if (!state->contested || *at || !row_has(reader->setting->space, state->contested))
            return refuse(reader, WORD_POSITION_BAD);
        advance(reader);
    }
    if (state->stage == STAGE_INFAMY && strcmp(reader->word, "phase") == 0)
        return take_field(reader, "phase", 2, 2, &state->phase);
    return true;
}

/* x and h are also files of a wide board: then a rank follows. */
static bool read_place(struct reader *reader, const char **at, struct ship *ship) {
    char letter = **at;
    if ((letter == 'x' || letter == 'h' || letter == '*') && !is_digit((*at)[1])) {
        ship->place = letter == 'x' ? PLACE_SCRAPYARD : letter == 'h' ? PLACE_HAND : PLACE_WRECK;
        ++*at;
        return true;
    }
    ship->place = (uint16_t)quantum_read_space(reader->setting, at);
    if (!ship->place || !row_has(reader->setting->space, ship->place))
        return refuse(reader, WORD_POSITION_SPACE);
    return true;
}

static bool take_ship(struct reader *reader, int seat, int number) {
    struct ship ship = {0};
    const char *at = reader->word;
    if (*at < '1' || *at > '0' + MAX_NUMBER)
        return refuse(reader, WORD_POSITION_BAD);
    ship.number = (uint8_t)(*at++ - '0');
    if (!read_place(reader, &at, &ship))
        return false;
    if (on_map(&ship) && quantum_ship_on(reader->setting, reader->state, ship.place, NULL))
        return refuse(reader, WORD_POSITION_TAKEN);
    if (*at == ':') {
        at++;
        if (*at == 'm')
            ship.used |= USED_MOVE, at++;
        if (*at == 'a')
            ship.used |= USED_ABILITY, at++;
        if (!ship.used || seat != reader->state->seat || !in_turn(reader->state->stage))
            return refuse(reader, WORD_POSITION_BAD);
    }
    if (*at == '!') {
        if (reader->pending || seat != reader->state->seat)
            return refuse(reader, WORD_POSITION_BAD);
        at++;
        reader->pending = true;
        reader->state->pending = (uint8_t)number;
    }
    if (*at)
        return refuse(reader, WORD_POSITION_BAD);
    reader->state->ship[seat][number] = ship;
    advance(reader);
    return true;
}

static bool take_seat_part(struct reader *reader, int seat) {
    struct state *state = reader->state;
    if (!take(reader, "|") || !take(reader, quantum_seat_mark(seat)))
        return false;
    if (strcmp(reader->word, "left") == 0) {
        state->left |= (uint8_t)(1u << seat);
        advance(reader);
    }
    if (!take_field(reader, "research", 1, MAX_NUMBER, &state->research[seat]) ||
        !take_field(reader, "dominance", 1, MAX_NUMBER, &state->dominance[seat]) || !take(reader, "ships"))
        return false;
    for (int i = 0; reader->word[0] && strcmp(reader->word, "|") != 0; i++)
        if (i == MAX_SHIPS || !is_present(state, seat))
            return refuse(reader, WORD_POSITION_BAD);
        else if (!take_ship(reader, seat, i))
            return false;
    return true;
}

/* b2=VK: seats in order; more than one of a seat only when entangled (8.9). */
static bool take_planet(struct reader *reader, int *last) {
    const char *at = reader->word;
    unsigned space = quantum_read_space(reader->setting, &at);
    int planet = space ? reader->setting->planet[space] - 1 : -1;
    if (planet < 0 || reader->setting->centre[planet] != space || *at++ != '=' || *at == '\0')
        return refuse(reader, WORD_POSITION_BAD);
    if (planet <= *last)
        return refuse(reader, WORD_POSITION_ORDER);
    *last = planet;
    int before = -1;
    for (int count = 0; *at; at++, count++) {
        int seat = seat_in(reader, *at);
        bool twice = seat == before;
        if (seat < 0 || seat < before || (twice && !reader->setting->entanglement) ||
            count == reader->setting->number[planet] - 6)
            return refuse(reader, WORD_POSITION_CUBES);
        reader->state->cubes[planet] += (uint16_t)(1u << (4 * seat));
        before = seat;
    }
    advance(reader);
    return true;
}

static bool take_cubes(struct reader *reader) {
    int last = -1;
    if (!take(reader, "|") || !take(reader, "cubes"))
        return false;
    while (reader->word[0])
        if (!take_planet(reader, &last))
            return false;
    return true;
}

bool quantum_read_position(const void *setting, void *any_state, const char *line, struct game_error *error) {
    struct state state;
    struct reader reader = {.setting = setting, .state = &state, .error = error, .at = line};
    memset(&state, 0, sizeof state);
    advance(&reader);
    if (!take_head(&reader))
        return false;
    for (int seat = 0; seat < reader.setting->seats; seat++)
        if (!take_seat_part(&reader, seat))
            return false;
    if (!take_cubes(&reader))
        return false;
    if (reader.pending != has_pending(state.stage) || !quantum_is_possible(setting, &state))
        return refuse(&reader, WORD_POSITION_STAGE);
    memcpy(any_state, &state, sizeof state);
    return true;
}
