/* The scripted game. Decisions are `pick N` (clicked as a pair of numbers, then a number), outcomes `fall N`. */
#include "scripted.h"

#include <stdio.h>
#include <string.h>

enum { SEATS = 2, MAX_STEPS = 64, MOST_CHOICES = 999, PAIR = 0x100 };

struct step {
    int who;
    unsigned count;
    bool deliberate;
};

struct scripted_setting {
    char script[GAME_OPTION_TEXT];
    struct step steps[MAX_STEPS + 1]; /* the last has who == GAME_OVER */
};

struct scripted_state {
    uint32_t sum;
    uint16_t step;
    uint8_t last;
    uint8_t gone; /* 1 + the seat that resigned */
};

static const struct game_option options[] = {
    {.name = "script", .type = GAME_STRING, .default_value = "A2 ?6 B2"},
    {.name = NULL},
};

static const char *const marks[SEATS] = {"A", "B"};

static bool read_step(const char *word, struct step *step) {
    long count;
    char digits[8];
    size_t length = strlen(word);
    step->who = word[0] == '?' ? GAME_CHANCE : word[0] - 'A';
    step->deliberate = length > 0 && word[length - 1] == '!';
    snprintf(digits, sizeof digits, "%.*s", (int)(length - 1 - step->deliberate), word + 1);
    bool fine = step->who < SEATS && text_read_number(digits, 1, MOST_CHOICES, &count);
    step->count = fine ? (unsigned)count : 0;
    return fine;
}

static bool prepare(void *setting, const struct game_choice *choices, size_t count,
                    struct game_error *error) {
    struct scripted_setting *scripted = setting;
    char word[8];
    size_t steps = 0;
    if (!game_check_choices(&scripted_game, choices, count, error))
        return false;
    const char *at = game_chosen(&scripted_game, choices, count, "script");
    snprintf(scripted->script, sizeof scripted->script, "%s", at);
    while (text_next_word(&at, word, sizeof word))
        if (steps == MAX_STEPS || !read_step(word, &scripted->steps[steps++]))
            return game_refuse(error, 0, "bad script");
    if (*at)
        return game_refuse(error, 0, "bad script");
    scripted->steps[steps] = (struct step){.who = GAME_OVER};
    return true;
}

static void option_value(const void *setting, size_t option, struct text *out) {
    (void)option;
    text_put(out, ((const struct scripted_setting *)setting)->script);
}

static int seats(const void *setting) {
    (void)setting;
    return SEATS;
}

static const struct step *step_of(const void *setting, const void *state) {
    return &((const struct scripted_setting *)setting)->steps[((const struct scripted_state *)state)->step];
}

static void begin(const void *setting, void *state) {
    (void)setting;
    memset(state, 0, sizeof(struct scripted_state));
}

static int who(const void *setting, const void *state) {
    return ((const struct scripted_state *)state)->gone ? GAME_OVER : step_of(setting, state)->who;
}

static size_t list(const void *setting, const void *state, game_action *out) {
    size_t count = who(setting, state) == GAME_OVER ? 0 : step_of(setting, state)->count;
    for (size_t i = 0; i < count; i++)
        out[i] = (game_action)i + 1;
    return count;
}

static uint32_t weight(const void *setting, const void *state, game_action outcome) {
    (void)setting;
    (void)state;
    return outcome;
}

static void play(const void *setting, void *state, game_action action) {
    struct scripted_state *scripted = state;
    if (GAME_IS_RESIGN(action)) {
        scripted->gone = (uint8_t)(1 + GAME_RESIGNER(action));
        return;
    }
    if (who(setting, state) >= 0)
        scripted->last = (uint8_t)who(setting, state);
    scripted->sum += action;
    scripted->step++;
}

static bool present(const void *setting, const void *state, int seat) {
    (void)setting;
    return ((const struct scripted_state *)state)->gone != seat + 1;
}

static void result(const void *setting, const void *state, struct game_result *result) {
    const struct scripted_state *scripted = state;
    int winner = scripted->gone ? 2 - scripted->gone : scripted->last;
    (void)setting;
    result->utility[winner] = 1;
    result->place[winner] = 1;
    result->place[1 - winner] = 2;
}

/* Chance belongs to the turn of the seat that decided last. */
static int turn(const void *setting, const void *state) {
    int now = who(setting, state);
    return now >= 0 ? now : ((const struct scripted_state *)state)->last;
}

static bool deliberate(const void *setting, const void *state, game_action action) {
    (void)action;
    return step_of(setting, state)->deliberate;
}

static void write_action(const void *setting, const void *state, game_action action, struct text *out) {
    text_format(out, "%s %u", who(setting, state) == GAME_CHANCE ? "fall" : "pick", action);
}

static void write_position(const void *setting, const void *state, struct text *out) {
    const struct scripted_state *scripted = state;
    (void)setting;
    text_format(out, "step %u sum %u last %s", scripted->step, scripted->sum, marks[scripted->last]);
}

