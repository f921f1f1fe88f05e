/* The grammar of effects (section 20): a sentence becomes clauses of options of steps. */
#include "data_read.h"

#include <string.h>

const char *const andromeda_event_words[EVENT_WORDS] = {
    [AT_ONCE] = "",
    [ALWAYS] = "always",
    [ON_TURN] = "turn",
    [ON_FREE] = "free",
    [ON_DIPLOMACY] = "diplomacy",
    [ON_LAUNCH] = "launch",
    [ON_BATTLE] = "battle",
    [ON_WIN] = "win",
    [ON_LOSE] = "lose",
    [ON_HIT] = "hit",
    [ON_MODULE] = "module",
    [ON_DEVELOP] = "develop",
    [ON_RETURN] = "return",
    [ON_END] = "end",
    [FOR_EACH] = "each",
    [FOR_NEAR] = "near",
    [FOR_UNITY] = "unity",
    [FOR_MOST] = "most",
    [FOR_LEAST] = "least",
    [ON_STEP] = "step",
};
const char *const andromeda_place_words[LAUNCH_PLACES] = {"", "planet", "base", "field", "nebula", "void"};
const char *const andromeda_step_words[DO_WORDS] = {
    "ice",     "nano",    "titan",  "credit",  "energy",   "any",      "tactic",    "vp",     "track",
    "module",  "buy",     "build",  "develop", "repair",   "upgrade",  "discovery", "leader", "moon",
    "nebmoon", "steal",   "waive",  "reach",   "activate", "hurt",     "drop",      "scrap",  "warp",
    "die",     "aim",     "guard",  "foedie",  "foeaim",   "foedrop",  "prize",     "loot",   "retreat",
    "planet",  "special", "bonus",  "raider",  "collapse", "dragon",   "helm",      "dice",   "aim",
    "shield",  "range",   "attack", "voyage",  "reach",    "discount", "fieldany",
};
const char *const andromeda_count_words[COUNT_WORDS] = {
    "",        "mod",    "type",   "dev",       "win",   "raider", "moon",      "leader",     "ship",
    "upgrade", "tactic", "credit", "discovery", "relic", "adjdev", "track.low", "track.high",
};

/* The arguments of a word. */
enum form {
    NUMBER,
    TRACK_NUMBER,
    TYPE_ONLY,
    TYPE_NUMBER,
    SHIP_NUMBER,
    DROP,
    RAIDER,
    NOTHING,
    SHIP_ONLY,
    SHIP_PLANET,
    DISCOUNT
};

static const uint8_t forms[DO_WORDS] = {
    [DO_TRACK] = TRACK_NUMBER,  [DO_MODULE] = TYPE_ONLY,    [DO_BUY] = TYPE_NUMBER,
    [DO_BUILD] = SHIP_NUMBER,   [DO_ACTIVATE] = TYPE_ONLY,  [DO_DROP] = DROP,
    [DO_RAIDER] = RAIDER,       [DO_RETREAT] = NOTHING,     [HAS_DICE] = SHIP_NUMBER,
    [HAS_AIM] = SHIP_NUMBER,    [HAS_SHIELD] = SHIP_NUMBER, [HAS_RANGE] = SHIP_NUMBER,
    [HAS_ATTACK] = SHIP_PLANET, [HAS_VOYAGE] = SHIP_ONLY,   [HAS_DISCOUNT] = DISCOUNT,
    [HAS_FIELDANY] = NOTHING,
};

static const char *const discount_words[] = {"build", "module", "develop"};

enum { WORD_SIZE = 16, PIECE = 512 };

static bool bad(struct reader *reader, const char *words) {
    return andromeda_refuse(reader, SAY_DATA_EFFECT, words, "", "", "");
}

static bool next_number(struct reader *reader, const char **at, const char *what, int least, int most,
                        uint8_t *n) {
    char word[WORD_SIZE];
    if (!text_next_word(at, word, sizeof word))
        return andromeda_refuse(reader, SAY_DATA_NO_NUMBER, what, "", "", "");
    return andromeda_read_count(reader, what, word, least, most, n);
}

