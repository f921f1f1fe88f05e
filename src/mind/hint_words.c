/* Putting a hint into words: which terms of the evaluation differ most, and what the game says about them. */
#include "hint_inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* {0} is what the game says, {1} a later decision, {2} a percentage. */
#define HINT_WORDS(W)                                                                                    \
    W(WINS, "This wins the game.", "C’est la victoire.")                                                 \
    W(WINS_SOON, "You win this turn with “{1}”.", "Victoire ce tour-ci avec « {1} ».")                   \
    W(MAY_WIN, "You can win this turn with “{1}”.", "La victoire est possible ce tour-ci avec « {1} ».") \
    W(ODDS_WIN, "{2} % to succeed, and that wins the game.",                                             \
      "{2} % de réussite, et c’est alors la victoire.")                                                  \
    W(PLAIN, "{0}.", "{0}.")                                                                             \
    W(LATER, "Then “{1}”: {0}.", "Ensuite « {1} » : {0}.")                                               \
    W(LATER_ODDS, "Then “{1}”, {2} % to succeed; if it does, {0}.",                                      \
      "Ensuite « {1} », {2} % de réussite ; dans ce cas, {0}.")                                          \
    W(FURTHER, "Later this turn “{1}”: {0}.", "Plus tard dans ce tour « {1} » : {0}.")                   \
    W(FURTHER_ODDS, "Later this turn “{1}”, {2} % to succeed; if it does, {0}.",                         \
      "Plus tard dans ce tour « {1} », {2} % de réussite ; dans ce cas, {0}.")                           \
    W(ODDS, "{2} % to succeed; if it does, {0}.", "{2} % de réussite ; dans ce cas, {0}.")               \
    W(ODDS_THEN, "{2} % to succeed; then “{1}”: {0}.", "{2} % de réussite ; ensuite « {1} » : {0}.")     \
    W(ODDS_FURTHER, "{2} % to succeed; later this turn “{1}”: {0}.",                                     \
      "{2} % de réussite ; plus tard dans ce tour « {1} » : {0}.")                                       \
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
    W(HOPE, "with average luck, ", "avec une chance moyenne, ")

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
    bool hoped;       /* if the dice behind that are ordinary */
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

/* The state that a step of the story has led to. */
static const void *state_behind(const struct story *story, size_t step) {
    return step + 1 < story->length ? story->state[step + 1] : story->end;
}

