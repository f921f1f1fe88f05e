/* Putting a hint into words: which terms of the evaluation differ most, and what the game says about them. */
#include "hint_inside.h"

#include <math.h>
#include <string.h>

/* {0} and {1} are what the game says, {2} is a later decision, {3} a percentage. */
#define HINT_WORDS(W)                                                                                     \
    W(WINS, "This wins the game.", "C’est la victoire.")                                                  \
    W(WINS_SOON, "You win this turn: {2}.", "Victoire ce tour-ci : {2}.")                                 \
    W(MAY_WIN, "You can win this turn: {2}.", "La victoire est possible ce tour-ci : {2}.")               \
    W(ODDS_WIN, "{3} % to succeed, and that wins the game.",                                              \
      "{3} % de réussite, et c’est alors la victoire.")                                                   \
    W(ONE, "{0}.", "{0}.")                                                                                \
    W(TWO, "{0}, and {1}.", "{0}, et {1}.")                                                               \
    W(LATER_ONE, "Then “{2}”: {0}.", "Ensuite « {2} » : {0}.")                                            \
    W(LATER_TWO, "Then “{2}”: {0}, and {1}.", "Ensuite « {2} » : {0}, et {1}.")                           \
    W(ODDS_ONE, "{3} % to succeed; if it does, {0}.", "{3} % de réussite ; dans ce cas, {0}.")            \
    W(ODDS_TWO, "{3} % to succeed; if it does, {0}, and {1}.",                                            \
      "{3} % de réussite ; dans ce cas, {0}, et {1}.")                                                    \
    W(ODDS_LATER_ONE, "{3} % to succeed; then “{2}”: {0}.", "{3} % de réussite ; ensuite « {2} » : {0}.") \
    W(ODDS_LATER_TWO, "{3} % to succeed; then “{2}”: {0}, and {1}.",                                      \
      "{3} % de réussite ; ensuite « {2} » : {0}, et {1}.")                                               \
    W(ODDS, "{3} % to succeed, and little is lost if it fails.",                                          \
      "{3} % de réussite, et peu à perdre en cas d’échec.")                                               \
    W(END, "Nothing that is left to do this turn would help.", "Rien de plus à gagner ce tour-ci.")       \
    W(QUIET, "It keeps the best chances for what follows.",                                               \
      "Cela garde les meilleures chances pour la suite.")                                                 \
    W(LABEL, "it counts for this: {0}", "cela compte pour ceci : {0}")

#define ROW_NAME(name, english, french) HINT_##name,
enum hint_word { HINT_WORDS(ROW_NAME) HINT_WORD_COUNT };
#define ROW(name, english, french) {english, french},
static const char *const hint_words[HINT_WORD_COUNT][GAME_LANGUAGES] = {HINT_WORDS(ROW)};
#define CHECK(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a word is missing: " #name);
HINT_WORDS(CHECK)

enum { CLAUSE = 160, MOST_REASONS = 64 };

/* A second reason is given if it weighs at least so much of the first; less than `slight` is no reason at all. */
static const double second_part = 0.35, slight = 0.02;

