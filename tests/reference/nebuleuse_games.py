"""Random games of Nébuleuse Rouge in the reference (nebuleuse.py), written down for the engine (compare.py)."""

import collections
import json
import pathlib
import random
import subprocess

from nebuleuse import (BASE, DIE, EXPERTS, FIELDS, MARKS, PIECES, SPECTATOR, Data, Game, Planet, position)
from nebuleuse_variants import vary
from session import Difference, expect_actions, expect_line, expect_odds, expect_ok, expect_position, expect_refused

ROOT = pathlib.Path(__file__).resolve().parents[2]

# How a seat plays: how much each decision, or kind of decision, is preferred to the others. Not named: those of USUAL,
# else 1. A kind is the first word of an action; what all decisions of a kind weigh is shared among them.
USUAL = {"explore": 3, "land": 4, "land base": 0.3, "scan": 2, "enter": 3, "install": 3, "fulfil": 2, "contact": 3}
STYLES = {
    "even": {},
    "explorer": {"explore": 10, "cross": 2, "end": 0.3, "buy": 0.3},
    "settler": {"land": 30, "scan": 10, "observe": 4, "stay": 3, "explore": 5, "buy squad": 3, "take squad": 5,
                "take off": 0.5},
    "envoy": {"contact": 60, "stay": 20, "stop": 0.3, "land": 20, "explore": 5, "buy": 1.5, "buy squad": 2, "end": 0.5},
    "warrior": {"take laser": 10, "buy laser": 10, "face": 10, "explore": 9, "detector": 0.5, "end": 0.5},
    "pilgrim": {"enter": 80, "take thruster": 5, "buy thruster": 20, "buy squad": 4, "scan": 4, "land": 10,
                "explore": 3, "cross": 0.3, "give thruster": 0.1},
    "merchant": {"buy": 15, "take expert-D": 3, "take expert-M": 3, "take expert-C": 3},
    "homing": {"land base": 8, "explore": 6, "cross S1": 10, "cross S2": 4, "contact": 20},
    "reckless": {"explore": 20, "face": 20, "end": 0.2, "buy": 0.1, "cross": 0.3, "take off": 5, "try": 5},
    "idle": {"end": 40},
    "any": None,  # every single action is equally likely
}


# Types of cards that are turned up more often in a game.
THEMES = [["exo"], ["ship", "damage", "lose"], ["planet"], ["open", "mission"], ["base", "supply"], []]


def kind_of(action):
    return action if action == "land base" else action.split()[0]


def weight_of(action, weights, same_kind):
    if action in weights:
        return weights[action]
    kind = kind_of(action)
    return weights.get(kind, USUAL.get(kind, 1)) / same_kind


def choose_outcome(game, actions, theme, dice):
    wanted = [action for action in actions
              if action.startswith("card ") and game.data.explore[action.split()[1]]["type"] in theme]
    if wanted and game.agenda[0] == ("turn up",) and dice.random() < 0.4:
        return dice.choice(wanted)
    if dice.random() < 0.5:
        return dice.choice(actions)  # so that rare cards are not rare
    odds = game.odds()
    return dice.choices(list(odds), [float(chance) for chance in odds.values()])[0]


def choose(game, actions, styles, theme, dice):
    """The next action, or a resignation."""
    if game.who() == "chance":
        return choose_outcome(game, actions, theme, dice)
    if dice.random() < resigning(game):
        landed = [f"resign {MARKS[number]}" for number, seat in enumerate(game.seats) if seat.landed]
        return dice.choice(landed if landed and dice.random() < 0.6 else game.resignations())
    weights = STYLES[styles[game.seat]]
    if weights is None:
        return dice.choice(actions)
    kinds = collections.Counter(map(kind_of, actions))
    return dice.choices(actions, [weight_of(action, weights, kinds[kind_of(action)]) for action in actions])[0]


def resigning(game):
    """Now and then, and more often where that is delicate."""
    if sum(seat.present for seat in game.seats) == 2:
        return 0.001
    delicate = game.agenda[0][0] != "space" or any(planet and planet.over is not None for planet in game.slots.values())
    return 0.015 if delicate else 0.004


# ---- Where a game begins ----

