/* Matches: fair, repeatable with any number of workers, with failures reported; shared wins, teams, automas
   and players without opponents in Pig. */
#define _DEFAULT_SOURCE
#include "games.h"
#include "match.h"
#include "pig_internal.h"
#include "tally.h"
#include "workers.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static const struct match_sides two = {.seats = 2, .first = 1, .round = 2};

enum { MAX_GAMES = 64 };

/* A match on boards of Quantum. */
struct fixture {
    struct match match;
    struct game_choice choice[2];
    struct match_board board[2];
    struct table *table[2];
};

static void open_match(struct fixture *f, const char *first, const char *second, int boards) {
    static const char *const maps[] = {"base-2", "tactics"};
    struct game_error error = {.language = GAME_ENGLISH};
    *f = (struct fixture){0};
    f->match = (struct match){
        .game = games_find(games_all, "quantum"),
        .boards = f->board,
        .board_count = (size_t)boards,
        .player = {{first, ai_find_player(first), NULL}, {second, ai_find_player(second), NULL}},
        .timeout = 60,
        .seed = 3,
        .most_decisions = 3000};
    for (int i = 0; i < boards; i++) {
        f->choice[i] = (struct game_choice){"map", maps[i]};
        f->table[i] = table_new(f->match.game, &f->choice[i], 1, &error);
        assert_non_null(f->table[i]);
        f->board[i] = (struct match_board){maps[i], &f->choice[i], 1, NULL, table_setting(f->table[i])};
    }
    assert_int_equal(match_take_seats(&f->match), boards);
    assert_int_equal(f->match.seats, 2);
}

static void close_match(struct fixture *f) {
    table_free(f->table[0]);
    table_free(f->table[1]);
}

static void a_stronger_player_wins_and_games_repeat(void **unused) {
    (void)unused;
    struct fixture f;
    struct match_game game, again;
    int wins = 0;
    open_match(&f, "greedy", "random", 1);
    struct match_session *room = match_open(&f.match), *other = match_open(&f.match);
    for (unsigned long number = 0; number < 10; number++) {
        match_play(room, number, &game);
        match_play(other, 9 - number, &again); /* earlier games make no difference */
        match_play(other, number, &again);
        assert_int_equal(game.trouble, MATCH_FINE);
        assert_int_equal(game.end, MATCH_WON);
        assert_memory_equal(game.part, again.part, sizeof game.part);
        assert_memory_equal(game.made, again.made, sizeof game.made);
        wins += game.part[0] == SCORE_WIN;
    }
    assert_true(wins >= 9);
    match_close(room);
    match_close(other);
    close_match(&f);
}

/* The first roll, and the seating. */
struct heard {
    char dice[4][64];
    char player[4][2][32];
    char map[4][128];
};

static bool hear(void *context, const struct table *table, unsigned long number) {
    struct heard *heard = context;
    struct text out = text_into(heard->dice[number], sizeof heard->dice[number]);
    void *state = malloc(table_game(table)->state_bytes);
    table_state_at(table, 0, state);
    game_write_action(table_game(table), table_setting(table), state, table_action(table, 0), &out);
    free(state);
    snprintf(heard->player[number][0], 32, "%s", table_tag(table, "Player.V"));
    snprintf(heard->player[number][1], 32, "%s", table_tag(table, "Player.K"));
    struct text map = text_into(heard->map[number], sizeof heard->map[number]);
    table_game(table)->option_value(table_setting(table), 0, &map);
    return true;
}

static void play_four(struct match *match, struct heard *heard) {
    struct match_game game;
    match->store = hear;
    match->context = heard;
    struct match_session *room = match_open(match);
    for (unsigned long number = 0; number < 4; number++)
        match_play(room, number, &game);
    match_close(room);
}

static void a_round_has_the_same_dice_and_board_and_every_order_of_seats(void **unused) {
    (void)unused;
    struct fixture f;
    struct heard heard;
    open_match(&f, "greedy", "random", 2);
    play_four(&f.match, &heard);
    for (int round = 0; round < 4; round += 2) {
        assert_string_equal(heard.dice[round], heard.dice[round + 1]);
        assert_string_equal(heard.map[round], heard.map[round + 1]);
        assert_string_equal(heard.player[round][0], "greedy");
        assert_string_equal(heard.player[round][1], "random");
        assert_string_equal(heard.player[round + 1][0], "random");
        assert_string_equal(heard.player[round + 1][1], "greedy");
    }
    assert_string_not_equal(heard.dice[0], heard.dice[2]);
    assert_memory_equal(heard.map[0], "base-2 ", 7);
    assert_memory_equal(heard.map[2], "tactics ", 8);
    assert_int_equal(match_seat(&f.match, 0, 0), 0);
    assert_int_equal(match_seat(&f.match, 1, 0), 1);
    close_match(&f);
}

