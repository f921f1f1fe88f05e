/* Things that can be clicked: tokens, names, help, and the clicks of each decision. */
#include "view.h"

static game_thing ship_thing(int code, int at) {
    return make_thing(THING_SHIP, (uint32_t)(code | at << 8));
}

static game_thing button(enum verb verb) {
    return make_thing(THING_BUTTON, (uint32_t)verb);
}

static game_thing thing_of(enum thing_kind kind, int number) {
    return make_thing(kind, (uint32_t)number);
}

size_t andromeda_clicks(const void *setting, const void *state, game_action action,
                        game_thing things[GAME_MAX_CLICKS]) {
    int a = arg_a(action), b = arg_b(action);
    (void)setting, (void)state;
    switch (verb_of(action)) {
    case V_KEEP:
        things[0] = thing_of(THING_SOURCE, SOURCE_FACTION + a);
        return 1;
    case V_LAUNCH:
        things[0] = thing_of(THING_KIND, a);
        things[1] = thing_of(THING_PLACE, b);
        return 2;
    case V_PLAY:
        things[0] = thing_of(THING_CARD, a);
        things[1] = thing_of(THING_OPTION, b);
        return 2;
    case V_USE:
        things[0] = thing_of(THING_SOURCE, a);
        things[1] = thing_of(THING_OPTION, b);
        return 2;
    case V_TRADE:
        things[0] = button(V_TRADE);
        things[1] = thing_of(THING_RESOURCE, a);
        things[2] = thing_of(THING_RESOURCE, b);
        return 3;
    case V_SPEND:
        things[0] = thing_of(THING_MOON, a);
        return 1;
    case V_CANCEL:
        things[0] = button(V_CANCEL);
        things[1] = thing_of(THING_MOON, a);
        things[2] = thing_of(THING_OPTION, b);
        return 3;
    case V_OPTION:
        things[0] = thing_of(THING_OPTION, a);
        return 1;
    case V_PAY:
        things[0] = make_thing(THING_PAYMENT, action & 0xfffff);
        return 1;
    case V_GAIN:
        things[0] = thing_of(THING_RESOURCE, a);
        return 1;
    case V_OPS:
        things[0] = thing_of(THING_OPS, a);
        return 1;
    case V_TRACK:
    case V_TYPE:
        things[0] = thing_of(THING_TRACK, a);
        return 1;
    case V_MODULE:
    case V_BUY:
    case V_REMOVE:
    case V_HURT:
    case V_REPAIR_MODULE:
        things[0] = thing_of(THING_MODULE, a + 1);
        return 1;
    case V_ACTIVATE:
        things[0] = thing_of(THING_MODULE, a);
        return 1;
    case V_POWER:
        things[0] = button(V_POWER);
        things[1] = thing_of(THING_MODULE, a);
        return 2;
    case V_PUT:
        things[0] = ship_thing(a, b);
        things[1] = thing_of(THING_MODULE, arg_c(action));
        return 2;
    case V_BUILD:
    case V_REPAIR_SHIP:
        things[0] = thing_of(THING_KIND, a);
        return 1;
    case V_DEVELOP:
    case V_LEADER:
    case V_MOON:
        things[0] = thing_of(THING_PLACE, a);
        return 1;
    case V_NEBMOON:
        things[0] = thing_of(THING_MOON, MOON_DESIGNS + a);
        return 1;
    case V_STEAL:
        things[0] = thing_of(THING_SIDE, a);
        things[1] = thing_of(THING_RESOURCE, b);
        return 2;
    case V_ABILITY:
        things[0] = thing_of(THING_SOURCE, SOURCE_DEVCARD + a);
        return 1;
    case V_UPGRADE:
        things[0] = thing_of(THING_SOURCE, a);
        return 1;
    case V_TAKE:
        things[0] = thing_of(THING_TOKEN, a);
        return 1;
    case V_SCRAP:
    case V_WARP:
    case V_JOIN:
        things[0] = ship_thing(a, b);
        return 1;
    case V_SAVE:
        things[0] = ship_thing(a, LOC_SAVED);
        return 1;
    case V_FOE:
        things[0] = thing_of(THING_SIDE, a);
        return 1;
    case V_FACE:
        things[0] = thing_of(THING_FACE, a);
        return 1;
    case V_DISCARD:
        things[0] = thing_of(THING_CARD, a);
        return 1;
    default:
        things[0] = button(verb_of(action));
        return 1;
    }
}

