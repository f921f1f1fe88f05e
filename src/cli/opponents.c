/* Seats that the program plays. */
#include "opponents.h"

#include <string.h>

/* What is wrong, or WORDS. */
static enum word seat_players(struct crew *crew, const char *names, int seats) {
    char copy[256];
    int count = 0;
    bool seated = true;
    if (strlen(names) >= sizeof copy)
        return WORD_BAD_PLAYERS;
    strcpy(copy, names);
    for (char *name = strtok(copy, ","); name; name = strtok(NULL, ",")) {
        const struct mind_player *player = mind_find_player(name);
        if (count == seats || (!player && strcmp(name, "person") != 0))
            return WORD_BAD_PLAYERS;
        seated = crew_seat(crew, count++, player) && seated;
    }
    const struct mind_player *alone = count == 1 ? crew_player(crew, 0) : NULL;
    if (alone) {
        crew_seat(crew, 0, NULL);
        for (; count < seats; count++)
            seated = crew_seat(crew, count, alone) && seated;
    }
    return count != seats ? WORD_BAD_PLAYERS : seated ? WORDS : WORD_NO_MEMORY;
}

struct crew *opponents_open(const struct cli *cli, const struct table *table, const char *names,
                            uint64_t seed) {
    struct crew *crew = crew_open(table_game(table), table_setting(table));
    enum word wrong =
        crew ? seat_players(crew, names, table_game(table)->seats(table_setting(table))) : WORD_NO_MEMORY;
    if (wrong == WORDS) {
        crew_seed(crew, seed);
        return crew;
    }
    cli_fail(cli, wrong, NULL);
    crew_close(crew);
    return NULL;
}

bool opponents_decide(struct crew *crew, struct table *table) {
    struct game_error error = {.language = GAME_ENGLISH};
    int who = table_who(table);
    if (who < 0 || !crew_player(crew, who))
        return false;
    return table_play(table, crew_decide(crew, table_state(table), (struct mind_limits){0}), &error);
}