/* A term of the evaluation, and by how much it speaks for the story. */
struct term {
    size_t feature;
    int seat;
    bool more; /* there is more of the feature than in the other story */
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

/* What the game says about a term; nothing if it has no words for it. */
static void put_clause(const struct hinter *hinter, const struct term *term, enum game_language language,
                       struct text *out) {
    const struct game *game = hinter->game;
    if (game->reason) {
        game->reason(term->feature, term->seat != hinter->seat, term->more, language, out);
        return;
    }
    char label[CLAUSE];
    struct text words = text_into(label, sizeof label);
    game->label_feature(term->feature, language, &words);
    text_fill(out, hint_words[HINT_LABEL][language], (const char *const[]){label}, 1);
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
    double gain;
    struct term term; /* the weightiest of them */
};

struct reasons {
    size_t count;
    struct reason reason[MOST_REASONS];
};

static void add_term(struct reasons *reasons, const struct term *term, const char *clause) {
    size_t place = 0;
    while (place < reasons->count && strcmp(reasons->reason[place].clause, clause) != 0)
        place++;
    if (place == MOST_REASONS)
        return;
    struct reason *reason = &reasons->reason[place];
    if (place == reasons->count) {
        reasons->count++;
        *reason = (struct reason){.term = *term};
        memcpy(reason->clause, clause, CLAUSE);
    }
    reason->gain += term->gain;
    if (fabs(term->gain) > fabs(reason->term.gain))
        reason->term = *term;
}

/* The two best to the front, and no more kept than are worth saying. */
static void keep_best(struct reasons *reasons) {
    for (size_t place = 0; place < 2 && place < reasons->count; place++)
        for (size_t i = place + 1; i < reasons->count; i++)
            if (reasons->reason[i].gain > reasons->reason[place].gain) {
                struct reason swap = reasons->reason[i];
                reasons->reason[i] = reasons->reason[place];
                reasons->reason[place] = swap;
            }
    reasons->count = reasons->count > 2 ? 2 : reasons->count;
    if (reasons->count == 2 && reasons->reason[1].gain < second_part * reasons->reason[0].gain)
        reasons->count = 1;
    if (reasons->count > 0 && reasons->reason[0].gain < slight)
        reasons->count = 0;
}

/* The terms in which the stories differ, put into words. */
static void find_reasons(const struct hinter *hinter, const struct story *story, const struct story *other,
                         enum game_language language, struct reasons *reasons) {
    struct counted mine, theirs;
    double part[GAME_MAX_SEATS];
    count(hinter, story->end, &mine);
    count(hinter, other->end, &theirs);
    find_parts(hinter, other->end, part);
    for (int seat = 0; seat < hinter->seats; seat++)
        for (size_t i = 0; i < hinter->game->feature_count; i++) {
            double change = at(hinter, &mine, seat, i) - at(hinter, &theirs, seat, i);
            struct term term = {i, seat, change > 0, part[seat] * (double)hinter->weights.weight[i] * change};
            char clause[CLAUSE];
            struct text out = text_into(clause, sizeof clause);
            if (fabs(term.gain) < 1e-6)
                continue;
            put_clause(hinter, &term, language, &out);
            if (clause[0])
                add_term(reasons, &term, clause);
        }
    keep_best(reasons);
}

/* The decision of the story by which the term changed most. */
static size_t find_step(const struct hinter *hinter, const struct story *story, const struct term *term) {
    struct counted now, next;
    double most = 0, sign = term->more ? 1 : -1;
    size_t best = 0;
    count(hinter, story->state[0], &now);
    for (size_t i = 0; i < story->length; i++) {
        count(hinter, i + 1 < story->length ? story->state[i + 1] : story->end, &next);
        double jump = sign * (at(hinter, &next, term->seat, term->feature) -
                              at(hinter, &now, term->seat, term->feature));
        if (jump > most + 1e-6) {
            most = jump;
            best = i;
        }
        now = next;
    }
    return best;
}

static bool wins(const struct hinter *hinter, const struct story *story) {
    double share[GAME_MAX_SEATS] = {0};
    if (hinter->game->who(hinter->setting, story->end) != GAME_OVER)
        return false;
    hinter->game->result(hinter->setting, story->end, share);
    return share[hinter->seat] > 0.999;
}

static bool is_end(const struct hinter *hinter, const struct story *story, size_t step) {
    return hinter->game->deliberate &&
           hinter->game->deliberate(hinter->setting, story->state[step], story->action[step]);
}

/* Whole percents, and never a false certainty. */
static void put_percent(double chance, struct text *out) {
    long percent = (long)(100 * chance + 0.5);
    text_number(out, chance < 1 && percent > 99 ? 99 : chance > 0 && percent < 1 ? 1 : percent);
}

/* What a sentence is made of, besides the reasons. */
struct detail {
    char later[GAME_SENTENCE_TEXT]; /* a decision that follows */
    char percent[8];
};

/* With its first letter large: what the words begin with is ASCII. */
static void put_sentence(enum hint_word word, const struct reasons *reasons, const struct detail *detail,
                         enum game_language language, struct text *out) {
    size_t start = out->length;
    const char *parts[] = {reasons->reason[0].clause, reasons->reason[1].clause, detail->later,
                           detail->percent};
    text_fill(out, hint_words[word][language], parts, 4);
    char *first = out->start + start;
    if (*first >= 'a' && *first <= 'z')
        *first = (char)(*first - 'a' + 'A');
}

static void fill_detail(const struct hinter *hinter, const struct story *story, size_t step,
                        enum game_language language, struct detail *detail) {
    struct text later = text_into(detail->later, sizeof detail->later);
    struct text percent = text_into(detail->percent, sizeof detail->percent);
    hinter->game->label(hinter->setting, story->state[step], story->action[step], language, &later);
    if (story->success >= 0)
        put_percent(story->success, &percent);
}

/* Which sentence tells a story that wins. */
static enum hint_word word_for_win(const struct story *story, bool certain) {
    if (certain)
        return story->length == 1 ? HINT_WINS : HINT_WINS_SOON;
    return story->success >= 0 ? HINT_ODDS_WIN : HINT_MAY_WIN;
}

/* And one that does not. `later`: the main reason comes with a decision further on. */
static enum hint_word word_for(const struct story *story, size_t reasons, bool later, bool ends) {
    if (reasons == 0)
        return story->success >= 0 ? HINT_ODDS : ends ? HINT_END : HINT_QUIET;
    if (story->success >= 0)
        return (reasons == 2 ? HINT_ODDS_TWO : HINT_ODDS_ONE) +
               (later ? HINT_ODDS_LATER_ONE - HINT_ODDS_ONE : 0);
    return (reasons == 2 ? HINT_TWO : HINT_ONE) + (later ? HINT_LATER_ONE - HINT_ONE : 0);
}

void hint_explain(const struct hinter *hinter, const struct story *story, const struct story *other,
                  double chance, enum game_language language, struct text *out) {
    struct reasons reasons = {0};
    struct detail detail;
    if (wins(hinter, story)) {
        fill_detail(hinter, story, story->length - 1, language, &detail);
        put_sentence(word_for_win(story, chance >= 0.9999), &reasons, &detail, language, out);
        return;
    }
    find_reasons(hinter, story, other, language, &reasons);
    size_t step = reasons.count > 0 ? find_step(hinter, story, &reasons.reason[0].term) : 0;
    bool later = step > 0 && !is_end(hinter, story, step);
    fill_detail(hinter, story, step, language, &detail);
    put_sentence(word_for(story, reasons.count, later, is_end(hinter, story, 0)), &reasons, &detail, language,
                 out);
}
