/* An HTTP server for files in memory, and online tables over WebSocket: one event loop on one thread. */
#ifndef SERVE_SERVE_H
#define SERVE_SERVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A file of the site. */
struct serve_file {
    const char *path; /* "/page.js"; "/" is the index */
    const char *type;
    const char *tag; /* the ETag */
    bool lasting;    /* immutable: its name changes with its content */
    const unsigned char *bytes;
    size_t length;
    const unsigned char *packed; /* compressed with gzip; NULL if that is not smaller */
    size_t packed_length;
};

struct serve_site {
    const struct serve_file *files;
    size_t count;
    const char *policy; /* the Content-Security-Policy */
};

enum { SERVE_TRIES = 20 };

struct serve;

/* Parameters of online tables; store and limits must outlive the server. */
struct game;
struct store;
struct lobby_limits;
struct serve_online {
    const struct game *const *games;
    struct store *store;
    unsigned threads;                  /* search threads; 0: levels do not move */
    size_t connections;                /* maximum; 0: as many as the system allows */
    size_t per_address;                /* maximum from one address; 0: unlimited */
    const char *origin;                /* another allowed origin, "https://example.org"; NULL: none */
    const struct lobby_limits *limits; /* NULL: the defaults */
    void (*log)(void *context, const char *line); /* a line for each event; NULL: none */
    int64_t (*now)(void *context); /* ms since 1970, monotonic; NULL: derived from the system's clock */
    void *context;                 /* of both */
};

/* The files of a TLS certificate and its key. */
struct serve_tls {
    const char *certificate, *key;
};

/* Listens on an IPv4 address of this machine. With port 0 the system chooses one; if the port is taken, tries
   the following ones, up to `tries` in all. Returns NULL on failure. The site must outlive the server. */
struct serve *serve_open(const struct serve_site *site, const char *host, int port, int tries);
struct serve *serve_open_tls(const struct serve_site *site, const char *host, int port, int tries,
                             const struct serve_tls *tls);
/* Adds online tables. Call it before serve_run. False when out of memory or threads. */
bool serve_tables(struct serve *serve, const struct serve_online *online);
int serve_port(const struct serve *serve);
/* Where others on the network reach the server: told, at /api/address, to pages of this machine, whose own address is no use to others.
   It must outlive the server. */
void serve_tell_address(struct serve *serve, const char *address);

/* Serves until serve_stop is called, from any thread or signal handler; then stores what is pending and asks clients
   to reconnect. */
void serve_run(struct serve *serve);
void serve_stop(struct serve *serve);
void serve_close(struct serve *serve);

#endif