static bool read_position(const void *setting, void *state, const char *line, struct game_error *error) {
    const struct scripted_setting *script = setting;
    char words[6][12];
    long step, sum, steps = 0;
    for (int i = 0; i < 6; i++)
        if (!text_next_word(&line, words[i], sizeof words[i]))
            return game_refuse(error, 0, "a position is `step N sum N last A`");
    while (script->steps[steps].who != GAME_OVER)
        steps++;
    if (!text_read_number(words[1], 0, steps, &step) || !text_read_number(words[3], 0, 99999, &sum))
        return game_refuse(error, 0, "there is no step %s with sum %s", words[1], words[3]);
    *(struct scripted_state *)state =
        (struct scripted_state){.step = (uint16_t)step, .sum = (uint32_t)sum, .last = words[5][0] == 'B'};
    return true;
}

static const char *seat_mark(const void *setting, const void *state, int seat) {
    (void)setting;
    (void)state;
    return marks[seat];
}

static size_t clicks(const void *setting, const void *state, game_action action,
                     game_thing things[GAME_MAX_CLICKS]) {
    (void)setting;
    (void)state;
    things[0] = PAIR + (action + 1) / 2;
    things[1] = action;
    return 2;
}

static void write_thing(const void *setting, const void *state, game_thing thing, struct text *out) {
    (void)setting;
    (void)state;
    text_format(out, thing >= PAIR ? "pair%u" : "n%u", thing & 0xffu);
}

static void label_thing(const void *setting, const void *state, game_thing thing, enum game_language language,
                        struct text *out) {
    text_put(out, language == GAME_FRENCH ? "chose " : "thing ");
    write_thing(setting, state, thing, out);
}

static bool is_button(game_thing thing) {
    return thing >= PAIR;
}

static void seat_name(const void *setting, const void *state, int seat, enum game_language language,
                      struct text *out) {
    (void)setting;
    (void)state;
    text_format(out, language == GAME_FRENCH ? "Siège %s" : "Seat %s", marks[seat]);
}

static void prompt(const void *setting, const void *state, enum game_language language, struct text *out) {
    (void)setting;
    text_put(out, language == GAME_FRENCH ? "Étape " : "Step ");
    text_number(out, ((const struct scripted_state *)state)->step);
}

static void label(const void *setting, const void *state, game_action action, enum game_language language,
                  struct text *out) {
    text_put(out, language == GAME_FRENCH ? "faire " : "do ");
    write_action(setting, state, action, out);
}

static void tell(const void *setting, const void *state, game_action action, enum game_language language,
                 struct text *out) {
    text_put(out, language == GAME_FRENCH ? "fait : " : "done: ");
    game_write_action(&scripted_game, setting, state, action, out);
}

static void write_board(const void *setting, const void *state, enum game_language language,
                        struct text *out) {
    (void)setting;
    (void)language;
    text_format(out, "{\"sum\":%u}", ((const struct scripted_state *)state)->sum);
}

static void draw(const void *setting, const void *state, enum game_language language, struct text *out) {
    (void)language;
    write_position(setting, state, out);
    text_letter(out, '\n');
}

/* The first number of a choice succeeds with probability 1/2. */
static size_t odds(const void *setting, const void *state, game_action action,
                   struct game_odds odds[GAME_MAX_ODDS]) {
    (void)setting;
    (void)state;
    odds[0] = (struct game_odds){.kind = GAME_SUCCESS, .chance = 0.5};
    return action == 1;
}

static void label_odds(const void *setting, const void *state, const struct game_odds *odds,
                       enum game_language language, struct text *out) {
    (void)setting;
    (void)state;
    (void)odds;
    text_put(out, language == GAME_FRENCH ? "chance" : "luck");
}

const struct game scripted_game = {
    .name = "scripted",
    .title = {"Scripted", "Scénario"},
    .rules_version = 3,
    .setting_bytes = sizeof(struct scripted_setting),
    .state_bytes = sizeof(struct scripted_state),
    .max_actions = MOST_CHOICES,
    .options = options,
    .min_seats = SEATS,
    .max_seats = SEATS,
    .prepare = prepare,
    .option_value = option_value,
    .seats = seats,
    .begin = begin,
    .who = who,
    .list = list,
    .weight = weight,
    .play = play,
    .turn = turn,
    .present = present,
    .result = result,
    .deliberate = deliberate,
    .write_action = write_action,
    .write_position = write_position,
    .read_position = read_position,
    .seat_mark = seat_mark,
    .clicks = clicks,
    .write_thing = write_thing,
    .label_thing = label_thing,
    .is_button = is_button,
    .seat_name = seat_name,
    .prompt = prompt,
    .label = label,
    .tell = tell,
    .write_board = write_board,
    .draw = draw,
    .odds = odds,
    .label_odds = label_odds,
};
