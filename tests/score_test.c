/* Statistics of matches: Elo and its error, the SPRT against published values, results in any order, and
   files of results that are truncated, edited or from another match. */
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

/* The cell of a round with so many half wins. */
#define HALVES(count) ((count)*SCORE_WIN / 2)

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
        for (int halves = 0; halves <= 4; halves++)
            score.rounds[HALVES(halves)] = known[i].pairs[halves];
        assert_near(sprt_ratio(&(struct sprt){known[i].elo0, known[i].elo1}, &score), known[i].ratio, 1e-9);
    }
    assert_near(sprt_bound(), 2.9444389791664403, 1e-12);
    assert_near(sprt_ratio(&(struct sprt){0, 5}, &(struct score){.seats = 2, .games = 2}), 0, 0);
}

static void a_few_won_pairs_do_not_decide_a_test(void **unused) {
    (void)unused;
    struct score score = {.seats = 2, .games = 2, .rounds = {[HALVES(4)] = 5}};
    assert_true(sprt_ratio(&(struct sprt){0, 20}, &score) < 0.5);
    score.rounds[HALVES(4)] = 53; /* fishtest ends with the 53rd */
    assert_true(sprt_ratio(&(struct sprt){0, 20}, &score) >= sprt_bound());
    score.rounds[HALVES(4)] = 52;
    assert_true(sprt_ratio(&(struct sprt){0, 20}, &score) < sprt_bound());
}

/* The pairs and the expected Elo are from published matches of chess engines. */
static void elo_and_error_are_those_of_published_matches(void **unused) {
    (void)unused;
    double elo, error;
    score_elo(&(struct score){.seats = 2,
                              .games = 2,
                              .rounds = {[HALVES(0)] = 352,
                                         [HALVES(1)] = 579,
                                         [HALVES(2)] = 1264,
                                         [HALVES(3)] = 743,
                                         [HALVES(4)] = 464}},
              &elo, &error);
    assert_near(elo, 19.83, 0.01);
    assert_near(error, 6.77, 0.01);
    /* With 150 pairs, the prior shows. */
    score_elo(&(struct score){.seats = 2,
                              .games = 2,
                              .rounds = {[HALVES(0)] = 1,
                                         [HALVES(1)] = 10,
                                         [HALVES(2)] = 78,
                                         [HALVES(3)] = 48,
                                         [HALVES(4)] = 13}},
              &elo, &error);
    assert_near(elo, 72.85, 0.01);
    assert_near(error, 22.33, 0.25);
}

static void pairs_that_even_out_make_the_error_smaller(void **unused) {
    (void)unused;
    double elo, even, uneven;
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[HALVES(2)] = 100}}, &elo, &even);
    assert_near(elo, 0, 1e-9);
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[HALVES(0)] = 50, [HALVES(4)] = 50}}, &elo,
              &uneven);
    assert_near(elo, 0, 1e-9);
    assert_true(even < uneven / 5);
}

/* A game won by one player; by nobody: stopped. */
static struct match_game won_by(unsigned long number, int winner) {
    struct match_game game = {.number = number,
                              .end = winner < 0 ? MATCH_STOPPED : MATCH_WON,
                              .made = {10, 12},
                              .seconds = {0.5, 0.25}};
    if (winner >= 0)
        game.part[winner] = SCORE_WIN;
    return game;
}

/* A game whose win is shared by the players in the bit mask `winners`; the bit after the last is the automa.
   */
static struct match_game shared_by(unsigned long number, unsigned winners, int players) {
    struct match_game game = {.number = number, .end = MATCH_SHARED};
    int count = 0;
    for (int i = 0; i <= players; i++)
        count += (int)(winners >> i & 1);
    for (int i = 0; i < players; i++)
        game.part[i] = winners >> i & 1 ? SCORE_WIN / count : 0;
    game.automa = winners >> players & 1 ? SCORE_WIN / count : 0;
    return game;
}

static void add(struct tally *tally, struct match_game game) {
    assert_true(tally_add(tally, &game));
}

