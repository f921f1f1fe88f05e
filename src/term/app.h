/* What the screens of the client share. Private to this folder. */
#ifndef TERM_APP_H
#define TERM_APP_H

#include "keep.h"
#include "say.h"
#include "screen.h"
#include "term.h"
#include "thinker.h"
#include "view.h"

enum { APP_LINE = 1024 };

struct app {
    const struct term_options *options;
    enum game_language language;
    struct canvas canvas; /* as large as the screen, or larger than a tiny one */
    struct keep keep;
    bool gone; /* the terminal is gone, or the program was asked to end */

    /* The game at hand. */
    struct table *table;
    const struct mind_player *player[GAME_MAX_SEATS];
    struct thinker *thinker; /* NULL when only people play */
    struct game_random random;
    struct pointer pointer;
    char message[APP_LINE];
    char named[APP_LINE]; /* the file that was last named */
};

/* app.c: the canvas and the keys. Waits for a press; the canvas has the size of the screen afterwards. */
struct press app_wait(struct app *app, int milliseconds, int wake);
void app_show(struct app *app, struct view_cursor cursor);
/* Fills the message line. */
void app_tell(struct app *app, enum say word, const char *first, const char *second);

/* sit.c: putting a table in front of the players. The names are as in Player tags; NULL takes those of the record. False
   when a level cannot play it. The table is freed when another is sat down at. */
bool app_sit_down(struct app *app, struct table *table, const char *const names[GAME_MAX_SEATS]);
/* Who plays each seat, as the record says; anybody who is not a level is a person (NULL). */
void app_players(const struct table *table, const struct mind_player *players[GAME_MAX_SEATS]);
void app_stand_up(struct app *app);
/* Writes the record where games are kept, and tells when that cannot be done. */
void app_keep(struct app *app);

/* popup.c: boxes over the screen. Text to read, from its beginning or its end; a question answered by a line (what it holds
   is proposed; false: none) or by yes; one of several lines (-1: none); a note that waits for nothing. */
void popup_read(struct app *app, const char *title, const char *words);
void popup_read_end(struct app *app, const char *title, const char *words);
bool popup_line(struct app *app, const char *question, char line[APP_LINE]);
bool popup_agrees(struct app *app, enum say question, const char *detail);
int popup_choose(struct app *app, const char *title, const char *const *lines, int count);
void popup_note(struct app *app, const char *words);

/* files_asked.c: files that the player names; `title` says what for. Saving the record; loading one, or any file (NULL: what
   is wrong has been told); and telling what is wrong with one. */
void app_save(struct app *app);
struct table *app_load(struct app *app, enum say title);
char *app_read_file(struct app *app, enum say title, size_t most, char name[APP_LINE], size_t *length);
void app_refuse_file(struct app *app, enum say title, const char *name, const struct game_error *error);

/* The screens. */
enum app_next { APP_LEAVE, APP_START, APP_PLAY };
enum app_next start_run(struct app *app); /* start.c */
enum app_next play_run(struct app *app);  /* play.c */
void log_run(struct app *app);            /* replay.c */
void sheets_run(struct app *app);         /* sheets_screen.c */

void analysis_run(struct app *app, struct table *table); /* analysis_screen.c */

/* replay.c: looking back from a point on. What is known about the action that follows on a point, if somebody knows anything (notes
   may be NULL): a sentence, and the decision that would have been better (false: none was). */
struct replay_notes {
    bool (*write)(void *context, size_t number, struct text *out, game_action *better);
    void *context;
};
void replay_run(struct app *app, struct table *table, size_t from, const struct replay_notes *notes);

/* The view of a table as it is now: the game at hand, or another that is looked at. */
struct view app_view(const struct app *app, const struct table *table);

#endif
