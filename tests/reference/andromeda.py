"""Andromeda's Edge with Embrasement: a slow and obvious second implementation to check the engine against.

Written from the numbered rules and the data file alone, without a look at the engine, so that the two do not share
their mistakes. The number of the rule stands beside the code that follows it.

A game is one generator: it runs until somebody, or chance, has to decide, yields the question (Ask) and goes on with
the answer. So what is still to be done needs no record of its own. The parts: andromeda_data.py the file and the
grammar of effects, andromeda_table.py the things on the table, andromeda_effects.py what effects do,
andromeda_battle.py raiders and battles, andromeda_unity.py the Unity, andromeda_games.py the games to compare.
"""

import collections
from fractions import Fraction

from andromeda_battle import Battles
from andromeda_data import BASIC, SHIPS, TYPES
from andromeda_effects import AGAIN, NOTHING, Around, Effects, Pile
from andromeda_table import (BARGE, BAY, GONE, MARKS, MOST, RESERVE, SCRAP, STATION, UNITY, Deck, Module, Seat, Table)
from andromeda_unity import Unity

DEFAULTS = {"seats": 2, "mode": "versus", "length": "medium", "events": "aurora", "void": "off", "moons": "both",
            "expansion": "on", "destiny": "on", "specials": 2, "commander": "k11", "raiders": "random"}
LAST_TURN = 200  # 16.1


def text(option):
    """The notation of an answer."""
    words = []
    for part in option:
        words += part if isinstance(part, tuple) else [part]
    if words == ["pay"]:
        words.append("nothing")
    return " ".join(map(str, words))


