/* An analysis as text: turn by turn, then totals. */
#include "analyse.h"
#include "player.h"
#include "records.h"

#include <math.h>
#include <string.h>

enum { WORST = 3, WORST_COLUMN = 19, NUMBER = 24, NAME = 28 };

/* The number of alternatives shown grows with the mistake. */
static const size_t alternatives[ANALYSIS_MARKS] = {1, 1, 2, 3};

struct printing {
    const struct cli *cli;
    const struct table *table;
    struct analysis *analysis;
    const struct game *game;
    const void *setting;
    int seats;
    int turn; /* of the last heading printed, or -1 */
    bool all; /* also print alternatives that are not better */
};

/* A percentage with the language's decimal mark and an optional sign; zero has none. */
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

/* The column of the text, after the numbers. */
static size_t words_column(const struct printing *printing) {
    return 12 + 6 * (size_t)printing->seats + 18;
}

static void print_heading_row(const struct printing *printing) {
    const struct cli *cli = printing->cli;
    print_blanks(cli->out, 5);
    print_right(cli->out, cli_word(WORD_ANALYSE_BEFORE, cli->language), 7);
    for (int seat = 0; seat < printing->seats; seat++)
        print_right(cli->out, table_seat_mark(printing->table, seat), 6);
    print_right(cli->out, cli_word(WORD_ANALYSE_COST, cli->language), 7);
    print_right(cli->out, cli_word(WORD_ANALYSE_LUCK, cli->language), 9);
    fputc('\n', cli->out);
}

/* Vulpes Alliance (Ann), Kepler Imperium (Cadet) */
static void put_name(const struct printing *printing, int seat, struct text *out) {
    enum game_language language = printing->cli->language;
    const char *player = table_player(printing->table, seat);
    const struct ai_player *level = player ? ai_find_player(player) : NULL;
    table_seat_name(printing->table, seat, language, out);
    if (player)
        text_format(out, " (%s)",
                    level                           ? level->title[language]
                    : strcmp(player, "person") == 0 ? cli_word(WORD_PERSON, language)
                                                    : player);
}

static void print_name(const struct printing *printing, int seat) {
    char name[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(name, sizeof name);
    put_name(printing, seat, &out);
    fprintf(printing->cli->out, printing->cli->bold ? "\n\033[1m%s\033[0m\n" : "\n%s\n", name);
}

static void follow_turn(struct printing *printing, const void *state) {
    int turn = printing->game->turn(printing->setting, state);
    if (turn == printing->turn)
        return;
    print_name(printing, turn);
    printing->turn = turn;
}

static void print_numbers(const struct printing *printing, size_t number,
                          const struct analysis_entry *entry) {
    char words[NUMBER];
    const struct cli *cli = printing->cli;
    int turn = printing->turn, whose = entry->seat < 0 ? turn : entry->seat;
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

/* Better decisions. Of those with the same chance, often the same plan in another order, only the first is
   printed. */
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

/* The best other decisions, better or not. */
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
    printing->game->tell(printing->setting, state, action, printing->cli->language, out);
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
    follow_turn(printing, state);
    put_told(printing, state, entry->action, &out);
    print_numbers(printing, number, entry);
    size_t column = words_column(printing);
    cli_wrap_wide(printing->cli, column, column, told);
    if (entry->kind == ANALYSIS_DECISION && printing->all)
        print_all_alternatives(printing, state, entry);
    else if (entry->kind == ANALYSIS_DECISION && !dull)
        print_alternatives(printing, state, entry);
}

/* Column widths of the totals: decisions, total cost, mean cost, luck. */
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
    text_format(&out, "%s ", table_seat_mark(printing->table, seat));
    put_name(printing, seat, &out);
    cli_pad(cli->out, name, NAME);
    snprintf(number, sizeof number, "%zu", sum.decisions);
    print_right(cli->out, number, sum_width[0]);
    print_right(cli->out, hundredths(cli, sum.cost, 1, false, number), sum_width[1]);
    print_right(cli->out, hundredths(cli, sum.average, 2, false, number), sum_width[2]);
    print_right(cli->out, hundredths(cli, sum.luck, 1, true, number), sum_width[3]);
    fprintf(cli->out, "  %s\n", sum.grade < 0 ? "-" : analysis_grade_name(sum.grade, cli->language));
}

