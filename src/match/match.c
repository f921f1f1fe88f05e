/* Playing one game between players. */
#include "match.h"
#include "clock.h"
#include "crew.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct match_room {
    const struct match *match;
    unsigned long round;             /* games of one */
    const struct match_board *board; /* that the crew thinks about */
    struct crew *crew;
    struct bot *bot[GAME_MAX_SEATS]; /* by player; started when it is first needed */
    struct answer *answer;
    game_action *actions;
    struct game_random dice;
    struct game_random seeds; /* of what bots are told */
};

struct match_room *match_open(const struct match *match) {
    struct match_room *room = calloc(1, sizeof *room);
    if (!room)
        return NULL;
    room->match = match;
    room->round = (unsigned long)match_sides(match).round;
    room->actions = malloc(GAME_MAX_ACTIONS * sizeof *room->actions);
    room->answer = malloc(sizeof *room->answer);
    if (room->actions && room->answer)
        return room;
    match_close(room);
    return NULL;
}

static void dismiss(struct match_room *room, int player, double seconds) {
    bot_close(room->bot[player], seconds);
    room->bot[player] = NULL;
}

void match_close(struct match_room *room) {
    if (!room)
        return;
    for (int player = 0; player < room->match->seats; player++)
        dismiss(room, player, 1);
    crew_close(room->crew);
    free(room->actions);
    free(room->answer);
    free(room);
}

/* Whether each player is the same as the one so many seats on. */
static bool same_after(const struct match *match, int moved) {
    for (int player = 0; player < match->seats; player++)
        if (strcmp(match->player[player].name, match->player[(player + moved) % match->seats].name) != 0)
            return false;
    return true;
}

struct match_sides match_sides(const struct match *match) {
    struct match_sides sides = {.seats = match->seats, .round = 1};
    while (!same_after(match, sides.round))
        sides.round++;
    for (int player = 0; player < match->seats; player++)
        if (strcmp(match->player[player].name, match->player[0].name) == 0)
            sides.first |= 1u << player;
    if (sides.round == 1)
        sides.first = 1;
    return sides;
}

int match_seat(const struct match *match, unsigned long number, int player) {
    int moved = (int)(number % (unsigned long)match->seats);
    return (player + match->seats - moved) % match->seats;
}

/* Levels and baselines sit down. Minds think about one setting: on another board they are made anew. */
static bool seat_crew(struct match_room *room, const struct match_board *board, unsigned long number) {
    const struct match *match = room->match;
    bool needed = false;
    for (int player = 0; player < match->seats; player++)
        needed = needed || match->player[player].mind;
    if (!needed)
        return true;
    if (room->board != board) {
        crew_close(room->crew);
        room->crew = crew_open(match->game, board->setting);
        room->board = room->crew ? board : NULL;
    }
    bool seated = room->crew != NULL;
    for (int player = 0; player < match->seats && seated; player++)
        seated = crew_seat(room->crew, match_seat(match, number, player), match->player[player].mind);
    return seated;
}

/* The bot has done something wrong: its program ends, and it leaves the game when it is to decide. */
static void blame(struct match_room *room, int player, enum bot_fault fault, struct match_game *game) {
    struct text detail = text_into(game->detail[player], sizeof game->detail[player]);
    text_put(&detail, fault == BOT_ILLEGAL                          ? room->answer->shown
                      : fault == BOT_REFUSED || fault == BOT_SILENT ? room->answer->tail
                                                                    : "");
    game->fault[player] = fault;
    dismiss(room, player, 0);
}

/* A program is started, unless it runs already, and told what is played. */
static void seat_bot(struct match_room *room, const struct table *table, int player,
                     struct match_game *game) {
    const struct match *match = room->match;
    enum bot_fault fault =
        bot_join(match->player[player].command, table, match->patience, &room->bot[player], room->answer);
    if (fault != BOT_FINE)
        blame(room, player, fault, game);
}

static enum bot_fault ask_bot(struct match_room *room, const struct table *table, int player,
                              game_action *action) {
    const struct match *match = room->match;
    char limits[96];
    struct text out = text_into(limits, sizeof limits);
    if (match->limits.seconds > 0)
        text_format(&out, " time %.6f", match->limits.seconds);
    if (match->limits.nodes > 0)
        text_format(&out, " nodes %" PRIu64, match->limits.nodes);
    text_format(&out, " seed %" PRIu64, random_next(&room->seeds) >> 32);
    enum bot_fault fault = bot_place(room->bot[player], table, &room->seeds, match->patience, room->answer);
    return fault == BOT_FINE ? bot_go(room->bot[player], table, limits,
                                      match->patience + match->limits.seconds, room->answer, action)
                             : fault;
}

