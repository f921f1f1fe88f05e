"""Andromeda's Edge: examples of single rules, tried on the reference alone (andromeda_check.py runs them).

Each example arranges a table at the beginning of a turn, plays, and looks at what became of it.
"""

import random

from andromeda import Game
from andromeda_effects import AGAIN
from andromeda_table import BARGE, BAY, GONE, RESERVE, SCRAP, Module, Moon

EXAMPLES = []


def example(function):
    EXAMPLES.append(function)
    return function


class Table:
    """A game at the beginning of the first turn, on an empty Edge that an example fills."""

    def __init__(self, data, **setting):
        self.game = Game(data, **setting)
        dice = random.Random(7)
        while self.game.ask.what != "turn":
            self.game.play(dice.choice(self.game.legal()))
        game = self.game
        for place in game.places:
            place.raiders.clear()
            place.leaders.clear()
            place.bonus = False
            if place.kind not in ("nebula", "void"):
                place.kind = place.id = ""
                place.moons, place.below = [], 0
        for seat in game.players:
            seat.res = dict.fromkeys(seat.res, 0)
            seat.hand.clear()
            seat.leaders = 9
            seat.faction = "refugees"
            seat.sources.clear()
            seat.moons.clear()
        game.tactics.cards = game.count_of("tactic")
        self.me = game.ask.seat
        self.others = [seat for seat in game.players if seat is not self.me]

    def tile(self, name, kind, tile, moons=0):
        place = self.game.place[name]
        place.kind, place.id = kind, tile
        if moons:
            place.moons = [next(iter(self.game.count_of("moon", type=tile)))]
            place.below = moons - 1
        return place

    def ship(self, seat, kind, name):
        """Takes one from bay or reserve."""
        ship = next(ship for ship in seat.ships if ship.kind == kind and ship.at in (BAY, RESERVE))
        ship.at = self.game.place.get(name, name)
        return ship

    def again(self):
        self.game.go(AGAIN)
        return self.game.legal()

    def play(self, *actions):
        for action in actions:
            if action not in self.game.legal():
                raise SystemExit(f"{action} is not one of {self.game.legal()}")
            self.game.play(action)
        return self.game.legal()

    def chance(self):
        """Lets chance decide by the first outcome."""
        while self.game.who() == "chance":
            self.game.play(self.game.legal()[0])
        return self.game.legal()


def launches(actions):
    return sorted(action for action in actions if action.startswith("launch"))


@example
def rule_5_launch(data):
    table = Table(data)
    me, other = table.me, table.others[0]
    for name in ("A1", "A2", "A4", "A5"):
        table.tile(name, "planet", "ice")
    actions = table.again()  # 5.5: no ship anywhere
    assert launches(actions) == ["launch transport " + name for name in ("A1", "A2", "A4", "A5")], actions
    table.ship(other, "transport", "A2")
    table.game.place["A4"].raiders.append("reaver")
    table.ship(me, "fighter", BAY)
    actions = table.again()
    assert launches(actions) == ["launch fighter A1", "launch fighter A5", "launch transport A1", "launch transport A5"]
    table.ship(me, "transport", "A1")
    actions = table.again()  # 5.2, 5.3, 2.4
    assert launches(actions) == ["launch fighter A2"] and "return" in actions, actions
    me.res["energy"] = 2
    actions = table.again()  # 5.5: two steps beyond
    assert launches(actions) == ["launch fighter A2", "launch fighter A4", "launch transport A4"], actions
    table.ship(me, "science", BAY)
    actions = table.again()  # 5.4: C1 is 2 away
    assert "launch science C1" in actions and "launch transport C1" not in actions
    me.res["energy"] = 0
    assert "launch science C1" not in table.again()
    me.reach = 1
    assert "launch science C1" in table.again()
    me.reach = 2
    table.again()
    table.play("launch transport A4")
    assert me.res["energy"] == 0 and me.reach == 0
    same_ship = [ship for ship in me.ships if ship.at is table.game.place["A4"]]
    assert len(same_ship) == 1 or me.at(SCRAP)


@example
def rule_5_8_base(data):
    table = Table(data)
    me = table.me
    table.tile("A1", "base", "exchange")
    table.tile("A2", "base", "odessa")
    for name in me.res:
        me.res[name] = 9
    table.game.market = {kind: [None] * 3 for kind in table.game.market}
    table.tile("A4", "planet", "ice")
    table.tile("A5", "planet", "ice")
    assert launches(table.again()) == ["launch transport A4", "launch transport A5"]
    me.res["energy"] = 8
    assert launches(table.again()) == ["launch transport A1", "launch transport A4", "launch transport A5"]
    me.res["energy"] = 9
    table.ship(me, "transport", "A5")
    assert launches(table.again()) == ["launch transport A1", "launch transport A4"]  # 3 of 9 energy counted as paid


