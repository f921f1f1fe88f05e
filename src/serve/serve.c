/* The loop, and the answer to each request. Nothing that is sent to it is kept: a request is a path and a few headers, which
   libwebsockets bounds. */
#include "serve.h"

#include <libwebsockets.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD_ROOM = 2048, PART = 16384, PATIENCE = 10 };

struct serve {
    const struct serve_site *site;
    struct lws_context *context;
    int port;
    volatile sig_atomic_t stopped;
};

/* What is still to be sent to one visitor. */
struct visit {
    const unsigned char *at;
    size_t left;
};

/* The headers of one answer, as they are written. */
struct head {
    struct lws *wsi;
    unsigned char room[LWS_PRE + HEAD_ROOM];
    unsigned char *at, *end;
    bool full;
};

static void begin_head(struct head *head, struct lws *wsi, unsigned int status) {
    head->wsi = wsi;
    head->at = head->room + LWS_PRE;
    head->end = head->room + sizeof head->room;
    head->full = lws_add_http_header_status(wsi, status, &head->at, head->end) != 0;
}

static void put_header(struct head *head, const char *name, const char *value) {
    if (!head->full)
        head->full =
            lws_add_http_header_by_name(head->wsi, (const unsigned char *)name, (const unsigned char *)value,
                                        (int)strlen(value), &head->at, head->end) != 0;
}

static void put_length(struct head *head, size_t length) {
    if (!head->full)
        head->full = lws_add_http_header_content_length(head->wsi, length, &head->at, head->end) != 0;
}

/* What every answer says. */
static void put_common(struct head *head, const struct serve_site *site) {
    put_header(head, "content-security-policy:", site->policy);
    put_header(head, "x-content-type-options:", "nosniff");
    put_header(head, "x-frame-options:", "DENY");
    put_header(head, "referrer-policy:", "no-referrer");
}

static bool send_head(struct head *head) {
    return !head->full &&
           lws_finalize_write_http_header(head->wsi, head->room + LWS_PRE, &head->at, head->end) == 0;
}

static int finish(struct lws *wsi) {
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* Ready to send the body; a HEAD request has none. */
static int send_body(struct lws *wsi, struct visit *visit, const unsigned char *bytes, size_t length) {
    if (length == 0 || lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0)
        return finish(wsi);
    *visit = (struct visit){bytes, length};
    lws_callback_on_writable(wsi);
    return 0;
}

static int answer_plainly(struct lws *wsi, const struct serve_site *site, struct visit *visit,
                          unsigned int status, const char *words) {
    struct head head;
    begin_head(&head, wsi, status);
    put_common(&head, site);
    put_header(&head, "content-type:", "text/plain; charset=utf-8");
    if (status == HTTP_STATUS_METHOD_NOT_ALLOWED)
        put_header(&head, "allow:", "GET, HEAD");
    put_length(&head, strlen(words));
    return send_head(&head) ? send_body(wsi, visit, (const unsigned char *)words, strlen(words)) : -1;
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

static int answer_file(struct lws *wsi, const struct serve_site *site, struct visit *visit,
                       const struct serve_file *file) {
    struct head head;
    bool packed = file->packed && header_has(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, "gzip");
    bool known = header_has(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, file->tag);
    size_t length = packed ? file->packed_length : file->length;
    begin_head(&head, wsi, known ? HTTP_STATUS_NOT_MODIFIED : HTTP_STATUS_OK);
    put_common(&head, site);
    put_header(&head, "etag:", file->tag);
    put_header(&head, "vary:", "accept-encoding");
    put_header(&head, "cache-control:", file->lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (!known) {
        put_header(&head, "content-type:", file->type);
        if (packed)
            put_header(&head, "content-encoding:", "gzip");
        put_length(&head, length);
    }
    if (!send_head(&head))
        return -1;
    return known ? finish(wsi) : send_body(wsi, visit, packed ? file->packed : file->bytes, length);
}

static int answer(struct lws *wsi, const struct serve_site *site, struct visit *visit, const char *path) {
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) <= 0 &&
        lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) <= 0)
        return answer_plainly(wsi, site, visit, HTTP_STATUS_METHOD_NOT_ALLOWED, "Only GET and HEAD.\n");
    const struct serve_file *file = find_file(site, path);
    return file ? answer_file(wsi, site, visit, file)
                : answer_plainly(wsi, site, visit, HTTP_STATUS_NOT_FOUND, "There is no such file.\n");
}

static int send_part(struct lws *wsi, struct visit *visit) {
    unsigned char part[LWS_PRE + PART];
    if (visit->left == 0)
        return 0;
    size_t length = visit->left < PART ? visit->left : PART;
    bool last = length == visit->left;
    memcpy(part + LWS_PRE, visit->at, length);
    if (lws_write(wsi, part + LWS_PRE, length, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)length)
        return -1;
    visit->at += length;
    visit->left -= length;
    if (last)
        return finish(wsi);
    lws_callback_on_writable(wsi);
    return 0;
}

static int hear(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    const struct serve *serve = lws_context_user(lws_get_context(wsi));
    (void)length;
    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return answer(wsi, serve->site, user, in);
    case LWS_CALLBACK_HTTP_BODY:
        return -1; /* nobody may send anything */
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return send_part(wsi, user);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return -1; /* no WebSocket here yet */
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "http", .callback = hear, .per_session_data_size = sizeof(struct visit)},
    {.name = NULL},
};

static bool listen_on(struct serve *serve, const char *host, int port) {
    struct lws_context_creation_info info = {
        .port = port,
        .iface = strcmp(host, "0.0.0.0") == 0 ? NULL : host,
        .protocols = protocols,
        .vhost_name = "page",
        .timeout_secs = PATIENCE,
        .keepalive_timeout = PATIENCE,
        .options = LWS_SERVER_OPTION_DISABLE_IPV6 | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
    };
    struct lws_vhost *vhost = lws_create_vhost(serve->context, &info);
    if (!vhost)
        return false;
    serve->port = lws_get_vhost_listen_port(vhost);
    return true;
}

struct serve *serve_open(const struct serve_site *site, const char *host, int port, int tries) {
    struct serve *serve = calloc(1, sizeof *serve);
    if (!serve)
        return NULL;
    lws_set_log_level(0, NULL);
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .user = serve,
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_DISABLE_IPV6,
    };
    serve->site = site;
    serve->context = lws_create_context(&info);
    for (int i = 0; serve->context && i < tries && port + i <= 65535; i++)
        if (listen_on(serve, host, port == 0 ? 0 : port + i))
            return serve;
    serve_close(serve);
    return NULL;
}

int serve_port(const struct serve *serve) {
    return serve->port;
}

void serve_run(struct serve *serve) {
    while (!serve->stopped && lws_service(serve->context, 0) >= 0) {}
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
    free(serve);
}
