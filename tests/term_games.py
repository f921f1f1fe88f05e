#!/usr/bin/python3
"""Games in the terminal client: whole ones by keys, levels that think, hints, files, and every way to end and go on.

usage: tests/term_games.py ASTRAGAL [--renew] [WORD]
--renew writes the screens anew: look at what changed (git diff) before you keep it. WORD runs only the tests with it in
their names.
"""

import os
import re
import subprocess

from terminal import (CARDS, LAST, MIDDLE, RECORDS, choose, go_to_row, number, open_cards, open_middle, pointed_at, question,
                      run_tests, test)


def play_whole_game(t, words):
    """Chooses what the cursor offers: a whole game, lost against a level. Every key is one that a player has."""
    turn, before = 0, 0
    while True:
        screen = t.wait_asked(before, words)
        asked, before = question(screen), number(screen)
        if words["over"] in asked:
            return turn
        if words["keep"] in asked:
            t.press(words["keep key"], f"[{words['keep key']}]")
            t.keys("Enter")
        elif words["left"] in asked and turn % 3 == 0:
            # A move: the next ship, the next space that it can go to, and what else is asked on the way.
            depth = 0
            while number(screen) == before:
                t.keys("n", "Enter")
                screen = t.wait(lambda s: number(s) > before or question(s).count("›") > depth, "a choice")
                depth += 1
        elif words["left"] in asked or words["none"] in asked:
            t.press(words["end key"], f"[{words['end key']}]")
            t.keys("Enter")
        else:
            t.keys("n", "Enter")
        turn += 1


ENGLISH = {
    "asked": ["keep these ships", "choose your starting", "into orbit", "left", "enter ", "infamy!", "wins. Enter"],
    "keep": "keep these ships", "keep key": "k", "left": "left", "none": "no action left", "end key": "e",
    "over": "wins. Enter",
}
FRENCH = {
    "asked": ["garder ces vaisseaux", "choisissez votre planète", "en orbite", "restante", "plus d’action", "entrer en",
              "infamie !", "gagne. Entrée"],
    "keep": "garder ces vaisseaux", "keep key": "a", "left": "restante", "none": "plus d’action", "end key": "f",
    "over": "gagne. Entrée",
}


def check_record(t):
    """Another command of the program must read what was kept."""
    answer = subprocess.run([t.program, "replay", "-"], input=t.record(), capture_output=True, text=True)
    assert answer.returncode == 0 and "result" in answer.stdout, answer.stderr


@test()
def a_whole_game_by_keys_in_english(t):
    t.start("--map", "base-2", "--players", "level:4", "--seed", "11", "--pace", "0")
    assert play_whole_game(t, ENGLISH) > 10
    check_record(t)


@test()
def a_whole_game_by_keys_in_french(t):
    t.start("--map", "base-2", "--players", "level:4", "--seed", "12", "--pace", "0", "--lang", "fr")
    assert play_whole_game(t, FRENCH) > 10
    check_record(t)


@test()
def keys_work_while_a_level_thinks(t):
    open_cards(t, CARDS, "--time", "3600", "--players", "person,person,person,expectimax")
    t.wait("Andromeda Confederacy (Expectimax) is thinking")
    t.press("g", "Go to")
    t.type("b8")
    t.press("Enter", "planet 8 at b8")
    t.press("Down", "empty space b7")
    t.press("?", "What is this?")
    t.press("Escape", lambda s: "What is this?" not in s)
    t.press("S", "Planets")
    t.press("Escape", "is thinking")
    t.press("u", "It is not your turn.")
    t.press("b", "After 0 of 0 actions")
    t.press("Escape", "is thinking")
    t.resize(120, 40)
    t.wait(lambda s: len(s.splitlines()) == 40 and "is thinking" in s)
    t.resize(80, 24)
    choose(t, "Save")
    file = t.folder / "saved.astragal"
    t.type(str(file))
    t.press("Enter", "Saved:")
    assert file.read_text() == t.record() and t.actions() == 0
    t.wait(lambda s: re.search(r"is thinking \.+  [■□]{20} \d+ %", s), "progress")
    t.keys("q")
    t.wait(lambda s: t.is_dead(), "its end")


@test()
def hints_are_given_and_played(t):
    open_middle(t)
    t.press("h", "Hints")
    t.press("Escape", lambda s: "Hints" not in s)
    assert t.actions() == 0, "a hint was played that was only looked at"
    board = [line[:48].rstrip() for line in t.screen().splitlines()[:19]]
    t.press("h", "Hints")
    best = pointed_at(t.wait(pointed_at))
    # What the hints are about stays in sight.
    seen = [re.sub(r"[][‹›]", " ", line)[:48].rstrip() for line in t.screen().splitlines()[:19]]
    assert seen == [re.sub(r"[][‹›]", " ", line).rstrip() for line in board], "\n".join(seen)
    t.press("Down", lambda s: pointed_at(s) not in ("", best))
    t.press("Up", lambda s: pointed_at(s) == best)
    t.press("Enter", lambda s: number(s) > 0)
    open_middle(t, "--lang", "fr")
    t.press("h", "Conseils : vos chances")


