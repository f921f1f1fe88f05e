/* The line-by-line game: turns, viewers, saving. */
#include "files.h"
#include "log.h"
#include "opponents.h"
#include "plain.h"
#include "records.h"

#include <string.h>
#include <time.h>

bool plain_read(struct plain *plain, char line[PLAIN_LINE]) {
    FILE *in = plain->cli->in;
    size_t length = 0;
    fputs("> ", plain->cli->out);
    fflush(plain->cli->out);
    int letter = getc(in);
    if (letter == EOF) {
        fputc('\n', plain->cli->out);
        plain->leaving = plain->ended = true;
        return false;
    }
    for (; letter != EOF && letter != '\n'; letter = getc(in))
        if (length + 1 < PLAIN_LINE && letter >= (length > 0 ? ' ' : '!') && letter != 0x7f)
            line[length++] = (char)letter;
    while (length > 0 && line[length - 1] == ' ')
        length--;
    line[length] = '\0';
    return true;
}

static const char *const yes[] = {"y", "Y", "yes", "o", "O", "oui", NULL};
static const char *const no[] = {"n", "N", "no", "non", NULL};

static bool is_among(const char *line, const char *const *words) {
    while (*words && strcmp(line, *words) != 0)
        words++;
    return *words != NULL;
}

bool plain_is_quit(const char *line) {
    static const char *const quit[] = {"q", "quit", "quitter", NULL};
    return is_among(line, quit);
}

bool plain_is_help(const char *line) {
    static const char *const help[] = {"?", "help", "aide", NULL};
    return is_among(line, help);
}

bool plain_agrees(struct plain *plain, enum word question, const char *detail) {
    char line[PLAIN_LINE];
    for (;;) {
        cli_say(plain->cli, plain->cli->out, question, detail, NULL, NULL);
        if (!plain_read(plain, line))
            return false;
        if (is_among(line, yes))
            return true;
        plain->leaving |= plain_is_quit(line);
        if (plain->leaving || !line[0] || is_among(line, no))
            return false;
        cli_say(plain->cli, plain->cli->out, WORD_YES_NO_HELP, NULL, NULL, NULL);
    }
}

/* The lineup refers to the setting of the table, so both are replaced together. */
bool plain_open_table(struct plain *plain, struct table *table) {
    char recorded[PLAIN_LINE];
    analysis_job_close(plain->analysis);
    plain->analysis = NULL;
    lineup_close(plain->opponents);
    table_free(plain->table);
    plain->table = table;
    uint64_t seed = plain->seeded ? random_next(&plain->random) : (uint64_t)time(NULL);
    plain->opponents = NULL;
    plain->kept = false;
    table_set_dice(table, plain->seeded ? table_dice_seeded(&plain->random) : table_dice_system());
    plain->told = plain->saved = table_length(table);
    plain->screen_holder = -1;
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        plain->seen[seat] = plain->told;
    const char *names = plain->players                                         ? plain->players
                        : opponents_recorded(table, recorded, sizeof recorded) ? recorded
                                                                               : NULL;
    if (names && !opponents_open(plain->cli, table, names, seed, &plain->opponents))
        return false;
    opponents_record(table, plain->opponents);
    return true;
}

bool plain_rematch(struct plain *plain) {
    struct game_error error = {.language = plain->cli->language};
    struct table *table = table_again(plain->table, &error);
    if (!table) {
        fprintf(plain->cli->error, "astragal: %s\n", error.text);
        return false;
    }
    record_date(table);
    autosave_release(&plain->autosave);
    return plain_open_table(plain, table);
}

static bool is_person(const struct plain *plain, int seat) {
    const struct table *table = plain->table;
    return !game_is_automa(table_game(table), table_setting(table), table_state(table), seat) &&
           !(plain->opponents && lineup_player(plain->opponents, seat));
}

static int count_people(const struct plain *plain, int *last) {
    int people = 0, seats = table_game(plain->table)->seats(table_setting(plain->table));
    for (int seat = 0; seat < seats; seat++)
        if (is_person(plain, seat)) {
            *last = seat;
            people++;
        }
    return people;
}

