"""Nébuleuse Rouge: a slow and obvious second implementation to check the engine against.

Written from the numbered rules and the file of cards and numbers alone, independently of the engine, so that the two do not
share mistakes. The code names the rule it implements.

What is still to be done in a turn is a list, the agenda: its first entry is done, or waits for somebody's answer or for
chance, and what follows from it is put in front of the rest. nebuleuse_examples.py tries the examples of the rules.
"""

import collections
import pathlib
from dataclasses import dataclass, field
from fractions import Fraction

FIELDS = "SDMC"  # Science, Diplomacy, Commerce, Capture
EQUIPMENT = ["thruster", "laser", "scanner", "detector"]
EXPERTS = ["expert-D", "expert-M", "expert-C"]
PIECES = EQUIPMENT + ["squad"] + EXPERTS  # 3.1
MARKS = "RBYG"  # red, blue, yellow, green
BASE = "base"
DIE = range(1, 11)  # 7.3: the face 0 is 10


# ---- Cards and numbers ----

@dataclass
class Species:
    """An extrasolar card."""
    pile: str
    kind: str  # sapiens or other
    squads: int
    observe: int
    steps: list  # of (PV, needs of all steps up to this one) (6.4: needs add up)


class Data:
    """What the file of cards and numbers says; its head explains the columns."""

    def __init__(self, text):
        self.numbers, self.missions, self.sectors, self.borders = {}, [], {}, {}
        self.slots, self.ships, self.holds, self.experts = {}, {}, {}, {}
        self.fights, self.damage, self.exo, self.explore, self.species = {}, {}, {}, {}, {}
        self.copies = {}  # of each exploration card
        for line in text.split("\n"):
            if line.strip() and not line.startswith("#"):
                kind, name, count, _english, _french, pairs, _mark = line.split("|")
                self.read(kind, name, int(count), dict(pair.split("=", 1) for pair in pairs.split() if "=" in pair))
        self.base = next(sector for sector, values in self.sectors.items() if values.get("base") == "yes")

    def read(self, kind, name, count, values):
        if kind == "number":
            self.numbers[name] = count
        elif kind == "mission":
            self.missions.append(int(values["pv"]))
        elif kind == "sector":
            self.sectors[name] = values
        elif kind == "border":
            one, other = name.split("-")
            self.borders.setdefault(one, {})[other] = int(values["cost"])
            self.borders.setdefault(other, {})[one] = int(values["cost"])
        elif kind == "slot":
            self.slots[name] = int(values["players"])
        elif kind == "ship":
            self.ships[name] = {key: int(value) for key, value in values.items() if key != "cards"}
            self.ships[name]["cards"] = [int(number) for number in values["cards"].split(",")]
        elif kind == "hold":
            ship, piece = name.split(".")
            self.holds[ship, piece] = int(values["min"]), int(values["max"])
        elif kind == "expert":
            self.experts["expert-" + values["field"]] = count
        elif kind == "fight":
            self.fights[int(name)] = int(values["damage"]), values["trophy"] == "yes"
        elif kind == "damage":
            first, last = values["die"].split("-")
            for face in range(int(first), int(last) + 1):
                self.damage[face] = name
        elif kind == "exo":
            self.exo[name] = values["joker"]
        elif kind == "explore":
            self.explore[name], self.copies[name] = values, count
        elif kind == "species":
            steps, sums = [], dict.fromkeys(FIELDS, 0)
            for step in values["steps"].split(";"):
                points, needs = step.split(":")
                for letter, number in zip(needs[::2], needs[1::2]):
                    sums[letter] += int(number)
                steps.append((int(points), dict(sums)))
            self.species[name] = Species(values["pile"], values["kind"], int(values["squads"]),
                                         int(values["observe"]), steps)
        else:
            raise ValueError(f"no such kind: {kind}")

    def __deepcopy__(self, _memo):
        return self  # it never changes

    def sums(self, pile):
        """2.5: the needs of all cards of a pile, field by field."""
        cards = [card for card in self.species.values() if card.pile == pile]
        return {letter: sum(card.steps[-1][1][letter] for card in cards) for letter in FIELDS}

    @classmethod
    def from_file(cls, path):
        return cls(pathlib.Path(path).read_text(encoding="utf-8"))


# ---- What is on the table ----

@dataclass
class Commander:
    ship: str = "frombola"
    pieces: dict = field(default_factory=dict)
    experience: dict = field(default_factory=lambda: dict.fromkeys(FIELDS, 0))
    pv: int = 0
    missions: int = 0
    exo: list = field(default_factory=list)
    lost: int = 0  # turns to be lost (9.3)
    place: str = BASE  # BASE, a sector or X; landed: the sector of the planet
    landed: str = ""  # the slot of the planet that the ship is on
    used: dict = field(default_factory=lambda: {"scanner": 0, "detector": 0})  # this turn (4.11)
    kept: list = field(default_factory=list)  # cards of contacts (6.6)
    present: bool = True

    def usable(self, piece):
        return max(0, self.pieces[piece] - self.used[piece])  # 4.11

    def experts(self):
        return sum(self.pieces[piece] for piece in EXPERTS)


