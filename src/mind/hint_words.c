/* Putting a hint into words: which terms of the evaluation differ most, and what the game says about them. */
#include "hint_inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* {0} is what the game says, {1} a later decision, {2} a percentage, {3} an attack on the way there, {4} the odds that all attacks up
   to there succeed. */
#define HINT_WORDS(W)                                                                                    \
    W(WINS, "This wins the game.", "C’est la victoire.")                                                 \
    W(WINS_SOON, "You win this turn with “{1}”.", "Victoire ce tour-ci avec « {1} ».")                   \
    W(MAY_WIN, "You can win this turn with “{1}”.", "La victoire est possible ce tour-ci avec « {1} ».") \
    W(VICTORY, "you win the game", "c’est la victoire")                                                  \
    W(PLAIN, "{0}.", "{0}.")                                                                             \
    W(LATER, "then “{1}”: {0}.", "ensuite « {1} » : {0}.")                                               \
    W(LATER_ODDS, "then “{1}”, {2} % to succeed; if it does, {0}.",                                      \
      "ensuite « {1} », {2} % de réussite ; dans ce cas, {0}.")                                          \
    W(FURTHER, "later this turn “{1}”: {0}.", "plus tard dans ce tour « {1} » : {0}.")                   \
    W(FURTHER_ODDS, "later this turn “{1}”, {2} % to succeed; if it does, {0}.",                         \
      "plus tard dans ce tour « {1} », {2} % de réussite ; dans ce cas, {0}.")                           \
    W(IF, "if “{3}” succeeds ({2} %), {0}.", "si « {3} » réussit ({2} %), {0}.")                         \
    W(IF_THEN, "if “{3}” succeeds ({2} %), then “{1}”: {0}.",                                            \
      "si « {3} » réussit ({2} %), alors « {1} » : {0}.")                                                \
    W(ALL, "if all attacks on the way succeed ({4} %), {0}.",                                            \
      "si toutes les attaques d’ici là réussissent ({4} %), {0}.")                                       \
    W(ALL_THEN, "if all attacks on the way succeed ({4} %), then “{1}”: {0}.",                           \
      "si toutes les attaques d’ici là réussissent ({4} %), alors « {1} » : {0}.")                       \
    W(ODDS, "{2} % to succeed; if it does, {0}.", "{2} % de réussite ; dans ce cas, {0}.")               \
    W(ODDS_THEN, "{2} % to succeed; then “{1}”: {0}.", "{2} % de réussite ; ensuite « {1} » : {0}.")     \
    W(ODDS_FURTHER, "{2} % to succeed; later this turn “{1}”: {0}.",                                     \
      "{2} % de réussite ; plus tard dans ce tour « {1} » : {0}.")                                       \
    W(ODDS_ALL, "{2} % to succeed, {4} % with the other attacks on the way; in that case, {0}.",         \
      "{2} % de réussite, {4} % avec les autres attaques d’ici là ; dans ce cas, {0}.")                  \
    W(ODDS_ALL_THEN, "{2} % to succeed, {4} % with the other attacks on the way; then “{1}”: {0}.",      \
      "{2} % de réussite, {4} % avec les autres attaques d’ici là ; ensuite « {1} » : {0}.")             \
    W(ODDS_ALONE, "{2} % to succeed; not much else depends on it.",                                      \
      "{2} % de réussite ; l’enjeu est mince.")                                                          \
    W(ROLL, "{2} % that what comes up leaves you better off.",                                           \
      "{2} % de chances que le hasard vous profite.")                                                    \
    W(END, "Nothing that is left to do this turn would help.", "Rien de plus à gagner ce tour-ci.")      \
    W(END_ALIKE, "What is left to do this turn would gain little.",                                      \
      "Il n’y a plus grand-chose à gagner ce tour-ci.")                                                  \
    W(END_EARLY, "It ends the turn, though more could be gained.",                                       \
      "Le tour s’arrête là, même s’il restait à gagner.")                                                \
    W(ALIKE, "It makes little difference: other choices are about as good.",                             \
      "Peu de différence : d’autres choix se valent.")                                                   \
    W(BEHIND, "{2} points behind the best choice.", "{2} points de moins que le meilleur choix.")        \
    W(QUIET, "It keeps the best chances for what follows.",                                              \
      "Cela garde les meilleures chances pour la suite.")                                                \
    W(LABEL, "it counts for this: {0}", "cela compte pour ceci : {0}")                                   \
    W(AND, ", and ", ", et ")                                                                            \
    W(HOPE, "with luck, ", "avec de la chance, ")

