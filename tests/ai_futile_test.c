/* Decisions that change nothing: no level, baseline or hint chooses one, alone or as the end of a detour within a turn. */
#define _POSIX_C_SOURCE 200809L

#include "hint.h"
#include "lineup.h"
#include "search_position.h"
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

enum { NODES = 300, EVERY = 67, MAX_FILE = 1 << 20, PATH_SIZE = 4096, MAX_TURN = 64 };

/* Whether the decision leaves the game as it was, with something used up. */
static bool is_futile(const struct game *game, const void *setting, const void *state, game_action action) {
    unsigned char next[GAME_MAX_STATE];
    assert_true(game->state_bytes <= sizeof next);
    memcpy(next, state, game->state_bytes);
    game->play(setting, next, action);
    return game->only_spends(setting, state, next);
}

static void refuse(const struct game *game, const void *setting, const void *state, game_action action,
                   const char *who) {
    char position[GAME_POSITION_TEXT], words[GAME_ACTION_TEXT];
    struct text line = text_into(position, sizeof position), out = text_into(words, sizeof words);
    game->write_position(setting, state, &line);
    game->write_action(setting, state, action, &out);
    fail_msg("%s chooses %s at %s", who, words, position);
}

static void check_players(const struct game *game, const void *setting, const void *state) {
    int seat = game->who(setting, state);
    for (const struct ai_player *player = ai_players; player->name; player++) {
        struct lineup *lineup = lineup_open(game, setting);
        assert_true(lineup_set(lineup, seat, player));
        lineup_seed(lineup, 1);
        game_action action = lineup_decide(lineup, state, (struct ai_limits){.nodes = NODES});
        if (is_futile(game, setting, state, action))
            refuse(game, setting, state, action, player->name);
        lineup_close(lineup);
    }
}

static void check_hints(const struct game *game, const void *setting, const void *state, uint64_t nodes) {
    static struct hints hints;
    static unsigned char line[HINT_LINE + 1][GAME_MAX_STATE];
    struct hinter *hinter = hint_open(game, setting);
    hint_think(hinter, state, &(struct ai_limits){.nodes = nodes, .seed = 1}, HINT_MOST, &hints);
    assert_true(hints.count > 0);
    for (size_t i = 0; i < hints.count; i++) {
        game_action action;
        memcpy(line[0], state, game->state_bytes);
        /* The expected line too, as far as there are no dice: no step leads back to an earlier state of it. */
        for (size_t k = 0; k < hints.hint[i].length && game->who(setting, line[k]) >= 0 &&
                           game_read_action(game, setting, line[k], hints.hint[i].line[k], &action);
             k++) {
            memcpy(line[k + 1], line[k], game->state_bytes);
            game->play(setting, line[k + 1], action);
            for (size_t earlier = 0; earlier <= k; earlier++)
                if (game->only_spends(setting, line[earlier], line[k + 1]))
                    refuse(game, setting, line[k], action, "a hint");
        }
    }
    hint_close(hinter);
}

/* Three equal ships that could swap places; a flagship that could carry its neighbour round and put it back; two
   equal flagships; a ship that has moved and its twin that has not, when nothing can move any more. */
static const char *const tempting[] = {
    "turn V actions 3 earned 0 | V research 1 dominance 1 ships 3b1 3c2 3a2 | K research 1 dominance 1 ships "
    "6h7 3h9 5g8 | cubes h8=K b2=V",
    "turn V actions 1 earned 0 | V research 1 dominance 1 ships 3b1 3c2 3a2 | K research 1 dominance 1 ships "
    "6h7 3h9 5g8 | cubes h8=K b2=V",
    "turn K actions 3 earned 0 | V research 1 dominance 1 ships 6b1 4c2 5a2 | K research 1 dominance 1 ships "
    "2h7 2g8 5h9 | cubes h8=K b2=V",
    "turn K actions 1 earned 0 | V research 1 dominance 1 ships 6b1 4c2 5a2 | K research 1 dominance 1 ships "
    "2h7 1g8 1h9 | cubes h8=K b2=V",
    "turn K actions 0 earned 0 | V research 1 dominance 1 ships 5h6 4x 3e4 | K research 2 dominance 1 ships "
    "1a6:a 3b3:ma 3b1 | cubes h8=V b2=K",
};

