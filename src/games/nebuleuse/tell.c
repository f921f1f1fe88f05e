/* Log lines: what was played, then its consequences. */
#include "sentence.h"

#include <string.h>

static void add_species(struct parts *parts, const struct setting *setting, const struct slot *slot) {
    nebuleuse_part_words(parts, nebuleuse_species_name(setting, slot, parts->language));
}

static const struct slot *slot_here(const struct state *state) {
    bool contact;
    int landed = nebuleuse_landed(state, state->turn, &contact);
    return &state->slot[landed < 0 ? state->target : landed];
}

static enum word tell_outcome(const struct setting *setting, const struct state *state, game_action action,
                              struct parts *parts) {
    int what = what_of(action);
    switch (kind_of(action)) {
    case DRAW_CARD:
        nebuleuse_part_words(parts, setting->data.explore[what].name[parts->language]);
        return state->stage == STAGE_PAY ? WORD_DID_DISCARD : WORD_DID_CARD;
    case DRAW_SPECIES:
        nebuleuse_part_word(parts, (enum word)(WORD_SLOT_ALPHA + state->target));
        if (what == SPECIES)
            return WORD_DID_SPECIES_SECRET;
        nebuleuse_part_words(parts, setting->data.species[what].name[parts->language]);
        return state->purpose == PURPOSE_SCAN ? WORD_DID_SPECIES_SCAN : WORD_DID_SPECIES_LAND;
    default:
        nebuleuse_part_number(parts, what);
        return WORD_DID_DIE;
    }
}

static enum word tell_decision(const struct setting *setting, const struct state *state, game_action action,
                               struct parts *parts) {
    int what = what_of(action);
    switch (kind_of(action)) {
    case TAKE:
    case BUY:
    case GIVE:
    case LOSE:
        nebuleuse_part_word(parts, (enum word)(WORD_A_THRUSTER + what));
        return kind_of(action) == TAKE   ? WORD_DID_TAKE
               : kind_of(action) == BUY  ? WORD_DID_BUY
               : kind_of(action) == GIVE ? WORD_DID_GIVE
                                         : WORD_DID_LOSE;
    case STAY:
        return WORD_DID_STAY;
    case CONTACT:
        add_species(parts, setting, slot_here(state));
        return WORD_DID_CONTACT;
    case TAKE_OFF:
        return WORD_DID_TAKE_OFF;
    case JOKER:
        if (what == FIELDS)
            return WORD_DID_JOKER_NONE;
        nebuleuse_part_word(parts, (enum word)(WORD_SCIENCE + what));
        return WORD_DID_JOKER;
    case STOP:
        add_species(parts, setting, slot_here(state));
        nebuleuse_part_number(parts, species_in(setting, slot_here(state))->pv[slot_here(state)->steps - 1]);
        return WORD_DID_STOP;
    case EXPLORE:
        return WORD_DID_EXPLORE;
    case CROSS:
        nebuleuse_part_words(parts, nebuleuse_sector_ids[what]);
        return WORD_DID_CROSS;
    case ENTER:
        return WORD_DID_ENTER;
    case SCAN:
        nebuleuse_part_word(parts, (enum word)(WORD_SLOT_ALPHA + what));
        return WORD_DID_SCAN;
    case LAND:
        nebuleuse_part_word(parts, (enum word)(WORD_SLOT_ALPHA + what));
        add_species(parts, setting, &state->slot[what]);
        return state->slot[what].up ? WORD_DID_LAND_CARD : WORD_DID_LAND;
    case LAND_BASE:
        return WORD_DID_LAND_BASE;
    case LEAVE:
        return WORD_DID_LEAVE;
    case OBSERVE:
        add_species(parts, setting, slot_here(state));
        return WORD_DID_OBSERVE;
    case DETECT:
        return WORD_DID_DETECTOR;
    case FACE:
        nebuleuse_part_words(parts, setting->data.explore[state->card].name[parts->language]);
        return WORD_DID_FACE;
    case GAIN:
        nebuleuse_part_word(parts, (enum word)(WORD_SCIENCE + what));
        return WORD_DID_GAIN;
    case PUT_SLOT:
        nebuleuse_part_word(parts, (enum word)(WORD_SLOT_ALPHA + what));
        nebuleuse_part_number(parts, setting->data.number[DISCOVERY_PV]);
        return WORD_DID_SLOT;
    case FULFIL:
        return WORD_DID_FULFIL;
    case DECLINE:
        return WORD_DID_DECLINE;
    case INSTALL:
        nebuleuse_part_word(parts, (enum word)(WORD_HOLODECK + state->target));
        return WORD_DID_INSTALL;
    case TRY:
        return WORD_DID_TRY;
    default:
        return WORD_DID_END;
    }
}

