/* Andromeda's entry in the contract: setting, knowledge, and the table of functions. */
#include "andromeda.h"

#include "andromeda_features.h"
#include "view.h"

enum {
    OPTION_SEATS,
    OPTION_MODE,
    OPTION_LENGTH,
    OPTION_EVENTS,
    OPTION_VOID,
    OPTION_MOONS,
    OPTION_EXPANSION,
    OPTION_DESTINY,
    OPTION_SPECIALS,
    OPTION_COMMANDER,
    OPTION_RAIDERS,
    OPTION_DATA
};

static const char *const modes[] = {"versus", "solo", "unity", NULL};
static const char *const lengths[] = {"short", "medium", "long", NULL};
static const char *const decks[] = {"aurora", "twilight", "void", NULL};
static const char *const moon_sets[] = {"both", "orphan", "ancient", NULL};
static const char *const commanders[] = {"k11", "k12", "k13", "k21", "k22", "k23", "k31", "k32", "k33", NULL};

/* 1.1 to 1.9. */
static const struct game_option options[] = {
    [OPTION_SEATS] = {.name = "seats", .type = GAME_SPIN, .default_value = "2", .min = 2, .max = MAX_SEATS},
    [OPTION_MODE] = {.name = "mode", .type = GAME_COMBO, .default_value = "versus", .values = modes},
    [OPTION_LENGTH] = {.name = "length", .type = GAME_COMBO, .default_value = "medium", .values = lengths},
    [OPTION_EVENTS] = {.name = "events", .type = GAME_COMBO, .default_value = "aurora", .values = decks},
    [OPTION_VOID] = {.name = "void", .type = GAME_CHECK, .default_value = "off"},
    [OPTION_MOONS] = {.name = "moons", .type = GAME_COMBO, .default_value = "both", .values = moon_sets},
    [OPTION_EXPANSION] = {.name = "expansion", .type = GAME_CHECK, .default_value = "on"},
    [OPTION_DESTINY] = {.name = "destiny", .type = GAME_CHECK, .default_value = "on"},
    [OPTION_SPECIALS] =
        {.name = "specials", .type = GAME_SPIN, .default_value = "2", .min = 0, .max = SPECIALS},
    [OPTION_COMMANDER] = {.name = "commander",
                          .type = GAME_COMBO,
                          .default_value = "k11",
                          .values = commanders},
    [OPTION_RAIDERS] = {.name = "raiders", .type = GAME_STRING, .default_value = "random"},
    [OPTION_DATA] = {.name = "data", .type = GAME_STRING, .default_value = "standard"},
    {.name = NULL},
};

/* 1.1: the Unity is one of the seats. */
static const struct game_party parties[] = {
    {1, {{"seats", "2"}, {"mode", "solo"}}},   {2, {{"seats", "2"}, {"mode", "versus"}}},
    {2, {{"seats", "3"}, {"mode", "unity"}}},  {3, {{"seats", "3"}, {"mode", "versus"}}},
    {3, {{"seats", "4"}, {"mode", "unity"}}},  {4, {{"seats", "4"}, {"mode", "versus"}}},
    {5, {{"seats", "5"}, {"mode", "versus"}}}, {0, {{NULL, NULL}}},
};

/* The setting. */

static int index_in(const char *const *values, const char *value) {
    int i = 0;
    while (values[i] && strcmp(values[i], value) != 0)
        i++;
    return i;
}

