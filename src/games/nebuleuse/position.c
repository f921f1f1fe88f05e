/* A position as one line: docs/notation.md. */
#include "notation.h"
#include "words.h"

#include <string.h>

/* Stages without arguments. */
static const char *const stage_words[STAGES] = {
    [STAGE_PICK] = "pick",  [STAGE_OBSERVE] = "observing", [STAGE_JOKER] = "joker",
    [STAGE_PAID] = "paid",  [STAGE_SPACE] = "space",       [STAGE_LANDED] = "landed",
    [STAGE_RISK] = "risk",  [STAGE_GAIN] = "gain",         [STAGE_FOUND] = "found",
    [STAGE_EXO] = "exo",    [STAGE_MISSION] = "mission",   [STAGE_GIVE] = "give",
    [STAGE_GATE] = "gate",  [STAGE_PERSON] = "person",     [STAGE_CARD] = "card",
    [STAGE_PAY] = "pay",    [STAGE_SPECIES] = "species",   [STAGE_TRY] = "die try",
    [STAGE_DAMAGE] = "die", [STAGE_OVER] = "over",
};

static const char *const purpose_words[PURPOSES] = {
    [PURPOSE_NONE] = "none",         [PURPOSE_SETUP] = "setup", [PURPOSE_PROMOTION] = "promotion",
    [PURPOSE_SUPPLIES] = "supplies", [PURPOSE_CROSS] = "cross", [PURPOSE_ENTER] = "enter",
    [PURPOSE_LEAVE] = "leave",       [PURPOSE_BUY] = "buy",     [PURPOSE_MISSION] = "mission",
    [PURPOSE_STORM] = "storm",       [PURPOSE_SCAN] = "scan",   [PURPOSE_LAND] = "land",
};

/* Writing. */

static void put_numbers(struct text *out, const uint8_t *numbers, int count) {
    for (int i = 0; i < count; i++) {
        text_put(out, i > 0 ? "," : "");
        text_number(out, numbers[i]);
    }
}

static void put_count(struct text *out, const char *word, int count) {
    if (count > 0)
        text_format(out, " %s %d", word, count);
}

static void put_flag(struct text *out, const char *word, int flag) {
    if (flag)
        text_format(out, " %s", word);
}

static void write_stage(const struct setting *setting, const struct state *state, struct text *out) {
    text_put(out, stage_words[state->stage]);
    switch (state->stage) {
    case STAGE_PICK:
        text_format(out, " %d %s", state->count, purpose_words[state->purpose]);
        break;
    case STAGE_LANDED:
        text_format(out, " %s", nebuleuse_slot_ids[state->target]);
        break;
    case STAGE_RISK:
        text_format(out, " %s", setting->data.explore[state->card].id);
        break;
    case STAGE_EXO:
    case STAGE_GIVE:
        text_format(out, " %s", nebuleuse_tech_ids[state->target]);
        break;
    case STAGE_PAY:
        text_format(out, " %d %s", state->count, purpose_words[state->purpose]);
        if (state->purpose == PURPOSE_CROSS)
            text_format(out, " %s", nebuleuse_sector_ids[state->target]);
        else if (state->purpose == PURPOSE_BUY)
            text_format(out, " %s", nebuleuse_piece_ids[state->target]);
        break;
    case STAGE_SPECIES:
        text_format(out, " %s %s", purpose_words[state->purpose], nebuleuse_slot_ids[state->target]);
        break;
    case STAGE_PERSON:
    case STAGE_DAMAGE:
        text_format(out, " %d", state->count);
        if (state->card)
            text_format(out, " trophy %s", setting->data.explore[state->card - 1].id);
        break;
    default:
        break;
    }
}

static void write_seat(const struct setting *setting, const struct state *state, int number,
                       struct text *out) {
    const struct seat *seat = &state->seat[number];
    text_format(out, "; %s %d %s %s pieces ", nebuleuse_marks[number], seat->pv,
                nebuleuse_ship_ids[seat->ship], nebuleuse_place_word(seat->at));
    put_numbers(out, seat->piece, PIECES);
    text_put(out, " exp ");
    put_numbers(out, seat->exp, FIELDS);
    put_count(out, "missions", seat->missions);
    for (int tech = 0, count = 0; tech < TECHS; tech++)
        if (seat->exo >> tech & 1)
            text_format(out, "%s%s", count++ ? "," : " exo ", nebuleuse_tech_ids[tech]);
    put_count(out, "lost", seat->lost);
    const char *before = " kept ";
    for (int card = 0; card < SPECIES; card++)
        if (state->kept[number] >> card & 1) {
            text_format(out, "%s%s", before, setting->data.species[card].id);
            before = ",";
        }
    put_flag(out, "out", seat->out);
}

