/* Playing at a table: decisions, dice, and the answers that nobody needs to give. */
#include "inside.h"

#include <string.h>

/* More automatic steps in a row than any game takes: a position in which nobody can ever choose. */
enum { MAX_AUTOMATIC = 10000 };

bool table_play(struct table *table, game_action action, struct game_error *error) {
    if (!game_allows(table->game, table->setting, table->state, action))
        return table_refuse(error, 0, "this is not possible now", "ce n’est pas possible maintenant", NULL);
    return table_append(table, action, error);
}

bool table_play_text(struct table *table, const char *words, struct game_error *error) {
    game_action action;
    if (table_who(table) == GAME_OVER)
        return table_refuse(error, 0, "the game is over: {0} comes too late",
                            "la partie est finie : {0} vient trop tard", words);
    if (!game_read_action(table->game, table->setting, table->state, words, &action))
        return table_refuse(error, 0, "not possible now: {0}", "pas possible maintenant : {0}", words);
    return table_append(table, action, error);
}

bool table_roll(struct table *table, struct game_error *error) {
    const struct game *game = table->game;
    game_action outcomes[GAME_MAX_ACTIONS];
    uint32_t number;
    if (table_who(table) != GAME_CHANCE)
        return table_refuse(error, 0, "there is nothing to roll", "il n’y a rien à lancer", NULL);
    size_t count = game->list(table->setting, table->state, outcomes);
    uint32_t total = game_total_weight(game, table->setting, table->state, outcomes, count);
    if (!table->dice.below || !table->dice.below(table->dice.context, total, &number))
        return table_refuse(error, 0, "no dice to roll with", "pas de dés à lancer", NULL);
    return table_append(table, game_outcome_at(game, table->setting, table->state, outcomes, count, number),
                        error);
}

bool table_has_choice(const struct table *table, const void *state) {
    const struct game *game = table->game;
    game_action actions[GAME_MAX_ACTIONS];
    size_t count = game->list(table->setting, state, actions);
    return count > 1 ||
           (count == 1 && game->deliberate && game->deliberate(table->setting, state, actions[0]));
}

static bool take_only_answer(struct table *table, struct game_error *error) {
    game_action actions[GAME_MAX_ACTIONS];
    table->game->list(table->setting, table->state, actions);
    return table_append(table, actions[0], error);
}

bool table_goes_on(const struct table *table) {
    int who = table_who(table);
    return who == GAME_CHANCE || (who >= 0 && !table_has_choice(table, table->state));
}

bool table_step(struct table *table, struct game_error *error) {
    return table_who(table) == GAME_CHANCE ? table_roll(table, error) : take_only_answer(table, error);
}

bool table_advance(struct table *table, struct game_error *error) {
    for (int step = 0; step < MAX_AUTOMATIC; step++) {
        if (!table_goes_on(table))
            return true;
        if (!table_step(table, error))
            return false;
    }
    return table_refuse(error, 0, "nobody ever has a choice here", "personne n’a jamais le choix ici", NULL);
}
