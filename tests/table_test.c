/* The table: playing, dice, undo and views, tested with Pig and the scripted game. */
#include "failing_memory.h"
#include "pig.h"
#include "scripted.h"
#include "table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Dice from a list, which runs out. */
struct listed_dice {
    const uint32_t *numbers;
    size_t left;
};

static bool listed_below(void *context, uint32_t count, uint32_t *number) {
    struct listed_dice *dice = context;
    if (dice->left == 0)
        return false;
    *number = *dice->numbers++;
    dice->left--;
    assert_true(*number < count);
    return true;
}

static struct table *scripted(const char *script) {
    struct game_error error = {0};
    struct game_choice choice = {"script", script};
    struct table *table = table_new(&scripted_game, &choice, 1, &error);
    assert_non_null(table);
    return table;
}

static struct table *pig(void) {
    struct game_error error = {0};
    struct table *table = table_new(&pig_game, NULL, 0, &error);
    assert_non_null(table);
    return table;
}

static void play(struct table *table, const char *words) {
    struct game_error error = {0};
    if (!table_play_text(table, words, &error))
        fail_msg("%s: %s", words, error.text);
}

static void refuse(struct table *table, const char *words, const char *reason) {
    struct game_error error = {0};
    size_t length = table_length(table);
    assert_false(table_play_text(table, words, &error));
    assert_string_equal(error.text, reason);
    assert_int_equal(table_length(table), length);
}

static void assert_same_game(const struct table *a, const struct table *b) {
    assert_ptr_equal(table_game(a), table_game(b));
    assert_int_equal(table_length(a), table_length(b));
    for (size_t i = 0; i < table_length(a); i++)
        assert_int_equal(table_action(a, i), table_action(b, i));
    assert_memory_equal(table_state(a), table_state(b), table_game(a)->state_bytes);
    assert_memory_equal(table_setting(a), table_setting(b), table_game(a)->setting_bytes);
}

/* Playing. */

static void a_new_table_stands_at_the_beginning(void **unused) {
    (void)unused;
    unsigned char state[64] = {0};
    struct table *table = pig();
    pig_game.begin(table_setting(table), state);
    assert_memory_equal(table_state(table), state, pig_game.state_bytes);
    assert_int_equal(table_length(table), 0);
    assert_int_equal(table_who(table), 0);
    assert_ptr_equal(table_game(table), &pig_game);
    table_free(table);
}

static void a_wrong_option_opens_no_table(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct game_choice choice = {"seats", "9"};
    assert_null(table_new(&pig_game, &choice, 1, &error));
    assert_string_equal(error.text, "option seats cannot be: 9");
}

static void a_table_can_start_at_a_position(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct table *table = table_new_at(&pig_game, NULL, 0, "turn B total 4; A 30; B 45", &error);
    assert_non_null(table);
    assert_int_equal(table_who(table), 1);
    table_free(table);
    assert_null(table_new_at(&pig_game, NULL, 0, "turn Z", &error));
    assert_true(error.text[0] != '\0');
}

static void only_an_allowed_action_is_played(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct table *table = scripted("A2 B2");
    refuse(table, "pick 3", "not possible now: pick 3");
    assert_false(table_play(table, 3, &error));
    assert_string_equal(error.text, "this is not possible now");
    assert_true(table_play(table, 2, &error));
    assert_int_equal(table_action(table, 0), 2);
    assert_int_equal(table_who(table), 1);
    table_free(table);
}

static void nothing_is_played_after_the_end(void **unused) {
    (void)unused;
    struct table *table = scripted("A2");
    play(table, "pick 1");
    refuse(table, "pick 1", "the game is over: pick 1 comes too late");
    refuse(table, "resign A", "the game is over: resign A comes too late");
    table_free(table);
}

static void reasons_come_in_french_too_and_without_control_characters(void **unused) {
    (void)unused;
    struct game_error error = {.language = GAME_FRENCH};
    struct table *table = scripted("A2");
    assert_false(table_play_text(table, "pick\033[2J 9", &error));
    assert_string_equal(error.text, "pas possible maintenant\u00a0: pick?[2J 9");
    table_free(table);
}

