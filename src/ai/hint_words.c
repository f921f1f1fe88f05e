/* The sentence of a hint: the terms of the evaluation in which its line and the baseline differ most, in the game's words. */
#include "hint_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* {0} is what the game says, {1} a later decision, {2} a percentage, {3} an attack on the way there, {4} the odds
   that all attacks up to there succeed, {5} how many of the cards left do what. For COUNT: {0} how many, {1} of how
   many, {2} what. */
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
    W(COUNTS, "{5}.", "{5}.")                                                                            \
    W(COUNT, "{2}: {0} of {1}", "{2} : {0} sur {1}")                                                     \
    W(NEXT_COUNT, "; ", " ; ")                                                                           \
    W(END, "Nothing that is left to do this turn would help.", "Rien de plus à gagner ce tour-ci.")      \
    W(END_ALIKE, "What is left to do this turn would gain little.",                                      \
      "Il n’y a plus grand-chose à gagner ce tour-ci.")                                                  \
    W(END_EARLY, "It ends the turn, though more could be gained.",                                       \
      "Le tour s’arrête là, même s’il restait à gagner.")                                                \
    W(ALIKE, "It makes little difference: other choices are about as good.",                             \
      "Peu de différence : d’autres choix se valent.")                                                   \
    W(BEHIND, "{2} % fewer wins than the best choice.",                                                  \
      "{2} % de victoires en moins qu’avec le meilleur choix.")                                          \
    W(AHEAD, "{2} % more wins than the next best choice.",                                               \
      "{2} % de victoires en plus qu’avec le meilleur autre choix.")                                     \
    W(AHEAD_OF_END, "{2} % more wins than ending the turn now.",                                         \
      "{2} % de victoires en plus qu’en finissant le tour maintenant.")                                  \
    W(ONLY, "There is nothing else to decide.", "Il n’y a pas d’autre choix.")                           \
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

enum { CLAUSE = 160, MAX_REASONS = 64 };

/* A second reason needs at least `second_reason` of the gain of the first, and any reason `min_gain`, or
   `slight_gain` if the decision itself is certain to bring it. Chances closer than `equal_margin` are called equal;
   from `tell_margin` on (2 points, rounded) the difference is told. */
static const char no_break_space[] = "\u00a0";
static const double second_reason = 0.35, min_gain = 0.02, slight_gain = 0.004, equal_margin = 0.01,
                    tell_margin = 0.015;

/* A term of the evaluation, and its gain for the line. */
struct term {
    struct game_change change; /* against the baseline */
    double gain;
};

/* Reads the features of all states that reasons are found in: those of the line, in order, then the end of the baseline. */
static void read_features(struct hinter *hinter, const struct ranked_line *ranked) {
    const struct line *line = ranked->line;
    size_t each = (size_t)hinter->seats * hinter->game->feature_count;
    for (size_t i = 0; i < line->length; i++)
        hinter->game->features(hinter->setting, line->state[i], hinter->features + i * each);
    hinter->game->features(hinter->setting, line->end, hinter->features + line->length * each);
    hinter->game->features(hinter->setting, ranked->baseline->end,
                           hinter->features + (line->length + 1) * each);
}

/* A feature in state number `state` of those read. */
static double feature_at(const struct hinter *hinter, size_t state, int seat, size_t feature) {
    return (double)hinter
        ->features[(state * (size_t)hinter->seats + (size_t)seat) * hinter->game->feature_count + feature];
}

/* Writes the game's words for a term and returns their subject; negative if there are none. */
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

/* The sensitivity of the seat's log-odds to each seat's strength: 1 for itself, minus its share of the rivals' total
   for a rival. */
static void find_sensitivity(const struct hinter *hinter, const void *state, double part[GAME_MAX_SEATS]) {
    float share[GAME_MAX_SEATS] = {0};
    ai_evaluate(hinter->game, hinter->setting, state, &hinter->weights, share);
    double rest = 1 - (double)share[hinter->seat];
    for (int seat = 0; seat < hinter->seats; seat++)
        part[seat] = seat == hinter->seat ? 1 : rest > 0 ? -(double)share[seat] / rest : 0;
}

/* A clause of the game, with all terms that share it added up. Reasons are found once, by their English clauses. */
struct reason {
    char clause[GAME_LANGUAGES][CLAUSE];
    int subject;
    double gain;
    struct term term; /* the largest of them */
    size_t step;      /* of the line, that achieves it */
    struct luck luck; /* that it takes */
};

