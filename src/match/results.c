/* Writing and reading the lines of a match. What is read may have been cut off or edited: every field is checked. */
#include "results.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NUMBER = 999999999 };

/* Who has the same name is the same player only with the same weights and settings, on every board. */
static void put_player(const struct match *match, const struct match_player *player, struct text *out) {
    text_format(out, "player %s\n", player->name);
    uint64_t print = 0;
    for (size_t i = 0; player->mind && i < match->board_count; i++)
        print = print * 31 + mind_fingerprint(match->game, match->boards[i].setting, player->mind);
    if (player->mind)
        text_format(out, "mind %016" PRIx64 "\n", print);
}

static void put_board(const struct match *match, const struct match_board *board, struct text *out) {
    char value[GAME_OPTION_TEXT];
    text_format(out, "board %s\n", board->name);
    for (size_t i = 0; match->game->options[i].name; i++) {
        struct text option = text_into(value, sizeof value);
        match->game->option_value(board->setting, i, &option);
        text_format(out, "option %s %s\n", match->game->options[i].name, value);
    }
    if (board->position)
        text_format(out, "position %s\n", board->position);
}

void results_head(const struct match *match, struct text *out) {
    text_put(out, "astragal match 1\n");
    text_format(out, "game %s rules %d\n", match->game->name, match->game->rules_version);
    for (int i = 0; i < match->seats; i++)
        put_player(match, &match->player[i], out);
    text_format(out, "seed %" PRIu64 " round %d time %.6g nodes %" PRIu64 " patience %.6g decisions %lu\n",
                match->seed, match_sides(match).round, match->limits.seconds, match->limits.nodes,
                match->patience, match->most_decisions);
    for (size_t i = 0; i < match->board_count; i++)
        put_board(match, &match->boards[i], out);
    text_put(out, "games\n");
}

void results_line(int seats, const struct match_game *game, struct text *out) {
    text_format(out, "%lu winner %d made", game->number + 1, game->winner + 1);
    for (int i = 0; i < seats; i++)
        text_format(out, " %lu", game->made[i]);
    text_put(out, " microseconds");
    for (int i = 0; i < seats; i++)
        text_format(out, " %.0f", game->seconds[i] * 1e6);
    text_put(out, " faults");
    for (int i = 0; i < seats; i++)
        text_format(out, " %d", (int)game->fault[i]);
    text_put(out, "\n");
}

static bool take_word(const char **at, const char *expected) {
    char word[32];
    return text_next_word(at, word, sizeof word) && strcmp(word, expected) == 0;
}

static bool take_number(const char **at, int64_t least, int64_t most, int64_t *number) {
    char word[32];
    return text_next_word(at, word, sizeof word) && text_read_large(word, least, most, number);
}

static bool take_numbers(const char **at, int count, int64_t most, int64_t *numbers) {
    for (int i = 0; i < count; i++)
        if (!take_number(at, 0, most, &numbers[i]))
            return false;
    return true;
}

static bool read_game(const char *line, int seats, struct match_game *game) {
    int64_t number, winner, made[GAME_MAX_SEATS], micros[GAME_MAX_SEATS], faults[GAME_MAX_SEATS];
    *game = (struct match_game){0};
    if (!take_number(&line, 1, MOST_NUMBER, &number) || !take_word(&line, "winner") ||
        !take_number(&line, 0, seats, &winner) || !take_word(&line, "made") ||
        !take_numbers(&line, seats, MOST_NUMBER, made) || !take_word(&line, "microseconds") ||
        !take_numbers(&line, seats, 1000000000000000, micros) || !take_word(&line, "faults") ||
        !take_numbers(&line, seats, BOT_FAULTS - 1, faults) || *(line + strspn(line, " ")))
        return false;
    game->number = (unsigned long)number - 1;
    game->winner = (int)winner - 1;
    for (int i = 0; i < seats; i++) {
        game->made[i] = (unsigned long)made[i];
        game->seconds[i] = (double)micros[i] * 1e-6;
        game->fault[i] = (enum bot_fault)faults[i];
    }
    return true;
}

static bool refuse(struct game_error *error, int line, const char *english, const char *french) {
    return game_refuse(error, line, "%s", error->language == GAME_FRENCH ? french : english);
}

/* The first line that differs says what is another match about it. */
static bool refuse_head(const char *bytes, size_t length, const char *head, struct game_error *error) {
    size_t at = 0, start = 0;
    int line = 1;
    for (; at < length && head[at] && bytes[at] == head[at]; at++)
        if (bytes[at] == '\n') {
            line++;
            start = at + 1;
        }
    if (strncmp(head + start, "mind ", 5) == 0)
        return refuse(error, line,
                      "a player was another one then: its weights or settings have changed since",
                      "un joueur n’était pas le même : ses poids ou ses réglages ont changé depuis");
    return game_refuse(error, line,
                       error->language == GAME_FRENCH ? "un autre match : ici il faudrait « %.*s »"
                                                      : "another match: this one would have \"%.*s\" here",
                       (int)strcspn(head + start, "\n") > 120 ? 120 : (int)strcspn(head + start, "\n"),
                       head + start);
}

static bool read_line(const char *from, size_t length, int seats, struct tally *tally, int number,
                      struct game_error *error) {
    char line[RESULTS_LINE];
    struct match_game game;
    if (length >= sizeof line || memchr(from, '\0', length))
        return refuse(error, number, "this is not the line of a game", "ce n’est pas la ligne d’une partie");
    memcpy(line, from, length);
    line[length] = '\0';
    if (!read_game(line, seats, &game))
        return refuse(error, number, "this is not the line of a game", "ce n’est pas la ligne d’une partie");
    if (tally_has(tally, game.number))
        return refuse(error, number, "this game is there twice", "cette partie y est deux fois");
    tally_add(tally, &game);
    return true;
}

bool results_read(const char *bytes, size_t length, const char *head, int seats, struct tally *tally,
                  size_t *sound, struct game_error *error) {
    size_t head_length = strlen(head);
    *sound = 0;
    /* The head itself may have been cut off: then there is nothing behind it. */
    if (length < head_length && memcmp(bytes, head, length) == 0)
        return true;
    if (length < head_length || memcmp(bytes, head, head_length) != 0)
        return refuse_head(bytes, length, head, error);
    int number = 1;
    for (size_t i = 0; i < head_length; i++)
        number += head[i] == '\n';
    const char *at = bytes + head_length, *end = bytes + length, *stop;
    for (; at < end && (stop = memchr(at, '\n', (size_t)(end - at))); at = stop + 1, number++)
        if (!read_line(at, (size_t)(stop - at), seats, tally, number, error))
            return false;
    *sound = (size_t)(at - bytes);
    return true;
}
