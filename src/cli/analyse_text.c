/* An analysis as text for people: turn by turn, then what it comes to. */
#include "analyse.h"
#include "records.h"

#include <math.h>
#include <string.h>

enum { WORST = 5, WORST_COLUMN = 19, NUMBER = 24, NAME = 28 };

/* An error gets more alternatives. */
static const size_t alternatives[ANALYSIS_MARKS] = {1, 1, 2, 3};

struct printing {
    const struct cli *cli;
    const struct table *table;
    struct analysis *analysis;
    const struct game *game;
    const void *setting;
    int seats;
    int turn;   /* whose heading was printed last, or -1 */
    bool ended; /* a turn was ended since then, or none ever was */
    bool ends;  /* turns are ended in this game: the set-up is over */
    bool all;   /* alternatives that are not better are wanted too */
};

/* Hundredths as the language writes them; with a sign if asked for, but nothing is never less or more than nothing. */
static const char *hundredths(const struct cli *cli, double number, int decimals, bool sign,
                              char out[NUMBER]) {
    bool nothing = fabs(100 * number) < 0.5 * pow(10, -decimals);
    snprintf(out, NUMBER, sign && !nothing ? "%+.*f" : "%.*f", decimals, nothing ? 0 : 100 * number);
    return cli_point(cli, out);
}

static void print_right(FILE *out, const char *words, size_t width) {
    for (size_t i = cli_width(words); i < width; i++)
        fputc(' ', out);
    fputs(words, out);
}

static void print_blanks(FILE *out, size_t width) {
    print_right(out, "", width);
}

/* Where words begin behind the numbers. */
static size_t words_column(const struct printing *printing) {
    return 12 + 6 * (size_t)printing->seats + 18;
}

static void print_heading_row(const struct printing *printing) {
    const struct cli *cli = printing->cli;
    print_blanks(cli->out, 5);
    print_right(cli->out, cli_word(WORD_ANALYSE_BEFORE, cli->language), 7);
    for (int seat = 0; seat < printing->seats; seat++)
        print_right(cli->out, printing->game->seat_mark(seat), 6);
    print_right(cli->out, cli_word(WORD_ANALYSE_COST, cli->language), 7);
    print_right(cli->out, cli_word(WORD_ANALYSE_LUCK, cli->language), 9);
    fputc('\n', cli->out);
}

/* Vulpes Alliance (Ann) */
static void put_name(const struct printing *printing, int seat, struct text *out) {
    const char *player = table_player(printing->table, seat);
    printing->game->seat_name(seat, printing->cli->language, out);
    if (player)
        text_format(out, " (%s)", player);
}

