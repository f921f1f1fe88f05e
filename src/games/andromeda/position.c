/* Writing a position as one line: sections of key=value, separated by bars; the last one is the stack of frames. */
#include "notation.h"

#include <stdio.h>

const char *const andromeda_turn_words[TURN_OVER + 1] = {"setup", "open",  "launch", "return",
                                                         "pass",  "unity", "over"};
static const char *const fight_words[] = {"none", "battle", "void"};
const char *const andromeda_op_words[OPS] = {
    [T_SETUP] = "setup",
    [T_NEXT] = "next",
    [T_BEGIN] = "begin",
    [T_END] = "end",
    [T_REGION] = "region",
    [T_AFTER_BASE] = "afterbase",
    [T_EVENT] = "event",
    [T_CONCERNED] = "concerned",
    [T_PASS_CONTROL] = "control",
    [T_TRIGGER] = "trigger",
    [T_RECRUIT] = "recruit",
    [T_ATTACK] = "attack",
    [T_BATTLE] = "battle",
    [T_DAMAGE] = "damage",
    [T_RETURN] = "return",
    [T_SCIENCE] = "science",
    [T_EFFECT] = "effect",
    [T_OPTION] = "option",
    [T_STEPS] = "steps",
    [T_DRAW] = "draw",
    [T_ADVANCE] = "advance",
    [T_DEVELOPED] = "developed",
    [T_DISCOVERY] = "discovery",
    [T_VOID] = "void",
    [T_UNITY] = "unity",
    [T_UNITY_MODULE] = "unitymodule",
    [T_UNITY_DEVELOP] = "unitydevelop",
    [T_UNITY_TOKENS] = "unitytokens",
    [T_UNITY_RECALL] = "unityrecall",
    [T_PRIZE] = "prize",
    [T_FOEDROP] = "foedrop",
    [T_FINISH] = "finish",
    [D_KEEP] = "?keep",
    [D_WINDOW] = "?window",
    [D_ACTIVATIONS] = "?activations",
    [D_LIMIT] = "?limit",
    [D_CLAUSE] = "?clause",
    [D_PAY] = "?pay",
    [D_DISCARD] = "?discard",
    [D_GAIN] = "?gain",
    [D_OPS] = "?ops",
    [D_TRACK] = "?track",
    [D_MODULE] = "?module",
    [D_TYPE] = "?type",
    [D_BUY] = "?buy",
    [D_FIELD] = "?field",
    [D_REMOVE] = "?remove",
    [D_BUILD] = "?build",
    [D_DEVELOP] = "?develop",
    [D_ABILITY] = "?ability",
    [D_REPAIR] = "?repair",
    [D_UPGRADE] = "?upgrade",
    [D_TAKE] = "?take",
    [D_LEADER] = "?leader",
    [D_MOON] = "?moon",
    [D_NEBMOON] = "?nebmoon",
    [D_STEAL] = "?steal",
    [D_ACTIVATE] = "?activate",
    [D_HURT] = "?hurt",
    [D_SCRAP] = "?scrap",
    [D_WARP] = "?warp",
    [D_FOE] = "?foe",
    [D_JOIN] = "?join",
    [D_DIPLOMACY] = "?diplomacy",
    [D_DIVERT] = "?divert",
    [D_SAVE] = "?save",
    [D_FACE] = "?face",
    [A_LAUNCH] = "!launch",
    [A_RECRUIT] = "!recruit",
    [A_ICON] = "!icon",
    [A_RECALL] = "!recall",
    [A_HELM] = "!helm",
    [A_HOME] = "!home",
    [C_FIRST] = "*first",
    [C_TILE] = "*tile",
    [C_TOP] = "*moon",
    [C_NEBMOON] = "*nebmoon",
    [C_RAIDER] = "*raider",
    [C_NEBULA] = "*nebula",
    [C_MODULE] = "*module",
    [C_SUPREMACY] = "*supremacy",
    [C_UPGRADE] = "*upgrade",
    [C_FACTION] = "*faction",
    [C_CARD] = "*card",
    [C_DESTINY] = "*destiny",
    [C_ACTION] = "*action",
    [C_EVENT] = "*event",
    [C_TOKEN] = "*token",
    [C_SECTION] = "*section",
    [C_CONFLICT] = "*conflict",
    [C_UNITYUP] = "*unityup",
    [C_REPAIR] = "*repair",
    [C_DISCARD] = "*discard",
    [C_ROLL] = "*roll",
};