#define ROW_NAME(name, english, french) HINT_##name,
enum hint_word { HINT_WORDS(ROW_NAME) HINT_WORD_COUNT };
#define ROW(name, english, french) {english, french},
static const char *const hint_words[HINT_WORD_COUNT][GAME_LANGUAGES] = {HINT_WORDS(ROW)};
#define CHECK(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a word is missing: " #name);
HINT_WORDS(CHECK)

enum { CLAUSE = 160, MOST_REASONS = 64 };

/* A second reason is given if it weighs at least so much of the first; less than `slight` is no reason at all. Chances that differ
   by less than `alike` are as good as each other; from `worse` on the difference is told, which is 2 points then, or more. */
static const char no_break_space[] = "\u00a0";
static const double second_part = 0.35, slight = 0.02, alike = 0.01, worse = 0.015;

/* A term of the evaluation, and by how much it speaks for the story. */
struct term {
    struct game_change change; /* against the other story */
    double gain;
};

struct counted {
    float feature[GAME_MAX_SEATS * MIND_MAX_FEATURES];
};

static void count(const struct hinter *hinter, const void *state, struct counted *counted) {
    hinter->game->features(hinter->setting, state, counted->feature);
}

static double at(const struct hinter *hinter, const struct counted *counted, int seat, size_t feature) {
    return (double)counted->feature[(size_t)seat * hinter->game->feature_count + feature];
}

/* What the game says about a term, and what that is about; negative if it has no words for it. */
static int put_clause(const struct hinter *hinter, const void *state, const struct term *term,
                      enum game_language language, struct text *out) {
    const struct game *game = hinter->game;
    if (game->reason)
        return game->reason(hinter->setting, state, &term->change, language, out);
    char label[CLAUSE];
    struct text words = text_into(label, sizeof label);
    game->label_feature(term->change.feature, language, &words);
    text_fill(out, hint_words[HINT_LABEL][language], (const char *const[]){label}, 1);
    return (int)term->change.feature;
}

/* How much a change of each strength changes the seat's: in the sum of exponentials a rival counts by its part of what
   the seat has not. */
static void find_parts(const struct hinter *hinter, const void *state, double part[GAME_MAX_SEATS]) {
    float share[GAME_MAX_SEATS] = {0};
    mind_evaluate(hinter->game, hinter->setting, state, &hinter->weights, share);
    double rest = 1 - (double)share[hinter->seat];
    for (int seat = 0; seat < hinter->seats; seat++)
        part[seat] = seat == hinter->seat ? 1 : rest > 0 ? -(double)share[seat] / rest : 0;
}

/* What the game says, with all terms about which it says the same added up. */
struct reason {
    char clause[CLAUSE];
    int subject;
    double gain;
    struct term term; /* the weightiest of them */
    size_t step;      /* the decision of the story that brings it */
    struct luck luck; /* what has to go well up to there */
};

struct reasons {
    size_t count;
    struct reason reason[MOST_REASONS];
};

static void add_term(struct reasons *reasons, const struct term *term, const char *clause, int subject) {
    size_t place = 0;
    while (place < reasons->count && strcmp(reasons->reason[place].clause, clause) != 0)
        place++;
    if (place == MOST_REASONS)
        return;
    struct reason *reason = &reasons->reason[place];
    if (place == reasons->count) {
        reasons->count++;
        *reason = (struct reason){.term = *term, .subject = subject};
        memcpy(reason->clause, clause, CLAUSE);
    }
    reason->gain += term->gain;
    if (fabs(term->gain) > fabs(reason->term.gain))
        reason->term = *term;
}

/* How far the promise goes: most of the way from one value to the other. */
static double most_of_the_way(double from, double to) {
    return from + 0.75 * (to - from);
}

