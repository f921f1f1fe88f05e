/* Bots as child processes, connected by two pipes. */
#define _POSIX_C_SOURCE 200809L
#include "bot.h"
#include "clock.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_BOTS = 16, CHUNK = 4096 };

struct bot {
    pid_t process;
    int to, from;         /* pipes; -1 once closed */
    char received[CHUNK]; /* received but not consumed yet */
    size_t received_length;
};

/* The process groups of all bots, for bot_kill_all. */
static volatile pid_t running[MOST_BOTS];

static bool replace_running(pid_t process, pid_t old) {
    for (int i = 0; i < MOST_BOTS; i++)
        if (running[i] == old) {
            running[i] = process;
            return true;
        }
    return false;
}

void bot_kill_all(void) {
    for (int i = 0; i < MOST_BOTS; i++)
        if (running[i] > 0)
            kill(-running[i], SIGKILL);
}

static const int end_signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { END_SIGNALS = sizeof end_signals / sizeof end_signals[0] };

static struct sigaction on_pipe, on_end[END_SIGNALS]; /* handlers to restore */

static void end_with_bots(int signal_number) {
    bot_kill_all();
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

void bot_hold_signals(void) {
    struct sigaction ignore = {.sa_handler = SIG_IGN}, end = {.sa_handler = end_with_bots};
    sigemptyset(&ignore.sa_mask);
    sigemptyset(&end.sa_mask);
    sigaction(SIGPIPE, &ignore, &on_pipe);
    for (int i = 0; i < END_SIGNALS; i++) {
        sigaction(end_signals[i], NULL, &on_end[i]);
        if (on_end[i].sa_handler == SIG_DFL)
            sigaction(end_signals[i], &end, NULL);
    }
}

void bot_release_signals(void) {
    sigaction(SIGPIPE, &on_pipe, NULL);
    for (int i = 0; i < END_SIGNALS; i++)
        sigaction(end_signals[i], &on_end[i], NULL);
}

/* Runs in the child. Makes a process group, so that Ctrl-C does not reach it and its own children can be
   killed with it. */
_Noreturn static void become(const char *command, const int to[2], const int from[2], const sigset_t *mask) {
    char program[4096];
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length > 0) {
        program[length] = '\0';
        setenv("ASTRAGAL", program, 0);
    }
    if (dup2(to[0], STDIN_FILENO) >= 0 && dup2(from[1], STDOUT_FILENO) >= 0)
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

/* Both ends are close-on-exec. */
static bool open_pipe(int ends[2]) {
    if (pipe(ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

static void close_pipe(const int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

static bool start(struct bot *bot, const char *command, const sigset_t *mask) {
    int to[2], from[2];
    if (!open_pipe(to))
        return false;
    if (!open_pipe(from)) {
        close_pipe(to);
        return false;
    }
    bot->process = fork();
    if (bot->process == 0)
        become(command, to, from, mask);
    if (bot->process < 0) {
        close_pipe(to);
        close_pipe(from);
        return false;
    }
    setpgid(bot->process, bot->process);
    close(to[0]);
    close(from[1]);
    bot->to = to[1];
    bot->from = from[0];
    fcntl(bot->to, F_SETFL, O_NONBLOCK);
    fcntl(bot->from, F_SETFL, O_NONBLOCK);
    return true;
}

/* Blocks the signals that end this process until the bot is in the list of those to kill. */
struct bot *bot_open(const char *command) {
    struct bot *bot = calloc(1, sizeof *bot);
    sigset_t held, before;
    sigemptyset(&held);
    for (int i = 0; i < END_SIGNALS; i++)
        sigaddset(&held, end_signals[i]);
    sigprocmask(SIG_BLOCK, &held, &before);
    bool started = bot && start(bot, command, &before), noted = started && replace_running(bot->process, 0);
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (noted)
        return bot;
    if (started)
        bot_close(bot, 0);
    else
        free(bot);
    return NULL;
}

/* Waits until the pipe is ready. Returns false at the deadline. */
static bool wait_for(int pipe_end, short what, double deadline) {
    for (;;) {
        double left = deadline - clock_seconds();
        struct pollfd watched = {.fd = pipe_end, .events = what};
        if (left <= 0)
            return false;
        int ready = poll(&watched, 1, left > 1000 ? 1000000 : (int)(left * 1000) + 1);
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR)
            return false;
    }
}

bool bot_close(struct bot *bot, double seconds) {
    double deadline = clock_seconds() + seconds;
    char rest[CHUNK];
    bool ended = false;
    if (!bot)
        return true;
    close(bot->to);
    while (!ended && wait_for(bot->from, POLLIN, deadline)) {
        ssize_t length = read(bot->from, rest, sizeof rest);
        ended = length == 0 || (length < 0 && errno != EAGAIN && errno != EINTR);
    }
    close(bot->from);
    kill(-bot->process, SIGKILL);
    replace_running(0, bot->process); /* before the process id can be reused */
    while (waitpid(bot->process, NULL, 0) < 0 && errno == EINTR) {}
    free(bot);
    return ended;
}

static enum bot_fault send_bytes(struct bot *bot, const char *bytes, size_t count, double deadline) {
    while (count > 0) {
        ssize_t sent = write(bot->to, bytes, count);
        if (sent > 0) {
            bytes += sent;
            count -= (size_t)sent;
        } else if (sent < 0 && errno == EAGAIN) {
            if (!wait_for(bot->to, POLLOUT, deadline))
                return BOT_SILENT;
        } else if (sent < 0 && errno != EINTR)
            return BOT_DIED;
    }
    return BOT_FINE;
}

static enum bot_fault receive_more(struct bot *bot, double deadline) {
    if (!wait_for(bot->from, POLLIN, deadline))
        return BOT_SILENT;
    ssize_t length = read(bot->from, bot->received, sizeof bot->received);
    if (length < 0)
        return errno == EAGAIN || errno == EINTR ? BOT_FINE : BOT_DIED;
    bot->received_length = (size_t)length;
    return length == 0 ? BOT_DIED : BOT_FINE;
}

static enum bot_fault receive(struct bot *bot, double deadline, struct answer *answer) {
    answer_begin(answer);
    while (answer->state == ANSWER_OPEN) {
        enum bot_fault fault = bot->received_length ? BOT_FINE : receive_more(bot, deadline);
        if (fault != BOT_FINE) {
            answer_break_off(answer);
            return fault;
        }
        size_t used = answer_read(answer, bot->received, bot->received_length);
        bot->received_length -= used;
        memmove(bot->received, bot->received + used, bot->received_length);
    }
    return answer->state == ANSWER_TOO_MUCH ? BOT_TOO_MUCH : BOT_FINE;
}

enum bot_fault bot_ask(struct bot *bot, const char *line, double seconds, struct answer *answer) {
    double deadline = clock_seconds() + seconds;
    answer_begin(answer);
    if (bot->received_length > 0)
        return BOT_UNASKED;
    enum bot_fault fault = line ? send_bytes(bot, line, strlen(line), deadline) : BOT_FINE;
    if (fault == BOT_FINE && line)
        fault = send_bytes(bot, "\n", 1, deadline);
    return fault == BOT_FINE ? receive(bot, deadline, answer) : fault;
}

enum bot_fault bot_tell(struct bot *bot, const char *line, double seconds, struct answer *answer) {
    enum bot_fault fault = bot_ask(bot, line, seconds, answer);
    return fault == BOT_FINE && answer->state != ANSWER_OK ? BOT_REFUSED : fault;
}
