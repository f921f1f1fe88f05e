/* Why a change of what is counted is good to have: parts of sentences for hints. */
#ifndef QUANTUM_REASONS_H
#define QUANTUM_REASONS_H

#include "game.h"

/* R(feature, whose, change, English, French): OWN or ENEMY, MORE or LESS. Features that say the same share their words: a
   hint adds them up and says it once (with a cube placed there is one feature less, and the next one more). What is not here is
   not spoken about. */
#define QUANTUM_REASONS(R)                                                                                   \
    R(one_cube_left, OWN, MORE, "it leaves you a single cube to place",                                      \
      "il ne vous reste plus qu’un cube à placer")                                                           \
    R(two_cubes_left, OWN, MORE, "it leaves you only two cubes to place",                                    \
      "il ne vous reste plus que deux cubes à placer")                                                       \
    R(three_cubes_left, OWN, MORE, "it leaves you three cubes to place",                                     \
      "il ne vous reste plus que trois cubes à placer")                                                      \
    R(four_cubes_left, OWN, MORE, "it leaves you four cubes to place",                                       \
      "il ne vous reste plus que quatre cubes à placer")                                                     \
    R(two_cubes_left, OWN, LESS, "it leaves you a single cube to place",                                     \
      "il ne vous reste plus qu’un cube à placer")                                                           \
    R(three_cubes_left, OWN, LESS, "it leaves you only two cubes to place",                                  \
      "il ne vous reste plus que deux cubes à placer")                                                       \
    R(four_cubes_left, OWN, LESS, "it leaves you three cubes to place",                                      \
      "il ne vous reste plus que trois cubes à placer")                                                      \
    R(dominance, OWN, MORE, "it raises your dominance", "votre domination augmente")                         \
    R(dominance, ENEMY, LESS, "it lowers the enemy’s dominance", "la domination adverse baisse")             \
    R(near_infamy, OWN, MORE, "it brings you to the brink of infamy", "vous voilà au bord de l’infamie")     \
    R(near_infamy, ENEMY, LESS, "it pushes the enemy back from infamy",                                      \
      "l’adversaire s’éloigne de l’infamie")                                                                 \
    R(infamy_in_reach, OWN, MORE, "one more won attack would make you infamous",                             \
      "une attaque gagnée de plus et c’est l’infamie")                                                       \
    R(infamy_in_reach, ENEMY, LESS, "it pushes the enemy back from infamy",                                  \
      "l’adversaire s’éloigne de l’infamie")                                                                 \
    R(research, OWN, MORE, "it advances your research", "votre recherche avance")                            \
    R(breakthrough, OWN, MORE, "it brings you to a breakthrough", "vous arrivez à une percée")               \
    R(ships, OWN, MORE, "it brings a ship back into play", "un de vos vaisseaux revient en jeu")             \
    R(ships, ENEMY, LESS, "it takes an enemy ship off the map", "un vaisseau ennemi quitte le plateau")      \
    R(scrapyard, OWN, LESS, "it brings a ship back into play", "un de vos vaisseaux revient en jeu")         \
    R(scrapyard, ENEMY, MORE, "it takes an enemy ship off the map", "un vaisseau ennemi quitte le plateau")  \
    R(close_planet, OWN, MORE, "it brings your next cube closer", "votre prochain cube se rapproche")        \
    R(close_planet, ENEMY, LESS, "it keeps the enemy away from the next cube",                               \
      "l’adversaire s’éloigne de son prochain cube")                                                         \
    R(soon, OWN, MORE, "it brings your next cube closer", "votre prochain cube se rapproche")                \
    R(soon, ENEMY, LESS, "it keeps the enemy away from the next cube",                                       \
      "l’adversaire s’éloigne de son prochain cube")                                                         \
    R(next_planet, OWN, MORE, "it brings a second planet within reach",                                      \
      "une deuxième planète passe à votre portée")                                                           \
    R(planets_close, OWN, MORE, "it brings a second planet within reach",                                    \
      "une deuxième planète passe à votre portée")                                                           \
    R(planets_close, ENEMY, LESS, "it takes planets out of the enemy’s reach",                               \
      "des planètes sortent de la portée adverse")                                                           \
    R(can_build, OWN, MORE, "you can still construct this turn", "vous pouvez encore construire ce tour-ci") \
    R(about_to_build, OWN, MORE, "you can construct next turn", "vous pourrez construire au prochain tour")  \
    R(about_to_build, ENEMY, LESS, "it spoils the enemy’s next construct",                                   \
      "la prochaine construction adverse est gênée")                                                         \
    R(last_cube_close, OWN, MORE, "it brings your last cube closer", "votre dernier cube se rapproche")      \
    R(last_cube_close, ENEMY, LESS, "it keeps the enemy away from the last cube",                            \
      "l’adversaire s’éloigne de son dernier cube")                                                          \
    R(last_cube_ready, OWN, MORE, "it threatens to place your last cube next turn",                          \
      "vous menacez de placer votre dernier cube au prochain tour")                                          \
    R(last_cube_ready, ENEMY, LESS, "it keeps the enemy away from the last cube",                            \
      "l’adversaire s’éloigne de son dernier cube")                                                          \
    R(second_last_ready, OWN, MORE, "you can construct next turn",                                           \
      "vous pourrez construire au prochain tour")                                                            \
    R(second_last_ready, ENEMY, LESS, "it spoils the enemy’s next construct",                                \
      "la prochaine construction adverse est gênée")                                                         \
    R(exposed, OWN, LESS, "it exposes your ships less", "vos vaisseaux sont moins exposés")                  \
    R(exposed, ENEMY, MORE, "it threatens enemy ships", "des vaisseaux ennemis sont menacés")                \
    R(exposed_later, OWN, LESS, "it exposes your ships less", "vos vaisseaux sont moins exposés")            \
    R(exposed_later, ENEMY, MORE, "it threatens enemy ships", "des vaisseaux ennemis sont menacés")          \
    R(builders_exposed, OWN, LESS, "it keeps the ships that will construct out of danger",                   \
      "les vaisseaux qui vont construire sont à l’abri")                                                     \
    R(builders_exposed, ENEMY, MORE, "it threatens the ships that the enemy will construct with",            \
      "les vaisseaux bâtisseurs ennemis sont menacés")                                                       \
    R(prey, OWN, MORE, "it prepares a good attack", "une bonne attaque se prépare")                          \
    R(prey, ENEMY, LESS, "it leaves the enemy no easy target", "l’adversaire n’a plus de cible facile")      \
    R(battlestations, OWN, MORE, "it makes your fleet stronger", "votre flotte devient plus puissante")      \
    R(battlestations, ENEMY, LESS, "it makes the enemy fleet weaker", "la flotte ennemie s’affaiblit")       \
    R(flagships, OWN, MORE, "it gives you a flagship, which can carry others",                               \
      "vous gagnez un vaisseau amiral, qui peut en transporter d’autres")                                    \
    R(flagships, ENEMY, LESS, "it makes the enemy fleet weaker", "la flotte ennemie s’affaiblit")            \
    R(destroyers, OWN, MORE, "it gives you a destroyer, which can warp",                                     \
      "vous gagnez un destroyer, qui peut utiliser le warp")                                                 \
    R(destroyers, ENEMY, LESS, "it makes the enemy fleet weaker", "la flotte ennemie s’affaiblit")           \
    R(frigates, OWN, MORE, "it gives you a frigate, whose number can be changed",                            \
      "vous gagnez une frégate, dont le nombre peut changer")                                                \
    R(interceptors, OWN, MORE, "it makes your fleet faster", "votre flotte devient plus rapide")             \
    R(scouts, OWN, MORE, "it makes your fleet faster", "votre flotte devient plus rapide")                   \
    R(earned, OWN, MORE, "it earns you a reward", "vous gagnez une récompense")                              \
    R(commands, OWN, MORE, "it gives you a command card", "vous gagnez une carte de commandement")

void quantum_reason(size_t feature, bool enemy, bool more, enum game_language language, struct text *out);

#endif
