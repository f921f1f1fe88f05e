/* Texts of Quantum: what a thing is, why it cannot be chosen now, and what the log says. */
#include "games.h"
#include "table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define BASE                                                                                   \
    "turn V actions 1 earned 0 | V research 6 dominance 1 ships 5d5:m 3e4 1a2 | K research 1 " \
    "dominance 1 ships 6h7 3i9 5g8 | cubes b8=V h8=K"
#define SCRAPPED                                                                            \
    "turn V actions 0 earned 0 | V research 1 dominance 1 ships 4d5 3e4 6x | K research 1 " \
    "dominance 1 ships 6h7 3i9 5g8 | cubes b8=V h8=K"

static struct table *open_at(const char *position, const char *rules) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct game_choice choice = {"rules", rules};
    struct table *table = table_new_at(games_all[0], &choice, 1, position, &error);
    if (!table)
        fail_msg("%s", error.text);
    return table;
}

static size_t read_things(const struct table *table, const char *words, game_thing *things) {
    char word[32];
    size_t count = 0;
    while (text_next_word(&words, word, sizeof word))
        if (!table_game(table)->read_thing(table_setting(table), table_state(table), word, &things[count++]))
            fail_msg("no thing is called %s", word);
    return count;
}

struct question {
    const char *position;
    const char *things;
    const char *answer[GAME_LANGUAGES]; /* NULL: it can be chosen */
};

static void check_reason(const struct question *question, const char *rules) {
    struct table *table = open_at(question->position, rules);
    game_thing things[GAME_MAX_CLICKS];
    size_t count = read_things(table, question->things, things);
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        char words[GAME_SENTENCE_TEXT] = "";
        struct text out = text_into(words, sizeof words);
        bool said = game_why_not(table_game(table), table_setting(table), table_state(table), things, count,
                                 (enum game_language)language, &out);
        assert_string_equal(words, question->answer[language] ? question->answer[language] : "");
        assert_int_equal(said, question->answer[language] != NULL);
    }
    table_free(table);
}

static void a_reason_is_given_for_what_cannot_be_chosen(void **nothing) {
    static const struct question questions[] = {
        {BASE, "e5", {"2 actions needed, 1 left.", "Il faut 2 actions, il en reste 1."}},
        {BASE, "b8", {"Your cube is on this planet already.", "Votre cube est déjà sur cette planète."}},
        {BASE, "h8", {"No free location on this planet.", "Plus d’emplacement libre sur cette planète."}},
        {BASE,
         "b2",
         {"Your ships in orbit add up to 1; 7 is needed.", "Vos vaisseaux en orbite font 1 ; il faut 7."}},
        {BASE, "h2", {"None of your ships is in its orbit.", "Aucun de vos vaisseaux n’est sur son orbite."}},
        {BASE, "research", {"Research is at 6 already.", "La recherche est déjà à 6."}},
        {BASE, "h7", {"Choose one of your ships first.", "Choisissez d’abord un de vos vaisseaux."}},
        {BASE, "d5 d6", {"This ship has moved this turn.", "Ce vaisseau a déjà bougé ce tour-ci."}},
        {BASE, "d5 strike", {"This ship has no such ability.", "Ce vaisseau n’a pas cette capacité."}},
        {BASE, "a2 strike", {"No enemy ship is next to it.", "Aucun vaisseau ennemi à côté."}},
        {BASE,
         "a2 c1",
         {"Out of reach: its speed is 1, and the path must be free.",
          "Hors de portée : sa vitesse est de 1 et le passage doit être libre."}},
        {BASE, "e4 e5", {"No ship can stop on a planet.", "Aucun vaisseau ne s’arrête sur une planète."}},
        {BASE, "e4 d5", {"One of your own ships is there.", "Un de vos vaisseaux est là."}},
        {BASE, "e4 e3", {NULL, NULL}},
        {BASE, "end", {NULL, NULL}},
        {SCRAPPED, "scrap6", {"1 action needed, none left.", "Il faut 1 action, il n’en reste plus."}},
        {SCRAPPED, "research", {"1 action needed, none left.", "Il faut 1 action, il n’en reste plus."}},
        {SCRAPPED,
         "d5 reconfigure",
         {"1 action needed, none left.", "Il faut 1 action, il n’en reste plus."}},
        {SCRAPPED, "d5 modify-5", {NULL, NULL}},
    };
    (void)nothing;
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        check_reason(&questions[i], "sheet");
    check_reason(&(struct question){SCRAPPED,
                                    "agile",
                                    {"Cards are taken at the end of a turn in which you earned them.",
                                     "Les cartes se prennent à la fin d’un tour où vous en avez gagné."}},
                 "sheet");
}

