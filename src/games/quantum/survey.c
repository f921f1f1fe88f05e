/* Facts about a map for its author: locations, distances, whether the starts are equivalent. */
#include "map.h"
#include "notation.h"

/* The bounding box of the tiles. */
struct box {
    const struct setting *setting;
    int top, left, rows, columns;
};

static bool is_used(const struct setting *setting, int line, bool column) {
    for (int i = 0; i < MAX_SIDE; i++)
        if ((column ? setting->tile[i][line] : setting->tile[line][i]) != TILE_NONE)
            return true;
    return false;
}

static void fit(const struct setting *setting, bool column, int *first, int *count) {
    int last = MAX_SIDE - 1;
    for (*first = 0; *first < last && !is_used(setting, *first, column);)
        (*first)++;
    while (last > *first && !is_used(setting, last, column))
        last--;
    *count = last - *first + 1;
}

static struct box box_of(const struct setting *setting) {
    struct box box = {.setting = setting};
    fit(setting, false, &box.top, &box.rows);
    fit(setting, true, &box.left, &box.columns);
    return box;
}

/* The starting planet on a tile of the box, or -1. */
static int start_at(const struct box *box, int row, int column) {
    const struct setting *setting = box->setting;
    unsigned rank = (unsigned)(setting->ranks - 3 * (box->top + row) - 1);
    unsigned file = (unsigned)(3 * (box->left + column) + 2);
    int planet = setting->planet[rank * STRIDE + file] - 1;
    return planet >= 0 && setting->centre[planet] == rank * STRIDE + file && setting->start[planet] ? planet
                                                                                                    : -1;
}

/* The eight symmetries of a square; those that swap rows and columns need a square box. */
enum { MIRROR_ROWS = 1, MIRROR_COLUMNS = 2, SWAP = 4, WAYS = 8 };

static void turn(const struct box *box, int way, int *row, int *column) {
    if (way & MIRROR_ROWS)
        *row = box->rows - 1 - *row;
    if (way & MIRROR_COLUMNS)
        *column = box->columns - 1 - *column;
    if (way & SWAP) {
        int other = *row;
        *row = *column;
        *column = other;
    }
}

/* Whether the map is invariant under this symmetry. */
static bool fits_itself(const struct box *box, int way) {
    if ((way & SWAP) && box->rows != box->columns)
        return false;
    for (int row = 0; row < box->rows; row++)
        for (int column = 0; column < box->columns; column++) {
            int to_row = row, to_column = column;
            turn(box, way, &to_row, &to_column);
            const uint8_t(*tile)[MAX_SIDE] = box->setting->tile;
            if (tile[box->top + row][box->left + column] != tile[box->top + to_row][box->left + to_column] ||
                (start_at(box, row, column) >= 0) != (start_at(box, to_row, to_column) >= 0))
                return false;
        }
    return true;
}

/* Whether symmetries of the map take the first start to each of the others, so that no start is better. */
static bool starts_are_alike(const struct setting *setting) {
    struct box box = box_of(setting);
    int first_row = -1, first_column = -1, starts = 0, reached = 0;
    bool seen[MAX_PLANETS] = {false};
    for (int row = 0; row < box.rows; row++)
        for (int column = 0; column < box.columns; column++)
            if (start_at(&box, row, column) >= 0 && starts++ == 0) {
                first_row = row;
                first_column = column;
            }
    for (int way = 0; way < WAYS && starts > 0; way++) {
        int row = first_row, column = first_column;
        if (!fits_itself(&box, way))
            continue;
        turn(&box, way, &row, &column);
        int planet = start_at(&box, row, column);
        reached += !seen[planet];
        seen[planet] = true;
    }
    return reached == starts;
}

/* Steps between the orbits of two planets. */
static int steps_between(const struct setting *setting, int from, int to) {
    int nearest = FAR;
    for (int k = 0; k < 4; k++) {
        int steps = setting->steps[0][to][setting->centre[from] + quantum_step[k]];
        nearest = steps < nearest ? steps : nearest;
    }
    return nearest;
}

static void write_number(struct text *out, const char *key, int number) {
    text_json_key(out, key);
    text_number(out, number);
}

/* The distances from a start to the other planets, nearest first, and to the nearest other start. */
static void write_start(const struct setting *setting, int start, struct text *out) {
    int count[FAR + 1] = {0}, rival = FAR;
    char space[8];
    for (int planet = 0; planet < setting->planets; planet++) {
        if (planet == start)
            continue;
        int steps = steps_between(setting, start, planet);
        count[steps]++;
        rival = setting->start[planet] && steps < rival ? steps : rival;
    }
    struct text name = text_into(space, sizeof space);
    quantum_write_space(setting->centre[start], &name);
    text_json_next(out);
    text_letter(out, '{');
    text_json_key(out, "at");
    text_json_string(out, space);
    text_json_key(out, "steps");
    text_letter(out, '[');
    for (int steps = 0; steps < FAR; steps++)
        for (int i = 0; i < count[steps]; i++) {
            text_json_next(out);
            text_number(out, steps);
        }
    text_letter(out, ']');
    write_number(out, "unreachable", count[FAR]);
    if (rival < FAR)
        write_number(out, "rival", rival);
    text_letter(out, '}');
}

void quantum_survey(const void *any_setting, struct text *out) {
    const struct setting *setting = any_setting;
    int locations = 0;
    for (int planet = 0; planet < setting->planets; planet++)
        locations += locations_of(setting->number[planet]);
    text_letter(out, '{');
    write_number(out, "seats", setting->seats);
    write_number(out, "cubes", setting->cubes);
    write_number(out, "planets", setting->planets);
    write_number(out, "locations", locations);
    write_number(out, "needed", quantum_locations_needed(setting->seats, setting->cubes));
    text_json_key(out, "alike");
    text_put(out, starts_are_alike(setting) ? "true" : "false");
    text_json_key(out, "starts");
    text_letter(out, '[');
    for (int planet = 0; planet < setting->planets; planet++)
        if (setting->start[planet])
            write_start(setting, planet, out);
    text_put(out, "]}");
}
