/* What results say: Elo and its error, the sequential test against known values, results in whatever order, and files of
   results that were cut off, edited or are of another match. */
#include "games.h"
#include "results.h"
#include "score.h"
#include "tally.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct match_sides two = {.seats = 2, .first = 1, .round = 2};

static void assert_near(double value, double expected, double within) {
    if (fabs(value - expected) > within)
        fail_msg("%.10f is not %.10f", value, expected);
}

/* The expected values are those of Stockfish's fishtest (LLR_logistic) for the same pairs. */
static void the_ratio_is_that_of_fishtest(void **unused) {
    (void)unused;
    static const struct {
        unsigned long pairs[5];
        double elo0, elo1, ratio;
    } known[] = {
        {{3, 20, 50, 22, 5}, 0, 20, 0.04032037241670679},
        {{3, 20, 50, 22, 5}, 0, 5, 0.17838022438188125},
        {{3, 20, 50, 22, 5}, -10, 10, 0.9344729113889829},
        {{0, 10, 30, 12, 0}, 0, 20, -0.27041453628885204},
        {{0, 10, 30, 12, 0}, 0, 5, 0.085226848211516},
        {{12, 40, 60, 30, 8}, 0, 20, -2.9973011351582723},
        {{12, 40, 60, 30, 8}, -10, 10, -2.0579732004260216},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct score score = {.seats = 2, .games = 2};
        memcpy(score.rounds, known[i].pairs, sizeof known[i].pairs);
        assert_near(sprt_ratio(&(struct sprt){known[i].elo0, known[i].elo1}, &score), known[i].ratio, 1e-9);
    }
    assert_near(sprt_bound(), 2.9444389791664403, 1e-12);
    assert_near(sprt_ratio(&(struct sprt){0, 5}, &(struct score){.seats = 2, .games = 2}), 0, 0);
}

static void a_few_won_pairs_do_not_decide_a_test(void **unused) {
    (void)unused;
    struct score score = {.seats = 2, .games = 2, .rounds = {[4] = 5}};
    assert_true(sprt_ratio(&(struct sprt){0, 20}, &score) < 0.5);
    score.rounds[4] = 53; /* fishtest ends with the 53rd */
    assert_true(sprt_ratio(&(struct sprt){0, 20}, &score) >= sprt_bound());
    score.rounds[4] = 52;
    assert_true(sprt_ratio(&(struct sprt){0, 20}, &score) < sprt_bound());
}

/* The pairs and the expected Elo are from published matches of chess engines. */
static void elo_and_error_are_those_of_published_matches(void **unused) {
    (void)unused;
    double elo, error;
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {352, 579, 1264, 743, 464}}, &elo, &error);
    assert_near(elo, 19.83, 0.01);
    assert_near(error, 6.77, 0.01);
    /* With 150 pairs, the imagined one shows. */
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {1, 10, 78, 48, 13}}, &elo, &error);
    assert_near(elo, 72.85, 0.01);
    assert_near(error, 22.33, 0.25);
}

static void pairs_that_even_out_make_the_error_smaller(void **unused) {
    (void)unused;
    double elo, even, uneven;
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[2] = 100}}, &elo, &even);
    assert_near(elo, 0, 1e-9);
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[0] = 50, [4] = 50}}, &elo, &uneven);
    assert_near(elo, 0, 1e-9);
    assert_true(even < uneven / 5);
}

/* Two of a side against two: the side's wins decide, as with two players. Half of all games is no Elo. */
static void seats_of_one_side_count_together(void **unused) {
    (void)unused;
    double elo, error;
    score_elo(&(struct score){.seats = 4, .games = 4, .allies = 1, .rounds = {[4] = 50}}, &elo, &error);
    assert_near(elo, 0, 1e-9);
    score_elo(&(struct score){.seats = 4, .games = 4, .allies = 1, .rounds = {[6] = 50}}, &elo, &error);
    assert_near(elo, 400 * log10(3), 1e-9);
    assert_near(score_expected(400 * log10(3), 4, 1), 0.75, 1e-12);
    assert_near(score_expected(0, 4, 1), 0.5, 1e-12);

    struct tally *tally = tally_new((struct match_sides){.seats = 4, .first = 0x5, .round = 4}, 4, NULL);
    assert_non_null(tally);
    for (int i = 0; i < 4; i++)
        assert_true(tally_add(
            tally, &(struct match_game){.number = (unsigned long)i, .winner = i == 3 ? 1 : i % 2 * 2}));
    struct tally_sums sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.score.allies, 1);
    assert_int_equal(sums.score.rounds[6], 1);
    tally_free(tally);

    /* A B A B: every second game the same order comes again, with other dice. */
    tally = tally_new((struct match_sides){.seats = 4, .first = 0x5, .round = 2}, 4, NULL);
    assert_non_null(tally);
    for (int i = 0; i < 4; i++)
        assert_true(tally_add(tally, &(struct match_game){.number = (unsigned long)i, .winner = i}));
    sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.score.rounds[2], 2); /* each round: one win, one loss */
    assert_int_equal(sums.seat_wins[0], 4);    /* the winner moved on with the seats */
    assert_int_equal(tally_sums(tally, 1, 2).games, 2);
    tally_free(tally);
}