static void put_seat(struct text *out, const char *word, int seat) {
    if (seat != NOBODY)
        text_format(out, " %s %s", word, nebuleuse_marks[seat - 1]);
}

static void write_slot(const struct setting *setting, const struct state *state, int number,
                       struct text *out) {
    const struct slot *slot = &state->slot[number];
    bool looked = false;
    text_format(out, "; %s %s %s %s", nebuleuse_slot_ids[number], nebuleuse_place_word(slot->at),
                slot->card == CARD_HIDDEN      ? "?"
                : slot->card == CARD_UNSETTLED ? "-"
                                               : species_in(setting, slot)->id,
                slot->up ? "up" : "down");
    if (slot->scans) {
        text_put(out, " scans ");
        for (int seat = 0; seat < setting->seats; seat++)
            text_put(out, slot->scans >> seat & 1 ? nebuleuse_marks[seat] : "");
    }
    put_seat(out, "observer", slot->observer);
    put_seat(out, "contact", slot->contact);
    if (slot->contact != NOBODY) {
        text_format(out, " steps %d paid ", slot->steps);
        put_numbers(out, slot->paid, FIELDS);
        text_format(out, " joker %c", slot->joker ? nebuleuse_field_letters[slot->joker - 1] : '-');
    }
    put_seat(out, "owner", slot->owner);
    for (int seat = 0; seat < setting->seats; seat++)
        looked = looked || slot->looks[seat];
    if (looked) {
        text_put(out, " looks ");
        put_numbers(out, slot->looks, setting->seats);
    }
}

void nebuleuse_write_position(const void *any_setting, const void *any_state, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    text_format(out, "%s round %d ", nebuleuse_marks[state->turn], state->round);
    write_stage(setting, state, out);
    text_format(out, " hand %d", state->hand);
    put_count(out, "scans", state->scans);
    put_count(out, "detects", state->detects);
    put_flag(out, "off", state->off);
    put_flag(out, "inx", state->in_x);
    put_flag(out, "raz", state->raz);
    put_flag(out, "last", state->last);
    text_put(out, "; unseen ");
    put_numbers(out, state->unseen, setting->data.explores);
    text_put(out, "; tokens ");
    put_numbers(out, state->tokens, SECTORS);
    text_format(out, "; gate %s", state->open ? "open" : "closed");
    for (int seat = 0; seat < setting->seats; seat++)
        write_seat(setting, state, seat, out);
    for (int slot = 0; slot < SLOTS; slot++)
        if (state->slot[slot].card != CARD_NONE)
            write_slot(setting, state, slot, out);
}

/* Reading. */

struct reader {
    const struct setting *setting;
    struct state *state;
    const char *at;
};

/* Skips the text if it is next. */
static bool skip(struct reader *reader, const char *words) {
    size_t length = strlen(words);
    if (strncmp(reader->at, words, length) != 0)
        return false;
    reader->at += length;
    return true;
}

/* The same for a whole word, which a blank, comma, semicolon or the end must follow. */
static bool skip_word(struct reader *reader, const char *word) {
    size_t length = strlen(word);
    if (strncmp(reader->at, word, length) != 0 || !strchr(" ,;", reader->at[length]))
        return false;
    reader->at += length;
    return true;
}

static bool read_number(struct reader *reader, int most, int *number) {
    int digits = 0;
    for (*number = 0; *reader->at >= '0' && *reader->at <= '9' && digits < 5; digits++)
        *number = 10 * *number + (*reader->at++ - '0');
    return digits > 0 && *number <= most;
}

static bool read_byte(struct reader *reader, int most, uint8_t *byte) {
    int number;
    if (!read_number(reader, most, &number))
        return false;
    *byte = (uint8_t)number;
    return true;
}

static bool read_numbers(struct reader *reader, int most, int count, uint8_t *numbers) {
    for (int i = 0; i < count; i++)
        if ((i > 0 && !skip(reader, ",")) || !read_byte(reader, most, &numbers[i]))
            return false;
    return true;
}

/* The index of the next word in the list, or -1. */
static int read_word(struct reader *reader, const char *const *words, int count) {
    for (int i = 0; i < count; i++)
        if (skip_word(reader, words[i]))
            return i;
    return -1;
}

static bool take_word(struct reader *reader, const char *const *words, int count, uint8_t *number) {
    int found = skip(reader, " ") ? read_word(reader, words, count) : -1;
    *number = (uint8_t)(found < 0 ? 0 : found);
    return found >= 0;
}

static int read_explore(struct reader *reader) {
    const struct data *data = &reader->setting->data;
    for (int i = 0; i < data->explores; i++)
        if (skip_word(reader, data->explore[i].id))
            return i;
    return -1;
}

