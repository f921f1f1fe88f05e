/* Converts a map to the tables of the setting, and writes it as one line. */
#include "map.h"

#include <string.h>

static void lay_tile(struct setting *setting, int row, int column, uint8_t tile, bool start) {
    unsigned middle_rank = (unsigned)(setting->ranks - 3 * row - 1);
    unsigned middle_file = (unsigned)(3 * column + 2);
    unsigned centre = middle_rank * STRIDE + middle_file;
    for (unsigned rank = middle_rank - 1; rank <= middle_rank + 1; rank++) {
        setting->space[rank] |= 7u << (middle_file - 1);
        if (tile == TILE_VOID)
            setting->void_space[rank] |= 7u << (middle_file - 1);
    }
    if (tile == TILE_VOID) {
        setting->voids = 1;
        return;
    }
    int planet = setting->planets++;
    row_remove(setting->space, centre);
    setting->number[planet] = tile;
    setting->start[planet] = start;
    setting->centre[planet] = (uint16_t)centre;
    setting->planet[centre] = (uint8_t)(planet + 1);
    for (int k = 0; k < 4; k++)
        setting->planet[centre + (unsigned)quantum_step[k]] = (uint8_t)(planet + 1);
}

/* Breadth-first search from the four orbital positions. */
static void measure_steps(const struct setting *setting, int planet, int directions, uint8_t steps[SPACES]) {
    uint16_t queue[SPACES];
    size_t head = 0, tail = 0;
    memset(steps, FAR, SPACES);
    for (int k = 0; k < 4; k++) {
        unsigned space = (unsigned)(setting->centre[planet] + quantum_step[k]);
        steps[space] = 0;
        queue[tail++] = (uint16_t)space;
    }
    while (head < tail) {
        unsigned space = queue[head++];
        for (int k = 0; k < directions; k++) {
            unsigned next = space + (unsigned)quantum_step[k];
            if (row_has(setting->space, next) && steps[next] == FAR) {
                steps[next] = (uint8_t)(steps[space] + 1);
                queue[tail++] = (uint16_t)next;
            }
        }
    }
}

void quantum_lay_tiles(const struct map *map, struct setting *setting) {
    setting->seats = (uint8_t)map->players;
    setting->cubes = (uint8_t)map->cubes;
    setting->ranks = (uint8_t)(3 * map->rows);
    setting->files = (uint8_t)(3 * map->columns);
    strcpy(setting->map, map->id[0] ? map->id : map->name[GAME_ENGLISH]);
    memset(setting->tile, TILE_NONE, sizeof setting->tile);
    for (int row = 0; row < map->rows; row++)
        for (int column = 0; column < map->columns; column++) {
            setting->tile[row][column] = map->tile[row][column];
            if (map->tile[row][column] != TILE_NONE)
                lay_tile(setting, row, column, map->tile[row][column], map->start[row][column]);
        }
}

void quantum_lay_out(const struct map *map, struct setting *setting) {
    quantum_lay_tiles(map, setting);
    for (int planet = 0; planet < setting->planets; planet++) {
        measure_steps(setting, planet, 4, setting->steps[0][planet]);
        measure_steps(setting, planet, 8, setting->steps[1][planet]);
    }
}

static void write_tile(const struct setting *setting, int row, int column, struct text *out) {
    uint8_t tile = setting->tile[row][column];
    unsigned centre = (unsigned)((setting->ranks - 3 * row - 1) * STRIDE + 3 * column + 2);
    if (tile == TILE_NONE) {
        text_letter(out, '.');
        return;
    }
    text_number(out, tile);
    if (tile != TILE_VOID && setting->start[setting->planet[centre] - 1])
        text_letter(out, '*');
}

void quantum_write_map(const struct setting *setting, struct text *out) {
    text_put(out, setting->map);
    text_put(out, " | ");
    text_number(out, setting->cubes);
    text_put(out, " | ");
    for (int row = 0; row < setting->ranks / 3; row++) {
        if (row > 0)
            text_put(out, " / ");
        for (int column = 0; column < setting->files / 3; column++) {
            if (column > 0)
                text_letter(out, ' ');
            write_tile(setting, row, column, out);
        }
    }
}
