"""Andromeda's Edge: effects (rules, section 20) and what they do with cards, tokens, tracks and ships (9, 11 to 14).

Whatever may ask somebody, or chance, is a generator that yields an Ask and gets the answer. `may_x` tells whether a
step with the word x would change something now (20.2), `do_x` does it as far as it can be done (20.3).
"""

import collections
import itertools
from dataclasses import dataclass, field

from andromeda_data import BASIC, RESOURCES, SHIPS, TRACKS, TYPES
from andromeda_table import (BARGE, BAY, MOST, RESERVE, ROW, SCRAP, STEPS, Ask, Module, Moon, Place,
                             present)


@dataclass
class Around:
    """Where an effect happens."""
    battle: object = None  # the Battle, or the roll in the Void
    losers: list = None  # from whom `steal` takes in 8.8
    module: bool = False  # a module is being activated (11.5)
    pile: str = "open"  # of discovery tokens
    void: bool = False  # only die and aim count (6.5)


NOTHING = Around()
VOID_WORDS = ("die", "aim")
AGAIN = ("again",)  # not an answer: the table has changed (a resignation, a test), ask once more


@dataclass
class Pile:
    """Discovery tokens: some were turned up and went back, the others nobody knows."""
    count: int
    known: collections.Counter = field(default_factory=collections.Counter)

    def unknown(self):
        return self.count - sum(self.known.values())


