/* An analysis as JSON (docs/analysis.md). */
#include "analysis.h"

enum { WORST = 5 };

static const char *const kinds[] = {
    [ANALYSIS_HIDDEN] = "hidden", [ANALYSIS_DECISION] = "decision",       [ANALYSIS_FORCED] = "forced",
    [ANALYSIS_CHANCE] = "chance", [ANALYSIS_RESIGNATION] = "resignation",
};

/* Six decimals, without -0.000000. */
static void put_chance(double chance, struct text *out) {
    text_format(out, "%.6f", chance > -5e-7 && chance < 0 ? 0 : chance);
}

static void put_chances(const char *key, const double *chances, int seats, struct text *out) {
    text_json_open_array(out, key);
    for (int seat = 0; seat < seats; seat++) {
        text_json_next(out);
        put_chance(chances[seat], out);
    }
    text_letter(out, ']');
}

static void put_fraction(const char *key, double number, struct text *out) {
    text_json_key(out, key);
    put_chance(number, out);
}

/* `label` and `tell` in the contract. */
typedef void action_writer(const void *setting, const void *state, game_action action,
                           enum game_language language, struct text *out);

/* An action in its notation, and in words under `key`. */
static void put_words(const struct analysis_game *game, const void *state, game_action action,
                      const char *key, action_writer *write, enum game_language language, struct text *out) {
    char words[GAME_SENTENCE_TEXT];
    struct text sentence = text_into(words, sizeof words);
    game_write_action(game->game, game->setting, state, action, &sentence);
    text_json_member(out, "action", words);
    sentence = text_into(words, sizeof words);
    write(game->setting, state, action, language, &sentence);
    text_json_member(out, key, words);
}

static void put_option(const struct analysis_game *game, const void *state,
                       const struct analysis_option *option, enum game_language language, struct text *out) {
    text_json_open_item(out);
    put_words(game, state, option->action, "label", game->game->label, language, out);
    put_fraction("chance", option->chance, out);
    text_letter(out, '}');
}

static void put_decision(const struct analysis_game *game, const void *state,
                         const struct analysis_entry *entry, enum game_language language, struct text *out) {
    put_fraction("cost", entry->cost, out);
    text_json_number(out, "mark", entry->kind == ANALYSIS_DECISION ? analysis_mark(entry->cost) : 0);
    text_json_open_array(out, "best");
    for (size_t i = 0; i < entry->best_count; i++)
        put_option(game, state, &entry->best[i], language, out);
    text_letter(out, ']');
}

static void put_action(const struct analysis_game *game, const void *state,
                       const struct analysis_entry *entry, enum game_language language, struct text *out) {
    text_json_key(out, "seat");
    if (entry->seat >= 0)
        text_json_string(out, game->game->seat_mark(game->setting, state, entry->seat));
    else
        text_put(out, "null");
    put_words(game, state, entry->action, "text", game->game->tell, language, out);
}

void analysis_write_entry(struct analysis *analysis, size_t number, enum game_language language,
                          struct text *out) {
    const struct analysis_game *game = analysis_game(analysis);
    const struct analysis_entry *entry = analysis_entry(analysis, number);
    const void *state = analysis_state(analysis, number);
    int seats = game->game->seats(game->setting);
    text_letter(out, '{');
    text_json_number(out, "n", (long)number);
    text_json_member(out, "kind", kinds[entry->kind]);
    if (entry->kind == ANALYSIS_HIDDEN) {
        text_letter(out, '}');
        return;
    }
    put_action(game, state, entry, language, out);
    text_json_number(out, "choices", (long)entry->choices);
    put_chances("before", entry->before, seats, out);
    put_chances("after", entry->after, seats, out);
    if (entry->kind == ANALYSIS_DECISION || entry->kind == ANALYSIS_RESIGNATION)
        put_decision(game, state, entry, language, out);
    if (entry->kind == ANALYSIS_CHANCE) {
        double luck[GAME_MAX_SEATS];
        for (int seat = 0; seat < seats; seat++)
            luck[seat] = analysis_luck(entry, seat);
        put_chances("luck", luck, seats, out);
    }
    double total[GAME_MAX_SEATS];
    for (int seat = 0; seat < seats; seat++)
        total[seat] = analysis_luck_so_far(analysis, number, seat);
    put_chances("luck_so_far", total, seats, out);
    text_letter(out, '}');
}

static void put_grade(int grade, enum game_language language, struct text *out) {
    text_json_key(out, "grade");
    if (grade < 0) {
        text_put(out, "null");
        return;
    }
    text_letter(out, '{');
    text_json_number(out, "number", grade);
    text_json_member(out, "name", analysis_grade_name(grade, language));
    text_letter(out, '}');
}

static void put_seat(const struct analysis *analysis, int seat, enum game_language language,
                     struct text *out) {
    const struct analysis_game *played = analysis_game(analysis);
    const struct game *game = played->game;
    char name[GAME_SENTENCE_TEXT];
    struct text words = text_into(name, sizeof name);
    struct analysis_sum sum;
    size_t worst[WORST];
    analysis_sum(analysis, seat, &sum);
    text_json_open_item(out);
    text_json_member(out, "seat", game->seat_mark(played->setting, played->first, seat));
    game->seat_name(played->setting, played->first, seat, language, &words);
    text_json_member(out, "name", name);
    text_json_number(out, "decisions", (long)sum.decisions);
    put_fraction("cost", sum.cost, out);
    put_fraction("average", sum.average, out);
    put_grade(sum.grade, language, out);
    put_fraction("luck", sum.luck, out);
    text_json_open_array(out, "worst");
    size_t count = analysis_worst(analysis, seat, 0.0005, worst, WORST);
    for (size_t i = 0; i < count; i++)
        text_format(out, i ? ",%zu" : "%zu", worst[i]);
    text_put(out, "]}");
}

void analysis_write_seats(const struct analysis *analysis, enum game_language language, struct text *out) {
    const struct analysis_game *game = analysis_game(analysis);
    text_letter(out, '[');
    for (int seat = 0; seat < game->game->seats(game->setting); seat++)
        put_seat(analysis, seat, language, out);
    text_letter(out, ']');
}