/* Equal seatings with the same dice would repeat the same game. */
static void no_game_is_played_twice(void **unused) {
    (void)unused;
    struct fixture f;
    struct heard heard;
    open_match(&f, "greedy", "greedy", 2);
    play_four(&f.match, &heard);
    for (int a = 0; a < 4; a++)
        for (int b = 0; b < a; b++)
            assert_string_not_equal(heard.dice[a], heard.dice[b]);
    assert_memory_equal(heard.map[1], "tactics ", 8);
    close_match(&f);
}

static void sides_and_rounds_follow_from_the_names(void **unused) {
    (void)unused;
    static const struct {
        const char *name[6];
        int seats, round;
        unsigned first;
    } known[] = {
        {{"a", "b"}, 2, 2, 1},
        {{"a", "a"}, 2, 1, 1},
        {{"a", "b", "b"}, 3, 3, 1},
        {{"a", "b", "a", "b"}, 4, 2, 5},
        {{"a", "a", "b", "b"}, 4, 4, 3},
        {{"a", "a", "a", "a"}, 4, 1, 1},
        {{"a"}, 1, 1, 1},
        {{"a", "b", "c", "a", "b", "c"}, 6, 3, 9},
        {{"a", "b", "b", "b", "b"}, 5, 5, 1},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct match match = {.seats = known[i].seats};
        for (int player = 0; player < match.seats; player++)
            match.player[player].name = known[i].name[player];
        struct match_sides sides = match_sides(&match);
        assert_int_equal(sides.seats, known[i].seats);
        assert_int_equal(sides.round, known[i].round);
        assert_int_equal(sides.first, known[i].first);
    }
}

static void a_game_that_lasts_too_long_is_drawn(void **unused) {
    (void)unused;
    struct fixture f;
    struct match_game game;
    open_match(&f, "random", "random", 1);
    f.match.most_decisions = 20;
    struct match_session *room = match_open(&f.match);
    match_play(room, 0, &game);
    assert_int_equal(game.end, MATCH_STOPPED);
    assert_int_equal(game.part[0] + game.part[1] + game.automa, 0);
    assert_int_equal(game.made[0] + game.made[1], 20);
    match_close(room);
    close_match(&f);
}

/* Pig. */

/* A match of Pig on one board, with the same player on all seats. */
struct pig_match {
    struct match match;
    struct game_choice choice[4];
    struct match_board board;
    struct table *table;
};

static void open_pig_match(struct pig_match *f, const struct game_choice *choices, size_t count) {
    struct game_error error = {.language = GAME_ENGLISH};
    *f = (struct pig_match){0};
    for (size_t i = 0; i < count; i++)
        f->choice[i] = choices[i];
    f->table = table_new(&pig_game, f->choice, count, &error);
    assert_non_null(f->table);
    f->board = (struct match_board){"pig", f->choice, count, NULL, table_setting(f->table)};
    f->match = (struct match){.game = &pig_game,
                              .boards = &f->board,
                              .board_count = 1,
                              .named = 1,
                              .timeout = 60,
                              .seed = 3,
                              .most_decisions = 3000};
    assert_int_equal(match_take_seats(&f->match), 1);
    for (int i = 0; i < f->match.seats; i++)
        f->match.player[i] = (struct match_player){"random", ai_find_player("random"), NULL};
}

/* One game from a position, with the players rotated by `number` seats. */
static struct match_game play_from(struct pig_match *f, const char *position, unsigned long number) {
    struct match_game game;
    f->board.position = position;
    struct match_session *room = match_open(&f->match);
    assert_non_null(room);
    match_play(room, number, &game);
    match_close(room);
    assert_int_equal(game.trouble, MATCH_FINE);
    return game;
}

static void expect_parts(const struct match_game *game, enum match_end end, const int part[GAME_MAX_SEATS],
                         int automa) {
    assert_int_equal(game->end, end);
    assert_memory_equal(game->part, part, sizeof game->part);
    assert_int_equal(game->automa, automa);
}

#define PIG(...)                                 \
    ((const struct game_choice[]){__VA_ARGS__}), \
        sizeof((const struct game_choice[]){__VA_ARGS__}) / sizeof(struct game_choice)

