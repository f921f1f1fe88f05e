/* Progress on the error stream. */
#define _POSIX_C_SOURCE 200809L
#include "progress.h"

#include <unistd.h>

/* A stream in memory has no descriptor. */
bool progress_is_watched(const struct cli *cli) {
    int number = fileno(cli->error);
    return number >= 0 && isatty(number);
}

void progress_show(const struct cli *cli, enum word word, const char *const *parts, size_t count) {
    char sentence[GAME_SENTENCE_TEXT];
    struct text out = text_into(sentence, sizeof sentence);
    cli_fill(&out, word, cli->language, parts, count);
    fprintf(cli->error, progress_is_watched(cli) ? "\r%s\033[K" : "%s\n", sentence);
    fflush(cli->error);
}

void progress_clear(const struct cli *cli) {
    if (progress_is_watched(cli))
        fputs("\r\033[K", cli->error);
}

void progress_time(const struct cli *cli, double seconds, char out[PROGRESS_NUMBER]) {
    if (seconds < 100)
        snprintf(out, PROGRESS_NUMBER, "%.0f s", seconds);
    else if (seconds < 6000)
        snprintf(out, PROGRESS_NUMBER, "%.0f min", seconds / 60);
    else
        snprintf(out, PROGRESS_NUMBER, "%.1f h", seconds / 3600);
    cli_point(cli, out);
}