/* 2.1: adjacent places and distances. */
static void measure(struct setting *setting) {
    const struct data *data = &setting->data;
    for (int a = 0; a < PLACES; a++)
        for (int b = 0; b < PLACES; b++) {
            int rows = data->row[a] - data->row[b], xs = data->x[a] - data->x[b];
            bool adjacent =
                (rows == 0 && (xs == 2 || xs == -2)) || ((rows == 1 || rows == -1) && (xs == 1 || xs == -1));
            setting->distance[a][b] = a == b ? 0 : adjacent ? 1 : 100;
        }
    for (int by = 0; by < PLACES; by++)
        for (int a = 0; a < PLACES; a++)
            for (int b = 0; b < PLACES; b++)
                if (setting->distance[a][by] + setting->distance[by][b] < setting->distance[a][b])
                    setting->distance[a][b] = (uint8_t)(setting->distance[a][by] + setting->distance[by][b]);
    /* 2.5: smallest x, then the upper row. */
    for (int i = 0; i < PLACES; i++) {
        int j = i;
        for (; j > 0; j--) {
            int other = setting->leftmost[j - 1];
            if (data->x[other] < data->x[i] ||
                (data->x[other] == data->x[i] && data->row[other] < data->row[i]))
                break;
            setting->leftmost[j] = (uint8_t)other;
        }
        setting->leftmost[j] = (uint8_t)i;
    }
}

static void add_power(struct power *power, const struct step *step) {
    int ship = step->arg;
    switch ((enum word)step->word) {
    case HAS_DICE:
        power->dice[ship] = (int8_t)(power->dice[ship] + step->n);
        break;
    case HAS_AIM:
        power->aim[ship] = (int8_t)(power->aim[ship] + step->n);
        break;
    case HAS_SHIELD:
        power->shield[ship] = (int8_t)(power->shield[ship] + step->n);
        break;
    case HAS_RANGE:
        power->range[ship] = (int8_t)(power->range[ship] + step->n);
        break;
    case HAS_ATTACK:
        power->attack[ship] = step->n > power->attack[ship] ? step->n : power->attack[ship];
        break;
    case HAS_VOYAGE:
        power->voyage[ship] = 1;
        break;
    case HAS_REACH:
        power->reach = (uint8_t)(power->reach + step->n);
        break;
    case HAS_DISCOUNT: {
        uint8_t *discount = step->arg == 0   ? &power->discount_build
                            : step->arg == 1 ? &power->discount_module
                                             : &power->discount_develop;
        *discount = (uint8_t)(*discount + step->n);
        break;
    }
    case HAS_FIELDANY:
        power->fieldany = 1;
        break;
    default:
        break;
    }
}

static int sources_of_kind(const struct data *data, int source) {
    return source < SOURCE_DEVCARD     ? source < data->count[KIND_FACTION]
           : source < SOURCE_UPGRADE   ? source - SOURCE_DEVCARD < data->count[KIND_DEVCARD]
           : source < SOURCE_FUP       ? source - SOURCE_UPGRADE < data->count[KIND_UPGRADE]
           : source < SOURCE_UNITYUP   ? source - SOURCE_FUP < data->count[KIND_FUP]
           : source < SOURCE_COMMANDER ? source - SOURCE_UNITYUP < data->count[KIND_UNITYUP]
                                       : source - SOURCE_COMMANDER < data->count[KIND_COMMANDER];
}

static void lay_out(struct setting *setting) {
    const struct data *data = &setting->data;
    measure(setting);
    for (int source = 0; source < SOURCES; source++) {
        if (!sources_of_kind(data, source))
            continue;
        const struct entry *entry = source_entry(data, source);
        for (int c = 0; c < entry->clauses; c++)
            for (int o = 0; o < data->clause[entry->clause + c].options; o++) {
                const struct option *option = &data->option[data->clause[entry->clause + c].option + o];
                setting->source_events[source] |= 1u << option->event;
                for (int s = 0; option->event == ALWAYS && s < option->steps; s++)
                    add_power(&setting->power[source], &data->step[option->step + s]);
            }
    }
    for (int i = 0; i < data->count[KIND_RAIDER]; i++)
        if (data->raider[i].warp)
            setting->dragon = (uint8_t)i;
    /* 1.6: what the expansion adds. */
    for (int i = 0; i < data->count[KIND_TACTIC]; i++)
        if (setting->expansion || !entry_of(data, KIND_TACTIC, i)->fresh)
            setting->tactic_copies[i] = entry_of(data, KIND_TACTIC, i)->copies;
    for (int i = 0; i < data->count[KIND_MODULE]; i++)
        if (setting->expansion || !entry_of(data, KIND_MODULE, i)->relic)
            setting->module_copies[i] = entry_of(data, KIND_MODULE, i)->copies;
    for (int i = 0; i < data->count[KIND_UPGRADE]; i++)
        if (setting->expansion || !entry_of(data, KIND_UPGRADE, i)->fresh)
            setting->upgrade_copies[i] = entry_of(data, KIND_UPGRADE, i)->copies;
    for (int i = 0; i < data->count[KIND_FACTION]; i++)
        setting->faction_in[i] = setting->expansion || !entry_of(data, KIND_FACTION, i)->fresh;
}

