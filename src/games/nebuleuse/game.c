/* Nébuleuse Rouge's entry in the contract: setting, knowledge, and the table of functions. */
#include "nebuleuse.h"

#include "nebuleuse_features.h"
#include "view.h"

#include <string.h>

enum { OPTION_SEATS, OPTION_DATA };

static const struct game_option options[] = {
    [OPTION_SEATS] =
        {.name = "seats", .type = GAME_SPIN, .default_value = "2", .min = 2, .max = NEBULEUSE_SEATS},
    [OPTION_DATA] = {.name = "data", .type = GAME_STRING, .default_value = "standard"},
    {.name = NULL},
};

/* Distances between all sectors. All are reachable, so none remains NO_WAY. */
static void compute_distances(struct setting *setting) {
    enum { NO_WAY = 100 };
    for (int a = 0; a < SECTORS; a++)
        for (int b = 0; b < SECTORS; b++)
            setting->distance[a][b] = a == b                       ? 0
                                      : setting->data.border[a][b] ? setting->data.border[a][b]
                                                                   : NO_WAY;
    for (int by = 0; by < SECTORS; by++)
        for (int a = 0; a < SECTORS; a++)
            for (int b = 0; b < SECTORS; b++)
                if (setting->distance[a][by] + setting->distance[by][b] < setting->distance[a][b])
                    setting->distance[a][b] = (uint8_t)(setting->distance[a][by] + setting->distance[by][b]);
}

/* Computes the tables of the setting from the data. */
static void lay_out(struct setting *setting) {
    compute_distances(setting);
    for (int card = 0; card < SPECIES; card++) {
        const struct species *species = &setting->data.species[card];
        setting->pile[species->zone] |= (uint64_t)1 << card;
        for (int step = 0; step < species->steps; step++)
            for (int field = 0; field < FIELDS; field++)
                setting->needs[card][step][field] =
                    (uint8_t)(species->needs[step][field] +
                              (step > 0 ? setting->needs[card][step - 1][field] : 0));
    }
}

static bool prepare(void *any_setting, const struct game_choice *choices, size_t count,
                    struct game_error *error) {
    struct setting *setting = any_setting;
    long seats = 0;
    memset(setting, 0, sizeof *setting);
    if (!game_check_choices(&nebuleuse_game, choices, count, error) ||
        !nebuleuse_find_data(game_chosen(&nebuleuse_game, choices, count, "data"), &setting->data, error))
        return false;
    text_read_number(game_chosen(&nebuleuse_game, choices, count, "seats"), 2, NEBULEUSE_SEATS, &seats);
    setting->seats = (uint8_t)seats;
    lay_out(setting);
    return true;
}

static void option_value(const void *any_setting, size_t option, struct text *out) {
    const struct setting *setting = any_setting;
    if (option == OPTION_SEATS)
        text_number(out, setting->seats);
    else
        nebuleuse_write_data(&setting->data, out);
}

static int seats(const void *setting) {
    return ((const struct setting *)setting)->seats;
}

static int turn(const void *setting, const void *state) {
    (void)setting;
    return ((const struct state *)state)->turn;
}

/* Taking the free pieces is set-up (2.7), not a turn. Who is alone at the end has one turn in each round. */
static bool turn_starts(const void *setting, const void *before, const void *after) {
    const struct state *old = before, *new = after;
    (void)setting;
    if (old->purpose == PURPOSE_SETUP)
        return new->purpose != PURPOSE_SETUP;
    return new->turn != old->turn || new->round != old->round;
}

static bool present(const void *setting, const void *state, int seat) {
    (void)setting;
    return !((const struct state *)state)->seat[seat].out;
}

/* 4.14: a turn is ended explicitly. In X, an automatic decision to leave would reveal a scanned card (11.3). */
static bool deliberate(const void *setting, const void *state, game_action action) {
    (void)setting, (void)action;
    return ((const struct state *)state)->stage == STAGE_SPACE;
}

static bool ends_turn(const void *setting, const void *state, game_action action) {
    (void)setting, (void)state;
    return kind_of(action) == END;
}

static const char *seat_mark(const void *setting, const void *state, int seat) {
    (void)setting, (void)state;
    return nebuleuse_marks[seat];
}

/* Knowledge (11.3): a determined face-down card is known only to seats that have scanned it. */

static bool secrets(const void *setting) {
    (void)setting;
    return true;
}

static bool is_hidden_from(const struct slot *slot, int viewer) {
    return slot->card != CARD_NONE && slot->card != CARD_UNSETTLED && !knows_card(slot, viewer) && !slot->up;
}

static void hide(const void *setting, void *any_state, int viewer) {
    struct state *state = any_state;
    (void)setting;
    for (int i = 0; state->stage != STAGE_OVER && i < SLOTS; i++)
        if (is_hidden_from(&state->slot[i], viewer))
            state->slot[i].card = CARD_HIDDEN;
}

static bool hidden(const void *setting, const void *any_state) {
    const struct state *state = any_state;
    (void)setting;
    for (int i = 0; i < SLOTS; i++)
        if (state->slot[i].card == CARD_HIDDEN)
            return true;
    return false;
}

