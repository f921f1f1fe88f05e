/* The cards and numbers of Nébuleuse Rouge: the standard file, its one-line form, and error messages. */
#include "games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { FILE_SIZE = 65536 };

static char standard[FILE_SIZE];
static const struct game *game;

static int read_standard(void **state) {
    const char *source = getenv("ASTRAGAL_SOURCE");
    char name[1024];
    (void)state;
    game = games_find(games_all, "nebuleuse");
    snprintf(name, sizeof name, "%s/data/nebuleuse.txt", source ? source : ".");
    FILE *in = fopen(name, "rb");
    if (!in || !game)
        return 1;
    size_t length = fread(standard, 1, sizeof standard - 1, in);
    standard[length] = '\0';
    return fclose(in);
}

/* The file with one piece of text replaced; returns the line of the change. */
static int change(char *file, const char *from, const char *to) {
    const char *at = strstr(standard, from);
    if (!at)
        fail_msg("the file has no %s", from);
    int line = 1;
    for (const char *before = standard; before < at; before++)
        line += *before == '\n';
    snprintf(file, FILE_SIZE, "%.*s%s%s", (int)(at - standard), standard, to, at + strlen(from));
    return line;
}

static bool read(const char *file, char *value, struct game_error *error) {
    struct text text = text_into(value, GAME_OPTION_TEXT);
    bool good = game->read_file(file, strlen(file), &text, error);
    assert_false(text.full);
    return good;
}

static void the_standard_file_is_the_standard_value(void **state) {
    static char value[GAME_OPTION_TEXT], again[GAME_OPTION_TEXT];
    struct game_error error = {.language = GAME_ENGLISH};
    void *setting = calloc(1, game->setting_bytes), *other = calloc(1, game->setting_bytes);
    (void)state;
    if (!read(standard, value, &error))
        fail_msg("%d: %s", error.line, error.text);
    assert_true(game->prepare(setting, NULL, 0, &error));
    const struct game_choice choice = {"data", value};
    assert_true(game->prepare(other, &choice, 1, &error));
    assert_memory_equal(setting, other, game->setting_bytes);
    struct text text = text_into(again, sizeof again);
    game->option_value(setting, 1, &text);
    assert_string_equal(value, again);
    free(setting);
    free(other);
}

static void a_corrected_number_reaches_the_game(void **state) {
    static char file[FILE_SIZE], value[GAME_OPTION_TEXT];
    struct game_error error = {.language = GAME_ENGLISH};
    (void)state;
    change(file, "number|free_picks|2|", "number|free_picks|3|");
    assert_true(read(file, value, &error));
    const struct game_choice choice = {"data", value};
    void *setting = calloc(1, game->setting_bytes), *game_state = calloc(1, game->state_bytes);
    char line[GAME_POSITION_TEXT];
    struct text text = text_into(line, sizeof line);
    assert_true(game->prepare(setting, &choice, 1, &error));
    game->begin(setting, game_state);
    game->write_position(setting, game_state, &text);
    assert_non_null(strstr(line, "pick 3 setup"));
    free(setting);
    free(game_state);
}