static void the_state_at_any_point_of_the_record_can_be_seen(void **unused) {
    (void)unused;
    char position[GAME_POSITION_TEXT];
    uint32_t state[16];
    struct table *table = scripted("A5 A5 B5");
    play(table, "pick 5");
    play(table, "pick 3");
    for (size_t i = 0; i <= 2; i++) {
        static const char *const expected[] = {"step 0 sum 0 last A", "step 1 sum 5 last A",
                                               "step 2 sum 8 last A"};
        struct text out = text_into(position, sizeof position);
        table_state_at(table, i, state);
        scripted_game.write_position(table_setting(table), state, &out);
        assert_string_equal(position, expected[i]);
    }
    table_free(table);
}

/* Dice and forced actions. */

static void advance_takes_single_answers_and_rolls_until_somebody_chooses(void **unused) {
    (void)unused;
    struct game_error error = {0};
    uint32_t numbers[] = {20, 0};
    struct listed_dice dice = {numbers, 2};
    struct table *table = scripted("A1 ?6 B1 ?6 B2");
    table_set_dice(table, (struct table_dice){listed_below, &dice});
    assert_true(table_advance(table, &error));
    assert_int_equal(table_length(table), 4);
    assert_int_equal(table_action(table, 1), 6);
    assert_int_equal(table_action(table, 3), 1);
    assert_int_equal(table_who(table), 1);
    assert_true(table_advance(table, &error));
    assert_int_equal(table_length(table), 4);
    table_free(table);
}

static void outcomes_fall_by_their_weight(void **unused) {
    (void)unused;
    struct game_error error = {0};
    const int expected[] = {1, 2, 2, 3, 3, 3};
    for (uint32_t number = 0; number < 6; number++) {
        struct listed_dice dice = {&number, 1};
        struct table *table = scripted("?3");
        table_set_dice(table, (struct table_dice){listed_below, &dice});
        assert_true(table_roll(table, &error));
        assert_int_equal(table_action(table, 0), expected[number]);
        table_free(table);
    }
}

static void advance_leaves_a_single_answer_that_must_be_given(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct table *table = scripted("A1 A1! A1");
    assert_true(table_advance(table, &error));
    assert_int_equal(table_length(table), 1);
    play(table, "pick 1");
    assert_true(table_advance(table, &error));
    assert_int_equal(table_who(table), GAME_OVER);
    table_free(table);
}

static void without_dice_advance_stops_and_says_so(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct listed_dice none = {NULL, 0};
    struct table *table = scripted("A1 ?6");
    assert_false(table_advance(table, &error));
    assert_string_equal(error.text, "no dice to roll with");
    assert_int_equal(table_length(table), 1);
    table_set_dice(table, (struct table_dice){listed_below, &none});
    assert_false(table_roll(table, &error));
    play(table, "fall 4");
    assert_int_equal(table_who(table), GAME_OVER);
    table_free(table);
}

static void only_chance_is_rolled_for(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct table *table = scripted("A2");
    table_set_dice(table, table_dice_system());
    assert_false(table_roll(table, &error));
    assert_string_equal(error.text, "there is nothing to roll");
    table_free(table);
}

static void system_dice_show_every_face_and_no_other(void **unused) {
    (void)unused;
    struct table_dice dice = table_dice_system();
    unsigned seen = 0;
    for (int i = 0; i < 1000; i++) {
        uint32_t number;
        assert_true(dice.below(dice.context, 6, &number));
        assert_true(number < 6);
        seen |= 1u << number;
    }
    assert_int_equal(seen, 63);
}

static void the_same_seed_gives_the_same_game(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct table *tables[2];
    for (int i = 0; i < 2; i++) {
        struct game_random random = random_from_seed(7);
        tables[i] = scripted("?9 ?9 ?9 ?9 ?9 ?9");
        table_set_dice(tables[i], table_dice_seeded(&random));
        assert_true(table_advance(tables[i], &error));
    }
    assert_same_game(tables[0], tables[1]);
    table_free(tables[0]);
    table_free(tables[1]);
}

