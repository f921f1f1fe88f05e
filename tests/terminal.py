"""A real terminal for tests: tmux, driven by keys and mouse, its screen compared with the files in tests/screens.

No test depends on timing: after each key it polls the screen, or the saved record, until it is as expected; LIMIT is the
timeout for a program that hangs. A test waits for what stays until its next key, never for a transient screen.
"""

import contextlib
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
RENEW, RENEWED = "--renew" in sys.argv, set()
# Vulpes can attack, construct on e5 and deploy; nothing depends on the strength of the search.
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
# The same players late in the game: nine commands, and Kepler takes a card.
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
    """A tmux server with one window, in which programs run one after another."""

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
        """Types a line into a shell, for what only a shell sees: exit codes and suspension."""
        self.run("bash", "--norc", "--noprofile", LC_ALL="C.UTF-8", PS1="shell: ")
        self.wait("shell:")
        self.type(line)
        self.keys("Enter")

    def run(self, *words, **environment):
        """Runs a command in the window, which stays open when the command ends."""
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
        """Ends the program. While it runs it holds the lock of its saved game."""
        if not self.is_dead():
            with contextlib.suppress(ProcessLookupError):  # it may just have ended
                os.kill(self.pid(), 15)
            self.wait(lambda screen: self.is_dead(), "its end")

    def is_open(self):
        return subprocess.run([*self.command, "has-session", "-t", "t"], capture_output=True).returncode == 0

    def close_window(self):
        """Closes the window as a person does, and waits until the program has ended."""
        running = [int(pid) for pid in self.tmux("list-panes", "-a", "-F", "#{pane_pid}\n#{pid}").split()]
        self.tmux("kill-server")
        end = time.monotonic() + LIMIT
        while any(map(is_alive, running)):
            if time.monotonic() > end:
                raise Failure("it is still running without its terminal")
            time.sleep(0.01)

    def close(self):
        if self.is_open():
            self.close_window()
        shutil.rmtree(self.folder, ignore_errors=True)  # children of a shell may still be using it

    def keys(self, *names):
        for name in names:
            self.tmux("send-keys", "-t", "t", name)

    def click(self, column, row, button=0, newer=False):
        """Presses and releases a button (0 left, 2 right, 64 wheel up), in the X10 or the newer SGR encoding."""
        if newer:
            codes = [f"\x1b[<{button};{column + 1};{row + 1}{end}" for end in "Mm"]
        else:
            codes = [f"\x1b[M{chr(32 + state)}{chr(33 + column)}{chr(33 + row)}" for state in (button, 3)]
        for code in codes:
            self.tmux("send-keys", "-t", "t", "-H", *(f"{byte:x}" for byte in code.encode()))

    def click_on(self, words, **how):
        """Clicks on the first occurrence of the words."""
        lines = self.wait(words).splitlines()
        row = next(i for i, line in enumerate(lines) if words in line)
        self.click(lines[row].index(words), row, **how)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-t", "t", "-x", str(columns), "-y", str(rows))

    def type(self, words):
        self.tmux("send-keys", "-t", "t", "-l", words)

    def screen(self, colours=False):
        return self.tmux("capture-pane", "-t", "t", "-p", *(["-e", "-N"] if colours else []))

    def is_drawn(self, size):
        """Whether the program is running and its window has this size."""
        return self.ask("#{pane_dead} #{window_width} #{window_height}") == "0 {} {}".format(*size)

    def ask(self, what):
        return self.tmux("display-message", "-t", "t", "-p", what).strip()

    def pid(self):
        return int(self.ask("#{pane_pid}"))

    def is_dead(self):
        return self.ask("#{pane_dead}") == "1"

    def wait(self, expected, what=None):
        """Waits until the screen contains the words, or the function returns true for it; returns the screen."""
        good = expected if callable(expected) else lambda screen: expected in screen
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            screen = self.screen()
            if good(screen):
                return screen
            time.sleep(0.01)
        raise Failure(f"timeout waiting for {what or expected!r}:\n{screen}")

    def press(self, key, expected):
        """Presses a key and waits for the expected screen."""
        self.keys(key)
        return self.wait(expected)

    def record(self, number=None):
        """The saved game of that number, or the one that was saved last."""
        folder = self.state / "astragal"
        kept = [folder / f"game-{number}.astragal"] if number else sorted(
            folder.glob("*.astragal"), key=lambda file: file.stat().st_mtime_ns)
        return kept[-1].read_text() if kept and kept[-1].exists() else ""

    def saved(self):
        """The names of all saved games."""
        return sorted(file.name for file in (self.state / "astragal").glob("*.astragal"))

    def actions(self, number=None):
        """The number of actions in the saved record."""
        return sum(1 for line in self.record(number).splitlines() if line and line[0] != "[")

    def wait_record(self, after):
        """Waits until the saved record has more than so many actions."""
        self.wait(lambda screen: self.actions() > after, f"an action after {after}")

    def wait_asked(self, before, words):
        """Waits for a prompt after so many actions: levels have played, and the program waits for a key.
        A screen that is being redrawn may show the new prompt with the old number, so the record is compared too."""
        def good(screen):
            asked = any(word in question(screen) for word in words["asked"])
            return asked and number(screen) > before and number(screen) == self.actions()

        return self.wait(good, "a question")

    def compare(self, name, colours=False):
        """Waits until the screen equals the file. No screen shows dates or paths, which differ between machines."""
        file = SCREENS / f"{name}.txt"
        if RENEW and name not in RENEWED:  # a screen that several tests reach is written once
            RENEWED.add(name)
            # Wait until drawing has finished.
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


