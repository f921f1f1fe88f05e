/* Maps: those that come with the game, and a player's own, from a text that a person can write. */
#ifndef QUANTUM_MAP_H
#define QUANTUM_MAP_H

#include "state.h"

struct map {
    char id[32]; /* empty for a player's own */
    char name[GAME_LANGUAGES][64];
    char group[16];
    int players; /* 0 in a file that does not say: the number of starting planets */
    int cubes;
    int rows, columns;
    uint8_t tile[MAX_SIDE][MAX_SIDE]; /* planet number, TILE_VOID, TILE_NONE */
    bool start[MAX_SIDE][MAX_SIDE];
};

/* A map that comes with the game: made at build time from maps/ID.map. */
struct map_file {
    const char *id;
    const char *text;
};
extern const struct map_file quantum_map_files[];
extern const size_t quantum_map_count;

/* From the text of a file. The error carries line and reason. */
bool quantum_parse_map(const char *file, size_t length, struct map *map, struct game_error *error);
/* From the value of the option `map`: the id of a map that comes with the game, or `name | cubes | rows` with the
   rows separated by slashes. */
bool quantum_find_map(const char *value, struct map *map, struct game_error *error);

/* How many locations there must be for cubes. It keeps games from running out of room: were all players one cube short of
   winning, there must still be a free location. */
int quantum_locations_needed(int players, int cubes);

/* Whether each player can place all cubes: one on each planet, unless they entangle (8.9). */
bool quantum_has_planets(const struct map *map, bool entanglement, struct game_error *error);

/* The tiles and what is on them: enough to write the map, or to look at it. */
void quantum_lay_tiles(const struct map *map, struct setting *setting);
/* Fills all the parts of the setting that follow from the map. */
void quantum_lay_out(const struct map *map, struct setting *setting);
/* The option value that makes the same map again. */
void quantum_write_map(const struct setting *setting, struct text *out);

/* For the contract. */
bool quantum_board(size_t number, struct game_board *board);
bool quantum_read_board(const char *file, size_t length, struct text *value, struct game_error *error);
void quantum_survey(const void *setting, struct text *out);

#endif
