/* How far the numbers of a command line may go, where several commands take the same. */
#ifndef CLI_BOUNDS_H
#define CLI_BOUNDS_H

enum {
    MOST_GAMES = 1000000,
    MOST_NODES = 1000000000,
    MOST_SEED = 1000000000,
    MOST_SECONDS = 3600,
    MOST_WORKERS = 64
};

#endif
