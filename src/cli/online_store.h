/* The default store of online tables. */
#ifndef CLI_ONLINE_STORE_H
#define CLI_ONLINE_STORE_H

#include "store.h"

enum { ONLINE_STORE_NAME = 1024 };

/* The file in the user's data directory; with `make`, creates its parent directories. False on failure. */
bool online_store_usual(char name[ONLINE_STORE_NAME], bool make);

#endif
