/* Answers of bots. Parsing does not depend on how the bytes are split, stays within bounds, and shows nothing unprintable. */
#include "answer.h"
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

static void check_shown(const char *words) {
    for (; *words; words++)
        FUZZ_EXPECT(*words >= ' ' && *words <= '~', "a byte %d is shown", *words);
}

static size_t read_in_pieces(struct answer *answer, const uint8_t *data, size_t size,
                             struct game_random *random) {
    size_t used = 0;
    answer_begin(answer);
    while (used < size && answer->state == ANSWER_OPEN) {
        size_t most = size - used, piece = random ? 1 + random_below(random, 9) : most;
        used += answer_read(answer, (const char *)data + used, piece < most ? piece : most);
    }
    return used;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct answer whole, pieces;
    struct game_random random = fuzz_random(data, size);
    size_t used = read_in_pieces(&whole, data, size, NULL);
    FUZZ_EXPECT(used == read_in_pieces(&pieces, data, size, &random), "pieces end elsewhere");
    FUZZ_EXPECT(whole.state == pieces.state && whole.bests == pieces.bests &&
                    whole.protocol == pieces.protocol && whole.named == pieces.named &&
                    strcmp(whole.best, pieces.best) == 0 && strcmp(whole.tail, pieces.tail) == 0,
                "pieces are understood in another way");
    FUZZ_EXPECT(used == size || whole.state != ANSWER_OPEN, "an open answer leaves bytes");
    FUZZ_EXPECT(whole.bytes <= ANSWER_BYTES + 1 && whole.length < ANSWER_LINE, "no bounds");
    check_shown(whole.tail);
    check_shown(whole.shown);
    answer_break_off(&whole);
    check_shown(whole.tail);
    return 0;
}
