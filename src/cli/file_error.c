/* Reports files that cannot be read or written. */
#include "file_error.h"

#include <errno.h>

static enum cli_exit fail_with(const struct cli *cli, enum word word, const char *name, int reason) {
    fputs("astragal: ", cli->error);
    cli_say(cli, cli->error, word, name, file_reason(reason, cli->language), NULL);
    return CLI_FAILED;
}

enum cli_exit cli_fail_read(const struct cli *cli, const char *name, enum file_answer answer) {
    int reason = errno;
    if (answer == FILE_NO_MEMORY)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    if (answer == FILE_TOO_LARGE)
        return cli_fail(cli, WORD_FILE_LARGE, name);
    return fail_with(cli, WORD_FILE_UNREAD, name, reason);
}

enum cli_exit cli_fail_write(const struct cli *cli, const char *name) {
    return fail_with(cli, WORD_FILE_UNWRITTEN_WHY, name, errno);
}
