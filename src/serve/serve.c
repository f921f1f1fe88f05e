/* The event loop, and the responses to HTTP requests. */
#define _DEFAULT_SOURCE
#include "online.h"
#include "tcp_info.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

enum {
    HEADERS_CAPACITY = 2048, /* of a response */
    CHUNK = 16384,
    TIMEOUT_SECONDS = 10,
    MOST_URI = 4096,      /* bytes; a longer one is answered with 414 */
    MOST_HEADERS = 16384, /* bytes of a whole request; more is answered with 431 */
    HEADERS_TOO_LARGE = 431,
    HEADER_BUFFER = 65535 /* of libwebsockets; a request that does not fit is cut off without an answer */
};

struct serve {
    const struct serve_site *site;
    struct lws_context *context;
    uv_loop_t loop;        /* epoll, so that idle connections are free */
    bool own_loop;         /* false: no libuv plugin, libwebsockets polls all connections */
    struct online *online; /* NULL: no tables */
    int port;
    const char *address; /* for others on the network; NULL: unknown */
    volatile sig_atomic_t stopped;
};

/* The part of a response body that is still to be sent. */
struct body {
    const unsigned char *at;
    size_t left;
    struct buffer made;      /* a generated response */
    struct connection *line; /* of a request that goes to the lobby; or NULL */
};

/* A buffer for the headers of a response. */
struct headers {
    struct lws *wsi;
    unsigned char buffer[LWS_PRE + HEADERS_CAPACITY];
    unsigned char *at, *end;
    bool full;
};

static void begin_headers(struct headers *headers, struct lws *wsi, unsigned int status) {
    headers->wsi = wsi;
    headers->at = headers->buffer + LWS_PRE;
    headers->end = headers->buffer + sizeof headers->buffer;
    headers->full = lws_add_http_header_status(wsi, status, &headers->at, headers->end) != 0;
}

static void put_header(struct headers *headers, const char *name, const char *value) {
    if (!headers->full)
        headers->full = lws_add_http_header_by_name(headers->wsi, (const unsigned char *)name,
                                                    (const unsigned char *)value, (int)strlen(value),
                                                    &headers->at, headers->end) != 0;
}

static void put_length(struct headers *headers, size_t length) {
    if (!headers->full)
        headers->full =
            lws_add_http_header_content_length(headers->wsi, length, &headers->at, headers->end) != 0;
}

/* Headers of every response. */
static void put_common(struct headers *headers, const struct serve_site *site) {
    put_header(headers, "content-security-policy:", site->policy);
    put_header(headers, "x-content-type-options:", "nosniff");
    put_header(headers, "x-frame-options:", "DENY");
    put_header(headers, "referrer-policy:", "no-referrer");
}

static bool send_headers(struct headers *headers) {
    return !headers->full && lws_finalize_write_http_header(headers->wsi, headers->buffer + LWS_PRE,
                                                            &headers->at, headers->end) == 0;
}

