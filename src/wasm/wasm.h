/* The engine in memory, for a host without files: the page. Text in, text out, in the language of docs/protocol.md. */
#ifndef WASM_WASM_H
#define WASM_WASM_H

#include <stddef.h>

struct wasm_engine;

/* An engine with the first game at its beginning; NULL without memory. */
struct wasm_engine *wasm_open(void);
void wasm_close(struct wasm_engine *engine);

/* Where the host writes what it says next: room for so many bytes, until the next call. NULL without memory. */
char *wasm_room(struct wasm_engine *engine, size_t bytes);

/* Takes the first so many bytes of the room as lines and answers them all. The answers stand in memory until the next
   call; wasm_answer_length says how long they are. NULL without memory. */
const char *wasm_run(struct wasm_engine *engine, size_t bytes);
size_t wasm_answer_length(const struct wasm_engine *engine);

#endif
