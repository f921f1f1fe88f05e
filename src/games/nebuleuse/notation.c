/* The notation of actions (docs/notation.md). */
#include "notation.h"

const char *const nebuleuse_marks[NEBULEUSE_SEATS] = {"R", "B", "Y", "G"};

const char *nebuleuse_place_word(int at) {
    return at == AT_BASE ? "base" : at == AT_X ? "X" : nebuleuse_sector_ids[at - AT_S1];
}

static const char *const kind_words[KINDS] = {
    [DRAW_CARD] = "card ",   [DRAW_SPECIES] = "species ",
    [ROLL_DIE] = "die ",     [TAKE] = "take ",
    [STAY] = "stay",         [CONTACT] = "contact",
    [TAKE_OFF] = "take off", [JOKER] = "joker ",
    [STOP] = "stop",         [EXPLORE] = "explore",
    [CROSS] = "cross ",      [ENTER] = "enter X",
    [BUY] = "buy ",          [SCAN] = "scan ",
    [LAND] = "land ",        [LAND_BASE] = "land base",
    [LEAVE] = "leave X",     [END] = "end",
    [OBSERVE] = "observe",   [DETECT] = "detector",
    [FACE] = "face",         [GAIN] = "gain ",
    [PUT_SLOT] = "slot ",    [FULFIL] = "fulfil",
    [DECLINE] = "decline",   [INSTALL] = "install",
    [GIVE] = "give ",        [TRY] = "try",
    [LOSE] = "lose ",
};

void nebuleuse_write_action(const void *any_setting, const void *state, game_action action,
                            struct text *out) {
    const struct setting *setting = any_setting;
    int what = what_of(action);
    (void)state;
    text_put(out, kind_words[kind_of(action)]);
    switch (kind_of(action)) {
    case DRAW_CARD:
        text_put(out, setting->data.explore[what].id);
        break;
    case DRAW_SPECIES:
        text_put(out, what == SPECIES ? "?" : setting->data.species[what].id);
        break;
    case ROLL_DIE:
        text_number(out, what);
        break;
    case TAKE:
    case BUY:
    case GIVE:
    case LOSE:
        text_put(out, nebuleuse_piece_ids[what]);
        break;
    case JOKER:
    case GAIN:
        if (what == FIELDS)
            text_put(out, "none");
        else
            text_letter(out, nebuleuse_field_letters[what]);
        break;
    case CROSS:
        text_put(out, nebuleuse_sector_ids[what]);
        break;
    case SCAN:
    case LAND:
    case PUT_SLOT:
        text_put(out, nebuleuse_slot_ids[what]);
        break;
    default:
        break;
    }
}