/* The decision of the story by which the term changed most. */
static size_t find_step(const struct hinter *hinter, const struct story *story, const struct term *term) {
    struct counted now, next;
    double most = 0, sign = term->change.more ? 1 : -1;
    size_t best = 0;
    count(hinter, story->state[0], &now);
    for (size_t i = 0; i < story->length; i++) {
        count(hinter, state_behind(story, i), &next);
        double jump = sign * (at(hinter, &next, term->change.seat, term->change.feature) -
                              at(hinter, &now, term->change.seat, term->change.feature));
        if (jump > most + 1e-6) {
            most = jump;
            best = i;
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
           second->hoped == first->hoped &&
           (second->step == first->step || is_end(hinter, story, second->step));
}

/* Whether a step brings the reason only with the dice or cards that follow it, and not by itself. */
static bool is_hoped(const struct hinter *hinter, const struct story *story, const struct reason *reason) {
    const struct game_change *change = &reason->term.change;
    unsigned char next[HINT_STATE];
    struct counted before, between, after;
    if (!story->rolled[reason->step])
        return false;
    memcpy(next, story->state[reason->step], hinter->game->state_bytes);
    hinter->game->play(hinter->setting, next, story->action[reason->step]);
    count(hinter, story->state[reason->step], &before);
    count(hinter, next, &between);
    count(hinter, state_behind(story, reason->step), &after);
    double now = at(hinter, &between, change->seat, change->feature);
    return fabs(at(hinter, &after, change->seat, change->feature) - now) >
           fabs(at(hinter, &before, change->seat, change->feature) - now);
}

/* Says what the decision that is named has led to, not what comes of it in the end. */
static void say_again(const struct hinter *hinter, const struct story *story, enum game_language language,
                      struct reason *reason) {
    struct text out = text_into(reason->clause, sizeof reason->clause);
    put_clause(hinter, state_behind(story, reason->step), &reason->term, language, &out);
}

/* The best, and one more if it is worth saying with it. Rather what is certain than what is hoped for, unless that is little. */
static void keep_best(const struct hinter *hinter, const struct story *story, enum game_language language,
                      struct reasons *reasons) {
    size_t good = 0, main = 0, other;
    qsort(reasons->reason, reasons->count, sizeof reasons->reason[0], by_gain);
    for (; good < reasons->count && reasons->reason[good].gain >= slight; good++) {
        struct reason *reason = &reasons->reason[good];
        reason->step = find_step(hinter, story, &reason->term);
        reason->hoped = is_hoped(hinter, story, reason);
    }
    while (main < good && reasons->reason[main].hoped)
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
static void find_reasons(const struct hinter *hinter, const struct comparison *comparison,
                         enum game_language language, struct reasons *reasons) {
    struct counted mine, theirs;
    double part[GAME_MAX_SEATS];
    count(hinter, comparison->story->end, &mine);
    count(hinter, comparison->other->end, &theirs);
    find_parts(hinter, comparison->other->end, part);
    for (int seat = 0; seat < hinter->seats; seat++)
        for (size_t i = 0; i < hinter->game->feature_count; i++) {
            double change = at(hinter, &mine, seat, i) - at(hinter, &theirs, seat, i);
            struct term term = {
                {.feature = i, .seat = seat, .rival = seat != hinter->seat, .more = change > 0},
                part[seat] * (double)hinter->weights.weight[i] * change};
            char clause[CLAUSE];
            struct text out = text_into(clause, sizeof clause);
            if (fabs(term.gain) < 1e-6)
                continue;
            int subject = put_clause(hinter, comparison->story->end, &term, language, &out);
            if (subject >= 0)
                add_term(reasons, &term, clause, subject);
        }
    keep_best(hinter, comparison->story, language, reasons);
}

static bool wins(const struct hinter *hinter, const struct story *story) {
    double share[GAME_MAX_SEATS] = {0};
    if (hinter->game->who(hinter->setting, story->end) != GAME_OVER)
        return false;
    hinter->game->result(hinter->setting, story->end, share);
    return share[hinter->seat] > 0.999;
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
};

/* With its first letter large: what the words begin with is ASCII. */
static void put_sentence(enum hint_word word, const struct detail *detail, enum game_language language,
                         struct text *out) {
    size_t start = out->length;
    text_fill(out, hint_words[word][language],
              (const char *const[]){detail->reason, detail->later, detail->percent}, 3);
    char *first = out->start + start;
    if (*first >= 'a' && *first <= 'z')
        *first = (char)(*first - 'a' + 'A');
}

static void name_step(const struct hinter *hinter, const struct story *story, size_t step,
                      enum game_language language, struct detail *detail) {
    struct text later = text_into(detail->later, sizeof detail->later);
    hinter->game->label(hinter->setting, story->state[step], story->action[step], language, &later);
}

static void put_reasons(const struct reasons *reasons, enum game_language language, struct detail *detail) {
    struct text out = text_into(detail->reason, sizeof detail->reason);
    if (reasons->count > 0 && reasons->reason[0].hoped)
        text_put(&out, hint_words[HINT_HOPE][language]);
    for (size_t i = 0; i < reasons->count; i++) {
        if (i > 0)
            text_put(&out, hint_words[HINT_AND][language]);
        text_put(&out, reasons->reason[i].clause);
    }
}

static void set_percent(double chance, struct detail *detail) {
    struct text percent = text_into(detail->percent, sizeof detail->percent);
    put_percent(chance, &percent);
}

/* Which sentence tells a story that wins. */
static enum hint_word word_for_win(const struct story *story, bool certain) {
    if (certain)
        return story->length == 1 ? HINT_WINS : HINT_WINS_SOON;
    return story->success >= 0 ? HINT_ODDS_WIN : HINT_MAY_WIN;
}

/* And one of which nothing can be said but how it compares. */
static enum hint_word word_without_reason(const struct hinter *hinter, const struct comparison *comparison,
                                          struct detail *detail) {
    const struct story *story = comparison->story;
    if (story->success >= 0) {
        set_percent(story->success, detail);
        return HINT_ODDS_ALONE;
    }
    if (is_end(hinter, story, 0))
        return comparison->best ? HINT_END : comparison->gain > -alike ? HINT_END_ALIKE : HINT_END_EARLY;
    /* A roll that cannot but help says nothing: what is compared is not the roll. */
    if (story->helps > 0 && story->helps < 0.995) {
        set_percent(story->helps, detail);
        return HINT_ROLL;
    }
    if (comparison->behind >= worse) {
        set_percent(comparison->behind, detail);
        return HINT_BEHIND;
    }
    return comparison->best && comparison->gain >= alike ? HINT_QUIET : HINT_ALIKE;
}

/* The main reason comes with a decision, which may be a later one, and that may need luck. */
static enum hint_word word_for(const struct hinter *hinter, const struct story *story, size_t step,
                               struct detail *detail) {
    bool later = step > 0 && !is_end(hinter, story, step);
    bool next = step == 1; /* otherwise something else is to be decided before */
    if (story->success >= 0) {
        set_percent(story->success, detail);
        return !later ? HINT_ODDS : next ? HINT_ODDS_THEN : HINT_ODDS_FURTHER;
    }
    double success = later && hinter->game->success
                         ? hinter->game->success(hinter->setting, story->state[step], story->action[step])
                         : -1;
    if (success < 0)
        return !later ? HINT_PLAIN : next ? HINT_LATER : HINT_FURTHER;
    set_percent(success, detail);
    return next ? HINT_LATER_ODDS : HINT_FURTHER_ODDS;
}

void hint_explain(const struct hinter *hinter, const struct comparison *comparison,
                  enum game_language language, struct text *out) {
    const struct story *story = comparison->story;
    struct reasons reasons = {0};
    struct detail detail = {0};
    enum hint_word word;
    if (wins(hinter, story)) {
        name_step(hinter, story, story->length - 1, language, &detail);
        set_percent(story->success, &detail);
        put_sentence(word_for_win(story, comparison->chance >= 0.9999), &detail, language, out);
        return;
    }
    if (!is_end(hinter, story, 0))
        find_reasons(hinter, comparison, language, &reasons);
    put_reasons(&reasons, language, &detail);
    if (reasons.count > 0) {
        name_step(hinter, story, reasons.reason[0].step, language, &detail);
        word = word_for(hinter, story, reasons.reason[0].step, &detail);
    } else
        word = word_without_reason(hinter, comparison, &detail);
    put_sentence(word, &detail, language, out);
}