static int finish(struct lws *wsi) {
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* Queues the body, except for HEAD requests. */
static int send_body(struct lws *wsi, struct body *body, const unsigned char *bytes, size_t length) {
    if (length == 0 || lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0)
        return finish(wsi);
    body->at = bytes;
    body->left = length;
    lws_callback_on_writable(wsi);
    return 0;
}

static int answer_text(struct lws *wsi, const struct serve_site *site, struct body *body, unsigned int status,
                       const char *words) {
    struct headers headers;
    begin_headers(&headers, wsi, status);
    put_common(&headers, site);
    put_header(&headers, "content-type:", "text/plain; charset=utf-8");
    if (status == HTTP_STATUS_METHOD_NOT_ALLOWED)
        put_header(&headers, "allow:", "GET, HEAD");
    put_length(&headers, strlen(words));
    return send_headers(&headers) ? send_body(wsi, body, (const unsigned char *)words, strlen(words)) : -1;
}

static bool header_has(struct lws *wsi, enum lws_token_indexes header, const char *word) {
    char value[512];
    return lws_hdr_copy(wsi, value, sizeof value, header) > 0 && strstr(value, word) != NULL;
}

static const struct serve_file *find_file(const struct serve_site *site, const char *path) {
    for (size_t i = 0; i < site->count; i++)
        if (strcmp(site->files[i].path, path) == 0)
            return &site->files[i];
    return NULL;
}

static int answer_file(struct lws *wsi, const struct serve_site *site, struct body *body,
                       const struct serve_file *file) {
    struct headers headers;
    bool packed = file->packed && header_has(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, "gzip");
    bool known = header_has(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, file->tag);
    size_t length = packed ? file->packed_length : file->length;
    begin_headers(&headers, wsi, known ? HTTP_STATUS_NOT_MODIFIED : HTTP_STATUS_OK);
    put_common(&headers, site);
    put_header(&headers, "etag:", file->tag);
    put_header(&headers, "vary:", "accept-encoding");
    put_header(&headers,
               "cache-control:", file->lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (!known) {
        put_header(&headers, "content-type:", file->type);
        if (packed)
            put_header(&headers, "content-encoding:", "gzip");
        put_length(&headers, length);
    }
    if (!send_headers(&headers))
        return -1;
    return known ? finish(wsi) : send_body(wsi, body, packed ? file->packed : file->bytes, length);
}

static bool has_long_uri(struct lws *wsi) {
    return lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > MOST_URI ||
           lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > MOST_URI;
}

/* Answers with body->made, as JSON or plain text. */
static int answer_made(struct lws *wsi, const struct serve_site *site, struct body *body, unsigned int status,
                       const char *type) {
    struct headers headers;
    begin_headers(&headers, wsi, status);
    put_common(&headers, site);
    put_header(&headers, "content-type:", type);
    put_header(&headers, "cache-control:", "no-store");
    put_length(&headers, body->made.length);
    return send_headers(&headers) && !body->made.failed
               ? send_body(wsi, body, (const unsigned char *)body->made.start, body->made.length)
               : -1;
}

static bool is_post(struct lws *wsi) {
    return lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0;
}

/* /healthz and /metrics. */
static int answer_about(struct lws *wsi, const struct serve *serve, struct body *body, const char *path) {
    buffer_clear(&body->made);
    if (strcmp(path, "/metrics") == 0) {
        online_metrics(serve->online, &body->made);
        return answer_made(wsi, serve->site, body, HTTP_STATUS_OK, "text/plain; version=0.0.4");
    }
    bool well = online_is_healthy(serve->online);
    buffer_put(&body->made, well ? "ok\n" : "the store does not keep entries\n");
    return answer_made(wsi, serve->site, body, well ? HTTP_STATUS_OK : HTTP_STATUS_SERVICE_UNAVAILABLE,
                       "text/plain; charset=utf-8");
}

/* Only pages of this machine learn its address on the network. */
static int answer_address(struct lws *wsi, const struct serve *serve, struct body *body) {
    char peer[64] = "";
    lws_get_peer_simple(wsi, peer, sizeof peer);
    buffer_clear(&body->made);
    buffer_put(&body->made, serve->address && strcmp(peer, "127.0.0.1") == 0 ? serve->address : "");
    buffer_put(&body->made, "\n");
    return answer_made(wsi, serve->site, body, HTTP_STATUS_OK, "text/plain; charset=utf-8");
}

/* POST creates a table; the response is sent once it is committed. */
static int begin_post(struct lws *wsi, const struct serve *serve, struct body *body) {
    if (!online_admits(serve->online, wsi))
        return answer_text(wsi, serve->site, body, HTTP_STATUS_FORBIDDEN, "Not from this page.\n");
    body->line = online_enter(serve->online, wsi, true);
    return body->line ? 0 : -1;
}

static int answer_post(struct lws *wsi, const struct serve *serve, struct body *body) {
    bool fine;
    buffer_clear(&body->made);
    if (!online_take_reply(body->line, &body->made, &fine))
        return -1;
    online_leave(serve->online, body->line);
    body->line = NULL;
    return answer_made(wsi, serve->site, body, fine ? HTTP_STATUS_OK : HTTP_STATUS_BAD_REQUEST,
                       "application/json");
}

static void end_body(const struct serve *serve, struct body *body) {
    if (!body)
        return;
    if (body->line)
        online_leave(serve->online, body->line);
    body->line = NULL;
    buffer_free(&body->made);
}

static int answer(struct lws *wsi, const struct serve_site *site, struct body *body, const char *path) {
    /* The byte count at the last request is stored with the connection, since session data are reset for each request. */
    uintptr_t received = (uintptr_t)received_bytes(lws_get_socket_fd(wsi)),
              size = received - (uintptr_t)lws_get_opaque_user_data(wsi);
    lws_set_opaque_user_data(wsi, (void *)received);
    if (has_long_uri(wsi))
        return answer_text(wsi, site, body, HTTP_STATUS_REQ_URI_TOO_LONG, "The address is too long.\n");
    if (size > MOST_HEADERS)
        return answer_text(wsi, site, body, HEADERS_TOO_LARGE, "The headers are too large.\n");
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) <= 0 &&
        lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) <= 0)
        return answer_text(wsi, site, body, HTTP_STATUS_METHOD_NOT_ALLOWED, "Only GET and HEAD.\n");
    const struct serve_file *file = find_file(site, path);
    return file ? answer_file(wsi, site, body, file)
                : answer_text(wsi, site, body, HTTP_STATUS_NOT_FOUND, "There is no such file.\n");
}