/* Everything off the map is a button: cards, modules, ships. */
bool andromeda_is_button(game_thing thing) {
    return thing_kind_of(thing) != THING_PLACE && thing_kind_of(thing) < THING_KINDS;
}

void andromeda_write_thing(const void *any_setting, const void *state, game_thing thing, struct text *out) {
    const struct setting *setting = any_setting;
    int number = thing_number(thing);
    static const char *const ops[OPS_CHOICES] = {"energy", "tactic", "basic"};
    (void)state;
    switch (thing_kind_of(thing)) {
    case THING_PLACE:
        andromeda_write_place(setting, number, out);
        break;
    case THING_SHIP: {
        int code = number & 0xff, at = number >> 8;
        text_format(out, "ship-%s", andromeda_ship_ids[code & 15]);
        if (code >> 4)
            text_format(out, "*%d", code >> 4);
        text_letter(out, '-');
        if (at < PLACES)
            andromeda_write_place(setting, at, out);
        else
            text_put(out, at == LOC_BARGE ? "barge" : "here");
        break;
    }
    case THING_KIND:
        text_put(out, andromeda_ship_ids[number]);
        break;
    case THING_MODULE:
        text_format(out, "module-%s", andromeda_module_id(setting, number));
        break;
    case THING_CARD:
        text_format(out, "card-%s", entry_of(&setting->data, KIND_TACTIC, number)->id);
        break;
    case THING_SOURCE:
        text_format(out, "%s%s", number >= SOURCE_FUP && number < SOURCE_UNITYUP ? "own-" : "has-",
                    source_entry(&setting->data, number)->id);
        break;
    case THING_MOON:
        text_format(out, "moon-%s", moon_entry(&setting->data, number)->id);
        break;
    case THING_RESOURCE:
        text_put(out, andromeda_resource_ids[number]);
        break;
    case THING_TRACK:
        text_format(out, "track-%s", andromeda_track_ids[number]);
        break;
    case THING_SIDE:
        text_format(out, "side-%s", andromeda_mark(setting, number));
        break;
    case THING_OPTION:
        text_format(out, "option-%d", number);
        break;
    case THING_PAYMENT:
        text_put(out, "pay");
        for (int i = 0; i < RESOURCES; i++)
            text_format(out, "-%d", paid_of((game_action)number, i));
        break;
    case THING_TOKEN:
        text_format(out, "token-%s", entry_of(&setting->data, KIND_DISCOVERY, number)->id);
        break;
    case THING_FACE:
        text_format(out, "face-%d", number);
        break;
    case THING_OPS:
        text_format(out, "ops-%s", ops[number]);
        break;
    default:
        text_put(out, andromeda_verbs[number]);
    }
}

static enum say button_word(int verb) {
    switch (verb) {
    case V_RETURN:
        return SAY_LABEL_RETURN;
    case V_POWER:
        return SAY_BUTTON_POWER;
    case V_CANCEL:
        return SAY_BUTTON_CANCEL;
    case V_TRADE:
        return SAY_BUTTON_TRADE;
    case V_DIVERT:
        return SAY_LABEL_DIVERT;
    case V_PASS:
        return SAY_LABEL_PASS;
    case V_ENOUGH:
        return SAY_LABEL_ENOUGH;
    case V_DECLINE:
        return SAY_LABEL_DECLINE;
    case V_RECRUIT:
        return SAY_LABEL_RECRUIT;
    case V_RECALL:
        return SAY_LABEL_RECALL;
    case V_HELM:
        return SAY_LABEL_HELM;
    case V_HOME:
        return SAY_LABEL_HOME;
    default:
        return SAY_LABEL_DONE;
    }
}

