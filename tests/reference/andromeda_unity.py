"""Andromeda's Edge: the Unity (rules, sections 17 to 19); see andromeda_effects.py."""

import collections

from andromeda_data import amounts, numbers, parse_effect
from andromeda_effects import AGAIN
from andromeda_table import BARGE, BAY, GONE, SCRAP, Ask, Moon, Place, Ship, present


class Unity:
    """What the Unity does."""

    # ---- Set-up (17) ----

    def new_unity(self, seat):
        for section, bay in self.data.all["bay"].items():
            for slot in bay.fields["slots"].split(","):
                letter, kind = slot.split(":")
                seat.ships.append(Ship(seat, kind, BAY, 0, section + letter))
        seat.leaders, seat.corrupted = 2, 5  # 17.2
        self.commander = self.data.all["commander"][self.setting["commander"]]
        for track, steps in amounts(self.commander.fields["tracks"]).items():
            seat.tracks[track] = steps  # 17.3
        seat.sources.append(self.commander)
        self.ring = []
        for space in self.commander.fields["helm"].split("/"):
            text = " ; ".join(bonus.replace("_", " ") for bonus in space.split("+"))
            self.ring.append(parse_effect(text))
        self.helm_at = 0

    # ---- Its choices (17.8, 18) ----

    def unity_card(self, what):
        """18.2: a card of its hand, which nobody has seen until now."""
        seat, pool = self.unity, self.tactics.cards
        unseen = seat.unknown > 0
        card = yield from self.chance(what, present(pool if unseen else seat.known))
        if unseen:
            pool[card] -= 1
            seat.unknown -= 1
        else:
            seat.known[card] -= 1
        return card

    def step(self, what, *more):
        """One of its steps, which the log shows."""
        while (yield Ask(self.unity, [(what, *more)], None, what)) == AGAIN:
            pass

    def unity_module(self, seat, which):
        """18.6"""
        kinds = [kind for kind in self.types(which) if any(self.market[kind])]
        if not kinds:
            return
        if len(kinds) > 1:
            fewest = min(len(seat.modules(kind)) for kind in kinds)
            rare = [kind for kind in kinds if len(seat.modules(kind)) == fewest]
            kinds = [(yield from self.for_unity(lambda: [("type", kind) for kind in rare], "type"))[1]]
        names = list(dict.fromkeys(filter(None, self.market[kinds[0]])))
        costs = {name: sum(self.data.all["module"][name].cost.values()) for name in names}
        cheap = [name for name in names if costs[name] == min(costs.values())]
        answer = yield from self.for_unity(lambda: [("module", name) for name in cheap], "module")
        yield from self.gain_module(seat, answer[1])

    def unity_upgrade(self, seat):
        """18.4"""
        left = [name for name in self.data.all["unityup"] if name not in seat.unity_tokens]
        if not left:
            self.score_vp(seat, 2)
            return
        name = yield from self.chance("unityup", dict.fromkeys(left, 1))
        thing = self.data.all["unityup"][name]
        seat.unity_tokens.append(name)
        seat.sources.append(thing)
        for clause in thing.effect:
            if not clause[0].event:
                yield from self.clause(seat, clause, True)

    def unity_repair(self, seat):
        """18.5"""
        damaged = collections.Counter(module.id for module in seat.modules() if module.damaged)
        if damaged:
            name = yield from self.chance("repair", damaged)
            next(module for module in seat.modules() if module.id == name and module.damaged).damaged = False
            self.hit("18.5 module repaired")
            return
        answer = yield from self.for_unity(
            lambda: [("repair", kind) for kind in dict.fromkeys(ship.kind for ship in seat.at(SCRAP))], "repair")
        if answer:
            next(ship for ship in seat.at(SCRAP) if ship.kind == answer[1]).at = BARGE
            self.hit("18.5 ship repaired")
        else:
            self.score_vp(seat, 1)

    def unity_discoveries(self, seat, name, number):
        """18.8, 18.9: kept; 2 VP for each missing."""
        found = min(number, self.piles[name].count)
        seat.discoveries += yield from self.turn_up(name, found)
        self.score_vp(seat, 2 * (number - found))

    def unity_nebmoon(self, seat):
        """18.3"""
        places = sorted((place for place in self.nebulae.values() if place.moons), key=Place.left_key)
        if places:
            name = min(places[0].moons)
            places[0].moons.remove(name)
            seat.moons.append(Moon(name, False))
            return
        answer = yield from self.for_unity(
            lambda: [("moon", place.name) for place in self.regions("planet") if self.moons_at(place)], "moon")
        if answer:
            self.hit("18.3 planetary moon")
            yield from self.take_moon(seat, self.place[answer[1]])

    def helm(self, seat):
        self.helm_at = (self.helm_at + 1) % len(self.ring)
        yield from self.carry_out(seat, self.ring[self.helm_at], True)

    # ---- Developments (18.10, 18.11) ----

    def leftmost_free(self):
        return min((place for place in self.regions("planet") if not place.colonised), key=Place.left_key, default=None)

    def unity_can_develop(self, seat):
        if any(not place.colonised for place in seat.rebuild):
            return True
        return self.leftmost_free() in self.sites(seat, 0)

    def unity_develop(self, seat):
        seat.rebuild = [place for place in seat.rebuild if not place.colonised]
        if seat.rebuild:
            place = seat.rebuild.pop(0)
            self.found(seat, place, 0, 0)
            self.hit("18.11 rebuilt")
            return
        place = self.leftmost_free()
        if place is None or place not in self.sites(seat, 0):
            return
        need = self.leaders_needed(seat)
        corrupted = min(need, seat.corrupted)
        seat.corrupted -= corrupted
        seat.leaders -= need - corrupted
        self.found(seat, place, need, corrupted)
        ship = next(ship for ship in self.ships_at(place, seat) if ship.kind == "transport")
        ship.at, ship.marks = GONE, 0
        self.hit("18.10 development of the Unity")
        self.score_vp(seat, self.lead_points(place))
        thing = self.devtype(place)
        for name in self.ability_cards(thing.id)[:1]:
            self.take_ability(seat, name)
        yield from self.advance(seat, thing.fields["track"])
        what, number = thing.fields["unity"].split(":")
        for _ in range(int(number)):
            if what == "repair":
                yield from self.unity_repair(seat)
            elif what == "module":
                yield from self.unity_module(seat, "any")
        if what == "obsdiscovery":
            yield from self.unity_discoveries(seat, "observatory", int(number))
        yield from self.trigger(seat, "develop")

    # ---- Turn (19) ----

    def unity_turn(self, last):
        seat = self.unity
        self.mover = seat
        out = [ship for ship in seat.ships if ship.at not in (BAY, GONE)]
        if last and out:
            self.hit("19.13 last recall")
            yield from self.recall(seat)
        else:
            faces = {section: len(numbers(bay.fields["die"])) for section, bay in self.data.all["bay"].items()}
            section = yield from self.chance("section", faces)
            ready = sorted((ship for ship in seat.at(BAY) if ship.slot[0] == section), key=lambda ship: ship.slot)
            if ready:
                yield from self.unity_launch(seat, section, ready[0])
            else:
                yield from self.recall(seat)
        self.end_turn(seat)

    def target(self, name):
        """19.4"""
        kind, _, which = name.partition(":")
        near = self.neighbours(self.probe)
        if kind == "base":
            return next(place for place in self.regions("base") if place.id == which)
        if kind == "planet":
            return self.leftmost_free() or self.probe
        planets = [place for place in near if place.kind == "planet"]
        bases = [place for place in near if place.kind == "base"]
        if kind == "near.planet":
            found = [(0, place) for place in planets if not place.colonised]
        elif kind == "near.base":
            found = [(0, place) for place in bases]
        elif kind == "near.moon":
            found = [(self.moons_at(place), place) for place in planets if self.moons_at(place)]
        elif kind == "near.leader":
            found = [(place.leaders[self.unity.mark], place) for place in planets + bases
                     if place.leaders[self.unity.mark]]
        elif kind == "near.enemy":
            found = [(dice, place) for dice, place in ((self.enemy_dice(place), place) for place in planets + bases)
                     if dice]
        else:
            return self.probe
        self.hit(f"19.4 {kind}" + ("" if found else " none"))
        return min(found, key=lambda each: (-each[0], each[1].left_key()))[1] if found else self.probe

    def enemy_dice(self, place):
        return sum(self.ship_number(ship.owner, ship.kind, "dice") for ship in self.ships_at(place)
                   if not ship.owner.unity)

    def unity_launch(self, seat, section, ship):
        card = self.action_top[section]
        thing = self.data.all["action"][card]
        place, answer = None, AGAIN
        while answer == AGAIN:
            place = self.target(thing.fields["target"])
            answer = yield Ask(seat, [("launch", ship.kind, place.name)], None, "launch")
        ship.at, ship.slot = place, ""
        self.active = place
        yield from self.colonist_bonus(seat, place)
        if place.kind == "planet":
            if self.moons_at(place):
                yield from self.take_moon(seat, place)
            else:
                yield from self.draw(seat, 1)
        else:
            yield from self.helm(seat)
        if ship.kind == "science":
            yield from self.unity_nebmoon(seat)  # 18.7
        yield from self.trigger(seat, "launch", self.kinds_of(place), {ship.kind})
        yield from self.step("recruit")
        yield from self.recruit(seat)
        for icon in thing.fields["icons"].split(","):
            if icon != "none":
                yield from self.step("icon", icon)
                if icon == "dev":
                    yield from self.unity_develop(seat)
                elif icon == "event":
                    yield from self.move_event(seat)
                else:
                    yield from self.unity_repair(seat)
        yield from self.attack_and_battle(seat, place, ship)
        deck = self.action_decks[section]
        deck.discards[card] += 1
        self.action_top[section] = yield from self.chance("action", deck.ready())
        deck.cards[self.action_top[section]] -= 1

    def recall(self, seat):
        """19.10"""
        yield from self.step("recall")
        yield from self.unity_develop(seat)
        moved = 0
        while moved < len(seat.in_regions()) + len(seat.at(BARGE)):
            yield from self.step("helm")
            moved += 1
            yield from self.helm(seat)
        yield from self.trigger(seat, "return")
        yield from self.step("home")
        self.score_vp(seat, 2 * len(seat.at(SCRAP)))
        slots = [(section + slot.split(":")[0], slot.split(":")[1]) for section, bay in self.data.all["bay"].items()
                 for slot in bay.fields["slots"].split(",")]
        free = list(slots)
        for ship in seat.ships:
            if ship.at == GONE:
                continue
            slot = next(slot for slot in free if slot[1] == ship.kind)
            free.remove(slot)
            ship.at, ship.marks, ship.slot = BAY, 0, slot[0]
