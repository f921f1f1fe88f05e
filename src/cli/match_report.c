/* The output of `astragal match`: progress, faults of bots, and the final report. */
#include "check.h"
#include "match_internal.h"
#include "progress.h"

#include <math.h>
#include <stdlib.h>
#include <unistd.h>

void match_fault_words(const struct cli *cli, enum bot_fault fault, const char *detail, struct text *out) {
    static const enum word words[BOT_FAULTS] = {
        [BOT_NO_START] = WORD_BOT_NO_START, [BOT_DIED] = WORD_BOT_DIED,
        [BOT_SILENT] = WORD_BOT_SILENT,     [BOT_TOO_MUCH] = WORD_BOT_TOO_MUCH,
        [BOT_REFUSED] = WORD_BOT_REFUSED,   [BOT_NO_PROTOCOL] = WORD_BOT_NO_PROTOCOL,
        [BOT_NO_BEST] = WORD_BOT_NO_BEST,   [BOT_ILLEGAL] = WORD_BOT_ILLEGAL,
        [BOT_UNASKED] = WORD_BOT_UNASKED,   [BOT_NO_NAME] = WORD_BOT_NO_NAME,
        [BOT_NO_ERROR] = WORD_BOT_NO_ERROR, [BOT_NO_ID] = WORD_BOT_NO_ID,
        [BOT_NO_END] = WORD_BOT_NO_END,     [BOT_UNTRIED] = WORD_BOT_UNTRIED,
    };
    bool begun = fault == BOT_SILENT && detail[0];
    cli_fill(out, begun ? WORD_BOT_UNFINISHED : words[fault], cli->language, &detail, 1);
}

void match_say_fault(const struct cli *cli, const struct match *match, const struct match_game *game,
                     int player) {
    char number[24], reason[GAME_SENTENCE_TEXT];
    struct text out = text_into(reason, sizeof reason);
    snprintf(number, sizeof number, "%lu", game->number + 1);
    match_fault_words(cli, game->fault[player], game->detail[player], &out);
    progress_clear(cli);
    cli_say(cli, cli->error, WORD_MATCH_FAULT, number, match->player[player].name, reason);
}

void match_show_progress(const struct cli *cli, const struct match_options *options,
                         const struct tally *tally, unsigned long played, double seconds) {
    char done[PROGRESS_NUMBER], all[PROGRESS_NUMBER], left[PROGRESS_NUMBER] = "?";
    unsigned long known = tally_known(tally);
    double ratio;
    tally_verdict(tally, &ratio);
    snprintf(done, sizeof done, "%lu", known);
    snprintf(all, sizeof all, "%lu", options->games);
    if (played > 0 && known <= options->games)
        progress_time(cli, seconds / (double)played * (double)(options->games - known), left);
    if (options->sequential) {
        snprintf(all, sizeof all, "%.2f", ratio);
        snprintf(left, sizeof left, "%.2f", sprt_bound());
        cli_point(cli, all);
        cli_point(cli, left);
    }
    progress_show(cli, options->sequential ? WORD_MATCH_PROGRESS_SPRT : WORD_MATCH_PROGRESS,
                  (const char *const[]){done, all, left}, 3);
}

/* A number of wins, with decimals if some were shared. */
static void print_wins(FILE *out, unsigned long points) {
    char number[32];
    int length = snprintf(number, sizeof number, "%.3f", (double)points / SCORE_WIN);
    while (number[length - 1] == '0')
        number[--length] = '\0';
    if (number[length - 1] == '.')
        number[--length] = '\0';
    fprintf(out, " %s", number);
}

static void print_all_wins(FILE *out, const char *name, const unsigned long *points, int count) {
    fputs(name, out);
    for (int i = 0; i < count; i++)
        print_wins(out, points[i]);
}

static void print_counts(FILE *out, const char *name, const unsigned long *numbers, int count) {
    fprintf(out, "%s:", name);
    for (int i = 0; i < count; i++)
        fprintf(out, " %lu", numbers[i]);
    fputc('\n', out);
}

static double decisions_per_game(const struct tally_sums *sums, int named) {
    unsigned long made = 0;
    for (int i = 0; i < named; i++)
        made += sums->made[i];
    return sums->games ? (double)made / (double)sums->games : 0;
}

/* Totals by player name instead of seat. */
static struct tally_sums sums_by_name(const struct match *match, const struct tally *tally, size_t board,
                                      size_t boards) {
    struct tally_sums sums = tally_sums(tally, board, boards);
    for (int i = match->named; i < match->seats; i++) {
        int first = i % match->named;
        sums.wins[first] += sums.wins[i];
        sums.made[first] += sums.made[i];
        sums.seconds[first] += sums.seconds[i];
        sums.faults[first] += sums.faults[i];
    }
    return sums;
}

