/* Games by number. */
#include "tally.h"

#include <stdlib.h>

/* What is kept of a game: half of a result is words. */
struct kept {
    bool known;
    signed char winner;
    bool fault[GAME_MAX_SEATS];
    uint32_t made[GAME_MAX_SEATS];
    float seconds[GAME_MAX_SEATS];
};

struct tally {
    struct match_sides sides;
    unsigned long games;
    unsigned long known;
    unsigned long given; /* numbers below were given out or known */
    struct kept *kept;
    const struct sprt *sprt;
    struct score sequence;     /* of the complete rounds from the beginning */
    unsigned long in_sequence; /* how many those are */
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

/* The halves of a point that the first player's side got. */
static unsigned halves(const struct tally *tally, unsigned long number) {
    int winner = tally->kept[number].winner;
    return winner < 0 ? 1 : 2 * (tally->sides.first >> winner & 1);
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

static unsigned round_halves(const struct tally *tally, unsigned long round) {
    unsigned sum = 0;
    unsigned long games = (unsigned long)tally->sides.round;
    for (unsigned long i = 0; i < games; i++)
        sum += halves(tally, round * games + i);
    return sum;
}

static enum tally_verdict judge(double ratio) {
    return ratio >= sprt_bound() ? TALLY_HIGHER : ratio <= -sprt_bound() ? TALLY_LOWER : TALLY_OPEN;
}

static void follow_sequence(struct tally *tally) {
    while (tally->sprt && tally->verdict == TALLY_OPEN && round_complete(tally, tally->in_sequence)) {
        tally->sequence.rounds[round_halves(tally, tally->in_sequence++)]++;
        tally->verdict = judge(sprt_ratio(tally->sprt, &tally->sequence));
    }
}

bool tally_add(struct tally *tally, const struct match_game *game) {
    if (game->number >= tally->games || tally->kept[game->number].known)
        return false;
    struct kept *kept = &tally->kept[game->number];
    kept->known = true;
    kept->winner = (signed char)game->winner;
    for (int i = 0; i < tally->sides.seats; i++) {
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
    if (kept->winner < 0)
        sums->drawn++;
    else {
        sums->wins[kept->winner]++;
        sums->seat_wins[((unsigned long)kept->winner + seats - number % seats) % seats]++;
    }
    for (int i = 0; i < tally->sides.seats; i++) {
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
            sums.score.rounds[round_halves(tally, number / games)] += number % games == 0;
        } else {
            sums.score.loose_games++;
            sums.score.loose_halves += halves(tally, number);
        }
    }
    return sums;
}