static bool decide(struct match_room *room, struct table *table, int player, struct match_game *game) {
    struct game_error error = {.language = GAME_ENGLISH};
    game_action action = 0;
    double start = clock_seconds();
    if (room->match->player[player].mind)
        action = crew_decide(room->crew, table_state(table), room->match->limits);
    else if (room->bot[player]) {
        enum bot_fault fault = ask_bot(room, table, player, &action);
        if (fault != BOT_FINE)
            blame(room, player, fault, game);
    }
    game->seconds[player] += clock_seconds() - start;
    game->made[player]++;
    if (game->fault[player] != BOT_FINE)
        action = GAME_RESIGN(match_seat(room->match, game->number, player));
    return table_play(table, action, &error);
}

static unsigned long all_decisions(const struct match_game *game) {
    unsigned long sum = 0;
    for (int player = 0; player < GAME_MAX_SEATS; player++)
        sum += game->made[player];
    return sum;
}

/* False when there was no memory. */
static bool play_on(struct match_room *room, struct table *table, struct match_game *game) {
    const struct match *match = room->match;
    struct game_error error = {.language = GAME_ENGLISH};
    int who;
    while ((who = table_who(table)) != GAME_OVER && all_decisions(game) < match->most_decisions) {
        size_t count = match->game->list(table_setting(table), table_state(table), room->actions);
        int player = (who + (int)(game->number % (unsigned long)match->seats)) % match->seats;
        bool played = who == GAME_CHANCE ? table_roll(table, &error)
                      : count == 1       ? table_play(table, room->actions[0], &error)
                                         : decide(room, table, player, game);
        if (!played)
            return false;
    }
    return true;
}

static void note_winner(const struct match *match, const struct table *table, struct match_game *game) {
    double share[GAME_MAX_SEATS] = {0};
    if (table_who(table) == GAME_OVER)
        match->game->result(table_setting(table), table_state(table), share);
    /* A shared win is a draw. */
    for (int player = 0; player < match->seats; player++)
        if (share[match_seat(match, game->number, player)] > 0.999)
            game->winner = player;
}

/* Of words that did not fit, the last letter may be there in part. */
static void drop_cut_letter(struct text *text) {
    size_t end = text->length;
    if (!text->full)
        return;
    while (end > 0 && ((unsigned char)text->start[end - 1] & 0xc0) == 0x80)
        end--;
    if (end > 0 && (unsigned char)text->start[end - 1] >= 0xc0)
        text->start[end - 1] = '\0';
}

static void tag_players(const struct match *match, struct table *table, const struct match_game *game) {
    for (int player = 0; player < match->seats; player++) {
        char value[200];
        struct text about = text_into(value, sizeof value);
        text_put(&about, match->player[player].name);
        drop_cut_letter(&about);
        table_set_player(table, match_seat(match, game->number, player), value);
    }
    char words[32];
    struct text number = text_into(words, sizeof words);
    text_number(&number, (long)game->number + 1);
    table_set_tag(table, "Round", words);
}

static void play_table(struct match_room *room, struct table *table, struct match_game *game) {
    const struct match *match = room->match;
    table_set_dice(table, table_dice_seeded(&room->dice));
    for (int player = 0; player < match->seats; player++)
        if (!match->player[player].mind)
            seat_bot(room, table, player, game);
    tag_players(match, table, game);
    if (!play_on(room, table, game))
        game->trouble = MATCH_NO_MEMORY;
    else if (match->keep && !match->keep(match->context, table, game->number))
        game->trouble = MATCH_NOT_KEPT;
    note_winner(match, table, game);
}

/* Far from those of a near seed. */
static struct game_random generator(uint64_t seed, uint64_t number) {
    return random_from_seed(seed * 0xd1342543de82ef95u + number);
}

void match_play(struct match_room *room, unsigned long number, struct match_game *game) {
    const struct match *match = room->match;
    struct game_error error = {.language = GAME_ENGLISH};
    unsigned long round = number / room->round;
    const struct match_board *board = &match->boards[round % match->board_count];
    *game = (struct match_game){.number = number, .winner = -1, .trouble = MATCH_NO_MEMORY};
    room->dice = generator(match->seed, round);
    room->seeds = generator(~match->seed, number);
    if (!seat_crew(room, board, number))
        return;
    if (room->crew)
        crew_seed(room->crew, random_next(&room->seeds));
    struct table *table =
        board->position ? table_new_at(match->game, board->choices, board->count, board->position, &error)
                        : table_new(match->game, board->choices, board->count, &error);
    if (!table)
        return;
    game->trouble = MATCH_FINE;
    play_table(room, table, game);
    table_free(table);
}
