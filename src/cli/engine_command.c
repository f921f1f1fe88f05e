/* `astragal engine`: the line protocol on standard input and output. */
#include "engine.h"
#include "player.h"
#include "start.h"

enum cli_exit engine_command(struct cli *cli, struct args *args) {
    struct game_error error = {.language = cli->language};
    struct start start = start_of(cli, args);
    long level = MIND_LEVELS;
    while (args_more(args))
        if (!args_number(args, "--level", 1, MIND_LEVELS, &level) && !start_take(&start, args))
            args_refuse(args);
    if (args->failed)
        return CLI_USAGE;
    if (!start_read_board(cli, &start))
        return CLI_FAILED;
    struct engine *engine = engine_new(cli->games, cli->out);
    if (!engine)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    engine_set_level(engine, (int)level);
    bool started = engine_start(engine, start.game, start.choices, start.count, start.position, &error);
    if (started)
        engine_run(engine, cli->in);
    else
        fprintf(cli->error, "astragal: %s\n", error.text);
    engine_free(engine);
    return started ? CLI_OK : CLI_FAILED;
}
