/* The engine with in-memory input and output, called by the page's workers. */
#define _POSIX_C_SOURCE 200809L
#include "wasm.h"
#include "engine.h"
#include "games.h"

#include <stdlib.h>
#include <string.h>

struct wasm_engine {
    struct engine *engine;
    FILE *out;
    char *answer; /* what `out` writes into */
    size_t answer_length;
    char *input;
    size_t input_capacity;
};

void wasm_close(struct wasm_engine *engine) {
    if (!engine)
        return;
    engine_free(engine->engine);
    if (engine->out)
        fclose(engine->out);
    free(engine->answer);
    free(engine->input);
    free(engine);
}

struct wasm_engine *wasm_open(void) {
    struct wasm_engine *engine = calloc(1, sizeof *engine);
    if (!engine)
        return NULL;
    engine->out = open_memstream(&engine->answer, &engine->answer_length);
    if (engine->out)
        engine->engine = engine_new(games_all, engine->out);
    if (engine->engine)
        return engine;
    wasm_close(engine);
    return NULL;
}

char *wasm_room(struct wasm_engine *engine, size_t bytes) {
    if (bytes > engine->input_capacity || !engine->input) {
        char *input = realloc(engine->input, bytes + 1);
        if (!input)
            return NULL;
        engine->input = input;
        engine->input_capacity = bytes;
    }
    return engine->input;
}

const char *wasm_run(struct wasm_engine *engine, size_t bytes) {
    const char *at = engine->input,
               *end = at + (bytes < engine->input_capacity ? bytes : engine->input_capacity);
    rewind(engine->out);
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop ? stop : end) - at);
        engine_line(engine->engine, at, length);
        at += length + 1;
    }
    return fflush(engine->out) == 0 && !ferror(engine->out) ? engine->answer : NULL;
}

size_t wasm_answer_length(const struct wasm_engine *engine) {
    return engine->answer_length;
}
