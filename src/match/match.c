/* Plays the games of a match. */
#include "match.h"
#include "clock.h"
#include "lineup.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct match_session {
    const struct match *match;
    unsigned long round;             /* games per round */
    const struct match_board *board; /* of the lineup */
    struct lineup *lineup;
    struct bot *bot[GAME_MAX_SEATS]; /* by player; started on first use */
    struct answer *answer;
    game_action *actions;
    struct game_random dice;
    struct game_random seeds; /* for the seeds that bots get */
};

struct match_session *match_open(const struct match *match) {
    struct match_session *session = calloc(1, sizeof *session);
    if (!session)
        return NULL;
    session->match = match;
    session->round = (unsigned long)match_sides(match).round;
    session->actions = malloc(match->game->max_actions * sizeof *session->actions);
    session->answer = malloc(sizeof *session->answer);
    if (session->actions && session->answer)
        return session;
    match_close(session);
    return NULL;
}

static void dismiss(struct match_session *session, int player, double seconds) {
    bot_close(session->bot[player], seconds);
    session->bot[player] = NULL;
}

void match_close(struct match_session *session) {
    if (!session)
        return;
    for (int player = 0; player < session->match->seats; player++)
        dismiss(session, player, 1);
    lineup_close(session->lineup);
    free(session->actions);
    free(session->answer);
    free(session);
}

/* Whether rotating the players by so many seats changes nothing. */
static bool same_after(const struct match *match, int moved) {
    for (int player = 0; player < match->seats; player++)
        if (strcmp(match->player[player].name, match->player[(player + moved) % match->seats].name) != 0)
            return false;
    return true;
}

struct match_sides match_sides(const struct match *match) {
    struct match_sides sides = {.seats = match->seats, .together = match->together, .round = 1};
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
    return match->seat[(player + match->seats - moved) % match->seats];
}

static int player_at(const struct match *match, unsigned long number, int seat) {
    int player = 0;
    while (match_seat(match, number, player) != seat)
        player++;
    return player;
}

static void find_seats(const struct match *match, const void *setting, struct match *found) {
    const struct game *game = match->game;
    _Alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    *found = (struct match){.together = true};
    game->begin(setting, state);
    for (int seat = 0; seat < game->seats(setting); seat++)
        if (game_is_automa(game, setting, state, seat))
            found->automa = true;
        else
            found->seat[found->seats++] = seat;
    for (int i = 1; i < found->seats; i++)
        found->together = found->together && game_team(game, setting, state, found->seat[i]) ==
                                                 game_team(game, setting, state, found->seat[0]);
}

size_t match_take_seats(struct match *match) {
    struct match found;
    find_seats(match, match->boards[0].setting, &found);
    match->seats = found.seats;
    match->automa = found.automa;
    match->together = found.together;
    memcpy(match->seat, found.seat, sizeof match->seat);
    for (size_t i = 1; i < match->board_count; i++) {
        find_seats(match, match->boards[i].setting, &found);
        if (found.seats != match->seats || found.automa != match->automa ||
            found.together != match->together || memcmp(found.seat, match->seat, sizeof match->seat) != 0)
            return i;
    }
    return match->board_count;
}

/* Seats levels and baselines. A lineup is bound to a setting, so another board needs a new one. */
static bool seat_levels(struct match_session *session, const struct match_board *board,
                        unsigned long number) {
    const struct match *match = session->match;
    bool needed = false;
    for (int player = 0; player < match->seats; player++)
        needed = needed || match->player[player].ai;
    if (!needed)
        return true;
    if (session->board != board) {
        lineup_close(session->lineup);
        session->lineup = lineup_open(match->game, board->setting);
        session->board = session->lineup ? board : NULL;
    }
    bool seated = session->lineup != NULL;
    for (int player = 0; player < match->seats && seated; player++)
        seated = lineup_set(session->lineup, match_seat(match, number, player), match->player[player].ai);
    return seated;
}

/* Records a fault and kills the bot. Its player resigns at the next decision. */
static void blame(struct match_session *session, int player, enum bot_fault fault, struct match_game *game) {
    struct text detail = text_into(game->detail[player], sizeof game->detail[player]);
    text_put(&detail, fault == BOT_ILLEGAL                          ? session->answer->shown
                      : fault == BOT_REFUSED || fault == BOT_SILENT ? session->answer->tail
                                                                    : "");
    game->fault[player] = fault;
    dismiss(session, player, 0);
}

/* Starts the bot unless it is running, and sets up the game. */
static void seat_bot(struct match_session *session, const struct table *table, int player,
                     struct match_game *game) {
    const struct match *match = session->match;
    enum bot_fault fault = bot_join(match->player[player].command, table, match->timeout,
                                    &session->bot[player], session->answer);
    if (fault != BOT_FINE)
        blame(session, player, fault, game);
}

static enum bot_fault ask_bot(struct match_session *session, const struct table *table, int player,
                              game_action *action) {
    const struct match *match = session->match;
    char limits[96];
    struct text out = text_into(limits, sizeof limits);
    if (match->limits.seconds > 0)
        text_format(&out, " time %.6f", match->limits.seconds);
    if (match->limits.nodes > 0)
        text_format(&out, " nodes %" PRIu64, match->limits.nodes);
    text_format(&out, " seed %" PRIu64, random_next(&session->seeds) >> 32);
    enum bot_fault fault = bot_place(session->bot[player], table, match->timeout, session->answer);
    return fault == BOT_FINE ? bot_go(session->bot[player], table, limits,
                                      match->timeout + match->limits.seconds, session->answer, action)
                             : fault;
}

