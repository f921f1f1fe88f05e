#!/usr/bin/python3
"""The terminal client with another game: Pig has seats, secrets, an automa and teams that Quantum lacks.

usage: tests/term_pig.py ASTRAGAL_GAMES [--renew] [WORD]
ASTRAGAL_GAMES is the command line with Pig in its list (tests/games_with_pig.c). --renew rewrites the expected screens: check
the difference (git diff) before you commit it. WORD runs only the tests with it in their names.
"""

import re
import subprocess

from terminal import go_to_row, number, pointed_at, run_tests, test

CURTAIN = "press Enter when only you are looking"
FIVE = ("--game", "pig", "--seats", "5", "--automa", "on", "--secret", "on", "--target", "30", "--players",
        "person,person,level:2,level:1")


def kind(screen):
    """What the screen waits for."""
    if CURTAIN in screen:
        return "curtain"
    if "Enter: what now?" in screen:
        return "over"
    return "asked" if "roll or hold?" in screen and "[r]" in screen or "[o]" in screen else ""


def bonuses(screen):
    """All bonuses on the screen: on cards, sheets and in the log."""
    return re.findall(r"bonus (?:of )?\d|\+\d", " ".join(screen.split()))


def wait_next(t, before):
    """Waits for the next prompt. The record tells whether drawing has finished."""
    def good(screen):
        return kind(screen) and (number(screen), kind(screen)) != before and number(screen) == t.actions()

    return t.wait(good, "the next question")


def decide(t, screen):
    """Holds with eight points."""
    points = int(re.search(r"(\d+) points? this turn", screen)[1])
    letter = "o" if points >= 8 else "r"
    t.press(letter, f"[{letter}]")
    t.keys("Enter")


def play_to_the_end(t):
    """Returns the players that were called by a curtain."""
    called, before = [], None
    while True:
        screen = wait_next(t, before)
        before = number(screen), kind(screen)
        if before[1] == "over":
            return called, screen
        if before[1] == "curtain":
            called.append(re.search(rf"(Player \w): {CURTAIN}", screen)[1])
            assert not bonuses(screen), screen
            t.keys("Space")  # another Enter right after the one that decided would be taken for a slip
        else:
            # One bonus, that of the player called: on their sheet, perhaps on their card and in the log.
            assert len(set(re.findall(r"\d", " ".join(bonuses(screen))))) == 1, screen
            assert re.search(rf"{called[-1]} +\d+.* bonus \d", screen), screen
            decide(t, screen)


def check_whole_game(t):
    t.start(*FIVE, "--seed", "6", "--pace", "0")
    called, screen = play_to_the_end(t)
    assert {"Player A", "Player B"} == set(called), called
    # At the end everything is shown, with places and scores; the record is complete.
    assert len(re.findall(r"(?:Player|Automa) \w +\d+  bonus \d", screen)) == 5, screen
    assert re.search(r"1\. (Player|Automa) \w \d+  ", screen), screen
    record = t.record()
    assert '[Player.A "person"]' in record and '[Player.C "level:2"]' in record and "Player.E" not in record, record
    answer = subprocess.run([t.program, "replay", "-", "--log"], input=record, capture_output=True, text=True)
    assert answer.returncode == 0 and answer.stdout.count("bonus of") == 5, answer


@test()
def a_whole_game_of_five_with_secrets_at_80x24(t):
    check_whole_game(t)


@test((64, 20))
def a_whole_game_of_five_with_secrets_at_64x20(t):
    check_whole_game(t)


@test()
def the_start_menu_offers_games_and_their_options(t):
    t.start("--seed", "1", "--pace", "0")
    t.wait("▸ Start")
    go_to_row(t, "Down", "Game")
    t.press("Right", "Astragal: Pig")
    t.press("Down", "▸ Seats")
    for seats in "345":
        t.press("Right", f"‹ {seats} ›")
    t.press("Left", "‹ 4 ›")
    go_to_row(t, "Down", "Target")
    t.press("PPage", "‹ 110 ›")
    t.press("Left", "‹ 109 ›")
    go_to_row(t, "Down", "Two teams")
    t.press("Right", "‹ Yes ›")
    go_to_row(t, "Down", "The last seat is an automa")
    t.press("Right", "‹ Yes ›")
    # Nobody else plays an automa.
    go_to_row(t, "Up", "  Automa D")
    t.press("Right", lambda s: pointed_at(s).rstrip().endswith("automa"))
    t.compare("menu-pig")
    # Invalid choices show the reason.
    go_to_row(t, "Up", "Seats")
    t.press("Left", "teams")
    t.press("Enter", "‹ 4 ›")
    go_to_row(t, "Up", "Start")
    t.press("Enter", "roll or hold?")
    record = t.record()
    for tag in ('[Game "pig"]', '[Seats "4"]', '[Target "109"]', '[Teams "on"]', '[Automa "on"]', '[Player.B "level:2"]'):
        assert tag in record, record
    # It can be resumed although the menu starts with another game.
    t.press("r", "[r]")
    t.press("Enter", lambda s: number(s) > 0)
    t.start("--seed", "1", "--pace", "0")
    t.press("Enter", "roll or hold?")
    t.start("--game", "pig", "--lang", "fr")
    t.wait("Astragal : Cochon")