static int send_chunk(struct lws *wsi, struct body *body) {
    unsigned char chunk[LWS_PRE + CHUNK];
    if (body->left == 0)
        return 0;
    size_t length = body->left < CHUNK ? body->left : CHUNK;
    bool last = length == body->left;
    memcpy(chunk + LWS_PRE, body->at, length);
    if (lws_write(wsi, chunk + LWS_PRE, length, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)length)
        return -1;
    body->at += length;
    body->left -= length;
    if (last)
        return finish(wsi);
    lws_callback_on_writable(wsi);
    return 0;
}

static int handle_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                        size_t length) {
    const struct serve *serve = lws_context_user(lws_get_context(wsi));
    struct body *body = user;
    struct online *online = serve ? serve->online : NULL;
    switch (reason) {
    case LWS_CALLBACK_HTTP:
        if (online && is_post(wsi) && strcmp(in, "/api/tables") == 0)
            return begin_post(wsi, serve, body);
        if (online && !is_post(wsi) && (strcmp(in, "/healthz") == 0 || strcmp(in, "/metrics") == 0))
            return answer_about(wsi, serve, body, in);
        if (!is_post(wsi) && strcmp(in, "/api/address") == 0)
            return answer_address(wsi, serve, body);
        return answer(wsi, serve->site, body, in);
    case LWS_CALLBACK_HTTP_BODY:
        return body->line ? online_receive(online, body->line, in, length, false) : -1;
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return body->line ? online_receive(online, body->line, "", 0, true) : -1;
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return body->line ? answer_post(wsi, serve, body) : send_chunk(wsi, body);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        end_body(serve, body);
        return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return online && online_admits(online, wsi) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED:
        *body = (struct body){.line = online ? online_enter(online, wsi, false) : NULL};
        return body->line ? 0 : -1;
    case LWS_CALLBACK_RECEIVE:
        return online_receive(online, body->line, in, length,
                              lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return online_send(online, body->line);
    case LWS_CALLBACK_CLOSED:
        end_body(serve, body);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        if (online)
            online_work(online);
        return 0;
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "astragal", .callback = handle_event, .per_session_data_size = sizeof(struct body)},
    {.name = NULL},
};

/* A silent client is pinged, then dropped. */
static const lws_retry_bo_t keep_alive = {.secs_since_valid_ping = 30, .secs_since_valid_hangup = 45};

static bool listen_on(struct serve *serve, const char *host, int port, const struct serve_tls *tls) {
    struct lws_context_creation_info info = {
        .port = port,
        .iface = strcmp(host, "0.0.0.0") == 0 ? NULL : host,
        .protocols = protocols,
        .vhost_name = "page",
        .timeout_secs = TIMEOUT_SECONDS,
        .keepalive_timeout = TIMEOUT_SECONDS,
        .options = LWS_SERVER_OPTION_DISABLE_IPV6 | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
        .retry_and_idle_policy = &keep_alive,
    };
    if (tls) {
        info.ssl_cert_filepath = tls->certificate;
        info.ssl_private_key_filepath = tls->key;
        info.alpn = "http/1.1"; /* what is sent here ignores the flow control of HTTP/2 */
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    }
    struct lws_vhost *vhost = lws_create_vhost(serve->context, &info);
    if (!vhost)
        return false;
    serve->port = lws_get_vhost_listen_port(vhost);
    return true;
}

struct serve *serve_open(const struct serve_site *site, const char *host, int port, int tries) {
    return serve_open_tls(site, host, port, tries, NULL);
}

struct serve *serve_open_tls(const struct serve_site *site, const char *host, int port, int tries,
                             const struct serve_tls *tls) {
    struct serve *serve = calloc(1, sizeof *serve);
    if (!serve)
        return NULL;
    lws_set_log_level(0, NULL);
    void *loops[] = {&serve->loop};
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .user = serve,
        .max_http_header_data = HEADER_BUFFER,
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_DISABLE_IPV6 |
                   (tls ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0),
    };
    serve->site = site;
    if (uv_loop_init(&serve->loop) == 0) {
        struct lws_context_creation_info with_loop = info;
        with_loop.options |= LWS_SERVER_OPTION_LIBUV;
        with_loop.foreign_loops = loops;
        serve->context = lws_create_context(&with_loop);
        serve->own_loop = serve->context != NULL;
        if (!serve->own_loop)
            uv_loop_close(&serve->loop);
    }
    if (!serve->context)
        serve->context = lws_create_context(&info);
    for (int i = 0; serve->context && i < tries && port + i <= 65535; i++)
        if (listen_on(serve, host, port == 0 ? 0 : port + i, tls))
            return serve;
    serve_close(serve);
    return NULL;
}

