/* The parts of sentences, and effects in words. */
#include "sentence.h"

struct text andromeda_part(struct parts *parts) {
    return text_into(parts->word[parts->count++], PART_SIZE);
}

void andromeda_part_words(struct parts *parts, const char *words) {
    struct text text = andromeda_part(parts);
    text_put(&text, words);
}

void andromeda_part_word(struct parts *parts, enum say word) {
    andromeda_part_words(parts, andromeda_word(word, parts->language));
}

void andromeda_part_number(struct parts *parts, long number) {
    struct text text = andromeda_part(parts);
    text_number(&text, number);
}

void andromeda_part_side(struct parts *parts, const struct setting *setting, int side) {
    andromeda_part_words(parts, andromeda_side_name(setting, side, parts->language));
}

void andromeda_part_place(struct parts *parts, const struct setting *setting, const struct state *state,
                          int place) {
    struct text text = andromeda_part(parts);
    andromeda_place_name(setting, state, place, parts->language, &text);
}

void andromeda_say(struct text *out, enum say word, const struct parts *parts) {
    const char *words[MAX_PARTS];
    for (size_t i = 0; i < parts->count; i++)
        words[i] = parts->word[i];
    text_fill_forms(out, andromeda_word(word, parts->language), words, parts->count, false);
}

const char *andromeda_side_name(const struct setting *setting, int side, enum game_language language) {
    return andromeda_word(side == RAIDER_SIDE       ? SAY_RAIDERS
                          : is_unity(setting, side) ? SAY_UNITY
                                                    : (enum say)(SAY_GOLD + side),
                          language);
}

const char *andromeda_entry_name(const struct setting *setting, int kind, int number,
                                 enum game_language language) {
    return number == UNSEEN ? andromeda_word(SAY_UNKNOWN_CARD, language)
                            : entry_of(&setting->data, kind, number)->name[language];
}

const char *andromeda_tile_name(const struct setting *setting, int tile, enum game_language language) {
    return tile == TILE_NONE     ? andromeda_word(SAY_EMPTY_PLACE, language)
           : tile < TILE_BASE    ? andromeda_entry_name(setting, KIND_PLANET, tile - TILE_PLANET, language)
           : tile < TILE_SPECIAL ? andromeda_entry_name(setting, KIND_BASE, tile - TILE_BASE, language)
           : tile < TILE_VOID    ? andromeda_entry_name(setting, KIND_SPECIAL, tile - TILE_SPECIAL, language)
           : tile == TILE_VOID   ? andromeda_entry_name(setting, KIND_VOID, 0, language)
                                 : andromeda_entry_name(setting, KIND_NEBULA, tile - TILE_NEBULA, language);
}

void andromeda_module_name(const struct setting *setting, int module, enum game_language language,
                           struct text *out) {
    if (module < 64) {
        text_put(out, andromeda_entry_name(setting, KIND_MODULE, module - 1, language));
        return;
    }
    const char *name = andromeda_entry_name(setting, KIND_ROW, module - 64, language);
    text_fill(out, andromeda_word(SAY_PRINTED, language), &name, 1);
}

void andromeda_ship_name(const struct setting *setting, int code, int at, enum game_language language,
                         struct text *out) {
    struct parts parts = {.language = language};
    char name[PART_SIZE];
    struct text text = text_into(name, sizeof name);
    andromeda_part_words(&parts, andromeda_entry_name(setting, KIND_SHIP, code & 15, language));
    andromeda_part_number(&parts, code >> 4);
    if (code >> 4)
        andromeda_say(&text, SAY_MARKERS, &parts);
    else
        text_put(&text, parts.word[0]);
    if (at >= PLACES && at != LOC_BARGE) {
        text_put(out, name);
        return;
    }
    parts.count = 0;
    andromeda_part_words(&parts, name);
    struct text where = andromeda_part(&parts);
    andromeda_write_place(setting, at, &where);
    andromeda_say(out, at == LOC_BARGE ? SAY_SHIP_BARGE : SAY_SHIP_IN, &parts);
}

