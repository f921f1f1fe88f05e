/* Each worker is a process with a socket: a number of a game goes in, the game's result comes out. */
#define _POSIX_C_SOURCE 200809L
#include "workers.h"
#include "clock.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_WORKERS = 64 };

struct worker {
    pid_t process;
    int line; /* the socket; -1: it has been told to end */
    unsigned long number;
};

struct team {
    struct worker worker[MOST_WORKERS];
    int count;
};

static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal_number) {
    (void)signal_number;
    interrupted = 1;
}

static void end_worker(int signal_number) {
    (void)signal_number;
    bot_kill_all();
    _exit(1);
}

static void handle(int signal_number, void (*handler)(int), struct sigaction *before) {
    struct sigaction action = {.sa_handler = handler};
    sigemptyset(&action.sa_mask);
    sigaction(signal_number, &action, before);
}

/* A closed terminal ends a match, unless somebody wanted it to go on (nohup). */
static void handle_hangup(void (*handler)(int), struct sigaction *before) {
    sigaction(SIGHUP, NULL, before);
    if (before->sa_handler != SIG_IGN)
        handle(SIGHUP, handler, NULL);
}

/* All or nothing: results are much smaller than what a socket holds. */
static bool read_whole(int line, void *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        ssize_t length = read(line, (char *)bytes + done, count - done);
        if (length == 0 || (length < 0 && errno != EINTR))
            return false;
        done += length > 0 ? (size_t)length : 0;
    }
    return true;
}

static bool write_whole(int line, const void *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        ssize_t length = write(line, (const char *)bytes + done, count - done);
        if (length < 0 && errno != EINTR)
            return false;
        done += length > 0 ? (size_t)length : 0;
    }
    return true;
}

/* Ctrl-C reaches every process of the terminal: the one that started the workers decides what it means. */
_Noreturn static void work(const struct match *match, int line) {
    struct match_game game = {.trouble = MATCH_NO_MEMORY};
    struct sigaction before;
    unsigned long number;
    handle(SIGINT, SIG_IGN, NULL);
    handle(SIGPIPE, SIG_IGN, NULL);
    handle(SIGTERM, end_worker, NULL);
    handle_hangup(end_worker, &before);
    struct match_room *room = match_open(match);
    while (read_whole(line, &number, sizeof number)) {
        if (room)
            match_play(room, number, &game);
        if (!write_whole(line, &game, sizeof game))
            break;
    }
    match_close(room);
    _exit(0);
}

static bool start_worker(const struct match *match, struct team *team) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    pid_t process = fork();
    if (process == 0) {
        close(ends[0]);
        for (int i = 0; i < team->count; i++)
            close(team->worker[i].line);
        work(match, ends[1]);
    }
    close(ends[1]);
    if (process < 0) {
        close(ends[0]);
        return false;
    }
    team->worker[team->count++] = (struct worker){.process = process, .line = ends[0]};
    return true;
}

/* At the end: those that still play are told to leave it. */
static void dismiss(struct team *team) {
    for (int i = 0; i < team->count; i++)
        if (team->worker[i].line >= 0) {
            kill(team->worker[i].process, SIGTERM);
            close(team->worker[i].line);
        }
    for (int i = 0; i < team->count; i++)
        while (team->worker[i].process > 0 && waitpid(team->worker[i].process, NULL, 0) < 0 &&
               errno == EINTR) {}
}

static enum workers_answer note_death(struct worker *worker, struct workers_end *end) {
    int status = 0;
    close(worker->line);
    worker->line = -1;
    while (waitpid(worker->process, &status, 0) < 0 && errno == EINTR) {}
    worker->process = 0;
    *end = (struct workers_end){worker->number, WIFSIGNALED(status) ? WTERMSIG(status) : 0};
    return WORKERS_DIED;
}

/* A worker for which there is no more to play ends when its socket does. */
static enum workers_answer give_work(struct worker *worker, const struct workers_host *host,
                                     struct workers_end *end) {
    if (!host->next(host->context, &worker->number)) {
        close(worker->line);
        worker->line = -1;
        return WORKERS_DONE;
    }
    return write_whole(worker->line, &worker->number, sizeof worker->number) ? WORKERS_DONE
                                                                             : note_death(worker, end);
}

static enum workers_answer take_result(struct worker *worker, const struct workers_host *host,
                                       struct workers_end *end) {
    struct match_game game;
    if (!read_whole(worker->line, &game, sizeof game))
        return note_death(worker, end);
    return host->take(host->context, &game) ? give_work(worker, host, end) : WORKERS_ENOUGH;
}

static enum workers_answer look_once(struct team *team, const struct workers_host *host,
                                     struct workers_end *end) {
    struct pollfd watched[MOST_WORKERS];
    enum workers_answer answer = WORKERS_DONE;
    for (int i = 0; i < team->count; i++)
        watched[i] = (struct pollfd){.fd = team->worker[i].line, .events = POLLIN};
    if (poll(watched, (nfds_t)team->count, 1000) < 0)
        return WORKERS_DONE;
    for (int i = 0; i < team->count && answer == WORKERS_DONE; i++)
        if (watched[i].fd >= 0 && watched[i].revents)
            answer = take_result(&team->worker[i], host, end);
    return answer;
}

static bool anybody_left(const struct team *team) {
    for (int i = 0; i < team->count; i++)
        if (team->worker[i].line >= 0)
            return true;
    return false;
}

static enum workers_answer run(struct team *team, const struct workers_host *host, struct workers_end *end) {
    enum workers_answer answer = WORKERS_DONE;
    double ticked = clock_seconds();
    for (int i = 0; i < team->count && answer == WORKERS_DONE; i++)
        answer = give_work(&team->worker[i], host, end);
    while (answer == WORKERS_DONE && anybody_left(team)) {
        if (interrupted)
            return WORKERS_INTERRUPTED;
        answer = look_once(team, host, end);
        if (clock_seconds() - ticked >= 1) {
            ticked = clock_seconds();
            host->tick(host->context);
        }
    }
    return answer;
}

enum workers_answer workers_play(const struct match *match, int count, const struct workers_host *host,
                                 struct workers_end *end) {
    struct team *team = calloc(1, sizeof *team);
    struct sigaction on_interrupt, on_end, on_hangup, on_pipe;
    enum workers_answer answer = WORKERS_NO_START;
    if (!team)
        return answer;
    interrupted = 0;
    handle(SIGINT, note_interrupt, &on_interrupt);
    handle(SIGTERM, note_interrupt, &on_end);
    handle_hangup(note_interrupt, &on_hangup);
    handle(SIGPIPE, SIG_IGN, &on_pipe);
    fflush(NULL);
    bool started = true;
    while (started && team->count < count && team->count < MOST_WORKERS)
        started = start_worker(match, team);
    if (started)
        answer = run(team, host, end);
    dismiss(team);
    sigaction(SIGINT, &on_interrupt, NULL);
    sigaction(SIGTERM, &on_end, NULL);
    sigaction(SIGHUP, &on_hangup, NULL);
    sigaction(SIGPIPE, &on_pipe, NULL);
    free(team);
    return answer;
}