def is_alive(pid):
    """Whether it is running; zombies are not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def question(screen):
    """The prompt, on a screen of 80x24 with a board of nine ranks."""
    return screen.splitlines()[19].strip()


def number(screen):
    """The number of actions so far, in the lower right corner."""
    found = re.search(r" (\d+)\s*$", screen)
    return int(found[1]) if found else -1


def open_middle(t, *words, **names):
    t.start("--map", "base-2", "--position", MIDDLE, "--seed", "1", *words, **names)
    t.wait(lambda s: "3 actions left" in s or "3 actions restantes" in s)


def open_cards(t, position, *words):
    t.start("--map", "base-4", "--rules", "full", "--position", position, "--seed", "1", *words)


def pointed_at(screen):
    """The current row of a menu."""
    found = re.search(r"(?:│|^) ▸ ([^│\n]*)", screen, re.MULTILINE)
    return found[1] if found else ""


def go_to_row(t, key, row):
    """Moves row by row until the given row is current."""
    at = pointed_at(t.wait(pointed_at))
    while not at.startswith(row):
        at = pointed_at(t.press(key, lambda s: pointed_at(s) not in ("", at)))


def choose(t, line):
    """Chooses a row of the in-game menu."""
    t.press("m", "▸ Back to the game")
    go_to_row(t, "Down", line)
    t.keys("Enter")
    if line in ("Save", "Load"):
        t.wait("name of a file")


TESTS = []


def test(size=(80, 24)):
    def note(function):
        TESTS.append((function, size))
        return function

    return note


def run_tests():
    """Runs all tests, or those with all given words in their names. Prints TAP."""
    words = [word for word in sys.argv[2:] if not word.startswith("-")]
    chosen = [(run, size) for run, size in TESTS if all(word in run.__name__ for word in words)]
    SCREENS.mkdir(exist_ok=True)
    print(f"1..{len(chosen)}")
    failed = 0
    for number, (run, size) in enumerate(chosen, 1):
        terminal = Terminal(sys.argv[1], size)
        name = run.__name__.replace("_", " ")
        try:
            try:
                run(terminal)
            finally:
                terminal.close()
            print(f"ok {number} - {name}", flush=True)
        except Exception as reason:  # the other tests run in any case
            failed += 1
            print(f"not ok {number} - {name}", flush=True)
            told = f"{type(reason).__name__}: {reason}"
            print("\n".join("# " + line for line in told.splitlines()), flush=True)
    sys.exit(bool(failed))