@test()
def behind_the_curtain_only_what_everybody_may_know(t):
    t.start(*FIVE, "--seed", "6", "--pace", "0")
    t.wait(CURTAIN)
    t.compare("pig-curtain")
    for key, there in (("l", "1. Player A rolls a secret bonus"), ("b", "After 5 of 5"), ("S", "arrows, a click"),
                       ("?", "What is this?")):
        assert not bonuses(t.press(key, there)), key
        t.press("Escape", CURTAIN)
    t.press("u", "It is not your turn.")
    t.press("h", "No hint here.")
    assert t.actions() == 5
    t.press("Enter", "[r] Roll")
    t.compare("pig-80x24")
    screen = t.press("l", "1. Player A rolls a secret bonus of")
    assert len(re.findall(r"\d\. \w+ \w rolls a secret bonus of", screen)) == 1, screen
    t.press("Escape", "[r] Roll")
    # The odds have names.
    assert "83.3 % to succeed, 5 of 6 · loses the turn: 17 %, 1 of 6" in " ".join(t.screen().split())
    t.press("m", "▸ Back to the game")
    go_to_row(t, "Down", "Analysis")
    t.press("Enter", "when the game is over")


@test()
def a_person_alone_sees_his_own_secrets_and_no_others(t):
    t.start("--game", "pig", "--seats", "3", "--secret", "on", "--players", "level:1", "--seed", "3", "--pace", "0")
    screen = t.wait("[r] Roll")
    assert CURTAIN not in screen and "Player A     0  bonus" in screen, screen
    t.press("b", "After 3 of 3")
    t.press("Left", "After 2 of 3")
    assert len(set(re.findall(r"\d", " ".join(bonuses(t.screen()))))) == 1, t.screen()
    t.press("Escape", "[r] Roll")
    t.press("h", "Hints")


@test((120, 40))
def large_places_are_framed_and_walked_over(t):
    t.start("--game", "pig", "--seats", "3", "--seed", "3")
    t.wait("[r] Roll")
    t.press("Left", "[Player A")
    t.press("Right", "[Player B")
    t.press("Down", "[0 ")
    t.press("?", "What is this?")
    t.press("Escape", lambda s: "What is" not in s)
    t.compare("pig-120x40")
    t.click_on("Player C")
    t.wait("[Player C")
    t.press("g", "Go to")
    t.type("nowhere")
    t.press("Enter", "no such place")


def plain(t, words, answers):
    command = [t.program, "term", "--plain", "--game", "pig", "--seed", "5", *words]
    answer = subprocess.run(command, input=answers, capture_output=True, text=True)
    assert answer.returncode == 0, answer
    return answer.stdout


@test()
def line_by_line_each_person_is_asked_for(t):
    said = plain(t, FIVE[2:], "\nshow\nroll\nroll\nhold\n" * 60)
    parts = re.split(r"\n{30,}", said)
    assert len(parts) > 2, said
    for part in parts[:-1]:
        public, _, private = part.partition(CURTAIN)
        assert private and not re.search(r"bonus (of )?\d", public), part
        assert len(set(re.findall(r"(Player \w|Automa \w) +\d+.* bonus", private))) <= 1, part
        assert len(re.findall("secret bonus of", private)) <= 1, part
    assert len(re.findall(r"Player \w +\d+.* bonus \d", said)) > 3, said
    assert "loses the turn: 17\u00a0%, 1 of 6" in said and " wins.\n1. " in said, said


@test()
def the_end_names_shared_wins_teams_and_nobody(t):
    answers = "roll\nhold\n" * 400
    assert "win together." in plain(t, ("--seats", "4", "--teams", "on", "--target", "10"), answers)
    alone = plain(t, ("--seats", "1", "--target", "1000"), answers)
    assert "Nobody wins." in alone and re.search(r"^\d\. Player A \d+$", alone, re.MULTILINE), alone
    # Line by line Enter at the number of players takes the default.
    assert "How many players (1, 2, 3, 4, 5, 6)? Enter: 2" in plain(t, (), "\n\nquit\n")


run_tests()
