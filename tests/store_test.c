/* The store: committed entries are read back, others are not, and a killed process loses nothing that was acknowledged. With
   ASTRAGAL_STORE set to a PostgreSQL address the same tests run there. */
#define _DEFAULT_SOURCE
#include "store.h"
#include "writer.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[] = "/tmp/astragal-store-XXXXXX", file[64];

static int make_folder(void **unused) {
    (void)unused;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **unused) {
    char command[128];
    (void)unused;
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

/* A store of its own for each test; in PostgreSQL all share one and use different tables. */
static struct store *fresh(const char *name) {
    char error[STORE_ERROR_TEXT];
    const char *other = getenv("ASTRAGAL_STORE");
    snprintf(file, sizeof file, "%s/%s", folder, name);
    struct store *store = store_open(other ? other : file, error);
    if (!store)
        fail_msg("%s", error);
    return store;
}

static struct store *again(void) {
    char error[STORE_ERROR_TEXT];
    const char *other = getenv("ASTRAGAL_STORE");
    struct store *store = store_open(other ? other : file, error);
    if (!store)
        fail_msg("%s", error);
    return store;
}

static enum store_answer add(struct store *store, uint64_t table, uint64_t number, const char *text,
                             int64_t wake) {
    struct store_entry entry = {
        .table = table, .number = number, .text = text, .length = strlen(text), .wake = wake};
    struct store_entry *const list[] = {&entry};
    store->calls->append(store, list, 1);
    return entry.answer;
}

static bool join_texts(void *context, uint64_t number, const char *text, size_t length) {
    char part[128];
    snprintf(part, sizeof part, "%d:%.*s ", (int)number, (int)length, text);
    strcat(context, part);
    return true;
}

static void assert_texts(struct store *store, uint64_t table, uint64_t from, const char *expected) {
    char found[1024] = "";
    assert_true(store->calls->read(store, table, from, join_texts, found));
    assert_string_equal(found, expected);
}

static bool count_row(void *context, const struct store_row *row) {
    uint64_t *sums = context;
    sums[0]++;
    sums[1] += row->entries;
    sums[2] = row->table;
    return true;
}

static void what_is_kept_is_read_again_in_order(void **unused) {
    (void)unused;
    struct store *store = fresh("order");
    assert_int_equal(add(store, 11, 0, "made", 0), STORE_OK);
    assert_int_equal(add(store, 11, 1, "one \"quoted\" \\ {line}", STORE_WAKE_SAME), STORE_OK);
    assert_int_equal(add(store, 12, 0, "other", 0), STORE_OK);
    assert_int_equal(add(store, 11, 2, "two \xc3\xa9", STORE_WAKE_SAME), STORE_OK);
    store_close(store);
    store = again();
    assert_texts(store, 11, 0, "0:made 1:one \"quoted\" \\ {line} 2:two \xc3\xa9 ");
    assert_texts(store, 11, 2, "2:two \xc3\xa9 ");
    assert_texts(store, 12, 0, "0:other ");
    assert_texts(store, 13, 0, "");
    store_close(store);
}

static void of_two_entries_for_one_place_the_first_wins(void **unused) {
    (void)unused;
    struct store *store = fresh("taken");
    assert_int_equal(add(store, 21, 0, "made", 0), STORE_OK);
    assert_int_equal(add(store, 21, 0, "made again", 0), STORE_CONFLICT);
    assert_int_equal(add(store, 21, 1, "first", 0), STORE_OK);
    assert_int_equal(add(store, 21, 1, "second", 0), STORE_CONFLICT);
    assert_int_equal(add(store, 22, 1, "of no table", 0), STORE_CONFLICT);
    assert_texts(store, 21, 0, "0:made 1:first ");
    store_close(store);
}

static void a_batch_keeps_what_it_can_and_says_which(void **unused) {
    (void)unused;
    struct store *store = fresh("batch");
    assert_int_equal(add(store, 31, 0, "made", 0), STORE_OK);
    struct store_entry entries[] = {
        {.table = 33, .number = 0, .text = "c", .length = 1},
        {.table = 31, .number = 0, .text = "x", .length = 1},
        {.table = 31, .number = 1, .text = "d", .length = 1},
        {.table = 34, .number = 5, .text = "y", .length = 1},
    };
    struct store_entry *const list[] = {&entries[0], &entries[1], &entries[2], &entries[3]};
    assert_true(store->calls->append(store, list, 4));
    assert_int_equal(entries[0].answer, STORE_OK);
    assert_int_equal(entries[1].answer, STORE_CONFLICT);
    assert_int_equal(entries[2].answer, STORE_OK);
    assert_int_equal(entries[3].answer, STORE_CONFLICT);
    assert_texts(store, 31, 0, "0:made 1:d ");
    store_close(store);
}

static void tables_that_are_due_are_found(void **unused) {
    (void)unused;
    struct store *store = fresh("due");
    uint64_t sums[3] = {0};
    assert_int_equal(add(store, 41, 0, "never", STORE_WAKE_NEVER), STORE_OK);
    assert_int_equal(add(store, 42, 0, "soon", 10), STORE_OK);
    assert_int_equal(add(store, 43, 0, "later", 20), STORE_OK);
    assert_int_equal(add(store, 42, 1, "same", STORE_WAKE_SAME), STORE_OK);
    assert_true(store->calls->due(store, 15, count_row, sums));
    assert_int_equal(sums[0], 1);
    assert_int_equal(sums[2], 42);
    assert_int_equal(add(store, 42, 2, "done", STORE_WAKE_NEVER), STORE_OK);
    memset(sums, 0, sizeof sums);
    assert_true(store->calls->due(store, 15, count_row, sums));
    assert_int_equal(sums[0], 0);
    store_close(store);
}

static void a_forgotten_table_takes_nothing_more(void **unused) {
    (void)unused;
    struct store *store = fresh("forget");
    assert_int_equal(add(store, 51, 0, "made", 0), STORE_OK);
    assert_true(store->calls->forget(store, 51));
    assert_int_equal(add(store, 51, 1, "late", 0), STORE_CONFLICT);
    assert_texts(store, 51, 0, "");
    store_close(store);
}

static void a_second_server_is_refused_and_a_reader_is_not(void **unused) {
    (void)unused;
    char error[STORE_ERROR_TEXT];
    if (getenv("ASTRAGAL_STORE"))
        skip();
    struct store *store = fresh("lock");
    assert_int_equal(add(store, 61, 0, "made", 0), STORE_OK);
    assert_null(store_open(file, error));
    assert_string_equal(error, "another server has it open");
    struct store *beside = store_open_shared(file, error);
    assert_non_null(beside);
    assert_texts(beside, 61, 0, "0:made ");
    store_close(beside);
    store_close(store);
}

/* It has the seeds of games in progress. */
static void a_new_file_is_for_its_owner_alone(void **unused) {
    (void)unused;
    static const char *const ends[] = {"", "-wal", "-shm", "-lock"};
    if (getenv("ASTRAGAL_STORE"))
        return;
    mode_t mask = umask(0);
    struct store *store = fresh("private");
    assert_int_equal(add(store, 1, 0, "made", 0), STORE_OK);
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        char name[96];
        struct stat about;
        snprintf(name, sizeof name, "%s%s", file, ends[i]);
        assert_int_equal(stat(name, &about), 0);
        assert_int_equal(about.st_mode & 0777, 0600);
    }
    umask(mask);
    store_close(store);
}

