"""Andromeda's Edge: what the engine's position line says, and what it should say (compare.py).

The line has sections divided by " | ", each of words `name=value`. Only what the rules define is compared: not the order
of equal ships, nor how the engine notes what is still to be done.
"""

import collections

from andromeda_data import RESOURCES, SHIPS, TRACKS, TYPES
from andromeda_table import BARGE, BAY, GONE, RESERVE, SCRAP, STATION, Place
from session import Difference

PILES = ["open", "4", "8", "observatory"]


def digits(counter, names):
    return "".join(str(counter[name]) for name in names)


def csv(words):
    return ",".join(map(str, words)) or "-"


def place_of(ship):
    marks = f"*{ship.marks}" if ship.marks else ""
    if isinstance(ship.at, Place):
        return ship.at.name + marks
    if ship.at == BAY and ship.slot:
        return ship.slot.lower()
    return {RESERVE: "-", BAY: "bay", SCRAP: "scrap", BARGE: "barge", GONE: "out", STATION: "row"}[ship.at]


def module_of(module):
    return module.id + "*" * module.damaged + "!" * module.used


def tile(place):
    if place.kind == "nebula":
        return "nebula:" + csv(sorted(place.moons))
    if place.kind != "planet":
        return place.id
    text = f"{place.id}:{csv(place.moons)}:{place.below}"
    if place.bonus:
        text += ":b"
    if place.colonised:
        text += f":{place.owner.mark if place.owner else 'none'}.{place.settled}"
    return text


def wanted(game):
    """{section.name: value}"""
    data = game.data.all
    found = {"head.first": game.players[game.first].mark, "head.event": str(game.event_at)}
    if game.unity:
        found.update({"head.control": game.control.mark, "head.probe": game.probe.name})
    found.update({f"map.{place.name}": tile(place) for place in game.regions()})
    found["decks.market"] = "/".join(csv(sorted(name for name in game.market[kind] if name)) for kind in TYPES)
    deck = {name: count for kind in TYPES for name, count in game.module_decks[kind].items()}
    found["decks.modules"] = "".join(str(deck.get(name, 0)) for name in data["module"])
    found["decks.tops"] = csv(game.upgrade_top[kind] or "-" for kind in SHIPS)
    found["decks.sup"] = csv(game.supremacy[step] or "-" for step in game.data.token_steps)
    found["decks.piles"] = "".join(str(game.piles[name].unknown()) for name in PILES)
    found["decks.known"] = "/".join(digits(game.piles[name].known, data["discovery"]) for name in PILES)
    found["decks.tokens"] = digits(game.tokens, data["discovery"])
    moons = {name: count for pool in game.moon_pool.values() for name, count in pool.items()}
    found["decks.moons"] = digits(moons, data["moon"])
    found["decks.planets"] = digits(game.planet_stack, data["planet"])
    found["decks.pool"] = digits(game.tactics.cards, data["tactic"])
    found["decks.discards"] = digits(game.tactics.discards, data["tactic"])
    found["decks.played"] = digits(game.tactics.played, data["tactic"])
    figures = sorted((name, place.name) for place in game.places for name in place.raiders)
    found["raiders.at"] = csv(sorted(place for _, place in figures))
    for seat in game.seats:
        if seat.resigned:
            continue  # what is left to it means nothing any more
        for name, value in wanted_seat(game, seat).items():
            found[f"{seat.mark}.{name}"] = value
    return found