int serve_port(const struct serve *serve) {
    return serve->port;
}

void serve_tell_address(struct serve *serve, const char *address) {
    serve->address = address;
}

bool serve_tables(struct serve *serve, const struct serve_online *setup) {
    serve->online = online_open(serve->context, setup);
    return serve->online != NULL;
}

/* Runs one iteration of the event loop. */
static bool work(struct serve *serve) {
    if (!serve->own_loop)
        return lws_service(serve->context, 0) >= 0;
    uv_run(&serve->loop, UV_RUN_ONCE);
    return true;
}

void serve_run(struct serve *serve) {
    while (!serve->stopped && work(serve)) {}
    if (serve->online) {
        online_stop(serve->online);
        while (!online_is_empty(serve->online) && work(serve)) {}
    }
}

void serve_stop(struct serve *serve) {
    serve->stopped = 1;
    lws_cancel_service(serve->context);
}

void serve_close(struct serve *serve) {
    if (!serve)
        return;
    if (serve->context)
        lws_context_destroy(serve->context);
    if (serve->own_loop) {
        /* libwebsockets closes its handles within the loop; only then may the context be destroyed. */
        uv_run(&serve->loop, UV_RUN_DEFAULT);
        lws_context_destroy(serve->context);
        uv_loop_close(&serve->loop);
    }
    online_close(serve->online);
    free(serve);
}
