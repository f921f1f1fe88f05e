/* Self-play. Everything is repeatable: limits are nodes, not time, and each game has its own random generator, so
   that it does not matter which worker plays it. */
#include "train.h"
#include "ai_internal.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_DECISIONS = 2000,
    MAX_POSITIONS = 1000, /* recorded in one game */
    SAMPLED_OPTIONS = 12, /* one of the best so many is played */
    HELD_OUT_ONE_IN = 5,  /* one game in so many */
    MID_TURN_ONE_IN = 3,  /* recorded: the start of each turn, and one other position in so many */
};

static const struct ai_depth depths[] = {{.own = {4, 3, 2, 2, 1, 1, 1, 1}}, {.own = {0}}},
                             none[] = {{.own = {0}}};

/* The result of one game: positions, and each seat's part of the win. */
struct sample {
    size_t count;
    float *features;
    bool over; /* not cut off at MAX_DECISIONS */
    double part[GAME_MAX_SEATS];
    unsigned long decisions;
};

struct trainer {
    const struct training *training;
    const struct ai_weights *weights;
    struct sample *samples; /* one for each game */
    bool learns;            /* otherwise all games are held out */
    bool teams, alone;      /* some seats are on one team, or all */
    int team[GAME_MAX_SEATS];
    atomic_ulong next; /* game to play */
    atomic_ulong played;
    unsigned generation;
    void *context; /* of the callbacks */
    uint64_t seed; /* of the generation's first game */
    atomic_bool failed;
};

/* The buffers of one thread. */
struct worker {
    struct trainer *trainer;
    struct ai_search *search;
    const void *setting;
    struct ai_answer *answer;
    game_action *actions;
    unsigned char *state;
    float *features;
};

static size_t features_per_position(const struct training *training) {
    return (size_t)training->game->seats(training->setting[0]) * training->game->feature_count;
}

static bool open_worker(struct worker *worker, struct trainer *trainer) {
    const struct training *training = trainer->training;
    *worker = (struct worker){.trainer = trainer};
    worker->answer = ai_answer_new(training->game);
    worker->actions = malloc(training->game->max_actions * sizeof *worker->actions);
    worker->state = malloc(training->game->state_bytes);
    worker->features = malloc(MAX_POSITIONS * features_per_position(training) * sizeof *worker->features);
    return worker->answer && worker->actions && worker->state && worker->features;
}

static void close_worker(struct worker *worker) {
    free(worker->answer);
    free(worker->actions);
    free(worker->state);
    free(worker->features);
}

static void record_position(struct worker *worker, struct sample *sample) {
    const struct training *training = worker->trainer->training;
    if (sample->count < MAX_POSITIONS)
        training->game->features(worker->setting, worker->state,
                                 worker->features + sample->count++ * features_per_position(training));
}

static double likelihood(const struct worker *worker, size_t option, int seat) {
    const struct ai_answer *answer = worker->answer;
    double temperature = worker->trainer->training->temperature;
    return exp((double)(answer->option[option].share[seat] - answer->option[0].share[seat]) /
               (temperature > 0 ? temperature : TRAIN_TEMPERATURE));
}

/* Samples one of the best options from a softmax, so that games differ. */
static game_action sample_option(struct worker *worker, int seat, struct game_random *random) {
    const struct ai_answer *answer = worker->answer;
    size_t last = answer->exact ? answer->exact : answer->count;
    last = last > SAMPLED_OPTIONS ? SAMPLED_OPTIONS : last;
    double sum = 0;
    for (size_t i = 0; i < last; i++)
        sum += likelihood(worker, i, seat);
    double at = (double)(random_next(random) >> 11) / 9007199254740992.0 * sum;
    size_t chosen = 0;
    while (chosen + 1 < last && at > likelihood(worker, chosen, seat))
        at -= likelihood(worker, chosen++, seat);
    return answer->option[chosen].action;
}

