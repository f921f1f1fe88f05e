/* The hint screen: the best decisions with their chances and reasons, from a background search. */
#include "play.h"

#include "background.h"
#include "hint.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 3, BLINK = 200 };

struct advice {
    struct hinter *hinter;
    const void *state;
    struct hints hints;
    struct background background;
};

static void think(void *context, atomic_bool *stop) {
    struct advice *advice = context;
    hint_think(advice->hinter, advice->state, &(struct ai_limits){.nodes = HINT_NODES, .stop = stop}, MOST,
               &advice->hints);
}

/* Returns false when the player cancels, or the terminal is gone. */
static bool wait_for_it(struct app *app, struct advice *advice) {
    while (!background_finish(&advice->background)) {
        popup_note(app, say_word(SAY_HINT_WAIT, app->language));
        struct press press = app_wait(app, BLINK, background_file(&advice->background));
        if (app->gone || press.kind == PRESS_ESCAPE) {
            background_stop(&advice->background);
            return false;
        }
    }
    return true;
}

struct offer {
    struct app *app;
    const struct hints *hints;
    int count, chosen;
    char words[MOST][GAME_SENTENCE_TEXT + 32];
    int row[MOST + 1]; /* screen row where each begins, and the one after the last */
    struct canvas_area inside;
};

/* "62.3 %  Move the 5 from d4 to f4" */
static void write_words(struct offer *offer) {
    const struct app *app = offer->app;
    for (int i = 0; i < offer->count; i++) {
        char label[GAME_SENTENCE_TEXT];
        struct text out = text_into(offer->words[i], sizeof offer->words[i]),
                    action = text_into(label, sizeof label);
        table_game(app->table)
            ->label(table_setting(app->table), app->known, offer->hints->hint[i].action, app->language,
                    &action);
        say_percent(&out, offer->hints->hint[i].chance, false, app->language);
        text_put(&out, "  ");
        text_put(&out, label);
    }
}

/* Beside the board, so that the board stays visible, and high enough for the longest reason. Uses the whole
   screen if the board does not fit. */
static void place_box(struct offer *offer) {
    struct canvas *canvas = &offer->app->canvas;
    struct view view = app_view(offer->app);
    struct layout layout = view_layout(&view, canvas);
    int column = layout.fits ? layout.side.column : 0;
    int columns = layout.fits ? layout.side.columns : canvas->columns, rows = canvas->rows - 1;
    int needed = 3, most = 0; /* borders and separator; the lines of the longest reason */
    for (int i = 0; i < offer->count; i++) {
        int why = canvas_lines(columns - 4, offer->hints->hint[i].why[offer->app->language]);
        most = why > most ? why : most;
        needed += canvas_lines(columns - 6, offer->words[i]);
    }
    needed += most;
    struct canvas_area box = {column, 0, columns, needed < rows ? needed : rows};
    canvas_box(canvas, box, say_word(SAY_HINT_TITLE, offer->app->language));
    offer->inside = (struct canvas_area){column + 2, 1, columns - 4, box.rows - 2};
}

/* The hints, and the reasons for the selected one below them. */
static void fill_box(struct offer *offer, const char *why) {
    struct canvas *canvas = &offer->app->canvas;
    struct canvas_area area = offer->inside;
    int row = area.row, end = area.row + area.rows;
    for (int i = 0; i < offer->count; i++) {
        bool chosen = i == offer->chosen;
        offer->row[i] = row;
        canvas_put(canvas, area.column, row, chosen ? "▸" : " ", canvas_ink(INK_LIT, MARK_BOLD));
        row += canvas_wrap(canvas, (struct canvas_area){area.column + 2, row, area.columns - 2, end - row},
                           offer->words[i], canvas_ink(INK_PLAIN, chosen ? MARK_REVERSE : 0));
    }
    offer->row[offer->count] = row++;
    canvas_wrap(canvas, (struct canvas_area){area.column, row, area.columns, end - row}, why,
                canvas_ink(INK_TITLE, 0));
}

static void draw(struct offer *offer) {
    struct app *app = offer->app;
    const struct hint *hint = &offer->hints->hint[offer->chosen];
    struct view view = app_view(app);
    view.only_seen = true;
    view.message = "";
    view.keys = say_word(SAY_HINT_KEYS, app->language);
    view_advise(&view, hint->action);
    view_draw(&view, &app->canvas);
    place_box(offer);
    fill_box(offer, hint->why[app->language]);
    app_show(app, (struct view_cursor){-1, 0});
}

/* The hint at a screen position, or -1. */
static int hint_at(const struct offer *offer, int column, int row) {
    int found = -1;
    for (int i = 0; i < offer->count; i++)
        if (row >= offer->row[i] && row < offer->row[i + 1])
            found = i;
    bool inside = column >= offer->inside.column && column < offer->inside.column + offer->inside.columns;
    return inside ? found : -1;
}

/* Returns the hint that the player chooses, or -1. */
static int choose(struct offer *offer) {
    while (!offer->app->gone) {
        draw(offer);
        struct press press = app_wait(offer->app, -1, -1);
        int count = offer->count;
        if (press.kind == PRESS_UP || press.kind == PRESS_DOWN)
            offer->chosen = (offer->chosen + (press.kind == PRESS_UP ? count - 1 : 1)) % count;
        else if (press.kind == PRESS_ENTER)
            return offer->chosen;
        else if (press.kind == PRESS_ESCAPE)
            return -1;
        else if (press.kind == PRESS_CLICK)
            return hint_at(offer, press.column, press.row);
    }
    return -1;
}

static void make_offer(struct play *play, const struct hints *hints) {
    struct offer offer = {.app = play->app, .hints = hints};
    offer.count = (int)hints->count < MOST ? (int)hints->count : MOST;
    write_words(&offer);
    int chosen = choose(&offer);
    if (chosen >= 0)
        play_action(play, hints->hint[chosen].action);
}

void hint_run(struct play *play) {
    struct app *app = play->app;
    struct advice *advice = play_is_asked(app) ? calloc(1, sizeof *advice) : NULL;
    if (!advice || !background_open(&advice->background)) {
        app_tell(app, SAY_NO_HINT, NULL, NULL);
        free(advice);
        return;
    }
    advice->state = table_state(app->table);
    advice->hinter = hint_open(table_game(app->table), table_setting(app->table));
    if (advice->hinter)
        hint_recall(advice->hinter, app->table);
    if (advice->hinter && background_start(&advice->background, think, advice) && wait_for_it(app, advice) &&
        advice->hints.count > 0)
        make_offer(play, &advice->hints);
    background_close(&advice->background);
    hint_close(advice->hinter);
    free(advice);
}