/* The decision of the story by which a feature changed most, and what that promises. What has changed in the other story alone was
   kept, and comes with the whole of this one. */
static size_t find_step(const struct hinter *hinter, const struct comparison *comparison,
                        struct game_change *change, struct promise *promise) {
    const struct story *story = comparison->story;
    struct counted state;
    double most = 1e-6, sign = change->more ? 1 : -1;
    size_t best = 0;
    change->kept = true;
    count(hinter, comparison->other->end, &state);
    double other = at(hinter, &state, change->seat, change->feature);
    count(hinter, story->end, &state);
    *promise = (struct promise){
        change, most_of_the_way(other, at(hinter, &state, change->seat, change->feature)), story->length - 1};
    count(hinter, story->state[0], &state);
    double now = at(hinter, &state, change->seat, change->feature);
    for (size_t i = 0; i < story->length; i++) {
        count(hinter, hint_state_behind(story, i), &state);
        double next = at(hinter, &state, change->seat, change->feature);
        if (sign * (next - now) > most) {
            most = sign * (next - now) + 1e-6;
            best = i;
            change->kept = false;
            *promise = (struct promise){change, most_of_the_way(now, next), i};
        }
        now = next;
    }
    return best;
}

static bool is_end(const struct hinter *hinter, const struct story *story, size_t step) {
    return hinter->game->deliberate &&
           hinter->game->deliberate(hinter->setting, story->state[step], story->action[step]);
}

static int by_gain(const void *a, const void *b) {
    double x = ((const struct reason *)a)->gain, y = ((const struct reason *)b)->gain;
    return x < y   ? 1
           : x > y ? -1
                   : strcmp(((const struct reason *)a)->clause, ((const struct reason *)b)->clause);
}

/* Whether two reasons fit into one sentence: about different things, by the same decision, and as certain. What comes with the end
   of the turn belongs to whatever was done before. */
static bool fit_together(const struct hinter *hinter, const struct story *story, const struct reason *first,
                         const struct reason *second) {
    return second->subject != first->subject && second->gain >= second_part * first->gain &&
           second->luck.dice == first->luck.dice && second->luck.attacks == first->luck.attacks &&
           (second->step == first->step || is_end(hinter, story, second->step));
}

/* Says what the decision that is named has led to, not what comes of it in the end. */
static void say_again(const struct hinter *hinter, const struct story *story, enum game_language language,
                      struct reason *reason) {
    struct text out = text_into(reason->clause, sizeof reason->clause);
    put_clause(hinter, hint_state_behind(story, reason->step), &reason->term, language, &out);
}

/* The best, and one more if it is worth saying with it. Rather what is certain than what is hoped for, unless that is little. */
static void keep_best(struct hinter *hinter, const struct comparison *comparison, enum game_language language,
                      struct reasons *reasons) {
    const struct story *story = comparison->story;
    size_t good = 0, main = 0, other;
    qsort(reasons->reason, reasons->count, sizeof reasons->reason[0], by_gain);
    for (; good < reasons->count && reasons->reason[good].gain >= slight; good++) {
        struct reason *reason = &reasons->reason[good];
        struct promise promise;
        reason->step = find_step(hinter, comparison, &reason->term.change, &promise);
        reason->luck = hint_luck(hinter, story, &promise);
    }
    while (main < good && reasons->reason[main].luck.dice)
        main++;
    if (main == good || reasons->reason[main].gain < second_part * reasons->reason[0].gain)
        main = 0;
    for (other = main + 1; other < good; other++)
        if (fit_together(hinter, story, &reasons->reason[main], &reasons->reason[other]))
            break;
    reasons->count = good == 0 ? 0 : other < good ? 2 : 1;
    if (good > 0)
        reasons->reason[0] = reasons->reason[main];
    if (other < good)
        reasons->reason[1] = reasons->reason[other];
    for (size_t i = 0; i < reasons->count; i++)
        say_again(hinter, story, language, &reasons->reason[i]);
}

