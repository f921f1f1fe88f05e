/* `astragal store`: administration of the store of online tables, also while a server is running. */
#define _POSIX_C_SOURCE 200809L
#include "archive.h"
#include "cli.h"
#include "files.h"
#include "online_store.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct work {
    const struct cli *cli;
    struct store *store;
    struct room *room;
    bool damaged;
    uint64_t *tables; /* all of them */
    size_t count, capacity;
};

static bool print_entry(void *context, uint64_t number, const char *text, size_t length) {
    const struct work *work = context;
    fprintf(work->cli->out, "%llu %.*s\n", (unsigned long long)number, (int)length, text);
    return true;
}

static bool take_entry(void *context, uint64_t number, const char *text, size_t length) {
    struct work *work = context;
    work->damaged = number != work->room->entries || !room_replay(work->room, text, length, NULL);
    return !work->damaged;
}

static bool take_row(void *context, const struct store_row *row) {
    struct work *work = context;
    if (work->count == work->capacity) {
        size_t capacity = work->capacity ? work->capacity * 2 : 256;
        uint64_t *tables = realloc(work->tables, capacity * sizeof *tables);
        if (!tables)
            return false;
        work->tables = tables;
        work->capacity = capacity;
    }
    work->tables[work->count++] = row->table;
    return true;
}

static bool read_room(struct work *work, uint64_t table) {
    work->damaged = false;
    work->room = room_new(work->cli->games, NULL, table);
    return work->room && work->store->calls->read(work->store, table, 0, take_entry, work) &&
           !work->damaged && work->room->entries > 0;
}

static void drop_room(struct work *work) {
    room_free(work->room);
    work->room = NULL;
}

static enum cli_exit fail_store(const struct work *work) {
    return cli_fail(work->cli, WORD_SERVE_NO_STORE, work->store->error);
}

static void print_row(struct work *work, uint64_t table) {
    char label[NAME_TEXT], when[32] = "-";
    name_write(table, label);
    if (!read_room(work, table)) {
        fprintf(work->cli->out, "%s damaged\n", label);
        drop_room(work);
        return;
    }
    const struct room *room = work->room;
    time_t seconds = (time_t)(room->last / 1000);
    struct tm parts;
    if (gmtime_r(&seconds, &parts))
        strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &parts);
    fprintf(work->cli->out, "%s %s %s entries %llu actions %zu last %s\n", label,
            table_game(room->table)->name,
            room->over      ? "over"
            : room->started ? "playing"
                            : "waiting",
            (unsigned long long)room->entries, table_length(room->table), when);
    drop_room(work);
}

static enum cli_exit list(struct work *work) {
    if (!work->store->calls->list(work->store, take_row, work))
        return fail_store(work);
    for (size_t i = 0; i < work->count; i++)
        print_row(work, work->tables[i]);
    return CLI_OK;
}

static enum cli_exit export(struct work *work, uint64_t table, const char *label) {
    size_t length;
    char *record = read_room(work, table) ? room_write_record(work->room, GAME_EVERYTHING, &length) : NULL;
    bool empty = work->room && work->room->entries == 0 && !work->damaged;
    drop_room(work);
    if (!record) return cli_fail(work->cli, empty ? WORD_STORE_NO_TABLE : WORD_STORE_DAMAGED, label);
    fwrite(record, 1, length, work->cli->out);
    free(record);
    return CLI_OK;
}

static enum cli_exit archive(struct work *work, long days, const char *folder) {
    struct archive plan = {.games = work->cli->games, .folder = folder, .age = (int64_t)days * 86400000};
    struct timespec now;
    char number[24];
    size_t count;
    clock_gettime(CLOCK_REALTIME, &now);
    bool fine = archive_run(&plan, work->store, (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000, &count);
    snprintf(number, sizeof number, "%zu", count);
    cli_say(work->cli, work->cli->out, WORD_STORE_DONE, number, NULL, NULL);
    return fine ? CLI_OK : cli_fail(work->cli, WORD_STORE_NOT_ARCHIVED, folder);
}

static enum cli_exit run(struct work *work, struct args *args, const char *verb, const char *first,
                         const char *second) {
    uint64_t table;
    long days;
    if (strcmp(verb, "list") == 0 && !first)
        return list(work);
    if (strcmp(verb, "archive") == 0 && second && text_read_number(first, 0, 100000, &days))
        return archive(work, days, second);
    if (strcmp(verb, "backup") == 0 && first && !second) {
        if (!work->store->calls->backup)
            return cli_fail(work->cli, WORD_STORE_NO_BACKUP, NULL);
        return work->store->calls->backup(work->store, first) ? CLI_OK : fail_store(work);
    }
    if (!first || second) {
        args_fail(args, WORD_BAD_WORD, verb);
        return CLI_USAGE;
    }
    if (!name_read(first, &table))
        return cli_fail(work->cli, WORD_STORE_NO_TABLE, first);
    if (strcmp(verb, "export") == 0)
        return export(work, table, first);
    if (strcmp(verb, "entries") == 0)
        return work->store->calls->read(work->store, table, 0, print_entry, work) ? CLI_OK : fail_store(work);
    if (strcmp(verb, "delete") == 0)
        return work->store->calls->forget(work->store, table) ? CLI_OK : fail_store(work);
    args_fail(args, WORD_BAD_WORD, verb);
    return CLI_USAGE;
}

static bool is_action(const char *verb) {
    static const char *const actions[] = {"list", "export", "entries", "delete", "archive", "backup"};
    for (size_t i = 0; i < sizeof actions / sizeof actions[0]; i++)
        if (strcmp(actions[i], verb) == 0)
            return true;
    return false;
}

enum cli_exit store_command(struct cli *cli, struct args *args) {
    const char *words[3] = {NULL}, *name = getenv("ASTRAGAL_STORE");
    char usual[ONLINE_STORE_NAME], error[STORE_ERROR_TEXT];
    size_t count = 0;
    while (args_more(args))
        if (!args_value(args, "--store", &name) && (count == 3 || !args_plain(args, &words[count++])))
            args_refuse(args);
    if (args->failed || count == 0)
        return CLI_USAGE;
    if (!is_action(words[0])) {
        args_fail(args, WORD_STORE_BAD_ACTION, words[0]);
        return CLI_USAGE;
    }
    if (!name && online_store_usual(usual, false))
        name = usual;
    if (!fair_ready() || !name)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    if (!strstr(name, "://") && !file_exists(name)) {
        if (strcmp(words[0], "list") != 0)
            return cli_fail(cli, WORD_STORE_NONE, name);
        cli_say(cli, cli->error, WORD_STORE_NONE, name, NULL, NULL);
        return CLI_OK;
    }
    struct work work = {.cli = cli, .store = store_open_shared(name, error)};
    if (!work.store) {
        cli_say(cli, cli->error, WORD_SERVE_NO_STORE, "--store", error, NULL);
        return CLI_FAILED;
    }
    enum cli_exit answer = run(&work, args, words[0], words[1], words[2]);
    free(work.tables);
    store_close(work.store);
    return answer;
}