static void digits(struct text *out, const char *key, const uint8_t *counts, int count) {
    text_format(out, " %s=", key);
    for (int i = 0; i < count; i++)
        text_letter(out, (char)('0' + counts[i]));
}

static void bits(struct text *out, const char *key, uint32_t mask, int count) {
    text_format(out, " %s=", key);
    for (int i = 0; i < count; i++)
        text_letter(out, mask >> i & 1 ? '1' : '0');
}

static void place_or_none(const struct setting *setting, struct text *out, int place) {
    if (place < PLACES)
        andromeda_write_place(setting, place, out);
    else
        text_letter(out, '-');
}

static void numbers(struct text *out, const char *key, const uint8_t *numbers_, int count) {
    text_format(out, " %s=", key);
    for (int i = 0; i < count; i++)
        text_format(out, "%s%d", i ? "," : "", numbers_[i]);
}

/* An id with 0 for none. */
static const char *id_or_none(const struct setting *setting, int kind, int one_more) {
    return !one_more ? "-" : one_more == NOBODY ? "?" : entry_of(&setting->data, kind, one_more - 1)->id;
}

static void write_table(const struct setting *setting, const struct state *state, struct text *out) {
    text_format(out,
                "turn=%s player=%s first=%s kind=%s event=%d active=", andromeda_mark(setting, state->turn),
                andromeda_mark(setting, state->player), andromeda_mark(setting, state->first),
                andromeda_turn_words[state->kind], state->event);
    place_or_none(setting, out, state->active);
    text_format(out, " ship=%s ending=%d", andromeda_ship_ids[state->launched], state->ending);
    bits(out, "last", state->last, setting->seats);
    if (unity_plays(setting)) {
        text_format(out, " control=%s probe=",
                    state->unity.control == NOBODY ? "-" : andromeda_mark(setting, state->unity.control));
        place_or_none(setting, out, state->unity.probe);
    }
}

static void write_map(const struct setting *setting, const struct state *state, struct text *out) {
    text_put(out, " | map");
    for (int i = 0; i < PLACES; i++) {
        const struct place *place = &state->place[i];
        if (place->tile == TILE_NONE)
            continue;
        text_letter(out, ' ');
        andromeda_write_place(setting, i, out);
        text_format(out, "=%s", andromeda_tile_id(setting, place->tile));
        if (is_planet(place)) {
            text_format(out, ":%s:%d", id_or_none(setting, KIND_MOON, place->top), place->under);
            text_put(out, place->bonus ? ":b" : "");
            if (place->owner)
                text_format(out, ":%s.%d",
                            place->owner == NOBODYS ? "none" : andromeda_mark(setting, place->owner - 1),
                            place->settled);
        } else if (is_nebula(place)) {
            const uint8_t *moons = state->nebmoon[place->tile - TILE_NEBULA];
            text_format(out, ":%s", id_or_none(setting, KIND_NEBMOON, moons[0]));
            if (moons[1])
                text_format(out, "+%s", id_or_none(setting, KIND_NEBMOON, moons[1]));
        }
    }
    text_put(out, " | raiders cards=");
    for (int i = 0; i < CLASSES; i++)
        text_format(out, "%s%s", i ? "," : "",
                    entry_of(&setting->data, KIND_RAIDER, state->raider_card[i])->id);
    text_format(out, " came=%d at=", state->came);
    for (int i = 0; i < FIGURES; i++) {
        text_put(out, i ? "," : "");
        place_or_none(setting, out, state->figure[i]);
    }
}

