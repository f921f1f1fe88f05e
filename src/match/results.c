/* Writes and reads files of results. They may have been truncated or edited: every field is checked. */
#include "results.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NUMBER = 999999999 };

/* The same name is the same player only with the same weights and parameters on every board. The keyword
   `mind` is that of version 0.1.0. */
static void put_player(const struct match *match, const struct match_player *player, struct text *out) {
    text_format(out, "player %s\n", player->name);
    uint64_t print = 0;
    for (size_t i = 0; player->ai && i < match->board_count; i++)
        print = print * 31 + ai_fingerprint(match->game, match->boards[i].setting, player->ai);
    if (player->ai)
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
                match->timeout, match->most_decisions);
    for (size_t i = 0; i < match->board_count; i++)
        put_board(match, &match->boards[i], out);
    text_put(out, "games\n");
}

/* Names of results that `winner` cannot express. */
static const char *const ends[MATCH_ENDS] = {
    [MATCH_LOST] = "lost", [MATCH_WON] = "won", [MATCH_SHARED] = "shared"};

/* `winner N` for a player who won alone, `winner 0` for a stopped game; otherwise the kind of result and the
   parts of the win. */
static void put_end(int seats, const struct match_game *game, struct text *out) {
    int winner = 0;
    for (int i = 0; i < seats; i++)
        winner = game->part[i] == SCORE_WIN ? i + 1 : winner;
    if (winner || game->end == MATCH_STOPPED) {
        text_format(out, " winner %d", winner);
        return;
    }
    text_format(out, " %s parts", ends[game->end]);
    for (int i = 0; i < seats; i++)
        text_format(out, " %d", game->part[i]);
    text_format(out, " automa %d", game->automa);
}

