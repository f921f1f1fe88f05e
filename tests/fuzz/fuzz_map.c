/* Map files. A map that is accepted can be written on one line, read again, drawn and played on. */
#include "fuzz.h"
#include "games.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS = 50, ROOM = GAME_OPTION_TEXT, SURVEY = 8192 };

/* Every rule set gets its share of the maps. */
static void choose_at_random(struct fuzz_choices *choices, const struct game *game,
                             struct game_random *random) {
    for (const struct game_option *option = game->options; option->name; option++) {
        uint32_t count = 0;
        if (option->type == GAME_CHECK)
            fuzz_choose(choices, option->name, random_below(random, 2) ? "on" : "off");
        if (option->type != GAME_COMBO)
            continue;
        while (option->values[count])
            count++;
        fuzz_choose(choices, option->name, option->values[random_below(random, count)]);
    }
}

/* What may be on or off is on: some maps can only be played so. */
static void switch_all_on(struct fuzz_choices *choices, const struct game *game) {
    for (const struct game_option *option = game->options; option->name; option++)
        if (option->type == GAME_CHECK)
            fuzz_choose(choices, option->name, "on");
}

static size_t option_number(const struct game *game, const char *name) {
    size_t number = 0;
    while (strcmp(game->options[number].name, name) != 0)
        number++;
    return number;
}

static void check(const struct game *game, const char *value, struct game_random random) {
    struct fuzz_choices choices = {.count = 0};
    struct fuzz_play play;
    char again[ROOM];
    struct text out = text_into(again, sizeof again);
    choose_at_random(&choices, game, &random);
    fuzz_choose(&choices, game->board_option, value);
    bool open = fuzz_open(&play, game, &choices, random);
    if (!open)
        switch_all_on(&choices, game);
    FUZZ_EXPECT(open || fuzz_open(&play, game, &choices, random), "own map refused: %s", value);
    game->option_value(play.setting, option_number(game, game->board_option), &out);
    FUZZ_EXPECT(strcmp(value, again) == 0, "%s is written again as %s", value, again);
    char facts[SURVEY];
    struct text survey = text_into(facts, sizeof facts);
    game->survey(play.setting, &survey);
    FUZZ_EXPECT(!survey.full, "no room for the survey of %s", value);
    game->begin(play.setting, play.state);
    fuzz_check_show(&play);
    fuzz_play_on(&play, STEPS);
    fuzz_check_actions(&play);
    fuzz_check_show(&play);
    fuzz_close(&play);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const struct game *game = games_all[0];
    struct game_error error = {.language = size % 2 ? GAME_FRENCH : GAME_ENGLISH};
    char value[ROOM];
    struct text out = text_into(value, sizeof value);
    if (game->read_file((const char *)data, size, &out, &error)) {
        FUZZ_EXPECT(!out.full && out.length > 0, "no room for the map: %s", value);
        check(game, value, fuzz_random(data, size));
    } else
        FUZZ_EXPECT(error.text[0], "refused without a reason");
    return 0;
}