/* Undo. */

/* Plays `pick 1` or `fall 1` this many times and returns table_undo_limit. */
static size_t limit_after(const char *script, int steps) {
    struct game_error error = {0};
    struct table *table = scripted(script);
    for (int i = 0; i < steps; i++)
        assert_true(table_play(table, 1, &error));
    size_t limit = table_undo_limit(table);
    table_free(table);
    return limit;
}

static void undo_goes_back_over_the_own_decisions_since_the_dice(void **unused) {
    (void)unused;
    assert_int_equal(limit_after("A2 A2 A2 A2", 3), 0);
    assert_int_equal(limit_after("A2 ?6 A2 A2 A2", 4), 2);
}

static void undo_never_goes_over_dice(void **unused) {
    (void)unused;
    assert_int_equal(limit_after("A2 ?6 A2", 2), 2);
    assert_int_equal(limit_after("A2 ?1 A2", 2), 2);
}

static void undo_never_goes_over_another_seats_decision(void **unused) {
    (void)unused;
    assert_int_equal(limit_after("A2 B2", 1), 1);
    assert_int_equal(limit_after("A2 B2 A2 A2", 3), 2);
    assert_int_equal(limit_after("A2 B1 A2", 2), 2);
}

static void undo_goes_back_to_a_point_of_choice_only(void **unused) {
    (void)unused;
    assert_int_equal(limit_after("A1 A2 A1 A2", 3), 1);
    assert_int_equal(limit_after("A1 A1! A2", 2), 1);
    assert_int_equal(limit_after("A1 A1 A2", 2), 2);
}

static void a_decision_can_be_taken_back_until_its_dice_are_rolled(void **unused) {
    (void)unused;
    assert_int_equal(limit_after("A2 A2 ?6 A2", 2), 0);
    assert_int_equal(limit_after("B2 A2 ?6 A2", 2), 1);
}

static void nothing_is_taken_back_when_the_game_is_over(void **unused) {
    (void)unused;
    assert_int_equal(limit_after("A2 A2", 2), 2);
}

static void undo_takes_back_the_last_choice_with_what_followed_from_it(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct table *table = scripted("A3 A2 A1 A2");
    struct table *expected = scripted("A3 A2 A1 A2");
    play(table, "pick 3");
    play(table, "pick 2");
    assert_true(table_advance(table, &error));
    assert_int_equal(table_length(table), 3);
    assert_true(table_undo(table, &error));
    play(expected, "pick 3");
    assert_same_game(table, expected);
    assert_true(table_advance(table, &error));
    assert_int_equal(table_length(table), 1);
    assert_true(table_undo(table, &error));
    assert_int_equal(table_length(table), 0);
    assert_false(table_undo(table, &error));
    assert_string_equal(error.text, "nothing has been decided yet");
    table_free(table);
    table_free(expected);
}

static void a_resignation_is_not_taken_back(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct game_choice seats = {"seats", "3"};
    struct table *table = table_new(&pig_game, &seats, 1, &error);
    play(table, "roll");
    play(table, "die 3");
    play(table, "resign B");
    assert_int_equal(table_who(table), 0);
    assert_int_equal(table_undo_limit(table), 3);
    assert_false(table_undo(table, &error));
    table_free(table);
}

static void undo_to_a_point_keeps_to_the_same_limit(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct table *table = scripted("A2 ?6 A2 A2 A2 A2");
    for (int i = 0; i < 5; i++)
        assert_true(table_play(table, 1, &error));
    assert_false(table_undo_to(table, 1, &error));
    assert_false(table_undo_to(table, 6, &error));
    assert_int_equal(table_length(table), 5);
    assert_true(table_undo_to(table, 3, &error));
    assert_int_equal(table_length(table), 3);
    assert_true(table_undo_to(table, 2, &error));
    assert_int_equal(table_length(table), 2);
    table_free(table);
}

/* View. */