static void equal_players_have_no_elo_with_any_number_of_seats(void **unused) {
    (void)unused;
    double elo, error;
    for (int seats = 2; seats <= 4; seats++) {
        struct score score = {
            .seats = seats, .games = seats, .rounds = {[2] = 30}}; /* one win in each round */
        score_elo(&score, &elo, &error);
        assert_near(elo, 0, 1e-9);
        assert_near(score_expected(0, seats, 0), 1.0 / seats, 1e-12);
        assert_near(score_expected(400, seats, 0), 10.0 / (10 + seats - 1), 1e-12);
    }
}

static void a_clean_sweep_is_finite_and_uncertain(void **unused) {
    (void)unused;
    double elo, error;
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[4] = 10}}, &elo, &error);
    assert_near(elo, 400 * log10(40), 1e-9); /* 20 games to half a game */
    /* With 83.2 % one wins 20 of 20 in one case of forty. */
    assert_near(error, elo - 400 * log10(0.8316 / (1 - 0.8316)), 0.2);
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[0] = 10}}, &elo, &error);
    assert_near(elo, -400 * log10(40), 1e-9);
    score_elo(&(struct score){.seats = 2, .games = 2}, &elo, &error);
    assert_near(elo, 0, 0);
    assert_near(error, 0, 0);
}

/* A game that was won says little, but not the same as one that was lost or drawn; nor is a draw among wins for nothing. */
static void one_game_tells_a_win_from_a_loss(void **unused) {
    (void)unused;
    double won, drawn, lost, swept, nearly, error;
    score_elo(&(struct score){.seats = 2, .games = 2, .loose_games = 1, .loose_halves = 2}, &won, &error);
    assert_near(won, 400 * log10(2), 1e-9);
    assert_near(won - error, 400 * log10(0.025 / 0.975), 1e-9); /* one game is won in one case of forty */
    score_elo(&(struct score){.seats = 2, .games = 2, .loose_games = 1, .loose_halves = 1}, &drawn, &error);
    score_elo(&(struct score){.seats = 2, .games = 2, .loose_games = 1}, &lost, &error);
    assert_near(drawn, 0, 1e-9);
    assert_near(lost, -won, 1e-9);
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[4] = 10}}, &swept, &error);
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[3] = 1, [4] = 9}}, &nearly, &error);
    assert_true(swept > nearly);
}

static void games_of_incomplete_rounds_count_too(void **unused) {
    (void)unused;
    struct score score = {.seats = 2, .games = 2, .rounds = {[2] = 2}, .loose_games = 1, .loose_halves = 2};
    assert_int_equal(score_games(&score), 5);
    assert_near(score_mean(&score), 0.6, 1e-12);
}

/* Games in any order. */

static struct match_game won_by(unsigned long number, int winner) {
    return (struct match_game){
        .number = number, .winner = winner, .made = {10, 12}, .seconds = {0.5, 0.25}, .fault = {0}};
}

static void sums_are_by_player_and_by_seat(void **unused) {
    (void)unused;
    struct tally *tally = tally_new(two, 6, NULL);
    static const int winners[] = {0, 0, 1, -1, 0};
    for (unsigned long i = 0; i < 5; i++)
        assert_true(tally_add(tally, &(struct match_game){.number = i,
                                                          .winner = winners[i],
                                                          .made = {10, 12},
                                                          .seconds = {0.5, 0.25},
                                                          .fault = {0, i == 4 ? BOT_ILLEGAL : BOT_FINE}}));
    struct tally_sums sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.games, 5);
    assert_int_equal(sums.wins[0], 3);
    assert_int_equal(sums.wins[1], 1);
    assert_int_equal(sums.drawn, 1);
    /* Player 0 sits in the first seat in even games. */
    assert_int_equal(sums.seat_wins[0], 2);
    assert_int_equal(sums.seat_wins[1], 2);
    assert_int_equal(sums.made[1], 60);
    assert_near(sums.seconds[0], 2.5, 1e-6);
    assert_int_equal(sums.faults[1], 1);
    assert_int_equal(sums.score.rounds[4], 1);
    assert_int_equal(sums.score.rounds[1], 1);
    assert_int_equal(sums.score.loose_games, 1);
    assert_int_equal(sums.score.loose_halves, 2);
    sums = tally_sums(tally, 1, 2); /* the second of two boards has the second round */
    assert_int_equal(sums.games, 2);
    assert_int_equal(sums.wins[1], 1);
    tally_free(tally);
}