/* The terms in which the stories differ, put into words. */
static void find_reasons(struct hinter *hinter, const struct comparison *comparison,
                         enum game_language language, struct reasons *reasons) {
    struct counted mine, theirs;
    double part[GAME_MAX_SEATS];
    count(hinter, comparison->story->end, &mine);
    count(hinter, comparison->other->end, &theirs);
    find_parts(hinter, comparison->other->end, part);
    for (int seat = 0; seat < hinter->seats; seat++)
        for (size_t i = 0; i < hinter->game->feature_count; i++) {
            double change = at(hinter, &mine, seat, i) - at(hinter, &theirs, seat, i);
            struct term term = {{.feature = i,
                                 .seat = seat,
                                 .rival = seat != hinter->seat,
                                 .more = change > 0,
                                 .end = comparison->story->end},
                                part[seat] * (double)hinter->weights.weight[i] * change};
            char clause[CLAUSE];
            struct text out = text_into(clause, sizeof clause);
            struct promise promise;
            if (fabs(term.gain) < 1e-6)
                continue;
            find_step(hinter, comparison, &term.change, &promise);
            int subject = put_clause(hinter, comparison->story->end, &term, language, &out);
            if (subject >= 0)
                add_term(reasons, &term, clause, subject);
        }
    keep_best(hinter, comparison, language, reasons);
}

/* Whole percents, and never a false certainty. */
static void put_percent(double chance, struct text *out) {
    long percent = (long)(100 * chance + 0.5);
    text_number(out, chance < 1 && percent > 99 ? 99 : chance > 0 && percent < 1 ? 1 : percent);
}

/* What a sentence is made of. */
struct detail {
    char reason[3 * CLAUSE];
    char later[GAME_SENTENCE_TEXT]; /* a decision that follows */
    char percent[8];
    char attack[GAME_SENTENCE_TEXT]; /* that has to succeed before */
    char all[8];                     /* the odds of all attacks */
};

/* With its first letter large: what the words begin with is ASCII. */
static void put_sentence(enum hint_word word, bool hoped, const struct detail *detail,
                         enum game_language language, struct text *out) {
    size_t start = out->length;
    if (hoped)
        text_put(out, hint_words[HINT_HOPE][language]);
    text_fill(
        out, hint_words[word][language],
        (const char *const[]){detail->reason, detail->later, detail->percent, detail->attack, detail->all},
        5);
    char *first = out->start + start;
    if (*first >= 'a' && *first <= 'z')
        *first = (char)(*first - 'a' + 'A');
}

/* A decision in a few words: without the sentence that may explain it. */
static void name_step(const struct hinter *hinter, const struct story *story, size_t step,
                      enum game_language language, char label[GAME_SENTENCE_TEXT]) {
    struct text out = text_into(label, GAME_SENTENCE_TEXT);
    hinter->game->label(hinter->setting, story->state[step], story->action[step], language, &out);
    char *colon = out.length > 0 && label[out.length - 1] == '.' ? strchr(label, ':') : NULL;
    if (colon)
        *colon = '\0';
    if (colon && colon - label > 2 && strncmp(colon - 2, no_break_space, 2) == 0)
        colon[-2] = '\0';
}

/* What needs luck is said to: in front, if the odds of the decision itself are not to be told first. */
static void put_reasons(const struct reasons *reasons, bool hoped, enum game_language language,
                        struct detail *detail) {
    struct text out = text_into(detail->reason, sizeof detail->reason);
    if (hoped)
        text_put(&out, hint_words[HINT_HOPE][language]);
    for (size_t i = 0; i < reasons->count; i++) {
        if (i > 0)
            text_put(&out, hint_words[HINT_AND][language]);
        text_put(&out, reasons->reason[i].clause);
    }
}

static void set_percent(double chance, char percent[8]) {
    struct text out = text_into(percent, 8);
    put_percent(chance, &out);
}

/* And one of which nothing can be said but how it compares. */
static enum hint_word word_without_reason(const struct hinter *hinter, const struct comparison *comparison,
                                          struct detail *detail) {
    const struct story *story = comparison->story;
    if (story->success >= 0) {
        set_percent(story->success, detail->percent);
        return HINT_ODDS_ALONE;
    }
    if (is_end(hinter, story, 0))
        return comparison->best ? HINT_END : comparison->gain > -alike ? HINT_END_ALIKE : HINT_END_EARLY;
    /* A roll that cannot but help says nothing: what is compared is not the roll. */
    if (story->helps > 0 && story->helps < 0.995) {
        set_percent(story->helps, detail->percent);
        return HINT_ROLL;
    }
    if (comparison->behind >= worse) {
        set_percent(comparison->behind, detail->percent);
        return HINT_BEHIND;
    }
    return comparison->best && comparison->gain >= alike ? HINT_QUIET : HINT_ALIKE;
}

