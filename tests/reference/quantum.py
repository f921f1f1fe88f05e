"""Quantum, rule sets `sheet` and `basic`: a slow and obvious second implementation to check the engine against.

Written from the numbered rules and docs/notation.md alone, independently of the engine, so that the two do not share
mistakes. Spaces are their names ("d4"), actions are their notation, and nothing is optimized. The code names the rule it
implements. The rule set `full` is in cards.py.
"""

import re
from dataclasses import dataclass, field
from itertools import product

MARKS = "VKOA"  # Vulpes, Kepler, Orion, Andromeda
SCRAPYARD, HAND, WRECK = "x", "h", "*"  # where a ship can be that is on no space
DICE = range(1, 7)


class Map:
    """The spaces of a map and what is next to what (2)."""

    def __init__(self, name, cubes, rows):
        self.name, self.cubes, self.rows = name, cubes, rows
        self.spaces = set()  # a ship can be here: no planets (2.3)
        self.planets = {}  # space of the planet: its number, from the top left
        self.starts = []  # starting planets
        self.void = set()  # spaces of Void tiles
        tiles = {}
        for row, words in enumerate(rows):
            for column, word in enumerate(words):
                if word != ".":
                    tiles[column, len(rows) - 1 - row] = word
        for (column, rank), word in tiles.items():
            for x, y in product(range(3), range(3)):
                space = self.space(3 * column + x, 3 * rank + y)
                self.spaces.add(space)
                if word == "0":
                    self.void.add(space)  # 2.1
        for (column, rank), word in tiles.items():
            if word != "0":
                centre = self.space(3 * column + 1, 3 * rank + 1)
                self.spaces.remove(centre)
                self.planets[centre] = int(word.rstrip("*"))
                if word.endswith("*"):
                    self.starts.append(centre)
        self.seats = len(self.starts)  # 2.6
        # 2.4 and, for a planet, 2.5.
        orthogonal = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        diagonal = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
        everything = list(self.spaces) + list(self.planets)
        self.next_to = {space: self.neighbours(space, orthogonal) for space in everything}
        self.around = {space: self.neighbours(space, orthogonal + diagonal) for space in everything}

    def __deepcopy__(self, _memo):
        return self  # a map never changes

    @staticmethod
    def space(x, y):
        return chr(ord("a") + x) + str(y + 1)

    def neighbours(self, space, directions):
        x, y = ord(space[0]) - ord("a"), int(space[1:]) - 1
        found = [self.space(x + dx, y + dy) for dx, dy in directions if x + dx >= 0 and y + dy >= 0]
        return [neighbour for neighbour in found if neighbour in self.spaces]

    def line(self):
        """The map as a value of the option `map`: nothing by reference."""
        return f"{self.name} | {self.cubes} | " + " / ".join(" ".join(row) for row in self.rows)

    @classmethod
    def from_line(cls, line):
        name, cubes, rows = line.split(" | ")
        return cls(name, int(cubes), [row.split() for row in rows.split(" / ")])

    @classmethod
    def from_file(cls, path):
        name, cubes, players, rows = "", 5, None, []
        for line in open(path, encoding="utf-8"):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            if ":" in line:
                key, value = (part.strip() for part in line.split(":", 1))
                if key == "name":
                    name = value
                elif key == "cubes":
                    cubes = int(value)
                elif key == "players":
                    players = int(value)
            else:
                rows.append(line.split())
        made = cls(name, cubes, rows)
        assert players in (None, made.seats), path
        return made


@dataclass
class Ship:
    number: int
    place: str
    moved: bool = False  # has moved or attacked this turn (4.2)
    used: bool = False  # has used an ability this turn (4.2)
    unrolled: bool = False  # is in hand and still to be rolled (cards.py)

    def flags(self):
        return ":" + "m" * self.moved + "a" * self.used if self.moved or self.used else ""

    def in_scrapyard_text(self):
        return str(self.number) + self.flags()


@dataclass
class Seat:
    research: int = 1  # 3.1
    dominance: int = 1
    ships: list = field(default_factory=list)
    present: bool = True