/* The view without places and with the log from an action on. */
static const char *view_of(const struct table *table, int viewer, enum game_language language, size_t since) {
    static char view[8192];
    struct text out = text_into(view, sizeof view);
    table_view(table, &(struct table_view_options){viewer, language, since, false}, &out);
    assert_false(out.full);
    return view;
}

static void the_view_holds_the_log_and_what_may_be_taken_back(void **unused) {
    (void)unused;
    struct table *table = scripted("A3 ?6 A1 A4 B1!");
    play(table, "pick 3");
    play(table, "fall 6");
    play(table, "pick 1");
    play(table, "pick 4");
    assert_string_equal(
        view_of(table, GAME_SPECTATOR, GAME_ENGLISH, 0),
        "{\"game\":\"scripted\",\"viewer\":null,\"secrets\":false,\"who\":\"B\",\"turn\":\"B\",\"seats\":["
        "{\"mark\":\"A\",\"name\":\"Seat A\",\"kind\":\"player\",\"team\":0,\"present\":true},"
        "{\"mark\":\"B\",\"name\":\"Seat B\",\"kind\":\"player\",\"team\":1,\"present\":true}],"
        "\"prompt\":\"Step 4\",\"board\":{\"sum\":14},\"automatic\":false,"
        "\"log\":[{\"n\":0,\"seat\":\"A\",\"turn\":\"A\",\"turnNumber\":1,\"action\":\"pick "
        "3\",\"text\":\"done: pick 3\","
        "\"things\":[\"pair2\",\"n3\"]},"
        "{\"n\":1,\"seat\":null,\"turn\":\"A\",\"turnNumber\":1,\"action\":\"fall 6\",\"text\":\"done: fall "
        "6\",\"things\":[]},"
        "{\"n\":2,\"seat\":\"A\",\"turn\":\"A\",\"turnNumber\":1,\"action\":\"pick 1\",\"text\":\"done: pick "
        "1\",\"things\":[\"pair1\",\"n1\"]},"
        "{\"n\":3,\"seat\":\"A\",\"turn\":\"A\",\"turnNumber\":1,\"action\":\"pick 4\",\"text\":\"done: pick "
        "4\",\"things\":[\"pair2\",\"n4\"]}],"
        "\"turnNumber\":2,\"undo\":0,\"length\":4}");
    table_free(table);
}

static void a_view_says_whether_the_game_goes_on_by_itself(void **unused) {
    (void)unused;
    struct table *table = scripted("A2 ?6 A1 B1!");
    static const char *const steps[] = {"pick 1", "fall 2", "pick 1", "pick 1"};
    static const bool automatic[] = {false, true, true, false};
    for (size_t i = 0; i < 4; i++) {
        const char *view = view_of(table, 0, GAME_ENGLISH, 0);
        assert_non_null(strstr(view, automatic[i] ? "\"automatic\":true," : "\"automatic\":false,"));
        play(table, steps[i]);
    }
    assert_non_null(strstr(view_of(table, 0, GAME_ENGLISH, 0), "\"automatic\":false,"));
    table_free(table);
}

static void the_log_of_a_view_begins_where_asked(void **unused) {
    (void)unused;
    struct table *table = scripted("A3 A3 A3");
    play(table, "pick 3");
    play(table, "pick 2");
    const char *view = view_of(table, 1, GAME_FRENCH, 1);
    assert_non_null(strstr(
        view,
        "\"log\":[{\"n\":1,\"seat\":\"A\",\"turn\":\"A\",\"turnNumber\":1,\"action\":\"pick 2\",\"text\":"
        "\"fait : pick 2\""));
    assert_non_null(strstr(view, "\"undo\":2,\"length\":2}"));
    assert_non_null(strstr(view_of(table, 1, GAME_FRENCH, 99), "\"log\":[],"));
    table_free(table);
}

static void a_resignation_in_the_log_belongs_to_who_resigned(void **unused) {
    (void)unused;
    struct table *table = scripted("A3");
    play(table, "resign B");
    assert_non_null(
        strstr(view_of(table, 0, GAME_ENGLISH, 0),
               "{\"n\":0,\"seat\":\"B\",\"turn\":\"A\",\"turnNumber\":1,\"action\":\"resign B\",\"text\":"
               "\"done: resign B\",\"things\":[]}"));
    table_free(table);
}

