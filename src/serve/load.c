/* The load test: starts servers, opens clients, has them play, kills servers, and compares what clients were told
   with the store. */
#define _GNU_SOURCE
#include "load_internal.h"
#include "serve.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { OPENING = 256, TIMEOUT_MS = 30000 };

/* The server. */

static struct serve *running;

static void stop_running(int signal) {
    (void)signal;
    if (running)
        serve_stop(running);
}

static const struct lobby_limits no_limits = {
    .rooms = 1000000,
    .settings = SIZE_MAX,
    .queue = 16 << 20,
    .messages = 1e9,
    .burst = 1e9,
    .chats = 1e9,
    .chat_burst = 1e9,
    .visits = 1e9,
    .visit_burst = 1e9,
    .idle = 600000,
    .away = 60000,
};

static void serve_here(const struct load *load, int port, int report) {
    static const struct serve_site site = {.policy = "default-src 'none'"};
    char error[STORE_ERROR_TEXT];
    struct sigaction action = {.sa_handler = stop_running};
    sigaction(SIGTERM, &action, NULL);
    struct store *store = store_open(load->store, error);
    struct serve *serve = store ? serve_open(&site, "127.0.0.1", port, 1) : NULL;
    const struct serve_online online = {
        .games = load->options->games, .store = store, .threads = 1, .limits = &no_limits};
    if (!serve || !serve_tables(serve, &online))
        _exit(1);
    running = serve;
    int actual = serve_port(serve);
    if (write(report, &actual, sizeof actual) != (ssize_t)sizeof actual)
        _exit(1);
    close(report);
    serve_run(serve);
    serve_close(serve);
    store_close(store);
    _exit(0);
}

static bool start_server(struct load *load, struct server *server) {
    int ends[2], port = 0;
    int64_t began = load_now_us();
    if (pipe(ends) != 0)
        return load_fail(load, "pipe");
    fflush(NULL);
    server->process = fork();
    if (server->process == 0) {
        close(ends[0]);
        serve_here(load, server->port, ends[1]);
    }
    close(ends[1]);
    bool fine = server->process > 0 && read(ends[0], &port, sizeof port) == (ssize_t)sizeof port;
    close(ends[0]);
    server->port = port;
    double ms = (double)(load_now_us() - began) / 1000;
    if (ms > load->result->start_ms)
        load->result->start_ms = ms;
    return fine || load_fail(load, "the server does not start");
}

static double peak_mb(pid_t process) {
    char name[64], line[256];
    double kb = 0;
    snprintf(name, sizeof name, "/proc/%d/status", (int)process);
    FILE *file = fopen(name, "r");
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, "VmHWM:", 6) == 0)
            kb = strtod(line + 6, NULL);
    if (file)
        fclose(file);
    return kb / 1024;
}

/* Runs the event loop until `done` returns true. */
static bool wait_until(struct load *load, bool (*done)(const struct load *load), const char *what) {
    int64_t end = load_now_us() + (int64_t)TIMEOUT_MS * 1000;
    while (!load->failed && !done(load)) {
        load_listen_for(load, 100);
        if (load_now_us() > end)
            return load_fail(load, what);
    }
    return !load->failed;
}

static bool all_created(const struct load *load) {
    for (int i = 0; i < load->options->tables; i++)
        if (!load->plays[i].table[0])
            return false;
    return true;
}

static bool all_started(const struct load *load) {
    for (int i = 0; i < load->options->tables; i++)
        if (load->plays[i].moment == 0 || !load->plays[i].seat[0].welcome || !load->plays[i].seat[1].welcome)
            return false;
    return true;
}

static bool all_idle_open(const struct load *load) {
    for (int i = 0; i < load->options->idle; i++)
        if (!load->idle[i].open)
            return false;
    return true;
}

static bool all_idle_in(const struct load *load) {
    for (int i = 0; i < load->options->idle; i++)
        if (!load->idle[i].welcome)
            return false;
    return true;
}

static void write_create(const struct load *load, struct buffer *out) {
    buffer_clear(out);
    buffer_put(out, "{");
    buffer_member(out, "type", "create");
    buffer_member_number(out, "protocol", ROOM_PROTOCOL);
    buffer_member(out, "game", load->options->game->name);
    buffer_key(out, "seats");
    buffer_put(out, "[\"person\",\"person\"]");
    buffer_key(out, "options");
    buffer_put(out, "{");
    for (size_t i = 0; i < load->options->count; i++)
        buffer_member(out, load->options->choices[i].name, load->options->choices[i].value);
    buffer_put(out, "}}");
}

static bool seat_is_open(const struct load *load) {
    for (int i = 0; i < load->options->tables; i++)
        if (!load->plays[i].seat[0].open)
            return false;
    return true;
}