/* The last seat of the round can only hold: the others had their turn, and the round ends the game. */
static void a_win_is_shared_by_two_or_three_of_five(void **unused) {
    (void)unused;
    struct pig_match f;
    open_pig_match(&f, PIG({"seats", "5"}, {"rounds", "on"}, {"target", "100"}));
    assert_int_equal(f.match.seats, 5);
    struct match_game game = play_from(&f, "turn E total 20; A 100; B 3; C 4; D 5; E 80", 0);
    expect_parts(&game, MATCH_SHARED, (const int[GAME_MAX_SEATS]){180, 0, 0, 0, 180}, 0);
    game = play_from(&f, "turn E total 20; A 100; B 3; C 100; D 5; E 80", 0);
    expect_parts(&game, MATCH_SHARED, (const int[GAME_MAX_SEATS]){120, 0, 120, 0, 120}, 0);
    /* The players rotate by one seat: from A to E. */
    game = play_from(&f, "turn E total 20; A 100; B 3; C 100; D 5; E 80", 1);
    expect_parts(&game, MATCH_SHARED, (const int[GAME_MAX_SEATS]){120, 120, 0, 120, 0}, 0);
    game = play_from(&f, "turn E total 20; A 99; B 3; C 4; D 5; E 80", 2);
    expect_parts(&game, MATCH_WON, (const int[GAME_MAX_SEATS]){0, SCORE_WIN}, 0);
    table_free(f.table);
}

/* A and C against B and D. */
static void a_team_shares_its_win(void **unused) {
    (void)unused;
    struct pig_match f;
    open_pig_match(&f, PIG({"seats", "4"}, {"teams", "on"}, {"rounds", "on"}, {"target", "100"}));
    assert_false(f.match.together);
    struct match_game game = play_from(&f, "turn D total 20; A 3; B 4; C 5; D 80", 0);
    expect_parts(&game, MATCH_WON, (const int[GAME_MAX_SEATS]){0, 180, 0, 180}, 0);
    game = play_from(&f, "turn D total 20; A 3; B 4; C 100; D 80", 0);
    expect_parts(&game, MATCH_SHARED, (const int[GAME_MAX_SEATS]){90, 90, 90, 90}, 0);
    table_free(f.table);
}

static void an_automa_is_no_player(void **unused) {
    (void)unused;
    struct pig_match f;
    open_pig_match(&f, PIG({"seats", "3"}, {"automa", "on"}, {"rounds", "on"}, {"target", "100"}));
    assert_int_equal(f.match.seats, 2);
    assert_true(f.match.automa);
    assert_false(f.match.together);
    for (unsigned long number = 0; number < 4; number++)
        for (int player = 0; player < 2; player++)
            assert_int_equal(match_seat(&f.match, number, player), (player + (int)number) % 2);
    struct match_game game = play_from(&f, "turn C total 20; A 3; B 4; C 80", 0);
    expect_parts(&game, MATCH_WON, (const int[GAME_MAX_SEATS]){0}, SCORE_WIN);
    assert_int_equal(game.made[0] + game.made[1], 0);
    game = play_from(&f, "turn C total 20; A 3; B 100; C 80", 1);
    expect_parts(&game, MATCH_SHARED, (const int[GAME_MAX_SEATS]){180}, 180);
    /* A whole game: everybody but the automa is asked. */
    game = play_from(&f, NULL, 0);
    assert_true(game.made[0] > 0 && game.made[1] > 0 && game.made[2] == 0);
    table_free(f.table);
    /* An automa in the team of a player has no part of its own. */
    open_pig_match(&f, PIG({"seats", "4"}, {"automa", "on"}, {"teams", "on"}, {"target", "100"}));
    assert_int_equal(f.match.seats, 3);
    game = play_from(&f, "turn D total 20; A 3; B 4; C 5; D 80", 0);
    expect_parts(&game, MATCH_WON, (const int[GAME_MAX_SEATS]){0, SCORE_WIN}, 0);
    table_free(f.table);
}

