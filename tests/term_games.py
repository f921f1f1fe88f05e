#!/usr/bin/python3
"""Games in the terminal client: whole games by keys, levels, hints, files, and every way to end and resume.

usage: tests/term_games.py ASTRAGAL [--renew] [WORD]
--renew rewrites the expected screens: check the difference (git diff) before you commit it. WORD runs only the tests with
it in their names.
"""

import contextlib
import os
import pty
import re
import shutil
import subprocess
import time

from terminal import (CARDS, LAST, LIMIT, MIDDLE, RECORDS, choose, go_to_row, number, open_cards, open_middle, pointed_at, question,
                      run_tests, test)


def has_actions(asked):
    """Whether the prompt says that the player has actions left."""
    return re.search(r"\d actions? (left|restante)", asked)


def end_turn(t):
    """Ends a turn with actions left, which asks first."""
    t.press("e", "[e]")
    t.press("Enter", "unused. Do it")
    t.keys("y")


def board(screen):
    """The board, without what is beside it."""
    return "\n".join(line[:48] for line in screen.splitlines()[:19])


def play_whole_game(t, words):
    """Plays a whole game against a level by choosing what the cursor offers."""
    turn, before = 0, 0

    def end(asked):
        t.press(words["end key"], f"[{words['end key']}]")
        t.keys("Enter")
        if has_actions(asked):  # a question comes first
            t.wait(words["unused"])
            t.press(words["yes"], lambda s: words["unused"] not in s)

    while True:
        screen = t.wait_asked(before, words)
        asked, before = question(screen), number(screen)
        if words["over"] in asked:
            return turn
        if words["keep"] in asked:
            t.press(words["keep key"], f"[{words['keep key']}]")
            t.keys("Enter")
        elif has_actions(asked) and turn % 3 == 0:
            # A move: the next ship, the next space it can go to, and further choices on the way.
            # What cannot be undone is chosen by its button.
            depth = 0
            while number(screen) == before:
                # The cursor is among the buttons already where nothing on the board can be chosen.
                t.keys(*(("n", "Enter") if "‹" in board(screen) else ("Tab", "Enter") if words["to buttons"] in screen else ("Enter",)))
                screen = t.wait(lambda s: number(s) > before or question(s).count("›") > depth, "a choice")
                depth += 1
        elif has_actions(asked) or words["none"] in asked:
            end(asked)
        else:
            t.keys("n", "Enter")
        turn += 1


