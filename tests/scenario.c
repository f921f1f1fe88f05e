/* Reads scenario files. */
#include "scenario.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool scenario_fail(struct scenario_failure *failure, const char *file, int line, const char *format, ...) {
    va_list arguments;
    failure->line = line;
    struct text text = text_into(failure->message, sizeof failure->message);
    text_format(&text, "%s:%d: ", file, line);
    va_start(arguments, format);
    vsnprintf(text.start + text.length, text.capacity - text.length, format, arguments);
    va_end(arguments);
    return false;
}

/* Allocates or aborts. */
static void *grown(void *old, size_t size) {
    void *memory = realloc(old, size);
    if (!memory)
        abort();
    return memory;
}

static char *copied(const char *words, size_t length) {
    char *copy = grown(NULL, length + 1);
    memcpy(copy, words, length);
    copy[length] = '\0';
    return copy;
}

static void add_line(struct scenario *scenario, int number, char *words) {
    scenario->lines = grown(scenario->lines, (scenario->count + 1) * sizeof *scenario->lines);
    scenario->lines[scenario->count++] = (struct scenario_line){number, words};
}

/* Appends a continuation line to the last one. */
static void go_on(struct scenario *scenario, const char *words) {
    struct scenario_line *last = &scenario->lines[scenario->count - 1];
    size_t length = strlen(last->words);
    last->words = grown(last->words, length + strlen(words) + 2);
    last->words[length] = ' ';
    strcpy(last->words + length + 1, words);
}

/* The length of the rule number (`5.1`, `12`) or name (`card:agile`) at the start of the text; 0 if there is none. */
static size_t rule_length(const char *words) {
    size_t digits = strspn(words, "0123456789");
    size_t kind = strspn(words, "abcdefghijklmnopqrstuvwxyz");
    if (kind > 0 && words[kind] == ':') {
        size_t name = strspn(words + kind + 1, "abcdefghijklmnopqrstuvwxyz-");
        return name > 0 ? kind + 1 + name : 0;
    }
    if (digits > 0 && words[digits] == '.') {
        size_t more = strspn(words + digits + 1, "0123456789");
        return more > 0 ? digits + 1 + more : 0;
    }
    return digits;
}

/* The length of the list of rule numbers and names at the start of the text, separated by single blanks and followed by a
   colon and a blank; 0 for anything else. */
static size_t rules_length(const char *words) {
    for (size_t at = 0;; at++) {
        size_t length = rule_length(words + at);
        at += length;
        if (length == 0 || (words[at] != ' ' && words[at] != ':'))
            return 0;
        if (words[at] == ':')
            return words[at + 1] == ' ' ? at : 0;
    }
}

/* Starts a scenario at its line `rule NUMBERS: TITLE`. */
static bool add_scenario(struct scenario_file *file, int number, const char *line,
                         struct scenario_failure *failure) {
    const char *numbers = line + strlen("rule ");
    const char *colon = numbers + rules_length(numbers);
    if (colon == numbers || strlen(colon) < strlen(": a"))
        return scenario_fail(failure, file->path, number, "%s: expected `rule NUMBERS: TITLE`", line);
    struct scenario scenario = {.file = file->path};
    char *name = copied(numbers, strlen(numbers));
    memmove(name + (colon - numbers), colon + 1, strlen(colon));
    scenario.name = name;
    scenario.rules = copied(numbers, (size_t)(colon - numbers));
    add_line(&scenario, number, copied(line, strlen(line)));
    file->scenarios = grown(file->scenarios, (file->count + 1) * sizeof *file->scenarios);
    file->scenarios[file->count++] = scenario;
    return true;
}

static bool read_line(struct scenario_file *file, int number, const char *line,
                      struct scenario_failure *failure) {
    struct scenario *last = file->count > 0 ? &file->scenarios[file->count - 1] : NULL;
    const char *words = line + strspn(line, " ");
    if (*words == '\0' || *line == '#')
        return true;
    if (strncmp(line, "rule ", strlen("rule ")) == 0)
        return add_scenario(file, number, line, failure);
    if (!last)
        return scenario_fail(failure, file->path, number, "%s: a scenario begins with `rule`", line);
    if (words > line)
        go_on(last, words);
    else
        add_line(last, number, copied(words, strlen(words)));
    return true;
}

/* The whole file, or NULL. */
static char *contents(const char *path) {
    FILE *stream = fopen(path, "rb");
    if (!stream)
        return NULL;
    char *text = NULL;
    size_t length = 0;
    size_t got;
    do {
        enum { PIECE = 65536 };
        text = grown(text, length + PIECE + 1);
        got = fread(text + length, 1, PIECE, stream);
        length += got;
    } while (got > 0);
    text[length] = '\0';
    bool whole = !ferror(stream) && strlen(text) == length;
    fclose(stream);
    if (whole)
        return text;
    free(text);
    return NULL;
}

static bool read_lines(struct scenario_file *file, char *text, struct scenario_failure *failure) {
    int number = 0;
    for (char *line = text; *line != '\0';) {
        size_t length = strcspn(line, "\n");
        char *next = line + length + (line[length] == '\n' ? 1 : 0);
        line[length] = '\0';
        while (length > 0 && strchr(" \t\r", line[length - 1]))
            line[--length] = '\0';
        if (!read_line(file, ++number, line, failure))
            return false;
        line = next;
    }
    return file->count > 0 || scenario_fail(failure, file->path, number, "there is no scenario in it");
}

struct scenario_file *scenario_read(const char *path, struct scenario_failure *failure) {
    struct scenario_file *file = grown(NULL, sizeof *file);
    *file = (struct scenario_file){.path = copied(path, strlen(path))};
    char *text = contents(path);
    bool good = text ? read_lines(file, text, failure)
                     : scenario_fail(failure, path, 0, "the file cannot be read as text");
    free(text);
    if (good)
        return file;
    scenario_free(file);
    return NULL;
}

void scenario_free(struct scenario_file *file) {
    for (size_t i = 0; i < file->count; i++) {
        struct scenario *scenario = &file->scenarios[i];
        for (size_t k = 0; k < scenario->count; k++)
            free(scenario->lines[k].words);
        free(scenario->lines);
        free((char *)scenario->name);
        free((char *)scenario->rules);
    }
    free(file->scenarios);
    free(file->path);
    free(file);
}

bool scenario_shows(const struct scenario *scenario, const char *rule) {
    char word[64];
    const char *at = scenario->rules;
    while (text_next_word(&at, word, sizeof word))
        if (strcmp(word, rule) == 0)
            return true;
    return false;
}
