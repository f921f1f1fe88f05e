/* What a scenario can expect of a position. */
#include "scenario_private.h"

#include <ctype.h>
#include <string.h>

/* Words. */

static const char *name_of(const struct run *run, int who) {
    return who == GAME_OVER ? "over" : who == GAME_CHANCE ? "chance" : run->game->seat_mark(who);
}

/* Whether the fragment's words stand in the line, whole. */
static bool contains(const char *line, const char *fragment) {
    size_t length = strlen(fragment);
    for (const char *at = line; (at = strstr(at, fragment)); at++)
        if ((at == line || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

/* Cuts the last word off the line; what is left may be nothing. */
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

/* Cuts the line in two at a colon with a blank behind it, or at its end: the part behind it, or NULL if there is no
   such colon. */
static char *cut_at_colon(char *line) {
    char *colon = strchr(line, ':');
    while (colon && colon[1] != ' ' && colon[1] != '\0')
        colon = strchr(colon + 1, ':');
    if (!colon)
        return NULL;
    *colon = '\0';
    return colon + 1 + strspn(colon + 1, " ");
}

/* The actions that begin with the words, written without them. */
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

bool expect_who(struct run *run, char *words) {
    const char *who = name_of(run, run->game->who(run->setting, run->state));
    return holds(run, strcmp(who, words) == 0, "it is %s", who);
}

bool expect_winner(struct run *run, char *words) {
    double share[GAME_MAX_SEATS] = {0};
    int who = run->game->who(run->setting, run->state);
    if (!holds(run, who == GAME_OVER, "the game goes on: %s decides", name_of(run, who)))
        return false;
    run->game->result(run->setting, run->state, share);
    for (int seat = 0; seat < run->game->seats(run->setting); seat++)
        if (strcmp(run->game->seat_mark(seat), words) == 0)
            return holds(run, share[seat] == 1, "its share is %g", share[seat]);
    return fail_line(run, "there is no such seat");
}

static size_t find_text(const struct actions *actions, const char *words) {
    size_t at = 0;
    while (at < actions->count && strcmp(actions->texts[at], words) != 0)
        at++;
    return at;
}

/* Strikes out each wanted text, one after the other; notes those that are not there. */
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

/* Whether the texts are exactly those wanted. */
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

/* Cuts a last word `A/B` off. */
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
        !holds(run, run->game->success, "the game tells no chances of success") ||
        !holds(run, find_action(run, words, &action), "this is refused"))
        return false;
    double success = run->game->success(run->setting, run->state, action);
    double error = success - (double)above / (double)below;
    return holds(run, error > -1e-12 && error < 1e-12, "it is %.12g", success);
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

/* Whether the action's clicks begin with the things named, which are separated by blanks. */
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

/* Words for people. */

/* Cuts `ENGLISH | FRENCH` in two. */
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
    int seat = 0;
    if (!cut_languages(run, cut_at_colon(words), wanted))
        return false;
    while (seat < run->game->seats(run->setting) && strcmp(run->game->seat_mark(seat), words) != 0)
        seat++;
    if (!holds(run, seat < run->game->seats(run->setting), "there is no such seat"))
        return false;
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text text = text_into(name, sizeof name);
        run->game->seat_name(seat, (enum game_language)language, &text);
        if (!holds(run, strcmp(name, wanted[language]) == 0, "its name is %s", name))
            return false;
    }
    return true;
}

/* Whether the words stand in the sentence; letters without accents may be small or capital. */
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

/* Whether the thing of that name can be pointed at on the way to some decision; if so, which it is. */
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
