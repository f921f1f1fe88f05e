/* A whole game between two levels, printed as a log. Uses nothing but the public header:

       cc play.c $(pkg-config --cflags --libs astragal) -o play
       ./play 2 4 7         level 2 against level 4, with the dice of seed 7 */
#include <astragal.h>

#include <stdio.h>
#include <stdlib.h>

enum { SEATS = 2 };

/* Prints what has happened since action number `told`; returns the number of actions so far. */
static size_t print_log(const astragal_table *table, size_t told) {
    char line[1024];
    for (; told < astragal_length(table); told++) {
        astragal_log(table, told, ASTRAGAL_SPECTATOR, "en", line, sizeof line);
        puts(line);
    }
    return told;
}

static bool play(astragal_table *table, const int levels[SEATS], uint64_t seed) {
    char action[64];
    size_t told = 0;
    for (;;) {
        if (!astragal_advance(table))
            return false;
        told = print_log(table, told);
        int seat = astragal_who(table);
        if (seat == ASTRAGAL_OVER)
            return true;
        if (astragal_decide(table, levels[seat], 0, seed, action, sizeof action) == 0 ||
            !astragal_play(table, action))
            return false;
    }
}

static void print_result(const astragal_table *table, const int levels[SEATS]) {
    for (int seat = 0; seat < SEATS; seat++) {
        char name[128], level[64];
        astragal_seat_name(table, seat, "en", name, sizeof name);
        astragal_level_name(levels[seat], "en", level, sizeof level);
        printf("%d. %s (level %d, %s)%s\n", astragal_place(table, seat), name, levels[seat], level,
               astragal_won(table, seat) ? ": won" : "");
    }
}

int main(int count, char **words) {
    const char *const options[] = {"map", "base-2", "rules", "sheet", NULL};
    int levels[SEATS] = {count > 1 ? atoi(words[1]) : 2, count > 2 ? atoi(words[2]) : 4};
    uint64_t seed = count > 3 ? strtoull(words[3], NULL, 10) : 1;
    char why[ASTRAGAL_WHY];
    astragal_table *table = astragal_new("quantum", options, why);
    if (!table) {
        fprintf(stderr, "%s\n", why);
        return 1;
    }
    astragal_seed(table, seed);
    bool over = play(table, levels, seed);
    if (over)
        print_result(table, levels);
    else
        fprintf(stderr, "%s\n", astragal_why(table));
    astragal_free(table);
    return over ? 0 : 1;
}