static void who_plays_alone_wins_or_loses(void **unused) {
    (void)unused;
    struct pig_match f;
    open_pig_match(&f, PIG({"seats", "1"}, {"target", "100"}));
    assert_int_equal(f.match.seats, 1);
    assert_true(f.match.together);
    assert_int_equal(match_sides(&f.match).round, 1);
    struct match_game game = play_from(&f, "turn A total 20 turns 3; A 80", 0);
    expect_parts(&game, MATCH_WON, (const int[GAME_MAX_SEATS]){SCORE_WIN}, 0);
    game = play_from(&f, "roll A total 2 turns 11; A 3", 1); /* in one turn 97 points would be needed */
    expect_parts(&game, MATCH_LOST, (const int[GAME_MAX_SEATS]){0}, 0);
    table_free(f.table);
    /* An automa is not an opponent among the players. */
    open_pig_match(&f, PIG({"seats", "2"}, {"automa", "on"}));
    assert_int_equal(f.match.seats, 1);
    assert_true(f.match.together && f.match.automa);
    table_free(f.table);
}

/* Also with secrets and six seats; levels limited by nodes repeat the same game. */
static void any_game_repeats(void **unused) {
    (void)unused;
    static const char *const seats[] = {"1", "3", "6"};
    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++) {
        struct pig_match f;
        open_pig_match(&f, PIG({"seats", seats[i]}, {"secret", "on"}, {"rounds", "on"}, {"target", "30"}));
        for (int player = 0; player < f.match.seats; player += 2)
            f.match.player[player] = (struct match_player){"level:5", ai_find_player("level:5"), NULL};
        for (unsigned long number = 0; number < 3; number++) {
            struct match_game game = play_from(&f, NULL, number), again = play_from(&f, NULL, number);
            assert_int_equal(game.end, again.end);
            assert_memory_equal(game.part, again.part, sizeof game.part);
            assert_memory_equal(game.made, again.made, sizeof game.made);
        }
        table_free(f.table);
    }
}

static void boards_with_other_seats_are_noticed(void **unused) {
    (void)unused;
    struct pig_match two_seats, three, automa;
    open_pig_match(&two_seats, PIG({"seats", "2"}));
    open_pig_match(&three, PIG({"seats", "3"}));
    open_pig_match(&automa, PIG({"seats", "3"}, {"automa", "on"}));
    struct match_board boards[] = {two_seats.board, two_seats.board, automa.board, three.board};
    struct match match = {.game = &pig_game, .boards = boards, .board_count = 2};
    assert_int_equal(match_take_seats(&match), 2);
    match.board_count = 4;
    assert_int_equal(match_take_seats(&match), 2); /* as many players, but an automa */
    boards[2] = boards[0];
    assert_int_equal(match_take_seats(&match), 3);
    table_free(two_seats.table);
    table_free(three.table);
    table_free(automa.table);
}

/* Workers. */

struct host {
    struct tally *tally;
    struct match_game games[MAX_GAMES];
    unsigned long taken, stop_after;
    int interrupt_after, signal;
};

static bool next(void *context, unsigned long *number) {
    struct host *host = context;
    return tally_next(host->tally, number);
}

static bool take(void *context, const struct match_game *game) {
    struct host *host = context;
    host->games[game->number] = *game;
    tally_add(host->tally, game);
    host->taken++;
    if (host->interrupt_after && host->taken == (unsigned long)host->interrupt_after)
        raise(host->signal);
    return host->taken != host->stop_after;
}

static void tick(void *context) {
    (void)context;
}

static enum workers_answer play(struct fixture *f, struct host *host, unsigned long games, int workers,
                                struct workers_end *end) {
    host->tally = tally_new(two, games, NULL);
    enum workers_answer answer =
        workers_play(&f->match, workers, &(struct workers_host){next, take, tick, host}, end);
    tally_free(host->tally);
    return answer;
}

static void the_number_of_workers_makes_no_difference(void **unused) {
    (void)unused;
    struct fixture f;
    struct workers_end end;
    struct host *one = calloc(1, sizeof *one), *three = calloc(1, sizeof *three);
    open_match(&f, "level:3", "greedy", 2);
    assert_int_equal(play(&f, one, 12, 1, &end), WORKERS_DONE);
    assert_int_equal(play(&f, three, 12, 3, &end), WORKERS_DONE);
    assert_int_equal(one->taken, 12);
    assert_int_equal(three->taken, 12);
    for (int i = 0; i < 12; i++) {
        assert_memory_equal(one->games[i].part, three->games[i].part, sizeof one->games[i].part);
        assert_memory_equal(one->games[i].made, three->games[i].made, sizeof one->games[i].made);
    }
    free(one);
    free(three);
    close_match(&f);
}