/* The cards of a deck are consecutive: finds the first of each deck, and a bit for each card. */
static bool find_decks(struct setting *setting, struct game_error *error) {
    const struct data *data = &setting->data;
    for (int deck = 0; deck < SECTIONS; deck++) {
        int first = -1;
        for (int i = 0; i < data->count[KIND_ACTION]; i++)
            if (entry_of(data, KIND_ACTION, i)->of == deck) {
                first = first < 0 ? i : first;
                if (i - first >= ACTIONS_IN_DECK)
                    return game_refuse(error, 0, "%s", andromeda_word(SAY_DATA_DECKS, error->language));
                setting->action_cards[deck] = (uint16_t)(setting->action_cards[deck] | 1 << (i - first));
            }
        setting->action_first[deck] = (uint8_t)first;
    }
    int first = -1;
    for (int i = 0; i < data->count[KIND_EVENT]; i++)
        if (entry_of(data, KIND_EVENT, i)->of == setting->deck) {
            first = first < 0 ? i : first;
            if (i - first >= EVENTS_IN_DECK)
                return game_refuse(error, 0, "%s", andromeda_word(SAY_DATA_DECKS, error->language));
            setting->event_cards = (uint16_t)(setting->event_cards | 1 << (i - first));
        }
    setting->event_first = (uint8_t)first;
    return true;
}

/* 1.9: one raider of each class. */
static bool choose_raiders(struct setting *setting, const char *value, struct game_error *error) {
    const struct data *data = &setting->data;
    int class = 0;
    if (strcmp(value, "random") == 0)
        return true;
    for (const char *at = value; at && class < CLASSES; class ++) {
        const char *end = strchr(at, '+');
        size_t length = end ? (size_t)(end - at) : strlen(at);
        for (int i = 0; i < data->count[KIND_RAIDER]; i++) {
            const char *id = entry_of(data, KIND_RAIDER, i)->id;
            if (strlen(id) == length && strncmp(id, at, length) == 0 && data->raider[i].class == class &&
                !data->raider[i].warp)
                setting->raider_choice[class] = (uint8_t)(i + 1);
        }
        at = end ? end + 1 : NULL;
        if (!setting->raider_choice[class] || (!at && class < CLASSES - 1) || (at && class == CLASSES - 1))
            return game_refuse(error, 0, "%s", andromeda_word(SAY_BAD_RAIDERS, error->language));
    }
    return true;
}

static bool refuse(struct game_error *error, enum say word) {
    return game_refuse(error, 0, "%s", andromeda_word(word, error->language));
}