/* Ships, raiders and leaders in a place. */
static void label_place(const struct setting *setting, const struct state *state, int number,
                        enum game_language language, struct text *out) {
    const struct place *place = &state->place[number];
    andromeda_place_name(setting, state, number, language, out);
    if (place->top)
        text_format(out, "; %s +%d", moon_entry(&setting->data, place->top - 1)->name[language],
                    place->under);
    if (is_nebula(place))
        for (int i = 0; i < 2 && state->nebmoon[place->tile - TILE_NEBULA][i]; i++)
            text_format(out, "; %s",
                        andromeda_entry_name(setting, KIND_NEBMOON,
                                             state->nebmoon[place->tile - TILE_NEBULA][i] - 1, language));
    if (place->bonus)
        text_format(
            out, "; +1 %s",
            andromeda_word((enum say)(SAY_ICE + setting->data.planet_resource[place->tile - TILE_PLANET]),
                           language));
    if (place->owner)
        text_format(out, "; %s%s%s",
                    andromeda_entry_name(setting, KIND_DEVTYPE,
                                         setting->data.planet_dev[place->tile - TILE_PLANET], language),
                    place->owner == NOBODYS ? "" : " ",
                    place->owner == NOBODYS ? "" : andromeda_side_name(setting, place->owner - 1, language));
    for (int seat = 0; seat < setting->seats; seat++) {
        uint32_t here = andromeda_ships_at(state, seat, number);
        if (here || state->seat[seat].leader[number])
            text_format(out, "; %s:", andromeda_side_name(setting, seat, language));
        for (int kind = 0; kind < KINDS; kind++) {
            int count = 0;
            for (int ship = first_of_kind(kind); ship < end_of_kind(kind); ship++)
                count += (here >> ship & 1) != 0;
            if (count)
                text_format(out, " %d %s", count, andromeda_entry_name(setting, KIND_SHIP, kind, language));
        }
        if (state->seat[seat].leader[number]) {
            struct parts parts = {.language = language};
            andromeda_part_number(&parts, state->seat[seat].leader[number]);
            text_letter(out, ' ');
            andromeda_say(out, SAY_SHEET_LEADERS, &parts);
        }
    }
    uint8_t figures[FIGURES];
    int raiders = andromeda_figures_at(state, number, figures);
    for (int i = 0; i < raiders; i++)
        text_format(
            out, "; %s",
            andromeda_entry_name(setting, KIND_RAIDER, figure_card(setting, state, figures[i]), language));
}

/* The option with a number, of what is being decided. */
static const struct option *find_option(const struct setting *setting, const struct state *state,
                                        int number) {
    const struct data *data = &setting->data;
    const struct frame *frame = state->depth ? top_frame(state) : NULL;
    if (!frame || frame->op != D_CLAUSE)
        return NULL;
    const struct clause *clause = &data->clause[frame->c];
    int first = data->option[clause->option].number;
    return number >= first && number < first + clause->options
               ? &data->option[clause->option + number - first]
               : NULL;
}

void andromeda_label_thing(const void *any_setting, const void *any_state, game_thing thing,
                           enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct parts parts = {.language = language};
    int number = thing_number(thing);
    switch (thing_kind_of(thing)) {
    case THING_PLACE:
        label_place(setting, state, number, language, out);
        break;
    case THING_SHIP:
        andromeda_ship_name(setting, number & 0xff, number >> 8, language, out);
        break;
    case THING_KIND:
        text_put(out, andromeda_entry_name(setting, KIND_SHIP, number, language));
        break;
    case THING_MODULE:
        andromeda_module_name(setting, number, language, out);
        break;
    case THING_CARD:
        text_put(out, andromeda_entry_name(setting, KIND_TACTIC, number, language));
        break;
    case THING_SOURCE:
        text_put(out, source_entry(&setting->data, number)->name[language]);
        break;
    case THING_MOON:
        text_put(out, moon_entry(&setting->data, number)->name[language]);
        break;
    case THING_RESOURCE:
        text_put(out, andromeda_word((enum say)(SAY_ICE + number), language));
        break;
    case THING_TRACK:
        text_put(out, andromeda_word((enum say)(SAY_TRACK_SCI + number), language));
        break;
    case THING_SIDE:
        text_put(out, andromeda_side_name(setting, number, language));
        break;
    case THING_OPTION: {
        const struct option *option = find_option(setting, state, number);
        text_format(out, "%d", number);
        if (option) {
            text_put(out, language == GAME_FRENCH ? "\u00a0: " : ": ");
            andromeda_describe_option(setting, option, language, false, out);
        }
        break;
    }
    case THING_PAYMENT: {
        bool any = false;
        for (int i = 0; i < RESOURCES; i++)
            if (paid_of((game_action)number, i)) {
                text_format(out, "%s%d %s", any ? ", " : "", paid_of((game_action)number, i),
                            andromeda_word((enum say)(SAY_ICE + i), language));
                any = true;
            }
        text_put(out, any ? "" : andromeda_word(SAY_NOTHING, language));
        break;
    }
    case THING_TOKEN:
        text_put(out, andromeda_entry_name(setting, KIND_DISCOVERY, number, language));
        break;
    case THING_FACE:
        text_number(out, number);
        break;
    case THING_OPS:
        text_put(out, andromeda_word((enum say)(SAY_LABEL_OPS_ENERGY + number), language));
        break;
    default:
        if (number == V_ICON) {
            andromeda_part_word(&parts,
                                (enum say)(SAY_ICON_DEV + (state->depth && top_frame(state)->op == A_ICON
                                                               ? top_frame(state)->a - ICON_DEV
                                                               : 0)));
            andromeda_say(out, SAY_LABEL_ICON, &parts);
        } else
            text_put(out, andromeda_word(button_word(number), language));
    }
}

