/* Memory and helpers of the contract test. */
#include "contract_internal.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static void *room(size_t bytes) {
    void *block = malloc(bytes);
    if (!block)
        abort();
    memset(block, 0xa5, bytes);
    return block;
}

/* States have different alignments and end at the end of their block, so that the sanitizer detects overruns and nothing
   can depend on the address of a state. */
static unsigned char *open_state(const struct contract *c, size_t number) {
    return (unsigned char *)room(c->game->state_bytes + 16 * number) + 16 * number;
}

static void close_state(unsigned char *state, size_t number) {
    free(state - 16 * number);
}

static void open_place(struct contract *c, struct probe *place, size_t number) {
    place->state = open_state(c, number);
    place->kept = open_state(c, number + 1);
    place->actions = room((GAME_MAX_ACTIONS + GAME_MAX_SEATS) * sizeof *place->actions);
}

static void close_place(struct probe *place, size_t number) {
    close_state(place->state, number);
    close_state(place->kept, number + 1);
    free(place->actions);
}

bool contract_open(struct contract *c, const struct contract_run *run, struct contract_report *report) {
    *c = (struct contract){.run = run, .report = report, .game = run->game, .seed = run->seed};
    c->setting = room(c->game->setting_bytes);
    open_place(c, &c->here, 0);
    open_place(c, &c->there, 2);
    for (size_t i = 0; i < CONTRACT_SPARES; i++)
        c->spare[i] = open_state(c, i);
    for (size_t i = 0; i < 2; i++)
        c->view[i] = room(GAME_VIEW_TEXT + GAME_PICTURE_TEXT);
    c->lines = room(GAME_MAX_ACTIONS * sizeof *c->lines);
    c->sorted = room(GAME_MAX_ACTIONS * sizeof *c->sorted);
    c->paths = room(GAME_MAX_ACTIONS * sizeof *c->paths);

    struct game_error error = {.language = GAME_ENGLISH};
    c->promise = "the choices can be prepared";
    if (!c->game->prepare(c->setting, run->choices, run->choice_count, &error))
        return contract_broken(c, "refused: %s", error.text);
    c->seats = c->game->seats(c->setting);
    return true;
}

void contract_close(struct contract *c) {
    close_place(&c->here, 0);
    close_place(&c->there, 2);
    for (size_t i = 0; i < CONTRACT_SPARES; i++)
        close_state(c->spare[i], i);
    free(c->setting);
    free(c->view[0]);
    free(c->view[1]);
    free(c->lines);
    free(c->sorted);
    free(c->paths);
    free(c->played);
}

bool contract_same(const struct contract *c, const void *a, const void *b) {
    return memcmp(a, b, c->game->state_bytes) == 0;
}

void contract_copy(const struct contract *c, void *to, const void *from) {
    memcpy(to, from, c->game->state_bytes);
}

static int compare_lines(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

bool contract_lines_differ(struct contract *c, size_t count, const char **twice) {
    for (size_t i = 0; i < count; i++)
        c->sorted[i] = c->lines[i];
    qsort(c->sorted, count, sizeof *c->sorted, compare_lines);
    for (size_t i = 1; i < count; i++)
        if (strcmp(c->sorted[i - 1], c->sorted[i]) == 0) {
            *twice = c->sorted[i];
            return false;
        }
    return true;
}

bool contract_good_words(struct contract *c, const struct text *text, const char *what) {
    if (text->length == 0)
        return contract_broken(c, "%s is empty", what);
    if (text->full)
        return contract_broken(c, "%s does not fit: %.80s", what, text->start);
    for (const char *at = text->start; *at; at++)
        if ((unsigned char)*at < ' ' || *at == 0x7f || *at == '{' || *at == '}')
            return contract_broken(c, "%s has a character that people cannot read: %s", what, text->start);
    json_t *string = json_string(text->start); /* NULL unless UTF-8 */
    if (!string)
        return contract_broken(c, "%s is not UTF-8: %s", what, text->start);
    json_decref(string);
    return true;
}