/* 11.4: samples any card of the letter that is not known to be elsewhere. */
static void guess(const void *any_setting, void *any_state, struct game_random *random) {
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    for (int i = 0; i < SLOTS; i++) {
        struct slot *slot = &state->slot[i];
        if (slot->card != CARD_HIDDEN)
            continue;
        uint64_t left = setting->pile[zone_at(setting, slot->at)] & ~nebuleuse_settled(state);
        for (uint32_t skip = random_below(random, (uint32_t)count_bits(left)); skip > 0; skip--)
            left &= left - 1;
        slot->card = (uint8_t)(__builtin_ctzll(left) + 1);
    }
}

static game_action seen(const void *setting, const void *any_state, game_action action, int viewer) {
    const struct state *state = any_state;
    (void)setting;
    return state->stage == STAGE_SPECIES && state->purpose == PURPOSE_SCAN && viewer != state->turn
               ? make_action(DRAW_SPECIES, SPECIES)
               : action;
}

static bool has_secret_card(const struct state *state) {
    for (int i = 0; i < SLOTS; i++)
        if (!state->slot[i].up && state->slot[i].scans)
            return true;
    return false;
}

/* Revealing: scanning or turning up a card that some seat knows; the end of the game; and ending a turn in X beside a scanned
   card, which shows that its seat cannot land (8.6). */
static bool reveals(const void *setting, const void *any_state, game_action action) {
    const struct state *state = any_state;
    if (!has_secret_card(state))
        return false;
    if (GAME_IS_RESIGN(action) || (kind_of(action) != SCAN && kind_of(action) != LAND)) {
        struct state after = *state;
        if (!GAME_IS_RESIGN(action) && kind_of(action) == END && state->in_x &&
            state->slot[SLOT_X].scans >> state->turn & 1 && !state->slot[SLOT_X].up)
            return true;
        nebuleuse_play(setting, &after, action);
        return after.stage == STAGE_OVER;
    }
    const struct slot *slot = &state->slot[what_of(action)];
    return !slot->up && slot->scans;
}

/* Every level is to beat the one below it 60 to 85 %, and level 8 level 4 over 90 % (docs/strength.md). One ply without noise
   comes too close to level 8 for that with two and three commanders; a few positions more are then worth too much. */
static const struct game_effort efforts[] = {
    {.kind = "2", .level = 3, .misjudges = 0.027f}, {.kind = "2", .level = 4, .misjudges = 0.02f},
    {.kind = "2", .level = 5, .nodes = 60},         {.kind = "3", .level = 4, .misjudges = 0.01f},
    {.kind = "3", .level = 5, .nodes = 250},        {.kind = "3", .level = 6, .nodes = 1500},
    {.kind = "4", .level = 5, .nodes = 100},        {.kind = NULL},
};

const struct game nebuleuse_game = {
    .name = "nebuleuse",
    .title = {"Nébuleuse Rouge", "Nébuleuse Rouge"},
    .rules_version = 1,
    .setting_bytes = sizeof(struct setting),
    .state_bytes = sizeof(struct state),
    .max_actions = MAX_EXPLORE, /* cards to draw; less than half as many decisions */
    .max_places = NEBULEUSE_PLACES,
    .options = options,
    .min_seats = 2,
    .max_seats = NEBULEUSE_SEATS,
    .seats_option = "seats",
    .prepare = prepare,
    .option_value = option_value,
    .seats = seats,
    .label_option = nebuleuse_label_option,
    .file_option = "data",
    .read_file = nebuleuse_read_data,
    .begin = nebuleuse_begin,
    .who = nebuleuse_who,
    .list = nebuleuse_list,
    .weight = nebuleuse_weight,
    .play = nebuleuse_play,
    .turn = turn,
    .turn_starts = turn_starts,
    .result = nebuleuse_result,
    .deliberate = deliberate,
    .ends_turn = ends_turn,
    .foreseen = nebuleuse_foreseen,
    .seat_mark = seat_mark,
    .seat_name = nebuleuse_seat_name,
    .present = present,
    .secrets = secrets,
    .hide = hide,
    .hidden = hidden,
    .guess = guess,
    .seen = seen,
    .reveals = reveals,
    .write_action = nebuleuse_write_action,
    .write_position = nebuleuse_write_position,
    .read_position = nebuleuse_read_position,
    .clicks = nebuleuse_clicks,
    .write_thing = nebuleuse_write_thing,
    .label_thing = nebuleuse_label_thing,
    .is_button = nebuleuse_is_button,
    .read_thing = nebuleuse_read_thing,
    .explain = nebuleuse_explain,
    .why_not = nebuleuse_why_not,
    .prompt = nebuleuse_prompt,
    .label = nebuleuse_label,
    .tell = nebuleuse_tell,
    .write_board = nebuleuse_write_board,
    .draw = nebuleuse_draw,
    .about = nebuleuse_about,
    .facts = nebuleuse_facts,
    .caution = nebuleuse_caution,
    .odds = nebuleuse_odds,
    .label_odds = nebuleuse_label_odds,
    .places = nebuleuse_places,
    .draw_place = nebuleuse_draw_place,
    .draw_sheets = nebuleuse_draw_sheets,
    .feature_count = FEATURES,
    .features = nebuleuse_features,
    .feature_name = nebuleuse_feature_name,
    .weights = nebuleuse_weights,
    .kind = nebuleuse_kind,
    .efforts = efforts,
    .misjudging = 0.6f,
    .label_feature = nebuleuse_label_feature,
    .reason = nebuleuse_reason,
};
