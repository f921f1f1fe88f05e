/* Board and stations as JSON. */
#include "view.h"

#include "rules.h"

static void put_place(struct text *out, const char *key, const struct setting *setting, int place) {
    char id[8];
    struct text text = text_into(id, sizeof id);
    text_json_key(out, key);
    if (place >= PLACES) {
        text_put(out, "null");
        return;
    }
    andromeda_write_place(setting, place, &text);
    text_json_string(out, id);
}

static void put_numbers(struct text *out, const char *key, const char *const *names, const uint8_t *numbers,
                        int count) {
    text_json_open_object(out, key);
    for (int i = 0; i < count; i++)
        text_json_number(out, names[i], numbers[i]);
    text_letter(out, '}');
}

/* A thing with a name and what it does. */
static void put_entry(struct text *out, const struct setting *setting, const char *token,
                      const struct entry *entry, enum game_language language) {
    char words[GAME_SENTENCE_TEXT];
    struct text text = text_into(words, sizeof words);
    text_json_open_item(out);
    text_json_member(out, "id", entry->id);
    if (token)
        text_json_member(out, "thing", token);
    text_json_member(out, "name", entry->name[language]);
    andromeda_describe(setting, entry, language, &text);
    text_json_member(out, "does", words);
}

static void put_raider(struct text *out, const struct setting *setting, const struct state *state, int figure,
                       enum game_language language) {
    int card = figure_card(setting, state, figure);
    const struct raider_line *line = &setting->data.raider[card];
    char class[2] = {"SABCD"[figure_class(figure)], '\0'};
    put_entry(out, setting, NULL, entry_of(&setting->data, KIND_RAIDER, card), language);
    text_json_member(out, "class", class);
    text_json_number(out, "dice", line->dice);
    text_json_number(out, "targeting", line->aim);
    text_json_number(out, "range", line->range);
    text_json_number(out, "dragon", figure == DRAGON);
}

static void write_places(const struct setting *setting, const struct state *state,
                         enum game_language language, struct text *out) {
    const struct data *data = &setting->data;
    text_json_open_array(out, "places");
    for (int i = 0; i < PLACES; i++) {
        const struct place *place = &state->place[i];
        text_json_open_item(out);
        put_place(out, "id", setting, i);
        text_json_number(out, "x", data->x[i]);
        text_json_number(out, "row", data->row[i]);
        if (place->tile == TILE_NONE) {
            text_letter(out, '}');
            continue;
        }
        text_json_member(out, "tile", andromeda_tile_id(setting, place->tile));
        text_json_member(out, "kind",
                         is_planet(place)           ? "planet"
                         : is_base(place)           ? "base"
                         : is_nebula(place)         ? "nebula"
                         : place->tile == TILE_VOID ? "void"
                                                    : "special");
        text_json_member(out, "name", andromeda_tile_name(setting, place->tile, language));
        char words[GAME_SENTENCE_TEXT];
        struct text text = text_into(words, sizeof words);
        andromeda_explain(setting, state, make_thing(THING_PLACE, (uint32_t)i), language, &text);
        text_json_member(out, "words", words);
        if (is_base(place)) {
            text_json_number(out, "eventIcon", data->base_event[place->tile - TILE_BASE]);
            text_json_open_array(out, "sells");
            for (int type = 0; type < TYPES; type++)
                if (data->base_types[place->tile - TILE_BASE] >> type & 1)
                    text_json_item(out, andromeda_track_ids[type]);
            text_letter(out, ']');
        }
        if (is_planet(place)) {
            text_json_member(out, "resource",
                             andromeda_resource_ids[data->planet_resource[place->tile - TILE_PLANET]]);
            text_json_number(out, "moons", place->under + (place->top > 0));
            if (place->top) {
                text_json_member(out, "top", moon_entry(data, place->top - 1)->id);
                text_json_member(out, "topName", moon_entry(data, place->top - 1)->name[language]);
            }
            text_json_member(
                out, "development",
                entry_of(data, KIND_DEVTYPE, data->planet_dev[place->tile - TILE_PLANET])->name[language]);
            text_json_number(out, "bonus", place->bonus);
            if (place->owner) {
                text_json_member(out, "owner",
                                 place->owner == NOBODYS ? "none"
                                                         : andromeda_mark(setting, place->owner - 1));
                text_json_number(out, "settled", place->settled);
            }
        }
        if (is_nebula(place)) {
            text_json_open_array(out, "moons");
            for (int m = 0; m < 2 && state->nebmoon[place->tile - TILE_NEBULA][m]; m++)
                text_json_item(
                    out, entry_of(data, KIND_NEBMOON, state->nebmoon[place->tile - TILE_NEBULA][m] - 1)->id);
            text_letter(out, ']');
        }
        uint8_t figures[FIGURES];
        int raiders = andromeda_figures_at(state, i, figures);
        text_json_open_array(out, "raiders");
        for (int r = 0; r < raiders; r++) {
            put_raider(out, setting, state, figures[r], language);
            text_letter(out, '}');
        }
        text_letter(out, ']');
        text_letter(out, '}');
    }
    text_letter(out, ']');
}