static void write_decks(const struct setting *setting, const struct state *state, struct text *out) {
    const struct data *data = &setting->data;
    text_put(out, " | decks market=");
    for (int type = 0; type < TYPES; type++)
        for (int i = 0; i < 3; i++)
            text_format(out, "%s%s",
                        i      ? ","
                        : type ? "/"
                               : "",
                        id_or_none(setting, KIND_MODULE, state->market[type][i]));
    digits(out, "modules", state->module_left, data->count[KIND_MODULE]);
    text_put(out, " tops=");
    for (int i = 0; i < KINDS; i++)
        text_format(out, "%s%s", i ? "," : "",
                    state->upgrade_top[i] ? andromeda_source_id(setting, state->upgrade_top[i] - 1) : "-");
    digits(out, "upgrades", state->upgrade_left, data->count[KIND_UPGRADE]);
    text_put(out, " sup=");
    for (int i = 0; i < 3; i++)
        text_format(out, "%s%s", i ? "," : "", id_or_none(setting, KIND_SUPREMACY, state->supremacy[i]));
    digits(out, "tokens", state->token_left, data->count[KIND_DISCOVERY]);
    digits(out, "piles", state->pile, PILES);
    text_put(out, " known=");
    for (int pile = 0; pile < PILES; pile++) {
        text_put(out, pile ? "/" : "");
        for (int i = 0; i < data->count[KIND_DISCOVERY]; i++)
            text_letter(out, (char)('0' + state->pile_known[pile][i]));
    }
    digits(out, "moons", state->moon_left, data->count[KIND_MOON]);
    digits(out, "planets", state->planet_left, PLANET_TYPES);
    bits(out, "specials", state->special_left, SPECIALS);
    numbers(out, "lay", state->to_lay, 3);
    bits(out, "abilities", (uint32_t)(state->devcard_taken[0] | state->devcard_taken[1] << 8),
         data->count[KIND_DEVCARD]);
    bits(out, "factions", (uint32_t)(state->faction_taken[0] | state->faction_taken[1] << 8),
         data->count[KIND_FACTION]);
    bits(out, "nebmoons", (uint32_t)(state->nebmoon_out[0] | state->nebmoon_out[1] << 8),
         data->count[KIND_NEBMOON]);
    bits(out, "events", state->event_deck, EVENTS_IN_DECK);
    bits(out, "destiny", state->destiny_left, data->count[KIND_DESTINY]);
    digits(out, "pool", state->pool, data->count[KIND_TACTIC]);
    digits(out, "discards", state->discards, data->count[KIND_TACTIC]);
    digits(out, "played", state->played, data->count[KIND_TACTIC]);
}

void andromeda_write_where(const struct setting *setting, struct text *out, int at) {
    static const char *const words[] = {"bay", "-",   "scrap", "barge", "out",
                                        "sci", "ind", "com",   "civ",   "saved"};
    if (at < PLACES)
        andromeda_write_place(setting, at, out);
    else if (at < LOC_SLOT)
        text_put(out, words[at - PLACES]);
    else
        text_format(out, "%d%c", (at - LOC_SLOT) / SLOTS + 1, "abc"[(at - LOC_SLOT) % SLOTS]);
}

static void write_moons(const struct setting *setting, struct text *out, const char *key,
                        const uint8_t moons[MOONS]) {
    text_format(out, " %s=", key);
    bool any = false;
    for (int moon = 0; moon < MOONS; moon++)
        for (int i = 0; i < moons[moon]; i++) {
            text_format(out, "%s%s", any ? "," : "", moon_entry(&setting->data, moon)->id);
            any = true;
        }
    text_put(out, any ? "" : "-");
}

static void write_rows(const struct setting *setting, const struct seat *own, struct text *out) {
    text_put(out, " rows=");
    for (int row = 0; row < TYPES; row++) {
        text_put(out, row ? "/" : "");
        for (int i = 0; i < ROW_ROOM && own->row[row][i]; i++)
            text_format(out, "%s%s%s%s", i ? "," : "",
                        entry_of(&setting->data, KIND_MODULE, (own->row[row][i] & DESIGN) - 1)->id,
                        own->row[row][i] & DAMAGED ? "*" : "", own->row[row][i] & ACTIVATED ? "!" : "");
    }
    bits(out, "printed", own->printed, TYPES);
}

static void write_unity(const struct setting *setting, const struct state *state, struct text *out) {
    const struct unity *unity = &state->unity;
    const struct data *data = &setting->data;
    digits(out, "modules", unity->module, data->count[KIND_MODULE]);
    digits(out, "damaged", unity->damaged, data->count[KIND_MODULE]);
    text_format(out, " hand=%d", unity->hand);
    digits(out, "knownhand", unity->known, data->count[KIND_TACTIC]);
    text_put(out, " tops=");
    for (int i = 0; i < SECTIONS; i++)
        text_format(out, "%s%s", i ? "," : "", id_or_none(setting, KIND_ACTION, unity->top[i]));
    for (int i = 0; i < SECTIONS; i++) {
        char key[16];
        snprintf(key, sizeof key, "deck%d", i + 1);
        bits(out, key, unity->deck[i], ACTIONS_IN_DECK);
    }
    digits(out, "conflict", unity->conflict, data->count[KIND_CONFLICT]);
    bits(out, "tokens", unity->tokens, data->count[KIND_UNITYUP]);
    text_format(out, " sup=%d helm=%d section=%d moved=%d rebuild=", unity->supremacy, unity->helm,
                unity->section, unity->moved);
    bool any = false;
    for (int place = 0; place < PLACES; place++)
        if (unity->rebuild >> place & 1) {
            text_put(out, any ? "," : "");
            andromeda_write_place(setting, place, out);
            any = true;
        }
    text_put(out, any ? "" : "-");
}

