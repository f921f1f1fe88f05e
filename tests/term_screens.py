#!/usr/bin/python3
"""Screens of the terminal client in every size, language and palette, and all keys.

usage: tests/term_screens.py ASTRAGAL [--renew] [WORD]
--renew rewrites the expected screens: check the difference (git diff) before you commit it. WORD runs only the tests with
it in their names.
"""

import re
import subprocess

from terminal import CARDS, LATE, MIDDLE, RECORDS, go_to_row, number, open_cards, open_middle, question, run_tests, test


@test()
def the_start_menu_in_both_languages(t):
    t.start("--seed", "1")
    t.wait("Start")
    t.compare("menu-en")
    t.start("--seed", "1", locale="fr_XX.UTF-8")
    t.wait("Commencer")
    t.compare("menu-fr")
    t.start("--seed", "1", "--lang", "fr")
    t.wait("Commencer")
    t.compare("menu-fr")


@test()
def the_start_menu_chooses_seats_levels_map_and_rules(t):
    t.start("--seed", "1", "--pace", "0")
    t.wait("▸ Start")
    t.press("End", "▸ Leave")
    t.press("Home", "▸ Start")
    t.press("Down", "▸ Game")
    t.press("Down", "▸ Players")
    t.press("Right", "Orion")
    t.press("Down", "▸   Vulpes")
    t.press("Down", "▸   Kepler")
    t.press("Left", "1 Cadet")
    t.press("Left", lambda s: s.count("person") == 2)
    t.press("Down", "▸   Orion")
    t.press("Left", "1 Cadet")
    t.press("Left", lambda s: s.count("person") == 3)
    t.press("Down", "▸ Map")
    t.press("Right", lambda s: "Base 3" not in s)
    t.press("Left", "Base 3")
    t.press("Down", "▸ A map of my own")
    t.press("Down", "▸ Rules")
    t.press("Left", "all cards")
    t.compare("menu-chosen")
    go_to_row(t, "Up", "Start")
    t.press("Enter", "keep these ships")
    record = t.record()
    assert '[Rules "full"]' in record and "base-3" in record, record
    assert record.count('"person"') == 3, record


@test()
def the_start_menu_takes_a_map_from_a_file(t):
    wrong, mine = t.folder / "wrong.map", t.folder / "my three.map"
    wrong.write_text("name: Moon\n\n7* moon 7*\n")
    mine.write_text("name: Mine\nplayers: 3\ncubes: 4\n\n7* 8 7*\n8 10 8\n8 7* 8\n")
    t.start("--seed", "1", "--pace", "0")
    t.wait("▸ Start")
    t.press("?", "one of eight levels")
    t.compare("menu-help")
    t.press("Enter", lambda s: "one of eight levels" not in s)
    go_to_row(t, "Down", "A map of my own")
    for name, reason in (("~/none.map", "none.map: cannot be read"), ("~/wrong.map", "wrong.map, line 3: moon is not")):
        t.press("Enter", "name of a file")
        t.type(name)
        t.press("Enter", reason)
        t.press("Enter", lambda s: reason not in s)
    t.press("Enter", "name of a file")
    t.type("~/my three.map")
    t.press("Enter", "▸ Map                     ‹ my three.map ›")
    t.compare("menu-own-map")
    # It is now one of the maps for three players.
    t.press("Right", lambda s: "my three.map" not in s)
    t.press("Left", "my three.map")
    go_to_row(t, "Up", "Start")
    t.press("Enter", "keep these ships")
    assert "Mine" in t.record() and '[Player.O "level:2"]' in t.record(), t.record()


@test()
def a_game_at_80x24_shows_board_sheets_choices_and_log(t):
    open_middle(t)
    t.compare("game-80x24")
    t.press("3", "3 destroyer at d5")
    t.press("Enter", "›")
    t.compare("targets-80x24")


