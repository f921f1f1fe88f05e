/* Files of results. What is accepted, written again, is read as the same games; and a file that is cut off anywhere is
   accepted up to its last whole line. */
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct game_error error = {.language = size % 2 ? GAME_FRENCH : GAME_ENGLISH};
    struct match_sides sides = {.seats = size > 0 ? 2 + data[0] % 3 : 2, .first = 1};
    sides.round = 1 + (int)(size % (size_t)sides.seats);
    struct tally *tally = tally_new(sides, GAMES, &(struct sprt){0, 10});
    size_t sound = 0;
    double elo, ratio, deviation;
    if (!tally)
        abort();
    char *bytes = fuzz_text(data, size);
    if (results_read(bytes, size, head, sides.seats, tally, &sound, &error)) {
        FUZZ_EXPECT(sound <= size, "%zu bytes of %zu are sound", sound, size);
        if (sound > 0)
            FUZZ_EXPECT(bytes[sound - 1] == '\n', "what is sound ends with a line");
        struct tally_sums sums = tally_sums(tally, 0, 0);
        score_elo(&sums.score, &elo, &deviation);
        FUZZ_EXPECT(elo == elo && deviation == deviation, "no Elo");
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
