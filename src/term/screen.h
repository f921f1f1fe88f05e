/* The terminal: shows a canvas, and tells what was pressed. The only file pair that knows ncurses. */
#ifndef TERM_SCREEN_H
#define TERM_SCREEN_H

#include "canvas.h"

enum press_kind {
    PRESS_NONE, /* the time is up, or something else woke us */
    PRESS_LETTER,
    PRESS_UP,
    PRESS_DOWN,
    PRESS_LEFT,
    PRESS_RIGHT,
    PRESS_PAGE_UP,
    PRESS_PAGE_DOWN,
    PRESS_HOME,
    PRESS_END,
    PRESS_ENTER,
    PRESS_ESCAPE,
    PRESS_TAB,
    PRESS_BACK_TAB,
    PRESS_BACKSPACE,
    PRESS_CLICK,
    PRESS_RESIZE,
    PRESS_HANGUP, /* the terminal is gone, or the program is asked to end: nothing else comes any more */
};

struct press {
    enum press_kind kind;
    uint32_t letter;
    int column, row; /* of a click */
};

/* Takes the terminal over, and gives it back. False when there is none that can do it. */
bool screen_open(bool colour);
void screen_close(void);
void screen_size(int *columns, int *rows);
/* Shows the canvas, with the cursor at a cell (hidden when column is negative). */
void screen_show(const struct canvas *canvas, int column, int row);
/* Waits for a press, for so many milliseconds (negative: for ever), or until `wake` (a file, or -1) can be read. */
struct press screen_wait(int milliseconds, int wake);

#endif
