/* Actions as text. */
#include "notation.h"

#include <string.h>

static const char *const seat_marks[GAME_MAX_SEATS] = {"V", "K", "O", "A"};

const char *quantum_seat_mark(int seat) {
    return seat_marks[seat];
}

int quantum_seat_of_mark(char mark) {
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
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

/* A word, and the spaces behind it; 0 ends them. */
static void write_spaces(struct text *out, const char *word, unsigned first, unsigned second) {
    text_put(out, word);
    if (first) {
        text_letter(out, ' ');
        quantum_write_space(first, out);
    }
    if (second) {
        text_letter(out, ' ');
        quantum_write_space(second, out);
    }
}

static void write_ship(struct text *out, const char *word, const struct ship *ship) {
    text_put(out, word);
    text_letter(out, ' ');
    if (on_map(ship))
        quantum_write_space(ship->place, out);
    else
        quantum_write_loose_ship(ship, out);
}

static void write_number(struct text *out, unsigned number) {
    text_letter(out, ' ');
    text_number(out, (long)number);
}

static void write_card(struct text *out, const char *word, unsigned card) {
    text_put(out, word);
    text_letter(out, ' ');
    text_put(out, quantum_card_name(card));
}

static void write_transport(struct text *out, const char *word, const struct ship *ships,
                            game_action action) {
    write_spaces(out, word, ships[extra_of(action)].place, 0);
    write_spaces(out, " by", ships[ship_of(action)].place, to_of(action));
    write_spaces(out, " drop", from_of(action), 0);
}

/* use flexible d4 5, use nomadic d4 g5, use cerebral */
static void write_use(struct text *out, const struct ship *ship, game_action action) {
    write_card(out, "use", GAMBITS + from_of(action));
    enum use_shape shape = quantum_commands[from_of(action)].shape;
    if (shape != USE_ALONE)
        write_spaces(out, "", ship->place, shape == USE_SPACE ? to_of(action) : 0);
    if (shape == USE_NUMBER)
        write_number(out, extra_of(action));
}

void quantum_write_action(const void *any_setting, const void *any_state, game_action action,
                          struct text *out) {
    const struct state *state = any_state;
    const struct ship *ships = quantum_acting_ships(state);
    const struct ship *ship = &ships[ship_of(action)];
    unsigned to = to_of(action);
    (void)any_setting;
    switch (kind_of(action)) {
    case DICE_ONE:
    case DICE_TWO:
    case DICE_THREE:
        text_put(out, "dice");
        for (int i = 0; i <= (int)kind_of(action) - DICE_ONE; i++)
            write_number(out, die_of(action, i));
        break;
    case KEEP:
        text_put(out, "keep");
        break;
    case ROLL_AGAIN:
        text_put(out, "reroll");
        break;
    case START:
        write_spaces(out, "start", to, 0);
        break;
    case PLACE:
        write_ship(out, "place", ship);
        write_spaces(out, "", to, 0);
        break;
    case RECONFIGURE:
        write_ship(out, "reconfigure", ship);
        break;
    case DEPLOY:
        write_ship(out, "deploy", ship);
        write_spaces(out, "", to, 0);
        break;
    case MOVE:
        write_spaces(out, "move", ship->place, to);
        break;
    case ATTACK:
        write_spaces(out, "attack", ship->place, 0);
        if (from_of(action) != ship->place)
            write_spaces(out, " via", from_of(action), 0);
        write_spaces(out, "", to, 0);
        break;
    case CONSTRUCT:
        write_spaces(out, "construct", to, 0);
        break;
    case RESEARCH:
        text_put(out, "research");
        break;
    case STRIKE:
        write_spaces(out, "strike", ship->place, to);
        break;
    case TRANSPORT:
        write_transport(out, "transport", ships, action);
        break;
    case USE_TRANSPORT:
        write_transport(out, "use curious transport", ships, action);
        break;
    case WARP:
        write_spaces(out, "warp", ship->place, ships[extra_of(action)].place);
        break;
    case MODIFY:
        write_spaces(out, "modify", ship->place, 0);
        write_number(out, extra_of(action));
        break;
    case FREE_RECONFIGURE:
        write_spaces(out, "scout", ship->place, 0);
        break;
    case END:
        text_put(out, "end");
        break;
    case ENTER:
        text_put(out, "enter");
        break;
    case STAY:
        text_put(out, "stay");
        break;
    case INFAMY:
        write_spaces(out, "infamy", to, 0);
        break;
    case DRAW:
        write_card(out, "draw", to);
        break;
    case USE:
        write_use(out, ship, action);
        break;
    case CHOOSE:
        text_put(out, "number");
        write_number(out, extra_of(action));
        break;
    case REACT:
        text_put(out, quantum_card_name(GAMBITS + from_of(action)));
        break;
    case PASS:
        text_put(out, "pass");
        break;
    case TAKE:
        write_card(out, "take", to);
        if (from_of(action))
            write_card(out, " for", GAMBITS + from_of(action) - 1);
        break;
    case REFRESH:
        text_put(out, "refresh");
        break;
    case DECLINE:
        text_put(out, "decline");
        break;
    case RELOCATE:
        text_put(out, "relocate ");
        text_put(out, quantum_seat_mark((int)extra_of(action)));
        write_spaces(out, "", from_of(action), to);
        break;
    case REORGANIZE:
        text_put(out, "reorganize");
        for (unsigned i = 0; i < MAX_SHIPS; i++)
            if (from_of(action) >> i & 1)
                write_ship(out, "", &ships[i]);
        break;
    case SCRAP:
        write_ship(out, "scrap", ship);
        break;
    case DISCARD:
        write_card(out, "discard", GAMBITS + from_of(action));
        break;
    case KINDS:
        break;
    }
}
