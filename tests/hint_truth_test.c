/* Hints are true: along recorded games every sentence is checked against the rules. Odds are those of the named
   attack, what is named without odds or luck is possible however the dice fall, and "next turn" constructs are
   possible. */
#define _POSIX_C_SOURCE 200809L

#include "games.h"
#include "hint.h"
#include "table.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    NODES = 1000,
    EVERY = 37, /* one position in so many of a record */
    MAX_FILE = 1 << 20,
    PATH_SIZE = 4096,
    MAX_PATHS = 100000,
    MAX_DEPTH = 64,   /* ties can repeat without end */
    MAX_ROLLS = 3,    /* chance nodes in a row whose outcomes are all tried */
    SEARCH_DEPTH = 3, /* decisions before a construct */
};

struct claim {
    const struct game *game;
    const void *setting;
    int seat, turn; /* who decides, and whose turn it is */
    const struct hint *hint;
    const char *why;
    unsigned char state[HINT_LINE + 1]
                       [GAME_MAX_STATE]; /* before each decision of the line, and after the last */
    game_action action[HINT_LINE];
    int paths;
};

/* Successors. */

static size_t list(const struct claim *claim, const void *state, game_action **actions) {
    *actions = malloc(GAME_MAX_ACTIONS * sizeof **actions);
    assert_non_null(*actions);
    return claim->game->list(claim->setting, state, *actions);
}

static void play(const struct claim *claim, const void *state, game_action action, void *next) {
    memcpy(next, state, claim->game->state_bytes);
    claim->game->play(claim->setting, next, action);
}

/* The distinct successors of a state; the caller frees them. */
static size_t list_next(const struct claim *claim, const void *state,
                        unsigned char (**next)[GAME_MAX_STATE]) {
    game_action *actions;
    size_t count = list(claim, state, &actions), different = 0;
    *next = malloc(count * sizeof **next);
    assert_non_null(*next);
    for (size_t i = 0; i < count; i++) {
        size_t twin = 0;
        play(claim, state, actions[i], (*next)[different]);
        while (memcmp((*next)[twin], (*next)[different], claim->game->state_bytes) != 0)
            twin++;
        different += twin == different;
    }
    free(actions);
    return different;
}

static bool is_construct(const struct claim *claim, const void *state, game_action action) {
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    game_write_action(claim->game, claim->setting, state, action, &out);
    return strncmp(words, "construct ", 10) == 0;
}

/* Whether the seat can construct after at most so many decisions without dice. */
static bool can_construct(const struct claim *claim, const void *state, int decisions) {
    game_action *actions;
    size_t count = list(claim, state, &actions);
    bool can = false;
    for (size_t i = 0; i < count && !can; i++)
        can = is_construct(claim, state, actions[i]);
    for (size_t i = 0; i < count && !can && decisions > 0; i++) {
        unsigned char next[GAME_MAX_STATE];
        if (claim->game->deliberate(claim->setting, state, actions[i]))
            continue;
        play(claim, state, actions[i], next);
        can = claim->game->who(claim->setting, next) == claim->seat &&
              can_construct(claim, next, decisions - 1);
    }
    free(actions);
    return can;
}

/* All others end their turns. */
static bool can_construct_next_turn(const struct claim *claim, const void *end) {
    unsigned char state[GAME_MAX_STATE];
    memcpy(state, end, claim->game->state_bytes);
    while (claim->game->who(claim->setting, state) != claim->seat) {
        game_action *actions;
        size_t count = list(claim, state, &actions), chosen = 0;
        assert_true(count > 0);
        for (size_t i = 0; i < count; i++)
            if (claim->game->who(claim->setting, state) >= 0 &&
                claim->game->deliberate(claim->setting, state, actions[i]))
                chosen = i;
        claim->game->play(claim->setting, state, actions[chosen]);
        free(actions);
    }
    for (int decisions = 0; decisions <= SEARCH_DEPTH; decisions++)
        if (can_construct(claim, state, decisions))
            return true;
    return false;
}

/* Parsing the sentence. */

/* The label of a decision as sentences use it: without the explanation. */
static void name(const struct claim *claim, const void *state, game_action action, char *label) {
    struct text out = text_into(label, GAME_SENTENCE_TEXT);
    claim->game->label(claim->setting, state, action, GAME_ENGLISH, &out);
    if (label[strlen(label) - 1] == '.')
        label[strcspn(label, ":")] = '\0';
}