@test()
def saving_loading_and_a_damaged_file(t):
    open_middle(t)
    t.press("r", "[r]")
    t.press("Enter", "2 actions left")
    choose(t, "Save")
    file = t.folder / "a game.astragal"
    t.type(str(file))
    t.press("Enter", "Saved:")
    assert file.read_text() == t.record()
    broken = t.folder / "broken"
    broken.write_text(file.read_text() + "fly to the moon\n")
    t.start("--seed", "1", "--pace", "0")
    t.wait("Resume the last game")
    go_to_row(t, "Up", "Load")
    t.press("Enter", "name of a file")
    t.type(str(broken))
    t.press("Enter", "line")
    t.press("Enter", lambda s: "name of" not in s)
    # The name is proposed again and mended: Backspace takes its last letter, anything typed at once all of it.
    t.press("Enter", "broken")
    t.keys("BSpace", "n")
    t.press("Enter", "line")
    t.press("Enter", lambda s: "name of" not in s)
    t.press("Enter", "broken")
    t.type(str(file))
    kept = t.record()
    t.press("Enter", "2 actions left")
    # The game that was kept before is not lost to the one loaded, nor to a new one from the command line.
    before = t.state / "astragal" / "game-1.astragal.before"
    assert before.read_text() == kept
    # From the menu of a game as well; a file is not replaced unasked.
    t.press("e", "[e]")
    t.press("Enter", "Kepler: 3 actions left")
    choose(t, "Load")
    t.type(str(file))
    t.press("Enter", "Vulpes: 2 actions left")
    choose(t, "Save")
    t.type(str(file))
    t.press("Enter", "exists. Replace it? (y/n)")
    t.press("n", lambda s: "exists" not in s and "2 actions left" in s)
    choose(t, "Save")
    t.type("/no such folder/game")
    t.press("Enter", "cannot be written")
    kept = t.record()
    t.start("--map", "base-3", "--seed", "1")
    t.wait("keep these ships")
    assert before.read_text() == kept


@test()
def the_end_of_a_game_and_its_analysis(t):
    t.start("--map", "base-2", "--position", LAST, "--seed", "1")
    t.wait("2 actions left")
    t.press("g", "Go to")
    t.type("e5")
    t.press("Enter", "Construct on the 8 at e5")
    t.press("Enter", "Vulpes wins")
    t.compare("over")
    t.press("Enter", "▸ Back to the game")
    t.press("Escape", lambda s: "▸ Back" not in s)
    choose(t, "Analysis")
    t.wait("100 %")
    t.press("Escape", "Vulpes wins")
    choose(t, "Language")
    t.press("m", "▸ Retour à la partie")
    go_to_row(t, "Down", "Analyse")
    t.press("Enter", "mention")
    t.wait("(20 000 positions chacune)")