/* Two against two: the side's wins count, as with two players. Half of all games is Elo 0. */
static void seats_of_one_side_count_together(void **unused) {
    (void)unused;
    double elo, error;
    score_elo(&(struct score){.seats = 4, .games = 4, .allies = 1, .rounds = {[HALVES(4)] = 50}}, &elo,
              &error);
    assert_near(elo, 0, 1e-9);
    score_elo(&(struct score){.seats = 4, .games = 4, .allies = 1, .rounds = {[HALVES(6)] = 50}}, &elo,
              &error);
    assert_near(elo, 400 * log10(3), 1e-9);
    assert_near(score_expected(400 * log10(3), 4, 1), 0.75, 1e-12);
    assert_near(score_expected(0, 4, 1), 0.5, 1e-12);

    struct tally *tally = tally_new((struct match_sides){.seats = 4, .first = 0x5, .round = 4}, 4, NULL);
    assert_non_null(tally);
    for (int i = 0; i < 4; i++)
        add(tally, won_by((unsigned long)i, i == 3 ? 1 : i % 2 * 2));
    struct tally_sums sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.score.allies, 1);
    assert_int_equal(sums.score.rounds[HALVES(6)], 1);
    tally_free(tally);

    /* A B A B: the same order repeats every second game, with other dice. */
    tally = tally_new((struct match_sides){.seats = 4, .first = 0x5, .round = 2}, 4, NULL);
    assert_non_null(tally);
    for (int i = 0; i < 4; i++)
        add(tally, won_by((unsigned long)i, i));
    sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.score.rounds[HALVES(2)], 2);  /* each round: one win, one loss */
    assert_int_equal(sums.seat_wins[0], 4 * SCORE_WIN); /* the winner rotated with the seats */
    assert_int_equal(tally_sums(tally, 1, 2).games, 2);
    tally_free(tally);
}

static void equal_players_have_no_elo_with_any_number_of_seats(void **unused) {
    (void)unused;
    double elo, error;
    for (int seats = 2; seats <= GAME_MAX_SEATS; seats++) {
        struct score score = {
            .seats = seats, .games = seats, .rounds = {[HALVES(2)] = 30}}; /* one win in each round */
        score_elo(&score, &elo, &error);
        assert_near(elo, 0, 1e-9);
        assert_near(score_expected(0, seats, 0), 1.0 / seats, 1e-12);
        assert_near(score_expected(400, seats, 0), 10.0 / (10 + seats - 1), 1e-12);
    }
}

static void a_clean_sweep_is_finite_and_uncertain(void **unused) {
    (void)unused;
    double elo, error;
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[HALVES(4)] = 10}}, &elo, &error);
    assert_near(elo, 400 * log10(40), 1e-9); /* 20 games to half a game */
    /* With 83.2 % one wins 20 of 20 in one case of forty. */
    assert_near(error, elo - 400 * log10(0.8316 / (1 - 0.8316)), 0.2);
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[HALVES(0)] = 10}}, &elo, &error);
    assert_near(elo, -400 * log10(40), 1e-9);
    score_elo(&(struct score){.seats = 2, .games = 2}, &elo, &error);
    assert_near(elo, 0, 0);
    assert_near(error, 0, 0);
}

/* One win says little, but not the same as a loss or a draw; and a draw among wins counts. */
static void one_game_tells_a_win_from_a_loss(void **unused) {
    (void)unused;
    double won, drawn, lost, swept, nearly, error;
    score_elo(&(struct score){.seats = 2, .games = 2, .loose_games = 1, .loose_points = HALVES(2)}, &won,
              &error);
    assert_near(won, 400 * log10(2), 1e-9);
    assert_near(won - error, 400 * log10(0.025 / 0.975), 1e-9); /* one game is won in one case of forty */
    score_elo(&(struct score){.seats = 2, .games = 2, .loose_games = 1, .loose_points = HALVES(1)}, &drawn,
              &error);
    score_elo(&(struct score){.seats = 2, .games = 2, .loose_games = 1}, &lost, &error);
    assert_near(drawn, 0, 1e-9);
    assert_near(lost, -won, 1e-9);
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[HALVES(4)] = 10}}, &swept, &error);
    score_elo(&(struct score){.seats = 2, .games = 2, .rounds = {[HALVES(3)] = 1, [HALVES(4)] = 9}}, &nearly,
              &error);
    assert_true(swept > nearly);
}

