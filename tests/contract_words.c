/* Clicks and texts. */
#include "contract_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const enum game_language languages[] = {GAME_ENGLISH, GAME_FRENCH};
_Static_assert(sizeof languages / sizeof *languages == GAME_LANGUAGES, "every language is checked");

static int compare_paths(const void *a, const void *b) {
    const struct path *left = a, *right = b;
    for (size_t i = 0; i < left->count && i < right->count; i++)
        if (left->things[i] != right->things[i])
            return left->things[i] < right->things[i] ? -1 : 1;
    return left->count < right->count ? -1 : left->count > right->count;
}

static bool begins(const struct path *path, const struct path *longer) {
    return path->count <= longer->count &&
           memcmp(path->things, longer->things, path->count * sizeof *path->things) == 0;
}

/* The buttons in the paths of a state: few, so a linear search is enough. */
static bool buttons_are_few(struct contract *c, size_t count) {
    game_thing known[GAME_MAX_BUTTONS + 1];
    size_t buttons = 0;
    for (size_t i = 0; i < count && buttons <= GAME_MAX_BUTTONS; i++)
        for (size_t k = 0; k < c->paths[i].count && buttons <= GAME_MAX_BUTTONS; k++) {
            game_thing thing = c->paths[i].things[k];
            size_t at = 0;
            if (!c->game->is_button(thing))
                continue;
            while (at < buttons && known[at] != thing)
                at++;
            if (at == buttons)
                known[buttons++] = thing;
        }
    return buttons <= GAME_MAX_BUTTONS || contract_broken(c, "there are more than GAME_MAX_BUTTONS buttons");
}

/* After sorting, a path is next to those that start with it. */
bool contract_clicks_lead_to_one(struct contract *c, const struct probe *place) {
    if (place->who < 0)
        return true;
    for (size_t i = 0; i < place->count; i++) {
        struct path *path = &c->paths[i];
        path->count = c->game->clicks(c->setting, place->state, place->actions[i], path->things);
        if (path->count < 1 || path->count > GAME_MAX_CLICKS)
            return contract_broken(c, "action %08x takes %zu clicks", (unsigned)place->actions[i],
                                   path->count);
    }
    qsort(c->paths, place->count, sizeof *c->paths, compare_paths);
    for (size_t i = 1; i < place->count; i++)
        if (begins(&c->paths[i - 1], &c->paths[i]))
            return contract_broken(c, "a path of %zu clicks begins one of %zu", c->paths[i - 1].count,
                                   c->paths[i].count);
    return buttons_are_few(c, place->count);
}

static int compare_things(const void *a, const void *b) {
    game_thing left = *(const game_thing *)a, right = *(const game_thing *)b;
    return left < right ? -1 : left > right;
}

/* All things in the paths, each once, at most GAME_MAX_ACTIONS. */
static size_t all_things(struct contract *c, const struct probe *place, game_thing *things) {
    size_t count = 0, kept = 0;
    for (size_t i = 0; i < place->count; i++) {
        game_thing path[GAME_MAX_CLICKS];
        size_t clicks = c->game->clicks(c->setting, place->state, place->actions[i], path);
        for (size_t k = 0; k < clicks && count < GAME_MAX_ACTIONS; k++)
            things[count++] = path[k];
    }
    qsort(things, count, sizeof *things, compare_things);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || things[i] != things[i - 1])
            things[kept++] = things[i];
    return kept;
}

bool contract_things_have_names(struct contract *c, const struct probe *place) {
    game_thing things[GAME_MAX_ACTIONS];
    char label[GAME_SENTENCE_TEXT];
    const char *twice;
    if (place->who < 0)
        return true;
    size_t count = all_things(c, place, things);
    for (size_t i = 0; i < count; i++) {
        struct text token = text_into(c->lines[i], GAME_ACTION_TEXT);
        c->game->write_thing(c->setting, place->state, things[i], &token);
        if (!contract_good_words(c, &token, "a thing's token"))
            return false;
        if (strpbrk(c->lines[i], " \t"))
            return contract_broken(c, "a thing's token has a blank: %s", c->lines[i]);
        for (int language = 0; language < GAME_LANGUAGES; language++) {
            struct text words = text_into(label, sizeof label);
            c->game->label_thing(c->setting, place->state, things[i], languages[language], &words);
            if (!contract_good_words(c, &words, "a thing's label"))
                return false;
        }
    }
    return contract_lines_differ(c, count, &twice) || contract_broken(c, "two things are called %s", twice);
}

