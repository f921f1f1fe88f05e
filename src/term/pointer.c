/* Pointing at things. */
#include "pointer.h"

#include <stdlib.h>
#include <string.h>

static bool is_free(const struct pointer *pointer, char letter) {
    if (letter < 'a' || letter > 'z' || strchr(POINTER_RESERVED, letter))
        return false;
    if (pointer->taken_count > 0 && strchr(pointer->held, letter))
        return false;
    for (int i = 0; i < pointer->button_count; i++)
        if (pointer->buttons[i].letter == letter)
            return false;
    return true;
}

/* The first letter of the label that is still free, or any that is. */
static char letter_for(const struct pointer *pointer, const char *label) {
    for (const char *at = label; *at; at++) {
        char small = (char)(*at >= 'A' && *at <= 'Z' ? *at + 32 : *at);
        if (is_free(pointer, small))
            return small;
    }
    for (char letter = 'a'; letter <= 'z'; letter++)
        if (is_free(pointer, letter))
            return letter;
    return ' ';
}

static bool on_board(const struct board *board, game_thing thing, int *file, int *rank) {
    for (int y = 0; y < board->ranks; y++)
        for (int x = 0; x < board->files; x++)
            if (board->thing[y][x] == thing) {
                *file = x;
                *rank = y;
                return true;
            }
    return false;
}

/* Real buttons choose their letters before ships and cards do, so that the same button has the same letter each time. */
static void name_buttons(struct pointer *pointer, bool real, enum game_language language) {
    const struct table *table = pointer->path.table;
    const struct game *game = table_game(table);
    for (int i = 0; i < pointer->button_count; i++) {
        char label[GAME_SENTENCE_TEXT];
        struct text out = text_into(label, sizeof label);
        game_thing thing = pointer->buttons[i].item->thing;
        if (game->is_button(thing) != real)
            continue;
        game->label_thing(table_setting(table), table_state(table), thing, language, &out);
        pointer->buttons[i].letter = letter_for(pointer, label);
    }
}

static void hold_letters(struct pointer *pointer) {
    const struct game *game = table_game(pointer->path.table);
    size_t held = 0;
    for (int i = 0; i < pointer->button_count; i++)
        if (game->is_button(pointer->buttons[i].item->thing))
            pointer->held[held++] = pointer->buttons[i].letter;
    pointer->held[held] = 0;
}

static void collect_buttons(struct pointer *pointer, enum game_language language) {
    int file, rank;
    pointer->button_count = 0;
    for (size_t i = 0; i < pointer->count && pointer->button_count < POINTER_BUTTONS; i++)
        if (!on_board(&pointer->board, pointer->items[i].thing, &file, &rank))
            pointer->buttons[pointer->button_count++] = (struct button){&pointer->items[i], ' '};
    name_buttons(pointer, true, language);
    name_buttons(pointer, false, language);
    if (pointer->taken_count == 0)
        hold_letters(pointer);
}

/* What can be chosen at this point of the way; the cursor goes where there is something. */
static void collect(struct pointer *pointer, enum game_language language) {
    pointer->count = pointer->asked ? path_items(&pointer->path, pointer->items) : 0;
    collect_buttons(pointer, language);
    if (pointer->button >= pointer->button_count)
        pointer->button = 0;
    if (pointer->button_count == 0)
        pointer->on_buttons = false;
    if (pointer->asked && !pointer->on_buttons && pointer->button_count == (int)pointer->count)
        pointer->on_buttons = true;
}

/* The chart at its smallest tells which thing is where. */
static void read_board(struct board *board, const struct table *table, enum game_language language) {
    const struct game *game = table_game(table);
    game->chart_size(table_setting(table), &board->files, &board->ranks);
    struct canvas canvas = {.columns = 3 + 3 * board->files, .rows = board->ranks + 1};
    canvas.cells = calloc((size_t)(canvas.columns * canvas.rows), sizeof *canvas.cells);
    if (!canvas.cells) {
        board->files = board->ranks = 0;
        return;
    }
    game->chart(table_setting(table), table_state(table), GAME_SPECTATOR, language, 3, 1, &canvas);
    for (int y = 0; y < board->ranks; y++)
        for (int x = 0; x < board->files; x++)
            board->thing[y][x] = canvas_at(&canvas, 3 + 3 * x, y)->style.thing;
    free(canvas.cells);
}

/* If nothing can be chosen under the cursor, it goes to the nearest thing on the board that can be. */
static void go_nearest(struct pointer *pointer) {
    const struct board *board = &pointer->board;
    int best = POINTER_SIDE * POINTER_SIDE, file = pointer->file, rank = pointer->rank;
    for (int y = 0; y < board->ranks; y++)
        for (int x = 0; x < board->files; x++) {
            int far = abs(x - pointer->file) + abs(y - pointer->rank);
            bool good = board->thing[y][x] != CANVAS_NOTHING &&
                        (!pointer->asked || pointer_find(pointer, board->thing[y][x]));
            if (good && far < best) {
                best = far;
                file = x;
                rank = y;
            }
        }
    pointer->file = file;
    pointer->rank = rank;
}

