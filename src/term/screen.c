/* The terminal, through ncursesw. */
#define NCURSES_WIDECHAR 1
#include "screen.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* After ours: curses.h brings a `bool` and many macros. */
#include <curses.h>

static volatile sig_atomic_t ended; /* a signal can reach nothing but a global */
static SCREEN *terminal;

static void note_end(int number) {
    ended = number;
}

/* Colours of the inks. */
static const struct {
    short colour;
    short rich; /* of 256, or -1 */
} colours[INKS] = {
    [INK_PLAIN] = {-1, -1},
    [INK_SEAT] = {COLOR_RED, 203},
    [INK_SEAT + 1] = {COLOR_CYAN, 81},
    [INK_SEAT + 2] = {COLOR_YELLOW, 221},
    [INK_SEAT + 3] = {COLOR_MAGENTA, 177},
    [INK_QUIET] = {-1, 245},
    [INK_GROUND] = {COLOR_BLUE, 61},
    [INK_PLANET] = {COLOR_GREEN, 114},
    [INK_TITLE] = {-1, 153},
    [INK_LIT] = {COLOR_WHITE, 231},
    [INK_GOOD] = {COLOR_GREEN, 120},
    [INK_WARN] = {COLOR_RED, 209},
};

enum { SHADE = 237 }; /* of 256 */

/* A pair for each ink, and one with the shade behind it. */
static void mix_colours(void) {
    start_color();
    use_default_colors();
    for (short ink = 0; ink < INKS; ink++) {
        short colour = COLORS >= 256 ? colours[ink].rich : colours[ink].colour;
        init_pair((short)(ink + 1), colour, -1);
        init_pair((short)(ink + 1 + INKS), colour, COLORS >= 256 ? SHADE : -1);
    }
}

bool screen_open(bool colour) {
    struct sigaction action = {.sa_handler = note_end};
    terminal = newterm(NULL, stdout, stdin);
    if (!terminal)
        return false;
    set_term(terminal);
    set_escdelay(25);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    if (colour && has_colors())
        mix_colours();
    mousemask(BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED, NULL);
    mouseinterval(0);
    sigaction(SIGHUP, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    return true;
}

void screen_close(void) {
    if (!terminal)
        return;
    endwin();
    delscreen(terminal);
    terminal = NULL;
}

void screen_size(int *columns, int *rows) {
    getmaxyx(stdscr, *rows, *columns);
}

static attr_t attributes(uint8_t marks) {
    return (marks & MARK_BOLD ? WA_BOLD : 0) | (marks & MARK_DIM ? WA_DIM : 0) |
           (marks & MARK_REVERSE ? WA_REVERSE : 0) | (marks & MARK_UNDERLINE ? WA_UNDERLINE : 0);
}

void screen_show(const struct canvas *canvas, int column, int row) {
    bool inked = COLOR_PAIRS > 2 * INKS;
    erase();
    for (int y = 0; y < canvas->rows; y++)
        for (int x = 0; x < canvas->columns; x++) {
            const struct canvas_cell *cell = canvas_at(canvas, x, y);
            wchar_t letter[2] = {(wchar_t)cell->letter, 0};
            cchar_t shown;
            int pair = 1 + cell->style.ink + (cell->style.marks & MARK_SHADE ? INKS : 0);
            setcchar(&shown, letter, attributes(cell->style.marks), inked ? (short)pair : 0, NULL);
            mvadd_wch(y, x, &shown);
        }
    curs_set(column >= 0);
    if (column >= 0)
        move(row, column);
    refresh();
}

static const struct {
    wint_t key;
    enum press_kind kind;
} keys[] = {
    {KEY_UP, PRESS_UP},         {KEY_DOWN, PRESS_DOWN},     {KEY_LEFT, PRESS_LEFT},
    {KEY_RIGHT, PRESS_RIGHT},   {KEY_PPAGE, PRESS_PAGE_UP}, {KEY_NPAGE, PRESS_PAGE_DOWN},
    {KEY_HOME, PRESS_HOME},     {KEY_END, PRESS_END},       {KEY_ENTER, PRESS_ENTER},
    {KEY_BTAB, PRESS_BACK_TAB}, {KEY_RESIZE, PRESS_RESIZE}, {KEY_BACKSPACE, PRESS_BACKSPACE},
    {KEY_DC, PRESS_BACKSPACE},
};

static struct press read_function_key(wint_t key) {
    MEVENT event;
    if (key == KEY_MOUSE && getmouse(&event) == OK)
        return (struct press){.kind = PRESS_CLICK, .column = event.x, .row = event.y};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i].key == key)
            return (struct press){.kind = keys[i].kind};
    return (struct press){.kind = PRESS_NONE};
}

static struct press read_letter(wint_t letter) {
    switch (letter) {
    case '\r':
    case '\n':
        return (struct press){.kind = PRESS_ENTER};
    case '\t':
        return (struct press){.kind = PRESS_TAB};
    case 0x1b:
        return (struct press){.kind = PRESS_ESCAPE};
    case 0x7f:
    case 0x08:
        return (struct press){.kind = PRESS_BACKSPACE};
    case 0x0c: /* ^L: draw everything anew */
        clearok(curscr, TRUE);
        return (struct press){.kind = PRESS_RESIZE};
    default:
        if (letter < ' ')
            return (struct press){.kind = PRESS_NONE};
        return (struct press){.kind = PRESS_LETTER, .letter = (uint32_t)letter};
    }
}

struct press screen_wait(int milliseconds, int wake) {
    struct press hangup = {.kind = PRESS_HANGUP};
    wint_t key;
    if (ended)
        return hangup;
    int read = get_wch(&key); /* what curses holds already */
    if (read == ERR) {
        struct pollfd files[2] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = wake, .events = POLLIN}};
        int ready = poll(files, wake >= 0 ? 2 : 1, milliseconds);
        if (ended || (ready < 0 && errno != EINTR))
            return hangup;
        read = get_wch(&key);
        /* Ready and yet nothing to read: the other side is gone. */
        if (read == ERR && ready > 0 && files[0].revents & (POLLHUP | POLLERR | POLLNVAL))
            return hangup;
    }
    if (read == KEY_CODE_YES)
        return read_function_key(key);
    return read == OK ? read_letter(key) : (struct press){.kind = PRESS_NONE};
}