/* game_why_not has a reason for two things exactly if the path is impossible. */
static bool reason_fits(struct contract *c, const struct probe *place, const game_thing pair[2]) {
    char words[GAME_SENTENCE_TEXT];
    bool possible = false;
    for (size_t i = 0; i < place->count && !possible; i++) {
        game_thing path[GAME_MAX_CLICKS];
        size_t clicks = c->game->clicks(c->setting, place->state, place->actions[i], path);
        possible = clicks >= 2 && path[0] == pair[0] && path[1] == pair[1];
    }
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text out = text_into(words, sizeof words);
        bool said = game_why_not(c->game, c->setting, place->state, pair, 2, languages[language], &out);
        if (said && possible)
            return contract_broken(c, "what is possible is said not to be: %s", words);
        if (said && !contract_good_words(c, &out, "a reason"))
            return false;
        if (!said && out.length > 0)
            return contract_broken(c, "a reason is written and not given: %s", words);
    }
    return true;
}

static bool thing_is_explained(struct contract *c, const struct probe *place, game_thing thing) {
    char words[GAME_SENTENCE_TEXT];
    game_thing again;
    struct text token = text_into(words, sizeof words);
    c->game->write_thing(c->setting, place->state, thing, &token);
    if (!c->game->read_thing(c->setting, place->state, words, &again) || again != thing)
        return contract_broken(c, "the token %s is read as another thing", words);
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text out = text_into(words, sizeof words);
        c->game->explain(c->setting, place->state, thing, languages[language], &out);
        if (!contract_good_words(c, &out, "an explanation"))
            return false;
    }
    return true;
}

bool contract_help_is_there(struct contract *c, const struct probe *place) {
    game_thing things[GAME_MAX_ACTIONS];
    enum { PAIRS = 8 };
    if (place->who < 0 || !c->game->explain)
        return true;
    size_t count = all_things(c, place, things);
    for (size_t i = 0; i < count; i++)
        if (!thing_is_explained(c, place, things[i]))
            return false;
    for (int i = 0; i < PAIRS; i++) {
        game_thing pair[2] = {things[random_below(&c->probe, (uint32_t)count)],
                              things[random_below(&c->probe, (uint32_t)count)]};
        if (!reason_fits(c, place, pair))
            return false;
    }
    return true;
}

bool contract_labels_differ(struct contract *c, const struct probe *place) {
    const char *twice;
    for (int language = 0; place->who >= 0 && language < GAME_LANGUAGES; language++) {
        for (size_t i = 0; i < place->count; i++) {
            struct text words = text_into(c->lines[i], sizeof c->lines[i]);
            c->game->label(c->setting, place->state, place->actions[i], languages[language], &words);
            if (!contract_good_words(c, &words, "a label"))
                return false;
        }
        if (!contract_lines_differ(c, place->count, &twice))
            return contract_broken(c, "two decisions are labelled: %s", twice);
    }
    return true;
}

/* Spare 0 holds what the viewer knows of the state. */
static bool log_is_there(struct contract *c, const struct probe *place, int viewer,
                         enum game_language language) {
    char line[GAME_SENTENCE_TEXT];
    for (size_t i = 0; i < place->count; i++) {
        struct text words = text_into(line, sizeof line);
        game_action seen = game_seen(c->game, c->setting, place->state, place->actions[i], viewer);
        c->game->tell(c->setting, c->spare[0], seen, language, &words);
        if (!contract_good_words(c, &words, "a line of the log"))
            return false;
        words = text_into(line, GAME_ACTION_TEXT);
        game_write_action(c->game, c->setting, c->spare[0], seen, &words);
        if (!contract_good_words(c, &words, "an action as it is seen"))
            return false;
    }
    for (int seat = 0; place->who >= 0 && seat < c->seats; seat++) {
        struct text words = text_into(line, sizeof line);
        if (!game_allows(c->game, c->setting, place->state, GAME_RESIGN(seat)))
            continue;
        c->game->tell(c->setting, c->spare[0], GAME_RESIGN(seat), language, &words);
        if (!contract_good_words(c, &words, "the log of a resignation"))
            return false;
    }
    return true;
}

