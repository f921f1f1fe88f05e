/* Andromeda: chances of a battle (8.13), what the data reader refuses, what the check-list (23) counts. */
#include "andromeda.h"
#include "andromeda_rules.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* 8.13: dice and targeting of both sides, and the first one's chance in per cent. */
static void battle_chances_are_exact(void **state) {
    static const struct {
        int dice[2], aim[2];
        double win;
    } known[] = {{{1, 1}, {1, 1}, 41.67}, {{2, 1}, {1, 1}, 74.54}, {{2, 2}, {1, 1}, 47.45},
                 {{3, 2}, {1, 1}, 65.95}, {{6, 6}, {1, 1}, 49.80}, {{1, 1}, {3, 1}, 58.33},
                 {{2, 2}, {3, 1}, 65.63}, {{3, 2}, {3, 1}, 80.30}, {{1, 1}, {5, 4}, 50.00},
                 {{2, 1}, {5, 5}, 87.50}};
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        double win[2], nobody;
        andromeda_battle_odds(known[i].dice, known[i].aim, 2, win, &nobody);
        assert_true(fabs(100 * win[0] - known[i].win) < 0.005);
        assert_true(fabs(win[0] + win[1] + nobody - 1) < 1e-12);
    }
}

/* Three sides, against all 6^4 rolls. */
static void three_sides_are_exact(void **state) {
    const int dice[3] = {2, 1, 1}, aim[3] = {1, 1, 1};
    double win[3], nobody, counted[4] = {0};
    (void)state;
    andromeda_battle_odds(dice, aim, 3, win, &nobody);
    for (int a = 1; a <= 6; a++)
        for (int b = 1; b <= 6; b++)
            for (int c = 1; c <= 6; c++)
                for (int d = 1; d <= 6; d++) {
                    int high = a > b ? a : b, rest = c > d ? c : d;
                    counted[high > rest || (high == rest && c != d) || (high == rest && c == d) ? 0
                            : c > d                                                             ? 1
                            : d > c                                                             ? 2
                                                                                                : 3]++;
                }
    assert_true(fabs(win[0] - counted[0] / 1296) < 1e-12);
    assert_true(fabs(win[1] - counted[1] / 1296) < 1e-12);
    assert_true(fabs(win[2] - counted[2] / 1296) < 1e-12);
    assert_true(fabs(nobody - counted[3] / 1296) < 1e-12);
}

/* The weights of the rolls of a side add up to all of them (21.2). */
static void roll_weights_add_up(void **state) {
    (void)state;
    for (int dice = 1; dice <= 6; dice++) {
        uint32_t sum = 0;
        for (int code = 0, all = 1; code < all; code++) {
            all = 1;
            for (int i = 0; i < dice; i++)
                all *= 6;
            game_action roll = 0;
            int rest = code, before = 7;
            for (int i = 0; i < dice; i++, rest /= 6) {
                int face = rest % 6 + 1;
                if (face > before)
                    before = 0;
                else
                    before = before ? face : 0;
                roll |= (game_action)face << 3 * i;
            }
            if (before)
                sum += andromeda_roll_weight(dice, 6, roll);
        }
        uint32_t all = 1;
        for (int i = 0; i < dice; i++)
            all *= 6;
        assert_int_equal(sum, all);
    }
}

/* The built-in data with one line replaced. */
static bool read_with(const char *line, const char *other, struct game_error *error) {
    static char file[131072];
    static struct data data;
    const char *found = strstr(andromeda_data_file, line);
    assert_non_null(found);
    const char *end = strchr(found, '\n');
    struct text text = text_into(file, sizeof file);
    text_format(&text, "%.*s%s%s", (int)(found - andromeda_data_file), andromeda_data_file, other, end);
    error->text[0] = '\0';
    return andromeda_parse_data(file, strlen(file), &data, error);
}

