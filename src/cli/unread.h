/* Why a file could not be read, in words. */
#ifndef CLI_UNREAD_H
#define CLI_UNREAD_H

#include "cli.h"
#include "files.h"

/* To be called at once: the reason is what errno says. */
enum cli_exit cli_fail_unread(const struct cli *cli, const char *name, enum file_answer answer);

#endif
