/* Pig's texts, buttons and views. */
#include "pig_internal.h"

#include <stdio.h>
#include <string.h>

/* All text for people: name, English, French. {0} is a seat's name or the only argument, {1} the points of its turn, {2} a
   number. */
#define PIG_WORDS(W)                                                                                    \
    W(ROLL_BUTTON, "Roll", "Lancer")                                                                    \
    W(HOLD_BUTTON, "Hold", "Garder")                                                                    \
    W(DIE, "The die", "Le dé")                                                                          \
    W(SEAT, "Player {0}", "Joueur {0}")                                                                 \
    W(AUTOMA, "Automa {0}", "Automate {0}")                                                             \
    W(ASK, "{0}: roll or hold? {1} points this turn", "{0} : lancer ou garder ? {1} points ce tour")    \
    W(ASK_SOLO, "{0}: roll or hold? {1} points in turn {2} of 12",                                      \
      "{0} : lancer ou garder ? {1} points au tour {2} sur 12")                                         \
    W(ASK_AUTOMA, "{0} plays: {1} points this turn", "{0} joue : {1} points ce tour")                   \
    W(ROLL_AHEAD, "The die of {0} rolls", "Le dé de {0} roule")                                         \
    W(BONUS_AHEAD, "The secret die of {0} rolls", "Le dé secret de {0} roule")                          \
    W(WON, "{0} has won", "{0} a gagné")                                                                \
    W(WON_TOGETHER, "{0} have won", "{0} ont gagné")                                                    \
    W(SHARED, "{0} share the win", "{0} se partagent la victoire")                                      \
    W(LOST, "{0} has lost", "{0} a perdu")                                                              \
    W(AND, " and ", " et ")                                                                             \
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
    W(SUCCESS, "no 1", "pas de 1")                                                                      \
    W(LOSES_TURN, "loses the turn", "perd le tour")                                                     \
    W(EXPLAIN_ROLL, "A 1 ends the turn without its points, anything else adds to them",                 \
      "Un 1 finit le tour sans ses points, tout autre nombre s’y ajoute")                               \
    W(EXPLAIN_HOLD, "The points of the turn are added to the score, and the turn ends",                 \
      "Les points du tour s’ajoutent au score, et le tour finit")                                       \
    W(EXPLAIN_DIE, "{1} points this turn: they count when they are held",                               \
      "{1} points ce tour : ils comptent une fois gardés")                                              \
    W(EXPLAIN_SEAT, "{0} has {2} points", "{0} a {2} points")                                           \
    W(NO_POINTS, "there are no points to hold yet", "il n’y a pas encore de points à garder")           \
    W(ENOUGH, "{1} points are enough: hold them", "{1} points suffisent : gardez-les")                  \
    W(AUTOMA_PLAYS, "{0} plays by itself", "{0} joue tout seul")                                        \
    W(DIE_ROLLS, "the die is rolling", "le dé roule")                                                   \
    W(IS_OVER, "the game is over", "la partie est finie")                                               \
    W(SEATS_OPTION, "Seats", "Sièges")                                                                  \
    W(TARGET_OPTION, "Target", "But")                                                                   \
    W(SECRET_OPTION, "Secret bonus", "Bonus secret")                                                    \
    W(TEAMS_OPTION, "Two teams", "Deux équipes")                                                        \
    W(AUTOMA_OPTION, "The last seat is an automa", "Le dernier siège est un automate")                  \
    W(ROUNDS_OPTION, "Rounds are played to the end", "On finit la manche")                              \
    W(ON, "Yes", "Oui")                                                                                 \
    W(OFF, "No", "Non")                                                                                 \
    W(BAD_WORDS, "not a position of Pig, from character {0} on", "position illisible au caractère {0}") \
    W(BAD_STATE, "these numbers cannot occur in this game",                                             \
      "ces nombres sont impossibles dans cette partie")                                                 \
    W(NOT_EXACT, "written otherwise, this position is: {0}", "cette position s'écrit autrement : {0}")  \
    W(ODD_TEAMS, "teams need an even number of seats, 4 or 6",                                          \
      "il faut un nombre pair de sièges pour des équipes : 4 ou 6")                                     \
    W(LONELY_AUTOMA, "an automa needs somebody to play against: 2 seats or more",                       \
      "un automate joue contre quelqu’un : il faut au moins 2 sièges")

#define WORD_NAME(name, english, french) WORD_##name,
enum word { PIG_WORDS(WORD_NAME) };
#define WORD_ROW(name, english, french) {english, french},
static const char *const words[][GAME_LANGUAGES] = {PIG_WORDS(WORD_ROW)};
#define WORD_CHECK(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a word is missing: " #name);
PIG_WORDS(WORD_CHECK)

_Static_assert(SOLO_TURNS == 12, "the words say how many turns there are");