static void wrong_data_are_refused(void **state) {
    static const struct {
        const char *line, *other, *reason;
    } wrong[] = {
        {"length|short", "length|short|1|Short|Courte", "7 parts"},
        {"length|short", "lenght|short|1|Short|Courte|terminus=50|-", "no such kind"},
        {"length|short", "length|short|1|Short|Courte|terminus=5|-",
         "terminus must be a number from 10 to 200"},
        {"length|short", "length|short|1|Short|Courte|terminus=50 colour=red|-", "unknown key: colour"},
        {"length|short", "length|short|1|Short|Courte|-|-", "missing: terminus="},
        {"seats|3", "seats|4|1|-|-|planets=6 steps=3|-", "3 expected here"},
        {"map|C", "map|C|1|-|-|x=1,3,5,7,9 cells=N1,.,V,.,N1|-", "stands twice"},
        {"map|C", "map|C|1|-|-|x=1,3,5,7 cells=N1,.,V,.,N2|-", "must have 5 entries"},
        {"planet|gold", "planet|gold|3|Gilded planet|Planète dorée|res=gold dev=spaceport|-",
         "res=gold is not possible"},
        {"base|exchange", "base|exchange|1|Free Exchange|Bourse franche|event=yes|credit 2, energie 1",
         "not understood at: energie"},
        {"base|exchange", "base|exchange|1|Free Exchange|Bourse franche|event=yes|turn: credit 2",
         "when is not possible here: turn"},
        {"base|exchange", "base|exchange|1|Free Exchange|Bourse franche|event=yes|die 1",
         "not possible here: die 1"},
        {"base|exchange", "base|exchange|1|Free Exchange|Bourse franche|event=yes|credit",
         "a number must follow: credit"},
        {"module|s1", "module|s1|3|Probe Rack|Râtelier à sondes|type=sci cost=nano|energy 1",
         "cost=nano is not possible"},
        {"module|s1",
         "module|s1|3|Probe Rack|Râtelier à sondes|type=sci cost=ice:9,nano:9,titan:9,energy:1|energy 1",
         "paid in too many ways"},
        {"base|exchange",
         "base|exchange|1|Free Exchange|Bourse franche|event=yes|ice 5, nano 5, titan 5, energy 5 -> credit "
         "2",
         "paid in too many ways"},
        {"module|s2", "module|s1|3|Analysis Bay|Baie d'analyse|type=sci cost=nano:1|tactic 1",
         "module s1 stands twice"},
        {"tactic|t01", "tactic|t01|4|Flanking Run|Débordement|set=base|diplomacy: die 1 | win: energy 1",
         "when is not possible here: win"},
        {"raider|dragon",
         "raider|dragon|1|Void Dragon|Dragon du Néant|class=C dice=5 aim=3 range=1|win: vp 5",
         "exactly one raider"},
        {"discovery|d11", "discovery|d11|2|Living Engine|Moteur vivant|-|module any", "21 discovery tokens"},
        {"event|e04", "event|e04|1|First Light|Première lueur|deck=aurora|special 1 ; each: vp 1 per moons",
         "not understood at: moons"},
        {"event|e04", "event|e04|1|First Light|Première lueur|deck=aurora|energy 1",
         "not possible here: energy 1"},
        {"commander|k11", "commander|k11|1|Prefect Oan|Préfet Oan|level=1 tracks=sci:1 helm=tactic_1/vp_1|-",
         "must have 8 entries"},
        {"nebula|2", "nebula|2|1|East Nebula|Nébuleuse de l'Est|dice=4,5|-", "each face of the die"},
        {"fup|pirates", "fup|pirate|1|Grapnels|Grappins|ship=fighter|win@fighter: credit 1", "pirates"},
    };
    struct game_error error = {.language = GAME_ENGLISH};
    (void)state;
    assert_true(read_with("length|short", "length|short|1|Short|Courte|terminus=55|-", &error));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        if (read_with(wrong[i].line, wrong[i].other, &error))
            fail_msg("accepted: %s", wrong[i].other);
        if (!strstr(error.text, wrong[i].reason) || error.line <= 0)
            fail_msg("%s: line %d: %s", wrong[i].other, error.line, error.text);
    }
}

