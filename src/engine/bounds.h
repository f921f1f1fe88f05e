/* Upper bounds of numeric arguments that several commands share. */
#ifndef ENGINE_BOUNDS_H
#define ENGINE_BOUNDS_H

enum {
    MAX_GAMES = 1000000,
    MAX_NODES = 1000000000,
    MAX_SEED = 1000000000,
    MAX_SECONDS = 3600,
    MAX_WORKERS = 64
};

#endif