void andromeda_place_name(const struct setting *setting, const struct state *state, int place,
                          enum game_language language, struct text *out) {
    andromeda_write_place(setting, place, out);
    text_format(out, ", %s", andromeda_tile_name(setting, state->place[place].tile, language));
}

void andromeda_seat_name(const void *setting, const void *state, int seat, enum game_language language,
                         struct text *out) {
    (void)state;
    text_put(out, andromeda_side_name(setting, seat, language));
}

/* Effects in words. */

static void fill_track(struct parts *parts, int track) {
    andromeda_part_word(parts, (enum say)(track < TRACKS       ? SAY_TRACK_SCI + track
                                          : track == ANY_TRACK ? SAY_TRACK_ANY
                                                               : SAY_TRACK_LOW));
}

static void fill_type(struct parts *parts, int type, enum say one, enum say any) {
    struct text text = andromeda_part(parts);
    const char *name = type < TYPES ? andromeda_word((enum say)(SAY_TRACK_SCI + type), parts->language) : "";
    text_fill(&text, andromeda_word(type < TYPES ? one : any, parts->language), &name, 1);
}

static void fill_reduction(struct parts *parts, int n) {
    char number[8];
    struct text text = text_into(number, sizeof number);
    text_number(&text, n);
    const char *words = number;
    struct text out = andromeda_part(parts);
    if (n)
        text_fill(&out, andromeda_word(SAY_CHEAPER, parts->language), &words, 1);
}

static void describe_step(const struct setting *setting, const struct step *step, enum game_language language,
                          struct text *out) {
    struct parts parts = {.language = language};
    enum say word =
        (enum say)(step->word < HAS_DICE ? SAY_STEP_ICE + step->word : SAY_HAS_DICE + step->word - HAS_DICE);
    andromeda_part_number(&parts, step->n);
    switch (step->word) {
    case DO_TRACK:
        fill_track(&parts, step->arg);
        break;
    case DO_MODULE:
    case DO_BUY:
        fill_type(&parts, step->arg, SAY_A_TYPE, SAY_ANY_ONE);
        fill_reduction(&parts, step->n);
        break;
    case DO_ACTIVATE:
        fill_type(&parts, step->arg, SAY_THE_ROW, SAY_ANY_ROW);
        break;
    case DO_BUILD:
        andromeda_part_words(&parts, step->arg == ANY_KIND
                                         ? andromeda_word(SAY_ANY_SHIP, language)
                                         : andromeda_entry_name(setting, KIND_SHIP, step->arg, language));
        fill_reduction(&parts, step->n);
        break;
    case DO_DEVELOP:
        andromeda_part_words(&parts, "");
        fill_reduction(&parts, step->n);
        break;
    case DO_DROP:
        andromeda_part_word(&parts, (enum say)(SAY_ICE + step->arg));
        break;
    case DO_RAIDER:
        andromeda_part_word(&parts, step->arg ? SAY_A_SMALL : SAY_A_NEXT);
        break;
    case HAS_DICE:
    case HAS_AIM:
    case HAS_SHIELD:
    case HAS_RANGE:
    case HAS_VOYAGE:
        andromeda_part_words(&parts, andromeda_entry_name(setting, KIND_SHIP, step->arg, language));
        break;
    case HAS_ATTACK:
        andromeda_part_words(&parts, andromeda_entry_name(setting, KIND_SHIP, step->arg, language));
        andromeda_part_words(&parts, step->n == 1 ? andromeda_word(SAY_ONLY_PLANETS, language) : "");
        break;
    case HAS_DISCOUNT:
        andromeda_part_word(&parts, (enum say)(SAY_DISCOUNT_BUILD + step->arg));
        break;
    default:
        break;
    }
    andromeda_say(out, word, &parts);
    if (step->word != DO_VP || !step->per)
        return;
    parts.count = 0;
    struct text what = andromeda_part(&parts);
    text_put(&what, andromeda_word((enum say)(SAY_PER_MOD + step->per - PER_MOD), language));
    if (step->per == PER_MOD && step->per_type < TYPES)
        text_format(&what, " (%s)", andromeda_word((enum say)(SAY_TRACK_SCI + step->per_type), language));
    andromeda_part_number(&parts, step->max);
    andromeda_say(out, step->max ? SAY_PER_MAX : SAY_PER, &parts);
}

