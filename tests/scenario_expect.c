/* The expectations of scenarios. */
#include "scenario_internal.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Words. */

static const char *name_of(const struct run *run, int who) {
    return who == GAME_OVER     ? "over"
           : who == GAME_CHANCE ? "chance"
                                : run->game->seat_mark(run->setting, run->state, who);
}

/* Whether the line contains the fragment as whole words. */
static bool contains(const char *line, const char *fragment) {
    size_t length = strlen(fragment);
    for (const char *at = line; (at = strstr(at, fragment)); at++)
        if ((at == line || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

/* Cuts off the last word; the rest may be empty. */
static const char *cut_last_word(char *line, char **word) {
    char *blank = strrchr(line, ' ');
    if (!blank) {
        *word = line;
        return "";
    }
    *blank = '\0';
    *word = blank + 1;
    return line;
}

/* Splits the line at a colon followed by a blank or the end; returns the second part, or NULL if there is no such colon. */
static char *cut_at_colon(char *line) {
    char *colon = strchr(line, ':');
    while (colon && colon[1] != ' ' && colon[1] != '\0')
        colon = strchr(colon + 1, ':');
    if (!colon)
        return NULL;
    *colon = '\0';
    return colon + 1 + strspn(colon + 1, " ");
}

/* The actions that start with the words, written without them. */
struct actions {
    size_t count;
    char (*texts)[GAME_ACTION_TEXT];
};

static char texts[GAME_MAX_ACTIONS][GAME_ACTION_TEXT];
static game_action listed[GAME_MAX_ACTIONS];

static void list_actions(const struct run *run, const char *words, struct actions *actions) {
    char written[GAME_ACTION_TEXT];
    size_t count = run->game->list(run->setting, run->state, listed);
    *actions = (struct actions){.texts = texts};
    for (size_t i = 0; i < count; i++) {
        struct text text = text_into(written, sizeof written);
        game_write_action(run->game, run->setting, run->state, listed[i], &text);
        const char *rest = behind(written, words);
        if (rest)
            strcpy(texts[actions->count++], rest);
    }
}

/* Expectations. */

bool expect_has(struct run *run, char *fragment) {
    char position[GAME_POSITION_TEXT];
    return holds(run, *fragment != '\0', "a fragment is missing") &&
           holds(run, contains(position_of(run, position), fragment), "the position is %s", position);
}

bool expect_position(struct run *run, char *words) {
    char position[GAME_POSITION_TEXT];
    return holds(run, strcmp(position_of(run, position), words) == 0, "the position is %s", position);
}

bool expect_has_not(struct run *run, char *fragment) {
    char position[GAME_POSITION_TEXT];
    return holds(run, *fragment != '\0', "a fragment is missing") &&
           holds(run, !contains(position_of(run, position), fragment), "the position is %s", position);
}

static int seat_named(const struct run *run, const char *mark) {
    for (int seat = 0; seat < run->game->seats(run->setting); seat++)
        if (strcmp(run->game->seat_mark(run->setting, run->state, seat), mark) == 0)
            return seat;
    return -1;
}

bool expect_knows(struct run *run, char *words) {
    char position[GAME_POSITION_TEXT];
    struct text text = text_into(position, sizeof position);
    char *fragment = words + strcspn(words, " ");
    if (*fragment)
        *fragment++ = '\0';
    int viewer = strcmp(words, "spectator") == 0 ? GAME_SPECTATOR : seat_named(run, words);
    if (!holds(run, *fragment != '\0', "a fragment is missing") ||
        !holds(run, viewer >= 0 || strcmp(words, "spectator") == 0, "there is no such viewer"))
        return false;
    void *known = malloc(run->game->state_bytes);
    if (!known)
        abort();
    game_known(run->game, run->setting, run->state, viewer, known);
    run->game->write_position(run->setting, known, &text);
    free(known);
    return holds(run, contains(position, fragment), "what it knows is %s", position);
}

/* The words in which two lines differ. */
static void differences(const char *found, const char *wanted, struct text *out) {
    char one[GAME_POSITION_TEXT], other[GAME_POSITION_TEXT];
    while (text_next_word(&found, one, sizeof one) && text_next_word(&wanted, other, sizeof other))
        if (strcmp(one, other) != 0)
            text_format(out, " %s (not %s)", one, other);
}

static bool compare_items(struct run *run, char *words, bool same) {
    char found[GAME_POSITION_TEXT], wanted[GAME_POSITION_TEXT], why[GAME_POSITION_TEXT];
    const struct arranger *arranger = find_arranger(run->game->name);
    if (!holds(run, arranger && run->state, "the game has no arranger"))
        return false;
    void *state = malloc(run->game->state_bytes);
    if (!state)
        abort();
    position_of(run, found);
    bool good = true;
    for (char *item = words, *next; good && item; item = next) {
        struct text reason = text_into(why, sizeof why);
        struct text text = text_into(wanted, sizeof wanted);
        next = strstr(item, "; ");
        if (next)
            *next = '\0', next += strlen("; ");
        memcpy(state, run->state, run->game->state_bytes);
        good = holds(run, arranger->arrange(run->setting, state, item, &reason), "%s", why);
        if (!good)
            break;
        run->game->write_position(run->setting, state, &text);
        reason = text_into(why, sizeof why);
        differences(found, wanted, &reason);
        good = holds(run, (strcmp(found, wanted) == 0) == same, "%s: there is%s", item,
                     same ? why : " just this");
    }
    free(state);
    return good;
}

bool expect_items(struct run *run, char *words) {
    return compare_items(run, words, true);
}

bool expect_no_items(struct run *run, char *words) {
    return compare_items(run, words, false);
}

bool expect_who(struct run *run, char *words) {
    const char *who = name_of(run, run->game->who(run->setting, run->state));
    return holds(run, strcmp(who, words) == 0, "it is %s", who);
}

bool expect_winner(struct run *run, char *words) {
    struct game_result result;
    int who = run->game->who(run->setting, run->state);
    if (!holds(run, who == GAME_OVER, "the game goes on: %s decides", name_of(run, who)))
        return false;
    game_result(run->game, run->setting, run->state, &result);
    int seat = seat_named(run, words);
    return holds(run, seat >= 0, "there is no such seat") &&
           holds(run, result.utility[seat] == 1, "its share is %g", result.utility[seat]);
}

bool expect_score(struct run *run, char *words) {
    struct game_result result;
    char *last;
    long score;
    const char *mark = cut_last_word(words, &last);
    int who = run->game->who(run->setting, run->state);
    if (!holds(run, text_read_number(last, -1000, 1000, &score), "a number is missing") ||
        !holds(run, who == GAME_OVER, "the game goes on: %s decides", name_of(run, who)))
        return false;
    game_result(run->game, run->setting, run->state, &result);
    int seat = seat_named(run, mark);
    return holds(run, seat >= 0, "there is no such seat") &&
           holds(run, result.scored && result.score[seat] == score, "it is %ld", result.score[seat]);
}

static size_t find_text(const struct actions *actions, const char *words) {
    size_t at = 0;
    while (at < actions->count && strcmp(actions->texts[at], words) != 0)
        at++;
    return at;
}

/* Removes each wanted text in turn; notes the missing ones. */
static void strike_out(struct actions *actions, char *wanted, struct text *missing) {
    for (char *word = wanted; word && *word != '\0';) {
        char *comma = strchr(word, ',');
        if (comma)
            *comma++ = '\0';
        size_t at = find_text(actions, word);
        if (at < actions->count)
            strcpy(actions->texts[at], "\n"); /* no action */
        else
            text_format(missing, "%s%s", missing->length > 0 ? ", " : "", word);
        word = comma ? comma + strspn(comma, " ") : NULL;
    }
}

/* Whether the texts are exactly the wanted ones. */
static bool compare_actions(struct run *run, struct actions *actions, char *wanted) {
    char missing[GAME_POSITION_TEXT / 2];
    char extra[GAME_POSITION_TEXT / 2];
    struct text absent = text_into(missing, sizeof missing);
    struct text more = text_into(extra, sizeof extra);
    strike_out(actions, wanted, &absent);
    for (size_t i = 0; i < actions->count; i++)
        if (strcmp(actions->texts[i], "\n") != 0)
            text_format(&more, "%s%s", more.length > 0 ? ", " : "", actions->texts[i]);
    return holds(run, absent.length == 0 && more.length == 0, "not offered: [%s]; offered as well: [%s]",
                 missing, extra);
}

bool expect_legal(struct run *run, char *words) {
    struct actions actions;
    char *wanted = cut_at_colon(words);
    list_actions(run, wanted ? words : "", &actions);
    return compare_actions(run, &actions, wanted ? wanted : words);
}

bool expect_count(struct run *run, char *words) {
    long number;
    struct actions actions;
    char *last;
    const char *prefix = cut_last_word(words, &last);
    if (!holds(run, text_read_number(last, 0, GAME_MAX_ACTIONS, &number), "a number is missing"))
        return false;
    list_actions(run, prefix, &actions);
    return holds(run, actions.count == (size_t)number, "there are %zu", actions.count);
}

bool expect_allowed(struct run *run, char *words) {
    game_action action;
    char position[GAME_POSITION_TEXT];
    return holds(run, find_action(run, words, &action), "it is refused in %s", position_of(run, position));
}

bool expect_refused(struct run *run, char *words) {
    game_action action;
    char position[GAME_POSITION_TEXT];
    return holds(run, *words != '\0', "an action is missing") &&
           holds(run, !find_action(run, words, &action), "it is allowed in %s", position_of(run, position));
}

/* Cuts off a last word `A/B`. */
static bool cut_fraction(struct run *run, char *words, long *above, long *below) {
    char *fraction;
    cut_last_word(words, &fraction);
    char *slash = fraction > words ? strchr(fraction, '/') : NULL;
    if (slash)
        *slash = '\0';
    return holds(run,
                 slash && text_read_number(fraction, 0, 1000000, above) &&
                     text_read_number(slash + 1, 1, 1000000, below),
                 "a fraction is missing");
}

bool expect_odds(struct run *run, char *words) {
    game_action action;
    long above, below;
    const struct game *game = run->game;
    if (!cut_fraction(run, words, &above, &below) ||
        !holds(run, game->who(run->setting, run->state) == GAME_CHANCE, "there is nothing to roll") ||
        !holds(run, find_action(run, words, &action), "this cannot fall"))
        return false;
    size_t count = game->list(run->setting, run->state, listed);
    uint64_t total = game_total_weight(game, run->setting, run->state, listed, count);
    uint64_t weight = game->weight(run->setting, run->state, action);
    return holds(run, weight * (uint64_t)below == total * (uint64_t)above, "the odds are %lu/%lu",
                 (unsigned long)weight, (unsigned long)total);
}

bool expect_success(struct run *run, char *words) {
    game_action action;
    long above, below;
    if (!cut_fraction(run, words, &above, &below) ||
        !holds(run, run->game->odds, "the game tells no chances of success") ||
        !holds(run, find_action(run, words, &action), "this is refused"))
        return false;
    double success = game_success(run->game, run->setting, run->state, action);
    double error = success - (double)above / (double)below;
    return holds(run, error > -1e-12 && error < 1e-12, "it is %.12g", success);
}

bool expect_chance(struct run *run, char *words) {
    struct game_odds odds[GAME_MAX_ODDS];
    game_action action;
    long above, below;
    if (!cut_fraction(run, words, &above, &below))
        return false;
    char *rest = words + strcspn(words, " ");
    if (*rest)
        *rest++ = '\0';
    if (!holds(run, run->game->odds, "the game tells no chances") ||
        !holds(run, find_action(run, rest, &action), "this is refused"))
        return false;
    size_t count = run->game->odds(run->setting, run->state, action, odds);
    for (size_t i = 0; i < count; i++)
        if (odds[i].kind == GAME_SIDE && odds[i].seat >= 0 &&
            strcmp(name_of(run, odds[i].seat), words) == 0) {
            double error = odds[i].chance - (double)above / (double)below;
            return holds(run, error > -1e-9 && error < 1e-9, "it is %.12g", odds[i].chance);
        }
    return fail_line(run, "no chance is told for this seat");
}

bool expect_perft(struct run *run, char *words) {
    long depth, leaves;
    char *last;
    const char *first = cut_last_word(words, &last);
    if (!holds(run, text_read_number(last, 0, 1000000000000, &leaves), "a number is missing") ||
        !holds(run, text_read_number(first, 0, 100, &depth), "a depth is missing"))
        return false;
    unsigned long found = game_perft(run->game, run->setting, run->state, (int)depth);
    return holds(run, found == (unsigned long)leaves, "there are %lu", found);
}

/* Whether the action's clicks start with the blank-separated things. */
static bool is_pointed_at(const struct run *run, game_action action, const char *things) {
    game_thing clicks[GAME_MAX_CLICKS];
    char wanted[GAME_ACTION_TEXT];
    char written[GAME_SENTENCE_TEXT];
    size_t count = run->game->clicks(run->setting, run->state, action, clicks);
    for (size_t i = 0; text_next_word(&things, wanted, sizeof wanted); i++) {
        struct text text = text_into(written, sizeof written);
        if (i >= count)
            return false;
        run->game->write_thing(run->setting, run->state, clicks[i], &text);
        if (strcmp(wanted, written) != 0)
            return false;
    }
    return true;
}

bool expect_point(struct run *run, char *words) {
    struct actions actions = {.texts = texts};
    char *wanted = cut_at_colon(words);
    if (!holds(run, wanted, "expected `point THINGS: ACTIONS`"))
        return false;
    size_t count = run->game->list(run->setting, run->state, listed);
    for (size_t i = 0; i < count; i++)
        if (is_pointed_at(run, listed[i], words)) {
            struct text text = text_into(texts[actions.count++], GAME_ACTION_TEXT);
            game_write_action(run->game, run->setting, run->state, listed[i], &text);
        }
    return compare_actions(run, &actions, wanted);
}

/* Texts for people. */

/* Splits `ENGLISH | FRENCH`. */
static bool cut_languages(struct run *run, char *words, const char *parts[GAME_LANGUAGES]) {
    char *bar = words ? strstr(words, " | ") : NULL;
    if (!holds(run, bar, "expected `...: ENGLISH | FRENCH`"))
        return false;
    *bar = '\0';
    parts[GAME_ENGLISH] = words;
    parts[GAME_FRENCH] = bar + strlen(" | ");
    return true;
}

bool expect_seat(struct run *run, char *words) {
    const char *wanted[GAME_LANGUAGES];
    char name[GAME_SENTENCE_TEXT];
    if (!cut_languages(run, cut_at_colon(words), wanted))
        return false;
    int seat = seat_named(run, words);
    if (!holds(run, seat >= 0, "there is no such seat"))
        return false;
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text text = text_into(name, sizeof name);
        run->game->seat_name(run->setting, run->state, seat, (enum game_language)language, &text);
        if (!holds(run, strcmp(name, wanted[language]) == 0, "its name is %s", name))
            return false;
    }
    return true;
}

/* Whether the sentence contains the words, ignoring the case of ASCII letters. */
static bool says(const char *sentence, const char *words) {
    for (; *sentence != '\0'; sentence++) {
        size_t i = 0;
        while (words[i] != '\0' && tolower((unsigned char)sentence[i]) == tolower((unsigned char)words[i]))
            i++;
        if (words[i] == '\0')
            return true;
    }
    return false;
}

/* Finds the thing with that token in the path of some decision. */
static bool find_thing(const struct run *run, const char *name, game_thing *thing) {
    game_thing clicks[GAME_MAX_CLICKS];
    char written[GAME_SENTENCE_TEXT];
    size_t count = run->game->list(run->setting, run->state, listed);
    for (size_t i = 0; i < count; i++) {
        size_t click_count = run->game->clicks(run->setting, run->state, listed[i], clicks);
        for (size_t k = 0; k < click_count; k++) {
            struct text text = text_into(written, sizeof written);
            run->game->write_thing(run->setting, run->state, clicks[k], &text);
            *thing = clicks[k];
            if (strcmp(written, name) == 0)
                return true;
        }
    }
    return false;
}

bool expect_label(struct run *run, char *words) {
    const char *wanted[GAME_LANGUAGES];
    char label[GAME_SENTENCE_TEXT];
    game_thing thing = 0;
    if (!cut_languages(run, cut_at_colon(words), wanted) ||
        !holds(run, find_thing(run, words, &thing), "there is nothing of that name to point at"))
        return false;
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text text = text_into(label, sizeof label);
        run->game->label_thing(run->setting, run->state, thing, (enum game_language)language, &text);
        if (!holds(run, says(label, wanted[language]), "it is called %s", label))
            return false;
    }
    return true;
}