@dataclass
class Planet:
    """An extrasolar card in a slot."""
    letter: str
    sector: str
    species: str = ""  # "" while nobody has looked at it (11.2)
    face_up: bool = False
    scanned: list = field(default_factory=list)  # seats
    observed: dict = field(default_factory=dict)  # seat: turns of observation that it has had (6.2)
    observer: int = None  # seats
    contact: int = None
    paid: dict = field(default_factory=lambda: dict.fromkeys(FIELDS, 0))
    steps: int = 0  # thresholds paid
    joker: str = ""  # the field where it is used
    over: int = None  # the seat that made contact, while an observer is still there (6.7)


class Game:
    """One game. `who` decides, `legal` is all that may be played but resignations, `play` plays."""

    def __init__(self, data, seats):
        self.data, self.numbers = data, data.numbers
        self.seats = [Commander() for _ in range(seats)]
        for seat in self.seats:
            self.equip(seat)  # 2.6
        self.tokens = {sector: int(values["planets"].split(",")[seats - 2])
                       for sector, values in data.sectors.items()}  # 2.2
        self.slots = {slot: None for slot, least in data.slots.items() if seats >= least}  # 2.3
        self.piles = {letter: self.numbers["pile_" + letter.lower()] for letter in "ABX"}  # 2.4
        self.unseen = collections.Counter(data.copies)  # of deck and hand, since the last shuffle (11.1)
        self.hand = 0
        self.open = False  # sector X
        self.reset = False  # R.A.Z. was turned up or discarded this turn (4.12)
        self.round, self.last, self.over = 1, False, False
        self.seat = 0
        self.setup = True
        self.took_off = self.began_in_x = False
        self.hits = collections.Counter()  # what happened, for those who test
        self.agenda = self.picks() + [("set up next",)]
        self.go_on()

    def hit(self, what):
        self.hits[what] += 1

    # ---- Who and what ----

    CHANCE = ("turn up", "discard", "look", "landing", "roll", "try roll")

    def who(self):
        if self.over:
            return "over"
        return "chance" if self.agenda[0][0] in self.CHANCE else self.seat

    def me(self):
        return self.seats[self.seat]

    def legal(self):
        if self.over:
            return []
        if self.who() == "chance":
            return list(self.odds())
        return self.answers()

    def odds(self):
        """11.1, 11.2: every outcome of chance with its probability, as the table knows it."""
        kind, *about = self.agenda[0]
        if kind in ("turn up", "discard"):
            total = sum(self.unseen.values())
            return {f"card {card}": Fraction(count, total) for card, count in self.unseen.items() if count}
        if kind in ("look", "landing"):
            cards = self.unsettled(self.slots[about[0]].letter)
            return {f"species {card}": Fraction(1, len(cards)) for card in cards}
        return {f"die {face}": Fraction(1, 10) for face in DIE}

    def settled(self):
        return ([planet.species for planet in self.slots.values() if planet and planet.species]
                + [card for seat in self.seats for card in seat.kept])

    def unsettled(self, letter):
        settled = self.settled()
        return [card for card, values in self.data.species.items() if values.pile == letter and card not in settled]

    def knows(self, seat, slot):
        planet = self.slots[slot]
        return planet.face_up or seat in planet.scanned

    def possible_cards(self, seat, letter):
        """11.4: the cards that an unknown one of this letter may be, for a seat that has not seen them."""
        seen = [planet.species for slot, planet in self.slots.items() if planet and self.knows(seat, slot)]
        seen += [card for commander in self.seats for card in commander.kept]
        return [card for card, values in self.data.species.items() if values.pile == letter and card not in seen]

    # ---- The decisions of section 12 ----

    def answers(self):
        kind, *about = self.agenda[0]
        me = self.me()
        if kind == "pick":
            return [f"take {piece}" for piece in PIECES if self.room(me, piece)]
        if kind == "observing":
            return self.observing_answers()
        if kind == "threshold":
            return [f"joker {letter or 'none'}" for letter in self.jokers(self.seat, self.slots[me.landed])]
        if kind == "paid":
            return ["stop", "stay"]
        if kind == "space":
            return self.space_answers()
        if kind == "place":
            return self.open_places(self.seat, self.slots[me.landed])
        if kind == "risk":
            return ["detector", "face"]
        if kind == "choice":
            return [f"gain {letter}" for letter in FIELDS if me.experience[letter] < self.numbers["experience_max"]]
        if kind == "discover":
            return [f"slot {slot}" for slot in self.free_slots()]
        if kind == "mission":
            return ["fulfil", "decline"]
        if kind == "exo":
            return ["install", "decline"]
        if kind == "give":
            return [f"give {piece}" for piece in EQUIPMENT if me.pieces[piece]]
        if kind == "try":
            return ["try", "decline"]
        if kind == "hurt":
            return [f"lose {piece}" for piece in ["squad"] + EXPERTS if me.pieces[piece]]
        raise AssertionError(kind, about)

    def room(self, seat, piece):
        """3.2, 3.3: whether the ship can take one more."""
        if piece in EXPERTS:
            in_ships = sum(other.pieces[piece] for other in self.seats if other.present)
            return seat.experts() < self.data.holds[seat.ship, "expert"][1] and in_ships < self.data.experts[piece]
        return seat.pieces[piece] < self.data.holds[seat.ship, piece][1]

    def observing_answers(self):
        """6.1"""
        planet = self.slots[self.me().landed]
        answers = ["take off"]
        if self.observation_left(self.seat, planet):
            answers.append("stay")
        if self.contact_is_open(self.seat, planet):
            answers.append("contact")
        return answers

    def space_answers(self):
        """4.4"""
        me, data = self.me(), self.data
        sector = self.sector()
        answers = []
        if sector != "X":  # 8.4
            if self.hand:
                answers.append("explore")
            answers += [f"cross {to}" for to, cost in data.borders.get(sector, {}).items() if cost <= self.hand]
            if self.can_enter_x():
                answers.append("enter X")
        answers += [f"buy {piece}" for piece in PIECES if self.can_buy(piece)]
        answers += [f"scan {slot}" for slot, planet in self.slots.items() if self.can_scan(slot, planet)]
        landings = [f"land {slot}" for slot, planet in self.slots.items() if self.can_land(slot, planet)]
        if me.place == data.base and not self.took_off:
            landings.append("land base")  # 4.13
        if sector == "X" and not self.took_off and self.hand >= self.numbers["x_leave"]:
            landings.append("leave X")  # 8.5
        if not (self.began_in_x and sector == "X" and landings):
            answers.append("end")  # 8.6
        return answers + landings

    def sector(self):
        place = self.me().place
        return self.data.base if place == BASE else place

    def can_enter_x(self):
        """8.3"""
        nobody = not any(seat.present and seat.place == "X" for seat in self.seats)
        return self.open and nobody and (self.slots["X"] or self.piles["X"]) and self.hand >= self.numbers["x_enter"]

    def price(self, piece):
        """4.7"""
        me, costs = self.me(), self.data.ships[self.me().ship]
        if piece == "thruster" and me.pieces["thruster"] == 0:
            return costs["first_thruster_cost"]
        return costs["equipment_cost" if piece in EQUIPMENT else "person_cost"]

    def can_buy(self, piece):
        rest = self.hand - self.price(piece)
        if not self.room(self.me(), piece) or rest < 0:
            return False
        least = self.numbers["x_leave"]
        if self.began_in_x and self.hand >= least and rest < least:  # 8.6
            self.hit("8.6 purchase refused")
            return False
        return True

    def can_scan(self, slot, planet):
        """5.3"""
        return (planet and planet.sector == self.sector() and not self.knows(self.seat, slot)
                and self.me().usable("scanner") > 0)

    def can_land(self, slot, planet):
        """5.4"""
        if not planet or planet.sector != self.me().place or self.took_off:  # not from the base (4.3)
            return False
        if not self.knows(self.seat, slot):
            return True
        return (self.me().pieces["squad"] >= self.data.species[planet.species].squads
                and bool(self.open_places(self.seat, planet)))

    def open_places(self, seat, planet):
        """5.5"""
        if planet.over is not None:  # 6.7
            return []
        places = []
        if planet.observer is None and self.observation_left(seat, planet):
            places.append("observe")
        if self.contact_is_open(seat, planet):
            places.append("contact")
        return places

    def observation_left(self, seat, planet):
        """6.2"""
        return planet.observed.get(seat, 0) < self.data.species[planet.species].observe

    def contact_is_open(self, seat, planet):
        return planet.contact is None and bool(self.jokers(seat, planet, steps=0))

    def free_slots(self):
        return [slot for slot, planet in self.slots.items() if not planet and slot != "X"]

    # ---- Contact ----

    def to_pay(self, seat, planet, step, joker):
        """6.4: experience to be paid for a threshold, field by field."""
        needs, owner = self.data.species[planet.species].steps[step][1], self.seats[seat]
        paid = planet.paid if planet.contact == seat else dict.fromkeys(FIELDS, 0)
        experts = {letter: owner.pieces.get("expert-" + letter, 0) for letter in FIELDS}  # none in Science
        return {letter: max(0, needs[letter] - experts[letter] - (joker == letter) - paid[letter]) for letter in FIELDS}

    def jokers(self, seat, planet, steps=None):
        """6.5: the fields (or "" for none) where the joker may be used now; none at all if no threshold can be paid."""
        owner, species = self.seats[seat], self.data.species[planet.species]
        step = planet.steps if steps is None else steps
        used = planet.joker if planet.contact == seat else ""
        choices = [used]
        if not used and any(self.data.exo[tech] == species.kind for tech in owner.exo):
            due = self.to_pay(seat, planet, step, "")
            choices += [letter for letter in FIELDS if due[letter]]
        return [choice for choice in choices
                if all(number <= owner.experience[letter]
                       for letter, number in self.to_pay(seat, planet, step, choice).items())]

    def pay_threshold(self, joker):
        me, planet = self.me(), self.slots[self.me().landed]
        if joker and not planet.joker:
            self.hit("6.5 joker used")
        planet.joker = joker
        for letter, number in self.to_pay(self.seat, planet, planet.steps, joker).items():
            me.experience[letter] -= number
            planet.paid[letter] += number
        planet.steps += 1
        self.hit(f"6.4 threshold {planet.steps} paid")
        more = planet.steps < len(self.data.species[planet.species].steps)
        if more and self.jokers(self.seat, planet):
            self.do_first(("paid",))  # 6.6
        else:
            self.hit("6.6 next threshold not payable" if more else "6.6 last threshold")
            self.stop_contact()

    def score_contact(self, planet):
        """6.6: only the highest threshold paid."""
        if planet.steps:
            self.seats[planet.contact].pv += self.data.species[planet.species].steps[planet.steps - 1][0]

    def stop_contact(self):
        me, slot = self.me(), self.me().landed
        planet = self.slots[slot]
        self.score_contact(planet)
        self.hit("6.6 contact in " + planet.letter)
        planet.contact = None
        if planet.observer is not None:
            planet.over = self.seat  # 6.7
            self.hit("6.7 observer left behind")
        else:
            me.kept.append(planet.species)
            self.slots[slot] = None
        self.take_off()

    def take_off(self):
        """6.8"""
        me = self.me()
        me.landed, self.took_off = "", True
        self.agenda = [("draw",)]

    # ---- Playing ----

    def play(self, action):
        if action.startswith("resign "):
            self.resign(MARKS.index(action.split()[1]))
            return
        if action not in self.legal():
            raise ValueError(f"{action} is not possible now")
        kind, *about = self.agenda.pop(0)
        self.hit("decision " + kind)
        getattr(self, "answer_" + kind.replace(" ", "_"))(*about, action)
        self.go_on()

    def do_first(self, *steps):
        self.agenda[:0] = steps

    def go_on(self):
        """Does what needs no answer."""
        while not self.over and not self.waits():
            kind, *about = self.agenda.pop(0)
            getattr(self, "do_" + kind.replace(" ", "_"))(*about)

    def waits(self):
        """Whether the first thing to be done needs an answer. What cannot be answered is passed over."""
        kind, *about = self.agenda[0]
        if kind in ("turn up", "roll", "try roll"):
            return True
        if kind == "discard":
            return self.hand > 0  # 4.15: as far as there are
        if kind in ("look", "landing"):
            return not self.slots[about[0]].species  # 11.2
        if kind == "threshold":
            return self.answers() not in ([], ["joker none"]) and not self.slots[self.me().landed].joker  # 6.5
        if kind in ("pick", "choice", "hurt"):
            return bool(self.answers())  # 3.3, 3.4, 7.3
        return not hasattr(self, "do_" + kind.replace(" ", "_"))

    # What has no answers: a pick without room, a choice with all tracks full, damage to nobody, discards of no card.

    def do_pick(self):
        self.hit("no room for a free piece")

    def do_choice(self):
        self.hit("3.4 nothing to choose")

    def do_hurt(self):
        self.hit("7.3 nobody aboard")

    def do_discard(self):
        self.hit("4.15 no card to discard")

    # -- Set-up and turns

    def picks(self):
        return [("pick",)] * self.numbers["free_picks"]

    def equip(self, seat):
        seat.pieces = {piece: 0 if piece in EXPERTS else self.data.holds[seat.ship, piece][0] for piece in PIECES}

    def answer_pick(self, action):
        self.me().pieces[action.split()[1]] += 1

    def do_set_up_next(self):
        """2.7: the next seat takes its pieces, or the first turn starts."""
        following = [seat for seat in range(self.seat + 1, len(self.seats)) if self.seats[seat].present]
        if following:
            self.seat = following[0]
            self.agenda = self.picks() + [("set up next",)]
        else:
            self.setup = False
            self.seat = min(seat for seat, owner in enumerate(self.seats) if owner.present)
            self.agenda = [("start",)]

    def do_start(self):
        """4.1"""
        me = self.me()
        me.used = {"scanner": 0, "detector": 0}
        self.took_off = False
        self.began_in_x = me.place == "X" and not me.landed
        if me.lost:
            me.lost -= 1  # 9.3
            self.hit("9.3 lost turn" + (" on a planet" if me.landed else ""))
            self.agenda = [("end turn",)]
        elif not me.landed:
            self.agenda = [("draw",)]
        elif self.slots[me.landed].contact == self.seat:
            self.agenda = [("threshold",)]
        else:
            self.observe()

    def do_draw(self):
        """4.2"""
        self.hand = self.data.ships[self.me().ship]["cards"][self.me().pieces["thruster"]]
        if sum(self.unseen.values()) < self.hand:
            self.unseen = collections.Counter(self.data.copies)
            self.hit("4.2 discards shuffled into the deck")
        self.agenda = [("space",)]

    def close_turn(self):
        self.hand = 0  # 4.14: on top of the deck, unseen
        if self.reset:
            self.reset = False
            self.unseen = collections.Counter(self.data.copies)  # 4.12
        if not self.last and self.end_is_due():
            self.last = True

    def do_end_turn(self):
        self.close_turn()
        following = [seat for seat in range(self.seat + 1, len(self.seats)) if self.seats[seat].present]
        if following:
            self.seat = following[0]
        elif self.last or self.round >= self.numbers["round_limit"]:
            self.hit("1.3 over after the last round" if self.last else "1.4 over by the limit of rounds")
            self.finish()
            return
        else:
            self.round += 1
            self.seat = min(seat for seat, owner in enumerate(self.seats) if owner.present)
        self.agenda = [("start",)]

    def end_is_due(self):
        """1.2"""
        if any(seat.present and seat.pv >= self.numbers["end_pv"] for seat in self.seats):
            self.hit("1.2 last round by PV")
            return True
        if any(self.tokens.values()) or self.piles["X"] or self.slots["X"]:
            return False
        self.hit("1.2 last round by the map and X")
        return True

    def finish(self):
        """1.5"""
        for planet in self.slots.values():
            if planet and planet.contact is not None:
                self.hit(f"1.5 contact in progress, {planet.steps} thresholds paid")
                self.score_contact(planet)
        self.over, self.agenda = True, []

    def winners(self):
        """1.3, 10.2"""
        most = max(seat.pv for seat in self.seats if seat.present)
        return [number for number, seat in enumerate(self.seats) if seat.present and seat.pv == most]

    def resign(self, number):
        """10.2"""
        leaver = self.seats[number]
        if not leaver.present or self.over:
            raise ValueError("has left, or the game is over")
        self.hit("10.2 resignation at " + self.agenda[0][0] + ("" if number == self.seat else " by another"))
        leaver.present = False
        if leaver.landed:
            self.leave_planet(number, leaver)
        leaver.place, leaver.lost, leaver.exo = BASE, 0, []
        leaver.pieces, leaver.experience = dict.fromkeys(PIECES, 0), dict.fromkeys(FIELDS, 0)
        if sum(seat.present for seat in self.seats) == 1:
            self.hit("10.2 last one left")
            self.close_turn()  # the rules do not say whether the turn ends, and nothing follows from it
            self.finish()
        elif number == self.seat:
            self.agenda = [("set up next",)] if self.setup else [("end turn",)]
        self.go_on()

    def resignations(self):
        """What is always possible while a seat decides, and never listed."""
        if self.who() in ("over", "chance"):
            return []
        return [f"resign {MARKS[number]}" for number, seat in enumerate(self.seats) if seat.present]

    def leave_planet(self, number, leaver):
        planet = self.slots[leaver.landed]
        if planet.contact == number:
            self.hit("10.2 left a contact")
            planet.contact, planet.steps, planet.joker = None, 0, ""
            planet.paid = dict.fromkeys(FIELDS, 0)
        elif planet.observer == number:
            planet.observer = None
            if planet.over is not None:
                self.hit("10.2 left a contact that is over")
                self.seats[planet.over].kept.append(planet.species)
                self.slots[leaver.landed] = None
        leaver.landed = ""

    # -- On a planet

    def observe(self):
        """6.1, 6.7"""
        me, slot = self.me(), self.me().landed
        planet = self.slots[slot]
        if self.observation_left(self.seat, planet):
            planet.observed[self.seat] = planet.observed.get(self.seat, 0) + 1
            self.gain("D" if self.data.species[planet.species].kind == "sapiens" else "C")
            self.hit("6.1 gain by observation")
        if planet.over is None:
            self.agenda = [("observing",)]
            return
        self.hit("6.7 forced take-off")
        self.seats[planet.over].kept.append(planet.species)
        self.slots[slot] = None
        self.take_off()

    def answer_observing(self, action):
        planet = self.slots[self.me().landed]
        if action == "take off":
            planet.observer = None
            self.take_off()
            return
        if action == "contact":
            planet.observer, planet.contact = None, self.seat  # 6.3
            self.hit("6.3 from observation to contact")
        self.agenda = [("end turn",)]

    def answer_threshold(self, action):
        letter = action.split()[1]
        self.pay_threshold("" if letter == "none" else letter)

    def do_threshold(self):
        planet = self.slots[self.me().landed]
        if self.jokers(self.seat, planet):
            self.pay_threshold(planet.joker)
        else:
            raise AssertionError("a threshold is due that cannot be paid")

    def answer_paid(self, action):
        if action == "stop":
            self.stop_contact()
        else:
            self.agenda = [("end turn",)]

    # -- In space

    def answer_space(self, action):
        me, data = self.me(), self.data
        verb, *words = action.split()
        if verb == "end":
            self.agenda = [("end turn",)]
            return
        self.agenda = [("space",)]
        if verb == "explore":
            self.leave_base()
            self.hand -= 1
            self.do_first(("turn up",))
        elif verb == "cross":
            cost = data.borders[self.sector()][words[0]]
            self.do_first(*self.payment(cost), ("leave base",), ("fly", words[0]))
        elif verb == "enter":
            self.do_first(*self.payment(self.numbers["x_enter"]), ("leave base",), ("fly", "X"), ("x card",))
        elif verb == "buy":
            self.do_first(*self.payment(self.price(words[0])), ("bought", words[0]))
        elif verb == "scan":
            me.used["scanner"] += 1
            self.do_first(("look", words[0]))
        elif verb == "leave":
            self.hit("8.5 left X")
            self.do_first(*self.payment(self.numbers["x_leave"]), ("base",))
        elif words[0] == BASE:
            self.do_first(("base",))
        else:
            self.do_first(("landing", words[0]))

    def payment(self, cost):
        return [("discard",)] * cost

    def do_leave_base(self):
        self.leave_base()

    def leave_base(self):
        """4.3: leaving the base is a take-off."""
        if self.me().place == BASE:
            self.me().place, self.took_off = self.data.base, True

    def do_fly(self, sector):
        self.me().place = sector

    def do_x_card(self):
        """8.3"""
        if not self.slots["X"]:
            self.piles["X"] -= 1
            self.slots["X"] = Planet("X", "X")
            self.hit("8.3 new X card")
        else:
            self.hit("8.3 X card found " + ("face up" if self.slots["X"].face_up else "face down"))

    def do_bought(self, piece):
        """4.7"""
        self.me().pieces[piece] += 1
        self.gain("M")
        self.hit("4.7 bought for " + ("a spatha" if self.me().ship == "spatha" else "a frombola"))

    def do_base(self):
        """4.13, 3.6"""
        me = self.me()
        me.place = BASE
        self.agenda = [("end turn",)]
        if me.ship == "frombola" and me.pv >= self.numbers["promotion_pv"]:
            me.ship = "spatha"
            self.equip(me)
            self.do_first(*self.picks())
            self.hit("3.6 promotion")

    def gain(self, letter):
        """3.4"""
        experience = self.me().experience
        if experience[letter] < self.numbers["experience_max"]:
            experience[letter] += 1
        else:
            self.hit("3.4 gain lost at the end of the track")

    # -- Scanning and landing

    def answer_look(self, slot, action):
        self.slots[slot].species = action.split()[1]
        self.do_look(slot)

    def do_look(self, slot):
        """5.3"""
        self.slots[slot].scanned.append(self.seat)
        self.hit(f"5.3 scanned, {len(self.slots[slot].scanned)} seats know")

    def answer_landing(self, slot, action):
        self.slots[slot].species = action.split()[1]
        self.hit("5.5 landing settles the card")
        self.do_landing(slot)

    def do_landing(self, slot):
        """5.5, 5.6"""
        planet = self.slots[slot]
        planet.face_up = True
        if self.me().pieces["squad"] < self.data.species[planet.species].squads:
            self.hit("5.6 landing failed")
            self.agenda = [("end turn",)]
        else:
            self.me().landed = slot
            self.agenda = [("place",)]

    def answer_place(self, action):
        planet = self.slots[self.me().landed]
        if action == "observe":
            planet.observer = self.seat
        else:
            planet.contact = self.seat
        others = (planet.observer is not None) + (planet.contact is not None) - 1
        self.hit(f"5.5 {action}" + " beside another ship" * others + " in X" * (planet.sector == "X"))
        self.agenda = [("end turn",)]

    # -- Exploration cards

    def turn_over(self, action):
        """A card of the hand is seen (4.5, 4.8)."""
        card = action.split()[1]
        self.unseen[card] -= 1
        if self.data.explore[card]["type"] == "reset":
            self.reset = True
            self.hit("4.12 R.A.Z.")
        return card

    def answer_discard(self, action):
        self.hand -= 1
        self.turn_over(action)

    def answer_turn_up(self, action):
        card = self.turn_over(action)
        self.hit("card " + card)
        if self.data.explore[card].get("risk") == "yes":
            if self.me().usable("detector"):
                self.do_first(("risk", card))
            else:
                self.face(card)
        else:
            self.obey(card)

    def answer_risk(self, card, action):
        """4.10"""
        if action == "detector":
            self.me().used["detector"] += 1
        else:
            self.face(card)

    def face(self, card):
        self.gain("S")
        self.obey(card)

    def obey(self, card):
        values = self.data.explore[card]
        getattr(self, "card_" + values["type"])(values | {"card": card})

    def card_planet(self, values):
        """5.1"""
        sector = self.me().place
        zone = self.data.sectors[sector]["zone"]
        if zone not in values["zone"]:
            self.hit("5.1 planet card for another zone")
        elif not self.tokens[sector]:
            self.hit("5.1 no token left in the sector")
        elif not self.free_slots():
            self.hit("5.2 no slot free")
        elif self.piles[zone]:
            self.do_first(("discover",))

    def answer_discover(self, action):
        sector = self.me().place
        zone = self.data.sectors[sector]["zone"]
        self.tokens[sector] -= 1
        self.piles[zone] -= 1
        self.me().pv += self.numbers["discovery_pv"]
        self.slots[action.split()[1]] = Planet(zone, sector)

    def card_gain(self, values):
        """4.9"""
        if values["field"] == "?":
            self.do_first(("choice",))
        else:
            self.gain(values["field"])

    def answer_choice(self, action):
        self.gain(action.split()[1])

    def card_ship(self, values):
        """7.1, 7.2"""
        lasers = self.me().pieces["laser"]
        difference = max(min(lasers - int(values["force"]), 0), min(self.data.fights))
        rolls, trophy = self.data.fights[difference]
        self.do_first(*[("roll",)] * rolls)
        if trophy and lasers:
            self.agenda.insert(rolls, ("trophy", values["card"]))
        self.hit(f"7.2 fight at {difference}" + ("" if lasers else " without lasers"))

    def do_trophy(self, card):
        kind, value = self.data.explore[card]["trophy"].split(":")
        self.hit("7.2 trophy " + kind + ("" if self.me().pieces["laser"] else " after all lasers were lost"))
        if kind == "pv":
            self.me().pv += int(value)
        elif value == "?":
            self.do_first(("choice",))
        else:
            self.gain(value)

    def answer_roll(self, action):
        """7.3"""
        piece = self.data.damage[int(action.split()[1])]
        if piece == "person":
            self.do_first(("hurt",))
        else:
            self.lose(piece)

    def lose(self, piece):
        if self.me().pieces[piece]:
            self.me().pieces[piece] -= 1
            self.hit("7.3 lost " + piece)
        else:
            self.hit("7.3 nothing to lose")

    def answer_hurt(self, action):
        self.lose(action.split()[1])

    def card_damage(self, values):
        self.do_first(*[("roll",)] * int(values["rolls"]))

    def card_discard(self, values):
        self.do_first(*self.payment(int(values["cards"])))

    def card_lose(self, values):
        self.lose(values["piece"])

    def card_stop(self, _values):
        self.agenda = [("end turn",)]  # 4.14

    def card_base(self, _values):
        self.do_first(("base",))

    def card_reset(self, _values):
        """4.12: nothing at once."""

    def card_supply(self, _values):
        self.do_first(("pick",))

    def card_mission(self, _values):
        """9.4"""
        if self.me().missions < len(self.data.missions) and self.hand:
            self.do_first(("mission",))
        else:
            self.hit("9.4 mission not possible")

    def answer_mission(self, action):
        if action == "fulfil":
            self.do_first(*self.payment(1), ("fulfilled",))

    def do_fulfilled(self):
        me = self.me()
        me.pv += self.data.missions[me.missions]
        me.missions += 1
        self.hit(f"9.4 mission {me.missions}")

    def card_exo(self, values):
        """9.2"""
        me = self.me()
        equipment = sum(me.pieces[piece] for piece in EQUIPMENT)
        if values["tech"] in me.exo or len(me.exo) >= self.data.ships[me.ship]["exo"] or not equipment:
            self.hit("9.2 exo-technology not possible")
        else:
            self.do_first(("exo", values["tech"]))

    def answer_exo(self, tech, action):
        if action == "install":
            self.do_first(("give", tech))

    def answer_give(self, tech, action):
        me = self.me()
        me.pieces[action.split()[1]] -= 1
        me.exo.append(tech)
        me.lost += 1  # 9.3
        self.hit(f"9.2 installed, {me.lost} turns to lose")
        self.do_first(("choice",))

    def card_open(self, _values):
        """8.1"""
        lasers = self.me().pieces["laser"]
        if self.open or not lasers:
            self.hit("8.2 X is open" if self.open else "8.1 no laser")
        elif lasers >= self.numbers["x_sure_lasers"]:
            self.open_x()
        else:
            self.do_first(("try",))

    def open_x(self):
        self.open = True
        self.me().pv += self.numbers["x_open_pv"]  # 8.2
        self.hit("8.1 X opened")

    def answer_try(self, action):
        if action == "try":
            self.do_first(("try roll",))

    def answer_try_roll(self, action):
        if int(action.split()[1]) >= self.numbers["x_try_die"]:
            self.open_x()
        else:
            self.do_first(("roll",))