struct reasons {
    size_t count;
    struct reason reason[MAX_REASONS];
};

static size_t least_reason(const struct reasons *reasons) {
    size_t least = 0;
    for (size_t i = 1; i < reasons->count; i++)
        if (fabs(reasons->reason[i].gain) < fabs(reasons->reason[least].gain))
            least = i;
    return least;
}

/* Terms with the same clause are one reason. Of too many reasons the least gives way. */
static void add_term(struct reasons *reasons, const struct term *term, const char *clause, int subject) {
    size_t place = 0;
    while (place < reasons->count && strcmp(reasons->reason[place].clause[GAME_ENGLISH], clause) != 0)
        place++;
    bool known = place < reasons->count;
    if (place == MAX_REASONS) {
        place = least_reason(reasons);
        if (fabs(reasons->reason[place].gain) >= fabs(term->gain))
            return;
    }
    struct reason *reason = &reasons->reason[place];
    if (!known) {
        reasons->count += place == reasons->count;
        *reason = (struct reason){.term = *term, .subject = subject};
        memcpy(reason->clause[GAME_ENGLISH], clause, CLAUSE);
    }
    reason->gain += term->gain;
    if (fabs(term->gain) > fabs(reason->term.gain))
        reason->term = *term;
}

/* The limit of a claim: three quarters of the way from one value to the other. */
static double claim_limit(double from, double to) {
    return from + 0.75 * (to - from);
}

/* The step of the line at which the feature changed most, and the claim about it. A change in the baseline alone
   means the feature was kept, by the whole of this line. */
static size_t find_step(const struct hinter *hinter, const struct ranked_line *ranked,
                        struct game_change *change, struct claim *claim) {
    const struct line *line = ranked->line;
    double most = 1e-6, sign = change->more ? 1 : -1;
    size_t best = 0;
    change->kept = true;
    double end = feature_at(hinter, line->length, change->seat, change->feature);
    double other = feature_at(hinter, line->length + 1, change->seat, change->feature);
    *claim = (struct claim){.change = change, .limit = claim_limit(other, end), .step = line->length - 1};
    double now = feature_at(hinter, 0, change->seat, change->feature);
    for (size_t i = 0; i < line->length; i++) {
        double next = feature_at(hinter, i + 1, change->seat, change->feature);
        if (sign * (next - now) > most) {
            most = sign * (next - now) + 1e-6;
            best = i;
            change->kept = false;
            *claim = (struct claim){.change = change, .limit = claim_limit(now, next), .step = i};
        }
        now = next;
    }
    return best;
}

static bool ends_turn(const struct hinter *hinter, const struct line *line, size_t step) {
    return game_ends_turn(hinter->game, hinter->setting, line->state[step], line->action[step]);
}

static int by_gain(const void *a, const void *b) {
    const struct reason *x = a, *y = b;
    return x->gain < y->gain   ? 1
           : x->gain > y->gain ? -1
                               : strcmp(x->clause[GAME_ENGLISH], y->clause[GAME_ENGLISH]);
}

/* Whether two reasons share a sentence: different subjects, the same step and the same luck. The end of the turn goes with any
   step. */
static bool belong_together(const struct hinter *hinter, const struct line *line, const struct reason *first,
                            const struct reason *second) {
    return second->subject != first->subject && second->gain >= second_reason * first->gain &&
           second->luck.dice == first->luck.dice && second->luck.attacks == first->luck.attacks &&
           (second->step == first->step || ends_turn(hinter, line, second->step));
}

/* Words the clause, in all languages, for the state right after the named step. */
static void reword(const struct hinter *hinter, const struct line *line, struct reason *reason) {
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text out = text_into(reason->clause[language], CLAUSE);
        put_clause(hinter, hint_state_after(line, reason->step), &reason->term, (enum game_language)language,
                   &out);
    }
}

/* The reason to name, of those sorted by their gain: certain ones go before lucky ones unless they are much smaller;
   and what the decision itself is certain to do goes before what luck may bring after others. */
static size_t find_main(const struct reasons *reasons, size_t good, size_t slight) {
    const struct reason *reason = reasons->reason;
    size_t certain = 0, at_once = 0;
    while (certain < good && reason[certain].luck.dice)
        certain++;
    while (at_once < slight && (reason[at_once].luck.dice || reason[at_once].step > 0))
        at_once++;
    if (certain < good && reason[certain].gain >= second_reason * reason[0].gain)
        return certain;
    return at_once < slight && good > 0 && reason[0].luck.dice && reason[0].step > 0 ? at_once : 0;
}