/* Section 23: what the publisher's document counts. */
static void the_data_have_what_the_checklist_counts(void **state) {
    static const struct {
        const char *what;
        int kind;
        int field; /* -1: all; else entries with this `fresh` or `of` */
        bool fresh, copies;
        int wanted;
    } counted[] = {
        {"new factions", KIND_FACTION, 1, true, false, 3},
        {"factions", KIND_FACTION, -1, false, false, 15},
        {"new neutral upgrades", KIND_UPGRADE, 1, true, true, 4},
        {"new tactics cards", KIND_TACTIC, 1, true, true, 8},
        {"old tactics cards", KIND_TACTIC, 0, true, true, 80},
        {"ancient moons", KIND_NEBMOON, 1, false, false, 6},
        {"orphaned moons", KIND_NEBMOON, 0, false, false, 6},
        {"cards of Galactic Aurora", KIND_EVENT, AURORA, false, false, 10},
        {"cards of Cosmic Twilight", KIND_EVENT, TWILIGHT, false, false, 10},
        {"cards of Shadows of the Void", KIND_EVENT, SHADOWS, false, false, 10},
        {"action cards", KIND_ACTION, -1, false, true, 24},
        {"action cards of the first deck", KIND_ACTION, 0, false, true, 8},
        {"conflict cards", KIND_CONFLICT, -1, false, true, 18},
        {"commanders", KIND_COMMANDER, -1, false, false, 9},
        {"upgrade tokens of the Unity", KIND_UNITYUP, -1, false, true, 5},
        {"sections of the launch bay", KIND_BAY, -1, false, false, 3},
        {"development ability cards", KIND_DEVCARD, -1, false, true, 15},
        {"kinds of development", KIND_DEVTYPE, -1, false, false, 5},
        {"planets", KIND_PLANET, -1, false, true, 15},
        {"planetary moons", KIND_MOON, -1, false, true, 45},
        {"discovery tokens", KIND_DISCOVERY, -1, false, true, 21},
        {"supremacy tokens", KIND_SUPREMACY, -1, false, true, 8},
        {"destiny cards", KIND_DESTINY, -1, false, true, 20},
        {"results of the Void", KIND_VOIDFACE, -1, false, false, 6},
    };
    static struct data data;
    struct game_error error = {.language = GAME_ENGLISH};
    int relics[TYPES] = {0}, ancient = 0, levels[4] = {0}, for_unity[EVENT_DECKS] = {0};
    (void)state;
    assert_true(andromeda_find_data("standard", &data, &error));
    for (size_t i = 0; i < sizeof counted / sizeof *counted; i++) {
        int found = 0;
        for (int n = 0; n < data.count[counted[i].kind]; n++) {
            const struct entry *entry = entry_of(&data, counted[i].kind, n);
            if (counted[i].field < 0 || (counted[i].fresh ? entry->fresh : entry->of) == counted[i].field)
                found += counted[i].copies ? entry->copies : 1;
        }
        if (found != counted[i].wanted)
            fail_msg("%s: %d, not %d", counted[i].what, found, counted[i].wanted);
    }
    /* Relic modules of each type, three of the ancient moons; three commanders of each level. */
    for (int n = 0; n < data.count[KIND_MODULE]; n++)
        relics[entry_of(&data, KIND_MODULE, n)->of] += entry_of(&data, KIND_MODULE, n)->relic;
    for (int i = 0; i < TYPES; i++)
        assert_int_equal(relics[i], 2);
    for (int n = 0; n < data.count[KIND_NEBMOON]; n++)
        ancient += entry_of(&data, KIND_NEBMOON, n)->relic;
    assert_int_equal(ancient, 3);
    for (int n = 0; n < COMMANDERS; n++)
        levels[entry_of(&data, KIND_COMMANDER, n)->number]++;
    for (int level = 1; level <= 3; level++)
        assert_int_equal(levels[level], 3);
    /* Six cards of events are different for the Unity: three, two, one. Collapse, without a clause for it, is one of
       the two. */
    for (int n = 0; n < data.count[KIND_EVENT]; n++) {
        const struct entry *entry = entry_of(&data, KIND_EVENT, n);
        for (int c = 0; c < entry->clauses; c++) {
            const struct option *option = &data.option[data.clause[entry->clause + c].option];
            for_unity[entry->of] +=
                option->event == FOR_UNITY || (option->steps && data.step[option->step].word == DO_COLLAPSE);
        }
    }
    assert_int_equal(for_unity[AURORA], 3);
    assert_int_equal(for_unity[TWILIGHT], 2);
    assert_int_equal(for_unity[SHADOWS], 1);
    /* The ships of a seat: 6, 1, 1, 1. */
    for (int kind = 0; kind < KINDS; kind++)
        assert_int_equal(data.ship[kind].copies, kind == TRANSPORT ? 6 : 1);
}

/* Every word that the interpreter knows is in the list of words that must have a scenario. */
static void word_is_listed(const char *list, const char *kind, const char *word) {
    char line[64];
    struct text text = text_into(line, sizeof line);
    text_format(&text, "\n%s:%s\n", kind, word);
    for (char *at = line; (at = strchr(at, '.'));)
        *at = '-';
    if (*word && !strstr(list, line))
        fail_msg("cards.txt lacks %s:%s", kind, word);
}

/* A file of the sources, after a line break. */
static const char *file_of(const char *name) {
    static char content[2][131072];
    static int next;
    char path[1024], *into = content[next++ % 2];
    const char *source = getenv("ASTRAGAL_SOURCE");
    struct text text = text_into(path, sizeof path);
    text_format(&text, "%s/%s", source ? source : ".", name);
    FILE *stream = fopen(path, "r");
    assert_non_null(stream);
    size_t length = fread(into + 1, 1, sizeof content[0] - 2, stream);
    fclose(stream);
    into[0] = '\n';
    into[length + 1] = '\0';
    return into;
}

/* Every rule of the numbered rules is in the list of rules that must have a scenario. */
static void every_number_must_have_a_scenario(void **state) {
    const char *rules = file_of("docs/andromeda-numbered-rules.md");
    const char *list = file_of("tests/scenarios/andromeda/numbers.txt");
    static const char mark[] = "\n- **";
    int found = 0;
    (void)state;
    for (const char *at = rules; (at = strstr(at, mark)); at++) {
        const char *number = at + strlen(mark);
        size_t length = strspn(number, "0123456789.");
        char line[32];
        struct text text = text_into(line, sizeof line);
        if (length == 0 || strncmp(number + length, "**", 2) != 0)
            continue;
        text_format(&text, "\n%.*s ", (int)length, number);
        if (!strstr(list, line))
            fail_msg("numbers.txt lacks %s", line + 1);
        found++;
    }
    assert_true(found > 150);
}