/* The same as a member of an object. */
static void put_entry_member(struct text *out, const char *key, const struct setting *setting,
                             const struct entry *entry, enum game_language language) {
    char words[GAME_SENTENCE_TEXT];
    struct text text = text_into(words, sizeof words);
    text_json_open_object(out, key);
    text_json_member(out, "name", entry->name[language]);
    andromeda_describe(setting, entry, language, &text);
    text_json_member(out, "does", words);
    text_letter(out, '}');
}

/* What a space of the commander's helm does. */
static void put_helm(struct text *out, const struct setting *setting, int space,
                     enum game_language language) {
    const struct data *data = &setting->data;
    char words[GAME_SENTENCE_TEXT];
    struct text text = text_into(words, sizeof words);
    int number = data->helm[setting->commander][space];
    if (number != UINT16_MAX)
        andromeda_describe_option(setting, &data->option[data->clause[number].option], language, false,
                                  &text);
    text_json_item(out, words);
}

/* 19.3 to 19.7: where the first ship of a section would go now, and what would follow. */
static void put_plan(struct text *out, const struct setting *setting, const struct state *state, int section,
                     enum game_language language) {
    int ship = andromeda_unity_ship(setting, state, section), card = state->unity.top[section] - 1;
    if (ship < 0 || card < 0 || card >= ACTIONS || state->unity.probe >= PLACES)
        return;
    const struct action_card *action = &setting->data.action[card];
    int to = andromeda_unity_target(setting, state, card);
    struct parts parts = {.language = language};
    char words[GAME_SENTENCE_TEXT];
    struct text text = text_into(words, sizeof words);
    andromeda_part_words(&parts, andromeda_entry_name(setting, KIND_SHIP, kind_of_ship(ship), language));
    andromeda_part_place(&parts, setting, state, to);
    andromeda_say(&text, SAY_UNITY_PLAN, &parts);
    for (int i = 0; i < action->icons; i++) {
        text_put(&text, i ? ", " : " · ");
        text_put(&text, andromeda_word((enum say)(SAY_ICON_DEV + action->icon[i] - ICON_DEV), language));
    }
    put_place(out, "to", setting, to);
    text_json_member(out, "plan", words);
}

