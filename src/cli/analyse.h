/* Shared by the files of `astragal analyse`. */
#ifndef CLI_ANALYSE_H
#define CLI_ANALYSE_H

#include "analysis.h"
#include "cli.h"
#include "table.h"

/* Print a complete analysis. As text: turn by turn with better decisions (or, with `all`, the best
   alternatives of every decision), a curve, totals and the worst decisions. As JSON: returns false when out of
   memory. */
void analyse_print_text(const struct cli *cli, const struct table *table, struct analysis *analysis,
                        const struct ai_limits *limits, bool all);
bool analyse_print_json(const struct cli *cli, const struct table *table, struct analysis *analysis,
                        const struct ai_limits *limits);

/* Totals, each player's worst decisions, and the course of the chances as numbers. */
void analyse_print_summary(const struct cli *cli, const struct table *table, struct analysis *analysis);

/* The chances of all seats over the game, drawn with characters. */
void analyse_print_curve(const struct cli *cli, const struct analysis *analysis);

#endif