static void decide(struct worker *worker, int seat, struct game_random *random) {
    const struct training *training = worker->trainer->training;
    struct ai_limits limits = {.nodes = training->nodes ? training->nodes : TRAIN_NODES,
                               .seed = random_next(random)};
    const struct game *game = training->game;
    if (limits.nodes == 1) /* static estimates only */
        ai_plan(worker->search, worker->state, none, &limits, worker->answer);
    else if (worker->search->secrets) /* planning knows one determinization only */
        ai_grow(worker->search, worker->state, &limits, worker->answer);
    else
        ai_plan(worker->search, worker->state, depths, &limits, worker->answer);
    game->play(worker->setting, worker->state, sample_option(worker, seat, random));
}

static void play_game(struct worker *worker, struct game_random *random, struct sample *sample) {
    const struct game *game = worker->trainer->training->game;
    int last = -1, who;
    *sample = (struct sample){.over = false};
    game->begin(worker->setting, worker->state);
    while ((who = game->who(worker->setting, worker->state)) != GAME_OVER &&
           sample->decisions < MAX_DECISIONS) {
        size_t count = game->list(worker->setting, worker->state, worker->actions);
        if (who == GAME_CHANCE) {
            game_play_random(game, worker->setting, worker->state, worker->actions, random);
        } else if (count == 1) {
            game->play(worker->setting, worker->state, worker->actions[0]);
        } else {
            if (who != last || random_below(random, MID_TURN_ONE_IN) == 0)
                record_position(worker, sample);
            last = who;
            sample->decisions++;
            decide(worker, who, random);
        }
    }
    sample->over = who == GAME_OVER;
    if (sample->over)
        game_win_shares(game, worker->setting, worker->state, sample->part);
}

/* Stores the positions of a finished game; others are dropped. */
static bool store_positions(struct worker *worker, struct sample *sample) {
    size_t bytes =
        sample->count * features_per_position(worker->trainer->training) * sizeof *sample->features;
    if (!sample->over)
        sample->count = 0;
    if (sample->count == 0)
        return true;
    sample->features = malloc(bytes);
    if (sample->features)
        memcpy(sample->features, worker->features, bytes);
    return sample->features != NULL;
}

static void run_worker(struct trainer *trainer, bool reports) {
    const struct training *training = trainer->training;
    struct worker worker;
    bool good = open_worker(&worker, trainer);
    unsigned long number;
    while (good && (number = atomic_fetch_add(&trainer->next, 1)) < training->games) {
        struct game_random random = random_from_seed(trainer->seed + number);
        worker.setting = training->setting[number % training->settings];
        worker.search = ai_search_new(training->game, worker.setting, trainer->weights);
        good = worker.search != NULL;
        if (good) {
            play_game(&worker, &random, &trainer->samples[number]);
            good = store_positions(&worker, &trainer->samples[number]);
        }
        ai_search_free(worker.search);
        unsigned long played = atomic_fetch_add(&trainer->played, 1) + 1;
        if (reports && training->progress)
            training->progress(trainer->context, trainer->generation, played);
    }
    close_worker(&worker);
    if (!good)
        atomic_store(&trainer->failed, true);
}

static void *run_thread(void *context) {
    run_worker(context, false);
    return NULL;
}

/* Plays all games of a generation. */
static bool play_generation(struct trainer *trainer) {
    pthread_t thread[TRAIN_MAX_WORKERS];
    unsigned started = 0;
    atomic_store(&trainer->next, 0);
    atomic_store(&trainer->played, 0);
    while (started + 1 < trainer->training->workers && started + 1 < TRAIN_MAX_WORKERS &&
           pthread_create(&thread[started], NULL, run_thread, trainer) == 0)
        started++;
    run_worker(trainer, true);
    while (started > 0)
        pthread_join(thread[--started], NULL);
    return !atomic_load(&trainer->failed);
}

static bool is_held_out(const struct trainer *trainer, unsigned long game) {
    return !trainer->learns || game % HELD_OUT_ONE_IN == HELD_OUT_ONE_IN - 1;
}