static void write_seat(const struct setting *setting, const struct state *state, int seat,
                       enum game_language language, struct text *out) {
    const struct data *data = &setting->data;
    const struct seat *own = &state->seat[seat];
    bool unity = is_unity(setting, seat);
    char words[64];
    text_json_open_item(out);
    text_json_member(out, "mark", andromeda_mark(setting, seat));
    text_json_member(out, "name", andromeda_side_name(setting, seat, language));
    struct power power;
    andromeda_power(setting, state, seat, &power);
    text_json_open_object(out, "kinds");
    for (int kind = 0; kind < KINDS; kind++) {
        text_json_open_object(out, andromeda_ship_ids[kind]);
        text_json_member(out, "name", andromeda_entry_name(setting, KIND_SHIP, kind, language));
        text_json_number(out, "dice", power.dice[kind]);
        text_json_number(out, "targeting", power.aim[kind]);
        text_json_number(out, "shield", power.shield[kind]);
        text_json_number(out, "range", power.range[kind]);
        text_json_number(out, "attack", power.attack[kind]);
        text_json_number(out, "voyage", power.voyage[kind]);
        text_letter(out, '}');
    }
    text_letter(out, '}');
    text_json_number(out, "vp", own->vp);
    text_json_number(out, "turns", own->turns);
    put_numbers(out, "resources", andromeda_resource_ids, own->resource, RESOURCES);
    put_numbers(out, "tracks", andromeda_track_ids, own->track, TRACKS);
    text_json_number(out, "leaders", own->leaders);
    text_json_open_object(out, "leadersAt");
    for (int place = 0; place < PLACES; place++)
        if (own->leader[place]) {
            struct text text = text_into(words, sizeof words);
            andromeda_write_place(setting, place, &text);
            text_json_number(out, words, own->leader[place]);
        }
    text_letter(out, '}');
    text_json_open_array(out, "ships");
    for (int ship = 0; ship < SHIPS; ship++) {
        int at = own->at[ship];
        static const char *const where[] = {"bay", "reserve", "scrapyard", "barge", "out",
                                            "sci", "ind",     "com",       "civ",   "saved"};
        struct text text = text_into(words, sizeof words);
        text_json_open_item(out);
        text_json_member(out, "kind", andromeda_ship_ids[kind_of_ship(ship)]);
        if (at < PLACES)
            andromeda_write_place(setting, at, &text);
        else if (at < LOC_SLOT)
            text_put(&text, where[at - PLACES]);
        else
            text_format(&text, "slot-%d%c", (at - LOC_SLOT) / SLOTS + 1, "ABC"[(at - LOC_SLOT) % SLOTS]);
        text_json_member(out, "at", words);
        if (own->hurt[ship])
            text_json_number(out, "markers", own->hurt[ship]);
        text_letter(out, '}');
    }
    text_letter(out, ']');
    text_json_open_array(out, "rows");
    for (int row = 0; row < TYPES; row++) {
        text_json_next(out);
        text_letter(out, '[');
        for (int i = 0; i < ROW_ROOM && own->row[row][i]; i++) {
            put_entry(out, setting, NULL, entry_of(data, KIND_MODULE, (own->row[row][i] & DESIGN) - 1),
                      language);
            text_json_number(out, "damaged", (own->row[row][i] & DAMAGED) != 0);
            text_json_number(out, "activated", (own->row[row][i] & ACTIVATED) != 0);
            text_letter(out, '}');
        }
        text_letter(out, ']');
    }
    text_letter(out, ']');
    text_json_open_array(out, "moons");
    for (int moon = 0; moon < MOONS; moon++)
        if (own->moon[moon] || own->spent[moon]) {
            put_entry(out, setting, NULL, moon_entry(data, moon), language);
            text_json_number(out, "unspent", own->moon[moon]);
            text_json_number(out, "spent", own->spent[moon]);
            text_letter(out, '}');
        }
    text_letter(out, ']');
    text_json_open_array(out, "cards");
    for (int i = 0; i < OWNED && own->owned[i]; i++) {
        put_entry(out, setting, NULL, source_entry(data, own->owned[i] - 1), language);
        text_json_number(out, "used", own->used[i]);
        text_letter(out, '}');
    }
    text_letter(out, ']');
    text_json_number(out, "handSize", unity ? andromeda_unity_cards(state) : andromeda_hand(own));
    text_json_open_array(out, "hand");
    for (int card = 0; card < TACTICS; card++)
        if (own->hand[card]) {
            put_entry(out, setting, NULL, entry_of(data, KIND_TACTIC, card), language);
            text_json_number(out, "count", own->hand[card]);
            text_letter(out, '}');
        }
    text_letter(out, ']');
    text_json_open_array(out, "destiny");
    for (int i = 0; i < 2; i++)
        if (own->destiny[i] && own->destiny[i] != NOBODY) {
            put_entry(out, setting, NULL, entry_of(data, KIND_DESTINY, own->destiny[i] - 1), language);
            text_letter(out, '}');
        }
    text_letter(out, ']');
    text_json_number(out, "wins", own->wins);
    text_json_number(out, "raiders", own->raiders);
    text_json_number(out, "discoveries", own->discoveries);
    if (state->kind == TURN_OVER) {
        static const char *const parts[SCORES] = {"vp",      "tracks", "developments", "adjacent",
                                                  "vault",   "relics", "leaders",      "cards",
                                                  "destiny", "moons",  "tokens",       "damage"};
        int part[SCORES];
        andromeda_score(setting, state, seat, part);
        text_json_open_object(out, "score");
        for (int i = 0; i < SCORES; i++)
            text_json_number(out, parts[i], part[i]);
        text_letter(out, '}');
    }
    if (unity) {
        text_json_open_object(out, "unity");
        put_entry_member(out, "commander", setting, entry_of(data, KIND_COMMANDER, setting->commander),
                         language);
        text_json_number(out, "level", entry_of(data, KIND_COMMANDER, setting->commander)->number);
        text_json_number(out, "helm", state->unity.helm);
        text_json_open_array(out, "helmSpaces");
        for (int i = 0; i < HELM_SPACES; i++)
            put_helm(out, setting, i, language);
        text_letter(out, ']');
        text_json_number(out, "tokens", state->unity.supremacy + own->discoveries);
        text_json_number(out, "section", state->unity.section + 1);
        text_json_number(out, "corrupted", own->corrupted);
        text_json_open_array(out, "modules");
        for (int module = 0; module < MODULES; module++)
            if (state->unity.module[module]) {
                put_entry(out, setting, NULL, entry_of(data, KIND_MODULE, module), language);
                text_json_number(out, "count", state->unity.module[module]);
                text_json_number(out, "damaged", state->unity.damaged[module]);
                text_letter(out, '}');
            }
        text_letter(out, ']');
        text_json_open_array(out, "sections");
        for (int i = 0; i < SECTIONS; i++) {
            text_json_open_item(out);
            text_json_number(out, "faces", data->section_faces[i]);
            if (state->unity.top[i])
                text_json_member(out, "action",
                                 entry_of(data, KIND_ACTION, state->unity.top[i] - 1)->name[language]);
            put_plan(out, setting, state, i, language);
            text_letter(out, '}');
        }
        text_letter(out, ']');
        text_letter(out, '}');
    }
    text_letter(out, '}');
}