/* Keeps the best reason, and one that belongs to it. */
static void keep_best(struct hinter *hinter, const struct ranked_line *ranked, struct reasons *reasons) {
    const struct line *line = ranked->line;
    size_t good = 0, slight = 0, other;
    qsort(reasons->reason, reasons->count, sizeof reasons->reason[0], by_gain);
    for (size_t i = 0; i < reasons->count && reasons->reason[i].gain >= slight_gain; i++) {
        struct reason *reason = &reasons->reason[i];
        struct claim claim;
        reason->step = find_step(hinter, ranked, &reason->term.change, &claim);
        reason->luck = hint_luck(hinter, line, &claim);
        if (reason->luck.unlikely)
            continue;
        good += reason->gain >= min_gain;
        reasons->reason[slight++] = *reason;
    }
    size_t main = find_main(reasons, good, slight);
    for (other = main + 1; other < good; other++)
        if (belong_together(hinter, line, &reasons->reason[main], &reasons->reason[other]))
            break;
    reasons->count = good == 0 ? 0 : other < good ? 2 : 1;
    if (good > 0)
        reasons->reason[0] = reasons->reason[main];
    if (other < good)
        reasons->reason[1] = reasons->reason[other];
    for (size_t i = 0; i < reasons->count; i++)
        reword(hinter, line, &reasons->reason[i]);
}

/* Collects the terms in which the line and the baseline differ, with their clauses. */
static void find_reasons(struct hinter *hinter, const struct ranked_line *ranked, struct reasons *reasons) {
    size_t mine = ranked->line->length, theirs = mine + 1;
    double part[GAME_MAX_SEATS];
    read_features(hinter, ranked);
    find_sensitivity(hinter, ranked->baseline->end, part);
    for (int seat = 0; seat < hinter->seats; seat++)
        for (size_t i = 0; i < hinter->game->feature_count; i++) {
            double change = feature_at(hinter, mine, seat, i) - feature_at(hinter, theirs, seat, i);
            struct term term = {{.feature = i,
                                 .seat = seat,
                                 .rival = seat != hinter->seat,
                                 .more = change > 0,
                                 .end = ranked->line->end},
                                part[seat] * (double)hinter->weights.weight[i] * change};
            char clause[CLAUSE];
            struct text out = text_into(clause, sizeof clause);
            struct claim claim;
            if (fabs(term.gain) < 1e-6)
                continue;
            find_step(hinter, ranked, &term.change, &claim);
            int subject = put_clause(hinter, ranked->line->end, &term, GAME_ENGLISH, &out);
            if (subject >= 0)
                add_term(reasons, &term, clause, subject);
        }
    keep_best(hinter, ranked, reasons);
}

/* Whole percents; 0 and 100 only when exact. */
static void put_percent(double chance, struct text *out) {
    long percent = (long)(100 * chance + 0.5);
    text_number(out, chance < 1 && percent > 99 ? 99 : chance > 0 && percent < 1 ? 1 : percent);
}

/* The parts of a sentence. */
struct detail {
    char reason[3 * CLAUSE];
    char later[GAME_SENTENCE_TEXT]; /* a decision later in the line */
    char percent[8];
    char attack[GAME_SENTENCE_TEXT]; /* that has to succeed first */
    char all[8];                     /* the odds of all attacks */
    char counts[2 * CLAUSE];         /* of cards left: how many do what */
};

/* Capitalizes the first letter, which is ASCII. */
static void put_sentence(enum hint_word word, bool hoped, const struct detail *detail,
                         enum game_language language, struct text *out) {
    size_t start = out->length;
    if (hoped)
        text_put(out, hint_words[HINT_HOPE][language]);
    text_fill(out, hint_words[word][language],
              (const char *const[]){detail->reason, detail->later, detail->percent, detail->attack,
                                    detail->all, detail->counts},
              6);
    char *first = out->start + start;
    if (*first >= 'a' && *first <= 'z')
        *first = (char)(*first - 'a' + 'A');
}

