/* `astragal engine`: the line protocol on standard input and output. */
#include "engine.h"
#include "start.h"

enum cli_exit engine_command(struct cli *cli, struct args *args) {
    struct game_error error = {.language = cli->language};
    struct start start = start_of(cli, args);
    while (args_more(args))
        if (!start_take(&start, args))
            args_refuse(args);
    if (args->failed)
        return CLI_USAGE;
    if (!start_read_board(cli, &start))
        return CLI_FAILED;
    struct engine *engine = engine_new(cli->games, cli->out);
    if (!engine)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    bool started = engine_start(engine, start.game, start.choices, start.count, start.position, &error);
    if (started)
        engine_run(engine, cli->in);
    else
        fprintf(cli->error, "astragal: %s\n", error.text);
    engine_free(engine);
    return started ? CLI_OK : CLI_FAILED;
}
