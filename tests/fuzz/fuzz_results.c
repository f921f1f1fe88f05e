/* Files of results. Accepted games round-trip; a file truncated anywhere is accepted up to its last complete line. */
#include "fuzz.h"
#include "results.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 200 };

static const char head[] = "astragal match 1\ngames\n";

static void check_same(const struct tally *tally, struct match_sides sides, const char *bytes,
                       size_t length) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct tally *again = tally_new(sides, GAMES, NULL);
    size_t sound;
    if (!again)
        abort();
    FUZZ_EXPECT(results_read(bytes, length, head, sides.seats, again, &sound, &error) && sound == length,
                "what is whole is refused: %s", error.text);
    struct tally_sums a = tally_sums(tally, 0, 0), b = tally_sums(again, 0, 0);
    FUZZ_EXPECT(memcmp(&a, &b, sizeof a) == 0, "read again, the sums differ");
    tally_free(again);
}

/* As many as the first game of the file has. */
static int players(const char *bytes) {
    const char *at = strstr(bytes, " made ");
    char word[32];
    int64_t number;
    int count = 0;
    for (at = at ? at + strlen(" made ") : ""; count < GAME_MAX_SEATS &&
                                               text_next_word(&at, word, sizeof word) &&
                                               text_read_large(word, 0, INT64_MAX, &number);)
        count++;
    return count > 0 ? count : 2;
}

static void check_sums(const struct tally *tally, struct match_sides sides) {
    struct tally_sums sums = tally_sums(tally, 0, 0);
    unsigned long by_player = sums.automa_wins, by_seat = sums.automa_wins;
    double strength, deviation;
    if (sides.together)
        score_share(&sums.score, &strength, &deviation);
    else
        score_elo(&sums.score, &strength, &deviation);
    FUZZ_EXPECT(strength == strength && deviation == deviation, "no Elo, or no score");
    for (int i = 0; i < sides.seats; i++) {
        by_player += sums.wins[i];
        by_seat += sums.seat_wins[i];
    }
    FUZZ_EXPECT(by_player == (sums.games - sums.drawn - sums.lost) * SCORE_WIN && by_player == by_seat,
                "%lu games, %lu drawn, %lu lost: %lu and %lu 360ths of wins", sums.games, sums.drawn,
                sums.lost, by_player, by_seat);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct game_error error = {.language = size % 2 ? GAME_FRENCH : GAME_ENGLISH};
    char *bytes = fuzz_text(data, size);
    struct match_sides sides = {.seats = players(bytes), .first = 1};
    sides.round = 1 + (int)(size % (size_t)sides.seats);
    sides.together = sides.seats == 1 || size % 7 == 0;
    struct tally *tally = tally_new(sides, GAMES, sides.together ? NULL : &(struct sprt){0, 10});
    size_t sound = 0;
    double ratio;
    if (!tally)
        abort();
    if (results_read(bytes, size, head, sides.seats, tally, &sound, &error)) {
        FUZZ_EXPECT(sound <= size, "%zu bytes of %zu are sound", sound, size);
        if (sound > 0)
            FUZZ_EXPECT(bytes[sound - 1] == '\n', "what is sound ends with a line");
        check_sums(tally, sides);
        enum tally_verdict verdict = tally_verdict(tally, &ratio);
        FUZZ_EXPECT(ratio == ratio, "no ratio");
        if (sound > 0 && verdict == TALLY_OPEN)
            check_same(tally, sides, bytes, sound);
    } else
        FUZZ_EXPECT(error.text[0] && error.line > 0, "refused without a reason");
    free(bytes);
    tally_free(tally);
    return 0;
}