def late_game(data, seats, dice):
    """A late position at the start of a turn, with many things in play."""
    game = Game(data, seats)
    game.setup = False
    last = data.numbers["round_limit"]
    game.round = dice.choice([last // 4 + 1, last // 2, last - 2, last - 1, last])
    for seat in dice.sample(range(seats), dice.choice([0, 0, 0, 0, seats - 2])):
        game.seats[seat].present = False
    present = [number for number, seat in enumerate(game.seats) if seat.present]
    game.seat = dice.choice(present)
    deal(game, dice)
    for number in range(seats):
        furnish(game, number, dice)
    discover(game, dice)
    for number in range(seats):
        score(game, number, dice)
    for number in present:
        if not game.seats[number].landed:
            fly(game, number, dice)
    game.last = game.end_is_due()  # met at the end of an earlier turn of this round
    early = [number for number in present if number < game.seat]
    if game.last and not early or any(game.seats[number].pv >= game.numbers["end_pv"] for number in present
                                      if number not in early):
        return None  # the game would be over
    game.agenda = [("start",)]
    game.go_on()
    return game


def deal(game, dice):
    """Some cards were seen since the last shuffle, R.A.Z. not."""
    if dice.random() < 0.5:
        keep = dice.choice([0.1, 0.3, 0.6, 0.9])
        for card, count in game.data.copies.items():
            if game.data.explore[card]["type"] != "reset":
                game.unseen[card] = sum(dice.random() < keep for _ in range(count))


def furnish(game, number, dice):
    seat, data = game.seats[number], game.data
    seat.ship = dice.choice(["frombola", "spatha"])
    seat.missions = dice.randint(0, len(data.missions))
    if not seat.present:
        seat.pieces = dict.fromkeys(PIECES, 0)
        return
    full = dice.random() < 0.3
    for piece in PIECES[:5]:
        most = data.holds[seat.ship, piece][1]
        seat.pieces[piece] = most if full else dice.randint(0, most)
    for _ in range(dice.randint(0, data.holds[seat.ship, "expert"][1])):
        piece = dice.choice(EXPERTS)
        if game.room(seat, piece):
            seat.pieces[piece] += 1
    rich = dice.random() < 0.3
    for letter in FIELDS:
        seat.experience[letter] = data.numbers["experience_max"] if rich and dice.random() < 0.8 else dice.randint(0, 5)
    seat.exo = dice.sample(list(data.exo), dice.randint(0, data.ships[seat.ship]["exo"]))
    if dice.random() < 0.5:
        seat.exo = []
    seat.lost = dice.choice([0, 0, 0, len(seat.exo)])


def discover(game, dice):
    """Planets were found, some are in slots, and of the cards of the others somebody has made contact."""
    chance = dice.choice([0.3, 0.5, 0.8, 0.95, 1])
    for sector, values in game.data.sectors.items():
        for _ in range(game.tokens[sector]):
            if dice.random() < chance and game.piles[values["zone"]]:
                find(game, values["zone"], sector, game.free_slots(), dice)
                game.tokens[sector] -= 1
                dice.choice(game.seats).pv += game.numbers["discovery_pv"]
    game.open = chance == 1 or dice.random() < 0.6
    if game.open:
        dice.choice(game.seats).pv += game.numbers["x_open_pv"]
        found = game.piles["X"] if chance == 1 else min(game.piles["X"], dice.choice([0, 1, 1, 2, 4, 5]))
        for number in range(found):
            find(game, "X", "X", ["X"] if number == found - 1 else [], dice)


def score(game, number, dice):
    """PV for what the seat has done, and trophies on top."""
    seat, promotion, end = game.seats[number], game.numbers["promotion_pv"], game.numbers["end_pv"]
    seat.pv += sum(game.data.missions[:seat.missions])
    seat.pv += sum(dice.choice(game.data.species[card].steps)[0] for card in seat.kept)
    points = dice.choice([0, promotion - 1, promotion, promotion + 1, end - 6, end - 2, end - 1, end - 1])
    if not seat.present:
        points = dice.choice([0, end, end + 5])  # it can neither win nor trigger 1.2
    seat.pv = max(seat.pv, points, promotion if seat.ship == "spatha" else 0)


def find(game, letter, sector, slots, dice):
    game.piles[letter] -= 1
    if not slots or dice.random() < 0.3:
        game.seats[dice.randrange(len(game.seats))].kept.append(dice.choice(game.unsettled(letter)))
        return
    slot = dice.choice(slots)
    planet = game.slots[slot] = Planet(letter, sector)
    seats = range(len(game.seats))
    if dice.random() < 0.3:
        return
    planet.species = dice.choice(game.unsettled(letter))
    planet.scanned = [seat for seat in seats if dice.random() < 0.4]
    planet.face_up = dice.random() < 0.6 or not planet.scanned
    if planet.face_up:
        land_ships(game, slot, dice)


def land_ships(game, slot, dice):
    """Ships that are on a planet whose card is face up."""
    planet = game.slots[slot]
    species = game.data.species[planet.species]
    for number, seat in enumerate(game.seats):
        if dice.random() < 0.4:
            planet.observed[number] = dice.randint(0, species.observe)
        if (not seat.present or seat.landed or dice.random() < 0.4 or seat.pieces["squad"] < species.squads
                or planet.sector == "X" and (planet.observer is not None or planet.contact is not None)):
            continue
        place = dice.choice(["observe", "contact"])
        if place not in game.open_places(number, planet):
            continue
        seat.place, seat.landed = planet.sector, slot
        if place == "observe":
            planet.observer = number
            continue
        planet.contact = number
        if dice.random() < 0.4 and len(species.steps) > 1:  # one threshold was paid
            joker = dice.choice(game.jokers(number, planet))
            planet.joker, planet.paid, planet.steps = joker, game.to_pay(number, planet, 0, joker), 1
            if not game.jokers(number, planet):
                seat.experience = dict.fromkeys(FIELDS, game.numbers["experience_max"])
    others = [number for number in range(len(game.seats)) if number != planet.observer]
    if planet.observer is not None and planet.contact is None and dice.random() < 0.5 and planet.sector != "X":
        planet.over = dice.choice(others)


def fly(game, number, dice):
    places = [BASE, *game.data.sectors]
    active = [planet.sector for planet in game.slots.values() if planet and planet.sector != "X"]
    if game.open and not any(seat.place == "X" for seat in game.seats) and game.piles["X"] < game.numbers["pile_x"]:
        places += ["X"] * 3
    seat = game.seats[number]
    seat.place = dice.choice(active if active and dice.random() < 0.4 else places)
    if seat.place == BASE and seat.ship == "frombola" and seat.pv >= game.numbers["promotion_pv"]:
        seat.place = game.data.base  # it would have been promoted (3.6)


# ---- What is checked ----

def expect_view(game, viewer):
    """Who decides, whose turn it is, what the viewer may do, and the result."""
    who, turn, over = game.who(), MARKS[game.seat], game.over
    mine = None if over or who != viewer else sorted(game.legal())
    scores = [seat.pv for seat in game.seats]
    winners = game.winners() if over else []
    present = [seat.present for seat in game.seats]
    board = board_of(game, viewer)
    hidden = [planet.species for slot, planet in game.slots.items()
              if planet and planet.species and not over and not planet.face_up and viewer not in planet.scanned]

    def check(data, last):
        if last != "ok" or len(data) != 1:
            raise Difference(f"no view: {last}")
        view = json.loads(data[0].removeprefix("view "))
        found = {"who": view["who"], "turn": view["turn"], "present": [seat["present"] for seat in view["seats"]]}
        wanted = {"who": who if isinstance(who, str) else MARKS[who], "turn": turn, "present": present}
        wanted["board"], found["board"] = board, board_in(view["board"])
        wanted["told"], found["told"] = [], [card for card in hidden if f'"{card}"' in data[0]]  # 11.3
        if mine is not None:
            wanted["decisions"] = mine
            found["decisions"] = sorted(decision["action"] for decision in view["decisions"])
        if over:
            wanted["result"] = [(round((seat in winners) / len(winners), 4), pv) for seat, pv in enumerate(scores)]
            found["result"] = [(round(seat["utility"], 4), seat["score"]) for seat in view["result"]]
        if found != wanted:
            raise Difference(f"view: expected {wanted}\nengine {found}")
    return check


def board_of(game, viewer):
    """Some of what a viewer sees of the board that is not in the position."""
    known = {slot: planet.species for slot, planet in game.slots.items()
             if planet and planet.species and (game.over or planet.face_up or viewer in planet.scanned)}
    return {
        "piles": {letter: (left, game.data.sums(letter)) for letter, left in game.piles.items()},  # 2.5
        "experts": {piece[-1]: count - sum(seat.pieces[piece] for seat in game.seats)
                    for piece, count in game.data.experts.items()},  # 3.2
        "known": known,
        "contacts": game.numbers["pile_x"] - game.piles["X"] - bool(game.slots["X"]),
        "draws": [game.data.ships[seat.ship]["cards"][seat.pieces["thruster"]] if seat.present else 0
                  for seat in game.seats],
        "last": game.last,
    }


def board_in(board):
    return {
        "piles": {pile["zone"]: (pile["left"], pile["needs"]) for pile in board["piles"]},
        "experts": board["experts"],
        "known": {slot["id"]: slot["card"]["id"] for slot in board["slots"] if slot["taken"] and "card" in slot},
        "contacts": board["gate"]["contacts"],
        "draws": [ship["draws"] if ship["present"] else 0 for ship in board["ships"]],
        "last": board["lastRound"],
    }


def chances_of(game):
    """What the seat that decides is told of landings on unknown cards (11.4) and of forcing sector X (8.1)."""
    chances, me = {}, game.me()
    for action in game.legal():
        slot = action.removeprefix("land ")
        if not action.startswith("land ") or slot == BASE or game.knows(game.seat, slot):
            continue
        cards = game.possible_cards(game.seat, game.slots[slot].letter)
        enough = [card for card in cards if game.data.species[card].squads <= me.pieces["squad"]]
        payable = [card for card in enough
                   if game.contact_is_open(game.seat, Planet(game.slots[slot].letter, me.place, card))]
        chances["success", action] = len(enough) / len(cards)
        chances["gain", action] = len(payable) / len(cards)
    if "try" in game.legal():
        chances["success", "try"] = (11 - game.numbers["x_try_die"]) / 10
    return chances


def expect_chances(chances):
    def check(data, last):
        found = {}
        for line in data:
            number, rest = line.split(" ", 1)
            kind = "success"
            if rest.split()[0] in ("risk", "gain", "side"):
                kind, rest = rest.split()[0], rest[rest.rindex('"') + 2:]
            if (rest.startswith("land ") or rest == "try") and kind != "risk":
                found[kind, rest] = float(number)
        for what in chances.keys() | found.keys():
            if abs(chances.get(what, -1) - found.get(what, -1)) > 1e-5:
                raise Difference(f"chances of {what}: expected {chances.get(what)}, engine {found.get(what)}, {last}")
    return check


def all_actions(data):
    """Everything that could ever be played."""
    actions = ["take off", "joker none", "enter X", "land base", "leave X"]
    actions += "stay contact stop explore end observe detector face fulfil decline install try".split()
    for verb, things in (("take", PIECES), ("buy", PIECES), ("give", PIECES[:4]), ("lose", PIECES[4:]),
                         ("joker", FIELDS), ("gain", FIELDS), ("cross", data.sectors), ("scan", data.slots),
                         ("land", data.slots), ("slot", data.slots), ("card", data.explore), ("species", data.species),
                         ("die", DIE)):
        actions += [f"{verb} {thing}" for thing in things]
    return actions


class Tally:
    def __init__(self):
        self.decisions, self.games = 0, 0
        self.kinds, self.hits = collections.Counter(), collections.Counter()


def script(session, data, setting, dice, limit, tally):
    """Plays one game in the reference and writes it into the session."""
    seats = setting["seats"]
    session.begin()
    session.send("game nebuleuse", expect_any)
    for name, value in setting.items():
        session.send(f"set {name} {value}", expect_ok)
    game = None
    if dice.random() < 0.85:
        arranged = (late_game(data, seats, dice) for _ in range(20))
        game = next((late for late in arranged if late), None)
    if game:
        limit = limit or dice.choice([30, 60, 120])
        session.send("position " + position(game), expect_ok)
    else:
        game = Game(data, seats)
        session.send("new", expect_ok)
    game.hits.clear()
    styles = dice.choices(list(STYLES), k=seats)
    if dice.random() < 0.1:
        styles = ["idle"] * seats
    theme, possible = dice.choice(THEMES), all_actions(data)
    tally.games += 1
    count = 0
    while True:
        line, actions = position(game), game.legal()
        session.send("show", expect_position(line))
        over = "over " + " ".join(MARKS[seat] for seat in game.winners()) if game.over else ""
        who = game.who()
        session.send("who", expect_line("who " + (over or (who if who == "chance" else MARKS[who]))))
        session.send("legal", expect_actions(actions))
        tally.decisions += 1
        count += 1
        ask_more(session, game, line, possible, dice)
        if game.over or limit and count >= limit:
            break
        action = choose(game, actions, styles, theme, dice)
        tally.kinds[kind_of(action)] += 1
        session.send("play " + action, expect_ok)
        game.play(action)
    if game.over:
        tally.hits["games over"] += 1
        tally.hits["1.3 victory shared"] += len(game.winners()) > 1
    tally.hits.update(game.hits)


def ask_more(session, game, line, possible, dice):
    """What is not asked every time."""
    viewer = dice.randrange(SPECTATOR, len(game.seats))
    name = "spectator" if viewer == SPECTATOR else MARKS[viewer]
    if game.who() == "chance" and dice.random() < 0.3:
        session.send("odds", expect_odds(game.odds()))
    if isinstance(game.who(), int) and dice.random() < 0.1:
        session.send(f"odds {MARKS[game.seat]}", expect_chances(chances_of(game)))
    if dice.random() < 0.15:
        session.send(f"show {name}", expect_position(position(game, viewer)))
    if game.over or dice.random() < 0.03:
        if viewer == SPECTATOR and isinstance(game.who(), int):
            viewer, name = game.who(), MARKS[game.who()]
        session.send(f"view {name}", expect_view(game, viewer))
    if game.over or dice.random() < 0.03:  # a position is complete
        session.send("position " + line, expect_ok)
        session.send("show", expect_position(line))
    if dice.random() < 0.05:
        action = dice.choice(possible)
        if action not in game.legal():
            session.send("play " + action, expect_refused)
    if dice.random() < 0.01:
        for mark in MARKS[:len(game.seats)]:  # who has left cannot leave again; nobody leaves while chance decides
            if f"resign {mark}" not in game.resignations():
                session.send(f"play resign {mark}", expect_refused)


def expect_any(_data, last):
    if not last.startswith("ok"):
        raise Difference(f"the engine refused: {last}")


class NebuleuseGames:
    """All games of a run, which `write` writes one after the other, and what happened in them."""

    SAME_DATA = 5  # games in a row

    def __init__(self, options):
        self.options = options
        self.data, self.line, self.variants = Data.from_file(options.data), "standard", 0
        self.seats = [int(seats) for seats in (options.seats or "2,3,4").split(",")]
        self.tally = Tally()

    def write(self, session):
        dice = random.Random(f"{self.options.seed} {self.tally.games}")
        seats = self.seats[self.tally.games % len(self.seats)]
        if self.tally.games % self.SAME_DATA == 0:
            self.change_data(dice)
        script(session, self.data, {"seats": seats, "data": self.line}, dice, self.options.limit, self.tally)

    def change_data(self, dice):
        """Other cards and numbers, or those that come with the game. The engine makes one line of a file."""
        if dice.random() >= self.options.variants:
            self.data, self.line = Data.from_file(self.options.data), "standard"
            return
        text = vary(self.options.data, dice)
        run = subprocess.run([self.options.engine, "engine"], input=f"game nebuleuse\nboard\n{text}.\n", text=True,
                             capture_output=True, check=False)
        answer = run.stdout.strip().split("\n")[-2:]
        if len(answer) < 2 or answer[1] != "ok":
            raise SystemExit(f"{text}the engine refused this file: {answer}")
        self.data, self.line = Data(text), answer[0].removeprefix("line ")
        self.variants += 1

    def what(self):
        return f"{','.join(map(str, self.seats))} players, {self.variants} variants of cards and numbers"

    def report(self):
        print("  " + ", ".join(f"{name} {count}" for name, count in sorted(self.tally.kinds.items())))
        for what, count in sorted(self.tally.hits.items()):
            print(f"  {count:7} {what}")
