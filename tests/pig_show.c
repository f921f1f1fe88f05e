/* Pig as people read it: words, notation, buttons and views. */
#include "pig_private.h"

#include <assert.h>
#include <string.h>

static const char *const phase_words[PHASES] = {"bonus", "turn", "roll", "over"};
static const char *const marks[SEATS_MOST] = {"A", "B", "C", "D"};

/* Every word for people: name, English, French. */
#define PIG_WORDS(W)                                                                                    \
    W(ROLL_BUTTON, "Roll", "Lancer")                                                                    \
    W(HOLD_BUTTON, "Hold", "Garder")                                                                    \
    W(SEAT, "Player {0}", "Joueur {0}")                                                                 \
    W(ASK, "{0}: roll or hold? {1} points this turn", "{0} : lancer ou garder ? {1} points ce tour")    \
    W(ROLL_AHEAD, "The die of {0} rolls", "Le dé de {0} roule")                                         \
    W(BONUS_AHEAD, "The secret die of {0} rolls", "Le dé secret de {0} roule")                          \
    W(WON, "{0} has won", "{0} a gagné")                                                                \
    W(LABEL_ROLL, "Roll the die", "Lancer le dé")                                                       \
    W(LABEL_HOLD, "Hold {1} points", "Garder {1} points")                                               \
    W(TELL_ROLL, "{0} rolls on", "{0} lance le dé")                                                     \
    W(TELL_HOLD, "{0} holds {1} points", "{0} garde {1} points")                                        \
    W(TELL_DIE, "{0} rolls a {2}", "{0} fait {2}")                                                      \
    W(TELL_LOST, "{0} rolls a 1 and loses {1} points", "{0} fait 1 et perd {1} points")                 \
    W(TELL_BONUS, "{0} rolls a secret bonus of {2}", "{0} fait un bonus secret de {2}")                 \
    W(TELL_SECRET, "{0} rolls a secret bonus", "{0} fait un bonus secret")                              \
    W(TELL_RESIGN, "{0} resigns", "{0} abandonne")                                                      \
    W(DRAW_TARGET, "first to {0}", "le premier à {0}")                                                  \
    W(DRAW_BONUS, "bonus {0}", "bonus {0}")                                                             \
    W(DRAW_GONE, "resigned", "abandon")                                                                 \
    W(BAD_WORDS, "not a position of Pig, from character {0} on", "position illisible au caractère {0}") \
    W(BAD_STATE, "these numbers cannot occur in this game",                                             \
      "ces nombres sont impossibles dans cette partie")                                                 \
    W(NOT_EXACT, "written otherwise, this position is: {0}", "cette position s'écrit autrement : {0}")

#define WORD_NAME(name, english, french) WORD_##name,
enum word { PIG_WORDS(WORD_NAME) };
#define WORD_ROW(name, english, french) {english, french},
static const char *const words[][GAME_LANGUAGES] = {PIG_WORDS(WORD_ROW)};
#define WORD_CHECK(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a word is missing: " #name);
PIG_WORDS(WORD_CHECK)

/* Notation: `turn A total 12; A 30 bonus 4; B 45 bonus 1 out`. */

void pig_write_action(const void *setting, const void *state, game_action action, struct text *out) {
    (void)setting;
    if (action == ROLL || action == HOLD) {
        text_put(out, action == ROLL ? "roll" : "hold");
        return;
    }
    text_put(out, ((const struct pig_state *)state)->phase == BONUS ? "bonus " : "die ");
    text_number(out, (long)action);
}

void pig_write_position(const void *setting, const void *state, struct text *out) {
    const struct pig_state *pig = state;
    text_format(out, "%s %s", phase_words[pig->phase], marks[pig->seat]);
    if (pig->phase == TURN || pig->phase == ROLLING)
        text_format(out, " total %d", pig->total);
    for (int seat = 0; seat < pig_seats(setting); seat++) {
        text_format(out, "; %s %d", marks[seat], pig->score[seat]);
        if (pig->bonus[seat])
            text_format(out, " bonus %d", pig->bonus[seat]);
        if (pig->gone[seat])
            text_put(out, " out");
    }
}

static bool take(const char **at, const char *expected) {
    size_t length = strlen(expected);
    if (strncmp(*at, expected, length) != 0)
        return false;
    *at += length;
    return true;
}

static bool take_number(const char **at, int *number) {
    size_t length = strspn(*at, "0123456789");
    if (length < 1 || length > 4)
        return false;
    for (*number = 0; length > 0; length--)
        *number = *number * 10 + (*(*at)++ - '0');
    return true;
}

