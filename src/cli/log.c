/* Printing the log. */
#include "log.h"

struct printing {
    const struct cli *cli;
    const struct table *table;
    size_t until;
};

static void print_entry(void *context, size_t number, const void *state, game_action action) {
    const struct printing *printing = context;
    char words[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    if (number >= printing->until)
        return;
    table_game(printing->table)
        ->tell(table_setting(printing->table), state, action, GAME_SPECTATOR, printing->cli->language, &out);
    fprintf(printing->cli->out, "%4zu. ", number + 1);
    cli_wrap(printing->cli->out, 6, 6, words);
}

void log_print(const struct cli *cli, const struct table *table, size_t since, size_t until) {
    table_walk(table, since, print_entry, &(struct printing){cli, table, until});
}
