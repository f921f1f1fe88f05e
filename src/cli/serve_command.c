/* `astragal serve`: hands out the page. */
#define _POSIX_C_SOURCE 200809L
#include "cli.h"
#include "serve.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { USUAL_PORT = 7742 };

/* For the signal handler, which is given nothing. */
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

/* Shows the address in the person's browser. Only on a desktop: elsewhere xdg-open may start one in this terminal. */
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

struct wish {
    const char *host;
    long port;
    bool given; /* the port was asked for: no other will do */
    bool open;
};

static enum cli_exit serve(const struct cli *cli, const struct wish *wish) {
    char port[16], address[128];
    snprintf(port, sizeof port, "%ld", wish->port);
    struct serve *server = serve_open(cli->page, wish->host, (int)wish->port, wish->given ? 1 : SERVE_TRIES);
    if (!server)
        return cli_fail(cli, WORD_SERVE_NO_PORT, port);
    if (!wish->given && serve_port(server) != wish->port)
        cli_say(cli, cli->error, WORD_SERVE_OTHER_PORT, port, NULL, NULL);
    snprintf(address, sizeof address, "http://%s:%d/",
             strcmp(wish->host, "0.0.0.0") == 0 ? "127.0.0.1" : wish->host, serve_port(server));
    cli_say(cli, cli->out, WORD_SERVE_ADDRESS, address, NULL, NULL);
    fflush(cli->out);
    running = server;
    catch_signals(stop);
    if (wish->open)
        open_browser(address);
    serve_run(server);
    catch_signals(SIG_DFL);
    running = NULL;
    serve_close(server);
    return CLI_OK;
}

enum cli_exit serve_command(struct cli *cli, struct args *args) {
    struct wish wish = {.host = "127.0.0.1", .port = USUAL_PORT};
    while (args_more(args)) {
        if (args_number(args, "--port", 0, 65535, &wish.port))
            wish.given = true;
        else if (args_flag(args, "--open"))
            wish.open = true;
        else if (!args_value(args, "--host", &wish.host))
            args_refuse(args);
    }
    if (strcmp(wish.host, "localhost") == 0)
        wish.host = "127.0.0.1";
    if (!args->failed && !is_address(wish.host))
        args_fail(args, WORD_SERVE_BAD_HOST, wish.host);
    if (args->failed)
        return CLI_USAGE;
    if (!cli->page || cli->page->count == 0)
        return cli_fail(cli, WORD_SERVE_NO_PAGE, NULL);
    return serve(cli, &wish);
}