static bool take_head(const struct pig_setting *rules, const char **at, struct pig_state *pig) {
    int total = 0;
    while (pig->phase < PHASES && !take(at, phase_words[pig->phase]))
        pig->phase++;
    if (pig->phase == PHASES || !take(at, " "))
        return false;
    while (pig->seat < rules->seats && !take(at, marks[pig->seat]))
        pig->seat++;
    if (pig->seat == rules->seats || (take(at, " total ") && !take_number(at, &total)))
        return false;
    pig->total = (int16_t)total;
    return true;
}

static bool take_seat(const char **at, struct pig_state *pig, int seat) {
    int score, bonus = 0;
    if (!take(at, "; ") || !take(at, marks[seat]) || !take(at, " ") || !take_number(at, &score))
        return false;
    if (take(at, " bonus ") && (!take_number(at, &bonus) || bonus > FACES))
        return false;
    pig->score[seat] = (int16_t)score;
    pig->bonus[seat] = (uint8_t)bonus;
    pig->gone[seat] = take(at, " out");
    return true;
}

static bool seat_can_be(const struct pig_setting *rules, const struct pig_state *pig, int seat) {
    bool rolled = rules->secret && (pig->phase != BONUS || seat < pig->seat);
    bool won = pig->score[seat] + pig->bonus[seat] >= rules->target;
    if ((pig->bonus[seat] > 0) != rolled)
        return false;
    if (pig->phase == BONUS && (pig->score[seat] > 0 || pig->gone[seat]))
        return false;
    if (won && (pig->phase != OVER || pig->seat != seat))
        return false;
    return pig->score[seat] < rules->target + FACES;
}

static bool can_be(const struct pig_setting *rules, const struct pig_state *pig) {
    int points = pig->score[pig->seat] + pig->total;
    int left = pig_seats_left(rules, pig);
    for (int seat = 0; seat < rules->seats; seat++)
        if (!seat_can_be(rules, pig, seat))
            return false;
    if (pig->gone[pig->seat])
        return false;
    switch (pig->phase) {
    case BONUS:
        return rules->secret && pig->total == 0;
    case TURN:
        return left > 1 && points < rules->target + FACES;
    case ROLLING:
        return left > 1 && points < rules->target;
    default:
        return pig->total == 0 && (left == 1 || points + pig->bonus[pig->seat] >= rules->target);
    }
}

static bool refuse(struct game_error *error, enum word word, const char *detail) {
    struct text text = text_into(error->text, sizeof error->text);
    error->line = 0;
    text_fill(&text, words[word][error->language], &detail, 1);
    return false;
}

bool pig_read_position(const void *setting, void *state, const char *line, struct game_error *error) {
    struct pig_state pig = {0};
    char exact[GAME_POSITION_TEXT];
    const char *at = line;
    bool whole = take_head(setting, &at, &pig);
    for (int seat = 0; whole && seat < pig_seats(setting); seat++)
        whole = take_seat(&at, &pig, seat);
    struct text text = text_into(exact, sizeof exact);
    if (!whole || *at != '\0') {
        text_number(&text, (long)(at - line) + 1);
        return refuse(error, WORD_BAD_WORDS, exact);
    }
    if (!can_be(setting, &pig))
        return refuse(error, WORD_BAD_STATE, "");
    pig_write_position(setting, &pig, &text);
    if (strcmp(exact, line) != 0)
        return refuse(error, WORD_NOT_EXACT, exact);
    *(struct pig_state *)state = pig;
    return true;
}

const char *pig_seat_mark(int seat) {
    assert(seat >= 0 && seat < SEATS_MOST);
    return marks[seat];
}

/* Clicks: a button for each decision. */

size_t pig_clicks(const void *setting, const void *state, game_action action,
                  game_thing things[GAME_MAX_CLICKS]) {
    (void)setting;
    (void)state;
    things[0] = action;
    return 1;
}

void pig_write_thing(const void *setting, const void *state, game_thing thing, struct text *out) {
    pig_write_action(setting, state, thing, out);
}

void pig_label_thing(const void *setting, const void *state, game_thing thing, enum game_language language,
                     struct text *out) {
    (void)setting;
    (void)state;
    text_put(out, words[thing == ROLL ? WORD_ROLL_BUTTON : WORD_HOLD_BUTTON][language]);
}

bool pig_is_button(game_thing thing) {
    (void)thing;
    return true;
}

/* Words for people. */

void pig_seat_name(int seat, enum game_language language, struct text *out) {
    text_fill(out, words[WORD_SEAT][language], &marks[seat], 1);
}