class Game:
    """One game. `who` decides, `actions` is all that may be played but resignations, `play` plays."""

    CHANCE = ("roll", "reroll", "tie", "reconfigure", "combat", "wreck")  # the stages in which dice roll

    def __init__(self, board, rules="sheet", entanglement=False):
        self.map, self.rules, self.entanglement = board, rules, entanglement
        self.seats = [Seat() for _ in range(board.seats)]
        self.cubes = {}  # planet: seats that have a cube there, one entry for each cube
        self.stage, self.seat = "roll", 0  # stages are named as in the notation of positions
        self.first = None
        self.tied = {}  # seat: total of its two dice, or None (3.3)
        self.actions_left = self.earned = 0
        self.phase_two = False
        self.ship = None  # the ship that fights or is being re-rolled
        self.target = None  # the space that is or was attacked

    # ---- Who and what ----

    def who(self):
        if self.stage == "over":
            return "over"
        if self.stage in self.CHANCE:
            return "chance"
        return MARKS[self.decider()]

    def decider(self):
        """The seat that decides when it is not up to chance."""
        return self.seat

    def resignations(self):
        """Any seat still in the game may leave it whenever a seat is to decide (10.2)."""
        if self.who() in ("over", "chance"):
            return []
        return ["resign " + MARKS[i] for i, seat in enumerate(self.seats) if seat.present]

    def actions(self):
        """All legal actions, or all outcomes of chance, as a list without repetition."""
        return getattr(self, "actions_" + self.stage)()

    def weights(self, outcomes):
        """How likely the outcomes of chance are, one to another."""
        return [1] * len(outcomes)

    def play(self, action):
        verb, *words = action.split()
        if verb == "dice":
            getattr(self, "dice_" + self.stage)(*map(int, words))
        else:
            getattr(self, "play_" + verb)(*words)

    def actions_over(self):
        return []

    # ---- Helpers ----

    def ships_on_map(self, seat):
        return [ship for ship in self.seats[seat].ships if ship.place in self.map.spaces]

    def occupied(self):
        return {ship.place for seat in range(len(self.seats)) for ship in self.ships_on_map(seat)}

    def ship_at(self, space):
        for seat in range(len(self.seats)):
            for ship in self.ships_on_map(seat):
                if ship.place == space:
                    return ship

    def enemies(self):
        return {ship.place for seat in range(len(self.seats)) if seat != self.seat for ship in self.ships_on_map(seat)}

    def in_order(self):
        """The seats still in the game, clockwise from the first player (3.3)."""
        count = len(self.seats)
        return [seat for seat in ((self.first + i) % count for i in range(count)) if self.seats[seat].present]

    # ---- Set-up (3) ----

    def actions_roll(self):
        return [f"dice {a} {b} {c}" for a, b, c in product(DICE, DICE, DICE)]

    actions_reroll = actions_roll

    def dice_roll(self, *numbers):
        self.seats[self.seat].ships = [Ship(number, HAND) for number in numbers]
        self.stage = "keep"

    def dice_reroll(self, *numbers):
        self.seats[self.seat].ships = [Ship(number, HAND) for number in numbers]
        self.next_to_roll()  # 3.2: the second roll is kept

    def actions_keep(self):
        return ["keep", "reroll"]

    def play_keep(self):
        self.next_to_roll()

    def play_reroll(self):
        self.stage = "reroll"

    def next_to_roll(self):
        for seat in range(self.seat + 1, len(self.seats)):
            if self.seats[seat].present:
                self.stage, self.seat = "roll", seat
                return
        totals = {i: sum(ship.number for ship in seat.ships) for i, seat in enumerate(self.seats) if seat.present}
        self.lowest_starts(totals)

    def lowest_starts(self, totals):
        """3.3"""
        lowest = [seat for seat in totals if totals[seat] == min(totals.values())]
        if len(lowest) == 1:
            self.first, self.tied = lowest[0], {}
            self.next_to_start()
        else:
            self.stage, self.seat, self.tied = "tie", lowest[0], {seat: None for seat in lowest}

    def actions_tie(self):
        return [f"dice {a} {b}" for a, b in product(DICE, DICE)]

    def dice_tie(self, a, b):
        self.tied[self.seat] = a + b
        waiting = [seat for seat in self.tied if self.tied[seat] is None]
        if waiting:
            self.seat = waiting[0]
        else:
            self.lowest_starts(self.tied)

    def next_to_start(self):
        """3.4: first all planets and cubes in order, then all ships in order."""
        has_cube = {seat for seats in self.cubes.values() for seat in seats}
        for seat in self.in_order():
            if seat not in has_cube:
                self.stage, self.seat = "start", seat
                return
        self.next_to_place()

    def actions_start(self):
        return ["start " + planet for planet in self.map.starts if planet not in self.cubes]

    def play_start(self, planet):
        self.cubes[planet] = [self.seat]
        self.next_to_start()

    def next_to_place(self):
        for seat in self.in_order():
            if any(ship.place == HAND for ship in self.seats[seat].ships):
                self.stage, self.seat = "place", seat
                return
        self.begin_game(self.in_order()[0])

    def begin_game(self, seat):
        self.begin_turn(seat)

    def next_in_hand(self):
        return next(ship for ship in self.seats[self.seat].ships if ship.place == HAND)

    def actions_place(self):
        (planet,) = [planet for planet in self.cubes if self.seat in self.cubes[planet]]
        number, occupied = self.next_in_hand().number, self.occupied()
        return [f"place {number} {space}" for space in self.map.next_to[planet] if space not in occupied]

    def play_place(self, _number, space):
        self.next_in_hand().place = space
        self.next_to_place()

    # ---- Turn (4) ----

    def begin_turn(self, seat):
        self.stage, self.seat = "turn", seat
        self.actions_left, self.earned, self.phase_two = 3, 0, False  # 4.1
        self.ship = self.target = None
        self.forget_turn()
        if self.rules != "basic":  # 1.3: no research
            for ship in self.ships_on_map(seat):
                if ship.place in self.map.void:
                    self.add_research(1)  # 8.8

    def forget_turn(self):
        """What a die did counts for "this turn" only (4.2), and so no longer when the game is over."""
        for seat in self.seats:
            for ship in seat.ships:
                ship.moved = ship.used = False

    def end_turn(self):
        later = [(self.seat + i) % len(self.seats) for i in range(1, len(self.seats) + 1)]
        self.begin_turn(next(seat for seat in later if self.seats[seat].present))

    def add_research(self, points):
        seat = self.seats[self.seat]
        seat.research = min(6, seat.research + points)  # 8.1

    def actions_turn(self):
        found = {"end"}  # 4.3
        seat = self.seats[self.seat]
        occupied, enemies = self.occupied(), self.enemies()
        scrapyard = [ship for ship in seat.ships if ship.place == SCRAPYARD]
        on_map = self.ships_on_map(self.seat)
        if self.actions_left >= 1:
            found.update("reconfigure " + ship.place for ship in on_map)  # 5.1
            found.update("reconfigure " + ship.in_scrapyard_text() for ship in scrapyard)
            for ship in on_map:
                if self.may_move(ship):
                    found.update(self.moves(ship, occupied))
                    found.update(self.attacks(ship, occupied, enemies))
                    found.update(self.transports(ship, occupied))
            if self.rules != "basic" and seat.research < 6:  # 1.3, 5.5
                found.add("research")
        if self.actions_left >= self.price_of_deploy():
            found.update(f"deploy {ship.in_scrapyard_text()} {space}"
                         for ship in scrapyard for space in self.spaces_to_deploy(self.seat))
        if self.actions_left >= 2:
            found.update("construct " + planet for planet in self.open_planets(self.seat) if self.can_construct(planet))
        for ship in on_map:
            if self.may_use_ability(ship):
                found.update(self.abilities(ship, on_map, enemies))
        return sorted(found)

    def may_move(self, ship):
        """For an action (4.2)."""
        return not ship.moved

    def may_use_ability(self, ship):
        return not ship.used  # 4.2

    def use_ability(self, ship):
        ship.used = True

    def may_attack(self):
        return True

    def play_end(self):
        """Phase 2 (4.4)."""
        self.phase_two = True
        self.actions_left = 0  # 4.1: unused actions are lost
        if self.rules == "basic":
            self.end_turn()  # 1.3: no cards and nothing in their place
            return
        seat = self.seats[self.seat]
        if seat.research == 6:  # 8.6
            seat.research = 1
            self.earned += 1
        self.collect()

    def collect(self):
        """9.2: each card earned is +1 dominance, one at a time, until a cube of infamy is to be placed."""
        while self.earned > 0:
            self.earned -= 1
            self.gain_dominance(self.seats[self.seat], 1)
            if self.infamy_is_due(self.seat):
                self.stage = "infamy"
                return
        self.end_turn()

    # ---- Actions (5) ----

    def own_ship(self, words):
        """The ship at a space, or the first in the scrapyard with this number and these flags."""
        if words in self.map.spaces:
            return self.ship_at(words)
        return next(ship for ship in self.seats[self.seat].ships
                    if ship.place == SCRAPYARD and ship.in_scrapyard_text() == words)

    def play_reconfigure(self, words):
        self.actions_left -= 1
        self.roll("reconfigure", self.own_ship(words))

    def roll(self, stage, ship):
        self.stage, self.ship = stage, ship

    def actions_reconfigure(self):
        return [f"dice {number}" for number in DICE if number != self.ship.number]  # 5.1, 7.6

    def dice_reconfigure(self, number):
        self.ship.number = number
        self.stage, self.ship = "turn", None

    def price_of_deploy(self):
        return 1

    def spaces_to_deploy(self, seat):
        """5.2"""
        occupied = self.occupied()
        return {space for planet in self.cubes if seat in self.cubes[planet]
                for space in self.map.next_to[planet] if space not in occupied}

    def play_deploy(self, words, space):
        self.actions_left -= self.price_of_deploy()
        self.own_ship(words).place = space  # 5.2

    def play_construct(self, planet):
        self.actions_left -= 2
        self.place_cube(self.seat, planet)

    def play_research(self):
        self.actions_left -= 1
        self.add_research(1)

    # ---- Cubes (2.2, 5.4, 8.3, 8.9, 10.1) ----

    def cubes_of(self, seat, planet):
        return self.cubes.get(planet, []).count(seat)

    def free_planets(self):
        return [planet for planet, number in self.map.planets.items()
                if len(self.cubes.get(planet, [])) < number - 6]  # 2.2

    def open_planets(self, seat):
        """Planets on which the seat may place a cube, ships apart."""
        free = self.free_planets()
        without_mine = [planet for planet in free if self.cubes_of(seat, planet) == 0]
        if self.entanglement and not without_mine:
            return free  # 8.9
        return without_mine

    def can_construct(self, planet):
        """5.4: all ships of the seat in orbit add up to the number."""
        return self.total_in_orbit(planet) == self.total_needed(planet)

    def total_in_orbit(self, planet):
        return sum(ship.number for ship in self.ships_on_map(self.seat) if ship.place in self.map.next_to[planet])

    def total_needed(self, planet):
        return self.map.planets[planet] + 3 * self.cubes_of(self.seat, planet)  # 8.9

    def place_cube(self, seat, planet):
        self.cubes.setdefault(planet, []).append(seat)
        self.earn_card(seat)
        if sum(seats.count(seat) for seats in self.cubes.values()) == self.map.cubes:
            self.win(seat)  # 10.1

    def earn_card(self, _seat):
        self.earned += 1  # 8.7; in `basic` it is counted all the same, and nothing comes of it (1.3)

    # ---- Moving and attacking (6) ----

    def distances(self, start, steps, occupied, most):
        """How many steps it takes to reach each empty space, up to `most` steps; the start is at 0."""
        reached, edge = {start: 0}, [start]
        for distance in range(1, most + 1):
            edge = [space for here in edge for space in steps[here] if space not in occupied]
            edge = [space for space in dict.fromkeys(edge) if space not in reached]
            reached.update((space, distance) for space in edge)
        return reached

    def reach(self, ship, steps, occupied, enemies):
        """Where a ship can move (6.1), and its attacks as pairs of attack space and target (6.2)."""
        reached = self.distances(ship.place, steps, occupied, self.speed(ship))
        attacks = {(space, enemy) for space, distance in reached.items() if distance + 1 <= self.speed(ship)
                   for enemy in steps[space] if enemy in enemies}
        del reached[ship.place]
        return set(reached), attacks

    def speed(self, ship):
        return ship.number  # 6.1

    def may_manoeuvre(self, ship):
        return ship.number == 5 and self.may_use_ability(ship)  # 7.5

    def moves(self, ship, occupied):
        targets, _ = self.reach(ship, self.map.next_to, occupied, set())
        if self.may_manoeuvre(ship):
            targets |= self.reach(ship, self.map.around, occupied, set())[0]
        return {f"move {ship.place} {space}" for space in targets}

    def attacks(self, ship, occupied, enemies):
        if not self.may_attack():
            return
        _, attacks = self.reach(ship, self.map.next_to, occupied, enemies)
        if self.may_manoeuvre(ship):
            attacks |= self.reach(ship, self.map.around, occupied, enemies)[1]
        for space, enemy in attacks:
            via = "" if space == ship.place else f"via {space} "
            yield f"attack {ship.place} {via}{enemy}"

    def play_move(self, origin, space):
        self.actions_left -= 1
        self.move(self.ship_at(origin), space)

    def move(self, ship, space):
        targets, _ = self.reach(ship, self.map.next_to, self.occupied(), self.enemies())
        if space not in targets:
            self.use_ability(ship)  # 7.5: a diagonal step was needed
        ship.moved = True
        ship.place = space

    def play_attack(self, origin, *words):
        """`attack d4 e4` or `attack d4 via e4 e5`"""
        space, enemy = (words[1], words[2]) if words[0] == "via" else (origin, words[0])
        ship = self.ship_at(origin)
        _, attacks = self.reach(ship, self.map.next_to, self.occupied(), self.enemies())
        if (space, enemy) not in attacks:
            self.use_ability(ship)  # 7.5
        self.actions_left -= 1
        ship.moved = True
        self.fight(ship, space, enemy)

    def fight(self, ship, space, enemy):
        ship.place = space  # 6.6
        self.stage, self.ship, self.target = "combat", ship, enemy

    def actions_combat(self):
        return [f"dice {attacker} {defender}" for attacker, defender in product(DICE, DICE)]

    def dice_combat(self, attacker, defender):
        loser = self.ship_at(self.target)
        if self.ship.number + attacker > loser.number + defender:  # 6.3, 6.6
            self.stage, self.ship, self.target = "turn", None, None
            return
        loser.place = WRECK
        self.stage = "wreck"

    def actions_wreck(self):
        return [f"dice {number}" for number in DICE]  # 6.4: the same one too

    def dice_wreck(self, number):
        """6.4, in its order: re-rolled, put in the scrapyard, then dominance."""
        for seat in self.seats:
            for ship in seat.ships:
                if ship.place == WRECK:
                    ship.number, ship.place = number, SCRAPYARD
                    self.lose_dominance(seat, 1)  # 8.2
        self.gain_dominance(self.seats[self.seat], 1)
        self.stage = "enter"

    def actions_enter(self):
        return ["enter", "stay"]  # 6.5

    def play_enter(self):
        self.ship.place = self.target
        self.after_attack()

    def play_stay(self):
        self.after_attack()

    def after_attack(self):
        self.ship = self.target = None
        self.stage = "infamy" if self.infamy_is_due(self.seat) else "turn"  # 6.5

    # ---- Abilities (7) ----

    def abilities(self, ship, on_map, enemies):
        if ship.number == 1 and self.may_attack():  # 7.1
            for space in self.map.next_to[ship.place]:
                if space in enemies:
                    yield f"strike {ship.place} {space}"
        if ship.number == 3:  # 7.3
            for other in on_map:
                if other is not ship:
                    yield f"warp {ship.place} {other.place}"
        if ship.number == 4:  # 7.4
            yield f"modify {ship.place} 3"
            yield f"modify {ship.place} 5"
        if ship.number == 6:  # 7.6
            yield f"scout {ship.place}"

    def transports(self, flagship, occupied, speed=None):
        """7.2"""
        if flagship.number != 2 or not self.may_use_ability(flagship):
            return
        origin = flagship.place
        for passenger in self.ships_on_map(self.seat):
            if passenger.place not in self.map.around[origin]:
                continue
            others = occupied - {origin, passenger.place}
            ends, edge = set(), {origin}
            for _ in range(speed or self.speed(flagship)):
                edge = {space for here in edge for space in self.map.next_to[here] if space not in others}
                ends |= edge
            for end in ends:
                for drop in self.map.around[end]:
                    if drop not in others:
                        yield f"transport {passenger.place} by {origin} {end} drop {drop}"

    def play_strike(self, origin, enemy):
        ship = self.ship_at(origin)
        self.use_ability(ship)
        self.fight(ship, origin, enemy)

    def play_transport(self, picked, _by, origin, end, _drop, drop):
        self.actions_left -= 1
        self.transport(self.ship_at(picked), self.ship_at(origin), end, drop)

    def transport(self, passenger, flagship, end, drop):
        self.use_ability(flagship)
        flagship.moved = True
        flagship.place, passenger.place = end, drop

    def play_warp(self, origin, other):
        destroyer, partner = self.ship_at(origin), self.ship_at(other)
        self.use_ability(destroyer)
        destroyer.place, partner.place = other, origin

    def play_modify(self, origin, number):
        ship = self.ship_at(origin)
        self.use_ability(ship)
        ship.number = int(number)

    def play_scout(self, origin):
        ship = self.ship_at(origin)
        self.use_ability(ship)
        self.roll("reconfigure", ship)

    # ---- Dominance and infamy (8) ----

    def gain_dominance(self, seat, points):
        seat.dominance = min(6, seat.dominance + points)  # 8.1

    def lose_dominance(self, seat, points):
        seat.dominance = max(1, seat.dominance - points)  # 8.1

    def infamy_is_due(self, seat):
        """Asked right after each gain: 8.3, and 8.5 when no planet can take the cube."""
        return self.seats[seat].dominance == 6 and bool(self.open_planets(seat))

    def actions_infamy(self):
        return ["infamy " + planet for planet in self.open_planets(self.decider())]

    def play_infamy(self, planet):
        self.seats[self.seat].dominance = 1  # 8.3
        self.stage = "turn"
        self.place_cube(self.seat, planet)
        if self.phase_two and self.stage != "over":
            self.collect()

    # ---- End (10) ----

    def win(self, seat):
        self.stage, self.seat = "over", seat
        self.ship = self.target = None
        self.forget_turn()

    def play_resign(self, mark):
        """10.2"""
        leaver = MARKS.index(mark)
        self.seats[leaver].present = False
        self.seats[leaver].ships = []
        left = [i for i, seat in enumerate(self.seats) if seat.present]
        if len(left) == 1:
            self.win(left[0])
        elif leaver == self.seat:
            if self.stage == "keep":
                self.next_to_roll()
            elif self.stage == "start":
                self.next_to_start()
            elif self.stage == "place":
                self.next_to_place()
            else:
                self.end_turn()

    # ---- Positions ----

    def position(self):
        parts = [self.head()]
        parts += [self.seat_text(i, seat) for i, seat in enumerate(self.seats)]
        cubes = [f"{planet}=" + "".join(MARKS[seat] for seat in sorted(self.cubes[planet]))
                 for planet in self.map.planets if planet in self.cubes]
        parts.append(" ".join(["cubes"] + cubes))
        return " | ".join(parts)

    def head(self):
        mark = MARKS[self.seat]
        if self.stage == "tie":
            tied = "".join(MARKS[seat] + (str(total) if total else "") for seat, total in self.tied.items())
            return f"tie {mark} of {tied}"
        if self.stage in ("start", "place"):
            return f"{self.stage} {mark} first {MARKS[self.first]}"
        if self.stage in ("roll", "reroll", "keep", "over"):
            return f"{self.stage} {mark}"
        at = f" at {self.target}" if self.target else ""
        phase = " phase 2" if self.phase_two else ""
        return f"{self.stage} {mark} actions {self.actions_left} earned {self.earned}{at}{phase}"

    def seat_text(self, number, seat):
        left = "" if seat.present else " left"
        text = f"{MARKS[number]}{left} research {seat.research} dominance {seat.dominance}"
        return " ".join([text, "ships"] + [self.ship_text(ship) for ship in seat.ships])

    def ship_text(self, ship):
        return f"{ship.number}{ship.place}{ship.flags()}" + ("!" if ship is self.ship else "")

    def read(self, line):
        """Sets up a position. Trusts the line: what it reads was written by `position`."""
        head, *seats, cubes = [part.split() for part in line.split("|")]
        self.read_cubes(cubes)
        for seat, words in zip(self.seats, seats):
            self.read_seat(seat, words)
        self.read_head(head)
        return self

    def read_cubes(self, words):
        for planet_and_marks in words[1:]:
            planet, marks = planet_and_marks.split("=")
            self.cubes[planet] = [MARKS.index(mark) for mark in marks]

    def read_seat(self, seat, words):
        seat.present = words[1] != "left"
        seat.research = int(words[words.index("research") + 1])
        seat.dominance = int(words[words.index("dominance") + 1])
        for word in words[words.index("ships") + 1:]:
            place, _, flags = word.rstrip("!")[1:].partition(":")
            seat.ships.append(Ship(int(word[0]), place, "m" in flags, "a" in flags))
            if word.endswith("!"):
                self.ship = seat.ships[-1]

    def read_head(self, head):
        self.stage, self.seat = head[0], MARKS.index(head[1])
        if self.stage == "tie":
            for mark, total in re.findall("([A-Z])([0-9]*)", head[3]):
                self.tied[MARKS.index(mark)] = int(total) if total else None
        if "first" in head:
            self.first = MARKS.index(head[head.index("first") + 1])
        if "actions" in head:
            self.actions_left = int(head[head.index("actions") + 1])
            self.earned = int(head[head.index("earned") + 1])
        if "at" in head:
            self.target = head[head.index("at") + 1]
        self.phase_two = "phase" in head
