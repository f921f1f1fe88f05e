/* Self-play and logistic regression. Everything is repeatable: limits are nodes, not time, and one generator makes all
   choices. */
#include "train.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    NODES = 600, /* in a decision of self-play */
    MOST_DECISIONS = 2000,
    MOST_POSITIONS = 400000,
    EPOCHS = 6,
    CHOSEN_FROM = 12, /* the best decisions, of which one is played */
};

static const double temperature = 0.03, first_rate = 0.02, decay = 1e-6;

static const struct mind_depth depths[] = {{.own = {4, 3, 2, 2, 1, 1, 1, 1}}, {.own = {0}}};

/* One position of a game: what each seat counted, and who won in the end. */
struct example {
    int seats;
    float share[GAME_MAX_SEATS];
    float *features;
};

struct school {
    const struct training *training;
    struct mind_weights *weights;
    struct mind_answer *answer;
    game_action *actions;
    unsigned char *state;
    struct example *examples;
    float *features; /* of all examples, one behind the other */
    size_t count;
    unsigned long decisions;
    struct game_random random;
};

static size_t features_each(const struct school *school) {
    return GAME_MAX_SEATS * school->training->game->feature_count;
}

static bool open_school(struct school *school) {
    school->answer = malloc(sizeof *school->answer);
    school->actions = malloc(GAME_MAX_ACTIONS * sizeof *school->actions);
    school->state = malloc(school->training->game->state_bytes);
    school->examples = malloc(MOST_POSITIONS * sizeof *school->examples);
    school->features = malloc(MOST_POSITIONS * features_each(school) * sizeof *school->features);
    return school->answer && school->actions && school->state && school->examples && school->features;
}

static void close_school(struct school *school) {
    free(school->answer);
    free(school->actions);
    free(school->state);
    free(school->examples);
    free(school->features);
}

static void note_position(struct school *school, const void *setting, int seats) {
    const struct game *game = school->training->game;
    if (school->count == MOST_POSITIONS)
        return;
    struct example *example = &school->examples[school->count];
    example->seats = seats;
    example->features = school->features + school->count * features_each(school);
    game->features(setting, school->state, example->features);
    school->count++;
}

/* Mostly the best decision, at times another that is nearly as good: the games must differ. */
static game_action choose(struct school *school, int seat) {
    const struct mind_answer *answer = school->answer;
    size_t last = answer->exact ? answer->exact : answer->count;
    last = last > CHOSEN_FROM ? CHOSEN_FROM : last;
    return answer->option[mind_choose(answer, last, seat, temperature, &school->random)].action;
}

static void play_game(struct school *school, struct mind *mind, const void *setting) {
    const struct game *game = school->training->game;
    int seats = game->seats(setting), last = -1, who;
    size_t first = school->count;
    unsigned long decisions = 0;
    game->begin(setting, school->state);
    while ((who = game->who(setting, school->state)) != GAME_OVER && decisions < MOST_DECISIONS) {
        size_t count = game->list(setting, school->state, school->actions);
        if (who == GAME_CHANCE) {
            game_play_random(game, setting, school->state, school->actions, &school->random);
            continue;
        }
        if (count == 1) {
            game->play(setting, school->state, school->actions[0]);
            continue;
        }
        /* The beginning of a turn, and some positions within. */
        if (who != last || random_below(&school->random, 8) == 0)
            note_position(school, setting, seats);
        last = who;
        decisions++;
        struct mind_limits limits = {.nodes = NODES, .seed = random_next(&school->random)};
        mind_think(mind, school->state, depths, &limits, school->answer);
        game->play(setting, school->state, choose(school, who));
    }
    school->decisions += decisions;
    double result[GAME_MAX_SEATS] = {0};
    if (who == GAME_OVER)
        game->result(setting, school->state, result);
    else
        school->count = first; /* nobody won: nothing to learn */
    for (size_t i = first; i < school->count; i++)
        for (int seat = 0; seat < seats; seat++)
            school->examples[i].share[seat] = (float)result[seat];
}

static double learn_from(const struct school *school, const struct example *example, double rate) {
    size_t features = school->training->game->feature_count;
    float *weight = school->weights->weight;
    double strength[GAME_MAX_SEATS], sum = 0, loss = 0;
    for (int seat = 0; seat < example->seats; seat++) {
        double total = 0;
        for (size_t i = 0; i < features; i++)
            total += (double)weight[i] * example->features[(size_t)seat * features + i];
        sum += strength[seat] = exp(total);
    }
    for (int seat = 0; seat < example->seats; seat++) {
        double share = strength[seat] / sum, wrong = share - example->share[seat];
        loss -= example->share[seat] * log(share + 1e-9);
        for (size_t i = 0; i < features; i++)
            weight[i] -=
                (float)(rate * (wrong * example->features[(size_t)seat * features + i] + decay * weight[i]));
    }
    return loss;
}

static double learn(struct school *school) {
    double loss = 0;
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
        loss = 0;
        for (size_t i = 0; i < school->count; i++) {
            size_t at = random_below(&school->random, (uint32_t)school->count);
            loss += learn_from(school, &school->examples[at], first_rate / (1 + epoch));
        }
    }
    return school->count ? loss / (double)school->count : 0;
}

static bool play_generation(struct school *school) {
    const struct training *training = school->training;
    for (unsigned long number = 0; number < training->games; number++) {
        const void *setting = training->setting[number % training->settings];
        struct mind *mind = mind_new(training->game, setting, school->weights);
        if (!mind)
            return false;
        play_game(school, mind, setting);
        mind_free(mind);
    }
    return true;
}

bool train_weights(const struct training *training, struct mind_weights *weights,
                   void (*report)(void *context, const struct train_report *report), void *context) {
    struct school school = {
        .training = training, .weights = weights, .random = random_from_seed(training->seed)};
    bool good = open_school(&school);
    for (unsigned generation = 0; good && generation < training->generations; generation++) {
        school.count = 0;
        school.decisions = 0;
        good = play_generation(&school);
        double loss = good ? learn(&school) : 0;
        report(context, &(struct train_report){generation, school.count, loss,
                                               (double)school.decisions / (double)training->games});
    }
    close_school(&school);
    return good;
}
