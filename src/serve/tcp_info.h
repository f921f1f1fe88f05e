/* How much has arrived on a connection. */
#ifndef SERVE_TCP_INFO_H
#define SERVE_TCP_INFO_H

#include <stdint.h>

/* Bytes received on this connection so far; 0 if the system does not say. */
uint64_t received_bytes(int socket);

#endif
