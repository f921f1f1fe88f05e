/* Parses maps. Input is untrusted. */
#include "map.h"
#include "words.h"

#include <string.h>

enum { MAX_FILE = 65536, MAX_LINE = 256 };

enum key { KEY_NAME, KEY_NAME_FR, KEY_GROUP, KEY_PLAYERS, KEY_CUBES, KEYS };

static const char *const key_names[KEYS] = {"name", "name.fr", "group", "players", "cubes"};

struct reader {
    struct map *map;
    struct game_error *error;
    int line;
    int key_line[KEYS]; /* the lines of the keys; 0: missing */
};

static bool refuse(const struct reader *reader, enum word reason, const char *detail) {
    char sentence[sizeof reader->error->text];
    struct text text = text_into(sentence, sizeof sentence);
    text_fill(&text, quantum_word(reason, reader->error->language), &detail, 1);
    return game_refuse(reader->error, reader->line, "%s", sentence);
}

static bool refuse_numbers(const struct reader *reader, enum word reason, int first, int second) {
    char a[16], b[16], sentence[sizeof reader->error->text];
    struct text text = text_into(a, sizeof a);
    text_number(&text, first);
    text = text_into(b, sizeof b);
    text_number(&text, second);
    text = text_into(sentence, sizeof sentence);
    text_fill_forms(&text, quantum_word(reason, reader->error->language), (const char *const[]){a, b}, 2,
                    reader->error->language == GAME_FRENCH);
    return game_refuse(reader->error, reader->line, "%s", sentence);
}

/* One tile: `7` to `10`, followed by `*` for a starting planet; `0` for the Void; `.` for no tile. */
static bool read_tile(struct reader *reader, const char *word, uint8_t *tile, bool *start) {
    char digits[4] = {0};
    size_t length = strlen(word);
    *start = length > 1 && word[length - 1] == '*';
    length -= *start;
    if (strcmp(word, ".") == 0) {
        *tile = TILE_NONE;
        return true;
    }
    if (length < sizeof digits)
        memcpy(digits, word, length);
    long number;
    if (!text_read_number(digits, 0, 10, &number) || (number > 0 && number < 7))
        return refuse(reader, WORD_MAP_BAD_TILE, word);
    if (number == TILE_VOID && *start)
        return refuse(reader, WORD_MAP_VOID_START, word);
    *tile = (uint8_t)number;
    return true;
}

static bool read_row(struct reader *reader, const char *row) {
    struct map *map = reader->map;
    char word[16];
    int columns = 0;
    if (map->rows == MAX_SIDE)
        return refuse_numbers(reader, WORD_MAP_TOO_LARGE, MAX_SIDE, MAX_SIDE);
    while (*row) {
        if (!text_next_word(&row, word, sizeof word))
            return refuse(reader, WORD_MAP_BAD_TILE, "?");
        if (columns == MAX_SIDE)
            return refuse_numbers(reader, WORD_MAP_TOO_LARGE, MAX_SIDE, MAX_SIDE);
        if (!read_tile(reader, word, &map->tile[map->rows][columns], &map->start[map->rows][columns]))
            return false;
        columns++;
    }
    if (map->rows > 0 && columns != map->columns)
        return refuse_numbers(reader, WORD_MAP_RAGGED, columns, map->columns);
    map->columns = columns;
    map->rows++;
    return true;
}

/* A name appears in records and views: no control characters and no separators of those. */
static bool read_name(struct reader *reader, const char *value, char *name, size_t capacity) {
    if (strlen(value) >= capacity || value[0] == '\0' || !text_is_utf8(value))
        return refuse(reader, WORD_MAP_BAD_NAME, "");
    for (const char *at = value; *at; at++)
        if ((unsigned char)*at < 0x20 || *at == 0x7f || strchr("|\"\\{}", *at))
            return refuse(reader, WORD_MAP_BAD_NAME, "");
    strcpy(name, value);
    return true;
}

static bool read_key(struct reader *reader, enum key key, const char *value) {
    struct map *map = reader->map;
    long number;
    switch (key) {
    case KEY_NAME:
        return read_name(reader, value, map->name[GAME_ENGLISH], sizeof map->name[0]);
    case KEY_NAME_FR:
        return read_name(reader, value, map->name[GAME_FRENCH], sizeof map->name[0]);
    case KEY_GROUP:
        return read_name(reader, value, map->group, sizeof map->group);
    case KEY_PLAYERS:
        if (!text_read_number(value, 2, QUANTUM_SEATS, &number))
            return refuse(reader, WORD_MAP_BAD_PLAYERS, value);
        map->players = (int)number;
        return true;
    case KEY_CUBES:
        if (!text_read_number(value, 2, MAX_PLANETS, &number))
            return refuse(reader, WORD_MAP_BAD_CUBES, value);
        map->cubes = (int)number;
        return true;
    case KEYS:
        break;
    }
    return false;
}