void pointer_open(struct pointer *pointer, const struct table *table, bool asked,
                  enum game_language language) {
    read_board(&pointer->board, table, language);
    pointer->asked = asked;
    pointer->path.table = table;
    pointer->taken_count = 0;
    pointer->on_buttons = false;
    if (asked)
        path_open(&pointer->path, table);
    if (pointer->file >= pointer->board.files || pointer->rank >= pointer->board.ranks)
        pointer->file = pointer->rank = 0;
    collect(pointer, language);
    go_nearest(pointer);
}

const struct path_item *pointer_find(const struct pointer *pointer, game_thing thing) {
    for (size_t i = 0; i < pointer->count; i++)
        if (pointer->items[i].thing == thing)
            return &pointer->items[i];
    return NULL;
}

game_thing pointer_thing(const struct pointer *pointer) {
    if (pointer->on_buttons)
        return pointer->buttons[pointer->button].item->thing;
    return pointer->board.files ? pointer->board.thing[pointer->rank][pointer->file] : CANVAS_NOTHING;
}

const struct path_item *pointer_item(const struct pointer *pointer) {
    return pointer_find(pointer, pointer_thing(pointer));
}

static bool move_on_buttons(struct pointer *pointer, int files, int ranks) {
    int to = pointer->button + ranks;
    if (files < 0) { /* back to the board, which is on the left */
        pointer->on_buttons = false;
        return true;
    }
    if (files > 0 || to < 0 || to >= pointer->button_count)
        return false;
    pointer->button = to;
    return true;
}

bool pointer_move(struct pointer *pointer, int files, int ranks) {
    const struct board *board = &pointer->board;
    if (pointer->on_buttons)
        return move_on_buttons(pointer, files, ranks);
    int x = pointer->file + files, y = pointer->rank + ranks;
    /* Where no tile lies the cursor jumps over the gap. */
    for (; x >= 0 && y >= 0 && x < board->files && y < board->ranks; x += files, y += ranks)
        if (board->thing[y][x] != CANVAS_NOTHING) {
            pointer->file = x;
            pointer->rank = y;
            return true;
        }
    return files > 0 && pointer_switch(pointer);
}

bool pointer_next(struct pointer *pointer, int by) {
    const struct board *board = &pointer->board;
    int spaces = board->files * board->ranks;
    if (spaces == 0)
        return false;
    int at = pointer->rank * board->files + pointer->file;
    for (int i = 1; i <= spaces; i++) {
        int to = (at + i * by + spaces * i) % spaces;
        game_thing thing = board->thing[to / board->files][to % board->files];
        if (thing != CANVAS_NOTHING && (!pointer->asked || pointer_find(pointer, thing))) {
            pointer->rank = to / board->files;
            pointer->file = to % board->files;
            pointer->on_buttons = false;
            return true;
        }
    }
    return false;
}

bool pointer_switch(struct pointer *pointer) {
    if (!pointer->on_buttons && pointer->button_count == 0)
        return false;
    pointer->on_buttons = !pointer->on_buttons;
    return true;
}

bool pointer_go(struct pointer *pointer, game_thing thing) {
    if (on_board(&pointer->board, thing, &pointer->file, &pointer->rank)) {
        pointer->on_buttons = false;
        return true;
    }
    for (int i = 0; i < pointer->button_count; i++)
        if (pointer->buttons[i].item->thing == thing) {
            pointer->button = i;
            pointer->on_buttons = true;
            return true;
        }
    return false;
}

bool pointer_letter(struct pointer *pointer, uint32_t letter) {
    for (int i = 0; i < pointer->button_count; i++)
        if ((uint32_t)pointer->buttons[i].letter == letter) {
            pointer->button = i;
            pointer->on_buttons = true;
            return true;
        }
    return false;
}

static void follow(struct pointer *pointer, enum game_language language) {
    path_narrow(&pointer->path);
    pointer->on_buttons = false;
    collect(pointer, language);
}

bool pointer_take(struct pointer *pointer, game_thing thing, enum game_language language,
                  game_action *action) {
    if (!pointer->asked || pointer->taken_count == GAME_MAX_CLICKS || !path_take(&pointer->path, thing))
        return false;
    pointer->taken[pointer->taken_count++] = thing;
    follow(pointer, language);
    if (pointer->path.count != 1)
        return false;
    *action = pointer->path.open[0];
    return true;
}

bool pointer_back(struct pointer *pointer, enum game_language language) {
    if (pointer->taken_count == 0)
        return false;
    game_thing last = pointer->taken[--pointer->taken_count];
    path_open(&pointer->path, pointer->path.table);
    for (size_t i = 0; i < pointer->taken_count; i++) {
        path_take(&pointer->path, pointer->taken[i]);
        path_narrow(&pointer->path);
    }
    follow(pointer, language);
    pointer_go(pointer, last);
    return true;
}
