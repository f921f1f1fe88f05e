/* Opening a position; fails the test if it cannot be read. */
#include "search_position.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

const char place_won[] = "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 5e4 1a1 | "
                         "K research 1 dominance 1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V";
const char place_won_by_two[] = "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 4e4 1a1 | "
                                "K research 1 dominance 1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V";
const char place_near_infamy[] = "turn V actions 1 earned 0 | V research 1 dominance 5 ships 1d4 5b3 4b1 | "
                                 "K research 1 dominance 2 ships 5e4 1h7 2g8 | cubes h8=K b2=V";

struct position position_open(const char *map, const char *rules, const char *position) {
    struct position place = {.game = games_find(games_all, "quantum")};
    struct game_choice choices[] = {{"map", map}, {"rules", rules}};
    struct game_error error = {.language = GAME_ENGLISH};
    place.setting = malloc(place.game->setting_bytes);
    place.state = malloc(place.game->state_bytes);
    assert_non_null(place.setting);
    assert_non_null(place.state);
    assert_true(place.game->prepare(place.setting, choices, 2, &error));
    if (position)
        assert_true(place.game->read_position(place.setting, place.state, position, &error));
    else
        place.game->begin(place.setting, place.state);
    return place;
}

void position_close(struct position *place) {
    free(place->setting);
    free(place->state);
}