static int read_species(struct reader *reader) {
    for (int i = 0; i < SPECIES; i++)
        if (skip_word(reader, reader->setting->data.species[i].id))
            return i;
    return -1;
}

static bool read_place(struct reader *reader, uint8_t *at) {
    for (int place = 0; place < PLACES_OF_SHIPS; place++)
        if (skip_word(reader, nebuleuse_place_word(place))) {
            *at = (uint8_t)place;
            return true;
        }
    return false;
}

static bool read_purpose(struct reader *reader, enum purpose first, enum purpose last) {
    int found = skip(reader, " ") ? read_word(reader, purpose_words + first, (int)(last - first) + 1) : -1;
    reader->state->purpose = (uint8_t)(found < 0 ? 0 : found + (int)first);
    return found >= 0;
}

static bool read_count(struct reader *reader) {
    return skip(reader, " ") && read_byte(reader, 20, &reader->state->count);
}

static bool read_trophy(struct reader *reader) {
    if (!skip(reader, " trophy "))
        return true;
    int card = read_explore(reader);
    reader->state->card = (uint8_t)(card + 1);
    return card >= 0;
}

static bool read_stage_rest(struct reader *reader) {
    struct state *state = reader->state;
    switch (state->stage) {
    case STAGE_PICK:
        return read_count(reader) && read_purpose(reader, PURPOSE_SETUP, PURPOSE_SUPPLIES);
    case STAGE_LANDED:
        return take_word(reader, nebuleuse_slot_ids, SLOTS, &state->target);
    case STAGE_RISK: {
        int card = skip(reader, " ") ? read_explore(reader) : -1;
        state->card = (uint8_t)(card < 0 ? 0 : card);
        return card >= 0;
    }
    case STAGE_EXO:
    case STAGE_GIVE:
        return take_word(reader, nebuleuse_tech_ids, TECHS, &state->target);
    case STAGE_PAY:
        if (!read_count(reader) || !read_purpose(reader, PURPOSE_CROSS, PURPOSE_STORM))
            return false;
        return state->purpose == PURPOSE_CROSS
                   ? take_word(reader, nebuleuse_sector_ids, SECTORS, &state->target)
               : state->purpose == PURPOSE_BUY
                   ? take_word(reader, nebuleuse_piece_ids, PIECES, &state->target)
                   : true;
    case STAGE_SPECIES:
        return read_purpose(reader, PURPOSE_SCAN, PURPOSE_LAND) &&
               take_word(reader, nebuleuse_slot_ids, SLOTS, &state->target);
    case STAGE_PERSON:
    case STAGE_DAMAGE:
        return read_count(reader) && read_trophy(reader);
    default:
        return true;
    }
}

static bool read_optional(struct reader *reader, const char *words, int most, uint8_t *number) {
    return !skip(reader, words) || (read_byte(reader, most, number) && *number > 0);
}

static bool read_head(struct reader *reader) {
    struct state *state = reader->state;
    int turn = read_word(reader, nebuleuse_marks, reader->setting->seats);
    if (turn < 0 || !skip(reader, " round ") || !read_byte(reader, 200, &state->round) || !skip(reader, " "))
        return false;
    int stage = read_word(reader, stage_words, STAGES);
    state->turn = (uint8_t)turn;
    state->stage = (uint8_t)(stage < 0 ? 0 : stage);
    if (stage < 0 || !read_stage_rest(reader) || !skip(reader, " hand ") ||
        !read_byte(reader, DECK, &state->hand) || !read_optional(reader, " scans ", 60, &state->scans) ||
        !read_optional(reader, " detects ", 60, &state->detects))
        return false;
    state->off = skip(reader, " off");
    state->in_x = skip(reader, " inx");
    state->raz = skip(reader, " raz");
    state->last = skip(reader, " last");
    return true;
}

static bool read_seat(struct reader *reader, int number) {
    struct seat *seat = &reader->state->seat[number];
    int pv;
    if (!skip(reader, "; ") || !skip_word(reader, nebuleuse_marks[number]) || !skip(reader, " ") ||
        !read_number(reader, MOST_PV, &pv) || !take_word(reader, nebuleuse_ship_ids, SHIPS, &seat->ship) ||
        !skip(reader, " ") || !read_place(reader, &seat->at) || !skip(reader, " pieces ") ||
        !read_numbers(reader, MAX_THRUSTERS, PIECES, seat->piece) || !skip(reader, " exp ") ||
        !read_numbers(reader, 9, FIELDS, seat->exp) ||
        !read_optional(reader, " missions ", MAX_MISSIONS, &seat->missions))
        return false;
    seat->pv = (uint16_t)pv;
    for (bool more = skip(reader, " exo "); more; more = skip(reader, ",")) {
        int tech = read_word(reader, nebuleuse_tech_ids, TECHS);
        if (tech < 0 || seat->exo >> tech)
            return false;
        seat->exo = (uint8_t)(seat->exo | 1u << tech);
    }
    if (!read_optional(reader, " lost ", TECHS, &seat->lost))
        return false;
    for (bool more = skip(reader, " kept "); more; more = skip(reader, ",")) {
        int card = read_species(reader);
        if (card < 0 || reader->state->kept[number] >> card)
            return false;
        reader->state->kept[number] |= (uint64_t)1 << card;
    }
    seat->out = skip(reader, " out");
    return true;
}