static bool next_of(struct reader *reader, const char **at, const char *const *words, int count,
                    const char *other, uint8_t *found) {
    char word[WORD_SIZE];
    if (!text_next_word(at, word, sizeof word))
        return bad(reader, *at);
    int place = andromeda_find_word(words, count, word);
    if (place < 0 && other && strcmp(word, other) == 0)
        place = count;
    if (place < 0)
        return bad(reader, word);
    *found = (uint8_t)place;
    return true;
}

static bool read_per(struct reader *reader, const char **at, struct step *step) {
    char word[WORD_SIZE];
    if (!text_next_word(at, word, sizeof word))
        return **at == '\0' || bad(reader, *at);
    if (strcmp(word, "per") != 0 || !text_next_word(at, word, sizeof word))
        return bad(reader, word);
    step->per_type = ANY_TYPE;
    if (strncmp(word, "mod.", 4) == 0) {
        int type = andromeda_find_word(andromeda_track_ids, TYPES, word + 4);
        if (type < 0)
            return bad(reader, word);
        step->per = PER_MOD;
        step->per_type = (uint8_t)type;
    } else {
        int per = andromeda_find_word(andromeda_count_words, COUNT_WORDS, word);
        if (per <= 0)
            return bad(reader, word);
        step->per = (uint8_t)per;
    }
    if (!text_next_word(at, word, sizeof word))
        return **at == '\0' || bad(reader, *at);
    return strcmp(word, "max") == 0 ? next_number(reader, at, "max", 1, 99, &step->max) : bad(reader, word);
}

static bool read_step(struct reader *reader, const char *words, bool always, struct step *step) {
    const char *at = words;
    char word[WORD_SIZE];
    if (!text_next_word(&at, word, sizeof word))
        return bad(reader, words);
    int first = always ? HAS_DICE : 0, last = always ? DO_WORDS : HAS_DICE;
    int found = andromeda_find_word(andromeda_step_words + first, last - first, word);
    if (found < 0)
        return bad(reader, word);
    step->word = (uint8_t)(first + found);
    switch ((enum form)forms[step->word]) {
    case NUMBER:
        if (!next_number(reader, &at, word, 1, 9, &step->n))
            return false;
        if (step->word == DO_VP && !read_per(reader, &at, step))
            return false;
        break;
    case TRACK_NUMBER: {
        static const char *const tracks[] = {"sci", "ind", "com", "civ", "sup", "any", "low"};
        if (!next_of(reader, &at, tracks, 7, NULL, &step->arg) ||
            !next_number(reader, &at, word, 1, 9, &step->n))
            return false;
        break;
    }
    case TYPE_ONLY:
        step->n = 1;
        if (!next_of(reader, &at, andromeda_track_ids, TYPES, "any", &step->arg))
            return false;
        break;
    case TYPE_NUMBER:
        if (!next_of(reader, &at, andromeda_track_ids, TYPES, "any", &step->arg) ||
            !next_number(reader, &at, word, 0, 9, &step->n))
            return false;
        break;
    case SHIP_NUMBER:
        if (!next_of(reader, &at, andromeda_ship_ids, KINDS, always ? NULL : "any", &step->arg) ||
            !next_number(reader, &at, word, always ? 1 : 0, always ? 3 : 9, &step->n))
            return false;
        break;
    case DROP:
        if (!next_of(reader, &at, andromeda_resource_ids, COST_ITEMS, NULL, &step->arg) ||
            !next_number(reader, &at, word, 1, 9, &step->n))
            return false;
        break;
    case RAIDER: {
        static const char *const which[] = {"next", "S"};
        step->n = 1;
        if (!next_of(reader, &at, which, 2, NULL, &step->arg))
            return false;
        break;
    }
    case NOTHING:
        step->n = 1;
        break;
    case SHIP_ONLY:
    case SHIP_PLANET:
        if (!next_of(reader, &at, andromeda_ship_ids, KINDS, NULL, &step->arg))
            return false;
        step->n = 2;
        if (forms[step->word] == SHIP_PLANET && text_next_word(&at, word, sizeof word)) {
            if (strcmp(word, "planet") != 0)
                return bad(reader, word);
            step->n = 1;
        }
        break;
    case DISCOUNT:
        if (!next_of(reader, &at, discount_words, 3, NULL, &step->arg) ||
            !next_number(reader, &at, word, 1, 3, &step->n))
            return false;
        break;
    }
    at += strspn(at, " ");
    return *at == '\0' || bad(reader, at);
}

