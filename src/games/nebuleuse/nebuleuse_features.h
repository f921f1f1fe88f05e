/* The features of the evaluation, for the contract. */
#ifndef NEBULEUSE_FEATURES_H
#define NEBULEUSE_FEATURES_H

#include "rules.h"

/* W(name, English, French) */
#define NEBULEUSE_FEATURES(W)                                                                               \
    W(pv, "victory points", "points de victoire")                                                           \
    W(last_pv, "victory points near the end", "points de victoire près de la fin")                          \
    W(race_pv, "victory points as the race goes on", "points de victoire au fil de la course")              \
    W(final_pv, "victory points in the last round", "points de victoire au dernier tour")                   \
    W(contact_pv, "a contact in progress", "un contact en cours")                                           \
    W(landing_pv, "a contact within reach", "un contact à portée")                                          \
    W(near_pv, "a contact nearly within reach", "un contact presque à portée")                              \
    W(reach, "what the experience is worth on unknown planets", "l’expérience pour les planètes inconnues") \
    W(reach_x, "what the experience is worth in Sector X", "l’expérience pour le Secteur X")                \
    W(science, "Science", "Science")                                                                        \
    W(diplomacy, "Diplomacy", "Diplomatie")                                                                 \
    W(commerce, "Commerce", "Commerce")                                                                     \
    W(capture, "Capture", "Capture")                                                                        \
    W(draws, "cards a turn", "cartes par tour")                                                             \
    W(lasers, "lasers", "lasers")                                                                           \
    W(scanners, "scanners", "scanners")                                                                     \
    W(detectors, "detectors", "détecteurs")                                                                 \
    W(squads, "squads", "escouades")                                                                        \
    W(experts, "experts", "experts")                                                                        \
    W(spatha, "the Spatha", "le Spatha")                                                                    \
    W(promotion, "ready for promotion", "prêt pour la promotion")                                           \
    W(missions, "special missions", "missions spéciales")                                                   \
    W(exo, "exo-technology", "exo-technologie")                                                             \
    W(lost_turns, "turns to be lost", "tours à perdre")                                                     \
    W(observing, "turns of observation to come", "tours d’observation à venir")                             \
    W(planets_here, "planets to discover nearby", "planètes à découvrir à proximité")                       \
    W(face_down_here, "unknown cards nearby", "cartes inconnues à proximité")                               \
    W(hand, "cards in hand", "cartes en main")                                                              \
    W(may_land, "free to land", "libre de se poser")                                                        \
    W(zone_b, "in zone B", "en zone B")                                                                     \
    W(in_x, "in Sector X", "en Secteur X")                                                                  \
    W(gain_due, "experience to choose", "une expérience à choisir")                                         \
    W(piece_due, "pieces to choose", "des pièces à choisir")                                                \
    W(offer_due, "an offer to accept", "une offre à accepter")                                              \
    W(risk_due, "a risk to avoid or face", "un risque à éviter ou à affronter")                             \
    W(loss_due, "someone to lose", "quelqu’un à perdre")                                                    \
    W(to_move, "having the turn", "avoir le trait")

enum feature {
#define W(name, english, french) FEATURE_##name,
    NEBULEUSE_FEATURES(W)
#undef W
        FEATURES
};

void nebuleuse_features(const void *setting, const void *state, float *out);
/* True while a price is being paid: the features already count what it buys. */
bool nebuleuse_foreseen(const void *setting, const void *state);
const char *nebuleuse_feature_name(size_t feature);
const char *nebuleuse_kind(const void *setting);
void nebuleuse_label_feature(size_t feature, enum game_language language, struct text *out);
int nebuleuse_reason(const void *setting, const void *state, const struct game_change *change,
                     enum game_language language, struct text *out);

extern const struct game_weights nebuleuse_weights[];

#endif