static void a_thing_is_explained(void **nothing) {
    static const struct {
        const char *thing, *english;
    } cases[] = {
        {"d5", "Vulpes: 5 interceptor at d5. Speed 5. Maneuver, part of its move: may step and attack "
               "diagonally. It "
               "has moved this turn."},
        {"e5",
         "Planet 8 at e5: a cube is built (2 actions) when your ships in orbit add up to exactly 8. Free "
         "locations: 2 of 2. In orbit: Vulpes 8."},
        /* An enemy's ship is not called yours. */
        {"i9",
         "Kepler: 3 destroyer at i9. Speed 3. Warp, free: trades places with another ship of its side on "
         "the map."},
        {"b9", "Empty space b9. It is an orbital position of the planet 7 at b8."},
        {"a9", "Empty space a9."},
        {"end", "Ends your turn. You receive what you earned, then the next player begins."},
        {"warlike", "Warlike (command): +1 action for the first ship you destroy in your turn."},
        {"K@h8", "A cube of Kepler on the planet at h8."},
    };
    (void)nothing;
    struct table *table = open_at(BASE, "sheet");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char words[GAME_SENTENCE_TEXT];
        struct text out = text_into(words, sizeof words);
        game_thing thing;
        read_things(table, cases[i].thing, &thing);
        table_game(table)->explain(table_setting(table), table_state(table), thing, GAME_ENGLISH, &out);
        assert_string_equal(words, cases[i].english);
    }
    table_free(table);
}

static void what_is_no_thing_is_not_read(void **nothing) {
    static const char *const words[] = {"",         "z9",    "d",  "d55",  "scrap0x", "scrap7",
                                        "scrap3:x", "hand9", "K@", "K@d0", "X@e5",    "End"};
    (void)nothing;
    struct table *table = open_at(BASE, "sheet");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        game_thing thing;
        if (table_game(table)->read_thing(table_setting(table), table_state(table), words[i], &thing))
            fail_msg("%s was read", words[i]);
    }
    table_free(table);
}

