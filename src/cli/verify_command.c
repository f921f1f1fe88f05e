/* `astragal verify`: verifies the dice of a finished online game. */
#include "cli.h"
#include "fair.h"
#include "records.h"

static enum cli_exit say_verdict(const struct cli *cli, const struct table *table, const char *name) {
    struct fair_check check;
    char number[24], outcomes[24];
    enum fair_verdict verdict = fair_verify(table, &check);
    snprintf(number, sizeof number, "%zu", table_length(table));
    snprintf(outcomes, sizeof outcomes, "%u", (unsigned)check.outcomes);
    record_print_head(cli, table);
    cli_say(cli, cli->out, WORD_VERIFY_ACTIONS, number, NULL, NULL);
    if (verdict == FAIR_TRUE || verdict == FAIR_BAD_OUTCOME) {
        cli_say(cli, cli->out, WORD_VERIFY_COMMITMENT, table_tag(table, FAIR_TAG_COMMITMENT), NULL, NULL);
        cli_say(cli, cli->out, WORD_VERIFY_OUTCOMES, outcomes, NULL, NULL);
    }
    switch (verdict) {
    case FAIR_TRUE:
        return CLI_OK;
    case FAIR_NO_TAGS:
        return cli_fail(cli, WORD_VERIFY_NO_TAGS, name);
    case FAIR_NO_SEED:
        return cli_fail(cli, WORD_VERIFY_NO_SEED, name);
    case FAIR_BAD_COMMITMENT:
        return cli_fail(cli, WORD_VERIFY_BAD_SEED, name);
    case FAIR_BAD_OUTCOME:
        snprintf(number, sizeof number, "%zu", check.action + 1);
        fputs("astragal: ", cli->error);
        cli_say(cli, cli->error, WORD_VERIFY_BAD_OUTCOME, number, check.found, check.expected);
        return CLI_FAILED;
    default:
        return cli_fail(cli, WORD_VERIFY_BAD_TAG, name);
    }
}

enum cli_exit verify_command(struct cli *cli, struct args *args) {
    const char *name = NULL;
    while (args_more(args))
        if (name || !args_plain(args, &name))
            args_refuse(args);
    if (args->failed || !name)
        return CLI_USAGE;
    if (!fair_ready())
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    struct table *table = record_open(cli, name);
    if (!table)
        return CLI_FAILED;
    enum cli_exit answer = say_verdict(cli, table, name);
    table_free(table);
    return answer;
}
