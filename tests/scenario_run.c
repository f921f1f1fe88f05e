/* Runs a scenario line by line. */
#include "games.h"
#include "scenario_internal.h"
#include "table.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool fail_line(struct run *run, const char *format, ...) {
    char found[GAME_POSITION_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(found, sizeof found, format, arguments);
    va_end(arguments);
    return scenario_fail(run->failure, run->scenario->file, run->line->number, "%s: %s", run->line->words,
                         found);
}

const char *position_of(const struct run *run, char buffer[GAME_POSITION_TEXT]) {
    struct text text = text_into(buffer, GAME_POSITION_TEXT);
    run->game->write_position(run->setting, run->state, &text);
    return buffer;
}

const char *behind(const char *line, const char *words) {
    size_t length = strlen(words);
    if (length == 0)
        return line;
    if (strncmp(line, words, length) != 0 || (line[length] != ' ' && line[length] != '\0'))
        return NULL;
    return line + length + (line[length] == ' ' ? 1 : 0);
}

bool find_action(const struct run *run, const char *words, game_action *action) {
    return game_read_action(run->game, run->setting, run->state, words, action);
}

/* Before the game starts. */

static bool choose_game(struct run *run, char *words) {
    run->game = games_find(run->games, words);
    return holds(run, run->choice_count == 0 && !run->setting, "this must come first") &&
           holds(run, run->game, "there is no such game");
}

/* The line is the name of an option and its value. */
static bool choose_option(struct run *run, char *line) {
    char *value = line + strcspn(line, " ");
    const struct game_option *option = run->game->options;
    if (*value != '\0')
        *value++ = '\0';
    while (option->name && strcmp(option->name, line) != 0)
        option++;
    if (!holds(run, option->name, "this is neither a directive nor an option of %s", run->game->name) ||
        !holds(run, !run->setting, "options come before the beginning") ||
        !holds(run, run->choice_count < SCENARIO_MAX_CHOICES, "there are too many options"))
        return false;
    char *kept = malloc(strlen(value) + 1);
    if (!kept)
        abort();
    strcpy(kept, value);
    run->choices[run->choice_count++] = (struct game_choice){option->name, kept};
    return true;
}

static void *zeroed(size_t size) {
    void *memory = calloc(1, size);
    if (!memory)
        abort();
    return memory;
}

static bool prepare(struct run *run, struct game_error *error) {
    if (run->setting)
        return true;
    run->setting = zeroed(run->game->setting_bytes);
    run->state = zeroed(run->game->state_bytes);
    return run->game->prepare(run->setting, run->choices, run->choice_count, error);
}

static bool expect_no_game(struct run *run, char *words) {
    struct game_error error = {0};
    if (!holds(run, *words == '\0', "nothing goes behind this"))
        return false;
    void *setting = zeroed(run->game->setting_bytes);
    bool prepared = run->game->prepare(setting, run->choices, run->choice_count, &error);
    free(setting);
    return holds(run, !prepared, "the options are accepted");
}

static bool begin(struct run *run, char *words) {
    struct game_error error = {0};
    if (!holds(run, *words == '\0', "nothing goes behind this") ||
        !holds(run, prepare(run, &error), "%s", error.text))
        return false;
    run->game->begin(run->setting, run->state);
    run->begun = true;
    return true;
}

static bool set_position(struct run *run, char *words) {
    char written[GAME_POSITION_TEXT];
    struct game_error error = {0};
    if (!holds(run, prepare(run, &error), "%s", error.text) ||
        !holds(run, run->game->read_position(run->setting, run->state, words, &error), "%s", error.text))
        return false;
    run->begun = true;
    return holds(run, strcmp(position_of(run, written), words) == 0, "it is written as %s", written);
}

/* Arranging (arrange.h). */

static struct game_choice *chosen(struct run *run, const char *name) {
    for (size_t i = 0; i < run->choice_count; i++)
        if (strcmp(run->choices[i].name, name) == 0)
            return &run->choices[i];
    return NULL;
}