/* For all viewers; without secrets one is enough. */
bool contract_log_and_prompt_are_there(struct contract *c, const struct probe *place) {
    char line[GAME_SENTENCE_TEXT];
    int last = game_has_secrets(c->game, c->setting) ? c->seats : GAME_EVERYTHING + 1;
    for (int language = 0; language < GAME_LANGUAGES; language++)
        for (int viewer = GAME_EVERYTHING; viewer < last; viewer++) {
            struct text words = text_into(line, sizeof line);
            game_known(c->game, c->setting, place->state, viewer, c->spare[0]);
            c->game->prompt(c->setting, c->spare[0], languages[language], &words);
            if (!contract_good_words(c, &words, "the prompt"))
                return false;
            if (!log_is_there(c, place, viewer, languages[language]))
                return false;
        }
    return true;
}

/* Seats. */

static bool is_reserved(const char *mark) {
    static const char *const taken[] = {"chance", "over", "all", "spectator"};
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (strcmp(mark, taken[i]) == 0)
            return true;
    return false;
}

static bool marks_are_good(struct contract *c, const void *state) {
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    for (int seat = 0; seat < c->seats; seat++) {
        struct text mark = text_into(c->lines[seat], GAME_ACTION_TEXT);
        text_put(&mark, c->game->seat_mark(c->setting, state, seat));
        if (!contract_good_words(c, &mark, "a seat's mark"))
            return false;
        if (strspn(mark.start, letters) != mark.length || is_reserved(mark.start))
            return contract_broken(c, "a bad mark: %s", mark.start);
        if (!c->mark[seat][0])
            strcpy(c->mark[seat], mark.start);
        if (strcmp(mark.start, c->mark[seat]) != 0)
            return contract_broken(c, "the mark %s has become %s", c->mark[seat], mark.start);
        for (int other = 0; other < seat; other++)
            if (c->mark[other][0] == mark.start[0])
                return contract_broken(c, "two marks start with %c", mark.start[0]);
    }
    return true;
}

static bool names_are_good(struct contract *c, const void *state, enum game_language language) {
    const char *twice;
    for (int seat = 0; seat < c->seats; seat++) {
        struct text name = text_into(c->lines[seat], sizeof c->lines[seat]);
        c->game->seat_name(c->setting, state, seat, language, &name);
        if (!contract_good_words(c, &name, "a seat's name"))
            return false;
    }
    return contract_lines_differ(c, (size_t)c->seats, &twice) ||
           contract_broken(c, "two seats are called %s", twice);
}

/* They rarely change, so only new ones are checked. */
bool contract_seats_have_names(struct contract *c, const struct probe *place) {
    char all[sizeof c->seat_words];
    struct text text = text_into(all, sizeof all);
    for (int seat = 0; seat < c->seats; seat++) {
        text_format(&text, "%s\n", c->game->seat_mark(c->setting, place->state, seat));
        for (int language = 0; language < GAME_LANGUAGES; language++) {
            c->game->seat_name(c->setting, place->state, seat, languages[language], &text);
            text_letter(&text, '\n');
        }
    }
    if (!text.full && strcmp(all, c->seat_words) == 0)
        return true;
    strcpy(c->seat_words, all);
    return marks_are_good(c, place->state) && names_are_good(c, place->state, GAME_ENGLISH) &&
           names_are_good(c, place->state, GAME_FRENCH);
}

/* Named odds. */

