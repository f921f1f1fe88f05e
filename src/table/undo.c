/* Taking back: over one's own decisions, never over dice, another seat's decision or a resignation. */
#include "inside.h"

#include <string.h>

/* The points that may be gone back to: each is a length of the record at which the seat had a choice. Both are
   the length now when there is none. */
struct undo {
    size_t first;
    size_t last;
};

static bool is_barrier(const struct table *table, const void *state, game_action action) {
    return GAME_IS_RESIGN(action) || table->game->who(table->setting, state) == GAME_CHANCE;
}

/* Where the present seat's own unbroken decisions begin; the state there is left in table->mark. While dice are
   still to be rolled, that seat is the one that decided last: nothing new has been seen yet. */
static size_t find_barrier(const struct table *table) {
    const struct game *game = table->game;
    size_t barrier = 0;
    int last = GAME_CHANCE;
    memcpy(table->walk, table->first, game->state_bytes);
    memcpy(table->mark, table->first, game->state_bytes);
    for (size_t i = 0; i < table->length; i++) {
        int who = game->who(table->setting, table->walk);
        bool blocks = is_barrier(table, table->walk, table->actions[i]);
        if (who != last && !blocks) {
            memcpy(table->mark, table->walk, game->state_bytes);
            barrier = i;
        }
        game->play(table->setting, table->walk, table->actions[i]);
        if (blocks) {
            memcpy(table->mark, table->walk, game->state_bytes);
            barrier = i + 1;
        }
        last = blocks ? GAME_CHANCE : who;
    }
    int now = table_who(table);
    return now == GAME_OVER || (now >= 0 && now != last) ? table->length : barrier;
}

static struct undo find_undo(const struct table *table) {
    struct undo undo = {table->length, table->length};
    for (size_t i = find_barrier(table); i < table->length; i++) {
        if (table_has_choice(table, table->mark)) {
            undo.last = i;
            if (undo.first == table->length)
                undo.first = i;
        }
        table->game->play(table->setting, table->mark, table->actions[i]);
    }
    return undo;
}

static void cut(struct table *table, size_t length) {
    table_state_at(table, length, table->state);
    table->length = length;
}

size_t table_undo_limit(const struct table *table) {
    return find_undo(table).first;
}

bool table_undo(struct table *table, struct game_error *error) {
    size_t last = find_undo(table).last;
    if (last == table->length)
        return table_refuse(error, 0, "there is nothing that you may take back", "il n’y a rien à reprendre",
                            NULL);
    cut(table, last);
    return true;
}

bool table_undo_to(struct table *table, size_t length, struct game_error *error) {
    if (length > table->length || length < table_undo_limit(table))
        return table_refuse(error, 0, "the game cannot be taken back to there",
                            "on ne peut pas revenir à ce point", NULL);
    cut(table, length);
    return true;
}
