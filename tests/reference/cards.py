"""Quantum, rule set `full`: the game of quantum.py with the advance cards, as slow and as obvious.

Written from the rules of the cards, docs/notation.md and docs/rulings.md alone, independently of the engine. The code names
the card it implements.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, product

from quantum import DICE, HAND, MARKS, SCRAPYARD, WRECK, Game, Seat, Ship

GAMBITS = {"aggression": 4, "expansion": 8, "momentum": 4, "relocation": 2, "reorganization": 2, "sabotage": 2}
COMMANDS = dict.fromkeys("""agile arrogant brilliant cerebral clever conformist cruel cunning curious dangerous eager
    energetic ferocious flexible ingenious intelligent nomadic plundering precocious rational ravenous relentless
    resourceful righteous scrappy stealthy strategic stubborn tactical tyrannical warlike""".split(), 1)
KINDS = (GAMBITS, COMMANDS)
ORDER = list(GAMBITS) + list(COMMANDS)  # in which cards are written

SHIPS = 5  # 3 and the 2 expansion ships (3.2)
ATTACKER, DEFENDER = 0, 1  # sides of a combat, and indices of its dice


@dataclass
class Command:
    name: str
    new: bool = False  # taken in this turn: does not work yet (9.1)
    used: bool = False  # its use of this turn is spent

    def text(self):
        return self.name + (":n" if self.new else "") + (":u" if self.used else "")


@dataclass
class SeatWithCards(Seat):
    owed: int = 0  # cards earned in another seat's turn
    commands: list = field(default_factory=list)

    def works(self, name):
        return any(command.name == name and not command.new for command in self.commands)


class FullGame(Game):
    CHANCE = Game.CHANCE + ("draw", "ship", "die")

    def __init__(self, board, printing="first", entanglement=False):
        super().__init__(board, "full", entanglement)
        self.printing = printing
        self.seats = [SeatWithCards() for _ in self.seats]
        self.market, self.discards = [], []
        self.gambit = None  # the one being carried out
        self.forget_cards()

    def forget_cards(self):
        """What is known for a turn, a decision or a combat only."""
        self.destroyed = self.attacked = False  # what the seat has done in this turn
        self.after = None  # in an extra turn: the seat whose regular turn was the last
        self.picks = None  # the seat that is given the cards it is owed
        self.by = None  # who decides, when that is asked of another seat than the one whose turn or pick it is
        self.of, self.rolled, self.again = None, None, False  # a ship's roll: its stage, its outcome, the second one
        self.origin = None  # where the attacking ship started
        self.dice, self.side = None, None  # combat dice, and whose is rolled again
        self.played = []  # cards in this combat

    # ---- Who holds and decides what ----

    def picker(self):
        return self.seat if self.picks is None else self.picks

    def decider(self):
        return self.picker() if self.by is None else self.by

    def works(self, seat, name):
        return self.seats[seat].works(name)

    def mine(self, name):
        """Whether a command of the seat whose turn it is works."""
        return self.works(self.seat, name)

    def command(self, name):
        return next(command for command in self.seats[self.seat].commands if command.name == name)

    def ready(self, name):
        """A command that is used once a turn, on the own turn."""
        return self.mine(name) and not self.command(name).used

    def clockwise(self, seat):
        """The other seats still in the game, beginning with the one behind this one."""
        others = [(seat + i) % len(self.seats) for i in range(1, len(self.seats))]
        return [other for other in others if self.seats[other].present]

    def owner(self, ship):
        return next(i for i, seat in enumerate(self.seats) if any(other is ship for other in seat.ships))

    # ---- Decks and market (3.5, 9.1) ----

    def deck(self, kind):
        """How many there are of each card in the deck: whatever is nowhere else."""
        elsewhere = Counter(self.market + self.discards + [self.gambit])
        elsewhere.update(command.name for seat in self.seats for command in seat.commands)
        left = Counter(kind)
        left.subtract({card: count for card, count in elsewhere.items() if card in kind})
        return +left

    def missing(self):
        """The kind of the next card that the market needs: three gambits, then three commands."""
        for kind in KINDS:
            if sum(card in kind for card in self.market) < 3:
                return kind
        return None

    def begin_game(self, seat):
        self.seat = seat
        self.refill()  # 3.5

    def refill(self):
        if self.missing() is not None:
            self.stage = "draw"
        elif not self.phase_two:
            self.begin_turn(self.seat)
        elif self.gambit:
            getattr(self, "gambit_" + self.gambit)()
        else:
            self.next_pick()

    def drawn_from(self):
        """The deck of the missing kind, or its discards, of which it is made anew when it is empty (9.1)."""
        kind = self.missing()
        return self.deck(kind) or Counter(card for card in self.discards if card in kind)

    def actions_draw(self):
        return ["draw " + card for card in self.drawn_from()]

    def weights(self, outcomes):
        if self.stage == "draw":
            return [self.drawn_from()[outcome.split()[1]] for outcome in outcomes]
        return super().weights(outcomes)

    def play_draw(self, card):
        kind = self.missing()
        if not self.deck(kind):
            self.discards = [other for other in self.discards if other not in kind]
        self.market.append(card)
        self.refill()

    # ---- Turn (4) ----

    def begin_turn(self, seat, actions=3, earned=0, after=None):
        """Cards that the seat has earned and not been given are given in the new turn's phase 2 (Momentum, 10.2)."""
        self.forget_cards()
        super().begin_turn(seat)  # with 8.8
        self.actions_left, self.after = actions, after
        self.earned, self.seats[seat].owed = earned + self.seats[seat].owed, 0
        if self.mine("arrogant"):
            mine, *others = [len(self.ships_on_map(other)) for other in [seat] + self.clockwise(seat)]
            if mine > max(others):
                self.actions_left += 1
        if self.mine("brilliant"):
            self.add_research(2)
        if self.mine("conformist"):
            numbers = [ship.number for ship in self.ships_on_map(seat)]
            if len(set(numbers)) < len(numbers):
                self.actions_left += 1

    def forget_turn(self):
        super().forget_turn()
        for seat in self.seats:
            for command in seat.commands:
                command.new = command.used = False  # 9.1

    def last_regular(self):
        """The seat whose regular turn this is or was the last."""
        return self.seat if self.after is None else self.after

    def end_turn(self):
        last = self.last_regular()
        self.begin_turn((self.clockwise(last) + [last])[0])

    def play_end(self):
        self.phase_two = True
        self.actions_left = 0  # 4.1
        seat = self.seats[self.seat]
        if seat.research == 6 or self.mine("precocious") and seat.research >= 4:  # 8.6
            seat.research = 1
            self.earned += 1
        self.next_pick()

    # ---- Picks (9.1) ----

    def next_pick(self):
        """First the seat whose turn it is, then, clockwise, those that are owed a card."""
        if self.picks is None and self.earned or self.picks is not None and self.seats[self.picks].owed:
            self.stage = "pick"
            return
        for seat in self.clockwise(self.seat):
            if self.seats[seat].owed:
                self.picks, self.stage = seat, "pick"
                return
        self.end_turn()

    def earn_card(self, seat):
        if seat == self.seat:
            self.earned += 1  # 8.7
        else:
            self.seats[seat].owed += 1  # Stubborn: infamy on another seat's turn

    def spend_pick(self):
        if self.picks is None:
            self.earned -= 1
        else:
            self.seats[self.picks].owed -= 1

    def actions_pick(self):
        found = {"refresh", "decline"}
        seat = self.seats[self.picker()]
        for card in self.market:
            if card in COMMANDS and len(seat.commands) >= 3:
                found.update(f"take {card} for {command.name}" for command in seat.commands)
            elif card != "expansion" or len(seat.ships) < SHIPS:
                found.add("take " + card)
        return sorted(found)

    def play_decline(self):
        self.spend_pick()
        self.next_pick()

    def play_refresh(self):
        self.spend_pick()
        self.discards += self.market
        self.market = []
        self.refill()

    def play_take(self, card, _for=None, replaced=None):
        self.spend_pick()
        self.market.remove(card)
        if card in GAMBITS:
            self.gambit = card
        else:
            if replaced:
                self.drop_command(self.picker(), replaced)
            self.seats[self.picker()].commands.append(Command(card, new=True))
        self.refill()

    def drop_command(self, seat, name):
        commands = self.seats[seat].commands
        commands[:] = [command for command in commands if command.name != name]
        self.discards.append(name)

    # ---- Gambits ----

    def discard_gambit(self):
        if self.gambit:
            self.discards.append(self.gambit)
            self.gambit = None

    def gambit_is_done(self):
        self.discard_gambit()
        self.next_pick()

    def gambit_aggression(self):
        seat = self.picker()
        self.gain_dominance(self.seats[seat], 2)
        self.discard_gambit()
        if self.infamy_is_due(seat):
            self.stage, self.by = "infamy", self.picks
        else:
            self.next_pick()

    def gambit_expansion(self):
        self.seats[self.picker()].ships.append(Ship(0, HAND, unrolled=True))
        self.roll_ships_in_hand()

    def gambit_momentum(self):
        seat, last = self.picker(), self.last_regular()
        self.discard_gambit()
        self.begin_turn(seat, actions=2, earned=self.earned, after=None if seat == last else last)

    def gambit_relocation(self):
        if self.actions_relocate():
            self.stage = "relocate"
        else:
            self.gambit_is_done()

    def actions_relocate(self):
        found = set()
        for origin, owners in self.cubes.items():
            for owner, target in product(owners, self.free_planets()):
                higher = self.map.planets[target] > self.map.planets[origin]
                if owner != self.picker() and not self.cubes_of(owner, target):
                    if self.printing == "revised" or not higher:
                        found.add(f"relocate {MARKS[owner]} {origin} {target}")
        return sorted(found)

    def play_relocate(self, mark, origin, target):
        owner = MARKS.index(mark)
        self.cubes[origin].remove(owner)
        if not self.cubes[origin]:
            del self.cubes[origin]
        self.cubes.setdefault(target, []).append(owner)
        self.gambit_is_done()

    def gambit_reorganization(self):
        self.stage = "reorganize"

    def actions_reorganize(self):
        """Ships are named in the order of the dice. Those in the scrapyard that show the same number are one choice, whatever
        they have done in the turn, which is over: the first is taken."""
        found = {}
        ships = self.seats[self.picker()].ships
        for count in range(len(ships) + 1):
            for chosen in combinations(ships, count):
                same = tuple(sorted(str(ship.number) if ship.place == SCRAPYARD else ship.place for ship in chosen))
                names = [ship.in_scrapyard_text() if ship.place == SCRAPYARD else ship.place for ship in chosen]
                found.setdefault(same, " ".join(["reorganize"] + names))
        return list(found.values())

    def play_reorganize(self, *names):
        ships = self.seats[self.picker()].ships
        for name in names:
            ship = next(ship for ship in ships
                        if name == (ship.in_scrapyard_text() if ship.place == SCRAPYARD else ship.place))
            ship.place, ship.unrolled = HAND, True
            ship.moved = ship.used = False  # a ship in hand has no marks, and none will matter in this turn
        self.roll_ships_in_hand()

    def roll_ships_in_hand(self):
        for ship in self.seats[self.picker()].ships:
            if ship.unrolled:
                self.roll("ship", ship)
                return
        self.put_ships_down()

    def ships_in_hand(self):
        return [ship for ship in self.seats[self.picker()].ships if ship.place == HAND]

    def put_ships_down(self):
        self.ship = None
        if self.ships_in_hand():
            self.stage = "land"
        else:
            self.gambit_is_done()

    def actions_land(self):
        found = set()
        for ship in self.ships_in_hand():
            found.add(f"scrap {ship.number}")
            found.update(f"place {ship.number} {space}" for space in self.spaces_to_deploy(self.picker()))
        return sorted(found)

    def play_scrap(self, number):
        self.put_down(number, SCRAPYARD)

    def play_place(self, number, space):
        if self.stage == "land":
            self.put_down(number, space)
        else:
            super().play_place(number, space)

    def put_down(self, number, place):
        next(ship for ship in self.ships_in_hand() if ship.number == int(number)).place = place
        self.put_ships_down()

    def gambit_sabotage(self):
        self.next_to_discard(self.clockwise(self.picker()))

    def next_to_discard(self, seats):
        for seat in seats:
            if self.seats[seat].commands:
                self.stage, self.by = "sabotage", seat
                return
        self.by = None
        self.gambit_is_done()

    def actions_sabotage(self):
        return ["discard " + command.name for command in self.seats[self.by].commands]

    def play_discard(self, name):
        self.drop_command(self.by, name)
        self.next_to_discard(self.behind(self.by))

    def behind(self, seat):
        """The seats between this one and the one that plays Sabotage."""
        seats = self.clockwise(seat)
        return seats[:seats.index(self.picker())]

    # ---- Rolls of ships: Clever and Scrappy ----

    def roll(self, stage, ship):
        super().roll(stage, ship)
        self.choose_if_clever(stage, self.owner(ship))

    def choose_if_clever(self, stage, owner):
        if self.works(owner, "clever"):
            self.stage, self.of = "choose", stage
            self.by = owner if owner != self.seat else None

    def rolling_ship(self):
        """The wreck that is re-rolled need not be the ship that fights: the attacker's first, then the defender's."""
        return self.wrecks()[0] if self.wrecks() else self.ship

    def possible_numbers(self, stage):
        if stage == "reconfigure":
            return [number for number in DICE if number != self.ship.number]  # 5.1, 7.6
        return list(DICE)

    def actions_choose(self):
        return [f"number {number}" for number in self.possible_numbers(self.of)]

    def play_number(self, number):
        stage, self.of, self.by = self.of, None, None
        self.settle(stage, int(number))

    def actions_ship(self):
        return [f"dice {number}" for number in self.possible_numbers("ship")]

    def dice_reconfigure(self, number):
        self.ask_scrappy("reconfigure", number)

    def dice_ship(self, number):
        self.ask_scrappy("ship", number)

    def dice_wreck(self, number):
        self.ask_scrappy("wreck", number)

    def ask_scrappy(self, stage, number):
        owner = self.owner(self.rolling_ship())
        if owner == self.seat and self.works(owner, "scrappy") and not self.again:
            self.stage, self.of, self.rolled = "again", stage, number
        else:
            self.settle(stage, number)

    def actions_again(self):
        return ["keep", "reroll"]

    def play_keep(self):
        if self.stage == "again":
            self.settle(self.of, self.rolled)
        else:
            super().play_keep()

    def play_reroll(self):
        if self.stage == "again":
            self.stage, self.of, self.rolled, self.again = self.of, None, None, True
        else:
            super().play_reroll()

    def settle(self, stage, number):
        """A ship's number is final."""
        ship = self.rolling_ship()
        ship.number = number
        self.of, self.rolled, self.again = None, None, False
        if stage == "wreck":
            ship.place = SCRAPYARD  # 6.4
            self.next_wreck(self.owner(ship))
        elif stage == "ship" and ship.unrolled:
            ship.unrolled = False
            self.roll_ships_in_hand()
        else:
            self.stage, self.ship = "turn", None

    # ---- Commands in phase 1 ----

    def actions_turn(self):
        return sorted(super().actions_turn() + list(self.uses()))

    def may_move(self, ship):
        return not ship.moved or self.mine("energetic")

    def may_use_ability(self, ship):
        return not ship.used or self.ready("cunning")

    def use_ability(self, ship):
        if ship.used:
            self.command("cunning").used = True
        ship.used = True

    def may_attack(self):
        """Curious, revised: who has used it makes no attack in the whole turn."""
        return not (self.printing == "revised" and self.mine("curious") and self.command("curious").used)

    def speed(self, ship):
        return ship.number + (1 if self.mine("agile") else 0)

    def price_of_deploy(self):
        return 0 if self.mine("eager") else 1

    def spaces_to_deploy(self, seat):
        spaces = super().spaces_to_deploy(seat)
        if self.works(seat, "stealthy"):
            occupied = self.occupied()
            spaces |= {space for space in self.map.spaces
                       if space not in occupied and not occupied.intersection(self.map.next_to[space])}
        return spaces

    def can_construct(self, planet):
        fixed, needed = self.total_in_orbit(planet), self.total_needed(planet)
        totals = {fixed}
        if self.mine("ingenious"):
            corners = set(self.map.around[planet]) - set(self.map.next_to[planet])
            for ship in self.ships_on_map(self.seat):
                if ship.place in corners:
                    totals |= {total + ship.number for total in totals}
        margin = 1 if self.mine("intelligent") else 0
        return any(abs(total - needed) <= margin for total in totals)

    def uses(self):
        """Of the commands that are used once a turn."""
        seat = self.seats[self.seat]
        on_map = self.ships_on_map(self.seat)
        if self.ready("cerebral") and seat.dominance > 1 and seat.research < 6:
            yield "use cerebral"
        if self.ready("tyrannical") and seat.research > 1:
            yield "use tyrannical"
        if self.ready("flexible"):
            for ship in on_map:
                for number in (ship.number - 1, ship.number + 1):
                    if number in DICE:
                        yield f"use flexible {ship.place} {number}"
        if self.ready("resourceful"):
            for ship in on_map:
                yield "use resourceful " + ship.place
        if self.ready("nomadic") and self.actions_left >= 1:
            for ship in on_map:
                for space in self.nomadic_spaces(ship):
                    yield f"use nomadic {ship.place} {space}"
        if self.ready("tactical"):
            for ship in on_map:
                if self.may_move(ship):  # a second time with Energetic
                    for space in self.tactical_spaces(ship):
                        yield f"use tactical {ship.place} {space}"
                    for transport in self.transports(ship, self.occupied(), 1):
                        yield "use tactical " + transport
        if self.ready("curious") and not (self.printing == "revised" and self.attacked):
            for ship in on_map:
                if not ship.moved:
                    for move in self.moves(ship, self.occupied()):
                        yield move.replace("move", "use curious")
                    for transport in self.transports(ship, self.occupied()):
                        yield "use curious " + transport

    def play_use(self, name, *words):
        self.command(name).used = True
        getattr(self, "use_" + name)(*words)

    def use_cerebral(self):
        self.lose_dominance(self.seats[self.seat], 1)
        self.add_research(3)

    def use_tyrannical(self):
        self.seats[self.seat].research -= 1
        self.gain_dominance(self.seats[self.seat], 1)
        if self.infamy_is_due(self.seat):
            self.stage = "infamy"

    def use_flexible(self, space, number):
        self.ship_at(space).number = int(number)

    def use_resourceful(self, space):
        ship = self.ship_at(space)
        ship.place = SCRAPYARD
        self.actions_left += 1
        self.roll("ship", ship)

    def nomadic_spaces(self, ship):
        """Free orbital positions of the planets on the tiles that share an edge with the tile of the ship's planet."""
        occupied = self.occupied()
        for planet in self.map.planets:
            if ship.place in self.map.next_to[planet]:
                x, y = ord(planet[0]), int(planet[1:])
                for dx, dy in [(3, 0), (0, 3), (-3, 0), (0, -3)]:
                    neighbour = chr(x + dx) + str(y + dy)
                    if neighbour in self.map.planets:
                        yield from (space for space in self.map.next_to[neighbour] if space not in occupied)

    def use_nomadic(self, origin, space):
        self.actions_left -= 1
        self.ship_at(origin).place = space

    def tactical_spaces(self, ship):
        steps = self.map.around if self.may_manoeuvre(ship) else self.map.next_to
        occupied, enemies = self.occupied(), self.enemies()
        return [space for space in steps[ship.place]
                if space not in occupied or space in enemies and self.may_attack()]

    def use_tactical(self, *words):
        """`d4 d5` or `transport c5 by d4 e4 drop f5`"""
        if words[0] == "transport":
            _, picked, _, origin, end, _, drop = words
            self.transport(self.ship_at(picked), self.ship_at(origin), end, drop)
            return
        origin, space = words
        ship = self.ship_at(origin)
        if space not in self.map.next_to[origin]:
            self.use_ability(ship)  # 7.5
        ship.moved = True
        if space in self.enemies():
            self.fight(ship, origin, space)
        else:
            ship.place = space

    def use_curious(self, *words):
        """`d4 f4` or `transport c5 by d4 f4 drop f5`"""
        if words[0] == "transport":
            _, picked, _, origin, end, _, drop = words
            self.transport(self.ship_at(picked), self.ship_at(origin), end, drop)
        else:
            self.move(self.ship_at(words[0]), words[1])

    # ---- Combat (6) ----

    def fight(self, ship, space, enemy):
        self.origin = ship.place
        super().fight(ship, space, enemy)
        self.attacked = True
        if self.works(self.defender(), "dangerous"):
            self.stage, self.by = "react", self.defender()

    def defender(self):
        """The seat that is attacked, as long as its ship is there or is a wreck to be re-rolled."""
        for seat in range(len(self.seats)):
            if seat != self.seat:
                for ship in self.seats[seat].ships:
                    if ship.place == WRECK or self.target and ship.place == self.target:
                        return seat
        return None

    def fighters(self):
        return [self.seat, self.defender()]

    def wrecks(self):
        """The attacker's ship first (Dangerous)."""
        order = [self.seat] + [seat for seat in range(len(self.seats)) if seat != self.seat]
        return [ship for seat in order for ship in self.seats[seat].ships if ship.place == WRECK]

    def combat_die(self, seat):
        return [3] if self.works(seat, "rational") else list(DICE)

    def actions_combat(self):
        rolls = product(*(self.combat_die(seat) for seat in self.fighters()))
        return [f"dice {attacker} {defender}" for attacker, defender in rolls]

    def dice_combat(self, attacker, defender):
        self.dice = [attacker, defender]
        self.ask_for_reactions([ATTACKER, DEFENDER])

    def reactions(self, side):
        """Cards that this side may still play, each with the side whose die it rolls again."""
        seat, other = self.fighters()[side], self.fighters()[1 - side]
        found = {}
        if self.works(seat, "cruel") and not self.works(other, "rational"):
            found["cruel"] = 1 - side
        if not self.works(seat, "rational"):
            if self.works(seat, "relentless"):
                found["relentless"] = side
            if self.works(seat, "scrappy") and seat == self.seat:
                found["scrappy"] = side
        return {card: rolled for card, rolled in found.items() if card not in self.played}

    def ask_for_reactions(self, sides):
        """First the attacker decides, then the defender."""
        for side in sides:
            if self.reactions(side) and self.matters(side):
                self.stage = "react"
                self.by = self.defender() if side == DEFENDER else None
                return
        self.by = None
        self.decide_combat()

    def possible_winners(self, side, dice, played):
        """Who may still win if the side decides next, and then the other: a side that wins for certain plays no card."""
        if side > DEFENDER:
            return {ATTACKER if self.attacker_wins(dice) else DEFENDER}
        winners = self.possible_winners(side + 1, dice, played)
        if winners == {side}:
            return winners
        for card, rolled in self.reactions(side).items():
            if card not in played:
                for number in DICE:
                    again = list(dice)
                    again[rolled] = number
                    winners = winners | self.possible_winners(side, again, played + [card])
        return winners

    def matters(self, side):
        """A side is asked only if it may still win, and may still lose by playing no card."""
        passing = self.possible_winners(side + 1, self.dice, [])
        return 1 - side in passing and side in self.possible_winners(side, self.dice, [])

    def actions_react(self):
        if self.dice is None:
            return ["dangerous", "pass"]
        return list(self.reactions(self.fighters().index(self.decider()))) + ["pass"]

    def play_pass(self):
        if self.dice is None:
            self.stage, self.by = "combat", None
        else:
            self.ask_for_reactions([DEFENDER] if self.by is None else [])

    def play_dangerous(self):
        self.by = None
        self.played.append("dangerous")
        self.ship.place = self.ship_at(self.target).place = WRECK
        self.next_wreck()

    def react(self, card):
        self.side = self.reactions(self.fighters().index(self.decider()))[card]
        self.played.append(card)
        self.stage = "die"

    def play_cruel(self):
        self.react("cruel")

    def play_relentless(self):
        self.react("relentless")

    def play_scrappy(self):
        self.react("scrappy")

    def actions_die(self):
        return [f"dice {number}" for number in DICE]

    def dice_die(self, number):
        self.dice[self.side], self.side = number, None
        self.ask_for_reactions([ATTACKER, DEFENDER] if self.by is None else [DEFENDER])

    def total(self, side, die):
        """A ship's number and its combat die, with Ferocious and Strategic (6.3)."""
        seat = self.fighters()[side]
        ship = self.ship if side == ATTACKER else self.ship_at(self.target)
        total = ship.number + die
        if self.works(seat, "ferocious"):
            total -= 1
        if self.works(seat, "strategic"):
            places = [ship.place]
            if side == ATTACKER and self.printing == "first":
                places.append(self.target)
            others = {other.place for other in self.ships_on_map(seat) if other is not ship}
            if any(others.intersection(self.map.next_to[place]) for place in places):
                total -= 2
        return total

    def attacker_wins(self, dice):
        attacker, defender = self.total(ATTACKER, dice[ATTACKER]), self.total(DEFENDER, dice[DEFENDER])
        if attacker == defender:
            return not self.works(self.defender(), "stubborn")
        return attacker < defender

    def decide_combat(self):
        dice, self.dice = self.dice, None
        if self.attacker_wins(dice):
            self.ship_at(self.target).place = WRECK
            self.next_wreck()
        elif self.works(self.defender(), "stubborn"):
            self.ship.place = WRECK
            self.next_wreck()
        else:
            self.combat_is_over()

    def combat_is_over(self):
        self.stage, self.ship, self.target = "turn", None, None
        self.by, self.origin, self.dice, self.side, self.played = None, None, None, None, []

    def next_wreck(self, loser=None):
        if self.wrecks():
            self.stage = "wreck"
            self.choose_if_clever("wreck", self.owner(self.wrecks()[0]))
        elif "dangerous" in self.played:
            self.combat_is_over()  # no dominance changes, no bonus
        elif self.ship.place == SCRAPYARD:
            self.defender_has_won()
        else:
            self.attacker_has_won(loser)

    def win_combat(self, winner, loser):
        """8.2 with Ravenous and Righteous."""
        if winner is not None:
            self.gain_dominance(self.seats[winner], 2 if self.works(winner, "ravenous") else 1)
        if not self.works(loser, "righteous"):
            self.lose_dominance(self.seats[loser], 2 if self.works(loser, "ravenous") else 1)

    def defender_has_won(self):
        """Stubborn: the attacker's ship was destroyed."""
        winner = self.defender()  # nobody, if that seat has left since (10.2)
        self.win_combat(winner, self.seat)
        self.combat_is_over()
        if winner is not None and self.infamy_is_due(winner):
            self.stage, self.by = "infamy", winner

    def attacker_has_won(self, loser):
        self.win_combat(self.seat, loser)
        if not self.destroyed:
            if self.mine("plundering"):
                self.add_research(3)
            if self.mine("warlike"):
                self.actions_left += 1
        self.destroyed = True
        self.stage = "enter"

    def after_attack(self):
        self.combat_is_over()
        super().after_attack()

    def play_infamy(self, planet):
        seat = self.decider()
        self.seats[seat].dominance = 1  # 8.3
        self.by, self.stage = None, "turn"
        self.place_cube(seat, planet)
        if self.phase_two and self.stage != "over":
            self.next_pick()

    # ---- End (10) ----

    def win(self, seat):
        super().win(seat)
        self.forget_cards()
        self.phase_two = False
        for other in self.seats:
            other.owed = 0

    def play_resign(self, mark):
        """10.2"""
        leaver = MARKS.index(mark)
        defends, decides = leaver == self.defender(), leaver == self.decider()
        seat = self.seats[leaver]
        seat.present, seat.ships, seat.owed = False, [], 0
        for command in list(seat.commands):
            self.drop_command(leaver, command.name)
        left = [i for i, other in enumerate(self.seats) if other.present]
        if len(left) == 1:
            self.discard_gambit()
            self.win(left[0])
        elif self.stage in ("keep", "start", "place"):
            if decides:
                {"keep": self.next_to_roll, "start": self.next_to_start, "place": self.next_to_place}[self.stage]()
        elif leaver == self.seat:
            self.turn_is_broken_off()
        elif defends:
            self.defender_has_left(leaver, decides)
        elif leaver == self.picks:
            self.discard_gambit()
            self.by = self.of = self.ship = None
            self.next_pick()
        elif decides and self.stage == "sabotage":
            self.next_to_discard(self.behind(leaver))
        elif decides:
            self.stage, self.by = "turn", None  # infamy of a Stubborn defender

    def turn_is_broken_off(self):
        """What another seat has in hand or has just lost goes to its scrapyard, with the number that it had. Infamy that
        another seat has reached (Stubborn) comes before the next turn goes on."""
        infamous = self.by if self.stage == "infamy" else None
        self.discard_gambit()
        for seat in self.seats:
            seat.ships = [ship for ship in seat.ships if ship.number]  # an expansion ship before its roll
            for ship in seat.ships:
                if ship.place in (HAND, WRECK):
                    ship.place, ship.unrolled = SCRAPYARD, False
        self.end_turn()
        if infamous is not None:
            self.stage, self.by = "infamy", infamous if infamous != self.seat else None

    def defender_has_left(self, leaver, decides):
        """A combat is broken off, unless it is decided and wrecks are being re-rolled: then without the leaver's."""
        if self.of != "wreck":
            self.combat_is_over()
        elif decides:
            self.of = self.by = None
            self.next_wreck(leaver)

    # ---- Positions ----

    def position(self):
        cards = [" ".join([name] + sorted(cards, key=ORDER.index))
                 for name, cards in (("market", self.market), ("discards", self.discards))]
        return " | ".join([super().position()] + cards)

    def head(self):
        if self.stage == "draw" and not self.phase_two:
            return f"draw {MARKS[self.seat]}"
        if self.stage in ("roll", "reroll", "keep", "tie", "start", "place", "over"):
            return super().head()
        words = [super().head()]
        if self.destroyed:
            words.append("destroyed")
        if self.attacked:
            words.append("attacked")
        for name, seat in (("after", self.after), ("picks", self.picks), ("by", self.by)):
            if seat not in (None, self.seat):
                words += [name, MARKS[seat]]
        if self.of:
            words += ["of", self.of]
        if self.again:
            words.append("again")
        if self.origin:
            words += ["from", self.origin]
        if self.rolled:
            words += ["rolled", str(self.rolled)]
        if self.dice:
            words += ["dice"] + [str(number) for number in self.dice]
        if self.side is not None:
            words.append(["attacker", "defender"][self.side])
        for card in sorted(self.played):
            words += ["played", card]
        if self.gambit:
            words += ["gambit", self.gambit]
        return " ".join(words)

    def seat_text(self, number, seat):
        text = super().seat_text(number, seat)
        if seat.owed:
            text = text.replace(" ships", f" owed {seat.owed} ships")
        commands = sorted(seat.commands, key=lambda command: command.name)
        return " ".join([text, "commands"] + [command.text() for command in commands])

    def ship_text(self, ship):
        return super().ship_text(ship) + ("?" if ship.unrolled else "")

    def read(self, line):
        *parts, market, discards = line.split("|")
        self.market, self.discards = market.split()[1:], discards.split()[1:]
        return super().read("|".join(parts))

    def read_seat(self, seat, words):
        cut = words.index("commands")
        ships = words[:cut]
        super().read_seat(seat, [word.rstrip("?") for word in ships])
        for ship, word in zip(seat.ships, ships[ships.index("ships") + 1:]):
            ship.unrolled = word.endswith("?")
        if "owed" in words:
            seat.owed = int(words[words.index("owed") + 1])
        for word in words[cut + 1:]:
            name, _, flags = word.partition(":")
            seat.commands.append(Command(name, "n" in flags, "u" in flags))

    def read_head(self, head):
        super().read_head(head)

        def behind(word, count=1):
            return head[head.index(word) + count] if word in head else None

        def seat_behind(word):
            return MARKS.index(behind(word)) if word in head else None

        self.destroyed, self.attacked, self.again = "destroyed" in head, "attacked" in head, "again" in head[1:]
        self.after, self.picks, self.by = seat_behind("after"), seat_behind("picks"), seat_behind("by")
        if self.stage == "sabotage" and self.by is None:
            self.by = self.seat  # another seat picks
        self.of = behind("of") if self.stage in ("choose", "again") else None
        self.origin, self.gambit = behind("from"), behind("gambit")
        self.rolled = int(behind("rolled")) if "rolled" in head else None
        self.dice = [int(behind("dice")), int(behind("dice", 2))] if "dice" in head else None
        self.side = ["attacker", "defender"].index(head[head.index("dice") + 3]) if self.stage == "die" else None
        self.played = [card for word, card in zip(head, head[1:]) if word == "played"]
