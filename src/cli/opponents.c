/* Seats that the program plays. */
#include "opponents.h"

#include <string.h>

bool opponents_read(const char *names, int seats, const struct mind_player *players[GAME_MAX_SEATS]) {
    char copy[256];
    int count = 0, most = seats ? seats : GAME_MAX_SEATS;
    if (strlen(names) >= sizeof copy)
        return false;
    strcpy(copy, names);
    for (char *name = strtok(copy, ", "); name; name = strtok(NULL, ", ")) {
        const struct mind_player *player = mind_find_player(name);
        if (count == most || (!player && strcmp(name, "person") != 0))
            return false;
        players[count++] = player;
    }
    if (count == 1 && players[0] && seats)
        for (players[count++] = players[0], players[0] = NULL; count < seats; count++)
            players[count] = players[1];
    return seats ? count == seats : count > 0;
}

struct crew *opponents_open(const struct cli *cli, const struct table *table, const char *names,
                            uint64_t seed) {
    const struct mind_player *players[GAME_MAX_SEATS];
    int seats = table_game(table)->seats(table_setting(table));
    if (!opponents_read(names, seats, players)) {
        cli_fail(cli, WORD_BAD_PLAYERS, NULL);
        return NULL;
    }
    struct crew *crew = crew_open(table_game(table), table_setting(table));
    bool seated = crew != NULL;
    for (int seat = 0; seat < seats && seated; seat++)
        seated = crew_seat(crew, seat, players[seat]);
    if (seated) {
        crew_seed(crew, seed);
        return crew;
    }
    cli_fail(cli, WORD_NO_MEMORY, NULL);
    crew_close(crew);
    return NULL;
}

bool opponents_decide(struct crew *crew, struct table *table, struct mind_limits limits) {
    struct game_error error = {.language = GAME_ENGLISH};
    int who = table_who(table);
    if (who < 0 || !crew_player(crew, who))
        return false;
    return table_play(table, crew_decide(crew, table_state(table), limits), &error);
}
