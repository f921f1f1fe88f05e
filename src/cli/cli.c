/* The table of commands, and what they share: help, language, usage. */
#include "cli.h"

#include <string.h>

enum { SENTENCE = 4096 };

struct command {
    const char *name;
    const char *usage;                                 /* what follows the name */
    enum { NO_GAME, WITH_GAME, WITH_POSITION } starts; /* whether it takes the options of a game too */
    enum word about;
    enum word more;
    cli_command *run;
};

static cli_command help_command;

static const struct command commands[] = {
    {"serve",
     "[--port N] [--host ADDRESS] [--open] [--store FILE|postgres://...] [--threads N] [--connections N] "
     "[--per-address N] [--tables N] [--away S] [--archive DIR] [--archive-after DAYS] "
     "[--origin URL] [--certificate FILE --key FILE] [--log]",
     NO_GAME, WORD_ABOUT_SERVE, WORD_MORE_SERVE, serve_command},
    {"term", "[--players A,B,...] [--load FILE] [--plain] [--ascii] [--time S] [--pace MS] [--seed N]",
     WITH_POSITION, WORD_ABOUT_TERM, WORD_MORE_TERM, term_command},
    {"engine", "[--level N]", WITH_POSITION, WORD_ABOUT_ENGINE, WORD_MORE_ENGINE, engine_command},
    {"replay", "RECORD [--to N] [--log] [--position]", NO_GAME, WORD_ABOUT_REPLAY, WORD_MORE_REPLAY,
     replay_command},
    {"analyse", "RECORD [--all] [--json] [--nodes N] [--time S] [--seed N]", NO_GAME, WORD_ABOUT_ANALYSE,
     WORD_MORE_ANALYSE, analyse_command},
    {"rules", "[SECTION|all] [--game NAME]", NO_GAME, WORD_ABOUT_RULES, WORD_MORE_RULES, rules_command},
    {"maps", "[ID|FILE] [--group GROUP] [--seats N] [--game NAME]", NO_GAME, WORD_ABOUT_MAPS, WORD_MORE_MAPS,
     maps_command},
    {"perft", "[--depth N] [--divide]", WITH_POSITION, WORD_ABOUT_PERFT, WORD_MORE_PERFT, perft_command},
    {"bench", "[--seconds S] [--seed N]", WITH_POSITION, WORD_ABOUT_BENCH, WORD_MORE_BENCH, bench_command},
    {"match",
     "[--seats A,B,...] [--games N] [--sprt ELO0,ELO1] [--maps M,N,...] [--time S] [--nodes N] [--seed N] "
     "[--workers N] [--resume FILE] [--records DIR] [--bot-time S] | --check engine:COMMAND [--bot-time S]",
     WITH_POSITION, WORD_ABOUT_MATCH, WORD_MORE_MATCH, match_command},
    {"train",
     "[--maps A,B,...] [--generations N] [--games N] [--ridge R] [--nodes N] [--temperature T] [--seed N] "
     "[--workers N]",
     WITH_GAME, WORD_ABOUT_TRAIN, WORD_MORE_TRAIN, train_command},
    {"verify", "RECORD", NO_GAME, WORD_ABOUT_VERIFY, WORD_MORE_VERIFY, verify_command},
    {"load",
     "[--tables N] [--seconds S] [--store FILE|postgres://...] [--pace N] [--idle N] [--kills N] [--servers "
     "N] "
     "[--seed N]",
     WITH_GAME, WORD_ABOUT_LOAD, WORD_MORE_LOAD, load_command},
    {"store", "ACTION [TABLE|FILE|DAYS FOLDER] [--store FILE|postgres://...]", NO_GAME, WORD_ABOUT_STORE,
     WORD_MORE_STORE, store_command},
    {"bot", "LINK PLAYER", NO_GAME, WORD_ABOUT_BOT, WORD_MORE_BOT, bot_command},
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
    /* Errors may be read by programs: they stay on one line. */
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

/* Returns the number of lines; only counts them where `to` is NULL. */
static size_t wrap(FILE *to, size_t width, size_t used, size_t indent, const char *words) {
    size_t column = used, lines = 1;
    for (bool first = true; *words; first = false) {
        char word[SENTENCE];
        size_t length = strcspn(words, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, words);
        if (!first && column + 1 + cli_width(word) > width) {
            if (to)
                fprintf(to, "\n%*s", (int)indent, "");
            column = indent;
            lines++;
        } else if (!first) {
            if (to)
                fputc(' ', to);
            column++;
        }
        if (to)
            fputs(word, to);
        column += cli_width(word);
        words += length + (words[length] == ' ');
    }
    if (to)
        fputc('\n', to);
    return lines;
}

enum { WRAP_WIDTH = 79 };

void cli_wrap(FILE *to, size_t used, size_t indent, const char *words) {
    wrap(to, WRAP_WIDTH, used, indent, words);
}

size_t cli_lines(size_t used, size_t indent, const char *words) {
    return wrap(NULL, WRAP_WIDTH, used, indent, words);
}

/* If little room is left after the indent, long lines are better than tiny ones. */
void cli_wrap_wide(const struct cli *cli, size_t used, size_t indent, const char *words) {
    enum { LEAST_WIDTH = 20 };
    wrap(cli->out, cli->width < indent + LEAST_WIDTH ? SIZE_MAX : cli->width, used, indent, words);
}

enum cli_exit cli_fail(const struct cli *cli, enum word word, const char *detail) {
    fputs("astragal: ", cli->error);
    cli_say(cli, cli->error, word, detail, NULL, NULL);
    return CLI_FAILED;
}

void cli_note_refusal(const struct cli *cli) {
    if (cli->refused)
        *cli->refused = true;
}

enum cli_exit cli_refuse(const struct cli *cli, enum word word, const char *detail) {
    cli_note_refusal(cli);
    return cli_fail(cli, word, detail);
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

/* Writes a usage line with its capitalized words in the language. */
static void put_usage(const char *usage, size_t length, enum game_language language, struct text *out) {
    static const char *const words[][GAME_LANGUAGES] = {
        {"FILE", "FICHIER"},   {"ADDRESS", "ADRESSE"}, {"NAME", "NOM"},        {"GROUP", "GROUPE"},
        {"RECORD", "PARTIE"},  {"LINK", "LIEN"},       {"PLAYER", "JOUEUR"},   {"DAYS", "JOURS"},
        {"FOLDER", "DOSSIER"}, {"DIR", "DOSSIER"},     {"COMMAND", "COMMANDE"}};
    static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (const char *at = usage; at < usage + length;) {
        size_t word = strspn(at, capitals), number = 0, count = sizeof words / sizeof words[0];
        while (number < count &&
               (strlen(words[number][0]) != word || strncmp(words[number][0], at, word) != 0))
            number++;
        if (word > 0 && number < count)
            text_put(out, words[number][language]);
        else
            text_format(out, "%.*s", (int)(word ? word : 1), at);
        at += word ? word : 1;
    }
}

static void print_usage(const struct cli *cli, FILE *to, const struct command *command) {
    char usage[SENTENCE];
    struct text out = text_into(usage, sizeof usage);
    text_put(&out, "astragal ");
    text_put(&out, command ? command->name : cli_word(WORD_USAGE_COMMAND, cli->language));
    if (command && command->usage[0]) {
        text_letter(&out, ' ');
        put_usage(command->usage, strlen(command->usage), cli->language, &out);
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

static bool is_named(const char *name, const struct game_option *option) {
    return name && strcmp(name, option->name) == 0;
}

/* What a text is: the name of a board or of a file, or any other. */
static enum word kind_of_text(const struct cli *cli, const struct game_option *option) {
    for (const struct game *const *game = cli->games; *game; game++) {
        if (is_named((*game)->board_option, option))
            return WORD_OPTION_BOARD;
        if (is_named((*game)->file_option, option))
            return WORD_OPTION_FILE;
    }
    return WORD_OPTION_TEXT;
}

/* The values that the option takes. */
static void describe_option(const struct cli *cli, const struct game_option *option, struct text *out) {
    char least[24], most[24];
    struct text low = text_into(least, sizeof least);
    struct text high = text_into(most, sizeof most);
    text_number(&low, option->min);
    text_number(&high, option->max);
    if (option->type == GAME_CHECK)
        text_put(out, "on, off");
    else if (option->type == GAME_SPIN)
        cli_fill(out, WORD_OPTION_NUMBER, cli->language, (const char *const[]){least, most}, 2);
    else if (option->type == GAME_STRING)
        text_put(out, cli_word(kind_of_text(cli, option), cli->language));
    else
        for (const char *const *value = option->values; *value; value++) {
            text_put(out, value == option->values ? "" : ", ");
            text_put(out, *value);
        }
}

static void print_game_options(const struct cli *cli, const struct game *game) {
    if (cli->games[1] && game->options[0].name)
        cli_say(cli, cli->out, WORD_OPTIONS_OF, game->title[cli->language], NULL, NULL);
    for (const struct game_option *option = game->options; option->name; option++) {
        char values[SENTENCE];
        struct text out = text_into(values, sizeof values);
        describe_option(cli, option, &out);
        fprintf(cli->out, "  --%-13s ", option->name);
        cli_say(cli, cli->out, WORD_OPTION_STANDARD, values, option->default_value, NULL);
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
    fprintf(cli->out, "  --%-13s ", "set");
    cli_wrap(cli->out, 18, 18, cli_word(WORD_OPTION_SET, cli->language));
    if (position)
        fprintf(cli->out, "  --%-13s %s\n", "position", cli_word(WORD_OPTION_POSITION, cli->language));
    for (const struct game *const *game = cli->games; *game; game++)
        print_game_options(cli, *game);
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

/* Removes `--lang`, which may be anywhere on the command line. */
static int take_language(struct cli *cli, int count, char **words, struct args *problem) {
    int kept = 0;
    for (struct args args = {.words = words, .left = count}; args.left > 0 && !args.failed;) {
        const char *value = "";
        if (strcmp(args.words[0], "--") == 0)
            args.literal = true;
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

/* What the command cannot do without: the start of its usage line, up to the first option. */
static void say_missing(const struct cli *cli, const struct command *command) {
    char missing[SENTENCE];
    struct text out = text_into(missing, sizeof missing);
    size_t length = command ? strcspn(command->usage, "[") : 0;
    while (length > 0 && command->usage[length - 1] == ' ')
        length--;
    if (length > 0)
        put_usage(command->usage, length, cli->language, &out);
    else
        text_put(&out, cli_word(WORD_USAGE_COMMAND, cli->language));
    cli_fail(cli, WORD_WORD_MISSING, missing);
}

static void say_problem(const struct cli *cli, const struct args *args) {
    char values[SENTENCE];
    struct text out = text_into(values, sizeof values);
    if (args->option)
        describe_option(cli, args->option, &out);
    fputs("astragal: ", cli->error);
    cli_say(cli, cli->error, args->reason, args->about, args->option ? values : args->least, args->most);
}

static enum cli_exit refuse_usage(const struct cli *cli, const struct command *command,
                                  const struct args *args) {
    if (args->failed)
        say_problem(cli, args);
    else
        say_missing(cli, command);
    print_usage(cli, cli->error, command);
    if (!command)
        print_commands(cli, cli->error);
    return CLI_USAGE;
}

static bool is_help(const char *word) {
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

static bool is_version(const char *word) {
    return strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0;
}

/* Whether one of the options is such a request. */
static bool asks_for(bool (*is_request)(const char *), char **words, int count) {
    for (int i = 0; i < count && strcmp(words[i], "--") != 0; i++)
        if (is_request(words[i]))
            return true;
    return false;
}

static enum cli_exit run(struct cli *cli, int count, char **words) {
    struct args args = {0};
    count = take_language(cli, count, words, &args);
    if (count > 0 && strcmp(words[0], "--") == 0) { /* a command is no option anyway */
        words++;
        count--;
    }
    const char *name = count > 0 ? words[0] : "";
    bool help = asks_for(is_help, words, count);
    if (!help && asks_for(is_version, words, count) && (count == 1 || find_command(name))) {
        fputs("astragal " ASTRAGAL_VERSION "\n", cli->out);
        return CLI_OK;
    }
    if (is_help(name) || (count == 0 && !args.failed))
        name = "help";
    const struct command *command = find_command(name);
    if (!command && name[0])
        args_fail(&args, WORD_BAD_COMMAND, name);
    if (!command || args.failed)
        return refuse_usage(cli, command, &args);
    args.words = words + (count > 0);
    args.left = count - (count > 0);
    if (asks_for(is_help, args.words, args.left)) {
        words[1] = words[0];
        args = (struct args){.words = words + 1, .left = is_help(words[0]) ? 0 : 1};
        command = find_command("help");
    }
    enum cli_exit answer = command->run(cli, &args);
    return answer == CLI_USAGE ? refuse_usage(cli, command, &args) : answer;
}

int cli_main(struct cli *cli, int count, char **words) {
    bool refused = false;
    cli->refused = &refused;
    enum cli_exit answer = run(cli, count, words);
    cli->refused = NULL;
    if (answer == CLI_FAILED && refused)
        answer = CLI_USAGE;
    if (fflush(cli->out) != 0 || ferror(cli->out))
        return answer == CLI_OK ? CLI_FAILED : (int)answer;
    return (int)answer;
}