static void add_one(struct text *out, enum word word, const char *part, enum game_language language) {
    text_fill(out, nebuleuse_word(word, language), &part, 1);
}

/* Ends the previous sentence before another one is appended. */
static void follow(struct text *out) {
    if (out->length > 0 && out->start[out->length - 1] != '.' && out->start[out->length - 1] != '!')
        text_letter(out, '.');
}

static void add_number(struct text *out, enum word word, long number, enum game_language language) {
    char digits[16];
    struct text text = text_into(digits, sizeof digits);
    text_number(&text, number);
    follow(out);
    add_one(out, word, digits, language);
}

/* Gains and losses of the seat to move. */
static void tell_changes(const struct state *before, const struct state *after, game_action action,
                         enum game_language language, struct text *out) {
    const struct seat *was = const_mover(before), *is = &after->seat[before->turn];
    bool chosen = kind_of(action) == GAIN || kind_of(action) == GIVE || kind_of(action) == LOSE ||
                  kind_of(action) == STOP || kind_of(action) == PUT_SLOT;
    if (is->pv > was->pv && !chosen)
        add_number(out, WORD_DID_PV, is->pv - was->pv, language);
    for (int field = 0; field < FIELDS && !chosen; field++)
        if (is->exp[field] > was->exp[field]) {
            follow(out);
            add_one(out, WORD_DID_EXP, nebuleuse_word((enum word)(WORD_SCIENCE + field), language), language);
        }
    for (int piece = 0; piece < PIECES && !chosen && is->ship == was->ship; piece++)
        if (is->piece[piece] < was->piece[piece]) {
            follow(out);
            add_one(out, WORD_DID_LOST, nebuleuse_word((enum word)(WORD_THRUSTER + piece), language),
                    language);
        }
    if (is->ship != was->ship) {
        follow(out);
        text_put(out, nebuleuse_word(WORD_DID_PROMOTED, language));
    }
}

/* A contact of the seat whose turn begins, which is not the one that has just decided. */
static void tell_contact(struct text *out, enum word word, const char *seat, const struct species *species,
                         long pv, enum game_language language) {
    char digits[16];
    struct text text = text_into(digits, sizeof digits);
    text_number(&text, pv);
    follow(out);
    text_fill(out, nebuleuse_word(word, language),
              (const char *const[]){seat, digits, species->name[language]}, 3);
}

/* Automatic effects at the start of the next turn. */
static void tell_next(const struct setting *setting, const struct state *before, const struct state *after,
                      enum game_language language, struct text *out) {
    const char *name = nebuleuse_word((enum word)(WORD_RED + after->turn), language);
    for (int i = 0; i < SLOTS; i++) {
        const struct slot *was = &before->slot[i], *is = &after->slot[i];
        const struct species *species = is_settled(was) ? species_in(setting, was) : NULL;
        if (!species)
            continue;
        bool forced = was->observer == after->turn + 1 && was->owner != NOBODY && is->card == CARD_NONE;
        if ((was->observer == after->turn + 1 && is->looks[after->turn] > was->looks[after->turn]) ||
            (forced && was->looks[after->turn] < species->observe)) {
            const char *const parts[] = {
                name, nebuleuse_word(species->sapiens ? WORD_DIPLOMACY : WORD_CAPTURE, language),
                species->name[language]};
            follow(out);
            text_fill(out, nebuleuse_word(WORD_DID_OBSERVED, language), parts, 3);
        }
        if (forced) {
            follow(out);
            add_one(out, WORD_DID_FORCED, name, language);
        }
        if (was->contact == after->turn + 1 && is->contact == was->contact && is->steps > was->steps)
            tell_contact(out, WORD_DID_PAID, name, species, species->pv[is->steps - 1], language);
        if (was->contact == after->turn + 1 && is->contact != was->contact)
            tell_contact(out, WORD_DID_SCORES, name, species,
                         after->seat[after->turn].pv - before->seat[after->turn].pv, language);
    }
}

