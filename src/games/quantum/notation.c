/* The notation of actions, spaces, ships and cards. */
#include "notation.h"

#include <string.h>

static const char *const seat_marks[QUANTUM_SEATS] = {"V", "K", "O", "A"};

const char *quantum_seat_mark(int seat) {
    return seat_marks[seat];
}

int quantum_seat_of_mark(char mark) {
    for (int seat = 0; seat < QUANTUM_SEATS; seat++)
        if (seat_marks[seat][0] == mark)
            return seat;
    return -1;
}

void quantum_write_space(unsigned space, struct text *out) {
    text_letter(out, (char)('a' + file_of(space) - 1));
    text_number(out, rank_of(space));
}

unsigned quantum_read_space(const struct setting *setting, const char **at) {
    const char *start = *at;
    unsigned file = (unsigned)(*start - 'a') + 1;
    if (*start < 'a' || file > setting->files || start[1] < '1' || start[1] > '9')
        return 0;
    unsigned rank = 0;
    for (start++; *start >= '0' && *start <= '9' && rank < 100; start++)
        rank = 10 * rank + (unsigned)(*start - '0');
    if (rank > setting->ranks)
        return 0;
    *at = start;
    return rank * STRIDE + file;
}

void quantum_write_used(const struct ship *ship, struct text *out) {
    if (ship->used)
        text_letter(out, ':');
    if (ship->used & USED_MOVE)
        text_letter(out, 'm');
    if (ship->used & USED_ABILITY)
        text_letter(out, 'a');
}

void quantum_write_loose_ship(const struct ship *ship, struct text *out) {
    text_number(out, ship->number);
    quantum_write_used(ship, out);
}

const char *quantum_card_name(unsigned card) {
    return card < GAMBITS ? quantum_gambits[card].name : quantum_commands[card - GAMBITS].name;
}

unsigned quantum_read_card(const char *name) {
    unsigned card = 0;
    while (card < CARDS && strcmp(quantum_card_name(card), name) != 0)
        card++;
    return card;
}

const struct ship *quantum_acting_ships(const struct state *state) {
    return state->ship[state->phase == 2 ? state->picker : state->seat];
}

/* The notation of each kind of action: capital letters are placeholders (see write_part). */
static const char *const forms[KINDS] = {
    [DICE_ONE] = "dice D",
    [DICE_TWO] = "dice D",
    [DICE_THREE] = "dice D",
    [DRAW] = "draw K",
    [KEEP] = "keep",
    [ROLL_AGAIN] = "reroll",
    [START] = "start T",
    [PLACE] = "place S T",
    [RECONFIGURE] = "reconfigure S",
    [DEPLOY] = "deploy S T",
    [MOVE] = "move S T",
    [ATTACK] = "attack S V T",
    [CONSTRUCT] = "construct T",
    [RESEARCH] = "research",
    [STRIKE] = "strike S T",
    [TRANSPORT] = "transport O by S T drop F",
    [WARP] = "warp S O",
    [MODIFY] = "modify S N",
    [FREE_RECONFIGURE] = "scout S",
    [END] = "end",
    [ENTER] = "enter",
    [STAY] = "stay",
    [INFAMY] = "infamy T",
    [USE] = "use C U",
    [CURIOUS_TRANSPORT] = "use curious transport O by S T drop F",
    [TACTICAL_TRANSPORT] = "use tactical transport O by S T drop F",
    [CHOOSE] = "number N",
    [REACT] = "C",
    [PASS] = "pass",
    [TAKE] = "take K R",
    [REFRESH] = "refresh",
    [DECLINE] = "decline",
    [RELOCATE] = "relocate E F T",
    [REORGANIZE] = "reorganize M",
    [SCRAP] = "scrap S",
    [DISCARD] = "discard C",
};

static void write_ship(struct text *out, const struct ship *ship) {
    if (on_map(ship))
        quantum_write_space(ship->place, out);
    else
        quantum_write_loose_ship(ship, out);
}

static void write_dice(struct text *out, game_action action) {
    for (int i = 0; i <= (int)kind_of(action) - DICE_ONE; i++)
        text_format(out, "%s%u", i ? " " : "", die_of(action, i));
}

static void write_chosen(struct text *out, const struct ship *ships, unsigned chosen) {
    for (unsigned first = chosen; chosen; chosen &= chosen - 1) {
        text_put(out, chosen == first ? "" : " ");
        write_ship(out, &ships[__builtin_ctz(chosen)]);
    }
}

/* The arguments of a command: d4, d4 5, d4 g5, or nothing. */
static void write_use(struct text *out, const struct ship *ship, game_action action) {
    enum use_shape shape = quantum_commands[from_of(action)].shape;
    if (shape != USE_ALONE)
        quantum_write_space(ship->place, out);
    if (shape == USE_NUMBER)
        text_format(out, " %u", extra_of(action));
    if (shape == USE_SPACE) {
        text_letter(out, ' ');
        quantum_write_space(to_of(action), out);
    }
}

/* Writes one placeholder; nothing for an attack space or replaced card that does not exist. */
static void write_part(struct text *out, char letter, const struct ship *ships, game_action action) {
    const struct ship *ship = &ships[ship_of(action)];
    switch (letter) {
    case 'S': /* the ship that acts */
        write_ship(out, ship);
        break;
    case 'O': /* the other ship */
        write_ship(out, &ships[extra_of(action)]);
        break;
    case 'T': /* the target */
        quantum_write_space(to_of(action), out);
        break;
    case 'F': /* the other space */
        quantum_write_space(from_of(action), out);
        break;
    case 'V': /* the attack space, unless it is the ship's own space */
        if (from_of(action) != ship->place) {
            text_put(out, "via ");
            quantum_write_space(from_of(action), out);
        }
        break;
    case 'N': /* a number */
        text_number(out, extra_of(action));
        break;
    case 'D':
        write_dice(out, action);
        break;
    case 'K': /* a card */
        text_put(out, quantum_card_name(to_of(action)));
        break;
    case 'C': /* a command */
        text_put(out, quantum_commands[from_of(action)].name);
        break;
    case 'R': /* the command that is replaced */
        if (from_of(action)) {
            text_put(out, "for ");
            text_put(out, quantum_commands[from_of(action) - 1].name);
        }
        break;
    case 'E': /* a seat */
        text_put(out, quantum_seat_mark((int)extra_of(action)));
        break;
    case 'M': /* many ships */
        write_chosen(out, ships, from_of(action));
        break;
    case 'U':
        write_use(out, ship, action);
        break;
    }
}

void quantum_write_action(const void *setting, const void *state, game_action action, struct text *out) {
    const struct ship *ships = quantum_acting_ships(state);
    (void)setting;
    for (const char *at = forms[kind_of(action)]; *at; at++) {
        if (*at >= 'A' && *at <= 'Z')
            write_part(out, *at, ships, action);
        else if (*at != ' ' || out->length == 0 || out->start[out->length - 1] != ' ')
            text_letter(out, *at);
    }
    if (out->length > 0 && out->start[out->length - 1] == ' ') { /* the last placeholder was empty */
        out->length--;
        out->start[out->length] = '\0';
    }
}