static void write_side(const struct setting *setting, const struct state *state, int side,
                       enum game_language language, struct text *out) {
    const struct side *fighting = &state->side[side];
    text_json_open_item(out);
    text_json_member(out, "side", andromeda_mark(setting, side));
    text_json_member(out, "name", andromeda_side_name(setting, side, language));
    text_json_number(out, "dice", andromeda_dice(setting, state, side));
    text_json_number(out, "targeting", andromeda_aim(setting, state, side));
    text_json_number(out, "gained", fighting->die);
    text_json_number(out, "aimed", fighting->aim);
    text_json_number(out, "guard", fighting->guard);
    text_json_number(out, "prize", fighting->prize);
    text_json_number(out, "lost", state->losers >> side & 1);
    text_json_number(out, "won", state->winner == side);
    text_json_open_array(out, "roll");
    for (int i = 0; i < fighting->dice; i++) {
        text_json_next(out);
        text_number(out, fighting->roll[i]);
    }
    text_letter(out, ']');
    text_letter(out, '}');
}

static void write_fight(const struct setting *setting, const struct state *state, enum game_language language,
                        struct text *out) {
    if (state->fight == NO_FIGHT)
        return;
    static const uint8_t steps[] = {
        [BATTLE_START] = 1,  [BATTLE_ESCALATION] = 1, [BATTLE_DIPLOMACY] = 2, [BATTLE_PREPARATIONS] = 3,
        [BATTLE_ROLL] = 4,   [BATTLE_OUTCOME] = 5,    [BATTLE_REWARD] = 5,    [BATTLE_LOSERS] = 5,
        [BATTLE_DEFEAT] = 5, [BATTLE_DAMAGE] = 6,     [BATTLE_END] = 6};
    int sides = state->fight == IN_VOID ? 1 << state->turn : andromeda_sides(setting, state) | state->losers;
    text_json_open_object(out, "fight");
    text_json_member(out, "kind", state->fight == IN_VOID ? "void" : "battle");
    put_place(out, "place", setting, state->active);
    for (int i = 0; i < state->depth; i++)
        if (state->frame[i].op == T_BATTLE)
            text_json_number(out, "step", steps[state->frame[i].a]);
    text_json_open_array(out, "sides");
    for (int side = 0; side < SIDES; side++)
        if (sides >> side & 1)
            write_side(setting, state, side, language, out);
    text_letter(out, ']');
    text_letter(out, '}');
}