/* Cuts a text at the next separator; returns the rest after it, or NULL. */
static char *cut(char *words, const char *mark) {
    char *at = strstr(words, mark);
    if (!at)
        return NULL;
    *at = '\0';
    return at + strlen(mark);
}

static bool read_when(struct reader *reader, char *words, uint32_t events, struct option *option) {
    char *ship = cut(words, "@"), *of = cut(words, ".");
    long step;
    int event = -1;
    option->ship = ANY_KIND;
    if (ship) {
        int kind = andromeda_find_word(andromeda_ship_ids, KINDS, ship);
        if (kind < 0)
            return bad(reader, ship);
        option->ship = (uint8_t)kind;
    }
    if (text_read_number(words, 1, TOP, &step)) {
        event = ON_STEP;
        option->of = (uint8_t)step;
    } else
        for (int i = ALWAYS; i < ON_STEP; i++)
            if (strcmp(andromeda_event_words[i], words) == 0)
                event = i;
    if (event < 0 || !(events >> event & 1))
        return andromeda_refuse(reader, SAY_DATA_WHEN, words, "", "", "");
    option->event = (uint8_t)event;
    if (event == FOR_MOST) {
        static const char *const most[] = {"sci", "ind", "com", "civ", "sup", "vp"};
        int found = of ? andromeda_find_word(most, 6, of) : -1;
        if (found < 0)
            return bad(reader, of ? of : words);
        option->of = (uint8_t)found;
    } else if (event == FOR_LEAST) {
        if (!of || strcmp(of, "vp") != 0)
            return bad(reader, of ? of : words);
    } else if (of) {
        int place = event == ON_LAUNCH ? andromeda_find_word(andromeda_place_words, LAUNCH_PLACES, of) : -1;
        if (place <= 0)
            return bad(reader, of);
        option->place = (uint8_t)place;
    }
    if (ship && event != ON_LAUNCH && event != ON_WIN && event != ON_LOSE && event != ON_BATTLE)
        return bad(reader, ship);
    return true;
}

static bool read_costs(struct reader *reader, char *words, struct option *option) {
    for (char *item = words; item;) {
        char *next = cut(item, ", ");
        const char *at = item;
        uint8_t res = 0, n = 0;
        if (!next_of(reader, &at, andromeda_resource_ids, COST_ITEMS, NULL, &res) ||
            !next_number(reader, &at, andromeda_resource_ids[res], 1, MOST_OF_A_RESOURCE, &n))
            return false;
        if (*(at + strspn(at, " ")) || option->cost[res])
            return bad(reader, item);
        option->cost[res] = n;
        item = next;
    }
    option->has_cost = 1;
    return andromeda_is_payable(option->cost) || andromeda_refuse(reader, SAY_DATA_COST, "", "", "", "");
}

/* Words allowed in some kinds of entries only: map changes in events, `helm` for the Unity. */
static bool fits(const struct entry *entry, const struct option *option, const struct step *step) {
    bool battle = option->event == ON_BATTLE || option->event == ON_DIPLOMACY || entry->kind == KIND_CONFLICT;
    bool event = entry->kind == KIND_EVENT;
    bool unity = entry->kind == KIND_UNITYUP || entry->kind == KIND_COMMANDER;
    switch (step->word) {
    case DO_DIE:
    case DO_AIM:
    case DO_GUARD:
    case DO_FOEDIE:
    case DO_FOEAIM:
    case DO_FOEDROP:
    case DO_PRIZE:
    case DO_LOOT:
    case DO_RETREAT:
        return battle && (step->word != DO_RETREAT || option->event == ON_DIPLOMACY);
    case DO_PLANET:
    case DO_SPECIAL:
    case DO_BONUS:
    case DO_RAIDER:
    case DO_COLLAPSE:
    case DO_DRAGON:
        return event && option->event == AT_ONCE;
    case DO_SCRAP:
    case DO_WARP:
        return event && option->event != AT_ONCE;
    case DO_HELM:
        return unity;
    default:
        /* Clauses of an event without `each` and the like concern no seat. */
        return !(event && option->event == AT_ONCE) && (option->event != ON_END || step->word == DO_VP);
    }
}