enum { TEMPTING = sizeof tempting / sizeof tempting[0] };

static void tempting_positions_tempt(void **nothing) {
    (void)nothing;
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    for (size_t i = 0; i < TEMPTING; i++) {
        struct position at = position_open("base-2", "sheet", tempting[i]);
        size_t count = at.game->list(at.setting, at.state, actions), futile = 0;
        for (size_t k = 0; k < count; k++)
            futile += is_futile(at.game, at.setting, at.state, actions[k]);
        assert_true(futile > 0 && futile < count);
        position_close(&at);
    }
    free(actions);
}

static void nobody_is_tempted(void **nothing) {
    (void)nothing;
    for (size_t i = 0; i < TEMPTING; i++) {
        struct position at = position_open("base-2", "sheet", tempting[i]);
        check_players(at.game, at.setting, at.state);
        check_hints(at.game, at.setting, at.state, 600);
        check_hints(at.game, at.setting, at.state, 20000);
        position_close(&at);
    }
}

/* Carrying a ship nowhere is a move for more: the move itself is preferred. */
static void the_same_for_more_is_futile(void **nothing) {
    (void)nothing;
    struct position at = position_open("base-2", "sheet", tempting[3]);
    struct ai_weights weights;
    struct ai_answer *answer = ai_answer_new(at.game);
    assert_true(ai_weights_of(at.game, at.setting, false, &weights));
    struct ai_search *search = ai_search_new(at.game, at.setting, &weights);
    size_t dearer = 0;
    ai_grow(search, at.state, &(struct ai_limits){.nodes = NODES, .seed = 1}, answer);
    for (size_t i = 0; i < answer->count; i++)
        dearer +=
            answer->option[i].futile && !is_futile(at.game, at.setting, at.state, answer->option[i].action);
    assert_true(dearer > 0);
    for (size_t i = 0; i < answer->exact; i++)
        assert_false(answer->option[i].futile);
    ai_search_free(search);
    free(answer);
    position_close(&at);
}

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

static void nobody_spends_for_nothing_along_recorded_games(void **nothing) {
    (void)nothing;
    char path[PATH_SIZE];
    size_t positions = 0;
    path_of(path, "");
    struct dirent **files;
    int count = scandir(path, &files, is_record, alphasort);
    assert_true(count > 10);
    for (int file = 0; file < count; file++) {
        struct table *table = open_record(files[file]->d_name);
        free(files[file]);
        const struct game *game = table_game(table);
        for (size_t number = positions % EVERY; number < table_length(table); number += EVERY) {
            unsigned char state[GAME_MAX_STATE];
            table_state_at(table, number, state);
            if (game->who(table_setting(table), state) < 0 || !game->only_spends)
                continue;
            check_players(game, table_setting(table), state);
            check_hints(game, table_setting(table), state, NODES);
            positions++;
        }
        table_free(table);
    }
    free(files);
    assert_true(positions > 30);
}

/* Whole games: within a turn no decision leads back to a state that was left, with something used up. */
static void no_turn_goes_round_in_a_circle(void **nothing) {
    (void)nothing;
    static const char *const names[] = {"level:1", "level:2", "level:3", "level:4", "level:5", "greedy"};
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    static unsigned char seen[MAX_TURN][GAME_MAX_STATE];
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        struct position at = position_open("base-2", n % 2 ? "full" : "sheet", NULL);
        struct lineup *lineup = lineup_open(at.game, at.setting);
        struct game_random random = random_from_seed(n);
        size_t count = 0;
        int turn = -1;
        lineup_seed(lineup, n);
        for (int seat = 0; seat < 2; seat++)
            assert_true(lineup_set(lineup, seat, ai_find_player(names[n])));
        for (int step = 0; step < 400; step++) {
            int who = at.game->who(at.setting, at.state);
            if (who == GAME_OVER)
                break;
            if (who == GAME_CHANCE) {
                game_play_random(at.game, at.setting, at.state, actions, &random);
                continue;
            }
            if (at.game->turn(at.setting, at.state) != turn)
                count = 0;
            turn = at.game->turn(at.setting, at.state);
            if (count < MAX_TURN)
                memcpy(seen[count++], at.state, at.game->state_bytes);
            game_action action = lineup_decide(lineup, at.state, (struct ai_limits){.nodes = NODES});
            unsigned char before[GAME_MAX_STATE];
            memcpy(before, at.state, at.game->state_bytes);
            at.game->play(at.setting, at.state, action);
            for (size_t i = 0; i < count; i++)
                if (at.game->only_spends(at.setting, seen[i], at.state))
                    refuse(at.game, at.setting, before, action, names[n]);
        }
        lineup_close(lineup);
        position_close(&at);
    }
    free(actions);
}