@test()
def the_analysis_leads_to_the_decisions_that_cost_most(t):
    t.start("--load", str(RECORDS / "quandary-resigned.astragal"), "--seed", "1")
    t.wait("wins. Enter")
    choose(t, "Analysis")
    t.wait("The decisions that cost most")
    at_worst = lambda s: re.search(r"▸ *(\d+)\.", s)
    worst = int(at_worst(t.wait(at_worst))[1])
    told = t.screen()
    # Whose it was, what it cost, how bad that is; the depth is that of the command.
    line = re.search(r"▸ *\d+\. ([VKO]) +(-\d+\.\d %) (\?!|\?\??) +(\w+) ", told)
    assert line and {"V": "Vulpes", "K": "Kepler", "O": "Orion"}[line[1]] == line[4], told
    assert "(20,000 positions a decision)" in told, told
    command = [t.program, "analyse", str(RECORDS / "quandary-resigned.astragal"), "--lang", "en"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    first = re.search(r"The worst decisions:\n *(\d+)  (\w) +(\d+\.\d) (\S+)", said)
    assert first and first.groups() == (str(worst), line[1], line[2][1:-2], line[3]), (first, told)
    shown = t.press("Enter", f"After {worst - 1} of")
    # And on the board, what would have been better.
    cost = re.escape(f"{line[2]} {line[3]}")
    assert re.search(line[4] + " .* " + cost + " Better: .* instead of", " ".join(shown.split())), shown
    t.press("Escape", "The decisions that cost most")
    t.press("Escape", "wins. Enter")
    # A long game takes its time, and need not be waited for.
    t.start("--load", str(RECORDS / "base-3-full-revised.astragal"), "--seed", "1")
    t.wait("wins. Enter")
    choose(t, "Analysis")
    t.wait(lambda s: re.search(r"Analysing: \d+ of 857 actions", s), "progress")
    t.press("Escape", "wins. Enter")


@test()
def resigning_the_language_and_the_way_out_are_in_the_menu(t):
    open_middle(t)
    choose(t, "Language")
    t.wait("3 actions restantes")
    t.press("m", "▸ Retour à la partie")
    go_to_row(t, "Down", "Abandonner")
    t.press("Enter", "abandonne ? (o/n)")
    t.press("n", lambda s: "abandonne ?" not in s)
    assert t.actions() == 0
    t.press("m", "▸ Retour à la partie")
    go_to_row(t, "Down", "Abandonner")
    t.press("Enter", "abandonne ? (o/n)")
    t.press("o", "Kepler gagne. Entrée")
    t.press("m", "▸ Retour à la partie")
    go_to_row(t, "Up", "Menu de départ")
    t.press("Enter", "▸ Commencer")
    assert "Reprendre" not in t.screen(), "a game that is over is not resumed"


@test()
def killed_in_the_middle_and_resumed(t):
    t.start("--map", "base-2", "--players", "level:2", "--seed", "21", "--pace", "0")
    before = 0
    for _ in range(6):
        screen = t.wait_asked(before, ENGLISH)
        before = number(screen)
        if "keep these ships" in screen:
            t.press("k", "[k]")
            t.keys("Enter")
        elif "left" in question(screen):
            t.press("e", "[e]")
            t.keys("Enter")
        else:
            t.keys("n", "Enter")
    t.wait_asked(before, {"asked": ["actions left"]})
    record, board = t.record(), t.screen().splitlines()[:19]
    os.kill(t.pid(), 9)
    t.wait(lambda s: t.is_dead(), "its end")
    assert t.record() == record
    t.start("--seed", "21", "--pace", "0")
    t.wait("▸ Resume the last game")
    t.press("Enter", "actions left")
    assert t.record() == record, "resuming changed the record"
    assert '"level:2"' in record
    t.wait("Ensign")
    # The cursor begins anew; all else is as it was.
    strip = lambda lines: [re.sub(r"[\[\]‹›]", " ", line) for line in lines]
    t.wait(lambda s: strip(s.splitlines()[:19]) == strip(board), "\n".join(board))


@test()
def a_kept_game_that_cannot_be_read_is_not_lost(t):
    open_middle(t)
    t.press("r", "[r]")
    t.press("Enter", "2 actions left")
    t.end()
    kept = t.state / "astragal" / "game-1.astragal"
    kept.write_text(t.record() + "fly to the moon\n")
    damaged = t.record()
    t.start("--seed", "1", "--pace", "0")
    screen = t.wait("The last game cannot be read")
    assert "Resume" not in screen
    t.press("Enter", "keep these ships")
    assert (t.state / "astragal" / "game-1.astragal.before").read_text() == damaged


@test()
def ended_by_a_signal_and_by_a_closed_terminal(t):
    open_middle(t)
    t.press("r", "[r]")
    t.press("Enter", "2 actions left")
    record = t.record()
    for signal in (15, 2, 1):
        os.kill(t.pid(), signal)
        t.wait(lambda s: t.is_dead(), "its end")
        assert t.record() == record
        t.start("--seed", "1")
        t.wait("Resume")
        t.press("Enter", "2 actions left")
    t.close_window()
    assert t.record() == record
    t.start("--seed", "1")
    t.wait("Resume")
    t.press("Enter", "2 actions left")
    # Whoever thinks does not keep the program alive.
    open_cards(t, CARDS, "--time", "3600", "--players", "person,person,person,expectimax")
    t.wait("is thinking")
    t.close_window()


@test()
def suspended_and_brought_back(t):
    t.start_shell(f"{t.program} term --map base-2 --position '{MIDDLE}' --seed 1")
    t.wait("3 actions left")
    t.press("C-z", "Stopped")
    t.type("fg")
    t.press("Enter", "3 actions left")
    t.compare("game-80x24")
    # A window that has another size when the game comes back.
    t.press("3", "3 destroyer at d5")
    t.press("Enter", "›")
    t.press("C-z", lambda s: s.count("Stopped") == 2)
    t.resize(120, 40)
    t.type("fg")
    t.keys("Enter")
    t.compare("targets-120x40")


@test()
def two_programs_do_not_write_over_each_others_game(t):
    open_middle(t)
    record = t.record()
    t.tmux("new-window", "-d", "-t", "t:5", "env", "LC_ALL=C.UTF-8", f"XDG_STATE_HOME={t.state}", t.program, "term",
           "--map", "base-3", "--seed", "3")
    other = t.state / "astragal" / "game-2.astragal"
    t.wait(lambda s: other.exists(), "a second record")
    assert t.record() == record and "base-3" in other.read_text()


@test()
def leaving_ends_well(t):
    t.start_shell(f"{t.program} term --map base-2 --position '{MIDDLE}' --seed 1; echo ended with $?")
    t.wait("3 actions left")
    t.press("q", "ended with 0")


run_tests()
