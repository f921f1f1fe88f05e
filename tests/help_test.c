/* What Quantum says when a thing is asked about: what it is, and why it cannot be chosen now. */
#include "games.h"
#include "table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define BASE                                                                                   \
    "turn V actions 1 earned 0 | V research 6 dominance 1 ships 5d5:m 3e4 1a2 | K research 1 " \
    "dominance 1 ships 6h7 3i9 5g8 | cubes b8=V h8=K"
#define SCRAPPED                                                                            \
    "turn V actions 0 earned 0 | V research 1 dominance 1 ships 4d5 3e4 6x | K research 1 " \
    "dominance 1 ships 6h7 3i9 5g8 | cubes b8=V h8=K"

static struct table *open_at(const char *position, const char *rules) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct game_choice choice = {"rules", rules};
    struct table *table = table_new_at(games_all[0], &choice, 1, position, &error);
    if (!table)
        fail_msg("%s", error.text);
    return table;
}

static size_t read_things(const struct table *table, const char *words, game_thing *things) {
    char word[32];
    size_t count = 0;
    while (text_next_word(&words, word, sizeof word))
        if (!table_game(table)->read_thing(table_setting(table), table_state(table), word, &things[count++]))
            fail_msg("no thing is called %s", word);
    return count;
}

struct question {
    const char *position;
    const char *things;
    const char *answer[GAME_LANGUAGES]; /* NULL: nothing is in the way */
};

static void check_reason(const struct question *question, const char *rules) {
    struct table *table = open_at(question->position, rules);
    game_thing things[GAME_MAX_CLICKS];
    size_t count = read_things(table, question->things, things);
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        char words[GAME_SENTENCE_TEXT] = "";
        struct text out = text_into(words, sizeof words);
        bool said = game_why_not(table_game(table), table_setting(table), table_state(table), things, count,
                                 (enum game_language)language, &out);
        assert_string_equal(words, question->answer[language] ? question->answer[language] : "");
        assert_int_equal(said, question->answer[language] != NULL);
    }
    table_free(table);
}

static void a_reason_is_given_for_what_cannot_be_chosen(void **nothing) {
    static const struct question questions[] = {
        {BASE, "e5", {"2 actions needed, 1 left.", "Il faut 2 actions, il en reste 1."}},
        {BASE, "b8", {"Your cube is on this planet already.", "Votre cube est déjà sur cette planète."}},
        {BASE, "h8", {"No free location on this planet.", "Plus d’emplacement libre sur cette planète."}},
        {BASE,
         "b2",
         {"Your ships in orbit add up to 1; 7 is needed.", "Vos vaisseaux en orbite font 1 ; il faut 7."}},
        {BASE, "h2", {"None of your ships is in its orbit.", "Aucun de vos vaisseaux n’est sur son orbite."}},
        {BASE, "research", {"Research is at 6 already.", "La recherche est déjà à 6."}},
        {BASE, "h7", {"Choose one of your ships first.", "Choisissez d’abord un de vos vaisseaux."}},
        {BASE,
         "d5 d6",
         {"This ship has made its move of this turn.", "Ce vaisseau a fait son déplacement du tour."}},
        {BASE, "d5 strike", {"This ship has no such ability.", "Ce vaisseau n’a pas cette capacité."}},
        {BASE, "a2 strike", {"No enemy ship is next to it.", "Aucun vaisseau ennemi à côté."}},
        {BASE,
         "a2 c1",
         {"Out of reach: its speed is 1, and the way must be free.",
          "Hors de portée : sa vitesse est de 1 et la voie doit être libre."}},
        {BASE, "e4 e5", {"No ship can stop on a planet.", "Aucun vaisseau ne s’arrête sur une planète."}},
        {BASE, "e4 d5", {"One of your own ships is there.", "Un de vos vaisseaux est là."}},
        {BASE, "e4 e3", {NULL, NULL}},
        {BASE, "end", {NULL, NULL}},
        {SCRAPPED, "scrap6", {"1 action needed, none left.", "Il faut 1 action, il n’en reste plus."}},
        {SCRAPPED, "research", {"1 action needed, none left.", "Il faut 1 action, il n’en reste plus."}},
        {SCRAPPED,
         "d5 reconfigure",
         {"1 action needed, none left.", "Il faut 1 action, il n’en reste plus."}},
        {SCRAPPED, "d5 modify-5", {NULL, NULL}},
    };
    (void)nothing;
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        check_reason(&questions[i], "sheet");
    check_reason(&(struct question){SCRAPPED,
                                    "agile",
                                    {"Cards are taken at the end of a turn that earned them.",
                                     "Les cartes se prennent à la fin d’un tour qui en a rapporté."}},
                 "sheet");
}

static void a_thing_is_explained(void **nothing) {
    static const struct {
        const char *thing, *english;
    } cases[] = {
        {"d5", "Vulpes: 5 interceptor at d5. Speed 5. Maneuver, part of its move: may step diagonally, and "
               "attack so. It "
               "has made its move of this turn."},
        {"e5",
         "Planet 8 at e5: a cube is built (2 actions) when your ships in orbit add up to exactly 8. Free "
         "locations: 2 of 2. In orbit: Vulpes 8."},
        {"b9", "Empty space b9. An orbital position of the planet 7 at b8."},
        {"a9", "Empty space a9."},
        {"end", "Ends your turn. What it earned is paid, then the next player begins."},
        {"warlike",
         "Warlike, a command, stays with you: +1 action for the first ship you destroy in your turn."},
        {"K@h8", "A cube of Kepler on the planet at h8."},
    };
    (void)nothing;
    struct table *table = open_at(BASE, "sheet");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char words[GAME_SENTENCE_TEXT];
        struct text out = text_into(words, sizeof words);
        game_thing thing;
        read_things(table, cases[i].thing, &thing);
        table_game(table)->explain(table_setting(table), table_state(table), thing, GAME_ENGLISH, &out);
        assert_string_equal(words, cases[i].english);
    }
    table_free(table);
}

static void what_is_no_thing_is_not_read(void **nothing) {
    static const char *const words[] = {"",         "z9",    "d",  "d55",  "scrap0x", "scrap7",
                                        "scrap3:x", "hand9", "K@", "K@d0", "X@e5",    "End"};
    (void)nothing;
    struct table *table = open_at(BASE, "sheet");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        game_thing thing;
        if (table_game(table)->read_thing(table_setting(table), table_state(table), words[i], &thing))
            fail_msg("%s was read", words[i]);
    }
    table_free(table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_reason_is_given_for_what_cannot_be_chosen),
        cmocka_unit_test(a_thing_is_explained),
        cmocka_unit_test(what_is_no_thing_is_not_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
