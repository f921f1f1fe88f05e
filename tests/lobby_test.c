/* Online tables without sockets: a lobby with a store in memory that fails on demand and a clock that the test sets. */
#define _POSIX_C_SOURCE 200809L
#include "lobby_internal.h"
#include "pig.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

enum { MOST = 4096, CLIENTS = 6 };

static const struct game *const games[] = {&pig_game, NULL};

/* A store in memory. */
static struct {
    struct store store;
    struct {
        uint64_t table, number;
        int64_t wake;
        char *text;
    } entry[MOST];
    size_t count;
    int fails;    /* so many appends fail */
    bool applied; /* they fail after the commit: the answer was lost */
    bool held;    /* the writer waits between the commit and its answer */
    int64_t alive;
} memory;

static pthread_mutex_t memory_mutex = PTHREAD_MUTEX_INITIALIZER;

static bool has(uint64_t table, uint64_t number) {
    for (size_t i = 0; i < memory.count; i++)
        if (memory.entry[i].table == table && memory.entry[i].number == number)
            return true;
    return false;
}

static bool append_entries(struct store_entry *const *entries, size_t count) {
    pthread_mutex_lock(&memory_mutex);
    bool fails = memory.fails > 0;
    memory.fails -= fails;
    for (size_t i = 0; i < count; i++) {
        entries[i]->answer = has(entries[i]->table, entries[i]->number) ? STORE_CONFLICT : STORE_OK;
        if (entries[i]->answer == STORE_OK && (!fails || memory.applied)) {
            assert_true(memory.count < MOST);
            memory.entry[memory.count].table = entries[i]->table;
            memory.entry[memory.count].number = entries[i]->number;
            memory.entry[memory.count].wake = entries[i]->wake;
            memory.entry[memory.count++].text = strndup(entries[i]->text, entries[i]->length);
        }
        if (fails)
            entries[i]->answer = STORE_FAILED;
    }
    pthread_mutex_unlock(&memory_mutex);
    return !fails;
}

static bool is_held(void) {
    pthread_mutex_lock(&memory_mutex);
    bool held = memory.held;
    pthread_mutex_unlock(&memory_mutex);
    return held;
}

static void hold(bool held) {
    pthread_mutex_lock(&memory_mutex);
    memory.held = held;
    pthread_mutex_unlock(&memory_mutex);
}