static void a_game_is_known_once_and_given_out_once(void **unused) {
    (void)unused;
    struct tally *tally = tally_new(two, 4, NULL);
    unsigned long number;
    struct match_game game = won_by(1, 0);
    assert_true(tally_add(tally, &game));
    assert_false(tally_add(tally, &game));
    game.number = 4;
    assert_false(tally_add(tally, &game));
    assert_true(tally_next(tally, &number) && number == 0);
    assert_true(tally_next(tally, &number) && number == 2);
    assert_true(tally_next(tally, &number) && number == 3);
    assert_false(tally_next(tally, &number));
    assert_int_equal(tally_known(tally), 1);
    tally_free(tally);
}

/* Whoever is faster, the same rounds decide. */
static void a_test_ends_in_the_same_round_whatever_comes_in_first(void **unused) {
    (void)unused;
    enum { GAMES = 400 };
    struct sprt sprt = {0, 50};
    unsigned long games[2];
    double ratio[2];
    for (int way = 0; way < 2; way++) {
        struct tally *tally = tally_new(two, GAMES, &sprt);
        for (unsigned long i = 0; i < GAMES; i++) {
            unsigned long number = way == 0 ? i : GAMES - 1 - i;
            struct match_game game = won_by(number, number % 5 == 3);
            tally_add(tally, &game);
            if (way == 0 && tally_verdict(tally, &ratio[way]) != TALLY_OPEN)
                break;
        }
        assert_int_equal(tally_verdict(tally, &ratio[way]), TALLY_HIGHER);
        unsigned long number;
        assert_false(tally_next(tally, &number));
        games[way] = tally_sums(tally, 0, 0).games;
        tally_free(tally);
    }
    assert_int_equal(games[0], games[1]);
    assert_true(games[0] > 10 && games[0] < GAMES);
    assert_near(ratio[0], ratio[1], 0);
    assert_true(ratio[0] >= sprt_bound());
}

static void a_weaker_player_ends_a_test_the_other_way(void **unused) {
    (void)unused;
    struct sprt sprt = {0, 50};
    double ratio;
    struct tally *tally = tally_new(two, 400, &sprt);
    for (unsigned long i = 0; i < 400 && tally_verdict(tally, &ratio) == TALLY_OPEN; i++) {
        struct match_game game = won_by(i, i % 5 != 3);
        tally_add(tally, &game);
    }
    assert_int_equal(tally_verdict(tally, &ratio), TALLY_LOWER);
    assert_true(ratio <= -sprt_bound());
    tally_free(tally);
}

/* Files. */

static const char head[] = "astragal match 1\nplayer level:1\ngames\n";

/* What reading says: how many games there are then, or -1, with the reason in `error`. */
static long read_text(const char *text, size_t *sound, struct game_error *error) {
    struct tally *tally = tally_new(two, 100, NULL);
    *error = (struct game_error){.language = GAME_ENGLISH};
    long known =
        results_read(text, strlen(text), head, 2, tally, sound, error) ? (long)tally_known(tally) : -1;
    tally_free(tally);
    return known;
}

static void a_game_is_read_as_it_was_written(void **unused) {
    (void)unused;
    char file[1024];
    struct text out = text_into(file, sizeof file);
    struct match_game game = {.number = 6,
                              .winner = 1,
                              .made = {54, 55},
                              .seconds = {1.5, 0.000001},
                              .fault = {BOT_FINE, BOT_SILENT}};
    struct game_error error = {.language = GAME_ENGLISH};
    size_t sound;
    text_put(&out, head);
    results_line(2, &game, &out);
    game.number = 7;
    game.winner = -1;
    results_line(2, &game, &out);
    assert_string_equal(file + strlen(head), "7 winner 2 made 54 55 microseconds 1500000 1 faults 0 3\n"
                                             "8 winner 0 made 54 55 microseconds 1500000 1 faults 0 3\n");
    struct tally *tally = tally_new(two, 100, NULL);
    assert_true(results_read(file, strlen(file), head, 2, tally, &sound, &error));
    assert_int_equal(sound, strlen(file));
    struct tally_sums sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.games, 2);
    assert_int_equal(sums.drawn, 1);
    assert_int_equal(sums.wins[1], 1);
    assert_int_equal(sums.made[0], 108);
    assert_near(sums.seconds[0], 3, 1e-6);
    assert_int_equal(sums.faults[1], 2);
    tally_free(tally);
}