static bool read_option(struct reader *reader, char *words, uint32_t events, struct entry *entry,
                        const struct option *before) {
    struct data *data = reader->data;
    if (data->options == MAX_OPTIONS)
        return andromeda_refuse(reader, SAY_DATA_TOO_MANY, "options", "", "", "");
    struct option *option = &data->option[data->options++];
    memset(option, 0, sizeof *option);
    option->ship = ANY_KIND;
    char *after = cut(words, ": ");
    if (after) {
        if (!read_when(reader, words, events, option))
            return false;
        words = after;
    } else if (before) {
        option->event = before->event;
        option->of = before->of;
        option->place = before->place;
        option->ship = before->ship;
    } else if (!(events & 1u << AT_ONCE))
        return andromeda_refuse(reader, SAY_DATA_WHEN, words, "", "", "");
    char *steps = cut(words, " -> ");
    if (steps) {
        if (!read_costs(reader, words, option))
            return false;
        words = steps;
    }
    option->step = data->steps;
    if (strcmp(words, "-") == 0)
        return true;
    for (char *at = words; at;) {
        char *next = cut(at, ", ");
        if (data->steps == MAX_STEPS || option->steps == 8)
            return andromeda_refuse(reader, SAY_DATA_TOO_MANY, "steps", "", "", "");
        struct step *step = &data->step[data->steps++];
        memset(step, 0, sizeof *step);
        if (!read_step(reader, at, option->event == ALWAYS, step))
            return false;
        if (!fits(entry, option, step))
            return andromeda_refuse(reader, SAY_DATA_WORD_HERE, at, "", "", "");
        option->steps++;
        at = next;
    }
    return true;
}

bool andromeda_parse_effect(struct reader *reader, const char *words, uint32_t events, struct entry *entry) {
    struct data *data = reader->data;
    char copy[PIECE];
    uint8_t number = 0;
    entry->clause = data->clauses;
    if (strcmp(words, "-") == 0)
        return true;
    if (strlen(words) >= sizeof copy)
        return andromeda_refuse(reader, SAY_DATA_BAD_LINE, "", "", "", "");
    strcpy(copy, words);
    for (char *at = copy; at;) {
        char *next = cut(at, " ; ");
        if (data->clauses == MAX_CLAUSES || entry->clauses == 12)
            return andromeda_refuse(reader, SAY_DATA_TOO_MANY, "clauses", "", "", "");
        struct clause *clause = &data->clause[data->clauses++];
        memset(clause, 0, sizeof *clause);
        clause->option = data->options;
        const struct option *before = NULL;
        for (char *part = at; part;) {
            char *following = cut(part, " | ");
            if (clause->options == 8)
                return andromeda_refuse(reader, SAY_DATA_TOO_MANY, "options", "", "", "");
            if (!read_option(reader, part, events, entry, before))
                return false;
            struct option *option = &data->option[data->options - 1];
            before = &data->option[clause->option];
            option->number = ++number;
            clause->options++;
            clause->choice |= option->has_cost || clause->options > 1;
            part = following;
        }
        if (data->option[clause->option].event == ON_TURN) {
            if (entry->turn_clause)
                return andromeda_refuse(reader, SAY_DATA_TWICE, "turn", "", "", "");
            entry->turn_clause = (uint8_t)(entry->clauses + 1);
        }
        entry->clauses++;
        at = next;
    }
    return true;
}
