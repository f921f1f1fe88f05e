/* Reads a position. Input is untrusted: every word is checked, and finally whether the state can occur in a game
   (validate.c). */
#include "notation.h"
#include "rules.h"
#include "words.h"

#include <string.h>

struct reader {
    const struct setting *setting;
    struct state *state;
    struct game_error *error;
    const char *at;
    char word[32];       /* the next word; empty at the end */
    bool pending;        /* a ship was marked as pending */
    uint8_t seen[CARDS]; /* copies of each card named so far */
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

/* An overlong word becomes `?`, which is never valid. */
static void advance(struct reader *reader) {
    reader->at += strspn(reader->at, " \t");
    bool end = *reader->at == '\0';
    if (!text_next_word(&reader->at, reader->word, sizeof reader->word))
        strcpy(reader->word, end ? "" : "?");
}

static bool sees(const struct reader *reader, const char *word) {
    return strcmp(reader->word, word) == 0;
}

/* Reads the word if it is next. */
static bool skip(struct reader *reader, const char *word) {
    if (!sees(reader, word))
        return false;
    advance(reader);
    return true;
}

static bool take(struct reader *reader, const char *word) {
    return skip(reader, word) || refuse(reader, WORD_POSITION_BAD);
}

static bool take_number(struct reader *reader, long min, long max, uint8_t *number) {
    long value;
    if (!text_read_number(reader->word, min, max, &value))
        return refuse(reader, WORD_POSITION_BAD);
    *number = (uint8_t)value;
    advance(reader);
    return true;
}

static bool take_field(struct reader *reader, const char *name, long min, long max, uint8_t *number) {
    return take(reader, name) && take_number(reader, min, max, number);
}

static int seat_in(const struct reader *reader, char mark) {
    int seat = quantum_seat_of_mark(mark);
    return seat < reader->setting->seats ? seat : -1;
}

static bool take_seat(struct reader *reader, uint8_t *seat) {
    int found = reader->word[0] && reader->word[1] == '\0' ? seat_in(reader, reader->word[0]) : -1;
    if (found < 0)
        return refuse(reader, WORD_POSITION_BAD);
    *seat = (uint8_t)found;
    advance(reader);
    return true;
}

/* A field that is present only if it differs from the seat whose turn it is. */
static bool take_other_seat(struct reader *reader, const char *name, uint8_t *seat) {
    *seat = reader->state->seat;
    if (!skip(reader, name))
        return true;
    if (!take_seat(reader, seat))
        return false;
    return *seat != reader->state->seat || refuse(reader, WORD_POSITION_BAD);
}

static bool take_space(struct reader *reader, uint16_t *space) {
    const char *at = reader->word;
    *space = (uint16_t)quantum_read_space(reader->setting, &at);
    if (!*space || *at || !row_has(reader->setting->space, *space))
        return refuse(reader, WORD_POSITION_BAD);
    advance(reader);
    return true;
}

static bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

/* of V7KO: the tied seats in order, with the totals of those that have rolled. */
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
        if (seat < state->seat ? total < 2 || total > 12 : total != 0)
            return refuse(reader, WORD_POSITION_BAD);
        state->tie_total[seat] = (uint8_t)total;
    }
    if (!(state->tied >> state->seat & 1) || (state->tied & (state->tied - 1)) == 0)
        return refuse(reader, WORD_POSITION_BAD);
    advance(reader);
    return true;
}

/* Reads a card and checks that it is not named more often than it has copies. */
static bool take_card(struct reader *reader, unsigned *card) {
    *card = quantum_read_card(reader->word);
    if (*card == CARDS)
        return refuse(reader, WORD_POSITION_BAD);
    unsigned copies = *card < GAMBITS ? quantum_gambits[*card].copies : 1;
    if (++reader->seen[*card] > copies)
        return refuse(reader, WORD_POSITION_CARDS);
    advance(reader);
    return true;
}

static bool take_resumed(struct reader *reader) {
    struct state *state = reader->state;
    static const uint8_t rolls[] = {STAGE_RECONFIGURE, STAGE_ROLL_SHIP, STAGE_WRECK};
    if (!take(reader, "of"))
        return false;
    for (size_t i = 0; i < sizeof rolls; i++)
        if (sees(reader, quantum_stages[rolls[i]].name))
            state->resume = rolls[i];
    if (!state->resume)
        return refuse(reader, WORD_POSITION_BAD);
    advance(reader);
    return true;
}