static struct table *secret_pig(const char *position) {
    static const struct game_choice choices[] = {{"secret", "on"}, {"target", "20"}};
    struct game_error error = {.language = GAME_ENGLISH};
    struct table *table = position ? table_new_at(&pig_game, choices, 2, position, &error)
                                   : table_new(&pig_game, choices, 2, &error);
    if (!table)
        fail_msg("%s", error.text);
    return table;
}

static void the_log_keeps_what_a_seat_may_not_see(void **unused) {
    (void)unused;
    struct table *table = secret_pig(NULL);
    play(table, "bonus 4");
    play(table, "bonus 5");
    play(table, "roll");
    for (int viewer = GAME_EVERYTHING; viewer < 2; viewer++) {
        const char *view = view_of(table, viewer, GAME_ENGLISH, 0);
        bool first = viewer == 0 || viewer == GAME_EVERYTHING,
             second = viewer == 1 || viewer == GAME_EVERYTHING;
        assert_int_equal(strstr(view, "bonus 4") != NULL, first);
        assert_int_equal(strstr(view, "bonus 5") != NULL, second);
        assert_int_equal(strstr(view, "bonus of 4") != NULL, first);
        assert_int_equal(strstr(view, "bonus of 5") != NULL, second);
        assert_int_equal(strstr(view, "bonus ?") != NULL, !first || !second);
        assert_non_null(strstr(view, "\"action\":\"roll\",\"text\":\"Player A rolls on\""));
    }
    table_free(table);
}

/* Secrets. */

static void undo_never_goes_back_over_what_was_revealed(void **unused) {
    (void)unused;
    struct game_error error = {0};
    /* One more point in the bonus, and A would have won: B knows that now. */
    struct table *table = secret_pig("turn A total 6; A 8 bonus 5; B 5 bonus 2");
    assert_true(table_length(table) == 0);
    play(table, "hold");
    assert_int_equal(table_who(table), 1);
    assert_int_equal(table_undo_limit(table), 1);
    assert_false(table_undo(table, &error));
    table_free(table);
}

/* A single seat decides again after a hold, which may have revealed something to a spectator. */
static void undo_stops_behind_a_decision_that_reveals(void **unused) {
    (void)unused;
    static const struct game_choice choices[] = {{"seats", "1"}, {"secret", "on"}, {"target", "20"}};
    struct game_error error = {.language = GAME_ENGLISH};
    static const char *const before[] = {"turn A total 5 turns 1; A 8 bonus 5",
                                         "turn A total 6 turns 1; A 8 bonus 5"};
    for (size_t i = 0; i < 2; i++) {
        struct table *table = table_new_at(&pig_game, choices, 3, before[i], &error);
        assert_non_null(table);
        play(table, "hold");
        play(table, "roll");
        assert_int_equal(table_undo_limit(table), i == 0 ? 0 : 2);
        assert_int_equal(table_undo(table, &error), i == 0);
        table_free(table);
    }
}

static char *record_for(const struct table *table, int viewer) {
    size_t length;
    char *record = table_write_record(table, viewer, &length);
    assert_non_null(record);
    assert_int_equal(strlen(record), length);
    return record;
}

static void play_all(struct table *table, const char *const *actions) {
    for (; *actions; actions++)
        play(table, *actions);
}

