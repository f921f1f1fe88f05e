/* Matches: fair, repeatable whatever the number of workers, and told of what goes wrong. */
#define _DEFAULT_SOURCE
#include "games.h"
#include "match.h"
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

enum { MOST_GAMES = 64 };

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
        .player = {{first, mind_find_player(first), NULL}, {second, mind_find_player(second), NULL}},
        .seats = 2,
        .patience = 60,
        .seed = 3,
        .most_decisions = 3000};
    for (int i = 0; i < boards; i++) {
        f->choice[i] = (struct game_choice){"map", maps[i]};
        f->table[i] = table_new(f->match.game, &f->choice[i], 1, &error);
        assert_non_null(f->table[i]);
        f->board[i] = (struct match_board){maps[i], &f->choice[i], 1, NULL, table_setting(f->table[i])};
    }
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
    struct match_room *room = match_open(&f.match), *other = match_open(&f.match);
    for (unsigned long number = 0; number < 10; number++) {
        match_play(room, number, &game);
        match_play(other, 9 - number, &again); /* what was played before makes no difference */
        match_play(other, number, &again);
        assert_int_equal(game.trouble, MATCH_FINE);
        assert_int_equal(game.winner, again.winner);
        assert_memory_equal(game.made, again.made, sizeof game.made);
        wins += game.winner == 0;
    }
    assert_true(wins >= 9);
    match_close(room);
    match_close(other);
    close_match(&f);
}

/* What was rolled first, and who sat where. */
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
    match->keep = hear;
    match->context = heard;
    struct match_room *room = match_open(match);
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

/* Who sits as before would play the same game again with the same dice. */
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
        const char *name[4];
        int seats, round;
        unsigned first;
    } known[] = {
        {{"a", "b"}, 2, 2, 1},           {{"a", "a"}, 2, 1, 1},           {{"a", "b", "b"}, 3, 3, 1},
        {{"a", "b", "a", "b"}, 4, 2, 5}, {{"a", "a", "b", "b"}, 4, 4, 3}, {{"a", "a", "a", "a"}, 4, 1, 1},
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
    struct match_room *room = match_open(&f.match);
    match_play(room, 0, &game);
    assert_int_equal(game.winner, -1);
    assert_int_equal(game.made[0] + game.made[1], 20);
    match_close(room);
    close_match(&f);
}

/* Workers. */

struct host {
    struct tally *tally;
    struct match_game games[MOST_GAMES];
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
        assert_int_equal(one->games[i].winner, three->games[i].winner);
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
    assert_int_equal(play(&f, host, 1, 4, &end), WORKERS_DONE); /* three of them have nothing to do */
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

/* As nohup asks for it. */
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
    f.match.keep = die_in_game_3;
    assert_int_equal(play(&f, host, 50, 2, &end), WORKERS_DIED);
    assert_int_equal(end.number, 3);
    assert_int_equal(end.signal, SIGKILL);
    assert_true(host->taken >= 2 && host->taken < 50);
    free(host);
    close_match(&f);
}

static bool cannot_keep(void *context, const struct table *table, unsigned long number) {
    (void)context;
    (void)table;
    return number != 1;
}

static void a_game_that_could_not_be_kept_says_so(void **unused) {
    (void)unused;
    struct fixture f;
    struct match_game game;
    open_match(&f, "greedy", "random", 1);
    f.match.keep = cannot_keep;
    struct match_room *room = match_open(&f.match);
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
        cmocka_unit_test(the_number_of_workers_makes_no_difference),
        cmocka_unit_test(workers_stop_when_there_is_enough_or_nothing_to_do),
        cmocka_unit_test(a_signal_stops_a_match_between_results),
        cmocka_unit_test(a_match_goes_on_without_its_terminal_if_that_is_wanted),
        cmocka_unit_test(a_worker_that_dies_is_reported),
        cmocka_unit_test(a_game_that_could_not_be_kept_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
