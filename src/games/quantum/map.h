/* Maps: those that come with the game, and custom ones, in a text format that people can write. */
#ifndef QUANTUM_MAP_H
#define QUANTUM_MAP_H

#include "state.h"

struct map {
    char id[32]; /* empty for a custom map */
    char name[GAME_LANGUAGES][64];
    char group[16];
    int players; /* 0 if the file does not say: then the number of starting planets */
    int cubes;
    int rows, columns;
    uint8_t tile[MAX_SIDE][MAX_SIDE]; /* planet number, TILE_VOID, TILE_NONE */
    bool start[MAX_SIDE][MAX_SIDE];
};

/* A map that comes with the game: generated at build time from maps/ID.map. */
struct map_file {
    const char *id;
    const char *text;
};
extern const struct map_file quantum_map_files[];
extern const size_t quantum_map_count;

/* Parses the text of a file. On failure sets the error with the line and returns false. */
bool quantum_parse_map(const char *file, size_t length, struct map *map, struct game_error *error);
/* Parses the value of the option `map`: the id of a map that comes with the game, or `name | cubes | rows` with the
   rows separated by slashes. */
bool quantum_find_map(const char *value, struct map *map, struct game_error *error);

/* The minimum number of locations: if all players are one cube short of winning, one location must still be free. */
int quantum_locations_needed(int players, int cubes);

/* Whether each player can place all cubes: one per planet, unless entanglement is on (8.9). */
bool quantum_has_planets(const struct map *map, bool entanglement, struct game_error *error);

/* Fills the tiles and planets only: enough to write or survey the map. */
void quantum_lay_tiles(const struct map *map, struct setting *setting);
/* Fills everything in the setting that follows from the map. */
void quantum_lay_out(const struct map *map, struct setting *setting);
/* Writes the option value that reproduces the map. */
void quantum_write_map(const struct setting *setting, struct text *out);

/* For the contract. */
bool quantum_board(size_t number, struct game_board *board);
bool quantum_read_board(const char *file, size_t length, struct text *value, struct game_error *error);
void quantum_survey(const void *setting, struct text *out);

#endif
