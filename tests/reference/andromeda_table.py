"""Andromeda's Edge: what is on the table, and what can be read off it (see andromeda.py)."""

import collections
from dataclasses import dataclass, field

from andromeda_data import BASIC, CLASSES, RESOURCES, SHIPS, TRACKS, TYPES, numbers

MARKS = ["gold", "coral", "blue", "mint", "orchid"]
UNITY, RAIDERS = "unity", "raiders"
RESERVE, BAY, SCRAP, BARGE, STATION, GONE = "reserve", "bay", "scrapyard", "barge", "station", "gone"
MOST, STEPS, ROW, DICE, AIM = 9, 10, 5, 6, 5  # resources kept, of a track, of a row, of a side


@dataclass(frozen=True)
class Ask:
    """The game waits: `options` for a seat, or `odds` (weights) for chance."""
    seat: object  # None: chance
    options: list
    odds: dict = None
    what: str = ""


@dataclass(eq=False)
class Place:
    name: str
    row: int
    x: int
    kind: str = ""  # planet, base, special, void, nebula; "" is empty
    id: str = ""
    moons: list = field(default_factory=list)  # ids, the top one first; of a nebula in any order
    below: int = 0  # moons under the top one, which nobody knows
    bonus: bool = False
    leaders: collections.Counter = field(default_factory=collections.Counter)  # unsettled ones, by seat
    raiders: list = field(default_factory=list)  # ids
    owner: object = None  # the seat of the development
    settled: int = 0  # its leaders
    corrupted: int = 0  # of these
    colonised: bool = False

    def distance(self, other):
        """2.1: in a hexagonal grid a step along a row is 2, between rows 1 of x."""
        rows, wide = abs(self.row - other.row), abs(self.x - other.x)
        return rows + max(0, wide - rows) // 2

    def left_key(self):
        return self.x, self.row  # 2.5


@dataclass(eq=False)
class Ship:
    owner: object
    kind: str
    at: object = RESERVE  # or a Place
    marks: int = 0
    slot: str = ""  # in the Unity's bay: I.A


@dataclass(eq=False)
class Module:
    id: str
    type: str
    damaged: bool = False
    used: bool = False  # activated in this turn
    printed: bool = False


@dataclass(eq=False)
class Moon:
    id: str
    planetary: bool
    spent: bool = False


@dataclass(eq=False)
class Seat:
    mark: str
    number: int
    vp: int = 0
    res: dict = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    tracks: dict = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    ships: list = field(default_factory=list)
    leaders: int = 0  # at the station
    corrupted: int = 0  # leaders of the Unity
    moons: list = field(default_factory=list)
    rows: dict = field(default_factory=lambda: {kind: [] for kind in TYPES})
    upgrades: dict = field(default_factory=dict)  # ship: id
    sources: list = field(default_factory=list)  # Things whose effects last, in the order gained
    faction: str = ""
    hand: list = field(default_factory=list)  # of a player
    unknown: int = 0  # cards of the Unity that nobody has seen
    known: collections.Counter = field(default_factory=collections.Counter)  # of its cards, after a new shuffle
    destiny: list = field(default_factory=list)
    discoveries: list = field(default_factory=list)
    supremacy: list = field(default_factory=list)
    unity_tokens: list = field(default_factory=list)
    wins: int = 0
    raiders: int = 0
    turns: int = 0
    resigned: bool = False
    reach: int = 0
    waive: int = 0
    used: set = field(default_factory=set)  # `turn:` effects of this turn
    rebuild: list = field(default_factory=list)  # 18.11

    @property
    def unity(self):
        return self.mark == UNITY

    def cards(self):
        return self.unknown + sum(self.known.values()) if self.unity else len(self.hand)

    def modules(self, kind=None):
        return [module for row in ([self.rows[kind]] if kind else self.rows.values())
                for module in row if not module.printed]

    def at(self, *where):
        return [ship for ship in self.ships if ship.at in where]

    def in_regions(self):
        return [ship for ship in self.ships if isinstance(ship.at, Place)]


