"""Andromeda's Edge: raider attacks (7), battles (8) and the roll in the Void (6.5); see andromeda_effects.py."""

import collections
import itertools
import math

from andromeda_data import BASIC, SHIPS
from andromeda_effects import Around
from andromeda_table import AIM, BAY, DICE, MOST, RAIDERS, UNITY


def roll_odds(dice, aim):
    """8.6: sorted results, high to low, with the number of ways."""
    odds = {}
    for result in itertools.combinations_with_replacement(range(6, aim - 1, -1), dice):
        ways = math.factorial(dice)
        for count in collections.Counter(result).values():
            ways //= math.factorial(count)
        odds[result] = ways
    return odds


def outcome(rolls):
    """8.7: who is left of {side: sorted result}; [] if nobody wins."""
    left = list(rolls)
    for number in range(DICE + 1):
        shown = {side: rolls[side][number] if number < len(rolls[side]) else 0 for side in left}
        best = max(shown.values())
        left = [side for side in left if shown[side] == best]
        if len(left) == 1:
            return left
        if best == 0:
            return []
    return []


class Roll:
    """What is gained for one roll; a battle, or a ship in the Void."""

    def __init__(self):
        self.dice, self.aim = collections.Counter(), collections.Counter()
        self.guard, self.prize, self.loot = collections.Counter(), collections.Counter(), collections.Counter()


class Battle(Roll):
    """The sides are marks of seats, and RAIDERS."""

    def __init__(self, game, place, active):
        super().__init__()
        self.game, self.place, self.active = game, place, active

    def order(self):
        """8.1"""
        game = self.game
        sides = [seat.mark for seat in game.circle(self.first()) if game.ships_at(self.place, seat)]
        return sides + [RAIDERS] * bool(self.place.raiders)

    def first(self):
        """The active seat; who follows it if it has left the game."""
        game = self.game
        if not self.active.resigned:
            return self.active
        number = self.active.number
        return next(seat for seat in game.players[number:] + game.players[:number] if not seat.resigned)

    def other_players(self, seat):
        return [self.game.by_mark[side] for side in self.order() if side not in (seat.mark, RAIDERS, UNITY)]

    def leave(self, seat):
        """8.4"""
        for ship in self.game.ships_at(self.place, seat):
            ship.at, ship.marks = BAY, 0

    def raw_dice(self, side):
        """Before the limits."""
        game = self.game
        if side == RAIDERS:
            number = sum(game.raider(name).number("dice") for name in self.place.raiders)
        else:
            seat = game.by_mark[side]
            number = sum(game.ship_number(seat, ship.kind, "dice") for ship in game.ships_at(self.place, seat))
        return number + self.dice[side]

    def dice_of(self, side):
        return min(DICE, max(1, self.raw_dice(side)))

    def aim_of(self, side):
        game = self.game
        if side == RAIDERS:
            best = max(game.raider(name).number("aim") for name in self.place.raiders)
        else:
            seat = game.by_mark[side]
            best = 1 + max(game.ship_number(seat, ship.kind, "aim") for ship in game.ships_at(self.place, seat))
        return min(AIM, max(1, best + self.aim[side]))

    def strongest_foe(self):
        """19.12: the order of 8.1 is a ring, in which raiders come before the active seat."""
        order = self.order()
        at = order.index(UNITY)
        others = order[at + 1:] + order[:at]
        return max(others, key=self.dice_of) if others else None


