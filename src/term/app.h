/* State and functions shared by the screens of the client. */
#ifndef TERM_APP_H
#define TERM_APP_H

#include "ai_worker.h"
#include "analysis_job.h"
#include "autosave.h"
#include "screen.h"
#include "term.h"
#include "term_words.h"
#include "view.h"

#include "player.h"

enum { APP_LINE = 1024 };

struct app {
    const struct term_options *options;
    enum game_language language;
    struct canvas canvas; /* as large as the screen, but not below a minimum size */
    struct autosave autosave;
    bool unsaved; /* the last attempt to save the game failed */
    bool gone;    /* the terminal was closed, or a signal asked the program to end */

    /* The current game. */
    struct table *table;
    const struct ai_player *player[GAME_MAX_SEATS]; /* NULL: a person, or an automa */
    int viewer;                                     /* what is shown is what this viewer may know */
    void *known;                                    /* the state as the viewer knows it */
    int screen_holder; /* the seat whose secrets may be on the screen, where people share it; or -1 */
    bool curtain;      /* the next person has not confirmed yet that nobody else is looking */
    struct analysis_job *analysis; /* of this game, or NULL */
    struct ai_worker *ai_worker;   /* NULL when only people play */
    struct game_random random;
    struct selection selection;
    char message[APP_LINE];
    char named[APP_LINE]; /* the last file name entered */
};

/* app.c: canvas and input. Waits for a key or a click, and resizes the canvas when the screen was resized. */
struct press app_wait(struct app *app, int milliseconds, int wake);
void app_show(struct app *app, struct view_cursor cursor);
/* Sets the message line. */
void app_tell(struct app *app, enum say word, const char *first, const char *second);

/* viewer.c: who sees what. Call app_refresh after any change of the game: it updates viewer, known state and
   selection. */
void app_refresh(struct app *app);
/* Shows the screen to the person to move, who confirmed to be alone. */
void app_open_curtain(struct app *app);
/* The viewer for a table that nobody plays at right now: everything if there are no secrets or the game is
   over, else the only person, else a spectator. */
int app_viewer_of(const struct table *table);
/* Whether a person plays the seat. */
bool app_is_person(const struct table *table, int seat);

/* app_table.c: the current table. Opens a table and takes ownership of it; the previous one is closed.
   `names` are as in Player tags; NULL takes those of the record. Returns false when a level cannot play this
   game, or out of memory. */
bool app_open_table(struct app *app, struct table *table, const char *const names[GAME_MAX_SEATS]);
/* Who plays each seat according to the record: a level, or NULL for a person or an automa. */
void app_players(const struct table *table, const struct ai_player *players[GAME_MAX_SEATS]);
/* The same, as names for display. */
void app_name_players(const struct table *table, enum game_language language,
                      const char *names[GAME_MAX_SEATS]);
void app_close_table(struct app *app);
/* Saves the game; sets app->unsaved when that fails, which the screen shows until it succeeds. */
void app_autosave(struct app *app);
/* Whether the game may be left: if it could not be saved, asks. */
bool app_may_leave(struct app *app);

/* popup.c: boxes over the screen. Text to read, from its beginning or its end; a question answered by a line
   (which holds the proposed answer; returns false when cancelled) or by yes or no; one of several lines (-1 when
   cancelled); a note that does not wait for input. */
void popup_read(struct app *app, const char *title, const char *words);
void popup_read_end(struct app *app, const char *title, const char *words);
bool popup_line(struct app *app, const char *question, char line[APP_LINE]);
bool popup_agrees(struct app *app, enum say question, const char *detail);
/* Asks for a file name, with completion and a list of files. */
bool popup_file(struct app *app, const char *question, char line[APP_LINE]);
/* Text with a line of keys below it; returns what ended it. */
struct press popup_help(struct app *app, const char *title, const char *words, enum say foot,
                        enum say foot_scroll);
/* `letters` choose the lines, one for each; NULL: letters of the lines themselves. */
int popup_choose(struct app *app, const char *title, const char *const *lines, const char *letters,
                 int count);
void popup_note(struct app *app, const char *words);

/* file_prompts.c: asks for file names; `title` says what for. Saving the record, loading one, reading any
   file, and reporting an error. Those that load return NULL after they have shown the reason. */
void app_save(struct app *app);
struct table *app_load(struct app *app, enum say title);
char *app_read_file(struct app *app, enum say title, size_t most, char name[APP_LINE], size_t *length);
void app_refuse_file(struct app *app, enum say title, const char *name, const struct game_error *error);

/* The screens. */
enum app_next { APP_LEAVE, APP_START, APP_PLAY };
enum app_next setup_run(struct app *app); /* setup_screen.c */
/* saved_screen.c: lets the player open or delete one of the saved games, all unfinished or all finished. Returns the index of the
   one to open, or -1. Deleted games are removed from the list. */
int saved_run(struct app *app, struct autosave_list *list, bool finished);
enum app_next play_run(struct app *app);                  /* play.c */
void log_run(struct app *app);                            /* replay.c */
void sheets_run(struct app *app);                         /* sheets_screen.c */
void rules_run(struct app *app, const struct game *game); /* rules_screen.c */

void analysis_run(struct app *app, struct table *table); /* analysis_screen.c */

/* replay.c: steps through a record, starting at `from`. Optional notes describe the action that follows a
   point; `write` returns true when it knows a better decision. */
struct replay_notes {
    bool (*write)(void *context, size_t number, struct text *out, game_action *better);
    void *context;
};
void replay_run(struct app *app, struct table *table, size_t from, const struct replay_notes *notes);

/* The view of the current game. */
struct view app_view(const struct app *app);

#endif