void results_line(int seats, const struct match_game *game, struct text *out) {
    text_format(out, "%lu", game->number + 1);
    put_end(seats, game, out);
    text_put(out, " made");
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

static bool take_winner(const char **at, int seats, struct match_game *game) {
    int64_t winner;
    if (!take_number(at, 0, seats, &winner))
        return false;
    game->end = winner ? MATCH_WON : MATCH_STOPPED;
    if (winner)
        game->part[winner - 1] = SCORE_WIN;
    return true;
}

/* The parts must add up to one win, or to none if nobody won. */
static bool take_parts(const char **at, int seats, struct match_game *game) {
    int64_t part[GAME_MAX_SEATS], automa, sum;
    if (!take_word(at, "parts") || !take_numbers(at, seats, SCORE_WIN, part) || !take_word(at, "automa") ||
        !take_number(at, 0, SCORE_WIN, &automa))
        return false;
    game->automa = (int)automa;
    sum = automa;
    for (int i = 0; i < seats; i++) {
        game->part[i] = (int)part[i];
        sum += part[i];
        if (game->end == MATCH_SHARED && part[i] == SCORE_WIN)
            return false;
    }
    return sum == (game->end == MATCH_LOST ? 0 : SCORE_WIN);
}

static bool take_end(const char **at, int seats, struct match_game *game) {
    char word[32];
    if (!text_next_word(at, word, sizeof word))
        return false;
    if (strcmp(word, "winner") == 0)
        return take_winner(at, seats, game);
    for (enum match_end end = 0; end < MATCH_ENDS; end++)
        if (ends[end] && strcmp(word, ends[end]) == 0) {
            game->end = end;
            return take_parts(at, seats, game);
        }
    return false;
}

static bool read_game(const char *line, int seats, struct match_game *game) {
    int64_t number, made[GAME_MAX_SEATS], micros[GAME_MAX_SEATS], faults[GAME_MAX_SEATS];
    *game = (struct match_game){0};
    if (!take_number(&line, 1, MOST_NUMBER, &number) || !take_end(&line, seats, game) ||
        !take_word(&line, "made") || !take_numbers(&line, seats, MOST_NUMBER, made) ||
        !take_word(&line, "microseconds") || !take_numbers(&line, seats, 1000000000000000, micros) ||
        !take_word(&line, "faults") || !take_numbers(&line, seats, BOT_FAULTS - 1, faults) ||
        *(line + strspn(line, " ")))
        return false;
    game->number = (unsigned long)number - 1;
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

/* A substring of a header. */
struct part {
    const char *at;
    int length;
};

/* An iterator over the facts of a header: a keyword and its value. */
struct fact {
    const char *next, *end;
    struct part word, value;
    int line, next_line;
    bool paired; /* in the line of several keyword-value pairs */
};

static struct part part_until(const char *at, const char *end, char stop) {
    const char *found = memchr(at, stop, (size_t)(end - at));
    return (struct part){at, (int)((found ? found : end) - at)};
}

static bool is_word(struct part part, const char *word) {
    return part.length == (int)strlen(word) && memcmp(part.at, word, strlen(word)) == 0;
}

static void read_fact(struct fact *fact) {
    struct part line = part_until(fact->next, fact->end, '\n');
    const char *end = line.at + line.length;
    fact->line = fact->next_line;
    fact->word = part_until(line.at, end, ' ');
    fact->paired = fact->paired || is_word(fact->word, "seed");
    const char *value = fact->word.at + fact->word.length;
    fact->value = part_until(value + (value < end), end, fact->paired ? ' ' : '\n');
    fact->next = fact->value.at + fact->value.length;
    if (fact->next == end) {
        fact->paired = false;
        fact->next_line++;
    }
    fact->next += fact->next < fact->end;
}

/* Skips fingerprints: they depend on the boards, so any other difference explains more. */
static void next_fact(struct fact *fact) {
    do
        read_fact(fact);
    while (is_word(fact->word, "mind"));
}

static bool same_part(struct part one, struct part other) {
    return one.length == other.length && memcmp(one.at, other.at, (size_t)one.length) == 0;
}

/* The keywords of a header, by priority: where the two headers have different keywords, the first in this
   list is reported. */
static const struct kind {
    const char *word, *english, *french;
} kinds[] = {
    {"game", "another game or version of its rules", "un autre jeu ou une autre version de ses règles"},
    {"player", "other players", "d’autres joueurs"},
    {"position", "another position", "une autre position"},
    {"board", "other maps", "d’autres cartes"},
    {"option", "another option of the game", "une autre option de la partie"},
    {"seed", "another seed", "une autre graine"},
    {"round", "another number of games in a round", "un autre nombre de parties par manche"},
    {"time", "another --time", "un autre --time"},
    {"nodes", "another --nodes", "un autre --nodes"},
    {"patience", "another --bot-time", "un autre --bot-time"},
    {"decisions", "another limit of decisions", "une autre limite de décisions"},
};

static const struct kind *find_kind(const struct fact *there, const struct fact *here) {
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (is_word(there->word, kinds[i].word) || is_word(here->word, kinds[i].word))
            return &kinds[i];
    return NULL;
}

/* Quotes a value, truncated at a code point if it is long. */
static void quote(char *words, size_t room, const struct fact *fact, const struct kind *kind, bool french) {
    enum { MOST = 56 };
    struct text out = text_into(words, room);
    int length = fact->value.length < MOST ? fact->value.length : MOST;
    while (length > 0 && length < fact->value.length && (fact->value.at[length] & 0xc0) == 0x80)
        length--;
    if (is_word(fact->word, kind->word))
        text_format(&out, french ? "«\u00a0%.*s\u00a0»" : "\"%.*s\"", length, fact->value.at);
    else
        text_put(&out, french ? "rien" : "nothing");
}

static bool refuse_fact(const struct fact *there, const struct fact *here, struct game_error *error) {
    const struct kind *kind = there->line > 1 ? find_kind(there, here) : NULL;
    bool french = error->language == GAME_FRENCH;
    char words_there[80], words_here[80];
    if (!kind)
        return refuse(error, there->line, "this is not how the results of a match begin",
                      "ce n’est pas ainsi que commencent les résultats d’un match");
    quote(words_there, sizeof words_there, there, kind, french);
    quote(words_here, sizeof words_here, here, kind, french);
    return game_refuse(error, there->line,
                       french ? "un autre match, avec %s\u00a0: là %s, ici %s"
                              : "another match, with %s: %s there, %s here",
                       french ? kind->french : kind->english, words_there, words_here);
}

static int first_other_line(const char *bytes, size_t length, const char *head) {
    int line = 1;
    for (size_t at = 0; at < length && bytes[at] == head[at]; at++)
        line += bytes[at] == '\n';
    return line;
}

static bool refuse_head(const char *bytes, size_t length, const char *head, struct game_error *error) {
    struct fact there = {.next = bytes, .end = bytes + length, .next_line = 1};
    struct fact here = {.next = head, .end = head + strlen(head), .next_line = 1};
    while (here.next < here.end) {
        next_fact(&there);
        next_fact(&here);
        if (!same_part(there.word, here.word) || !same_part(there.value, here.value))
            return refuse_fact(&there, &here, error);
    }
    return refuse(error, first_other_line(bytes, length, head),
                  "a player was another one then: its weights or settings have changed since",
                  "un joueur n’était pas le même\u00a0: ses poids ou ses réglages ont changé depuis");
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
    /* The header itself may be truncated; nothing follows it then. */
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
