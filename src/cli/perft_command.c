/* `astragal perft`: counts of sequences of actions, to compare with other programs and earlier versions. */
#include "clock.h"
#include "game_options.h"
#include "perft.h"

#include <inttypes.h>

enum { DEEPEST = 20, DEFAULT_DEPTH = 3 };

/* Context of print_part. */
struct division {
    const struct cli *cli;
    const struct table *table;
};

static void print_part(void *context, game_action action, uint64_t sequences) {
    const struct division *division = context;
    const struct table *table = division->table;
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    table_game(table)->write_action(table_setting(table), table_state(table), action, &out);
    fprintf(division->cli->out, "%s: %" PRIu64 "\n", words, sequences);
}

static enum cli_exit count(const struct cli *cli, const struct table *table, int depth, bool divide) {
    struct division division = {cli, table};
    char number[24], levels[24], seconds[24];
    uint64_t sequences;
    double from = clock_seconds();
    if (perft_count(table_game(table), table_setting(table), table_state(table), depth, UINT64_MAX,
                    divide ? print_part : NULL, &division, &sequences) != PERFT_DONE)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    snprintf(number, sizeof number, "%" PRIu64, sequences);
    snprintf(levels, sizeof levels, "%d", depth);
    snprintf(seconds, sizeof seconds, "%.3f", clock_seconds() - from);
    cli_say(cli, cli->out, WORD_PERFT_SUM, number, levels, cli_point(cli, seconds));
    return CLI_OK;
}

enum cli_exit perft_command(struct cli *cli, struct args *args) {
    struct game_options start = game_options_of(cli, args);
    long depth = DEFAULT_DEPTH;
    bool divide = false;
    while (args_more(args)) {
        if (args_flag(args, "--divide"))
            divide = true;
        else if (!args_number(args, "--depth", 0, DEEPEST, &depth) && !game_options_take(&start, args))
            game_options_refuse(cli, args);
    }
    if (args->failed)
        return CLI_USAGE;
    struct table *table = game_options_table(cli, &start);
    if (!table)
        return CLI_FAILED;
    enum cli_exit answer = count(cli, table, (int)depth, divide);
    table_free(table);
    return answer;
}
