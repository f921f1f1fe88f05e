/* The engine for a host without files, the page: text in, text out, in the protocol of docs/protocol.md. */
#ifndef WASM_WASM_H
#define WASM_WASM_H

#include <stddef.h>

struct wasm_engine;

/* An engine with the first game at its start; NULL if out of memory. */
struct wasm_engine *wasm_open(void);
void wasm_close(struct wasm_engine *engine);

/* The input buffer, with a capacity of at least `bytes`; valid until the next call. NULL if out of memory. */
char *wasm_room(struct wasm_engine *engine, size_t bytes);

/* Runs the first `bytes` bytes of the input buffer as lines. Returns the answers, valid until the next call;
   wasm_answer_length is their length. NULL if out of memory. */
const char *wasm_run(struct wasm_engine *engine, size_t bytes);
size_t wasm_answer_length(const struct wasm_engine *engine);

#endif