static void print_name(const struct printing *printing, int seat) {
    char name[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(name, sizeof name);
    put_name(printing, seat, &out);
    fprintf(printing->cli->out, printing->cli->bold ? "\n\033[1m%s\033[0m\n" : "\n%s\n", name);
}

/* A turn is what a seat decides up to its deliberate end; what others answer in between belongs to it. */
static void follow_turn(struct printing *printing, const void *state, const struct analysis_entry *entry) {
    const struct game *game = printing->game;
    if (entry->seat >= 0 && entry->seat != printing->turn && (printing->ended || printing->turn < 0)) {
        print_name(printing, entry->seat);
        printing->turn = entry->seat;
        printing->ended = !printing->ends;
    }
    if (game->deliberate && entry->seat >= 0 && !GAME_IS_RESIGN(entry->action) &&
        game->deliberate(printing->setting, state, entry->action))
        printing->ended = printing->ends = true;
}

static void print_numbers(const struct printing *printing, size_t number,
                          const struct analysis_entry *entry) {
    char words[NUMBER];
    const struct cli *cli = printing->cli;
    int turn = printing->turn < 0 ? 0 : printing->turn, whose = entry->seat < 0 ? turn : entry->seat;
    fprintf(cli->out, "%4zu ", number + 1);
    print_right(cli->out, hundredths(cli, entry->before[whose], 1, false, words), 7);
    for (int seat = 0; seat < printing->seats; seat++)
        print_right(cli->out, hundredths(cli, entry->after[seat], 1, false, words), 6);
    bool decided = entry->kind == ANALYSIS_DECISION && entry->cost >= analysis_visible,
         given_up = entry->kind == ANALYSIS_RESIGNATION;
    print_right(cli->out, decided || given_up ? hundredths(cli, entry->cost, 1, false, words) : "", 7);
    fprintf(cli->out, " %-2s", decided ? analysis_mark_sign(entry->cost) : "");
    double luck = analysis_luck(entry, turn);
    print_right(cli->out, fabs(luck) >= analysis_visible ? hundredths(cli, luck, 1, true, words) : "", 6);
    fputs("  ", cli->out);
}

static void print_alternative(const struct printing *printing, const void *state, enum word word,
                              const struct analysis_option *option) {
    const struct cli *cli = printing->cli;
    char label[GAME_SENTENCE_TEXT], action[GAME_ACTION_TEXT], chance[NUMBER];
    struct text words = text_into(label, sizeof label), notation = text_into(action, sizeof action);
    printing->game->label(printing->setting, state, option->action, cli->language, &words);
    game_write_action(printing->game, printing->setting, state, option->action, &notation);
    hundredths(cli, option->chance, 1, false, chance);
    char better[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(better, sizeof better);
    cli_fill(&out, word, cli->language, (const char *const[]){label, action, chance}, 3);
    size_t column = words_column(printing) + 2;
    print_blanks(cli->out, column);
    cli_wrap_wide(cli, column, column + 2, better);
}

/* What was better. Of decisions with the same chance, which are often the same plan in another order, the first. */
static void print_alternatives(const struct printing *printing, const void *state,
                               const struct analysis_entry *entry) {
    size_t left = alternatives[analysis_mark(entry->cost)];
    double last = 2;
    for (size_t i = 0; i < entry->best_count && left > 0; i++) {
        const struct analysis_option *option = &entry->best[i];
        if (option->chance < entry->after[entry->seat] + analysis_visible)
            return;
        if (last - option->chance < analysis_visible)
            continue;
        print_alternative(printing, state, WORD_ANALYSE_BETTER, option);
        last = option->chance;
        left--;
    }
}

/* The best decisions beside the one that was played, better or not. */
static void print_all_alternatives(const struct printing *printing, const void *state,
                                   const struct analysis_entry *entry) {
    size_t left = alternatives[ANALYSIS_MARKS - 1];
    for (size_t i = 0; i < entry->best_count && left > 0; i++) {
        const struct analysis_option *option = &entry->best[i];
        if (option->action == entry->action)
            continue;
        bool better = option->chance >= entry->after[entry->seat] + analysis_visible;
        print_alternative(printing, state, better ? WORD_ANALYSE_BETTER : WORD_ANALYSE_ELSE, option);
        left--;
    }
}

static void put_told(const struct printing *printing, const void *state, game_action action,
                     struct text *out) {
    printing->game->tell(printing->setting, state, action, GAME_SPECTATOR, printing->cli->language, out);
    text_put(out, "  [");
    game_write_action(printing->game, printing->setting, state, action, out);
    text_letter(out, ']');
}

static void print_entry(struct printing *printing, size_t number) {
    char told[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(told, sizeof told);
    const struct analysis_entry *entry = analysis_entry(printing->analysis, number);
    const void *state = analysis_state(printing->analysis, number);
    bool dull = entry->kind == ANALYSIS_DECISION && entry->cost < analysis_visible;
    follow_turn(printing, state, entry);
    put_told(printing, state, entry->action, &out);
    print_numbers(printing, number, entry);
    size_t column = words_column(printing);
    cli_wrap_wide(printing->cli, column, column, told);
    if (entry->kind == ANALYSIS_DECISION && printing->all)
        print_all_alternatives(printing, state, entry);
    else if (entry->kind == ANALYSIS_DECISION && !dull)
        print_alternatives(printing, state, entry);
}

/* The columns of the sums: decisions, lost by them, for each, luck. */
static const size_t sum_width[] = {11, 9, 9, 9};

static void print_sum_heads(const struct printing *printing) {
    static const enum word heads[] = {WORD_ANALYSE_DECISIONS, WORD_ANALYSE_LOST, WORD_ANALYSE_EACH,
                                      WORD_ANALYSE_LUCK};
    const struct cli *cli = printing->cli;
    print_blanks(cli->out, NAME);
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++)
        print_right(cli->out, cli_word(heads[i], cli->language), sum_width[i]);
    fprintf(cli->out, "  %s\n", cli_word(WORD_ANALYSE_GRADE, cli->language));
}

static void print_seat_sum(const struct printing *printing, int seat) {
    const struct cli *cli = printing->cli;
    char name[2 * GAME_SENTENCE_TEXT], number[NUMBER];
    struct text out = text_into(name, sizeof name);
    struct analysis_sum sum;
    analysis_sum(printing->analysis, seat, &sum);
    text_format(&out, "%s ", printing->game->seat_mark(seat));
    put_name(printing, seat, &out);
    cli_pad(cli->out, name, NAME);
    snprintf(number, sizeof number, "%zu", sum.decisions);
    print_right(cli->out, number, sum_width[0]);
    print_right(cli->out, hundredths(cli, sum.cost, 1, false, number), sum_width[1]);
    print_right(cli->out, hundredths(cli, sum.average, 2, false, number), sum_width[2]);
    print_right(cli->out, hundredths(cli, sum.luck, 1, true, number), sum_width[3]);
    fprintf(cli->out, "  %s\n", sum.grade < 0 ? "-" : analysis_grade_name(sum.grade, cli->language));
}

/* What a winner owes most to: decisions, its own and those of others, the dice, or that others gave up. If nothing, nothing is
   said. */
static void print_verdict(const struct printing *printing) {
    double share[GAME_MAX_SEATS] = {0};
    int winner = -1;
    if (table_who(printing->table) != GAME_OVER)
        return;
    printing->game->result(printing->setting, table_state(printing->table), share);
    for (int seat = 0; seat < printing->seats; seat++)
        winner = share[seat] == 1 ? seat : winner;
    if (winner < 0)
        return;
    struct analysis_sum sum;
    char name[2 * GAME_SENTENCE_TEXT], first[NUMBER], luck[NUMBER];
    struct text out = text_into(name, sizeof name);
    analysis_sum(printing->analysis, winner, &sum);
    if (sum.decided <= 0 && sum.luck <= 0 && sum.given <= 0)
        return;
    put_name(printing, winner, &out);
    bool gift = sum.given > fmax(sum.decided, sum.luck);
    enum word word = gift                      ? WORD_ANALYSE_BY_GIFT
                     : sum.decided >= sum.luck ? WORD_ANALYSE_BY_SKILL
                                               : WORD_ANALYSE_BY_LUCK;
    hundredths(printing->cli, gift ? sum.given : sum.decided, 1, true, first);
    hundredths(printing->cli, sum.luck, 1, true, luck);
    fputc('\n', printing->cli->out);
    cli_say(printing->cli, printing->cli->out, word, name, first, luck);
}

static void print_sums(const struct printing *printing) {
    fputc('\n', printing->cli->out);
    print_sum_heads(printing);
    for (int seat = 0; seat < printing->seats; seat++)
        print_seat_sum(printing, seat);
    if (printing->seats > 2)
        cli_say(printing->cli, printing->cli->out, WORD_ANALYSE_GRADES_OF_TWO, NULL, NULL, NULL);
    print_verdict(printing);
}

static void print_worst(const struct printing *printing) {
    const struct cli *cli = printing->cli;
    size_t numbers[WORST];
    size_t count = analysis_worst(printing->analysis, -1, 0.02, numbers, WORST);
    if (count == 0)
        return;
    fputc('\n', cli->out);
    cli_say(cli, cli->out, WORD_ANALYSE_WORST, NULL, NULL, NULL);
    for (size_t i = 0; i < count; i++) {
        char words[NUMBER], told[2 * GAME_SENTENCE_TEXT];
        struct text out = text_into(told, sizeof told);
        const struct analysis_entry *entry = analysis_entry(printing->analysis, numbers[i]);
        const void *state = analysis_state(printing->analysis, numbers[i]);
        put_told(printing, state, entry->action, &out);
        fprintf(cli->out, "%4zu  %s  ", numbers[i] + 1, printing->game->seat_mark(entry->seat));
        print_right(cli->out, hundredths(cli, entry->cost, 1, false, words), 5);
        fprintf(cli->out, " %-2s  ", analysis_mark_sign(entry->cost));
        cli_wrap_wide(cli, WORST_COLUMN, WORST_COLUMN, told);
    }
}

/* Numbers of another depth are other numbers. How deep a time goes is not known. */
static void print_depth(const struct cli *cli, const struct mind_limits *limits) {
    char nodes[NUMBER];
    if (limits->nodes == 0 || limits->seconds > 0)
        return;
    snprintf(nodes, sizeof nodes, "%llu", (unsigned long long)limits->nodes);
    cli_say(cli, cli->out, WORD_ANALYSE_DEPTH, nodes, NULL, NULL);
}

void analyse_print_text(const struct cli *cli, const struct table *table, struct analysis *analysis,
                        const struct mind_limits *limits, bool all) {
    struct printing printing = {.cli = cli,
                                .table = table,
                                .analysis = analysis,
                                .game = table_game(table),
                                .setting = table_setting(table),
                                .seats = table_game(table)->seats(table_setting(table)),
                                .turn = -1,
                                .all = all,
                                .ended = true};
    record_print_head(cli, table);
    fputc('\n', cli->out);
    print_heading_row(&printing);
    for (size_t number = 0; number < table_length(table); number++)
        print_entry(&printing, number);
    fputc('\n', cli->out);
    analyse_print_curve(cli, analysis);
    print_sums(&printing);
    print_worst(&printing);
    fputc('\n', cli->out);
    cli_say(cli, cli->out, WORD_ANALYSE_KEY, NULL, NULL, NULL);
    print_depth(cli, limits);
}
