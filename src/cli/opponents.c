/* Seats that the program plays. */
#include "opponents.h"
#include "player.h"

#include <stdlib.h>
#include <string.h>

struct opponents {
    const struct mind_player *player[GAME_MAX_SEATS]; /* NULL: a person */
    struct mind_weights weights[2];                   /* learnt, plain */
    struct mind *mind[2];
    struct mind_answer *answer;
    struct game_random random;
};

void opponents_close(struct opponents *opponents) {
    if (!opponents)
        return;
    mind_free(opponents->mind[0]);
    mind_free(opponents->mind[1]);
    free(opponents->answer);
    free(opponents);
}

static bool seat_players(struct opponents *opponents, const char *names, int seats) {
    char copy[256];
    int count = 0;
    if (strlen(names) >= sizeof copy)
        return false;
    strcpy(copy, names);
    for (char *name = strtok(copy, ","); name; name = strtok(NULL, ",")) {
        if (count == GAME_MAX_SEATS)
            return false;
        opponents->player[count] = mind_find_player(name);
        if (!opponents->player[count++] && strcmp(name, "person") != 0)
            return false;
    }
    if (count == 1 && opponents->player[0])
        for (opponents->player[count++] = opponents->player[0], opponents->player[0] = NULL; count < seats;
             count++)
            opponents->player[count] = opponents->player[1];
    return count == seats;
}

static bool open_minds(struct opponents *opponents, const struct table *table) {
    const struct game *game = table_game(table);
    for (int plain = 0; plain < 2; plain++) {
        if (!game->features || !mind_weights_of(game, plain, &opponents->weights[plain]))
            return false;
        opponents->mind[plain] = mind_new(game, table_setting(table), &opponents->weights[plain]);
        if (!opponents->mind[plain])
            return false;
    }
    opponents->answer = malloc(sizeof *opponents->answer);
    return opponents->answer != NULL;
}

struct opponents *opponents_open(const struct cli *cli, const struct table *table, const char *names,
                                 uint64_t seed) {
    struct opponents *opponents = calloc(1, sizeof *opponents);
    if (!opponents) {
        cli_fail(cli, WORD_NO_MEMORY, NULL);
        return NULL;
    }
    opponents->random = random_from_seed(seed);
    enum word reason = WORD_NO_MEMORY;
    bool good = seat_players(opponents, names, table_game(table)->seats(table_setting(table)));
    if (!good)
        reason = WORD_BAD_PLAYERS;
    if (good && open_minds(opponents, table))
        return opponents;
    cli_fail(cli, reason, NULL);
    opponents_close(opponents);
    return NULL;
}

bool opponents_decide(struct opponents *opponents, struct table *table) {
    struct game_error error = {.language = GAME_ENGLISH};
    int who = table_who(table);
    const struct mind_player *player = who >= 0 ? opponents->player[who] : NULL;
    if (!player)
        return false;
    game_action action = mind_decide(opponents->mind[player->plain], player, table_state(table),
                                     (struct mind_limits){0}, opponents->answer, &opponents->random);
    return table_play(table, action, &error);
}
