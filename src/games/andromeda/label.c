/* Labels of decisions, log lines, prompts, explanations and odds. */
#include "sentence.h"

static const struct option *option_number(const struct setting *setting, const struct entry *entry,
                                          int number) {
    return &setting->data.option[setting->data.clause[entry->clause].option + number - 1];
}

static void add_effect(struct parts *parts, const struct setting *setting, const struct entry *entry) {
    struct text text = andromeda_part(parts);
    andromeda_describe(setting, entry, parts->language, &text);
}

static void add_option(struct parts *parts, const struct setting *setting, const struct option *option) {
    struct text text = andromeda_part(parts);
    andromeda_describe_option(setting, option, parts->language, false, &text);
}

static void add_entry(struct parts *parts, const struct setting *setting, int kind, int number) {
    andromeda_part_words(parts, andromeda_entry_name(setting, kind, number, parts->language));
}

static void add_module(struct parts *parts, const struct setting *setting, int module) {
    struct text text = andromeda_part(parts);
    andromeda_module_name(setting, module, parts->language, &text);
}

static void add_ship(struct parts *parts, const struct setting *setting, int code, int at) {
    struct text text = andromeda_part(parts);
    andromeda_ship_name(setting, code, at, parts->language, &text);
}

static void add_payment(struct parts *parts, game_action action) {
    struct text text = andromeda_part(parts);
    bool any = false;
    for (int i = 0; i < RESOURCES; i++)
        if (paid_of(action, i)) {
            text_format(&text, "%s%d %s", any ? ", " : "", paid_of(action, i),
                        andromeda_word((enum say)(SAY_ICE + i), parts->language));
            any = true;
        }
    text_put(&text, any ? "" : andromeda_word(SAY_NOTHING, parts->language));
}

/* Whether a launch there ends in the Void (7.6): the Dragon is the raider that attacks. */
static bool dragon_waits(const struct setting *setting, const struct state *state, int place) {
    if (state->figure[DRAGON] >= PLACES || place == setting->data.void_place ||
        andromeda_raiders(state) >> place & 1)
        return false;
    int far = setting->distance[state->figure[DRAGON]][place];
    if (far > setting->data.raider[setting->dragon].range)
        return false;
    for (int figure = 0; figure < DRAGON; figure++) {
        int at = state->figure[figure];
        if (at >= PLACES ||
            setting->distance[at][place] > setting->data.raider[figure_card(setting, state, figure)].range)
            continue;
        int other = setting->distance[at][place], class = figure_class(figure);
        if (other < far || (other == far && (class > 3 || (class == 3 && at < state->figure[DRAGON]))))
            return false;
    }
    return true;
}

static void label_launch(const struct setting *setting, const struct state *state, game_action action,
                         struct parts *parts) {
    int place = arg_b(action), seat = top_frame(state)->seat;
    add_entry(parts, setting, KIND_SHIP, arg_a(action));
    andromeda_part_place(parts, setting, state, place);
    struct text more = andromeda_part(parts);
    if (!is_unity(setting, seat)) {
        uint8_t cost[PLACES];
        char number[8];
        const char *words = number;
        struct text text = text_into(number, sizeof number);
        andromeda_launch_costs(setting, state, seat, cost);
        text_number(&text, cost[place]);
        if (cost[place] && cost[place] < 255)
            text_fill(&more, andromeda_word(SAY_LABEL_COST, parts->language), &words, 1);
    }
    if (dragon_waits(setting, state, place))
        text_put(&more, andromeda_word(SAY_LABEL_WARNING, parts->language));
}