@test((120, 40))
def a_game_at_120x40(t):
    open_middle(t)
    t.press("3", "3 destroyer at d5")
    t.press("Enter", "›")
    t.compare("targets-120x40")


@test()
def a_game_in_french(t):
    open_middle(t, "--lang", "fr")
    t.press("3", "3 destroyer en d5")
    t.press("Enter", "›")
    t.compare("targets-fr")


@test()
def a_game_in_ascii(t):
    open_middle(t, locale="C")
    t.press("3", "3 destroyer at d5")
    t.press("Enter", lambda s: "left > " in s)
    t.compare("targets-ascii")
    open_middle(t, "--ascii", "--lang", "fr")
    t.press("3", "3 destroyer en d5")
    t.press("Enter", lambda s: "restantes > " in s)
    screen = t.screen()
    assert screen.isascii(), screen


COLOUR = r"\x1b\[[0-9;]*[34][0-8]"
# As in the Debian package ncurses-term, which may not be installed.
SIXTEEN = r"""sixteen|sixteen colours,
	colors#16, pairs#256,
	setab=\E[%?%p1%{8}%<%t%p1%{40}%+%e%p1%{92}%+%;%dm,
	setaf=\E[%?%p1%{8}%<%t%p1%{30}%+%e%p1%{82}%+%;%dm,
	use=screen,
"""


@test()
def colours_and_none(t):
    open_middle(t)
    t.press("3", "3 destroyer at d5")
    t.press("Enter", "›")
    t.compare("targets-colours", colours=True)
    open_middle(t, NO_COLOR="1")
    t.press("3", "3 destroyer at d5")
    t.press("Enter", "›")
    t.compare("targets-no-colours", colours=True)
    assert not re.search(COLOUR, t.screen(True)), "a colour in spite of NO_COLOR"


@test()
def terminals_with_few_colours_or_none(t):
    (t.folder / "sixteen.ti").write_text(SIXTEEN)
    subprocess.run(["tic", "-x", "-o", t.folder / "terminfo", t.folder / "sixteen.ti"], check=True)
    for name, terminal in (("targets-8-colours", "screen"), ("targets-16-colours", "sixteen")):
        open_middle(t, TERM=terminal, TERMINFO=str(t.folder / "terminfo"))
        t.press("3", "3 destroyer at d5")
        t.press("Enter", "›")
        t.compare(name, colours=True)
    open_middle(t, TERM="vt100")
    t.press("3", "3 destroyer at d5")
    t.press("Enter", "›")
    t.compare("targets-80x24")
    assert not re.search(COLOUR, t.screen(True)), "a colour on a terminal without"
    # The Linux console has colours, and a font without emblems.
    open_middle(t, TERM="linux")
    t.press("3", "3 destroyer at d5")
    t.press("Enter", lambda s: "left > " in s)
    t.compare("targets-ascii")
    assert re.search(COLOUR, t.screen(True)), "no colour on the console"
    # A terminal that cannot be drawn on is used line by line, or refused if it is unknown.
    t.start("--map", "base-2", TERM="dumb")
    t.wait("A number, `undo`")
    t.start_shell(f"TERM=none-such {t.program} term --map base-2")
    t.wait("this terminal cannot be drawn on; try --plain")


@test((120, 40))
def cards_at_120x40(t):
    t.start("--map", "base-2", "--rules", "full", "--seed", "5", "--players", "person,person")
    t.wait("keep these ships")
    t.compare("cards-120x40")


@test()
def four_players_with_cards_have_room_at_80x24(t):
    open_cards(t, CARDS)
    t.wait("Andromeda: 3 actions left")
    t.compare("cards-80x24")
    open_cards(t, LATE)
    t.wait("Kepler: take a card (2 earned)")
    t.compare("cards-late")
    open_cards(t, LATE, "--lang", "fr")
    t.wait("Kepler : prenez une carte (2 gagnées)")
    t.compare("cards-fr")
    t.press("r", "[r] Repositionnement")
    t.press("Enter", "Kepler : déplacez le cube d’un autre joueur")


