/* Playing one game between players, and what results say about strength. */
#include "match.h"
#include "clock.h"
#include "crew.h"

#include <math.h>
#include <stdlib.h>

struct match_room {
    const struct match *match;
    struct crew *crew;
    game_action *actions;
    unsigned char *state;
};

struct match_room *match_open(const struct match *match) {
    struct match_room *room = calloc(1, sizeof *room);
    if (!room)
        return NULL;
    room->match = match;
    room->crew = crew_open(match->game, match->setting);
    room->actions = malloc(GAME_MAX_ACTIONS * sizeof *room->actions);
    room->state = malloc(match->game->state_bytes);
    if (room->crew && room->actions && room->state)
        return room;
    match_close(room);
    return NULL;
}

void match_close(struct match_room *room) {
    if (!room)
        return;
    crew_close(room->crew);
    free(room->actions);
    free(room->state);
    free(room);
}

static void decide(struct match_room *room, int player, struct match_game *game) {
    const struct match *match = room->match;
    double start = clock_seconds();
    game_action action = crew_decide(room->crew, room->state, match->limits);
    game->seconds[player] += clock_seconds() - start;
    game->made[player]++;
    game->decisions++;
    match->game->play(match->setting, room->state, action);
}

void match_play(struct match_room *room, unsigned long number, struct match_game *game) {
    const struct match *match = room->match;
    int seats = match->game->seats(match->setting);
    int moved = (int)(number % (unsigned long)seats);
    struct game_random dice = random_from_seed(match->seed + number / (unsigned long)seats);
    *game = (struct match_game){.winner = -1};
    crew_seed(room->crew, ~match->seed + number);
    for (int seat = 0; seat < seats; seat++)
        crew_seat(room->crew, seat, match->player[(seat + moved) % seats]);
    match->game->begin(match->setting, room->state);
    int who;
    while ((who = match->game->who(match->setting, room->state)) != GAME_OVER &&
           game->decisions < match->most_decisions) {
        size_t count = match->game->list(match->setting, room->state, room->actions);
        if (who == GAME_CHANCE)
            game_play_random(match->game, match->setting, room->state, room->actions, &dice);
        else if (count == 1)
            match->game->play(match->setting, room->state, room->actions[0]);
        else
            decide(room, (who + moved) % seats, game);
    }
    double share[GAME_MAX_SEATS] = {0};
    if (who == GAME_OVER)
        match->game->result(match->setting, room->state, share);
    for (int seat = 0; seat < seats; seat++)
        if (share[seat] > 0)
            game->winner = (seat + moved) % seats;
}

void match_elo(double score, unsigned long games, double *elo, double *error) {
    double floor = 0.5 / (double)(games ? games : 1);
    double clear = score < floor ? floor : score > 1 - floor ? 1 - floor : score;
    double deviation = sqrt(clear * (1 - clear) / (double)(games ? games : 1));
    *elo = 400 * log10(clear / (1 - clear));
    /* The slope of the Elo curve at this score turns the deviation of the score into one of Elo. */
    *error = 1.96 * deviation * 400 / (log(10) * clear * (1 - clear));
}
