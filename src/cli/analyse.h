/* An analysis, printed: what the files of `astragal analyse` share. */
#ifndef CLI_ANALYSE_H
#define CLI_ANALYSE_H

#include "analysis.h"
#include "cli.h"
#include "table.h"

/* Everything was looked at. As text for people: turn by turn, with what was better or `all` that was nearly as good, a curve, sums
   and the worst decisions; or as JSON (false when there is no memory). */
void analyse_print_text(const struct cli *cli, const struct table *table, struct analysis *analysis,
                        const struct mind_limits *limits, bool all);
bool analyse_print_json(const struct cli *cli, const struct table *table, struct analysis *analysis,
                        const struct mind_limits *limits);

/* The chances of all seats over the whole game, drawn in letters. */
void analyse_print_curve(const struct cli *cli, const struct analysis *analysis);

#endif