static void a_backup_is_whole_and_replaces_nothing(void **unused) {
    (void)unused;
    char copy[80], error[STORE_ERROR_TEXT];
    if (getenv("ASTRAGAL_STORE"))
        skip();
    struct store *store = fresh("backup");
    snprintf(copy, sizeof copy, "%s/copy", folder);
    assert_int_equal(add(store, 71, 0, "made", 0), STORE_OK);
    assert_true(store->calls->backup(store, copy));
    assert_false(store->calls->backup(store, copy));
    store_close(store);
    store = store_open(copy, error);
    assert_non_null(store);
    assert_texts(store, 71, 0, "0:made ");
    store_close(store);
}

static void the_time_a_server_was_alive_is_noted(void **unused) {
    (void)unused;
    struct store *store = fresh("alive");
    store->calls->touch(store, 12345);
    store->calls->touch(store, 12346);
    assert_int_equal(store->calls->last_alive(store), 12346);
    store_close(store);
}

static void do_nothing(void *context) {
    (void)context;
}

static void the_writer_gives_back_everything_in_order(void **unused) {
    (void)unused;
    enum { JOBS = 500 };
    static struct writer_job jobs[JOBS];
    struct store *store = fresh("writer");
    struct writer *writer = writer_open(store, do_nothing, NULL);
    assert_non_null(writer);
    for (uint64_t i = 0; i < JOBS; i++) {
        jobs[i].entry = (struct store_entry){.table = 81, .number = i, .text = "x", .length = 1, .wake = -1};
        writer_add(writer, &jobs[i]);
    }
    writer_finish(writer);
    uint64_t count = 0, commits, entries;
    for (struct writer_job *job = writer_done(writer); job; job = job->next, count++) {
        assert_ptr_equal(job, &jobs[count]);
        assert_int_equal(job->entry.answer, STORE_OK);
    }
    assert_int_equal(count, JOBS);
    writer_counts(writer, &commits, &entries);
    assert_int_equal(entries, JOBS);
    writer_close(writer);
    store_close(store);
}