static void tell_what_came(const struct setting *setting, const struct state *before,
                           const struct state *after, game_action action, enum game_language language,
                           struct text *out) {
    enum kind kind = kind_of(action);
    bool ignored = (kind == DRAW_CARD && before->stage == STAGE_CARD) || kind == ROLL_DIE;
    size_t length = out->length;
    if (after->raz && !before->raz) {
        follow(out);
        text_put(out, nebuleuse_word(WORD_DID_RAZ, language));
    }
    if (after->open && !before->open) {
        follow(out);
        text_put(out, nebuleuse_word(WORD_DID_GATE_OPEN, language));
    }
    if (after->stage == STAGE_FOUND) {
        follow(out);
        text_put(out, nebuleuse_word(WORD_DID_FIND, language));
    }
    tell_changes(before, after, action, language, out);
    if (kind != LAND_BASE && after->seat[before->turn].at == AT_BASE && const_mover(before)->at != AT_BASE) {
        follow(out);
        text_put(out, nebuleuse_word(WORD_DID_TO_BASE, language));
    }
    if ((kind == LAND || (kind == DRAW_SPECIES && before->purpose == PURPOSE_LAND)) &&
        after->stage != STAGE_LANDED && after->stage != STAGE_SPECIES) {
        follow(out);
        text_put(out, nebuleuse_word(WORD_DID_LANDING_FAILS, language));
    }
    bool passed = after->turn != before->turn || after->round != before->round;
    if (ignored && passed && out->length == length) {
        follow(out);
        text_put(out, nebuleuse_word(WORD_DID_TURN_ENDS, language));
    }
    if (ignored && !passed && out->length == length && after->stage == STAGE_SPACE) {
        follow(out);
        text_put(out, nebuleuse_word(WORD_DID_IGNORED, language));
    }
    if (passed)
        tell_next(setting, before, after, language, out);
    if (after->last && !before->last && after->stage != STAGE_OVER) {
        follow(out);
        text_put(out, nebuleuse_word(WORD_DID_LAST_ROUND, language));
    }
}

/* Whether the consequences may be told: not of an action that the viewer did not see, or that turns up a card unknown to the
   viewer. */
static bool can_look_ahead(const struct state *state, game_action action) {
    if (kind_of(action) == DRAW_SPECIES)
        return what_of(action) < SPECIES;
    return kind_of(action) != LAND || state->slot[what_of(action)].up;
}

void nebuleuse_tell(const void *any_setting, const void *any_state, game_action action,
                    enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct parts parts = {.language = language};
    nebuleuse_part_seat(&parts, GAME_IS_RESIGN(action) ? GAME_RESIGNER(action) : state->turn);
    if (GAME_IS_RESIGN(action)) {
        nebuleuse_say(out, WORD_DID_RESIGN, &parts);
        return;
    }
    enum word word = kind_of(action) < TAKE ? tell_outcome(setting, state, action, &parts)
                                            : tell_decision(setting, state, action, &parts);
    nebuleuse_say(out, word, &parts);
    if (!can_look_ahead(state, action))
        return;
    struct state after = *state;
    nebuleuse_play(setting, &after, action);
    tell_what_came(setting, state, &after, action, language, out);
}
