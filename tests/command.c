/* Runs command lines in memory. */
#define _DEFAULT_SOURCE
#include "command.h"
#include "pig.h"
#include "scripted.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

const struct game *const test_games[] = {&pig_game, &scripted_game, NULL};

enum { MAX_WORDS = 24 };

struct run *run_as(const struct cli *like, const char *input, const char *line) {
    struct run *run = calloc(1, sizeof *run);
    struct cli cli = *like;
    char *words[MAX_WORDS];
    int count = 0;
    assert_non_null(run);
    char *copy = strdup(line);
    for (char *word = strtok(copy, " "); word && count < MAX_WORDS; word = strtok(NULL, " ")) {
        for (char *at = word; *at; at++)
            *at = (char)(*at == '~' ? ' ' : *at);
        words[count++] = word;
    }
    cli.in = input[0] ? fmemopen((char *)(uintptr_t)input, strlen(input), "r") : fopen("/dev/null", "r");
    cli.out = open_memstream(&run->out, &run->out_length);
    cli.error = open_memstream(&run->error, &run->error_length);
    assert_true(cli.in && cli.out && cli.error);
    run->code = cli_main(&cli, count, words);
    fclose(cli.in);
    fclose(cli.out);
    fclose(cli.error);
    free(copy);
    return run;
}

struct run *run_games(const struct game *const *games, const char *input, const char *line) {
    return run_as(&(struct cli){.games = games}, input, line);
}

void finish(struct run *run) {
    free(run->out);
    free(run->error);
    free(run);
}

void assert_says(const char *text, const char *part) {
    if (!strstr(text, part))
        fail_msg("expected: %s\nin: %s", part, text);
}

void check(const struct game *const *games, const char *line, int code, const char *part) {
    struct run *run = run_games(games, "", line);
    if (run->code != code)
        fail_msg("%s: exit code %d instead of %d\n%s", line, run->code, code, run->error);
    assert_says(code == CLI_OK ? run->out : run->error, part);
    if (code == CLI_USAGE) {
        assert_says(run->error, "usage");
        assert_string_equal(run->out, "");
    }
    finish(run);
}

void check_refused(const struct game *const *games, const char *line, const char *part) {
    struct run *run = run_games(games, "", line);
    if (run->code != CLI_USAGE)
        fail_msg("%s: exit code %d instead of 2\n%s", line, run->code, run->error);
    assert_says(run->error, part);
    assert_null(strstr(run->error, "usage"));
    finish(run);
}

static char directory[] = "/tmp/astragal-cli-XXXXXX";

int make_directory(void **unused) {
    (void)unused;
    return mkdtemp(directory) && chdir(directory) == 0 ? 0 : -1;
}

int remove_directory(void **unused) {
    (void)unused;
    return chdir("/") == 0 && rmdir(directory) == 0 ? 0 : -1;
}

void write_file(const char *name, const char *text) {
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    fclose(file);
}

char *read_file(const char *name) {
    char *text = calloc(1, 65536);
    FILE *file = fopen(name, "rb");
    assert_non_null(file);
    assert_true(fread(text, 1, 65535, file) > 0);
    fclose(file);
    return text;
}
