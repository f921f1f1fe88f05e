/* Self-play. Everything is repeatable: limits are nodes, not time, and each game has a generator of its own, so that it does
   not matter which worker plays it. */
#include "train.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    NODES = 400, /* in a decision of self-play */
    MOST_DECISIONS = 2000,
    MOST_POSITIONS = 1000, /* noted in one game */
    CHOSEN_FROM = 12,      /* the best decisions, of which one is played */
    KEPT_APART = 5,        /* every so many games */
    WITHIN_TURN = 3,       /* besides the beginning of each turn, one position in so many */
};

static const double temperature = 0.03;

static const struct mind_depth depths[] = {{.own = {4, 3, 2, 2, 1, 1, 1, 1}}, {.own = {0}}};

/* What one game left: positions, and who won them all. */
struct lesson {
    size_t count;
    float *counts;
    int winner; /* -1: nobody */
    unsigned long decisions;
};

struct school {
    const struct training *training;
    const struct mind_weights *weights;
    struct lesson *lessons; /* one for each game */
    bool learns;            /* otherwise all games are kept apart */
    atomic_ulong next;      /* game to play */
    atomic_ulong played;
    unsigned generation;
    void *context; /* of whoever hears of the progress */
    uint64_t seed; /* of the generation's first game */
    atomic_bool failed;
};

/* What one worker plays with. */
struct desk {
    struct school *school;
    struct mind *mind;
    const void *setting;
    struct mind_answer *answer;
    game_action *actions;
    unsigned char *state;
    float *counts;
};

static size_t counts_each(const struct training *training) {
    return (size_t)training->game->seats(training->setting[0]) * training->game->feature_count;
}

static bool open_desk(struct desk *desk, struct school *school) {
    const struct training *training = school->training;
    *desk = (struct desk){.school = school};
    desk->answer = malloc(sizeof *desk->answer);
    desk->actions = malloc(GAME_MAX_ACTIONS * sizeof *desk->actions);
    desk->state = malloc(training->game->state_bytes);
    desk->counts = malloc(MOST_POSITIONS * counts_each(training) * sizeof *desk->counts);
    return desk->answer && desk->actions && desk->state && desk->counts;
}

static void close_desk(struct desk *desk) {
    free(desk->answer);
    free(desk->actions);
    free(desk->state);
    free(desk->counts);
}

static void note_position(struct desk *desk, struct lesson *lesson) {
    const struct training *training = desk->school->training;
    if (lesson->count < MOST_POSITIONS)
        training->game->features(desk->setting, desk->state,
                                 desk->counts + lesson->count++ * counts_each(training));
}

/* Mostly the best decision, at times another that is nearly as good: the games must differ. */
static game_action choose(struct desk *desk, int seat, struct game_random *random) {
    const struct mind_answer *answer = desk->answer;
    size_t last = answer->exact ? answer->exact : answer->count;
    last = last > CHOSEN_FROM ? CHOSEN_FROM : last;
    return answer->option[mind_choose(answer, last, seat, temperature, random)].action;
}

static void decide(struct desk *desk, int seat, struct game_random *random) {
    struct mind_limits limits = {.nodes = NODES, .seed = random_next(random)};
    mind_think(desk->mind, desk->state, depths, &limits, desk->answer);
    desk->school->training->game->play(desk->setting, desk->state, choose(desk, seat, random));
}

static int winner_of(const struct desk *desk) {
    const struct game *game = desk->school->training->game;
    double result[GAME_MAX_SEATS] = {0};
    game->result(desk->setting, desk->state, result);
    for (int seat = 0; seat < game->seats(desk->setting); seat++)
        if (result[seat] == 1)
            return seat;
    return -1;
}

static void play_game(struct desk *desk, struct game_random *random, struct lesson *lesson) {
    const struct game *game = desk->school->training->game;
    int last = -1, who;
    *lesson = (struct lesson){.winner = -1};
    game->begin(desk->setting, desk->state);
    while ((who = game->who(desk->setting, desk->state)) != GAME_OVER && lesson->decisions < MOST_DECISIONS) {
        size_t count = game->list(desk->setting, desk->state, desk->actions);
        if (who == GAME_CHANCE) {
            game_play_random(game, desk->setting, desk->state, desk->actions, random);
        } else if (count == 1) {
            game->play(desk->setting, desk->state, desk->actions[0]);
        } else {
            if (who != last || random_below(random, WITHIN_TURN) == 0)
                note_position(desk, lesson);
            last = who;
            lesson->decisions++;
            decide(desk, who, random);
        }
    }
    if (who == GAME_OVER)
        lesson->winner = winner_of(desk);
}

