/* Consistency checks of cards and numbers, and their error messages. */
#include "data_check.h"

#include <stdio.h>
#include <string.h>

const char *const nebuleuse_sector_ids[SECTORS] = {"S1", "S2", "S3", "S4", "S5"};
const char *const nebuleuse_slot_ids[SLOTS] = {"alpha", "beta", "gamma", "delta", "X"};
const char *const nebuleuse_piece_ids[PIECES] = {"thruster", "laser",    "scanner",  "detector",
                                                 "squad",    "expert-D", "expert-M", "expert-C"};
const char *const nebuleuse_ship_ids[SHIPS] = {"frombola", "spatha"};
const char *const nebuleuse_tech_ids[TECHS] = {"holodeck", "nanoprobes"};
const char nebuleuse_field_letters[FIELDS + 1] = "SDMC";
const char nebuleuse_zone_letters[ZONES + 1] = "ABX";

const char *const nebuleuse_kind_words[DATA_KINDS] = {"number", "mission", "sector", "border", "slot",
                                                      "ship",   "hold",    "expert", "fight",  "damage",
                                                      "exo",    "explore", "species"};
const char *const nebuleuse_hold_ids[HOLDS] = {"thruster", "laser", "scanner", "detector", "squad", "expert"};
const char *const nebuleuse_type_words[CARD_TYPES] = {
    [CARD_PLANET] = "planet",   [CARD_GAIN] = "gain", [CARD_SHIP] = "ship", [CARD_DAMAGE] = "damage",
    [CARD_DISCARD] = "discard", [CARD_LOSE] = "lose", [CARD_STOP] = "stop", [CARD_BASE] = "base",
    [CARD_MISSION] = "mission", [CARD_EXO] = "exo",   [CARD_OPEN] = "open", [CARD_SUPPLY] = "supply",
    [CARD_RESET] = "reset",
};
const char *const nebuleuse_number_ids[NUMBERS] = {
    [END_PV] = "end_pv",
    [ROUND_LIMIT] = "round_limit",
    [PROMOTION_PV] = "promotion_pv",
    [FREE_PICKS] = "free_picks",
    [EXPERIENCE_MAX] = "experience_max",
    [DISCOVERY_PV] = "discovery_pv",
    [PILE_A] = "pile_a",
    [PILE_B] = "pile_b",
    [PILE_X] = "pile_x",
    [X_ENTER] = "x_enter",
    [X_LEAVE] = "x_leave",
    [X_SURE_LASERS] = "x_sure_lasers",
    [X_TRY_DIE] = "x_try_die",
    [X_OPEN_PV] = "x_open_pv",
};
const uint8_t nebuleuse_number_range[NUMBERS][2] = {
    [END_PV] = {1, 200},       [ROUND_LIMIT] = {1, 200}, [PROMOTION_PV] = {1, 200}, [FREE_PICKS] = {0, 8},
    [EXPERIENCE_MAX] = {1, 9}, [DISCOVERY_PV] = {0, 9},  [PILE_A] = {0, 24},        [PILE_B] = {0, 21},
    [PILE_X] = {1, 5},         [X_ENTER] = {1, 20},      [X_LEAVE] = {1, 20},       [X_SURE_LASERS] = {1, 9},
    [X_TRY_DIE] = {1, 10},     [X_OPEN_PV] = {0, 9},
};

bool nebuleuse_data_refuse(struct data_reader *reader, enum word word, const char *a, const char *b,
                           const char *c, const char *d) {
    struct text text = text_into(reader->error->text, sizeof reader->error->text);
    const char *const words[] = {a, b, c, d};
    reader->error->line = reader->line;
    text_fill(&text, nebuleuse_word(word, reader->error->language), words, 4);
    return false;
}

static bool refuse_numbers(struct data_reader *reader, enum word word, const char *what, long is,
                           long should) {
    char a[16], b[16];
    snprintf(a, sizeof a, "%ld", is);
    snprintf(b, sizeof b, "%ld", should);
    return nebuleuse_data_refuse(reader, word, what, a, b, "");
}

bool nebuleuse_data_number(struct data_reader *reader, const char *what, const char *words, int least,
                           int most, uint8_t *number) {
    char a[16], b[16];
    long value;
    if (text_read_number(words, least, most, &value)) {
        *number = (uint8_t)value;
        return true;
    }
    snprintf(a, sizeof a, "%d", least);
    snprintf(b, sizeof b, "%d", most);
    return nebuleuse_data_refuse(reader, WORD_DATA_NUMBER, what, a, b, words);
}

