/* The words of a command line, taken one after the other. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include "words.h"

struct args {
    char **words;
    int left;
    /* The first thing that was wrong: nothing more is taken after it. */
    bool failed;
    enum word reason;
    const char *about;
    char least[24], most[24];         /* what a number may be */
    const struct game_option *option; /* of a game, whose value was wrong */
};

/* Whether there is a word to take. */
bool args_more(const struct args *args);

/* Whether the next word is this option, with or without `=value`. */
bool args_is(const struct args *args, const char *name);

/* Each takes the next word if it is what is asked for. Values come as `--name value` or `--name=value`. */
bool args_flag(struct args *args, const char *name);
bool args_value(struct args *args, const char *name, const char **value);
bool args_number(struct args *args, const char *name, long least, long most, long *number);
bool args_decimal(struct args *args, const char *name, double least, double most, double *number);
bool args_plain(struct args *args, const char **word);

/* Cuts a value that is a list: returns the words up to the next comma and moves *at behind it, NULL at the end. Blanks
   around them are left out; a comma that belongs to the words is written `\,`. */
char *args_cut(char **at);

/* Takes the next word, whatever it is. */
char *args_skip(struct args *args);
/* The next word is none that the command knows. */
void args_refuse(struct args *args);
void args_fail(struct args *args, enum word reason, const char *about);
/* The same about something that takes numbers between these. */
void args_fail_between(struct args *args, enum word reason, const char *about, double least, double most);

#endif
