/* Knowledge: what a viewer knows of a state is a state with the rest hidden, and nothing that a viewer reads depends on
   what it does not know. */
#include "contract_internal.h"

#include "table.h"

#include <stdlib.h>
#include <string.h>

enum { GUESSES = 3, ACTIONS_COMPARED = 64 };

/* Spares: what the viewer knows, a guess from it, and what follows from the state and the guess. */
#define KNOWN(c)    ((c)->spare[2])
#define GUESSED(c)  ((c)->spare[3])
#define AFTER(c)    ((c)->spare[4])
#define SUPPOSED(c) ((c)->spare[5])
#define OTHER(c)    ((c)->spare[6])

static bool has_secrets(const struct contract *c, const struct probe *place) {
    return game_has_secrets(c->game, c->setting) && place->who != GAME_OVER;
}

static bool is_hidden(const struct contract *c, const void *state) {
    return game_has_secrets(c->game, c->setting) && c->game->hidden(c->setting, state);
}

bool contract_nothing_is_hidden(struct contract *c, const struct probe *place) {
    return !is_hidden(c, place->state) || contract_broken(c, "something is");
}

/* What a viewer knows. */

/* Seats and whose turn it is are public. */
static bool seats_are_known(struct contract *c, const void *state, const void *known) {
    const struct game *game = c->game;
    if (game->who(c->setting, known) != game->who(c->setting, state) ||
        game->turn(c->setting, known) != game->turn(c->setting, state))
        return contract_broken(c, "it is not known who decides");
    for (int seat = 0; seat < c->seats; seat++)
        if (strcmp(game->seat_mark(c->setting, known, seat), game->seat_mark(c->setting, state, seat)) != 0 ||
            game->present(c->setting, known, seat) != game->present(c->setting, state, seat) ||
            game_is_automa(game, c->setting, known, seat) != game_is_automa(game, c->setting, state, seat) ||
            game_team(game, c->setting, known, seat) != game_team(game, c->setting, state, seat))
            return contract_broken(c, "seat %d is not known", seat);
    return true;
}

/* The seat that decides knows its legal actions. */
static bool list_is_known(struct contract *c, const struct probe *place, const void *state) {
    game_action actions[GAME_MAX_ACTIONS + GAME_MAX_SEATS];
    size_t count = c->game->list(c->setting, state, actions);
    return (count == place->count && memcmp(actions, place->actions, count * sizeof *actions) == 0) ||
           contract_broken(c, "seat %d does not know what it may do", place->who);
}

static bool hides_well(struct contract *c, const struct probe *place, int viewer) {
    const struct game *game = c->game;
    contract_copy(c, KNOWN(c), place->state);
    game->hide(c->setting, KNOWN(c), viewer);
    bool something = !contract_same(c, KNOWN(c), place->state);
    c->report->hidden += something;
    if (game->hidden(c->setting, KNOWN(c)) != something)
        return contract_broken(c, "from viewer %d %s is hidden, and the state says otherwise", viewer,
                               something ? "something" : "nothing");
    contract_copy(c, OTHER(c), KNOWN(c));
    game->hide(c->setting, OTHER(c), viewer);
    if (!contract_same(c, OTHER(c), KNOWN(c)))
        return contract_broken(c, "hidden twice from viewer %d, more is hidden", viewer);
    if (!seats_are_known(c, place->state, KNOWN(c)))
        return false;
    if (viewer >= 0 && viewer == place->who && !list_is_known(c, place, KNOWN(c)))
        return false;
    return contract_state_round_trips(c, KNOWN(c));
}

/* A spectator knows only what everybody knows. */
static bool spectator_knows_least(struct contract *c, const struct probe *place, int viewer) {
    contract_copy(c, AFTER(c), place->state);
    c->game->hide(c->setting, AFTER(c), GAME_SPECTATOR);
    contract_copy(c, OTHER(c), KNOWN(c));
    c->game->hide(c->setting, OTHER(c), GAME_SPECTATOR);
    if (!contract_same(c, OTHER(c), AFTER(c)))
        return contract_broken(c, "a spectator of what viewer %d knows knows something else", viewer);
    contract_copy(c, OTHER(c), AFTER(c));
    c->game->hide(c->setting, OTHER(c), viewer);
    return contract_same(c, OTHER(c), AFTER(c)) ||
           contract_broken(c, "viewer %d does not know what a spectator knows", viewer);
}