static bool is_quoted(const struct claim *claim, const char *label, const char **behind) {
    char quoted[GAME_SENTENCE_TEXT + 8];
    snprintf(quoted, sizeof quoted, "“%s”", label);
    const char *found = strstr(claim->why, quoted);
    *behind = found ? found + strlen(quoted) : NULL;
    return found;
}

static long percent(double chance) {
    long rounded = (long)(100 * chance + 0.5);
    return chance < 1 && rounded > 99 ? 99 : chance > 0 && rounded < 1 ? 1 : rounded;
}

/* The odds at this point of the sentence, as ", 83 % to succeed" or " succeeds (83 %)"; negative if there are none. */
static long odds_at(const char *words) {
    long odds = -1;
    if (sscanf(words, ", %ld %% to succeed", &odds) == 1 || sscanf(words, " succeeds (%ld %%)", &odds) == 1)
        return odds;
    return -1;
}

static double success(const struct claim *claim, size_t step) {
    return game_success(claim->game, claim->setting, claim->state[step], claim->action[step]);
}

/* Whether these are the joint odds of at least two of the attacks. */
static bool are_odds_of_several(const struct claim *claim, long odds) {
    for (unsigned set = 1; set < 1u << claim->hint->length; set++) {
        double all = 1;
        int attacks = 0;
        for (size_t i = 0; i < claim->hint->length && attacks >= 0; i++)
            if (set >> i & 1) {
                double one = success(claim, i);
                attacks = one < 0 ? -1 : attacks + 1;
                all *= one;
            }
        if (attacks > 1 && percent(all) == odds)
            return true;
    }
    return false;
}

static size_t feature(const struct claim *claim, const char *name_of_it) {
    size_t i = 0;
    while (strcmp(claim->game->feature_name(i), name_of_it) != 0)
        i++;
    return i;
}

static float value(const struct claim *claim, const void *state, int seat, size_t of) {
    static float features[GAME_MAX_SEATS * 128];
    claim->game->features(claim->setting, state, features);
    return features[(size_t)seat * claim->game->feature_count + of];
}

/* Whether every event that the sentence names happens somewhere along the line. */
static bool happens(const struct claim *claim, bool mine, const char *which, int sign) {
    size_t of = feature(claim, which);
    for (int seat = 0; seat < claim->game->seats(claim->setting); seat++)
        for (size_t i = 1; i <= claim->hint->length && (seat == claim->seat) == mine; i++)
            if ((float)sign *
                    (value(claim, claim->state[i], seat, of) - value(claim, claim->state[i - 1], seat, of)) >
                1e-6f)
                return true;
    return false;
}

static bool events_happen(const struct claim *claim) {
    static const struct {
        const char *words;
        bool mine;
        const char *feature;
        int sign;
    } events[] = {
        {"raises your dominance", true, "dominance", 1},  {"advances your research", true, "research", 1},
        {"ship back into play", true, "ships", 1},        {"ships off the map", false, "ships", -1},
        {"s dominance", false, "dominance", -1},          {"gives you a flagship", true, "flagships", 1},
        {"gives you a destroyer", true, "destroyers", 1}, {"gives you a frigate", true, "frigates", 1},
        {"useful command card", true, "commands", 1},
    };
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        if (strstr(claim->why, events[i].words) &&
            !happens(claim, events[i].mine, events[i].feature, events[i].sign))
            return false;
    return true;
}

/* "You win", "you can win", "that wins the game"; not "5 % more wins than", nor Nébuleuse's lasers, which win fights. */
static bool claims_win(const struct claim *claim) {
    return strstr(claim->why, "win") && !strstr(claim->why, " wins than ") &&
           !strstr(claim->why, " win fights");
}

/* Whether the whole sentence is true on this path through the turn. */
static bool holds(const struct claim *claim) {
    const struct hint *hint = claim->hint;
    const void *end = claim->state[hint->length];
    long odds;
    size_t quotes = 0, named = 0;
    for (const char *quote = claim->why; (quote = strstr(quote, "“")); quote++)
        quotes++;
    for (size_t i = 0; i < hint->length; i++) {
        char label[GAME_SENTENCE_TEXT];
        const char *behind;
        name(claim, claim->state[i], claim->action[i], label);
        if (!is_quoted(claim, label, &behind))
            continue;
        named++;
        if (odds_at(behind) >= 0 && odds_at(behind) != percent(success(claim, i)))
            return false;
    }
    if (named < quotes)
        return false;
    const char *all = strstr(claim->why, "all attacks on the way succeed (");
    const char *others = strstr(claim->why, " % to succeed, ");
    if ((all && sscanf(strchr(all, '('), "(%ld", &odds) == 1 && !are_odds_of_several(claim, odds)) ||
        (others && sscanf(others, " %% to succeed, %ld", &odds) == 1 && !are_odds_of_several(claim, odds)))
        return false;
    if (strstr(claim->why, "next turn") && !can_construct_next_turn(claim, end))
        return false;
    if (claims_win(claim)) {
        struct game_result result;
        if (claim->game->who(claim->setting, end) != GAME_OVER)
            return false;
        game_result(claim->game, claim->setting, end, &result);
        if (result.utility[claim->seat] < 1)
            return false;
    }
    return events_happen(claim);
}