bool pig_refuse(struct game_error *error, enum pig_reason reason, const char *detail) {
    static const enum word said[] = {[PIG_BAD_WORDS] = WORD_BAD_WORDS,
                                     [PIG_BAD_STATE] = WORD_BAD_STATE,
                                     [PIG_NOT_EXACT] = WORD_NOT_EXACT,
                                     [PIG_ODD_TEAMS] = WORD_ODD_TEAMS,
                                     [PIG_LONELY_AUTOMA] = WORD_LONELY_AUTOMA};
    struct text text = text_into(error->text, sizeof error->text);
    error->line = 0;
    text_fill(&text, words[said[reason]][error->language], &detail, 1);
    return false;
}

void pig_label_option(size_t option, const char *value, enum game_language language, struct text *out) {
    enum word word =
        value ? (strcmp(value, "on") == 0 ? WORD_ON : WORD_OFF) : (enum word)(WORD_SEATS_OPTION + option);
    text_put(out, words[word][language]);
}

void pig_seat_name(const void *setting, const void *state, int seat, enum game_language language,
                   struct text *out) {
    const char *mark = pig_seat_mark(setting, state, seat);
    text_fill(out, words[pig_automa(setting, state, seat) ? WORD_AUTOMA : WORD_SEAT][language], &mark, 1);
}

/* Fills {0} with the seat's name, {1} with the points of its turn, {2} with the number. */
static void say(const void *setting, const struct pig_state *pig, enum word word, int seat, long number,
                enum game_language language, struct text *out) {
    char name[32], total[24], third[24];
    struct text part = text_into(name, sizeof name);
    pig_seat_name(setting, pig, seat, language, &part);
    part = text_into(total, sizeof total);
    text_number(&part, pig->total);
    part = text_into(third, sizeof third);
    text_number(&part, number);
    text_fill(out, words[word][language], (const char *const[]){name, total, third}, 3);
}

/* Clicks: a button for each decision. */

size_t pig_clicks(const void *setting, const void *state, game_action action,
                  game_thing things[GAME_MAX_CLICKS]) {
    (void)setting;
    (void)state;
    things[0] = action;
    return 1;
}

void pig_label_thing(const void *setting, const void *state, game_thing thing, enum game_language language,
                     struct text *out) {
    if (thing >= SEAT)
        pig_seat_name(setting, state, (int)(thing - SEAT), language, out);
    else
        text_put(out, words[thing == DIE    ? WORD_DIE
                            : thing == ROLL ? WORD_ROLL_BUTTON
                                            : WORD_HOLD_BUTTON][language]);
}

bool pig_is_button(game_thing thing) {
    return thing == ROLL || thing == HOLD;
}

void pig_explain(const void *setting, const void *state, game_thing thing, enum game_language language,
                 struct text *out) {
    const struct pig_state *pig = state;
    if (thing >= SEAT) {
        int seat = (int)(thing - SEAT);
        say(setting, pig, WORD_EXPLAIN_SEAT, seat, pig->score[seat], language, out);
    } else
        say(setting, pig,
            thing == DIE    ? WORD_EXPLAIN_DIE
            : thing == ROLL ? WORD_EXPLAIN_ROLL
                            : WORD_EXPLAIN_HOLD,
            pig->seat, 0, language, out);
}

/* Only for buttons, and only for the first thing: every path is a single button. */
bool pig_why_not(const void *setting, const void *state, const game_thing *things, size_t count,
                 enum game_language language, struct text *out) {
    const struct pig_state *pig = state;
    if (count != 1 || !pig_is_button(things[0]))
        return false;
    enum word word = pig->phase == OVER                      ? WORD_IS_OVER
                     : pig->phase != TURN                    ? WORD_DIE_ROLLS
                     : pig_automa(setting, state, pig->seat) ? WORD_AUTOMA_PLAYS
                     : things[0] == HOLD                     ? WORD_NO_POINTS
                                                             : WORD_ENOUGH;
    say(setting, pig, word, pig->seat, 0, language, out);
    return true;
}

/* Words for people. */

static void tell_end(const void *setting, const struct pig_state *pig, enum game_language language,
                     struct text *out) {
    bool won[SEATS_MAX];
    char names[GAME_SENTENCE_TEXT];
    struct text list = text_into(names, sizeof names);
    int sides = pig_winners(setting, pig, won), count = 0;
    for (int seat = 0; seat < pig_seats(setting); seat++)
        if (won[seat] || sides == 0) {
            text_put(&list, count++ > 0 ? words[WORD_AND][language] : "");
            pig_seat_name(setting, pig, seat, language, &list);
        }
    enum word word = sides == 0  ? WORD_LOST
                     : sides > 1 ? WORD_SHARED
                     : count > 1 ? WORD_WON_TOGETHER
                                 : WORD_WON;
    text_fill(out, words[word][language], &(const char *){names}, 1);
}

