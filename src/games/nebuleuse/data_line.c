/* The data as one line, as in records: `data1`, then twelve sections separated by `|`: numbers, missions, sectors,
   borders, slots, ships, experts, fights, die, exo-technologies, exploration cards, extrasolar cards. Entries are
   separated by `;`, parts of an entry by `~`. */
#include "data_check.h"

#include <stdio.h>
#include <string.h>

#define VERSION "data1"

enum { SECTIONS = 13, MAX_NUMBERS = 16 };

/* Writing. */

static void put_numbers(struct text *out, const uint8_t *numbers, size_t count) {
    for (size_t i = 0; i < count; i++) {
        text_put(out, i > 0 ? "," : "");
        text_number(out, numbers[i]);
    }
}

static void write_ship(const struct ship_class *class, struct text *out) {
    const uint8_t costs[] = {class->exo, class->equipment_cost, class->first_thruster_cost,
                             class->person_cost};
    put_numbers(out, costs, 4);
    text_letter(out, '~');
    put_numbers(out, class->cards, class->most[THRUSTER] + 1u);
    text_letter(out, '~');
    put_numbers(out, class->least, HOLDS);
    text_letter(out, '~');
    put_numbers(out, class->most, HOLDS);
}

static void write_what(const struct explore *card, struct text *out) {
    text_put(out, card->risk ? "!" : "");
    text_put(out, nebuleuse_type_words[card->type]);
    switch (card->type) {
    case CARD_PLANET:
        text_put(out, card->what == 1 ? ",A" : card->what == 2 ? ",B" : ",AB");
        break;
    case CARD_GAIN:
        text_format(out, ",%c", "SDMC?"[card->what]);
        break;
    case CARD_LOSE:
        text_format(out, ",%s", nebuleuse_piece_ids[card->what]);
        break;
    case CARD_EXO:
        text_format(out, ",%s", nebuleuse_tech_ids[card->what]);
        break;
    case CARD_SHIP:
        text_format(out, ",%d,", card->what);
        if (card->trophy == TROPHY_PV)
            text_format(out, "pv:%d", card->trophy_what);
        else
            text_format(out, "gain:%c", "SDMC?"[card->trophy_what]);
        break;
    case CARD_DAMAGE:
    case CARD_DISCARD:
        text_format(out, ",%d", card->what);
        break;
    }
}

static void write_species(const struct species *card, struct text *out) {
    text_format(out, "%s~%s~%s~%c%c,%d,%d~", card->id, card->name[GAME_ENGLISH], card->name[GAME_FRENCH],
                nebuleuse_zone_letters[card->zone], card->sapiens ? 's' : 'o', card->squads, card->observe);
    for (int step = 0; step < card->steps; step++) {
        text_format(out, "%s%d:", step > 0 ? "+" : "", card->pv[step]);
        for (int field = 0; field < FIELDS; field++)
            if (card->needs[step][field])
                text_format(out, "%c%d", nebuleuse_field_letters[field], card->needs[step][field]);
    }
}

static void write_map(const struct data *data, struct text *out) {
    for (int i = 0; i < SECTORS; i++) {
        text_format(out, "%s%c", i > 0 ? ";" : "", nebuleuse_zone_letters[data->zone[i]]);
        put_numbers(out, data->planets[i], 3);
        text_put(out, i == data->base ? "*" : "");
    }
    text_letter(out, '|');
    const char *between = "";
    for (int a = 0; a < SECTORS; a++)
        for (int b = a + 1; b < SECTORS; b++)
            if (data->border[a][b]) {
                text_format(out, "%s%d%d:%d", between, a + 1, b + 1, data->border[a][b]);
                between = ";";
            }
    text_letter(out, '|');
    put_numbers(out, data->slot_players, SLOTS);
    text_letter(out, '|');
}