static void games_of_incomplete_rounds_count_too(void **unused) {
    (void)unused;
    struct score score = {
        .seats = 2, .games = 2, .rounds = {[HALVES(2)] = 2}, .loose_games = 1, .loose_points = HALVES(2)};
    assert_int_equal(score_games(&score), 5);
    assert_near(score_mean(&score), 0.6, 1e-12);
}

/* Games in any order. */

static void sums_are_by_player_and_by_seat(void **unused) {
    (void)unused;
    struct tally *tally = tally_new(two, 6, NULL);
    static const int winners[] = {0, 0, 1, -1, 0};
    for (unsigned long i = 0; i < 5; i++) {
        struct match_game game = won_by(i, winners[i]);
        game.fault[1] = i == 4 ? BOT_ILLEGAL : BOT_FINE;
        add(tally, game);
    }
    struct tally_sums sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.games, 5);
    assert_int_equal(sums.wins[0], 3 * SCORE_WIN);
    assert_int_equal(sums.wins[1], SCORE_WIN);
    assert_int_equal(sums.drawn, 1);
    assert_int_equal(sums.shared + sums.lost + sums.automa_wins, 0);
    /* Player 0 sits in the first seat in even games. */
    assert_int_equal(sums.seat_wins[0], 2 * SCORE_WIN);
    assert_int_equal(sums.seat_wins[1], 2 * SCORE_WIN);
    assert_int_equal(sums.made[1], 60);
    assert_near(sums.seconds[0], 2.5, 1e-6);
    assert_int_equal(sums.faults[1], 1);
    assert_int_equal(sums.score.rounds[HALVES(4)], 1);
    assert_int_equal(sums.score.rounds[HALVES(1)], 1);
    assert_int_equal(sums.score.loose_games, 1);
    assert_int_equal(sums.score.loose_points, SCORE_WIN);
    sums = tally_sums(tally, 1, 2); /* the second of two boards has the second round */
    assert_int_equal(sums.games, 2);
    assert_int_equal(sums.wins[1], SCORE_WIN);
    tally_free(tally);
}

/* Shared by two and three of five: 1/2 and 1/3 of a win, exactly. */
static void shared_wins_are_counted_exactly(void **unused) {
    (void)unused;
    const struct match_sides five = {.seats = 5, .first = 1, .round = 5};
    struct tally *tally = tally_new(five, 5, NULL);
    add(tally, shared_by(0, 0x03, 5));
    add(tally, shared_by(1, 0x0d, 5));
    add(tally, shared_by(2, 0x1f, 5));
    add(tally, won_by(3, 4));
    add(tally, won_by(4, 0));
    struct tally_sums sums = tally_sums(tally, 0, 0);
    static const unsigned long wins[] = {180 + 120 + 72 + 360, 180 + 72, 120 + 72, 120 + 72, 72 + 360};
    assert_int_equal(sums.shared, 3);
    assert_int_equal(sums.drawn + sums.lost, 0);
    assert_memory_equal(sums.wins, wins, sizeof wins);
    assert_int_equal(sums.score.rounds[wins[0]], 1);
    unsigned long all = 0, by_seat = 0;
    for (int i = 0; i < 5; i++) {
        all += sums.wins[i];
        by_seat += sums.seat_wins[i];
    }
    assert_int_equal(all, 5 * SCORE_WIN);
    assert_int_equal(by_seat, 5 * SCORE_WIN);
    /* Player 0 sits in seat 0, then 4; player 4 in seat 1 in the fourth game. */
    assert_int_equal(sums.seat_wins[0], 180 + 72);
    tally_free(tally);
}

