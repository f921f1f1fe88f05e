/* Positions. The first line of an input is a board (an id, or a map on one line), the second what is chosen beside it
   (`basic entanglement`), the third the position. Where the first line is the name of a game without boards, the second is its
   number of seats, or options as NAME=VALUE. */
#include "fuzz.h"
#include "games.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS = 24, STEPS_OF_LARGE = 6, LARGE = 2048, KEPT_SETTINGS = 8 };

static void check(struct fuzz_play *play, const char *line) {
    struct game_error error = {.language = GAME_FRENCH};
    memset(play->state, 0xa5, play->game->state_bytes);
    if (!play->game->read_position(play->setting, play->state, line, &error)) {
        FUZZ_EXPECT(error.text[0], "refused without a reason");
        return;
    }
    fuzz_check_state(play, play->state);
    fuzz_check_show(play);
    /* A state with hidden information can only be shown; a guess can be played. */
    if (game_has_secrets(play->game, play->setting) && play->game->hidden(play->setting, play->state))
        play->game->guess(play->setting, play->state, &play->random);
    fuzz_check_actions(play);
    fuzz_play_on(play, play->game->state_bytes > LARGE ? STEPS_OF_LARGE : STEPS);
}

/* Reading the data of a game takes longer than all the rest: what was chosen before is copied. */
static bool open_again(struct fuzz_play *play, const struct game *game, const struct fuzz_choices *choices,
                       struct game_random random) {
    static struct {
        char chosen[256];
        void *setting;
    } kept[KEPT_SETTINGS];
    static size_t next;
    char chosen[256];
    struct text text = text_into(chosen, sizeof chosen);
    text_put(&text, game->name);
    for (size_t i = 0; i < choices->count; i++)
        text_format(&text, " %s=%s", choices->all[i].name, choices->all[i].value);
    for (size_t i = 0; i < KEPT_SETTINGS && !text.full; i++)
        if (kept[i].setting && strcmp(kept[i].chosen, chosen) == 0) {
            *play = (struct fuzz_play){game, malloc(game->setting_bytes), malloc(game->state_bytes),
                                       malloc(game->state_bytes), random};
            if (!play->setting || !play->state || !play->spare)
                abort();
            memcpy(play->setting, kept[i].setting, game->setting_bytes);
            return true;
        }
    if (!fuzz_open(play, game, choices, random))
        return false;
    void *copy = text.full ? NULL : malloc(game->setting_bytes);
    if (copy) {
        memcpy(copy, play->setting, game->setting_bytes);
        free(kept[next].setting);
        kept[next].setting = copy;
        strcpy(kept[next].chosen, chosen);
        next = (next + 1) % KEPT_SETTINGS;
    }
    return true;
}

/* The game that the line names, if the number of its seats is an option; else the first one. */
static const struct game *game_of(const char *line) {
    const struct game *game = games_find(games_all, line);
    return game && game->seats_option ? game : games_all[0];
}

/* A number of seats, or words NAME=VALUE; the values are kept in the line. */
static void choose_options(struct fuzz_choices *choices, const struct game *game, char *words) {
    for (char *word = words, *next; word && choices->count < 8; word = next) {
        next = strchr(word, ' ');
        if (next)
            *next++ = '\0';
        char *equals = strchr(word, '=');
        if (equals)
            *equals = '\0';
        fuzz_choose(choices, equals ? word : game->seats_option, equals ? equals + 1 : word);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct game_random random = fuzz_random(data, size);
    struct fuzz_choices choices = {.count = 0};
    struct fuzz_play play;
    char *board = fuzz_line(&data, &size);
    char *words = fuzz_line(&data, &size);
    char *line = fuzz_line(&data, &size);
    const struct game *game = game_of(board);
    if (game->seats_option)
        choose_options(&choices, game, words);
    else {
        fuzz_choose_words(&choices, game, words);
        fuzz_choose(&choices, game->board_option, board);
    }
    bool open = game->seats_option ? open_again(&play, game, &choices, random)
                                   : fuzz_open(&play, game, &choices, random);
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