static bool decide(struct match_session *session, struct table *table, int player, struct match_game *game) {
    struct game_error error = {.language = GAME_ENGLISH};
    game_action action = 0;
    double start = clock_seconds();
    if (session->match->player[player].ai)
        action = lineup_decide(session->lineup, table_state(table), session->match->limits);
    else if (session->bot[player]) {
        enum bot_fault fault = ask_bot(session, table, player, &action);
        if (fault != BOT_FINE)
            blame(session, player, fault, game);
    }
    game->seconds[player] += clock_seconds() - start;
    game->made[player]++;
    if (game->fault[player] != BOT_FINE)
        action = GAME_RESIGN(match_seat(session->match, game->number, player));
    return table_play(table, action, &error);
}

static unsigned long all_decisions(const struct match_game *game) {
    unsigned long sum = 0;
    for (int player = 0; player < GAME_MAX_SEATS; player++)
        sum += game->made[player];
    return sum;
}

/* Returns false when out of memory. */
static bool play_on(struct match_session *session, struct table *table, struct match_game *game) {
    const struct match *match = session->match;
    struct game_error error = {.language = GAME_ENGLISH};
    int who;
    while ((who = table_who(table)) != GAME_OVER && all_decisions(game) < match->most_decisions) {
        size_t count = match->game->list(table_setting(table), table_state(table), session->actions);
        /* An automa has one legal action and no player. */
        bool forced = count == 1 || (who >= 0 && game_is_automa(match->game, table_setting(table),
                                                                table_state(table), who));
        bool played = who == GAME_CHANCE ? table_roll(table, &error)
                      : forced           ? table_play(table, session->actions[0], &error)
                                         : decide(session, table, player_at(match, game->number, who), game);
        if (!played)
            return false;
    }
    return true;
}

/* A side that has the whole utility has won alone. */
static enum match_end end_of(const struct game_result *result, int seats) {
    double most = 0;
    for (int seat = 0; seat < seats; seat++)
        most = fmax(most, result->utility[seat]);
    return most <= 0 ? MATCH_LOST : most > 0.999 ? MATCH_WON : MATCH_SHARED;
}

/* Among how many seats a side's win is divided: the players of the team. Automas count only in a team without
   players. */
static int sharers(const struct table *table, int seat) {
    const struct game *game = table_game(table);
    const void *setting = table_setting(table), *state = table_state(table);
    int players = 0, automas = 0;
    for (int other = 0; other < game->seats(setting); other++)
        if (game_team(game, setting, state, other) != game_team(game, setting, state, seat))
            continue;
        else if (game_is_automa(game, setting, state, other))
            automas++;
        else
            players++;
    bool automa = game_is_automa(game, setting, state, seat);
    return players == 0 ? automas : automa ? 0 : players;
}

static void note_result(const struct match *match, const struct table *table, struct match_game *game) {
    struct game_result result;
    int seats = match->game->seats(table_setting(table));
    if (table_who(table) != GAME_OVER)
        return;
    game_result(match->game, table_setting(table), table_state(table), &result);
    game->end = end_of(&result, seats);
    for (int seat = 0; seat < seats; seat++) {
        int among = sharers(table, seat);
        int points = among ? (int)lround(SCORE_WIN * result.utility[seat] / among) : 0;
        if (game_is_automa(match->game, table_setting(table), table_state(table), seat))
            game->automa += points;
        else
            game->part[player_at(match, game->number, seat)] = points;
    }
}

/* Removes an incomplete UTF-8 sequence at the end of truncated text. */
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

static void play_table(struct match_session *session, struct table *table, struct match_game *game) {
    const struct match *match = session->match;
    table_set_dice(table, table_dice_seeded(&session->dice));
    for (int player = 0; player < match->seats; player++)
        if (!match->player[player].ai)
            seat_bot(session, table, player, game);
    tag_players(match, table, game);
    if (!play_on(session, table, game))
        game->trouble = MATCH_NO_MEMORY;
    else if (match->store && !match->store(match->context, table, game->number))
        game->trouble = MATCH_NOT_KEPT;
    note_result(match, table, game);
}

/* Independent of the generators of adjacent seeds. */
static struct game_random generator(uint64_t seed, uint64_t number) {
    return random_from_seed(seed * 0xd1342543de82ef95u + number);
}

void match_play(struct match_session *session, unsigned long number, struct match_game *game) {
    const struct match *match = session->match;
    struct game_error error = {.language = GAME_ENGLISH};
    unsigned long round = number / session->round;
    const struct match_board *board = &match->boards[round % match->board_count];
    *game = (struct match_game){.number = number, .end = MATCH_STOPPED, .trouble = MATCH_NO_MEMORY};
    session->dice = generator(match->seed, round);
    session->seeds = generator(~match->seed, number);
    if (!seat_levels(session, board, number))
        return;
    if (session->lineup)
        lineup_seed(session->lineup, random_next(&session->seeds));
    struct table *table =
        board->position ? table_new_at(match->game, board->choices, board->count, board->position, &error)
                        : table_new(match->game, board->choices, board->count, &error);
    if (!table)
        return;
    game->trouble = MATCH_FINE;
    play_table(session, table, game);
    table_free(table);
}
