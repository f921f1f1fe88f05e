/* The results of a match, by game number. */
#include "tally.h"

#include <stdlib.h>

/* A compact result, without its texts. */
struct kept {
    bool known;
    uint8_t end;
    uint16_t automa;
    uint16_t part[GAME_MAX_SEATS];
    bool fault[GAME_MAX_SEATS];
    uint32_t made[GAME_MAX_SEATS];
    float seconds[GAME_MAX_SEATS];
};

struct tally {
    struct match_sides sides;
    unsigned long games;
    unsigned long known;
    unsigned long given; /* games below were handed out or are known */
    struct kept *kept;
    const struct sprt *sprt;
    struct score sequence;     /* of the leading complete rounds */
    unsigned long in_sequence; /* their number */
    enum tally_verdict verdict;
};

static struct score no_score(const struct tally *tally) {
    struct score score = {.seats = tally->sides.seats, .games = tally->sides.round};
    for (int player = 1; player < score.seats; player++)
        score.allies += (int)(tally->sides.first >> player & 1);
    return score;
}

struct tally *tally_new(struct match_sides sides, unsigned long games, const struct sprt *sprt) {
    struct tally *tally = calloc(1, sizeof *tally);
    if (!tally)
        return NULL;
    *tally = (struct tally){.sides = sides, .games = games, .sprt = sprt};
    tally->sequence = no_score(tally);
    tally->kept = calloc(games, sizeof *tally->kept);
    if (tally->kept)
        return tally;
    free(tally);
    return NULL;
}

void tally_free(struct tally *tally) {
    if (tally)
        free(tally->kept);
    free(tally);
}

/* The score of the first player's side in 360ths. What no player won (an automa or nobody won, or the game
   was stopped) is divided among all players' seats, so that equal players score the same; but it counts as lost
   for players without opponents. */
static unsigned points(const struct tally *tally, unsigned long number) {
    const struct kept *kept = &tally->kept[number];
    unsigned all = 0, own = 0, own_seats = 0, seats = (unsigned)tally->sides.seats;
    for (unsigned player = 0; player < seats; player++) {
        unsigned first = tally->sides.first >> player & 1;
        all += kept->part[player];
        own += first * kept->part[player];
        own_seats += first;
    }
    return tally->sides.together ? all : own + ((SCORE_WIN - all) * own_seats + seats / 2) / seats;
}

static bool round_complete(const struct tally *tally, unsigned long round) {
    unsigned long games = (unsigned long)tally->sides.round;
    if ((round + 1) * games > tally->games)
        return false;
    for (unsigned long i = 0; i < games; i++)
        if (!tally->kept[round * games + i].known)
            return false;
    return true;
}

static unsigned round_points(const struct tally *tally, unsigned long round) {
    unsigned sum = 0;
    unsigned long games = (unsigned long)tally->sides.round;
    for (unsigned long i = 0; i < games; i++)
        sum += points(tally, round * games + i);
    return sum;
}

static enum tally_verdict judge(double ratio) {
    return ratio >= sprt_bound() ? TALLY_HIGHER : ratio <= -sprt_bound() ? TALLY_LOWER : TALLY_OPEN;
}

static void follow_sequence(struct tally *tally) {
    while (tally->sprt && tally->verdict == TALLY_OPEN && round_complete(tally, tally->in_sequence)) {
        tally->sequence.rounds[round_points(tally, tally->in_sequence++)]++;
        tally->verdict = judge(sprt_ratio(tally->sprt, &tally->sequence));
    }
}

bool tally_add(struct tally *tally, const struct match_game *game) {
    if (game->number >= tally->games || tally->kept[game->number].known)
        return false;
    struct kept *kept = &tally->kept[game->number];
    kept->known = true;
    kept->end = (uint8_t)game->end;
    kept->automa = (uint16_t)game->automa;
    for (int i = 0; i < tally->sides.seats; i++) {
        kept->part[i] = (uint16_t)game->part[i];
        kept->made[i] = (uint32_t)game->made[i];
        kept->seconds[i] = (float)game->seconds[i];
        kept->fault[i] = game->fault[i] != BOT_FINE;
    }
    tally->known++;
    follow_sequence(tally);
    return true;
}

bool tally_next(struct tally *tally, unsigned long *number) {
    while (tally->given < tally->games && tally->kept[tally->given].known)
        tally->given++;
    *number = tally->given;
    return tally->verdict == TALLY_OPEN && tally->given++ < tally->games;
}

bool tally_has(const struct tally *tally, unsigned long number) {
    return number < tally->games && tally->kept[number].known;
}

unsigned long tally_known(const struct tally *tally) {
    return tally->known;
}

enum tally_verdict tally_verdict(const struct tally *tally, double *ratio) {
    *ratio = tally->sprt ? sprt_ratio(tally->sprt, &tally->sequence) : 0;
    return tally->verdict;
}

static void add_game(struct tally_sums *sums, const struct tally *tally, unsigned long number) {
    const struct kept *kept = &tally->kept[number];
    unsigned long seats = (unsigned long)tally->sides.seats;
    sums->games++;
    sums->drawn += kept->end == MATCH_STOPPED;
    sums->shared += kept->end == MATCH_SHARED;
    sums->lost += kept->end == MATCH_LOST;
    sums->automa_wins += kept->automa;
    for (unsigned long i = 0; i < seats; i++) {
        sums->wins[i] += kept->part[i];
        sums->seat_wins[(i + seats - number % seats) % seats] += kept->part[i];
        sums->made[i] += kept->made[i];
        sums->seconds[i] += (double)kept->seconds[i];
        sums->faults[i] += kept->fault[i];
    }
}

struct tally_sums tally_sums(const struct tally *tally, size_t board, size_t boards) {
    struct tally_sums sums = {.score = no_score(tally)};
    unsigned long games = (unsigned long)tally->sides.round;
    unsigned long end = tally->verdict == TALLY_OPEN ? tally->games : tally->in_sequence * games;
    for (unsigned long number = 0; number < end; number++) {
        if (!tally->kept[number].known || (boards && number / games % boards != board))
            continue;
        add_game(&sums, tally, number);
        if (round_complete(tally, number / games)) {
            sums.score.rounds[round_points(tally, number / games)] += number % games == 0;
        } else {
            sums.score.loose_games++;
            sums.score.loose_points += points(tally, number);
        }
    }
    return sums;
}