/* The label of a step, without an explaining sentence. */
static void name_step(const struct hinter *hinter, const struct line *line, size_t step,
                      enum game_language language, char label[GAME_SENTENCE_TEXT]) {
    struct text out = text_into(label, GAME_SENTENCE_TEXT);
    hinter->game->label(hinter->setting, line->state[step], line->action[step], language, &out);
    char *colon = out.length > 0 && label[out.length - 1] == '.' ? strchr(label, ':') : NULL;
    if (colon)
        *colon = '\0';
    if (colon && colon - label > 2 && strncmp(colon - 2, no_break_space, 2) == 0)
        colon[-2] = '\0';
}

/* Reasons that need luck say so: here if the sentence starts with the odds of the decision, else put_sentence does. */
static void put_reasons(const struct reasons *reasons, bool hoped, enum game_language language,
                        struct detail *detail) {
    struct text out = text_into(detail->reason, sizeof detail->reason);
    if (hoped)
        text_put(&out, hint_words[HINT_HOPE][language]);
    for (size_t i = 0; i < reasons->count; i++) {
        if (i > 0)
            text_put(&out, hint_words[HINT_AND][language]);
        text_put(&out, reasons->reason[i].clause[language]);
    }
}

static void set_percent(double chance, char percent[8]) {
    struct text out = text_into(percent, 8);
    put_percent(chance, &out);
}

/* The odds of the first decision that count what chance chooses from: "cards that hurt: 4 of 31". Gains go before risks. */
static size_t find_counts(const struct hinter *hinter, const struct line *line,
                          struct game_odds counts[GAME_MAX_ODDS]) {
    const struct game *game = hinter->game;
    struct game_odds odds[GAME_MAX_ODDS];
    size_t found = 0;
    size_t count = game->odds ? game->odds(hinter->setting, line->state[0], line->action[0], odds) : 0;
    for (int gain = 1; gain >= 0; gain--)
        for (size_t i = 0; i < count; i++)
            if (odds[i].kind == (gain ? GAME_GAIN : GAME_RISK) && odds[i].whole > 0)
                counts[found++] = odds[i];
    return found;
}

static void put_counts(const struct hinter *hinter, const struct line *line, enum game_language language,
                       struct detail *detail) {
    struct game_odds counts[GAME_MAX_ODDS];
    struct text out = text_into(detail->counts, sizeof detail->counts);
    size_t count = find_counts(hinter, line, counts);
    for (size_t i = 0; i < count; i++) {
        char part[12], whole[12], label[CLAUSE];
        struct text number = text_into(part, sizeof part), all = text_into(whole, sizeof whole),
                    words = text_into(label, sizeof label);
        text_number(&number, (long)counts[i].part);
        text_number(&all, (long)counts[i].whole);
        hinter->game->label_odds(hinter->setting, line->state[0], &counts[i], language, &words);
        if (i > 0)
            text_put(&out, hint_words[HINT_NEXT_COUNT][language]);
        text_fill(&out, hint_words[HINT_COUNT][language], (const char *const[]){part, whole, label}, 3);
    }
}

/* The sentence when there is no reason: how the option compares. */
static enum hint_word word_without_reason(const struct hinter *hinter, const struct ranked_line *ranked,
                                          struct detail *detail) {
    const struct line *line = ranked->line;
    if (line->success >= 0) {
        set_percent(line->success, detail->percent);
        return HINT_ODDS_ALONE;
    }
    if (ends_turn(hinter, line, 0))
        return ranked->best ? HINT_END : ranked->gain > -equal_margin ? HINT_END_ALIKE : HINT_END_EARLY;
    /* Odds near 100 % say nothing about the roll itself. */
    if (line->odds_of_help > 0 && line->odds_of_help < 0.995) {
        set_percent(line->odds_of_help, detail->percent);
        return HINT_ROLL;
    }
    if (ranked->behind >= tell_margin) {
        set_percent(ranked->behind, detail->percent);
        return HINT_BEHIND;
    }
    if (ranked->best && ranked->gain >= tell_margin) {
        set_percent(ranked->gain, detail->percent);
        return ends_turn(hinter, ranked->baseline, 0) ? HINT_AHEAD_OF_END : HINT_AHEAD;
    }
    return ranked->only ? HINT_ONLY : HINT_ALIKE;
}

/* The sentence for several attacks. If the named step is the last of them, it is covered by the odds of all. */
static enum hint_word word_for_attacks(const struct line *line, const struct reason *reason, bool later) {
    bool named = later && reason->luck.last != reason->step;
    if (line->success >= 0)
        return named ? HINT_ODDS_ALL_THEN : HINT_ODDS_ALL;
    return named ? HINT_ALL_THEN : HINT_ALL;
}