@example
def rule_6_2_field(data):
    table = Table(data)
    me, game = table.me, table.game
    table.tile("A1", "base", "odessa")
    game.market = {"sci": ["s1", "s1", "s2"], "ind": ["i1", None, None], "com": ["c1"] * 3, "civ": ["z1"] * 3}
    me.res.update(nano=2, titan=1)
    table.again()
    assert table.play("launch transport A1") == ["option 1", "option 2", "option 3"]
    table.play("option 1")
    if game.ask.seat is None:  # the refill
        table.chance()
    assert game.ask.what == "buy" and set(game.legal()) >= {"buy s1", "buy i1", "decline"}, game.legal()
    assert me.tracks["sci"] == 1 and me.vp >= 1 and me.res["nano"] == 1
    actions = table.play("decline")
    assert set(actions) >= {"remove s1", "remove i1", "remove s2"}, actions
    before = game.event_at
    table.play("remove i1")
    table.chance()
    assert game.removed["i1"] == 1 and game.event_at == before + 1


@example
def rule_7_raiders(data):
    table = Table(data, void="on", seats=3)
    me, game = table.me, table.game
    for name in ("A1", "A2", "A4", "B3", "C2"):
        table.tile(name, "planet", "ice")
    game.void_place.raiders.append("dragon")
    game.place["A1"].raiders += ["vorticon", "reaver"]
    game.place["A4"].raiders += ["lancer"]
    assert game.attacker(game.place["A2"])[4] == "reaver"  # the nearest: 1, not the lancer at 2
    assert game.attacker(game.place["B3"])[4] == "dragon"  # 1; the lancer's distance is 2
    game.place["A4"].raiders.clear()
    game.place["A1"].raiders.clear()
    me.hand.append("t18")
    table.again()
    actions = table.play("launch transport B3")
    assert game.active is game.void_place and actions == ["play t18 1", "pass"], actions  # 7.6, then 6.5
    table.play("play t18 1")
    assert len(game.odds()) == 21  # two dice, 6 faces each
    table.play("roll 6 4")
    assert sorted(game.legal()) == ["face 4", "face 6"]
    table.play("face 4", "track sci")
    assert not game.place["B3"].raiders and me.ships[0].at is game.void_place or me.at(SCRAP) or game.ask.seat is None
    assert len(game.odds()) == 6  # the battle: one die; the card was for the Void alone
    table.play("roll 6")
    actions = table.play("roll 5 4 3 3 3")
    assert len(actions) == 4 and game.ask.what == "nebmoon"  # the reward, 8.8
    table.play(actions[0])
    assert me.wins == 1 and me.raiders == 1 and me.tracks["sup"] == 1 and not game.void_place.raiders


@example
def rule_8_battle(data):
    table = Table(data, seats=3)
    me, game = table.me, table.game
    other, third = game.circle(me)[1:]
    for name in ("A1", "A2", "A3"):
        table.tile(name, "planet", "ice")
    table.ship(other, "transport", "A2")
    table.ship(third, "cruiser", "A3")
    table.ship(me, "transport", "A1")
    table.ship(me, "fighter", BAY)
    other.hand += ["t07"]
    me.hand += ["t05", "t06"]
    me.res["energy"] = 1
    table.again()
    actions = table.play("launch fighter A2", "done")
    assert actions == ["join transport A1", "enough"], actions
    actions = table.play("join transport A1")  # two sides were there; the third may join from a distance of 1
    assert game.ask.seat is third and actions == ["join cruiser A3", "enough"], actions
    actions = table.play("join cruiser A3")
    assert game.ask.seat is me and actions == ["play t05 1", "play t06 1", "pass"], actions
    table.play("play t05 1", f"foe {third.mark}")
    assert game.ask.seat is other and set(game.legal()) == {"play t07 1", "pass"}
    table.play("play t07 1")
    assert other.at(BAY) and all(ship.at is not game.place["A2"] for ship in other.ships)
    table.play("divert")  # 8.5; the third has no cards
    assert len(next(iter(game.odds())).split()) == 5  # 2 + 1 + 1 dice
    table.play("roll 6 6 1 1")
    assert len(next(iter(game.odds())).split()) == 3  # 3 - 1
    table.play("roll 6 5")
    assert me.wins == 1 and game.ask.what == "operations" and game.ask.seat is third
    table.play("ops energy")
    cruiser = next(ship for ship in third.ships if ship.kind == "cruiser")
    assert cruiser.at is game.place["A2"] and cruiser.marks == 1 and third.res["energy"] == 2  # 9.1


