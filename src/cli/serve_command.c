/* `astragal serve`: serves the page and online tables. */
#define _POSIX_C_SOURCE 200809L
#include "archive.h"
#include "cli.h"
#include "lobby.h"
#include "network.h"
#include "online_store.h"
#include "serve.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { DEFAULT_PORT = 7742, ARCHIVE_DAYS = 90 };

/* For the signal handler. */
static struct serve *running;

static void stop(int signal) {
    (void)signal;
    if (running)
        serve_stop(running);
}

static void catch_signals(void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

/* Opens the address in the browser. Only on a desktop: elsewhere xdg-open may start a browser in this
   terminal. */
static void open_browser(const char *address) {
    extern char **environ;
    const char *screen = getenv("DISPLAY"), *wayland = getenv("WAYLAND_DISPLAY");
    char opener[] = "xdg-open", copy[128];
    char *words[] = {opener, copy, NULL};
    posix_spawn_file_actions_t files;
    pid_t child;
    if (!(screen && *screen) && !(wayland && *wayland))
        return;
    snprintf(copy, sizeof copy, "%s", address);
    if (posix_spawn_file_actions_init(&files) != 0)
        return;
    if (posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) == 0 &&
        posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO) == 0)
        posix_spawnp(&child, opener, &files, NULL, words, environ);
    posix_spawn_file_actions_destroy(&files);
}

static bool is_address(const char *host) {
    struct in_addr address;
    return inet_pton(AF_INET, host, &address) == 1;
}

struct options {
    const char *host;
    long port;
    bool given; /* the port was given: do not try others */
    bool open, log;
    const char *store; /* NULL: the default, or none if another server has it open */
    const char *origin;
    long connections, per_address, tables, threads;
    long away;           /* seconds */
    const char *archive; /* a folder; NULL: tables stay */
    long archive_after;  /* days */
    struct serve_tls tls;
};

static void print_log(void *context, const char *line) {
    fprintf(context, "%s\n", line);
    fflush(context);
}