static bool prepare(void *any_setting, const struct game_choice *choices, size_t count,
                    struct game_error *error) {
    struct setting *setting = any_setting;
    const struct game *game = &andromeda_game;
    long seats = 2, specials = 2;
    memset(setting, 0, sizeof *setting);
    if (!game_check_choices(game, choices, count, error) ||
        !andromeda_find_data(game_chosen(game, choices, count, "data"), &setting->data, error))
        return false;
    text_read_number(game_chosen(game, choices, count, "seats"), 2, MAX_SEATS, &seats);
    text_read_number(game_chosen(game, choices, count, "specials"), 0, SPECIALS, &specials);
    setting->seats = (uint8_t)seats;
    setting->specials = (uint8_t)specials;
    setting->mode = (uint8_t)index_in(modes, game_chosen(game, choices, count, "mode"));
    setting->length = (uint8_t)index_in(lengths, game_chosen(game, choices, count, "length"));
    setting->deck = (uint8_t)index_in(decks, game_chosen(game, choices, count, "events"));
    setting->option_void = strcmp(game_chosen(game, choices, count, "void"), "on") == 0;
    setting->option_moons = (uint8_t)index_in(moon_sets, game_chosen(game, choices, count, "moons"));
    setting->expansion = strcmp(game_chosen(game, choices, count, "expansion"), "on") == 0;
    setting->destiny = strcmp(game_chosen(game, choices, count, "destiny"), "on") == 0;
    setting->commander = (uint8_t)index_in(commanders, game_chosen(game, choices, count, "commander"));
    setting->players = (uint8_t)(setting->seats - (setting->mode != VERSUS));
    /* 1.1, 1.2. */
    if (setting->mode == SOLO && setting->seats != 2)
        return refuse(error, SAY_BAD_SOLO);
    if (setting->mode == WITH_UNITY && (setting->seats < 3 || setting->seats > 4))
        return refuse(error, SAY_BAD_UNITY);
    if (setting->mode == VERSUS && setting->seats == 5 && setting->length == 0)
        return refuse(error, SAY_BAD_SHORT);
    if (!setting->expansion &&
        (setting->deck == SHADOWS || setting->option_void || setting->option_moons == ANCIENT_SET))
        return refuse(error, SAY_BAD_EXPANSION);
    /* 1.3, 1.4: Shadows of the Void always brings the Void. */
    setting->void_in_play = setting->option_void || setting->deck == SHADOWS;
    setting->moon_sets = !setting->expansion ? ORPHAN_SET : setting->option_moons;
    setting->terminus = setting->data.terminus[setting->length];
    /* 3.13, 3.14: seats include the Unity. */
    setting->steps = setting->data.event_steps[setting->seats];
    lay_out(setting);
    return find_decks(setting, error) &&
           choose_raiders(setting, game_chosen(game, choices, count, "raiders"), error);
}

static void option_value(const void *any_setting, size_t option, struct text *out) {
    const struct setting *setting = any_setting;
    switch (option) {
    case OPTION_SEATS:
        text_number(out, setting->seats);
        break;
    case OPTION_MODE:
        text_put(out, modes[setting->mode]);
        break;
    case OPTION_LENGTH:
        text_put(out, lengths[setting->length]);
        break;
    case OPTION_EVENTS:
        text_put(out, decks[setting->deck]);
        break;
    case OPTION_VOID:
        text_put(out, setting->option_void ? "on" : "off");
        break;
    case OPTION_MOONS:
        text_put(out, moon_sets[setting->option_moons]);
        break;
    case OPTION_EXPANSION:
        text_put(out, setting->expansion ? "on" : "off");
        break;
    case OPTION_DESTINY:
        text_put(out, setting->destiny ? "on" : "off");
        break;
    case OPTION_SPECIALS:
        text_number(out, setting->specials);
        break;
    case OPTION_COMMANDER:
        text_put(out, commanders[setting->commander]);
        break;
    case OPTION_RAIDERS:
        if (!setting->raider_choice[0])
            text_put(out, "random");
        else
            for (int class = 0; class < CLASSES; class ++)
                text_format(out, "%s%s", class ? "+" : "",
                            entry_of(&setting->data, KIND_RAIDER, setting->raider_choice[class] - 1)->id);
        break;
    default:
        text_put(out, setting->data.source);
    }
}

static int seats(const void *setting) {
    return ((const struct setting *)setting)->seats;
}

static int turn(const void *setting, const void *state) {
    (void)setting;
    return ((const struct state *)state)->turn;
}

/* Set-up is before the first turn; solo, every turn is a new one. */
static bool turn_starts(const void *setting, const void *any_before, const void *any_after) {
    const struct state *before = any_before, *after = any_after;
    (void)setting;
    if (after->kind == TURN_SETUP)
        return false;
    return before->kind == TURN_SETUP || before->turn != after->turn ||
           before->seat[before->turn].turns != after->seat[before->turn].turns;
}

