/* An analysis as JSON, for pages and other programs. docs/analysis.md describes it. */
#include "analysis.h"

enum { WORST = 5 };

static const char *const kinds[] = {
    [ANALYSIS_DECISION] = "decision",
    [ANALYSIS_FORCED] = "forced",
    [ANALYSIS_CHANCE] = "chance",
    [ANALYSIS_RESIGNATION] = "resignation",
};

/* Six decimals, and nothing is never less than nothing. */
static void put_chance(double chance, struct text *out) {
    text_format(out, "%.6f", chance > -5e-7 && chance < 0 ? 0 : chance);
}

static void put_chances(const char *key, const double *chances, int seats, struct text *out) {
    text_json_key(out, key);
    text_letter(out, '[');
    for (int seat = 0; seat < seats; seat++) {
        text_json_next(out);
        put_chance(chances[seat], out);
    }
    text_letter(out, ']');
}

static void put_number(const char *key, double number, struct text *out) {
    text_json_key(out, key);
    put_chance(number, out);
}

/* An action in its notation and in words: what it would do. */
static void put_option(const struct analysis_game *game, const void *state,
                       const struct analysis_option *option, enum game_language language, struct text *out) {
    char words[GAME_SENTENCE_TEXT];
    struct text sentence = text_into(words, sizeof words);
    text_json_next(out);
    text_letter(out, '{');
    game_write_action(game->game, game->setting, state, option->action, &sentence);
    text_json_key(out, "action");
    text_json_string(out, words);
    sentence = text_into(words, sizeof words);
    game->game->label(game->setting, state, option->action, language, &sentence);
    text_json_key(out, "label");
    text_json_string(out, words);
    put_number("chance", option->chance, out);
    text_letter(out, '}');
}

static void put_decision(const struct analysis_game *game, const void *state,
                         const struct analysis_entry *entry, enum game_language language, struct text *out) {
    put_number("cost", entry->cost, out);
    text_json_key(out, "mark");
    text_number(out, entry->kind == ANALYSIS_DECISION ? analysis_mark(entry->cost) : 0);
    text_json_key(out, "best");
    text_letter(out, '[');
    for (size_t i = 0; i < entry->best_count; i++)
        put_option(game, state, &entry->best[i], language, out);
    text_letter(out, ']');
}

static void put_action(const struct analysis_game *game, const void *state,
                       const struct analysis_entry *entry, enum game_language language, struct text *out) {
    char words[GAME_SENTENCE_TEXT];
    struct text sentence = text_into(words, sizeof words);
    text_json_key(out, "seat");
    if (entry->seat >= 0)
        text_json_string(out, game->game->seat_mark(entry->seat));
    else
        text_put(out, "null");
    game_write_action(game->game, game->setting, state, entry->action, &sentence);
    text_json_key(out, "action");
    text_json_string(out, words);
    sentence = text_into(words, sizeof words);
    game->game->tell(game->setting, state, entry->action, GAME_SPECTATOR, language, &sentence);
    text_json_key(out, "text");
    text_json_string(out, words);
}

void analysis_write_entry(struct analysis *analysis, size_t number, enum game_language language,
                          struct text *out) {
    const struct analysis_game *game = analysis_game(analysis);
    const struct analysis_entry *entry = analysis_entry(analysis, number);
    const void *state = analysis_state(analysis, number);
    int seats = game->game->seats(game->setting);
    text_letter(out, '{');
    text_json_key(out, "n");
    text_number(out, (long)number);
    text_json_key(out, "kind");
    text_json_string(out, kinds[entry->kind]);
    put_action(game, state, entry, language, out);
    text_json_key(out, "choices");
    text_number(out, (long)entry->choices);
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
    text_letter(out, '}');
}

static void put_grade(int grade, enum game_language language, struct text *out) {
    text_json_key(out, "grade");
    if (grade < 0) {
        text_put(out, "null");
        return;
    }
    text_letter(out, '{');
    text_json_key(out, "number");
    text_number(out, grade);
    text_json_key(out, "name");
    text_json_string(out, analysis_grade_name(grade, language));
    text_letter(out, '}');
}

static void put_seat(const struct analysis *analysis, int seat, enum game_language language,
                     struct text *out) {
    const struct game *game = analysis_game(analysis)->game;
    char name[GAME_SENTENCE_TEXT];
    struct text words = text_into(name, sizeof name);
    struct analysis_sum sum;
    size_t worst[WORST];
    analysis_sum(analysis, seat, &sum);
    text_json_next(out);
    text_letter(out, '{');
    text_json_key(out, "seat");
    text_json_string(out, game->seat_mark(seat));
    game->seat_name(seat, language, &words);
    text_json_key(out, "name");
    text_json_string(out, name);
    text_json_key(out, "decisions");
    text_number(out, (long)sum.decisions);
    put_number("cost", sum.cost, out);
    put_number("average", sum.average, out);
    put_grade(sum.grade, language, out);
    put_number("luck", sum.luck, out);
    text_json_key(out, "worst");
    text_letter(out, '[');
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