bool nebuleuse_data_id(struct data_reader *reader, const char *words, char id[ID_SIZE]) {
    size_t length = strlen(words);
    if (length < 1 || length >= ID_SIZE || strspn(words, "abcdefghijklmnopqrstuvwxyz0123456789-") != length ||
        words[0] == '-')
        return nebuleuse_data_refuse(reader, WORD_DATA_ID, words, "", "", "");
    memcpy(id, words, length + 1);
    return true;
}

bool nebuleuse_data_name(struct data_reader *reader, const char *words, char name[NAME_SIZE]) {
    size_t length = strlen(words);
    bool good = length >= 1 && length < NAME_SIZE && text_is_utf8(words) && !strpbrk(words, "|;~{}\"\\") &&
                words[0] != ' ' && words[length - 1] != ' ';
    for (size_t i = 0; good && i < length; i++)
        good = (unsigned char)words[i] >= ' ' && words[i] != 0x7f;
    if (!good)
        return nebuleuse_data_refuse(reader, WORD_DATA_NAME, words, "", "", "");
    memcpy(name, words, length + 1);
    return true;
}

bool nebuleuse_data_enter(struct data_reader *reader, enum data_kind kind, int entry, const char *id) {
    if (reader->has[kind][entry])
        return nebuleuse_data_refuse(reader, WORD_DATA_TWICE, nebuleuse_kind_words[kind], id, "", "");
    reader->has[kind][entry] = true;
    reader->at[kind][entry] = reader->line;
    return true;
}