/* Paths through the turn. */

/* Whether the sentence is true on some path that plays the whole line before the turn passes. */
static bool can_hold(struct claim *claim, const void *state, size_t step, int depth) {
    const struct hint *hint = claim->hint;
    int who = claim->game->who(claim->setting, state);
    unsigned char next[GAME_MAX_STATE];
    if (++claim->paths > MAX_PATHS || depth > MAX_DEPTH)
        return false;
    if (step < hint->length && claim->game->turn(claim->setting, state) != claim->turn)
        return false;
    if (who == GAME_CHANCE || (step < hint->length && who >= 0 && who != claim->seat)) {
        unsigned char(*behind)[GAME_MAX_STATE];
        bool found = false;
        size_t count = list_next(claim, state, &behind);
        for (size_t i = 0; i < count && !found; i++)
            found = can_hold(claim, behind[i], step, depth + 1);
        free(behind);
        return found;
    }
    memcpy(claim->state[step], state, claim->game->state_bytes);
    if (step == hint->length)
        return holds(claim);
    if (!game_read_action(claim->game, claim->setting, state, hint->line[step], &claim->action[step]))
        return false;
    play(claim, state, claim->action[step], next);
    return can_hold(claim, next, step + 1, depth + 1);
}

/* Whether the named decision is legal, and the sentence about the next turn true, for every outcome; decisions that
   an outcome makes illegal are skipped. `named` is the last decision that matters. */
static bool always_holds(struct claim *claim, const void *state, size_t step, size_t named, int depth) {
    int who = claim->game->who(claim->setting, state);
    unsigned char next[GAME_MAX_STATE];
    /* Which cards were paid makes no difference to what can be bought: two outcomes stand for all. */
    bool foreseen = claim->game->foreseen && claim->game->foreseen(claim->setting, state);
    if (who == GAME_CHANCE && (foreseen || depth < MAX_ROLLS)) {
        unsigned char(*behind)[GAME_MAX_STATE];
        bool all = true;
        size_t count = list_next(claim, state, &behind);
        for (size_t i = 0; i < count && all; i += foreseen && i == 0 && count > 1 ? count - 1 : 1)
            all = always_holds(claim, behind[i], step, named, depth + !foreseen);
        free(behind);
        return all;
    }
    if (step > named)
        return step < claim->hint->length || !strstr(claim->why, "next turn") ||
               can_construct_next_turn(claim, state);
    if (who != claim->seat)
        return false;
    if (!game_allows(claim->game, claim->setting, state, claim->action[step])) {
        if (step == named)
            return false;
        return always_holds(claim, state, step + 1, named, depth);
    }
    play(claim, state, claim->action[step], next);
    return always_holds(claim, next, step + 1, named, depth);
}

static size_t last_that_matters(const struct claim *claim) {
    char label[GAME_SENTENCE_TEXT];
    const char *behind;
    if (strstr(claim->why, "next turn") || claims_win(claim))
        return claim->hint->length - 1;
    for (size_t i = claim->hint->length; i-- > 1;) {
        name(claim, claim->state[i], claim->action[i], label);
        if (is_quoted(claim, label, &behind))
            return i;
    }
    return 0;
}

/* Whether the sentence gives the odds of a single attack, and of which. */
static bool tells_of_one(const struct claim *claim, size_t *told) {
    if (strstr(claim->why, "attacks on the way"))
        return false;
    for (*told = claim->hint->length - 1; *told > 0; --*told) {
        char label[GAME_SENTENCE_TEXT];
        const char *behind;
        name(claim, claim->state[*told], claim->action[*told], label);
        if (is_quoted(claim, label, &behind) && odds_at(behind) >= 0)
            return true;
    }
    return success(claim, 0) >= 0;
}

