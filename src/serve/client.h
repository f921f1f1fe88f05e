/* A blocking client for one table, used by bots. */
#ifndef SERVE_CLIENT_H
#define SERVE_CLIENT_H

#include "buffer.h"

struct client;

/* Connects and waits for the handshake. NULL on failure. */
struct client *client_open(const char *host, int port, bool secure);
void client_close(struct client *client);
bool client_send(struct client *client, const struct buffer *message);
/* Waits for a message and moves it into `message`, which the caller frees. False when the connection is gone. */
bool client_receive(struct client *client, struct buffer *message);

#endif
