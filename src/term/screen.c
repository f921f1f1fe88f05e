/* The terminal, through ncursesw. */
#define _POSIX_C_SOURCE  200809L
#define NCURSES_WIDECHAR 1
#include "screen.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/* After ours: curses.h brings a `bool` and many macros. */
#include <curses.h>

/* Signal handlers can reach globals only. A handler also writes to a pipe that the wait for input polls, so that no signal is
   missed just before it. */
static volatile sig_atomic_t ended, resized;
static int wake_pipe[2] = {-1, -1};
static struct termios shell_modes; /* of the terminal before we changed them */
static SCREEN *terminal;
static bool painted; /* the terminal has colours and they are enabled */

enum { GRACE = 5 }; /* seconds to end in */

static void wake(void) {
    int before = errno;
    if (write(wake_pipe[1], "", 1) != 1) {
        /* A full pipe wakes the loop as well. */
    }
    errno = before;
}

/* A program that hangs, on a terminal that takes no output for example, must end all the same: its game is saved. */
static void end_now(int number) {
    (void)number;
    tcsetattr(STDIN_FILENO, TCSANOW, &shell_modes);
    _exit(128 + ended);
}

static void note_signal(int number) {
    if (number == SIGWINCH)
        resized = 1;
    else if (!ended) {
        ended = number;
        alarm(GRACE);
    } else
        end_now(number);
    wake();
}

static const struct {
    int number;
    void (*handler)(int);
} caught[] = {{SIGHUP, note_signal},  {SIGTERM, note_signal},  {SIGINT, note_signal},
              {SIGQUIT, note_signal}, {SIGWINCH, note_signal}, {SIGALRM, end_now}};
enum { CAUGHT = sizeof caught / sizeof caught[0] };
static struct sigaction handlers_before[CAUGHT];

static bool catch_signals(void) {
    ended = resized = 0;
    if (pipe(wake_pipe) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        fcntl(wake_pipe[i], F_SETFL, O_NONBLOCK);
        fcntl(wake_pipe[i], F_SETFD, FD_CLOEXEC);
    }
    for (int i = 0; i < CAUGHT; i++) {
        struct sigaction action = {.sa_handler = caught[i].handler};
        sigemptyset(&action.sa_mask);
        sigaction(caught[i].number, &action, &handlers_before[i]);
    }
    return true;
}

static void release_signals(void) {
    alarm(0);
    for (int i = 0; i < CAUGHT; i++)
        sigaction(caught[i].number, &handlers_before[i], NULL);
    close(wake_pipe[0]);
    close(wake_pipe[1]);
    wake_pipe[0] = wake_pipe[1] = -1;
}

/* Ctrl-S and Ctrl-Q are ordinary keys: nothing stops the output. */
static void disable_flow_control(void) {
    struct termios modes;
    if (tcgetattr(STDIN_FILENO, &modes) != 0)
        return;
    modes.c_iflag &= ~(tcflag_t)(IXON | IXOFF);
    tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    def_prog_mode(); /* so that it stays so after Ctrl-Z */
}

/* The inks for a number of colours. The background is set too: some inks would be unreadable on a light
   terminal. */
struct palette {
    int colours;
    short paper;
    short shade; /* background of what can be chosen; the paper if no colour is left for it */
    short ink[INKS];
};

enum { BRIGHT = 8 };

/* Most colours first. */
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

/* One colour pair for each ink on the paper, and one for each on the shade. */
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
    tcgetattr(STDIN_FILENO, &shell_modes);
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
    disable_flow_control();
    if (catch_signals())
        return true;
    endwin();
    delscreen(terminal);
    terminal = NULL;
    return false;
}

void screen_close(void) {
    if (!terminal)
        return;
    endwin();
    delscreen(terminal);
    terminal = NULL;
    release_signals();
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

/* The left button points, the right one goes back like Esc, the wheel moves like the arrows. */
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
    case 0x15:
        return (struct press){.kind = PRESS_CLEAR};
    case 0x0c: /* ^L: redraw */
        clearok(curscr, TRUE);
        return (struct press){.kind = PRESS_RESIZE};
    default:
        if (letter < ' ')
            return (struct press){.kind = PRESS_NONE};
        return (struct press){.kind = PRESS_LETTER, .letter = (uint32_t)letter};
    }
}

/* Redraws everything even if the size is the same: the terminal may have lost its contents meanwhile. */
static struct press take_size(void) {
    struct winsize size;
    resized = 0;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
        resize_term(size.ws_row, size.ws_col);
    clearok(curscr, TRUE);
    return (struct press){.kind = PRESS_RESIZE};
}

struct press screen_wait(int milliseconds, int wake_file) {
    struct press hangup = {.kind = PRESS_HANGUP};
    wint_t key;
    char byte;
    if (ended)
        return hangup;
    if (resized)
        return take_size();
    int read_key = get_wch(&key); /* input that curses has already read */
    if (read_key == ERR) {
        struct pollfd files[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                                 {.fd = wake_pipe[0], .events = POLLIN},
                                 {.fd = wake_file, .events = POLLIN}};
        int ready = poll(files, wake_file >= 0 ? 3 : 2, milliseconds);
        bool failed = ready < 0 && errno != EINTR;
        while (read(wake_pipe[0], &byte, 1) == 1) {}
        if (ended || failed)
            return hangup;
        if (resized)
            return take_size();
        read_key = get_wch(&key);
        /* Ready but nothing to read: the terminal is gone. */
        if (read_key == ERR && ready > 0 && files[0].revents & (POLLHUP | POLLERR | POLLNVAL))
            return hangup;
    }
    if (read_key == KEY_CODE_YES)
        return read_function_key(key);
    return read_key == OK ? read_letter(key) : (struct press){.kind = PRESS_NONE};
}