@test()
def a_large_map_is_seen_through_a_window_around_the_cursor(t):
    t.start("--map", "event-horizon", "--seed", "2")
    t.wait("keep these ships")
    t.press("g", "Go to")
    t.type("k1")
    t.press("Enter", lambda s: "space k1" in s)
    t.compare("window-80x24")


@test()
def all_choices_are_in_sight_when_a_card_is_taken(t):
    t.start("--map", "base-2", "--rules", "full", "--lang", "fr", "--seed", "4", "--position",
            "pick V actions 0 earned 1 phase 2 | V research 1 dominance 2 ships 3d5 5e4 6x commands energetic | "
            "K research 5 dominance 2 ships 6f4 3c5 1h7 commands brilliant | cubes h8=K b5=V b2=V | "
            "market aggression expansion momentum cerebral intelligent precocious | discards aggression")
    t.wait("prenez une carte")
    screen = t.wait("Aucune carte")
    assert "encore" not in screen and screen.count("Expansion") == 1, screen


@test()
def nebuleuse_has_room_for_names_and_explains_its_sheets(t):
    t.start("--game", "nebuleuse", "--players", "level:1", "--seed", "4", "--pace", "0")
    t.wait("choose a free piece")
    t.compare("nebuleuse-80x24")
    t.press("S", "Thrusters ")
    t.press("Down", "Lasers fight")
    t.press("Escape", "choose a free piece")


@test(size=(64, 20))
def a_narrow_key_line_keeps_help_and_menu(t):
    open_middle(t)
    keys = t.wait("? help  m menu").splitlines()[-1]
    assert keys.startswith("arrows Enter  ") and "n next" not in keys, keys


@test()
def odds_and_reasons_are_told_before_committing(t):
    open_middle(t)
    t.press("g", "Go to")
    t.type("d5")
    t.press("Enter", "3 destroyer at d5")
    t.press("Enter", "›")
    t.press("Left", "Kepler: 3 destroyer at c5 · 3 choices · 58.3 % to succeed")
    t.press("Enter", lambda s: "at d5 › Kepler: 3" in question(s))
    t.press("Escape", lambda s: question(s).endswith("› Vulpes: 3 destroyer at d5"))
    t.press("Escape", lambda s: question(s) == "Vulpes: 3 actions left")
    t.press("g", "Go to")
    t.type("b8")
    t.press("Enter", "None of your ships is in its orbit.")


@test()
def the_question_mark_explains_and_helps(t):
    open_middle(t)
    t.press("3", "3 destroyer at d5")
    t.press("?", "Warp, free")
    t.compare("explain")
    t.press("Enter", lambda s: "Warp, free" not in s)
    t.press("?", "takes back your last decision")
    t.compare("help")
    t.press("Enter", lambda s: "takes back" not in s)


@test()
def the_rules_are_read_in_the_terminal(t):
    open_middle(t)
    t.press("?", "r rules")
    t.press("r", "▸ If you have never played")
    t.compare("rules-list")
    t.press("Enter", "Be the first to get rid of all your cubes")
    t.compare("rules-80x24")
    t.press("NPage", "That is enough to begin")
    t.press("Right", "1. Rule sets and options  (2/")
    t.press("Enter", "▸ If you have never played")
    t.press("g", "Glossary  (16/16)")
    t.press("NPage", "Scrapyard: where destroyed ships wait")
    t.press("Escape", "3 actions left")
    t.press("R", "▸ If you have never played")
    t.press("Escape", "3 actions left")
    t.start("--lang", "fr", "--seed", "1")
    go_to_row(t, "Up", "Lire les règles")
    t.press("Enter", "▸ Si vous n’avez jamais joué")
    t.press("Enter", "(1/")
    t.compare("rules-fr")
    t.press("Escape", "▸ Lire les règles")