static bool has_secrets(const struct plain *plain) {
    return game_has_secrets(table_game(plain->table), table_setting(plain->table)) &&
           table_who(plain->table) != GAME_OVER;
}

int plain_viewer(const struct plain *plain) {
    int last;
    if (!has_secrets(plain))
        return GAME_EVERYTHING;
    return count_people(plain, &last) == 1 ? last
           : plain->screen_holder >= 0     ? plain->screen_holder
                                           : GAME_SPECTATOR;
}

void plain_know(const struct plain *plain, void *known) {
    game_known(table_game(plain->table), table_setting(plain->table), table_state(plain->table),
               plain_viewer(plain), known);
}

/* Scrolls private text away; on a terminal also clears its scrollback. */
static void clear_away(const struct plain *plain) {
    enum { LINES = 60 };
    for (int i = 0; i < LINES; i++)
        fputc('\n', plain->cli->out);
    if (plain->cli->bold)
        fputs("\033[H\033[2J\033[3J", plain->cli->out);
}

/* Before private information is shown, asks for the person to move and tells what only they may know since their last
   turn. Returns false at the end of input. */
static bool hand_over_to(struct plain *plain, int seat) {
    char name[GAME_SENTENCE_TEXT], line[PLAIN_LINE];
    struct text out = text_into(name, sizeof name);
    int last;
    if (!has_secrets(plain) || count_people(plain, &last) < 2 || plain->screen_holder == seat)
        return true;
    table_seat_name(plain->table, seat, plain->cli->language, &out);
    do {
        cli_say(plain->cli, plain->cli->out, WORD_CURTAIN, name, NULL, NULL);
        if (!plain_read(plain, line))
            return false;
    } while (plain_is_help(line));
    if (plain_is_quit(line)) {
        plain->leaving = true;
        return false;
    }
    plain->screen_holder = seat;
    log_print_private(plain->cli, plain->table, seat, plain->seen[seat], table_length(plain->table));
    plain->seen[seat] = table_length(plain->table);
    return true;
}

/* Hides private text when somebody else is to move. */
static void take_away(struct plain *plain) {
    if (plain->screen_holder < 0 || plain->screen_holder == table_who(plain->table) || !has_secrets(plain))
        return;
    plain->screen_holder = -1;
    clear_away(plain);
}

void plain_show_board(struct plain *plain) {
    char picture[GAME_PICTURE_TEXT];
    struct text out = text_into(picture, sizeof picture);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    plain_know(plain, known);
    table_game(plain->table)->draw(table_setting(plain->table), known, plain->cli->language, &out);
    fprintf(plain->cli->out, "\n%s\n", picture);
}

bool plain_save(struct plain *plain, const char *name) {
    if (file_exists(name) && !plain_agrees(plain, WORD_ASK_OVERWRITE, name))
        return false;
    if (!record_save(plain->cli, plain->table, name))
        return false;
    plain->saved = table_length(plain->table);
    cli_say(plain->cli, plain->cli->out, WORD_SAVED, name, NULL, NULL);
    return true;
}

/* Saves the game in the state directory, and tells when that fails. A finished game that was loaded is not saved again. */
static void keep(struct plain *plain) {
    if (!plain->cli->stores || (!plain->autosave.name[0] && table_who(plain->table) == GAME_OVER &&
                                plain->saved == table_length(plain->table)))
        return;
    plain->kept = autosave_write(&plain->autosave, plain->table, plain->cli->games);
    if (!plain->kept)
        cli_say(plain->cli, plain->cli->out, WORD_NOT_SAVED,
                file_reason(plain->autosave.reason, plain->cli->language), NULL, NULL);
}

/* Asks until the record is saved or the player declines. `no` is an answer, not a file name. Returns false when it could not be
   saved although that was wanted. */