class Game(Table, Effects, Battles, Unity):
    """One game. `who` decides, `legal` is all that may be played but resignations, `play` plays."""

    def __init__(self, data, **setting):
        self.data, self.setting = data, {**DEFAULTS, **setting}
        self.hits = collections.Counter()  # what happened, for those who test
        self.over, self.ask, self.winner, self.counts = False, None, None, {}
        seats = int(self.setting["seats"])
        with_unity = self.setting["mode"] != "versus"
        self.players = [Seat(MARKS[number], number) for number in range(seats - with_unity)]
        self.unity = Seat(UNITY, seats - 1) if with_unity else None
        self.seats = self.players + [self.unity] * with_unity
        self.by_mark = {seat.mark: seat for seat in self.seats}
        self.new = self.setting["expansion"] == "on"
        self.void_in_play = self.setting["events"] == "void" or self.setting["void"] == "on"
        self.control, self.probe, self.active, self.mover, self.first = None, None, None, None, 0
        self.terminus = data.all["length"][self.setting["length"]].number("terminus")
        self.ending = False
        self.flow = self.main()
        self.go(None)

    def hit(self, what):
        self.hits[what] += 1

    # ---- For those who play ----

    def go(self, answer):
        try:
            self.ask = self.flow.send(answer)
        except StopIteration:
            self.over, self.ask = True, None

    def who(self):
        if self.over:
            return "over"
        return "chance" if self.ask.seat is None else self.ask.seat.mark

    def legal(self):
        return [] if self.over else [text(option) for option in self.ask.options]

    def odds(self):
        total = sum(self.ask.odds.values())
        return {text(option): Fraction(weight, total) for option, weight in self.ask.odds.items()}

    def play(self, action):
        if action.startswith("resign "):
            self.resign(self.by_mark[action.split()[1]])
        else:
            self.go(next(option for option in self.ask.options if text(option) == action))

    # ---- Set-up (3) ----

    def count_of(self, kind, **wanted):
        """Copies by id of the things of a kind, those of the expansion only if it is in play (1.6)."""
        key = (kind, *wanted.items())
        if key not in self.counts:
            self.counts[key] = collections.Counter({
                name: thing.copies for name, thing in self.data.all[kind].items()
                if (self.new or thing.fields.get("set") != "new" and not (kind == "module" and thing.number("relic")))
                and all(thing.fields.get(field) == value for field, value in wanted.items())})
        return self.counts[key].copy()

    def set_up(self):
        data = self.data
        table = data.all["seats"][str(len(self.seats))]
        self.event_steps, self.event_at = table.number("steps"), 0
        if len(self.players) > 1:
            mark = yield from self.chance("first", dict.fromkeys((seat.mark for seat in self.players), 1))
            self.first = self.by_mark[mark].number
        order = self.turn_order()
        for number, seat in enumerate(order + [self.unity] * bool(self.unity)):
            seat.vp = number  # 3.8, 17.6
        if self.unity:
            self.control = order[-1]
        self.lay_map()
        self.moon_pool = {kind: self.count_of("moon", type=kind) for kind in data.all["planet"]}
        yield from self.lay_tiles(table.number("planets"))
        yield from self.lay_nebula_moons()
        yield from self.choose_raiders()
        self.module_decks = {kind: self.count_of("module", type=kind) for kind in TYPES}
        self.market = {kind: [None] * 3 for kind in TYPES}
        self.removed = collections.Counter()
        for kind in TYPES:
            for slot in range(3):
                yield from self.refill(kind, slot)
        yield from self.lay_tokens()
        yield from self.set_up_players(order)
        if self.unity:
            yield from self.set_up_unity()

    def lay_tiles(self, planets):
        """3.1, 3.2: planets and specials are some of their stacks, which nobody knows."""
        data = self.data
        self.planet_stack = collections.Counter({name: thing.copies for name, thing in data.all["planet"].items()})
        self.special_stack = list(data.all["special"])
        bases, specials = list(data.all["base"]), int(self.setting["specials"])
        for place in self.places:
            if place.kind or not planets + specials + len(bases):
                continue
            others, rest = sum(self.planet_stack.values()), len(self.special_stack)
            odds = {}
            if planets:
                odds.update({("planet", name): Fraction(planets * count, others)
                             for name, count in self.planet_stack.items() if count})
            odds.update({("base", name): Fraction(1) for name in bases})
            if specials:
                odds.update({("special", name): Fraction(specials, rest) for name in self.special_stack})
            tile = yield from self.chance("tile", {name: weight for (_, name), weight in odds.items()})
            place.kind, place.id = next(kind for kind, name in odds if name == tile), tile
            if place.kind == "planet":
                planets -= 1
                self.planet_stack[tile] -= 1
                place.below = 3
                yield from self.turn_moon(place)
            elif place.kind == "base":
                bases.remove(tile)
            else:
                specials -= 1
                self.special_stack.remove(tile)

    def lay_nebula_moons(self):
        """3.3"""
        which = self.setting["moons"] if self.new else "orphan"
        left = [name for name, moon in self.data.all["nebmoon"].items() if which in ("both", moon.fields["set"])]
        for place in self.nebulae.values():
            for _ in range(2 if which == "both" else 1):
                name = yield from self.chance("nebmoon", dict.fromkeys(left, 1))
                left.remove(name)
                place.moons.append(name)

    def choose_raiders(self):
        """3.4"""
        self.raider_cards, self.come = {}, set()
        for letter in "SABCD":
            names = [name for name, raider in self.data.all["raider"].items()
                     if raider.fields["class"] == letter and not raider.has("warp")]
            if self.setting["raiders"] != "random":
                names = [name for name in names if name in self.setting["raiders"].split("+")]
            self.raider_cards[letter] = yield from self.chance("raider", dict.fromkeys(names, 1))
        for _ in range(2):
            yield from self.place_raider(self.raider_cards["S"])
        if self.void_in_play:
            self.void_place.raiders.append("dragon")

    def lay_tokens(self):
        """3.5 to 3.7"""
        self.tokens = self.count_of("discovery")
        self.piles = {"4": Pile(5), "8": Pile(5), "observatory": Pile(5)}
        self.piles["open"] = Pile(sum(self.tokens.values()) - 15)
        self.supremacy = {}
        for step in self.data.token_steps:
            left = [name for name in self.data.all["supremacy"] if name not in self.supremacy.values()]
            self.supremacy[step] = yield from self.chance("supremacy", dict.fromkeys(left, 1))
        self.upgrade_piles = {kind: self.count_of("upgrade", ship=kind) for kind in SHIPS}
        self.upgrade_top = {}
        for kind in SHIPS:
            yield from self.turn_upgrade(kind)
        self.taken_cards = []  # ability cards
        self.tactics = Deck(self.count_of("tactic"))
        self.events = Deck(self.count_of("event", deck=self.setting["events"]))

    def set_up_players(self, order):
        """3.9 to 3.12"""
        for place in self.regions("base"):
            for seat in self.seats:
                place.leaders[seat.mark] += 1
        for seat in order:
            self.new_ships(seat)
            for kind in TYPES:
                seat.rows[kind].append(Module(kind, kind, printed=True))
            for _ in range(3):
                nebula = yield from self.roll_nebula()
                nebula.leaders[seat.mark] += 1
        left, dealt = list(self.count_of("faction")), {}
        for seat in order:
            dealt[seat.mark] = []
            for _ in range(2):
                name = yield from self.chance("faction", dict.fromkeys(left, 1))
                left.remove(name)
                dealt[seat.mark].append(name)
        for seat in reversed(order):
            answer = yield from self.decide(seat, lambda: [("keep", name) for name in dealt[seat.mark]], True, "keep")
            seat.faction = answer[1]
            seat.sources.append(self.data.all["faction"][seat.faction])
        for seat in order:
            start = dict(item.split(":") for item in
                         self.data.all["faction"][seat.faction].fields["start"].split(","))
            cards = int(start.pop("tactic", 0))
            for name, number in start.items():
                yield from self.gain(seat, name, int(number))
            yield from self.draw(seat, cards + 2)
        self.destinies = list(self.data.all["destiny"])
        if self.setting["destiny"] == "on":
            for seat in order:
                if not seat.resigned:
                    yield from self.deal_destiny(seat)

    def deal_destiny(self, seat):
        for _ in range(2):
            card = yield from self.chance("destiny", dict.fromkeys(self.destinies, 1))
            self.destinies.remove(card)
            seat.destiny.append(card)

    def set_up_unity(self):
        """17"""
        self.new_unity(self.unity)
        self.conflicts = Deck(self.count_of("conflict"))
        self.action_decks, self.action_top = {}, {}
        for section in self.data.all["bay"]:
            deck = self.action_decks[section] = Deck(self.count_of("action", deck=section))
            self.action_top[section] = yield from self.chance("action", deck.ready())
            deck.cards[self.action_top[section]] -= 1
        self.probe = self.regions("planet")[0]  # 17.5

    # ---- Rounds (4, 16.1, 17.7, 19.13) ----

    def turn_order(self, first=None):
        start = self.first if first is None else first
        return self.players[start:] + self.players[:start]

    def main(self):
        yield from self.set_up()
        number, unity_done = self.first, False
        while True:
            seat = self.players[number]
            if not seat.resigned:
                yield from self.player_turn(seat)
                if self.over:
                    return
                self.ending = self.end_is_due()
                if self.unity and self.control is seat and not seat.resigned:
                    unity_done = self.ending
                    yield from self.unity_turn(self.ending)
                    self.ending = self.ending or self.end_is_due()
                if self.ending:
                    break
            number = (number + 1) % len(self.players)
        self.hit("16.1 last turns")
        for seat in self.turn_order((number + 1) % len(self.players)):
            if not seat.resigned:
                yield from self.player_turn(seat)
                if self.unity and self.control is seat and not unity_done:
                    unity_done = True
                    yield from self.unity_turn(True)
        if self.unity and not unity_done:
            self.hit("19.13 after everybody")
            yield from self.unity_turn(True)
        if self.unity and self.setting["destiny"] == "on":
            yield from self.deal_destiny(self.unity)
        self.finish()

    def end_is_due(self):
        return any(seat.vp >= self.terminus or seat.turns >= LAST_TURN for seat in self.seats if not seat.resigned)

    def finish(self):
        """16.4, 16.5"""
        best = max((seat for seat in self.players if not seat.resigned), key=self.ranking)
        if self.unity and self.score(self.unity) >= self.score(best):
            best = self.unity
        self.winner = best

    def end_turn(self, seat):
        seat.turns += 1
        self.tactics.discards += self.tactics.played  # 11.6
        self.tactics.played.clear()
        for each in self.seats:
            each.reach = each.waive = 0
            each.used.clear()
            for row in each.rows.values():
                for module in row:
                    module.used = False

    # ---- A player's turn (4) ----

    def player_turn(self, seat):
        self.mover = seat
        while True:
            answer = yield from self.decide(seat, lambda: self.openings(seat), True, "turn")
            if answer[0] in ("launch", "return", "pass"):
                break
            yield from self.free_action(seat, answer)
        if answer[0] == "launch":
            yield from self.launch(seat, answer[1], self.place[answer[2]])
        elif answer[0] == "return":
            yield from self.return_home(seat)
        if answer[0] != "pass":
            yield from self.window(seat)
        while not seat.resigned and len(seat.hand) > self.hand_limit(seat):  # 4.3
            yield from self.discard(seat)
        self.end_turn(seat)

    def openings(self, seat):
        if seat.resigned:
            return [("pass",)]
        found = [("launch", kind, place.name) for kind in dict.fromkeys(ship.kind for ship in seat.at(BAY))
                 for place in self.regions() if self.may_launch(seat, kind, place)]
        if seat.in_regions() or seat.at(BARGE, SCRAP) or not seat.at(BAY):  # 4.2
            found.append(("return",))
        return self.free_actions(seat) + (found or [("pass",)])

    def free_actions(self, seat):
        """11.4 but for moons"""
        found = self.card_options(seat, "free", NOTHING)
        for source in seat.sources:
            for clause in source.effect:
                for option in clause:
                    if (option.event == "turn" and (self.name_of(source), option.clause) not in seat.used
                            and self.offered(seat, option, NOTHING)):
                        found.append(("use", self.name_of(source), option.number))
        return found + [("trade", one, other) for one in BASIC for other in BASIC
                        if one != other and seat.res[one] >= 2 and seat.res[other] < MOST]

    @staticmethod
    def name_of(source):
        return "own" if source.kind == "fup" else source.id

    def free_action(self, seat, answer):
        if answer[0] == "play":
            yield from self.play_card(seat, answer, NOTHING)
        elif answer[0] == "use":
            source = next(source for source in seat.sources if self.name_of(source) == answer[1])
            option = self.option(source, answer[2])
            seat.used.add((answer[1], option.clause))
            self.hit("11.4 turn effect")
            yield from self.take(seat, option, NOTHING)
        else:
            seat.res[answer[1]] -= 2
            seat.res[answer[2]] += 1

    def window(self, seat):
        while not seat.resigned:
            answer = yield from self.decide(seat, lambda: self.free_actions(seat) + [("done",)], True, "window")
            if answer[0] == "done":
                return
            yield from self.free_action(seat, answer)

    # ---- Launch (5) ----

    def launch_cost(self, seat, place):
        """5.5: energy; None if the region is out of the question."""
        ships = seat.in_regions()
        if not ships:
            return 0 if not self.ships_at(place) and not place.raiders else None
        beyond = min(ship.at.distance(place) - self.ship_number(seat, ship.kind, "range") for ship in ships)
        return max(0, beyond - seat.reach - sum(self.always(seat, "reach")))

    def may_launch(self, seat, kind, place):
        there = self.ships_at(place)
        if any(ship.owner is seat for ship in there):  # 5.2
            return False
        if there and not self.attacks(seat, kind, place):  # 5.3
            return False
        if place.kind == "nebula" and not self.voyages(seat, kind):  # 5.4
            return False
        cost = self.launch_cost(seat, place)
        if cost is None or cost > seat.res["energy"]:
            return False
        if place.kind == "base":  # 5.8
            seat.res["energy"] -= cost
            useful = any(self.offered(seat, option, NOTHING) for clause in self.base_effect(seat, place)
                         for option in clause)
            seat.res["energy"] += cost
            return useful
        return True

    def base_effect(self, seat, place):
        """6.2: with `fieldany` the first purchase is of any type, and there is no other."""
        effect = self.data.all["base"][place.id].effect
        if not self.field(place) or not self.always(seat, "fieldany"):
            return effect
        clauses, first = [], True
        for clause in effect:
            options = []
            for option in clause:
                if option.steps[0][0] == "buy":
                    if not first:
                        continue
                    first = False
                    steps = (("buy", "any", option.steps[0][2]),) + option.steps[1:]
                    option = type(option)(option.event, option.place, option.ship, option.cost, steps, option.number,
                                          option.clause)
                options.append(option)
            clauses.append(tuple(options))
        return tuple(clauses)

    def launch(self, seat, kind, place):
        seat.res["energy"] -= self.launch_cost(seat, place)
        seat.reach = 0
        ship = next(ship for ship in seat.at(BAY) if ship.kind == kind)
        ship.at = self.active = place
        if self.unity and place.kind in ("planet", "base"):
            self.probe = place  # 19.1
        yield from self.colonist_bonus(seat, place)
        yield from self.region_action(seat, place, ship)
        yield from self.trigger(seat, "launch", self.kinds_of(place), {kind})
        yield from self.recruit(seat)
        yield from self.window(seat)
        if not seat.resigned:
            yield from self.attack_and_battle(seat, place, ship)

    def colonist_bonus(self, seat, place):
        """5.7"""
        if place.owner is not None and place.owner is not seat and not place.owner.resigned:
            self.hit("5.7 energy for the colonist")
            yield from self.gain(place.owner, "energy")

    def recruit(self, seat):
        """5.6, 19.6"""
        if seat.resigned:
            return
        for place in self.places:
            if self.ships_at(place, seat):
                seat.leaders += place.leaders[seat.mark]
                place.leaders[seat.mark] = 0
                if place.bonus:
                    place.bonus = False
                    self.hit("5.6 bonus")
                    yield from self.gain(seat, self.planet(place).fields["res"])

    def region_action(self, seat, place, ship):
        """6"""
        if place.kind == "planet":
            if self.moons_at(place):
                yield from self.take_moon(seat, place)
            else:
                yield from self.gain(seat, self.planet(place).fields["res"])
        elif place.kind == "nebula":
            if place.moons:
                yield from self.take_nebmoon(seat, [place])
            else:
                yield from self.gain(seat, "energy")
        elif place.kind == "special":
            yield from self.carry_out(seat, self.data.all["special"][place.id].effect, True)
        elif place.kind == "void":
            yield from self.void_action(seat, ship)
        else:
            yield from self.base_action(seat, place)

    def base_action(self, seat, place):
        """6.2"""
        thing = self.data.all["base"][place.id]
        effect = self.base_effect(seat, place)
        kinds = [step[1] for clause in effect for option in clause for step in option.steps if step[0] == "buy"]
        around = Around()
        if not self.field(place):
            yield from self.carry_out(seat, effect, True, around)
        for clause in effect if self.field(place) else ():
            def options():
                return [("option", option.number) for option in clause if self.offered(seat, option, around)]
            answer = yield from self.decide(seat, options, True, "option")
            if not answer:
                continue
            option = next(option for option in clause if option.number == answer[1])
            if option.steps[0][0] != "buy":
                yield from self.steps(seat, option, around)
                continue
            types = TYPES if "any" in kinds else kinds
            bought = yield from self.buy(seat, self.types(option.steps[0][1]), option.steps[0][2], False)
            if bought and not (yield from self.buy(seat, types, option.steps[0][2], True)):
                yield from self.remove_module(seat, types)
        if thing.has("event"):
            yield from self.move_event(seat)

    def remove_module(self, seat, types):
        answer = yield from self.decide(
            seat, lambda: [("remove", name) for name in
                           dict.fromkeys(name for kind in types for name in self.market[kind] if name)], True, "remove")
        if answer:
            kind = self.data.all["module"][answer[1]].fields["type"]
            self.removed[answer[1]] += 1
            self.hit("6.2 module removed")
            yield from self.refill(kind, self.market[kind].index(answer[1]))

    # ---- Return (10) ----

    def return_home(self, seat):
        yield from self.develop(seat, 0, True)
        yield from self.trigger(seat, "return")
        yield from self.activations(seat)
        for ship in seat.in_regions() + seat.at(BARGE):
            yield from self.gain(seat, "energy")  # 10.4
        for ship in seat.at(SCRAP):
            yield from self.gain(seat, "energy")  # 10.5
        if seat.resigned:
            return
        for ship in seat.ships:
            if ship.at != RESERVE:
                ship.at, ship.marks = BAY, 0
        while len(seat.at(BAY)) < 2 and any(ship.kind == "transport" for ship in seat.at(RESERVE)):
            self.hit("10.6 transport from the reserve")
            self.to_bay(seat, "transport")

    def activations(self, seat):
        standing = set()  # rows

        def options():
            found = []
            ships = seat.in_regions() + seat.at(BARGE)
            for name in dict.fromkeys(map(self.ship_name, ships)):
                for kind in TYPES:
                    idle = dict.fromkeys(module.id for module in self.idle(seat, kind))
                    if kind == "sci":
                        idle = [kind] if idle else []
                    found += [("put", *name, module) for module in idle]
            if self.can_pay(seat, {"energy": 1}):
                found += [("power", module) for kind in TYPES if kind in standing
                          for module in dict.fromkeys(module.id for module in self.idle(seat, kind))]
            return found + self.free_actions(seat) + [("done",)]
        while not seat.resigned:
            answer = yield from self.decide(seat, options, True, "activations")
            if answer[0] == "done":
                return
            if answer[0] not in ("put", "power"):
                yield from self.free_action(seat, answer)
                continue
            if answer[0] == "put":
                ship = next(ship for ship in seat.in_regions() + seat.at(BARGE)
                            if self.ship_name(ship) == answer[1:3])
                ship.at = STATION
                if answer[3] == "sci":
                    standing.add("sci")
                    yield from self.science_row(seat)
                    continue
            else:
                yield from self.pay(seat, {"energy": 1})
            module = next(module for kind in TYPES for module in self.idle(seat, kind) if module.id == answer[-1])
            standing.add(module.type)
            yield from self.activate(seat, module)

    def science_row(self, seat):
        """10.3"""
        number = 0
        while number < len(seat.rows["sci"]):
            module = seat.rows["sci"][number]
            if not module.damaged and not module.used:
                yield from self.activate(seat, module)
            number += 1

    # ---- Events (15) ----

    def move_event(self, seat):
        self.event_at += 1
        if self.event_at < self.event_steps:
            return
        self.event_at = 0
        card = yield from self.chance("event", self.events.ready())
        self.events.cards[card] -= 1
        self.hit(f"event {card}")
        effect = self.data.all["event"][card].effect
        instead = next((clause for clause in effect if clause[0].event == "unity"), None)
        for clause in effect:
            event = clause[0].event
            if not event:
                yield from self.steps(seat, clause[0], NOTHING)
            elif event != "unity":
                for each in self.concerned(seat, clause[0]):
                    if each.unity and instead and event in ("each", "near"):
                        yield from self.clause(each, instead, True)
                    else:
                        yield from self.clause(each, clause, True)
        self.events.discards[card] += 1
        if self.unity:
            self.pass_control()  # 15.7

    def concerned(self, mover, option):
        """15.2"""
        seats = self.circle(mover if not mover.resigned else self.turn_order(mover.number)[0])
        if option.event == "near":
            return [seat for seat in seats if self.near_void(seat)]
        if option.event in ("most", "least"):
            values = {seat.mark: seat.vp if option.place == "vp" else seat.tracks[option.place] for seat in seats}
            best = (max if option.event == "most" else min)(values.values())
            if option.event == "most" and not best:
                return []
            return [seat for seat in seats if values[seat.mark] == best]
        return seats

    def pass_control(self):
        number = self.control.number
        order = self.players[number + 1:] + self.players[:number + 1]
        self.control = next((seat for seat in order if not seat.resigned), self.control)

    # ---- Resignation (16.6) ----

    def resign(self, seat):
        seat.resigned = True
        self.hit("16.6 resigned")
        left = [each for each in self.players if not each.resigned]
        if not left or len(left) == 1 and not self.unity:
            self.over, self.winner = True, left[0] if left else self.unity
            self.flow.close()
            return
        for ship in seat.ships:
            ship.at, ship.marks = GONE, 0
        for place in self.places:
            place.leaders[seat.mark] = 0
            if place.owner is seat:
                place.owner = None
        for card in seat.hand:
            self.tactics.discards[card] += 1
        seat.hand.clear()
        if self.unity and self.control is seat:
            self.pass_control()
        self.go(AGAIN)  # there may be other answers now
