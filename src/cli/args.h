/* The arguments of a command line, consumed from left to right. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include "words.h"

struct args {
    char **words;
    int left;
    bool literal; /* after `--`: nothing is an option any more */
    /* The first error; nothing is consumed after it. */
    bool failed;
    enum word reason;
    const char *about;
    char least[24], most[24];         /* range of a number */
    char word[64];                    /* a part of an argument that `about` points to */
    const struct game_option *option; /* the option of a game whose value was wrong */
};

/* Whether there is an argument left, and no error. Consumes `--`. */
bool args_more(struct args *args);

/* Whether the next argument is this option, with or without `=value`. */
bool args_is(const struct args *args, const char *name);

/* Each consumes the next argument if it matches. Values are given as `--name value` or `--name=value`. */
bool args_flag(struct args *args, const char *name);
bool args_value(struct args *args, const char *name, const char **value);
bool args_number(struct args *args, const char *name, long least, long most, long *number);
bool args_decimal(struct args *args, const char *name, double least, double most, double *number);
bool args_plain(struct args *args, const char **word);

/* Splits a list in place: returns the element up to the next comma and moves *at past it; NULL at the end.
   Strips blanks; a comma inside an element is written `\,`. */
char *args_cut(char **at);

/* Consumes the next argument. */
char *args_skip(struct args *args);
/* Refuses the next argument as unknown. */
void args_refuse(struct args *args);
void args_fail(struct args *args, enum word reason, const char *about);
/* The same for a value outside a range. */
void args_fail_between(struct args *args, enum word reason, const char *about, double least, double most);

#endif