static bool offer_to_save(struct plain *plain) {
    char line[PLAIN_LINE];
    bool failed = false;
    while (table_length(plain->table) > plain->saved) {
        cli_say(plain->cli, plain->cli->out, WORD_ASK_SAVE, NULL, NULL, NULL);
        if (!plain_read(plain, line))
            return !failed;
        if (plain_is_help(line))
            continue;
        if (!line[0] || is_among(line, no) || plain_is_quit(line))
            return true;
        if (is_among(line, yes)) {
            cli_say(plain->cli, plain->cli->out, WORD_ASK_NAME, NULL, NULL, NULL);
            if (!plain_read(plain, line))
                return !failed;
            if (!line[0])
                continue;
        }
        failed = !plain_save(plain, line);
    }
    return true;
}

static void say_who_won(struct plain *plain) {
    static const enum word words[] = {[TABLE_WIN_NOBODY] = WORD_WIN_NOBODY,
                                      [TABLE_WIN_ALONE] = WORD_WINS,
                                      [TABLE_WIN_TOGETHER] = WORD_WIN_TOGETHER,
                                      [TABLE_WIN_SHARED] = WORD_WIN_SHARED};
    char names[GAME_SENTENCE_TEXT], standings[GAME_SENTENCE_TEXT];
    struct text out = text_into(names, sizeof names), places = text_into(standings, sizeof standings);
    enum table_win win = table_winners(plain->table, plain->cli->language, &out);
    cli_say(plain->cli, plain->cli->out, words[win], names, NULL, NULL);
    table_standings(plain->table, plain->cli->language, &places);
    if (standings[0])
        fprintf(plain->cli->out, "%s\n", standings);
}

/* Asks until the position changes. */
static void take_turn(struct plain *plain) {
    struct path path;
    char line[PLAIN_LINE];
    enum plain_next next = PLAIN_ASK;
    if (!hand_over_to(plain, table_who(plain->table)))
        return;
    path_open(&path, plain->table);
    while (next != PLAIN_TURN) {
        if (next == PLAIN_ASK)
            plain_print_choices(plain, &path, false);
        if (!plain_read(plain, line))
            return;
        next = plain_take_line(plain, &path, line);
    }
}

/* What has happened in few lines. Where one person plays, what was done to that person comes first. */
static void tell(struct plain *plain, int viewer, size_t since, size_t until) {
    enum { LINES = 4 };
    int last = -1;
    bool alone = count_people(plain, &last) == 1;
    log_print_few(plain->cli, plain->table, viewer, alone ? last : -1, since, until, LINES);
}

/* Rolls dice and plays forced actions, then tells what has happened since the last time. */
static bool advance(struct plain *plain) {
    struct game_error error = {.language = plain->cli->language};
    bool advanced = table_advance(plain->table, &error);
    size_t length = table_length(plain->table);
    int who = table_who(plain->table);
    take_away(plain);
    keep(plain);
    /* What levels do is told when it is somebody's turn again. */
    if (who >= 0 && plain->opponents && lineup_player(plain->opponents, who))
        return advanced;
    tell(plain, plain_viewer(plain), plain->told, length);
    plain->told = length;
    if (plain->screen_holder >= 0)
        plain->seen[plain->screen_holder] = length;
    if (!advanced)
        fprintf(plain->cli->error, "astragal: %s\n", error.text);
    return advanced;
}

struct own_decisions {
    const struct plain *plain;
    size_t count;
};

static void count_decision(void *context, size_t number, const void *state, game_action action) {
    struct own_decisions *own = context;
    int who = table_game(own->plain->table)->who(table_setting(own->plain->table), state);
    (void)number, (void)action;
    own->count += who >= 0 && is_person(own->plain, who);
}

/* A game in which people have not decided anything yet is not worth offering. */
static bool is_worth_keeping(const struct plain *plain) {
    struct own_decisions own = {plain, 0};
    int last;
    table_walk(plain->table, 0, count_decision, &own);
    return own.count > 0 || count_people(plain, &last) == 0;
}