/* Page and server open a new lineup for every decision: what happened earlier in the turn comes from the record. */
static void who_is_asked_anew_goes_round_in_no_circle(void **nothing) {
    (void)nothing;
    static const char *const names[] = {"level:1", "level:2", "level:6", "level:8"};
    static unsigned char seen[MAX_TURN][GAME_MAX_STATE];
    struct game_error error = {.language = GAME_ENGLISH};
    const struct game *game = games_find(games_all, "quantum");
    for (size_t n = 0; n < 2 * sizeof names / sizeof names[0]; n++) {
        const char *name = names[n / 2];
        struct game_random random = random_from_seed(n);
        struct table *table =
            table_new_at(game, &(struct game_choice){"map", "base-2"}, 1, tempting[n % 2], &error);
        assert_non_null(table);
        table_set_dice(table, table_dice_seeded(&random));
        const void *setting = table_setting(table);
        for (size_t count = 0; count < MAX_TURN && table_who(table) == 0; count++) {
            struct lineup *lineup = lineup_open(game, setting);
            assert_true(lineup_set(lineup, 0, ai_find_player(name)));
            lineup_seed(lineup, 1);
            lineup_recall(lineup, table);
            memcpy(seen[count], table_state(table), game->state_bytes);
            game_action action = lineup_decide(lineup, table_state(table), (struct ai_limits){.nodes = 2000});
            lineup_close(lineup);
            assert_true(table_play(table, action, &error) && table_advance(table, &error));
            for (size_t i = 0; i <= count; i++)
                if (game->only_spends(setting, seen[i], table_state(table)))
                    refuse(game, setting, seen[count], action, name);
        }
        table_free(table);
    }
}

/* States that differ only in the order of dice have the same answer, whichever die is which. */
static void the_order_of_dice_means_nothing(void **nothing) {
    (void)nothing;
    static const char *const orders[] = {
        "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 4e3 1a1 | K research 1 dominance 1 "
        "ships 6h7 3h9 5g8 | cubes h8=K b2=V",
        "turn V actions 2 earned 0 | V research 1 dominance 1 ships 1a1 3d5 4e3 | K research 1 dominance 1 "
        "ships 5g8 6h7 3h9 | cubes h8=K b2=V",
    };
    struct ai_weights weights;
    float share[2];
    char words[2][GAME_ACTION_TEXT];
    for (int i = 0; i < 2; i++) {
        struct position at = position_open("base-2", "sheet", orders[i]);
        struct ai_answer *answer = ai_answer_new(at.game);
        struct text out = text_into(words[i], sizeof words[i]);
        assert_true(ai_weights_of(at.game, at.setting, false, &weights));
        struct ai_search *search = ai_search_new(at.game, at.setting, &weights);
        ai_grow(search, at.state, &(struct ai_limits){.nodes = 4000, .seed = 1}, answer);
        at.game->write_action(at.setting, at.state, answer->option[0].action, &out);
        share[i] = answer->option[0].share[0];
        ai_search_free(search);
        free(answer);
        position_close(&at);
    }
    assert_string_equal(words[0], words[1]);
    assert_true(share[0] - share[1] < 0.01f && share[1] - share[0] < 0.01f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tempting_positions_tempt),
        cmocka_unit_test(nobody_is_tempted),
        cmocka_unit_test(the_same_for_more_is_futile),
        cmocka_unit_test(nobody_spends_for_nothing_along_recorded_games),
        cmocka_unit_test(no_turn_goes_round_in_a_circle),
        cmocka_unit_test(who_is_asked_anew_goes_round_in_no_circle),
        cmocka_unit_test(the_order_of_dice_means_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
