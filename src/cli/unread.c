/* The usual reasons in both languages; the others as the system says them. */
#include "unread.h"

#include <errno.h>
#include <string.h>

static const char *reason_words(int reason, enum game_language language) {
    static const struct {
        int reason;
        enum word word;
    } usual[] = {{ENOENT, WORD_FILE_ABSENT}, {EACCES, WORD_FILE_FORBIDDEN}, {EISDIR, WORD_FILE_FOLDER}};
    for (size_t i = 0; i < sizeof usual / sizeof usual[0]; i++)
        if (usual[i].reason == reason)
            return cli_word(usual[i].word, language);
    return strerror(reason);
}

enum cli_exit cli_fail_unread(const struct cli *cli, const char *name, enum file_answer answer) {
    int reason = errno;
    if (answer == FILE_NO_MEMORY)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    if (answer == FILE_TOO_LARGE)
        return cli_fail(cli, WORD_FILE_LARGE, name);
    fputs("astragal: ", cli->error);
    cli_say(cli, cli->error, WORD_FILE_UNREAD, name, reason_words(reason, cli->language), NULL);
    return CLI_FAILED;
}