@test()
def all_sheets_cards_and_planets_are_explained_on_a_screen_of_their_own(t):
    open_cards(t, LATE)
    t.wait("take a card")
    t.press("S", "Energetic (command)")
    t.compare("sheets")
    t.press("Up", "h2 9 ▲□□")
    t.click_on("Sabotage")
    t.wait("Sabotage (gambit")
    t.resize(120, 40)
    t.wait(lambda s: len(s.splitlines()) == 40 and "Sabotage (gambit" in s)
    t.resize(80, 24)
    t.press("Escape", "take a card")
    # A click on a card that cannot be chosen explains it in the game as well.
    t.click_on("Ravenous")
    t.wait("What is this?")
    t.press("Escape", lambda s: "What is" not in s)


@test()
def letters_jump_to_buttons_and_enter_presses_them(t):
    open_middle(t)
    t.press("r", "[r]")
    t.press("Enter", "2 actions left")
    assert "research" in t.record().splitlines()[-1]
    t.press("u", "Taken back")
    t.wait("3 actions left")


@test()
def the_mouse_does_what_the_keys_do(t):
    """The same game twice: by keys, and by mouse alone."""
    open_middle(t)
    t.press("3", "3 destroyer at d5")
    t.press("Enter", lambda s: question(s).count("›") == 1)
    t.press("w", "[w]")
    t.press("Enter", "3 actions left")
    t.press("r", "[r]")
    t.press("Enter", "2 actions left")
    t.press("u", "Taken back")
    t.press("e", "[e]")
    t.press("Enter", "3 actions unused. Do it")
    t.press("y", "Kepler: 3 actions left")
    by_keys = t.record()
    open_middle(t)
    t.click_on("▲3D")
    t.wait(lambda s: question(s).count("›") == 1)
    t.click_on("⬢3D")
    t.wait(lambda s: question(s).count("›") == 2)
    # The right button goes back one choice, a click elsewhere cancels all.
    t.click_on("⬢3D", button=2)
    t.wait(lambda s: question(s).count("›") == 1)
    t.click_on("⬢6S")
    t.wait(lambda s: question(s) == "Vulpes: 3 actions left")
    t.click_on("▲3D")
    t.wait(lambda s: question(s).count("›") == 1)
    t.click_on("Warp")
    t.wait(lambda s: number(s) == 1)
    t.click_on("earch +1")  # not the very cell of the click before: that would be a double click
    t.wait("2 actions left")
    # The keys named in the last line can be clicked.
    t.click_on("u undo")
    t.wait("Taken back")
    t.click_on("End the turn")
    t.press("y", "Kepler: 3 actions left")
    assert t.record() == by_keys, "keys and mouse played different games"
    t.click_on("m menu")
    t.wait("▸ Back to the game")
    t.click_on("Look back")
    t.wait("After 0 of")
    t.click_on("Esc back")
    t.wait("Kepler: 3 actions left")
    t.click_on("? help")
    t.wait("What is this?")
    t.click(0, 0)
    t.wait(lambda s: "What is this?" not in s)
    t.click_on("m menu")
    t.wait("▸ Back to the game")
    t.click_on("Start menu")
    t.wait("▸ Resume the last game")
    for column in range(0, 80, 79):
        for row in range(0, 24, 23):
            t.click(column, row)
    t.click_on("Language")
    t.wait("▸ Langue")
    t.click_on("Quitter")
    t.wait(lambda s: t.is_dead(), "its end")


@test()
def the_mouse_as_newer_terminals_tell_it(t):
    open_middle(t, TERM="xterm-256color")
    t.click_on("▲3D", newer=True)
    t.wait(lambda s: question(s).count("›") == 1)
    t.click_on("▲3D", button=64, newer=True)  # the wheel
    t.wait("Move the 3 from d5 to d6")


