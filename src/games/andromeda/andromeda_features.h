/* The features of the evaluation: names and words for hints. For the contract. */
#ifndef ANDROMEDA_FEATURES_H
#define ANDROMEDA_FEATURES_H

#include "rules.h"

/* W(name, English, French) */
#define ANDROMEDA_FEATURES(W)                                                                 \
    W(score, "points if the game ended now", "points si la partie finissait maintenant")      \
    W(late_score, "points as the end comes near", "points à l’approche de la fin")            \
    W(vp, "victory points", "points de victoire")                                             \
    W(tracks, "progress tracks", "pistes Progrès")                                            \
    W(lowest, "the lowest track", "la piste la plus basse")                                   \
    W(developments, "developments", "infrastructures")                                        \
    W(modules, "modules", "modules")                                                          \
    W(damage, "damaged modules", "modules endommagés")                                        \
    W(basic, "basic resources", "ressources de base")                                         \
    W(credits, "credits", "crédits")                                                          \
    W(energy, "energy", "énergie")                                                            \
    W(hand, "tactics cards", "cartes Stratégie")                                              \
    W(leaders, "leaders at the station", "chefs à la station")                                \
    W(ships, "ships built", "vaisseaux construits")                                           \
    W(bay, "ships in the bay", "vaisseaux dans la baie")                                      \
    W(out, "ships in regions", "vaisseaux dans les régions")                                  \
    W(scrapped, "ships in the scrapyard", "vaisseaux à la casse")                             \
    W(settlers, "transports where they can develop", "transports où ils peuvent s’implanter") \
    W(moons, "moons to spend", "lunes à dépenser")                                            \
    W(upgrades, "ship upgrades", "améliorations de vaisseau")                                 \
    W(abilities, "ability cards", "cartes Capacité")                                          \
    W(fight, "a battle in progress", "une bataille en cours")                                 \
    W(to_move, "having the turn", "avoir le trait")

enum feature {
#define W(name, english, french) FEATURE_##name,
    ANDROMEDA_FEATURES(W)
#undef W
        FEATURES
};

void andromeda_features(const void *setting, const void *state, float *out);
const char *andromeda_feature_name(size_t feature);
const char *andromeda_kind(const void *setting);
void andromeda_label_feature(size_t feature, enum game_language language, struct text *out);
extern const struct game_weights andromeda_weights[];

#endif