void nebuleuse_write_data(const struct data *data, struct text *out) {
    text_put(out, VERSION "|");
    put_numbers(out, data->number, NUMBERS);
    text_letter(out, '|');
    put_numbers(out, data->mission_pv, data->missions);
    text_letter(out, '|');
    write_map(data, out);
    for (int ship = 0; ship < SHIPS; ship++) {
        text_put(out, ship > 0 ? ";" : "");
        write_ship(&data->ship[ship], out);
    }
    text_letter(out, '|');
    put_numbers(out, data->experts + DIPLOMACY, 3);
    text_letter(out, '|');
    for (int i = 0; i < FIGHTS; i++)
        text_format(out, "%s%d%c", i > 0 ? "," : "", data->fight_rolls[i], data->fight_trophy[i] ? 'y' : 'n');
    text_letter(out, '|');
    for (int i = 0; i < DIE_FACES; i++)
        text_letter(out, (char)('0' + data->loss[i]));
    text_format(out, "|%c%c|", data->joker_sapiens[0] ? 's' : 'o', data->joker_sapiens[1] ? 's' : 'o');
    for (int i = 0; i < data->explores; i++) {
        const struct explore *card = &data->explore[i];
        text_format(out, "%s%s~%d~%s~%s~", i > 0 ? ";" : "", card->id, card->copies, card->name[GAME_ENGLISH],
                    card->name[GAME_FRENCH]);
        write_what(card, out);
    }
    text_letter(out, '|');
    for (int i = 0; i < SPECIES; i++) {
        text_put(out, i > 0 ? ";" : "");
        write_species(&data->species[i], out);
    }
}

/* Reading: the line is cut in place. */

/* Splits off the part before the separator; NULL after the last. */
static char *cut(char **at, char sign) {
    char *start = *at;
    if (!start)
        return NULL;
    char *end = strchr(start, sign);
    if (end)
        *end = '\0';
    *at = end ? end + 1 : NULL;
    return start;
}

static bool bad(struct data_reader *reader, const char *what) {
    return nebuleuse_data_refuse(reader, WORD_DATA_LINE, what, "", "", "");
}

/* Exactly `count` comma-separated numbers; if `given` is not NULL, at most that many. */
static bool read_numbers(struct data_reader *reader, char *words, const char *what, int least, int most,
                         int count, int *given, uint8_t *numbers) {
    int found = 0;
    for (char *at = words, *part; (part = cut(&at, ',')); found++)
        if (found == count || !nebuleuse_data_number(reader, what, part, least, most, &numbers[found]))
            return found < count ? false : bad(reader, what);
    if (given)
        *given = found;
    return given || found == count || bad(reader, what);
}

static bool read_number_section(struct data_reader *reader, char *words) {
    int number = 0;
    for (char *at = words, *part; (part = cut(&at, ',')); number++) {
        if (number == NUMBERS)
            return bad(reader, "number");
        if (!nebuleuse_data_number(reader, nebuleuse_number_ids[number], part,
                                   nebuleuse_number_range[number][0], nebuleuse_number_range[number][1],
                                   &reader->data->number[number]))
            return false;
        reader->has[KIND_NUMBER][number] = true;
    }
    return true;
}

static bool read_mission_section(struct data_reader *reader, char *words) {
    int missions = 0;
    if (*words &&
        !read_numbers(reader, words, "mission", 0, 9, MAX_MISSIONS, &missions, reader->data->mission_pv))
        return false;
    reader->data->missions = (uint8_t)missions;
    memset(reader->has[KIND_MISSION], true, sizeof reader->has[KIND_MISSION]);
    return true;
}

static bool read_sector_section(struct data_reader *reader, char *words) {
    struct data *data = reader->data;
    int sector = 0;
    for (char *at = words, *part; (part = cut(&at, ';')); sector++) {
        size_t length = strlen(part);
        if (sector == SECTORS || length < 2 || (part[0] != 'A' && part[0] != 'B'))
            return bad(reader, "sector");
        if (part[length - 1] == '*') {
            part[length - 1] = '\0';
            data->base = (uint8_t)sector;
            reader->base_count++;
        }
        data->zone[sector] = part[0] == 'B';
        reader->has[KIND_SECTOR][sector] = true;
        if (!read_numbers(reader, part + 1, "planets", 0, 9, 3, NULL, data->planets[sector]))
            return false;
    }
    return true;
}

static bool read_border_section(struct data_reader *reader, char *words) {
    struct data *data = reader->data;
    for (char *at = words, *part; *words && (part = cut(&at, ';'));) {
        if (strlen(part) != 4 || part[0] < '1' || part[0] > '0' + SECTORS || part[1] <= part[0] ||
            part[1] > '0' + SECTORS || part[2] != ':')
            return bad(reader, "border");
        int a = part[0] - '1', b = part[1] - '1';
        uint8_t cost;
        if (data->border[a][b])
            return bad(reader, "border");
        if (!nebuleuse_data_number(reader, "cost", part + 3, 1, 9, &cost))
            return false;
        data->border[a][b] = data->border[b][a] = cost;
    }
    return true;
}

static bool read_slot_section(struct data_reader *reader, char *words) {
    memset(reader->has[KIND_SLOT], true, SLOTS * sizeof(bool));
    return read_numbers(reader, words, "players", 2, 4, SLOTS, NULL, reader->data->slot_players) &&
           (reader->data->slot_players[SLOT_X] == 2 || bad(reader, "players"));
}

