/* The features of the evaluation: names and words for hints. For the contract. */
#ifndef ANDROMEDA_FEATURES_H
#define ANDROMEDA_FEATURES_H

#include "rules.h"

/* W(name, English, French) */
#define ANDROMEDA_FEATURES(W)                                                                                \
    W(score, "points if the game ended now", "points si la partie finissait maintenant")                     \
    W(late_score, "points as the end comes near", "points à l’approche de la fin")                           \
    W(vp, "victory points", "points de victoire")                                                            \
    W(tracks, "progress tracks", "pistes Progrès")                                                           \
    W(lowest, "the lowest track", "la piste la plus basse")                                                  \
    W(developments, "developments", "infrastructures")                                                       \
    W(modules, "modules", "modules")                                                                         \
    W(damage, "damaged modules", "modules endommagés")                                                       \
    W(basic, "basic resources", "ressources de base")                                                        \
    W(credits, "credits", "crédits")                                                                         \
    W(energy, "energy", "énergie")                                                                           \
    W(hand, "tactics cards", "cartes Stratégie")                                                             \
    W(leaders, "leaders at the station", "chefs à la station")                                               \
    W(ships, "ships built", "vaisseaux construits")                                                          \
    W(bay, "ships in the bay", "vaisseaux dans la baie")                                                     \
    W(out, "ships in regions", "vaisseaux dans les régions")                                                 \
    W(scrapped, "ships in the scrapyard", "vaisseaux à la casse")                                            \
    W(settlers, "transports where they can develop", "transports où ils peuvent s’implanter")                \
    W(moons, "moons to spend", "lunes à dépenser")                                                           \
    W(upgrades, "ship upgrades", "améliorations de vaisseau")                                                \
    W(abilities, "ability cards", "cartes Capacité")                                                         \
    W(fight, "a battle in progress", "une bataille en cours")                                                \
    W(supremacy, "the Supremacy track", "la piste Suprématie")                                               \
    W(late_goods, "resources as the end comes near", "ressources à l’approche de la fin")                    \
    W(late_engine, "modules and ships as the end comes near", "modules et vaisseaux à l’approche de la fin") \
    W(affordable, "modules that you can pay for", "modules que vous pouvez payer")                           \
    W(settling, "transports on free planets", "transports sur des planètes libres")                          \
    W(threatened, "ships near raiders", "vaisseaux près de pillards")                                        \
    W(odds, "the chance to win the battle", "la chance de gagner la bataille")                               \
    W(stake, "ships that may be damaged", "vaisseaux qui risquent des dégâts")                               \
    W(gain_due, "a resource to choose", "une ressource à choisir")                                           \
    W(module_due, "a module to take or buy", "un module à prendre ou à acheter")                             \
    W(track_due, "a track to advance on", "une piste où avancer")                                            \
    W(ship_due, "a ship, upgrade or token to choose", "un vaisseau, une amélioration ou un jeton à choisir") \
    W(develop_due, "a development to build", "une infrastructure à construire")                              \
    W(leader_due, "a leader to place", "un chef à placer")                                                   \
    W(moon_due, "a moon to choose", "une lune à choisir")                                                    \
    W(effect_due, "effects to come", "des effets à venir")                                                   \
    W(activations_due, "modules to activate", "des modules à activer")                                       \
    W(price_due, "a price to pay", "un prix à payer")                                                        \
    W(to_move, "having the turn", "avoir le trait")                                                          \
    W(unity, "being the Unity", "être l’Unité")                                                              \
    W(late_unity, "being the Unity as the end comes near", "être l’Unité à l’approche de la fin")

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
/* Hints: why a change of a feature is good (reasons.c). */
int andromeda_reason(const void *setting, const void *state, const struct game_change *change,
                     enum game_language language, struct text *out);
extern const struct game_weights andromeda_weights[];

#endif
