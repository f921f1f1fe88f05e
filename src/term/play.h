/* Shared by the game screen, its keys, its menu and the hint screen. */
#ifndef TERM_PLAY_H
#define TERM_PLAY_H

#include "app.h"

struct play {
    struct app *app;
    enum app_next next; /* APP_PLAY: stay on this screen */
    long changed;       /* when the game last changed */
    long began;         /* when a level started to search */
    bool answered;      /* a level has decided; `answer` is played after the pace */
    bool hurry;         /* the player skips the pace */
    game_action answer;
    struct press last;    /* the previous input */
    bool decided;         /* it decided something */
    long shown;           /* when the result was on the screen; 0: not yet */
    game_thing explained; /* what the last key explained, if it was ? */
};

/* Whether a person is to move and the screen is theirs. */
bool play_is_asked(const struct app *app);
void play_action(struct play *play, game_action action);
void play_undo(struct play *play);
/* Leaves the program, after a question if the game could not be saved. */
void play_leave(struct play *play);
void play_rematch(struct play *play);
void play_analyse(struct play *play);
/* Cancels the search of a level. */
void play_stop_levels(struct play *play);
/* Call after any change of the game: rolls dice, plays forced actions, saves. */
void play_settle(struct play *play);
/* The menu during a game (menu.c). */
void menu_run(struct play *play);
/* Hints for the person to move (hint_screen.c). */
void hint_run(struct play *play);
/* Handles a key or a click (play_keys.c). */
void play_press(struct play *play, struct press press);
/* Milliseconds on a monotonic clock. */
long play_now(void);

#endif
