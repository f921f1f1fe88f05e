"""Random games of Andromeda's Edge in the reference (andromeda.py), written down for the engine (compare.py)."""

import collections
import json
import random
import subprocess

from andromeda import Game
from andromeda_data import Data
from andromeda_position import expect_known, expect_table
from andromeda_table import MARKS
from andromeda_variants import vary
from session import Difference, expect_actions, expect_line, expect_odds, expect_ok, expect_refused

# How a seat plays: how much each kind of decision is preferred to the others. Not named: those of USUAL, else 1. A kind
# is the first word of an action; what all decisions of a kind weigh is shared among them.
USUAL = {"launch": 6, "return": 1, "done": 1, "develop": 4, "spend": 0.5, "trade": 0.3, "play": 1.5, "put": 6,
         "power": 2}
STYLES = {
    "even": {},
    "settler": {"develop": 40, "decline": 0.5, "trade": 1, "return": 1.5},
    "warrior": {"join": 10, "divert": 5, "play": 4, "enough": 0.5},
    "hoarder": {"spend": 0.05, "play": 0.1, "trade": 0.05, "enough": 3},
    "spender": {"spend": 6, "play": 5, "use": 8, "cancel": 9},
    "builder": {"build": 5, "buy": 8, "option": 3, "decline": 0.2, "power": 6},
    "idle": {"return": 30, "done": 30, "pass": 30, "decline": 30},
    "any": None,  # every single action is equally likely
}

# Questions at which nothing is half done, so that the positions can be compared.
CALM = ("turn", "section", "window", "activations", "join", "diplomacy", "launch", "recruit", "icon", "recall", "helm",
        "home")


def weight_of(action, weights, same_kind):
    kind = action.split()[0]
    return weights.get(kind, USUAL.get(kind, 1)) / same_kind


def choose(game, actions, styles, dice):
    """The next action, or a resignation."""
    who = game.who()
    if who == "chance":
        if dice.random() < 0.4:
            return dice.choice(actions)  # so that rare outcomes are not rare
        odds = game.odds()
        return dice.choices(list(odds), [float(chance) for chance in odds.values()])[0]
    if who not in styles:
        return actions[0]
    if dice.random() < game.resigning:
        return f"resign {dice.choice([seat.mark for seat in game.players if not seat.resigned])}"
    weights = STYLES[styles[who]]
    if weights is None:
        return dice.choice(actions)
    kinds = collections.Counter(action.split()[0] for action in actions)
    return dice.choices(actions, [weight_of(action, weights, kinds[action.split()[0]]) for action in actions])[0]


def random_setting(data, options, dice):
    mode = dice.choice(options.modes.split(","))
    seats = {"versus": [2, 3, 4, 5], "solo": [2], "unity": [3, 4]}[mode]
    wanted = [int(number) for number in options.seats.split(",")] if options.seats else seats
    setting = {"seats": dice.choice([number for number in seats if number in wanted] or seats), "mode": mode,
               "events": dice.choice(options.decks.split(",")),
               "length": dice.choice(["short", "medium", "medium", "long"]),
               "void": dice.choice(["on", "off"]), "moons": dice.choice(["both", "both", "orphan", "ancient"]),
               "destiny": dice.choice(["on", "on", "off"]), "specials": dice.randint(0, 4),
               "expansion": dice.choice(["on", "on", "on", "off"])}
    if setting["expansion"] == "off":
        if setting["events"] == "void":
            setting["expansion"] = "on"
        else:
            setting["void"] = "off"
            setting["moons"] = dice.choice(["both", "orphan"])
    if mode == "versus" and setting["seats"] == 5 and setting["length"] == "short":
        setting["length"] = "medium"
    if mode != "versus":
        setting["commander"] = dice.choice(list(data.all["commander"]))
    if dice.random() < 0.2:
        raiders = data.all["raider"]
        setting["raiders"] = "+".join(
            dice.choice([name for name, thing in raiders.items()
                         if thing.fields["class"] == letter and not thing.has("warp")]) for letter in "SABCD")
    return setting