static void describe_when(const struct setting *setting, const struct option *option,
                          enum game_language language, struct text *out) {
    struct parts parts = {.language = language};
    if (option->event == FOR_MOST)
        andromeda_part_word(&parts,
                            option->of == OF_VP ? SAY_VP_WORD : (enum say)(SAY_TRACK_SCI + option->of));
    else
        andromeda_part_number(&parts, option->of);
    andromeda_say(out, (enum say)(SAY_WHEN_ALWAYS + option->event - ALWAYS), &parts);
    if (option->place)
        text_format(out, " (%s)",
                    andromeda_word((enum say)(SAY_PLACE_PLANET + option->place - TO_PLANET), language));
    if (option->ship < KINDS)
        text_format(out, " (%s)", andromeda_entry_name(setting, KIND_SHIP, option->ship, language));
    text_put(out, language == GAME_FRENCH ? "\u00a0: " : ": ");
}

void andromeda_describe_option(const struct setting *setting, const struct option *option,
                               enum game_language language, bool when, struct text *out) {
    if (when && option->event != AT_ONCE)
        describe_when(setting, option, language, out);
    bool any = false;
    for (int i = 0; option->has_cost && i < COST_ITEMS; i++)
        if (option->cost[i]) {
            text_format(out, "%s%d %s", any ? ", " : "", option->cost[i],
                        andromeda_word((enum say)(SAY_ICE + i), language));
            any = true;
        }
    text_put(out, any ? " → " : "");
    for (int i = 0; i < option->steps; i++) {
        text_put(out, i ? ", " : "");
        describe_step(setting, &setting->data.step[option->step + i], language, out);
    }
    if (!option->steps)
        text_put(out, andromeda_word(SAY_NOTHING, language));
}

void andromeda_describe(const struct setting *setting, const struct entry *entry, enum game_language language,
                        struct text *out) {
    const struct data *data = &setting->data;
    if (!entry->clauses)
        text_put(out, andromeda_word(SAY_NOTHING, language));
    for (int c = 0; c < entry->clauses; c++) {
        const struct clause *clause = &data->clause[entry->clause + c];
        text_put(out, c ? "; " : "");
        for (int o = 0; o < clause->options; o++) {
            const struct option *option = &data->option[clause->option + o];
            text_put(out, o ? andromeda_word(SAY_OR, language) : "");
            andromeda_describe_option(setting, option, language, o == 0 || option->event != option[-1].event,
                                      out);
        }
    }
}

/* Options of the set-up. */
void andromeda_label_option(size_t option, const char *value, enum game_language language, struct text *out) {
    static const struct {
        const char *value;
        enum say word;
    } values[] = {{"on", SAY_VALUE_ON},         {"off", SAY_VALUE_OFF},
                  {"versus", SAY_VALUE_VERSUS}, {"solo", SAY_VALUE_SOLO},
                  {"unity", SAY_VALUE_UNITY},   {"short", SAY_VALUE_SHORT},
                  {"medium", SAY_VALUE_MEDIUM}, {"long", SAY_VALUE_LONG},
                  {"aurora", SAY_VALUE_AURORA}, {"twilight", SAY_VALUE_TWILIGHT},
                  {"void", SAY_VALUE_SHADOWS},  {"both", SAY_VALUE_BOTH},
                  {"orphan", SAY_VALUE_ORPHAN}, {"ancient", SAY_VALUE_ANCIENT}};
    if (!value) {
        text_put(out, andromeda_word((enum say)(SAY_OPTION_SEATS + option), language));
        return;
    }
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        if (strcmp(values[i].value, value) == 0) {
            text_put(out, andromeda_word(values[i].word, language));
            return;
        }
    if (value[0] == 'k' && strlen(value) == 3) {
        struct parts parts = {.language = language};
        andromeda_part_number(&parts, value[1] - '0');
        andromeda_part_number(&parts, value[2] - '0');
        andromeda_say(out, SAY_COMMANDER_LEVEL, &parts);
        return;
    }
    text_put(out, value);
}
