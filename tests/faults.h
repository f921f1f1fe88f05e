/* Pig with one fault at a time, and the property that must be reported: the faults that contract_faults_test.c tries. */
#ifndef FAULTS_H
#define FAULTS_H

#include "pig_internal.h"

#include <stddef.h>
#include <string.h>

#define SETTING const void *setting
#define STATE   const void *state

/* The state as Pig has it. */
static inline const struct pig_state *pig_of(STATE) {
    return state;
}

/* The notation of an action, to recognise it by. */
static inline bool is_written(SETTING, STATE, game_action action, const char *words) {
    char written[GAME_ACTION_TEXT];
    struct text text = text_into(written, sizeof written);
    game_write_action(&pig_game, setting, state, action, &text);
    return strcmp(written, words) == 0;
}

/* One member of the table per fault: where it lies, and the faulty function; or a function that spoils the table. The game is
   for 3, up to 20 and with secrets, unless another is named: seats, target, and options that are on. */
#define FAULT_IN(setting, member, function, broken) \
    { #function, broken, setting, offsetof(struct game, member), (void (*)(void))(function), NULL }
#define FAULT(member, function, broken) FAULT_IN("3 20 secret", member, function, broken)
#define SPOILT(function, broken) \
    { #function, broken, "3 20 secret", 0, NULL, function }

struct fault {
    const char *name;
    const char *promise; /* or a prefix of its name */
    const char *setting;
    size_t member;
    void (*function)(void);
    void (*spoil)(struct game *game);
};

/* Each list ends with one without a name. */
extern const struct fault faults_of_rules[];
extern const struct fault faults_of_words[];
extern const struct fault faults_of_knowledge[];
extern const struct fault faults_of_tables[];

size_t list_has_one_twice(SETTING, STATE, game_action *out);
void scores_are_upside_down(SETTING, STATE, struct game_result *result);

#endif