int nebuleuse_data_find(const char *const *words, int count, const char *word) {
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

int nebuleuse_data_field(const char *words) {
    const char *at = words[0] && !words[1] ? strchr("SDMC?", words[0]) : NULL;
    return at ? (int)(at - &"SDMC?"[0]) : -1;
}

/* A bit for each zone; -1 if it is none. */
int nebuleuse_data_zones(const char *words) {
    return strcmp(words, "A") == 0    ? 1 << ZONE_A
           : strcmp(words, "B") == 0  ? 1 << ZONE_B
           : strcmp(words, "AB") == 0 ? 1 << ZONE_A | 1 << ZONE_B
                                      : -1;
}

bool nebuleuse_data_trophy(struct data_reader *reader, const char *words, struct explore *card) {
    if (strncmp(words, "pv:", 3) == 0) {
        card->trophy = TROPHY_PV;
        return nebuleuse_data_number(reader, "trophy", words + 3, 0, 9, &card->trophy_what);
    }
    if (strncmp(words, "gain:", 5) == 0 && nebuleuse_data_field(words + 5) >= 0) {
        card->trophy = TROPHY_GAIN;
        card->trophy_what = (uint8_t)nebuleuse_data_field(words + 5);
        return true;
    }
    return nebuleuse_data_refuse(reader, WORD_DATA_VALUE, "trophy", words, "pv:1, gain:?, gain:S", "");
}

/* One threshold: PV, a colon, then letters of fields, each followed by a number. */
static bool read_step(const char *words, size_t length, struct species *species) {
    char number[4];
    size_t digits = strspn(words, "0123456789");
    int step = species->steps;
    if (step == MAX_STEPS || digits < 1 || digits > 2 || digits + 2 > length || words[digits] != ':')
        return false;
    memcpy(number, words, digits);
    number[digits] = '\0';
    long pv;
    if (!text_read_number(number, 1, 60, &pv))
        return false;
    species->pv[step] = (uint8_t)pv;
    for (size_t i = digits + 1; i < length; i += 2) {
        const char *field = strchr(nebuleuse_field_letters, words[i]);
        if (!words[i] || !field || i + 1 >= length || words[i + 1] < '1' || words[i + 1] > '9')
            return false;
        uint8_t *need = &species->needs[step][field - nebuleuse_field_letters];
        if (*need)
            return false;
        *need = (uint8_t)(words[i + 1] - '0');
    }
    species->steps++;
    return true;
}

bool nebuleuse_data_steps(struct data_reader *reader, const char *words, char between,
                          struct species *species) {
    for (const char *at = words;;) {
        const char *end = strchr(at, between);
        size_t length = end ? (size_t)(end - at) : strlen(at);
        if (!read_step(at, length, species))
            return nebuleuse_data_refuse(reader, WORD_DATA_VALUE, "steps", words, "4:S1D1M1;8:S1D1", "");
        if (!end)
            return true;
        at = end + 1;
    }
}

/* Consistency of the complete data. */

static void at_entry(struct data_reader *reader, enum data_kind kind, int entry) {
    reader->line = reader->at[kind][entry];
}

static bool is_missing(struct data_reader *reader, enum data_kind kind, const char *const *ids, int count) {
    for (int i = 0; i < count; i++)
        if (!reader->has[kind][i]) {
            nebuleuse_data_refuse(reader, WORD_DATA_MISSING, nebuleuse_kind_words[kind], ids[i], "", "");
            return true;
        }
    return false;
}

static bool check_complete(struct data_reader *reader) {
    static const char *const experts[] = {"D", "M", "C"};
    static const char *const fights[] = {"0", "-1", "-2", "-3"};
    static const char *const losses[] = {"thruster", "laser", "scanner", "detector", "person"};
    static const char *const holds[SHIPS * HOLDS] = {
        "frombola.thruster", "frombola.laser",  "frombola.scanner", "frombola.detector",
        "frombola.squad",    "frombola.expert", "spatha.thruster",  "spatha.laser",
        "spatha.scanner",    "spatha.detector", "spatha.squad",     "spatha.expert"};
    reader->line = 0;
    if (is_missing(reader, KIND_NUMBER, nebuleuse_number_ids, NUMBERS) ||
        is_missing(reader, KIND_SECTOR, nebuleuse_sector_ids, SECTORS) ||
        is_missing(reader, KIND_SLOT, nebuleuse_slot_ids, SLOTS) ||
        is_missing(reader, KIND_SHIP, nebuleuse_ship_ids, SHIPS) ||
        is_missing(reader, KIND_HOLD, holds, SHIPS * HOLDS) || is_missing(reader, KIND_EXPERT, experts, 3) ||
        is_missing(reader, KIND_FIGHT, fights, FIGHTS) || is_missing(reader, KIND_DAMAGE, losses, LOSSES) ||
        is_missing(reader, KIND_EXO, nebuleuse_tech_ids, TECHS))
        return false;
    for (int i = 0; i < reader->data->missions; i++)
        if (!reader->has[KIND_MISSION][i]) {
            char number[8];
            snprintf(number, sizeof number, "%d", i + 1);
            return nebuleuse_data_refuse(reader, WORD_DATA_MISSING, "mission", number, "", "");
        }
    return true;
}

static bool check_explore(struct data_reader *reader) {
    const struct data *data = reader->data;
    int cards = 0, resets = 0;
    for (int i = 0; i < data->explores; i++) {
        cards += data->explore[i].copies;
        if (data->explore[i].type == CARD_RESET) {
            resets += data->explore[i].copies;
            reader->data->reset = (uint8_t)i;
        }
        for (int k = 0; k < i; k++)
            if (strcmp(data->explore[i].id, data->explore[k].id) == 0) {
                at_entry(reader, KIND_EXPLORE, i);
                return nebuleuse_data_refuse(reader, WORD_DATA_TWICE, "explore", data->explore[i].id, "", "");
            }
    }
    reader->line = 0;
    if (cards != DECK)
        return refuse_numbers(reader, WORD_DATA_DECK, "", cards, DECK);
    if (resets != 1) {
        at_entry(reader, KIND_EXPLORE, reader->data->reset);
        return refuse_numbers(reader, WORD_DATA_RESET, "", resets, 1);
    }
    return true;
}

static bool check_species(struct data_reader *reader, int card) {
    const struct data *data = reader->data;
    const struct species *species = &data->species[card];
    at_entry(reader, KIND_SPECIES, card);
    for (int k = 0; k < card; k++)
        if (strcmp(species->id, data->species[k].id) == 0)
            return nebuleuse_data_refuse(reader, WORD_DATA_TWICE, "species", species->id, "", "");
    for (int step = 1; step < species->steps; step++)
        if (species->pv[step] <= species->pv[step - 1])
            return refuse_numbers(reader, WORD_DATA_STEPS, species->id, species->pv[step],
                                  species->pv[step - 1]);
    for (int field = 0; field < FIELDS; field++) {
        int sum = 0;
        for (int step = 0; step < species->steps; step++)
            sum += species->needs[step][field];
        if (sum > data->number[EXPERIENCE_MAX]) {
            char letter[2] = {nebuleuse_field_letters[field], '\0'};
            return refuse_numbers(reader, WORD_DATA_NEEDS, letter, sum, data->number[EXPERIENCE_MAX]);
        }
    }
    return true;
}

static bool check_piles(struct data_reader *reader) {
    static const int cards_of[ZONES] = {24, 21, 5};
    const struct data *data = reader->data;
    int cards[ZONES] = {0};
    for (int i = 0; i < reader->card_entries[KIND_SPECIES]; i++) {
        if (!check_species(reader, i))
            return false;
        cards[data->species[i].zone]++;
    }
    for (int zone = 0; zone < ZONES; zone++) {
        char letter[2] = {nebuleuse_zone_letters[zone], '\0'};
        reader->line = 0;
        if (cards[zone] != cards_of[zone])
            return refuse_numbers(reader, WORD_DATA_PILE, letter, cards[zone], cards_of[zone]);
        at_entry(reader, KIND_NUMBER, PILE_A + zone);
        if (data->number[PILE_A + zone] > cards[zone])
            return refuse_numbers(reader, WORD_DATA_PILE_TAKES, letter, cards[zone],
                                  data->number[PILE_A + zone]);
    }
    return true;
}

/* Whether every sector can be reached from the base. */
static bool reaches_all(const struct data *data, int *unreachable) {
    unsigned reached = 1u << data->base;
    for (int times = 0; times < SECTORS; times++)
        for (int a = 0; a < SECTORS; a++)
            for (int b = 0; b < SECTORS; b++)
                if (data->border[a][b] && reached >> a & 1)
                    reached |= 1u << b;
    for (*unreachable = 0; *unreachable < SECTORS; ++*unreachable)
        if (!(reached >> *unreachable & 1))
            return false;
    return true;
}

static bool check_sectors(struct data_reader *reader) {
    const struct data *data = reader->data;
    int unreachable;
    for (int i = 0; i < SECTORS; i++) {
        at_entry(reader, KIND_SECTOR, i);
        for (int more = 1; more < 3; more++)
            if (data->planets[i][more] < data->planets[i][more - 1])
                return nebuleuse_data_refuse(reader, WORD_DATA_PLANETS_FALL, nebuleuse_sector_ids[i], "", "",
                                             "");
    }
    for (int zone = ZONE_A; zone <= ZONE_B; zone++) {
        int planets = 0;
        char letter[2] = {nebuleuse_zone_letters[zone], '\0'};
        for (int i = 0; i < SECTORS; i++)
            if (data->zone[i] == zone) {
                planets += data->planets[i][2];
                at_entry(reader, KIND_SECTOR, i);
            }
        if (planets > data->number[PILE_A + zone])
            return refuse_numbers(reader, WORD_DATA_PLANETS, letter, planets, data->number[PILE_A + zone]);
    }
    reader->line = 0;
    if (reader->base_count != 1)
        return refuse_numbers(reader, WORD_DATA_BASE, "", reader->base_count, 1);
    if (!reaches_all(data, &unreachable)) {
        at_entry(reader, KIND_SECTOR, unreachable);
        return nebuleuse_data_refuse(reader, WORD_DATA_LONELY, nebuleuse_sector_ids[unreachable], "", "", "");
    }
    return true;
}

static bool check_ships(struct data_reader *reader) {
    const struct data *data = reader->data;
    for (int ship = 0; ship < SHIPS; ship++) {
        const struct ship_class *class = &data->ship[ship];
        int most = 0;
        for (int hold = 0; hold < HOLDS; hold++) {
            at_entry(reader, KIND_HOLD, ship * HOLDS + hold);
            if (class->least[hold] > class->most[hold])
                return refuse_numbers(reader, WORD_DATA_HOLD, nebuleuse_hold_ids[hold], class->least[hold],
                                      class->most[hold]);
        }
        at_entry(reader, KIND_SHIP, ship);
        if (reader->cards_given[ship] != class->most[THRUSTER] + 1)
            return refuse_numbers(reader, WORD_DATA_CARDS, nebuleuse_ship_ids[ship],
                                  reader->cards_given[ship], class->most[THRUSTER] + 1);
        for (int i = 0; i <= class->most[THRUSTER]; i++)
            most = class->cards[i] > most ? class->cards[i] : most;
        if (most < data->number[X_ENTER])
            return refuse_numbers(reader, WORD_DATA_CARDS_X, nebuleuse_ship_ids[ship], most,
                                  data->number[X_ENTER]);
        at_entry(reader, KIND_HOLD, ship * HOLDS + HOLD_EXPERT);
        if (class->least[HOLD_EXPERT] > 0)
            return nebuleuse_data_refuse(reader, WORD_DATA_LEAST_EXPERTS, "", "", "", "");
    }
    return true;
}

static bool check_die(struct data_reader *reader) {
    reader->line = 0;
    for (int face = 0; face < DIE_FACES; face++)
        if (reader->faces[face] != 1) {
            at_entry(reader, KIND_DAMAGE, 0);
            return refuse_numbers(reader, WORD_DATA_DIE, "", face + 1, reader->faces[face]);
        }
    return true;
}

bool nebuleuse_data_check(struct data_reader *reader) {
    return check_complete(reader) && check_explore(reader) && check_piles(reader) && check_sectors(reader) &&
           check_ships(reader) && check_die(reader);
}