static bool open_all(struct load *load) {
    for (int i = 0; i < load->options->tables; i++) {
        struct play *play = &load->plays[i];
        play->state = load_new_state(load);
        play->applied = 1;
        for (int j = 0; j < 2; j++)
            play->seat[j] = (struct seat){
                .socket = -1, .play = play, .number = j, .next = 1, .server = j % load->options->servers};
        if (!play->state || !load_open_seat(load, &play->seat[0]))
            return load_fail(load, "cannot connect");
        if (i % OPENING == OPENING - 1)
            load_listen_for(load, 10);
    }
    if (!wait_until(load, seat_is_open, "clients are not let in"))
        return false;
    for (int i = 0; i < load->options->tables; i++) {
        write_create(load, &load->out);
        load_send_text(&load->plays[i].seat[0], &load->out);
    }
    if (!wait_until(load, all_created, "tables are not created"))
        return false;
    for (int i = 0; i < load->options->tables; i++) {
        load_say_hello(load, &load->plays[i].seat[0]);
        if (!load_open_seat(load, &load->plays[i].seat[1]))
            return load_fail(load, "cannot connect");
        if (i % OPENING == OPENING - 1)
            load_listen_for(load, 10);
    }
    return wait_until(load, all_started, "games do not start");
}

/* Each idle client is attached to its own table, where nothing happens. */
static bool open_idle(struct load *load) {
    for (int i = 0; i < load->options->idle; i++) {
        load->idle[i] = (struct seat){.socket = -1, .next = 1};
        if (!load_open_seat(load, &load->idle[i]))
            return load_fail(load, "cannot connect");
        if (i % OPENING == OPENING - 1)
            load_listen_for(load, 10);
    }
    if (!wait_until(load, all_idle_open, "idle clients are not let in"))
        return false;
    for (int i = 0; i < load->options->idle; i++) {
        write_create(load, &load->out);
        load_send_text(&load->idle[i], &load->out);
        if (i % OPENING == OPENING - 1)
            load_listen_for(load, 10);
    }
    return wait_until(load, all_idle_in, "idle clients get no tables");
}

/* Kills a server, starts another on the same port, and reconnects all clients. */
static bool kill_server(struct load *load, int number) {
    struct server *server = &load->server[number];
    kill(server->process, SIGKILL);
    waitpid(server->process, NULL, 0);
    /* Data sent before the kill can still be read, and counts as acknowledged. */
    for (int i = 0; i < load->options->tables; i++)
        for (int j = 0; j < 2; j++)
            while (load->plays[i].seat[j].server == number && load->plays[i].seat[j].socket >= 0)
                load_take_bytes(load, &load->plays[i].seat[j]);
    return start_server(load, server);
}

static void come_back(struct load *load) {
    for (int i = 0; i < load->options->tables; i++)
        for (int j = 0; j < 2; j++)
            if (load->plays[i].seat[j].socket < 0)
                load_open_seat(load, &load->plays[i].seat[j]);
}

static void move_all(struct load *load, int64_t now) {
    for (int i = 0; i < load->options->tables; i++) {
        struct play *play = &load->plays[i];
        if (play->over && !play->again && play->seat[0].welcome && play->seat[1].welcome) {
            play->again = true;
            load_say(load, &play->seat[0], "{\"type\":\"rematch\"}");
            load_say(load, &play->seat[1], "{\"type\":\"rematch\"}");
        }
        if (!play->waiting && !play->over && play->moment > 0 && now >= play->due)
            load_act(load, play, now);
    }
}

static bool play_all(struct load *load) {
    int64_t began = load_now_us(), end = began + (int64_t)(load->options->seconds * 1e6), looked = began;
    int killed = 0;
    for (int i = 0; i < load->options->tables; i++)
        load->plays[i].due =
            load->options->pace > 0
                ? began + (int64_t)(random_below(&load->random, 1000000) / load->options->pace)
                : began;
    load->counting = true;
    for (int64_t now = began; now < end && !load->failed; now = load_now_us()) {
        move_all(load, now);
        load_listen_for(load, 1);
        if (now - looked > 100000) {
            looked = now;
            come_back(load);
        }
        if (killed < load->options->kills &&
            now - began > (end - began) * (killed + 1) / (load->options->kills + 1)) {
            if (!kill_server(load, killed++ % load->options->servers))
                return false;
            come_back(load);
        }
    }
    load->counting = false;
    load->result->seconds = (double)(load_now_us() - began) / 1e6;
    return !load->failed;
}

/* Checks that the store has everything that a client was told. */
struct checking {
    const uint64_t *told;
    size_t count, seen;
    uint64_t lost;
    struct room *room;
    bool damaged;
};

static bool check_entry(void *context, uint64_t number, const char *text, size_t length) {
    struct checking *checking = context;
    json_t *entry = json_loadb(text, length, 0, NULL);
    const json_t *actions = json_object_get(entry, "actions");
    if (number < checking->count && checking->told[number] != 0) {
        checking->seen++;
        checking->lost += !actions || load_hash_actions(actions) != checking->told[number];
    }
    json_decref(entry);
    checking->damaged |=
        number != checking->room->entries || !room_replay(checking->room, text, length, NULL);
    return true;
}