/* Fills {0} with the seat's name, {1} with the points of its turn, {2} with the number. */
static void say(const struct pig_state *pig, enum word word, int seat, long number,
                enum game_language language, struct text *out) {
    char name[32], total[24], third[24];
    struct text part = text_into(name, sizeof name);
    pig_seat_name(seat, language, &part);
    part = text_into(total, sizeof total);
    text_number(&part, pig->total);
    part = text_into(third, sizeof third);
    text_number(&part, number);
    text_fill(out, words[word][language], (const char *const[]){name, total, third}, 3);
}

void pig_prompt(const void *setting, const void *state, int viewer, enum game_language language,
                struct text *out) {
    static const enum word asked[PHASES] = {WORD_BONUS_AHEAD, WORD_ASK, WORD_ROLL_AHEAD, WORD_WON};
    const struct pig_state *pig = state;
    (void)setting;
    (void)viewer;
    say(pig, asked[pig->phase], pig->seat, 0, language, out);
}

void pig_label(const void *setting, const void *state, game_action action, enum game_language language,
               struct text *out) {
    const struct pig_state *pig = state;
    (void)setting;
    say(pig, action == ROLL ? WORD_LABEL_ROLL : WORD_LABEL_HOLD, pig->seat, 0, language, out);
}

/* That a hold wins is not told: until it is played, only its seat may know. */
static enum word told(const struct pig_state *pig, game_action action, int viewer) {
    if (pig->phase == BONUS)
        return viewer == pig->seat ? WORD_TELL_BONUS : WORD_TELL_SECRET;
    if (pig->phase == ROLLING)
        return action == 1 ? WORD_TELL_LOST : WORD_TELL_DIE;
    return action == ROLL ? WORD_TELL_ROLL : WORD_TELL_HOLD;
}

void pig_tell(const void *setting, const void *state, game_action action, int viewer,
              enum game_language language, struct text *out) {
    const struct pig_state *pig = state;
    (void)setting;
    if (GAME_IS_RESIGN(action))
        say(pig, WORD_TELL_RESIGN, GAME_RESIGNER(action), 0, language, out);
    else
        say(pig, told(pig, action, viewer), pig->seat, (long)action, language, out);
}

/* Views. */

static bool shows_bonus(const struct pig_state *pig, int seat, int viewer) {
    return pig->bonus[seat] > 0 && (seat == viewer || pig->phase == OVER);
}

void pig_write_board(const void *setting, const void *state, int viewer, enum game_language language,
                     struct text *out) {
    const struct pig_setting *rules = setting;
    const struct pig_state *pig = state;
    text_format(out, "{\"target\":%d,\"turn\":\"%s\",\"total\":%d,\"seats\":[", rules->target,
                marks[pig->seat], pig->total);
    for (int seat = 0; seat < rules->seats; seat++) {
        char name[32];
        struct text part = text_into(name, sizeof name);
        pig_seat_name(seat, language, &part);
        text_json_next(out);
        text_format(out, "{\"mark\":\"%s\",\"name\":", marks[seat]);
        text_json_string(out, name);
        text_format(out, ",\"score\":%d,\"present\":%s", pig->score[seat],
                    pig->gone[seat] ? "false" : "true");
        if (shows_bonus(pig, seat, viewer))
            text_format(out, ",\"bonus\":%d", pig->bonus[seat]);
        text_letter(out, '}');
    }
    text_put(out, "]}");
}

static void draw_note(struct text *out, enum word word, long number, enum game_language language) {
    char digits[24];
    const char *filled = digits;
    struct text part = text_into(digits, sizeof digits);
    text_number(&part, number);
    text_put(out, "  ");
    text_fill(out, words[word][language], &filled, 1);
}

void pig_draw(const void *setting, const void *state, int viewer, enum game_language language,
              struct text *out) {
    const struct pig_setting *rules = setting;
    const struct pig_state *pig = state;
    draw_note(out, WORD_DRAW_TARGET, rules->target, language);
    text_letter(out, '\n');
    for (int seat = 0; seat < rules->seats; seat++) {
        text_put(out, seat == pig->seat ? "> " : "  ");
        pig_seat_name(seat, language, out);
        text_format(out, " %5d", pig->score[seat]);
        if (seat == pig->seat && pig->total > 0)
            text_format(out, " + %d", pig->total);
        if (shows_bonus(pig, seat, viewer))
            draw_note(out, WORD_DRAW_BONUS, pig->bonus[seat], language);
        if (pig->gone[seat])
            draw_note(out, WORD_DRAW_GONE, 0, language);
        text_letter(out, '\n');
    }
}
