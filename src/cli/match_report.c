/* What `astragal match` says: progress, faults of bots, and the lines at the end. */
#include "check.h"
#include "match_inside.h"
#include "progress.h"

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

void match_show_progress(const struct cli *cli, const struct match_wish *wish, const struct tally *tally,
                         unsigned long played, double seconds) {
    char done[PROGRESS_NUMBER], all[PROGRESS_NUMBER], left[PROGRESS_NUMBER] = "?";
    unsigned long known = tally_known(tally);
    double ratio;
    tally_verdict(tally, &ratio);
    snprintf(done, sizeof done, "%lu", known);
    snprintf(all, sizeof all, "%lu", wish->games);
    if (played > 0 && known <= wish->games)
        progress_time(cli, seconds / (double)played * (double)(wish->games - known), left);
    if (wish->sequential) {
        snprintf(all, sizeof all, "%.2f", ratio);
        snprintf(left, sizeof left, "%.2f", sprt_bound());
        cli_point(cli, all);
        cli_point(cli, left);
    }
    progress_show(cli, wish->sequential ? WORD_MATCH_PROGRESS_SPRT : WORD_MATCH_PROGRESS,
                  (const char *const[]){done, all, left}, 3);
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

/* What the seats of one name add up to, name by name. */
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
    fprintf(out, "board.%s: games %lu wins", match->boards[board].name, sums.games);
    for (int i = 0; i < match->named; i++)
        fprintf(out, " %lu", sums.wins[i]);
    fputs(" seat_wins", out);
    for (int i = 0; i < match->seats; i++)
        fprintf(out, " %lu", sums.seat_wins[i]);
    fprintf(out, " drawn %lu decisions_per_game %.1f\n", sums.drawn, decisions_per_game(&sums, match->named));
}

static void print_sprt(FILE *out, const struct match_wish *wish, const struct tally *tally) {
    double ratio;
    enum tally_verdict verdict = tally_verdict(tally, &ratio);
    fprintf(out, "llr: %.2f\n", ratio);
    if (verdict == TALLY_OPEN)
        fputs("holds: none\n", out);
    else
        fprintf(out, "holds: elo %g\n", verdict == TALLY_HIGHER ? wish->sprt.elo1 : wish->sprt.elo0);
}

void match_print_sums(const struct cli *cli, const struct match_wish *wish, const struct tally *tally) {
    const struct match *match = &wish->match;
    struct tally_sums sums = sums_by_name(match, tally, 0, 0);
    FILE *out = cli->out;
    double elo, error;
    score_elo(&sums.score, &elo, &error);
    fprintf(out, "games: %lu\n", sums.games);
    print_counts(out, "wins", sums.wins, match->named);
    fprintf(out, "drawn: %lu\nelo: %.0f\nerror: %.0f\n", sums.drawn, elo, error);
    fputs("seconds_per_decision:", out);
    for (int i = 0; i < match->named; i++)
        fprintf(out, " %.5f", sums.made[i] ? sums.seconds[i] / (double)sums.made[i] : 0);
    fprintf(out, "\ndecisions_per_game: %.1f\n", decisions_per_game(&sums, match->named));
    print_counts(out, "seat_wins", sums.seat_wins, match->seats);
    print_counts(out, "faults", sums.faults, match->named);
    for (size_t i = 0; match->board_count > 1 && i < match->board_count; i++)
        print_board(out, match, tally, i);
    if (wish->sequential)
        print_sprt(out, wish, tally);
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

enum cli_exit match_check_bot(const struct cli *cli, const struct match_wish *wish) {
    struct checked checked = {.cli = cli};
    const char *command = match_bot_command(wish->check);
    char failed[24], points[24], untried[24];
    if (!command)
        return cli_fail(cli, WORD_MATCH_NO_BOT, wish->check);
    int answer = check_bot(&(struct check){.game = wish->start.game,
                                           .command = command,
                                           .patience = wish->match.patience,
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