/* Which sentence tells of several attacks. One that comes last is not named: its odds are among all. */
static enum hint_word word_for_attacks(const struct story *story, const struct reason *reason, bool later) {
    bool named = later && reason->luck.last != reason->step;
    if (story->success >= 0)
        return named ? HINT_ODDS_ALL_THEN : HINT_ODDS_ALL;
    return named ? HINT_ALL_THEN : HINT_ALL;
}

/* The main reason comes with a decision, which may be a later one, and that may need luck, on the way there too. */
static enum hint_word word_for(const struct hinter *hinter, const struct story *story,
                               const struct reason *reason) {
    bool later = reason->step > 0 && !is_end(hinter, story, reason->step);
    bool next = reason->step == 1; /* otherwise something else is to be decided before */
    if (reason->luck.attacks == 0)
        return !later ? HINT_PLAIN : next ? HINT_LATER : HINT_FURTHER;
    if (reason->luck.attacks > 1)
        return word_for_attacks(story, reason, later);
    if (story->success >= 0)
        return !later ? HINT_ODDS : next ? HINT_ODDS_THEN : HINT_ODDS_FURTHER;
    if (reason->luck.last == reason->step)
        return next ? HINT_LATER_ODDS : HINT_FURTHER_ODDS;
    return later ? HINT_IF_THEN : HINT_IF;
}

static void put_details(const struct hinter *hinter, const struct story *story, const struct reason *reason,
                        enum game_language language, struct detail *detail) {
    size_t attack = story->success >= 0 ? 0 : reason->luck.last;
    name_step(hinter, story, reason->step, language, detail->later);
    if (reason->luck.attacks == 0)
        return;
    name_step(hinter, story, attack, language, detail->attack);
    set_percent(hint_success(hinter, story->state[attack], story->action[attack]), detail->percent);
    set_percent(reason->luck.odds, detail->all);
}

/* A win is the one reason that is needed. It needs luck, or nothing but the answers of others can prevent it, or it is certain. */
static enum hint_word word_for_win(struct hinter *hinter, const struct comparison *comparison,
                                   enum game_language language, struct reasons *reasons) {
    const struct story *story = comparison->story;
    struct promise promise = {.step = story->length - 1};
    struct reason *win = &reasons->reason[0];
    struct text out = text_into(win->clause, sizeof win->clause);
    text_put(&out, hint_words[HINT_VICTORY][language]);
    reasons->count = 1;
    win->step = promise.step;
    win->luck = hint_luck(hinter, story, &promise);
    if (win->luck.attacks > 0 || win->luck.dice)
        return word_for(hinter, story, win);
    return comparison->chance < 0.9999 ? HINT_MAY_WIN : story->length == 1 ? HINT_WINS : HINT_WINS_SOON;
}

void hint_explain(struct hinter *hinter, const struct comparison *comparison, enum game_language language,
                  struct text *out) {
    const struct story *story = comparison->story;
    struct reasons reasons = {0};
    struct detail detail = {0};
    enum hint_word word;
    if (hint_is_won(hinter, story->end))
        word = word_for_win(hinter, comparison, language, &reasons);
    else {
        if (!is_end(hinter, story, 0))
            find_reasons(hinter, comparison, language, &reasons);
        word = reasons.count > 0 ? word_for(hinter, story, &reasons.reason[0])
                                 : word_without_reason(hinter, comparison, &detail);
    }
    bool hoped = reasons.reason[0].luck.dice;
    put_reasons(&reasons, hoped && story->success >= 0, language, &detail);
    if (reasons.count > 0)
        put_details(hinter, story, &reasons.reason[0], language, &detail);
    put_sentence(word, hoped && story->success < 0, &detail, language, out);
}
