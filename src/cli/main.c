/* The program: the games it knows, the reader's language, and the command line. */
#define _POSIX_C_SOURCE 200809L
#include "cli.h"
#include "games.h"
#include "page.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static enum game_language language_of_environment(void) {
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value && value[0])
            return strncmp(value, "fr", 2) == 0 ? GAME_FRENCH : GAME_ENGLISH;
    }
    return GAME_ENGLISH;
}

static bool knows_bold(void) {
    const char *terminal = getenv("TERM");
    return isatty(STDOUT_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
}

/* The console of Linux knows UTF-8, but its font has no emblems. */
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
    setlocale(LC_CTYPE, "");
    struct cli cli = {.games = games_all,
                      .page = &serve_page,
                      .language = language_of_environment(),
                      .in = stdin,
                      .out = stdout,
                      .error = stderr,
                      .bold = knows_bold(),
                      .screen = knows_bold() && isatty(STDIN_FILENO),
                      .colour = wants_colour(),
                      .unicode = shows_unicode()};
    return cli_main(&cli, count > 0 ? count - 1 : 0, words + 1);
}
