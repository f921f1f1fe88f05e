/* The server: what it serves, and how it handles malformed requests. */
#define _POSIX_C_SOURCE 200809L
#include "serve.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

enum { LARGE = 200000, ROOM = 1 << 20 };

static unsigned char large[LARGE];
static const unsigned char page[] = "<p>Hello</p>\n", packed[] = "not really gzip";

static const struct serve_file files[] = {
    {"/", "text/html; charset=utf-8", "W/\"one\"", false, page, sizeof page - 1, packed, sizeof packed - 1},
    {"/large-0123456789.js", "text/javascript", "W/\"two\"", true, large, LARGE, NULL, 0},
};
static const struct serve_site site = {files, 2, "default-src 'self'"};

static struct serve *server;
static pthread_t thread;
static char answer[ROOM];

static void *run(void *unused) {
    (void)unused;
    serve_run(server);
    return NULL;
}

static int start(void **unused) {
    (void)unused;
    for (size_t i = 0; i < LARGE; i++)
        large[i] = (unsigned char)(i * 7 + i / 251);
    server = serve_open(&site, "127.0.0.1", 0, 1);
    return server ? pthread_create(&thread, NULL, run, NULL) : -1;
}

static int stop(void **unused) {
    (void)unused;
    serve_stop(server);
    pthread_join(thread, NULL);
    serve_close(server);
    return 0;
}

static int dial(void) {
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons((uint16_t)serve_port(server)),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int visitor = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(visitor >= 0);
    assert_int_equal(connect(visitor, (struct sockaddr *)&address, sizeof address), 0);
    return visitor;
}

/* Sends everything, or as much as the server accepts. */
static void say(int visitor, const char *words, size_t length) {
    while (length > 0) {
        ssize_t sent = send(visitor, words, length, MSG_NOSIGNAL);
        if (sent <= 0)
            return;
        words += sent;
        length -= (size_t)sent;
    }
}

/* Reads until the server closes the connection. */
static size_t hear(int visitor) {
    size_t length = 0;
    ssize_t got;
    while (length < ROOM - 1 && (got = recv(visitor, answer + length, ROOM - 1 - length, 0)) > 0)
        length += (size_t)got;
    answer[length] = '\0';
    close(visitor);
    return length;
}

static const char *ask(const char *request) {
    int visitor = dial();
    say(visitor, request, strlen(request));
    hear(visitor);
    return answer;
}

static const char *body(void) {
    const char *end = strstr(answer, "\r\n\r\n");
    assert_non_null(end);
    return end + 4;
}

#define CLOSE "Host: localhost\r\nConnection: close\r\n"

static void assert_status(const char *status) {
    if (strncmp(answer, status, strlen(status)) != 0)
        fail_msg("expected %s, answered %.200s", status, answer);
}

static void a_file_is_served_with_its_headers(void **unused) {
    (void)unused;
    ask("GET / HTTP/1.1\r\n" CLOSE "\r\n");
    assert_status("HTTP/1.1 200 ");
    assert_string_equal(body(), "<p>Hello</p>\n");
    assert_non_null(strstr(answer, "\r\ncontent-type: text/html; charset=utf-8\r\n"));
    assert_non_null(strstr(answer, "\r\ncontent-length: 13\r\n"));
    assert_non_null(strstr(answer, "\r\netag: W/\"one\"\r\n"));
    assert_non_null(strstr(answer, "\r\ncache-control: no-cache\r\n"));
    assert_non_null(strstr(answer, "\r\ncontent-security-policy: default-src 'self'\r\n"));
    assert_non_null(strstr(answer, "\r\nx-content-type-options: nosniff\r\n"));
    assert_null(strstr(answer, "content-encoding"));
}

static void a_browser_that_unpacks_gets_it_packed(void **unused) {
    (void)unused;
    ask("GET / HTTP/1.1\r\n" CLOSE "Accept-Encoding: br, gzip\r\n\r\n");
    assert_non_null(strstr(answer, "\r\ncontent-encoding: gzip\r\n"));
    assert_string_equal(body(), (const char *)packed);
}

static void what_the_browser_has_is_not_sent_again(void **unused) {
    (void)unused;
    ask("GET / HTTP/1.1\r\n" CLOSE "If-None-Match: W/\"one\"\r\n\r\n");
    assert_status("HTTP/1.1 304 ");
    assert_string_equal(body(), "");
    ask("GET / HTTP/1.1\r\n" CLOSE "If-None-Match: W/\"older\"\r\n\r\n");
    assert_status("HTTP/1.1 200 ");
}

static void a_large_file_comes_whole_and_may_be_kept(void **unused) {
    (void)unused;
    int visitor = dial();
    const char *request = "GET /large-0123456789.js HTTP/1.1\r\n" CLOSE "\r\n";
    say(visitor, request, strlen(request));
    size_t length = hear(visitor);
    assert_status("HTTP/1.1 200 ");
    assert_non_null(strstr(answer, "immutable"));
    size_t head = (size_t)(body() - answer);
    assert_int_equal(length - head, LARGE);
    assert_memory_equal(answer + head, large, LARGE);
}

static void the_head_alone_can_be_asked_for(void **unused) {
    (void)unused;
    ask("HEAD / HTTP/1.1\r\n" CLOSE "\r\n");
    assert_status("HTTP/1.1 200 ");
    assert_non_null(strstr(answer, "\r\ncontent-length: 13\r\n"));
    assert_string_equal(body(), "");
}

