"""What goes to `astragal engine` and what must come back: the part of the comparison that knows no game."""

import collections
import subprocess
from fractions import Fraction


class Difference(Exception):
    """What the engine said, what the reference expected."""


class Session:
    """Commands for the engine, each with a check of its answer."""

    def __init__(self):
        self.commands, self.checks = [], []
        self.begins = []  # where games begin

    def begin(self):
        """What is sent from now on is about another game."""
        self.begins.append(len(self.commands))

    def send(self, command, check):
        self.commands.append(command)
        self.checks.append(check)

    def text(self):
        return "".join(command + "\n" for command in self.commands)

    def run(self, engine):
        """Raises a Difference whose second argument is the number of the command."""
        run = subprocess.run([engine, "engine"], input=self.text(), capture_output=True, text=True, check=False)
        answers = self.answers(run.stdout)
        for number, check in enumerate(self.checks):
            data, last = next(answers, ([], None))
            if last is None:
                raise Difference(f"the engine ended with status {run.returncode}\n{run.stderr}", number)
            try:
                check(data, last)
            except Difference as difference:
                raise Difference(str(difference), number) from None

    @staticmethod
    def answers(output):
        data = []
        for line in output.split("\n"):
            if line.startswith(("ok", "error")):
                yield data, line
                data = []
            else:
                data.append(line)


# ---- What an answer must be ----

def expect_ok(_data, last):
    if last != "ok":
        raise Difference(f"the engine refused: {last}")


def expect_refused(_data, last):
    if not last.startswith("error 31 "):
        raise Difference(f"the engine did not refuse: {last}")


def expect_line(line):
    def check(data, last):
        if last != "ok" or data != [line]:
            raise Difference(f"expected {line}\nengine   {' / '.join(data + [last])}")
    return check


def expect_position(line, same=str):
    """`same` makes equal what means the same."""
    def check(data, last):
        if last != "ok" or len(data) != 1 or same(data[0].removeprefix("position ")) != same(line):
            raise Difference(f"expected position {line}\nengine   {' / '.join(data + [last])}")
    return check


def expect_actions(actions):
    def check(data, last):
        numbers = [line.partition(" ")[0] for line in data]
        listed = [line.partition(" ")[2] for line in data]
        if numbers != [str(number) for number in range(1, len(data) + 1)]:
            raise Difference(f"the legal actions are not numbered from 1 on: {numbers}")
        twice = [action for action, count in collections.Counter(listed).items() if count > 1]
        if sorted(listed) != sorted(actions) or last != f"ok {len(actions)}":
            raise Difference(f"{len(actions)} legal actions expected, engine: {last}\n"
                             f"only in the reference: {sorted(set(actions) - set(listed))}\n"
                             f"only in the engine:    {sorted(set(listed) - set(actions))}\n"
                             f"more than once:        {sorted(twice)}")
    return check


def expect_odds(odds):
    """`odds` maps actions to exact probabilities. The engine writes fractions with decimals, or decimals alone."""
    def check(data, last):
        found = {}
        for line in data:
            number, rest = line.split(" ", 1)
            if "/" in number:
                found[rest.split(" ", 1)[1]] = Fraction(number)
            else:
                found[rest] = float(number)
        wrong = [action for action in odds.keys() | found.keys()
                 if action not in odds or action not in found or abs(odds[action] - found[action]) > 1e-6]
        if wrong or last.split()[:2] != ["ok", str(len(odds))]:
            raise Difference(f"odds differ, engine: {last}\n" + "\n".join(
                f"{action}: expected {odds.get(action)}, engine {found.get(action)}" for action in sorted(wrong)))
    return check
