/* Hands out files that are in memory over HTTP: one loop, one thread. */
#ifndef SERVE_SERVE_H
#define SERVE_SERVE_H

#include <stdbool.h>
#include <stddef.h>

/* A file of the site. */
struct serve_file {
    const char *path; /* "/page.js"; "/" is the first page */
    const char *type;
    const char *tag; /* changes with the content */
    bool lasting;    /* its name changes with the content: it may be kept for ever */
    const unsigned char *bytes;
    size_t length;
    const unsigned char *packed; /* with gzip; NULL where that saves nothing */
    size_t packed_length;
};

struct serve_site {
    const struct serve_file *files;
    size_t count;
    const char *policy; /* what the pages may load, as Content-Security-Policy says it */
};

enum { SERVE_TRIES = 20 };

struct serve;

/* Listens on an IPv4 address of this machine. With port 0 the system chooses one; if the port is taken, the next ones are tried,
   up to `tries` in all. NULL when none can be had. The site must outlive it. */
struct serve *serve_open(const struct serve_site *site, const char *host, int port, int tries);
int serve_port(const struct serve *serve);

/* Answers until serve_stop is called, which any thread or signal handler may do. */
void serve_run(struct serve *serve);
void serve_stop(struct serve *serve);
void serve_close(struct serve *serve);

#endif
