/* Things that can be clicked; the board as JSON and as characters. Private to this folder. */
#ifndef ANDROMEDA_VIEW_H
#define ANDROMEDA_VIEW_H

#include "sentence.h"

enum thing_kind {
    THING_PLACE,
    THING_SHIP, /* kind, markers, where */
    THING_KIND,
    THING_MODULE, /* 1 + design, 64 + row */
    THING_CARD,
    THING_SOURCE,
    THING_MOON,
    THING_RESOURCE,
    THING_TRACK,
    THING_SIDE,
    THING_OPTION,
    THING_PAYMENT,
    THING_TOKEN,
    THING_FACE,
    THING_OPS,
    THING_BUTTON, /* a verb */
    THING_KINDS
};

static inline game_thing make_thing(enum thing_kind kind, uint32_t number) {
    return (game_thing)kind << 24 | number;
}
static inline enum thing_kind thing_kind_of(game_thing thing) {
    return (enum thing_kind)(thing >> 24);
}
static inline int thing_number(game_thing thing) {
    return (int)(thing & 0xffffff);
}

size_t andromeda_clicks(const void *setting, const void *state, game_action action,
                        game_thing things[GAME_MAX_CLICKS]);
void andromeda_write_thing(const void *setting, const void *state, game_thing thing, struct text *out);
void andromeda_label_thing(const void *setting, const void *state, game_thing thing,
                           enum game_language language, struct text *out);
bool andromeda_is_button(game_thing thing);
bool andromeda_read_thing(const void *setting, const void *state, const char *token, game_thing *thing);
void andromeda_explain(const void *setting, const void *state, game_thing thing, enum game_language language,
                       struct text *out);
bool andromeda_why_not(const void *setting, const void *state, const game_thing *things, size_t count,
                       enum game_language language, struct text *out);
size_t andromeda_places(const void *setting, const void *state, struct game_place *out);
void andromeda_draw_place(const void *setting, const void *state, game_thing thing,
                          enum game_language language, struct canvas *canvas, struct canvas_area area);
int andromeda_draw_sheets(const void *setting, const void *state, enum game_language language,
                          enum game_detail detail, const char *const players[GAME_MAX_SEATS],
                          struct canvas *out);
void andromeda_draw(const void *setting, const void *state, enum game_language language, struct text *out);
void andromeda_write_board(const void *setting, const void *state, enum game_language language,
                           struct text *out);
void andromeda_about(const void *setting, const void *state, game_action action, struct text *out);

#endif
