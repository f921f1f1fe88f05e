/* The curve of chances as stacked areas, drawn with the marks of the seats. */
#include "analyse.h"

enum { COLUMNS = 70, ROWS = 12, LINED = 3 };

/* The height, in rows, of the summed chances of the first seats. */
static int height_of(const double *chances, int seats) {
    double sum = 0;
    for (int seat = 0; seat < seats; seat++)
        sum += chances[seat];
    int height = (int)(sum * ROWS + 0.5);
    return height > ROWS ? ROWS : height;
}

/* With two seats the second is drawn as dots, so that the curve stands out. */
static char mark_of(const struct analysis_game *game, int seat, int seats) {
    const char *mark = game->game->seat_mark(game->setting, game->first, seat);
    return seats == 2 && seat == 1 ? '.' : mark[0];
}

static void draw_column(const struct analysis_game *game, const double *chances, int seats,
                        char picture[ROWS][COLUMNS + 1], size_t column) {
    for (int seat = 0; seat < seats; seat++) {
        int top = seat + 1 == seats ? ROWS : height_of(chances, seat + 1);
        for (int row = height_of(chances, seat); row < top; row++)
            picture[row][column] = mark_of(game, seat, seats);
    }
}

/* Mean chances after a range of actions; those after single actions jump with the turn. */
static void average(const struct analysis *analysis, size_t from, size_t to, int seats, double *chances) {
    for (int seat = 0; seat < seats; seat++) {
        chances[seat] = 0;
        for (size_t number = from; number < to; number++)
            chances[seat] += analysis_entry(analysis, number)->after[seat] / (double)(to - from);
    }
}

static void print_legend(const struct cli *cli, const struct analysis_game *game, int seats) {
    fputs("      ", cli->out);
    for (int seat = 0; seat < seats; seat++) {
        char name[GAME_SENTENCE_TEXT];
        struct text out = text_into(name, sizeof name);
        game->game->seat_name(game->setting, game->first, seat, cli->language, &out);
        fprintf(cli->out, "%s%c %s", seat ? "   " : "", mark_of(game, seat, seats), name);
    }
    fputc('\n', cli->out);
}

void analyse_print_curve(const struct cli *cli, const struct analysis *analysis) {
    const struct analysis_game *game = analysis_game(analysis);
    int seats = game->game->seats(game->setting);
    size_t columns = game->length < COLUMNS ? game->length : COLUMNS;
    char picture[ROWS][COLUMNS + 1] = {{0}};
    if (columns == 0)
        return;
    for (size_t column = 0; column < columns; column++) {
        double chances[GAME_MAX_SEATS];
        average(analysis, column * game->length / columns, (column + 1) * game->length / columns, seats,
                chances);
        draw_column(game, chances, seats, picture, column);
    }
    for (int row = ROWS; row > 0; row--) {
        if (row % LINED == 0)
            fprintf(cli->out, "%4d |", 100 * row / ROWS);
        else
            fputs("     |", cli->out);
        fprintf(cli->out, "%s\n", picture[row - 1]);
    }
    print_legend(cli, game, seats);
}
