/* Every word that Andromeda says to people, in both languages; the names of cards come with the data. A row without a
   column does not compile. {0}, {1} ... stand for what is filled in. */
#ifndef ANDROMEDA_WORDS_H
#define ANDROMEDA_WORDS_H

#include "game.h"

#define ANDROMEDA_WORDS(W)                                                                                   \
    /* seats */                                                                                              \
    W(GOLD, "Gold", "Or")                                                                                    \
    W(CORAL, "Coral", "Corail")                                                                              \
    W(BLUE, "Blue", "Bleu")                                                                                  \
    W(MINT, "Mint", "Menthe")                                                                                \
    W(ORCHID, "Orchid", "Orchidée")                                                                          \
    W(UNITY, "The Unity", "L’Unité")                                                                         \
    W(RAIDERS, "Raiders", "Pillards")                                                                        \
    /* things */                                                                                             \
    W(ICE, "ice", "glace")                                                                                   \
    W(NANO, "nanocarbon", "nanocarbone")                                                                     \
    W(TITAN, "titanium", "titane")                                                                           \
    W(CREDIT, "credit", "crédit")                                                                            \
    W(ENERGY, "energy", "énergie")                                                                           \
    W(CARD_WORD, "tactics card", "carte Stratégie")                                                          \
    W(EMPTY_PLACE, "empty place", "emplacement vide")                                                        \
    W(TRACK_SCI, "Science", "Science")                                                                       \
    W(TRACK_IND, "Industry", "Industrie")                                                                    \
    W(TRACK_COM, "Commerce", "Commerce")                                                                     \
    W(TRACK_CIV, "Civilization", "Civilisation")                                                             \
    W(TRACK_SUP, "Supremacy", "Suprématie")                                                                  \
    W(PRINTED, "{0} (printed)", "{0} (imprimé)")                                                             \
    W(BARGE, "Repair Barge", "barge de réparation")                                                          \
    W(MARKERS, "{0}, {1:no marker|1 marker|# markers}", "{0}, {1:aucun marqueur|1 marqueur|# marqueurs}")    \
    W(SHIP_IN, "{0} in {1}", "{0} en {1}")                                                                   \
    W(SHIP_BARGE, "{0} in the Repair Barge", "{0} à la barge de réparation")                                 \
    W(HELM_SPACE, "space {0} of the helm", "case {0} du gouvernail")                                         \
    W(ICON_DEV, "development", "infrastructure")                                                             \
    W(ICON_EVENT, "event", "événement")                                                                      \
    W(ICON_REPAIR, "repair", "réparation")                                                                   \
    W(UNKNOWN_CARD, "a card", "une carte")                                                                   \
    W(SECTION, "section {0}", "section {0}")                                                                 \
    W(NEBULA_NUMBER, "nebula {0}", "nébuleuse {0}")                                                          \
    /* steps of effects */                                                                                   \
    W(STEP_ICE, "{0} ice", "{0} glace")                                                                      \
    W(STEP_NANO, "{0} nanocarbon", "{0} nanocarbone")                                                        \
    W(STEP_TITAN, "{0} titanium", "{0} titane")                                                              \
    W(STEP_CREDIT, "{0:no credit|1 credit|# credits}", "{0:aucun crédit|1 crédit|# crédits}")                \
    W(STEP_ENERGY, "{0} energy", "{0} énergie")                                                              \
    W(STEP_ANY, "{0:nothing|1 basic resource|# basic resources} of choice",                                  \
      "{0:rien|1 ressource de base|# ressources de base} au choix")                                          \
    W(STEP_TACTIC, "draw {0:no card|1 tactics card|# tactics cards}",                                        \
      "piocher {0:aucune carte|1 carte Stratégie|# cartes Stratégie}")                                       \
    W(STEP_VP, "{0} VP", "{0} PV")                                                                           \
    W(STEP_TRACK, "{1} +{0}", "{1} +{0}")                                                                    \
    W(STEP_MODULE, "gain {1}", "gagner {1}")                                                                 \
    W(STEP_BUY, "buy {1}{2}", "acheter {1}{2}")                                                              \
    W(STEP_BUILD, "build {1}{2}", "construire {1}{2}")                                                       \
    W(STEP_DEVELOP, "develop{2}", "s’implanter{2}")                                                          \
    W(STEP_REPAIR, "{0:no repair|1 repair|# repairs}", "{0:aucune réparation|1 réparation|# réparations}")   \
    W(STEP_UPGRADE, "{0:no ship upgrade|1 ship upgrade|# ship upgrades}",                                    \
      "{0:aucune amélioration|1 amélioration de vaisseau|# améliorations de vaisseau}")                      \
    W(STEP_DISCOVERY, "{0:no discovery|1 discovery|# discoveries}",                                          \
      "{0:aucune découverte|1 découverte|# découvertes}")                                                    \
    W(STEP_LEADER, "recruit {0:no leader|1 leader|# leaders}", "recruter {0:aucun chef|1 chef|# chefs}")     \
    W(STEP_MOON, "take {0:no planetary moon|1 planetary moon|# planetary moons}",                            \
      "prendre {0:aucune lune|1 lune planétaire|# lunes planétaires}")                                       \
    W(STEP_NEBMOON, "take {0:no nebula moon|1 nebula moon|# nebula moons}",                                  \
      "prendre {0:aucune lune|1 lune de nébuleuse|# lunes de nébuleuse}")                                    \
    W(STEP_STEAL, "steal {0:nothing|1 resource|# resources}", "voler {0:rien|1 ressource|# ressources}")     \
    W(STEP_WAIVE, "the next {0:costs|cost|# costs} of an effect cancelled this turn",                        \
      "{0:prochains coûts|prochain coût|# prochains coûts} d’un effet annulé ce tour")                       \
    W(STEP_REACH, "the next launch reaches {0:no step|1 step|# steps} further",                              \
      "le prochain lancement porte {0:aucune case|1 case|# cases} plus loin")                                \
    W(STEP_ACTIVATE, "activate modules of {1} row", "activer des modules de {1} rangée")                     \
    W(STEP_HURT, "damage {0:no module|1 module|# modules}",                                                  \
      "endommager {0:aucun module|1 module|# modules}")                                                      \
    W(STEP_DROP, "lose {0} {1}", "perdre {0} {1}")                                                           \
    W(STEP_SCRAP, "{0:no ship|1 ship|# ships} near the Void to the scrapyard",                               \
      "{0:aucun vaisseau|1 vaisseau|# vaisseaux} près du Néant à la casse")                                  \
    W(STEP_WARP, "{0:no ship|1 ship|# ships} near the Void into the Void",                                   \
      "{0:aucun vaisseau|1 vaisseau|# vaisseaux} près du Néant dans le Néant")                               \
    W(STEP_DIE, "+{0:no die|1 die|# dice}", "+{0:0 dé|1 dé|# dés}")                                          \
    W(STEP_AIM, "+{0} targeting", "+{0} ciblage")                                                            \
    W(STEP_GUARD, "{0:no ship|1 ship|# ships} saved from damage",                                            \
      "{0:aucun vaisseau|1 vaisseau|# vaisseaux} sans dégât")                                                \
    W(STEP_FOEDIE, "another side: −{0:no die|1 die|# dice}", "un autre camp : −{0:0 dé|1 dé|# dés}")         \
    W(STEP_FOEAIM, "another side: +{0} targeting", "un autre camp : +{0} ciblage")                           \
    W(STEP_FOEDROP, "every other player there discards {0:no card|1 card|# cards}",                          \
      "chaque autre joueur présent défausse {0:0 carte|1 carte|# cartes}")                                   \
    W(STEP_PRIZE, "{0} VP if you win", "{0} PV en cas de victoire")                                          \
    W(STEP_LOOT, "steal {0} from losers if you win", "voler {0} aux perdants en cas de victoire")            \
    W(STEP_RETREAT, "retreat", "se retirer")                                                                 \
    W(STEP_PLANET, "{0:no planet|1 planet|# planets} laid",                                                  \
      "{0:aucune planète|1 planète|# planètes} en plus")                                                     \
    W(STEP_SPECIAL, "{0:no special region|1 special region|# special regions} laid",                         \
      "{0:aucune région spéciale|1 région spéciale|# régions spéciales} en plus")                            \
    W(STEP_BONUS, "a bonus resource on planets without ships",                                               \
      "une ressource bonus sur les planètes sans vaisseau")                                                  \
    W(STEP_RAIDER, "{1} raider", "un pillard {1}")                                                           \
    W(STEP_COLLAPSE, "the rightmost development of who has most collapses",                                  \
      "l’infrastructure la plus à droite de qui en a le plus s’effondre")                                    \
    W(STEP_DRAGON, "the Dragon on the Void", "le Dragon dans le Néant")                                      \
    W(STEP_HELM, "the helm moves {0:no space|1 space|# spaces}",                                             \
      "le gouvernail avance de {0:0 case|1 case|# cases}")                                                   \
    W(HAS_DICE, "{1}: +{0:no die|1 die|# dice}", "{1} : +{0:0 dé|1 dé|# dés}")                               \
    W(HAS_AIM, "{1}: +{0} targeting", "{1} : +{0} ciblage")                                                  \
    W(HAS_SHIELD, "{1}: +{0} shield", "{1} : +{0} bouclier")                                                 \
    W(HAS_RANGE, "{1}: +{0} range", "{1} : +{0} portée")                                                     \
    W(HAS_ATTACK, "{1} has Attack{2}", "{1} : Attaquer{2}")                                                  \
    W(HAS_VOYAGE, "{1} has Voyage", "{1} : Voyager")                                                         \
    W(HAS_REACH, "launches reach {0:no step|1 step|# steps} further",                                        \
      "les lancements portent {0:0 case|1 case|# cases} plus loin")                                          \
    W(HAS_DISCOUNT, "{1} cost {0} less", "{1} : coût −{0}")                                                  \
    W(HAS_FIELDANY, "all types of module at fields", "tous les types de module aux champs")                  \
    W(ONLY_PLANETS, " towards planets", " vers les planètes")                                                \
    W(CHEAPER, ", {0} cheaper", ", {0} de moins")                                                            \
    W(A_NEXT, "the next", "suivant")                                                                         \
    W(A_SMALL, "an S class", "de classe S")                                                                  \
    W(ANY_SHIP, "a ship", "un vaisseau")                                                                     \
    W(ANY_ONE, "any module", "un module")                                                                    \
    W(A_TYPE, "a {0} module", "un module {0}")                                                               \
    W(THE_ROW, "the {0}", "la rangée {0}")                                                                   \
    W(ANY_ROW, "one", "une")                                                                                 \
    W(TRACK_ANY, "a track of choice", "une piste au choix")                                                  \
    W(TRACK_LOW, "the lowest track", "la piste la plus basse")                                               \
    W(DISCOUNT_BUILD, "ships", "vaisseaux")                                                                  \
    W(DISCOUNT_MODULE, "modules", "modules")                                                                 \
    W(DISCOUNT_DEVELOP, "developments", "infrastructures")                                                   \
    W(PER, " for each {0}", " par {0}")                                                                      \
    W(PER_MAX, " for each {0}, at most {1}", " par {0}, {1} au plus")                                        \
    W(PER_MOD, "module", "module")                                                                           \
    W(PER_TYPE, "type of module", "type de module")                                                          \
    W(PER_DEV, "development", "infrastructure")                                                              \
    W(PER_WIN, "battle won", "bataille gagnée")                                                              \
    W(PER_RAIDER, "raider defeated", "pillard vaincu")                                                       \
    W(PER_MOON, "moon", "lune")                                                                              \
    W(PER_LEADER, "leader at the station", "chef à la station")                                              \
    W(PER_SHIP, "ship", "vaisseau")                                                                          \
    W(PER_UPGRADE, "upgrade", "amélioration")                                                                \
    W(PER_TACTIC, "card in hand", "carte en main")                                                           \
    W(PER_CREDIT, "credit", "crédit")                                                                        \
    W(PER_DISCOVERY, "discovery", "découverte")                                                              \
    W(PER_RELIC, "relic", "relique")                                                                         \
    W(PER_ADJDEV, "development next to Quasar or Vortex", "infrastructure voisine du Quasar ou du Vortex")   \
    W(PER_LOW, "step of the lowest track", "case de la piste la plus basse")                                 \
    W(PER_HIGH, "step of the highest track", "case de la piste la plus haute")                               \
    /* whens */                                                                                              \
    W(WHEN_ALWAYS, "always", "toujours")                                                                     \
    W(WHEN_TURN, "once a turn", "une fois par tour")                                                         \
    W(WHEN_FREE, "free action", "action libre")                                                              \
    W(WHEN_DIPLOMACY, "diplomacy", "diplomatie")                                                             \
    W(WHEN_LAUNCH, "launch", "lancement")                                                                    \
    W(WHEN_BATTLE, "in battle", "en bataille")                                                               \
    W(WHEN_WIN, "battle won", "bataille gagnée")                                                             \
    W(WHEN_LOSE, "battle lost", "bataille perdue")                                                           \
    W(WHEN_HIT, "if it wins", "s’il gagne")                                                                  \
    W(WHEN_MODULE, "new module", "nouveau module")                                                           \
    W(WHEN_DEVELOP, "development", "implantation")                                                           \
    W(WHEN_RETURN, "return", "rappel")                                                                       \
    W(WHEN_END, "at the end", "à la fin")                                                                    \
    W(WHEN_EACH, "every seat", "chacun")                                                                     \
    W(WHEN_NEAR, "who is near the Void", "qui est près du Néant")                                            \
    W(WHEN_UNITY, "the Unity", "l’Unité")                                                                    \
    W(WHEN_MOST, "who leads in {0}", "qui mène en {0}")                                                      \
    W(WHEN_LEAST, "who has fewest VP", "qui a le moins de PV")                                               \
    W(WHEN_STEP, "step {0}", "case {0}")                                                                     \
    W(PLACE_PLANET, "planet", "planète")                                                                     \
    W(PLACE_BASE, "base", "base")                                                                            \
    W(PLACE_FIELD, "field", "champ")                                                                         \
    W(PLACE_NEBULA, "nebula", "nébuleuse")                                                                   \
    W(PLACE_VOID, "the Void", "le Néant")                                                                    \
    W(VP_WORD, "VP", "PV")                                                                                   \
    W(NOTHING, "nothing", "rien")                                                                            \
    W(OR, " or ", " ou ")                                                                                    \
    /* decisions */                                                                                          \
    W(LABEL_KEEP, "Keep {0}: {1}.", "Garder {0} : {1}.")                                                     \
    W(LABEL_LAUNCH, "Launch {0} to {1}{2}", "Lancer {0} vers {1}{2}")                                        \
    W(LABEL_COST, " for {0} energy", " pour {0} énergie")                                                    \
    W(LABEL_WARNING, " (the Dragon draws it into the Void)", " (le Dragon l’attire dans le Néant)")          \
    W(LABEL_RETURN, "Return to station", "Rappel à la station")                                              \
    W(LABEL_PLAY, "Play {0}: {1}.", "Jouer {0} : {1}.")                                                      \
    W(LABEL_USE, "Use {0}: {1}.", "Utiliser {0} : {1}.")                                                     \
    W(LABEL_TRADE, "Trade 2 {0} for 1 {1}", "Échanger 2 {0} contre 1 {1}")                                   \
    W(LABEL_SPEND, "Spend {0}: {1}.", "Dépenser {0} : {1}.")                                                 \
    W(LABEL_OPTION, "Option {0} ({1})", "Option {0} ({1})")                                                  \
    W(LABEL_CANCEL, "Use {0} to cancel the cost of option {1}", "{0} pour annuler le coût de l’option {1}")  \
    W(LABEL_PAY, "Pay {0}", "Payer {0}")                                                                     \
    W(LABEL_GAIN, "Take 1 {0}", "Prendre 1 {0}")                                                             \
    W(LABEL_OPS_ENERGY, "Strategic Operations: 2 energy", "Opérations stratégiques : 2 énergie")             \
    W(LABEL_OPS_TACTIC, "Strategic Operations: a tactics card",                                              \
      "Opérations stratégiques : une carte Stratégie")                                                       \
    W(LABEL_OPS_BASIC, "Strategic Operations: a basic resource",                                             \
      "Opérations stratégiques : une ressource de base")                                                     \
    W(LABEL_TRACK, "Advance in {0}", "Avancer en {0}")                                                       \
    W(LABEL_TYPE, "A module of {0}", "Un module de {0}")                                                     \
    W(LABEL_MODULE, "Take the module {0}: {1}.", "Prendre le module {0} : {1}.")                             \
    W(LABEL_BUY, "Buy the module {0}: {1}.", "Acheter le module {0} : {1}.")                                 \
    W(LABEL_REMOVE, "Discard the module {0} from the market", "Retirer le module {0} du marché")             \
    W(LABEL_BUILD, "Build {0}", "Construire {0}")                                                            \
    W(LABEL_DEVELOP, "Develop {0} on {1}", "Implanter {0} sur {1}")                                          \
    W(LABEL_REPAIR, "Repair {0}", "Réparer {0}")                                                             \
    W(LABEL_REPAIR_SHIP, "Repair a ship: {0}", "Réparer un vaisseau : {0}")                                  \
    W(LABEL_HURT, "Damage {0}", "Endommager {0}")                                                            \
    W(LABEL_LEADER, "Recruit the leader from {0}", "Recruter le chef de {0}")                                \
    W(LABEL_MOON, "Take the moon of {0}", "Prendre la lune de {0}")                                          \
    W(LABEL_NEBMOON, "Take {0}: {1}.", "Prendre {0} : {1}.")                                                 \
    W(LABEL_STEAL, "Steal 1 {1} from {0}", "Voler 1 {1} à {0}")                                              \
    W(LABEL_ABILITY, "Choose the ability {0}: {1}.", "Choisir la capacité {0} : {1}.")                       \
    W(LABEL_UPGRADE, "Take the upgrade {0}: {1}.", "Prendre l’amélioration {0} : {1}.")                      \
    W(LABEL_TAKE, "Take the discovery {0}: {1}.", "Prendre la découverte {0} : {1}.")                        \
    W(LABEL_SCRAP, "To the scrapyard: {0}", "À la casse : {0}")                                              \
    W(LABEL_WARP, "Into the Void: {0}", "Dans le Néant : {0}")                                               \
    W(LABEL_ACTIVATE, "Activate {0}: {1}.", "Activer {0} : {1}.")                                            \
    W(LABEL_PUT, "Put {0} on {1}", "Placer {0} sur {1}")                                                     \
    W(LABEL_POWER, "Activate {0} with 1 energy", "Activer {0} avec 1 énergie")                               \
    W(LABEL_JOIN, "Send into the battle: {0}", "Envoyer à la bataille : {0}")                                \
    W(LABEL_FOE, "Against {0}", "Contre {0}")                                                                \
    W(LABEL_DIVERT, "Divert 1 energy to weapons", "Dévier 1 énergie vers les armes")                         \
    W(LABEL_SAVE, "Save from damage: {0}", "Épargner : {0}")                                                 \
    W(LABEL_FACE, "Choose the {0}: {1}.", "Choisir le {0} : {1}.")                                           \
    W(LABEL_PASS, "Pass", "Passer")                                                                          \
    W(LABEL_ENOUGH, "Enough", "C’est assez")                                                                 \
    W(LABEL_DECLINE, "Decline", "Refuser")                                                                   \
    W(LABEL_DONE, "Done", "Terminé")                                                                         \
    W(LABEL_DISCARD, "Discard {0}", "Défausser {0}")                                                         \
    W(LABEL_RECRUIT, "Recruit leaders", "Recruter les chefs")                                                \
    W(UNITY_PLAN, "{0} to {1}", "{0} vers {1}")                                                              \
    W(LABEL_ICON, "Special action: {0}", "Action spéciale : {0}")                                            \
    W(LABEL_RECALL, "Recall", "Rappel")                                                                      \
    W(LABEL_HELM, "The helm moves", "Le gouvernail avance")                                                  \
    W(LABEL_HOME, "Ships return to the bay", "Les vaisseaux rentrent à la baie")                             \
    W(BUTTON_POWER, "Power a module", "Alimenter un module")                                                 \
    W(BUTTON_CANCEL, "Cancel a cost with a moon", "Annuler un coût avec une lune")                           \
    W(BUTTON_TRADE, "Trade", "Échanger")                                                                     \
    /* outcomes of chance */                                                                                 \
    W(CHANCE_FIRST, "{0} plays first", "{0} joue en premier")                                                \
    W(CHANCE_TILE, "{0} is laid", "{0} est posé")                                                            \
    W(CHANCE_MOON, "{0} is turned up", "{0} est révélée")                                                    \
    W(CHANCE_RAIDER, "The raiders of this class: {0}", "Les pillards de cette classe : {0}")                 \
    W(CHANCE_NEBULA, "The die shows {0}", "Le dé désigne la {0}")                                            \
    W(CHANCE_TOKEN, "The token {0} is turned up", "Le pion {0} est révélé")                                  \
    W(CHANCE_FACTION, "{1} is dealt {0}", "{1} reçoit {0}")                                                  \
    W(CHANCE_CARD, "{1} draws {0}", "{1} pioche {0}")                                                        \
    W(CHANCE_DESTINY, "{1} is dealt the destiny {0}", "{1} reçoit la destinée {0}")                          \
    W(CHANCE_ACTION, "The next action card: {0}", "Prochaine carte Action : {0}")                            \
    W(CHANCE_EVENT, "Event, {0}: {1}.", "Événement, {0} : {1}.")                                             \
    W(CHANCE_SECTION, "The Unity’s die: {0}", "Le dé de l’Unité : {0}")                                      \
    W(CHANCE_CONFLICT, "The Unity draws {0}: {1}.", "L’Unité pioche {0} : {1}.")                             \
    W(CHANCE_UPGRADE, "{0} is on top of its pile", "{0} est sur sa pile")                                    \
    W(CHANCE_UNITYUP, "The Unity draws the upgrade {0}: {1}.", "L’Unité pioche l’amélioration {0} : {1}.")   \
    W(CHANCE_ROLL_RAIDERS, "The raiders roll {1}", "Les pillards obtiennent {1}")                            \
    W(CHANCE_ROLL, "{0} rolls {1}", "{0} obtient {1}")                                                       \
    W(CHANCE_MODULE, "{0} comes to the market", "{0} arrive au marché")                                      \
    W(CHANCE_DISCARD, "{1} discards {0}", "{1} défausse {0}")                                                \
    W(CHANCE_REPAIR, "The Unity repairs {0}", "L’Unité répare {0}")                                          \
    /* log */                                                                                                \
    W(TELL, "{0}: {1}", "{0} : {1}")                                                                         \
    W(TELL_RESIGN, "{0} resigns", "{0} abandonne")                                                           \
    W(TOLD_GAIN, "{0} +{1} {2}", "{0} +{1} {2}")                                                             \
    W(TOLD_LOSE, "{0} −{1} {2}", "{0} −{1} {2}")                                                             \
    W(TOLD_VP, "{0} +{1} VP", "{0} +{1} PV")                                                                 \
    W(TOLD_DRAW, "{0} draws a card", "{0} pioche une carte")                                                 \
    W(TOLD_TRACK, "{0}: {1} {2}", "{0} : {1} {2}")                                                           \
    W(TOLD_MODULE, "{0} gains {1}", "{0} gagne {1}")                                                         \
    W(TOLD_MOON, "{0} takes {1}", "{0} prend {1}")                                                           \
    W(TOLD_RECRUIT, "{0} recruits {1:no leader|1 leader|# leaders}",                                         \
      "{0} recrute {1:0 chef|1 chef|# chefs}")                                                               \
    W(TOLD_LEADER, "{0} recruits a leader from {1}", "{0} recrute un chef de {1}")                           \
    W(TOLD_ATTACK, "{1} attack in {2}", "{1} : attaque en {2}")                                              \
    W(TOLD_WARP, "a ship of {0} is drawn into the Void", "un vaisseau ({0}) est attiré dans le Néant")       \
    W(TOLD_BATTLE, "battle in {1}", "bataille en {1}")                                                       \
    W(TOLD_WON, "{0} won the battle", "victoire : {0}")                                                      \
    W(TOLD_NOBODY_WON, "nobody wins", "personne ne gagne")                                                   \
    W(TOLD_DEFEATED, "{1} defeated", "{1} : vaincu")                                                         \
    W(TOLD_SCRAPPED, "{0}: {1} to the scrapyard", "{0} : {1} à la casse")                                    \
    W(TOLD_MARKED, "{0}: {1} damaged", "{0} : {1} endommagé")                                                \
    W(TOLD_JOINED, "{0}: {1} joins", "{0} : {1} se joint")                                                   \
    W(TOLD_RETREAT, "{0} retreats", "{0} se retire")                                                         \
    W(TOLD_DEVELOP, "{0} develops {1}", "{0} s’implante en {1}")                                             \
    W(TOLD_HURT, "{0}: {1} damaged", "{0} : {1} endommagé")                                                  \
    W(TOLD_REPAIRED, "{0}: {1} repaired", "{0} : {1} réparé")                                                \
    W(TOLD_BARGE, "{0}: {1} to the Repair Barge", "{0} : {1} à la barge de réparation")                      \
    W(TOLD_BUILT, "{0} gets {1}", "{0} reçoit {1}")                                                          \
    W(TOLD_UPGRADE, "{0} gets the upgrade {1}", "{0} reçoit l’amélioration {1}")                             \
    W(TOLD_MARKER, "event marker {1} of {2}", "marqueur Événement {1} sur {2}")                              \
    W(TOLD_RAIDER, "{1} appear in {2}", "{1} : apparition en {2}")                                           \
    W(TOLD_PLANET, "a region is laid on {1}", "une région est posée en {1}")                                 \
    W(TOLD_BONUS, "bonus resources on planets", "ressources bonus sur les planètes")                         \
    W(TOLD_COLLAPSE, "the development of {0} on {1} collapses", "l’infrastructure de {0} en {1} s’effondre") \
    W(TOLD_DRAGON, "the Dragon is on the Void", "le Dragon est dans le Néant")                               \
    W(TOLD_CONTROL, "{0} has Control", "{0} a le Contrôle")                                                  \
    W(TOLD_TURN, "{0}’s turn", "au tour de {0}")                                                             \
    W(TOLD_ENDING, "the last turns begin", "les derniers tours commencent")                                  \
    W(TOLD_UNITY_HELM, "the helm is on space {1}", "le gouvernail est sur la case {1}")                      \
    W(TOLD_TOKEN, "{0} takes the discovery {1}", "{0} prend la découverte {1}")                              \
    W(TOLD_SUPREMACY, "{0} takes the token {1}", "{0} prend le pion {1}")                                    \
    W(TOLD_STEAL, "{0} steals from {1}", "{0} vole {1}")                                                     \
    W(TOLD_DISCARD, "{0} discards {1}", "{0} défausse {1}")                                                  \
    W(TOLD_HOME, "{0}’s ships are home", "vaisseaux de {0} rentrés")                                         \
    W(TOLD_PASS, "{0} passes", "{0} passe")                                                                  \
    W(TOLD_ABILITY, "{0} gets the ability {1}", "{0} reçoit la capacité {1}")                                \
    /* prompts */                                                                                            \
    W(ASK, "{0}: {1}", "{0} : {1}")                                                                          \
    W(ASK_CHANCE, "Chance: {0}", "Le hasard : {0}")                                                          \
    W(ASK_KEEP, "choose a faction", "choisissez une faction")                                                \
    W(ASK_TURN, "launch a ship, return, or a free action", "lancez un vaisseau, rappel ou action libre")     \
    W(ASK_WINDOW, "free actions, then done", "actions libres, puis terminé")                                 \
    W(ASK_ACTIVATIONS, "put ships on modules, then done",                                                    \
      "placez des vaisseaux sur des modules, puis terminé")                                                  \
    W(ASK_LIMIT, "discard down to the hand limit", "défaussez jusqu’à la limite de main")                    \
    W(ASK_CLAUSE, "choose an option", "choisissez une option")                                               \
    W(ASK_PAY, "choose how to pay", "choisissez comment payer")                                              \
    W(ASK_DISCARD, "choose a card to discard", "choisissez une carte à défausser")                           \
    W(ASK_GAIN, "choose a basic resource", "choisissez une ressource de base")                               \
    W(ASK_OPS, "Strategic Operations", "opérations stratégiques")                                            \
    W(ASK_TRACK, "choose a track", "choisissez une piste")                                                   \
    W(ASK_MODULE, "choose a module", "choisissez un module")                                                 \
    W(ASK_TYPE, "choose a type of module", "choisissez un type de module")                                   \
    W(ASK_FIELD, "buy a second module?", "acheter un second module ?")                                       \
    W(ASK_REMOVE, "choose a module to discard from the market", "choisissez un module à retirer du marché")  \
    W(ASK_BUILD, "choose a ship to build", "choisissez un vaisseau à construire")                            \
    W(ASK_DEVELOP, "develop?", "s’implanter ?")                                                              \
    W(ASK_ABILITY, "choose an ability card", "choisissez une carte Capacité")                                \
    W(ASK_REPAIR, "choose what to repair", "choisissez quoi réparer")                                        \
    W(ASK_UPGRADE, "choose a ship upgrade", "choisissez une amélioration")                                   \
    W(ASK_TAKE, "choose a discovery", "choisissez une découverte")                                           \
    W(ASK_LEADER, "choose a leader", "choisissez un chef")                                                   \
    W(ASK_MOON, "choose a moon", "choisissez une lune")                                                      \
    W(ASK_STEAL, "choose what to steal", "choisissez quoi voler")                                            \
    W(ASK_ACTIVATE, "activate modules, then done", "activez des modules, puis terminé")                      \
    W(ASK_HURT, "choose a module to damage", "choisissez un module à endommager")                            \
    W(ASK_SHIP, "choose a ship", "choisissez un vaisseau")                                                   \
    W(ASK_FOE, "choose a side", "choisissez un camp")                                                        \
    W(ASK_JOIN, "send ships into the battle, or enough",                                                     \
      "envoyez des vaisseaux à la bataille, ou c’est assez")                                                 \
    W(ASK_DIPLOMACY, "play a tactics card, or pass", "jouez une carte Stratégie, ou passez")                 \
    W(ASK_DIVERT, "divert energy to weapons, or enough",                                                     \
      "déviez de l’énergie vers les armes, ou c’est assez")                                                  \
    W(ASK_SAVE, "choose a ship to save", "choisissez un vaisseau à épargner")                                \
    W(ASK_FACE, "choose a die", "choisissez un dé")                                                          \
    W(ASK_UNITY, "the Unity plays", "l’Unité joue")                                                          \
    W(ASK_FOR_UNITY, "{0}, for the Unity", "{0}, pour l’Unité")                                              \
    W(ASK_SHUFFLE, "set-up", "mise en place")                                                                \
    W(ASK_DRAW, "a card is drawn", "une carte est piochée")                                                  \
    W(ASK_ROLL, "dice are rolled for {0}", "les dés sont lancés pour {0}")                                   \
    W(ASK_TURN_UP, "something is turned up", "quelque chose est révélé")                                     \
    W(ASK_OVER, "{0} wins with {1:no point|1 point|# points}",                                               \
      "{0} gagne avec {1:0 point|1 point|# points}")                                                         \
    /* odds */                                                                                               \
    W(ODDS_RAIDERS, "the raiders win", "les pillards gagnent")                                               \
    W(ODDS_SIDE, "{0} wins", "{0} gagne")                                                                    \
    W(ODDS_NOBODY, "nobody wins", "personne ne gagne")                                                       \
    /* why not */                                                                                            \
    W(NOT_NOW, "not possible now", "impossible maintenant")                                                  \
    W(NOT_EMPTY, "there is no region there", "il n’y a pas de région ici")                                   \
    W(NOT_OWN_SHIP, "a ship of yours is there already", "l’un de vos vaisseaux s’y trouve déjà")             \
    W(NOT_VOYAGE, "only ships with Voyage reach a nebula",                                                   \
      "seuls les vaisseaux avec Voyager atteignent une nébuleuse")                                           \
    W(NOT_FIRST, "your first ship needs a region without ships and raiders",                                 \
      "votre premier vaisseau doit viser une région sans vaisseau ni pillard")                               \
    W(NOT_FAR, "too far: not enough energy", "trop loin : pas assez d’énergie")                              \
    W(NOT_ATTACK, "only ships with Attack may go where others are",                                          \
      "seuls les vaisseaux avec Attaquer peuvent aller où il y en a d’autres")                               \
    W(NOT_BASE, "nothing of this base can be used now", "rien de cette base n’est utilisable maintenant")    \
    /* options */                                                                                            \
    W(OPTION_SEATS, "Seats", "Places")                                                                       \
    W(OPTION_MODE, "Game", "Partie")                                                                         \
    W(OPTION_LENGTH, "Length", "Durée")                                                                      \
    W(OPTION_EVENTS, "Events", "Événements")                                                                 \
    W(OPTION_VOID, "The Void", "Le Néant")                                                                   \
    W(OPTION_MOONS, "Nebula moons", "Lunes de nébuleuse")                                                    \
    W(OPTION_EXPANSION, "Expansion", "Extension")                                                            \
    W(OPTION_DESTINY, "Destiny cards", "Cartes Destinée")                                                    \
    W(OPTION_SPECIALS, "Special regions", "Régions spéciales")                                               \
    W(OPTION_COMMANDER, "Commander of the Unity", "Commandant de l’Unité")                                   \
    W(OPTION_RAIDERS, "Raiders", "Pillards")                                                                 \
    W(OPTION_DATA, "Data", "Données")                                                                        \
    W(VALUE_ON, "with", "avec")                                                                              \
    W(VALUE_OFF, "without", "sans")                                                                          \
    W(VALUE_VERSUS, "players against each other", "joueurs entre eux")                                       \
    W(VALUE_SOLO, "one player against the Unity", "un joueur contre l’Unité")                                \
    W(VALUE_UNITY, "players and the Unity", "joueurs et l’Unité")                                            \
    W(VALUE_SHORT, "short (50)", "courte (50)")                                                              \
    W(VALUE_MEDIUM, "medium (60)", "moyenne (60)")                                                           \
    W(VALUE_LONG, "long (70)", "longue (70)")                                                                \
    W(VALUE_AURORA, "Galactic Aurora", "Aube galactique")                                                    \
    W(VALUE_TWILIGHT, "Cosmic Twilight", "Crépuscule cosmique")                                              \
    W(VALUE_SHADOWS, "Shadows of the Void", "Ombres du Néant")                                               \
    W(VALUE_BOTH, "orphaned and ancient", "orphelines et antiques")                                          \
    W(VALUE_ORPHAN, "orphaned", "orphelines")                                                                \
    W(VALUE_ANCIENT, "ancient", "antiques")                                                                  \
    W(COMMANDER_LEVEL, "level {0}, number {1}", "niveau {0}, numéro {1}")                                    \
    /* sheets */                                                                                             \
    W(SHEET_VP, "VP {0}", "PV {0}")                                                                          \
    W(SHEET_TRACKS, "tracks {0}", "pistes {0}")                                                              \
    W(SHEET_RES, "ice {0}, nano {1}, titanium {2}, credits {3}, energy {4}",                                 \
      "glace {0}, nano {1}, titane {2}, crédits {3}, énergie {4}")                                           \
    W(SHEET_HAND, "cards {0}", "cartes {0}")                                                                 \
    W(SHEET_LEADERS, "leaders {0}", "chefs {0}")                                                             \
    W(SHEET_SHIPS, "ships: {0}", "vaisseaux : {0}")                                                          \
    W(SHEET_MODULES, "modules: {0}", "modules : {0}")                                                        \
    W(SHEET_MOONS, "moons: {0}", "lunes : {0}")                                                              \
    W(SHEET_CARDS, "cards: {0}", "cartes : {0}")                                                             \
    W(SHEET_MARKET, "Market: {0}", "Marché : {0}")                                                           \
    W(SHEET_EVENT, "Event marker {0} of {1}", "Marqueur Événement {0} sur {1}")                              \
    W(BAY, "bay", "baie")                                                                                    \
    W(RESERVE, "reserve", "réserve")                                                                         \
    W(SCRAPYARD, "scrapyard", "casse")                                                                       \
    W(ON_STATION, "station", "station")                                                                      \
    /* data */                                                                                               \
    W(DATA_TOO_LONG, "the data are too long", "les données sont trop longues")                               \
    W(DATA_BAD_LINE, "the line is too long, or holds signs that are not allowed",                            \
      "la ligne est trop longue ou contient des signes interdits")                                           \
    W(DATA_PARTS, "7 parts with | between them expected", "il faut 7 parties séparées par |")                \
    W(DATA_KIND, "no such kind: {0}", "genre inconnu : {0}")                                                 \
    W(DATA_TOGETHER, "lines of the kind {0} must stand together",                                            \
      "les lignes du genre {0} doivent se suivre")                                                           \
    W(DATA_KEY, "not key=value: {0}", "ce n’est pas clé=valeur : {0}")                                       \
    W(DATA_KEY_TWICE, "too many keys, or twice: {0}", "trop de clés, ou deux fois : {0}")                    \
    W(DATA_NO_KEY, "missing: {0}=", "il manque : {0}=")                                                      \
    W(DATA_STRANGE_KEY, "unknown key: {0}", "clé inconnue : {0}")                                            \
    W(DATA_NUMBER, "{0} must be a number from {1} to {2}, not: {3}",                                         \
      "{0} doit être un nombre de {1} à {2} et non : {3}")                                                   \
    W(DATA_LIST, "{0} must have {1} entries: {2}", "{0} doit avoir {1} éléments : {2}")                      \
    W(DATA_VALUE, "{0}={1} is not possible; for example: {2}", "{0}={1} est impossible ; par exemple : {2}") \
    W(DATA_COST, "the cost can be paid in too many ways", "il y a trop de façons de payer ce coût")          \
    W(DATA_ID, "not an id (small letters and digits, at most 15): {0}",                                      \
      "identifiant invalide (minuscules et chiffres, 15 au plus) : {0}")                                     \
    W(DATA_ORDER, "{0} {1} expected here, found: {2}", "{0} {1} attendu ici, et non : {2}")                  \
    W(DATA_NAME, "not a name (1 to 55 bytes, without | ~ quotes or braces): {0}",                            \
      "nom invalide (1 à 55 octets, sans | ~ guillemets ni accolades) : {0}")                                \
    W(DATA_TWICE, "{0} {1} stands twice", "{0} {1} apparaît deux fois")                                      \
    W(DATA_TOO_MANY, "too many: {0}", "il y en a trop : {0}")                                                \
    W(DATA_TOO_FEW, "too few: {0} {1}", "pas assez : {0} {1}")                                               \
    W(DATA_ONE_COPY, "every {0} must have 1 copy", "chaque {0} doit avoir 1 exemplaire")                     \
    W(DATA_MISSING, "{0}: {1} entries, at least {2} needed", "{0} : {1} lignes, il en faut au moins {2}")    \
    W(DATA_MAP, "the map needs 27 places, N1, N2 and V among them",                                          \
      "la carte doit avoir 27 emplacements, dont N1, N2 et V")                                               \
    W(DATA_DIE, "{0}: each face of the die must be named once",                                              \
      "{0} : chaque face du dé doit figurer une fois")                                                       \
    W(DATA_DRAGON, "exactly one raider must have warp=yes", "un seul pillard doit avoir warp=yes")           \
    W(DATA_DISCOVERIES, "there must be 21 discovery tokens", "il faut 21 pions Découverte")                  \
    W(DATA_EFFECT, "the effect is not understood at: {0}", "l’effet est incompréhensible à : {0}")           \
    W(DATA_NO_NUMBER, "a number must follow: {0}", "il manque un nombre après : {0}")                        \
    W(DATA_WHEN, "this when is not possible here: {0}", "ce moment est impossible ici : {0}")                \
    W(DATA_WORD_HERE, "this is not possible here: {0}", "ceci est impossible ici : {0}")                     \
    W(DATA_DECKS, "cards of one deck must stand together", "les cartes d’un paquet doivent se suivre")       \
    W(BAD_RAIDERS, "raiders: random, or five ids of the classes S A B C D joined by +",                      \
      "raiders : random, ou cinq identifiants des classes S A B C D reliés par +")                           \
    W(BAD_SOLO, "solo has 2 seats: one player and the Unity",                                                \
      "le mode solo a 2 places : un joueur et l’Unité")                                                      \
    W(BAD_UNITY, "mode unity has 3 or 4 seats: 2 or 3 players and the Unity",                                \
      "le mode unity a 3 ou 4 places : 2 ou 3 joueurs et l’Unité")                                           \
    W(BAD_SHORT, "five players play medium or long", "à cinq joueurs, la partie est moyenne ou longue")      \
    W(BAD_EXPANSION, "without the expansion there are no Void, no Shadows of the Void and no ancient moons", \
      "sans l’extension, il n’y a ni Néant, ni Ombres du Néant, ni lunes antiques")                          \
    W(POSITION_LONG, "the position is too long", "la position est trop longue")                              \
    W(POSITION_WRONG, "the position is not possible: {0}", "la position est impossible : {0}")               \
    W(POSITION_AT, "the position is not understood at: {0}", "la position est incompréhensible à : {0}")

#define SAY_NAME(name, english, french) SAY_##name,
enum say { ANDROMEDA_WORDS(SAY_NAME) SAYS };

const char *andromeda_word(enum say word, enum game_language language);

#endif
