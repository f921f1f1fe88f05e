/* The generator repeats exactly for a seed, and is uniform: fixed seeds, so the counts are always the same. */
#include "random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void a_seed_repeats_exactly(void **unused) {
    struct game_random one = random_from_seed(7), same = random_from_seed(7), other = random_from_seed(8);
    int differences = 0;
    (void)unused;
    for (int i = 0; i < 100; i++) {
        uint64_t number = random_next(&one);
        assert_true(number == random_next(&same));
        differences += number != random_next(&other);
    }
    assert_int_equal(differences, 100);
}

static void a_copy_goes_on_alike(void **unused) {
    struct game_random one = random_from_seed(1);
    (void)unused;
    random_next(&one);
    struct game_random copy = one;
    for (int i = 0; i < 100; i++)
        assert_true(random_next(&one) == random_next(&copy));
}

/* Signatures of benchmarks and seeds in bug reports rely on these numbers: they must not change. */
static void the_first_numbers_are_known(void **unused) {
    struct game_random random = random_from_seed(0);
    (void)unused;
    /* The two first outputs of splitmix64 from 0, as published, are the state. */
    assert_true(random.state[0] == 0xe220a8397b1dcdafu);
    assert_true(random.state[1] == 0x6e789e6aa1b965f4u);
    assert_true(random_next(&random) == 0xe220a8397b1dcdafu + 0x6e789e6aa1b965f4u);
}

static void the_seed_zero_works(void **unused) {
    struct game_random random = random_from_seed(0);
    uint64_t seen = 0;
    (void)unused;
    for (int i = 0; i < 64; i++)
        seen |= random_next(&random);
    assert_true(seen == UINT64_MAX);
}

static void numbers_stay_below_the_count(void **unused) {
    const uint32_t counts[] = {1, 2, 3, 6, 36, 1000, 0x7fffffff, 0x80000000u, 0x80000001u, UINT32_MAX};
    struct game_random random = random_from_seed(3);
    (void)unused;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (int k = 0; k < 10000; k++)
            assert_true(random_below(&random, counts[i]) < counts[i]);
}

/* Chi-squared against the value that a fair source exceeds once in a thousand times. */
static void expect_uniform(uint32_t count, double limit) {
    enum { MOST = 64, EACH = 10000 };
    struct game_random random = random_from_seed(count);
    unsigned seen[MOST] = {0};
    double sum = 0;
    assert_true(count <= MOST);
    for (uint32_t i = 0; i < count * EACH; i++)
        seen[random_below(&random, count)]++;
    for (uint32_t i = 0; i < count; i++)
        sum += ((double)seen[i] - EACH) * ((double)seen[i] - EACH) / EACH;
    assert_true(sum < limit);
}

static void every_number_is_as_likely(void **unused) {
    (void)unused;
    expect_uniform(2, 10.83);
    expect_uniform(3, 13.82);
    expect_uniform(6, 20.52);
    expect_uniform(36, 66.62);
    expect_uniform(64, 103.44);
}

/* Without drawing again, a count of 3 x 2^30 would make one number in three twice as likely as the others. */
static void large_counts_are_not_skewed(void **unused) {
    enum { DRAWS = 300000 };
    struct game_random random = random_from_seed(5);
    const uint32_t third = 1u << 30;
    int residue[3] = {0};
    (void)unused;
    for (int i = 0; i < DRAWS; i++)
        residue[random_below(&random, 3 * third) % 3]++;
    for (int i = 0; i < 3; i++)
        assert_in_range(residue[i], DRAWS / 3 - 1000, DRAWS / 3 + 1000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seed_repeats_exactly),       cmocka_unit_test(a_copy_goes_on_alike),
        cmocka_unit_test(the_first_numbers_are_known),  cmocka_unit_test(the_seed_zero_works),
        cmocka_unit_test(numbers_stay_below_the_count), cmocka_unit_test(every_number_is_as_likely),
        cmocka_unit_test(large_counts_are_not_skewed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