static void every_word_must_have_a_scenario(void **state) {
    const char *list = file_of("tests/scenarios/andromeda/cards.txt");
    (void)state;
    for (int i = ALWAYS; i < ON_STEP; i++)
        word_is_listed(list, "when", andromeda_event_words[i]);
    word_is_listed(list, "when", "step");
    for (int i = 0; i < DO_WORDS; i++)
        word_is_listed(list, i < HAS_DICE ? "word" : "has", andromeda_step_words[i]);
    for (int i = 0; i < COUNT_WORDS; i++)
        word_is_listed(list, "count", andromeda_count_words[i]);
    for (int i = 0; i < LAUNCH_PLACES; i++)
        if (andromeda_place_words[i])
            word_is_listed(list, "place", andromeda_place_words[i]);
    for (int i = 0; i < KINDS; i++)
        word_is_listed(list, "ship", andromeda_ship_ids[i]);
}

/* The position in this file of the corpus, with another price. */
static bool read_price(const char *price, size_t *payments) {
    static struct setting setting;
    static game_action actions[ANDROMEDA_ACTIONS];
    const struct game_choice choices[] = {
        {"mode", "solo"}, {"events", "void"}, {"commander", "k32"}, {"length", "short"}};
    struct game_error error = {.language = GAME_ENGLISH};
    struct state state;
    const char *file = file_of("tests/fuzz/corpus/position/andromeda-pay-too-many.txt");
    const char *line = strstr(file, "\nturn="), *pay = strstr(file, " ?pay.0.0.");
    char position[GAME_POSITION_TEXT];
    struct text text = text_into(position, sizeof position);
    assert_true(line && pay);
    assert_true(andromeda_game.prepare(&setting, choices, 4, &error));
    text_format(&text, "%.*s ?pay.0.0.%s", (int)(pay - line - 1), line + 1, price);
    if (!andromeda_game.read_position(&setting, &state, position, &error))
        return false;
    *payments = andromeda_game.list(&setting, &state, actions);
    return true;
}

/* A cost of 9 ice, 9 nano, 9 titan and 9 energy, reduced by 13, could be paid in some 6,000 ways: more than a list of
   actions holds. */
static void payments_fit_into_a_list(void **state) {
    size_t payments;
    (void)state;
    assert_true(read_price("0.528.0", &payments) && payments == 6);
    assert_true(read_price("9.2457.0", &payments) && payments > 600 && payments <= MOST_PAYMENTS);
    assert_false(read_price("13.2457.9", &payments));
    assert_false(read_price("0.10.0", &payments));
}

/* At a table of five the view of whoever decides, with places and decisions, stays below 64 kB in both languages. */
static void views_are_small(void **state) {
    enum { LIMIT = 64 * 1024, STEPS = 1500, EVERY = 7 };
    static struct setting setting;
    static char view[4 * LIMIT];
    static game_action actions[ANDROMEDA_ACTIONS];
    const struct game *game = &andromeda_game;
    const struct game_choice choices[] = {{"seats", "5"}};
    struct game_error error = {.language = GAME_ENGLISH};
    struct game_random random = random_from_seed(1);
    struct state now;
    size_t most = 0;
    (void)state;
    assert_true(game->prepare(&setting, choices, 1, &error));
    game->begin(&setting, &now);
    for (int number = 0; number < STEPS && game->who(&setting, &now) != GAME_OVER; number++) {
        int who = game->who(&setting, &now);
        for (int language = 0; who >= 0 && number % EVERY == 0 && language < GAME_LANGUAGES; language++) {
            struct text out = text_into(view, sizeof view);
            game_view(game, &setting, &now, who, true, (enum game_language)language, &out);
            most = out.length > most ? out.length : most;
        }
        game_play_random(game, &setting, &now, actions, &random);
    }
    assert_in_range(most, 16 * 1024, LIMIT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(views_are_small),
        cmocka_unit_test(the_data_have_what_the_checklist_counts),
        cmocka_unit_test(every_number_must_have_a_scenario),
        cmocka_unit_test(every_word_must_have_a_scenario),
        cmocka_unit_test(battle_chances_are_exact),
        cmocka_unit_test(three_sides_are_exact),
        cmocka_unit_test(roll_weights_add_up),
        cmocka_unit_test(wrong_data_are_refused),
        cmocka_unit_test(payments_fit_into_a_list),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
