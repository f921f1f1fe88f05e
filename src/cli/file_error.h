/* Error messages for files that cannot be read or written. */
#ifndef CLI_FILE_ERROR_H
#define CLI_FILE_ERROR_H

#include "cli.h"
#include "files.h"

/* Each prints why a file could not be read or written, from errno: call it right after the failure. */
enum cli_exit cli_fail_read(const struct cli *cli, const char *name, enum file_answer answer);
enum cli_exit cli_fail_write(const struct cli *cli, const char *name);

#endif
