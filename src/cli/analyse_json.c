/* An analysis as JSON, one action on each line. docs/analysis.md describes it. */
#include "analyse.h"

#include <inttypes.h>
#include <stdlib.h>

enum { MOST_JSON = 1 << 16 }; /* capacity for one action, or for all seats */

static void print_head(const struct cli *cli, const struct table *table, const struct ai_limits *limits) {
    char result[GAME_SENTENCE_TEXT];
    struct text out = text_into(result, sizeof result);
    table_result(table, &out);
    fprintf(cli->out,
            "{\"game\":\"%s\",\"result\":\"%s\",\"nodes\":%" PRIu64 ",\"seconds\":%g,\"seed\":%" PRIu64 ",\n",
            table_game(table)->name, result, limits->nodes, limits->seconds, limits->seed);
}

/* The players according to the record: a string for each seat, or null. */
static void put_players(const struct table *table, struct text *out) {
    int seats = table_game(table)->seats(table_setting(table));
    text_letter(out, '[');
    for (int seat = 0; seat < seats; seat++) {
        const char *player = table_player(table, seat);
        text_json_next(out);
        if (player)
            text_json_string(out, player);
        else
            text_put(out, "null");
    }
    text_letter(out, ']');
}

bool analyse_print_json(const struct cli *cli, const struct table *table, struct analysis *analysis,
                        const struct ai_limits *limits) {
    char *json = malloc(MOST_JSON);
    if (!json)
        return false;
    struct text out = text_into(json, MOST_JSON);
    print_head(cli, table, limits);
    put_players(table, &out);
    fprintf(cli->out, "\"players\":%s,\n", json);
    out = text_into(json, MOST_JSON);
    analysis_write_seats(analysis, cli->language, &out);
    fprintf(cli->out, "\"seats\":%s,\n\"actions\":[", json);
    for (size_t number = 0; number < table_length(table); number++) {
        out = text_into(json, MOST_JSON);
        analysis_write_entry(analysis, number, cli->language, &out);
        fprintf(cli->out, "%s\n%s", number ? "," : "", json);
    }
    fputs("\n]}\n", cli->out);
    free(json);
    return true;
}
