/* Every scenario in a folder is a test case. Also tests that every rule has one, and that the runner detects failures.
   Usage: scenario_test FOLDER [GAME]: without a game, the first of the list, and the runner itself is tested too. */
#define _POSIX_C_SOURCE 200809L

#include "games.h"
#include "scenario.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MAX_FILES = 64, PATH_ROOM = 1024, MAX_RULES = 512, RULE_ROOM = 64 };

static const char *folder;
static const struct game *games[2]; /* the one that scenarios are about, unless they say otherwise */
static const struct game *const *game_list = games_all;

/* An unreadable file is a failing case. */
struct test_case {
    const struct scenario *scenario; /* NULL: an unreadable file */
    struct scenario_failure failure;
    bool passed;
};

static struct test_case *cases;
static size_t case_count;

/* Files. */

static void path_of(char path[PATH_ROOM], const char *under, const char *name) {
    struct text text = text_into(path, PATH_ROOM);
    text_format(&text, "%s/%s%s%s", folder, under, *under ? "/" : "", name);
}

static int by_name(const void *a, const void *b) {
    return strcmp(a, b);
}

static bool is_scenario_file(const char *name) {
    size_t length = strlen(name);
    return length > strlen(".txt") && strcmp(name + length - strlen(".txt"), ".txt") == 0 &&
           strcmp(name, "numbers.txt") != 0 && strcmp(name, "cards.txt") != 0 &&
           strcmp(name, "later.txt") != 0 && strcmp(name, "checklist.txt") != 0;
}

/* The scenario files in a subfolder, sorted. */
static size_t find_files(const char *under, char paths[MAX_FILES][PATH_ROOM]) {
    char path[PATH_ROOM];
    size_t count = 0;
    path_of(path, under, ".");
    DIR *directory = opendir(path);
    if (!directory)
        return 0;
    for (const struct dirent *entry; (entry = readdir(directory));)
        if (is_scenario_file(entry->d_name)) {
            if (count == MAX_FILES)
                abort(); /* raise it */
            path_of(paths[count++], under, entry->d_name);
        }
    closedir(directory);
    qsort(paths, count, PATH_ROOM, by_name);
    return count;
}

/* Rule numbers and names: the first word of each line of a file. */
struct numbers {
    size_t count;
    char words[MAX_RULES][RULE_ROOM];
};

/* Adds those of a file. */
static void read_numbers(const char *name, bool needed, struct numbers *numbers) {
    char path[PATH_ROOM];
    char line[512];
    path_of(path, "", name);
    FILE *stream = fopen(path, "r");
    if (!stream && !needed)
        return;
    if (!stream)
        fail_msg("%s cannot be read", path);
    while (fgets(line, sizeof line, stream)) {
        const char *at = line;
        line[strcspn(line, "\n")] = '\0';
        if (*line == '#' || *line == '\0')
            continue;
        assert_true(numbers->count < MAX_RULES);
        assert_true(text_next_word(&at, numbers->words[numbers->count++], RULE_ROOM));
    }
    fclose(stream);
}

/* The rules that need a scenario, and those that cannot have one yet. */
static void read_rules(struct numbers *rules, struct numbers *later) {
    rules->count = later->count = 0;
    read_numbers("numbers.txt", true, rules);
    read_numbers("cards.txt", false, rules);
    read_numbers("later.txt", false, later);
    assert_true(rules->count > 0);
}

static bool is_among(const struct numbers *numbers, const char *rule) {
    for (size_t i = 0; i < numbers->count; i++)
        if (strcmp(numbers->words[i], rule) == 0)
            return true;
    return false;
}

/* The scenarios. */

static void scenario_holds(void **state) {
    struct test_case *this = *state;
    this->passed = this->scenario && scenario_run(this->scenario, game_list, &this->failure);
    if (!this->passed) {
        printf("# %s\n", this->failure.message);
        fail();
    }
}

/* Completeness. */

