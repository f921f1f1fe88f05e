/* Positions. The first line of an input is a board (an id, or a map on one line), the second what is chosen beside it
   (`basic entanglement`), the third the position. */
#include "fuzz.h"
#include "games.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS = 24 };

static void check(struct fuzz_play *play, const char *line) {
    struct game_error error = {.language = GAME_FRENCH};
    memset(play->state, 0xa5, play->game->state_bytes);
    if (!play->game->read_position(play->setting, play->state, line, &error)) {
        FUZZ_EXPECT(error.text[0], "refused without a reason");
        return;
    }
    fuzz_check_state(play, play->state);
    fuzz_check_actions(play);
    fuzz_check_show(play);
    fuzz_play_on(play, STEPS);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const struct game *game = games_all[0];
    struct game_random random = fuzz_random(data, size);
    struct fuzz_choices choices = {.count = 0};
    struct fuzz_play play;
    char *board = fuzz_line(&data, &size);
    char *words = fuzz_line(&data, &size);
    char *line = fuzz_line(&data, &size);
    fuzz_choose_words(&choices, game, words);
    fuzz_choose(&choices, game->board_option, board);
    bool open = fuzz_open(&play, game, &choices, random);
    if (!open) { /* not a board: the rest of the input may still be worth it */
        choices.count--;
        open = fuzz_open(&play, game, &choices, random);
    }
    if (open) {
        check(&play, line);
        fuzz_close(&play);
    }
    free(board);
    free(words);
    free(line);
    return 0;
}
