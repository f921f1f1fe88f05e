/* All text of Quantum for people, in both languages; a missing column does not compile. {0}, {1} ... are placeholders. */
#ifndef QUANTUM_WORDS_H
#define QUANTUM_WORDS_H

#include "game.h"

struct setting;
struct state;

#define QUANTUM_WORDS(W)                                                                                           \
    /* seats and ships */                                                                                          \
    W(VULPES, "Vulpes Alliance", "Alliance Vulpes")                                                                \
    W(KEPLER, "Kepler Imperium", "Empire Kepler")                                                                  \
    W(ORION, "Orion Republic", "République d’Orion")                                                               \
    W(ANDROMEDA, "Andromeda Confederacy", "Confédération d’Andromède")                                             \
    W(SHORT_VULPES, "Vulpes", "Vulpes")                                                                            \
    W(SHORT_KEPLER, "Kepler", "Kepler")                                                                            \
    W(SHORT_ORION, "Orion", "Orion")                                                                               \
    W(SHORT_ANDROMEDA, "Andromeda", "Andromède")                                                                   \
    W(OF_VULPES, "of Vulpes", "de Vulpes")                                                                         \
    W(OF_KEPLER, "of Kepler", "de Kepler")                                                                         \
    W(OF_ORION, "of Orion", "d’Orion")                                                                             \
    W(OF_ANDROMEDA, "of Andromeda", "d’Andromède")                                                                 \
    W(BATTLESTATION, "battlestation", "station de combat")                                                         \
    W(FLAGSHIP, "flagship", "vaisseau amiral")                                                                     \
    W(DESTROYER, "destroyer", "destroyer")                                                                         \
    W(FRIGATE, "frigate", "frégate")                                                                               \
    W(INTERCEPTOR, "interceptor", "intercepteur")                                                                  \
    W(SCOUT, "scout", "éclaireur")                                                                                 \
    /* what is to be decided */                                                                                    \
    W(ASK_ROLL, "{0} rolls three ships", "{0} lance trois vaisseaux")                                              \
    W(ASK_KEEP, "{0}: keep these ships ({1}), or roll all three again?",                                           \
      "{0} : garder ces vaisseaux ({1}) ou relancer les trois ?")                                                  \
    W(ASK_TIE, "{0} rolls two dice for the first turn", "{0} lance deux dés pour commencer")                       \
    W(ASK_START, "{0}: choose your starting planet", "{0} : choisissez votre planète de départ")                   \
    W(ASK_PLACE, "{0}: put your {1} into orbit", "{0} : mettez votre {1} en orbite")                               \
    W(ASK_TURN, "{0}: {1:no action left; use abilities or end the turn|1 action left|# actions left}",             \
      "{0} : {1:plus aucune action ; utilisez des capacités ou finissez le tour|1 action restante|# "           \
      "actions "                                                                                                   \
      "restantes}")                                                                                                \
    W(ASK_RECONFIGURE, "{0} re-rolls the {1}", "{0} relance le {1}")                                               \
    W(ASK_COMBAT, "{0} attacks: {1} against {2}", "{0} attaque : {1} contre {2}")                                  \
    W(ASK_WRECK, "{0}: the destroyed {1} is re-rolled", "{0} : le {1} détruit est relancé")                        \
    W(ASK_ENTER, "{0}: enter {1}, or stay at {2}?", "{0} : entrer en {1} ou rester en {2} ?")                      \
    W(ASK_INFAMY, "{0}: infamy! Place a cube on any planet that is lit",                                           \
      "{0} : infamie ! Placez un cube sur l’une des planètes éclairées")                                           \
    W(ASK_OVER, "{0} wins", "{0} gagne")                                                                           \
    /* what a decision does */                                                                                     \
    W(DO_DICE_ONE, "Die: {0}", "Dé : {0}")                                                                         \
    W(DO_DICE_TWO, "Dice: {0} and {1}", "Dés : {0} et {1}")                                                        \
    W(DO_DICE_THREE, "Dice: {0}, {1} and {2}", "Dés : {0}, {1} et {2}")                                            \
    W(DO_KEEP, "Keep these ships", "Garder ces vaisseaux")                                                         \
    W(DO_ROLL_AGAIN, "Roll all three again", "Relancer les trois")                                                 \
    W(DO_START, "Start at the {0} at {1}", "Partir de la planète {0} en {1}")                                      \
    W(DO_PLACE, "Put the {0} at {1}", "Placer le {0} en {1}")                                                      \
    W(DO_RECONFIGURE, "Reconfigure the {0} at {1}", "Reconfigurer le {0} en {1}")                                  \
    W(DO_RECONFIGURE_SCRAPPED, "Reconfigure the {0} in the scrapyard", "Reconfigurer le {0} de la casse")          \
    W(DO_DEPLOY, "Deploy the {0} at {1}", "Déployer le {0} en {1}")                                                \
    W(DO_MOVE, "Move the {0} from {1} to {2}", "Déplacer le {0} de {1} à {2}")                                     \
    W(DO_MANOEUVRE, "Maneuver the {0} from {1} to {2}", "Manœuvrer le {0} de {1} à {2}")                           \
    W(DO_ATTACK, "Attack the {0} at {1} with the {2} at {3}", "Attaquer le {0} en {1} avec le {2} en {3}")         \
    W(DO_ATTACK_VIA, "Attack the {0} at {1} with the {2} from {3}, moving to {4} first",                           \
      "Attaquer le {0} en {1} avec le {2} de {3}, en passant par {4}")                                             \
    W(DO_STRIKE, "Strike the {0} at {1} with the {2} at {3}",                                                      \
      "Attaquer gratuitement le {0} en {1} avec le {2} en {3}")                                                    \
    W(DO_TRANSPORT, "Carry the {0} from {1}: flagship from {2} to {3}, put down at {4}",                           \
      "Transporter le {0} de {1} : vaisseau amiral de {2} à {3}, déposé en {4}")                                   \
    W(DO_WARP, "Warp: the {0} at {1} swaps with the {2} at {3}",                                                   \
      "Warp : le {0} en {1} échange sa place avec le {2} en {3}")                                                  \
    W(DO_MODIFY, "Modify the 4 at {1} into a {0}", "Modifier en {0} le 4 situé en {1}")                            \
    W(DO_FREE_RECONFIGURE, "Re-roll the scout at {1} for free", "Relancer gratuitement l’éclaireur en {1}")        \
    W(DO_CONSTRUCT, "Construct on the {0} at {1}", "Construire sur la planète {0} en {1}")                         \
    W(DO_RESEARCH, "Research: {0} becomes {1}", "Recherche : {0} devient {1}")                                     \
    W(DO_END, "End the turn", "Finir le tour")                                                                     \
    W(DO_ENTER, "Enter {0}", "Entrer en {0}")                                                                      \
    W(DO_STAY, "Stay at {0}", "Rester en {0}")                                                                     \
    W(DO_INFAMY, "Infamy: place a cube on the {0} at {1}",                                                         \
      "Infamie : placer un cube sur la planète {0} en {1}")                                                        \
    /* buttons */                                                                                                  \
    W(BUTTON_KEEP, "Keep", "Garder")                                                                               \
    W(BUTTON_ROLL_AGAIN, "Roll again", "Relancer")                                                                 \
    W(BUTTON_RECONFIGURE, "Reconfigure (1 action)", "Reconfigurer (1 action)")                                     \
    W(BUTTON_STRIKE, "Strike (free)", "Attaque (gratuite)")                                                        \
    W(BUTTON_TRANSPORT, "Transport (1 action)", "Transport (1 action)")                                            \
    W(BUTTON_WARP, "Warp (free)", "Warp (gratuit)")                                                                \
    W(BUTTON_MODIFY_DOWN, "Modify to 3 (free)", "Modifier en 3 (gratuit)")                                         \
    W(BUTTON_MODIFY_UP, "Modify to 5 (free)", "Modifier en 5 (gratuit)")                                           \
    W(BUTTON_FREE_RECONFIGURE, "Reconfigure (free)", "Reconfigurer (gratuit)")                                     \
    W(BUTTON_RESEARCH, "Research +1 (1 action)", "Recherche +1 (1 action)")                                        \
    W(BUTTON_END, "End the turn", "Finir le tour")                                                                 \
    W(BUTTON_PASS, "No card", "Aucune carte")                                                                      \
    W(BUTTON_REFRESH, "Six new cards", "Six nouvelles cartes")                                                     \
    W(BUTTON_DECLINE, "No card", "Aucune carte")                                                                   \
    W(BUTTON_REORGANIZE, "Re-roll these", "Relancer")                                                              \
    W(BUTTON_SCRAP, "To the scrapyard", "À la casse")                                                              \
    W(BUTTON_FLEXIBLE_DOWN, "−1", "−1")                                                                            \
    W(BUTTON_FLEXIBLE_UP, "+1", "+1")                                                                              \
    W(BUTTON_NUMBER_1, "1", "1")                                                                                   \
    W(BUTTON_NUMBER_2, "2", "2")                                                                                   \
    W(BUTTON_NUMBER_3, "3", "3")                                                                                   \
    W(BUTTON_NUMBER_4, "4", "4")                                                                                   \
    W(BUTTON_NUMBER_5, "5", "5")                                                                                   \
    W(BUTTON_NUMBER_6, "6", "6")                                                                                   \
    /* things on the board */                                                                                      \
    W(THING_SHIP, "{0}: {1} {2} at {3}", "{0} : {1} {2} en {3}")                                                   \
    W(THING_SCRAPPED, "{1} {2} in the scrapyard ({0})", "{1} {2} à la casse ({0})")                                \
    W(THING_IN_HAND, "{1} {2} in hand ({0})", "{1} {2} en main ({0})")                                             \
    W(THING_CUBE, "cube {0} at {1}", "cube {0} en {1}")                                                            \
    W(MARK_MOVED, "{0} (has moved)", "{0} (a bougé)")                                                              \
    W(MARK_USED, "{0} (has used its ability)", "{0} (a utilisé sa capacité)")                                      \
    W(MARK_BOTH, "{0} (has moved and used its ability)", "{0} (a bougé et utilisé sa capacité)")                   \
    W(THING_PLANET, "planet {0} at {1}", "planète {0} en {1}")                                                     \
    W(THING_SPACE, "empty space {0}", "case vide {0}")                                                             \
    /* what happened */                                                                                            \
    W(DID_ROLL, "{0} rolls {1}, {2} and {3}: {4} in all.", "{0} lance {1}, {2} et {3} : {4} en tout.")             \
    W(DID_KEEP, "{0} keeps the ships.", "{0} garde ses vaisseaux.")                                                \
    W(DID_ROLL_AGAIN, "{0} rolls all three again.", "{0} relance les trois.")                                      \
    W(DID_TIE, "{0} rolls {1} and {2} for the first turn: {3} in all.",                                            \
      "{0} lance {1} et {2} pour commencer : {3} en tout.")                                                        \
    W(DID_START, "{0} starts at the {1} at {2}.", "{0} part de la planète {1} en {2}.")                            \
    W(DID_PLACE, "{0} puts a {1} at {2}.", "{0} place un {1} en {2}.")                                             \
    W(DID_RECONFIGURE, "{0} reconfigures the {1} at {2}.", "{0} reconfigure le {1} en {2}.")                       \
    W(DID_RECONFIGURE_SCRAPPED, "{0} reconfigures the {1} in the scrapyard.",                                      \
      "{0} reconfigure le {1} de sa casse.")                                                                       \
    W(DID_DEPLOY, "{0} deploys a {1} at {2}.", "{0} déploie un {1} en {2}.")                                       \
    W(DID_MOVE, "{0} moves the {1} from {2} to {3}.", "{0} déplace le {1} de {2} à {3}.")                          \
    W(DID_MANOEUVRE, "{0} maneuvers the {1} from {2} to {3}.", "{0} manœuvre le {1} de {2} à {3}.")                \
    W(DID_ATTACK, "{0} attacks the {1} at {2} with the {3} at {4}.",                                               \
      "{0} attaque le {1} en {2} avec le {3} en {4}.")                                                             \
    W(DID_ATTACK_VIA, "{0} attacks the {1} at {2} with the {3} from {4}, moving to {5} first.",                    \
      "{0} attaque le {1} en {2} avec le {3} de {4}, en passant par {5}.")                                         \
    W(DID_STRIKE, "{0} strikes the {1} at {2} with the {3} at {4}.",                                               \
      "{0} attaque gratuitement le {1} en {2} avec le {3} en {4}.")                                                \
    W(DID_TRANSPORT, "{0} carries the {1} from {2} to {5}: flagship from {3} to {4}.",                             \
      "{0} transporte le {1} de {2} à {5} : vaisseau amiral de {3} à {4}.")                                        \
    W(DID_WARP, "{0} warps: the {1} at {2} and the {3} at {4} swap places.",                                       \
      "{0} utilise le warp : le {1} en {2} et le {3} en {4} échangent leurs places.")                              \
    W(DID_MODIFY, "{0} modifies the 4 at {2} into a {1}.", "{0} modifie en {1} le 4 situé en {2}.")                \
    W(DID_FREE_RECONFIGURE, "{0} re-rolls the scout at {2}.", "{0} relance l’éclaireur en {2}.")                   \
    W(DID_NEW_NUMBER, "The {0} becomes a {1}.", "Le {0} devient un {1}.")                                          \
    W(DID_CONSTRUCT,                                                                                               \
      "{0} constructs a cube on the {1} at {2}{3:, the last one|: 1 left to place|: # left to place}.",            \
      "{0} construit un cube sur la planète {1} en {2}{3:, le dernier| : encore 1 à placer| : encore # à "    \
      "placer}.")                                                                                                  \
    W(DID_RESEARCH, "{0} raises research to {2}.", "{0} porte sa recherche à {2}.")                                \
    W(DID_END, "{0} ends the turn.", "{0} finit son tour.")                                                        \
    W(DID_BREAKTHROUGH, "Breakthrough: research goes back to 1.", "Percée : la recherche revient à 1.")            \
    W(DID_DOMINANCE, "{0}: dominance {1}.", "{0} : domination {1}.")                                               \
    W(DID_WIN_COMBAT, "{0} {1} against {2} {3}: the attacker wins.",                                               \
      "{0} {1} contre {2} {3} : l’attaquant gagne.")                                                               \
    W(DID_LOSE_COMBAT, "{0} {1} against {2} {3}: the attack is repelled.",                                         \
      "{0} {1} contre {2} {3} : l’attaque est repoussée.")                                                         \
    W(DID_LOSE_ATTACKER, "{0} {1} against {2} {3}: the attack fails, and the attacker is destroyed.",              \
      "{0} {1} contre {2} {3} : l’attaque échoue et l’attaquant est détruit.")                                     \
    W(DID_WRECK, "{0} loses a {1}; re-rolled, it is a {2} in the scrapyard.",                                      \
      "{0} perd un {1} ; relancé, il devient un {2} à la casse.")                                                  \
    W(DID_ENTER, "{0} enters {1}.", "{0} entre en {1}.")                                                           \
    W(DID_STAY, "{0} stays at {1}.", "{0} reste en {1}.")                                                          \
    W(DID_INFAMY,                                                                                                  \
      "Infamy! {0} places a cube on the {1} at {2}{3:, the last one|: 1 left to place|: # left to place}.",        \
      "Infamie ! {0} place un cube sur la planète {1} en {2}{3:, le dernier| : encore 1 à placer| : encore "  \
      "# à placer}.")                                                                                              \
    W(DID_RESIGN, "{0} resigns.", "{0} abandonne.")                                                                \
    W(DID_WIN, "{0} wins the game.", "{0} gagne la partie.")                                                       \
    /* the picture */                                                                                              \
    W(PICTURE_SHEET, "{0} {1}: cubes to place {2}, dominance {3}, research {4}",                                   \
      "{0} {1} : cubes à placer {2}, domination {3}, recherche {4}")                                               \
    W(PICTURE_SHEET_BASIC, "{0} {1}: cubes to place {2}, dominance {3}",                                           \
      "{0} {1} : cubes à placer {2}, domination {3}")                                                              \
    W(PICTURE_SCRAPYARD, ", scrapyard {0}", ", casse {0}")                                                         \
    W(PICTURE_HAND, ", in hand {0}", ", en main {0}")                                                              \
    W(PICTURE_LEFT, "{0} {1} has left", "{0} {1} a quitté la partie")                                              \
    W(PICTURE_PLANETS, "Planets", "Planètes")                                                                      \
    W(PICTURE_KEY,                                                                                                 \
      "(8) planet, (X) a 10, * to start from, V3 ship, , the Void\n' has moved, ! has used its ability, \" "       \
      "both",                                                                                                      \
      "(8) planète, (X) un 10, * départ, V3 vaisseau, , le Vide\n' a bougé, ! a utilisé sa capacité, \" "    \
      "les deux")                                                                                                  \
    /* with cards */                                                                                               \
    W(ASK_DRAW, "A card is drawn", "Une carte est tirée")                                                          \
    W(ASK_ROLL_SHIP, "{0} rolls a ship", "{0} lance un vaisseau")                                                  \
    W(ASK_CHOOSE, "{0}: choose the number of the ship", "{0} : choisissez le chiffre du vaisseau")                 \
    W(ASK_AGAIN, "{0}: keep the {1} that was rolled, or roll once more?",                                          \
      "{0} : garder le {1} obtenu ou relancer ?")                                                                  \
    W(ASK_BEFORE, "{0}: your {1} is attacked by a {2}. Play a card?",                                              \
      "{0} : votre {1} est attaqué par un {2}. Jouer une carte ?")                                                 \
    W(ASK_REACT, "{0}: {1} against {2}. Play a card?", "{0} : {1} contre {2}. Jouer une carte ?")                  \
    W(ASK_DIE_AGAIN, "{0}: a combat die is rolled again", "{0} : un dé de combat est relancé")                     \
    W(ASK_PICK, "{0}: take a card ({1} earned)", "{0} : prenez une carte ({1} {1:gagnée|gagnées})")                \
    W(ASK_RELOCATE, "{0}: move another player’s cube", "{0} : déplacez le cube d’un autre joueur")                 \
    W(ASK_REORGANIZE, "{0}: choose the ships to re-roll", "{0} : choisissez les vaisseaux à relancer")             \
    W(ASK_LAND, "{0}: put down your ships", "{0} : placez vos vaisseaux")                                          \
    W(ASK_SABOTAGE, "{0}: discard a command", "{0} : défaussez un commandement")                                   \
    W(DO_DRAW, "Card: {0}", "Carte : {0}")                                                                         \
    W(DO_CHOOSE, "Make it a {0}", "En faire un {0}")                                                               \
    W(DO_KEEP_NUMBER, "Keep the {0}", "Garder le {0}")                                                             \
    W(DO_ROLL_ONCE_MORE, "Roll once more", "Relancer une fois")                                                    \
    W(DO_REACT, "Play {0}", "Jouer {0}")                                                                           \
    W(DO_PASS, "Play no card", "Ne pas jouer de carte")                                                            \
    W(DO_TAKE, "Take {0}: {1}", "Prendre {0} : {1}")                                                               \
    W(DO_TAKE_FOR, "Take {0} in place of {1}", "Prendre {0} à la place de {1}")                                    \
    W(DO_REFRESH, "Discard all six cards for new ones", "Remplacer les six cartes")                                \
    W(DO_DECLINE, "Take no card", "Ne pas prendre de carte")                                                       \
    W(DO_RELOCATE, "Move a cube {0} from {1} to {2}", "Déplacer un cube {0}, de {1} à {2}")                        \
    W(DO_REORGANIZE, "Re-roll: {0}", "Relancer : {0}")                                                             \
    W(DO_REORGANIZE_NONE, "Re-roll no ship", "Ne relancer aucun vaisseau")                                         \
    W(DO_SCRAP, "Put the {0} in the scrapyard", "Mettre le {0} à la casse")                                        \
    W(DO_DISCARD, "Discard {0}", "Défausser {0}")                                                                  \
    W(DO_USE, "Use {0}", "Utiliser {0}")                                                                           \
    W(DO_USE_MOVE, "{0}: move the {1} from {2} to {3}", "{0} : déplacer le {1} de {2} à {3}")                      \
    W(DO_USE_ATTACK, "{0}: attack {3} with the {1} at {2}", "{0} : attaquer {3} avec le {1} en {2}")               \
    W(DO_USE_NUMBER, "{0}: the {1} at {2} becomes a {3}", "{0} : le {1} en {2} devient un {3}")                    \
    W(DO_USE_SHIP, "{0}: the {1} at {2} goes to the scrapyard", "{0} : le {1} en {2} va à la casse")               \
    W(DO_USE_TRANSPORT, "{5}: carry the {0} from {1}, flagship from {2} to {3}, put down at {4}",                  \
      "{5} : transporter le {0} de {1}, vaisseau amiral de {2} à {3}, déposé en {4}")                              \
    W(DID_DRAW, "New card: {0}.", "Nouvelle carte : {0}.")                                                         \
    W(DID_CHOOSE, "{0} makes it a {1}.", "{0} en fait un {1}.")                                                    \
    W(DID_ROLL_NUMBER, "{0} rolls a {1}.", "{0} obtient un {1}.")                                                  \
    W(DID_KEEP_NUMBER, "{0} keeps the {1}.", "{0} garde le {1}.")                                                  \
    W(DID_ROLL_ONCE_MORE, "{0} rolls once more.", "{0} relance.")                                                  \
    W(DID_COMBAT_DICE, "Dice: {0} against {1}.", "Dés : {0} contre {1}.")                                          \
    W(DID_DIE_AGAIN, "The die shows {0}.", "Le dé donne {0}.")                                                     \
    W(DID_REACT, "{0} plays {1}.", "{0} joue {1}.")                                                                \
    W(DID_PASS, "{0} plays no card.", "{0} ne joue pas de carte.")                                                 \
    W(DID_TAKE, "{0} takes {1}.", "{0} prend {1}.")                                                                \
    W(DID_TAKE_FOR, "{0} takes {1} in place of {2}.", "{0} prend {1} à la place de {2}.")                          \
    W(DID_REFRESH, "{0} discards all six cards for new ones.", "{0} remplace les six cartes.")                     \
    W(DID_DECLINE, "{0} takes no card.", "{0} ne prend pas de carte.")                                             \
    W(DID_RELOCATE, "{0} moves a cube {1} from {2} to {3}.", "{0} déplace un cube {1}, de {2} à {3}.")             \
    W(DID_REORGANIZE, "{0} re-rolls: {1}.", "{0} relance : {1}.")                                                  \
    W(DID_REORGANIZE_NONE, "{0} re-rolls no ship.", "{0} ne relance aucun vaisseau.")                              \
    W(DID_SCRAP, "{0} puts a {1} in the scrapyard.", "{0} met un {1} à la casse.")                                 \
    W(DID_DISCARD, "{0} discards {1}.", "{0} défausse {1}.")                                                       \
    W(DID_USE, "{0} uses {1}.", "{0} utilise {1}.")                                                                \
    W(DID_USE_MOVE, "{0} uses {1}: the {2} moves from {3} to {4}.",                                                \
      "{0} utilise {1} : le {2} va de {3} à {4}.")                                                                 \
    W(DID_USE_ATTACK, "{0} uses {1}: the {2} at {3} attacks {4}.",                                                 \
      "{0} utilise {1} : le {2} en {3} attaque {4}.")                                                              \
    W(DID_USE_NUMBER, "{0} uses {1}: the {2} at {3} becomes a {4}.",                                               \
      "{0} utilise {1} : le {2} en {3} devient un {4}.")                                                           \
    W(DID_USE_SHIP, "{0} uses {1}: the {2} at {3} goes to the scrapyard.",                                         \
      "{0} utilise {1} : le {2} en {3} va à la casse.")                                                            \
    W(DID_USE_TRANSPORT, "{0} uses {6}: the {1} is carried from {2} to {5}, flagship from {3} to {4}.",            \
      "{0} utilise {6} : le {1} est transporté de {2} à {5}, vaisseau amiral de {3} à {4}.")                       \
    W(DID_RESEARCH_NOW, "{0}: research {1}.", "{0} : recherche {1}.")                                              \
    W(DID_NEW_TURN, "{0} takes a new turn with {1} {1:action|actions}.",                                           \
      "{0} joue un nouveau tour, avec {1} {1:action|actions}.")                                                    \
    W(DID_ACTIONS, "{0}: {1} {1:action|actions}.", "{0} : {1} {1:action|actions}.")                                \
    W(PICTURE_COMMANDS, ", commands {0}", ", commandements {0}")                                                   \
    W(PICTURE_MARKET, "Cards: {0}", "Cartes : {0}")                                                                \
    W(POSITION_CARDS, "position: the cards do not add up", "position : le compte des cartes n’y est pas")          \
    /* the cards: names, then what they do */                                                                      \
    W(CARD_AGGRESSION, "Aggression", "Agression")                                                                  \
    W(CARD_EXPANSION, "Expansion", "Expansion")                                                                    \
    W(CARD_MOMENTUM, "Momentum", "Momentum")                                                                       \
    W(CARD_RELOCATION, "Relocation", "Repositionnement")                                                           \
    W(CARD_REORGANIZATION, "Reorganization", "Réorganisation")                                                     \
    W(CARD_SABOTAGE, "Sabotage", "Sabotage")                                                                       \
    W(CARD_AGILE, "Agile", "Agile")                                                                                \
    W(CARD_ARROGANT, "Arrogant", "Arrogant")                                                                       \
    W(CARD_BRILLIANT, "Brilliant", "Brillant")                                                                     \
    W(CARD_CEREBRAL, "Cerebral", "Cérébral")                                                                       \
    W(CARD_CLEVER, "Clever", "Astucieux")                                                                          \
    W(CARD_CONFORMIST, "Conformist", "Conformiste")                                                                \
    W(CARD_CRUEL, "Cruel", "Cruel")                                                                                \
    W(CARD_CUNNING, "Cunning", "Rusé")                                                                             \
    W(CARD_CURIOUS, "Curious", "Curieux")                                                                          \
    W(CARD_DANGEROUS, "Dangerous", "Dangereux")                                                                    \
    W(CARD_EAGER, "Eager", "Impatient")                                                                            \
    W(CARD_ENERGETIC, "Energetic", "Énergique")                                                                    \
    W(CARD_FEROCIOUS, "Ferocious", "Féroce")                                                                       \
    W(CARD_FLEXIBLE, "Flexible", "Flexible")                                                                       \
    W(CARD_INGENIOUS, "Ingenious", "Ingénieux")                                                                    \
    W(CARD_INTELLIGENT, "Intelligent", "Intelligent")                                                              \
    W(CARD_NOMADIC, "Nomadic", "Nomade")                                                                           \
    W(CARD_PLUNDERING, "Plundering", "Pilleur")                                                                    \
    W(CARD_PRECOCIOUS, "Precocious", "Précoce")                                                                    \
    W(CARD_RATIONAL, "Rational", "Rationnel")                                                                      \
    W(CARD_RAVENOUS, "Ravenous", "Vorace")                                                                         \
    W(CARD_RELENTLESS, "Relentless", "Impitoyable")                                                                \
    W(CARD_RESOURCEFUL, "Resourceful", "Hyperactif")                                                               \
    W(CARD_RIGHTEOUS, "Righteous", "Juste")                                                                        \
    W(CARD_SCRAPPY, "Scrappy", "Pugnace")                                                                          \
    W(CARD_STEALTHY, "Stealthy", "Furtif")                                                                         \
    W(CARD_STRATEGIC, "Strategic", "Stratégique")                                                                  \
    W(CARD_STUBBORN, "Stubborn", "Obstiné")                                                                        \
    W(CARD_TACTICAL, "Tactical", "Tactique")                                                                       \
    W(CARD_TYRANNICAL, "Tyrannical", "Tyrannique")                                                                 \
    W(CARD_WARLIKE, "Warlike", "Belliqueux")                                                                       \
    W(TEXT_AGGRESSION, "+2 dominance.", "+2 en domination.")                                                       \
    W(TEXT_EXPANSION,                                                                                              \
      "Roll an expansion ship and put it in orbit of a planet with your cube, or in your scrapyard.",              \
      "Lancez un vaisseau d’expansion et placez-le en orbite d’une planète portant votre cube, ou à la "     \
      "casse.")                                                                                                    \
    W(TEXT_MOMENTUM, "Take a new turn at once, with 2 actions.",                                                   \
      "Jouez aussitôt un nouveau tour, avec 2 actions.")                                                           \
    W(TEXT_RELOCATION,                                                                                             \
      "Move another player’s cube to a planet with room for it whose number is not higher.",                       \
      "Déplacez le cube d’un autre joueur sur une planète qui peut le recevoir et dont le chiffre n’est "    \
      "pas plus élevé.")                                                                                           \
    W(TEXT_REORGANIZATION,                                                                                         \
      "Re-roll any of your ships together, then put each in orbit of a planet with your cube, or in your "         \
      "scrapyard.",                                                                                                \
      "Relancez ensemble les vaisseaux de votre choix, puis placez chacun en orbite d’une planète portant "     \
      "votre cube, ou à la casse.")                                                                                \
    W(TEXT_SABOTAGE, "Every other player discards a command of their choice.",                                     \
      "Chaque autre joueur défausse un commandement de son choix.")                                                \
    W(TEXT_AGILE, "Your ships move 1 space further.", "Vos vaisseaux peuvent avancer d’une case de plus.")         \
    W(TEXT_ARROGANT,                                                                                               \
      "+1 action if you have more ships on the map than every other player when your turn starts.",                \
      "+1 action si vous avez plus de vaisseaux sur le plateau que chacun des autres au début de votre "          \
      "tour.")                                                                                                     \
    W(TEXT_BRILLIANT, "+2 research when your turn starts.", "+2 en recherche au début de votre tour.")             \
    W(TEXT_CEREBRAL, "Once a turn, with a dominance of 2 or more: −1 dominance, +3 research.",                     \
      "Une fois par tour, avec une domination d’au moins 2 : −1 en domination, +3 en recherche.")                  \
    W(TEXT_CLEVER, "Choose your ships’ numbers instead of rolling them.",                                          \
      "Choisissez le chiffre de vos vaisseaux au lieu de les lancer.")                                             \
    W(TEXT_CONFORMIST,                                                                                             \
      "+1 action if two of your ships on the map show the same number when your turn starts.",                     \
      "+1 action si deux de vos vaisseaux sur le plateau ont le même chiffre au début de votre tour.")             \
    W(TEXT_CRUEL, "In combat, make the other side re-roll its die once.",                                          \
      "Au combat, faites relancer une fois le dé adverse.")                                                        \
    W(TEXT_CUNNING, "Once a turn, one of your ships may use a second ability.",                                    \
      "Une fois par tour, un de vos vaisseaux peut utiliser une seconde capacité.")                                \
    W(TEXT_CURIOUS, "Once a turn: a free move, without attack, of one of your ships that has not moved.",          \
      "Une fois par tour : un déplacement gratuit, sans attaque, d’un de vos vaisseaux qui n’a pas bougé.")        \
    W(TEXT_DANGEROUS,                                                                                              \
      "When you are attacked: destroy both ships before the dice are rolled. Dominance does not change.",          \
      "Quand on vous attaque : détruisez les deux vaisseaux avant le jet de dés. La domination ne change "      \
      "pas.")                                                                                                      \
    W(TEXT_EAGER, "Deploying costs no action.", "Déployer ne coûte pas d’action.")                                 \
    W(TEXT_ENERGETIC, "Your ships may move and attack more than once a turn, for an action each time.",            \
      "Vos vaisseaux peuvent se déplacer et attaquer plusieurs fois par tour, pour une action à chaque "         \
      "fois.")                                                                                                     \
    W(TEXT_FEROCIOUS, "−1 on your combat rolls.", "−1 à vos jets de combat.")                                      \
    W(TEXT_FLEXIBLE, "Once a turn: +1 or −1 on the number of one of your ships on the map.",                       \
      "Une fois par tour : +1 ou −1 au chiffre d’un de vos vaisseaux sur le plateau.")                             \
    W(TEXT_INGENIOUS, "Your ships diagonal to a planet may count for construct.",                                  \
      "Vos vaisseaux en diagonale d’une planète peuvent compter pour construire.")                                 \
    W(TEXT_INTELLIGENT, "You may also construct with a total 1 above or below the planet’s number.",               \
      "Vous pouvez aussi construire avec un total de 1 au-dessus ou au-dessous du chiffre de la planète.")         \
    W(TEXT_NOMADIC,                                                                                                \
      "Once a turn, for 1 action: one of your ships in orbit goes into orbit on a neighboring tile.",              \
      "Une fois par tour, pour 1 action : un de vos vaisseaux en orbite passe en orbite sur une tuile "           \
      "voisine.")                                                                                                  \
    W(TEXT_PLUNDERING, "+3 research for the first ship you destroy in your turn.",                                 \
      "+3 en recherche pour le premier vaisseau que vous détruisez pendant votre tour.")                           \
    W(TEXT_PRECOCIOUS, "A research of 4 or more is enough for a breakthrough at the end of your turn.",            \
      "Une recherche de 4 ou plus suffit pour une percée à la fin de votre tour.")                                 \
    W(TEXT_RATIONAL, "Your combat die always shows 3.", "Votre dé de combat vaut toujours 3.")                     \
    W(TEXT_RAVENOUS, "Combat changes your dominance by 2 instead of 1.",                                           \
      "Les combats changent votre domination de 2 au lieu de 1.")                                                  \
    W(TEXT_RELENTLESS, "In combat, re-roll your own die once.", "Au combat, relancez une fois votre dé.")          \
    W(TEXT_RESOURCEFUL,                                                                                            \
      "Once a turn: put one of your ships on the map in your scrapyard, re-rolled, for +1 action.",                \
      "Une fois par tour : mettez un de vos vaisseaux du plateau à la casse, relancé, pour +1 action.")            \
    W(TEXT_RIGHTEOUS, "You lose no dominance when your ships are destroyed.",                                      \
      "Vous ne perdez pas de domination quand vos vaisseaux sont détruits.")                                       \
    W(TEXT_SCRAPPY, "On your turn, you may re-roll each of your dice once.",                                       \
      "À votre tour, vous pouvez relancer une fois chacun de vos dés.")                                            \
    W(TEXT_STEALTHY,                                                                                               \
      "You may also deploy on any empty space that is not next to a ship; the same goes for Expansion and "        \
      "Reorganization.",                                                                                           \
      "Vous pouvez aussi déployer sur toute case vide qui n’est adjacente à aucun vaisseau ; de même avec "  \
      "Expansion et Réorganisation.")                                                                              \
    W(TEXT_STRATEGIC,                                                                                              \
      "−2 on the combat rolls of your ships next to another of yours. An attacker may count from the space "     \
      "it attacks from or the one it attacks.",                                                                    \
      "−2 aux jets de combat de vos vaisseaux adjacents à un autre des vôtres. En attaque, la case d’où "   \
      "l’on attaque ou celle qu’on attaque compte, au choix.")                                                     \
    W(TEXT_STUBBORN, "When you are attacked, you win ties; and if you win, the attacker is destroyed.",            \
      "Quand on vous attaque, l’égalité vous profite ; et si vous gagnez, l’attaquant est détruit.")               \
    W(TEXT_TACTICAL,                                                                                               \
      "Once a turn: move one of your ships 1 space without an action, attacking if you like.",                     \
      "Une fois par tour : déplacez un de vos vaisseaux d’une case, sans dépenser d’action, en attaquant "  \
      "si vous voulez.")                                                                                           \
    W(TEXT_TYRANNICAL, "Once a turn, with a research of 2 or more: −1 research, +1 dominance.",                    \
      "Une fois par tour, avec une recherche d’au moins 2 : −1 en recherche, +1 en domination.")                   \
    W(TEXT_WARLIKE, "+1 action for the first ship you destroy in your turn.",                                      \
      "+1 action pour le premier vaisseau que vous détruisez pendant votre tour.")                                 \
    W(TEXT_RELOCATION_REVISED, "Move another player’s cube to any planet with room for it.",                       \
      "Déplacez le cube d’un autre joueur sur n’importe quelle planète qui peut le recevoir.")                     \
    W(TEXT_CURIOUS_REVISED,                                                                                        \
      "Once a turn: a free move of one of your ships that has not moved, if you make no attack in the "            \
      "whole turn.",                                                                                               \
      "Une fois par tour : un déplacement gratuit d’un de vos vaisseaux qui n’a pas bougé, si vous "        \
      "n’attaquez pas de tout le tour.")                                                                           \
    W(TEXT_STRATEGIC_REVISED,                                                                                      \
      "−2 on the combat rolls of your ships next to another of yours. An attacker counts from the space it "     \
      "attacks from.",                                                                                             \
      "−2 aux jets de combat de vos vaisseaux adjacents à un autre des vôtres. En attaque, c’est la case "   \
      "d’où l’on attaque qui compte.")                                                                             \
    /* options and their values */                                                                                 \
    W(OPTION_MAP, "Map", "Plateau")                                                                                \
    W(OPTION_RULES, "Rules", "Règles")                                                                             \
    W(OPTION_PRINTING, "Printing of three cards", "Édition de trois cartes")                                       \
    W(OPTION_ENTANGLEMENT, "Entanglement", "Intrication")                                                          \
    W(RULES_SHEET, "without cards", "sans cartes")                                                                 \
    W(RULES_BASIC, "first lesson", "première leçon")                                                               \
    W(RULES_FULL, "all cards", "toutes les cartes")                                                                \
    W(PRINTING_FIRST, "first", "première")                                                                         \
    W(PRINTING_REVISED, "revised", "révisée")                                                                      \
    W(ENTANGLEMENT_ON, "yes", "oui")                                                                               \
    W(ENTANGLEMENT_OFF, "no", "non")                                                                               \
    /* the chart: letters for the classes in order, and the sheets, in long and in short */                        \
    W(CLASS_LETTERS, "BLDFIS", "SADFIE")                                                                           \
    W(SHEET_CUBES, "cubes to place {0}", "cubes à placer {0}")                                                     \
    W(SHEET_DOMINANCE, "dominance {0}", "domination {0}")                                                          \
    W(SHEET_RESEARCH, "research {0}", "recherche {0}")                                                             \
    W(SHEET_DOMINANCE_SHORT, "dom. {0}", "dom. {0}")                                                               \
    W(SHEET_RESEARCH_SHORT, "res. {0}", "rech. {0}")                                                               \
    W(SHEET_HEAD, "cubes D R off map", "cubes D R hors jeu")                                                       \
    W(SHEET_HEAD_BASIC, "cubes D   off map", "cubes D   hors jeu")                                                 \
    W(SHEET_SCRAPYARD, "scrapyard", "casse")                                                                       \
    W(SHEET_HAND, "in hand", "en main")                                                                            \
    W(SHEET_SPOKEN, "{0}: {1}.", "{0} : {1}.")                                                                     \
    W(SHEET_LEFT, "has left the game", "a quitté la partie")                                                       \
    W(SHEET_MARKET, "Cards to take", "Cartes à prendre")                                                           \
    W(SHEET_PLANETS, "Planets: cubes, orbits", "Planètes : cubes, orbites")                                        \
    /* what a thing is: ships in the order of their numbers, buttons in the order of enum button */                \
    W(ABILITY_STRIKE, "Strike, free: attacks an enemy ship next to it.",                                           \
      "Attaque, gratuite : attaque un vaisseau ennemi adjacent.")                                                  \
    W(ABILITY_TRANSPORT,                                                                                           \
      "Transport, part of its move: takes along a ship of its side that is around it and puts it down "            \
      "around where "                                                                                              \
      "it lands.",                                                                                                 \
      "Transport, pendant son déplacement : emporte un vaisseau de son camp autour de lui et le dépose "        \
      "autour "                                                                                                    \
      "de son arrivée.")                                                                                           \
    W(ABILITY_WARP, "Warp, free: trades places with another ship of its side on the map.",                         \
      "Warp, gratuit : échange sa place avec un autre vaisseau de son camp sur le plateau.")                       \
    W(ABILITY_MODIFY, "Modify, free: becomes a 3 or a 5.", "Modification, gratuite : devient un 3 ou un 5.")       \
    W(ABILITY_MANEUVER, "Maneuver, part of its move: may step and attack diagonally.",                             \
      "Manœuvre, pendant son déplacement : peut avancer et attaquer en diagonale.")                                \
    W(ABILITY_SCOUT, "Free reconfigure: takes another number, by a roll, without an action.",                      \
      "Reconfiguration gratuite : prend un autre chiffre, au dé, sans dépenser d’action.")                         \
    W(IS_SHIP, "{0}: {1} {2} at {3}. Speed {4}.", "{0} : {1} {2} en {3}. Vitesse {4}.")                            \
    W(IS_MOVED, "It has moved this turn.", "Il a bougé ce tour-ci.")                                               \
    W(IS_USED, "It has used its ability this turn.", "Il a utilisé sa capacité ce tour-ci.")                       \
    W(IS_ENERGETIC, "It has moved this turn, and may move again for an action (Energetic).",                       \
      "Il a bougé ce tour-ci et peut bouger encore pour une action (Énergique).")                                  \
    W(IS_CUNNING, "It has used its ability this turn, and may use another one (Cunning).",                         \
      "Il a utilisé sa capacité ce tour-ci et peut en utiliser une autre (Rusé).")                                 \
    W(IS_SCRAPPED, "Deploying it costs 1 action: into orbit of a planet with a cube of its side.",                 \
      "Le déployer coûte 1 action : en orbite d’une planète qui porte un cube de son camp.")                       \
    W(IS_SCRAPPED_EAGER,                                                                                           \
      "Deploying it costs no action (Eager): into orbit of a planet with a cube of its side.",                     \
      "Le déployer ne coûte pas d’action (Impatient) : en orbite d’une planète qui porte un cube de son "  \
      "camp.")                                                                                                     \
    W(IS_STEALTHY, "Or on any empty space that is not next to a ship (Stealthy).",                                 \
      "Ou sur toute case vide qui n’est adjacente à aucun vaisseau (Furtif).")                                     \
    W(IS_CLEVER, "The number is chosen, not rolled (Clever).",                                                     \
      "Le chiffre est choisi, pas tiré au dé (Astucieux).")                                                        \
    W(IS_SCRAPPY, "You may re-roll it once (Scrappy).", "Vous pouvez relancer une fois (Pugnace).")                \
    W(IS_PLANET, "Planet {0} at {1}: a cube is built (2 actions) when your ships in orbit add up to {2}.",         \
      "Planète {0} en {1} : on y construit un cube (2 actions) quand vos vaisseaux en orbite font {2}.")           \
    W(TOTAL_EXACT, "exactly {0}", "exactement {0}")                                                                \
    W(TOTAL_NEAR, "{0}, {1} or {2}", "{0}, {1} ou {2}")                                                            \
    W(IS_INGENIOUS, "Your ships diagonal to it may count, too (Ingenious).",                                       \
      "Vos vaisseaux en diagonale peuvent compter aussi (Ingénieux).")                                             \
    W(IS_START, "It is a starting planet.", "C’est une planète de départ.")                                        \
    W(IS_FREE, "Free locations: {0} of {1}.", "Emplacements libres : {0} sur {1}.")                                \
    W(IS_CUBES, "Cubes: {0}.", "Cubes : {0}.")                                                                     \
    W(IS_ORBIT, "In orbit: {0}.", "En orbite : {0}.")                                                              \
    W(IS_SPACE, "Empty space {0}.", "Case vide {0}.")                                                              \
    W(IS_ORBITAL, "It is an orbital position of the planet {0} at {1}.",                                           \
      "C’est une position orbitale de la planète {0} en {1}.")                                                     \
    W(IS_VOID, "The Void: each of your ships here adds 1 to your research when your turn starts.",                 \
      "Le Vide : chacun de vos vaisseaux ici ajoute 1 à votre recherche au début de votre tour.")                  \
    W(IS_GAMBIT, "{0} (gambit, acts at once): {1}", "{0} (tactique, agit aussitôt) : {1}")                         \
    W(IS_COMMAND, "{0} (command): {1}", "{0} (commandement) : {1}")                                                \
    W(IS_HELD, "It belongs to {0}.", "Il appartient à {0}.")                                                       \
    W(IS_USABLE, "You can use it now.", "Vous pouvez l’utiliser maintenant.")                                      \
    W(IS_CUBE, "A cube {0} on the planet at {1}.", "Un cube {0} sur la planète en {1}.")                           \
    W(IS_KEEP, "Keeps what was rolled.", "Garde le résultat obtenu.")                                              \
    W(IS_ROLL_AGAIN, "Rolls again, once. The new result stands.",                                                  \
      "Relance, une seule fois. Le nouveau résultat compte.")                                                      \
    W(IS_RECONFIGURE, "For 1 action the ship takes another number; each is equally likely.",                       \
      "Pour 1 action, le vaisseau prend un autre chiffre ; chacun est aussi probable.")                            \
    W(IS_RECONFIGURE_CLEVER, "For 1 action the ship takes another number, which you choose (Clever).",             \
      "Pour 1 action, le vaisseau prend un autre chiffre, que vous choisissez (Astucieux).")                       \
    W(IS_RESEARCH, "For 1 action research goes up by 1. At 6, the end of your turn brings a breakthrough.",        \
      "Pour 1 action, la recherche monte de 1. À 6, la fin du tour amène une percée.")                             \
    W(IS_RESEARCH_EARLY,                                                                                           \
      "For 1 action research goes up by 1. From 4 on, the end of your turn brings a breakthrough "                 \
      "(Precocious).",                                                                                             \
      "Pour 1 action, la recherche monte de 1. À partir de 4, la fin du tour amène une percée (Précoce).")         \
    W(IS_END, "Ends your turn. You receive what you earned, then the next player begins.",                         \
      "Finit votre tour. Vous recevez ce que vous avez gagné, puis le joueur suivant commence.")                   \
    W(IS_PASS, "Plays no card now.", "Ne joue pas de carte maintenant.")                                           \
    W(IS_REFRESH, "Uses up one earned card: all six cards are replaced by new ones.",                              \
      "Utilise une carte gagnée : les six cartes sont remplacées par de nouvelles.")                               \
    W(IS_DECLINE, "Gives up one earned card.", "Renonce à une carte gagnée.")                                      \
    W(IS_REORGANIZE, "Re-rolls the ships that were chosen.", "Relance les vaisseaux choisis.")                     \
    W(IS_SCRAP, "Puts the ship into your scrapyard instead of on the map.",                                        \
      "Met le vaisseau à la casse au lieu de le placer sur le plateau.")                                           \
    W(IS_FLEXIBLE_DOWN, "The number of the ship goes down by 1.", "Le chiffre du vaisseau baisse de 1.")           \
    W(IS_FLEXIBLE_UP, "The number of the ship goes up by 1.", "Le chiffre du vaisseau monte de 1.")                \
    W(IS_NUMBER, "The ship gets this number.", "Le vaisseau prend ce chiffre.")                                    \
    /* why a thing cannot be chosen */                                                                             \
    W(WHY_TWO_ACTIONS, "2 actions needed, {0:none left|1 left|# left}.",                                           \
      "Il faut 2 actions, {0:il n’en reste plus|il en reste 1|il en reste #}.")                                    \
    W(WHY_ONE_ACTION, "1 action needed, none left.", "Il faut 1 action, il n’en reste plus.")                      \
    W(WHY_FULL, "No free location on this planet.", "Plus d’emplacement libre sur cette planète.")                 \
    W(WHY_OWN_CUBE, "Your cube is on this planet already.", "Votre cube est déjà sur cette planète.")              \
    W(WHY_SUM, "Your ships in orbit add up to {0}; {1} is needed.",                                                \
      "Vos vaisseaux en orbite font {0} ; il faut {1}.")                                                           \
    W(WHY_SUM_NEAR, "Your ships in orbit add up to {0}; {1} is needed, or 1 more or less (Intelligent).",          \
      "Vos vaisseaux en orbite font {0} ; il faut {1}, à 1 près (Intelligent).")                                   \
    W(WHY_SUM_DIAGONAL,                                                                                            \
      "Your ships in orbit add up to {0}; with those diagonal to it none of the totals is {1}.",                   \
      "Vos vaisseaux en orbite font {0} ; avec ceux en diagonale, aucun total ne fait {1}.")                       \
    W(WHY_SUM_BOTH,                                                                                                \
      "Your ships in orbit add up to {0}; with those diagonal to it none of the totals is {1}, or 1 more "         \
      "or less.",                                                                                                  \
      "Vos vaisseaux en orbite font {0} ; avec ceux en diagonale, aucun total ne fait {1}, à 1 près.")             \
    W(WHY_NO_ORBIT, "None of your ships is in its orbit.", "Aucun de vos vaisseaux n’est sur son orbite.")         \
    W(WHY_NO_ORBIT_DIAGONAL, "None of your ships is in its orbit or diagonal to it.",                              \
      "Aucun de vos vaisseaux n’est sur son orbite ni en diagonale.")                                              \
    W(WHY_MOVED, "This ship has moved this turn.", "Ce vaisseau a déjà bougé ce tour-ci.")                         \
    W(WHY_USED, "This ship has used its ability this turn.",                                                       \
      "Ce vaisseau a déjà utilisé sa capacité ce tour-ci.")                                                        \
    W(WHY_CLASS, "This ship has no such ability.", "Ce vaisseau n’a pas cette capacité.")                          \
    W(WHY_FAR, "Out of reach: its speed is {0}, and the path must be free.",                                       \
      "Hors de portée : sa vitesse est de {0} et le passage doit être libre.")                                     \
    W(WHY_OWN_SHIP, "One of your own ships is there.", "Un de vos vaisseaux est là.")                              \
    W(WHY_ON_PLANET, "No ship can stop on a planet.", "Aucun vaisseau ne s’arrête sur une planète.")               \
    W(WHY_NO_ATTACK, "No attack this turn: Curious was used.",                                                     \
      "Pas d’attaque ce tour-ci : Curieux a servi.")                                                               \
    W(WHY_CHOOSE_SHIP, "Choose one of your ships first.", "Choisissez d’abord un de vos vaisseaux.")               \
    W(WHY_NO_ROOM, "No orbital position of a planet with your cube is free.",                                      \
      "Aucune planète qui porte votre cube n’a de position orbitale libre.")                                       \
    W(WHY_NO_ROOM_STEALTHY,                                                                                        \
      "No space is free for it: neither in orbit of a planet with your cube nor away from all ships "              \
      "(Stealthy).",                                                                                               \
      "Aucune case n’est libre pour lui : ni en orbite d’une planète qui porte votre cube, ni loin de tout " \
      "vaisseau (Furtif).")                                                                                        \
    W(WHY_DEPLOY, "It can only be deployed to an empty orbital position of a planet with your cube.",              \
      "On ne peut le déployer que sur une position orbitale vide d’une planète qui porte votre cube.")             \
    W(WHY_DEPLOY_STEALTHY,                                                                                         \
      "It can only be deployed to an empty orbital position of a planet with your cube, or to an empty "           \
      "space that is not next to a ship (Stealthy).",                                                              \
      "On ne peut le déployer que sur une position orbitale vide d’une planète qui porte votre cube, ou "      \
      "sur une case vide qui n’est adjacente à aucun vaisseau (Furtif).")                                          \
    W(WHY_RESEARCH_FULL, "Research is at 6 already.", "La recherche est déjà à 6.")                                \
    W(WHY_NO_RESEARCH, "There is no research in these rules.", "Il n’y a pas de recherche dans ces règles.")       \
    W(WHY_FRESH, "This command works from the next turn on.",                                                      \
      "Ce commandement agira à partir du prochain tour.")                                                          \
    W(WHY_SPENT, "This command has been used this turn.", "Ce commandement a déjà servi ce tour-ci.")              \
    W(WHY_ALWAYS, "This command always works; there is nothing to choose.",                                        \
      "Ce commandement agit tout le temps ; il n’y a rien à choisir.")                                             \
    W(WHY_IN_COMBAT, "This command is played in combat, when you are asked.",                                      \
      "Ce commandement se joue au combat, quand on vous le demande.")                                              \
    W(WHY_AT_ROLLS, "This command works when one of your dice is rolled.",                                         \
      "Ce commandement agit quand un de vos dés est lancé.")                                                       \
    W(WHY_CUNNING, "This command works when a ship that has used its ability uses another one.",                   \
      "Ce commandement agit quand un vaisseau qui a utilisé sa capacité en utilise une autre.")                    \
    W(WHY_DOMINANCE_LOW, "It costs 1 dominance, and yours is 1.",                                                  \
      "Il coûte 1 en domination, et la vôtre est à 1.")                                                            \
    W(WHY_RESEARCH_LOW, "It costs 1 research, and yours is 1.",                                                    \
      "Il coûte 1 en recherche, et la vôtre est à 1.")                                                             \
    W(WHY_ATTACKED, "Not in a turn in which you have attacked.",                                                   \
      "Pas pendant un tour où vous avez attaqué.")                                                                 \
    W(WHY_ALL_MOVED, "All your ships on the map have moved this turn.",                                            \
      "Tous vos vaisseaux sur le plateau ont bougé ce tour-ci.")                                                   \
    W(WHY_NO_SHIP, "You have no ship on the map.", "Vous n’avez pas de vaisseau sur le plateau.")                  \
    W(WHY_ALL_BLOCKED, "None of your ships can move.", "Aucun de vos vaisseaux ne peut bouger.")                   \
    W(WHY_NOMADIC, "None of your ships is in orbit beside a tile with a free orbital position.",                   \
      "Aucun de vos vaisseaux n’est en orbite à côté d’une tuile qui a une position orbitale libre.")              \
    W(WHY_HELD, "This card belongs to another player.", "Cette carte appartient à un autre joueur.")               \
    W(WHY_NO_CARD, "Cards are taken at the end of a turn in which you earned them.",                               \
      "Les cartes se prennent à la fin d’un tour où vous en avez gagné.")                                          \
    W(WHY_NO_ENEMY, "No enemy ship is next to it.", "Aucun vaisseau ennemi à côté.")                               \
    W(WHY_NO_OTHER, "There is no other ship of yours for it.",                                                     \
      "Il n’y a pas d’autre vaisseau à vous pour cela.")                                                           \
    W(WHY_IDLE, "It has nothing left to do this turn.", "Il n’a plus rien à faire ce tour-ci.")                    \
    W(WHY_OTHER_QUESTION, "Choose one of the lit spaces or buttons instead.",                                      \
      "Choisissez plutôt une des cases ou un des boutons éclairés.")                                               \
    /* maps */                                                                                                     \
    W(CUBES_EACH, "{0} {0:cube|cubes} each", "{0} {0:cube|cubes} chacun")                                          \
    W(OWN_MAP, "Custom map", "Plateau personnel")                                                                  \
    W(MAP_UNKNOWN, "there is no map or file called {0}; `astragal maps` lists the maps",                           \
      "aucun plateau ni fichier ne s’appelle {0} ; `astragal maps` liste les plateaux")                            \
    W(MAP_BAD_VALUE, "a map on one line is written: name | cubes | row / row / row",                               \
      "un plateau sur une ligne s’écrit : nom | cubes | rangée / rangée / rangée")                                 \
    W(MAP_TOO_LONG, "this is too long for a map", "c’est trop long pour un plateau")                               \
    W(MAP_BAD_LINE, "the line is too long or is not text", "la ligne est trop longue ou n’est pas du texte")       \
    W(MAP_BAD_KEY, "unknown key {0}; name, name.fr, players, cubes and group are known",                           \
      "clé inconnue {0} ; on connaît name, name.fr, players, cubes et group")                                      \
    W(MAP_KEY_TWICE, "the key {0} is given twice", "la clé {0} est donnée deux fois")                              \
    W(MAP_LATE_HEADER, "keys come before the tiles", "les clés viennent avant les tuiles")                         \
    W(MAP_BAD_NAME, "a name has 1 to 63 bytes (a group 1 to 15), without | \" \\ { }",                             \
      "un nom a de 1 à 63 octets (un groupe de 1 à 15), sans | \" \\ { }")                                         \
    W(MAP_BAD_PLAYERS, "players must be 2, 3 or 4, not {0}", "players doit être 2, 3 ou 4, pas {0}")               \
    W(MAP_BAD_CUBES, "cubes must be a number from 2 to 64, not {0}",                                               \
      "cubes doit être un nombre de 2 à 64, pas {0}")                                                              \
    W(MAP_BAD_TILE,                                                                                                \
      "{0} is not a tile; use 7, 8, 9, 10, with * after a starting planet, 0 for the Void, . for none",            \
      "{0} n’est pas une tuile ; écrivez 7, 8, 9, 10, suivi de * pour un départ, 0 pour le Vide, . pour "     \
      "rien")                                                                                                      \
    W(MAP_VOID_START, "the Void tile has no planet to start from", "le Vide n’a pas de planète de départ")         \
    W(MAP_TOO_LARGE, "a map has at most {0} rows of {1} tiles",                                                    \
      "un plateau a au plus {0} rangées de {1} tuiles")                                                            \
    W(MAP_RAGGED, "this row has {0} {0:tile|tiles}, the first has {1}",                                            \
      "cette rangée a {0} {0:tuile|tuiles}, la première {1}")                                                      \
    W(MAP_EMPTY, "the map has no planet", "le plateau n’a pas de planète")                                         \
    W(MAP_BAD_STARTS, "a map needs 2 to {1} starting planets (a star; * in a file), this one has {0}",             \
      "il faut de 2 à {1} planètes de départ (une étoile ; * dans un fichier), ce plateau en a {0}")               \
    W(MAP_STARTS_DIFFER, "the map is for {0} players, but has {1} starting {1:planet|planets} (marked *)",         \
      "le plateau est pour {0} joueurs mais a {1} {1:planète|planètes} de départ (marquées *)")                    \
    W(MAP_FEW_PLANETS,                                                                                             \
      "each player must place {0} cubes, but there {1:is|are} only {1} {1:planet|planets}: play with "             \
      "entanglement",                                                                                              \
      "chaque joueur doit placer {0} cubes mais il n’y a que {1} {1:planète|planètes} : jouez avec "          \
      "l’intrication")                                                                                             \
    W(MAP_FEW_LOCATIONS,                                                                                           \
      "there {0:is|are} {0} {0:location|locations} for cubes; at least {1} are needed so that somebody can "       \
      "win",                                                                                                       \
      "il y a {0} {0:emplacement|emplacements} de cubes ; il en faut au moins {1} pour que quelqu’un "          \
      "puisse gagner")                                                                                             \
    /* positions */                                                                                                \
    W(POSITION_BAD, "position: {0} is not expected here", "position : {0} n’est pas attendu ici")                  \
    W(POSITION_SHORT, "position: something is missing at the end",                                                 \
      "position : il manque quelque chose à la fin")                                                               \
    W(POSITION_SPACE, "position: no ship can be on {0}", "position : aucun vaisseau ne peut être en {0}")          \
    W(POSITION_TAKEN, "position: two ships are on {0}", "position : deux vaisseaux sont en {0}")                   \
    W(POSITION_CUBES, "position: {0} cannot hold these cubes",                                                     \
      "position : {0} ne peut pas porter ces cubes")                                                               \
    W(POSITION_ORDER, "position: planets are named once, in the order of the map: {0}",                            \
      "position : chaque planète est nommée une fois, dans l’ordre du plateau : {0}")                              \
    W(CAUTION, "{0} {0:action|actions} unused", "{0} {0:action non utilisée|actions non utilisées}")               \
    W(ODDS_SUCCESS, "success", "réussite")                                                                         \
    W(ODDS_DANGEROUS, "success, if Dangerous is not played", "réussite, si Dangereux n’est pas joué")              \
    W(POSITION_STAGE, "position: this cannot happen in a game",                                                    \
      "position : cela n’arrive pas dans une partie")