/* Fills in the parts of a decision and returns its pattern. */
static enum say label_decision(const struct setting *setting, const struct state *state, game_action action,
                               struct parts *parts) {
    const struct data *data = &setting->data;
    const struct frame *frame = top_frame(state);
    int a = arg_a(action), b = arg_b(action);
    switch (verb_of(action)) {
    case V_KEEP:
        add_entry(parts, setting, KIND_FACTION, a);
        add_effect(parts, setting, entry_of(data, KIND_FACTION, a));
        return SAY_LABEL_KEEP;
    case V_LAUNCH:
        label_launch(setting, state, action, parts);
        return SAY_LABEL_LAUNCH;
    case V_RETURN:
        return SAY_LABEL_RETURN;
    case V_PLAY:
        add_entry(parts, setting, KIND_TACTIC, a);
        add_option(parts, setting, option_number(setting, entry_of(data, KIND_TACTIC, a), b));
        return SAY_LABEL_PLAY;
    case V_USE:
        andromeda_part_words(parts, source_entry(data, a)->name[parts->language]);
        add_option(parts, setting, option_number(setting, source_entry(data, a), b));
        return SAY_LABEL_USE;
    case V_TRADE:
        andromeda_part_word(parts, (enum say)(SAY_ICE + a));
        andromeda_part_word(parts, (enum say)(SAY_ICE + b));
        return SAY_LABEL_TRADE;
    case V_SPEND:
        andromeda_part_words(parts, moon_entry(data, a)->name[parts->language]);
        add_effect(parts, setting, moon_entry(data, a));
        return SAY_LABEL_SPEND;
    case V_OPTION: {
        const struct clause *clause = &data->clause[frame->c];
        andromeda_part_number(parts, a);
        add_option(parts, setting, &data->option[clause->option + a - data->option[clause->option].number]);
        return SAY_LABEL_OPTION;
    }
    case V_CANCEL:
        andromeda_part_words(parts, moon_entry(data, a)->name[parts->language]);
        andromeda_part_number(parts, b);
        return SAY_LABEL_CANCEL;
    case V_PAY:
        add_payment(parts, action);
        return SAY_LABEL_PAY;
    case V_GAIN:
        andromeda_part_word(parts, (enum say)(SAY_ICE + a));
        return SAY_LABEL_GAIN;
    case V_OPS:
        return (enum say)(SAY_LABEL_OPS_ENERGY + a);
    case V_TRACK:
    case V_TYPE:
        andromeda_part_word(parts, (enum say)(SAY_TRACK_SCI + a));
        return verb_of(action) == V_TRACK ? SAY_LABEL_TRACK : SAY_LABEL_TYPE;
    case V_MODULE:
    case V_BUY:
        add_entry(parts, setting, KIND_MODULE, a);
        add_effect(parts, setting, entry_of(data, KIND_MODULE, a));
        return verb_of(action) == V_MODULE ? SAY_LABEL_MODULE : SAY_LABEL_BUY;
    case V_REMOVE:
        add_entry(parts, setting, KIND_MODULE, a);
        return SAY_LABEL_REMOVE;
    case V_BUILD:
        add_entry(parts, setting, KIND_SHIP, a);
        return SAY_LABEL_BUILD;
    case V_DEVELOP:
        add_entry(parts, setting, KIND_DEVTYPE, data->planet_dev[state->place[a].tile - TILE_PLANET]);
        andromeda_part_place(parts, setting, state, a);
        return SAY_LABEL_DEVELOP;
    case V_REPAIR_MODULE:
        add_entry(parts, setting, KIND_MODULE, a);
        return SAY_LABEL_REPAIR;
    case V_REPAIR_SHIP:
        add_entry(parts, setting, KIND_SHIP, a);
        return SAY_LABEL_REPAIR_SHIP;
    case V_HURT:
        add_entry(parts, setting, KIND_MODULE, a);
        return SAY_LABEL_HURT;
    case V_LEADER:
        andromeda_part_place(parts, setting, state, a);
        return SAY_LABEL_LEADER;
    case V_MOON:
        andromeda_part_place(parts, setting, state, a);
        return SAY_LABEL_MOON;
    case V_NEBMOON:
        add_entry(parts, setting, KIND_NEBMOON, a);
        add_effect(parts, setting, entry_of(data, KIND_NEBMOON, a));
        return SAY_LABEL_NEBMOON;
    case V_STEAL:
        andromeda_part_side(parts, setting, a);
        andromeda_part_word(parts, (enum say)(SAY_ICE + b));
        return SAY_LABEL_STEAL;
    case V_ABILITY:
        add_entry(parts, setting, KIND_DEVCARD, a);
        add_effect(parts, setting, entry_of(data, KIND_DEVCARD, a));
        return SAY_LABEL_ABILITY;
    case V_UPGRADE:
        andromeda_part_words(parts, source_entry(data, a)->name[parts->language]);
        add_effect(parts, setting, source_entry(data, a));
        return SAY_LABEL_UPGRADE;
    case V_TAKE:
        add_entry(parts, setting, KIND_DISCOVERY, a);
        add_effect(parts, setting, entry_of(data, KIND_DISCOVERY, a));
        return SAY_LABEL_TAKE;
    case V_SCRAP:
    case V_WARP:
    case V_JOIN:
        add_ship(parts, setting, a, b);
        return verb_of(action) == V_SCRAP  ? SAY_LABEL_SCRAP
               : verb_of(action) == V_WARP ? SAY_LABEL_WARP
                                           : SAY_LABEL_JOIN;
    case V_SAVE:
        add_ship(parts, setting, a, LOC_BAY);
        return SAY_LABEL_SAVE;
    case V_ACTIVATE:
        add_module(parts, setting, a);
        add_effect(parts, setting,
                   a >= 64 ? entry_of(data, KIND_ROW, a - 64) : entry_of(data, KIND_MODULE, a - 1));
        return SAY_LABEL_ACTIVATE;
    case V_PUT:
        add_ship(parts, setting, a, b);
        add_module(parts, setting, arg_c(action));
        return SAY_LABEL_PUT;
    case V_POWER:
        add_module(parts, setting, a);
        return SAY_LABEL_POWER;
    case V_FOE:
        andromeda_part_side(parts, setting, a);
        return SAY_LABEL_FOE;
    case V_DIVERT:
        return SAY_LABEL_DIVERT;
    case V_FACE:
        andromeda_part_number(parts, a);
        add_effect(parts, setting, entry_of(data, KIND_VOIDFACE, a - 1));
        return SAY_LABEL_FACE;
    case V_PASS:
        return SAY_LABEL_PASS;
    case V_ENOUGH:
        return SAY_LABEL_ENOUGH;
    case V_DECLINE:
        return SAY_LABEL_DECLINE;
    case V_DISCARD:
        add_entry(parts, setting, KIND_TACTIC, a);
        return SAY_LABEL_DISCARD;
    case V_RECRUIT:
        return SAY_LABEL_RECRUIT;
    case V_ICON:
        andromeda_part_word(parts, (enum say)(SAY_ICON_DEV + a - ICON_DEV));
        return SAY_LABEL_ICON;
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

static enum say label_chance(const struct setting *setting, const struct state *state, game_action action,
                             struct parts *parts) {
    const struct data *data = &setting->data;
    const struct frame *frame = top_frame(state);
    int a = arg_a(action);
    switch (verb_of(action)) {
    case V_FIRST:
        andromeda_part_side(parts, setting, a);
        return SAY_CHANCE_FIRST;
    case V_TILE:
        andromeda_part_words(parts, andromeda_tile_name(setting, a, parts->language));
        return SAY_CHANCE_TILE;
    case V_TOP:
        add_entry(parts, setting, KIND_MOON, a);
        return SAY_CHANCE_MOON;
    case V_NEBMOON:
        add_entry(parts, setting, KIND_NEBMOON, a);
        return SAY_CHANCE_MOON;
    case V_RAIDER:
        add_entry(parts, setting, KIND_RAIDER, a);
        return SAY_CHANCE_RAIDER;
    case V_NEBULA:
        add_entry(parts, setting, KIND_NEBULA, a);
        return SAY_CHANCE_NEBULA;
    case V_SUPREMACY:
        add_entry(parts, setting, KIND_SUPREMACY, a);
        return SAY_CHANCE_TOKEN;
    case V_TOKEN:
        add_entry(parts, setting, KIND_DISCOVERY, a);
        return SAY_CHANCE_TOKEN;
    case V_FACTION:
        add_entry(parts, setting, KIND_FACTION, a);
        andromeda_part_side(parts, setting, frame->seat);
        return SAY_CHANCE_FACTION;
    case V_CARD:
        add_entry(parts, setting, KIND_TACTIC, a);
        andromeda_part_side(parts, setting, frame->seat);
        return SAY_CHANCE_CARD;
    case V_DESTINY:
        add_entry(parts, setting, KIND_DESTINY, a);
        andromeda_part_side(parts, setting, frame->seat);
        return SAY_CHANCE_DESTINY;
    case V_ACTION:
        add_entry(parts, setting, KIND_ACTION, a);
        return SAY_CHANCE_ACTION;
    case V_EVENT:
        add_entry(parts, setting, KIND_EVENT, a);
        add_effect(parts, setting, entry_of(data, KIND_EVENT, a));
        return SAY_CHANCE_EVENT;
    case V_SECTION:
        add_entry(parts, setting, KIND_BAY, a);
        return SAY_CHANCE_SECTION;
    case V_CONFLICT:
        add_entry(parts, setting, KIND_CONFLICT, a);
        add_effect(parts, setting, entry_of(data, KIND_CONFLICT, a));
        return SAY_CHANCE_CONFLICT;
    case V_UNITYUP:
        add_entry(parts, setting, KIND_UNITYUP, a);
        add_effect(parts, setting, entry_of(data, KIND_UNITYUP, a));
        return SAY_CHANCE_UNITYUP;
    case V_UPGRADE:
        andromeda_part_words(parts, source_entry(data, a)->name[parts->language]);
        return SAY_CHANCE_UPGRADE;
    case V_MODULE:
        add_entry(parts, setting, KIND_MODULE, a);
        return SAY_CHANCE_MODULE;
    case V_REPAIR_MODULE:
        add_entry(parts, setting, KIND_MODULE, a);
        return SAY_CHANCE_REPAIR;
    case V_DISCARD:
        add_entry(parts, setting, KIND_TACTIC, a);
        andromeda_part_side(parts, setting, frame->seat);
        return SAY_CHANCE_DISCARD;
    default: {
        andromeda_part_side(parts, setting, frame->seat);
        struct text dice = andromeda_part(parts);
        for (int i = 0; i < BATTLE_DICE && die_of(action, i); i++)
            text_format(&dice, i ? " %d" : "%d", die_of(action, i));
        return frame->seat == RAIDER_SIDE ? SAY_CHANCE_ROLL_RAIDERS : SAY_CHANCE_ROLL;
    }
    }
}

void andromeda_label(const void *any_setting, const void *any_state, game_action action,
                     enum game_language language, struct text *out) {
    const struct state *state = any_state;
    struct parts parts = {.language = language};
    if (GAME_IS_RESIGN(action)) {
        andromeda_part_side(&parts, any_setting, GAME_RESIGNER(action));
        andromeda_say(out, SAY_TELL_RESIGN, &parts);
        return;
    }
    enum say word = top_frame(state)->op >= FIRST_CHANCE ? label_chance(any_setting, state, action, &parts)
                                                         : label_decision(any_setting, state, action, &parts);
    andromeda_say(out, word, &parts);
}

/* The log. */

static void fill_told(const struct setting *setting, const struct state *state, int what, int a, int b,
                      struct parts *parts) {
    switch ((enum told)what) {
    case TOLD_GAIN:
    case TOLD_LOSE:
        andromeda_part_number(parts, b);
        andromeda_part_word(parts, (enum say)(SAY_ICE + a));
        break;
    case TOLD_VP:
    case TOLD_RECRUIT:
        andromeda_part_number(parts, a);
        break;
    case TOLD_TRACK:
        andromeda_part_word(parts, (enum say)(SAY_TRACK_SCI + a));
        andromeda_part_number(parts, b);
        break;
    case TOLD_MODULE:
    case TOLD_HURT:
    case TOLD_REPAIRED:
        add_entry(parts, setting, KIND_MODULE, a);
        break;
    case TOLD_MOON:
        andromeda_part_words(parts, moon_entry(&setting->data, a)->name[parts->language]);
        break;
    case TOLD_ATTACK:
    case TOLD_RAIDER:
        add_entry(parts, setting, KIND_RAIDER, a);
        andromeda_part_place(parts, setting, state, b);
        break;
    case TOLD_DEFEATED:
        add_entry(parts, setting, KIND_RAIDER, a);
        break;
    case TOLD_SCRAPPED:
    case TOLD_MARKED:
    case TOLD_JOINED:
    case TOLD_BARGE:
    case TOLD_BUILT:
        add_entry(parts, setting, KIND_SHIP, a);
        break;
    case TOLD_LEADER:
    case TOLD_BATTLE:
    case TOLD_DEVELOP:
    case TOLD_PLANET:
    case TOLD_COLLAPSE:
        andromeda_part_place(parts, setting, state, a);
        break;
    case TOLD_UPGRADE:
        andromeda_part_words(parts, source_entry(&setting->data, a)->name[parts->language]);
        break;
    case TOLD_MARKER:
        andromeda_part_number(parts, a);
        andromeda_part_number(parts, b);
        break;
    case TOLD_UNITY_HELM:
        andromeda_part_number(parts, a + 1);
        break;
    case TOLD_TOKEN:
        add_entry(parts, setting, KIND_DISCOVERY, a);
        break;
    case TOLD_SUPREMACY:
        add_entry(parts, setting, KIND_SUPREMACY, a);
        break;
    case TOLD_STEAL:
        andromeda_part_side(parts, setting, a);
        break;
    case TOLD_DISCARD:
        add_entry(parts, setting, KIND_TACTIC, a);
        break;
    case TOLD_ABILITY:
        add_entry(parts, setting, KIND_DEVCARD, a);
        break;
    default:
        break;
    }
}

static const enum say told_words[TOLDS] = {
    [TOLD_GAIN] = SAY_TOLD_GAIN,
    [TOLD_LOSE] = SAY_TOLD_LOSE,
    [TOLD_VP] = SAY_TOLD_VP,
    [TOLD_DRAW] = SAY_TOLD_DRAW,
    [TOLD_TRACK] = SAY_TOLD_TRACK,
    [TOLD_MODULE] = SAY_TOLD_MODULE,
    [TOLD_MOON] = SAY_TOLD_MOON,
    [TOLD_RECRUIT] = SAY_TOLD_RECRUIT,
    [TOLD_LEADER] = SAY_TOLD_LEADER,
    [TOLD_ATTACK] = SAY_TOLD_ATTACK,
    [TOLD_WARP] = SAY_TOLD_WARP,
    [TOLD_BATTLE] = SAY_TOLD_BATTLE,
    [TOLD_WON] = SAY_TOLD_WON,
    [TOLD_NOBODY_WON] = SAY_TOLD_NOBODY_WON,
    [TOLD_DEFEATED] = SAY_TOLD_DEFEATED,
    [TOLD_SCRAPPED] = SAY_TOLD_SCRAPPED,
    [TOLD_MARKED] = SAY_TOLD_MARKED,
    [TOLD_JOINED] = SAY_TOLD_JOINED,
    [TOLD_RETREAT] = SAY_TOLD_RETREAT,
    [TOLD_DEVELOP] = SAY_TOLD_DEVELOP,
    [TOLD_HURT] = SAY_TOLD_HURT,
    [TOLD_REPAIRED] = SAY_TOLD_REPAIRED,
    [TOLD_BARGE] = SAY_TOLD_BARGE,
    [TOLD_BUILT] = SAY_TOLD_BUILT,
    [TOLD_UPGRADE] = SAY_TOLD_UPGRADE,
    [TOLD_MARKER] = SAY_TOLD_MARKER,
    [TOLD_RAIDER] = SAY_TOLD_RAIDER,
    [TOLD_PLANET] = SAY_TOLD_PLANET,
    [TOLD_BONUS] = SAY_TOLD_BONUS,
    [TOLD_COLLAPSE] = SAY_TOLD_COLLAPSE,
    [TOLD_DRAGON] = SAY_TOLD_DRAGON,
    [TOLD_CONTROL] = SAY_TOLD_CONTROL,
    [TOLD_TURN] = SAY_TOLD_TURN,
    [TOLD_ENDING] = SAY_TOLD_ENDING,
    [TOLD_UNITY_HELM] = SAY_TOLD_UNITY_HELM,
    [TOLD_TOKEN] = SAY_TOLD_TOKEN,
    [TOLD_SUPREMACY] = SAY_TOLD_SUPREMACY,
    [TOLD_STEAL] = SAY_TOLD_STEAL,
    [TOLD_DISCARD] = SAY_TOLD_DISCARD,
    [TOLD_HOME] = SAY_TOLD_HOME,
    [TOLD_PASS] = SAY_TOLD_PASS,
    [TOLD_ABILITY] = SAY_TOLD_ABILITY,
};

/* Whether the label of the action already says it. */
static bool is_told_already(game_action action, int what) {
    switch (verb_of(action)) {
    case V_CARD:
        return what == TOLD_DRAW;
    case V_DISCARD:
        return what == TOLD_DISCARD;
    case V_REPAIR_MODULE:
        return what == TOLD_REPAIRED;
    case V_PASS:
        return what == TOLD_PASS;
    case V_DEVELOP:
        return what == TOLD_DEVELOP;
    case V_ABILITY:
        return what == TOLD_ABILITY;
    case V_TAKE:
        return what == TOLD_TOKEN;
    case V_STEAL:
        return what == TOLD_STEAL;
    case V_MODULE:
    case V_BUY:
        return what == TOLD_MODULE;
    default:
        return false;
    }
}

void andromeda_tell(const void *any_setting, const void *any_state, game_action action,
                    enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct parts parts = {.language = language};
    char line[GAME_SENTENCE_TEXT];
    struct text text = text_into(line, sizeof line);
    andromeda_label(setting, state, action, language, &text);
    if (GAME_IS_RESIGN(action) || state->depth == 0) {
        text_put(out, line);
        return;
    }
    /* The label without its explanation. */
    char *colon = strchr(line, ':');
    if (line[text.length - 1] == '.' && colon && verb_of(action) != V_EVENT &&
        verb_of(action) != V_CONFLICT) {
        /* French has a non-breaking space before it. */
        if (colon - line >= 2 && (unsigned char)colon[-2] == 0xc2 && (unsigned char)colon[-1] == 0xa0)
            colon -= 2;
        *colon = '\0';
    }
    if (top_frame(state)->op >= FIRST_CHANCE)
        text_put(out, line);
    else {
        andromeda_part_side(&parts, setting, andromeda_who(setting, state));
        andromeda_part_words(&parts, line);
        andromeda_say(out, SAY_TELL, &parts);
    }
    if (arg_a(action) == UNSEEN && (verb_of(action) == V_CARD || verb_of(action) == V_DESTINY))
        return;
    if (state->kind == TURN_SETUP && top_frame(state)->op >= FIRST_CHANCE)
        return;
    struct journal journal = {.count = 0};
    struct state after = *state;
    andromeda_play_telling(setting, &after, action, &journal);
    for (int i = 0; i < journal.count; i++) {
        int what = journal.entry[i].what;
        if (is_told_already(action, what))
            continue;
        char more[GAME_SENTENCE_TEXT];
        struct text next = text_into(more, sizeof more);
        parts.count = 0;
        andromeda_part_side(&parts, setting, journal.entry[i].seat < SIDES ? journal.entry[i].seat : 0);
        fill_told(setting, state, what, journal.entry[i].a, journal.entry[i].b, &parts);
        andromeda_say(&next, told_words[what], &parts);
        if (out->length + next.length + 8 >= GAME_SENTENCE_TEXT - 4) {
            text_put(out, " …");
            break;
        }
        text_format(out, "%s%s", out->length && i >= 0 ? " · " : "", more);
    }
}

/* Prompts. */

static const enum say asks[OPS] = {
    [D_KEEP] = SAY_ASK_KEEP,
    [D_ACTIVATIONS] = SAY_ASK_ACTIVATIONS,
    [D_LIMIT] = SAY_ASK_LIMIT,
    [D_CLAUSE] = SAY_ASK_CLAUSE,
    [D_PAY] = SAY_ASK_PAY,
    [D_DISCARD] = SAY_ASK_DISCARD,
    [D_GAIN] = SAY_ASK_GAIN,
    [D_OPS] = SAY_ASK_OPS,
    [D_TRACK] = SAY_ASK_TRACK,
    [D_MODULE] = SAY_ASK_MODULE,
    [D_TYPE] = SAY_ASK_TYPE,
    [D_BUY] = SAY_ASK_MODULE,
    [D_FIELD] = SAY_ASK_FIELD,
    [D_REMOVE] = SAY_ASK_REMOVE,
    [D_BUILD] = SAY_ASK_BUILD,
    [D_DEVELOP] = SAY_ASK_DEVELOP,
    [D_ABILITY] = SAY_ASK_ABILITY,
    [D_REPAIR] = SAY_ASK_REPAIR,
    [D_UPGRADE] = SAY_ASK_UPGRADE,
    [D_TAKE] = SAY_ASK_TAKE,
    [D_LEADER] = SAY_ASK_LEADER,
    [D_MOON] = SAY_ASK_MOON,
    [D_NEBMOON] = SAY_ASK_MOON,
    [D_STEAL] = SAY_ASK_STEAL,
    [D_ACTIVATE] = SAY_ASK_ACTIVATE,
    [D_HURT] = SAY_ASK_HURT,
    [D_SCRAP] = SAY_ASK_SHIP,
    [D_WARP] = SAY_ASK_SHIP,
    [D_FOE] = SAY_ASK_FOE,
    [D_JOIN] = SAY_ASK_JOIN,
    [D_DIPLOMACY] = SAY_ASK_DIPLOMACY,
    [D_DIVERT] = SAY_ASK_DIVERT,
    [D_SAVE] = SAY_ASK_SAVE,
    [D_FACE] = SAY_ASK_FACE,
};

void andromeda_prompt(const void *any_setting, const void *any_state, enum game_language language,
                      struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct parts parts = {.language = language};
    if (state->kind == TURN_OVER) {
        struct game_result result = {.scored = false};
        andromeda_result(setting, state, &result);
        for (int seat = 0; seat < setting->seats; seat++)
            if (result.place[seat] == 1) {
                andromeda_part_side(&parts, setting, seat);
                andromeda_part_number(&parts, result.score[seat]);
            }
        andromeda_say(out, SAY_ASK_OVER, &parts);
        return;
    }
    const struct frame *frame = top_frame(state);
    if (frame->op >= FIRST_CHANCE) {
        struct text what = andromeda_part(&parts);
        const char *side = andromeda_side_name(setting, frame->seat, language);
        text_fill(&what,
                  andromeda_word(frame->op == C_ROLL                             ? SAY_ASK_ROLL
                                 : state->kind == TURN_SETUP                     ? SAY_ASK_SHUFFLE
                                 : frame->op == C_CARD || frame->op == C_DISCARD ? SAY_ASK_DRAW
                                                                                 : SAY_ASK_TURN_UP,
                                 language),
                  &side, 1);
        andromeda_say(out, SAY_ASK_CHANCE, &parts);
        return;
    }
    andromeda_part_side(&parts, setting, andromeda_who(setting, state));
    if (frame->op >= FIRST_AUTOMA)
        andromeda_part_word(&parts, SAY_ASK_UNITY);
    else if (frame->op == D_WINDOW)
        andromeda_part_word(&parts, frame->a == 1 ? SAY_ASK_TURN : SAY_ASK_WINDOW);
    else if (is_unity(setting, frame->seat)) {
        struct text what = andromeda_part(&parts);
        const char *ask = andromeda_word(asks[frame->op], language);
        text_fill(&what, andromeda_word(SAY_ASK_FOR_UNITY, language), &ask, 1);
    } else
        andromeda_part_word(&parts, asks[frame->op]);
    andromeda_say(out, SAY_ASK, &parts);
}

/* Odds: how the battle would end if the dice were rolled after this commitment and nobody else made one. */
size_t andromeda_odds(const void *any_setting, const void *any_state, game_action action,
                      struct game_odds odds[GAME_MAX_ODDS]) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    if (state->depth == 0 || state->fight != IN_BATTLE || GAME_IS_RESIGN(action))
        return 0;
    const struct frame *frame = top_frame(state);
    if (frame->op != D_JOIN && frame->op != D_DIPLOMACY && frame->op != D_DIVERT && frame->op != D_FOE &&
        frame->op != D_CLAUSE)
        return 0;
    if (verb_of(action) == V_SPEND || (frame->op == D_CLAUSE && frame->b != ON_BATTLE))
        return 0;
    struct state after = *state;
    struct play play = {.setting = setting, .data = &setting->data, .state = &after};
    andromeda_answer(&play, action);
    /* The effect of the card alone; its own choices are still open. */
    while (after.depth >= state->depth &&
           (top_frame(&after)->op == T_OPTION || top_frame(&after)->op == T_STEPS))
        if (top_frame(&after)->op == T_OPTION)
            andromeda_do_option(&play);
        else
            andromeda_do_steps(&play);
    int list[SIDES], dice[SIDES], aim[SIDES], count = 0, sides = andromeda_sides(setting, &after);
    double win[SIDES], nobody;
    for (int side = 0; side < SIDES; side++)
        if (sides >> side & 1) {
            dice[count] = andromeda_dice(setting, &after, side);
            aim[count] = andromeda_aim(setting, &after, side);
            list[count++] = side;
        }
    if (count < 2)
        return 0;
    andromeda_battle_odds(dice, aim, count, win, &nobody);
    for (int i = 0; i < count; i++)
        odds[i] = (struct game_odds){.kind = GAME_SIDE,
                                     .name = list[i],
                                     .seat = list[i] == RAIDER_SIDE ? -1 : list[i],
                                     .chance = win[i]};
    odds[count] = (struct game_odds){.kind = GAME_RISK, .name = SIDES, .seat = -1, .chance = nobody};
    return (size_t)count + 1;
}

void andromeda_label_odds(const void *setting, const void *state, const struct game_odds *odds,
                          enum game_language language, struct text *out) {
    struct parts parts = {.language = language};
    (void)state;
    if (odds->name == SIDES) {
        text_put(out, andromeda_word(SAY_ODDS_NOBODY, language));
        return;
    }
    andromeda_part_side(&parts, setting, odds->name);
    andromeda_say(out, odds->name == RAIDER_SIDE ? SAY_ODDS_RAIDERS : SAY_ODDS_SIDE, &parts);
}