static void check_table(struct load *load, struct store *store, const char *name, const uint64_t *told,
                        size_t count) {
    struct checking checking = {.told = told, .count = count};
    uint64_t table;
    size_t expected = 0;
    for (size_t i = 0; i < count; i++)
        expected += told[i] != 0;
    if (!name_read(name, &table))
        return;
    checking.room = room_new(load->options->games, NULL, table);
    if (!checking.room || !store->calls->read(store, table, 0, check_entry, &checking))
        checking.damaged = true;
    room_free(checking.room);
    load->result->lost += checking.lost + (expected - checking.seen);
    load->result->damaged += checking.damaged;
}

static bool check_store(struct load *load) {
    char error[STORE_ERROR_TEXT];
    struct store *store = store_open(load->store, error);
    if (!store)
        return load_fail(load, error);
    for (int i = 0; i < load->options->tables; i++)
        check_table(load, store, load->plays[i].table, load->plays[i].told, load->plays[i].told_count);
    for (size_t i = 0; i < load->pasts; i++)
        check_table(load, store, load->past[i].table, load->past[i].told, load->past[i].count);
    store_close(store);
    return true;
}

static int compare_floats(const void *one, const void *other) {
    float a = *(const float *)one, b = *(const float *)other;
    return a < b ? -1 : a > b;
}

static void sum_up(struct load *load) {
    size_t count = load->sample_count;
    qsort(load->samples, count, sizeof load->samples[0], compare_floats);
    if (count > 0) {
        load->result->p50 = (double)load->samples[count / 2];
        load->result->p99 = (double)load->samples[count * 99 / 100];
    }
}

static bool make_store(struct load *load) {
    const char *folder = getenv("TMPDIR");
    if (load->options->store) {
        snprintf(load->store, sizeof load->store, "%s", load->options->store);
        return true;
    }
    snprintf(load->folder, sizeof load->folder, "%.30s/astragal-load-XXXXXX", folder ? folder : "/tmp");
    if (!mkdtemp(load->folder))
        return load_fail(load, "no folder for a store");
    snprintf(load->store, sizeof load->store, "%s/tables.db", load->folder);
    return true;
}

static void remove_store(const struct load *load) {
    static const char *const ends[] = {"", "-wal", "-shm", "-lock"};
    char name[300];
    for (size_t i = 0; load->folder[0] && i < sizeof ends / sizeof ends[0]; i++) {
        snprintf(name, sizeof name, "%s%s", load->store, ends[i]);
        unlink(name);
    }
    if (load->folder[0])
        rmdir(load->folder);
}

static void stop_servers(struct load *load) {
    for (int i = 0; i < load->options->servers; i++)
        if (load->server[i].process > 0) {
            load->result->resident_mb += peak_mb(load->server[i].process);
            kill(load->server[i].process, SIGTERM);
        }
    for (int i = 0; i < load->options->servers; i++)
        if (load->server[i].process > 0)
            waitpid(load->server[i].process, NULL, 0);
}

static void free_all(struct load *load) {
    for (int i = 0; load->plays && i < load->options->tables; i++) {
        struct play *play = &load->plays[i];
        for (int j = 0; j < 2; j++) {
            if (play->seat[j].play)
                load_close_seat(&play->seat[j]);
            buffer_free(&play->seat[j].in);
        }
        table_free(play->state);
        buffer_free(&play->last);
        free(play->told);
    }
    for (int i = 0; load->idle && i < load->options->idle; i++) {
        if (load->idle[i].next > 0)
            load_close_seat(&load->idle[i]);
        buffer_free(&load->idle[i].in);
    }
    for (size_t i = 0; i < load->pasts; i++)
        free(load->past[i].told);
    free(load->past);
    free(load->plays);
    free(load->idle);
    free(load->samples);
    buffer_free(&load->out);
    if (load->setting)
        settings_drop(load->settings, load->setting);
    settings_close(load->settings);
    close(load->poll);
}

static void allow_many_files(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

bool load_run(const struct load_options *options, struct load_result *result, char problem[256]) {
    struct load load = {.options = options, .result = result, .problem = problem};
    *result = (struct load_result){0};
    allow_many_files();
    load.random = random_from_seed(options->seed);
    load.poll = epoll_create1(EPOLL_CLOEXEC);
    load.plays = calloc((size_t)options->tables, sizeof *load.plays);
    load.idle = calloc((size_t)options->idle + 1, sizeof *load.idle);
    load.samples = malloc(SAMPLES * sizeof *load.samples);
    load.settings = settings_open();
    if (load.settings)
        load.setting = settings_hold(load.settings, options->game, options->choices, options->count);
    bool fine = load.setting && fair_ready() && load.plays && load.idle && load.samples && load.poll >= 0 &&
                make_store(&load);
    if (fine && game_has_secrets(options->game, load.setting))
        fine =
            load_fail(&load, "clients of a game with secrets are told different things: choose one without");
    for (int i = 0; fine && i < options->servers; i++)
        fine = start_server(&load, &load.server[i]);
    fine = fine && open_all(&load) && open_idle(&load) && play_all(&load);
    stop_servers(&load);
    fine = fine && check_store(&load);
    sum_up(&load);
    remove_store(&load);
    free_all(&load);
    return fine;
}