static bool read_header(struct reader *reader, const char *name, const char *value) {
    int key = 0;
    while (key < KEYS && strcmp(key_names[key], name) != 0)
        key++;
    if (key == KEYS)
        return refuse(reader, WORD_MAP_BAD_KEY, name);
    if (reader->key_line[key])
        return refuse(reader, WORD_MAP_KEY_TWICE, name);
    reader->key_line[key] = reader->line;
    return read_key(reader, (enum key)key, value);
}

int quantum_locations_needed(int players, int cubes) {
    return players * (cubes - 1) + 1;
}

/* Checks that need the whole map. */
static bool check_whole(struct reader *reader) {
    struct map *map = reader->map;
    int planets = 0, starts = 0, locations = 0;
    for (int row = 0; row < map->rows; row++)
        for (int column = 0; column < map->columns; column++) {
            uint8_t tile = map->tile[row][column];
            starts += map->start[row][column];
            if (tile == TILE_NONE || tile == TILE_VOID)
                continue;
            planets++;
            locations += locations_of(tile);
        }
    if (planets == 0)
        return refuse(reader, WORD_MAP_EMPTY, "");
    if (starts < 2 || starts > QUANTUM_SEATS)
        return refuse_numbers(reader, WORD_MAP_BAD_STARTS, starts, QUANTUM_SEATS);
    if (map->players && map->players != starts) {
        reader->line = reader->key_line[KEY_PLAYERS];
        return refuse_numbers(reader, WORD_MAP_STARTS_DIFFER, map->players, starts);
    }
    map->players = starts;
    int needed = quantum_locations_needed(map->players, map->cubes);
    if (locations < needed) {
        reader->line = reader->key_line[KEY_CUBES] ? reader->key_line[KEY_CUBES] : reader->line;
        return refuse_numbers(reader, WORD_MAP_FEW_LOCATIONS, locations, needed);
    }
    return true;
}

bool quantum_has_planets(const struct map *map, bool entanglement, struct game_error *error) {
    struct reader reader = {.error = error};
    int planets = 0;
    for (int row = 0; row < map->rows; row++)
        for (int column = 0; column < map->columns; column++)
            planets += map->tile[row][column] != TILE_NONE && map->tile[row][column] != TILE_VOID;
    return entanglement || map->cubes <= planets ||
           refuse_numbers(&reader, WORD_MAP_FEW_PLANETS, map->cubes, planets);
}

static void trim_end(char *line) {
    size_t length = strlen(line);
    while (length > 0 && strchr(" \t\r", line[length - 1]))
        line[--length] = '\0';
}

static bool read_line(struct reader *reader, char *line) {
    trim_end(line);
    char *start = line + strspn(line, " \t");
    if (*start == '\0' || *start == '#')
        return true;
    char *colon = strchr(start, ':');
    if (!colon)
        return read_row(reader, start);
    if (reader->map->rows > 0)
        return refuse(reader, WORD_MAP_LATE_HEADER, "");
    *colon = '\0';
    trim_end(start);
    return read_header(reader, start, colon + 1 + strspn(colon + 1, " \t"));
}

static void clear(struct map *map) {
    memset(map, 0, sizeof *map);
    map->cubes = 5;
}