/* A change to the file and the expected error; `here`: the error names the changed line. */
static const struct {
    const char *from, *to;
    bool here;
    const char *words[GAME_LANGUAGES];
} mistakes[] = {
    {"number|end_pv|30|",
     "number|end_pv|none|",
     true,
     {"end_pv must be a number from 1 to 200, not: none", "end_pv doit être un nombre de 1 à 200"}},
    {"number|end_pv|30|",
     "number|end|30|",
     true,
     {"there is no number called end", "il n’existe pas de number nommé end"}},
    {"number|end_pv|30|", "digit|end_pv|30|", true, {"no such kind: digit", "genre inconnu"}},
    {"number|end_pv|30|", "number|end_pv|", true, {"found: 6", "trouvées : 6"}},
    {"number|round_limit|60|",
     "number|end_pv|60|",
     true,
     {"number end_pv stands twice", "number end_pv apparaît deux fois"}},
    {"number|end_pv|30|",
     "#umber|end_pv|30|",
     false,
     {"missing: number end_pv", "il manque : number end_pv"}},
    {"-|s\nnumber|round_limit",
     "-|x\nnumber|round_limit",
     true,
     {"the mark must begin with s or o: x", "la marque doit commencer par s ou o"}},
    {"planets=1,2,2 base=yes",
     "planets=3,2,2 base=yes",
     true,
     {"the planets of S1 get fewer", "S1 a moins de planètes"}},
    {"planets=1,2,2 base=yes",
     "planets=1,2,9 base=yes",
     false,
     {"zone A has 15 planets with 4 commanders and 10 cards", "la zone A a 15 planètes"}},
    {"planets=1,2,2 base=yes",
     "planets=1,2,2 base=no",
     false,
     {"sectors with the base: 0, not 1", "secteurs avec la base : 0 au lieu de 1"}},
    {"border|S4-S5|1|Border|Frontière|cost=2",
     "border|S3-S5|1|Border|Frontière|cost=0",
     true,
     {"cost must be a number from 1 to 9, not: 0", "cost doit être un nombre"}},
    {"border|S4-S5|", "border|S1-S4|", false, {"S5 cannot be reached from the base", "S5 est inaccessible"}},
    {"border|S4-S5|",
     "border|S4-S4|",
     true,
     {"there is no border called S4-S4", "il n’existe pas de border nommé S4-S4"}},
    {"min=2 max=4|s min",
     "min=5 max=4|s min",
     true,
     {"thruster: min 5 is above max 4", "thruster : min 5 dépasse max 4"}},
    {"cards=1,3,4,5,6|",
     "cards=1,3,4,5|",
     true,
     {"frombola: cards has 4 entries, not 5", "frombola : cards a 4 valeurs au lieu de 5"}},
    {"cards=1,3,4,5,6|",
     "cards=1,3,4,5,5|",
     true,
     {"the most cards are 5, fewer than the 6", "au plus 5 cartes"}},
    {"die=1-2",
     "die=1-3",
     false,
     {"face 3 of the damage die is named 2 times", "la face 3 du dé de dégât est citée 2 fois"}},
    {"die=1-2", "die=2-1", true, {"die=2-1 is not possible", "die=2-1 n’est pas possible"}},
    {"damage=1 trophy=yes",
     "damage=1 trophy=maybe",
     true,
     {"trophy=maybe is not possible; for example: yes, no", "trophy=maybe n’est pas possible"}},
    {"damage=1 trophy=yes",
     "damage=1 trophy=yes more=no",
     true,
     {"unknown key: more", "clé inconnue : more"}},
    {"damage=1 trophy=yes", "damage=1", true, {"missing: trophy=", "il manque : trophy="}},
    {"damage=1 trophy=yes",
     "damage=1 damage=2 trophy=yes",
     true,
     {"too many keys, or twice: damage", "trop de clés"}},
    {"damage=1 trophy=yes",
     "damage trophy=yes",
     true,
     {"not key=value: damage", "ce n’est pas clé=valeur : damage"}},
    {"explore|planet|8|",
     "explore|planet|9|",
     false,
     {"the exploration cards add up to 54, not 53", "les cartes Exploration sont 54 au lieu de 53"}},
    {"explore|planet-a|2|",
     "explore|planet|2|",
     true,
     {"explore planet stands twice", "explore planet apparaît deux fois"}},
    {"type=reset",
     "type=stop",
     false,
     {"cards of type reset: 0, not 1", "cartes de type reset : 0 au lieu de 1"}},
    {"force=2 trophy=pv:1",
     "force=2 trophy=gold",
     true,
     {"trophy=gold is not possible", "trophy=gold n’est pas possible"}},
    {"explore|planet-a|2|Inhabited planet, zone A|",
     "explore|planet-a|2||",
     true,
     {"not a name", "nom incorrect"}},
    {"explore|planet-a|", "explore|Planet A|", true, {"not an id", "identifiant incorrect"}},
    {"species|orlim|1|Orlim|Orlim|pile=A",
     "species|orlim|1|Orlim|Orlim|pile=B",
     false,
     {"extrasolar cards A: 23, not 24", "cartes Extrasolaires A : 23 au lieu de 24"}},
    {"species|orlim|",
     "species|napos|",
     true,
     {"species napos stands twice", "species napos apparaît deux fois"}},
    {"steps=4:S1D1M1;8:S1D1M1",
     "steps=8:S1D1M1;4:S1D1M1",
     true,
     {"napos: the thresholds must rise (4 behind 8)", "napos : les seuils doivent croître"}},
    {"steps=4:S1D1M1;8:S1D1M1",
     "steps=4:S4D1M1;8:S4D1M1",
     true,
     {"S adds up to 8, above experience_max 6", "S : total 8, au-dessus de experience_max 6"}},
    {"steps=4:S1D1M1;8:S1D1M1",
     "steps=4:S1D1Q1",
     true,
     {"steps=4:S1D1Q1 is not possible", "steps=4:S1D1Q1 n’est pas possible"}},
    {"observe=2 steps=4:S1D1M1;8",
     "observe=3 steps=4:S1D1M1;8",
     true,
     {"observe must be a number from 1 to 2, not: 3", "observe doit être un nombre de 1 à 2"}},
};

