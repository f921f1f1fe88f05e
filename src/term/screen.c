/* The terminal, through ncursesw. */
#define _GNU_SOURCE      /* ppoll */
#define NCURSES_WIDECHAR 1
#include "screen.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* After ours: curses.h brings a `bool` and many macros. */
#include <curses.h>

/* A signal can reach nothing but a global. Signals are let in while we wait and at no other time, so that none comes unnoticed
   just before. */
static volatile sig_atomic_t ended, resized;
static sigset_t let_in;
static SCREEN *terminal;
static bool painted; /* there are colours, and they are wanted */

static void note_signal(int number) {
    if (number == SIGWINCH)
        resized = 1;
    else
        ended = number;
}

static void catch_signals(void) {
    static const int caught[] = {SIGHUP, SIGTERM, SIGINT, SIGWINCH};
    struct sigaction action = {.sa_handler = note_signal};
    sigset_t held;
    sigemptyset(&held);
    for (size_t i = 0; i < sizeof caught / sizeof caught[0]; i++) {
        sigaddset(&held, caught[i]);
        sigaction(caught[i], &action, NULL);
    }
    pthread_sigmask(SIG_BLOCK, &held, &let_in);
}

/* What the inks look like in so many colours. The paper is painted too: a terminal's own may be light or dark, and then some
   ink could not be read. */
struct palette {
    int colours;
    short paper;
    short shade; /* behind what can be chosen; the same as the paper where there is no colour for it */
    short ink[INKS];
};

enum { BRIGHT = 8 };

/* The richest first. */
static const struct palette palettes[] = {
    {256,
     233,
     237,
     {[INK_PLAIN] = 252,
      [INK_SEAT] = 203,
      [INK_SEAT + 1] = 81,
      [INK_SEAT + 2] = 221,
      [INK_SEAT + 3] = 177,
      [INK_QUIET] = 245,
      [INK_GROUND] = 61,
      [INK_PLANET] = 114,
      [INK_TITLE] = 153,
      [INK_LIT] = 231,
      [INK_GOOD] = 120,
      [INK_WARN] = 209}},
    {16,
     COLOR_BLACK,
     COLOR_BLACK,
     {[INK_PLAIN] = COLOR_WHITE,
      [INK_SEAT] = COLOR_RED + BRIGHT,
      [INK_SEAT + 1] = COLOR_CYAN + BRIGHT,
      [INK_SEAT + 2] = COLOR_YELLOW + BRIGHT,
      [INK_SEAT + 3] = COLOR_MAGENTA + BRIGHT,
      [INK_QUIET] = COLOR_WHITE,
      [INK_GROUND] = COLOR_BLUE + BRIGHT,
      [INK_PLANET] = COLOR_GREEN,
      [INK_TITLE] = COLOR_WHITE + BRIGHT,
      [INK_LIT] = COLOR_WHITE + BRIGHT,
      [INK_GOOD] = COLOR_GREEN + BRIGHT,
      [INK_WARN] = COLOR_RED + BRIGHT}},
    {8,
     COLOR_BLACK,
     COLOR_BLACK,
     {[INK_PLAIN] = COLOR_WHITE,
      [INK_SEAT] = COLOR_RED,
      [INK_SEAT + 1] = COLOR_CYAN,
      [INK_SEAT + 2] = COLOR_YELLOW,
      [INK_SEAT + 3] = COLOR_MAGENTA,
      [INK_QUIET] = COLOR_WHITE,
      [INK_GROUND] = COLOR_BLUE,
      [INK_PLANET] = COLOR_GREEN,
      [INK_TITLE] = COLOR_WHITE,
      [INK_LIT] = COLOR_WHITE,
      [INK_GOOD] = COLOR_GREEN,
      [INK_WARN] = COLOR_RED}},
};

/* A pair for each ink on paper, and one for each on the shade. */
static void mix_colours(void) {
    enum { PALETTES = sizeof palettes / sizeof palettes[0] };
    const struct palette *palette = palettes;
    start_color();
    while (palette < palettes + PALETTES - 1 && COLORS < palette->colours)
        palette++;
    if (COLORS < palette->colours || COLOR_PAIRS <= 2 * INKS)
        return;
    for (short ink = 0; ink < INKS; ink++) {
        init_pair((short)(ink + 1), palette->ink[ink], palette->paper);
        init_pair((short)(ink + 1 + INKS), palette->ink[ink], palette->shade);
    }
    painted = true;
}

