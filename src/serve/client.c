/* A blocking wrapper around a libwebsockets client. */
#include "client.h"

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

struct waiting {
    struct buffer text;
    struct waiting *next;
};

struct client {
    struct lws_context *context;
    struct lws *wsi;
    bool open, gone;
    struct buffer part; /* of a fragmented message */
    struct waiting *first, **end;
    struct frame *out; /* to be sent */
};

static void take_part(struct client *client, const char *bytes, size_t length, bool last) {
    buffer_bytes(&client->part, bytes, length);
    if (!last)
        return;
    struct waiting *waiting = malloc(sizeof *waiting);
    if (!waiting) {
        client->gone = true;
        return;
    }
    *waiting = (struct waiting){.text = client->part};
    client->part = (struct buffer){0};
    *client->end = waiting;
    client->end = &waiting->next;
}

static int hear(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    struct client *client = lws_context_user(lws_get_context(wsi));
    (void)user;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        client->open = true;
        return 0;
    case LWS_CALLBACK_CLIENT_RECEIVE:
        take_part(client, in, length, lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0);
        return 0;
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        if (client->out) {
            int sent = lws_write(wsi, client->out->bytes + FRAME_HEAD, client->out->length, LWS_WRITE_TEXT);
            frame_drop(client->out);
            client->out = NULL;
            return sent < 0 ? -1 : 0;
        }
        return 0;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    case LWS_CALLBACK_CLIENT_CLOSED:
        client->gone = true;
        client->wsi = NULL;
        return 0;
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {{.name = "astragal", .callback = hear}, {.name = NULL}};

struct client *client_open(const char *host, int port, bool secure) {
    struct client *client = calloc(1, sizeof *client);
    if (!client)
        return NULL;
    client->end = &client->first;
    lws_set_log_level(0, NULL);
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .user = client,
        .options = secure ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0,
    };
    client->context = lws_create_context(&info);
    struct lws_client_connect_info where = {
        .context = client->context,
        .address = host,
        .port = port,
        .path = "/api/socket",
        .host = host,
        .protocol = "astragal",
        .ssl_connection = secure ? LCCSCF_USE_SSL : 0,
        .pwsi = &client->wsi,
    };
    if (client->context && lws_client_connect_via_info(&where))
        while (!client->open && !client->gone && lws_service(client->context, 0) >= 0) {}
    if (client->open)
        return client;
    client_close(client);
    return NULL;
}

void client_close(struct client *client) {
    if (!client)
        return;
    if (client->context)
        lws_context_destroy(client->context);
    while (client->first) {
        struct waiting *waiting = client->first;
        client->first = waiting->next;
        buffer_free(&waiting->text);
        free(waiting);
    }
    buffer_free(&client->part);
    frame_drop(client->out);
    free(client);
}

bool client_send(struct client *client, const struct buffer *message) {
    while (client->out && !client->gone && lws_service(client->context, 0) >= 0) {}
    client->out = client->gone ? NULL : frame_new(message);
    if (!client->out)
        return false;
    lws_callback_on_writable(client->wsi);
    while (client->out && !client->gone && lws_service(client->context, 0) >= 0) {}
    return !client->gone;
}

bool client_receive(struct client *client, struct buffer *message) {
    while (!client->first && !client->gone && lws_service(client->context, 0) >= 0) {}
    struct waiting *waiting = client->first;
    if (!waiting)
        return false;
    client->first = waiting->next;
    if (!client->first)
        client->end = &client->first;
    *message = waiting->text;
    free(waiting);
    return true;
}
