/* Printing the rules of a game. */
#ifndef CLI_RULES_TEXT_H
#define CLI_RULES_TEXT_H

#include "cli.h"

/* Prints the list of sections (""), one of them by its number, or "all". On failure prints the reason and returns false. */
bool rules_print(const struct cli *cli, const struct game *game, const char *which);

#endif
