/* Why a change of a feature is good: clauses for hints. */
#ifndef QUANTUM_REASONS_H
#define QUANTUM_REASONS_H

#include "game.h"

/* Subjects of reasons. A hint gives one reason per subject: "ready" makes "nearer" redundant. */
enum quantum_subject {
    ABOUT_CUBES,
    ABOUT_OWN_DOMINANCE,
    ABOUT_ENEMY_DOMINANCE,
    ABOUT_RESEARCH,
    ABOUT_OWN_FLEET,
    ABOUT_ENEMY_FLEET,
    ABOUT_OWN_CONSTRUCT,
    ABOUT_ENEMY_CONSTRUCT,
    ABOUT_PLANETS,
    ABOUT_SAFETY,
    ABOUT_THREAT,
    ABOUT_OWN_NUMBERS,
    ABOUT_ENEMY_NUMBERS,
    ABOUT_CARDS,
};

/* R(feature, whose, change, subject, English, French): OWN or ENEMY, MORE or LESS; {0} is the enemy. Features with
   the same words are summed by a hint and mentioned once. Other features are not mentioned, except cubes and cards. Claims
   about constructing are verified first (reasons.c). */
#define QUANTUM_REASONS(R)                                                                                   \
    R(dominance, OWN, MORE, OWN_DOMINANCE, "it raises your dominance", "votre domination augmente")          \
    R(dominance, ENEMY, LESS, ENEMY_DOMINANCE, "it lowers {0}’s dominance", "{0} perd en domination")        \
    R(near_infamy, OWN, MORE, OWN_DOMINANCE, "it brings you to the brink of infamy",                         \
      "vous voilà au bord de l’infamie")                                                                     \
    R(near_infamy, ENEMY, LESS, ENEMY_DOMINANCE, "it pushes {0} back from infamy",                           \
      "{0} s’éloigne de l’infamie")                                                                          \
    R(infamy_in_reach, OWN, MORE, OWN_DOMINANCE, "one more won attack would make you infamous",              \
      "une attaque gagnée de plus et c’est l’infamie")                                                       \
    R(infamy_in_reach, ENEMY, LESS, ENEMY_DOMINANCE, "it makes infamy harder for {0}",                       \
      "{0} aura plus de mal à atteindre l’infamie")                                                          \
    R(research, OWN, MORE, RESEARCH, "it advances your research", "votre recherche avance")                  \
    R(breakthrough, OWN, MORE, RESEARCH, "it brings you to a breakthrough", "vous arrivez à une percée")     \
    R(ships, OWN, MORE, OWN_FLEET, "it brings a ship back into play", "un de vos vaisseaux revient en jeu")  \
    R(ships, ENEMY, LESS, ENEMY_FLEET, "it takes one of {0}’s ships off the map",                            \
      "{0} perd un vaisseau sur le plateau")                                                                 \
    R(scrapyard, OWN, LESS, OWN_FLEET, "it brings a ship back into play",                                    \
      "un de vos vaisseaux revient en jeu")                                                                  \
    R(scrapyard, ENEMY, MORE, ENEMY_FLEET, "it takes one of {0}’s ships off the map",                        \
      "{0} perd un vaisseau sur le plateau")                                                                 \
    R(close_planet, OWN, MORE, OWN_CONSTRUCT, "it brings your next cube closer",                             \
      "votre prochain cube se rapproche")                                                                    \
    R(close_planet, ENEMY, LESS, ENEMY_CONSTRUCT, "it keeps {0} further from the next cube",                 \
      "{0} s’éloigne de son prochain cube")                                                                  \
    R(soon, OWN, MORE, OWN_CONSTRUCT, "it brings your next cube closer", "votre prochain cube se rapproche") \
    R(soon, ENEMY, LESS, ENEMY_CONSTRUCT, "it keeps {0} further from the next cube",                         \
      "{0} s’éloigne de son prochain cube")                                                                  \
    R(next_planet, OWN, MORE, PLANETS, "it brings a second planet closer",                                   \
      "une deuxième planète se rapproche")                                                                   \
    R(planets_close, OWN, MORE, PLANETS, "it brings more planets within reach",                              \
      "davantage de planètes passent à votre portée")                                                        \
    R(planets_close, ENEMY, LESS, ENEMY_CONSTRUCT, "it leaves {0} fewer planets within reach",               \
      "{0} a moins de planètes à sa portée")                                                                 \
    R(can_build, OWN, MORE, OWN_CONSTRUCT, "you can still construct this turn",                              \
      "vous pouvez encore construire ce tour-ci")                                                            \
    R(about_to_build, OWN, MORE, OWN_CONSTRUCT, "you can construct next turn",                               \
      "vous pourrez construire au prochain tour")                                                            \
    R(about_to_build, ENEMY, LESS, ENEMY_CONSTRUCT, "it makes the next construct harder for {0}",            \
      "{0} aura plus de mal à construire")                                                                   \
    R(last_cube_close, OWN, MORE, OWN_CONSTRUCT, "it brings your last cube closer",                          \
      "votre dernier cube se rapproche")                                                                     \
    R(last_cube_close, ENEMY, LESS, ENEMY_CONSTRUCT, "it keeps {0} further from the last cube",              \
      "{0} s’éloigne de son dernier cube")                                                                   \
    R(last_cube_ready, OWN, MORE, OWN_CONSTRUCT, "it threatens to place your last cube next turn",           \
      "vous menacez de placer votre dernier cube au prochain tour")                                          \
    R(last_cube_ready, ENEMY, LESS, ENEMY_CONSTRUCT, "it keeps {0} further from the last cube",              \
      "{0} s’éloigne de son dernier cube")                                                                   \
    R(second_last_ready, OWN, MORE, OWN_CONSTRUCT, "you can construct next turn",                            \
      "vous pourrez construire au prochain tour")                                                            \
    R(second_last_ready, ENEMY, LESS, ENEMY_CONSTRUCT, "it makes the next construct harder for {0}",         \
      "{0} aura plus de mal à construire")                                                                   \
    R(exposed, OWN, LESS, SAFETY, "it exposes your ships less", "vos vaisseaux sont moins exposés")          \
    R(exposed, ENEMY, MORE, THREAT, "it leaves {0}’s ships more exposed",                                    \
      "{0} a des vaisseaux plus exposés")                                                                    \
    R(exposed_later, OWN, LESS, SAFETY, "it exposes your ships less", "vos vaisseaux sont moins exposés")    \
    R(exposed_later, ENEMY, MORE, THREAT, "it leaves {0}’s ships more exposed",                              \
      "{0} a des vaisseaux plus exposés")                                                                    \
    R(builders_exposed, OWN, LESS, SAFETY, "the ships that will construct are less exposed",                 \
      "les vaisseaux qui vont construire sont moins exposés")                                                \
    R(builders_exposed, ENEMY, MORE, THREAT, "the ships that {0} will construct with are more exposed",      \
      "les vaisseaux avec lesquels {0} va construire sont plus exposés")                                     \
    R(prey, OWN, MORE, THREAT, "it prepares a good attack", "une bonne attaque se prépare")                  \
    R(prey, ENEMY, LESS, SAFETY, "it leaves {0} harder targets",                                             \
      "{0} n’a plus que des cibles plus difficiles")                                                         \
    R(battlestations, OWN, MORE, OWN_NUMBERS, "it makes your fleet stronger",                                \
      "votre flotte devient plus puissante")                                                                 \
    R(battlestations, ENEMY, LESS, ENEMY_NUMBERS, "it makes {0}’s fleet weaker",                             \
      "{0} a une flotte affaiblie")                                                                          \
    R(flagships, OWN, MORE, OWN_NUMBERS, "it gives you a flagship, which can carry others",                  \
      "vous gagnez un vaisseau amiral, qui peut en transporter d’autres")                                    \
    R(flagships, ENEMY, LESS, ENEMY_NUMBERS, "it makes {0}’s fleet weaker", "{0} a une flotte affaiblie")    \
    R(destroyers, OWN, MORE, OWN_NUMBERS, "it gives you a destroyer, which can warp",                        \
      "vous gagnez un destroyer, qui peut utiliser le warp")                                                 \
    R(destroyers, ENEMY, LESS, ENEMY_NUMBERS, "it makes {0}’s fleet weaker", "{0} a une flotte affaiblie")   \
    R(frigates, OWN, MORE, OWN_NUMBERS, "it gives you a frigate, whose number can be changed",               \
      "vous gagnez une frégate, dont le chiffre peut changer")                                               \
    R(interceptors, OWN, MORE, OWN_NUMBERS, "it makes your fleet faster",                                    \
      "votre flotte devient plus rapide")                                                                    \
    R(scouts, OWN, MORE, OWN_NUMBERS, "it makes your fleet faster", "votre flotte devient plus rapide")      \
    R(earned, OWN, MORE, CARDS, "it earns you a reward", "vous gagnez une récompense")                       \
    R(commands, OWN, MORE, CARDS, "it gives you a useful command card",                                      \
      "vous gagnez une carte de commandement utile")

/* The number of cubes left to place, if it has changed; the first entry is for one. */
#define QUANTUM_CUBES_LEFT(R)                                                                   \
    R("it leaves you a single cube to place", "il ne vous reste plus qu’un cube à placer")      \
    R("it leaves you only two cubes to place", "il ne vous reste plus que deux cubes à placer") \
    R("it leaves you three cubes to place", "il ne vous reste plus que trois cubes à placer")   \
    R("it leaves you {0} cubes to place", "il ne vous reste plus que {0} cubes à placer")

/* {0} in a game of two players. */
#define QUANTUM_ENEMY(R) R("the enemy", "l’adversaire")

int quantum_reason(const void *setting, const void *state, const struct game_change *change,
                   enum game_language language, struct text *out);

#endif
