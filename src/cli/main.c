/* The program: detects language and terminal, and runs the command line. */
#define _DEFAULT_SOURCE
#include "cli.h"
#include "games.h"
#include "page.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* The name of the locale for a category; "" if there is none. */
static const char *locale_for(const char *category) {
    const char *const names[] = {"LC_ALL", category, "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value && value[0])
            return value;
    }
    return "";
}

static enum game_language language_of_environment(void) {
    return strncmp(locale_for("LC_MESSAGES"), "fr", 2) == 0 ? GAME_FRENCH : GAME_ENGLISH;
}

/* Even a locale that is not installed, as happens over SSH, tells the terminal's character set by its name.
   */
static void choose_letters(void) {
    const char *name = locale_for("LC_CTYPE");
    if (!setlocale(LC_CTYPE, "") && (strstr(name, "UTF-8") || strstr(name, "utf8")))
        setlocale(LC_CTYPE, "C.UTF-8");
}

static bool knows_bold(void) {
    const char *terminal = getenv("TERM");
    return isatty(STDOUT_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
}

/* The columns of the terminal; 0 if there is none. */
static size_t width_of_terminal(void) {
    struct winsize size;
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* The Linux console handles UTF-8, but its font lacks the emblems. */
static bool shows_unicode(void) {
    const char *terminal = getenv("TERM");
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0 && !(terminal && strcmp(terminal, "linux") == 0);
}

/* https://no-color.org: set and not empty. */
static bool wants_colour(void) {
    const char *none = getenv("NO_COLOR");
    return !none || !none[0];
}

int main(int count, char **words) {
    choose_letters();
    struct cli cli = {.games = games_all,
                      .page = &serve_page,
                      .stores = true,
                      .language = language_of_environment(),
                      .in = stdin,
                      .out = stdout,
                      .error = stderr,
                      .width = width_of_terminal(),
                      .bold = knows_bold(),
                      .screen = knows_bold() && isatty(STDIN_FILENO),
                      .colour = wants_colour(),
                      .unicode = shows_unicode()};
    return cli_main(&cli, count > 0 ? count - 1 : 0, words + 1);
}