static bool present(const void *setting, const void *state, int seat) {
    (void)setting;
    return !((const struct state *)state)->seat[seat].out;
}

static bool automa(const void *setting, const void *state, int seat) {
    (void)state;
    return is_unity(setting, seat);
}

/* The rules play single answers themselves. In a determinization a seat may hold no card for a decision, which then
   has a single answer; playing it automatically would reveal that. */
static bool deliberate(const void *setting, const void *any_state, game_action action) {
    const struct state *state = any_state;
    int op = state->depth ? top_frame(state)->op : OP_NONE;
    (void)setting, (void)action;
    return op == D_WINDOW || op == D_ACTIVATIONS || op == D_DIPLOMACY || op == D_DISCARD || op == D_LIMIT;
}

/* Closing the last window of a launch (4.4). */
static bool ends_turn(const void *setting, const void *any_state, game_action action) {
    const struct state *state = any_state;
    (void)setting;
    return verb_of(action) == V_DONE && state->depth && top_frame(state)->op == D_WINDOW &&
           top_frame(state)->a == 3;
}

static const char *seat_mark(const void *setting, const void *state, int seat) {
    (void)state;
    return andromeda_mark(setting, seat);
}

/* Knowledge (21.1): hands and destiny cards. Hidden cards are counted as still in their decks. */

static bool secrets(const void *setting) {
    (void)setting;
    return true;
}

static void hide(const void *any_setting, void *any_state, int viewer) {
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    for (int seat = 0; state->kind != TURN_OVER && seat < setting->players; seat++) {
        struct seat *own = &state->seat[seat];
        if (seat == viewer)
            continue;
        for (int card = 0; card < TACTICS; card++) {
            own->hidden = (uint8_t)(own->hidden + own->hand[card]);
            state->pool[card] = (uint8_t)(state->pool[card] + own->hand[card]);
            own->hand[card] = 0;
        }
        for (int i = 0; i < 2; i++)
            if (own->destiny[i] && own->destiny[i] != NOBODY) {
                state->destiny_left |= 1u << (own->destiny[i] - 1);
                own->destiny[i] = NOBODY;
            }
    }
}

static bool hidden(const void *any_setting, const void *any_state) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    for (int seat = 0; seat < setting->players; seat++)
        if (state->seat[seat].hidden || state->seat[seat].destiny[0] == NOBODY ||
            state->seat[seat].destiny[1] == NOBODY)
            return true;
    return false;
}

static void guess(const void *any_setting, void *any_state, struct game_random *random) {
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    uint32_t cards = 0;
    for (int card = 0; card < TACTICS; card++)
        cards += state->pool[card];
    for (int seat = 0; seat < setting->players; seat++) {
        struct seat *own = &state->seat[seat];
        for (; own->hidden && cards; own->hidden--, cards--) {
            uint32_t pick = random_below(random, cards);
            int card = 0;
            while (pick >= state->pool[card])
                pick -= state->pool[card++];
            state->pool[card]--;
            own->hand[card]++;
        }
        for (int i = 0; i < 2; i++) {
            if (own->destiny[i] != NOBODY)
                continue;
            uint32_t left = state->destiny_left;
            for (uint32_t skip = random_below(random, (uint32_t)count_bits(left)); skip > 0; skip--)
                left &= left - 1;
            int card = __builtin_ctz(left);
            state->destiny_left &= ~(1u << card);
            own->destiny[i] = (uint8_t)(card + 1);
        }
        if (own->destiny[1] && own->destiny[0] > own->destiny[1]) {
            uint8_t swap = own->destiny[0];
            own->destiny[0] = own->destiny[1];
            own->destiny[1] = swap;
        }
    }
}

static game_action seen(const void *setting, const void *any_state, game_action action, int viewer) {
    const struct state *state = any_state;
    if (GAME_IS_RESIGN(action) || state->depth == 0)
        return action;
    const struct frame *frame = top_frame(state);
    if ((frame->op == C_CARD || (frame->op == C_DESTINY && !is_unity(setting, frame->seat))) &&
        frame->seat != viewer)
        return act1(verb_of(action), UNSEEN);
    return action;
}