/* If the sentence gives the odds of a single attack, neither that attack nor the named decision depends on another one. */
static bool no_attack_is_hidden(struct claim *claim) {
    size_t named = last_that_matters(claim), told;
    if (strstr(claim->why, "ith luck") || !tells_of_one(claim, &told))
        return true;
    for (size_t i = 0; i < named; i++)
        if (i != told && success(claim, i) >= 0 &&
            !always_holds(claim, claim->state[i], i, i < told ? told : named, 0))
            return false;
    return true;
}

/* Checks on the sentence alone. */
static bool is_well_said(const struct claim *claim, const void *state) {
    const char *french = strstr(claim->hint->why[GAME_FRENCH], "\u00a0%");
    const char *english = strstr(claim->why, " %");
    double odds = game_success(claim->game, claim->setting, state, claim->hint->action);
    char start[48];
    snprintf(start, sizeof start, "%ld %% to succeed", percent(odds));
    if (odds >= 0 && strncmp(claim->why, start, strlen(start)) != 0)
        return false;
    if ((french == NULL) != (english == NULL) || (english && french[-1] != english[-1]))
        return false;
    if (claim->game->seats(claim->setting) > 2 && strstr(claim->why, "the enemy"))
        return false;
    return !strstr(claim->why, ".”") && !strstr(claim->hint->why[GAME_FRENCH], ".\u00a0»");
}

/* NULL, or the fault of a hint. */
static const char *find_fault(const struct game *game, const void *setting, const void *state,
                              const struct hint *hint) {
    static struct claim claim;
    claim = (struct claim){.game = game, .setting = setting, .hint = hint, .why = hint->why[GAME_ENGLISH]};
    claim.seat = game->who(setting, state);
    claim.turn = game->turn(setting, state);
    bool hedged =
        strstr(claim.why, " %") || strstr(claim.why, "ith luck") || strstr(claim.why, "You can win");
    if (!is_well_said(&claim, state))
        return "badly said";
    if (!can_hold(&claim, state, 0, 0))
        return "it cannot be";
    if (hedged ? !no_attack_is_hidden(&claim) : !always_holds(&claim, state, 0, last_that_matters(&claim), 0))
        return "luck is hidden";
    return NULL;
}

static void check_hint(const struct game *game, const void *setting, const void *state,
                       const struct hint *hint) {
    char position[GAME_POSITION_TEXT];
    struct text out = text_into(position, sizeof position);
    const char *fault = find_fault(game, setting, state, hint);
    if (!fault)
        return;
    game->write_position(setting, state, &out);
    print_message("# %s: %s\n#   %s\n#  ", fault, hint->why[GAME_ENGLISH], position);
    for (size_t i = 0; i < hint->length; i++)
        print_message(" %s,", hint->line[i]);
    print_message("\n");
    fail();
}

static void check_position(struct hinter *hinter, const struct table *table, size_t number, uint64_t nodes) {
    static struct hints hints;
    unsigned char state[GAME_MAX_STATE];
    const struct game *game = table_game(table);
    assert_true(game->state_bytes <= sizeof state);
    table_state_at(table, number, state);
    if (game->who(table_setting(table), state) < 0)
        return;
    hint_think(hinter, state, &(struct ai_limits){.nodes = nodes, .seed = 1}, 3, &hints);
    assert_true(hints.count > 0);
    for (size_t i = 0; i < hints.count; i++)
        check_hint(game, table_setting(table), state, &hints.hint[i]);
}

/* Records. */

static void path_of(char path[PATH_SIZE], const char *file) {
    const char *root = getenv("ASTRAGAL_SOURCE");
    snprintf(path, PATH_SIZE, "%s/tests/records/%s", root ? root : ".", file);
}

static int is_record(const struct dirent *entry) {
    const char *ending = strrchr(entry->d_name, '.');
    return ending && strcmp(ending, ".astragal") == 0;
}

static struct table *open_record(const char *file) {
    static char content[MAX_FILE];
    char path[PATH_SIZE];
    struct game_error error = {.language = GAME_ENGLISH};
    path_of(path, file);
    FILE *stream = fopen(path, "rb");
    assert_non_null(stream);
    size_t length = fread(content, 1, sizeof content, stream);
    fclose(stream);
    struct table *table = table_read_record(games_all, content, length, &error);
    assert_non_null(table);
    return table;
}