static void pause_a_moment(void) {
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static bool memory_append(struct store *store, struct store_entry *const *entries, size_t count) {
    (void)store;
    bool fine = append_entries(entries, count);
    while (is_held())
        pause_a_moment();
    return fine;
}

static bool memory_read(struct store *store, uint64_t table, uint64_t from, store_visit_entry *visit,
                        void *context) {
    (void)store;
    pthread_mutex_lock(&memory_mutex);
    for (size_t i = 0; i < memory.count; i++)
        if (memory.entry[i].table == table && memory.entry[i].number >= from &&
            !visit(context, memory.entry[i].number, memory.entry[i].text, strlen(memory.entry[i].text)))
            break;
    pthread_mutex_unlock(&memory_mutex);
    return true;
}

static bool memory_due(struct store *store, int64_t now, store_visit_row *visit, void *context) {
    (void)store;
    pthread_mutex_lock(&memory_mutex);
    for (size_t i = 0; i < memory.count; i++) {
        int64_t wake = 0;
        if (memory.entry[i].number != 0)
            continue;
        for (size_t j = 0; j < memory.count; j++)
            if (memory.entry[j].table == memory.entry[i].table && memory.entry[j].wake >= 0)
                wake = memory.entry[j].wake;
        struct store_row row = {.table = memory.entry[i].table, .wake = wake};
        if (wake > 0 && wake <= now && !visit(context, &row))
            break;
    }
    pthread_mutex_unlock(&memory_mutex);
    return true;
}

static int64_t memory_alive(struct store *store) {
    (void)store;
    return memory.alive;
}

static void memory_touch(struct store *store, int64_t now) {
    (void)store;
    memory.alive = now;
}

static const struct store_calls memory_calls = {.append = memory_append,
                                                .read = memory_read,
                                                .due = memory_due,
                                                .last_alive = memory_alive,
                                                .touch = memory_touch};

/* The lobby and its clients. */
static struct lobby *lobby;
static struct peer client[CLIENTS];
static int64_t clock_ms;
static char created[2048], log_lines[65536];

static int64_t now(void *context) {
    (void)context;
    return clock_ms;
}

static void ready(void *context, struct peer *peer) {
    (void)context;
    (void)peer;
}

static void wake(void *context) {
    (void)context;
}

static void take_log(void *context, const char *line) {
    (void)context;
    strncat(log_lines, line, sizeof log_lines - strlen(log_lines) - 1);
}

enum { QUEUE = 1 << 16, SETTINGS = 1 << 20 };

static const struct lobby_limits test_limits = {.rooms = 4,
                                                .settings = SETTINGS,
                                                .queue = QUEUE,
                                                .messages = 1000,
                                                .burst = 1000,
                                                .chats = 1,
                                                .chat_burst = 3,
                                                .visits = 100,
                                                .visit_burst = 100,
                                                .idle = 60000,
                                                .away = 60000};
static struct lobby_limits limits;

static void open_lobby(void) {
    struct lobby_host host = {.games = games,
                              .store = &memory.store,
                              .now = now,
                              .ready = ready,
                              .wake = wake,
                              .log = take_log,
                              .threads = 1,
                              .limits = &limits};
    lobby = lobby_open(&host);
    assert_non_null(lobby);
    for (int i = 0; i < CLIENTS; i++) {
        client[i].wire = &client[i];
        lobby_enter(lobby, &client[i]);
    }
}

static void close_lobby(void) {
    for (int i = 0; i < CLIENTS; i++)
        lobby_leave(lobby, &client[i]);
    lobby_close(lobby);
}

static int start(void **unused) {
    (void)unused;
    for (size_t i = 0; i < memory.count; i++)
        free(memory.entry[i].text);
    memset(&memory, 0, sizeof memory);
    memory.store.calls = &memory_calls;
    clock_ms = 1000000000;
    log_lines[0] = '\0';
    limits = test_limits;
    open_lobby();
    return fair_ready() ? 0 : -1;
}

static int stop(void **unused) {
    (void)unused;
    close_lobby();
    return 0;
}

static void restart(void) {
    close_lobby();
    open_lobby();
}

static bool is_pending(void) {
    for (size_t i = 0; i < BUCKETS; i++)
        for (const struct loaded_room *slot = lobby->bucket[i]; slot; slot = slot->chain)
            if (slot->first)
                return true;
    return false;
}

/* Waits until the writer has answered everything; levels may still be thinking. */
static void settle(void) {
    do {
        pause_a_moment();
        lobby_work(lobby);
    } while (is_pending());
}

static void say(int who, const char *format, ...) {
    char words[4096];
    va_list list;
    va_start(list, format);
    vsnprintf(words, sizeof words, format, list);
    va_end(list);
    for (char *at = words; *at; at++)
        if (*at == '\'')
            *at = '"';
    lobby_receive(lobby, &client[who], words, strlen(words));
}

/* What a client was sent since the last call. */
static const char *heard(int who) {
    static char words[1 << 20];
    size_t length = 0;
    for (struct frame *frame; (frame = peer_take(&client[who]));) {
        memcpy(words + length, frame->bytes + FRAME_HEAD, frame->length);
        length += frame->length;
        words[length++] = '\n';
        frame_drop(frame);
    }
    words[length] = '\0';
    return words;
}

/* As much as there is room for. */
static void copy_text(char *to, size_t room, const char *from) {
    size_t length = strnlen(from, room - 1);
    memcpy(to, from, length);
    to[length] = '\0';
}

static void assert_hears(int who, const char *part) {
    const char *words = heard(who);
    if (!strstr(words, part))
        fail_msg("expected %s in %.2000s", part, words);
}

static void assert_silent(int who) {
    assert_string_equal(heard(who), "");
}

/* The value of a key in the reply to `create`: its occurrence number `place`. */
static const char *created_value(const char *key, int place) {
    static char value[8][64];
    static int next;
    char *out = value[next++ % 8];
    const char *at = created;
    char quoted[64];
    snprintf(quoted, sizeof quoted, "\"%s\":\"", key);
    for (int i = 0; i <= place; i++) {
        at = strstr(at, quoted);
        assert_non_null(at);
        at += strlen(quoted);
    }
    snprintf(out, 64, "%.*s", (int)strcspn(at, "\""), at);
    return out;
}

static void create(const char *rest) {
    say(5, "{'type':'create','protocol':1,'game':'pig',%s}", rest);
    settle();
    copy_text(created, sizeof created, heard(5));
    if (!strstr(created, "\"created\""))
        fail_msg("%s", created);
}

static void hello(int who, const char *secret, int from) {
    say(who, "{'type':'hello','protocol':1,'table':'%s','secret':'%s','from':%d}", created_value("table", 0),
        secret, from);
}

/* Starts a game for two: clients 0 and 1 have the seats, 2 is a spectator. */
static void begin(const char *rest) {
    create(rest);
    hello(0, created_value("secret", 0), 0);
    hello(1, created_value("secret", 1), 0);
    hello(2, created_value("watch", 0), 0);
    say(0, "{'type':'ready','ready':true,'word':'one'}");
    say(1, "{'type':'ready','ready':true,'word':'two'}");
    settle();
    assert_hears(0, "\"type\":\"start\"");
    assert_hears(1, "\"type\":\"start\"");
    assert_hears(2, "\"type\":\"start\"");
}

#define TWO "'seats':['person','person']"

static void a_decision_is_told_to_all_when_it_is_kept(void **unused) {
    (void)unused;
    begin(TWO);
    say(0, "{'type':'act','n':1,'action':'roll','id':7}");
    assert_silent(0); /* nothing before the store has it */
    settle();
    const char *words = heard(0);
    assert_non_null(strstr(words, "\"type\":\"act\""));
    assert_non_null(strstr(words, "\"actions\":[\"roll\","));
    assert_non_null(strstr(words, "{\"type\":\"done\",\"id\":7"));
    assert_hears(1, "\"actions\":[\"roll\",");
    assert_hears(2, "\"actions\":[\"roll\",");
}

static void illegal_requests_are_refused_with_a_reason(void **unused) {
    (void)unused;
    begin(TWO);
    say(1, "{'type':'act','n':1,'action':'roll'}");
    assert_hears(1, "not-yours");
    say(0, "{'type':'act','n':0,'action':'roll'}");
    assert_hears(0, "stale");
    say(0, "{'type':'act','n':1,'action':'dance'}");
    assert_hears(0, "\"action\"");
    say(0, "{'type':'act','n':1,'action':'resign %s'}", "B");
    assert_hears(0, "\"action\"");
    say(2, "{'type':'act','n':1,'action':'roll'}");
    assert_hears(2, "spectator");
    say(3, "{'type':'act','n':1,'action':'roll'}");
    assert_hears(3, "\"hello\"");
    say(0, "{'type':'ready','ready':true}");
    assert_hears(0, "not-now");
    settle();
    assert_silent(1);
}

static void a_repeated_decision_is_stale(void **unused) {
    (void)unused;
    begin(TWO);
    hello(3, created_value("secret", 0), 99); /* a second window at the same seat */
    settle();
    heard(3);
    say(0, "{'type':'act','n':1,'action':'roll'}");
    say(3, "{'type':'act','n':1,'action':'roll'}");
    assert_hears(3, "stale");
    settle();
    assert_hears(3, "\"seq\":4"); /* and it sees what the other window did */
}

static void invalid_messages_are_refused(void **unused) {
    (void)unused;
    static const char *const wrong[][2] = {
        {"", "json"},
        {"[]", "json"},
        {"{", "json"},
        {"{'type':'act'}", "missing"},
        {"{'type':'dance'}", "type"},
        {"{'type':'ping','more':1}", "member"},
        {"{'type':'ping','n':1}", "member"},
        {"{'type':'hello','protocol':1,'table':1,'secret':'x'}", "value"},
        {"{'type':'hello','protocol':1,'table':'x','secret':'x','from':-1}", "value"},
        {"{'type':'hello','protocol':1,'table':'x\\u0000','secret':'x'}", "json"},
        {"{'type':'ping','type':'ping'}", "json"},
        {"{'type':'status','protocol':1,'tables':[[[[[[]]]]]]}", "json"},
        {"{'type':'hello','protocol':2,'table':'000000000001','secret':'x'}", "protocol"},
        {"{'type':'hello','protocol':1,'table':'000000000001','secret':'x'}", "secret"},
        {"{'type':'hello','protocol':1,'table':'000000000001','secret':'AAAAAAAAAAAAAAAAAAAAAA'}", "secret"},
        {"{'type':'create','protocol':1,'game':'chess','seats':['person']}", "value"},
        {"{'type':'create','protocol':1,'game':'pig','seats':['level:9','person']}", "value"},
        {"{'type':'create','protocol':1,'game':'pig','seats':['person','person'],'options':{'x':'y'}}",
         "value"},
        {"{'type':'create','protocol':1,'game':'pig','seats':['person','person'],'time':{'days':0}}",
         "value"},
        {"{'type':'create','protocol':1,'game':'pig','seats':['person']}", "value"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char expected[64];
        say(0, "%s", wrong[i][0]);
        settle();
        snprintf(expected, sizeof expected, "\"reason\":\"%s\"", wrong[i][1]);
        assert_hears(0, expected);
    }
    say(0, "{'type':'ping','id':3}");
    assert_hears(0, "\"pong\",\"id\":3");
}

static void a_failing_store_never_retracts_what_was_sent(void **unused) {
    (void)unused;
    begin(TWO);
    memory.fails = 1;
    say(0, "{'type':'act','n':1,'action':'roll','id':1}");
    settle();
    assert_hears(0, "\"id\":1,\"reason\":\"store\"");
    assert_silent(1);
    assert_false(lobby_is_healthy(lobby));
    /* The same decision again has the same dice: nobody can get a new roll by breaking the store. */
    say(0, "{'type':'act','n':1,'action':'roll'}");
    settle();
    assert_hears(0, "\"type\":\"act\"");
    assert_hears(1, "\"type\":\"act\"");
    assert_true(lobby_is_healthy(lobby));
}

static void a_lost_commit_acknowledgement_is_detected(void **unused) {
    (void)unused;
    begin(TWO);
    memory.fails = 1;
    memory.applied = true;
    say(0, "{'type':'act','n':1,'action':'roll','id':1}");
    settle();
    const char *words = heard(0);
    assert_non_null(strstr(words, "\"reason\":\"store\""));
    assert_non_null(strstr(words, "\"type\":\"act\"")); /* it was kept after all, and so it is told */
    assert_hears(1, "\"type\":\"act\"");
}

static void of_two_servers_with_one_decision_each_one_wins(void **unused) {
    (void)unused;
    begin(TWO);
    /* Another process has appended an entry with the same number. */
    uint64_t table;
    name_read(created_value("table", 0), &table);
    const char *text = "{\"type\":\"chat\",\"at\":1000000001,\"seat\":1,\"text\":\"mine\"}";
    struct store_entry entry = {
        .table = table, .number = 4, .text = text, .length = strlen(text), .wake = -1};
    struct store_entry *const list[] = {&entry};
    append_entries(list, 1);
    say(0, "{'type':'act','n':1,'action':'roll','id':1}");
    settle();
    const char *words = heard(0);
    assert_non_null(strstr(words, "\"reason\":\"stale\""));
    assert_non_null(strstr(words, "\"mine\""));
    say(0, "{'type':'act','n':1,'action':'roll','id':2}");
    settle();
    assert_hears(0, "\"type\":\"act\"");
}

static void what_another_process_adds_is_told_here(void **unused) {
    (void)unused;
    begin(TWO);
    uint64_t table;
    name_read(created_value("table", 0), &table);
    const char *text = "{\"type\":\"chat\",\"at\":1000000001,\"seat\":1,\"text\":\"hi\"}";
    struct store_entry entry = {
        .table = table, .number = 4, .text = text, .length = strlen(text), .wake = -1};
    struct store_entry *const list[] = {&entry};
    append_entries(list, 1);
    lobby_table_changed(lobby, table);
    settle();
    assert_hears(0, "\"hi\"");
    assert_hears(1, "\"hi\"");
}

/* Entry 4 is ours and stored, entry 5 another server's: its notification comes before the answer to ours. */
static void what_another_process_adds_is_told_though_ours_is_being_written(void **unused) {
    (void)unused;
    begin(TWO);
    uint64_t table;
    name_read(created_value("table", 0), &table);
    hold(true);
    say(0, "{'type':'act','n':1,'action':'roll','id':1}");
    for (bool stored = false; !stored;) {
        pause_a_moment();
        pthread_mutex_lock(&memory_mutex);
        stored = has(table, 4);
        pthread_mutex_unlock(&memory_mutex);
    }
    const char *text = "{\"type\":\"chat\",\"at\":1000000001,\"seat\":1,\"text\":\"hi\"}";
    struct store_entry entry = {
        .table = table, .number = 5, .text = text, .length = strlen(text), .wake = -1};
    struct store_entry *const list[] = {&entry};
    append_entries(list, 1);
    lobby_table_changed(lobby, table);
    lobby_work(lobby);
    assert_silent(0);
    hold(false);
    settle();
    const char *words = heard(0);
    assert_non_null(strstr(words, "\"type\":\"act\""));
    assert_non_null(strstr(words, "\"hi\""));
    assert_hears(1, "\"hi\"");
}

static void whoever_comes_back_gets_what_he_missed(void **unused) {
    (void)unused;
    begin(TWO);
    lobby_leave(lobby, &client[1]);
    say(0, "{'type':'act','n':1,'action':'roll'}");
    say(0, "{'type':'chat','text':'where are you?'}");
    settle();
    lobby_enter(lobby, &client[1]);
    hello(1, created_value("secret", 1), 4);
    const char *words = heard(1);
    assert_non_null(strstr(words, "\"type\":\"welcome\""));
    assert_non_null(strstr(words, "{\"type\":\"log\",\"events\":[{\"type\":\"act\",\"seq\":4"));
    assert_non_null(strstr(words, "where are you?"));
    assert_null(strstr(words, "\"type\":\"start\""));
    hello(1, created_value("secret", 1), 6);
    assert_null(strstr(heard(1), "\"log\""));
}

static void after_a_restart_everything_is_there(void **unused) {
    (void)unused;
    begin(TWO);
    say(0, "{'type':'act','n':1,'action':'roll'}");
    settle();
    restart();
    hello(0, created_value("secret", 0), 0);
    const char *words = heard(0);
    assert_non_null(strstr(words, "\"seq\":5,\"n\":2"));
    assert_non_null(strstr(words, "\"type\":\"act\""));
}

/* Plays on with whoever decides until the game is over. */
static void play_out(void) {
    for (int n = 1; n < 2000; n++) {
        char words[1 << 14];
        int who = n % 2;
        for (int i = 0; i < 2; i++) {
            heard(i);
            say(i, "{'type':'status','protocol':1,'tables':[['%s','%s']]}", created_value("table", 0),
                created_value("secret", i));
            copy_text(words, sizeof words, heard(i));
        }
        const char *moment = strstr(words, "\"n\":");
        assert_non_null(moment);
        if (strstr(words, "\"over\":{"))
            return;
        who = strstr(words, "\"decides\":1") ? 1 : 0;
        say(who, "{'type':'act','n':%d,'action':'%s'}", atoi(moment + 4), n % 5 == 4 ? "hold" : "roll");
        struct timespec pause = {.tv_nsec = 300000};
        for (int i = 0; i < 4; i++) {
            nanosleep(&pause, NULL);
            lobby_work(lobby);
        }
        clock_ms += 100;
    }
    fail_msg("the game does not end");
}

static void a_finished_game_can_be_checked_and_played_again(void **unused) {
    (void)unused;
    char copy[1 << 16];
    begin(TWO ",'options':{'target':'20'}");
    play_out();
    settle();
    heard(0);
    say(0, "{'type':'record'}");
    settle();
    json_t *message = json_loads(heard(0), JSON_DISABLE_EOF_CHECK, NULL);
    const char *record = json_string_value(json_object_get(message, "text"));
    assert_non_null(record);
    struct game_error error = {0};
    struct fair_check check;
    struct table *table = table_read_record(games, record, strlen(record), &error);
    assert_non_null(table);
    assert_int_equal(fair_verify(table, &check), FAIR_TRUE);
    assert_true(check.outcomes > 0);
    table_free(table);
    /* One die changed, or the seed, or a word: it is noticed. */
    snprintf(copy, sizeof copy, "%s", record);
    char *die = strstr(copy, "\ndie ");
    if (!die)
        die = strstr(copy, "\nrolled ");
    if (die) {
        char *digit = strpbrk(die, "123456");
        *digit = *digit == '3' ? '4' : '3';
        table = table_read_record(games, copy, strlen(copy), &error);
        if (table) {
            assert_int_equal(fair_verify(table, &check), FAIR_BAD_OUTCOME);
            table_free(table);
        }
    }
    snprintf(copy, sizeof copy, "%s", record);
    char *seed = strstr(copy, "FairSeed \"") + 10;
    *seed = *seed == '0' ? '1' : '0';
    table = table_read_record(games, copy, strlen(copy), &error);
    assert_int_equal(fair_verify(table, &check), FAIR_BAD_COMMITMENT);
    table_free(table);
    snprintf(copy, sizeof copy, "%s", record);
    char *word = strstr(copy, "\"one\"") + 1;
    *word = 'O';
    table = table_read_record(games, copy, strlen(copy), &error);
    assert_int_equal(fair_verify(table, &check), FAIR_BAD_OUTCOME);
    table_free(table);
    json_decref(message);
    /* A rematch, with the seats moved on and the same secrets. */
    heard(1);
    say(0, "{'type':'rematch'}");
    say(1, "{'type':'rematch'}");
    settle();
    const char *next = strstr(heard(1), "\"type\":\"next\"");
    assert_non_null(next);
    char name[NAME_TEXT];
    copy_text(name, sizeof name, strstr(next, "\"table\":\"") + 9);
    say(0, "{'type':'hello','protocol':1,'table':'%s','secret':'%s'}", name, created_value("secret", 0));
    assert_hears(0, "\"seat\":1,");
}

static void time_that_is_up_loses_the_game(void **unused) {
    (void)unused;
    begin(TWO ",'time':{'bank':60,'increment':5}");
    clock_ms += 59000;
    lobby_tick(lobby);
    settle();
    assert_null(strstr(heard(1), "resign"));
    clock_ms += 2000;
    lobby_tick(lobby);
    settle();
    const char *words = heard(1);
    assert_non_null(strstr(words, "\"type\":\"resign\""));
    assert_non_null(strstr(words, "\"time\":true"));
    assert_non_null(strstr(words, "\"over\":{"));
}

static void time_does_not_run_while_no_server_does(void **unused) {
    (void)unused;
    begin(TWO ",'time':{'bank':60,'increment':5}");
    memory.alive = clock_ms += 10000;
    close_lobby();
    clock_ms += 3600000;
    open_lobby();
    hello(0, created_value("secret", 0), 99);
    lobby_tick(lobby);
    settle();
    assert_null(strstr(heard(0), "resign"));
    clock_ms += 51000;
    lobby_tick(lobby);
    settle();
    assert_hears(0, "resign");
}

static void setting_the_clock_back_costs_no_time(void **unused) {
    (void)unused;
    begin(TWO ",'time':{'bank':60,'increment':0}");
    clock_ms -= 3600000;
    say(0, "{'type':'act','n':1,'action':'roll'}");
    settle();
    assert_hears(0, "\"left\":[60000,60000]");
}

static void a_spectator_learns_no_secret(void **unused) {
    (void)unused;
    create(TWO ",'options':{'secret':'on'}");
    for (int i = 0; i < 2; i++)
        hello(i, created_value("secret", i), 0);
    hello(2, created_value("watch", 0), 0);
    say(0, "{'type':'ready','ready':true}");
    say(1, "{'type':'ready','ready':true}");
    settle();
    char seen[3][1 << 14];
    for (int i = 0; i < 3; i++) {
        const char *from = strstr(heard(i), "\"type\":\"start\"");
        assert_non_null(from);
        copy_text(seen[i], sizeof seen[i], from);
        assert_non_null(strstr(seen[i], "\"positions\":["));
    }
    assert_string_not_equal(seen[0], seen[1]);
    assert_string_not_equal(seen[0], seen[2]);
    assert_string_not_equal(seen[1], seen[2]);
    /* What the store has, with all secrets, nobody was sent. */
    for (size_t i = 0; i < memory.count; i++)
        for (const char *at = strstr(memory.entry[i].text, "\"actions\":["); at;) {
            char actions[512];
            snprintf(actions, sizeof actions, "%.*s", (int)strcspn(at, "]"), at);
            assert_null(strstr(seen[2], actions));
            break;
        }
}

static void secrets_and_seeds_are_never_sent_or_logged(void **unused) {
    (void)unused;
    begin(TWO);
    char seed[80];
    snprintf(seed, sizeof seed, "%.64s", strstr(memory.entry[0].text, "\"seed\":\"") + 8);
    hello(3, created_value("watch", 0), 0);
    const char *words = heard(3);
    assert_null(strstr(words, seed));
    assert_null(strstr(words, "\"key\""));
    assert_null(strstr(words, created_value("secret", 0)));
    assert_null(strstr(log_lines, created_value("secret", 0)));
    assert_null(strstr(log_lines, created_value("watch", 0)));
    /* Nor is a secret kept: only its hash is. */
    for (size_t i = 0; i < memory.count; i++)
        assert_null(strstr(memory.entry[i].text, created_value("secret", 0)));
}

static bool seat_has_decided(int seat) {
    char words[32];
    snprintf(words, sizeof words, "\"seat\":%d,", seat);
    for (size_t i = 0; i < memory.count; i++)
        if (strstr(memory.entry[i].text, "\"type\":\"act\"") && strstr(memory.entry[i].text, words))
            return true;
    return false;
}

static void a_level_moves_without_a_page(void **unused) {
    (void)unused;
    create("'seats':['level:1','person']");
    hello(0, created_value("secret", 0), 0);
    say(0, "{'type':'ready','ready':true}");
    lobby_leave(lobby, &client[0]);
    lobby_enter(lobby, &client[0]);
    for (int i = 0; i < 60000 && !seat_has_decided(0); i++)
        settle();
    assert_true(seat_has_decided(0));
}

static void a_level_moves_after_a_restart_though_nobody_comes(void **unused) {
    (void)unused;
    create("'seats':['level:1','person']");
    hello(0, created_value("secret", 0), 0);
    /* The server is killed between the start and the level's decision. */
    say(0, "{'type':'ready','ready':true}");
    for (int i = 0; i < 1000 && memory.count < 3; i++) {
        struct timespec moment = {.tv_nsec = 100000};
        nanosleep(&moment, NULL);
        if (memory.count < 2 || memory.entry[1].number < 1)
            continue;
        lobby_work(lobby);
    }
    restart();
    clock_ms += ROOM_HANDOVER + 1000;
    for (int i = 0; i < 60000 && !seat_has_decided(0); i++) {
        lobby_tick(lobby);
        settle();
    }
    assert_true(seat_has_decided(0));
}

static void an_absent_player_can_be_replaced_and_return(void **unused) {
    (void)unused;
    begin(TWO);
    say(0, "{'type':'replace','about':1,'level':'level:1'}");
    assert_hears(0, "not-away");
    lobby_leave(lobby, &client[1]);
    lobby_enter(lobby, &client[1]);
    clock_ms += 61000;
    say(0, "{'type':'replace','about':1,'level':'level:1'}");
    settle();
    assert_hears(0, "\"done\":true");
    hello(1, created_value("secret", 1), 0);
    heard(1);
    say(1, "{'type':'return'}");
    settle();
    assert_hears(0, "\"type\":\"return\"");
}

static void an_invitation_gives_a_free_seat_once(void **unused) {
    (void)unused;
    create(TWO);
    hello(0, created_value("secret", 0), 0);
    say(0, "{'type':'name','name':'Ann'}");
    settle();
    say(1, "{'type':'join','protocol':1,'table':'%s','secret':'%s'}", created_value("table", 0),
        created_value("invite", 0));
    settle();
    assert_hears(1, "\"type\":\"joined\"");
    say(3, "{'type':'join','protocol':1,'table':'%s','secret':'%s'}", created_value("table", 0),
        created_value("invite", 0));
    settle();
    assert_hears(3, "\"full\"");
    hello(3, created_value("secret", 1), 0); /* the old secret of that seat */
    assert_hears(3, "\"secret\"");
}

static void chat_is_bounded_and_can_be_off(void **unused) {
    (void)unused;
    begin(TWO);
    for (int i = 0; i < 3; i++)
        say(0, "{'type':'chat','text':'<b>hi</b>'}");
    say(0, "{'type':'chat','text':'once more'}");
    settle();
    const char *words = heard(0);
    assert_non_null(strstr(words, "\"rate\""));
    assert_non_null(strstr(words, "\\u003cb>hi"));
    assert_null(strstr(words, "<"));
    clock_ms += 5000;
    say(0, "{'type':'chat','text':'line\\nbreak'}");
    assert_hears(0, "\"value\"");
    begin(TWO ",'chat':false");
    say(0, "{'type':'chat','text':'hi'}");
    assert_hears(0, "no-chat");
}

/* Days go by while a server runs: it notes so every few seconds. */
static void whoever_is_late_by_days_can_be_replaced_but_loses_nothing(void **unused) {
    (void)unused;
    begin(TWO ",'time':{'days':2}");
    lobby_leave(lobby, &client[0]);
    lobby_enter(lobby, &client[0]);
    clock_ms += 2 * 86400000 - 1000;
    lobby_tick(lobby);
    say(1, "{'type':'replace','about':0,'level':'level:1'}");
    assert_hears(1, "not-away");
    clock_ms += 2000;
    lobby_tick(lobby);
    settle();
    assert_silent(1); /* nobody has lost */
    say(1, "{'type':'replace','about':0,'level':'level:1'}");
    settle();
    assert_hears(1, "\"done\":true");
}

/* The key of every request is compared with all keys of the table, each as a whole and in constant time, whoever
   asks: nothing that could be timed depends on how much of a secret is right, or on whose it is. */
static unsigned comparisons;

int __real_sodium_memcmp(const void *one, const void *other, size_t length);
int __wrap_sodium_memcmp(const void *one, const void *other, size_t length);

int __wrap_sodium_memcmp(const void *one, const void *other, size_t length) {
    assert_int_equal(length, KEY_BYTES);
    comparisons++;
    return __real_sodium_memcmp(one, other, length);
}

static void every_secret_is_compared_with_all_keys_in_constant_time(void **unused) {
    (void)unused;
    begin(TWO);
    enum { WRONG = 4, INVITE = 7, SECRETS };
    char secrets[SECRETS][64];
    for (int i = 0; i < WRONG; i++) { /* wrong from the first letter, in the middle, at the end */
        copy_text(secrets[i], sizeof secrets[i], created_value("secret", 0));
        char *letter = &secrets[i][i * 7];
        *letter = *letter == 'A' ? 'Q' : 'A';
    }
    copy_text(secrets[WRONG], sizeof secrets[0], created_value("secret", 0));
    copy_text(secrets[WRONG + 1], sizeof secrets[0], created_value("secret", 1));
    copy_text(secrets[WRONG + 2], sizeof secrets[0], created_value("watch", 0));
    copy_text(secrets[INVITE], sizeof secrets[0], created_value("invite", 0));
    for (int i = 0; i < SECRETS; i++) {
        comparisons = 0;
        heard(3);
        hello(3, secrets[i], 0);
        assert_int_equal(comparisons, 4); /* two seats, the watch link, the invitation */
        assert_hears(3, i < WRONG || i == INVITE ? "\"reason\":\"secret\"" : "\"type\":\"welcome\"");
    }
}

static void a_client_that_does_not_read_is_disconnected_and_the_others_play(void **unused) {
    (void)unused;
    create(TWO);
    hello(0, created_value("secret", 0), 0);
    hello(2, created_value("watch", 0), 0);
    for (int i = 0; i < 4000 && client[2].close == PEER_OPEN; i++) {
        clock_ms += 10;
        say(0, "{'type':'ready','ready':false}");
        settle();
        assert_hears(0, "\"type\":\"ready\"");
        assert_true(client[2].queued <= QUEUE + 4096); /* bounded */
    }
    assert_int_equal(client[2].close, PEER_POLICY);
    assert_int_equal(client[0].close, PEER_OPEN);
}

static void flooding_clients_are_disconnected(void **unused) {
    (void)unused;
    for (int i = 0; i < 1001; i++)
        say(0, "{'type':'ping'}");
    assert_int_equal(client[0].close, PEER_POLICY);
    say(1, "{'type':'ping'}");
    assert_hears(1, "pong"); /* the others do not notice */
}

static void idle_rooms_are_evicted(void **unused) {
    (void)unused;
    struct buffer out = {0};
    for (int i = 0; i < 6; i++) {
        create(TWO);
        clock_ms += 1000;
    }
    lobby_metrics(lobby, &out);
    assert_non_null(strstr(out.start, "astragal_tables_created_total 6"));
    assert_null(strstr(out.start, "astragal_rooms 6"));
    buffer_free(&out);
    hello(0, created_value("secret", 0), 0);
    assert_hears(0, "welcome");
}

/* Whoever guesses secrets gets only so many tries. */
static void guesses_are_limited(void **unused) {
    (void)unused;
    create(TWO);
    for (int i = 0; i < 100; i++) {
        say(3, "{'type':'hello','protocol':1,'table':'%s','secret':'AAAAAAAAAAAAAAAAAAAAAA'}",
            created_value("table", 0));
        assert_hears(3, "\"reason\":\"secret\"");
    }
    hello(3, created_value("secret", 0), 0);
    assert_hears(3, "\"reason\":\"rate\"");
    clock_ms += 10; /* one more, at a hundred a second */
    hello(3, created_value("secret", 0), 0);
    assert_hears(3, "\"type\":\"welcome\"");
}

/* A room with somebody in it stays, so a lobby can be full; whoever leaves makes place. */
static void a_full_lobby_opens_no_table(void **unused) {
    (void)unused;
    for (int i = 0; i < 4; i++) {
        create(TWO);
        hello(i, created_value("secret", 0), 0);
        assert_hears(i, "welcome");
    }
    say(5, "{'type':'create','protocol':1,'game':'pig'," TWO "}");
    settle();
    assert_hears(5, "the server is full");
    for (int i = 0; i < 4; i++) {
        say(i, "{'type':'ping'}");
        assert_hears(i, "pong");
    }
    lobby_leave(lobby, &client[0]);
    lobby_enter(lobby, &client[0]);
    create(TWO);
}

static void boards_take_only_so_much_memory(void **unused) {
    (void)unused;
    create(TWO ",'options':{'target':'50'}");
    hello(0, created_value("secret", 0), 0);
    limits.settings = 1; /* that of the one table is more */
    say(5, "{'type':'create','protocol':1,'game':'pig'," TWO ",'options':{'target':'60'}}");
    settle();
    assert_hears(5, "the server is full");
    lobby_leave(lobby, &client[0]);
    lobby_enter(lobby, &client[0]);
    create(TWO ",'options':{'target':'60'}"); /* the other one has made place */
}

static int tables_where_a_level_has_decided(void) {
    int count = 0;
    for (size_t i = 0; i < memory.count; i++)
        if (memory.entry[i].number == 0) {
            bool decided = false;
            for (size_t j = 0; j < memory.count; j++)
                decided |= memory.entry[j].table == memory.entry[i].table &&
                           strstr(memory.entry[j].text, "\"type\":\"act\"") != NULL;
            count += decided;
        }
    return count;
}

/* One thread searches for all tables; each has one decision at a time in its queue. */
static void levels_of_all_tables_get_their_turn(void **unused) {
    (void)unused;
    for (int i = 0; i < 4; i++) {
        create("'seats':['level:2','level:2','person'],'options':{'seats':'3'}");
        hello(i, created_value("secret", 0), 0);
        say(i, "{'type':'ready','ready':true}");
    }
    for (int i = 0; i < 60000 && tables_where_a_level_has_decided() < 4; i++)
        settle();
    assert_int_equal(tables_where_a_level_has_decided(), 4);
}

int main(void) {
#define T(test) cmocka_unit_test_setup_teardown(test, start, stop)
    const struct CMUnitTest tests[] = {
        T(a_decision_is_told_to_all_when_it_is_kept),
        T(illegal_requests_are_refused_with_a_reason),
        T(a_repeated_decision_is_stale),
        T(invalid_messages_are_refused),
        T(a_failing_store_never_retracts_what_was_sent),
        T(a_lost_commit_acknowledgement_is_detected),
        T(of_two_servers_with_one_decision_each_one_wins),
        T(what_another_process_adds_is_told_here),
        T(what_another_process_adds_is_told_though_ours_is_being_written),
        T(whoever_comes_back_gets_what_he_missed),
        T(after_a_restart_everything_is_there),
        T(a_finished_game_can_be_checked_and_played_again),
        T(time_that_is_up_loses_the_game),
        T(time_does_not_run_while_no_server_does),
        T(setting_the_clock_back_costs_no_time),
        T(a_spectator_learns_no_secret),
        T(secrets_and_seeds_are_never_sent_or_logged),
        T(a_level_moves_without_a_page),
        T(a_level_moves_after_a_restart_though_nobody_comes),
        T(an_absent_player_can_be_replaced_and_return),
        T(an_invitation_gives_a_free_seat_once),
        T(chat_is_bounded_and_can_be_off),
        T(whoever_is_late_by_days_can_be_replaced_but_loses_nothing),
        T(every_secret_is_compared_with_all_keys_in_constant_time),
        T(flooding_clients_are_disconnected),
        T(a_client_that_does_not_read_is_disconnected_and_the_others_play),
        T(idle_rooms_are_evicted),
        T(guesses_are_limited),
        T(a_full_lobby_opens_no_table),
        T(boards_take_only_so_much_memory),
        T(levels_of_all_tables_get_their_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
