/* Parses the arguments of a command line. */
#include "args.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

bool args_more(struct args *args) {
    if (args->left > 0 && !args->literal && strcmp(args->words[0], "--") == 0) {
        args->literal = true;
        args_skip(args);
    }
    return args->left > 0 && !args->failed;
}

/* Whether the next argument may be an option. */
static bool may_be_option(const struct args *args) {
    return args->left > 0 && !args->failed && !args->literal;
}

char *args_skip(struct args *args) {
    args->left--;
    return *args->words++;
}

void args_fail(struct args *args, enum word reason, const char *about) {
    if (args->failed)
        return;
    args->failed = true;
    args->reason = reason;
    args->about = about;
}

void args_refuse(struct args *args) {
    args_fail(args, WORD_BAD_WORD, args_skip(args));
}

bool args_flag(struct args *args, const char *name) {
    if (!may_be_option(args) || strcmp(args->words[0], name) != 0)
        return false;
    args_skip(args);
    return true;
}

void args_fail_between(struct args *args, enum word reason, const char *about, double least, double most) {
    if (args->failed)
        return;
    snprintf(args->least, sizeof args->least, "%.10g", least);
    snprintf(args->most, sizeof args->most, "%.10g", most);
    args_fail(args, reason, about);
}

bool args_is(const struct args *args, const char *name) {
    size_t length = strlen(name);
    if (!may_be_option(args) || strncmp(args->words[0], name, length) != 0)
        return false;
    char next = args->words[0][length];
    return next == '\0' || next == '=';
}

/* *value is NULL when it is missing. */
static bool take_value(struct args *args, const char *name, const char **value) {
    if (!args_is(args, name))
        return false;
    size_t length = strlen(name);
    const char *word = args_skip(args);
    *value = word[length] == '=' ? word + length + 1 : args->left > 0 ? args_skip(args) : NULL;
    return true;
}

bool args_value(struct args *args, const char *name, const char **value) {
    const char *taken;
    if (!take_value(args, name, &taken))
        return false;
    if (taken)
        *value = taken;
    else
        args_fail(args, WORD_NO_VALUE, name);
    return true;
}

bool args_number(struct args *args, const char *name, long least, long most, long *number) {
    const char *value;
    if (!take_value(args, name, &value))
        return false;
    if (!value || !text_read_number(value, least, most, number))
        args_fail_between(args, most == LONG_MAX ? WORD_BAD_NUMBER_FROM : WORD_BAD_NUMBER, name,
                          (double)least, (double)most);
    return true;
}

bool args_decimal(struct args *args, const char *name, double least, double most, double *number) {
    const char *value;
    if (!take_value(args, name, &value))
        return false;
    if (!value || !text_read_decimal(value, least, most, number))
        args_fail_between(args, WORD_BAD_DECIMAL, name, least, most);
    return true;
}

bool args_plain(struct args *args, const char **word) {
    if (!args_more(args) || (!args->literal && args->words[0][0] == '-' && args->words[0][1] != '\0'))
        return false;
    *word = args_skip(args);
    return true;
}

char *args_cut(char **at) {
    if (!**at)
        return NULL;
    char *from = *at + strspn(*at, " "), *to = from, *word = from;
    for (; *from && *from != ','; *to++ = *from++)
        if (from[0] == '\\' && from[1] == ',')
            from++;
    *at = from + (*from == ',');
    while (to > word && to[-1] == ' ')
        to--;
    *to = '\0';
    return word;
}