static void hints_along_recorded_games_are_true(void **nothing) {
    (void)nothing;
    char path[PATH_SIZE];
    size_t records = 0;
    path_of(path, "");
    struct dirent **files;
    int count = scandir(path, &files, is_record, alphasort);
    assert_true(count > 10);
    for (int file = 0; file < count; file++) {
        struct table *table = open_record(files[file]->d_name);
        free(files[file]);
        if (!table_game(table)->reason) { /* its hints name what counts, and claim nothing */
            table_free(table);
            continue;
        }
        struct hinter *hinter = hint_open(table_game(table), table_setting(table));
        assert_non_null(hinter);
        records++;
        for (size_t number = records % EVERY; number < table_length(table); number += EVERY)
            check_position(hinter, table, number, NODES);
        hint_close(hinter);
        table_free(table);
    }
    free(files);
    assert_true(records > 10);
}

/* Regression: positions in which hints were false. */
static void these_hints_are_true(void **nothing) {
    (void)nothing;
    static const struct {
        const char *record;
        size_t number;
    } places[] = {
        {"base-2-full.astragal", 640},         {"base-2-full.astragal", 705},
        {"tactics-sheet.astragal", 260},       {"base-3-full-revised.astragal", 505},
        {"base-3-full-revised.astragal", 638},
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        struct table *table = open_record(places[i].record);
        struct hinter *hinter = hint_open(table_game(table), table_setting(table));
        assert_non_null(hinter);
        check_position(hinter, table, places[i].number, 20 * NODES);
        hint_close(hinter);
        table_free(table);
    }
}

/* Control: false sentences that hints once gave for these positions are caught. */
static void what_was_false_is_found(void **nothing) {
    (void)nothing;
    static const struct {
        const char *record;
        size_t number;
        const char *position; /* instead of that of the record, if not NULL */
        const char *fault;
        const char *why[GAME_LANGUAGES];
        const char *line[8];
    } places[] = {
        {"base-2-full.astragal",
         640,
         NULL,
         "luck is hidden",
         {"Later this turn “Infamy: place a cube on the 7 at h2”: it leaves you a single cube to place.", ""},
         {"move d2 d1", "move h3 e4", "strike d1 c1", "enter", "infamy h2", "end"}},
        {"base-2-full.astragal",
         705,
         NULL,
         "luck is hidden",
         {"72 % to succeed, and that wins the game.", "72 % de réussite, et c’est alors la victoire."},
         {"attack g4 via i8 h9", "enter", "attack f5 f6", "enter", "infamy h2"}},
        {"base-2-full.astragal",
         705,
         NULL,
         "badly said",
         {"73 % to succeed; if it does, it raises your dominance.", "73 % de réussite."},
         {"attack g4 via i8 h9", "enter"}},
        {"base-2-full.astragal",
         640,
         NULL,
         "it cannot be",
         {"If “Strike the 1 at c1 with the 1 at d1” succeeds (59 %), it raises your dominance.", "59 %"},
         {"move d2 d1", "strike d1 c1", "enter"}},
        {"base-2-sheet.astragal",
         0,
         "turn V actions 2 earned 0 | V research 4 dominance 2 ships 3x 5g5:ma 2f5 | K research 2 dominance "
         "2 "
         "ships 2h9 1x 2h6 | cubes h8=K h5=K b2=V",
         "it cannot be",
         {"You can construct next turn.", ""},
         {"deploy 3 c2", "warp c2 g5", "transport g5 by f5 e4 drop d5", "end"}},
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        static struct hint hint;
        unsigned char state[GAME_MAX_STATE];
        struct table *table = open_record(places[i].record);
        hint = (struct hint){0};
        table_state_at(table, places[i].number, state);
        if (places[i].position)
            assert_true(table_game(table)->read_position(table_setting(table), state, places[i].position,
                                                         &(struct game_error){.language = GAME_ENGLISH}));
        for (; places[i].line[hint.length]; hint.length++)
            snprintf(hint.line[hint.length], sizeof hint.line[0], "%s", places[i].line[hint.length]);
        for (int language = 0; language < GAME_LANGUAGES; language++)
            snprintf(hint.why[language], sizeof hint.why[0], "%s", places[i].why[language]);
        assert_true(
            game_read_action(table_game(table), table_setting(table), state, hint.line[0], &hint.action));
        const char *fault = find_fault(table_game(table), table_setting(table), state, &hint);
        assert_non_null(fault);
        assert_string_equal(fault, places[i].fault);
        table_free(table);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hints_along_recorded_games_are_true),
        cmocka_unit_test(these_hints_are_true),
        cmocka_unit_test(what_was_false_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
