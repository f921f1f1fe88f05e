/* The invariants that the fuzzers check. tests/contract.c checks more of them, at states that occur in play; here the state is
   untrusted. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

enum { SAMPLE = 48, RESIGN_EVERY = 40 };

static char position[2][GAME_POSITION_TEXT];
static char notation[GAME_MAX_ACTIONS][GAME_ACTION_TEXT];
static game_action actions[GAME_MAX_ACTIONS];

static void write_position(const struct fuzz_play *play, const void *state, char *line) {
    struct text out = text_into(line, GAME_POSITION_TEXT);
    play->game->write_position(play->setting, state, &out);
    FUZZ_EXPECT(!out.full && out.length > 0 && !strchr(line, '\n'), "a position is one line: %s", line);
}

static void check_result(const struct fuzz_play *play, const void *state) {
    double part[GAME_MAX_SEATS] = {0}, sum = 0;
    game_win_shares(play->game, play->setting, state, part);
    for (int seat = 0; seat < play->game->seats(play->setting); seat++)
        sum += part[seat];
    FUZZ_EXPECT(sum == 0 || (sum > 0.999 && sum < 1.001), "the parts of the win add up to %g at %s", sum,
                position[0]);
}

void fuzz_check_state(const struct fuzz_play *play, void *state) {
    struct game_error error = {.language = GAME_ENGLISH};
    const struct game *game = play->game;
    void *again = malloc(game->state_bytes);
    if (!again)
        abort();
    memset(again, 0x5a, game->state_bytes); /* what the reader leaves unset must show */
    write_position(play, state, position[0]);
    FUZZ_EXPECT(game->read_position(play->setting, again, position[0], &error),
                "own position refused: %s: %s", error.text, position[0]);
    write_position(play, again, position[1]);
    FUZZ_EXPECT(memcmp(state, again, game->state_bytes) == 0, "read back as another state: %s / %s",
                position[0], position[1]);
    free(again);

    int who = game->who(play->setting, state);
    size_t count = game->list(play->setting, state, actions);
    FUZZ_EXPECT(who >= GAME_OVER && who < game->seats(play->setting), "%d decides at %s", who, position[0]);
    FUZZ_EXPECT(who < 0 || game->present(play->setting, state, who), "who left decides at %s", position[0]);
    FUZZ_EXPECT((count == 0) == (who == GAME_OVER), "%zu actions at %s", count, position[0]);
    FUZZ_EXPECT(count <= game->max_actions, "%zu actions at %s", count, position[0]);
    int turn = game->turn(play->setting, state);
    FUZZ_EXPECT(turn >= 0 && turn < game->seats(play->setting), "the turn of %d at %s", turn, position[0]);
    if (who == GAME_OVER)
        check_result(play, state);
}

static int by_words(const void *a, const void *b) {
    return strcmp(a, b);
}

/* What may be played is unique, as a number (each is read back as itself) and in notation. */
static void check_notation(struct fuzz_play *play, size_t count) {
    for (size_t i = 0; i < count; i++) {
        struct text out = text_into(notation[i], GAME_ACTION_TEXT);
        play->game->write_action(play->setting, play->state, actions[i], &out);
        FUZZ_EXPECT(!out.full && out.length > 0, "an action without room: %s", notation[i]);
    }
    if (count > 0) {
        game_action read;
        size_t i = random_below(&play->random, (uint32_t)count);
        FUZZ_EXPECT(game_read_action(play->game, play->setting, play->state, notation[i], &read) &&
                        read == actions[i],
                    "not read as itself: %s", notation[i]);
    }
    qsort(notation, count, GAME_ACTION_TEXT, by_words);
    for (size_t i = 1; i < count; i++)
        FUZZ_EXPECT(strcmp(notation[i - 1], notation[i]) != 0, "listed twice: %s", notation[i]);
}

static void try_action(struct fuzz_play *play, game_action action) {
    memcpy(play->spare, play->state, play->game->state_bytes);
    play->game->play(play->setting, play->spare, action);
    fuzz_check_state(play, play->spare);
}

void fuzz_check_actions(struct fuzz_play *play) {
    size_t count = play->game->list(play->setting, play->state, actions);
    game_action sample[SAMPLE];
    check_notation(play, count);
    for (size_t i = 0; i < SAMPLE && count > 0; i++)
        sample[i] = actions[count <= SAMPLE ? i % count : random_below(&play->random, (uint32_t)count)];
    for (size_t i = 0; i < SAMPLE && i < count; i++)
        try_action(play, sample[i]);
    for (int seat = 0; seat < play->game->seats(play->setting); seat++)
        if (game_allows(play->game, play->setting, play->state, GAME_RESIGN(seat)))
            try_action(play, GAME_RESIGN(seat));
}

void fuzz_check_show(const struct fuzz_play *play) {
    static char view[GAME_VIEW_TEXT], picture[GAME_PICTURE_TEXT];
    struct text out = text_into(view, sizeof view);
    game_view(play->game, play->setting, play->state, GAME_EVERYTHING, true, GAME_FRENCH, &out);
    FUZZ_EXPECT(!out.full, "no room for the view");
    out = text_into(picture, sizeof picture);
    play->game->draw(play->setting, play->state, GAME_ENGLISH, &out);
    FUZZ_EXPECT(!out.full, "no room for the picture");
}

static void play_one(struct fuzz_play *play) {
    uint32_t seats = (uint32_t)play->game->seats(play->setting);
    game_action resign = GAME_RESIGN(random_below(&play->random, seats));
    if (random_below(&play->random, RESIGN_EVERY) == 0 &&
        game_allows(play->game, play->setting, play->state, resign))
        play->game->play(play->setting, play->state, resign);
    else
        game_play_random(play->game, play->setting, play->state, actions, &play->random);
}

void fuzz_play_on(struct fuzz_play *play, int steps) {
    fuzz_check_state(play, play->state);
    while (steps-- > 0 && play->game->who(play->setting, play->state) != GAME_OVER) {
        play_one(play);
        fuzz_check_state(play, play->state);
    }
}