static void write_seat(const struct setting *setting, const struct state *state, int seat, struct text *out) {
    const struct seat *own = &state->seat[seat];
    bool any = false;
    text_format(out, " | %s vp=%d turns=%d", andromeda_mark(setting, seat), own->vp, own->turns);
    numbers(out, "res", own->resource, RESOURCES);
    numbers(out, "tracks", own->track, TRACKS);
    text_put(out, " ships=");
    for (int ship = 0; ship < SHIPS; ship++) {
        text_put(out, ship ? "," : "");
        andromeda_write_where(setting, out, own->at[ship]);
        if (own->hurt[ship])
            text_format(out, "*%d", own->hurt[ship]);
    }
    text_format(out, " leaders=%d", own->leaders);
    text_put(out, " out=");
    for (int place = 0; place < PLACES; place++)
        if (own->leader[place]) {
            text_put(out, any ? "," : "");
            andromeda_write_place(setting, place, out);
            text_format(out, ".%d", own->leader[place]);
            any = true;
        }
    text_put(out, any ? "" : "-");
    write_moons(setting, out, "moons", own->moon);
    write_moons(setting, out, "spent", own->spent);
    text_put(out, " cards=");
    for (int i = 0; i < OWNED && own->owned[i]; i++)
        text_format(out, "%s%s%s", i ? "," : "", andromeda_source_id(setting, own->owned[i] - 1),
                    own->used[i] ? "!" : "");
    text_put(out, own->owned[0] ? "" : "-");
    text_format(out, " destiny=%s,%s", id_or_none(setting, KIND_DESTINY, own->destiny[0]),
                id_or_none(setting, KIND_DESTINY, own->destiny[1]));
    const uint8_t counts[] = {own->wins, own->raiders, own->discoveries, own->waive, own->reach, own->out};
    numbers(out, "counts", counts, 6);
    if (is_unity(setting, seat)) {
        text_format(out, " corrupted=%d", own->corrupted);
        write_unity(setting, state, out);
        return;
    }
    digits(out, "hand", own->hand, setting->data.count[KIND_TACTIC]);
    text_format(out, " hidden=%d deal=%s,%s", own->hidden, id_or_none(setting, KIND_FACTION, own->deal[0]),
                id_or_none(setting, KIND_FACTION, own->deal[1]));
    write_rows(setting, own, out);
}

static void write_fight(const struct setting *setting, const struct state *state, struct text *out) {
    if (state->fight == NO_FIGHT)
        return;
    text_format(out, " | fight %s ship=%s winner=%s", fight_words[state->fight],
                andromeda_ship_ids[state->void_kind],
                state->winner == NOBODY ? "-" : andromeda_mark(setting, state->winner));
    bits(out, "losers", state->losers, SIDES);
    for (int i = 0; i < SIDES; i++) {
        const struct side *side = &state->side[i];
        if (i >= setting->seats && i != RAIDER_SIDE)
            continue;
        text_format(out, " %s=%d,%d,%d,%d,%d,", andromeda_mark(setting, i), side->die, side->aim, side->guard,
                    side->prize, side->loot);
        for (int die = 0; die < side->dice; die++)
            text_letter(out, (char)('0' + side->roll[die]));
        text_put(out, side->dice ? "" : "-");
    }
}

void andromeda_write_position(const void *any_setting, const void *any_state, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    write_table(setting, state, out);
    write_map(setting, state, out);
    write_decks(setting, state, out);
    for (int seat = 0; seat < setting->seats; seat++)
        write_seat(setting, state, seat, out);
    write_fight(setting, state, out);
    text_put(out, " | pending");
    for (int i = 0; i < state->depth; i++) {
        const struct frame *frame = &state->frame[i];
        text_format(out, " %s.%d.%d.%d.%d.%d", andromeda_op_words[frame->op], frame->seat, frame->a, frame->b,
                    frame->c, frame->d);
    }
}