bool contract_knowledge_is_a_state(struct contract *c, const struct probe *place) {
    for (int viewer = GAME_SPECTATOR; has_secrets(c, place) && viewer < c->seats; viewer++)
        if (!hides_well(c, place, viewer) || !spectator_knows_least(c, place, viewer))
            return false;
    return true;
}

/* Guesses. */

static void make_guess(struct contract *c, const struct probe *place, int viewer) {
    game_known(c->game, c->setting, place->state, viewer, KNOWN(c));
    contract_copy(c, GUESSED(c), KNOWN(c));
    c->game->guess(c->setting, GUESSED(c), &c->probe);
}

static bool guess_fits(struct contract *c, const struct probe *place, int viewer) {
    make_guess(c, place, viewer);
    if (c->game->hidden(c->setting, GUESSED(c)))
        return contract_broken(c, "guessed for viewer %d, something is still hidden", viewer);
    if (!seats_are_known(c, place->state, GUESSED(c)))
        return false;
    contract_copy(c, OTHER(c), GUESSED(c));
    c->game->hide(c->setting, OTHER(c), viewer);
    if (!contract_same(c, OTHER(c), KNOWN(c)))
        return contract_broken(c, "viewer %d knows that the guess is wrong", viewer);
    if (viewer >= 0 && viewer == place->who && !list_is_known(c, place, GUESSED(c)))
        return false;
    contract_copy(c, OTHER(c), GUESSED(c));
    c->game->guess(c->setting, OTHER(c), &c->probe);
    if (!contract_same(c, OTHER(c), GUESSED(c)))
        return contract_broken(c, "where nothing is hidden, a guess changes the state");
    return contract_state_round_trips(c, GUESSED(c));
}

bool contract_guess_fits(struct contract *c, const struct probe *place) {
    for (int viewer = GAME_SPECTATOR; has_secrets(c, place) && viewer < c->seats; viewer++)
        for (int i = 0; i < GUESSES; i++)
            if (!guess_fits(c, place, viewer))
                return false;
    return true;
}

bool contract_there_can_be_played(struct contract *c) {
    if (!is_hidden(c, c->there.state))
        return true;
    c->seen = &c->there;
    c->promise = "the position's notation round-trips";
    contract_copy(c, OTHER(c), c->there.state);
    if (!contract_state_round_trips(c, OTHER(c)))
        return false;
    c->game->guess(c->setting, c->there.state, &c->probe);
    return !is_hidden(c, c->there.state) || contract_broken(c, "guessed, something is still hidden");
}

/* What a viewer reads. */

static void write_all(struct contract *c, const void *state, int viewer, enum game_language language,
                      char *view) {
    struct text text = text_into(view, GAME_VIEW_TEXT + GAME_PICTURE_TEXT);
    game_view(c->game, c->setting, state, viewer, true, language, &text);
    game_known(c->game, c->setting, state, viewer, OTHER(c));
    c->game->draw(c->setting, OTHER(c), language, &text);
    c->game->write_position(c->setting, OTHER(c), &text);
}

/* Both texts are in c->view. */
static bool read_alike(struct contract *c, int viewer, const char *what) {
    size_t at = 0;
    if (strcmp(c->view[0], c->view[1]) == 0)
        return true;
    while (c->view[0][at] == c->view[1][at])
        at++;
    at = at > 40 ? at - 40 : 0;
    return contract_broken(c, "viewer %d reads in %s: %.80s; or else: %.80s", viewer, what, c->view[0] + at,
                           c->view[1] + at);
}