/* Every part that a side of up to six seats can have is an integer, teams of unequal size included. */
static void every_part_of_a_win_is_whole(void **unused) {
    (void)unused;
    for (int sides = 1; sides <= GAME_MAX_SEATS; sides++)
        for (int team = 1; team + sides - 1 <= GAME_MAX_SEATS; team++)
            assert_int_equal(SCORE_WIN % (sides * team), 0);
}

/* Games that no player won say nothing about strength: equal players still score k of n. */
static void what_no_player_won_is_divided_among_the_seats(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= 5; seats++)
        for (int own = 1; own < seats; own++) {
            struct match_sides sides = {.seats = seats, .first = (1u << own) - 1, .round = seats};
            struct tally *tally = tally_new(sides, (unsigned long)seats, NULL);
            double elo, error;
            for (int i = 0; i < seats; i++) {
                struct match_game game = {.number = (unsigned long)i, .end = (enum match_end)(i % 3)};
                if (game.end == MATCH_WON)
                    game.automa = SCORE_WIN;
                add(tally, game);
            }
            struct tally_sums sums = tally_sums(tally, 0, 0);
            score_elo(&sums.score, &elo, &error);
            assert_near(elo, 0, 1e-9);
            assert_near(score_mean(&sums.score), (double)own / seats, 1e-12);
            assert_int_equal(sums.automa_wins, seats / 3 * SCORE_WIN);
            assert_int_equal(sums.lost, (seats + 1) / 3);
            assert_int_equal(sums.drawn, (seats + 2) / 3);
            assert_int_equal(sums.shared, 0);
            tally_free(tally);
        }
    /* A win that a player shares with the automa is worth more than none, and less than one. */
    struct tally *tally = tally_new(two, 2, NULL);
    add(tally, shared_by(0, 0x5, 2));
    add(tally, won_by(1, 1));
    struct tally_sums sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.score.rounds[SCORE_WIN / 2 + SCORE_WIN / 4], 1);
    assert_int_equal(sums.automa_wins, SCORE_WIN / 2);
    tally_free(tally);
}

/* A single player has a share of wins with an error, and no Elo. */
static void who_plays_alone_has_a_score(void **unused) {
    (void)unused;
    const struct match_sides alone = {.seats = 1, .together = true, .first = 1, .round = 1};
    double share, error;
    struct tally *tally = tally_new(alone, 100, NULL);
    for (unsigned long i = 0; i < 99; i++)
        if (i % 3 == 0)
            add(tally, won_by(i, 0));
        else
            add(tally, (struct match_game){.number = i, .end = MATCH_LOST});
    add(tally, won_by(99, -1)); /* stopped: not won */
    struct tally_sums sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.wins[0], 33 * SCORE_WIN);
    assert_int_equal(sums.lost, 66);
    assert_int_equal(sums.drawn, 1);
    score_share(&sums.score, &share, &error);
    assert_near(share, 0.33, 1e-12);
    assert_near(error, 1.96 * sqrt(0.33 * 0.67 / 100), 0.002);
    tally_free(tally);
    struct score score = {.seats = 1, .games = 1, .rounds = {[SCORE_WIN] = 20}};
    score_share(&score, &share, &error);
    assert_near(share, 1, 0);
    assert_near(error, 1 - 0.8316, 0.0001); /* with 83.2 % one wins 20 of 20 in one case of forty */
    score.rounds[SCORE_WIN] = 0;
    score_share(&score, &share, &error);
    assert_near(share + error, 0, 0);
}