# ---- Positions as one line ----

def numbers(values):
    return ",".join(map(str, values))


def marks(seats):
    return "".join(MARKS[seat] for seat in sorted(seats))


def stage(game):
    """What is to be decided."""
    if game.over:
        return "over"
    kind, *about = game.agenda[0]
    agenda = [step[0] for step in game.agenda] + ["nothing"]
    same = next(i for i, step in enumerate(agenda) if step != kind)  # how many of this kind come one after the other
    following = agenda[same]
    if kind == "pick":
        return f"pick {same} " + {"set up next": "setup", "end turn": "promotion", "space": "supplies"}[following]
    if kind == "discard":
        if following == "space":
            return f"pay {min(same, game.hand)} storm"
        about = [step for step in game.agenda if step[0] in ("bought", "fly", "base", "fulfilled")][0]
        thing = {"bought": "buy", "fly": "enter" if about[-1] == "X" else "cross", "base": "leave",
                 "fulfilled": "mission"}[about[0]]
        return " ".join([f"pay {same} {thing}"] + [word for word in about[1:] if word != "X"])
    if kind in ("roll", "hurt"):
        rolls = agenda.count("roll")
        trophy = [f"trophy {step[1]}" for step in game.agenda if step[0] == "trophy"]
        return " ".join([f"die {rolls}" if kind == "roll" else f"person {rolls}"] + trophy)
    if kind == "place":
        return f"landed {game.me().landed}"
    name = {"threshold": "joker", "choice": "gain", "discover": "found", "try": "gate", "turn up": "card",
            "look": "species scan", "landing": "species land", "try roll": "die try"}.get(kind, kind)
    return " ".join([name, *about])


