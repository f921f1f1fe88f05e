/* The terminal: shows a canvas and reads keys and mouse. Only screen.c uses ncurses. */
#ifndef TERM_SCREEN_H
#define TERM_SCREEN_H

#include "canvas.h"

enum press_kind {
    PRESS_NONE, /* timeout, or `wake` became readable */
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
    PRESS_CLEAR, /* Ctrl-U: clears a line of input */
    PRESS_CLICK,
    PRESS_RESIZE,
    PRESS_HANGUP, /* the terminal is gone or a signal asked the program to end; final */
};

struct press {
    enum press_kind kind;
    uint32_t letter;
    int column, row; /* of a click */
};

/* Takes over the terminal, and restores it. screen_open returns false when the terminal cannot be drawn on.
   */
bool screen_open(bool colour);
void screen_close(void);
void screen_size(int *columns, int *rows);
/* Shows the canvas, with the cursor at a cell (hidden when column is negative). */
void screen_show(const struct canvas *canvas, int column, int row);
/* Waits for input for so many milliseconds (negative: no timeout), or until the file descriptor `wake` (-1:
   none) becomes readable. */
struct press screen_wait(int milliseconds, int wake);

#endif
