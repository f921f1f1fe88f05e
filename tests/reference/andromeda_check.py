#!/usr/bin/env python3
"""Tests the reference of Andromeda's Edge (andromeda.py) on its own: examples of the rules, and random games of every
kind to their end, in which nothing may get lost. Takes the data file and how many games (default: one of each kind)."""

import collections
import itertools
import pathlib
import random
import sys

import andromeda_examples
from andromeda import Game, text
from andromeda_battle import outcome, roll_odds
from andromeda_data import RESOURCES, SHIPS, TRACKS, TYPES, Data, parse_effect
from andromeda_effects import Effects
from andromeda_games import STYLES, choose
from andromeda_table import BAY, MARKS, MOST, ROW, STEPS, Place, Seat

ROOT = pathlib.Path(__file__).resolve().parents[2]


def same(found, wanted, what):
    if found != wanted:
        raise SystemExit(f"{what}: {found} instead of {wanted}")


# ---- Examples ----

def chance_to_win(mine, theirs):
    won = total = 0
    for (roll, ways), (other, other_ways) in itertools.product(roll_odds(*mine).items(), roll_odds(*theirs).items()):
        won += ways * other_ways * (outcome({"me": roll, "they": other}) == ["me"])
        total += ways * other_ways
    return 100 * won / total


def battle_odds():
    """8.13"""
    for mine, theirs, wanted in (((1, 1), (1, 1), 41.67), ((2, 1), (1, 1), 74.54), ((2, 1), (2, 1), 47.45),
                                 ((3, 1), (2, 1), 65.95), ((6, 1), (6, 1), 49.80), ((1, 3), (1, 1), 58.33),
                                 ((2, 3), (2, 1), 65.63), ((3, 3), (2, 1), 80.30), ((1, 5), (1, 4), 50.00),
                                 ((2, 5), (1, 5), 87.50)):
        if abs(chance_to_win(mine, theirs) - wanted) > 0.0051:
            raise SystemExit(f"8.13: {mine} against {theirs}: {chance_to_win(mine, theirs)} instead of {wanted}")
    same(outcome({"a": (6, 4), "b": (6, 4, 1), "c": (6, 5)}), ["c"], "8.7 three sides")
    same(outcome({"a": (6, 4), "b": (6, 4, 1), "c": (5, 5)}), ["b"], "8.7 a side without a next die")
    same(outcome({"a": (6, 4), "b": (6, 4), "c": (6, 3, 3)}), [], "8.7 nobody")


def payments():
    """11.2, 11.3"""
    game, seat = Effects(), Seat("gold", 0)
    seat.res.update(ice=1, nano=2, credit=2)
    cost = {"nano": 2, "ice": 1}
    same({text(("pay", *way)) for way in game.payments(seat, cost)},
         {"pay ice 1 nano 2", "pay nano 2 credit 1", "pay ice 1 nano 1 credit 1", "pay nano 1 credit 2",
          "pay ice 1 credit 2"}, "11.2")
    same({text(("pay", *way)) for way in game.payments(seat, {"nano": 2}, 1)}, {"pay nano 1", "pay credit 1"}, "11.3")
    same([text(("pay", *way)) for way in game.payments(seat, {"titan": 1}, 3)], ["pay nothing"], "11.3")
    same(game.payments(seat, {"titan": 3}), [], "11.2")
    same(game.payments(seat, {"credit": 3}), [], "11.2")


def grammar():
    """20"""
    effect = parse_effect("diplomacy: die 1 | free: energy 2 -> track low 1, vp 1 per mod.sci max 4 ; 4: any 1 | ice 1")
    same([[option.event for option in clause] for clause in effect], [["diplomacy", "free"], ["4", "4"]], "20 when")
    same(effect[0][1].cost, (("energy", 2),), "20 cost")
    same(effect[0][1].steps, (("track", "low", 1), ("vp", 1, "per", "mod.sci", "max", 4)), "20 steps")
    same([option.number for clause in effect for option in clause], [1, 2, 3, 4], "20 numbers")


