/* Prompts for files: records to save and load, maps. Errors are shown in a box, since the start menu has no
   message line. */
#include "app.h"

#include "files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Proposes the last name entered, so that typing errors can be corrected. Expands ~ to the home directory.
   Returns false when cancelled. */
static bool ask_name(struct app *app, enum say title, char name[APP_LINE]) {
    char question[128];
    char *line = app->named;
    const char *home = getenv("HOME");
    struct text out = text_into(question, sizeof question);
    say(&out, SAY_ASK_FILE, app->language, say_word(title, app->language), NULL);
    if (!popup_file(app, question, line))
        return false;
    bool at_home = home && line[0] == '~' && (line[1] == '/' || line[1] == '\0');
    int length = snprintf(name, APP_LINE, "%s%s", at_home ? home : "", line + at_home);
    return length > 0 && length < APP_LINE;
}

static void show_reason(struct app *app, enum say title, const char *words) {
    popup_read(app, say_word(title, app->language), words);
}

void app_refuse_file(struct app *app, enum say title, const char *name, const struct game_error *error) {
    char words[2 * APP_LINE], line[24];
    struct text out = text_into(words, sizeof words);
    snprintf(line, sizeof line, "%d", error->line);
    const char *parts[] = {name, line, error->text};
    if (error->line > 0)
        text_fill(&out, say_word(SAY_BAD_LINE, app->language), parts, 3);
    else
        say(&out, SAY_BAD_FILE, app->language, name, error->text);
    show_reason(app, title, words);
}

char *app_read_file(struct app *app, enum say title, size_t most, char name[APP_LINE], size_t *length) {
    static const enum say reasons[] = {
        [FILE_UNREADABLE] = SAY_UNREAD, [FILE_TOO_LARGE] = SAY_LARGE, [FILE_NO_MEMORY] = SAY_NO_ROOM};
    char words[2 * APP_LINE];
    char *bytes;
    struct text out = text_into(words, sizeof words);
    if (!ask_name(app, title, name))
        return NULL;
    enum file_answer answer = file_read_name(name, most, &bytes, length);
    if (answer == FILE_READ)
        return bytes;
    say(&out, reasons[answer], app->language, name, file_reason(errno, app->language));
    show_reason(app, title, words);
    return NULL;
}

void app_save(struct app *app) {
    char name[APP_LINE];
    size_t length;
    if (!ask_name(app, SAY_MENU_SAVE, name))
        return;
    if (file_exists(name) && !popup_agrees(app, SAY_ASK_OVERWRITE, name))
        return;
    char *record = table_write_record(app->table, GAME_EVERYTHING, &length);
    bool saved = record && file_write_name(name, record, length);
    int reason = errno;
    free(record);
    app_tell(app, saved ? SAY_SAVED : SAY_UNSAVED, name, file_reason(reason, app->language));
}

struct table *app_load(struct app *app, enum say title) {
    struct game_error error = {.language = app->language};
    char name[APP_LINE];
    size_t length;
    char *bytes = app_read_file(app, title, TABLE_RECORD_BYTES, name, &length);
    if (!bytes)
        return NULL;
    struct table *table = table_read_record(app->options->games, bytes, length, &error);
    free(bytes);
    if (!table)
        app_refuse_file(app, title, name, &error);
    return table;
}