/* The last message: says "Goodbye" only if the game was saved or needs no saving. */
static enum cli_exit say_goodbye(struct plain *plain) {
    bool over = table_who(plain->table) == GAME_OVER;
    if (plain->kept && !over && !is_worth_keeping(plain)) {
        autosave_discard(&plain->autosave);
        cli_say(plain->cli, plain->cli->out, WORD_GOODBYE, NULL, NULL, NULL);
        return CLI_OK;
    }
    if (plain->kept && !over) {
        cli_say(plain->cli, plain->cli->out, WORD_KEPT, NULL, NULL, NULL);
        return CLI_OK;
    }
    bool lost = plain->cli->stores && !plain->kept && table_length(plain->table) > plain->saved;
    if (plain->ended ? lost : !offer_to_save(plain)) {
        cli_fail(plain->cli, WORD_NOT_SAVED, file_reason(plain->autosave.reason, plain->cli->language));
        return CLI_FAILED;
    }
    cli_say(plain->cli, plain->cli->out, WORD_GOODBYE, NULL, NULL, NULL);
    return CLI_OK;
}

/* The game is over: what else? Returns false to leave. */
static bool ask_at_end(struct plain *plain) {
    struct path path = {.table = plain->table};
    size_t length = table_length(plain->table);
    const struct table *table = plain->table;
    while (!plain->leaving && plain->table == table && table_length(plain->table) == length) {
        char line[PLAIN_LINE];
        enum plain_next next;
        cli_say(plain->cli, plain->cli->out, WORD_ASK_END, NULL, NULL, NULL);
        if (!plain_read(plain, line))
            return false;
        if (!line[0] || plain_is_quit(line)) {
            plain->saved = length; /* the player does not want to save it */
            return false;
        }
        if (!plain_run_word(plain, &path, line, &next))
            cli_say(plain->cli, plain->cli->out, WORD_NOT_A_CHOICE, line, NULL, NULL);
    }
    return !plain->leaving;
}

static enum cli_exit play(struct plain *plain) {
    while (!plain->leaving) {
        if (!advance(plain))
            return CLI_FAILED;
        if (table_who(plain->table) == GAME_OVER) {
            say_who_won(plain);
            if (ask_at_end(plain))
                continue;
            break;
        }
        struct ai_limits limits = {.seconds = plain->seconds};
        if (!plain->opponents || !opponents_decide(plain->opponents, plain->table, limits))
            take_turn(plain);
    }
    return say_goodbye(plain);
}

/* Opens a new game. Asks again when the board entered is wrong. */
static struct table *open_game(struct plain *plain, const struct game_options *start, bool ask) {
    char board[PLAIN_LINE], seats[16];
    struct game_options chosen;
    struct table *table = NULL;
    do {
        chosen = *start;
        if (ask && !plain_choose_board(plain, &chosen, board, seats))
            return NULL;
        if (!ask && plain->players)
            plain_seat_players(plain, &chosen, seats);
        table = game_options_table(plain->cli, &chosen);
    } while (ask && !table && start->game->board);
    if (table)
        record_date(table);
    return table;
}

enum cli_exit plain_run(struct cli *cli, const struct game_options *start, struct table *table,
                        const char *players, long seed, double seconds) {
    struct plain plain = {.cli = cli, .players = players, .seeded = seed >= 0, .seconds = seconds};
    plain.random = random_from_seed((uint64_t)seed);
    plain.autosave.lock = -1;
    if (cli->stores)
        autosave_open(&plain.autosave);
    bool ask = !table && start->count == 0 && !start->position && !players;
    if (ask && cli->stores && !plain_choose_saved(&plain, start->named ? start->game : NULL, &table))
        return CLI_OK;
    ask = ask && !table;
    if (!table)
        table = open_game(&plain, start, ask);
    if (!table)
        return plain.leaving ? CLI_OK : CLI_FAILED;
    if (!plain_choose_players(&plain, table, ask)) {
        table_free(table);
        return CLI_OK;
    }
    enum cli_exit answer = plain_open_table(&plain, table) ? play(&plain) : CLI_FAILED;
    analysis_job_close(plain.analysis);
    lineup_close(plain.opponents);
    table_free(plain.table);
    autosave_release(&plain.autosave);
    return answer;
}
