/* Old records must keep replaying: each file in tests/records leads to its position in expected.txt and is written again
   unchanged. A rule change that breaks one needs a new rules_version. tools/make-record makes more of them. */
#define _POSIX_C_SOURCE 200809L

#include "games.h"
#include "table.h"

#include <ctype.h>
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    MAX_RECORDS = 256,
    MAX_FILE = 1 << 20,
    PATH_SIZE = 4096,
    NAME_SIZE = 64,
    WHY_SIZE = 2 * GAME_POSITION_TEXT
};

struct expected {
    char name[NAME_SIZE];
    char position[GAME_POSITION_TEXT];
};

static struct expected expected[MAX_RECORDS];
static size_t expected_count;

/* Files. */

static void path_of(char path[PATH_SIZE], const char *name) {
    const char *root = getenv("ASTRAGAL_SOURCE");
    snprintf(path, PATH_SIZE, "%s/tests/records/%s", root ? root : ".", name);
}

/* The text of a file, to be freed; NULL if it cannot be read. */
static char *read_file(const char *name) {
    char path[PATH_SIZE];
    char *content = calloc(1, MAX_FILE);
    path_of(path, name);
    FILE *file = fopen(path, "rb");
    size_t length = file && content ? fread(content, 1, MAX_FILE, file) : 0;
    if (file)
        fclose(file);
    if (length > 0 && length < MAX_FILE)
        return content;
    free(content);
    return NULL;
}

/* A line is a file's name and its last position. */
static bool read_expected(void) {
    char *content = read_file("expected.txt");
    bool good = content != NULL;
    char *rest = content;
    for (char *line; good && (line = strtok_r(rest, "\n", &rest));) {
        struct expected *entry = &expected[expected_count];
        size_t length = strcspn(line, " ");
        good = expected_count < MAX_RECORDS && length < sizeof entry->name && line[length] == ' ' &&
               strlen(line + length + 1) < sizeof entry->position;
        if (!good)
            break;
        memcpy(entry->name, line, length);
        strcpy(entry->position, line + length + 1);
        expected_count++;
    }
    free(content);
    return good && expected_count > 0;
}

/* Comparing. */

static void cut_comments(char *record) {
    char *to = record;
    for (char *line = record; *line;) {
        size_t length = strcspn(line, "\n");
        length += line[length] == '\n';
        if (*line != ';') {
            memmove(to, line, length);
            to += length;
        }
        line += length;
    }
    *to = '\0';
}

/* A tag of an option that is newer than the file may be added. */
static bool is_added_option(const struct game *game, const char *line, const char *file) {
    for (const struct game_option *option = game->options; option->name; option++) {
        char tag[NAME_SIZE];
        int length =
            snprintf(tag, sizeof tag, "[%c%s \"", toupper((unsigned char)option->name[0]), option->name + 1);
        if (strncmp(line, tag, (size_t)length) == 0)
            return !strstr(file, tag);
    }
    return false;
}

static bool written_alike(const struct game *game, const char *file, const char *written) {
    const char *left = file;
    while (*written) {
        size_t length = strcspn(written, "\n") + 1;
        if (strncmp(left, written, length) == 0)
            left += length;
        else if (!is_added_option(game, written, file))
            return false;
        written += length;
    }
    return *left == '\0';
}

static bool ends_at(const struct table *table, const char *position, char *why) {
    char line[GAME_POSITION_TEXT];
    struct text out = text_into(line, sizeof line);
    table_game(table)->write_position(table_setting(table), table_state(table), &out);
    snprintf(why, WHY_SIZE, "it ends at: %s", line);
    return strcmp(line, position) == 0;
}

static bool writes_back(const struct table *table, char *record, char *why) {
    size_t length;
    char *written = table_write_record(table, GAME_EVERYTHING, &length);
    snprintf(why, WHY_SIZE, "it is written otherwise");
    cut_comments(record);
    bool alike = written && written_alike(table_game(table), record, written);
    free(written);
    return alike;
}

/* Whether the record leads to the position and is written unchanged; otherwise the reason. Removes comments. */
static bool replays(char *record, const char *position, char why[WHY_SIZE]) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct table *table = table_read_record(games_all, record, strlen(record), &error);
    if (!table) {
        snprintf(why, WHY_SIZE, "line %d: %s", error.line, error.text);
        return false;
    }
    bool good = ends_at(table, position, why) && writes_back(table, record, why);
    table_free(table);
    return good;
}

/* The tests. */

static void replays_as_ever(void **state) {
    const struct expected *entry = *state;
    static char why[WHY_SIZE];
    char *record = read_file(entry->name);
    assert_non_null(record);
    bool good = replays(record, entry->position, why);
    free(record);
    if (!good) {
        printf("# %s: %s\n", entry->name, why);
        fail();
    }
}

static bool is_expected(const char *name) {
    for (size_t i = 0; i < expected_count; i++)
        if (strcmp(expected[i].name, name) == 0)
            return true;
    return false;
}

static void every_record_has_an_expected_position(void **state) {
    (void)state;
    char path[PATH_SIZE];
    path_of(path, "");
    DIR *directory = opendir(path);
    assert_non_null(directory);
    for (const struct dirent *entry; (entry = readdir(directory));) {
        const char *ending = strrchr(entry->d_name, '.');
        if (ending && strcmp(ending, ".astragal") == 0 && !is_expected(entry->d_name))
            fail_msg("%s is not in expected.txt", entry->d_name);
    }
    closedir(directory);
}

static const char sample[] = "base-2-basic.astragal";

/* The sample, with a part of it replaced. */
static bool replays_changed(const char *part, const char *replacement, const char *position) {
    static char why[WHY_SIZE], changed[MAX_FILE + NAME_SIZE];
    char *record = read_file(sample);
    assert_non_null(record);
    char *at = strstr(record, part);
    assert_non_null(at);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - record), record, replacement, at + strlen(part));
    free(record);
    bool good = replays(changed, position, why);
    assert_true(good || why[0]);
    return good;
}

static void a_difference_is_noticed(void **state) {
    (void)state;
    const char *position = NULL;
    for (size_t i = 0; i < expected_count; i++)
        if (strcmp(expected[i].name, sample) == 0)
            position = expected[i].position;
    assert_non_null(position);
    assert_true(replays_changed("\n[", "\n; said by the way\n[", position));
    assert_false(replays_changed("\n[", "\n[", "over V"));
    assert_false(replays_changed("\nend\n", "\n", position));
    assert_false(replays_changed("\nend\n", "\nend\n\n", position));
    assert_false(replays_changed("\nend\n", "\nend \n", position));
    assert_false(replays_changed("[Rules \"", "[Date \"2026.11.15\"]\n[Rules \"", position));
    assert_true(replays_changed("[Entanglement \"off\"]\n", "", position));
    assert_false(replays_changed("[Entanglement \"off\"]", "[Entanglement  \"off\"]", position));
}

int main(void) {
    static struct CMUnitTest tests[MAX_RECORDS + 2];
    size_t count = 0;
    if (!read_expected()) {
        fprintf(stderr,
                "tests/records/expected.txt cannot be read; ASTRAGAL_SOURCE names the directory of the "
                "sources\n");
        return 1;
    }
    for (; count < expected_count; count++)
        tests[count] = (struct CMUnitTest){
            .name = expected[count].name, .test_func = replays_as_ever, .initial_state = &expected[count]};
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(every_record_has_an_expected_position);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(a_difference_is_noticed);
    return _cmocka_run_group_tests("records", tests, count, NULL, NULL);
}
