/* Seats played by the program. */
#include "opponents.h"

#include <string.h>

/* The seats that need a player: all but automas. */
static int list_seats(const struct table *table, int seats[GAME_MAX_SEATS]) {
    const struct game *game = table_game(table);
    int count = 0;
    for (int seat = 0; seat < game->seats(table_setting(table)); seat++)
        if (!game_is_automa(game, table_setting(table), table_state(table), seat))
            seats[count++] = seat;
    return count;
}

/* Reads names into players and returns their number; -1 when one is unknown or there are too many. */
static int read_names(const char *names, const struct ai_player *named[GAME_MAX_SEATS]) {
    char copy[256];
    int count = 0;
    if (strlen(names) >= sizeof copy)
        return -1;
    strcpy(copy, names);
    for (char *name = strtok(copy, ", "); name; name = strtok(NULL, ", ")) {
        const struct ai_player *player = ai_find_player(name);
        if (count == GAME_MAX_SEATS || (!player && strcmp(name, "person") != 0))
            return -1;
        named[count++] = player;
    }
    return count;
}

void opponents_unknown(const char *names, char *unknown, size_t capacity) {
    while (*names) {
        char name[64];
        size_t length = strcspn(names, ", ");
        snprintf(name, sizeof name, "%.*s", (int)length, names);
        bool known =
            length == 0 || (length < sizeof name && (strcmp(name, "person") == 0 || ai_find_player(name)));
        if (!known) {
            snprintf(unknown, capacity, "%s", name);
            return;
        }
        names += length + (names[length] != '\0');
    }
    unknown[0] = '\0';
}

bool opponents_read(const char *names, const struct table *table,
                    const struct ai_player *players[GAME_MAX_SEATS]) {
    const struct ai_player *named[GAME_MAX_SEATS];
    int seats[GAME_MAX_SEATS], count = read_names(names, named);
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        players[seat] = NULL;
    if (!table)
        return count > 0;
    int wanted = list_seats(table, seats);
    bool alone = count == 1 && named[0] && wanted > 1;
    for (int i = 0; i < wanted && (alone || i < count); i++)
        players[seats[i]] = !alone ? named[i] : i > 0 ? named[0] : NULL;
    return alone || count == wanted;
}

bool opponents_open(const struct cli *cli, const struct table *table, const char *names, uint64_t seed,
                    struct lineup **lineup) {
    const struct ai_player *players[GAME_MAX_SEATS];
    const struct game *game = table_game(table);
    bool levels = false, seated = true;
    *lineup = NULL;
    if (!opponents_read(names, table, players)) {
        cli_refuse(cli, WORD_BAD_PLAYERS, NULL);
        return false;
    }
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        levels |= players[seat] != NULL;
    if (!levels)
        return true;
    if (!ai_can_play(game, table_setting(table))) {
        cli_fail(cli, WORD_NO_LEVELS, game->title[cli->language]);
        return false;
    }
    *lineup = lineup_open(game, table_setting(table));
    for (int seat = 0; *lineup && seated && seat < game->seats(table_setting(table)); seat++)
        seated = lineup_set(*lineup, seat, players[seat]);
    if (*lineup && seated) {
        lineup_seed(*lineup, seed);
        return true;
    }
    cli_fail(cli, WORD_NO_MEMORY, NULL);
    lineup_close(*lineup);
    *lineup = NULL;
    return false;
}

bool opponents_recorded(const struct table *table, char *names, size_t capacity) {
    struct text out = text_into(names, capacity);
    int seats[GAME_MAX_SEATS], count = list_seats(table, seats);
    bool levels = false;
    for (int i = 0; i < count; i++) {
        const char *name = table_player(table, seats[i]);
        bool level = name && ai_find_player(name);
        levels |= level;
        text_format(&out, "%s%s", i ? "," : "", level ? name : "person");
    }
    return levels && !out.full;
}

void opponents_record(struct table *table, const struct lineup *lineup) {
    int seats[GAME_MAX_SEATS], count = list_seats(table, seats);
    for (int i = 0; i < count; i++) {
        const struct ai_player *player = lineup ? lineup_player(lineup, seats[i]) : NULL;
        if (player || !table_player(table, seats[i]) || ai_find_player(table_player(table, seats[i])))
            table_set_player(table, seats[i], player ? player->name : "person");
    }
}

bool opponents_decide(struct lineup *lineup, struct table *table, struct ai_limits limits) {
    struct game_error error = {.language = GAME_ENGLISH};
    int who = table_who(table);
    if (who < 0 || !lineup_player(lineup, who))
        return false;
    lineup_recall(lineup, table);
    return table_play(table, lineup_decide(lineup, table_state(table), limits), &error);
}