bool andromeda_read_thing(const void *setting, const void *state, const char *token, game_thing *thing) {
    static const uint8_t buttons[] = {V_RETURN,  V_POWER, V_CANCEL,  V_TRADE, V_DIVERT, V_PASS, V_ENOUGH,
                                      V_DECLINE, V_DONE,  V_RECRUIT, V_ICON,  V_RECALL, V_HELM, V_HOME};
    const struct setting *rules = setting;
    const int counts[THING_KINDS] = {[THING_PLACE] = PLACES,
                                     [THING_KIND] = KINDS,
                                     [THING_MODULE] = 64 + TYPES,
                                     [THING_CARD] = rules->data.count[KIND_TACTIC],
                                     [THING_SOURCE] = SOURCES,
                                     [THING_MOON] = MOONS,
                                     [THING_RESOURCE] = COST_ITEMS,
                                     [THING_TRACK] = TRACKS,
                                     [THING_SIDE] = SIDES,
                                     [THING_OPTION] = 32,
                                     [THING_TOKEN] = rules->data.count[KIND_DISCOVERY],
                                     [THING_FACE] = FACES + 1,
                                     [THING_OPS] = OPS_CHOICES,
                                     [THING_BUTTON] = (int)sizeof buttons};
    char words[GAME_ACTION_TEXT];
    for (int kind = 0; kind < THING_KINDS; kind++)
        for (int i = 0; i < counts[kind]; i++) {
            struct text text = text_into(words, sizeof words);
            int number = kind == THING_BUTTON ? buttons[i] : i;
            if ((kind == THING_MODULE && (i == 0 || (i > rules->data.count[KIND_MODULE] && i < 64))) ||
                (kind == THING_FACE && i == 0) || (kind == THING_OPTION && i == 0) ||
                (kind == THING_SIDE && i >= rules->seats && i != RAIDER_SIDE))
                continue;
            if (kind == THING_MOON &&
                (i < MOON_DESIGNS ? i >= rules->data.count[KIND_MOON]
                                  : i - MOON_DESIGNS >= rules->data.count[KIND_NEBMOON]))
                continue;
            if (kind == THING_SOURCE &&
                source_entry(&rules->data, i)->kind != (i < SOURCE_DEVCARD     ? KIND_FACTION
                                                        : i < SOURCE_UPGRADE   ? KIND_DEVCARD
                                                        : i < SOURCE_FUP       ? KIND_UPGRADE
                                                        : i < SOURCE_UNITYUP   ? KIND_FUP
                                                        : i < SOURCE_COMMANDER ? KIND_UNITYUP
                                                                               : KIND_COMMANDER))
                continue;
            *thing = make_thing((enum thing_kind)kind, (uint32_t)number);
            andromeda_write_thing(setting, state, *thing, &text);
            if (strcmp(words, token) == 0)
                return true;
        }
    for (int at = 0; at < LOCATIONS; at++)
        for (int kind = 0; kind < KINDS; kind++)
            for (int hurt = 0; hurt < 8; hurt++) {
                struct text text = text_into(words, sizeof words);
                if (at >= PLACES && at != LOC_BARGE && at != LOC_SAVED)
                    continue;
                *thing = ship_thing(kind | hurt << 4, at);
                andromeda_write_thing(setting, state, *thing, &text);
                if (strcmp(words, token) == 0)
                    return true;
            }
    if (strncmp(token, "pay-", 4) == 0) {
        unsigned paid[RESOURCES] = {0};
        const char *at = token + 3;
        for (int i = 0; i < RESOURCES; i++, at += 2)
            if (at[0] != '-' || at[1] < '0' || at[1] > '9')
                return false;
            else
                paid[i] = (unsigned)(at[1] - '0');
        *thing =
            make_thing(THING_PAYMENT, paid[0] | paid[1] << 4 | paid[2] << 8 | paid[3] << 12 | paid[4] << 16);
        return *at == '\0';
    }
    return false;
}