/* Keeps the positions of a game that somebody won. */
static bool keep_lesson(struct desk *desk, struct lesson *lesson) {
    size_t bytes = lesson->count * counts_each(desk->school->training) * sizeof *lesson->counts;
    if (lesson->winner < 0)
        lesson->count = 0;
    if (lesson->count == 0)
        return true;
    lesson->counts = malloc(bytes);
    if (lesson->counts)
        memcpy(lesson->counts, desk->counts, bytes);
    return lesson->counts != NULL;
}

static void study(struct school *school, bool tells) {
    const struct training *training = school->training;
    struct desk desk;
    bool good = open_desk(&desk, school);
    unsigned long number;
    while (good && (number = atomic_fetch_add(&school->next, 1)) < training->games) {
        struct game_random random = random_from_seed(school->seed + number);
        desk.setting = training->setting[number % training->settings];
        desk.mind = mind_new(training->game, desk.setting, school->weights);
        good = desk.mind != NULL;
        if (good) {
            play_game(&desk, &random, &school->lessons[number]);
            good = keep_lesson(&desk, &school->lessons[number]);
        }
        mind_free(desk.mind);
        unsigned long played = atomic_fetch_add(&school->played, 1) + 1;
        if (tells && training->progress)
            training->progress(school->context, school->generation, played);
    }
    close_desk(&desk);
    if (!good)
        atomic_store(&school->failed, true);
}

static void *work(void *context) {
    study(context, false);
    return NULL;
}

/* Plays all games of a generation. */
static bool play_generation(struct school *school) {
    pthread_t thread[TRAIN_MAX_WORKERS];
    unsigned started = 0;
    atomic_store(&school->next, 0);
    atomic_store(&school->played, 0);
    while (started + 1 < school->training->workers && started + 1 < TRAIN_MAX_WORKERS &&
           pthread_create(&thread[started], NULL, work, school) == 0)
        started++;
    study(school, true);
    while (started > 0)
        pthread_join(thread[--started], NULL);
    return !atomic_load(&school->failed);
}

static bool is_apart(const struct school *school, unsigned long game) {
    return !school->learns || game % KEPT_APART == KEPT_APART - 1;
}

/* The positions of all games, or of those kept apart, one behind the other. */
static bool gather(const struct school *school, bool apart, struct fit_examples *examples) {
    const struct training *training = school->training;
    size_t each = counts_each(training), count = 0;
    for (unsigned long i = 0; i < training->games; i++)
        count += is_apart(school, i) == apart ? school->lessons[i].count : 0;
    float *counts = malloc(count * each * sizeof *counts + 1);
    uint8_t *winner = malloc(count + 1);
    *examples = (struct fit_examples){
        count, training->game->seats(training->setting[0]), training->game->feature_count, counts, winner,
        NULL};
    if (!counts || !winner)
        return false;
    for (unsigned long i = 0; i < training->games; i++) {
        const struct lesson *lesson = &school->lessons[i];
        if (is_apart(school, i) != apart || lesson->count == 0)
            continue;
        memcpy(counts, lesson->counts, lesson->count * each * sizeof *counts);
        memset(winner, lesson->winner, lesson->count);
        counts += lesson->count * each;
        winner += lesson->count;
    }
    return true;
}

static void free_examples(struct fit_examples *examples) {
    free((void *)examples->counts);
    free((void *)examples->winner);
}

static bool learn(const struct school *school, struct mind_weights *weights, struct train_report *report) {
    struct fit_examples examples = {0}, apart = {0};
    bool good = gather(school, false, &examples) && gather(school, true, &apart) &&
                (examples.count == 0 || fit_weights(&examples, school->training->ridge, weights));
    if (good) {
        report->positions = examples.count;
        report->loss = fit_loss(&examples, weights);
        report->test_loss = fit_loss(&apart, weights);
        fit_calibrate(&apart, weights, &report->calibration);
    }
    free_examples(&examples);
    free_examples(&apart);
    return good;
}

unsigned train_rounds(const struct training *training) {
    return training->generations ? training->generations : 1;
}

bool train_weights(const struct training *training, struct mind_weights *weights,
                   void (*report)(void *context, const struct train_report *report), void *context) {
    struct school school = {
        .training = training, .weights = weights, .learns = training->generations > 0, .context = context};
    school.lessons = calloc(training->games, sizeof *school.lessons);
    bool good = school.lessons != NULL;
    for (unsigned generation = 0; good && generation < train_rounds(training); generation++) {
        struct train_report progress = {.generation = generation};
        school.generation = generation;
        school.seed = training->seed + generation * training->games;
        good = play_generation(&school) && learn(&school, weights, &progress);
        for (unsigned long i = 0; i < training->games; i++) {
            progress.decisions += (double)school.lessons[i].decisions / (double)training->games;
            free(school.lessons[i].counts);
            school.lessons[i].counts = NULL;
        }
        if (good)
            report(context, &progress);
    }
    free(school.lessons);
    return good;
}