/* Reads 1 + the seat after the given text, if that is next. */
static bool read_seat_behind(struct reader *reader, const char *words, uint8_t *seat) {
    if (!skip(reader, words))
        return true;
    int found = read_word(reader, nebuleuse_marks, reader->setting->seats);
    *seat = (uint8_t)(found + 1);
    return found >= 0;
}

static bool read_contact(struct reader *reader, struct slot *slot) {
    if (slot->contact == NOBODY)
        return true;
    if (!skip(reader, " steps ") || !read_byte(reader, MAX_STEPS, &slot->steps) || !skip(reader, " paid ") ||
        !read_numbers(reader, 9, FIELDS, slot->paid) || !skip(reader, " joker "))
        return false;
    const char *field = *reader->at ? strchr("-SDMC", *reader->at) : NULL;
    if (!field)
        return false;
    reader->at++;
    slot->joker = (uint8_t)(field - &"-SDMC"[0]);
    return true;
}

static bool read_slot(struct reader *reader, int number) {
    struct slot *slot = &reader->state->slot[number];
    if (!skip(reader, " ") || !read_place(reader, &slot->at) || !skip(reader, " "))
        return false;
    if (skip_word(reader, "?"))
        slot->card = CARD_HIDDEN;
    else if (skip_word(reader, "-"))
        slot->card = CARD_UNSETTLED;
    else {
        int card = read_species(reader);
        if (card < 0)
            return false;
        slot->card = (uint8_t)(card + 1);
    }
    slot->up = skip(reader, " up");
    if (!slot->up && !skip(reader, " down"))
        return false;
    if (skip(reader, " scans "))
        for (int seat = 0; seat < reader->setting->seats; seat++)
            if (skip(reader, nebuleuse_marks[seat]))
                slot->scans = (uint8_t)(slot->scans | 1u << seat);
    return read_seat_behind(reader, " observer ", &slot->observer) &&
           read_seat_behind(reader, " contact ", &slot->contact) && read_contact(reader, slot) &&
           read_seat_behind(reader, " owner ", &slot->owner) &&
           (!skip(reader, " looks ") || read_numbers(reader, 2, reader->setting->seats, slot->looks));
}

static bool read_all(struct reader *reader) {
    struct state *state = reader->state;
    int next = 0;
    if (!read_head(reader) || !skip(reader, "; unseen ") ||
        !read_numbers(reader, DECK, reader->setting->data.explores, state->unseen) ||
        !skip(reader, "; tokens ") || !read_numbers(reader, 9, SECTORS, state->tokens) ||
        !skip(reader, "; gate "))
        return false;
    state->open = skip_word(reader, "open");
    if (!state->open && !skip_word(reader, "closed"))
        return false;
    for (int seat = 0; seat < reader->setting->seats; seat++)
        if (!read_seat(reader, seat))
            return false;
    while (skip(reader, "; ")) {
        int slot = read_word(reader, nebuleuse_slot_ids, SLOTS);
        if (slot < next || !read_slot(reader, slot))
            return false;
        next = slot + 1;
    }
    return *reader->at == '\0';
}

static bool refuse(struct game_error *error, enum word word, const char *detail) {
    struct text text = text_into(error->text, sizeof error->text);
    error->line = 0;
    text_fill(&text, nebuleuse_word(word, error->language), &detail, 1);
    return false;
}

bool nebuleuse_read_position(const void *any_setting, void *any_state, const char *line,
                             struct game_error *error) {
    struct state state;
    struct reader reader = {.setting = any_setting, .state = &state, .at = line};
    char again[GAME_POSITION_TEXT];
    memset(&state, 0, sizeof state);
    struct text text = text_into(again, sizeof again);
    if (!read_all(&reader)) {
        text_number(&text, (long)(reader.at - line) + 1);
        return refuse(error, WORD_POSITION_BAD, again);
    }
    if (!nebuleuse_is_valid(any_setting, &state))
        return refuse(error, WORD_POSITION_IMPOSSIBLE, "");
    nebuleuse_write_position(any_setting, &state, &text);
    if (strcmp(again, line) != 0)
        return refuse(error, WORD_POSITION_OTHERWISE, "");
    memcpy(any_state, &state, sizeof state);
    return true;
}