def head_text(game):
    text = f"{MARKS[game.seat]} round {game.round} {stage(game)} hand {game.hand}"
    if not game.over:
        me = game.me()
        text += f" scans {me.used['scanner']}" * bool(me.used["scanner"] and not game.setup)
        text += f" detects {me.used['detector']}" * bool(me.used["detector"] and not game.setup)
        text += " off" * game.took_off + " inx" * game.began_in_x + " raz" * game.reset
    return text + " last" * game.last


def seat_text(game, number):
    seat = game.seats[number]
    text = f"{MARKS[number]} {seat.pv} {seat.ship} {seat.place}"
    text += f" pieces {numbers(seat.pieces[piece] for piece in PIECES)}"
    text += f" exp {numbers(seat.experience[letter] for letter in FIELDS)}"
    text += f" missions {seat.missions}" * bool(seat.missions)
    text += f" exo {','.join(tech for tech in game.data.exo if tech in seat.exo)}" * bool(seat.exo)
    text += f" lost {seat.lost}" * bool(seat.lost)
    text += f" kept {','.join(card for card in game.data.species if card in seat.kept)}" * bool(seat.kept)
    return text + " out" * (not seat.present)


def slot_text(game, slot, viewer):
    planet = game.slots[slot]
    species = planet.species or "-"
    if planet.species and viewer is not None and not game.over and not (viewer >= 0 and game.knows(viewer, slot)):
        species = species if planet.face_up else "?"  # 11.3
    text = f"{slot} {planet.sector} {species} {'up' if planet.face_up else 'down'}"
    text += f" scans {marks(planet.scanned)}" * bool(planet.scanned)
    if planet.observer is not None:
        text += f" observer {MARKS[planet.observer]}"
    if planet.contact is not None:
        text += (f" contact {MARKS[planet.contact]} steps {planet.steps}"
                 f" paid {numbers(planet.paid[letter] for letter in FIELDS)} joker {planet.joker or '-'}")
    if planet.over is not None:
        text += f" owner {MARKS[planet.over]}"
    if any(planet.observed.values()):
        text += f" looks {numbers(planet.observed.get(seat, 0) for seat in range(len(game.seats)))}"
    return text


SPECTATOR = -1


def position(game, viewer=None):
    """The position as one line: complete, or as a seat or SPECTATOR knows it."""
    parts = [head_text(game), f"unseen {numbers(game.unseen[card] for card in game.data.copies)}",
             f"tokens {numbers(game.tokens.values())}", "gate " + ("open" if game.open else "closed")]
    parts += [seat_text(game, number) for number in range(len(game.seats))]
    parts += [slot_text(game, slot, viewer) for slot, planet in game.slots.items() if planet]
    return "; ".join(parts)