static void a_line_that_was_cut_off_is_left_out(void **unused) {
    (void)unused;
    const char *whole =
        "astragal match 1\nplayer level:1\ngames\n1 winner 1 made 3 4 microseconds 5 6 faults 0 0\n";
    const char *last = "2 winner 2 made 3 4 microseconds 5 6 faults 0 0";
    char file[1024];
    struct game_error error;
    size_t sound;
    for (size_t length = 0; length <= strlen(last); length++) {
        snprintf(file, sizeof file, "%s%.*s", whole, (int)length, last);
        assert_int_equal(read_text(file, &sound, &error), 1);
        assert_int_equal(sound, strlen(whole));
    }
    for (size_t length = 0; length < strlen(head); length++) {
        snprintf(file, sizeof file, "%.*s", (int)length, head);
        assert_int_equal(read_text(file, &sound, &error), 0);
        assert_int_equal(sound, 0);
    }
}

static void another_match_is_refused_where_it_differs(void **unused) {
    (void)unused;
    struct game_error error;
    size_t sound;
    assert_int_equal(read_text("astragal match 1\nplayer level:2\ngames\n", &sound, &error), -1);
    assert_int_equal(error.line, 2);
    assert_string_equal(error.text, "another match, with other players: \"level:2\" there, \"level:1\" here");
    assert_int_equal(read_text("Dear diary,\n", &sound, &error), -1);
    assert_int_equal(error.line, 1);
    assert_string_equal(error.text, "this is not how the results of a match begin");
}

/* What a file is told that begins otherwise than this head. */
static void expect_reason(const char *file, enum game_language language, int line, const char *reason) {
    static const char own[] = "astragal match 1\ngame quantum rules 1\nplayer level:4\nmind 0a\nplayer bot\n"
                              "seed 1 round 2 time 0 nodes 0 patience 10 decisions 3000\n"
                              "board base-2\noption rules sheet\ngames\n";
    struct game_error error = {.language = language};
    struct tally *tally = tally_new(two, 100, NULL);
    size_t sound;
    assert_false(results_read(file, strlen(file), own, 2, tally, &sound, &error));
    assert_string_equal(error.text, reason);
    assert_int_equal(error.line, line);
    tally_free(tally);
}

/* Weights are those of the boards: that they are others says nothing where the boards are others. */
static void what_differs_is_named_and_weights_last(void **unused) {
    (void)unused;
#define HEAD   "astragal match 1\ngame quantum rules 1\n"
#define PLAYED "player level:4\nmind 0b\nplayer bot\n"
#define LIMITS " round 2 time 0 nodes 0 patience 10 decisions 3000\n"
#define BOARD  "board base-2\noption rules sheet\n"
    static const struct {
        int line;
        const char *file, *reason;
    } others[] = {
        {4, HEAD PLAYED "seed 1" LIMITS BOARD "games\n",
         "a player was another one then: its weights or settings have changed since"},
        {9, HEAD PLAYED "seed 1" LIMITS BOARD "board tactics\noption rules sheet\ngames\n",
         "another match, with other maps: \"tactics\" there, nothing here"},
        {7, HEAD PLAYED "seed 1" LIMITS "board tactics\noption rules sheet\ngames\n",
         "another match, with other maps: \"tactics\" there, \"base-2\" here"},
        {8, HEAD PLAYED "seed 1" LIMITS "board base-2\noption rules full\ngames\n",
         "another match, with another option of the game: \"rules full\" there, \"rules sheet\" here"},
        {9, HEAD PLAYED "seed 1" LIMITS BOARD "position turn V\ngames\n",
         "another match, with another position: \"turn V\" there, nothing here"},
        {6, HEAD PLAYED "seed 12" LIMITS BOARD "games\n",
         "another match, with another seed: \"12\" there, \"1\" here"},
        {6, HEAD PLAYED "seed 1 round 2 time 0.5 nodes 7 patience 10 decisions 3000\n" BOARD "games\n",
         "another match, with another --time: \"0.5\" there, \"0\" here"},
        {6, HEAD PLAYED "seed 1 round 2 time 0 nodes 0 patience 60 decisions 3000\n" BOARD "games\n",
         "another match, with another --bot-time: \"60\" there, \"10\" here"},
        {6, HEAD PLAYED "player level:3\nseed 1" LIMITS BOARD "games\n",
         "another match, with other players: \"level:3\" there, nothing here"},
        {2, "astragal match 1\ngame quantum rules 2\n" PLAYED "seed 1" LIMITS BOARD "games\n",
         "another match, with another game or version of its rules: \"quantum rules 2\" there, \"quantum "
         "rules 1\" here"},
    };
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        expect_reason(others[i].file, GAME_ENGLISH, others[i].line, others[i].reason);
    expect_reason("astragal match 2\n", GAME_ENGLISH, 1, "this is not how the results of a match begin");
    expect_reason(
        HEAD PLAYED "seed 1" LIMITS "board tactics\n", GAME_FRENCH, 7,
        "un autre match, avec d’autres cartes\u00a0: là «\u00a0tactics\u00a0», ici «\u00a0base-2\u00a0»");
    /* A long name is cut between letters. */
    expect_reason(
        HEAD "player engine:xééééééééééééééééééééééééééééééééééééééé\n", GAME_ENGLISH, 3,
        "another match, with other players: \"engine:xéééééééééééééééééééééééé\" there, \"level:4\" here");
#undef HEAD
#undef PLAYED
#undef LIMITS
#undef BOARD
}

