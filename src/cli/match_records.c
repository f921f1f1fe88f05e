/* The folder for the records of a match. */
#define _POSIX_C_SOURCE 200809L
#include "match_internal.h"
#include "records.h"

#include <dirent.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char prefix[] = "game-", suffix[] = ".astragal";

bool match_records_open(const struct cli *cli, const struct match_options *options) {
    struct stat folder;
    const char *name = options->records;
    if (!name || ((mkdir(name, 0777) == 0 || errno == EEXIST) && stat(name, &folder) == 0 &&
                  S_ISDIR(folder.st_mode) && access(name, R_OK | W_OK | X_OK) == 0))
        return true;
    cli_fail(cli, WORD_MATCH_NO_FOLDER, name);
    return false;
}

static bool is_record(const char *name) {
    if (strncmp(name, prefix, strlen(prefix)) != 0)
        return false;
    name += strlen(prefix);
    size_t digits = strspn(name, "0123456789");
    return digits > 0 && strcmp(name + digits, suffix) == 0;
}

static bool holds_records(const char *name) {
    DIR *folder = opendir(name);
    bool found = false;
    for (const struct dirent *entry; folder && !found && (entry = readdir(folder));)
        found = is_record(entry->d_name);
    if (folder)
        closedir(folder);
    return found;
}

bool match_records_begin(const struct cli *cli, const struct match_options *options,
                         const struct tally *tally) {
    if (!options->records || tally_known(tally) > 0 || !holds_records(options->records))
        return true;
    cli_fail(cli, WORD_MATCH_OTHER_RECORDS, options->records);
    return false;
}

bool match_records_write(void *context, const struct table *table, unsigned long number) {
    const struct match_options *options = context;
    char name[4096];
    int length = snprintf(name, sizeof name, "%s/%s%06lu%s", options->records, prefix, number + 1, suffix);
    return length > 0 && (size_t)length < sizeof name && record_write(table, name);
}
