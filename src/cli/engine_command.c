/* `astragal engine`: the line protocol on standard input and output. */
#include "engine.h"
#include "game_options.h"
#include "player.h"

enum cli_exit engine_command(struct cli *cli, struct args *args) {
    struct game_error error = {.language = cli->language};
    struct game_options start = game_options_of(cli, args);
    long level = AI_LEVELS;
    while (args_more(args))
        if (!args_number(args, "--level", 1, AI_LEVELS, &level) && !game_options_take(&start, args))
            game_options_refuse(cli, args);
    if (args->failed)
        return CLI_USAGE;
    if (!game_options_read_file(cli, &start))
        return CLI_FAILED;
    struct engine *engine = engine_new(cli->games, cli->out);
    if (!engine)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    engine_set_level(engine, (int)level);
    bool started = engine_start(engine, start.game, start.choices, start.count, start.position, &error);
    if (started)
        engine_run(engine, cli->in);
    else {
        fprintf(cli->error, "astragal: %s\n", error.text);
        cli_note_refusal(cli);
    }
    engine_free(engine);
    return started ? CLI_OK : CLI_FAILED;
}