static bool take_played(struct reader *reader) {
    while (skip(reader, "played")) {
        unsigned card = quantum_read_card(reader->word);
        if (card < GAMBITS || card == CARDS)
            return refuse(reader, WORD_POSITION_BAD);
        reader->state->reacted |= (uint32_t)1 << (card - GAMBITS);
        advance(reader);
    }
    return true;
}

/* The counterpart of write_interruption in position.c. */
static bool take_interruption(struct reader *reader) {
    struct state *state = reader->state;
    const struct stage_parts *parts = &quantum_stages[state->stage];
    if (parts->decider && !take_other_seat(reader, "by", &state->decider))
        return false;
    if (parts->resume && !take_resumed(reader))
        return false;
    if (!parts->resume && skip(reader, "again"))
        state->resume = STAGE_AGAIN;
    if (skip(reader, "from") && !take_space(reader, &state->origin))
        return false;
    if (skip(reader, "dice") &&
        (!take_number(reader, 1, 6, &state->die[0]) || !take_number(reader, 1, 6, &state->die[1])))
        return false;
    if (state->stage == STAGE_AGAIN && !take_field(reader, "rolled", 1, 6, &state->rolled))
        return false;
    if (state->stage == STAGE_DIE_AGAIN && !skip(reader, "attacker")) {
        state->rolled = 1;
        if (!take(reader, "defender"))
            return false;
    }
    if (!take_played(reader))
        return false;
    if (skip(reader, "gambit")) {
        unsigned card = quantum_read_card(reader->word);
        if (card >= GAMBITS)
            return refuse(reader, WORD_POSITION_BAD);
        state->gambit = (uint8_t)(card + 1);
        return take_card(reader, &card);
    }
    return true;
}

static bool take_turn(struct reader *reader) {
    struct state *state = reader->state;
    state->phase = 1;
    if (!take_field(reader, "actions", 0, 15, &state->actions) ||
        !take_field(reader, "earned", 0, MAX_EARNED, &state->earned[state->seat]))
        return false;
    if (skip(reader, "at") && !take_space(reader, &state->contested))
        return false;
    if (sees(reader, "phase") && !take_field(reader, "phase", 2, 2, &state->phase))
        return false;
    if (skip(reader, "destroyed"))
        state->turn |= TURN_DESTROYED;
    if (skip(reader, "attacked"))
        state->turn |= TURN_ATTACKED;
    return take_other_seat(reader, "after", &state->regular) &&
           take_other_seat(reader, "picks", &state->picker) && take_interruption(reader);
}

static bool take_head(struct reader *reader) {
    struct state *state = reader->state;
    while (state->stage < STAGES && !sees(reader, quantum_stages[state->stage].name))
        state->stage++;
    if (state->stage == STAGES)
        return refuse(reader, WORD_POSITION_BAD);
    advance(reader);
    if (!take_seat(reader, &state->seat))
        return false;
    if ((state->stage == STAGE_START || state->stage == STAGE_PLACE) &&
        (!take(reader, "first") || !take_seat(reader, &state->first)))
        return false;
    if (state->stage == STAGE_TIE && !take_tie(reader))
        return false;
    if (state->stage == STAGE_DRAW && !sees(reader, "actions")) {
        state->regular = state->seat; /* dealing the first six cards */
        return true;
    }
    return !quantum_stages[state->stage].turn || take_turn(reader);
}

/* x and h are also files of a wide board: then a digit follows. */
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

static bool read_used(struct reader *reader, const char **at, int seat, struct ship *ship) {
    if (**at != ':')
        return true;
    ++*at;
    if (**at == 'm')
        ship->used |= USED_MOVE, ++*at;
    if (**at == 'a')
        ship->used |= USED_ABILITY, ++*at;
    if (!ship->used || seat != reader->state->seat || reader->state->phase == 0)
        return refuse(reader, WORD_POSITION_BAD);
    return true;
}