void andromeda_write_board(const void *any_setting, const void *any_state, enum game_language language,
                           struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    const struct data *data = &setting->data;
    text_letter(out, '{');
    text_json_number(out, "terminus", setting->terminus);
    text_json_number(out, "event", state->event);
    text_json_number(out, "eventSteps", setting->steps);
    text_json_number(out, "ending", state->ending);
    put_place(out, "active", setting, state->active);
    if (unity_plays(setting)) {
        put_place(out, "probe", setting, state->unity.probe);
        if (state->unity.control < setting->players)
            text_json_member(out, "control", andromeda_mark(setting, state->unity.control));
    }
    write_places(setting, state, language, out);
    text_json_open_array(out, "market");
    for (int type = 0; type < TYPES; type++) {
        text_json_next(out);
        text_letter(out, '[');
        for (int i = 0; i < 3 && state->market[type][i]; i++) {
            const struct entry *module = entry_of(data, KIND_MODULE, state->market[type][i] - 1);
            put_entry(out, setting, NULL, module, language);
            put_numbers(out, "cost", andromeda_resource_ids, module->cost, RESOURCES);
            text_letter(out, '}');
        }
        text_letter(out, ']');
    }
    text_letter(out, ']');
    text_json_open_array(out, "upgrades");
    for (int kind = 0; kind < KINDS; kind++)
        if (state->upgrade_top[kind]) {
            put_entry(out, setting, NULL, source_entry(data, state->upgrade_top[kind] - 1), language);
            text_json_member(out, "ship", andromeda_ship_ids[kind]);
            text_letter(out, '}');
        }
    text_letter(out, ']');
    text_json_open_array(out, "supremacy");
    for (int i = 0; i < 3; i++)
        if (state->supremacy[i]) {
            put_entry(out, setting, NULL, entry_of(data, KIND_SUPREMACY, state->supremacy[i] - 1), language);
            text_letter(out, '}');
        }
    text_letter(out, ']');
    text_json_open_array(out, "stations");
    for (int seat = 0; seat < setting->seats; seat++)
        write_seat(setting, state, seat, language, out);
    text_letter(out, ']');
    write_fight(setting, state, language, out);
    text_letter(out, '}');
}

/* A launch: its price, and the battle that would follow as things stand, with nobody joining and no card. */
static void write_launch(const struct setting *setting, const struct state *state, game_action action,
                         struct text *out) {
    int seat = state->depth ? top_frame(state)->seat : state->turn;
    int kind = arg_a(action), place = arg_b(action);
    uint8_t cost[PLACES];
    andromeda_launch_costs(setting, state, seat, cost);
    text_json_number(out, "energy", cost[place]);
    struct state after = *state;
    memset(after.side, 0, sizeof after.side);
    after.active = (uint8_t)place;
    int ship = first_of_kind(kind);
    while (ship < end_of_kind(kind) - 1 && after.seat[seat].at[ship] != LOC_BAY)
        ship++;
    after.seat[seat].at[ship] = (uint8_t)place;
    int figure = andromeda_raiders(&after) >> place & 1 ? -1 : andromeda_attacker(setting, &after, place);
    if (figure >= 0) {
        int card = figure_card(setting, state, figure);
        bool warp = figure == DRAGON && setting->data.raider[card].warp && place != setting->data.void_place;
        text_json_member(out, "raider", entry_of(&setting->data, KIND_RAIDER, card)->id);
        put_place(out, "from", setting, after.figure[figure]);
        text_json_number(out, "warp", warp);
        if (warp)
            after.seat[seat].at[ship] = after.active = setting->data.void_place;
        after.figure[figure] = after.active;
    }
    int dice[SIDES], aim[SIDES], count = 0, own = 0, sides = andromeda_sides(setting, &after);
    double win[SIDES], nobody;
    for (int side = 0; side < SIDES; side++)
        if (sides >> side & 1) {
            own = side == seat ? count : own;
            dice[count] = andromeda_dice(setting, &after, side);
            aim[count++] = andromeda_aim(setting, &after, side);
        }
    if (count < 2)
        return;
    andromeda_battle_odds(dice, aim, count, win, &nobody);
    text_json_number(out, "win", (long)(win[own] * 1000 + 0.5));
}

void andromeda_about(const void *setting, const void *state, game_action action, struct text *out) {
    text_letter(out, '{');
    text_json_member(out, "kind", GAME_IS_RESIGN(action) ? "resign" : andromeda_verbs[verb_of(action)]);
    if (!GAME_IS_RESIGN(action) && verb_of(action) == V_LAUNCH)
        write_launch(setting, state, action, out);
    text_letter(out, '}');
}
