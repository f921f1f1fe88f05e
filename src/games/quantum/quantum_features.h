/* The features of the evaluation. */
#ifndef QUANTUM_FEATURES_H
#define QUANTUM_FEATURES_H

#include "cards.h"

/* W(name, English, French) */
#define QUANTUM_FEATURES(W)                                                                              \
    W(one_cube_left, "one cube left to place", "plus qu’un cube à placer")                               \
    W(two_cubes_left, "two cubes left to place", "plus que deux cubes à placer")                         \
    W(three_cubes_left, "three cubes left to place", "plus que trois cubes à placer")                    \
    W(four_cubes_left, "four cubes left to place", "plus que quatre cubes à placer")                     \
    W(dominance, "dominance", "domination")                                                              \
    W(near_infamy, "close to infamy", "près de l’infamie")                                               \
    W(research, "research", "recherche")                                                                 \
    W(breakthrough, "a breakthrough", "une percée")                                                      \
    W(ships, "ships on the map", "vaisseaux sur le plateau")                                             \
    W(scrapyard, "ships in the scrapyard", "vaisseaux à la casse")                                       \
    W(close_planet, "close to a construct", "près de construire")                                        \
    W(next_planet, "close to a second construct", "près de construire encore")                           \
    W(can_build, "able to construct this turn", "construction possible ce tour-ci")                      \
    W(about_to_build, "ready to construct next turn", "construction prête pour le prochain tour")        \
    W(to_move, "having the turn", "avoir le tour")                                                       \
    W(actions, "actions left", "actions restantes")                                                      \
    W(exposed, "ships exposed to attack", "vaisseaux exposés")                                           \
    W(exposed_later, "ships exposed after the turn", "vaisseaux exposés après le tour")                  \
    W(battlestations, "battlestations", "stations de combat")                                            \
    W(flagships, "flagships", "vaisseaux amiraux")                                                       \
    W(destroyers, "destroyers", "destroyers")                                                            \
    W(frigates, "frigates", "frégates")                                                                  \
    W(interceptors, "interceptors", "intercepteurs")                                                     \
    W(scouts, "scouts", "éclaireurs")                                                                    \
    W(soon, "few actions away from a construct", "une construction en peu d’actions")                    \
    W(planets_close, "several planets within reach", "plusieurs planètes à portée")                      \
    W(builders_exposed, "ships that are to construct exposed", "vaisseaux exposés qui vont construire")  \
    W(last_cube_close, "close to the last cube", "près du dernier cube")                                 \
    W(last_cube_ready, "ready to place the last cube", "dernier cube prêt à être placé")                 \
    W(second_last_ready, "ready to place the last cube but one", "avant-dernier cube prêt à être placé") \
    W(infamy_in_reach, "an attack away from infamy", "à une attaque de l’infamie")                       \
    W(prey, "a good attack at hand", "une bonne attaque possible")                                       \
    W(earned, "rewards still to come", "récompenses à venir")                                            \
    W(sooner, "the turn coming sooner", "le tour qui vient plus tôt")                                    \
    W(last_cube_sooner, "a last cube ready, the turn coming sooner",                                     \
      "dernier cube prêt, et le tour qui vient plus tôt")                                                \
    W(ahead, "ahead of everybody", "en tête devant tous")                                                \
    W(commands, "commands", "commandements")

enum feature {
#define W(name, english, french) FEATURE_##name,
    QUANTUM_FEATURES(W)
#undef W
        FEATURE_CARDS,
    FEATURES = FEATURE_CARDS + COMMANDS
};

void quantum_features(const void *setting, const void *state, float *out);
const char *quantum_feature_name(size_t feature);
const char *quantum_kind(const void *setting);
void quantum_label_feature(size_t feature, enum game_language language, struct text *out);

/* weights/quantum, made part of the program by the build. */
extern const struct game_weights quantum_weights[];

#endif
