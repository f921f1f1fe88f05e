#!/usr/bin/python3
"""Plays in a real terminal (tmux) by keys and mouse, and compares screens with the files in tests/screens. Prints TAP.

usage: tests/term_screens.py ASTRAGAL [--renew] [WORD]
--renew writes the screens anew: look at what changed (git diff) before you keep it. WORD runs only the tests with it in
their names. Nothing depends on time: after each key the screen, or the record that the program keeps, is read again and
again until it is as expected; LIMIT is only there for a program that hangs.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SCREENS = Path(__file__).resolve().parent / "screens"
RECORDS = Path(__file__).resolve().parent / "records"
LIMIT = float(os.environ.get("LIMIT", 120))
# Vulpes can attack, construct on e5 and deploy; nothing depends on how well anybody thinks.
MIDDLE = (
    "turn V actions 3 earned 0 | V research 3 dominance 4 ships 3d5 5e4 6x | "
    "K research 5 dominance 2 ships 6f4 3c5 1h7 | cubes h8=K b5=V b2=V"
)
# One construct wins.
LAST = (
    "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 5e4 1a1 | "
    "K research 1 dominance 1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V"
)
# Four players with cards; planning this turn to its end takes minutes.
CARDS = (
    "turn A actions 3 earned 0 | V research 1 dominance 2 ships 2x 2x 3h3 commands tyrannical | "
    "K research 5 dominance 2 ships 6x 4b6 3a8 commands brilliant | "
    "O research 1 dominance 2 ships 2x 1e9 3g5 commands ingenious righteous | "
    "A research 5 dominance 5 ships 1c2 1b1 2x commands | cubes b8=K h8=O b5=O h5=O b2=A e2=V h2=V | "
    "market expansion expansion momentum cerebral intelligent precocious | discards aggression"
)
# The same players late in their game: nine commands, and Kepler takes a card.
LATE = (
    "pick K actions 0 earned 2 phase 2 attacked | "
    "V research 2 dominance 5 ships 2x 2x 6x commands energetic nomadic tyrannical | "
    "K research 1 dominance 3 ships 3c1:m 6a2 1b4 2x 1a5 commands brilliant ravenous stubborn | "
    "O research 4 dominance 4 ships 1f5 1e9 1h4 commands clever ingenious righteous | "
    "A research 1 dominance 2 ships 3c2 3e3 2x 1g5 commands cerebral strategic | "
    "cubes b8=VK h8=VO b5=KO e5=O h5=OA b2=KA e2=VK h2=V | "
    "market expansion relocation sabotage intelligent precocious relentless | "
    "discards aggression aggression aggression expansion expansion expansion momentum momentum reorganization"
)


class Failure(Exception):
    pass


class Terminal:
    """A tmux server of its own with one window, in which one program after the other may run."""

    def __init__(self, program, size=(80, 24)):
        self.folder = Path(tempfile.mkdtemp(prefix="astragal-screen-"))
        self.program, self.size = program, size
        self.state = self.folder / "state"
        config = self.folder / "tmux.conf"
        config.write_text("set -g default-terminal screen-256color\nset -g status off\nset -s escape-time 0\n")
        self.command = ["tmux", "-S", str(self.folder / "socket"), "-f", str(config)]

    def tmux(self, *words):
        answer = subprocess.run([*self.command, *words], capture_output=True, text=True)
        if answer.returncode:
            raise Failure(f"tmux {words[0]}: {answer.stderr.strip()}")
        return answer.stdout

    def start(self, *words, locale="C.UTF-8", **environment):
        """Runs a command line of the program."""
        self.run(self.program, "term", *words, LC_ALL=locale, **environment)

    def start_shell(self, line):
        """Types a line into a shell, for what only a shell sees: how the program ended, and that it was suspended."""
        self.run("bash", "--norc", "--noprofile", LC_ALL="C.UTF-8", PS1="shell: ")
        self.wait("shell:")
        self.type(line)
        self.keys("Enter")

    def run(self, *words, **environment):
        """Runs a command in the window, which stays when it ends."""
        names = {"XDG_STATE_HOME": str(self.state), "HOME": str(self.folder), **environment}
        line = ["env", "-u", "LANG", *(f"{k}={v}" for k, v in names.items()), *words]
        if self.is_open():
            self.end()
            self.tmux("respawn-window", "-k", "-t", "t", *line)
        else:
            width, height = map(str, self.size)
            self.tmux("new-session", "-d", "-s", "t", "-x", width, "-y", height, "sleep", "infinity")
            self.tmux("set-option", "-g", "remain-on-exit", "on")
            self.tmux("respawn-window", "-k", "-t", "t", *line)

    def end(self):
        """Ends the program. While it lives its game is its own: the next one would be given another place."""
        if not self.is_dead():
            os.kill(self.pid(), 15)
            self.wait(lambda screen: self.is_dead(), "its end")

    def is_open(self):
        return subprocess.run([*self.command, "has-session", "-t", "t"], capture_output=True).returncode == 0

    def close(self):
        subprocess.run([*self.command, "kill-server"], capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)  # a program may just be ending in it

    def keys(self, *names):
        for name in names:
            self.tmux("send-keys", "-t", "t", name)

    def click(self, column, row):
        """Presses and releases the left button, as terminals of this kind tell it."""
        for button in ("20", "23"):
            self.tmux("send-keys", "-t", "t", "-H", "1b", "5b", "4d", button, f"{33 + column:x}", f"{33 + row:x}")

    def click_on(self, words):
        """A click on the first place where the words are seen."""
        lines = self.wait(words).splitlines()
        row = next(i for i, line in enumerate(lines) if words in line)
        self.click(lines[row].index(words), row)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-t", "t", "-x", str(columns), "-y", str(rows))

    def type(self, words):
        self.tmux("send-keys", "-t", "t", "-l", words)

    def screen(self, colours=False):
        return self.tmux("capture-pane", "-t", "t", "-p", *(["-e", "-N"] if colours else []))

    def pid(self):
        return int(self.tmux("display-message", "-t", "t", "-p", "#{pane_pid}"))

    def is_dead(self):
        return self.tmux("display-message", "-t", "t", "-p", "#{pane_dead}").strip() == "1"

    def wait(self, expected, what=None):
        """Until the screen holds the words, or the function is true of it; returns the screen."""
        good = expected if callable(expected) else lambda screen: expected in screen
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            screen = self.screen()
            if good(screen):
                return screen
            time.sleep(0.01)
        raise Failure(f"waited in vain for {what or expected!r}:\n{screen}")

    def press(self, key, expected):
        """A key, and what must be seen behind it."""
        self.keys(key)
        return self.wait(expected)

    def record(self):
        kept = self.state / "astragal" / "game-1.astragal"
        return kept.read_text() if kept.exists() else ""

    def actions(self):
        """How many actions the kept record has."""
        return sum(1 for line in self.record().splitlines() if line and line[0] != "[")

    def wait_record(self, after):
        """Until the kept record has more than so many actions."""
        self.wait(lambda screen: self.actions() > after, f"an action behind {after}")

    def wait_asked(self, before, words):
        """Until a question is seen behind so many actions: levels have played, and nothing comes any more before a key.
        A screen that is just being drawn may show the new question and the old number: the record knows better."""
        def good(screen):
            asked = any(word in question(screen) for word in words["asked"])
            return asked and number(screen) > before and number(screen) == self.actions()

        return self.wait(good, "a question")

    def compare(self, name, colours=False):
        """The screen must become like the file. Dates and places differ from machine to machine; none is shown."""
        file = SCREENS / f"{name}.txt"
        if RENEW and name not in RENEWED:  # a screen that several tests come to is written once
            RENEWED.add(name)
            # What is still being drawn looks different a moment later.
            screen, again = None, self.screen(colours)
            while screen != again:
                time.sleep(0.2)
                screen, again = again, self.screen(colours)
            file.write_text(again)
            return
        expected = file.read_text() if file.exists() else ""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            screen = self.screen(colours)
            if screen == expected:
                return
            time.sleep(0.01)
        raise Failure(f"the screen is not as in {file.name}\n--- expected\n{expected}--- seen\n{screen}")


def question(screen):
    """The line below the board, on a screen of 80x24 with a board of nine ranks."""
    return screen.splitlines()[19].strip()


def number(screen):
    """In the lower right corner: how many actions the game shown has."""
    found = re.search(r" (\d+)\s*$", screen)
    return int(found[1]) if found else -1


TESTS = []


def test(size=(80, 24)):
    def note(function):
        TESTS.append((function, size))
        return function

    return note


@test()
def the_start_menu_in_both_languages(t):
    t.start("--seed", "1")
    t.wait("Start")
    t.compare("menu-en")
    t.start("--seed", "1", locale="fr_FR.UTF-8", LC_CTYPE="C.UTF-8")
    t.wait("Commencer")
    t.start("--seed", "1", "--lang", "fr")
    t.wait("Commencer")
    t.compare("menu-fr")


@test()
def the_start_menu_chooses_seats_levels_map_and_rules(t):
    t.start("--seed", "1", "--pace", "0")
    t.wait("▸ Start")
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
    # It is one of the maps for three players now.
    t.press("Right", lambda s: "my three.map" not in s)
    t.press("Left", "my three.map")
    go_to_row(t, "Up", "Start")
    t.press("Enter", "keep these ships")
    assert "Mine" in t.record() and '[Player.O "level:2"]' in t.record(), t.record()


def open_middle(t, *words, **names):
    t.start("--map", "base-2", "--position", MIDDLE, "--seed", "1", *words, **names)
    t.wait(lambda s: "3 actions left" in s or "3 actions restantes" in s)


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


COLOUR = r"\x1b\[[0-9;]*[34][0-8]"
# What the Debian package ncurses-term has; not everybody has that.
SIXTEEN = r"""sixteen|sixteen colours,
	colors#16, pairs#256,
	setab=\E[%?%p1%{8}%<%t%p1%{40}%+%e%p1%{92}%+%;%dm,
	setaf=\E[%?%p1%{8}%<%t%p1%{30}%+%e%p1%{82}%+%;%dm,
	use=screen,
"""


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
    # The console of Linux has colours, and a font without emblems.
    open_middle(t, TERM="linux")
    t.press("3", "3 destroyer at d5")
    t.press("Enter", lambda s: "left > " in s)
    t.compare("targets-ascii")
    assert re.search(COLOUR, t.screen(True)), "no colour on the console"
    # What cannot be drawn on is played on line by line, or said to be unknown.
    t.start("--map", "base-2", TERM="dumb")
    t.wait("A number, `undo`")
    t.start_shell(f"TERM=none-such {t.program} term --map base-2")
    t.wait("this terminal cannot be drawn on; try --plain")


@test((120, 40))
def cards_at_120x40(t):
    t.start("--map", "base-2", "--rules", "full", "--seed", "5", "--players", "person,person")
    t.wait("keep these ships")
    t.compare("cards-120x40")


def open_cards(t, position, *words):
    t.start("--map", "base-4", "--rules", "full", "--position", position, "--seed", "1", *words)


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
def odds_and_reasons_are_told_before_committing(t):
    open_middle(t)
    t.press("g", "Go to")
    t.type("d5")
    t.press("Enter", "3 destroyer at d5")
    t.press("Enter", "›")
    t.press("Left", "Kepler: 3 destroyer at c5 · 3 choices · 58.33% to succeed")
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
def letters_jump_to_buttons_and_enter_presses_them(t):
    open_middle(t)
    t.press("r", "[r]")
    t.press("Enter", "2 actions left")
    assert "research" in t.record().splitlines()[-1]
    t.press("u", "Taken back")
    t.wait("3 actions left")


@test()
def the_mouse_does_what_the_keys_do(t):
    open_middle(t)
    t.click_on("▲3D")
    t.wait(lambda s: "›" in question(s))
    t.click_on("Warp")
    t.wait_record(0)
    assert "warp d5 e4" in t.record(), t.record()


@test()
def looking_back_steps_by_action_and_turn(t):
    open_middle(t)
    t.press("r", "[r]")
    t.press("Enter", "2 actions left")
    t.press("e", "[e]")
    t.press("Enter", "Kepler: 3 actions left")
    t.press("b", "After 2 of 2")
    t.press("Left", "After 1 of 2")
    t.press("Home", "After 0 of 2")
    t.compare("replay")
    t.press("End", "After 2 of 2")
    t.press("PageUp", "After 0 of 2")
    t.press("Space", "After 2 of 2")
    t.press("Escape", "Kepler: 3 actions left")


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
    assert t.record() == "", "what is only looked at is not kept"


@test()
def keys_work_while_a_level_thinks(t):
    t.start("--map", "base-4", "--rules", "full", "--position", CARDS, "--seed", "1", "--time", "200", "--players",
            "person,person,person,expectimax")
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
    t.wait(lambda s: re.search(r"is thinking \.+  [■□]{20} \d+%", s), "progress")
    t.keys("q")
    t.wait(lambda s: t.is_dead(), "its end")


def pointed_at(screen):
    """The line of a menu that is pointed at."""
    found = re.search(r"(?:│|^) ▸ ([^│\n]*)", screen, re.MULTILINE)
    return found[1] if found else ""


def go_to_row(t, key, row):
    """One line of a menu after the other, until that one is pointed at."""
    at = pointed_at(t.wait(pointed_at))
    while not at.startswith(row):
        at = pointed_at(t.press(key, lambda s: pointed_at(s) not in ("", at)))


def choose(t, line):
    """A line of the menu during a game."""
    t.press("m", "▸ Back to the game")
    go_to_row(t, "Down", line)
    t.keys("Enter")
    if line in ("Save", "Load"):
        t.wait("name of a file")


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
    t.press("Enter", "name of a file")
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
    t.wait("100%")
    t.press("Escape", "Vulpes wins")


@test()
def the_analysis_leads_to_the_decisions_that_cost_most(t):
    t.start("--load", str(RECORDS / "quandary-resigned.astragal"), "--seed", "1")
    t.wait("wins. Enter")
    choose(t, "Analysis")
    t.wait("The decisions that cost most")
    worst = t.wait("▸").split("▸")[1]
    t.press("Enter", f"After {int(worst.split('.')[0]) - 1} of")
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


def check_record(t):
    """Another command of the program must read what was kept."""
    answer = subprocess.run([t.program, "replay", "-"], input=t.record(), capture_output=True, text=True)
    assert answer.returncode == 0 and "result" in answer.stdout, answer.stderr


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
    assert '"level:2"' in record and "Ensign" in t.screen()
    # The cursor begins anew; all else is as it was.
    strip = lambda lines: [re.sub(r"[\[\]‹›]", " ", line) for line in lines]
    assert strip(t.screen().splitlines()[:19]) == strip(board), t.screen()


@test()
def all_sheets_cards_and_planets_are_explained_on_a_screen_of_their_own(t):
    open_cards(t, LATE)
    t.wait("take a card")
    t.press("S", "Energetic, a command")
    t.compare("sheets")
    t.press("Up", "h2 9 ▲□□")
    t.click_on("Sabotage")
    t.wait("Sabotage, a gambit")
    t.resize(120, 40)
    t.wait(lambda s: len(s.splitlines()) == 40 and "Sabotage, a gambit" in s)
    t.resize(80, 24)
    t.press("Escape", "take a card")
    # A card that is no choice is explained by a click in the game as well.
    t.click_on("Ravenous")
    t.wait("What is this?")
    t.press("Escape", lambda s: "What is" not in s)


@test()
def leaving_ends_well(t):
    t.start_shell(f"{t.program} term --map base-2 --position '{MIDDLE}' --seed 1; echo ended with $?")
    t.wait("3 actions left")
    t.press("q", "ended with 0")


@test()
def hints_are_given_and_played(t):
    open_middle(t)
    t.press("h", "Hints")
    t.press("Escape", lambda s: "Hints" not in s)
    assert t.actions() == 0, "a hint was played that was only looked at"
    t.press("h", "Hints")
    best = pointed_at(t.screen())
    t.press("Down", lambda s: pointed_at(s) not in ("", best))
    t.press("Up", lambda s: pointed_at(s) == best)
    t.press("Enter", lambda s: number(s) > 0)
    open_middle(t, "--lang", "fr")
    t.press("h", "Conseils : Entrée en joue un")


@test()
def ended_by_a_signal_and_by_a_closed_terminal(t):
    open_middle(t)
    t.press("r", "[r]")
    t.press("Enter", "2 actions left")
    record = t.record()
    os.kill(t.pid(), 15)
    t.wait(lambda s: t.is_dead(), "its end")
    assert t.record() == record
    t.start("--seed", "1")
    t.wait("Resume")
    t.press("Enter", "2 actions left")
    pid = t.pid()
    t.tmux("kill-session", "-t", "t")
    end = time.monotonic() + LIMIT
    while Path(f"/proc/{pid}").exists():
        assert time.monotonic() < end, "it lives on without its terminal"
        time.sleep(0.01)
    assert t.record() == record
    t.start("--seed", "1")
    t.wait("Resume")
    t.press("Enter", "2 actions left")


@test()
def suspended_and_brought_back(t):
    t.start_shell(f"{t.program} term --map base-2 --position '{MIDDLE}' --seed 1")
    t.wait("3 actions left")
    t.press("C-z", "Stopped")
    t.type("fg")
    t.press("Enter", "3 actions left")
    t.compare("game-80x24")


@test()
def two_programs_do_not_write_over_each_others_game(t):
    open_middle(t)
    record = t.record()
    t.tmux("new-window", "-d", "-t", "t:5", "env", "LC_ALL=C.UTF-8", f"XDG_STATE_HOME={t.state}", t.program, "term",
           "--map", "base-3", "--seed", "3")
    other = t.state / "astragal" / "game-2.astragal"
    t.wait(lambda s: other.exists(), "a second record")
    assert t.record() == record and "base-3" in other.read_text()


def main():
    words = [word for word in sys.argv[2:] if not word.startswith("-")]
    chosen = [(run, size) for run, size in TESTS if all(word in run.__name__ for word in words)]
    SCREENS.mkdir(exist_ok=True)
    print(f"1..{len(chosen)}")
    failed = 0
    for number, (run, size) in enumerate(chosen, 1):
        terminal = Terminal(sys.argv[1], size)
        name = run.__name__.replace("_", " ")
        try:
            run(terminal)
            print(f"ok {number} - {name}", flush=True)
        except Exception as reason:  # whatever it is, the next test runs
            failed += 1
            print(f"not ok {number} - {name}", flush=True)
            told = f"{type(reason).__name__}: {reason}"
            print("\n".join("# " + line for line in told.splitlines()), flush=True)
        finally:
            terminal.close()
    sys.exit(bool(failed))


RENEW, RENEWED = "--renew" in sys.argv, set()
main()