/* The French words have non-breaking spaces where people expect them; the table above is written with plain ones. */
static void plain_spaces(char *words) {
    char *to = words;
    for (const char *at = words; *at; at++)
        if (strncmp(at, "\xC2\xA0", 2) == 0) {
            *to++ = ' ';
            at++;
        } else
            *to++ = *at;
    *to = '\0';
}

static void every_mistake_is_explained_with_its_line(void **state) {
    static char file[FILE_SIZE], value[GAME_OPTION_TEXT];
    (void)state;
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        int line = change(file, mistakes[i].from, mistakes[i].to);
        for (int language = 0; language < GAME_LANGUAGES; language++) {
            struct game_error error = {.language = (enum game_language)language};
            if (read(file, value, &error))
                fail_msg("%s is accepted", mistakes[i].to);
            plain_spaces(error.text);
            if (!strstr(error.text, mistakes[i].words[language]))
                fail_msg("%s: expected: %s; said: %s", mistakes[i].to, mistakes[i].words[language],
                         error.text);
            if (mistakes[i].here && error.line != line)
                fail_msg("%s: line %d, said: %d: %s", mistakes[i].to, line, error.line, error.text);
        }
    }
}

static void a_damaged_line_is_refused_with_a_reason(void **state) {
    static char value[GAME_OPTION_TEXT], damaged[GAME_OPTION_TEXT];
    struct game_error error = {.language = GAME_ENGLISH};
    void *setting = calloc(1, game->setting_bytes);
    size_t refused = 0;
    (void)state;
    assert_true(read(standard, value, &error));
    for (size_t i = 0; value[i]; i++) {
        struct game_choice choice = {"data", damaged};
        strcpy(damaged, value);
        damaged[i] = damaged[i] == '|' ? ';' : '|';
        error.text[0] = '\0';
        if (!game->prepare(setting, &choice, 1, &error)) {
            refused++;
            assert_true(error.text[0] != '\0');
        }
    }
    assert_int_equal(refused, strlen(value));
    free(setting);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_standard_file_is_the_standard_value),
        cmocka_unit_test(a_corrected_number_reaches_the_game),
        cmocka_unit_test(every_mistake_is_explained_with_its_line),
        cmocka_unit_test(a_damaged_line_is_refused_with_a_reason),
    };
    return cmocka_run_group_tests(tests, read_standard, NULL);
}