static bool read_ship_section(struct data_reader *reader, char *words) {
    int ship = 0;
    for (char *at = words, *part; (part = cut(&at, ';')); ship++) {
        uint8_t costs[4];
        char *rest = part;
        if (ship == SHIPS)
            return bad(reader, "ship");
        struct ship_class *class = &reader->data->ship[ship];
        char *cost = cut(&rest, '~'), *cards = cut(&rest, '~'), *least = cut(&rest, '~'),
             *most = cut(&rest, '~');
        if (!most || rest)
            return bad(reader, "ship");
        if (!read_numbers(reader, cost, "ship", 0, 9, 4, NULL, costs) ||
            !read_numbers(reader, cards, "cards", 0, 20, MAX_THRUSTERS + 1, &reader->cards_given[ship],
                          class->cards) ||
            !read_numbers(reader, least, "min", 0, 9, HOLDS, NULL, class->least) ||
            !read_numbers(reader, most, "max", 0, MAX_THRUSTERS, HOLDS, NULL, class->most))
            return false;
        if (costs[0] > TECHS || !costs[1] || !costs[2] || !costs[3])
            return bad(reader, "ship");
        class->exo = costs[0];
        class->equipment_cost = costs[1];
        class->first_thruster_cost = costs[2];
        class->person_cost = costs[3];
        reader->has[KIND_SHIP][ship] = true;
        memset(reader->has[KIND_HOLD] + ship * HOLDS, true, HOLDS * sizeof(bool));
    }
    return true;
}

static bool read_expert_section(struct data_reader *reader, char *words) {
    memset(reader->has[KIND_EXPERT], true, 3 * sizeof(bool));
    return read_numbers(reader, words, "expert", 0, 20, 3, NULL, reader->data->experts + DIPLOMACY);
}

static bool read_fight_section(struct data_reader *reader, char *words) {
    int fight = 0;
    for (char *at = words, *part; (part = cut(&at, ',')); fight++) {
        if (fight == FIGHTS || strlen(part) != 2 || part[0] < '0' || part[0] > '9' ||
            (part[1] != 'y' && part[1] != 'n'))
            return bad(reader, "fight");
        reader->data->fight_rolls[fight] = (uint8_t)(part[0] - '0');
        reader->data->fight_trophy[fight] = part[1] == 'y';
        reader->has[KIND_FIGHT][fight] = true;
    }
    return true;
}

/* Every loss has a face, as in a file. */
static bool read_die_section(struct data_reader *reader, char *words) {
    if (strlen(words) != DIE_FACES)
        return bad(reader, "damage");
    for (int face = 0; face < DIE_FACES; face++) {
        if (words[face] < '0' || words[face] >= '0' + LOSSES)
            return bad(reader, "damage");
        reader->data->loss[face] = (uint8_t)(words[face] - '0');
        reader->has[KIND_DAMAGE][reader->data->loss[face]] = true;
        reader->faces[face] = 1;
    }
    return true;
}

static bool read_exo_section(struct data_reader *reader, char *words) {
    if (strlen(words) != TECHS || strspn(words, "so") != TECHS)
        return bad(reader, "exo");
    for (int tech = 0; tech < TECHS; tech++) {
        reader->data->joker_sapiens[tech] = words[tech] == 's';
        reader->has[KIND_EXO][tech] = true;
    }
    return true;
}

static bool read_what(struct data_reader *reader, char *words, struct explore *card) {
    char *rest = words + (*words == '!');
    int found = -1;
    card->risk = *words == '!';
    char *type_word = cut(&rest, ',');
    char *what = cut(&rest, ','), *trophy = cut(&rest, ',');
    int type = nebuleuse_data_find(nebuleuse_type_words, CARD_TYPES, type_word);
    if (type < 0 || rest || (card->risk && type == CARD_RESET) || (trophy != NULL) != (type == CARD_SHIP))
        return bad(reader, "type");
    card->type = (uint8_t)type;
    switch (card->type) {
    case CARD_PLANET:
        found = what ? nebuleuse_data_zones(what) : -1;
        break;
    case CARD_GAIN:
        found = what ? nebuleuse_data_field(what) : -1;
        break;
    case CARD_LOSE:
        found = what ? nebuleuse_data_find(nebuleuse_piece_ids, SQUAD + 1, what) : -1;
        break;
    case CARD_EXO:
        found = what ? nebuleuse_data_find(nebuleuse_tech_ids, TECHS, what) : -1;
        break;
    case CARD_SHIP:
    case CARD_DAMAGE:
    case CARD_DISCARD:
        return what && nebuleuse_data_number(reader, type_word, what, 1,
                                             card->type == CARD_SHIP ? FIGHTS - 1 : 9, &card->what)
                   ? !trophy || nebuleuse_data_trophy(reader, trophy, card)
                   : bad(reader, "type");
    default:
        return what ? bad(reader, "type") : true;
    }
    card->what = (uint8_t)(found < 0 ? 0 : found);
    return found >= 0 || bad(reader, "type");
}

