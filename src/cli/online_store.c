/* The default store: a file in $XDG_DATA_HOME/astragal, or ~/.local/share/astragal. */
#define _POSIX_C_SOURCE 200809L
#include "online_store.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool make_folders(char *name) {
    for (char *slash = strchr(name + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        bool fine = mkdir(name, 0700) == 0 || errno == EEXIST;
        *slash = '/';
        if (!fine)
            return false;
    }
    return true;
}

bool online_store_usual(char name[ONLINE_STORE_NAME], bool make) {
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int length = data && data[0] == '/'
                     ? snprintf(name, ONLINE_STORE_NAME, "%s/astragal/tables.db", data)
                     : snprintf(name, ONLINE_STORE_NAME, "%s/.local/share/astragal/tables.db",
                                home && home[0] == '/' ? home : "");
    return length < ONLINE_STORE_NAME && name[1] != '.' && (!make || make_folders(name));
}