/* The number of passing scenarios for the rule, and of all. */
static void count_scenarios(const char *rule, size_t *all, size_t *passing) {
    *all = *passing = 0;
    for (size_t i = 0; i < case_count; i++)
        if (cases[i].scenario && scenario_shows(cases[i].scenario, rule)) {
            *all += 1;
            *passing += cases[i].passed ? 1 : 0;
        }
}

static void every_rule_has_a_scenario(void **unused) {
    (void)unused;
    struct numbers rules, later;
    size_t missing = 0;
    read_rules(&rules, &later);
    for (size_t i = 0; i < rules.count; i++) {
        size_t all, passing;
        const char *rule = rules.words[i];
        bool is_later = is_among(&later, rule);
        count_scenarios(rule, &all, &passing);
        if (is_later ? all > 0 : passing == 0) {
            missing++;
            printf("# rule %s: %s\n", rule,
                   is_later ? "has a scenario, so strike it from later.txt" : "no passing scenario shows it");
        }
    }
    assert_int_equal(missing, 0);
}

static void scenarios_and_later_name_only_rules_that_exist(void **unused) {
    (void)unused;
    char rule[RULE_ROOM];
    struct numbers rules, later;
    size_t unknown = 0;
    read_rules(&rules, &later);
    for (size_t i = 0; i < later.count; i++)
        if (!is_among(&rules, later.words[i])) {
            unknown++;
            printf("# later.txt: there is no rule %s\n", later.words[i]);
        }
    for (size_t i = 0; i < case_count; i++) {
        const char *at = cases[i].scenario ? cases[i].scenario->rules : "";
        while (text_next_word(&at, rule, sizeof rule))
            if (!is_among(&rules, rule)) {
                unknown++;
                printf("# %s: there is no rule %s\n", cases[i].scenario->name, rule);
            }
    }
    assert_int_equal(unknown, 0);
}

/* A line of checklist.txt is `RULES: HEADING`: each of the rules must be shown. Without the file there is nothing to check. */
static void every_heading_of_the_checklist_is_shown(void **unused) {
    (void)unused;
    char path[PATH_ROOM], line[2048], rule[RULE_ROOM];
    size_t headings = 0, missing = 0;
    path_of(path, "", "checklist.txt");
    FILE *stream = fopen(path, "r");
    if (!stream)
        return;
    while (fgets(line, sizeof line, stream)) {
        char *colon = strstr(line, ": ");
        const char *at = line;
        size_t rules = 0;
        if (*line == '#' || *line == '\n')
            continue;
        headings++;
        if (colon)
            *colon = '\0';
        while (colon && text_next_word(&at, rule, sizeof rule)) {
            size_t all, passing;
            rules++;
            count_scenarios(rule, &all, &passing);
            missing += passing == 0;
            if (passing == 0)
                printf("# checklist.txt: no passing scenario shows %s of %s", rule, colon + strlen(": "));
        }
        missing += rules == 0;
        if (rules == 0)
            printf("# checklist.txt: no rules: %s", line);
    }
    fclose(stream);
    assert_true(headings > 0);
    assert_int_equal(missing, 0);
}

/* The runner itself. Each scenario in wrong/ fails at its last line, with its title as the message. */

static void check_wrong(const struct scenario *scenario) {
    struct scenario_failure failure = {0};
    const char *complaint = scenario->name + strlen(scenario->rules) + 1;
    int last = scenario->lines[scenario->count - 1].number;
    if (scenario_run(scenario, games_all, &failure))
        fail_msg("%s:%d: %s: not noticed", scenario->file, last, scenario->name);
    if (failure.line != last || !strstr(failure.message, complaint))
        fail_msg("%s:%d: expected: %s; found: %s", scenario->file, last, complaint, failure.message);
}

static void wrong_scenarios_are_reported_with_their_line(void **unused) {
    (void)unused;
    static char paths[MAX_FILES][PATH_ROOM];
    struct scenario_failure failure = {0};
    size_t count = find_files("wrong", paths);
    assert_true(count > 0);
    for (size_t i = 0; i < count; i++) {
        struct scenario_file *file = scenario_read(paths[i], &failure);
        if (!file)
            fail_msg("%s", failure.message);
        for (size_t k = 0; k < file->count; k++)
            check_wrong(&file->scenarios[k]);
        scenario_free(file);
    }
}

