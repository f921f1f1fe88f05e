/* Messages of clients at one table: each line is the number of a client and a message, in which $T, $0, $1, $W and $I are
   replaced by the table and its secrets. Every answer is well-formed JSON without HTML, and replaying the log reproduces the table.
   */
#define _POSIX_C_SOURCE 200809L
#include "fuzz.h"
#include "lobby.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { CLIENTS = 4, MOST = 512, WORDS = 16384 };

static struct store store;
static struct {
    uint64_t table, number;
    char *text;
} entries[MOST];
static atomic_size_t count;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct lobby *lobby;
static struct peer client[CLIENTS];
static char created[2048];
static int64_t time_ms;

static bool append(struct store *unused, struct store_entry *const *list, size_t length) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    for (size_t i = 0; i < length; i++) {
        list[i]->answer = count < MOST ? STORE_OK : STORE_FAILED;
        if (count == MOST)
            continue;
        entries[count].table = list[i]->table;
        entries[count].number = list[i]->number;
        entries[count].text = strndup(list[i]->text, list[i]->length);
        count++;
    }
    pthread_mutex_unlock(&mutex);
    return true;
}

static bool read_entries(struct store *unused, uint64_t table, uint64_t from, store_visit_entry *visit,
                         void *context) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    for (size_t i = 0; i < count; i++)
        if (entries[i].table == table && entries[i].number >= from &&
            !visit(context, entries[i].number, entries[i].text, strlen(entries[i].text)))
            break;
    pthread_mutex_unlock(&mutex);
    return true;
}

static bool due(struct store *unused, int64_t now, store_visit_row *visit, void *context) {
    (void)unused;
    (void)now;
    (void)visit;
    (void)context;
    return true;
}

static int64_t last_alive(struct store *unused) {
    (void)unused;
    return 0;
}

static void touch(struct store *unused, int64_t now) {
    (void)unused;
    (void)now;
}

static const struct store_calls calls = {
    .append = append, .read = read_entries, .due = due, .last_alive = last_alive, .touch = touch};

static int64_t now(void *context) {
    (void)context;
    return time_ms += 50;
}

static void ready(void *context, struct peer *peer) {
    (void)context;
    (void)peer;
}

static void wake(void *context) {
    (void)context;
}

static void take_answers(void) {
    for (int i = 0; i < CLIENTS; i++)
        for (struct frame *frame; (frame = peer_take(&client[i]));) {
            const char *words = (const char *)frame->bytes + FRAME_HEAD;
            json_t *json = json_loadb(words, frame->length, 0, NULL);
            FUZZ_EXPECT(json_is_object(json), "an answer is no JSON: %.*s", (int)frame->length, words);
            FUZZ_EXPECT(!memchr(words, '<', frame->length), "HTML: %.*s", (int)frame->length, words);
            if (strstr(json_string_value(json_object_get(json, "type")), "created") && !created[0] &&
                frame->length < sizeof created)
                memcpy(created, words, frame->length);
            json_decref(json);
            frame_drop(frame);
        }
}

static void settle(void) {
    for (int i = 0; i < 20; i++) {
        sched_yield();
        lobby_work(lobby);
    }
    take_answers();
}

static void hear(int who, const char *words) {
    lobby_receive(lobby, &client[who], words, strlen(words));
    settle();
}

/* The value of a member of the reply to `create`. */
static void put_created(struct text *out, const char *key, int place) {
    const char *at = created;
    for (int i = 0; at && i <= place; i++) {
        at = strstr(at, key);
        at = at ? at + strlen(key) : NULL;
    }
    for (; at && *at && *at != '"'; at++)
        text_letter(out, *at);
}

static void fill_in(const char *line, struct text *out) {
    for (; *line; line++) {
        if (line[0] != '$' || !line[1]) {
            text_letter(out, *line);
            continue;
        }
        switch (*++line) {
        case 'T':
            put_created(out, "\"table\":\"", 0);
            break;
        case 'W':
            put_created(out, "\"watch\":\"", 0);
            break;
        case 'I':
            put_created(out, "\"invite\":\"", 0);
            break;
        default:
            put_created(out, "\"secret\":\"", *line == '1');
        }
    }
}

static bool replay(void *context, uint64_t number, const char *text, size_t length) {
    struct room *room = context;
    FUZZ_EXPECT(number == room->entries && room_replay(room, text, length, NULL), "the log breaks at %.*s",
                (int)length, text);
    return true;
}

static void check_logs(void) {
    for (size_t i = 0; i < count; i++)
        if (entries[i].number == 0) {
            struct room *room = room_new(fuzz_games(), NULL, entries[i].table);
            read_entries(&store, entries[i].table, 0, replay, room);
            room_free(room);
        }
}

static void begin(void) {
    const struct lobby_host host = {
        .games = fuzz_games(), .store = &store, .now = now, .ready = ready, .wake = wake};
    FUZZ_EXPECT(fair_ready(), "no random numbers");
    store.calls = &calls;
    created[0] = '\0';
    memset(created, 0, sizeof created);
    time_ms = 1000000;
    lobby = lobby_open(&host);
    FUZZ_EXPECT(lobby, "no lobby");
    for (int i = 0; i < CLIENTS; i++) {
        client[i].wire = &client[i];
        lobby_enter(lobby, &client[i]);
    }
}

static void end(void) {
    for (int i = 0; i < CLIENTS; i++)
        lobby_leave(lobby, &client[i]);
    lobby_close(lobby);
    check_logs();
    for (size_t i = 0; i < count; i++)
        free(entries[i].text);
    count = 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char words[WORDS];
    begin();
    for (int lines = 0; size > 0 && lines < 40; lines++) {
        char *line = fuzz_line(&data, &size);
        struct text out = text_into(words, sizeof words);
        int who = line[0] >= '0' && line[0] < '0' + CLIENTS ? line[0] - '0' : 0;
        fill_in(line[0] ? line + 1 : line, &out);
        hear(who, words);
        free(line);
    }
    settle();
    end();
    return 0;
}
