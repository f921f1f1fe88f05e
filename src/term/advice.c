/* Hints: the best decisions with their chance and why, from a search beside the keyboard. */
#include "play.h"

#include "errand.h"
#include "hint.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 3, BLINK = 200 };

struct advice {
    struct hinter *hinter;
    const void *state;
    struct hints hints;
    struct errand errand;
};

static void think(void *context, atomic_bool *stop) {
    struct advice *advice = context;
    hint_think(advice->hinter, advice->state, &(struct mind_limits){.nodes = HINT_NODES, .stop = stop}, MOST,
               &advice->hints);
}

/* False when the player does not want to wait, or the terminal is gone. */
static bool wait_for_it(struct app *app, struct advice *advice) {
    while (!errand_finish(&advice->errand)) {
        popup_note(app, say_word(SAY_HINT_WAIT, app->language));
        struct press press = app_wait(app, BLINK, errand_file(&advice->errand));
        if (app->gone || press.kind == PRESS_ESCAPE) {
            errand_stop(&advice->errand);
            return false;
        }
    }
    return true;
}

/* Lets the player look at the hints, and plays the one chosen. */
static void offer(struct play *play, const struct hints *hints) {
    struct app *app = play->app;
    char lines[MOST][GAME_SENTENCE_TEXT + 32];
    const char *words[MOST], *reasons[MOST];
    int count = (int)hints->count < MOST ? (int)hints->count : MOST;
    for (int i = 0; i < count; i++) {
        struct text out = text_into(lines[i], sizeof lines[i]);
        table_game(app->table)
            ->label(table_setting(app->table), table_state(app->table), hints->hint[i].action, app->language,
                    &out);
        text_put(&out, " · ");
        say_number(&out, hints->hint[i].chance * 100, 1, app->language);
        text_put(&out, say_word(SAY_PERCENT, app->language));
        words[i] = lines[i];
        reasons[i] = hints->hint[i].why[app->language];
    }
    int chosen = popup_choose(app, say_word(SAY_HINT_TITLE, app->language), words, reasons, count);
    if (chosen >= 0)
        play_action(play, hints->hint[chosen].action);
}

void hint_run(struct play *play) {
    struct app *app = play->app;
    struct advice *advice = play_is_person(app) ? calloc(1, sizeof *advice) : NULL;
    if (!advice || !errand_open(&advice->errand)) {
        app_tell(app, SAY_NO_HINT, NULL, NULL);
        free(advice);
        return;
    }
    advice->state = table_state(app->table);
    advice->hinter = hint_open(table_game(app->table), table_setting(app->table));
    if (advice->hinter && errand_start(&advice->errand, think, advice) && wait_for_it(app, advice) &&
        advice->hints.count > 0)
        offer(play, &advice->hints);
    errand_close(&advice->errand);
    hint_close(advice->hinter);
    free(advice);
}
