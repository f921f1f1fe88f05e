/* Actions as text. */
#include "notation.h"

const char *const andromeda_marks[MAX_SEATS] = {"gold", "coral", "blue", "mint", "orchid"};

const char *const andromeda_verbs[VERBS] = {
    [V_FIRST] = "first",
    [V_TILE] = "tile",
    [V_TOP] = "moon",
    [V_RAIDER] = "raider",
    [V_NEBULA] = "nebula",
    [V_SUPREMACY] = "supremacy",
    [V_FACTION] = "faction",
    [V_CARD] = "card",
    [V_DESTINY] = "destiny",
    [V_ACTION] = "action",
    [V_EVENT] = "event",
    [V_TOKEN] = "token",
    [V_SECTION] = "section",
    [V_CONFLICT] = "conflict",
    [V_UNITYUP] = "unityup",
    [V_ROLL] = "roll",
    [V_NEBMOON] = "nebmoon",
    [V_MODULE] = "module",
    [V_UPGRADE] = "upgrade",
    [V_DISCARD] = "discard",
    [V_REPAIR_MODULE] = "repair",
    [V_KEEP] = "keep",
    [V_LAUNCH] = "launch",
    [V_RETURN] = "return",
    [V_PLAY] = "play",
    [V_USE] = "use",
    [V_TRADE] = "trade",
    [V_SPEND] = "spend",
    [V_OPTION] = "option",
    [V_CANCEL] = "cancel",
    [V_PAY] = "pay",
    [V_GAIN] = "gain",
    [V_OPS] = "ops",
    [V_TRACK] = "track",
    [V_BUY] = "buy",
    [V_BUILD] = "build",
    [V_DEVELOP] = "develop",
    [V_REPAIR_SHIP] = "repair",
    [V_HURT] = "hurt",
    [V_LEADER] = "leader",
    [V_MOON] = "moon",
    [V_STEAL] = "steal",
    [V_ABILITY] = "ability",
    [V_TAKE] = "take",
    [V_SCRAP] = "scrap",
    [V_WARP] = "warp",
    [V_ACTIVATE] = "activate",
    [V_REMOVE] = "remove",
    [V_PUT] = "put",
    [V_POWER] = "power",
    [V_JOIN] = "join",
    [V_FOE] = "foe",
    [V_DIVERT] = "divert",
    [V_SAVE] = "save",
    [V_FACE] = "face",
    [V_TYPE] = "type",
    [V_PASS] = "pass",
    [V_ENOUGH] = "enough",
    [V_DECLINE] = "decline",
    [V_DONE] = "done",
    [V_RECRUIT] = "recruit",
    [V_ICON] = "icon",
    [V_RECALL] = "recall",
    [V_HELM] = "helm",
    [V_HOME] = "home",
};

const char *andromeda_mark(const struct setting *setting, int side) {
    return side == RAIDER_SIDE ? "raiders" : is_unity(setting, side) ? "unity" : andromeda_marks[side];
}

void andromeda_write_place(const struct setting *setting, int place, struct text *out) {
    const struct data *data = &setting->data;
    if (place >= PLACES) {
        text_put(out, place == LOC_BARGE ? "barge" : "-");
        return;
    }
    int first = place;
    while (first > 0 && data->row[first - 1] == data->row[place])
        first--;
    text_letter(out, (char)('A' + data->row[place]));
    text_number(out, place - first + 1);
}

const char *andromeda_tile_id(const struct setting *setting, int tile) {
    const struct data *data = &setting->data;
    return tile < TILE_BASE      ? entry_of(data, KIND_PLANET, tile - TILE_PLANET)->id
           : tile < TILE_SPECIAL ? entry_of(data, KIND_BASE, tile - TILE_BASE)->id
           : tile < TILE_VOID    ? entry_of(data, KIND_SPECIAL, tile - TILE_SPECIAL)->id
           : tile == TILE_VOID   ? "void"
                                 : "nebula";
}

const char *andromeda_module_id(const struct setting *setting, int module) {
    return module >= 64 ? andromeda_track_ids[module - 64]
                        : entry_of(&setting->data, KIND_MODULE, module - 1)->id;
}

const char *andromeda_source_id(const struct setting *setting, int source) {
    return source >= SOURCE_FUP && source < SOURCE_UNITYUP ? "own" : source_entry(&setting->data, source)->id;
}

static void write_ship(int code, struct text *out) {
    text_put(out, andromeda_ship_ids[code & 15]);
    if (code >> 4)
        text_format(out, "*%d", code >> 4);
}

static void write_id(const struct setting *setting, int kind, int number, struct text *out) {
    text_put(out, number == UNSEEN ? "?" : entry_of(&setting->data, kind, number)->id);
}

static void write_payment(game_action action, struct text *out) {
    bool any = false;
    for (int i = 0; i < RESOURCES; i++)
        if (paid_of(action, i)) {
            text_format(out, "%s%s %d", any ? " " : "", andromeda_resource_ids[i], paid_of(action, i));
            any = true;
        }
    text_put(out, any ? "" : "nothing");
}