class Deck:
    """Cards whose order nobody knows, the discards, and what was played in this turn (11.6)."""

    def __init__(self, cards):
        self.cards = collections.Counter(cards)
        self.discards, self.played = collections.Counter(), collections.Counter()

    def left(self):
        return sum(self.cards.values()) + sum(self.discards.values())

    def ready(self):
        """The deck, made of the discards if it is empty."""
        if not sum(self.cards.values()):
            self.cards, self.discards = self.discards, collections.Counter()
        return present(self.cards)


def present(counter):
    return {name: count for name, count in counter.items() if count}


class Table:
    """The parts of a game that need no decision."""

    def lay_map(self):
        self.places = []
        for number, (name, row) in enumerate(self.data.all["map"].items()):
            for column, (x, cell) in enumerate(zip(numbers(row.fields["x"]), row.fields["cells"].split(","))):
                place = Place(f"{name}{column + 1}", number, x)
                if cell[0] == "N":
                    place.kind, place.id = "nebula", cell[1:]
                elif cell == "V":
                    self.void_place = place
                    if self.void_in_play:
                        place.kind, place.id = "void", "void"
                self.places.append(place)
        self.place = {place.name: place for place in self.places}
        self.nebulae = {place.id: place for place in self.places if place.kind == "nebula"}

    # ---- Regions ----

    def regions(self, *kinds):
        return [place for place in self.places if place.kind and (not kinds or place.kind in kinds)]

    def neighbours(self, place):
        return [other for other in self.places if other.distance(place) == 1]

    def ships_at(self, place, seat=None):
        return [ship for owner in self.seats if seat is None or owner is seat for ship in owner.ships
                if ship.at is place]

    def field(self, place):
        return place.kind == "base" and self.data.all["base"][place.id].has("field")

    def kinds_of(self, place):
        """The places of `launch` that this one is."""
        return {place.kind, "field"} if self.field(place) else {place.kind}

    def moons_at(self, place):
        return len(place.moons) + place.below

    def planet(self, place):
        return self.data.all["planet"][place.id]

    def devtype(self, place):
        return self.data.all["devtype"][self.planet(place).fields["dev"]]

    # ---- Ships ----

    def always(self, seat, *words):
        """The numbers of all `always` effects that begin with these words; 1 for those without a number."""
        found = []
        for source in seat.sources:
            for clause in source.effect:
                for option in clause:
                    if option.event == "always":
                        for step in option.steps:
                            if step[:len(words)] == words:
                                found.append(step[len(words)] if len(step) > len(words) else 1)
        return found

    def ship_number(self, seat, kind, what):
        """dice, range, shield, aim of a ship kind of a seat."""
        return self.data.all["ship"][kind].number(what) + sum(self.always(seat, what, kind))

    def attacks(self, seat, kind, place):
        if self.data.all["ship"][kind].has("attack"):
            return True
        found = self.always(seat, "attack", kind)
        return 1 in found or place.kind == "planet" and "planet" in found

    def voyages(self, seat, kind):
        return not seat.unity and (self.data.all["ship"][kind].has("voyage") or bool(self.always(seat, "voyage", kind)))

    def reaches(self, ship, place):
        return ship.at.distance(place) <= self.ship_number(ship.owner, ship.kind, "range")

    def near_void(self, seat):
        """The ships in range of the Void (15.3)."""
        return [ship for ship in seat.in_regions() if self.void_in_play and self.reaches(ship, self.void_place)]

    # ---- Raiders ----

    def raider(self, name):
        return self.data.all["raider"][name]

    def raider_key(self, name):
        """7.3: the higher class; the Dragon before another of class C."""
        thing = self.raider(name)
        return -CLASSES.index(thing.fields["class"]), not thing.has("warp")

    def raiders_at(self, place):
        return sorted(place.raiders, key=self.raider_key)

    # ---- Seats ----

    def circle(self, first):
        """All seats clockwise from one on; the Unity at the left of the holder of Control (8.1)."""
        ring = []
        for seat in self.players:
            ring.append(seat)
            if self.unity and seat is self.control:
                ring.append(self.unity)
        start = ring.index(first)
        return [seat for seat in ring[start:] + ring[:start] if not seat.resigned]

    def hand_limit(self, seat):
        limit = 5
        for step, more in self.data.hand.items():
            if seat.tracks["civ"] >= int(step):
                limit += more
        return limit

    def developments(self, seat):
        return [place for place in self.places if place.owner is seat]

    def leaders_out(self, seat):
        return [place for place in self.places if place.leaders[seat.mark]]

    def lowest_tracks(self, seat):
        least = min(seat.tracks.values())
        return [track for track in TRACKS if seat.tracks[track] == least]

    def relics(self, seat):
        """16.3"""
        count = sum(self.data.all["module"][module.id].number("relic") for module in seat.modules())
        return count + sum(self.data.all["nebmoon"][moon.id].number("relic")
                           for moon in seat.moons if not moon.planetary)

    def adjacent_specials(self, seat):
        """Pairs of a development and a Quasar or Vortex next to it, as the points of the latter."""
        return [self.data.all["special"][other.id].number("adjdev") for place in self.developments(seat)
                for other in self.neighbours(place)
                if other.kind == "special" and self.data.all["special"][other.id].number("adjdev")]

    def count(self, seat, what):
        """20.5"""
        what, _, kind = what.partition(".")
        if what == "mod":
            return len(seat.modules(kind or None))
        if what == "track":
            return min(seat.tracks.values()) if kind == "low" else max(seat.tracks.values())
        return {
            "type": lambda: sum(bool(seat.modules(kind)) for kind in TYPES),
            "dev": lambda: len(self.developments(seat)),
            "win": lambda: seat.wins,
            "raider": lambda: seat.raiders,
            "moon": lambda: len(seat.moons),
            "leader": lambda: seat.leaders,
            "ship": lambda: len([ship for ship in seat.ships if ship.at not in (RESERVE, GONE)]),
            "upgrade": lambda: len(seat.unity_tokens) if seat.unity else len(seat.upgrades),
            "tactic": seat.cards,
            "credit": lambda: seat.res["credit"],
            "discovery": lambda: len(seat.discoveries),
            "relic": lambda: self.relics(seat),
            "adjdev": lambda: len(self.adjacent_specials(seat)),
        }[what]()

    def points(self, seat, step):
        """Of `vp N [per count [max N]]`."""
        if len(step) == 2:
            return step[1]
        number = self.count(seat, step[3])
        if len(step) > 4:
            number = min(number, step[5])
        return step[1] * number

    # ---- Score (16.2, 19.14) ----

    def end_points(self, seat, thing):
        return sum(self.points(seat, step) for clause in thing.effect for option in clause if option.event == "end"
                   for step in option.steps)

    def score(self, seat):
        data = self.data
        total = seat.vp + sum(data.track_end[track][step] for track, step in seat.tracks.items())
        for place in self.developments(seat):
            track = self.devtype(place).fields["track"]
            level = sum(seat.tracks[track] >= step for step in data.levels[track])
            total += data.level_points[level - 1] if level else 0
        total += sum(self.adjacent_specials(seat))
        factor = max([more for step, more in data.vault.items() if seat.tracks["com"] >= int(step)], default=0)
        kept = seat.cards() if seat.unity else sum(seat.res[name] for name in BASIC + ["credit"])
        total += factor * min(kept, 15)
        relics = min(self.relics(seat), len(data.relic_points))
        total += data.relic_points[relics - 1] if relics else 0
        total += seat.leaders
        if seat.unity:
            total += 2 * len(seat.moons) + 3 * (len(seat.discoveries) + len(seat.supremacy))
        else:
            total += sum(self.end_points(seat, source) for source in seat.sources)
        total += max((self.end_points(seat, data.all["destiny"][card]) for card in seat.destiny), default=0)
        return total - 2 * sum(module.damaged for module in seat.modules())

    def ranking(self, seat):
        """16.4: what is compared; turn order last."""
        order = (seat.number - self.first) % len(self.players)
        return self.score(seat), len(self.developments(seat)), seat.tracks["sup"], order

    def new_ships(self, seat):
        for kind in SHIPS:
            thing = self.data.all["ship"][kind]
            for number in range(thing.copies):
                seat.ships.append(Ship(seat, kind, BAY if number < thing.number("start") else RESERVE))
