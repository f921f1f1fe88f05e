/* `astragal rules`: the rules of a game as text. */
#include "rules_text.h"

#include "game_options.h"
#include "rule_texts.h"

#include <stdlib.h>
#include <string.h>

/* Prints a line of the text wrapped, its dash hanging. */
static void print_line(FILE *out, const char *line, size_t length) {
    char *words = malloc(length + 1);
    if (!words)
        return;
    memcpy(words, line, length);
    words[length] = '\0';
    size_t indent = strncmp(words, "- ", 2) == 0 ? 2 : 0, heading = strncmp(words, "### ", 4) == 0 ? 4 : 0;
    cli_wrap(out, 0, indent, words + heading);
    free(words);
}

static void print_section(const struct cli *cli, const struct rules_section *section) {
    fprintf(cli->out, cli->bold ? "\033[1m%.*s\033[0m\n\n" : "%.*s\n\n", (int)section->title_length,
            section->title);
    for (size_t at = 0; at < section->length;) {
        size_t length = 0;
        while (at + length < section->length && section->body[at + length] != '\n')
            length++;
        print_line(cli->out, section->body + at, length);
        at += length + 1;
    }
}

/* "  2  The map": sections are counted from 0, the introduction, so that the number is that of the title, if it has one. */
static void print_title(const struct cli *cli, size_t number, const struct rules_section *section) {
    size_t own = strspn(section->title, "0123456789");
    own = own > 0 && strncmp(section->title + own, ". ", 2) == 0 ? own + 2 : 0;
    fprintf(cli->out, "%3zu  %.*s\n", number, (int)(section->title_length - own), section->title + own);
}

bool rules_print(const struct cli *cli, const struct game *game, const char *which) {
    const char *rules = games_rules(game, cli->language);
    struct rules_section section;
    size_t count = 0;
    long number = 0;
    bool all = strcmp(which, "all") == 0;
    if (!rules) {
        cli_fail(cli, WORD_NO_RULES, game->title[cli->language]);
        return false;
    }
    while (games_rules_section(rules, count, &section))
        count++;
    if (which[0] && !all && !text_read_number(which, 0, (long)count - 1, &number)) {
        char sections[24];
        snprintf(sections, sizeof sections, "%zu", count - 1);
        fputs("astragal: ", cli->error);
        cli_say(cli, cli->error, WORD_NO_SECTION, sections, which, NULL);
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        games_rules_section(rules, i, &section);
        if (!which[0])
            print_title(cli, i, &section);
        else if (all || i == (size_t)number) {
            fputs(all && i > 0 ? "\n" : "", cli->out);
            print_section(cli, &section);
        }
    }
    return true;
}

enum cli_exit rules_command(struct cli *cli, struct args *args) {
    struct game_options start = game_options_of(cli, args);
    const char *which = NULL, *game = NULL;
    while (args_more(args))
        if (!args_value(args, "--game", &game) && (which || !args_plain(args, &which)))
            args_refuse(args);
    if (args->failed)
        return CLI_USAGE;
    if (rules_print(cli, start.game, which ? which : ""))
        return CLI_OK;
    cli_note_refusal(cli);
    return CLI_FAILED;
}