def wanted_seat(game, seat):
    kinds = {kind: sorted(place_of(ship) for ship in seat.ships if ship.kind == kind) for kind in SHIPS}
    data = game.data.all
    found = {
        "vp": seat.vp, "turns": seat.turns, "res": csv(seat.res[name] for name in RESOURCES),
        "tracks": csv(seat.tracks[track] for track in TRACKS),
        "ships": csv(place for kind in SHIPS for place in kinds[kind]), "leaders": seat.leaders,
        "out": csv(f"{place.name}.{place.leaders[seat.mark]}" for place in game.places if place.leaders[seat.mark]),
        "moons": csv(sorted(moon.id for moon in seat.moons if not moon.spent)),
        "spent": csv(sorted(moon.id for moon in seat.moons if moon.spent)),
        "cards": csv("own" if source.kind == "fup" else source.id for source in seat.sources),
        "wins": f"{seat.wins},{seat.raiders},{len(seat.discoveries)}",
    }
    if seat.unity:
        owned = [module.id for module in seat.modules()]
        broken = [module.id for module in seat.modules() if module.damaged]
        found.update({"corrupted": seat.corrupted, "hand": seat.unknown,
                      "knownhand": digits(seat.known, data["tactic"]),
                      "modules": "".join(str(owned.count(name)) for name in data["module"]),
                      "damaged": "".join(str(broken.count(name)) for name in data["module"]),
                      "helm": game.helm_at, "tops": csv(game.action_top.values()), "sup": len(seat.supremacy),
                      "rebuild": csv(place.name for place in seat.rebuild)})
    else:
        found["hand"] = "".join(str(seat.hand.count(name)) for name in data["tactic"])
        found["rows"] = "/".join(",".join(map(module_of, seat.modules(kind))) for kind in TYPES)
        found["printed"] = "".join(str(int(seat.rows[kind][0].used)) for kind in TYPES)
        found["destiny"] = csv(sorted(seat.destiny))
    return {name: str(value) for name, value in found.items()}


def read(line):
    """The same from the engine's line."""
    found = {}
    for number, section in enumerate(line.split(" | pending", 1)[0].split(" | ")):
        title, words = ("head", section) if number == 0 else section.partition(" ")[::2]
        for word in words.split(" "):
            name, _, value = word.partition("=")
            found[f"{title}.{name}"] = value
    for name, value in list(found.items()):
        section, _, what = name.partition(".")
        if what == "ships":
            ships = ["row" if place in TYPES else place for place in value.split(",")]
            found[name] = csv(sorted(ships[:6]) + ships[6:])
        elif what == "cards":
            found[name] = ",".join(card.partition("!")[0] for card in value.split(","))
        elif what == "counts":
            found[f"{section}.wins"] = ",".join(value.split(",")[:3])
        elif what in ("moons", "spent") and section != "decks":
            found[name] = csv(sorted(value.split(",")))
        elif what == "destiny":
            found[name] = csv(sorted(card for card in value.split(",") if card != "-"))
        elif what == "market":
            found[name] = "/".join(csv(sorted(card for card in row.split(",") if card != "-"))
                                   for row in value.split("/"))
        elif value.startswith("nebula:"):
            found[name] = "nebula:" + csv(sorted(value[7:].split("+")))
        elif name == "raiders.at":
            found[name] = csv(sorted(place for place in value.split(",") if place != "-"))
    return found


def known(game, viewer):
    """21.1: what a seat (None: a spectator) sees of hands, destiny cards and the deck. The Unity's hand is a number for
    everybody; after a new shuffle nobody who does not see all hands knows what it holds."""
    data, found = game.data.all, {}
    unseen = game.tactics.cards.copy()
    destinies = list(game.destinies)
    for seat in game.players:
        if seat.resigned:
            continue
        mine = seat is viewer
        found[f"{seat.mark}.hand"] = digits(collections.Counter(seat.hand if mine else []), data["tactic"])
        found[f"{seat.mark}.hidden"] = str(0 if mine else len(seat.hand))
        if seat.destiny:
            found[f"{seat.mark}.destiny"] = csv(sorted(seat.destiny)) if mine else "?,?"
        if not mine:
            unseen.update(seat.hand)
            destinies += seat.destiny
    if not any(seat.resigned for seat in game.players):
        found["decks.destiny"] = "".join(str(int(name in destinies)) for name in data["destiny"])
        if not game.unity or not sum(game.unity.known.values()):
            found["decks.pool"] = digits(unseen, data["tactic"])
    return found


def expect_table(game):
    want = wanted(game)
    return expect_fields(want, lambda name: name.startswith("map.") and name not in want)


def expect_known(game, viewer):
    return expect_fields(known(game, viewer), lambda name: False)


def expect_fields(want, extra):
    """`extra` tells whether a field should not be there."""
    def check(data, last):
        if last != "ok" or len(data) != 1:
            raise Difference(f"no position: {last}")
        have = read(data[0].removeprefix("position "))
        wrong = [name for name in want if have.get(name) != want[name]] + list(filter(extra, have))
        if wrong:
            raise Difference("\n".join(f"{name}: expected {want.get(name)}, engine {have.get(name)}" for name in wrong)
                             + f"\nposition: {data[0]}")
    return check