static void explain_entry(const struct setting *setting, const struct entry *entry,
                          enum game_language language, struct text *out) {
    text_put(out, entry->name[language]);
    text_put(out, language == GAME_FRENCH ? "\u00a0: " : ": ");
    andromeda_describe(setting, entry, language, out);
}

void andromeda_explain(const void *any_setting, const void *any_state, game_thing thing,
                       enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    const struct data *data = &setting->data;
    int number = thing_number(thing);
    switch (thing_kind_of(thing)) {
    case THING_PLACE: {
        int tile = state->place[number].tile;
        label_place(setting, state, number, language, out);
        if (tile >= TILE_BASE && tile < TILE_VOID) {
            text_put(out, ". ");
            andromeda_describe(setting,
                               tile < TILE_SPECIAL ? entry_of(data, KIND_BASE, tile - TILE_BASE)
                                                   : entry_of(data, KIND_SPECIAL, tile - TILE_SPECIAL),
                               language, out);
        }
        break;
    }
    case THING_MODULE:
        explain_entry(setting,
                      number >= 64 ? entry_of(data, KIND_ROW, number - 64)
                                   : entry_of(data, KIND_MODULE, number - 1),
                      language, out);
        break;
    case THING_CARD:
        explain_entry(setting, entry_of(data, KIND_TACTIC, number), language, out);
        break;
    case THING_SOURCE:
        explain_entry(setting, source_entry(data, number), language, out);
        break;
    case THING_MOON:
        explain_entry(setting, moon_entry(data, number), language, out);
        break;
    case THING_TOKEN:
        explain_entry(setting, entry_of(data, KIND_DISCOVERY, number), language, out);
        break;
    case THING_TRACK:
        explain_entry(setting, entry_of(data, KIND_TRACK, number), language, out);
        break;
    case THING_FACE:
        text_format(out, "%d: ", number);
        andromeda_describe(setting, entry_of(data, KIND_VOIDFACE, number - 1), language, out);
        break;
    default:
        andromeda_label_thing(setting, state, thing, language, out);
    }
}

/* Why a ship cannot be launched somewhere (5). */
bool andromeda_why_not(const void *any_setting, const void *any_state, const game_thing *things, size_t count,
                       enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    if (state->depth == 0 || count != 2 || thing_kind_of(things[0]) != THING_KIND ||
        thing_kind_of(things[1]) != THING_PLACE)
        return false;
    const struct frame *frame = top_frame(state);
    if (frame->op != D_WINDOW || frame->a != 1)
        return false;
    int seat = frame->seat, kind = thing_number(things[0]), place = thing_number(things[1]);
    const struct place *region = &state->place[place];
    uint8_t cost[PLACES];
    struct power power;
    andromeda_power(setting, state, seat, &power);
    andromeda_launch_costs(setting, state, seat, cost);
    enum say word = SAY_NOT_NOW;
    if (region->tile == TILE_NONE)
        word = SAY_NOT_EMPTY;
    else if (andromeda_ships(state, seat) >> place & 1)
        word = SAY_NOT_OWN_SHIP;
    else if (is_nebula(region) && !power.voyage[kind])
        word = SAY_NOT_VOYAGE;
    else if (!andromeda_ships(state, seat) && cost[place] == 255)
        word = SAY_NOT_FIRST;
    else if (cost[place] == 255)
        word = SAY_NOT_FAR;
    else if (andromeda_other_ships(setting, state, seat) >> place & 1)
        word = SAY_NOT_ATTACK;
    else if (is_base(region))
        word = SAY_NOT_BASE;
    text_put(out, andromeda_word(word, language));
    return true;
}