/* Two games that a viewer cannot tell apart have the same record for it, and different ones for others. */
static void a_record_for_a_viewer_holds_what_it_knows(void **unused) {
    static const char *const first[] = {"bonus 4", "bonus 5", "roll", "die 3", "hold", NULL};
    static const char *const second[] = {"bonus 4", "bonus 1", "roll", "die 3", "hold", NULL};
    static const struct game *const games[] = {&pig_game, NULL};
    (void)unused;
    struct table *one = secret_pig(NULL), *other = secret_pig(NULL);
    play_all(one, first);
    play_all(other, second);
    for (int viewer = GAME_EVERYTHING; viewer < 2; viewer++) {
        struct game_error error = {.language = GAME_ENGLISH};
        bool tells = viewer == 1 || viewer == GAME_EVERYTHING;
        char *record = record_for(one, viewer), *alike = record_for(other, viewer);
        assert_int_equal(strcmp(record, alike) != 0, tells);
        struct table *again = table_read_record(games, record, strlen(record), &error);
        assert_int_equal(again != NULL, viewer == GAME_EVERYTHING);
        if (!again) {
            assert_string_equal(error.text,
                                "this record holds only what one viewer knew: it can be read, not played");
            assert_int_equal(error.line, 3);
        }
        table_free(again);
        free(record);
        free(alike);
    }
    char *record = record_for(one, 0);
    assert_string_equal(record, "[Game \"pig\"]\n[RulesVersion \"1\"]\n[Viewer \"A\"]\n[Seats \"2\"]\n"
                                "[Target \"20\"]\n[Secret \"on\"]\n[Teams \"off\"]\n[Automa \"off\"]\n"
                                "[Rounds \"off\"]\n[Result \"*\"]\n\nbonus 4\nbonus ?\nroll\ndie 3\nhold\n");
    free(record);
    table_free(one);
    table_free(other);
}

static void the_position_that_a_record_begins_at_keeps_secrets_too(void **unused) {
    (void)unused;
    struct table *table = secret_pig("turn A total 6; A 8 bonus 1; B 5 bonus 2");
    char *record = record_for(table, 1);
    assert_non_null(strstr(record, "[Position \"turn A total 6; A 8 bonus ?; B 5 bonus 2\"]\n"));
    free(record);
    record = record_for(table, GAME_SPECTATOR);
    assert_non_null(strstr(record, "[Viewer \"-\"]\n"));
    assert_non_null(strstr(record, "[Position \"turn A total 6; A 8 bonus ?; B 5 bonus ?\"]\n"));
    free(record);
    table_free(table);
}

/* The record of a finished game, or of one without secrets, is complete for everybody. */
static void nothing_is_missing_where_nothing_is_secret(void **unused) {
    (void)unused;
    struct table *over = secret_pig("turn A total 6; A 8 bonus 6; B 5 bonus 2");
    play(over, "hold");
    struct table *open = scripted("A2 B2");
    play(open, "pick 1");
    for (int i = 0; i < 2; i++) {
        char *all = record_for(i ? open : over, GAME_EVERYTHING), *one = record_for(i ? open : over, 1);
        assert_string_equal(all, one);
        assert_null(strstr(all, "Viewer"));
        free(all);
        free(one);
    }
    table_free(over);
    table_free(open);
}

static void a_hidden_position_is_looked_at_and_not_played(void **unused) {
    (void)unused;
    struct game_error error = {.language = GAME_ENGLISH};
    struct game_random random = random_from_seed(1);
    struct table *table = secret_pig("turn A total 4; A 9 bonus 6; B 5 bonus ?");
    assert_true(table_is_hidden(table));
    assert_non_null(strstr(view_of(table, 0, GAME_ENGLISH, 0), "\"decisions\":[{\"action\":\"roll\""));
    assert_non_null(strstr(view_of(table, 0, GAME_ENGLISH, 0), "\"automatic\":false,"));
    assert_false(table_play_text(table, "roll", &error));
    assert_string_equal(error.text, "something is hidden in this position: it can only be looked at");
    assert_false(table_play(table, GAME_RESIGN(0), &error));
    assert_true(table_advance(table, &error));
    assert_int_equal(table_length(table), 0);
    table_free(table);
    table = secret_pig("roll A total 4; A 9 bonus 6; B 5 bonus ?");
    table_set_dice(table, table_dice_seeded(&random));
    assert_false(table_roll(table, &error));
    assert_false(table_is_automatic(table));
    table_free(table);
    table = secret_pig("turn A total 4; A 9 bonus 6; B 5 bonus 1");
    assert_false(table_is_hidden(table));
    table_free(table);
}