def map_of(game):
    """2.1, 2.5"""
    distance = lambda one, other: game.place[one].distance(game.place[other])
    same([distance("A1", name) for name in ("A1", "A2", "B1", "B2", "B3", "C1", "E5")], [0, 1, 1, 1, 2, 2, 6], "2.1")
    same(sorted(place.name for place in game.neighbours(game.place["C3"])), ["B3", "B4", "C2", "C4", "D3", "D4"], "2.1")
    same([place.name for place in sorted(game.places, key=Place.left_key)][:5], ["B1", "D1", "A1", "C1", "E1"], "2.5")


# ---- Nothing gets lost ----

def cards_are_there(game):
    deck = game.tactics
    total = deck.cards + deck.discards + deck.played
    for seat in game.players:
        total += collections.Counter(seat.hand)
    if game.unity:
        total += game.unity.known
        assert 0 <= game.unity.unknown <= sum(deck.cards.values())
    same(total, game.count_of("tactic"), "tactics")
    same(+(game.events.cards + game.events.discards), game.count_of("event", deck=game.setting["events"]), "events")
    if game.unity:
        same(+(game.conflicts.cards + game.conflicts.discards), game.count_of("conflict"), "conflict cards")
        for section, each in game.action_decks.items():
            same(+(each.cards + each.discards + collections.Counter([game.action_top[section]])),
                 game.count_of("action", deck=section), "action cards")


def tiles_are_there(game):
    counts = collections.Counter(place.id for place in game.regions())
    for name, planet in game.data.all["planet"].items():
        same(counts[name] + game.planet_stack[name], planet.copies, f"planets {name}")
        owned = [moon.id for seat in game.seats for moon in seat.moons if moon.planetary]
        tops = [moon for place in game.regions("planet") if place.id == name for moon in place.moons]
        wanted = game.count_of("moon", type=name)
        found = game.moon_pool[name] + collections.Counter(tops)
        found += collections.Counter(moon for moon in owned if moon in wanted)
        same(found, wanted, f"moons {name}")
        assert sum(place.below for place in game.regions("planet") if place.id == name) <= sum(
            game.moon_pool[name].values())
    same(sorted(place.id for place in game.regions("base")), sorted(game.data.all["base"]), "bases")
    nebula = sum(len(place.moons) for place in game.nebulae.values())
    nebula += sum(not moon.planetary for seat in game.seats for moon in seat.moons)
    same(nebula, 4 if game.new and game.setting["moons"] == "both" else 2, "nebula moons")


def tokens_are_there(game):
    taken = collections.Counter(token for seat in game.seats for token in seat.discoveries)
    back = sum((pile.known for pile in game.piles.values()), collections.Counter())
    same(+(game.tokens + taken + back), game.count_of("discovery"), "discovery tokens")
    same(sum(game.tokens.values()), sum(pile.unknown() for pile in game.piles.values()), "unknown tokens")
    owned = collections.Counter(module.id for seat in game.seats for module in seat.modules())
    for kind in TYPES:
        wanted = game.count_of("module", type=kind)
        found = game.module_decks[kind] + collections.Counter(name for name in game.market[kind] if name)
        found += collections.Counter({name: (owned + game.removed)[name] for name in wanted})
        same(+found, wanted, f"modules {kind}")
    for kind in SHIPS:
        found = game.upgrade_piles[kind] + collections.Counter(filter(None, [game.upgrade_top[kind]]))
        found += collections.Counter(seat.upgrades[kind] for seat in game.players
                                     if seat.upgrades.get(kind, "own") != "own")
        same(+found, game.count_of("upgrade", ship=kind), f"upgrades {kind}")
    cards = collections.Counter(game.taken_cards)
    assert all(count == 1 for count in cards.values())