static void files_that_are_no_scenarios_are_reported(void **unused) {
    (void)unused;
    static const char *const complaints[][2] = {
        {"empty.txt", "empty.txt:1: there is no scenario in it"},
        {"missing.txt", "missing.txt:0: the file cannot be read as text"},
        {"early.txt", "early.txt:2: begin: a scenario begins with `rule`"},
        {"untitled.txt", "untitled.txt:3: rule 6.1: expected `rule NUMBERS: TITLE`"},
        {"numberless.txt", "numberless.txt:1: rule six: no number: expected `rule NUMBERS: TITLE`"},
    };
    for (size_t i = 0; i < sizeof complaints / sizeof *complaints; i++) {
        struct scenario_failure failure = {0};
        char path[PATH_ROOM];
        path_of(path, "malformed", complaints[i][0]);
        assert_null(scenario_read(path, &failure));
        if (!strstr(failure.message, complaints[i][1]))
            fail_msg("expected: %s; found: %s", complaints[i][1], failure.message);
    }
}

static const struct CMUnitTest last_tests[] = {
    cmocka_unit_test(every_rule_has_a_scenario),
    cmocka_unit_test(scenarios_and_later_name_only_rules_that_exist),
    cmocka_unit_test(every_heading_of_the_checklist_is_shown),
    /* of the runner: */
    cmocka_unit_test(wrong_scenarios_are_reported_with_their_line),
    cmocka_unit_test(files_that_are_no_scenarios_are_reported),
};

enum { LAST_TESTS = sizeof last_tests / sizeof *last_tests, RUNNER_TESTS = 2 };

/* Runs each scenario as a test case, then the other tests. */
static int run(struct scenario_file *const *files, char paths[MAX_FILES][PATH_ROOM],
               const struct scenario_failure *failures, size_t file_count) {
    size_t count = 0;
    for (size_t i = 0; i < file_count; i++)
        count += files[i] ? files[i]->count : 1;
    struct CMUnitTest *tests = calloc(count + LAST_TESTS, sizeof *tests);
    cases = calloc(count + 1, sizeof *cases);
    if (!tests || !cases)
        abort();
    for (size_t i = 0; i < file_count; i++)
        for (size_t k = 0; k < (files[i] ? files[i]->count : 1); k++) {
            struct test_case *this = &cases[case_count];
            *this = (struct test_case){files[i] ? &files[i]->scenarios[k] : NULL, failures[i], false};
            tests[case_count++] = (struct CMUnitTest){this->scenario ? this->scenario->name : paths[i],
                                                      scenario_holds, NULL, NULL, this};
        }
    memcpy(tests + count, last_tests, sizeof last_tests);
    size_t last = games[0] ? LAST_TESTS - RUNNER_TESTS : LAST_TESTS;
    int failed = _cmocka_run_group_tests("scenarios", tests, count + last, NULL, NULL);
    free(tests);
    free(cases);
    return failed;
}

int main(int argument_count, char **arguments) {
    static char paths[MAX_FILES][PATH_ROOM];
    static struct scenario_failure failures[MAX_FILES];
    static struct scenario_file *files[MAX_FILES];
    if (argument_count == 3)
        games[0] = games_find(games_all, arguments[2]);
    if (argument_count < 2 || argument_count > 3 || (argument_count == 3 && !games[0])) {
        fprintf(stderr, "usage: %s FOLDER [GAME]\n", arguments[0]);
        return 2;
    }
    if (games[0])
        game_list = games;
    folder = arguments[1];
    size_t file_count = find_files("", paths);
    for (size_t i = 0; i < file_count; i++)
        files[i] = scenario_read(paths[i], &failures[i]);
    int failed = run(files, paths, failures, file_count);
    for (size_t i = 0; i < file_count; i++)
        if (files[i])
            scenario_free(files[i]);
    return failed;
}