/* The length of a UTF-8 byte order mark, which some editors write. */
static size_t byte_order_mark(const char *file, size_t length) {
    return length >= 3 && memcmp(file, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
}

bool quantum_parse_map(const char *file, size_t length, struct map *map, struct game_error *error) {
    struct reader reader = {.map = map, .error = error};
    char line[MAX_LINE];
    clear(map);
    if (length > MAX_FILE)
        return refuse(&reader, WORD_MAP_TOO_LONG, "");
    for (size_t at = byte_order_mark(file, length); at < length;) {
        const char *end = memchr(file + at, '\n', length - at);
        size_t width = end ? (size_t)(end - (file + at)) : length - at;
        reader.line++;
        if (width >= sizeof line || memchr(file + at, '\0', width))
            return refuse(&reader, WORD_MAP_BAD_LINE, "");
        memcpy(line, file + at, width);
        line[width] = '\0';
        if (!read_line(&reader, line))
            return false;
        at += width + 1;
    }
    return check_whole(&reader);
}

static bool same_layout(const struct map *a, const struct map *b) {
    return a->cubes == b->cubes && a->rows == b->rows && a->columns == b->columns &&
           memcmp(a->tile, b->tile, sizeof a->tile) == 0 && memcmp(a->start, b->start, sizeof a->start) == 0;
}

static bool parse_file(const struct map_file *file, struct map *map) {
    struct game_error error = {.language = GAME_ENGLISH};
    bool good = quantum_parse_map(file->text, strlen(file->text), map, &error);
    assert(good);
    strcpy(map->id, file->id);
    if (map->name[GAME_FRENCH][0] == '\0')
        strcpy(map->name[GAME_FRENCH], map->name[GAME_ENGLISH]);
    return good;
}

static bool find_id(const char *id, struct map *map) {
    for (size_t i = 0; i < quantum_map_count; i++)
        if (strcmp(quantum_map_files[i].id, id) == 0)
            return parse_file(&quantum_map_files[i], map);
    return false;
}

/* Copies the part of a value up to a separator, trimmed. Returns false if it does not fit or the separator is missing. */
static bool next_part(const char **at, char sign, char *part, size_t capacity) {
    const char *start = *at + strspn(*at, " ");
    const char *end = strchr(start, sign);
    if (!end)
        return false;
    *at = end + 1;
    while (end > start && end[-1] == ' ')
        end--;
    size_t length = (size_t)(end - start);
    if (length >= capacity)
        return false;
    memcpy(part, start, length);
    part[length] = '\0';
    return true;
}

/* `name | cubes | rows` on one line. */
static bool parse_line(const char *value, struct map *map, struct game_error *error) {
    struct reader reader = {.map = map, .error = error};
    struct map known;
    char part[MAX_LINE], rest[GAME_OPTION_TEXT];
    clear(map);
    if (!next_part(&value, '|', part, sizeof part) ||
        !read_name(&reader, part, map->name[GAME_ENGLISH], sizeof map->name[0]) ||
        !next_part(&value, '|', part, sizeof part) || !read_key(&reader, KEY_CUBES, part))
        return error->text[0] ? false : refuse(&reader, WORD_MAP_BAD_VALUE, "");
    size_t length = strlen(value);
    if (length + 2 > sizeof rest)
        return refuse(&reader, WORD_MAP_TOO_LONG, "");
    memcpy(rest, value, length);
    strcpy(rest + length, "/");
    for (const char *at = rest; *at;) {
        reader.line++;
        if (!next_part(&at, '/', part, sizeof part) || part[0] == '\0')
            return refuse(&reader, WORD_MAP_BAD_VALUE, "");
        if (!read_row(&reader, part))
            return false;
    }
    reader.line = 0; /* errors from here on have no row */
    if (!check_whole(&reader))
        return false;
    strcpy(map->name[GAME_FRENCH], map->name[GAME_ENGLISH]);
    if (find_id(map->name[GAME_ENGLISH], &known) && same_layout(&known, map))
        *map = known;
    return true;
}

bool quantum_find_map(const char *value, struct map *map, struct game_error *error) {
    error->text[0] = '\0';
    if (strchr(value, '|'))
        return parse_line(value, map, error);
    if (find_id(value, map))
        return true;
    char sentence[sizeof error->text];
    struct text text = text_into(sentence, sizeof sentence);
    text_fill(&text, quantum_word(WORD_MAP_UNKNOWN, error->language), &value, 1);
    return game_refuse(error, 0, "%s", sentence);
}

static void write_line(const struct map *map, struct text *out) {
    struct setting setting;
    memset(&setting, 0, sizeof setting);
    quantum_lay_tiles(map, &setting);
    quantum_write_map(&setting, out);
}

bool quantum_board(size_t number, struct game_board *board) {
    struct map map;
    if (number >= quantum_map_count || !parse_file(&quantum_map_files[number], &map))
        return false;
    board->id = quantum_map_files[number].id;
    board->seats = map.players;
    strcpy(board->group, map.group);
    struct text line = text_into(board->line, sizeof board->line);
    write_line(&map, &line);
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        char digits[8];
        const char *cubes = digits;
        struct text text = text_into(digits, sizeof digits);
        text_number(&text, map.cubes);
        strcpy(board->name[language], map.name[language]);
        text = text_into(board->note[language], sizeof board->note[language]);
        text_fill(&text, quantum_word(WORD_CUBES_EACH, (enum game_language)language), &cubes, 1);
    }
    return true;
}

bool quantum_read_board(const char *file, size_t length, struct text *value, struct game_error *error) {
    struct map map;
    if (!quantum_parse_map(file, length, &map, error))
        return false;
    if (map.name[GAME_ENGLISH][0] == '\0')
        strcpy(map.name[GAME_ENGLISH], quantum_word(WORD_OWN_MAP, error->language));
    write_line(&map, value);
    return true;
}
