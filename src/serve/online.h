/* Connections: the adapter between libwebsockets and the lobby. Private to this folder. */
#ifndef SERVE_ONLINE_H
#define SERVE_ONLINE_H

#include "lobby.h"
#include "serve.h"

#include <libwebsockets.h>

struct online;
struct connection; /* one connection, or one request by POST */

struct online *online_open(struct lws_context *context, const struct serve_online *setup);
/* Commits what is pending and asks all clients to reconnect. They have left when online_is_empty returns true. */
void online_stop(struct online *online);
bool online_is_empty(const struct online *online);
void online_close(struct online *online);

/* Whether to accept a connection: by path, origin and number of connections. */
bool online_admits(const struct online *online, struct lws *wsi);
struct connection *online_enter(struct online *online, struct lws *wsi, bool by_post);
void online_leave(struct online *online, struct connection *line);
/* Takes a fragment of a message; `last` completes it. Nonzero closes the connection. */
int online_receive(struct online *online, struct connection *line, const void *bytes, size_t length,
                   bool last);
int online_send(struct online *online, struct connection *line);
/* The reply to a POST, and whether the request succeeded. */
bool online_take_reply(struct connection *line, struct buffer *out, bool *fine);
void online_work(struct online *online);

void online_metrics(struct online *online, struct buffer *out);
bool online_is_healthy(const struct online *online);

#endif