/* Appends until it is killed, and reports committed entries through the pipe. */
static void append_for_ever(int pipe_end) {
    struct store *store = again();
    uint64_t table = 91, number = 0, sums[3] = {0};
    char found[2] = "";
    (void)found;
    store->calls->list(store, count_row, sums);
    number = sums[1];
    for (;; number++) {
        if (add(store, table, number, "entry", 0) != STORE_OK)
            _exit(1);
        if (write(pipe_end, &number, sizeof number) != (ssize_t)sizeof number)
            _exit(2);
    }
}

static void a_killed_process_loses_nothing_that_was_kept(void **unused) {
    (void)unused;
    if (getenv("ASTRAGAL_STORE"))
        skip();
    store_close(fresh("killed"));
    for (int round = 0; round < 8; round++) {
        int ends[2];
        uint64_t told = 0, number, sums[3] = {0};
        assert_int_equal(pipe(ends), 0);
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0) {
            close(ends[0]);
            append_for_ever(ends[1]);
        }
        close(ends[1]);
        for (int i = 0; i < 5 + 3 * round; i++)
            assert_int_equal(read(ends[0], &told, sizeof told), sizeof told);
        kill(child, SIGKILL);
        while (read(ends[0], &number, sizeof number) == (ssize_t)sizeof number)
            told = number;
        close(ends[0]);
        waitpid(child, NULL, 0);
        struct store *store = again();
        assert_true(store->calls->list(store, count_row, sums));
        assert_true(sums[1] >= told + 1);
        store_close(store);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_kept_is_read_again_in_order),
        cmocka_unit_test(of_two_entries_for_one_place_the_first_wins),
        cmocka_unit_test(a_batch_keeps_what_it_can_and_says_which),
        cmocka_unit_test(tables_that_are_due_are_found),
        cmocka_unit_test(a_forgotten_table_takes_nothing_more),
        cmocka_unit_test(a_second_server_is_refused_and_a_reader_is_not),
        cmocka_unit_test(a_new_file_is_for_its_owner_alone),
        cmocka_unit_test(a_backup_is_whole_and_replaces_nothing),
        cmocka_unit_test(the_time_a_server_was_alive_is_noted),
        cmocka_unit_test(the_writer_gives_back_everything_in_order),
        cmocka_unit_test(a_killed_process_loses_nothing_that_was_kept),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