/* The sentence for a reason, by when its step comes and which attacks it depends on. */
static enum hint_word word_for(const struct hinter *hinter, const struct line *line,
                               const struct reason *reason) {
    bool later = reason->step > 0 && !ends_turn(hinter, line, reason->step);
    bool next = reason->step == 1; /* otherwise other decisions come first */
    if (reason->luck.attacks == 0)
        return !later ? HINT_PLAIN : next ? HINT_LATER : HINT_FURTHER;
    if (reason->luck.attacks > 1)
        return word_for_attacks(line, reason, later);
    if (line->success >= 0)
        return !later ? HINT_ODDS : next ? HINT_ODDS_THEN : HINT_ODDS_FURTHER;
    if (reason->luck.last == reason->step)
        return next ? HINT_LATER_ODDS : HINT_FURTHER_ODDS;
    return later ? HINT_IF_THEN : HINT_IF;
}

static void put_details(const struct hinter *hinter, const struct line *line, const struct reason *reason,
                        enum game_language language, struct detail *detail) {
    size_t attack = line->success >= 0 ? 0 : reason->luck.last;
    name_step(hinter, line, reason->step, language, detail->later);
    if (reason->luck.attacks == 0)
        return;
    name_step(hinter, line, attack, language, detail->attack);
    set_percent(hint_success(hinter, line->state[attack], line->action[attack]), detail->percent);
    set_percent(reason->luck.odds, detail->all);
}

/* A win is the only reason told: with luck, possible unless the replies of others prevent it, or certain. */
static enum hint_word word_for_win(struct hinter *hinter, const struct ranked_line *ranked,
                                   struct reasons *reasons) {
    const struct line *line = ranked->line;
    struct claim claim = {.step = line->length - 1};
    struct reason *win = &reasons->reason[0];
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text out = text_into(win->clause[language], CLAUSE);
        text_put(&out, hint_words[HINT_VICTORY][language]);
    }
    reasons->count = 1;
    win->step = claim.step;
    win->luck = hint_luck(hinter, line, &claim);
    if (win->luck.attacks > 0 || win->luck.dice)
        return word_for(hinter, line, win);
    return ranked->chance < 0.9999 ? HINT_MAY_WIN : line->length == 1 ? HINT_WINS : HINT_WINS_SOON;
}

/* Finds the sentence that explains the line, and its reasons: the same in every language. */
static enum hint_word choose_word(struct hinter *hinter, const struct ranked_line *ranked,
                                  struct reasons *reasons, struct detail *detail) {
    const struct line *line = ranked->line;
    struct game_odds counts[GAME_MAX_ODDS];
    if (hint_is_won(hinter, line->end))
        return word_for_win(hinter, ranked, reasons);
    if (!ends_turn(hinter, line, 0))
        find_reasons(hinter, ranked, reasons);
    bool certain = reasons->count > 0 && !reasons->reason[0].luck.dice;
    if (!certain && line->success < 0 && find_counts(hinter, line, counts) > 0) {
        reasons->count = 0;
        return HINT_COUNTS;
    }
    return reasons->count > 0 ? word_for(hinter, line, &reasons->reason[0])
                              : word_without_reason(hinter, ranked, detail);
}

void hint_explain(struct hinter *hinter, const struct ranked_line *ranked,
                  char why[GAME_LANGUAGES][GAME_SENTENCE_TEXT]) {
    const struct line *line = ranked->line;
    struct reasons reasons = {0};
    struct detail detail = {0};
    enum hint_word word = choose_word(hinter, ranked, &reasons, &detail);
    bool hoped = reasons.count > 0 && reasons.reason[0].luck.dice;
    for (int i = 0; i < GAME_LANGUAGES; i++) {
        enum game_language language = (enum game_language)i;
        struct text out = text_into(why[language], GAME_SENTENCE_TEXT);
        if (word == HINT_COUNTS)
            put_counts(hinter, line, language, &detail);
        put_reasons(&reasons, hoped && line->success >= 0, language, &detail);
        if (reasons.count > 0)
            put_details(hinter, line, &reasons.reason[0], language, &detail);
        put_sentence(word, hoped && line->success < 0, &detail, language, &out);
    }
}