static const struct question with_cards[] = {
    {"turn V actions 2 earned 0 | V research 1 dominance 1 ships 5d5 2e4 1a2 commands intelligent | K "
     "research 1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion "
     "momentum brilliant eager nomadic | discards",
     "b2",
     {"Your ships in orbit add up to 1; 7 is needed, or 1 more or less (Intelligent).",
      "Vos vaisseaux en orbite font 1 ; il faut 7, à 1 près (Intelligent)."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 1a2 commands intelligent | K "
     "research 1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion "
     "momentum brilliant eager nomadic | discards",
     "e5",
     {"2 actions needed, 1 left.", "Il faut 2 actions, il en reste 1."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 3d4 1a2 commands ingenious | K research "
     "1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "e5",
     {"2 actions needed, 1 left.", "Il faut 2 actions, il en reste 1."}},
    {"turn V actions 0 earned 0 | V research 1 dominance 1 ships 5d5 3d4 1a2 commands ingenious | K research "
     "1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "e5",
     {"2 actions needed, none left.", "Il faut 2 actions, il n’en reste plus."}},
    {"turn V actions 2 earned 0 | V research 1 dominance 1 ships 5d5 4d4 1a2 commands ingenious | K research "
     "1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "e5",
     {"Your ships in orbit add up to 5; with those diagonal to it none of the totals is 8.",
      "Vos vaisseaux en orbite font 5 ; avec ceux en diagonale, aucun total ne fait 8."}},
    {"turn V actions 2 earned 0 | V research 1 dominance 1 ships 5d5 4d4 1a2 commands ingenious | K research "
     "1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "h2",
     {"None of your ships is in its orbit or diagonal to it.",
      "Aucun de vos vaisseaux n’est sur son orbite ni en diagonale."}},
    {"turn V actions 0 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands eager | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "agile brilliant nomadic | discards",
     "scrap6 d4",
     {"It can only be deployed to an empty orbital position of a planet with your cube.",
      "On ne peut le déployer que sur une position orbitale vide d’une planète qui porte votre cube."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands stealthy | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "scrap6 d4",
     {"It can only be deployed to an empty orbital position of a planet with your cube, or to an empty space "
      "that is not next to a ship (Stealthy).",
      "On ne peut le déployer que sur une position orbitale vide d’une planète qui porte votre cube, ou sur "
      "une case vide qui n’est adjacente à aucun vaisseau (Furtif)."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5:m 2e4 6x commands energetic | K "
     "research 1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion "
     "momentum brilliant eager nomadic | discards",
     "d5 d6",
     {NULL, NULL}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands cerebral | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "cerebral",
     {"It costs 1 dominance, and yours is 1.", "Il coûte 1 en domination, et la vôtre est à 1."}},
    {"turn V actions 1 earned 0 | V research 6 dominance 2 ships 5d5 2e4 6x commands cerebral | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "cerebral",
     {"Research is at 6 already.", "La recherche est déjà à 6."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands tyrannical | K research "
     "1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "tyrannical",
     {"It costs 1 research, and yours is 1.", "Il coûte 1 en recherche, et la vôtre est à 1."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5:m 2e4:m 6x commands curious | K "
     "research 1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion "
     "momentum brilliant eager nomadic | discards",
     "curious",
     {"All your ships on the map have moved this turn.",
      "Tous vos vaisseaux sur le plateau ont bougé ce tour-ci."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5:m 2e4 6x commands tactical | K research "
     "1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "tactical d5",
     {"This ship has moved this turn.", "Ce vaisseau a déjà bougé ce tour-ci."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5x 2x 6x commands flexible | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "flexible",
     {"You have no ship on the map.", "Vous n’avez pas de vaisseau sur le plateau."}},
    {"turn V actions 0 earned 0 | V research 1 dominance 1 ships 5d5 2x 6x commands nomadic | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager warlike | discards",
     "nomadic",
     {"1 action needed, none left.", "Il faut 1 action, il n’en reste plus."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands precocious | K research "
     "1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "precocious",
     {"This command always works; there is nothing to choose.",
      "Ce commandement agit tout le temps ; il n’y a rien à choisir."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands cruel | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "cruel",
     {"This command is played in combat, when you are asked.",
      "Ce commandement se joue au combat, quand on vous le demande."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands clever | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "clever",
     {"This command works when one of your dice is rolled.",
      "Ce commandement agit quand un de vos dés est lancé."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands cunning | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "cunning",
     {"This command works when a ship that has used its ability uses another one.",
      "Ce commandement agit quand un vaisseau qui a utilisé sa capacité en utilise une autre."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands cruel | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "cruel",
     {"This card belongs to another player.", "Cette carte appartient à un autre joueur."}},
};

static const struct question explained_with_cards[] = {
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5:m 2e4 6x commands energetic | K "
     "research 1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion "
     "momentum brilliant eager nomadic | discards",
     "d5",
     {"Vulpes: 5 interceptor at d5. Speed 5. Maneuver, part of its move: may step and attack diagonally. "
      "It has moved this turn, and may move again for an action (Energetic).",
      NULL}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 4d5:a 2e4 6x commands agile cunning | K "
     "research 1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion "
     "momentum brilliant eager nomadic | discards",
     "d5",
     {"Vulpes: 4 frigate at d5. Speed 5. Modify, free: becomes a 3 or a 5. It has used its ability this "
      "turn, and may use another one (Cunning).",
      NULL}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands eager stealthy | K "
     "research 1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion "
     "momentum agile brilliant nomadic | discards",
     "scrap6",
     {"6 scout in the scrapyard (Vulpes). Free reconfigure: takes another number, by a roll, without an "
      "action. Deploying it costs no action (Eager): into orbit of a planet with a cube of its side. Or on "
      "any empty "
      "space that is not next to a ship (Stealthy).",
      NULL}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands ingenious intelligent | "
     "K research 1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion "
     "momentum brilliant eager nomadic | discards",
     "e5",
     {"Planet 8 at e5: a cube is built (2 actions) when your ships in orbit add up to 7, 8 or 9. Your ships "
      "diagonal to it may count, too (Ingenious). Free locations: 2 of 2. In orbit: Vulpes 7.",
      NULL}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands precocious | K research "
     "1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "research",
     {"For 1 action research goes up by 1. From 4 on, the end of your turn brings a breakthrough "
      "(Precocious).",
      NULL}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands clever | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "reconfigure",
     {"For 1 action the ship takes another number, which you choose (Clever).", NULL}},
    {"turn V actions 1 earned 0 | V research 1 dominance 2 ships 5d5 2e4 6x commands cerebral | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "cerebral",
     {"Cerebral (command): Once a turn, with a dominance of 2 or more: −1 dominance, +3 "
      "research. You can use it now.",
      NULL}},
    {"turn V actions 1 earned 0 | V research 1 dominance 1 ships 5d5 2e4 6x commands | K research 1 "
     "dominance 3 ships 6h7 3i9 5g8 commands cruel | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "cruel",
     {"Cruel (command): In combat, make the other side re-roll its die once. It belongs to Kepler.", NULL}},
};

static const struct question told[] = {
    {"turn V actions 1 earned 0 | V research 3 dominance 2 ships 5d5 2e4 6x commands tyrannical | K research "
     "1 dominance 3 ships 6h7 3i9 5g8 commands | cubes b8=V h8=K | market expansion expansion momentum "
     "brilliant eager nomadic | discards",
     "use tyrannical",
     {"Vulpes uses Tyrannical. Vulpes: research 2. Vulpes: dominance 3.",
      "Vulpes utilise Tyrannique. Vulpes : recherche 2. Vulpes : domination 3."}},
    {"combat V actions 1 earned 0 at d4 attacked from d3 | V research 1 dominance 1 ships 3d3:m! 2d2 6x "
     "commands ferocious strategic | K research 1 dominance 3 ships 4d4 3i9 5g8 commands | cubes b8=V h8=K | "
     "market aggression expansion momentum brilliant eager nomadic | discards",
     "dice 4 1",
     {"3 + 4 − 3 against 4 + 1: the attacker wins.", "3 + 4 − 3 contre 4 + 1 : l’attaquant gagne."}},
    {"combat V actions 1 earned 0 at d4 attacked from d3 | V research 1 dominance 1 ships 3d3:m! 2a1 6x "
     "commands | K research 1 dominance 3 ships 4d4 3i9 5g8 commands stubborn | cubes b8=V h8=K | market "
     "aggression expansion momentum brilliant eager nomadic | discards",
     "dice 4 1",
     {"3 + 4 against 4 + 1: the attack fails, and the attacker is destroyed.",
      "3 + 4 contre 4 + 1 : l’attaque échoue et l’attaquant est détruit."}},
    {"wreck V actions 1 earned 0 at d4 attacked from d3 | V research 1 dominance 1 ships 3d3:m! 2a1 6x "
     "commands warlike | K research 1 dominance 3 ships 4* 3i9 5g8 commands | cubes b8=V h8=K | market "
     "aggression expansion momentum brilliant eager nomadic | discards",
     "dice 2",
     {"Kepler loses a 4; re-rolled, it is a 2 in the scrapyard. Vulpes: dominance 2. Kepler: dominance 2. "
      "Vulpes: 2 actions.",
      "Kepler perd un 4 ; relancé, il devient un 2 à la casse. Vulpes : domination 2. Kepler : domination 2. "
      "Vulpes : 2 actions."}},
    {"pick V actions 0 earned 1 phase 2 | V research 1 dominance 2 ships 3d3 2a1 6x commands | K research 1 "
     "dominance 3 ships 4d4 3i9 5g8 commands | cubes b8=V h8=K | market aggression expansion momentum "
     "brilliant eager nomadic | discards",
     "take aggression",
     {"Vulpes takes Aggression. Vulpes: dominance 4.", "Vulpes prend Agression. Vulpes : domination 4."}},
    {"draw V actions 0 earned 0 phase 2 gambit aggression | V research 1 dominance 2 ships 3d3 2a1 6x "
     "commands | K research 1 dominance 3 ships 4d4 3i9 5g8 commands | cubes b8=V h8=K | market expansion "
     "momentum brilliant eager nomadic | discards",
     "draw sabotage",
     {"New card: Sabotage.", "Nouvelle carte : Sabotage."}},
    {"pick V actions 0 earned 1 phase 2 | V research 1 dominance 2 ships 3d3 2a1 6x commands | K research 1 "
     "dominance 3 ships 4d4 3i9 5g8 commands | cubes b8=V h8=K | market aggression expansion momentum "
     "brilliant eager nomadic | discards",
     "take momentum",
     {"Vulpes takes Momentum. Vulpes takes a new turn with 2 actions.",
      "Vulpes prend Momentum. Vulpes joue un nouveau tour, avec 2 actions."}},
    {"turn K actions 0 earned 0 | V research 1 dominance 2 ships 3d3 3a1 6x commands conformist | K research "
     "1 dominance 3 ships 4d4 3i9 5g8 commands | cubes b8=V h8=K | market aggression expansion momentum "
     "brilliant eager nomadic | discards",
     "end",
     {"Kepler ends the turn. Vulpes: 4 actions.", "Kepler finit son tour. Vulpes : 4 actions."}},
    {"turn V actions 1 earned 0 | V research 1 dominance 2 ships 3d3 3a1 6x commands resourceful | K "
     "research 1 dominance 3 ships 4d4 3i9 5g8 commands | cubes b8=V h8=K | market aggression expansion "
     "momentum brilliant eager nomadic | discards",
     "use resourceful d3",
     {"Vulpes uses Resourceful: the 3 at d3 goes to the scrapyard. Vulpes: 2 actions.",
      "Vulpes utilise Hyperactif : le 3 en d3 va à la casse. Vulpes : 2 actions."}},
    {"turn V actions 2 earned 0 | V research 1 dominance 2 ships 3d5 5e4 6x commands | K research 1 "
     "dominance 3 ships 4d4 3i9 5g8 commands | cubes b8=V e8=V h8=K b5=V b2=V | market aggression expansion "
     "momentum brilliant eager nomadic | discards",
     "construct e5",
     {"Vulpes constructs a cube on the 8 at e5, the last one. Vulpes wins the game.",
      "Vulpes construit un cube sur la planète 8 en e5, le dernier. Vulpes gagne la partie."}},
    {"relocate V actions 0 earned 0 phase 2 gambit relocation | V research 1 dominance 2 ships 3d5 5e4 6x "
     "commands | K research 1 dominance 3 ships 4d4 3i9 5g8 commands | cubes b8=V h8=K | market aggression "
     "expansion momentum brilliant eager nomadic | discards",
     "relocate K h8 e8",
     {"Vulpes moves a cube of Kepler from h8 to e8.", "Vulpes déplace un cube de Kepler, de h8 à e8."}},
};

static void reasons_know_the_cards_that_are_held(void **nothing) {
    (void)nothing;
    for (size_t i = 0; i < sizeof with_cards / sizeof with_cards[0]; i++)
        check_reason(&with_cards[i], "full");
}

static void explanations_know_the_cards_that_are_held(void **nothing) {
    (void)nothing;
    for (size_t i = 0; i < sizeof explained_with_cards / sizeof explained_with_cards[0]; i++) {
        const struct question *question = &explained_with_cards[i];
        struct table *table = open_at(question->position, "full");
        char words[GAME_SENTENCE_TEXT];
        struct text out = text_into(words, sizeof words);
        game_thing thing;
        read_things(table, question->things, &thing);
        table_game(table)->explain(table_setting(table), table_state(table), thing, GAME_ENGLISH, &out);
        assert_string_equal(words, question->answer[GAME_ENGLISH]);
        table_free(table);
    }
}

static void the_log_tells_what_followed(void **nothing) {
    (void)nothing;
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
        struct table *table = open_at(told[i].position, "full");
        game_action action;
        if (!game_read_action(table_game(table), table_setting(table), table_state(table), told[i].things,
                              &action))
            fail_msg("%s is not possible", told[i].things);
        for (int language = 0; language < GAME_LANGUAGES; language++) {
            char words[GAME_SENTENCE_TEXT];
            struct text out = text_into(words, sizeof words);
            table_tell(table, GAME_EVERYTHING, table_state(table), action, (enum game_language)language,
                       &out);
            assert_string_equal(words, told[i].answer[language]);
        }
        table_free(table);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_reason_is_given_for_what_cannot_be_chosen),
        cmocka_unit_test(a_thing_is_explained),
        cmocka_unit_test(what_is_no_thing_is_not_read),
        cmocka_unit_test(reasons_know_the_cards_that_are_held),
        cmocka_unit_test(explanations_know_the_cards_that_are_held),
        cmocka_unit_test(the_log_tells_what_followed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