/* Concatenates the positions of the training games, or of the held-out ones. */
static bool collect_examples(const struct trainer *trainer, bool held_out, struct fit_examples *examples) {
    const struct training *training = trainer->training;
    size_t each = features_per_position(training), count = 0;
    for (unsigned long i = 0; i < training->games; i++)
        count += is_held_out(trainer, i) == held_out ? trainer->samples[i].count : 0;
    int seats = training->game->seats(training->setting[0]);
    float *features = malloc(count * each * sizeof *features + 1);
    float *share = malloc(count * (size_t)seats * sizeof *share + 1);
    *examples = (struct fit_examples){.count = count,
                                      .seats = seats,
                                      .team = trainer->teams ? trainer->team : NULL,
                                      .alone = trainer->alone,
                                      .feature_count = training->game->feature_count,
                                      .features = features,
                                      .share = share};
    if (!features || !share)
        return false;
    for (unsigned long i = 0; i < training->games; i++) {
        const struct sample *sample = &trainer->samples[i];
        if (is_held_out(trainer, i) != held_out || sample->count == 0)
            continue;
        memcpy(features, sample->features, sample->count * each * sizeof *features);
        features += sample->count * each;
        for (size_t k = 0; k < sample->count; k++)
            for (int seat = 0; seat < seats; seat++)
                *share++ = (float)sample->part[seat];
    }
    return true;
}

static void free_examples(struct fit_examples *examples) {
    free((void *)examples->features);
    free((void *)examples->share);
}

static bool learn(const struct trainer *trainer, struct ai_weights *weights, struct train_report *report) {
    struct fit_examples examples = {0}, held_out = {0};
    bool good = collect_examples(trainer, false, &examples) && collect_examples(trainer, true, &held_out) &&
                (examples.count == 0 || fit_weights(&examples, trainer->training->ridge, weights));
    if (good) {
        report->positions = examples.count;
        report->loss = fit_loss(&examples, weights);
        report->test_loss = fit_loss(&held_out, weights);
        fit_calibrate(&held_out, weights, &report->calibration);
    }
    free_examples(&examples);
    free_examples(&held_out);
    return good;
}

unsigned train_rounds(const struct training *training) {
    return training->generations ? training->generations : 1;
}

/* Teams are the same for the whole game. */
static bool find_sides(struct trainer *trainer) {
    const struct training *training = trainer->training;
    unsigned char *state = malloc(training->game->state_bytes);
    if (state) {
        training->game->begin(training->setting[0], state);
        trainer->alone = ai_plays_alone(training->game, training->setting[0], state);
        for (int seat = 0; seat < training->game->seats(training->setting[0]); seat++) {
            trainer->team[seat] = game_team(training->game, training->setting[0], state, seat);
            for (int other = 0; other < seat; other++)
                trainer->teams = trainer->teams || trainer->team[other] == trainer->team[seat];
        }
    }
    free(state);
    return state != NULL;
}

bool train_weights(const struct training *training, struct ai_weights *weights,
                   void (*report)(void *context, const struct train_report *report), void *context) {
    struct trainer trainer = {
        .training = training, .weights = weights, .learns = training->generations > 0, .context = context};
    trainer.samples = calloc(training->games, sizeof *trainer.samples);
    bool good = trainer.samples != NULL && find_sides(&trainer);
    for (unsigned generation = 0; good && generation < train_rounds(training); generation++) {
        struct train_report progress = {.generation = generation};
        trainer.generation = generation;
        trainer.seed = training->seed + generation * training->games;
        good = play_generation(&trainer) && learn(&trainer, weights, &progress);
        for (unsigned long i = 0; i < training->games; i++) {
            progress.decisions += (double)trainer.samples[i].decisions / (double)training->games;
            free(trainer.samples[i].features);
            trainer.samples[i].features = NULL;
        }
        if (good)
            report(context, &progress);
    }
    free(trainer.samples);
    return good;
}