class Effects:
    """What effects do."""

    # ---- Questions ----

    def chance(self, what, odds):
        """`odds` maps outcomes to weights; the notation is `what` and the outcome."""
        if len(odds) == 1:
            return next(iter(odds))
        asked = {(what, *outcome) if isinstance(outcome, tuple) else (what, outcome): outcome for outcome in odds}
        answer = yield Ask(None, list(asked), {option: odds[asked[option]] for option in asked}, what)
        return asked[answer]

    def decide(self, seat, options, moons=True, what=""):
        """21.4; `options` gives those of the moment, which a spent moon may change (11.4)."""
        while True:
            offered = options()
            if not offered:
                return None
            if len(offered) == 1:
                return offered[0]
            if seat.resigned:
                return offered[-1]  # 16.6
            spend = self.spendable(seat) if moons and not seat.unity else []
            answer = yield Ask(seat, offered + spend, None, what)
            if answer in spend:
                yield from self.spend(seat, answer[1])
            elif answer != AGAIN:
                return answer

    def for_unity(self, options, what=""):
        """17.8: the holder of Control decides."""
        return (yield from self.decide(self.control, options, False, what))

    # ---- Moons (11.4) ----

    def moon_effect(self, moon):
        return self.data.all["moon" if moon.planetary else "nebmoon"][moon.id].effect

    def spendable(self, seat):
        names = []
        for moon in seat.moons:
            if not moon.spent and moon.id not in names and any(
                    self.offered(seat, option, NOTHING) for clause in self.moon_effect(moon) for option in clause):
                names.append(moon.id)
        return [("spend", name) for name in names]

    def spend(self, seat, name):
        moon = next(moon for moon in seat.moons if moon.id == name and not moon.spent)
        moon.spent = True
        self.hit("11.4 moon spent")
        yield from self.carry_out(seat, self.moon_effect(moon), True)

    # ---- Clauses (20.2) ----

    def offered(self, seat, option, around):
        return self.payable(seat, option, around) and self.changes(seat, option, around)

    def changes(self, seat, option, around):
        return any(self.may(seat, step, around) for step in option.steps)

    def payable(self, seat, option, around):
        return (not option.cost or seat.unity or seat.waive > 0 or self.can_pay(seat, dict(option.cost))
                or around.module and bool(self.cancelling(seat)))

    def cancelling(self, seat):
        """11.5: planetary moons."""
        return list(dict.fromkeys(moon.id for moon in seat.moons if moon.planetary and not moon.spent))

    def carry_out(self, seat, effect, must, around=NOTHING):
        for clause in effect:
            yield from self.clause(seat, clause, must, around)

    def clause(self, seat, clause, must, around=NOTHING):
        if seat.unity:  # 18.9
            option = next((option for option in clause if self.offered(seat, option, around)), None)
            if option:
                yield from self.steps(seat, option, around)
            return
        free = not must and (len(clause) > 1 or bool(clause[0].cost))

        def options():
            found = []
            for option in clause:
                if self.offered(seat, option, around):
                    if not option.cost or seat.waive or self.can_pay(seat, dict(option.cost)):
                        found.append(("option", option.number))
                    if option.cost and around.module and not seat.waive:
                        found += [("cancel", name, option.number) for name in self.cancelling(seat)]
            return found + [("decline",)] * (free and bool(found))
        answer = yield from self.decide(seat, options, True, "option")
        if answer and answer[0] != "decline":
            option = next(option for option in clause if option.number == answer[-1])
            yield from self.take(seat, option, around, answer[1] if answer[0] == "cancel" else None)

    def take(self, seat, option, around, moon=None):
        """Pays for an option and does it."""
        if option.cost:
            if moon:
                next(each for each in seat.moons if each.id == moon and not each.spent).spent = True
                self.hit("11.5 cost cancelled by a moon")
            elif seat.waive:
                seat.waive -= 1
                self.hit("11.5 cost waived")
            else:
                yield from self.pay(seat, dict(option.cost))
        yield from self.steps(seat, option, around)

    def steps(self, seat, option, around):
        for step in option.steps:
            if around.void and step[0] not in VOID_WORDS:
                continue  # 6.5
            self.hit("word " + str(step[0]) + (" (Unity)" if seat.unity else ""))
            if step[0] in RESOURCES:
                yield from self.gain(seat, *step)
            else:
                yield from getattr(self, "do_" + step[0])(seat, step[1:], around)

    def may(self, seat, step, around):
        if around.void and step[0] not in VOID_WORDS:
            return False
        if step[0] in RESOURCES:
            return self.can_gain(seat, step[0])
        return getattr(self, "may_" + step[0])(seat, step[1:], around)

    def trigger(self, seat, event, places=(), ships=(), around=NOTHING):
        """20.4: all effects with this trigger, in the order gained; one gained meanwhile is the last."""
        for source in seat.sources:
            for clause in source.effect:
                options = tuple(option for option in clause if option.event == event
                                and (not option.place or option.place in places)
                                and (not option.ship or option.ship in ships))
                if around.void:
                    options = tuple(option for option in options if any(step[0] in VOID_WORDS for step in option.steps))
                if options:
                    self.hit(f"trigger {event}")
                    yield from self.clause(seat, options, False, around)

    # ---- Costs (11.2, 11.3) ----

    def payments(self, seat, cost, less=0):
        """All ways to pay, as (what, how many) for everything paid."""
        cost = {name: number for name, number in cost.items() if name != "tactic"}
        total = max(0, sum(cost.values()) - less)
        own = [name for name in RESOURCES if name != "credit"]
        found = []
        for numbers in itertools.product(*[range(min(cost.get(name, 0), seat.res[name]), -1, -1) for name in own]):
            credit = total - sum(numbers)
            if 0 <= credit <= seat.res["credit"]:
                paid = dict(zip(own, numbers), credit=credit)
                found.append(tuple((name, paid[name]) for name in RESOURCES if paid[name]))
        return found

    def can_pay(self, seat, cost, less=0):
        return bool(self.payments(seat, cost, less)) and len(seat.hand) >= cost.get("tactic", 0)

    def pay(self, seat, cost, less=0):
        paid = yield from self.decide(
            seat, lambda: [("pay", *way) for way in self.payments(seat, cost, less)], False, "pay")
        for name, number in paid[1:]:
            seat.res[name] -= number
        for _ in range(cost.get("tactic", 0)):
            yield from self.discard(seat, False)

    def discard(self, seat, moons=True):
        if not seat.cards():
            return
        if seat.unity:
            card = yield from self.unity_card("discard")  # 18.2
        else:
            answer = yield from self.decide(
                seat, lambda: [("discard", card) for card in dict.fromkeys(seat.hand)], moons, "discard")
            card = answer[1]
            seat.hand.remove(card)
        self.tactics.discards[card] += 1

    # ---- Resources and cards ----

    def can_gain(self, seat, name):
        return self.can_draw() if seat.unity else seat.res[name] < MOST

    def gain(self, seat, name, number=1):
        if seat.unity:
            yield from self.draw(seat, number)  # 18.2
        else:
            seat.res[name] = min(MOST, seat.res[name] + number)

    def deck_left(self):
        """The cards that nobody has seen are the deck and the Unity's."""
        return sum(self.tactics.cards.values()) - (self.unity.unknown if self.unity else 0)

    def can_draw(self):
        return self.deck_left() + sum(self.tactics.discards.values()) > 0

    def draw(self, seat, number):
        for _ in range(number):
            if not self.can_draw() or seat.resigned:
                return
            if not self.deck_left():
                self.hit("11.6 tactics shuffled")
                if self.unity:
                    self.unity.known += self.tactics.cards
                    self.unity.unknown = 0
                self.tactics.cards, self.tactics.discards = self.tactics.discards, collections.Counter()
            if seat.unity:
                seat.unknown += 1
            else:
                card = yield from self.chance("card", present(self.tactics.cards))
                self.tactics.cards[card] -= 1
                seat.hand.append(card)

    def score_vp(self, seat, number):
        seat.vp = max(0, seat.vp + number)

    def may_any(self, seat, _args, _around):
        return any(self.can_gain(seat, name) for name in BASIC)

    def do_any(self, seat, args, _around):
        if seat.unity:
            yield from self.draw(seat, args[0])
            return
        for _ in range(args[0]):
            yield from self.any_one(seat)

    def any_one(self, seat):
        answer = yield from self.decide(
            seat, lambda: [("gain", name) for name in BASIC if seat.res[name] < MOST], True, "any")
        if answer:
            yield from self.gain(seat, answer[1])

    def may_tactic(self, _seat, _args, _around):
        return self.can_draw()

    def do_tactic(self, seat, args, _around):
        yield from self.draw(seat, args[0])

    def may_vp(self, seat, args, _around):
        return self.points(seat, ("vp", *args)) > 0

    def do_vp(self, seat, args, _around):
        self.score_vp(seat, self.points(seat, ("vp", *args)))
        return
        yield

    # ---- Tracks (14) ----

    def tracks_for(self, seat, which):
        if which == "any" and not seat.unity:
            return [track for track in TRACKS if seat.tracks[track] < STEPS]
        names = self.lowest_tracks(seat) if which in ("any", "low") else [which]  # 18.9
        return [track for track in names if seat.tracks[track] < STEPS]

    def may_track(self, seat, args, _around):
        return bool(self.tracks_for(seat, args[0]))

    def do_track(self, seat, args, _around):
        for _ in range(args[1]):
            def options():
                return [("track", track) for track in self.tracks_for(seat, args[0])]
            answer = yield from (self.for_unity(options, "track") if seat.unity
                                 else self.decide(seat, options, True, "track"))
            if answer:
                yield from self.advance(seat, answer[1])

    def advance(self, seat, track):
        if seat.tracks[track] == STEPS:
            return
        seat.tracks[track] += 1
        step = seat.tracks[track]
        self.score_vp(seat, self.data.track_vp[track][step - 1])
        for clause in self.data.tracks[track].effect:
            if clause[0].event == str(step):
                if seat.unity and clause[0].steps[0][0] == "discovery":
                    yield from self.unity_discoveries(seat, str(step), 2)  # 18.8
                else:
                    yield from self.clause(seat, clause, True, Around(pile=str(step) if track == "sci" else "open"))
        if track == "civ" and seat.unity and str(step) in self.data.hand:
            yield from self.draw(seat, 3)  # 18.8
        if track == "sup" and self.supremacy.get(step):
            token, self.supremacy[step] = self.supremacy[step], None
            seat.supremacy.append(token)
            self.hit("14.4 supremacy token")
            if not seat.unity:
                yield from self.carry_out(seat, self.data.all["supremacy"][token].effect, True)

    # ---- Modules (12.4) ----

    def shown(self, seat, types):
        """Face-up modules of the types that the seat has room for."""
        return [name for kind in types if seat.unity or len(seat.modules(kind)) < ROW
                for name in self.market[kind] if name]

    def types(self, which):
        return TYPES if which == "any" else [which]

    def may_module(self, seat, args, _around):
        return bool(self.shown(seat, self.types(args[0])))

    def do_module(self, seat, args, _around):
        if seat.unity:
            yield from self.unity_module(seat, args[0])
            return
        answer = yield from self.decide(
            seat, lambda: [("module", name) for name in dict.fromkeys(self.shown(seat, self.types(args[0])))], True,
            "module")
        if answer:
            yield from self.gain_module(seat, answer[1])

    def gain_module(self, seat, name):
        kind = self.data.all["module"][name].fields["type"]
        seat.rows[kind].append(Module(name, kind))
        yield from self.refill(kind, self.market[kind].index(name))
        yield from self.advance(seat, kind)
        yield from self.trigger(seat, "module")

    def refill(self, kind, slot):
        self.market[kind][slot] = None
        odds = present(self.module_decks[kind])
        if odds:
            name = yield from self.chance("module", odds)
            self.module_decks[kind][name] -= 1
            self.market[kind][slot] = name

    def affordable(self, seat, types, less):
        less += sum(self.always(seat, "discount", "module"))
        return [name for name in dict.fromkeys(self.shown(seat, types))
                if self.can_pay(seat, self.data.all["module"][name].cost, less)]

    def may_buy(self, seat, args, _around):
        if seat.unity:
            return self.may_module(seat, args, _around)
        return bool(self.affordable(seat, self.types(args[0]), args[1]))

    def do_buy(self, seat, args, _around):
        if seat.unity:
            yield from self.do_module(seat, args, _around)
            return
        yield from self.buy(seat, self.types(args[0]), args[1], False)

    def buy(self, seat, types, less, declinable):
        """Whether a module was bought."""
        def options():
            found = [("buy", name) for name in self.affordable(seat, types, less)]
            return found + [("decline",)] * (declinable and bool(found))
        answer = yield from self.decide(seat, options, True, "buy")
        if not answer or answer[0] == "decline":
            return False
        cost = self.data.all["module"][answer[1]].cost
        yield from self.pay(seat, cost, less + sum(self.always(seat, "discount", "module")))
        yield from self.gain_module(seat, answer[1])
        return True

    # ---- Ships (12) ----

    def buildable(self, seat, which, less):
        less += sum(self.always(seat, "discount", "build"))
        return [kind for kind in (SHIPS if which == "any" else [which])
                if any(ship.kind == kind for ship in seat.at(RESERVE))
                and self.can_pay(seat, self.data.all["ship"][kind].cost, less)]

    def may_build(self, seat, args, _around):
        return not seat.unity and bool(self.buildable(seat, *args))

    def do_build(self, seat, args, _around):
        if seat.unity:
            return
        answer = yield from self.decide(
            seat, lambda: [("build", kind) for kind in self.buildable(seat, *args)], True, "build")
        if answer:
            less = args[1] + sum(self.always(seat, "discount", "build"))
            yield from self.pay(seat, self.data.all["ship"][answer[1]].cost, less)
            self.to_bay(seat, answer[1])

    def to_bay(self, seat, kind):
        ship = next((ship for ship in seat.at(RESERVE) if ship.kind == kind), None)
        if ship:
            ship.at = BAY

    def upgrades_for(self, seat):
        """12.3"""
        found = []
        own = self.data.all["fup"][seat.faction]
        if own.fields["ship"] not in seat.upgrades:
            found.append(("upgrade", "own"))
        for kind in SHIPS:
            if kind not in seat.upgrades and self.upgrade_top[kind]:
                found.append(("upgrade", self.upgrade_top[kind]))
        return found

    def may_upgrade(self, seat, _args, _around):
        return seat.unity or bool(self.upgrades_for(seat))

    def do_upgrade(self, seat, args, _around):
        for _ in range(args[0]):
            if seat.unity:
                yield from self.unity_upgrade(seat)
                continue
            answer = yield from self.decide(seat, lambda: self.upgrades_for(seat), True, "upgrade")
            if not answer:
                return
            own = answer[1] == "own"
            thing = self.data.all["fup"][seat.faction] if own else self.data.all["upgrade"][answer[1]]
            kind = thing.fields["ship"]
            seat.upgrades[kind] = "own" if own else thing.id
            seat.sources.append(thing)
            if not own:
                yield from self.turn_upgrade(kind)
            self.to_bay(seat, kind)

    def turn_upgrade(self, kind):
        self.upgrade_top[kind] = None
        odds = present(self.upgrade_piles[kind])
        if odds:
            self.upgrade_top[kind] = yield from self.chance("upgrade", odds)
            self.upgrade_piles[kind][self.upgrade_top[kind]] -= 1

    # ---- Developments (13) ----

    def leaders_needed(self, seat):
        have = len(self.developments(seat))
        return [1, 1, 2, 2, 3][have] if have < 5 else None

    def sites(self, seat, less):
        need = self.leaders_needed(seat)
        if need is None or seat.leaders + seat.corrupted < need:
            return []
        less += sum(self.always(seat, "discount", "develop"))
        places = {ship.at: None for ship in seat.in_regions() if ship.kind == "transport"}
        return [place for place in self.places if place in places and place.kind == "planet" and not place.colonised
                and (seat.unity or self.can_pay(seat, self.devtype(place).cost, less))]

    def may_develop(self, seat, args, _around):
        if seat.unity:
            return self.unity_can_develop(seat)
        return bool(self.sites(seat, args[0]))

    def do_develop(self, seat, args, _around):
        if seat.unity:
            yield from self.unity_develop(seat)
        else:
            yield from self.develop(seat, args[0], False)

    def develop(self, seat, less, declinable):
        def options():
            found = [("develop", place.name) for place in self.sites(seat, less)]
            return found + [("decline",)] * (declinable and bool(found))
        answer = yield from self.decide(seat, options, True, "develop")
        if not answer or answer[0] == "decline":
            return
        place = self.place[answer[1]]
        thing = self.devtype(place)
        yield from self.pay(seat, thing.cost, less + sum(self.always(seat, "discount", "develop")))
        need = self.leaders_needed(seat)
        seat.leaders -= need
        self.found(seat, place, need, 0)
        ship = max((ship for ship in self.ships_at(place, seat) if ship.kind == "transport"),
                   key=lambda ship: ship.marks)
        ship.at, ship.marks = RESERVE, 0
        self.score_vp(seat, self.lead_points(place))
        cards = self.ability_cards(thing.id)
        answer = yield from self.decide(seat, lambda: [("ability", card) for card in cards], True, "ability")
        if answer:
            self.take_ability(seat, answer[1])
        yield from self.advance(seat, thing.fields["track"])
        yield from self.carry_out(seat, thing.effect, True, Around(pile="observatory"))
        yield from self.trigger(seat, "develop")

    def found(self, seat, place, leaders, corrupted):
        place.colonised, place.owner, place.settled, place.corrupted = True, seat, leaders, corrupted
        self.hit("13 development")

    def lead_points(self, place):
        """13.4 (a)"""
        leaders = sum(sum(other.leaders.values()) + other.settled for other in [place, *self.neighbours(place)])
        return self.data.lead_points[min(leaders, 10)]

    def ability_cards(self, dev):
        return [name for name, card in self.data.all["devcard"].items()
                if card.fields["dev"] == dev and name not in self.taken_cards]

    def take_ability(self, seat, name):
        self.taken_cards.append(name)
        if not seat.unity:
            seat.sources.append(self.data.all["devcard"][name])

    # ---- Damage and repair (9) ----

    def may_repair(self, _seat, _args, _around):
        return True

    def do_repair(self, seat, args, _around):
        for _ in range(args[0]):
            if seat.unity:
                yield from self.unity_repair(seat)
                continue
            answer = yield from self.decide(seat, lambda: self.repairs(seat), True, "repair")
            if not answer:
                self.score_vp(seat, 1)
            elif answer[1] in self.data.all["module"]:
                next(module for module in seat.modules() if module.id == answer[1] and module.damaged).damaged = False
            else:
                next(ship for ship in seat.at(SCRAP) if ship.kind == answer[1]).at = BARGE

    def repairs(self, seat):
        names = [module.id for module in seat.modules() if module.damaged]
        names += [ship.kind for ship in seat.at(SCRAP)]
        return [("repair", name) for name in dict.fromkeys(names)]

    def may_hurt(self, seat, _args, _around):
        return any(not module.damaged for module in seat.modules())

    def do_hurt(self, seat, args, _around):
        for _ in range(args[0]):
            def options():
                return [("hurt", name) for name in
                        dict.fromkeys(module.id for module in seat.modules() if not module.damaged)]
            answer = yield from (self.for_unity(options, "hurt") if seat.unity
                                 else self.decide(seat, options, True, "hurt"))
            if answer:
                next(module for module in seat.modules() if module.id == answer[1] and not module.damaged
                     ).damaged = True

    def damage(self, ship):
        """9.1"""
        if ship.marks < self.ship_number(ship.owner, ship.kind, "shield"):
            ship.marks += 1
            self.hit("9.1 shield")
        else:
            ship.at, ship.marks = SCRAP, 0

    # ---- Tokens ----

    def may_discovery(self, _seat, _args, _around):
        return True

    def do_discovery(self, seat, args, around):
        for _ in range(args[0]):
            if seat.unity:
                yield from self.unity_discoveries(seat, "open", 1)
                continue
            pile = self.piles[around.pile]
            if not pile.count:
                self.score_vp(seat, 2)
                continue
            shown = yield from self.turn_up(around.pile, min(2, pile.count))
            answer = yield from self.decide(
                seat, lambda: [("take", name) for name in dict.fromkeys(shown)], True, "take")
            shown.remove(answer[1])
            for name in shown:
                pile.known[name] += 1
                pile.count += 1
            seat.discoveries.append(answer[1])
            self.hit("14.3 discovery")
            yield from self.carry_out(seat, self.data.all["discovery"][answer[1]].effect, True)

    def turn_up(self, name, number):
        """So many tokens leave the pile, by chance."""
        pile, shown = self.piles[name], []
        for _ in range(number):
            unseen = sum(self.tokens.values())
            odds = collections.Counter()
            for token, count in pile.known.items():
                odds[token] += count * max(unseen, 1)
            if pile.unknown():
                for token, count in self.tokens.items():
                    odds[token] += pile.unknown() * count
            token = yield from self.chance("token", present(odds))
            self.leave_pile(pile, token)
            shown.append(token)
        return shown

    def leave_pile(self, pile, token):
        pile.count -= 1
        if pile.known[token]:
            pile.known[token] -= 1
        else:
            self.tokens[token] -= 1

    def may_leader(self, seat, _args, _around):
        return bool(self.leaders_out(seat))

    def do_leader(self, seat, args, _around):
        for _ in range(args[0]):
            if seat.unity:
                places = sorted(self.leaders_out(seat), key=Place.left_key)[:1]
                answer = ("leader", places[0].name) if places else None
            else:
                answer = yield from self.decide(
                    seat, lambda: [("leader", place.name) for place in self.leaders_out(seat)], True, "leader")
            if answer:
                self.place[answer[1]].leaders[seat.mark] -= 1
                seat.leaders += 1

    def may_moon(self, _seat, _args, _around):
        return any(self.moons_at(place) for place in self.regions("planet"))

    def do_moon(self, seat, args, _around):
        for _ in range(args[0]):
            def options():
                return [("moon", place.name) for place in self.regions("planet") if self.moons_at(place)]
            if seat.unity:
                places = sorted((place for place in self.regions("planet") if self.moons_at(place)),
                                key=Place.left_key)
                answer = ("moon", places[0].name) if places else None
            else:
                answer = yield from self.decide(seat, options, True, "moon")
            if answer:
                yield from self.take_moon(seat, self.place[answer[1]])

    def take_moon(self, seat, place):
        """The top one of a planet."""
        seat.moons.append(Moon(place.moons.pop(0), True))
        if place.below:
            yield from self.turn_moon(place)

    def turn_moon(self, place):
        name = yield from self.chance("moon", present(self.moon_pool[place.id]))
        self.moon_pool[place.id][name] -= 1
        place.below -= 1
        place.moons.append(name)

    def may_nebmoon(self, seat, _args, _around):
        return (any(place.moons for place in self.nebulae.values())
                or seat.unity and self.may_moon(seat, _args, _around))

    def do_nebmoon(self, seat, args, _around):
        for _ in range(args[0]):
            if seat.unity:
                yield from self.unity_nebmoon(seat)
            else:
                yield from self.take_nebmoon(seat, list(self.nebulae.values()))

    def take_nebmoon(self, seat, places):
        answer = yield from self.decide(
            seat, lambda: [("nebmoon", name) for place in places for name in place.moons], True, "nebmoon")
        if answer:
            place = next(place for place in places if answer[1] in place.moons)
            place.moons.remove(answer[1])
            seat.moons.append(Moon(answer[1], False))

    # ---- Others' things ----

    def victims(self, seat, around):
        others = [other for other in self.circle(seat)[1:] if around.losers is None or other in around.losers]
        return [other for other in others if (other.cards() if other.unity else any(other.res.values()))]

    def may_steal(self, seat, _args, around):
        return not seat.unity and bool(self.victims(seat, around))

    def do_steal(self, seat, args, around):
        if seat.unity:
            return
        victim = None
        for _ in range(args[0]):
            def options():
                found = []
                for other in self.victims(seat, around):
                    if victim in (None, other):
                        found += ([("steal", other.mark, "card")] if other.unity else
                                  [("steal", other.mark, name) for name in RESOURCES if other.res[name]])
                return found
            answer = yield from self.decide(seat, options, True, "steal")
            if not answer:
                return
            self.hit("stolen " + answer[2])
            victim = self.by_mark[answer[1]]
            if victim.unity:
                card = yield from self.unity_card("card")
                seat.hand.append(card)
            else:
                victim.res[answer[2]] -= 1
                yield from self.gain(seat, answer[2])

    def may_drop(self, seat, args, _around):
        if args[0] == "tactic" or seat.unity:
            return seat.cards() > 0
        return seat.res[args[0]] > 0

    def do_drop(self, seat, args, _around):
        if args[0] == "tactic" or seat.unity:
            for _ in range(args[1]):
                yield from self.discard(seat)
        else:
            seat.res[args[0]] = max(0, seat.res[args[0]] - args[1])

    # ---- For this turn ----

    def may_waive(self, seat, _args, _around):
        return not seat.unity

    def do_waive(self, seat, args, _around):
        if not seat.unity:
            seat.waive += args[0]
        return
        yield

    def may_reach(self, seat, _args, _around):
        return not seat.unity

    def do_reach(self, seat, args, _around):
        if not seat.unity:
            seat.reach += args[0]
        return
        yield

    # ---- Activation (10.3) ----

    def idle(self, seat, kind):
        """Modules of a row that may still be activated in this turn, from left to right."""
        return [module for module in seat.rows[kind] if not module.damaged and not module.used]

    def activate(self, seat, module):
        module.used = True
        thing = self.data.all["row" if module.printed else "module"][module.id]
        yield from self.carry_out(seat, thing.effect, False, Around(module=True))

    def may_activate(self, seat, args, _around):
        return not seat.unity and any(self.idle(seat, kind) for kind in self.types(args[0]))

    def do_activate(self, seat, args, _around):
        if seat.unity:
            return
        row = None
        while True:
            def options():
                idle = [module for kind in ([row] if row else self.types(args[0]))
                        for module in self.idle(seat, kind)]
                return [("activate", name) for name in dict.fromkeys(module.id for module in idle)] + [("done",)]
            answer = yield from self.decide(seat, options, True, "activate")
            if answer[0] == "done":
                return
            module = next(module for kind in TYPES for module in self.idle(seat, kind) if module.id == answer[1])
            row = module.type
            self.hit("activate")
            yield from self.activate(seat, module)

    # ---- The Void ----

    def may_scrap(self, seat, _args, _around):
        return bool(self.near_void(seat))

    def may_warp(self, seat, _args, _around):
        return not seat.unity and bool(self.near_void(seat))

    def do_scrap(self, seat, args, _around):
        for _ in range(args[0]):
            ship = yield from self.choose_ship(seat, lambda: self.near_void(seat), "scrap")
            if ship:
                ship.at, ship.marks = SCRAP, 0

    def do_warp(self, seat, args, _around):
        if seat.unity:
            return
        for _ in range(args[0]):
            ship = yield from self.choose_ship(seat, lambda: self.near_void(seat), "warp")
            if ship:
                ship.at = self.void_place
                yield from self.void_action(seat, ship)

    @staticmethod
    def ship_name(ship):
        where = ship.at.name if isinstance(ship.at, Place) else ship.at
        return ship.kind + (f"*{ship.marks}" if ship.marks else ""), where

    def choose_ship(self, seat, ships, what, more=()):
        """A ship of several, those alike being one; or one of the answers in `more`."""
        def options():
            names = dict.fromkeys(map(self.ship_name, ships()))
            return [(what, *name) if what != "save" else (what, name[0]) for name in names] + list(more)
        answer = yield from (self.for_unity(options, what) if seat.unity else self.decide(seat, options, True, what))
        if not answer or answer in more:
            return None
        return next(ship for ship in ships() if self.ship_name(ship)[:len(answer) - 1] == answer[1:])

    # ---- Battle words (8) ----

    def may_die(self, _seat, _args, around):
        return around.battle is not None

    may_aim = may_die

    def may_guard(self, _seat, _args, around):
        return around.battle is not None

    may_prize = may_loot = may_guard

    def may_retreat(self, seat, _args, around):
        return not seat.unity and around.battle is not None

    def do_die(self, seat, args, around):
        around.battle.dice[seat.mark] += args[0]
        return
        yield

    def do_aim(self, seat, args, around):
        around.battle.aim[seat.mark] += args[0]
        return
        yield

    def do_guard(self, seat, args, around):
        around.battle.guard[seat.mark] += args[0]
        return
        yield

    def do_prize(self, seat, args, around):
        around.battle.prize[seat.mark] += args[0]
        return
        yield

    def do_loot(self, seat, args, around):
        around.battle.loot[seat.mark] += args[0]
        return
        yield

    def do_retreat(self, seat, _args, around):
        if not seat.unity:
            around.battle.leave(seat)
        return
        yield

    def may_foedie(self, _seat, _args, around):
        return around.battle is not None

    may_foeaim = may_foedie

    def may_foedrop(self, seat, _args, around):
        return around.battle is not None

    def foe(self, seat, around):
        battle = around.battle
        if seat.unity:
            return battle.strongest_foe()
        answer = yield from self.decide(
            seat, lambda: [("foe", side) for side in battle.order() if side != seat.mark], True, "foe")
        return answer and answer[1]

    def do_foedie(self, seat, args, around):
        side = yield from self.foe(seat, around)
        if side:
            around.battle.dice[side] -= args[0]

    def do_foeaim(self, seat, args, around):
        side = yield from self.foe(seat, around)
        if side:
            around.battle.aim[side] += args[0]

    def do_foedrop(self, seat, args, around):
        for other in around.battle.other_players(seat):
            for _ in range(args[0]):
                if other.hand:
                    card = yield from self.chance("discard", collections.Counter(other.hand))
                    other.hand.remove(card)
                    self.tactics.discards[card] += 1

    # ---- Words of events (15) ----

    def empty_places(self):
        return [place for place in self.places if not place.kind]

    def do_planet(self, _seat, args, _around):
        for _ in range(args[0]):
            odds = present(self.planet_stack)
            if odds and self.empty_places():
                place = self.empty_places()[0]
                name = yield from self.chance("tile", odds)
                self.planet_stack[name] -= 1
                place.kind, place.id, place.bonus, place.below = "planet", name, True, 3
                yield from self.turn_moon(place)

    def do_special(self, _seat, args, _around):
        for _ in range(args[0]):
            if self.special_stack and self.empty_places():
                place = self.empty_places()[0]
                place.id = yield from self.chance("tile", dict.fromkeys(self.special_stack, 1))
                place.kind = "special"
                self.special_stack.remove(place.id)

    def do_bonus(self, _seat, _args, _around):
        for place in self.regions("planet"):
            if not self.ships_at(place):
                place.bonus = True
        return
        yield

    def do_raider(self, _seat, args, _around):
        name = self.raider_cards["S"]
        if args[0] == "next":
            letter = next((letter for letter in "ABCD" if letter not in self.come), None)
            if letter:
                self.come.add(letter)
                yield from self.place_raider(self.raider_cards[letter])
                return
        if sum(place.raiders.count(name) for place in self.places) < self.raider(name).copies:
            yield from self.place_raider(name)

    def place_raider(self, name):
        nebula = yield from self.roll_nebula()
        nebula.raiders.append(name)

    def roll_nebula(self):
        faces = collections.Counter(self.data.nebula_of_die.values())
        return self.nebulae[(yield from self.chance("nebula", faces))]

    def do_dragon(self, _seat, _args, _around):
        if self.void_in_play and not any("dragon" in place.raiders for place in self.places):
            self.void_place.raiders.append("dragon")
        return
        yield

    def do_collapse(self, _seat, _args, _around):
        seats = [seat for seat in self.seats if not seat.resigned and self.developments(seat)]
        most = max((len(self.developments(seat)) for seat in seats), default=0)
        places = [place for seat in seats if len(self.developments(seat)) == most
                  for place in self.developments(seat)]
        if not places:
            return
        place = max(places, key=Place.left_key)
        seat = place.owner
        self.hit("collapse" + (" (Unity)" if seat.unity else ""))
        if seat.unity:
            seat.rebuild.append(place)
        else:
            seat.leaders += place.settled
            for name, number in self.devtype(place).cost.items():
                yield from self.gain(seat, name, number)
        place.colonised, place.owner, place.settled, place.corrupted = False, None, 0, 0

    def do_helm(self, seat, args, _around):
        if seat.unity:
            for _ in range(args[0]):
                yield from self.helm(seat)

    def may_helm(self, seat, _args, _around):
        return seat.unity

