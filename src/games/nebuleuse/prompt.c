/* Prompts: what is to be decided, by a seat or by chance. */
#include "sentence.h"

static void add_where(struct parts *parts, int at) {
    struct text text = nebuleuse_part(parts);
    const char *sector = nebuleuse_place_word(at);
    text_fill(&text,
              nebuleuse_word(at == AT_BASE ? WORD_WHERE_BASE
                             : at == AT_X  ? WORD_WHERE_X
                                           : WORD_WHERE_SECTOR,
                             parts->language),
              &sector, 1);
}

static void say_end(const struct setting *setting, const struct state *state, struct parts *parts,
                    struct text *out) {
    struct game_result result = {0};
    struct text names = nebuleuse_part(parts);
    int winners = 0, pv = 0;
    nebuleuse_result(setting, state, &result);
    for (int seat = 0; seat < setting->seats; seat++)
        if (result.place[seat] == 1) {
            text_put(&names, winners++ ? nebuleuse_word(WORD_AND, parts->language) : "");
            text_put(&names, nebuleuse_word((enum word)(WORD_RED + seat), parts->language));
            pv = state->seat[seat].pv;
        }
    nebuleuse_part_number(parts, pv);
    nebuleuse_say(out, winners > 1 ? WORD_ASK_SHARED : WORD_ASK_WON, parts);
}

static enum word joker_of(const struct setting *setting, const struct state *state, const struct slot *slot) {
    for (int tech = 0; tech < TECHS; tech++)
        if (const_mover(state)->exo >> tech & 1 &&
            setting->data.joker_sapiens[tech] == species_in(setting, slot)->sapiens)
            return (enum word)(WORD_HOLODECK + tech);
    return WORD_HOLODECK;
}

void nebuleuse_prompt(const void *any_setting, const void *any_state, enum game_language language,
                      struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct parts parts = {.language = language};
    bool contact;
    int landed = nebuleuse_landed(state, state->turn, &contact);
    const struct slot *slot = &state->slot[landed < 0 ? state->target < SLOTS ? state->target : 0 : landed];
    enum word word = WORD_ASK_CARD;
    if (state->stage == STAGE_OVER) {
        say_end(setting, state, &parts, out);
        return;
    }
    nebuleuse_part_seat(&parts, state->turn);
    switch ((enum stage)state->stage) {
    case STAGE_PICK:
        nebuleuse_part_number(&parts, state->count);
        word = (enum word)(WORD_ASK_SETUP + state->purpose - PURPOSE_SETUP);
        break;
    case STAGE_OBSERVE:
        nebuleuse_part_words(&parts, nebuleuse_species_name(setting, slot, language));
        word = WORD_ASK_OBSERVING;
        break;
    case STAGE_JOKER:
        nebuleuse_part_word(&parts, joker_of(setting, state, slot));
        word = WORD_ASK_JOKER;
        break;
    case STAGE_PAID:
        nebuleuse_part_number(&parts, species_in(setting, slot)->pv[slot->steps - 1]);
        nebuleuse_part_number(&parts, species_in(setting, slot)->pv[slot->steps]);
        word = WORD_ASK_PAID;
        break;
    case STAGE_SPACE:
        nebuleuse_part_number(&parts, state->hand);
        add_where(&parts, const_mover(state)->at);
        word = state->hand == 0   ? WORD_ASK_SPACE_NONE
               : state->hand == 1 ? WORD_ASK_SPACE_ONE
                                  : WORD_ASK_SPACE;
        break;
    case STAGE_LANDED:
        nebuleuse_part_words(&parts, nebuleuse_species_name(setting, slot, language));
        word = WORD_ASK_LANDED;
        break;
    case STAGE_RISK:
        nebuleuse_part_words(&parts, setting->data.explore[state->card].name[language]);
        word = WORD_ASK_RISK;
        break;
    case STAGE_GAIN:
        word = WORD_ASK_GAIN;
        break;
    case STAGE_FOUND:
        word = WORD_ASK_FOUND;
        break;
    case STAGE_MISSION:
        nebuleuse_part_number(&parts, setting->data.mission_pv[const_mover(state)->missions]);
        word = WORD_ASK_MISSION;
        break;
    case STAGE_EXO:
    case STAGE_GIVE:
        nebuleuse_part_word(&parts, (enum word)(WORD_HOLODECK + state->target));
        word = state->stage == STAGE_EXO ? WORD_ASK_EXO : WORD_ASK_GIVE;
        break;
    case STAGE_GATE:
        word = WORD_ASK_GATE;
        break;
    case STAGE_PERSON:
        word = WORD_ASK_PERSON;
        break;
    case STAGE_PAY:
        nebuleuse_part_number(&parts, state->count);
        word = state->count == 1 ? WORD_ASK_PAY_ONE : WORD_ASK_PAY;
        break;
    case STAGE_SPECIES:
        nebuleuse_part_word(&parts, (enum word)(WORD_SLOT_ALPHA + state->target));
        word = state->purpose == PURPOSE_SCAN ? WORD_ASK_SPECIES_SCAN : WORD_ASK_SPECIES_LAND;
        break;
    case STAGE_TRY:
        word = WORD_ASK_TRY;
        break;
    case STAGE_DAMAGE:
        nebuleuse_part_number(&parts, state->count);
        word = state->count == 1 ? WORD_ASK_DAMAGE_ONE : WORD_ASK_DAMAGE;
        break;
    case STAGE_CARD:
    case STAGE_OVER:
    case STAGES:
        break;
    }
    nebuleuse_say(out, word, &parts);
}