static bool views_are_alike(struct contract *c, const struct probe *place, int viewer,
                            enum game_language language) {
    write_all(c, place->state, viewer, language, c->view[0]);
    write_all(c, GUESSED(c), viewer, language, c->view[1]);
    return read_alike(c, viewer, "its view");
}

/* The notation and the log of an action, played in this state, for a viewer who knows what is in `known`. */
static void write_seen(struct contract *c, const void *state, const void *known, game_action action,
                       int viewer, enum game_language language, char *line) {
    struct text text = text_into(line, GAME_ACTION_TEXT + GAME_SENTENCE_TEXT);
    game_action seen = game_seen(c->game, c->setting, state, action, viewer);
    game_write_action(c->game, c->setting, known, seen, &text);
    text_put(&text, ": ");
    c->game->tell(c->setting, known, seen, language, &text);
}

/* In a state that the viewer cannot tell from the real one, the same decision reads the same. */
static bool decision_is_told_alike(struct contract *c, const struct probe *place, game_action action,
                                   int viewer, enum game_language language) {
    if (place->who < 0 || game_reveals(c->game, c->setting, place->state, action) ||
        !game_allows(c->game, c->setting, GUESSED(c), action))
        return true;
    write_seen(c, place->state, KNOWN(c), action, viewer, language, c->view[0]);
    write_seen(c, GUESSED(c), KNOWN(c), action, viewer, language, c->view[1]);
    return read_alike(c, viewer, "the log");
}

/* If two actions lead to states that the viewer cannot tell apart, their log lines are the same. */
static bool outcome_is_told_alike(struct contract *c, const struct probe *place, game_action action,
                                  int viewer, enum game_language language) {
    contract_copy(c, AFTER(c), place->state);
    c->game->play(c->setting, AFTER(c), place->chosen);
    contract_copy(c, SUPPOSED(c), place->state);
    c->game->play(c->setting, SUPPOSED(c), action);
    if (contract_same(c, AFTER(c), SUPPOSED(c)))
        return true;
    game_known(c->game, c->setting, AFTER(c), viewer, c->spare[0]);
    game_known(c->game, c->setting, SUPPOSED(c), viewer, c->spare[1]);
    if (!contract_same(c, c->spare[0], c->spare[1]))
        return true;
    write_seen(c, place->state, KNOWN(c), place->chosen, viewer, language, c->view[0]);
    write_seen(c, place->state, KNOWN(c), action, viewer, language, c->view[1]);
    return read_alike(c, viewer, "the log");
}

static bool log_is_alike(struct contract *c, const struct probe *place, int viewer,
                         enum game_language language) {
    for (size_t i = 0; i < place->count && i < ACTIONS_COMPARED; i++) {
        size_t at = place->count <= ACTIONS_COMPARED ? i : random_below(&c->probe, (uint32_t)place->count);
        if (!decision_is_told_alike(c, place, place->actions[at], viewer, language) ||
            !outcome_is_told_alike(c, place, place->actions[at], viewer, language))
            return false;
    }
    return true;
}

/* A table at the state, at which `action` has been played. */
static struct table *table_at(struct contract *c, const void *state, game_action action) {
    char line[GAME_POSITION_TEXT];
    struct text text = text_into(line, sizeof line);
    struct game_error error = {.language = GAME_ENGLISH};
    c->game->write_position(c->setting, state, &text);
    struct table *table = table_new_at(c->game, c->run->choices, c->run->choice_count, line, &error);
    if (table && !table_play(table, action, &error)) {
        table_free(table);
        table = NULL;
    }
    if (!table)
        contract_broken(c, "no table at %s: %s", line, error.text);
    return table;
}

static void write_table(struct table *table, int viewer, enum game_language language, char *out) {
    struct text text = text_into(out, GAME_VIEW_TEXT + GAME_PICTURE_TEXT);
    struct table_view_options looking = {.viewer = viewer, .language = language};
    size_t length;
    char *record = table_write_record(table, viewer, &length);
    if (!record)
        abort();
    text_put(&text, record);
    table_view(table, &looking, &text);
    free(record);
}