enum word {
#define W(name, english, french) WORD_##name,
    QUANTUM_WORDS(W)
#undef W
        WORDS
};

const char *quantum_word(enum word word, enum game_language language);
/* What the owner of a command can do with it in this turn: use it, or why not. */
enum word quantum_command_status(const struct setting *setting, const struct state *state, unsigned command);
/* What a card does, in the printing that is played. */
enum word quantum_card_text(unsigned card, bool revised);

/* For the contract. */
void quantum_seat_name(int seat, enum game_language language, struct text *out);
void quantum_prompt(const void *setting, const void *state, enum game_language language, struct text *out);
void quantum_label(const void *setting, const void *state, game_action action, enum game_language language,
                   struct text *out);
/* What is on and around a planet: free locations, cubes, orbits. */
void quantum_tell_planet(const struct setting *setting, const struct state *state, int planet,
                         enum game_language language, struct text *out);
void quantum_label_thing(const void *setting, const void *state, game_thing thing,
                         enum game_language language, struct text *out);
void quantum_explain(const void *setting, const void *state, game_thing thing, enum game_language language,
                     struct text *out);
bool quantum_why_not(const void *setting, const void *state, const game_thing *things, size_t count,
                     enum game_language language, struct text *out);
void quantum_tell(const void *setting, const void *state, game_action action, enum game_language language,
                  struct text *out);
void quantum_write_board(const void *setting, const void *state, enum game_language language,
                         struct text *out);
void quantum_about(const void *setting, const void *state, game_action action, struct text *out);
void quantum_facts(struct text *out);
bool quantum_caution(const void *setting, const void *state, game_action action, enum game_language language,
                     struct text *out);
size_t quantum_places(const void *setting, const void *state, struct game_place *out);
void quantum_draw_place(const void *setting, const void *state, game_thing thing, enum game_language language,
                        struct canvas *canvas, struct canvas_area area);
void quantum_label_line(const void *setting, bool column, int at, struct text *out);
int quantum_draw_sheets(const void *setting, const void *state, enum game_language language,
                        enum game_detail detail, const char *const players[GAME_MAX_SEATS],
                        struct canvas *out);
void quantum_label_option(size_t option, const char *value, enum game_language language, struct text *out);
void quantum_draw(const void *setting, const void *state, enum game_language language, struct text *out);

#endif