@test()
def looking_back_steps_by_action_and_turn(t):
    open_middle(t)
    t.press("r", "[r]")
    t.press("Enter", "2 actions left")
    t.press("e", "[e]")
    t.press("Enter", "2 actions unused. Do it")
    t.press("y", "Kepler: 3 actions left")
    t.press("b", "After 2 of 2")
    t.press("Left", "After 1 of 2")
    t.press("Home", "After 0 of 2")
    t.compare("replay")
    t.press("?", "nothing that you press here changes it")
    t.press("Escape", lambda s: "nothing that you press" not in s and "After 0 of 2" in s)
    t.press("End", "After 2 of 2")
    t.press("PageUp", "After 0 of 2")
    t.press("Space", "After 2 of 2")
    t.press("Escape", "Kepler: 3 actions left")


@test()
def the_log_opens_at_its_end_and_scrolls(t):
    t.start("--load", str(RECORDS / "base-3-full-revised.astragal"), "--seed", "1")
    t.wait("wins. Enter")
    t.press("l", lambda s: "857. Infamy!" in s and "Up and Down scroll" in s)
    t.press("PageUp", lambda s: "857. " not in s)
    t.press("PageDown", "857. ")
    first = t.screen().splitlines()[1]
    t.press("Up", lambda s: s.splitlines()[2] == first)
    t.press("Down", lambda s: s.splitlines()[1] == first)
    t.press("Escape", lambda s: "scroll" not in s)


@test()
def a_game_in_a_file_is_replayed_from_the_start_menu(t):
    t.start("--seed", "1")
    t.wait("▸ Start")
    go_to_row(t, "Up", "Replay")
    t.press("Enter", "name of a file")
    t.type(str(RECORDS / "base-3-full-revised.astragal"))
    t.press("Enter", "After 0 of 857 actions")
    t.press("Right", "After 1 of 857 actions")
    t.press("Right", "After 2 of 857 actions")
    t.press("Left", "After 1 of 857 actions")
    t.press("PageDown", "After 3 of 857 actions")
    t.press("PageDown", "After 5 of 857 actions")
    t.press("PageUp", "After 3 of 857 actions")
    t.press("End", "After 857 of 857 actions")
    t.press("Space", "After 857 of 857 actions")
    t.press("PageUp", lambda s: "After 857" not in s)
    t.press("Home", "After 0 of 857 actions")
    t.press("Space", lambda s: number(s) > 2)
    t.press("Escape", "▸ Replay a game")
    assert t.record() == "", "a replayed game is not saved"


@test()
def resizing_in_the_middle_of_a_choice(t):
    open_middle(t)
    t.press("3", "3 destroyer at d5")
    t.press("Enter", "›")
    t.resize(120, 40)
    t.compare("targets-120x40")
    t.resize(40, 10)
    t.wait("too small")
    t.resize(80, 24)
    t.compare("targets-80x24")


@test()
def no_screen_is_harmed_by_a_tiny_window(t):
    """Shrinks each screen to the minimum and back: everything is as before."""
    t.start("--seed", "1")
    t.wait("▸ Start")
    for size in ((1, 1), (12, 3), (80, 24)):
        t.resize(*size)
        t.wait(lambda s: t.is_drawn(size), f"a screen of {size}")
    t.compare("menu-en")
    for keys, there in ((["?"], "What is this?"), (["?", "Escape", "?"], "Keys"), (["m"], "▸ Back"), (["S"], "Planets"),
                        (["b"], "After 0 of 0"), (["l"], "Log"), (["g"], "Go to"), (["h"], "Hints")):
        open_middle(t)
        t.keys(*keys)
        t.wait(there)
        for size in ((1, 1), (12, 3), (63, 19), (200, 60), (80, 24)):
            t.resize(*size)
            t.wait(lambda s: t.is_drawn(size), f"a screen of {size}")
        t.wait(there)
        t.press("Escape", "3 actions left")


run_tests()