static bool read_explore_section(struct data_reader *reader, char *words) {
    struct data *data = reader->data;
    for (char *at = words, *part; (part = cut(&at, ';'));) {
        char *rest = part;
        char *id = cut(&rest, '~'), *copies = cut(&rest, '~'), *english = cut(&rest, '~'),
             *french = cut(&rest, '~'), *what = cut(&rest, '~');
        if (data->explores == MAX_EXPLORE || !what || rest)
            return bad(reader, "explore");
        struct explore *card = &data->explore[data->explores++];
        if (!nebuleuse_data_id(reader, id, card->id) ||
            !nebuleuse_data_number(reader, "n", copies, 1, DECK, &card->copies) ||
            !nebuleuse_data_name(reader, english, card->name[GAME_ENGLISH]) ||
            !nebuleuse_data_name(reader, french, card->name[GAME_FRENCH]) || !read_what(reader, what, card))
            return false;
    }
    return true;
}

static bool read_species_section(struct data_reader *reader, char *words) {
    for (char *at = words, *part; (part = cut(&at, ';'));) {
        char *rest = part;
        char *id = cut(&rest, '~'), *english = cut(&rest, '~'), *french = cut(&rest, '~'),
             *what = cut(&rest, '~'), *steps = cut(&rest, '~');
        uint8_t numbers[2];
        if (reader->card_entries[KIND_SPECIES] == SPECIES || !steps || rest)
            return bad(reader, "species");
        struct species *card = &reader->data->species[reader->card_entries[KIND_SPECIES]++];
        const char *zone = what[0] ? strchr(nebuleuse_zone_letters, what[0]) : NULL;
        if (!zone || (what[1] != 's' && what[1] != 'o') || what[2] != ',')
            return bad(reader, "species");
        card->zone = (uint8_t)(zone - nebuleuse_zone_letters);
        card->sapiens = what[1] == 's';
        if (!nebuleuse_data_id(reader, id, card->id) ||
            !nebuleuse_data_name(reader, english, card->name[GAME_ENGLISH]) ||
            !nebuleuse_data_name(reader, french, card->name[GAME_FRENCH]) ||
            !read_numbers(reader, what + 3, "squads", 0, 9, 2, NULL, numbers) ||
            !nebuleuse_data_steps(reader, steps, '+', card))
            return false;
        card->squads = numbers[0];
        card->observe = numbers[1];
        if (card->observe < 1 || card->observe > 2)
            return bad(reader, "observe");
    }
    return true;
}

static bool read_version(struct data_reader *reader, char *words) {
    return strcmp(words, VERSION) == 0 || bad(reader, VERSION);
}

bool nebuleuse_find_data(const char *value, struct data *data, struct game_error *error) {
    static bool (*const read_section[SECTIONS])(struct data_reader *, char *) = {
        read_version,        read_number_section, read_mission_section, read_sector_section,
        read_border_section, read_slot_section,   read_ship_section,    read_expert_section,
        read_fight_section,  read_die_section,    read_exo_section,     read_explore_section,
        read_species_section};
    struct data_reader reader = {.data = data, .error = error};
    char line[GAME_OPTION_TEXT];
    if (strcmp(value, "standard") == 0)
        return nebuleuse_parse_data(nebuleuse_data_file, strlen(nebuleuse_data_file), data, error);
    memset(data, 0, sizeof *data);
    if (strncmp(value, VERSION "|", strlen(VERSION) + 1) != 0)
        return nebuleuse_data_refuse(&reader, WORD_DATA_UNKNOWN, "", "", "", "");
    if (strlen(value) >= sizeof line)
        return nebuleuse_data_refuse(&reader, WORD_DATA_TOO_LONG, "", "", "", "");
    strcpy(line, value);
    char *at = line;
    for (int section = 0; section < SECTIONS; section++) {
        char *part = cut(&at, '|');
        if (!part)
            return bad(&reader, "|");
        if (!read_section[section](&reader, part))
            return false;
    }
    return at ? bad(&reader, "|") : nebuleuse_data_check(&reader);
}