static bool odds_are_sound(struct contract *c, const struct game_odds *odds) {
    double fraction = odds->whole ? (double)odds->part / odds->whole : odds->chance;
    if (odds->kind > GAME_SIDE)
        return contract_broken(c, "odds of kind %d", (int)odds->kind);
    if (!(odds->chance >= 0 && odds->chance <= 1))
        return contract_broken(c, "a chance of %g", odds->chance);
    if (fabs(fraction - odds->chance) > 1e-9 || (odds->whole == 0 && odds->part != 0))
        return contract_broken(c, "a chance of %g is said to be %u of %u", odds->chance, odds->part,
                               odds->whole);
    if (odds->kind == GAME_SIDE && odds->seat >= c->seats)
        return contract_broken(c, "the odds of seat %d", odds->seat);
    return true;
}

static bool odds_are_labelled(struct contract *c, const struct probe *place, const struct game_odds *odds,
                              size_t count) {
    const char *twice;
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        for (size_t i = 0; i < count; i++) {
            struct text words = text_into(c->lines[i], sizeof c->lines[i]);
            c->game->label_odds(c->setting, place->state, &odds[i], languages[language], &words);
            if (!contract_good_words(c, &words, "the name of odds"))
                return false;
        }
        if (!contract_lines_differ(c, count, &twice))
            return contract_broken(c, "two chances of a decision are called %s", twice);
    }
    return true;
}

bool contract_named_odds_are_sound(struct contract *c, const struct probe *place) {
    for (size_t i = 0; c->game->odds && place->who >= 0 && i < place->count; i++) {
        struct game_odds odds[2 * GAME_MAX_ODDS];
        size_t count = c->game->odds(c->setting, place->state, place->actions[i], odds), successes = 0;
        double sides = 0;
        if (count > GAME_MAX_ODDS)
            return contract_broken(c, "a decision has %zu chances", count);
        for (size_t k = 0; k < count; k++) {
            if (!odds_are_sound(c, &odds[k]))
                return false;
            successes += odds[k].kind == GAME_SUCCESS;
            sides += odds[k].kind == GAME_SIDE ? odds[k].chance : 0;
        }
        if (successes > 1 || sides > 1 + 1e-9)
            return contract_broken(c, "%zu chances of success, and sides win with %g in all", successes,
                                   sides);
        if (!odds_are_labelled(c, place, odds, count))
            return false;
    }
    return true;
}

/* Features. */

static bool features_are_named(struct contract *c) {
    const char *twice;
    for (size_t i = 0; i < c->game->feature_count; i++) {
        char label[GAME_SENTENCE_TEXT];
        struct text name = text_into(c->lines[i], GAME_ACTION_TEXT);
        text_put(&name, c->game->feature_name(i));
        if (!contract_good_words(c, &name, "a feature's name"))
            return false;
        if (strpbrk(name.start, " \t"))
            return contract_broken(c, "a feature's name has a blank: %s", name.start);
        for (int language = 0; language < GAME_LANGUAGES; language++) {
            struct text words = text_into(label, sizeof label);
            c->game->label_feature(i, languages[language], &words);
            if (!contract_good_words(c, &words, "a feature's label"))
                return false;
        }
    }
    return contract_lines_differ(c, c->game->feature_count, &twice) ||
           contract_broken(c, "two features are called %s", twice);
}

bool contract_features_are_numbers(struct contract *c, const struct probe *place) {
    float counts[GAME_MAX_SEATS * GAME_MAX_FEATURES + 1];
    if (!c->game->features)
        return true;
    size_t count = (size_t)c->seats * c->game->feature_count;
    counts[count] = 12345;
    c->game->features(c->setting, place->state, counts);
    for (size_t i = 0; i < count; i++)
        if (!isfinite(counts[i]))
            return contract_broken(c, "feature %zu is no number", i % c->game->feature_count);
    if (counts[count] < 12345 || counts[count] > 12345)
        return contract_broken(c, "more than %zu features are written", count);
    if (!c->game->kind(c->setting) || !*c->game->kind(c->setting))
        return contract_broken(c, "the game is of no kind");
    return c->step > 0 || features_are_named(c);
}