/* Records and views of two tables that the viewer cannot tell apart, before and after a decision. */
static bool tables_are_alike(struct contract *c, const struct probe *place, int viewer,
                             enum game_language language) {
    if (place->who < 0 || game_reveals(c->game, c->setting, place->state, place->chosen) ||
        !game_allows(c->game, c->setting, GUESSED(c), place->chosen))
        return true;
    struct table *real = table_at(c, place->state, place->chosen);
    struct table *guessed = real ? table_at(c, GUESSED(c), place->chosen) : NULL;
    bool kept = guessed != NULL;
    /* At the end nothing is secret. */
    if (kept && table_who(real) != GAME_OVER && table_who(guessed) != GAME_OVER) {
        write_table(real, viewer, language, c->view[0]);
        write_table(guessed, viewer, language, c->view[1]);
        kept = read_alike(c, viewer, "its record or the view of the table");
    }
    table_free(real);
    table_free(guessed);
    return kept;
}

bool contract_secrets_are_kept(struct contract *c, const struct probe *place) {
    for (int viewer = GAME_SPECTATOR; has_secrets(c, place) && viewer < c->seats; viewer++)
        for (int i = 0; i < GUESSES; i++) {
            enum game_language language = (enum game_language)random_below(&c->probe, GAME_LANGUAGES);
            make_guess(c, place, viewer);
            if (!views_are_alike(c, place, viewer, language) || !log_is_alike(c, place, viewer, language) ||
                !tables_are_alike(c, place, viewer, language))
                return false;
        }
    return true;
}

/* Decisions that reveal. */

/* Whether the viewer cannot tell this action in the guess from the one played in the state: it reads the same, and the
   resulting states look the same. */
static bool may_have_been(struct contract *c, const struct probe *place, game_action action,
                          game_action supposed, int viewer) {
    write_seen(c, place->state, KNOWN(c), action, viewer, GAME_ENGLISH, c->view[0]);
    write_seen(c, GUESSED(c), KNOWN(c), supposed, viewer, GAME_ENGLISH, c->view[1]);
    if (strcmp(c->view[0], c->view[1]) != 0)
        return false;
    contract_copy(c, AFTER(c), place->state);
    contract_copy(c, SUPPOSED(c), GUESSED(c));
    c->game->play(c->setting, AFTER(c), action);
    c->game->play(c->setting, SUPPOSED(c), supposed);
    game_known(c->game, c->setting, AFTER(c), viewer, c->spare[0]);
    game_known(c->game, c->setting, SUPPOSED(c), viewer, c->spare[1]);
    return contract_same(c, c->spare[0], c->spare[1]);
}

/* Whether the viewer still cannot tell the guess from the state after the decision: the same decision or, if it is secret
   itself ("Blue lays down a card"), another. */
static bool stays_hidden(struct contract *c, const struct probe *place, game_action action, int viewer) {
    game_action supposed[GAME_MAX_ACTIONS + GAME_MAX_SEATS];
    if (game_allows(c->game, c->setting, GUESSED(c), action) &&
        may_have_been(c, place, action, action, viewer))
        return true;
    size_t count = c->game->list(c->setting, GUESSED(c), supposed);
    for (size_t i = 0; i < count; i++)
        if (may_have_been(c, place, action, supposed[i], viewer))
            return true;
    return contract_broken(c, "decision %08x shows viewer %d something", (unsigned)action, viewer);
}

bool contract_reveals_is_true(struct contract *c, const struct probe *place) {
    for (int viewer = GAME_SPECTATOR; has_secrets(c, place) && viewer < c->seats; viewer++) {
        if (place->who < 0)
            return true;
        make_guess(c, place, viewer);
        for (size_t i = 0; i < place->count && i < ACTIONS_COMPARED; i++) {
            game_action action = place->actions[place->count <= ACTIONS_COMPARED
                                                    ? i
                                                    : random_below(&c->probe, (uint32_t)place->count)];
            if (!game_reveals(c->game, c->setting, place->state, action) &&
                !stays_hidden(c, place, action, viewer))
                return false;
        }
    }
    return true;
}
