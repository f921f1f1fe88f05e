"""Andromeda's Edge: the file of cards and numbers, and the grammar of effects (rules, section 20).

Written from the rules page and the data file alone; see andromeda.py.
"""

import pathlib
from dataclasses import dataclass, field

BASIC = ["ice", "nano", "titan"]
RESOURCES = BASIC + ["credit", "energy"]  # 11.1
SHIPS = ["transport", "fighter", "science", "cruiser"]
TRACKS = ["sci", "ind", "com", "civ", "sup"]
TYPES = TRACKS[:4]
CLASSES = "SABCD"
EVENTS = ("always turn free diplomacy launch battle win lose hit module develop return end each near unity "
          "most least").split()


@dataclass(frozen=True)
class Option:
    """[ when ": " ] [ cost " -> " ] steps"""
    event: str  # "" if there is no when; a step of a track is its number
    place: str  # of launch, of most and least
    ship: str
    cost: tuple  # of (what, how many)
    steps: tuple  # of tuples of words; numbers are int
    number: int = 0  # in the whole effect, from 1 on
    clause: int = 0


def word(text):
    return int(text) if text.isdigit() else text


def parse_option(text, inherited, number, clause):
    """`inherited` is the when of the first option of the clause."""
    event, place, ship = inherited
    if ": " in text:
        when, text = text.split(": ", 1)
        when, _, ship = when.partition("@")
        event, _, place = when.partition(".")
        if event not in EVENTS and not event.isdigit():
            raise ValueError(f"no such event: {event}")
    cost = ()
    if " -> " in text:
        paid, text = text.split(" -> ")
        cost = tuple((item.split()[0], int(item.split()[1])) for item in paid.split(", "))
    steps = tuple(tuple(word(part) for part in step.split()) for step in text.split(", ") if step != "-")
    return Option(event, place, ship, cost, steps, number, clause)


def parse_effect(text):
    """A tuple of clauses, each a tuple of options."""
    if text == "-":
        return ()
    clauses, number = [], 0
    for clause in text.split(" ; "):
        inherited, options = ("", "", ""), []
        for part in clause.split(" | "):
            number += 1
            options.append(parse_option(part, inherited, number, len(clauses)))
            first = options[0]
            inherited = first.event, first.place, first.ship
        clauses.append(tuple(options))
    return tuple(clauses)


def amounts(text):
    """ice:2,energy:1 as a dict."""
    return {name: int(number) for name, number in (item.split(":") for item in text.split(","))}


def numbers(text):
    return [int(number) for number in text.split(",")]


@dataclass
class Thing:
    """A line of the file."""
    kind: str
    id: str
    copies: int
    fields: dict
    effect: tuple
    cost: dict = field(default_factory=dict)

    def has(self, name):
        return self.fields.get(name) == "yes"

    def number(self, name, default=0):
        return int(self.fields.get(name, default))


class Data:
    """What the file says: `all[kind][id]`, in the order of the file."""

    def __init__(self, text):
        self.all = {}
        for line in text.split("\n"):
            if not line.strip() or line.startswith("#"):
                continue
            kind, name, copies, _english, _french, pairs, effect = line.split("|", 6)
            fields = {} if pairs == "-" else dict(pair.split("=", 1) for pair in pairs.split(" "))
            thing = Thing(kind, name, int(copies), fields, parse_effect(effect))
            if "cost" in fields:
                thing.cost = amounts(fields["cost"])
            self.all.setdefault(kind, {})[name] = thing
        score = self.all["devscore"]["1"].fields
        self.level_points, self.lead_points = numbers(score["end"]), numbers(score["lead"])
        self.relic_points = numbers(self.all["relics"]["1"].fields["end"])
        self.tracks = self.all["track"]
        self.track_vp = {name: numbers(track.fields["vp"]) for name, track in self.tracks.items()}
        self.track_end = {name: numbers(track.fields["end"]) for name, track in self.tracks.items()}
        self.levels = {name: numbers(track.fields["level"]) for name, track in self.tracks.items()}
        self.vault = amounts(self.tracks["com"].fields["vault"])
        self.hand = amounts(self.tracks["civ"].fields["hand"])
        self.token_steps = numbers(self.tracks["sup"].fields["tokens"])
        self.nebula_of_die = {face: number for number, nebula in self.all["nebula"].items()
                              for face in numbers(nebula.fields["dice"])}

    @classmethod
    def from_file(cls, path):
        return cls(pathlib.Path(path).read_text(encoding="utf-8"))