void pig_prompt(const void *setting, const void *state, enum game_language language, struct text *out) {
    const struct pig_state *pig = state;
    enum word word = pig->phase == BONUS                     ? WORD_BONUS_AHEAD
                     : pig->phase == ROLLING                 ? WORD_ROLL_AHEAD
                     : pig_automa(setting, state, pig->seat) ? WORD_ASK_AUTOMA
                     : pig_is_solo(setting)                  ? WORD_ASK_SOLO
                                                             : WORD_ASK;
    if (pig->phase == OVER)
        tell_end(setting, pig, language, out);
    else
        say(setting, pig, word, pig->seat, pig->turns + 1, language, out);
}

void pig_label(const void *setting, const void *state, game_action action, enum game_language language,
               struct text *out) {
    const struct pig_state *pig = state;
    say(setting, pig, action == ROLL ? WORD_LABEL_ROLL : WORD_LABEL_HOLD, pig->seat, 0, language, out);
}

/* Does not say that a hold wins: until it is played, only its seat may know. */
static enum word told(const struct pig_state *pig, game_action action) {
    if (GAME_IS_RESIGN(action))
        return WORD_TELL_RESIGN;
    if (pig->phase == BONUS)
        return action == UNKNOWN ? WORD_TELL_SECRET : WORD_TELL_BONUS;
    if (pig->phase == ROLLING)
        return action == 1 ? WORD_TELL_LOST : WORD_TELL_DIE;
    return action == ROLL ? WORD_TELL_ROLL : WORD_TELL_HOLD;
}

void pig_tell(const void *setting, const void *state, game_action action, enum game_language language,
              struct text *out) {
    const struct pig_state *pig = state;
    int seat = GAME_IS_RESIGN(action) ? GAME_RESIGNER(action) : pig->seat;
    say(setting, pig, told(pig, action), seat, (long)action, language, out);
}

/* A roll succeeds when it is no 1; a hold always does, so its odds mean nothing. */
size_t pig_odds(const void *setting, const void *state, game_action action,
                struct game_odds odds[GAME_MAX_ODDS]) {
    (void)setting;
    (void)state;
    if (action != ROLL)
        return 0;
    odds[0] = (struct game_odds){
        .kind = GAME_SUCCESS, .name = WORD_SUCCESS, .chance = 5.0 / FACES, .part = 5, .whole = FACES};
    odds[1] = (struct game_odds){
        .kind = GAME_RISK, .name = WORD_LOSES_TURN, .chance = 1.0 / FACES, .part = 1, .whole = FACES};
    return 2;
}

void pig_label_odds(const void *setting, const void *state, const struct game_odds *odds,
                    enum game_language language, struct text *out) {
    (void)setting;
    (void)state;
    text_put(out, words[odds->name][language]);
}

/* Views. */

static bool shows_bonus(const struct pig_state *pig, int seat) {
    return pig->bonus[seat] > 0 && pig->bonus[seat] != UNKNOWN;
}

void pig_write_board(const void *setting, const void *state, enum game_language language, struct text *out) {
    const struct pig_setting *rules = setting;
    const struct pig_state *pig = state;
    text_format(out, "{\"target\":%d,\"turn\":\"%s\",\"total\":%d,", rules->target,
                pig_seat_mark(setting, state, pig->seat), pig->total);
    if (pig_is_solo(rules))
        text_format(out, "\"turns\":%d,", pig->turns);
    text_put(out, "\"seats\":[");
    for (int seat = 0; seat < rules->seats; seat++) {
        char name[32];
        struct text part = text_into(name, sizeof name);
        pig_seat_name(setting, state, seat, language, &part);
        text_json_next(out);
        text_format(out, "{\"mark\":\"%s\",\"name\":", pig_seat_mark(setting, state, seat));
        text_json_string(out, name);
        text_format(out, ",\"score\":%d,\"present\":%s", pig->score[seat],
                    pig->gone[seat] ? "false" : "true");
        if (shows_bonus(pig, seat))
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

void pig_draw_seat(const void *setting, const void *state, int seat, enum game_language language,
                   struct text *out) {
    const struct pig_state *pig = state;
    text_put(out, seat == pig->seat ? "> " : "  ");
    pig_seat_name(setting, state, seat, language, out);
    text_format(out, " %5d", pig->score[seat]);
    if (seat == pig->seat && pig->total > 0)
        text_format(out, " + %d", pig->total);
    if (shows_bonus(pig, seat))
        draw_note(out, WORD_DRAW_BONUS, pig->bonus[seat], language);
    if (pig->gone[seat])
        draw_note(out, WORD_DRAW_GONE, 0, language);
}

void pig_draw(const void *setting, const void *state, enum game_language language, struct text *out) {
    draw_note(out, WORD_DRAW_TARGET, ((const struct pig_setting *)setting)->target, language);
    text_letter(out, '\n');
    for (int seat = 0; seat < pig_seats(setting); seat++) {
        pig_draw_seat(setting, state, seat, language, out);
        text_letter(out, '\n');
    }
}