static bool change_data(struct run *run, char *words) {
    static char value[GAME_OPTION_TEXT];
    const struct arranger *arranger = find_arranger(run->game->name);
    struct game_choice *choice = chosen(run, "data");
    struct text text = text_into(value, sizeof value);
    struct game_error error = {.language = GAME_ENGLISH};
    char name[] = "data";
    if (!holds(run, arranger && !run->setting, "the data cannot be changed here") ||
        !holds(run, arranger->change_data(choice ? choice->value : NULL, words, &text, &error), "%s",
               error.text))
        return false;
    if (!choice) {
        if (!choose_option(run, name))
            return false;
        choice = chosen(run, "data");
    }
    free((char *)choice->value);
    char *kept = malloc(strlen(value) + 1);
    if (!kept)
        abort();
    choice->value = strcpy(kept, value);
    return true;
}

static bool arrange(struct run *run, char *words) {
    const struct arranger *arranger = find_arranger(run->game->name);
    struct game_error error = {.language = GAME_ENGLISH};
    char why[GAME_POSITION_TEXT];
    if (!holds(run, arranger, "the game has no arranger") ||
        !holds(run, prepare(run, &error), "%s", error.text))
        return false;
    if (!run->arranging)
        arranger->clear(run->setting, run->state);
    run->arranging = run->begun = true;
    for (char *item = words, *next; item; item = next) {
        struct text reason = text_into(why, sizeof why);
        next = strstr(item, "; ");
        if (next)
            *next = '\0', next += strlen("; ");
        if (*item &&
            !holds(run, arranger->arrange(run->setting, run->state, item, &reason), "%s: %s", item, why))
            return false;
    }
    return true;
}

/* Goes on to the first decision; what has been arranged must be a position of the game. */
static bool finish_arranging(struct run *run) {
    char written[GAME_POSITION_TEXT];
    struct game_error error = {.language = GAME_ENGLISH};
    if (!run->arranging)
        return true;
    run->arranging = false;
    find_arranger(run->game->name)->start(run->setting, run->state);
    position_of(run, written);
    void *again = zeroed(run->game->state_bytes);
    bool good = run->game->read_position(run->setting, again, written, &error);
    free(again);
    return holds(run, good, "what was arranged is no position: %s in %s", error.text, written);
}

static bool expect_no_position(struct run *run, char *words) {
    struct game_error error = {0};
    if (!holds(run, prepare(run, &error), "%s", error.text))
        return false;
    void *state = zeroed(run->game->state_bytes);
    bool read = run->game->read_position(run->setting, state, words, &error);
    free(state);
    return holds(run, !read, "the position is accepted");
}

/* Playing. */

/* Cuts off `-> FRAGMENT` and returns the fragment, or NULL if there is none. */
static char *cut_fragment(char *words) {
    char *arrow = strstr(words, "->");
    if (!arrow)
        return NULL;
    char *fragment = arrow + strlen("->");
    while (arrow > words && arrow[-1] == ' ')
        arrow--;
    *arrow = '\0';
    return fragment + strspn(fragment, " ");
}

static bool has_if_given(struct run *run, char *fragment) {
    run->shown = run->shown || fragment;
    return !fragment || expect_has(run, fragment);
}

static bool play(struct run *run, char *words) {
    game_action action;
    char position[GAME_POSITION_TEXT];
    char *fragment = cut_fragment(words);
    if (!holds(run, find_action(run, words, &action), "this is refused in %s", position_of(run, position)))
        return false;
    run->game->play(run->setting, run->state, action);
    return has_if_given(run, fragment);
}

/* Plays the first action of each list until one that starts with the words is listed. */
static bool until(struct run *run, char *words) {
    static game_action listed[GAME_MAX_ACTIONS];
    char written[GAME_ACTION_TEXT], position[GAME_POSITION_TEXT];
    for (int i = 0; i < 5000; i++) {
        size_t count = run->game->list(run->setting, run->state, listed);
        for (size_t k = 0; k < count; k++) {
            struct text text = text_into(written, sizeof written);
            game_write_action(run->game, run->setting, run->state, listed[k], &text);
            if (behind(written, words))
                return true;
        }
        if (!count)
            break;
        run->game->play(run->setting, run->state, listed[0]);
    }
    return holds(run, false, "it never comes: %s", position_of(run, position));
}

