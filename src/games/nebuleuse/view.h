/* Board and sheets for clients: JSON, places, pictures. */
#ifndef NEBULEUSE_VIEW_H
#define NEBULEUSE_VIEW_H

#include "sentence.h"

/* Things to point at: a kind and a number. Those up to THING_SLOT are places of the board. */
enum thing_kind {
    THING_BASE,
    THING_SECTOR,
    THING_GATE, /* sector X */
    THING_SLOT,
    THING_BUTTON, /* of a kind of action */
    THING_PIECE,
    THING_FIELD,
    THING_KINDS
};

static inline game_thing make_thing(enum thing_kind kind, int number) {
    return (game_thing)kind << 8 | (game_thing)number;
}
static inline enum thing_kind thing_kind_of(game_thing thing) {
    return (enum thing_kind)(thing >> 8);
}
static inline int thing_number(game_thing thing) {
    return (int)(thing & 0xff);
}

enum { NEBULEUSE_PLACES = 1 + SECTORS + 1 + SLOTS };

size_t nebuleuse_clicks(const void *setting, const void *state, game_action action,
                        game_thing things[GAME_MAX_CLICKS]);
void nebuleuse_write_thing(const void *setting, const void *state, game_thing thing, struct text *out);
bool nebuleuse_read_thing(const void *setting, const void *state, const char *token, game_thing *thing);
void nebuleuse_label_thing(const void *setting, const void *state, game_thing thing,
                           enum game_language language, struct text *out);
bool nebuleuse_is_button(game_thing thing);
void nebuleuse_explain(const void *setting, const void *state, game_thing thing, enum game_language language,
                       struct text *out);
bool nebuleuse_why_not(const void *setting, const void *state, const game_thing *things, size_t count,
                       enum game_language language, struct text *out);

void nebuleuse_write_board(const void *setting, const void *state, enum game_language language,
                           struct text *out);
void nebuleuse_about(const void *setting, const void *state, game_action action, struct text *out);
void nebuleuse_facts(struct text *out);

size_t nebuleuse_places(const void *setting, const void *state, struct game_place *out);
void nebuleuse_draw_place(const void *setting, const void *state, game_thing thing,
                          enum game_language language, struct canvas *canvas, struct canvas_area area);
int nebuleuse_draw_sheets(const void *setting, const void *state, enum game_language language,
                          enum game_detail detail, const char *const players[GAME_MAX_SEATS],
                          struct canvas *out);
void nebuleuse_draw(const void *setting, const void *state, enum game_language language, struct text *out);

#endif