static void an_automa_is_never_waited_for(void **unused) {
    (void)unused;
    static const struct game_choice choices[] = {{"seats", "2"}, {"automa", "on"}, {"target", "100"}};
    struct game_error error = {.language = GAME_ENGLISH};
    struct game_random random = random_from_seed(3);
    struct table *table = table_new_at(&pig_game, choices, 3, "turn B total 0; A 0; B 0", &error);
    assert_non_null(table);
    table_set_dice(table, table_dice_seeded(&random));
    assert_false(table_play_text(table, "resign B", &error));
    assert_true(table_advance(table, &error));
    assert_true(table_length(table) > 0);
    assert_int_equal(table_who(table), 0);
    table_free(table);
}

static void a_refused_action_for_want_of_memory_leaves_the_game_as_it_was(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct table *table = scripted("A2 A2");
    failing_memory_left = 0;
    assert_false(table_play(table, 1, &error));
    assert_false(table_set_tag(table, "Date", "x"));
    failing_memory_left = -1;
    assert_int_equal(table_length(table), 0);
    assert_null(table_tag(table, "Date"));
    assert_true(table_play(table, 1, &error));
    table_free(table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_table_stands_at_the_beginning),
        cmocka_unit_test(a_wrong_option_opens_no_table),
        cmocka_unit_test(a_table_can_start_at_a_position),
        cmocka_unit_test(only_an_allowed_action_is_played),
        cmocka_unit_test(nothing_is_played_after_the_end),
        cmocka_unit_test(reasons_come_in_french_too_and_without_control_characters),
        cmocka_unit_test(the_state_at_any_point_of_the_record_can_be_seen),
        cmocka_unit_test(advance_takes_single_answers_and_rolls_until_somebody_chooses),
        cmocka_unit_test(outcomes_fall_by_their_weight),
        cmocka_unit_test(advance_leaves_a_single_answer_that_must_be_given),
        cmocka_unit_test(without_dice_advance_stops_and_says_so),
        cmocka_unit_test(only_chance_is_rolled_for),
        cmocka_unit_test(system_dice_show_every_face_and_no_other),
        cmocka_unit_test(the_same_seed_gives_the_same_game),
        cmocka_unit_test(undo_goes_back_over_the_own_decisions_since_the_dice),
        cmocka_unit_test(undo_never_goes_over_dice),
        cmocka_unit_test(undo_never_goes_over_another_seats_decision),
        cmocka_unit_test(undo_goes_back_to_a_point_of_choice_only),
        cmocka_unit_test(a_decision_can_be_taken_back_until_its_dice_are_rolled),
        cmocka_unit_test(nothing_is_taken_back_when_the_game_is_over),
        cmocka_unit_test(undo_takes_back_the_last_choice_with_what_followed_from_it),
        cmocka_unit_test(a_resignation_is_not_taken_back),
        cmocka_unit_test(undo_to_a_point_keeps_to_the_same_limit),
        cmocka_unit_test(the_view_holds_the_log_and_what_may_be_taken_back),
        cmocka_unit_test(a_view_says_whether_the_game_goes_on_by_itself),
        cmocka_unit_test(the_log_of_a_view_begins_where_asked),
        cmocka_unit_test(a_resignation_in_the_log_belongs_to_who_resigned),
        cmocka_unit_test(the_log_keeps_what_a_seat_may_not_see),
        cmocka_unit_test(undo_never_goes_back_over_what_was_revealed),
        cmocka_unit_test(undo_stops_behind_a_decision_that_reveals),
        cmocka_unit_test(a_record_for_a_viewer_holds_what_it_knows),
        cmocka_unit_test(the_position_that_a_record_begins_at_keeps_secrets_too),
        cmocka_unit_test(nothing_is_missing_where_nothing_is_secret),
        cmocka_unit_test(a_hidden_position_is_looked_at_and_not_played),
        cmocka_unit_test(an_automa_is_never_waited_for),
        cmocka_unit_test(a_refused_action_for_want_of_memory_leaves_the_game_as_it_was),
    };
    return cmocka_run_group_tests_name("table", tests, NULL, NULL);
}