def expect_result(game):
    """The scores, and who wins."""
    wanted = [(float(seat is game.winner), game.score(seat)) for seat in game.seats]

    def check(data, last):
        if last != "ok" or len(data) != 1:
            raise Difference(f"no view: {last}")
        view = json.loads(data[0].removeprefix("view "))
        found = [(round(seat["utility"], 4), seat["score"]) for seat in view["result"]]
        if found != wanted:
            raise Difference(f"result: expected {wanted}\nengine {found}")
    return check


def expect_any(_data, last):
    if not last.startswith("ok"):
        raise Difference(f"the engine refused: {last}")


class Tally:
    def __init__(self):
        self.decisions, self.games = 0, 0
        self.kinds, self.hits = collections.Counter(), collections.Counter()


def script(session, data, setting, dice, limit, resign, tally):
    """Plays one game in the reference and writes it into the session."""
    session.begin()
    session.send("game andromeda", expect_any)
    for name, value in setting.items():
        session.send(f"set {name} {value}", expect_ok)
    session.send("new", expect_ok)
    game = Game(data, **{name: value for name, value in setting.items() if name != "data"})
    game.resigning = dice.choice([0, 0, 0, resign])
    styles = dict(zip(MARKS, dice.choices(list(STYLES), k=len(game.players))))
    if "idle" in styles.values() and dice.random() < 0.7:
        styles = dict.fromkeys(styles, "even")
    tally.games += 1
    count, earlier = 0, ["pass"]
    while True:
        actions = game.legal()
        who = f"over {game.winner.mark}" if game.over else game.who()
        session.send("who", expect_line(f"who {who}"))
        session.send("legal", expect_actions(actions))
        if game.who() == "chance" and dice.random() < 0.5:
            session.send("odds", expect_odds(game.odds()))
        if not game.over and (game.ask.what in ("turn", "section") or game.ask.what in CALM and dice.random() < 0.2):
            session.send("show", expect_table(game))
            if dice.random() < 0.3:
                viewer = dice.choice([None, *game.players])
                session.send(f"show {viewer.mark if viewer else 'spectator'}", expect_known(game, viewer))
        if game.over:
            if not any(seat.resigned for seat in game.seats):
                session.send("view spectator", expect_result(game))
            break
        tally.decisions += 1
        count += 1
        if limit and count >= limit:
            break
        action = choose(game, actions, styles, dice)
        tally.kinds[action.split()[0]] += 1
        if dice.random() < 0.03:
            other = dice.choice(earlier)
            if other not in actions:
                session.send("play " + other, expect_refused)
        earlier = earlier[-200:] + [action]
        session.send("play " + action, expect_ok)
        game.play(action)
    if game.over:
        tally.hits["games over"] += 1
    tally.hits.update(game.hits)


class AndromedaGames:
    """All games of a run, which `write` writes one after the other, and what happened in them."""

    SAME_DATA = 4  # games in a row

    def __init__(self, options):
        self.options = options
        self.data, self.line, self.variants = Data.from_file(options.andromeda_data), "standard", 0
        self.tally = Tally()

    def write(self, session):
        dice = random.Random(f"{self.options.seed} {self.tally.games}")
        if self.tally.games % self.SAME_DATA == 0:
            self.change_data(dice)
        setting = random_setting(self.data, self.options, dice)
        setting["data"] = self.line
        script(session, self.data, setting, dice, self.options.limit, self.options.resign, self.tally)

    def change_data(self, dice):
        """Other cards and numbers, or those that come with the game. The engine makes one line of a file."""
        if dice.random() >= self.options.variants:
            self.data, self.line = Data.from_file(self.options.andromeda_data), "standard"
            return
        text = vary(self.options.andromeda_data, dice)
        run = subprocess.run([self.options.engine, "engine"], input=f"game andromeda\nboard\n{text}.\n", text=True,
                             capture_output=True, check=False)
        answer = run.stdout.strip().split("\n")[-2:]
        if len(answer) < 2 or answer[1] != "ok":
            raise SystemExit(f"{text}the engine refused this file: {answer}")
        self.data, self.line = Data(text), answer[0].removeprefix("line ")
        self.variants += 1

    def what(self):
        return f"modes {self.options.modes}, decks {self.options.decks}, {self.variants} variants of cards and numbers"

    def report(self):
        print("  " + ", ".join(f"{name} {count}" for name, count in sorted(self.tally.kinds.items())))
        for what, count in sorted(self.tally.hits.items()):
            print(f"  {count:7} {what}")
