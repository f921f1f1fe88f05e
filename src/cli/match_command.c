/* `astragal match`: plays games between players on all cores and reports their strength. */
#include "clock.h"
#include "match_internal.h"
#include "progress.h"

#include <stdlib.h>

enum { FAULTS_TOLD = 5, PROGRESS_EVERY = 5 };

/* A match in progress. */
struct playing {
    const struct cli *cli;
    const struct match_options *options;
    struct tally *tally;
    struct match_file file;
    unsigned long played; /* without those from the file */
    unsigned long told;   /* faults */
    double start, shown;
    enum word trouble;
    const char *trouble_with; /* NULL: there was none */
};

static bool next_game(void *context, unsigned long *number) {
    struct playing *playing = context;
    return tally_next(playing->tally, number);
}

static bool stop_with(struct playing *playing, enum word trouble, const char *with) {
    playing->trouble = trouble;
    playing->trouble_with = with;
    return false;
}

static bool take_game(void *context, const struct match_game *game) {
    struct playing *playing = context;
    const struct match *match = &playing->options->match;
    double ratio;
    if (game->trouble == MATCH_NO_MEMORY)
        return stop_with(playing, WORD_NO_MEMORY, "");
    if (game->trouble == MATCH_NOT_KEPT)
        return stop_with(playing, WORD_FILE_UNWRITTEN, playing->options->records);
    if (!match_file_add(&playing->file, match->seats, game))
        return stop_with(playing, WORD_FILE_UNWRITTEN, playing->file.name);
    for (int player = 0; player < match->seats; player++)
        if (game->fault[player] != BOT_FINE && playing->told++ < FAULTS_TOLD)
            match_say_fault(playing->cli, match, game, player);
    tally_add(playing->tally, game);
    playing->played++;
    return tally_verdict(playing->tally, &ratio) == TALLY_OPEN;
}

static void tick(void *context) {
    struct playing *playing = context;
    double now = clock_seconds();
    if (now - playing->shown < (progress_is_watched(playing->cli) ? 1 : PROGRESS_EVERY))
        return;
    playing->shown = now;
    match_show_progress(playing->cli, playing->options, playing->tally, playing->played,
                        now - playing->start);
}

static bool try_bot(const struct cli *cli, const struct match_options *options,
                    const struct match_player *player, struct answer *answer) {
    struct bot *bot = NULL;
    enum bot_fault fault =
        bot_join(player->command, options->opened.table[0], options->match.timeout, &bot, answer);
    bot_close(bot, fault == BOT_FINE ? 1 : 0);
    if (fault == BOT_FINE)
        return true;
    char reason[GAME_SENTENCE_TEXT];
    struct text out = text_into(reason, sizeof reason);
    match_fault_words(cli, fault, answer->tail, &out);
    fputs("astragal: ", cli->error);
    cli_say(cli, cli->error, WORD_FILE_BAD, player->name, reason, NULL);
    return false;
}

/* Reports a bot that cannot play at all before the match starts. */
static bool try_bots(const struct cli *cli, const struct match_options *options) {
    struct answer *answer = malloc(sizeof *answer);
    bool good = true;
    if (!answer) {
        cli_fail(cli, WORD_NO_MEMORY, NULL);
        return false;
    }
    bot_hold_signals();
    for (int i = 0; i < options->match.named && good; i++)
        good = options->match.player[i].ai || try_bot(cli, options, &options->match.player[i], answer);
    bot_release_signals();
    free(answer);
    return good;
}

static enum cli_exit say_end(const struct playing *playing, enum workers_answer answer,
                             const struct workers_end *end) {
    char number[24], signal_number[24];
    snprintf(number, sizeof number, "%lu",
             answer == WORKERS_DIED ? end->number + 1 : tally_known(playing->tally));
    snprintf(signal_number, sizeof signal_number, "%d", end->signal);
    if (playing->trouble_with)
        return cli_fail(playing->cli, playing->trouble, playing->trouble_with);
    if (answer == WORKERS_NO_START)
        return cli_fail(playing->cli, WORD_MATCH_NO_WORKERS, NULL);
    if (answer == WORKERS_DONE || answer == WORKERS_ENOUGH)
        return CLI_OK;
    enum word stopped = playing->options->resume ? WORD_MATCH_STOPPED : WORD_MATCH_NOT_KEPT;
    fputs("astragal: ", playing->cli->error);
    cli_say(playing->cli, playing->cli->error, answer == WORKERS_DIED ? WORD_MATCH_DIED : stopped, number,
            signal_number, NULL);
    return CLI_FAILED;
}

static enum cli_exit play(struct playing *playing) {
    struct workers_end end = {0};
    struct workers_host host = {next_game, take_game, tick, playing};
    playing->start = playing->shown = clock_seconds();
    enum workers_answer answer =
        workers_play(&playing->options->match, playing->options->workers, &host, &end);
    progress_clear(playing->cli);
    enum cli_exit code = say_end(playing, answer, &end);
    if (tally_known(playing->tally) > 0)
        match_print_sums(playing->cli, playing->options, playing->tally);
    return code;
}

static enum cli_exit open_and_play(const struct cli *cli, struct match_options *options) {
    struct playing playing = {.cli = cli, .options = options};
    enum cli_exit answer = CLI_FAILED;
    if (!match_prepare(options, cli))
        return CLI_FAILED;
    if (!match_records_open(cli, options) || !try_bots(cli, options))
        return CLI_FAILED;
    if (options->records) {
        options->match.store = match_records_write;
        options->match.context = options;
    }
    playing.tally =
        tally_new(match_sides(&options->match), options->games, options->sequential ? &options->sprt : NULL);
    if (!playing.tally)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    if (match_file_open(cli, options, playing.tally, &playing.file))
        answer = play(&playing);
    match_file_close(&playing.file);
    tally_free(playing.tally);
    return answer;
}

enum cli_exit match_command(struct cli *cli, struct args *args) {
    struct match_options *options = calloc(1, sizeof *options);
    if (!options)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    match_take_options(options, cli, args);
    enum cli_exit answer = args->failed     ? CLI_USAGE
                           : options->check ? match_check_bot(cli, options)
                                            : open_and_play(cli, options);
    match_release(options);
    free(options);
    return answer;
}