/* Cards that are shown; the end, when everything is shown; and decisions skipped because a seat has no card for them,
   which is the case if playing the action with hands hidden stops early. */
static bool reveals(const void *setting, const void *any_state, game_action action) {
    const struct state *state = any_state;
    struct state public;
    if (GAME_IS_RESIGN(action) || verb_of(action) == V_PLAY || verb_of(action) == V_DISCARD ||
        (state->ending && !state->last))
        return true;
    public = *state;
    hide(setting, &public, GAME_SPECTATOR);
    return andromeda_play_telling(setting, &public, action, NULL);
}

/* Decisions differ little: with the common noise level 1 lost only 42 to 58 to level 2, and 500 positions are no better than none
   (docs/strength.md). */
#define EFFORTS(k)                                                                          \
    {.kind = k, .level = 1, .misjudges = 0.4f}, {.kind = k, .level = 2, .misjudges = 0.1f}, \
        {.kind = k, .level = 3, .misjudges = 0.05f}, {                                      \
        .kind = k, .level = 4, .misjudges = 0.02f                                           \
    }
static const struct game_effort efforts[] = {EFFORTS("2"),       EFFORTS("3"),    EFFORTS("4"),
                                             EFFORTS("5"),       EFFORTS("solo"), EFFORTS("unity-2"),
                                             EFFORTS("unity-3"), {.kind = NULL}};
#undef EFFORTS

const struct game andromeda_game = {
    .name = "andromeda",
    .title = {"Andromeda’s Edge: Embrasement", "Andromeda’s Edge\u00a0: Embrasement"},
    .rules_version = 1,
    .setting_bytes = sizeof(struct setting),
    .state_bytes = sizeof(struct state),
    .max_actions = ANDROMEDA_ACTIONS,
    .max_places = PLACES,
    .options = options,
    .min_seats = 2,
    .max_seats = MAX_SEATS,
    .seats_option = "seats",
    .parties = parties,
    .prepare = prepare,
    .option_value = option_value,
    .seats = seats,
    .label_option = andromeda_label_option,
    .file_option = "data",
    .read_file = andromeda_read_data,
    .begin = andromeda_begin,
    .who = andromeda_who,
    .list = andromeda_list,
    .weight = andromeda_weight,
    .play = andromeda_play,
    .turn = turn,
    .turn_starts = turn_starts,
    .result = andromeda_result,
    .deliberate = deliberate,
    .ends_turn = ends_turn,
    .seat_mark = seat_mark,
    .seat_name = andromeda_seat_name,
    .present = present,
    .automa = automa,
    .secrets = secrets,
    .hide = hide,
    .hidden = hidden,
    .guess = guess,
    .seen = seen,
    .reveals = reveals,
    .write_action = andromeda_write_action,
    .write_position = andromeda_write_position,
    .read_position = andromeda_read_position,
    .clicks = andromeda_clicks,
    .write_thing = andromeda_write_thing,
    .label_thing = andromeda_label_thing,
    .is_button = andromeda_is_button,
    .read_thing = andromeda_read_thing,
    .explain = andromeda_explain,
    .why_not = andromeda_why_not,
    .prompt = andromeda_prompt,
    .label = andromeda_label,
    .tell = andromeda_tell,
    .write_board = andromeda_write_board,
    .draw = andromeda_draw,
    .about = andromeda_about,
    .odds = andromeda_odds,
    .label_odds = andromeda_label_odds,
    .places = andromeda_places,
    .draw_place = andromeda_draw_place,
    .draw_sheets = andromeda_draw_sheets,
    .feature_count = FEATURES,
    .features = andromeda_features,
    .feature_name = andromeda_feature_name,
    .weights = andromeda_weights,
    .kind = andromeda_kind,
    .guesses = 1,
    .estimate_visits = 100, /* docs/strength.md has the matches */
    .efforts = efforts,
    .label_feature = andromeda_label_feature,
    .reason = andromeda_reason,
};