/* Unused cells of shared wins do not affect the test; used ones do. */
static void shared_wins_go_into_the_test(void **unused) {
    (void)unused;
    struct score whole = {.seats = 3, .games = 3, .rounds = {[SCORE_WIN] = 60}};
    struct score shared = {
        .seats = 3, .games = 3, .rounds = {[SCORE_WIN - 120] = 30, [SCORE_WIN + 120] = 30}};
    struct score better = {.seats = 3, .games = 3, .rounds = {[SCORE_WIN] = 30, [SCORE_WIN + 120] = 30}};
    const struct sprt sprt = {0, 20};
    assert_true(sprt_ratio(&sprt, &whole) < 0);
    assert_true(sprt_ratio(&sprt, &shared) < 0);
    assert_true(sprt_ratio(&sprt, &shared) > sprt_ratio(&sprt, &whole));
    assert_true(sprt_ratio(&sprt, &better) > 1);
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

/* The same rounds decide, in whatever order games finish. */
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

/* Returns the number of games after reading, or -1 with the reason in `error`. */
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
                              .end = MATCH_WON,
                              .part = {0, SCORE_WIN},
                              .made = {54, 55},
                              .seconds = {1.5, 0.000001},
                              .fault = {BOT_FINE, BOT_SILENT}};
    struct game_error error = {.language = GAME_ENGLISH};
    size_t sound;
    text_put(&out, head);
    results_line(2, &game, &out);
    game = (struct match_game){.number = 7, .made = {54, 55}, .seconds = {1.5, 0.000001}};
    game.fault[1] = BOT_SILENT;
    results_line(2, &game, &out);
    game = shared_by(8, 0x3, 2);
    results_line(2, &game, &out);
    game = shared_by(9, 0x5, 2);
    results_line(2, &game, &out);
    game = (struct match_game){.number = 10, .end = MATCH_LOST};
    results_line(2, &game, &out);
    game = (struct match_game){.number = 11, .end = MATCH_WON, .automa = SCORE_WIN};
    results_line(2, &game, &out);
    assert_string_equal(file + strlen(head),
                        "7 winner 2 made 54 55 microseconds 1500000 1 faults 0 3\n"
                        "8 winner 0 made 54 55 microseconds 1500000 1 faults 0 3\n"
                        "9 shared parts 180 180 automa 0 made 0 0 microseconds 0 0 faults 0 0\n"
                        "10 shared parts 180 0 automa 180 made 0 0 microseconds 0 0 faults 0 0\n"
                        "11 lost parts 0 0 automa 0 made 0 0 microseconds 0 0 faults 0 0\n"
                        "12 won parts 0 0 automa 360 made 0 0 microseconds 0 0 faults 0 0\n");
    struct tally *tally = tally_new(two, 100, NULL);
    assert_true(results_read(file, strlen(file), head, 2, tally, &sound, &error));
    assert_int_equal(sound, strlen(file));
    struct tally_sums sums = tally_sums(tally, 0, 0);
    assert_int_equal(sums.games, 6);
    assert_int_equal(sums.drawn, 1);
    assert_int_equal(sums.shared, 2);
    assert_int_equal(sums.lost, 1);
    assert_int_equal(sums.wins[0], SCORE_WIN);
    assert_int_equal(sums.wins[1], SCORE_WIN + SCORE_WIN / 2);
    assert_int_equal(sums.automa_wins, SCORE_WIN + SCORE_WIN / 2);
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

/* The error for a file with another header. */
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

/* Weights depend on the boards: different weights are not reported if the boards differ. */
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
    /* A long name is truncated between code points. */
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
        "1 shared made 3 4 microseconds 5 6 faults 0 0",
        "1 shared parts 180 180 made 3 4 microseconds 5 6 faults 0 0",
        "1 shared parts 180 181 automa 0 made 3 4 microseconds 5 6 faults 0 0",
        "1 shared parts 360 0 automa 0 made 3 4 microseconds 5 6 faults 0 0",
        "1 won parts 180 0 automa 0 made 3 4 microseconds 5 6 faults 0 0",
        "1 won parts -1 0 automa 361 made 3 4 microseconds 5 6 faults 0 0",
        "1 lost parts 180 180 automa 0 made 3 4 microseconds 5 6 faults 0 0",
        "1 drawn parts 0 0 automa 0 made 3 4 microseconds 5 6 faults 0 0",
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
        cmocka_unit_test(shared_wins_are_counted_exactly),
        cmocka_unit_test(every_part_of_a_win_is_whole),
        cmocka_unit_test(what_no_player_won_is_divided_among_the_seats),
        cmocka_unit_test(who_plays_alone_has_a_score),
        cmocka_unit_test(shared_wins_go_into_the_test),
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