class Battles:
    """7, 8 and the Void."""

    # ---- Raider attack (7.3) ----

    def attacker(self, place):
        """The raider that attacks, and where it is."""
        found = []
        for number, where in enumerate(self.places):
            for name in where.raiders:
                distance = where.distance(place)
                if distance <= self.raider(name).number("range"):
                    found.append((distance, self.raider_key(name)[0], number, self.raider_key(name)[1], name, where))
        return min(found, default=None, key=lambda each: each[:4])

    def attack_and_battle(self, seat, place, ship):
        """`ship` is the launched one."""
        if not self.ships_at(place, seat):
            self.hit("7.3 no ship left")
            return
        if not place.raiders:
            found = self.attacker(place)
            if found:
                name, where = found[4:]
                where.raiders.remove(name)
                if self.raider(name).has("warp") and place is not self.void_place:
                    place = self.void_place  # 7.6
                    place.raiders.append(name)
                    yield from self.umbral_warp(seat, found, ship)
                else:
                    place.raiders.append(name)
                    self.hit("7.3 raider attack")
        if seat.resigned:
            return
        yield from self.battle(seat, place)

    def umbral_warp(self, seat, _found, ship):
        self.hit("7.6 Umbral Warp" + (" (Unity)" if seat.unity else ""))
        active = self.active
        if ship.at is not active:
            ship = self.warped(seat, active)
        ship.at = self.void_place
        self.active = self.void_place
        if seat.unity:
            yield from self.draw(seat, 1)  # 18.12
        else:
            yield from self.void_action(seat, ship)

    def warped(self, seat, place):
        """If the launched ship has left: another one there."""
        self.hit("7.6 another ship")
        return min(self.ships_at(place, seat), key=lambda ship: SHIPS.index(ship.kind))

    # ---- Battle ----

    def battle(self, active, place):
        battle = Battle(self, place, active)
        if len(battle.order()) < 2:
            return
        self.hit(f"8 battle of {len(battle.order())} sides")
        yield from self.escalation(battle)
        for side in battle.order():  # 8.3
            if side not in battle.order() or len(battle.order()) < 2 or side == RAIDERS:
                continue
            yield from self.diplomacy(battle, self.by_mark[side])
        if len(battle.order()) < 2:
            self.hit("8.4 battle left")
            return
        for side in battle.order():
            if side in battle.order() and side != RAIDERS:
                yield from self.prepare(battle, self.by_mark[side])
        if len(battle.order()) < 2:
            return
        rolls = {}
        for side in battle.order():
            if side in battle.order():
                rolls[side] = yield from self.chance("roll", roll_odds(battle.dice_of(side), battle.aim_of(side)))
        yield from self.aftermath(battle, rolls)

    def escalation(self, battle):
        """8.2, 19.11"""
        place = battle.place
        for seat in self.circle(battle.first()):
            def able():
                if seat.resigned:
                    return []
                return [ship for ship in seat.in_regions() if ship.at is not place and self.joins(ship, place)]
            if seat.unity:
                for ship in able():
                    self.hit("19.11 the Unity joins")
                    ship.at = place
                continue
            while able():
                ship = yield from self.choose_ship(seat, able, "join", [("enough",)])
                if not ship:
                    break
                self.hit("8.2 escalation")
                ship.at = place

    def joins(self, ship, place):
        seat = ship.owner
        if place.kind == "nebula" and not self.voyages(seat, ship.kind):
            return False
        if seat.unity:
            if ship.kind == "cruiser":
                return True
            if ship.kind == "transport" and ship.at.kind == "planet" and not ship.at.colonised:
                return False
        return self.reaches(ship, place)

    def diplomacy(self, battle, seat):
        around = Around(battle=battle)
        if seat.unity:
            card = yield from self.chance("conflict", self.conflicts.ready())
            self.conflicts.cards[card] -= 1
            yield from self.carry_out(seat, self.data.all["conflict"][card].effect, True, around)
            self.conflicts.discards[card] += 1
            return

        def options():
            return self.card_options(seat, "diplomacy", around) + [("pass",)]
        answer = yield from self.decide(seat, options, True, "diplomacy")
        if answer[0] == "play":
            yield from self.play_card(seat, answer, around)

    def card_options(self, seat, event, around):
        """Cards of the hand with an option of this kind that is offered."""
        found = []
        whole = seat.hand
        for card in dict.fromkeys(whole):
            seat.hand = whole.copy()
            seat.hand.remove(card)  # it cannot be discarded for its own cost
            for clause in self.data.all["tactic"][card].effect:
                for option in clause:
                    if option.event == event and self.offered(seat, option, around):
                        found.append(("play", card, option.number))
        seat.hand = whole
        return found

    def play_card(self, seat, answer, around):
        _, card, number = answer
        seat.hand.remove(card)
        self.tactics.played[card] += 1  # 11.6
        self.hit(f"card {card} {number}")
        yield from self.take(seat, self.option(self.data.all["tactic"][card], number), around)

    @staticmethod
    def option(thing, number):
        return next(option for clause in thing.effect for option in clause if option.number == number)

    def prepare(self, battle, seat):
        """8.5"""
        yield from self.trigger(seat, "battle", ships=self.kinds_in(battle.place, seat), around=Around(battle=battle))
        while not seat.unity and not seat.resigned and seat.res["energy"] and battle.raw_dice(seat.mark) < DICE:
            answer = yield from self.decide(
                seat, lambda: [("divert",), ("enough",)]
                if seat.res["energy"] and battle.raw_dice(seat.mark) < DICE else [("enough",)], True, "divert")
            if answer[0] == "enough":
                break
            seat.res["energy"] -= 1
            battle.dice[seat.mark] += 1

    def kinds_in(self, place, seat):
        return {ship.kind for ship in self.ships_at(place, seat)}

    def aftermath(self, battle, rolls):
        """8.8 to 8.11"""
        winner = outcome({side: roll for side, roll in rolls.items() if side in battle.order()})
        order, raiders = battle.order(), self.raiders_at(battle.place)
        losers = [side for side in order if side not in winner]
        kinds = {side: self.kinds_in(battle.place, self.by_mark[side]) for side in order if side != RAIDERS}
        self.hit("8.7 won by " + (("raiders" if winner[0] == RAIDERS else "a seat") if winner else "nobody"))
        if winner and winner[0] != RAIDERS:
            yield from self.victory(battle, self.by_mark[winner[0]], raiders, losers, kinds)
        for side in losers:
            if side != RAIDERS:
                yield from self.defeat(self.by_mark[side], kinds[side], raiders if winner == [RAIDERS] else [])
        if raiders and winner != [RAIDERS]:
            for name in raiders:  # 8.10
                battle.place.raiders.remove(name)
        for side in losers:
            if side != RAIDERS:
                yield from self.casualties(battle, self.by_mark[side])

    def victory(self, battle, seat, raiders, losers, kinds):
        """8.8"""
        seat.wins += 1
        yield from self.advance(seat, "sup")
        for name in raiders:
            seat.raiders += 1
            self.hit(f"defeated {name}")
            yield from self.triggered(seat, self.raider(name).effect, "win")
        self.score_vp(seat, battle.prize[seat.mark])
        from_whom = [self.by_mark[side] for side in losers if side != RAIDERS]
        around = Around(battle=battle, losers=from_whom)
        if battle.loot[seat.mark]:
            yield from self.do_steal(seat, (battle.loot[seat.mark],), around)
        yield from self.trigger(seat, "win", ships=kinds[seat.mark], around=around)

    def triggered(self, seat, effect, event):
        for clause in effect:
            if clause[0].event == event:
                yield from self.clause(seat, clause, True)

    def defeat(self, seat, kinds, raiders):
        """8.9"""
        if not seat.unity:
            def options():
                found = [("ops", "energy")] * (seat.res["energy"] < MOST)
                found += [("ops", "tactic")] * self.can_draw()
                return found + [("ops", "basic")] * any(seat.res[name] < MOST for name in BASIC)
            answer = yield from self.decide(seat, options, True, "operations")
            if answer == ("ops", "energy"):
                yield from self.gain(seat, "energy", 2)
            elif answer == ("ops", "tactic"):
                yield from self.draw(seat, 1)
            elif answer:
                yield from self.any_one(seat)
        yield from self.trigger(seat, "lose", ships=kinds)
        for name in raiders:
            yield from self.triggered(seat, self.raider(name).effect, "hit")

    def casualties(self, battle, seat):
        """8.11"""
        ships = self.ships_at(battle.place, seat)
        saved, guard = [], battle.guard[seat.mark]
        if guard >= len(ships):
            return
        for _ in range(guard):
            ship = yield from self.choose_ship(seat, lambda: [ship for ship in ships if ship not in saved], "save")
            self.hit("8.11 ship saved")
            saved.append(ship)
        for ship in ships:
            if ship not in saved:
                self.damage(ship)

    # ---- The Void (6.5) ----

    def void_action(self, seat, ship):
        roll = Roll()
        around = Around(battle=roll, void=True)
        answer = yield from self.decide(
            seat, lambda: self.card_options(seat, "diplomacy", around) + [("pass",)], True, "void card")
        if answer[0] == "play":
            yield from self.play_card(seat, answer, around)
        yield from self.trigger(seat, "battle", ships={ship.kind}, around=around)

        def dice():
            return self.ship_number(seat, ship.kind, "dice") + roll.dice[seat.mark]
        while seat.res["energy"] and dice() < DICE and not seat.resigned:
            answer = yield from self.decide(
                seat, lambda: [("divert",), ("enough",)] if seat.res["energy"] and dice() < DICE else [("enough",)],
                True, "divert")
            if answer[0] == "enough":
                break
            seat.res["energy"] -= 1
            roll.dice[seat.mark] += 1
        aim = min(AIM, max(1, 1 + self.ship_number(seat, ship.kind, "aim") + roll.aim[seat.mark]))
        result = yield from self.chance("roll", roll_odds(min(DICE, max(1, dice())), aim))
        answer = yield from self.decide(seat, lambda: [("face", face) for face in sorted(set(result))], True, "face")
        self.hit(f"6.5 face {answer[1]}")
        yield from self.carry_out(seat, self.data.all["voidface"][str(answer[1])].effect, True)