@example
def rule_9_repair_and_10_return(data):
    table = Table(data)
    me, game = table.me, table.game
    table.tile("A1", "planet", "storm")
    table.ship(me, "transport", "A1")
    table.ship(me, "transport", SCRAP)
    me.rows["ind"].append(Module("i2", "ind"))
    me.rows["ind"].append(Module("i1", "ind", damaged=True))
    me.rows["com"].append(Module("c7", "com"))
    me.leaders = 0
    actions = table.again()  # nothing else is possible: the return is taken by the program (21.4)
    assert sorted(actions) == ["done"] + ["put transport A1 " + name for name in "c7 civ com i2 ind sci".split()]
    actions = table.play("put transport A1 i2")
    assert sorted(actions) == ["repair i1", "repair transport"]
    actions = table.play("repair transport")
    assert "put transport barge c7" in actions and "power ind" not in actions  # no energy
    me.res["energy"], me.res["credit"] = 1, 1
    me.moons.append(Moon("ice1", True))
    actions = table.again()
    assert "power ind" in actions and "power com" not in actions and "power i1" not in actions
    actions = table.play("put transport barge c7")  # credit 1 -> vp 3
    assert sorted(actions) == ["cancel ice1 1", "decline", "option 1", "spend ice1"], actions
    before = me.vp
    table.play("cancel ice1 1")
    assert me.vp == before + 3 and me.res["credit"] == 1 and me.moons[0].spent
    actions = table.play("power ind")
    assert sorted(actions) == ["pay credit 1", "pay energy 1"]
    table.play("pay credit 1")
    assert me.res["titan"] == 1 and me.res["energy"] == 2


@example
def rule_13_develop(data):
    table = Table(data)
    me, game = table.me, table.game
    place = table.tile("A1", "planet", "carbon")
    table.tile("A2", "special", "quasar")
    game.place["A2"].leaders[table.others[0].mark] = 3
    table.ship(me, "transport", "A1")
    me.leaders = 2
    me.res.update(nano=2, energy=1)
    table.again()
    before = me.vp
    table.play("return", "develop A1")
    assert me.vp == before + 3 and me.leaders == 1 and place.settled == 1  # 4 leaders around
    assert game.legal() == ["ability obs1", "ability obs2", "ability obs3"]
    table.play("ability obs3")
    assert me.tracks["sci"] == 1 and game.ask.odds and len(game.odds()) == 11  # a token of the Observatory pile
    table.play("token d01", "token d04")
    actions = table.play("take d04")
    assert me.res["energy"] == 4 and game.piles["observatory"].known["d01"] == 1, actions
    assert game.adjacent_specials(me) == [3] and game.leaders_needed(me) == 1
    assert sum(ship.at == RESERVE for ship in me.ships) >= 1


@example
def rule_15_18_unity(data):
    table = Table(data, mode="solo", seats=2, events="twilight")
    me, game = table.me, table.game
    unity = game.unity
    table.tile("A3", "planet", "ice", 0)
    table.tile("A5", "planet", "metal", 0)
    table.tile("A4", "base", "odessa")
    assert game.leftmost_free().name == "A3"
    game.probe = game.place["A3"]
    assert game.target("near.base").name == "A4" and game.target("near.moon").name == "A3"
    game.place["A4"].leaders["unity"] = 2
    assert game.target("near.leader").name == "A4"
    table.ship(me, "transport", "A4")
    assert game.target("near.enemy").name == "A4"
    unity.ships[0].at, unity.ships[8].at = game.place["A3"], game.place["A5"]
    flow = game.unity_develop(unity)
    assert next(flow, None) is not None or unity.ships[0].at == GONE
    assert game.place["A3"].owner is unity and unity.corrupted == 4 and unity.ships[0].at == GONE
    game.place["A3"].colonised, game.place["A3"].owner = True, unity
    list(game.do_collapse(me, (), None))
    assert not game.place["A3"].colonised and unity.rebuild == [game.place["A3"]]
    list(game.unity_develop(unity))
    assert game.place["A3"].owner is unity and unity.rebuild == []
    assert game.joins(unity.ships[8], game.place["A1"]) and not game.joins(unity.ships[8], game.place["C1"])  # 19.11
    assert me.at(BARGE) == []


def run(data):
    for function in EXAMPLES:
        try:
            function(data)
        except AssertionError:
            print(f"in {function.__name__}")
            raise
    return len(EXAMPLES)
