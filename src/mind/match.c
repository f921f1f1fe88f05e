/* Playing one game between players, and what results say about strength. */
#include "match.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

struct match_room {
    const struct match *match;
    struct mind_weights weights[2]; /* learnt, plain */
    struct mind *mind[2];
    struct mind_answer *answer;
    game_action *actions;
    unsigned char *state;
};

struct match_room *match_open(const struct match *match) {
    struct match_room *room = calloc(1, sizeof *room);
    if (!room)
        return NULL;
    room->match = match;
    room->answer = malloc(sizeof *room->answer);
    room->actions = malloc(GAME_MAX_ACTIONS * sizeof *room->actions);
    room->state = malloc(match->game->state_bytes);
    bool good = room->answer && room->actions && room->state;
    for (int plain = 0; plain < 2; plain++) {
        good = good && mind_weights_of(match->game, plain, &room->weights[plain]);
        room->mind[plain] = good ? mind_new(match->game, match->setting, &room->weights[plain]) : NULL;
        good = good && room->mind[plain];
    }
    if (!good) {
        match_close(room);
        return NULL;
    }
    return room;
}

void match_close(struct match_room *room) {
    if (!room)
        return;
    mind_free(room->mind[0]);
    mind_free(room->mind[1]);
    free(room->answer);
    free(room->actions);
    free(room->state);
    free(room);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void decide(struct match_room *room, int player, struct game_random *random, struct match_game *game) {
    const struct match *match = room->match;
    const struct mind_player *who = match->player[player];
    double start = now();
    game_action action =
        mind_decide(room->mind[who->plain], who, room->state, match->limits, room->answer, random);
    game->seconds[player] += now() - start;
    game->made[player]++;
    game->decisions++;
    match->game->play(match->setting, room->state, action);
}

void match_play(struct match_room *room, unsigned long number, struct match_game *game) {
    const struct match *match = room->match;
    int seats = match->game->seats(match->setting);
    int moved = (int)(number % (unsigned long)seats);
    struct game_random dice = random_from_seed(match->seed + number / (unsigned long)seats);
    struct game_random thoughts = random_from_seed(~match->seed + number);
    *game = (struct match_game){.winner = -1};
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
            decide(room, (who + moved) % seats, &thoughts, game);
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