/* Plays forced decisions at a table without dice. */
static bool advance(struct run *run, char *words) {
    char position[GAME_POSITION_TEXT];
    struct game_error error = {0};
    char *fragment = cut_fragment(words);
    if (!holds(run, *words == '\0', "only a fragment goes behind this"))
        return false;
    struct table *table =
        table_new_at(run->game, run->choices, run->choice_count, position_of(run, position), &error);
    if (!holds(run, table, "%s", error.text))
        return false;
    table_advance(table, &error); /* fails where dice are due, which ends it */
    memcpy(run->state, table_state(table), run->game->state_bytes);
    table_free(table);
    return has_if_given(run, fragment);
}

/* The directives. */

enum stage { ANY_TIME, AFTER_BEGINNING };

static const struct directive {
    const char *word;
    enum stage stage;
    bool shows; /* it expects something */
    bool (*carry_out)(struct run *run, char *words);
} directives[] = {
    {"game", ANY_TIME, false, choose_game},
    {"nogame", ANY_TIME, true, expect_no_game},
    {"begin", ANY_TIME, false, begin},
    {"position", ANY_TIME, false, set_position},
    {"line", ANY_TIME, false, change_data},
    {"arrange", ANY_TIME, false, arrange},
    {"noposition", ANY_TIME, true, expect_no_position},
    {"play", AFTER_BEGINNING, false, play},
    {"advance", AFTER_BEGINNING, false, advance},
    {"until", AFTER_BEGINNING, false, until},
    {"expect", AFTER_BEGINNING, true, expect_position},
    {"has", AFTER_BEGINNING, true, expect_has},
    {"hasnot", AFTER_BEGINNING, true, expect_has_not},
    {"knows", AFTER_BEGINNING, true, expect_knows},
    {"see", AFTER_BEGINNING, true, expect_items},
    {"unlike", AFTER_BEGINNING, true, expect_no_items},
    {"who", AFTER_BEGINNING, true, expect_who},
    {"won", AFTER_BEGINNING, true, expect_winner},
    {"score", AFTER_BEGINNING, true, expect_score},
    {"legal", AFTER_BEGINNING, true, expect_legal},
    {"count", AFTER_BEGINNING, true, expect_count},
    {"allowed", AFTER_BEGINNING, true, expect_allowed},
    {"refused", AFTER_BEGINNING, true, expect_refused},
    {"odds", AFTER_BEGINNING, true, expect_odds},
    {"success", AFTER_BEGINNING, true, expect_success},
    {"chance", AFTER_BEGINNING, true, expect_chance},
    {"perft", AFTER_BEGINNING, true, expect_perft},
    {"point", AFTER_BEGINNING, true, expect_point},
    {"seat", AFTER_BEGINNING, true, expect_seat},
    {"label", AFTER_BEGINNING, true, expect_label},
};

static bool carry_out(struct run *run, char *line) {
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++) {
        const struct directive *directive = &directives[i];
        size_t length = strlen(directive->word);
        if (!behind(line, directive->word))
            continue;
        char *words = line + length;
        run->shown = run->shown || directive->shows;
        return holds(run, run->begun || directive->stage == ANY_TIME, "there is no position yet") &&
               (directive->carry_out == arrange || finish_arranging(run)) &&
               directive->carry_out(run, words + strspn(words, " "));
    }
    return choose_option(run, line);
}

bool scenario_run(const struct scenario *scenario, const struct game *const *games,
                  struct scenario_failure *failure) {
    struct run run = {.scenario = scenario, .games = games, .failure = failure, .game = games[0]};
    bool good = true;
    for (size_t i = 1; i < scenario->count && good; i++) {
        run.line = &scenario->lines[i];
        char *line = malloc(strlen(run.line->words) + 1);
        if (!line)
            abort();
        strcpy(line, run.line->words);
        good = carry_out(&run, line);
        free(line);
    }
    run.line = &scenario->lines[scenario->count - 1];
    good = good && holds(&run, run.shown, "the scenario expects nothing");
    for (size_t i = 0; i < run.choice_count; i++)
        free((char *)run.choices[i].value);
    free(run.setting);
    free(run.state);
    return good;
}