/* Raises the limit of open files: each client needs one. */
static void allow_many_files(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

/* What keeps online tables while a server runs. */
struct tables {
    struct store *store;
    struct archiver *archiver;
    struct lobby_limits limits;
};

static bool open_archive(const struct cli *cli, const struct options *options, const char *store,
                         struct tables *tables) {
    const struct archive archive = {.games = cli->games,
                                    .folder = options->archive,
                                    .age = (int64_t)options->archive_after * 86400000,
                                    .log = options->log ? print_log : NULL,
                                    .context = cli->error};
    if (!options->archive)
        return true;
    if (access(options->archive, W_OK | X_OK) != 0) {
        cli_say(cli, cli->error, WORD_SERVE_NO_FOLDER, options->archive, NULL, NULL);
        return false;
    }
    tables->archiver = archiver_open(&archive, store);
    if (!tables->archiver)
        cli_say(cli, cli->error, WORD_NO_MEMORY, NULL, NULL, NULL);
    return tables->archiver != NULL;
}

/* Online tables need a store. Fails if one was given and cannot be opened. */
static bool open_tables(const struct cli *cli, struct serve *server, const struct options *options,
                        struct tables *tables) {
    char error[STORE_ERROR_TEXT], name[ONLINE_STORE_NAME];
    const char *shown = options->store ? "--store" : name; /* the address may contain a password */
    struct store **store = &tables->store;
    if (options->store)
        *store = store_open(options->store, error);
    else if (online_store_usual(name, true))
        *store = store_open(name, error);
    else
        snprintf(error, sizeof error, "%s", "no folder");
    if (!*store) {
        cli_say(cli, cli->error, options->store ? WORD_SERVE_NO_STORE : WORD_SERVE_NO_TABLES, shown, error,
                NULL);
        return !options->store;
    }
    tables->limits = lobby_standard_limits;
    tables->limits.away = (int64_t)options->away * 1000;
    if (options->tables > 0)
        tables->limits.rooms = (size_t)options->tables;
    const struct serve_online online = {.games = cli->games,
                                        .store = *store,
                                        .threads = (unsigned)options->threads,
                                        .connections = (size_t)options->connections,
                                        .per_address = (size_t)options->per_address,
                                        .origin = options->origin,
                                        .limits = &tables->limits,
                                        .log = options->log ? print_log : NULL,
                                        .context = cli->error};
    if (serve_tables(server, &online))
        return open_archive(cli, options, options->store ? options->store : name, tables);
    cli_say(cli, cli->error, WORD_NO_MEMORY, NULL, NULL, NULL);
    return false;
}

/* Writes the address for other devices on the network. False if it is not for them, or there is no network. */
static bool find_network(const struct options *options, int port, char *address, size_t capacity) {
    char here[64];
    if (strcmp(options->host, "0.0.0.0") != 0 || !network_address(here, sizeof here))
        return false;
    snprintf(address, capacity, "%s://%s:%d/", options->tls.certificate ? "https" : "http", here, port);
    return true;
}

/* Prints it; on a terminal also its QR code. */
static void show_network(const struct cli *cli, const char *address) {
    cli_say(cli, cli->out, WORD_SERVE_NETWORK, address, NULL, NULL);
    if (cli->width > 0 && cli->unicode)
        network_draw_code(cli->out, address);
}

static enum cli_exit serve(const struct cli *cli, const struct options *options) {
    static const struct serve_site nothing = {.policy = "default-src 'none'"};
    char port[16], address[128], network[128];
    struct tables tables = {.store = NULL};
    snprintf(port, sizeof port, "%ld", options->port);
    allow_many_files();
    struct serve *server =
        serve_open_tls(cli->page ? cli->page : &nothing, options->host, (int)options->port,
                       options->given ? 1 : SERVE_TRIES, options->tls.certificate ? &options->tls : NULL);
    if (!server)
        return cli_fail(cli, WORD_SERVE_NO_PORT, port);
    if (!open_tables(cli, server, options, &tables)) {
        serve_close(server);
        store_close(tables.store);
        return CLI_FAILED;
    }
    if (!options->given && serve_port(server) != options->port)
        cli_say(cli, cli->error, WORD_SERVE_OTHER_PORT, port, NULL, NULL);
    /* Before the address is shown: whoever has read it may stop the server. */
    running = server;
    catch_signals(stop);
    snprintf(address, sizeof address, "%s://%s:%d/", options->tls.certificate ? "https" : "http",
             strcmp(options->host, "0.0.0.0") == 0 ? "127.0.0.1" : options->host, serve_port(server));
    cli_say(cli, cli->out, WORD_SERVE_ADDRESS, address, NULL, NULL);
    if (find_network(options, serve_port(server), network, sizeof network)) {
        serve_tell_address(server, network);
        show_network(cli, network);
    }
    fflush(cli->out);
    if (options->open)
        open_browser(address);
    serve_run(server);
    catch_signals(SIG_DFL);
    running = NULL;
    archiver_close(tables.archiver);
    serve_close(server);
    store_close(tables.store);
    return CLI_OK;
}

enum cli_exit serve_command(struct cli *cli, struct args *args) {
    struct options options = {.host = "127.0.0.1",
                              .port = DEFAULT_PORT,
                              .threads = 1,
                              .away = 60,
                              .archive_after = -1,
                              .store = getenv("ASTRAGAL_STORE")};
    while (args_more(args)) {
        if (args_number(args, "--port", 0, 65535, &options.port))
            options.given = true;
        else if (args_flag(args, "--open"))
            options.open = true;
        else if (args_flag(args, "--log"))
            options.log = true;
        else if (!args_value(args, "--host", &options.host) && !args_value(args, "--store", &options.store) &&
                 !args_value(args, "--origin", &options.origin) &&
                 !args_value(args, "--certificate", &options.tls.certificate) &&
                 !args_value(args, "--key", &options.tls.key) &&
                 !args_value(args, "--archive", &options.archive) &&
                 !args_number(args, "--archive-after", 0, 100000, &options.archive_after) &&
                 !args_number(args, "--tables", 1, 10000000, &options.tables) &&
                 !args_number(args, "--away", 1, 86400, &options.away) &&
                 !args_number(args, "--threads", 0, 16, &options.threads) &&
                 !args_number(args, "--connections", 0, 1000000, &options.connections) &&
                 !args_number(args, "--per-address", 0, 1000000, &options.per_address))
            args_refuse(args);
    }
    if (strcmp(options.host, "localhost") == 0)
        options.host = "127.0.0.1";
    if (!args->failed && !is_address(options.host))
        args_fail(args, WORD_SERVE_BAD_HOST, options.host);
    if (!args->failed && options.archive_after >= 0 && !options.archive)
        args_fail(args, WORD_SERVE_ARCHIVE_ALONE, NULL);
    if (options.archive_after < 0)
        options.archive_after = ARCHIVE_DAYS;
    if (!args->failed && !options.tls.certificate != !options.tls.key)
        args_fail(args, WORD_SERVE_NO_TLS, NULL);
    if (args->failed)
        return CLI_USAGE;
    if (!options.store && (!cli->page || cli->page->count == 0))
        return cli_fail(cli, WORD_SERVE_NO_PAGE, NULL);
    return serve(cli, &options);
}
