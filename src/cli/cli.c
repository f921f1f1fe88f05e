/* The commands, and what is the same for all of them: help, language, usage. */
#include "cli.h"

#include <string.h>

enum { SENTENCE = 2048 };

struct command {
    const char *name;
    const char *usage;                                 /* what follows the name */
    enum { NO_GAME, WITH_GAME, WITH_POSITION } starts; /* takes the options of a game too */
    enum word about;
    enum word more;
    cli_command *run;
};

static cli_command help_command;

static const struct command commands[] = {
    {"serve", "[--port N] [--host ADDRESS] [--open]", NO_GAME, WORD_ABOUT_SERVE, WORD_MORE_SERVE,
     serve_command},
    {"term", "[--players A,B,...] [--load FILE] [--plain] [--ascii] [--time S] [--pace MS] [--seed N]",
     WITH_POSITION, WORD_ABOUT_TERM, WORD_MORE_TERM, term_command},
    {"engine", "[--level N]", WITH_POSITION, WORD_ABOUT_ENGINE, WORD_MORE_ENGINE, engine_command},
    {"replay", "RECORD [--to N] [--log] [--position]", NO_GAME, WORD_ABOUT_REPLAY, WORD_MORE_REPLAY,
     replay_command},
    {"analyse", "RECORD [--all] [--json] [--nodes N] [--time S] [--seed N]", NO_GAME, WORD_ABOUT_ANALYSE,
     WORD_MORE_ANALYSE, analyse_command},
    {"maps", "[ID|FILE] [--group GROUP] [--seats N] [--game NAME]", NO_GAME, WORD_ABOUT_MAPS, WORD_MORE_MAPS,
     maps_command},
    {"perft", "[--depth N] [--divide]", WITH_POSITION, WORD_ABOUT_PERFT, WORD_MORE_PERFT, perft_command},
    {"bench", "[--seconds S] [--seed N]", WITH_POSITION, WORD_ABOUT_BENCH, WORD_MORE_BENCH, bench_command},
    {"match",
     "[--seats A,B,...] [--games N] [--sprt ELO0,ELO1] [--maps M,N,...] [--time S] [--nodes N] [--seed N] "
     "[--workers N] [--resume FILE] [--records DIR] [--bot-time S] | --check engine:COMMAND [--bot-time S]",
     WITH_POSITION, WORD_ABOUT_MATCH, WORD_MORE_MATCH, match_command},
    {"train", "[--maps A,B,...] [--generations N] [--games N] [--ridge R] [--seed N] [--workers N]",
     WITH_GAME, WORD_ABOUT_TRAIN, WORD_MORE_TRAIN, train_command},
    {"help", "[COMMAND]", NO_GAME, WORD_ABOUT_HELP, WORD_MORE_HELP_COMMAND, help_command},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

void cli_say(const struct cli *cli, FILE *to, enum word word, const char *first, const char *second,
             const char *third) {
    char sentence[SENTENCE];
    const char *parts[] = {first, second, third};
    size_t count = 0;
    while (count < 3 && parts[count])
        count++;
    struct text out = text_into(sentence, sizeof sentence);
    cli_fill(&out, word, cli->language, parts, count);
    /* What went wrong may be read by programs: it stays one line. */
    if (to == cli->out)
        cli_wrap(to, 2, 0, sentence);
    else
        fprintf(to, "%s\n", sentence);
}

const char *cli_point(const struct cli *cli, char *number) {
    char *point = strchr(number, '.');
    if (point && cli->language == GAME_FRENCH)
        *point = ',';
    return number;
}

void cli_pad(FILE *to, const char *words, size_t width) {
    fputs(words, to);
    for (size_t letters = cli_width(words); letters < width; letters++)
        fputc(' ', to);
}

size_t cli_width(const char *words) {
    size_t letters = 0;
    for (; *words; words++)
        letters += ((unsigned char)*words & 0xc0) != 0x80;
    return letters;
}

static void wrap(FILE *to, size_t width, size_t used, size_t indent, const char *words) {
    size_t column = used;
    for (bool first = true; *words; first = false) {
        char word[SENTENCE];
        size_t length = strcspn(words, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, words);
        if (!first && column + 1 + cli_width(word) > width) {
            fprintf(to, "\n%*s", (int)indent, "");
            column = indent;
        } else if (!first) {
            fputc(' ', to);
            column++;
        }
        fputs(word, to);
        column += cli_width(word);
        words += length + (words[length] == ' ');
    }
    fputc('\n', to);
}

void cli_wrap(FILE *to, size_t used, size_t indent, const char *words) {
    enum { WIDTH = 79 };
    wrap(to, WIDTH, used, indent, words);
}

/* Where little room is left behind the indent, words broken into shreds would be worse than lines that are. */
void cli_wrap_wide(const struct cli *cli, size_t used, size_t indent, const char *words) {
    enum { LEAST_ROOM = 20 };
    wrap(cli->out, cli->width < indent + LEAST_ROOM ? SIZE_MAX : cli->width, used, indent, words);
}

enum cli_exit cli_fail(const struct cli *cli, enum word word, const char *detail) {
    fputs("astragal: ", cli->error);
    cli_say(cli, cli->error, word, detail, NULL, NULL);
    return CLI_FAILED;
}

enum cli_exit cli_fail_file(const struct cli *cli, const char *name, const struct game_error *error) {
    char line[24];
    struct text out = text_into(line, sizeof line);
    text_number(&out, error->line);
    if (error->line > 0)
        cli_say(cli, cli->error, WORD_FILE_BAD_LINE, name, line, error->text);
    else
        cli_say(cli, cli->error, WORD_FILE_BAD, name, error->text, NULL);
    return CLI_FAILED;
}

static const struct command *find_command(const char *name) {
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static void print_usage(const struct cli *cli, FILE *to, const struct command *command) {
    char usage[SENTENCE];
    struct text out = text_into(usage, sizeof usage);
    text_put(&out, "astragal ");
    text_put(&out, command ? command->name : cli_word(WORD_USAGE_COMMAND, cli->language));
    if (command && command->usage[0]) {
        text_letter(&out, ' ');
        text_put(&out, command->usage);
    }
    if (command && command->starts) {
        text_letter(&out, ' ');
        text_put(&out, cli_word(WORD_USAGE_GAME, cli->language));
    }
    cli_say(cli, to, WORD_USAGE, usage, NULL, NULL);
}

static void print_commands(const struct cli *cli, FILE *to) {
    cli_say(cli, to, WORD_COMMANDS, NULL, NULL, NULL);
    for (size_t i = 0; i < COMMANDS; i++)
        fprintf(to, "  %-8s %s\n", commands[i].name, cli_word(commands[i].about, cli->language));
    cli_say(cli, to, WORD_MORE_HELP, NULL, NULL, NULL);
}

static bool is_board(const struct cli *cli, const struct game_option *option) {
    for (const struct game *const *game = cli->games; *game; game++)
        if ((*game)->board_option && strcmp((*game)->board_option, option->name) == 0)
            return true;
    return false;
}

/* What the option takes, in a few words. */
static void describe_option(const struct cli *cli, const struct game_option *option, struct text *out) {
    char least[24], most[24];
    struct text low = text_into(least, sizeof least);
    struct text high = text_into(most, sizeof most);
    text_number(&low, option->least);
    text_number(&high, option->most);
    if (option->type == GAME_CHECK)
        text_put(out, "on, off");
    else if (option->type == GAME_SPIN)
        cli_fill(out, WORD_OPTION_NUMBER, cli->language, (const char *const[]){least, most}, 2);
    else if (option->type == GAME_STRING)
        text_put(out, cli_word(is_board(cli, option) ? WORD_OPTION_BOARD : WORD_OPTION_TEXT, cli->language));
    else
        for (const char *const *value = option->values; *value; value++) {
            text_put(out, value == option->values ? "" : ", ");
            text_put(out, *value);
        }
}

static void print_game_options(const struct cli *cli, const struct game *game) {
    for (const struct game_option *option = game->options; option->name; option++) {
        char values[SENTENCE];
        struct text out = text_into(values, sizeof values);
        describe_option(cli, option, &out);
        fprintf(cli->out, "  --%-13s ", option->name);
        cli_say(cli, cli->out, WORD_OPTION_STANDARD, values, option->standard, NULL);
    }
}

static void print_start_options(const struct cli *cli, bool position) {
    char names[SENTENCE];
    fputc('\n', cli->out);
    cli_say(cli, cli->out, WORD_GAME_OPTIONS, NULL, NULL, NULL);
    struct text out = text_into(names, sizeof names);
    for (const struct game *const *game = cli->games; *game; game++) {
        text_put(&out, game == cli->games ? "" : ", ");
        text_put(&out, (*game)->name);
    }
    fprintf(cli->out, "  --%-13s ", "game");
    cli_say(cli, cli->out, WORD_OPTION_STANDARD, names, cli->games[0]->name, NULL);
    for (const struct game *const *game = cli->games; *game; game++)
        print_game_options(cli, *game);
    if (position)
        fprintf(cli->out, "  --%-13s %s\n", "position", cli_word(WORD_OPTION_POSITION, cli->language));
}

static enum cli_exit help_command(struct cli *cli, struct args *args) {
    const char *name = NULL;
    if (args_plain(args, &name) && args->left > 0)
        args_refuse(args);
    if (args->failed)
        return CLI_USAGE;
    const struct command *command = name ? find_command(name) : NULL;
    if (name && !command) {
        args_fail(args, WORD_BAD_COMMAND, name);
        return CLI_USAGE;
    }
    if (!command) {
        cli_say(cli, cli->out, WORD_TITLE, NULL, NULL, NULL);
        print_usage(cli, cli->out, NULL);
        print_commands(cli, cli->out);
        return CLI_OK;
    }
    print_usage(cli, cli->out, command);
    cli_say(cli, cli->out, command->more, NULL, NULL, NULL);
    if (command->starts)
        print_start_options(cli, command->starts == WITH_POSITION);
    return CLI_OK;
}

/* `--lang` may stand anywhere; it is taken out before the command sees its words. */
static int take_language(struct cli *cli, int count, char **words, struct args *problem) {
    int kept = 0;
    for (struct args args = {.words = words, .left = count}; args_more(&args);) {
        const char *value = "";
        if (!args_value(&args, "--lang", &value)) {
            words[kept++] = args_skip(&args);
            continue;
        }
        if (strcmp(value, "en") == 0 || strcmp(value, "fr") == 0)
            cli->language = value[0] == 'f' ? GAME_FRENCH : GAME_ENGLISH;
        else
            args_fail(problem, WORD_BAD_LANGUAGE, NULL);
    }
    return kept;
}

static void say_problem(const struct cli *cli, const struct args *args) {
    char values[SENTENCE];
    struct text out = text_into(values, sizeof values);
    if (args->option)
        describe_option(cli, args->option, &out);
    fputs("astragal: ", cli->error);
    cli_say(cli, cli->error, args->failed ? args->reason : WORD_WORD_MISSING, args->about,
            args->option ? values : args->least, args->most);
}

static enum cli_exit refuse_usage(const struct cli *cli, const struct command *command,
                                  const struct args *args) {
    say_problem(cli, args);
    print_usage(cli, cli->error, command);
    if (!command)
        print_commands(cli, cli->error);
    return CLI_USAGE;
}

static enum cli_exit run(struct cli *cli, int count, char **words) {
    struct args args = {0};
    count = take_language(cli, count, words, &args);
    const char *name = count > 0 ? words[0] : "";
    if (strcmp(name, "--version") == 0 && count == 1) {
        fputs("astragal " ASTRAGAL_VERSION "\n", cli->out);
        return CLI_OK;
    }
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        name = "help";
    const struct command *command = find_command(name);
    if (!command && name[0])
        args_fail(&args, WORD_BAD_COMMAND, name);
    if (!command || args.failed)
        return refuse_usage(cli, command, &args);
    args.words = words + 1;
    args.left = count - 1;
    if (count == 2 && strcmp(words[1], "--help") == 0) {
        args.words[0] = words[0];
        command = find_command("help");
    }
    enum cli_exit answer = command->run(cli, &args);
    return answer == CLI_USAGE ? refuse_usage(cli, command, &args) : answer;
}

int cli_main(struct cli *cli, int count, char **words) {
    enum cli_exit answer = run(cli, count, words);
    if (fflush(cli->out) != 0 || ferror(cli->out))
        return answer == CLI_OK ? CLI_FAILED : (int)answer;
    return (int)answer;
}