/* Whether the winner owes the win mostly to decisions (their own and those of others), to dice, or to
   resignations. Prints nothing if none of them helped. */
static void print_verdict(const struct printing *printing) {
    struct game_result result;
    int winner = -1;
    if (table_who(printing->table) != GAME_OVER)
        return;
    game_result(printing->game, printing->setting, table_state(printing->table), &result);
    for (int seat = 0; seat < printing->seats; seat++)
        winner = result.utility[seat] == 1 ? seat : winner;
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

/* "  12  V   3.4 ?   Vulpes ends the turn.  [end]" */
static void print_bad_decision(const struct printing *printing, size_t number) {
    const struct cli *cli = printing->cli;
    char words[NUMBER], told[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(told, sizeof told);
    const struct analysis_entry *entry = analysis_entry(printing->analysis, number);
    put_told(printing, analysis_state(printing->analysis, number), entry->action, &out);
    fprintf(cli->out, "%4zu  %s  ", number + 1, table_seat_mark(printing->table, entry->seat));
    print_right(cli->out, hundredths(cli, entry->cost, 1, false, words), 5);
    fprintf(cli->out, " %-2s  ", analysis_mark_sign(entry->cost));
    cli_wrap_wide(cli, WORST_COLUMN, WORST_COLUMN, told);
}

/* The worst decisions of each player. */
static void print_worst(const struct printing *printing) {
    for (int seat = 0; seat < printing->seats; seat++) {
        size_t numbers[WORST], count = analysis_worst(printing->analysis, seat, 0.02, numbers, WORST);
        char name[2 * GAME_SENTENCE_TEXT];
        struct text out = text_into(name, sizeof name);
        if (count == 0)
            continue;
        put_name(printing, seat, &out);
        fputc('\n', printing->cli->out);
        cli_say(printing->cli, printing->cli->out, WORD_ANALYSE_WORST_OF, name, NULL, NULL);
        for (size_t i = 0; i < count; i++)
            print_bad_decision(printing, numbers[i]);
    }
}

/* Results depend on the depth, so print it; with a time limit it is not known. */
static void print_depth(const struct cli *cli, const struct ai_limits *limits) {
    char nodes[NUMBER];
    if (limits->nodes == 0 || limits->seconds > 0)
        return;
    snprintf(nodes, sizeof nodes, "%llu", (unsigned long long)limits->nodes);
    cli_say(cli, cli->out, WORD_ANALYSE_DEPTH, nodes, NULL, NULL);
}

static struct printing open_printing(const struct cli *cli, const struct table *table,
                                     struct analysis *analysis) {
    return (struct printing){.cli = cli,
                             .table = table,
                             .analysis = analysis,
                             .game = table_game(table),
                             .setting = table_setting(table),
                             .seats = table_game(table)->seats(table_setting(table)),
                             .turn = -1};
}

void analyse_print_text(const struct cli *cli, const struct table *table, struct analysis *analysis,
                        const struct ai_limits *limits, bool all) {
    struct printing printing = open_printing(cli, table, analysis);
    printing.all = all;
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

/* "V Vulpes Alliance: 50 48 55 71 100": numbers can be read aloud, a drawing cannot. */
static void print_course(const struct printing *printing) {
    enum { POINTS = 10 };
    const struct cli *cli = printing->cli;
    size_t length = table_length(printing->table), points = length < POINTS ? length : POINTS;
    cli_say(cli, cli->out, WORD_ANALYSE_COURSE, NULL, NULL, NULL);
    for (int seat = 0; seat < printing->seats; seat++) {
        char name[2 * GAME_SENTENCE_TEXT];
        struct text out = text_into(name, sizeof name);
        put_name(printing, seat, &out);
        fprintf(cli->out, cli->language == GAME_FRENCH ? "%s\u00a0:" : "%s:", name);
        for (size_t i = 1; i <= points; i++)
            fprintf(cli->out, " %.0f",
                    100 * analysis_entry(printing->analysis, i * length / points - 1)->after[seat]);
        fputc('\n', cli->out);
    }
}

void analyse_print_summary(const struct cli *cli, const struct table *table, struct analysis *analysis) {
    struct printing printing = open_printing(cli, table, analysis);
    if (table_length(table) > 0)
        print_course(&printing);
    print_sums(&printing);
    print_worst(&printing);
}
