/* Totals of an analysis: cost, luck, grades, the worst decisions. */
#include "analysis.h"

/* The highest average cost of each grade, set between the measured averages of the levels (docs/analysis.md). */
static const struct {
    double limit;
    const char *name[GAME_LANGUAGES];
} grades[ANALYSIS_GRADES] = {
    {0.0065, {"stellar", "stellaire"}}, {0.009, {"masterly", "magistral"}}, {0.013, {"expert", "expert"}},
    {0.018, {"strong", "solide"}},      {0.023, {"fair", "correct"}},       {0.030, {"casual", "amateur"}},
    {0.042, {"beginner", "débutant"}},  {1.0, {"adrift", "à la dérive"}},
};

static const struct {
    double from;
    const char *sign;
} marks[ANALYSIS_MARKS] = {{0, ""}, {0.02, "?!"}, {0.05, "?"}, {0.12, "??"}};

const double analysis_visible = 0.0005;

const char *analysis_grade_name(int grade, enum game_language language) {
    return grades[grade].name[language];
}

double analysis_grade_limit(int grade) {
    return grades[grade].limit;
}

int analysis_mark(double cost) {
    int mark = ANALYSIS_MARKS - 1;
    while (mark > 0 && cost < marks[mark].from)
        mark--;
    return mark;
}

const char *analysis_mark_sign(double cost) {
    return marks[analysis_mark(cost)].sign;
}

double analysis_luck(const struct analysis_entry *entry, int seat) {
    return entry->kind == ANALYSIS_CHANCE ? entry->after[seat] - entry->before[seat] : 0;
}

double analysis_luck_so_far(const struct analysis *analysis, size_t number, int seat) {
    double luck = 0;
    for (size_t i = 0; i <= number; i++)
        luck += analysis_luck(analysis_entry(analysis, i), seat);
    return luck;
}

void analysis_sum(const struct analysis *analysis, int seat, struct analysis_sum *sum) {
    *sum = (struct analysis_sum){.grade = -1};
    for (size_t i = 0; i < analysis_next(analysis); i++) {
        const struct analysis_entry *entry = analysis_entry(analysis, i);
        double change = entry->after[seat] - entry->before[seat];
        sum->luck += analysis_luck(entry, seat);
        if (entry->kind == ANALYSIS_DECISION)
            sum->decided += change;
        else if (entry->kind == ANALYSIS_RESIGNATION && entry->seat != seat)
            sum->given += change;
        if (entry->kind != ANALYSIS_DECISION || entry->seat != seat)
            continue;
        sum->decisions++;
        sum->cost += entry->cost;
    }
    if (sum->decisions == 0)
        return;
    sum->average = sum->cost / (double)sum->decisions;
    sum->grade = 0;
    while (sum->grade + 1 < ANALYSIS_GRADES && sum->average > grades[sum->grade].limit)
        sum->grade++;
}

size_t analysis_worst(const struct analysis *analysis, int seat, double least, size_t *numbers, size_t most) {
    size_t count = 0;
    for (size_t i = 0; i < analysis_next(analysis); i++) {
        const struct analysis_entry *entry = analysis_entry(analysis, i);
        if (entry->kind != ANALYSIS_DECISION || (seat >= 0 && entry->seat != seat) || entry->cost < least)
            continue;
        size_t at = count;
        while (at > 0 && analysis_entry(analysis, numbers[at - 1])->cost < entry->cost)
            at--;
        if (at == most)
            continue;
        for (size_t k = count < most ? count : most - 1; k > at; k--)
            numbers[k] = numbers[k - 1];
        numbers[at] = i;
        count += count < most;
    }
    return count;
}
