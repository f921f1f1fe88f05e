/* All text of Nébuleuse Rouge for people, in both languages, except card names, which are data; a missing column does not
   compile. {0}, {1} ... are placeholders. */
#ifndef NEBULEUSE_WORDS_H
#define NEBULEUSE_WORDS_H

#include "game.h"

#define NEBULEUSE_WORDS(W)                                                                                         \
    /* seats, ships, pieces, fields */                                                                             \
    W(RED, "Red", "Rouge")                                                                                         \
    W(BLUE, "Blue", "Bleu")                                                                                        \
    W(YELLOW, "Yellow", "Jaune")                                                                                   \
    W(GREEN, "Green", "Vert")                                                                                      \
    W(FROMBOLA, "Frombola", "Frombola")                                                                            \
    W(SPATHA, "Spatha", "Spatha")                                                                                  \
    W(THRUSTER, "thruster", "propulseur")                                                                          \
    W(LASER, "laser", "laser")                                                                                     \
    W(SCANNER, "scanner", "scanner")                                                                               \
    W(DETECTOR, "detector", "détecteur")                                                                           \
    W(SQUAD, "squad", "escouade")                                                                                  \
    W(EXPERT_D, "Diplomacy expert", "expert en Diplomatie")                                                        \
    W(EXPERT_M, "Commerce expert", "expert en Commerce")                                                           \
    W(EXPERT_C, "Capture expert", "expert en Capture")                                                             \
    W(THRUSTERS, "Thrusters", "Propulseurs")                                                                       \
    W(LASERS, "Lasers", "Lasers")                                                                                  \
    W(SCANNERS, "Scanners", "Scanners")                                                                            \
    W(DETECTORS, "Detectors", "Détecteurs")                                                                        \
    W(SQUADS, "Squads", "Escouades")                                                                               \
    W(EXPERTS_D, "Diplomacy experts", "Experts en Diplomatie")                                                     \
    W(EXPERTS_M, "Commerce experts", "Experts en Commerce")                                                        \
    W(EXPERTS_C, "Capture experts", "Experts en Capture")                                                          \
    W(THE_THRUSTER, "the thruster", "le propulseur")                                                               \
    W(THE_LASER, "the laser", "le laser")                                                                          \
    W(THE_SCANNER, "the scanner", "le scanner")                                                                    \
    W(THE_DETECTOR, "the detector", "le détecteur")                                                                \
    W(THE_SQUAD, "the squad", "l’escouade")                                                                        \
    W(THE_EXPERT_D, "the Diplomacy expert", "l’expert en Diplomatie")                                              \
    W(THE_EXPERT_M, "the Commerce expert", "l’expert en Commerce")                                                 \
    W(THE_EXPERT_C, "the Capture expert", "l’expert en Capture")                                                   \
    W(A_THRUSTER, "a thruster", "un propulseur")                                                                   \
    W(A_LASER, "a laser", "un laser")                                                                              \
    W(A_SCANNER, "a scanner", "un scanner")                                                                        \
    W(A_DETECTOR, "a detector", "un détecteur")                                                                    \
    W(A_SQUAD, "a squad", "une escouade")                                                                          \
    W(AN_EXPERT_D, "a Diplomacy expert", "un expert en Diplomatie")                                                \
    W(AN_EXPERT_M, "a Commerce expert", "un expert en Commerce")                                                   \
    W(AN_EXPERT_C, "a Capture expert", "un expert en Capture")                                                     \
    W(SCIENCE, "Science", "Science")                                                                               \
    W(DIPLOMACY, "Diplomacy", "Diplomatie")                                                                        \
    W(COMMERCE, "Commerce", "Commerce")                                                                            \
    W(CAPTURE, "Capture", "Capture")                                                                               \
    W(BASE, "Star base", "Base stellaire")                                                                         \
    W(SECTOR, "Sector {0}", "Secteur {0}")                                                                         \
    W(SECTOR_X, "Sector X", "Secteur X")                                                                           \
    W(HOLODECK, "Holodeck", "Holodeck")                                                                            \
    W(NANOPROBES, "Nanoprobes", "Nanoprobes")                                                                      \
    W(SLOT_ALPHA, "Alpha", "Alpha")                                                                                \
    W(SLOT_BETA, "Beta", "Bêta")                                                                                   \
    W(SLOT_GAMMA, "Gamma", "Gamma")                                                                                \
    W(SLOT_DELTA, "Delta", "Delta")                                                                                \
    W(SLOT_X, "X", "X")                                                                                            \
    W(UNKNOWN_SPECIES, "an unknown species", "une espèce inconnue")                                                \
    /* what is to be decided */                                                                                    \
    W(ASK_SETUP, "{0}: choose a free piece for your ship ({1} to take)",                                           \
      "{0} : choisissez une dotation pour votre vaisseau ({1} à prendre)")                                         \
    W(ASK_PROMOTION, "{0}: your Spatha is ready; choose a free piece ({1} to take)",                               \
      "{0} : votre Spatha est prêt ; choisissez une dotation ({1} à prendre)")                                     \
    W(ASK_SUPPLIES, "{0}: supplies! Choose a free piece", "{0} : ravitaillement ! Choisissez une dotation")        \
    W(ASK_OBSERVING, "{0}: {1} observed; stay, make contact or take off?",                                         \
      "{0} : {1}, observation faite ; rester, prendre contact ou décoller ?")                                      \
    W(ASK_JOKER, "{0}: use the {1} in this contact?", "{0} : utiliser le joker ({1}) pour ce contact ?")           \
    W(ASK_PAID, "{0}: {1} VP are sure; stop here or go for {2} VP?",                                               \
      "{0} : {1} PV acquis ; s’arrêter là ou viser {2} PV ?")                                                      \
    W(ASK_SPACE, "{0}: {1} cards in hand, {2}", "{0} : {1} cartes en main, {2}")                                   \
    W(ASK_SPACE_ONE, "{0}: 1 card in hand, {2}", "{0} : 1 carte en main, {2}")                                     \
    W(ASK_SPACE_NONE, "{0}: no card left, {2}", "{0} : plus aucune carte, {2}")                                    \
    W(ASK_LANDED, "{0}: landed on {1}; observe or make contact?",                                                  \
      "{0} : posé chez {1} ; observer ou prendre contact ?")                                                       \
    W(ASK_RISK, "{0}: {1}! Use a detector or face it?", "{0} : {1} ! Utiliser un détecteur ou faire face ?")       \
    W(ASK_GAIN, "{0}: choose the experience that you gain", "{0} : choisissez l’expérience gagnée")                \
    W(ASK_FOUND, "{0}: a planet! Which slot does it take?",                                                        \
      "{0} : une planète ! Quel emplacement prend-elle ?")                                                         \
    W(ASK_MISSION, "{0}: special mission for 1 card and {1} VP?",                                                  \
      "{0} : mission spéciale pour 1 carte et {1} PV ?")                                                           \
    W(ASK_EXO, "{0}: install the {1}? It costs a piece of equipment and your next turn",                           \
      "{0} : installer l’exo-technologie ({1}) ? Elle coûte un équipement et votre prochain tour")                 \
    W(ASK_GIVE, "{0}: which equipment makes room for the {1}?",                                                    \
      "{0} : quel équipement laisse sa place ({1}) ?")                                                             \
    W(ASK_GATE, "{0}: the gate of Sector X! One laser: try to open it?",                                           \
      "{0} : la porte du Secteur X ! Un seul laser : tenter de l’ouvrir ?")                                        \
    W(ASK_PERSON, "{0}: damage among the crew; who is lost?",                                                      \
      "{0} : l’équipage est touché ; qui perdez-vous ?")                                                           \
    W(ASK_CARD, "{0} turns up a card", "{0} retourne une carte")                                                   \
    W(ASK_PAY, "{0} discards {1} cards", "{0} défausse {1} cartes")                                                \
    W(ASK_PAY_ONE, "{0} discards a card", "{0} défausse une carte")                                                \
    W(ASK_SPECIES_SCAN, "{0} scans {1}", "{0} scanne {1}")                                                         \
    W(ASK_SPECIES_LAND, "{0} lands on {1}", "{0} se pose sur {1}")                                                 \
    W(ASK_TRY, "{0} shoots at the gate of Sector X", "{0} tire sur la porte du Secteur X")                         \
    W(ASK_DAMAGE, "{0} is hit: {1} damage rolls to come", "{0} est touché : {1} jets de dégât à venir")            \
    W(ASK_DAMAGE_ONE, "{0} is hit: one damage roll", "{0} est touché : un jet de dégât")                           \
    W(PV, "VP", "PV")                                                                                              \
    W(ASK_WON, "{0} wins with {1} VP", "{0} gagne avec {1} PV")                                                    \
    W(ASK_SHARED, "{0} share the victory with {1} VP", "{0} se partagent la victoire avec {1} PV")                 \
    W(AND, " and ", " et ")                                                                                        \
    W(WHERE_BASE, "at the base", "à la base")                                                                      \
    W(WHERE_SECTOR, "in sector {0}", "en secteur {0}")                                                             \
    W(WHERE_X, "in sector X", "en secteur X")                                                                      \
    /* what a decision does */                                                                                     \
    W(DO_TAKE, "Take {0}", "Prendre {0}")                                                                          \
    W(DO_STAY_OBSERVE, "Stay and observe again", "Rester et observer encore")                                      \
    W(DO_CONTACT_OVER, "Go over to contact", "Passer au contact")                                                  \
    W(DO_TAKE_OFF, "Take off", "Décoller")                                                                         \
    W(DO_JOKER, "Use the joker for 1 {0}", "Utiliser le joker pour 1 {0}")                                         \
    W(DO_JOKER_NONE, "Keep the joker", "Garder le joker")                                                          \
    W(DO_STOP, "Stop: {0} VP", "S’arrêter : {0} PV")                                                               \
    W(DO_STAY_CONTACT, "Stay for {0} VP", "Rester pour {0} PV")                                                    \
    W(DO_EXPLORE, "Explore: turn up a card", "Explorer : retourner une carte")                                     \
    W(DO_EXPLORE_BASE, "Take off and explore: turn up a card", "Décoller et explorer : retourner une carte")       \
    W(DO_CROSS, "Cross to sector {0} (cards: {1})", "Passer en secteur {0} (cartes : {1})")                        \
    W(DO_CROSS_BASE, "Take off and cross to sector {0} (cards: {1})",                                              \
      "Décoller et passer en secteur {0} (cartes : {1})")                                                          \
    W(DO_ENTER, "Enter Sector X (cards: {0})", "Entrer en Secteur X (cartes : {0})")                               \
    W(DO_BUY, "Buy {0} (cards: {1})", "Acheter {0} (cartes : {1})")                                                \
    W(DO_SCAN, "Scan {0}", "Scanner {0}")                                                                          \
    W(DO_LAND, "Land on {0}", "Se poser sur {0}")                                                                  \
    W(DO_LAND_KNOWN, "Land on {0}: {1}", "Se poser sur {0} : {1}")                                                 \
    W(DO_LAND_BASE, "Land at the base", "Se poser à la base")                                                      \
    W(DO_LAND_PROMOTION, "Land at the base and take a Spatha", "Se poser à la base et prendre un Spatha")          \
    W(DO_LEAVE, "Leave Sector X for the base (cards: {0})",                                                        \
      "Quitter le Secteur X pour la base (cartes : {0})")                                                          \
    W(DO_END, "End the turn", "Finir le tour")                                                                     \
    W(DO_OBSERVE, "Observe: 1 {0} each turn, turns: {1}", "Observer : 1 {0} par tour, tours : {1}")                \
    W(DO_CONTACT, "Make contact: {0} VP or more", "Prendre contact : {0} PV ou plus")                              \
    W(DO_DETECTOR, "Use a detector: nothing happens", "Utiliser un détecteur : rien n’arrive")                     \
    W(DO_FACE, "Face it: 1 Science, then the risk", "Faire face : 1 Science, puis le risque")                      \
    W(DO_FACE_FIGHT, "Face it: 1 Science, lasers {0} against force {1}, damage rolls: {2}",                        \
      "Faire face : 1 Science, lasers {0} contre force {1}, jets de dégât : {2}")                                  \
    W(DO_GAIN, "Gain 1 {0} ({1} to {2})", "Gagner 1 {0} ({1} → {2})")                                              \
    W(DO_SLOT, "Put it on {0}", "La placer sur {0}")                                                               \
    W(DO_FULFIL, "Fulfil the mission: 1 card, {0} VP", "Remplir la mission : 1 carte, {0} PV")                     \
    W(DO_DECLINE, "Decline", "Décliner")                                                                           \
    W(DO_INSTALL, "Install the {0}", "Installer : {0}")                                                            \
    W(DO_GIVE, "Give up {0}", "Céder {0}")                                                                         \
    W(DO_TRY, "Try to open Sector X: {0} or more on the die",                                                      \
      "Tenter d’ouvrir le Secteur X : {0} ou plus au dé")                                                          \
    W(DO_LOSE, "Lose {0}", "Perdre {0}")                                                                           \
    /* what happened */                                                                                            \
    W(DID_CARD, "{0} turns up: {1}", "{0} retourne : {1}")                                                         \
    W(DID_DISCARD, "{0} discards: {1}", "{0} défausse : {1}")                                                      \
    W(DID_RAZ, " All cards are shuffled at the end of the turn.",                                                  \
      " Toutes les cartes seront mélangées à la fin du tour.")                                                     \
    W(DID_FIND, " A planet is discovered.", " Une planète est découverte.")                                        \
    W(DID_IGNORED, " Nothing comes of it.", " Sans effet.")                                                        \
    W(DID_PV, " {0} VP.", " {0} PV.")                                                                              \
    W(DID_EXP, " 1 {0}.", " 1 {0}.")                                                                               \
    W(DID_LOST, " Lost: {0}.", " Perdu : {0}.")                                                                    \
    W(DID_TURN_ENDS, " The turn is over.", " Le tour est fini.")                                                   \
    W(DID_GATE_OPEN, " Sector X is open!", " Le Secteur X est ouvert !")                                           \
    W(DID_TO_BASE, " The ship is back at the base.", " Le vaisseau rentre à la base.")                             \
    W(DID_PROMOTED, " It becomes a Spatha!", " Il devient un Spatha !")                                            \
    W(DID_LANDING_FAILS, " Too few squads: the landing fails.",                                                    \
      " Pas assez d’escouades : l’atterrissage échoue.")                                                           \
    W(DID_SPECIES_SCAN, "{0} scans {1}: {2}", "{0} scanne {1} : {2}")                                              \
    W(DID_SPECIES_SECRET, "{0} looks secretly at the card on {1}", "{0} consulte en secret la carte de {1}")       \
    W(DID_SPECIES_LAND, "{0} lands on {1}: {2}", "{0} se pose sur {1} : {2}")                                      \
    W(DID_DIE, "{0} rolls a {1}", "{0} fait {1} au dé")                                                            \
    W(DID_TAKE, "{0} takes {1}", "{0} prend {1}")                                                                  \
    W(DID_STAY, "{0} stays", "{0} reste")                                                                          \
    W(DID_CONTACT, "{0} makes contact with {1}", "{0} prend contact : {1}")                                        \
    W(DID_TAKE_OFF, "{0} takes off", "{0} décolle")                                                                \
    W(DID_JOKER, "{0} uses the joker for {1}", "{0} utilise le joker pour : {1}")                                  \
    W(DID_JOKER_NONE, "{0} keeps the joker", "{0} garde le joker")                                                 \
    W(DID_STOP, "{0} ends the contact with {1}: {2} VP", "{0} conclut le contact ({1}) : {2} PV")                  \
    W(DID_PAID, " {0} pays a threshold of {2}: {1} VP.", " {0} paie un seuil ({2}) : {1} PV.")                     \
    W(DID_SCORES, " {0}: contact with {2} is over, {1} VP.", " {0} : contact terminé ({2}), {1} PV.")              \
    W(DID_EXPLORE, "{0} explores", "{0} explore")                                                                  \
    W(DID_CROSS, "{0} crosses to sector {1}", "{0} passe en secteur {1}")                                          \
    W(DID_ENTER, "{0} enters Sector X", "{0} entre en Secteur X")                                                  \
    W(DID_BUY, "{0} buys {1}", "{0} achète {1}")                                                                   \
    W(DID_SCAN, "{0} scans {1}", "{0} scanne {1}")                                                                 \
    W(DID_LAND, "{0} lands on {1}", "{0} se pose sur {1}")                                                         \
    W(DID_LAND_CARD, "{0} lands on {1}: {2}", "{0} se pose sur {1} : {2}")                                         \
    W(DID_LAND_BASE, "{0} lands at the base", "{0} se pose à la base")                                             \
    W(DID_LEAVE, "{0} leaves Sector X", "{0} quitte le Secteur X")                                                 \
    W(DID_END, "{0} ends the turn", "{0} finit son tour")                                                          \
    W(DID_OBSERVE, "{0} observes {1}", "{0} observe : {1}")                                                        \
    W(DID_DETECTOR, "{0} uses a detector", "{0} utilise un détecteur")                                             \
    W(DID_FACE, "{0} faces: {1}", "{0} fait face : {1}")                                                           \
    W(DID_GAIN, "{0} gains 1 {1}", "{0} gagne 1 {1}")                                                              \
    W(DID_SLOT, "{0} puts the new planet on {1}: {2} VP", "{0} place la planète sur {1} : {2} PV")                 \
    W(DID_FULFIL, "{0} takes on a special mission", "{0} accepte une mission spéciale")                            \
    W(DID_DECLINE, "{0} declines", "{0} décline")                                                                  \
    W(DID_INSTALL, "{0} installs the {1}", "{0} installe : {1}")                                                   \
    W(DID_GIVE, "{0} gives up {1}", "{0} cède {1}")                                                                \
    W(DID_TRY, "{0} shoots at the gate", "{0} tire sur la porte")                                                  \
    W(DID_LOSE, "{0} loses {1}", "{0} perd {1}")                                                                   \
    W(DID_RESIGN, "{0} resigns", "{0} abandonne")                                                                  \
    W(DID_OBSERVED, " {0} observes {2}: 1 {1}.", " {0} observe ({2}) : 1 {1}.")                                    \
    W(DID_FORCED, " {0} has to take off.", " {0} doit décoller.")                                                  \
    W(DID_LAST_ROUND, " This is the last round.", " C’est le dernier tour de table.")                              \
    /* buttons and things */                                                                                       \
    W(BUTTON_STAY, "Stay", "Rester")                                                                               \
    W(BUTTON_CONTACT, "Contact", "Contact")                                                                        \
    W(BUTTON_TAKE_OFF, "Take off", "Décoller")                                                                     \
    W(BUTTON_JOKER_NONE, "Keep the joker", "Garder le joker")                                                      \
    W(BUTTON_STOP, "Stop", "S’arrêter")                                                                            \
    W(BUTTON_EXPLORE, "Explore", "Explorer")                                                                       \
    W(BUTTON_BUY, "Buy", "Acheter")                                                                                \
    W(BUTTON_SCAN, "Scan", "Scanner")                                                                              \
    W(BUTTON_LAND, "Land", "Se poser")                                                                             \
    W(BUTTON_CROSS, "Cross", "Franchir")                                                                           \
    W(BUTTON_ENTER, "Enter X", "Entrer en X")                                                                      \
    W(BUTTON_LEAVE, "Leave X", "Quitter X")                                                                        \
    W(BUTTON_END, "End the turn", "Finir le tour")                                                                 \
    W(BUTTON_OBSERVE, "Observe", "Observer")                                                                       \
    W(BUTTON_DETECTOR, "Use a detector", "Utiliser un détecteur")                                                  \
    W(BUTTON_FACE, "Face it", "Faire face")                                                                        \
    W(BUTTON_FULFIL, "Fulfil", "Remplir")                                                                          \
    W(BUTTON_DECLINE, "Decline", "Décliner")                                                                       \
    W(BUTTON_INSTALL, "Install", "Installer")                                                                      \
    W(BUTTON_TRY, "Try", "Tenter")                                                                                 \
    W(THING_SECTOR, "Sector {0}, zone {1}, planets to discover: {2}",                                              \
      "Secteur {0}, zone {1}, planètes à découvrir : {2}")                                                         \
    W(THING_SLOT_FREE, "Slot {0}: free", "Emplacement {0} : libre")                                                \
    W(THING_SLOT_DOWN, "{0}, {1}: face down", "{0}, {1} : face cachée")                                            \
    W(THING_SLOT_CARD, "{0}, {1}: {2}", "{0}, {1} : {2}")                                                          \
    W(THING_GATE_OPEN, "Sector X: open", "Secteur X : ouvert")                                                     \
    W(THING_GATE_CLOSED, "Sector X: closed", "Secteur X : fermé")                                                  \
    W(THING_BASE, "Star base", "Base stellaire")                                                                   \
    W(THING_PIECE, "{0}", "{0}")                                                                                   \
    W(THING_FIELD, "{0}", "{0}")                                                                                   \
    /* help */                                                                                                     \
    W(HELP_EXPLORE, "Turns up one card of your hand and obeys it: planets, experience, risks",                     \
      "Retourne une carte de votre main et l’applique : planètes, expérience, risques")                            \
    W(HELP_END, "Ends your turn; cards left go back on the deck unseen",                                           \
      "Finit votre tour ; les cartes restantes retournent sur le deck sans être vues")                             \
    W(HELP_BUY, "One more piece for cards of your hand, and 1 Commerce",                                           \
      "Une pièce de plus contre des cartes de votre main, et 1 en Commerce")                                       \
    W(HELP_SCAN, "Looks secretly at a face-down card of your sector; each scanner works once a turn",              \
      "Consulte en secret une carte cachée de votre secteur ; chaque scanner sert une fois par tour")              \
    W(HELP_LAND, "Lands on an active planet or at the base: the turn ends. Not in a turn with a take-off",         \
      "Se poser sur une planète active ou à la base finit le tour. Impossible après un décollage")                 \
    W(HELP_CROSS, "Pays the border’s cards and flies to the next sector",                                          \
      "Paie les cartes de la frontière et passe au secteur voisin")                                                \
    W(HELP_ENTER, "From anywhere, if Sector X is open and nobody is there",                                        \
      "De partout, si le Secteur X est ouvert et que personne n’y est")                                            \
    W(HELP_LEAVE, "Back to the base: a landing, so not in a turn with a take-off",                                 \
      "Retour à la base : un atterrissage, donc pas après un décollage")                                           \
    W(HELP_DETECTOR, "The card is discarded: no harm, and no Science",                                             \
      "La carte est défaussée : aucun mal, et pas de Science")                                                     \
    W(HELP_FACE, "1 Science first, then what the card does", "1 Science d’abord, puis l’effet de la carte")        \
    W(HELP_STAY, "Ends the turn on the planet", "Finit le tour sur la planète")                                    \
    W(HELP_CONTACT, "From your next turn on, one threshold a turn is paid; only the highest scores",               \
      "Dès votre prochain tour, un seuil est payé par tour ; seul le plus haut rapporte")                          \
    W(HELP_OBSERVE,                                                                                                \
      "1 experience at the start of your next turns: Diplomacy from Sapiens, Capture from others",                 \
      "1 expérience au début de vos prochains tours : Diplomatie chez les Sapiens, Capture chez les autres")       \
    W(HELP_TAKE_OFF, "Back to space; this turn goes on without landing",                                           \
      "Retour dans l’espace ; le tour continue, sans atterrissage")                                                \
    W(HELP_STOP, "Scores the threshold and takes off", "Marque le seuil atteint et décolle")                       \
    W(HELP_JOKER, "Holodeck (Sapiens) and Nanoprobes (others) serve once in a contact for 1 in any field",         \
      "L’Holodeck (Sapiens) et les Nanoprobes (autres) servent une fois par contact pour 1 dans un domaine")       \
    W(HELP_MISSION, "One card for victory points; four missions at most",                                          \
      "Une carte contre des points de victoire ; quatre missions au plus")                                         \
    W(HELP_DECLINE, "Nothing happens", "Rien n’arrive")                                                            \
    W(HELP_INSTALL,                                                                                                \
      "The token is never lost; you give up equipment, gain 1 experience and lose your next turn",                 \
      "Le pion n’est jamais perdu ; vous cédez un équipement, gagnez 1 expérience et perdez votre prochain " \
      "tour")                                                                                                      \
    W(HELP_TRY, "On a lower number the ship takes one damage roll",                                                \
      "Sur un nombre inférieur, le vaisseau subit un jet de dégât")                                                \
    W(HELP_SECTOR, "Zone {0}. Planets left to discover: {1} of {2}",                                               \
      "Zone {0}. Planètes à découvrir : {1} sur {2}")                                                              \
    W(HELP_GATE,                                                                                                   \
      "Opened by the card Sector X and lasers. In: {0} cards from anywhere; out: {1} cards, to the base",          \
      "S’ouvre avec la carte Secteur X et des lasers. Entrer : {0} cartes, de partout ; sortir : {1} "        \
      "cartes, vers la base")                                                                                      \
    W(HELP_BASE, "All ships start here. With {0} VP a Frombola becomes a Spatha",                                  \
      "Tous les vaisseaux en partent. Avec {0} PV, un Frombola devient un Spatha")                                 \
    W(HELP_SLOT_FREE, "The next planet discovered may take this slot",                                             \
      "La prochaine planète découverte peut prendre cet emplacement")                                              \
    W(HELP_SLOT_DOWN, "Nobody knows this species, but those who have scanned it",                                  \
      "Personne ne connaît cette espèce, sauf qui l’a scannée")                                                    \
    W(HELP_SPECIES, "{0}: squads {1}, turns of observation {2}, {3}",                                              \
      "{0} : escouades {1}, tours d’observation {2}, {3}")                                                         \
    W(HELP_STEP, "{0} VP for {1}", "{0} PV pour {1}")                                                              \
    W(HELP_THRUSTER, "Thrusters say how many cards you draw",                                                      \
      "Les propulseurs fixent le nombre de cartes piochées")                                                       \
    W(HELP_LASER, "Lasers fight hostile ships and open Sector X",                                                  \
      "Les lasers servent contre les vaisseaux hostiles et ouvrent le Secteur X")                                  \
    W(HELP_SCANNER, "Each looks at one face-down card a turn", "Chacun consulte une carte cachée par tour")        \
    W(HELP_DETECTOR_PIECE, "Each avoids one risk a turn", "Chacun évite un risque par tour")                       \
    W(HELP_SQUAD, "Squads are needed to land on planets",                                                          \
      "Il faut des escouades pour se poser sur les planètes")                                                      \
    W(HELP_EXPERT, "Counts as 1 experience in every contact and is not spent",                                     \
      "Compte pour 1 expérience à chaque contact, sans être dépensé")                                              \
    W(HELP_FIELD, "Experience pays for contacts; a track ends at {0}",                                             \
      "L’expérience paie les contacts ; une ligne s’arrête à {0}")                                                 \
    /* why not */                                                                                                  \
    W(NOT_OVER, "the game is over", "la partie est finie")                                                         \
    W(NOT_NOW, "not at this point of the turn", "pas à ce moment du tour")                                         \
    W(NOT_CARDS, "cards needed: {0}, in hand: {1}", "cartes nécessaires : {0}, en main : {1}")                     \
    W(NOT_NO_CARDS, "there is no card left in hand", "il n’y a plus de carte en main")                             \
    W(NOT_IN_X, "not in Sector X", "pas en Secteur X")                                                             \
    W(NOT_TOOK_OFF, "you took off this turn", "vous avez décollé ce tour-ci")                                      \
    W(NOT_FULL, "your ship has no room for more", "votre vaisseau n’a plus de place")                              \
    W(NOT_NO_EXPERT, "there is no such expert left", "il ne reste aucun expert de ce domaine")                     \
    W(NOT_SCANNER, "no scanner is ready", "aucun scanner disponible")                                              \
    W(NOT_NO_PLANET, "there is no card here that you could scan", "il n’y a pas ici de carte à scanner")           \
    W(NOT_NO_LANDING, "there is nowhere to land here", "il n’y a nulle part où se poser ici")                      \
    W(NOT_KNOWN, "you know this card already", "vous connaissez déjà cette carte")                                 \
    W(NOT_ELSEWHERE, "it is in another sector", "elle est dans un autre secteur")                                  \
    W(NOT_SQUADS, "squads needed: {0}, aboard: {1}", "escouades nécessaires : {0}, à bord : {1}")                  \
    W(NOT_PLACES, "no place is open to you there", "aucune place ne vous y est ouverte")                           \
    W(NOT_LEAVING, "the planet is about to be left: nobody can land there",                                        \
      "on quitte cette planète : personne ne peut s’y poser")                                                      \
    W(NOT_BORDER, "no border leads there from here", "aucune frontière n’y mène d’ici")                            \
    W(NOT_HERE_ALREADY, "you are there", "vous y êtes")                                                            \
    W(NOT_CLOSED, "Sector X is closed", "le Secteur X est fermé")                                                  \
    W(NOT_OCCUPIED, "there is a ship in Sector X already", "il y a déjà un vaisseau en Secteur X")                 \
    W(NOT_X_EMPTY, "all X cards have been contacted", "toutes les cartes X ont été contactées")                    \
    W(NOT_NOT_IN_X, "your ship is not in Sector X", "votre vaisseau n’est pas en Secteur X")                       \
    W(NOT_MUST_GO, "nobody may loiter in Sector X: land or leave",                                                 \
      "on ne traîne pas en Secteur X : posez-vous ou partez")                                                      \
    W(NOT_KEEP_CARDS, "cards to leave Sector X must stay in hand: {0}",                                            \
      "il faut garder en main les cartes pour sortir du Secteur X : {0}")                                          \
    W(NOT_EMPTY_SLOT, "there is no planet on this slot", "il n’y a pas de planète à cet emplacement")              \
    W(NOT_FLYING, "your ship is at the base", "votre vaisseau est à la base")                                      \
    /* cautions */                                                                                                 \
    W(CAUTION_CARDS, "no card used yet (in hand: {0})", "aucune carte n’a encore servi (en main : {0})")           \
    W(CAUTION_LOST_TURN, "your next turn will be lost", "votre prochain tour sera perdu")                          \
    W(CAUTION_UNKNOWN, "{0} of the {1} species it may be ask for more squads: the landing would fail",             \
      "{0} des {1} espèces possibles demandent plus d’escouades : l’atterrissage échouerait")                      \
    /* odds */                                                                                                     \
    W(ODDS_HURT, "cards that hurt", "cartes néfastes")                                                             \
    W(ODDS_GAIN, "cards that bring something", "cartes qui rapportent")                                            \
    W(ODDS_LOSS, "a loss", "une perte")                                                                            \
    W(ODDS_OPEN, "opens", "s’ouvre")                                                                               \
    W(ODDS_LAND, "enough squads", "assez d’escouades")                                                             \
    W(ODDS_CONTACT, "contact possible at once", "contact possible aussitôt")                                       \
    /* options */                                                                                                  \
    W(OPTION_SEATS, "Commanders", "Commandants")                                                                   \
    W(OPTION_DATA, "Cards and numbers", "Cartes et valeurs")                                                       \
    /* the picture */                                                                                              \
    W(DRAW_ROUND, "round {0}", "tour de table {0}")                                                                \
    W(DRAW_LAST, "last round", "dernier tour de table")                                                            \
    W(DRAW_HAND, "hand {0}, unseen {1}", "main {0}, non vues {1}")                                                 \
    W(DRAW_TOKENS, "planets left: {0}", "planètes : {0}")                                                          \
    W(DRAW_FREE, "free", "libre")                                                                                  \
    W(DRAW_OBSERVES, "{0} observes", "{0} observe")                                                                \
    W(DRAW_CONTACTS, "{0} in contact", "{0} en contact")                                                           \
    W(DRAW_OUT, "resigned", "abandon")                                                                             \
    W(DRAW_MISSIONS, "missions {0}", "missions {0}")                                                               \
    W(DRAW_LOST_TURNS, "turns lost: {0}", "tours perdus : {0}")                                                    \
    W(DRAW_CLOSED, "closed", "fermé")                                                                              \
    W(DRAW_OPEN, "open", "ouvert")                                                                                 \
    W(DRAW_SCANNED, "scanned by {0}", "scannée par {0}")                                                           \
    /* positions */                                                                                                \
    W(POSITION_BAD, "not a position of Nébuleuse Rouge, from character {0} on",                                    \
      "position illisible au caractère {0}")                                                                       \
    W(POSITION_IMPOSSIBLE, "this cannot come up in a game", "cela ne peut pas se produire en jeu")                 \
    W(POSITION_OTHERWISE, "this position is written otherwise", "cette position s’écrit autrement")                \
    /* data */                                                                                                     \
    W(DATA_TOO_LONG, "the data are too long", "les données sont trop longues")                                     \
    W(DATA_BAD_LINE, "the line is too long or is not text",                                                        \
      "la ligne est trop longue ou n’est pas du texte")                                                            \
    W(DATA_PARTS, "7 parts with | between them expected, found: {0}",                                              \
      "7 parties séparées par | attendues, trouvées : {0}")                                                        \
    W(DATA_KIND, "no such kind: {0}", "genre inconnu : {0}")                                                       \
    W(DATA_MARK, "the mark must begin with s or o: {0}", "la marque doit commencer par s ou o : {0}")              \
    W(DATA_KEY, "not key=value: {0}", "ce n’est pas clé=valeur : {0}")                                             \
    W(DATA_KEY_TWICE, "too many keys, or twice: {0}", "trop de clés, ou deux fois : {0}")                          \
    W(DATA_NO_KEY, "missing: {0}=", "il manque : {0}=")                                                            \
    W(DATA_STRANGE_KEY, "unknown key: {0}", "clé inconnue : {0}")                                                  \
    W(DATA_NUMBER, "{0} must be a number from {1} to {2}, not: {3}",                                               \
      "{0} doit être un nombre de {1} à {2}, et non : {3}")                                                        \
    W(DATA_VALUE, "{0}={1} is not possible; for example: {2}",                                                     \
      "{0}={1} n’est pas possible ; par exemple : {2}")                                                            \
    W(DATA_ID, "not an id (small letters, digits, hyphens, at most 15): {0}",                                      \
      "identifiant incorrect (minuscules, chiffres, traits d’union, 15 au plus) : {0}")                            \
    W(DATA_NAME, "not a name (1 to 47 bytes, without | ; ~ quotes or braces): {0}",                                \
      "nom incorrect (1 à 47 octets, sans | ; ~ guillemets ni accolades) : {0}")                                   \
    W(DATA_TWICE, "{0} {1} stands twice", "{0} {1} apparaît deux fois")                                            \
    W(DATA_NO_ENTRY, "there is no {0} called {1}", "il n’existe pas de {0} nommé {1}")                             \
    W(DATA_TOO_MANY, "too many entries: {0}", "trop d’entrées : {0}")                                              \
    W(DATA_MISSING, "missing: {0} {1}", "il manque : {0} {1}")                                                     \
    W(DATA_DECK, "the exploration cards add up to {1}, not {2}",                                                   \
      "les cartes Exploration sont {1} au lieu de {2}")                                                            \
    W(DATA_RESET, "cards of type reset: {1}, not {2}", "cartes de type reset : {1} au lieu de {2}")                \
    W(DATA_PILE, "extrasolar cards {0}: {1}, not {2}", "cartes Extrasolaires {0} : {1} au lieu de {2}")            \
    W(DATA_PILE_TAKES, "pile {0} has {1} cards and takes {2}", "la pile {0} a {1} cartes et en prend {2}")         \
    W(DATA_PLANETS_FALL, "the planets of {0} get fewer with more commanders",                                      \
      "{0} a moins de planètes avec plus de commandants")                                                          \
    W(DATA_PLANETS, "zone {0} has {1} planets with 4 commanders and {2} cards in its pile",                        \
      "la zone {0} a {1} planètes à 4 commandants et {2} cartes dans sa pile")                                     \
    W(DATA_BASE, "sectors with the base: {1}, not {2}", "secteurs avec la base : {1} au lieu de {2}")              \
    W(DATA_LONELY, "{0} cannot be reached from the base", "{0} est inaccessible depuis la base")                   \
    W(DATA_HOLD, "{0}: min {1} is above max {2}", "{0} : min {1} dépasse max {2}")                                 \
    W(DATA_CARDS, "{0}: cards has {1} entries, not {2} (from 0 to the most thrusters)",                            \
      "{0} : cards a {1} valeurs au lieu de {2} (de 0 au maximum de propulseurs)")                                 \
    W(DATA_CARDS_X, "{0}: the most cards are {1}, fewer than the {2} to enter Sector X",                           \
      "{0} : au plus {1} cartes, moins que les {2} pour entrer en Secteur X")                                      \
    W(DATA_LEAST_EXPERTS, "the minimum of experts must be 0", "le minimum d’experts doit être 0")                  \
    W(DATA_DIE, "face {1} of the damage die is named {2} times, not once",                                         \
      "la face {1} du dé de dégât est citée {2} fois au lieu d’une")                                               \
    W(DATA_STEPS, "{0}: the thresholds must rise ({1} behind {2})",                                                \
      "{0} : les seuils doivent croître ({1} après {2})")                                                          \
    W(DATA_NEEDS, "{0} adds up to {1}, above experience_max {2}",                                                  \
      "{0} : total {1}, au-dessus de experience_max {2}")                                                          \
    W(DATA_LINE, "the data line is damaged at: {0}", "la ligne de données est abîmée à : {0}")                     \
    W(DATA_UNKNOWN, "expected: standard, or data on one line as a record has them",                                \
      "attendu : standard, ou les données sur une ligne comme dans une partie enregistrée")

#define NEBULEUSE_WORD_NAME(name, english, french) WORD_##name,
enum word { NEBULEUSE_WORDS(NEBULEUSE_WORD_NAME) WORDS };

const char *nebuleuse_word(enum word word, enum game_language language);

#endif