def seats_are_sound(game):
    for seat in game.seats:
        assert all(0 <= seat.res[name] <= MOST for name in RESOURCES), seat
        assert seat.vp >= 0 and all(0 <= seat.tracks[track] <= STEPS for track in TRACKS)
        assert len(game.developments(seat)) <= 5
        same(collections.Counter(ship.kind for ship in seat.ships),
             collections.Counter({kind: game.data.all["ship"][kind].copies for kind in SHIPS}), "ships")
        for ship in seat.ships:
            assert ship.marks <= game.ship_number(seat, ship.kind, "shield")
            assert not ship.marks or isinstance(ship.at, Place)
            if isinstance(ship.at, Place):
                assert ship.at.kind and (ship.at.kind != "nebula" or game.voyages(seat, ship.kind))
        if not seat.unity:
            assert all(len(seat.modules(kind)) <= ROW for kind in TYPES)
            assert len(set(seat.upgrades)) == len(seat.upgrades)
        out = sum(place.leaders[seat.mark] for place in game.places)
        settled = sum(place.settled for place in game.developments(seat))
        if seat.unity:
            if not game.hits["collapse (Unity)"]:
                same(seat.leaders + seat.corrupted + out + settled, 13, "leaders of the Unity")
            slots = [ship.slot for ship in seat.at(BAY)]
            assert len(set(slots)) == len(slots) and all(slots)
        elif not seat.resigned:
            same(seat.leaders + out + settled, 9, "leaders")
            assert not any(seat.at("station"))
    for name, thing in game.data.all["raider"].items():
        assert sum(place.raiders.count(name) for place in game.places) <= thing.copies
    assert not any(place.raiders for place in game.places if not place.kind)


def check(game):
    cards_are_there(game)
    tiles_are_there(game)
    tokens_are_there(game)
    seats_are_sound(game)


def settings(data):
    """One of each kind."""
    for deck in ("aurora", "twilight", "void"):
        for seats in (2, 3, 4, 5):
            yield {"seats": seats, "mode": "versus", "events": deck, "specials": seats - 1}
        for seats in (3, 4):
            yield {"seats": seats, "mode": "unity", "events": deck, "commander": "k23"}
    for number, commander in enumerate(data.all["commander"]):
        yield {"seats": 2, "mode": "solo", "commander": commander, "void": ("on", "off")[number % 2],
               "moons": ("both", "orphan", "ancient")[number % 3], "events": ("aurora", "twilight")[number % 2]}
    yield {"seats": 3, "mode": "versus", "expansion": "off", "moons": "both", "destiny": "off"}


def play(data, setting, seed):
    dice = random.Random(seed)
    game = Game(data, **setting)
    game.resigning = dice.choice([0, 0, 0.003])
    styles = dict(zip(MARKS, dice.choices(list(STYLES), k=len(game.players))))
    decisions = 0
    while not game.over:
        actions = game.legal()
        same(len(set(actions)), len(actions), f"twice the same {actions}")
        if len(actions) < 2 and game.who() != "unity":
            raise SystemExit(f"a decision with one answer: {actions}")
        if game.ask.what in ("turn", "section"):
            check(game)
        game.play(choose(game, actions, styles, dice))
        decisions += 1
    if not any(seat.resigned for seat in game.seats):
        check(game)
    return game, decisions


def main():
    data = Data.from_file(sys.argv[1] if len(sys.argv) > 1 else ROOT / "data" / "andromeda.txt")
    battle_odds()
    payments()
    grammar()
    examples = andromeda_examples.run(data)
    kinds = list(settings(data))
    games = int(sys.argv[2]) if len(sys.argv) > 2 else len(kinds)
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    decisions, hits = 0, collections.Counter()
    for number in range(first, first + games):
        try:
            game, count = play(data, kinds[number % len(kinds)], number)
        except BaseException:
            print(f"game {number}: {kinds[number % len(kinds)]}", file=sys.stderr)
            raise
        map_of(game)
        decisions += count
        hits.update(game.hits)
    print(f"{examples} examples hold; {decisions} decisions in {games} games, nothing lost")
    if len(sys.argv) > 4:
        for what, count in sorted(hits.items()):
            print(f"  {count:7} {what}")


if __name__ == "__main__":
    main()