static void what_is_no_game_is_refused_with_its_line(void **unused) {
    (void)unused;
    static const char *const wrong[] = {
        "hello",
        "",
        "0 winner 1 made 3 4 microseconds 5 6 faults 0 0",
        "1 winner 3 made 3 4 microseconds 5 6 faults 0 0",
        "1 winner -1 made 3 4 microseconds 5 6 faults 0 0",
        "1 winner 1 made 3 microseconds 5 6 faults 0 0",
        "1 winner 1 made 3 4 5 microseconds 5 6 faults 0 0",
        "1 winner 1 made 3 4 microseconds 5 1e3 faults 0 0",
        "1 winner 1 made 3 4 microseconds 5 6 faults 0 99",
        "1 winner 1 made 3 4 microseconds 5 6 faults 0 0 0",
        "1 winner 1 made 3 4 microseconds 5 6",
        "99999999999999999999 winner 1 made 3 4 microseconds 5 6 faults 0 0",
        "2 winner 1 made 3 4 microseconds 5 6 faults 0 0",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char file[1024];
        struct game_error error;
        size_t sound;
        snprintf(file, sizeof file, "%s2 winner 1 made 3 4 microseconds 5 6 faults 0 0\n%s\n", head,
                 wrong[i]);
        if (read_text(file, &sound, &error) >= 0)
            fail_msg("taken: %s", wrong[i]);
        assert_int_equal(error.line, 5);
        assert_string_equal(error.text, i + 1 == sizeof wrong / sizeof wrong[0]
                                            ? "this game is there twice"
                                            : "this is not the line of a game");
    }
}

static void games_beyond_those_that_are_wanted_are_passed_over(void **unused) {
    (void)unused;
    struct game_error error;
    size_t sound;
    char file[1024];
    snprintf(file, sizeof file, "%s101 winner 1 made 3 4 microseconds 5 6 faults 0 0\n", head);
    assert_int_equal(read_text(file, &sound, &error), 0);
    assert_int_equal(sound, strlen(file));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_ratio_is_that_of_fishtest),
        cmocka_unit_test(a_few_won_pairs_do_not_decide_a_test),
        cmocka_unit_test(elo_and_error_are_those_of_published_matches),
        cmocka_unit_test(pairs_that_even_out_make_the_error_smaller),
        cmocka_unit_test(seats_of_one_side_count_together),
        cmocka_unit_test(equal_players_have_no_elo_with_any_number_of_seats),
        cmocka_unit_test(a_clean_sweep_is_finite_and_uncertain),
        cmocka_unit_test(one_game_tells_a_win_from_a_loss),
        cmocka_unit_test(games_of_incomplete_rounds_count_too),
        cmocka_unit_test(sums_are_by_player_and_by_seat),
        cmocka_unit_test(a_game_is_known_once_and_given_out_once),
        cmocka_unit_test(a_test_ends_in_the_same_round_whatever_comes_in_first),
        cmocka_unit_test(a_weaker_player_ends_a_test_the_other_way),
        cmocka_unit_test(a_game_is_read_as_it_was_written),
        cmocka_unit_test(a_line_that_was_cut_off_is_left_out),
        cmocka_unit_test(another_match_is_refused_where_it_differs),
        cmocka_unit_test(what_differs_is_named_and_weights_last),
        cmocka_unit_test(what_is_no_game_is_refused_with_its_line),
        cmocka_unit_test(games_beyond_those_that_are_wanted_are_passed_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