static void print_board(FILE *out, const struct match *match, const struct tally *tally, size_t board) {
    struct tally_sums sums = sums_by_name(match, tally, board, match->board_count);
    fprintf(out, "board.%s: games %lu", match->boards[board].name, sums.games);
    print_all_wins(out, " wins", sums.wins, match->named);
    print_all_wins(out, " seat_wins", sums.seat_wins, match->seats);
    if (match->automa)
        print_all_wins(out, " automa_wins", &sums.automa_wins, 1);
    fprintf(out, " shared %lu drawn %lu lost %lu decisions_per_game %.1f\n", sums.shared, sums.drawn,
            sums.lost, decisions_per_game(&sums, match->named));
}

/* Players who win and lose together have no Elo, only a share of wins. */
static void print_strength(FILE *out, const struct match *match, const struct score *score) {
    double strength, error;
    if (match->together) {
        score_share(score, &strength, &error);
        fprintf(out, "score: %.3f\nerror: %.3f\n", strength, error);
    } else {
        score_elo(score, &strength, &error);
        /* Avoids "-0". */
        fprintf(out, "elo: %ld\nerror: %.0f\n", lround(strength), error);
    }
}

static void print_sprt(FILE *out, const struct match_options *options, const struct tally *tally) {
    double ratio;
    enum tally_verdict verdict = tally_verdict(tally, &ratio);
    fprintf(out, "llr: %.2f\n", ratio);
    if (verdict == TALLY_OPEN)
        fputs("holds: none\n", out);
    else
        fprintf(out, "holds: elo %g\n", verdict == TALLY_HIGHER ? options->sprt.elo1 : options->sprt.elo0);
}

void match_print_sums(const struct cli *cli, const struct match_options *options, const struct tally *tally) {
    const struct match *match = &options->match;
    struct tally_sums sums = sums_by_name(match, tally, 0, 0);
    FILE *out = cli->out;
    fprintf(out, "games: %lu\n", sums.games);
    print_all_wins(out, "wins:", sums.wins, match->named);
    if (match->automa)
        print_all_wins(out, "\nautoma_wins:", &sums.automa_wins, 1);
    fprintf(out, "\nshared: %lu\ndrawn: %lu\nlost: %lu\n", sums.shared, sums.drawn, sums.lost);
    print_strength(out, match, &sums.score);
    fputs("seconds_per_decision:", out);
    for (int i = 0; i < match->named; i++)
        fprintf(out, " %.5f", sums.made[i] ? sums.seconds[i] / (double)sums.made[i] : 0);
    fprintf(out, "\ndecisions_per_game: %.1f\n", decisions_per_game(&sums, match->named));
    print_all_wins(out, "seat_wins:", sums.seat_wins, match->seats);
    fputc('\n', out);
    print_counts(out, "faults", sums.faults, match->named);
    for (size_t i = 0; match->board_count > 1 && i < match->board_count; i++)
        print_board(out, match, tally, i);
    if (options->sequential)
        print_sprt(out, options, tally);
}

struct checked {
    const struct cli *cli;
    int points, untried;
};

static void report_point(void *context, enum check_point point, const char *about, enum bot_fault fault,
                         const char *detail) {
    struct checked *checked = context;
    const struct cli *cli = checked->cli;
    char reason[GAME_SENTENCE_TEXT];
    struct text out = text_into(reason, sizeof reason);
    checked->points++;
    checked->untried += fault == BOT_UNTRIED;
    fprintf(cli->out, "%s  %s", fault == BOT_FINE ? "pass" : "FAIL", check_words(point, cli->language));
    if (about[0])
        fprintf(cli->out, " (%s)", about);
    if (fault != BOT_FINE) {
        match_fault_words(cli, fault, detail, &out);
        fprintf(cli->out, "%s %s", cli->language == GAME_FRENCH ? "\u00a0:" : ":", reason);
    }
    fputc('\n', cli->out);
    fflush(cli->out);
}

enum cli_exit match_check_bot(const struct cli *cli, const struct match_options *options) {
    struct checked checked = {.cli = cli};
    const char *command = match_bot_command(options->check);
    char failed[24], points[24], untried[24];
    if (!command)
        return cli_fail(cli, WORD_MATCH_NO_BOT, options->check);
    int answer = check_bot(&(struct check){.game = options->start.game,
                                           .command = command,
                                           .timeout = options->match.timeout,
                                           .report = report_point,
                                           .context = &checked});
    if (answer < 0)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    snprintf(failed, sizeof failed, "%d", answer);
    snprintf(points, sizeof points, "%d", checked.points - answer);
    snprintf(untried, sizeof untried, "%d", checked.untried);
    cli_say(cli, cli->out, checked.untried ? WORD_CHECK_SUM_UNTRIED : WORD_CHECK_SUM, points, failed,
            untried);
    return answer == 0 ? CLI_OK : CLI_FAILED;
}