static bool take_ship(struct reader *reader, int seat, int number) {
    struct state *state = reader->state;
    struct ship ship = {0};
    const char *at = reader->word;
    if (*at < '0' || *at > '0' + MAX_NUMBER)
        return refuse(reader, WORD_POSITION_BAD);
    ship.number = (uint8_t)(*at++ - '0');
    if (!read_place(reader, &at, &ship))
        return false;
    if (on_map(&ship) && quantum_ship_on(reader->setting, state, ship.place, NULL))
        return refuse(reader, WORD_POSITION_TAKEN);
    if (!read_used(reader, &at, seat, &ship))
        return false;
    if (*at == '!') {
        if (reader->pending || seat != quantum_pending_seat(state))
            return refuse(reader, WORD_POSITION_BAD);
        at++;
        reader->pending = true;
        state->pending = (uint8_t)number;
    }
    if (*at == '?') {
        if (seat != state->picker || ship.place != PLACE_HAND || state->phase != 2)
            return refuse(reader, WORD_POSITION_BAD);
        at++;
        state->rolling |= (uint8_t)(1u << number);
    }
    if (*at || (ship.number == 0 && !(state->rolling >> number & 1)))
        return refuse(reader, WORD_POSITION_BAD);
    state->ship[seat][number] = ship;
    advance(reader);
    return true;
}

static bool take_commands(struct reader *reader, int seat) {
    struct state *state = reader->state;
    if (!take(reader, "commands"))
        return false;
    while (reader->word[0] && !sees(reader, "|")) {
        char *mark = strchr(reader->word, ':');
        char what = mark && mark[1] && !mark[2] ? mark[1] : '\0';
        unsigned card;
        if (mark && what != 'n' && what != 'u')
            return refuse(reader, WORD_POSITION_BAD);
        if (mark)
            *mark = '\0';
        if (!take_card(reader, &card))
            return false;
        if (card < GAMBITS || (what == 'u' && seat != state->seat))
            return refuse(reader, WORD_POSITION_CARDS);
        uint32_t bit = (uint32_t)1 << (card - GAMBITS);
        state->commands[seat] |= bit;
        if (what == 'n')
            state->fresh |= bit;
        if (what == 'u')
            state->used_commands |= bit;
    }
    return true;
}

static bool take_seat_part(struct reader *reader, int seat) {
    struct state *state = reader->state;
    if (!take(reader, "|") || !take(reader, quantum_seat_mark(seat)))
        return false;
    if (skip(reader, "left"))
        state->left |= (uint8_t)(1u << seat);
    if (!take_field(reader, "research", 1, MAX_NUMBER, &state->research[seat]) ||
        !take_field(reader, "dominance", 1, MAX_NUMBER, &state->dominance[seat]))
        return false;
    if (seat != state->seat && sees(reader, "owed") &&
        !take_field(reader, "owed", 1, MAX_EARNED, &state->earned[seat]))
        return false;
    if (!take(reader, "ships"))
        return false;
    for (int i = 0; reader->word[0] && !sees(reader, "|") && !sees(reader, "commands"); i++)
        if (i == MAX_SHIPS)
            return refuse(reader, WORD_POSITION_BAD);
        else if (!take_ship(reader, seat, i))
            return false;
    return reader->setting->rules != RULES_FULL || take_commands(reader, seat);
}

/* b2=VK: seats in order, each once unless entanglement is on (8.9). */
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
            count == locations_of(reader->setting->number[planet]))
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
    while (reader->word[0] && !sees(reader, "|"))
        if (!take_planet(reader, &last))
            return false;
    return true;
}

/* Market and discards; the decks hold the rest. */
static bool take_cards(struct reader *reader) {
    struct state *state = reader->state;
    unsigned card;
    if (!take(reader, "|") || !take(reader, "market"))
        return false;
    while (reader->word[0] && !sees(reader, "|")) {
        if (!take_card(reader, &card))
            return false;
        if (card < GAMBITS)
            state->gambit_market[card]++;
        else
            state->command_market |= (uint32_t)1 << (card - GAMBITS);
    }
    if (!take(reader, "|") || !take(reader, "discards"))
        return false;
    while (reader->word[0])
        if (!take_card(reader, &card))
            return false;
    for (unsigned i = 0; i < GAMBITS; i++)
        state->gambit_deck[i] = (uint8_t)(quantum_gambits[i].copies - reader->seen[i]);
    for (unsigned i = 0; i < COMMANDS; i++)
        if (!reader->seen[GAMBITS + i])
            state->command_deck |= (uint32_t)1 << i;
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
    if (!take_cubes(&reader) || (reader.setting->rules == RULES_FULL && !take_cards(&reader)))
        return false;
    if (reader.word[0])
        return refuse(&reader, WORD_POSITION_BAD);
    if (reader.pending != quantum_stages[state.stage].pending || !quantum_is_possible(setting, &state))
        return refuse(&reader, WORD_POSITION_STAGE);
    memcpy(any_state, &state, sizeof state);
    return true;
}