bool screen_open(bool colour) {
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
    painted = false;
    if (colour && has_colors())
        mix_colours();
    mousemask(BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
    mouseinterval(0);
    catch_signals();
    return true;
}

void screen_close(void) {
    if (!terminal)
        return;
    endwin();
    delscreen(terminal);
    terminal = NULL;
    pthread_sigmask(SIG_SETMASK, &let_in, NULL);
}

void screen_size(int *columns, int *rows) {
    getmaxyx(stdscr, *rows, *columns);
}

static attr_t attributes(uint8_t marks) {
    return (marks & MARK_BOLD ? WA_BOLD : 0) | (marks & MARK_DIM ? WA_DIM : 0) |
           (marks & MARK_REVERSE ? WA_REVERSE : 0) | (marks & MARK_UNDERLINE ? WA_UNDERLINE : 0);
}

void screen_show(const struct canvas *canvas, int column, int row) {
    erase();
    for (int y = 0; y < canvas->rows; y++)
        for (int x = 0; x < canvas->columns; x++) {
            const struct canvas_cell *cell = canvas_at(canvas, x, y);
            wchar_t letter[2] = {(wchar_t)cell->letter, 0};
            cchar_t shown;
            int pair = 1 + cell->style.ink + (cell->style.marks & MARK_SHADE ? INKS : 0);
            setcchar(&shown, letter, attributes(cell->style.marks), painted ? (short)pair : 0, NULL);
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
    {KEY_BTAB, PRESS_BACK_TAB}, {KEY_DC, PRESS_BACKSPACE},  {KEY_BACKSPACE, PRESS_BACKSPACE},
};

/* The left button points; the right one goes back as Esc does; the wheel moves as the arrows do. */
static struct press read_mouse(const MEVENT *event) {
    static const struct {
        mmask_t button;
        enum press_kind kind;
    } buttons[] = {{BUTTON1_PRESSED, PRESS_CLICK},
                   {BUTTON3_PRESSED, PRESS_ESCAPE},
                   {BUTTON4_PRESSED, PRESS_UP},
                   {BUTTON5_PRESSED, PRESS_DOWN}};
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++)
        if (event->bstate & buttons[i].button)
            return (struct press){.kind = buttons[i].kind, .column = event->x, .row = event->y};
    return (struct press){.kind = PRESS_NONE};
}

static struct press read_function_key(wint_t key) {
    MEVENT event;
    if (key == KEY_MOUSE)
        return getmouse(&event) == OK ? read_mouse(&event) : (struct press){.kind = PRESS_NONE};
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

/* Draws everything anew, even if the size is what it was: on the way there the terminal may have lost what it showed. */
static struct press take_size(void) {
    struct winsize size;
    resized = 0;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
        resize_term(size.ws_row, size.ws_col);
    clearok(curscr, TRUE);
    return (struct press){.kind = PRESS_RESIZE};
}

static int wait_for(struct pollfd *files, nfds_t count, int milliseconds) {
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    return ppoll(files, count, milliseconds < 0 ? NULL : &time, &let_in);
}

struct press screen_wait(int milliseconds, int wake) {
    struct press hangup = {.kind = PRESS_HANGUP};
    wint_t key;
    wait_for(NULL, 0, 0);
    if (ended)
        return hangup;
    if (resized)
        return take_size();
    int read = get_wch(&key); /* what curses holds already */
    if (read == ERR) {
        struct pollfd files[2] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = wake, .events = POLLIN}};
        int ready = wait_for(files, wake >= 0 ? 2 : 1, milliseconds);
        if (ended || (ready < 0 && errno != EINTR))
            return hangup;
        if (resized)
            return take_size();
        read = get_wch(&key);
        /* Ready and yet nothing to read: the other side is gone. */
        if (read == ERR && ready > 0 && files[0].revents & (POLLHUP | POLLERR | POLLNVAL))
            return hangup;
    }
    if (read == KEY_CODE_YES)
        return read_function_key(key);
    return read == OK ? read_letter(key) : (struct press){.kind = PRESS_NONE};
}
