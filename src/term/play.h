/* What playing and its keys share. */
#ifndef TERM_PLAY_H
#define TERM_PLAY_H

#include "app.h"

struct play {
    struct app *app;
    enum app_next next; /* APP_PLAY: goes on */
    long changed;       /* when the game last changed */
    long began;         /* when a level began to think */
    bool answered;      /* it has decided, and shows it soon */
    bool hurry;         /* the player does not want to wait for that */
    game_action answer;
    game_thing explained; /* by the last key, if that was ? */
};

/* Whether a person is to decide. */
bool play_is_person(const struct app *app);
void play_action(struct play *play, game_action action);
void play_undo(struct play *play);
/* After anything that changed the game: dice, single answers, keeping it. */
void play_settle(struct play *play);
/* The menu during a game (menu.c). */
void menu_run(struct play *play);
/* Hints for the person who decides (advice.c). */
void hint_run(struct play *play);
/* Carries out what was pressed (play_keys.c). */
void play_press(struct play *play, struct press press);

#endif
