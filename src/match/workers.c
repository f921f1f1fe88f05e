/* Each worker is a process with a socket: it receives game numbers and sends results. */
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

enum { MAX_WORKERS = 64 };

struct worker {
    pid_t process;
    int line; /* the socket; -1 once closed */
    unsigned long number;
};

struct pool {
    struct worker worker[MAX_WORKERS];
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

/* A hangup ends a match, unless it is ignored (nohup). */
static void handle_hangup(void (*handler)(int), struct sigaction *before) {
    sigaction(SIGHUP, NULL, before);
    if (before->sa_handler != SIG_IGN)
        handle(SIGHUP, handler, NULL);
}

/* Reads all bytes or fails. Results are much smaller than a socket's buffer. */
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

/* Ctrl-C reaches all processes of the terminal; workers ignore it, and the main process stops them. */
_Noreturn static void work(const struct match *match, int line) {
    struct match_game game = {.trouble = MATCH_NO_MEMORY};
    struct sigaction before;
    unsigned long number;
    handle(SIGINT, SIG_IGN, NULL);
    handle(SIGPIPE, SIG_IGN, NULL);
    handle(SIGTERM, end_worker, NULL);
    handle_hangup(end_worker, &before);
    struct match_session *session = match_open(match);
    while (read_whole(line, &number, sizeof number)) {
        if (session)
            match_play(session, number, &game);
        if (!write_whole(line, &game, sizeof game))
            break;
    }
    match_close(session);
    _exit(0);
}

static bool start_worker(const struct match *match, struct pool *pool) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    pid_t process = fork();
    if (process == 0) {
        close(ends[0]);
        for (int i = 0; i < pool->count; i++)
            close(pool->worker[i].line);
        work(match, ends[1]);
    }
    close(ends[1]);
    if (process < 0) {
        close(ends[0]);
        return false;
    }
    pool->worker[pool->count++] = (struct worker){.process = process, .line = ends[0]};
    return true;
}

/* Stops the workers that are still playing and waits for all. */
static void dismiss(struct pool *pool) {
    for (int i = 0; i < pool->count; i++)
        if (pool->worker[i].line >= 0) {
            kill(pool->worker[i].process, SIGTERM);
            close(pool->worker[i].line);
        }
    for (int i = 0; i < pool->count; i++)
        while (pool->worker[i].process > 0 && waitpid(pool->worker[i].process, NULL, 0) < 0 &&
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

/* A worker without further games exits when its socket is closed. */
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

static enum workers_answer poll_once(struct pool *pool, const struct workers_host *host,
                                     struct workers_end *end) {
    struct pollfd watched[MAX_WORKERS];
    enum workers_answer answer = WORKERS_DONE;
    for (int i = 0; i < pool->count; i++)
        watched[i] = (struct pollfd){.fd = pool->worker[i].line, .events = POLLIN};
    if (poll(watched, (nfds_t)pool->count, 1000) < 0)
        return WORKERS_DONE;
    for (int i = 0; i < pool->count && answer == WORKERS_DONE; i++)
        if (watched[i].fd >= 0 && watched[i].revents)
            answer = take_result(&pool->worker[i], host, end);
    return answer;
}

static bool any_running(const struct pool *pool) {
    for (int i = 0; i < pool->count; i++)
        if (pool->worker[i].line >= 0)
            return true;
    return false;
}

static enum workers_answer run(struct pool *pool, const struct workers_host *host, struct workers_end *end) {
    enum workers_answer answer = WORKERS_DONE;
    double ticked = clock_seconds();
    for (int i = 0; i < pool->count && answer == WORKERS_DONE; i++)
        answer = give_work(&pool->worker[i], host, end);
    while (answer == WORKERS_DONE && any_running(pool)) {
        if (interrupted)
            return WORKERS_INTERRUPTED;
        answer = poll_once(pool, host, end);
        if (clock_seconds() - ticked >= 1) {
            ticked = clock_seconds();
            host->tick(host->context);
        }
    }
    return answer;
}

enum workers_answer workers_play(const struct match *match, int count, const struct workers_host *host,
                                 struct workers_end *end) {
    struct pool *pool = calloc(1, sizeof *pool);
    struct sigaction on_interrupt, on_end, on_hangup, on_pipe;
    enum workers_answer answer = WORKERS_NO_START;
    if (!pool)
        return answer;
    interrupted = 0;
    handle(SIGINT, note_interrupt, &on_interrupt);
    handle(SIGTERM, note_interrupt, &on_end);
    handle_hangup(note_interrupt, &on_hangup);
    handle(SIGPIPE, SIG_IGN, &on_pipe);
    fflush(NULL);
    bool started = true;
    while (started && pool->count < count && pool->count < MAX_WORKERS)
        started = start_worker(match, pool);
    if (started)
        answer = run(pool, host, end);
    dismiss(pool);
    sigaction(SIGINT, &on_interrupt, NULL);
    sigaction(SIGTERM, &on_end, NULL);
    sigaction(SIGHUP, &on_hangup, NULL);
    sigaction(SIGPIPE, &on_pipe, NULL);
    free(pool);
    return answer;
}