void andromeda_write_action(const void *any_setting, const void *any_state, game_action action,
                            struct text *out) {
    const struct setting *setting = any_setting;
    static const char *const ops[OPS_CHOICES] = {"energy", "tactic", "basic"};
    int a = arg_a(action), b = arg_b(action);
    (void)any_state;
    if (GAME_IS_RESIGN(action)) {
        text_format(out, "resign %s", andromeda_mark(setting, GAME_RESIGNER(action)));
        return;
    }
    text_put(out, andromeda_verbs[verb_of(action)]);
    switch (verb_of(action)) {
    case V_RETURN:
    case V_DIVERT:
    case V_PASS:
    case V_ENOUGH:
    case V_DECLINE:
    case V_DONE:
    case V_RECRUIT:
    case V_RECALL:
    case V_HELM:
    case V_HOME:
        return;
    default:
        text_letter(out, ' ');
    }
    switch (verb_of(action)) {
    case V_FIRST:
    case V_FOE:
        text_put(out, andromeda_mark(setting, a));
        break;
    case V_TILE:
        text_put(out, andromeda_tile_id(setting, a));
        break;
    case V_TOP:
        write_id(setting, KIND_MOON, a, out);
        break;
    case V_RAIDER:
        write_id(setting, KIND_RAIDER, a, out);
        break;
    case V_NEBULA:
    case V_SECTION:
        text_number(out, a + 1);
        break;
    case V_SUPREMACY:
        write_id(setting, KIND_SUPREMACY, a, out);
        break;
    case V_FACTION:
    case V_KEEP:
        write_id(setting, KIND_FACTION, a, out);
        break;
    case V_CARD:
    case V_DISCARD:
        write_id(setting, KIND_TACTIC, a, out);
        break;
    case V_DESTINY:
        write_id(setting, KIND_DESTINY, a, out);
        break;
    case V_ACTION:
        write_id(setting, KIND_ACTION, a, out);
        break;
    case V_EVENT:
        write_id(setting, KIND_EVENT, a, out);
        break;
    case V_TOKEN:
    case V_TAKE:
        write_id(setting, KIND_DISCOVERY, a, out);
        break;
    case V_CONFLICT:
        write_id(setting, KIND_CONFLICT, a, out);
        break;
    case V_UNITYUP:
        write_id(setting, KIND_UNITYUP, a, out);
        break;
    case V_ROLL:
        for (int i = 0; i < BATTLE_DICE && die_of(action, i); i++)
            text_format(out, i ? " %d" : "%d", die_of(action, i));
        break;
    case V_NEBMOON:
        write_id(setting, KIND_NEBMOON, a, out);
        break;
    case V_MODULE:
    case V_REPAIR_MODULE:
    case V_BUY:
    case V_HURT:
    case V_REMOVE:
        write_id(setting, KIND_MODULE, a, out);
        break;
    case V_UPGRADE:
        text_put(out, andromeda_source_id(setting, a));
        break;
    case V_LAUNCH:
        text_format(out, "%s ", andromeda_ship_ids[a]);
        andromeda_write_place(setting, b, out);
        break;
    case V_PLAY:
        write_id(setting, KIND_TACTIC, a, out);
        text_format(out, " %d", b);
        break;
    case V_USE:
        text_format(out, "%s %d", andromeda_source_id(setting, a), b);
        break;
    case V_TRADE:
        text_format(out, "%s %s", andromeda_resource_ids[a], andromeda_resource_ids[b]);
        break;
    case V_SPEND:
        text_put(out, moon_entry(&setting->data, a)->id);
        break;
    case V_CANCEL:
        text_format(out, "%s %d", moon_entry(&setting->data, a)->id, b);
        break;
    case V_OPTION:
    case V_FACE:
        text_number(out, a);
        break;
    case V_PAY:
        write_payment(action, out);
        break;
    case V_GAIN:
        text_put(out, andromeda_resource_ids[a]);
        break;
    case V_OPS:
        text_put(out, ops[a]);
        break;
    case V_TRACK:
    case V_TYPE:
        text_put(out, andromeda_track_ids[a]);
        break;
    case V_BUILD:
    case V_REPAIR_SHIP:
        text_put(out, andromeda_ship_ids[a]);
        break;
    case V_DEVELOP:
    case V_LEADER:
    case V_MOON:
        andromeda_write_place(setting, a, out);
        break;
    case V_STEAL:
        text_format(out, "%s %s", andromeda_mark(setting, a),
                    b == TACTIC ? "card" : andromeda_resource_ids[b]);
        break;
    case V_ABILITY:
        write_id(setting, KIND_DEVCARD, a, out);
        break;
    case V_SCRAP:
    case V_WARP:
    case V_JOIN:
    case V_PUT:
        write_ship(a, out);
        text_letter(out, ' ');
        andromeda_write_place(setting, b, out);
        if (verb_of(action) == V_PUT)
            text_format(out, " %s", andromeda_module_id(setting, arg_c(action)));
        break;
    case V_SAVE:
        write_ship(a, out);
        break;
    case V_ACTIVATE:
    case V_POWER:
        text_put(out, andromeda_module_id(setting, a));
        break;
    case V_ICON:
        text_put(out, andromeda_icon_words[a]);
        break;
    default:
        break;
    }
}