ENGLISH = {
    "asked": ["keep these ships", "choose your starting", "into orbit", "left", "enter ", "infamy!", "wins. Enter"],
    "to buttons": "Tab buttons",
    "keep": "keep these ships", "keep key": "k", "none": "no action left", "end key": "e", "yes": "y",
    "unused": "unused",
    "over": "wins. Enter",
}
FRENCH = {
    "asked": ["garder ces vaisseaux", "choisissez votre planète", "en orbite", "restante", "plus aucune action", "entrer en",
              "infamie !", "gagne. Entrée"],
    "to buttons": "Tab boutons",
    "keep": "garder ces vaisseaux", "keep key": "a", "none": "plus aucune action", "end key": "f", "yes": "o",
    "unused": "non utilisée",
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
    t.start("--map", "base-2", "--players", "level:4", "--seed", "14", "--pace", "0", "--lang", "fr")
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
    assert t.screen().count("mpty space b7") == 2, t.screen()  # explained once, and named below the board
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
    assert t.actions() == 0, "a hint was played that was only shown"
    board = [line[:48].rstrip() for line in t.screen().splitlines()[:19]]
    t.press("h", "Hints")
    best = pointed_at(t.wait(pointed_at))
    # The board stays visible.
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
    # The name is proposed again: Backspace edits it, typing replaces it.
    t.press("Enter", "broken")
    t.keys("BSpace", "n")
    t.press("Enter", "line")
    t.press("Enter", lambda s: "name of" not in s)
    t.press("Enter", "broken")
    t.type(str(file))
    kept = t.record()
    t.press("Enter", "2 actions left")
    # The same game as the saved one is not saved twice.
    assert t.record() == kept and t.saved() == ["game-1.astragal"], t.saved()
    # From the in-game menu as well; a file is replaced only after a question.
    end_turn(t)
    t.wait("Kepler: 3 actions left")
    later = t.record()
    choose(t, "Load")
    t.type(str(file))
    t.press("Enter", "Vulpes: 2 actions left")
    choose(t, "Save")
    t.type(str(file))
    t.press("Enter", "exists. Replace it? (y/n)")
    t.press("n", lambda s: "exists" not in s and "2 actions left" in s)
    choose(t, "Save")
    t.type("/no such folder/game")
    t.press("Enter", "cannot be written: there is no such file or folder")
    # Neither the game loaded nor a new one from the command line costs the one that was there.
    assert t.record(1) == later and t.record(2) == kept
    t.start("--map", "base-3", "--seed", "1")
    t.wait("keep these ships")
    assert t.record(1) == later and t.record(2) == kept and "base-3" in t.record(3)


@test()
def the_end_of_a_game_and_its_analysis(t):
    t.start("--map", "base-2", "--position", LAST, "--seed", "1")
    t.wait("2 actions left")
    t.press("g", "Go to")
    t.type("e5")
    t.press("Enter", "Construct on the 8 at e5")
    t.press("Enter", "Vulpes wins")
    t.compare("over")
    t.press("m", "Rematch ")
    assert pointed_at(t.screen()).startswith("Back to the game"), "Enter twice must not begin another game"
    t.press("Escape", lambda s: "Rematch " not in s)
    choose(t, "Analysis")
    t.wait("100 %")
    t.press("?", "?!  doubtful")
    t.press("Escape", lambda s: "doubtful" not in s)
    t.press("Escape", "Vulpes wins")
    choose(t, "Language")
    t.press("a", "mention")  # it was made before: nothing is waited for
    t.wait("(20 000 positions chacune)")
    t.press("Escape", "Vulpes gagne")
    finished = t.record(1)
    t.press("r", "garder ces vaisseaux")
    assert t.actions() == 1 and "Position" not in t.record(2), t.record(2)
    assert t.record(1) == finished, "a finished game stays"
    # It stays for the start menu, where it can be opened, analysed and deleted.
    t.end()
    t.start("--seed", "1", "--pace", "0")
    t.wait("▸ Start")
    t.press("f", "Enter opens it")
    t.press("Enter", "Vulpes wins")
    t.press("b", "After 1 of 1 actions")
    t.press("Escape", "Vulpes wins")
    choose(t, "Start menu")
    t.press("f", "Enter opens it")
    t.press("d", "Delete this game for good?")
    t.press("y", lambda s: "Replay a game" in s and "Finished games" not in s)
    assert not t.record(1), "deleted"


@test()
def letters_of_the_menu_mean_the_same_during_and_after_a_game(t):
    def letters():
        rows = re.findall(r"│ [▸ ] (\S[^│]*?) +(\w) │", t.press("m", "Back to the game"))
        t.press("Escape", lambda s: "Back to the game" not in s)
        return dict(rows)

    open_middle(t)
    during = letters()
    assert during["Read the rules"] == "R" and during["Look back"] == "b" and len(during) == 10, during
    t.press("m", "Back to the game")
    t.keys("r")  # Rematch, once the game is over
    t.press("i", "resigns? (y/n)")
    t.press("y", "Kepler wins. Enter")
    after = letters()
    assert after["Rematch"] == "r" and len(set(after.values())) == len(after), after
    assert all(during.get(row, letter) == letter for row, letter in after.items()), (during, after)
    kept = t.record(1)
    t.press("m", "Back to the game")
    t.press("R", "Quantum: rules")
    t.press("q", "Kepler wins. Enter")
    assert t.record(1) == kept


@test()
def the_analysis_leads_to_the_decisions_that_cost_most(t):
    t.start("--load", str(RECORDS / "quandary-resigned.astragal"), "--seed", "1")
    t.wait("wins. Enter")
    choose(t, "Analysis")
    t.wait("All players: the costliest decisions")
    at_worst = lambda s: re.search(r"▸ *(\d+)\.", s)
    worst = int(at_worst(t.wait(at_worst))[1])
    told = t.screen()
    # Seat, cost and mark; the depth is that of the command.
    line = re.search(r"▸ *\d+\. ([VKO]) +(-\d+\.\d %) (\?!|\?\??) +(\w+) ", told)
    assert line and {"V": "Vulpes", "K": "Kepler", "O": "Orion"}[line[1]] == line[4], told
    assert "(20,000 positions each)" in told, told
    command = [t.program, "analyse", str(RECORDS / "quandary-resigned.astragal"), "--lang", "en"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    listed = re.findall(r"^ *(\d+)  (\w) +(\d+\.\d) (\?!|\?\??) ", said, re.MULTILINE)
    assert (str(worst), line[1], line[2][1:-2], line[3]) in listed, (listed, told)
    shown = t.press("Enter", f"After {worst - 1} of")
    # And on the board, the better decision.
    cost = re.escape(f"{line[2]} {line[3]}")
    assert re.search(line[4] + " .* " + cost + " Better: .* instead of", " ".join(shown.split())), shown
    t.press("Escape", "the costliest decisions")
    # Those of each player.
    for name in ("Vulpes Alliance", "Kepler Imperium", "Orion Republic"):
        screen = t.press("Right", f"{name}: the costliest decisions")
        marks = re.findall(r"^[▸ ] +\d+\. (\w) ", screen, re.MULTILINE)
        assert set(marks) <= {name[0]}, screen
    t.press("Right", "All players: the costliest decisions")
    t.press("Escape", "wins. Enter")
    # Once made, it is there at once.
    t.press("a", "All players: the costliest decisions")
    t.press("Escape", "wins. Enter")
    assert t.saved() == [], "a finished game that was loaded is not saved"
    # A long analysis can be cancelled.
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
    t.press("m", "Revanche ")
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
            end_turn(t)
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
    # The cursor starts over; everything else is as before.
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
    screen = t.wait("A saved game cannot be read, and stays where it is")
    assert "Resume" not in screen and "game-1.astragal:" in "".join(screen.split()), screen
    t.press("Enter", "keep these ships")
    assert t.record(1) == damaged and t.actions(2) == 1


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
    # A thinking level does not keep the program running.
    open_cards(t, CARDS, "--time", "3600", "--players", "person,person,person,expectimax")
    t.wait("is thinking")
    t.close_window()


@test()
def a_signal_ends_it_when_the_terminal_takes_no_output(t):
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(t.program, [t.program, "term", "--map", "base-2"],
                  {"TERM": "screen-256color", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": str(t.state)})
    os.read(terminal, 1)  # it has begun to draw; nothing more is read
    end = time.monotonic() + LIMIT
    os.set_blocking(terminal, False)
    with contextlib.suppress(BlockingIOError):
        for _ in range(400):
            os.write(terminal, b"\x0c")  # draw everything again
    os.kill(pid, 15)
    while os.waitpid(pid, os.WNOHANG)[0] == 0:
        assert time.monotonic() < end, "it is still running"
        time.sleep(0.05)
    os.close(terminal)


@test()
def suspended_and_brought_back(t):
    t.start_shell(f"{t.program} term --map base-2 --position '{MIDDLE}' --seed 1")
    t.wait("3 actions left")
    t.press("C-z", "Stopped")
    t.type("fg")
    t.press("Enter", "3 actions left")
    t.compare("game-80x24")
    # A window with another size on return.
    # Ctrl-Z discards keys that have not been read.
    t.press("3", "› Vulpes: 3 destroyer at d5")
    t.press("Enter", "chosen. Esc goes back")
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
    assert t.record(1) == record and "base-3" in other.read_text()


def begin_and_leave(t, board):
    """A game in which one decision was made."""
    t.start("--map", board, "--seed", "1")
    t.press("k", "[k]")
    t.press("Enter", lambda s: "[k]" not in s or "Kepler" in question(s))
    t.keys("q")
    t.wait(lambda s: t.is_dead(), "its end")


@test()
def all_unfinished_games_are_offered_resumed_and_deleted(t):
    boards = ("base-2", "base-3", "base-4")
    for board in boards:
        begin_and_leave(t, board)
    records = [t.record(number) for number in (1, 2, 3)]
    assert all(board in record for board, record in zip(boards, records)), records
    t.start("--seed", "1")
    t.wait("Unfinished games          3")
    t.press("u", "Vulpes Alliance: person, Kepler Imperium: person, Orion Republic: person")
    t.press("d", "Delete this game for good? (y/n)")
    t.press("n", lambda s: "Delete" not in s and s.count("Quantum, action") == 3)
    # Which one is the latest is not told by times that are the same second.
    at = 0
    while "person, A" not in t.screen().splitlines()[3 + 3 * at]:
        at += 1
        t.keys("Down")
    t.press("d", "Delete this game for good? (y/n)")
    t.press("y", lambda s: s.count("Quantum, action") == 2 and "person, A" not in s)
    assert t.saved() == ["game-1.astragal", "game-2.astragal"]
    t.press("Enter", "keep these ships")
    assert [t.record(1), t.record(2)] == records[:2], "resuming changed a record"
    # A game in which nobody has decided anything is not kept.
    t.start("--map", "base-2", "--seed", "5")
    t.wait("keep these ships")
    assert len(t.saved()) == 3
    t.press("q", lambda s: t.is_dead())
    assert len(t.saved()) == 2
    # A finished game that is loaded displaces nothing.
    t.start("--load", str(RECORDS / "quandary-resigned.astragal"))
    t.wait("wins. Enter")
    assert [t.record(1), t.record(2)] == records[:2] and len(t.saved()) == 2
    # What version 0.1.0 had set aside is offered too.
    (t.state / "astragal" / "game-1.astragal").rename(t.state / "astragal" / "game-1.astragal.before")
    t.start("--seed", "1", "--lang", "fr")
    t.wait("Parties en cours          2")


@test()
def the_game_of_another_terminal_is_offered_when_that_has_ended(t):
    begin_and_leave(t, "base-2")
    t.start("--seed", "1")
    t.wait("▸ Resume the last game")
    t.press("Enter", "keep these ships")
    other = ["env", "LC_ALL=C.UTF-8", f"XDG_STATE_HOME={t.state}", t.program, "term"]
    t.tmux("new-window", "-t", "t:5", *other, "--seed", "1")
    t.wait(lambda s: "▸ Start" in s and "Resume" not in s, "a menu without the game that is being played")
    t.tmux("kill-window", "-t", "t:0")
    t.tmux("respawn-window", "-k", "-t", "t:5", *other, "--seed", "1")
    t.wait("▸ Resume the last game")


@test()
def a_game_that_cannot_be_saved_says_so_until_it_can(t):
    open_middle(t)
    (t.state / "astragal" / "game-1.astragal.new" / "in the way").mkdir(parents=True)
    t.press("r", "[r]")
    t.press("Enter", "NOT SAVED: it is a folder.")
    t.press("n", "NOT SAVED: it is a folder.")
    t.press("q", "The game cannot be saved (it is a folder). Leave it all the same? (y/n)")
    t.press("n", lambda s: "Leave it" not in s and "NOT SAVED" in s)
    choose(t, "Start menu")
    t.wait("Leave it all the same? (y/n)")
    t.press("n", lambda s: "Leave it" not in s and "2 actions left" in s)
    assert t.actions() == 0
    shutil.rmtree(t.state / "astragal" / "game-1.astragal.new")
    t.press("u", lambda s: "NOT SAVED" not in s)
    t.press("q", lambda s: t.is_dead())
    # No folder at all, in French.
    wrong = t.folder / "file"
    wrong.write_text("")
    t.start("--lang", "fr", XDG_STATE_HOME=str(wrong))
    t.wait("NON ENREGISTRÉE : une partie du chemin n’est pas un dossier.")
    t.press("Enter", "garder ces vaisseaux")
    t.wait("NON ENREGISTRÉE")
    t.press("q", "La quitter quand même ? (o/n)")
    t.press("o", lambda s: t.is_dead())


# The frigate has moved and used its ability: all that is left is to re-roll it.
SPENT = (
    "turn V actions 2 earned 0 | V research 3 dominance 4 ships 4d5:ma 5e4:ma 6x | "
    "K research 5 dominance 2 ships 6f4 3c5 1h7 | cubes h8=K b5=V b2=V"
)


@test()
def nothing_that_cannot_be_undone_happens_by_a_key_too_many(t):
    open_middle(t)
    t.press("3", "›")
    t.press("Down", "Move the 3 from d5 to d4")
    t.tmux("send-keys", "-t", "t", "Enter", "Enter", "Enter")  # the first one moves the ship
    t.wait("2 actions left")
    t.press("Escape", lambda s: question(s) == "Vulpes: 2 actions left")
    assert t.actions() == 1, t.record()
    # A double click on the target of a move.
    open_middle(t)
    t.press("3", "›")
    row = next(i for i, line in enumerate(t.screen().splitlines()) if line.startswith(" 4 "))
    for _ in range(2):
        t.click(21, row)
    t.wait("2 actions left")
    t.press("Escape", lambda s: question(s) == "Vulpes: 2 actions left")
    assert t.actions() == 1, t.record()
    # A ship that can only be re-rolled is chosen by Enter, but not re-rolled; nor by its digit.
    t.start("--map", "base-2", "--position", SPENT, "--seed", "1")
    t.wait("2 actions left")
    t.press("4", "This cannot be undone: choose it by its letter")
    t.press("Enter", lambda s: question(s).endswith("› Vulpes: 4 frigate at d5"))
    t.press("5", lambda s: question(s).endswith("› Vulpes: 5 interceptor at e4"))
    assert t.actions() == 0, t.record()
    t.press("c", "[c]")
    t.press("Enter", lambda s: number(s) == 2)


@test()
def ending_a_turn_with_actions_left_asks_once(t):
    open_middle(t)
    t.press("e", "[e]")
    t.press("Enter", "3 actions unused. Do it anyway? (y/n)")
    t.press("n", lambda s: "unused" not in s and question(s) == "Vulpes: 3 actions left")
    assert t.actions() == 0
    end_turn(t)
    t.wait("Kepler: 3 actions left")


@test()
def control_s_does_not_freeze_the_screen(t):
    open_middle(t)
    t.keys("C-s")
    t.press("3", "› Vulpes: 3 destroyer at d5")
    t.keys("C-q")
    t.press("Escape", lambda s: question(s) == "Vulpes: 3 actions left")


@test()
def menus_take_letters_and_file_prompts_complete(t):
    for name in ("game one.astragal", "game two.astragal", "other"):
        (t.folder / name).write_text("no game\n")
    (t.folder / "folder").mkdir()
    open_middle(t)
    t.press("m", "▸ Back to the game")
    t.press("s", "Save to a file: name of a file")
    t.type("~/ga")
    t.wait(lambda s: "game one.astragal" in s and "other" not in s)
    t.press("Tab", "│ ~/game ")
    t.press("Tab", "│ ~/game one.astragal ")
    t.press("Down", "│ ~/game two.astragal ")
    t.press("Up", "│ ~/game one.astragal ")
    t.press("C-u", lambda s: "~/" not in s)
    t.type("~/f")
    t.press("Tab", "│ ~/folder/ ")
    t.press("Enter", "No file begins like this")
    t.type("mine")
    t.press("Enter", "Saved:")
    assert (t.folder / "folder" / "mine").read_text() == t.record()
    # In the start menu as well.
    t.press("m", "▸ Back to the game")
    t.press("t", "▸ Start")
    t.press("m", "▸ Map")
    t.press("l", "Load a game: name of a file")
    t.press("Escape", "▸ Load a game")
    t.press("s", "keep these ships")


@test()
def leaving_ends_well(t):
    t.start_shell(f"{t.program} term --map base-2 --position '{MIDDLE}' --seed 1; echo ended with $?")
    t.wait("3 actions left")
    t.press("q", "ended with 0")


run_tests()