static void workers_stop_when_there_is_enough_or_nothing_to_do(void **unused) {
    (void)unused;
    struct fixture f;
    struct workers_end end;
    struct host *host = calloc(1, sizeof *host);
    open_match(&f, "greedy", "random", 1);
    host->stop_after = 3;
    assert_int_equal(play(&f, host, 50, 2, &end), WORKERS_ENOUGH);
    assert_int_equal(host->taken, 3);
    memset(host, 0, sizeof *host);
    assert_int_equal(play(&f, host, 1, 4, &end), WORKERS_DONE); /* three of them are idle */
    assert_int_equal(host->taken, 1);
    free(host);
    close_match(&f);
}

static void a_signal_stops_a_match_between_results(void **unused) {
    (void)unused;
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    struct workers_end end;
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++) {
        struct fixture f;
        struct host *host = calloc(1, sizeof *host);
        void (*before)(int) = signal(signals[i], SIG_DFL);
        open_match(&f, "greedy", "random", 1);
        host->interrupt_after = 2;
        host->signal = signals[i];
        assert_int_equal(play(&f, host, 50, 2, &end), WORKERS_INTERRUPTED);
        assert_true(host->taken >= 2 && host->taken < 50);
        signal(signals[i], before);
        free(host);
        close_match(&f);
    }
}

/* As under nohup. */
static void a_match_goes_on_without_its_terminal_if_that_is_wanted(void **unused) {
    (void)unused;
    struct fixture f;
    struct workers_end end;
    struct host *host = calloc(1, sizeof *host);
    void (*before)(int) = signal(SIGHUP, SIG_IGN);
    open_match(&f, "greedy", "random", 1);
    host->interrupt_after = 2;
    host->signal = SIGHUP;
    assert_int_equal(play(&f, host, 6, 2, &end), WORKERS_DONE);
    assert_int_equal(host->taken, 6);
    signal(SIGHUP, before);
    free(host);
    close_match(&f);
}

static bool die_in_game_3(void *context, const struct table *table, unsigned long number) {
    (void)context;
    (void)table;
    if (number == 3)
        kill(getpid(), SIGKILL);
    return true;
}

static void a_worker_that_dies_is_reported(void **unused) {
    (void)unused;
    struct fixture f;
    struct workers_end end;
    struct host *host = calloc(1, sizeof *host);
    open_match(&f, "greedy", "random", 1);
    f.match.store = die_in_game_3;
    assert_int_equal(play(&f, host, 50, 2, &end), WORKERS_DIED);
    assert_int_equal(end.number, 3);
    assert_int_equal(end.signal, SIGKILL);
    assert_true(host->taken >= 2 && host->taken < 50);
    free(host);
    close_match(&f);
}

static bool cannot_store(void *context, const struct table *table, unsigned long number) {
    (void)context;
    (void)table;
    return number != 1;
}

static void a_game_that_could_not_be_kept_says_so(void **unused) {
    (void)unused;
    struct fixture f;
    struct match_game game;
    open_match(&f, "greedy", "random", 1);
    f.match.store = cannot_store;
    struct match_session *room = match_open(&f.match);
    match_play(room, 0, &game);
    assert_int_equal(game.trouble, MATCH_FINE);
    match_play(room, 1, &game);
    assert_int_equal(game.trouble, MATCH_NOT_KEPT);
    match_close(room);
    close_match(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_stronger_player_wins_and_games_repeat),
        cmocka_unit_test(a_round_has_the_same_dice_and_board_and_every_order_of_seats),
        cmocka_unit_test(no_game_is_played_twice),
        cmocka_unit_test(sides_and_rounds_follow_from_the_names),
        cmocka_unit_test(a_game_that_lasts_too_long_is_drawn),
        cmocka_unit_test(a_win_is_shared_by_two_or_three_of_five),
        cmocka_unit_test(a_team_shares_its_win),
        cmocka_unit_test(an_automa_is_no_player),
        cmocka_unit_test(who_plays_alone_wins_or_loses),
        cmocka_unit_test(any_game_repeats),
        cmocka_unit_test(boards_with_other_seats_are_noticed),
        cmocka_unit_test(the_number_of_workers_makes_no_difference),
        cmocka_unit_test(workers_stop_when_there_is_enough_or_nothing_to_do),
        cmocka_unit_test(a_signal_stops_a_match_between_results),
        cmocka_unit_test(a_match_goes_on_without_its_terminal_if_that_is_wanted),
        cmocka_unit_test(a_worker_that_dies_is_reported),
        cmocka_unit_test(a_game_that_could_not_be_kept_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