static void what_is_not_there_is_not_found(void **unused) {
    (void)unused;
    static const char *const paths[] = {"/index.php", "/../../etc/passwd",     "/%2e%2e/%2e%2e/etc/passwd",
                                        "//",         "/large-0123456789.js/", "/?x=/large-0123456789.j"};
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        char request[256];
        snprintf(request, sizeof request, "GET %s HTTP/1.1\r\n" CLOSE "\r\n", paths[i]);
        ask(request);
        assert_null(strstr(answer, "root:"));
        if (paths[i][1] != '?' && strcmp(paths[i], "//") != 0)
            assert_null(strstr(answer, "HTTP/1.1 200 "));
    }
}

static void nothing_can_be_sent_to_it(void **unused) {
    (void)unused;
    ask("POST / HTTP/1.1\r\n" CLOSE "Content-Length: 3\r\n\r\nabc");
    assert_status("HTTP/1.1 405 ");
    assert_non_null(strstr(answer, "\r\nallow: GET, HEAD\r\n"));
    ask("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    assert_null(strstr(answer, "HTTP/1.1 101 "));
}

/* A request with so many letters in its address, or in a header. */
static void ask_with(size_t address, size_t header) {
    enum { MOST = 60000 };
    char *request = malloc(MOST + 256), *at = request;
    assert_non_null(request);
    assert_true(address + header <= MOST);
    at += sprintf(at, "GET /");
    at = (char *)memset(at, 'a', address) + address;
    at += sprintf(at, " HTTP/1.1\r\n" CLOSE "X-Long: ");
    at = (char *)memset(at, 'b', header) + header;
    strcpy(at, "\r\n\r\n");
    ask(request);
    free(request);
}

static void a_long_address_and_long_headers_are_refused_with_their_status(void **unused) {
    (void)unused;
    ask_with(4000, 1);
    assert_status("HTTP/1.1 404 ");
    ask_with(5000, 1);
    assert_status("HTTP/1.1 414 ");
    ask_with(60000, 0);
    assert_status("HTTP/1.1 414 ");
    ask_with(0, 9000);
    assert_status("HTTP/1.1 200 ");
    ask_with(0, 17000);
    assert_status("HTTP/1.1 431 ");
    ask_with(0, 60000);
    assert_status("HTTP/1.1 431 ");
    assert_non_null(strstr(answer, "\r\nx-content-type-options: nosniff\r\n"));
}

/* Many small requests on one connection are not one large request. */
static void a_connection_that_is_kept_serves_many_requests(void **unused) {
    (void)unused;
    char request[512];
    int visitor = dial();
    snprintf(request, sizeof request,
             "HEAD / HTTP/1.1\r\nHost: localhost\r\nX-Long: %0200d\r\nAccept: */*\r\n\r\n", 0);
    for (int i = 0; i < 200; i++) {
        size_t length = 0;
        say(visitor, request, strlen(request));
        answer[0] = '\0';
        for (ssize_t got; !strstr(answer, "\r\n\r\n"); length += (size_t)got) {
            got = recv(visitor, answer + length, ROOM - 1 - length, 0);
            assert_true(got > 0);
            answer[length + (size_t)got] = '\0';
        }
        assert_status("HTTP/1.1 200 ");
    }
    close(visitor);
}

static void what_no_browser_sends_is_cut_off_and_others_are_served(void **unused) {
    (void)unused;
    char *flood = malloc(ROOM);
    assert_non_null(flood);
    memset(flood, 'a', ROOM);
    memcpy(flood, "GET /", 5);
    int visitor = dial();
    say(visitor, flood, ROOM);
    hear(visitor);
    assert_null(strstr(answer, "HTTP/1.1 200 "));
    for (size_t i = 0; i < ROOM; i++)
        flood[i] = (char)(i * 31 + i / 7);
    visitor = dial();
    say(visitor, flood, ROOM);
    hear(visitor);
    assert_null(strstr(answer, "HTTP/1.1 200 "));
    memcpy(flood, "GET / HTTP/1.1\r\nX: ", 19);
    memset(flood + 19, 'b', ROOM - 19);
    visitor = dial();
    say(visitor, flood, ROOM);
    hear(visitor);
    assert_null(strstr(answer, "HTTP/1.1 200 "));
    free(flood);
    ask("GET / HTTP/1.1\r\n" CLOSE "\r\n");
    assert_status("HTTP/1.1 200 ");
}

static void a_taken_port_gives_way_to_the_next(void **unused) {
    (void)unused;
    int taken = serve_port(server);
    assert_null(serve_open(&site, "127.0.0.1", taken, 1));
    struct serve *other = serve_open(&site, "127.0.0.1", taken, SERVE_TRIES);
    if (other)
        assert_true(serve_port(other) > taken && serve_port(other) < taken + SERVE_TRIES);
    else
        assert_true(taken > 65535 - SERVE_TRIES);
    serve_close(other);
}

int main(void) {
    signal(SIGPIPE, SIG_IGN);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_is_served_with_its_headers),
        cmocka_unit_test(a_browser_that_unpacks_gets_it_packed),
        cmocka_unit_test(what_the_browser_has_is_not_sent_again),
        cmocka_unit_test(a_large_file_comes_whole_and_may_be_kept),
        cmocka_unit_test(the_head_alone_can_be_asked_for),
        cmocka_unit_test(what_is_not_there_is_not_found),
        cmocka_unit_test(nothing_can_be_sent_to_it),
        cmocka_unit_test(a_long_address_and_long_headers_are_refused_with_their_status),
        cmocka_unit_test(a_connection_that_is_kept_serves_many_requests),
        cmocka_unit_test(what_no_browser_sends_is_cut_off_and_others_are_served),
        cmocka_unit_test(a_taken_port_gives_way_to_the_next),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
