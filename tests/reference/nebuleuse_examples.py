#!/usr/bin/env python3
"""The worked examples of the rules of Nébuleuse Rouge (section 13) and random play, in nebuleuse.py alone.

    nebuleuse_examples.py FILE [GAMES]

FILE has the cards and numbers. Prints how often each thing happened in the random games.
"""

import collections
import random
import sys

from nebuleuse import BASE, EXPERTS, FIELDS, PIECES, Data, Game, Planet, position


class Examples:
    """Each method is an example: it arranges a position, plays, and asserts."""

    def __init__(self, data):
        self.data = data

    def table(self, seats=2, seat=0, start=True, **values):
        """A game in which this seat begins its turn, or is in the middle of one; values are those of its commander."""
        game = Game(self.data, seats)
        game.setup, game.seat = False, seat
        me = game.me()
        for name, value in values.items():
            if name in PIECES:
                me.pieces[name] = value
            elif name in ("experts", "experience"):
                (me.pieces if name == "experts" else me.experience).update(value)
            else:
                setattr(me, name, value)
        game.agenda = [("start",)] if start else [("space",)]
        game.go_on()
        return game

    @staticmethod
    def napos(game, slot="alpha", **values):
        game.slots[slot] = Planet("A", "S3", "napos", face_up=True, **values)
        return game.slots[slot]

    @staticmethod
    def run(game, *actions):
        for action in actions:
            game.play(action)
        return game

    def e1(self):
        assert self.table(thruster=3).hand == 5

    def e2(self):
        game = self.run(self.table(thruster=3, detector=2, scanner=1), "explore", "card meteorites")
        assert game.legal() == ["detector", "face"]
        game.play("detector")
        me = game.me()
        assert me.usable("detector") == 1 and me.usable("scanner") == 1 and me.experience["S"] == 0
        assert me.pieces["thruster"] == 3 and game.who() == 0

    def e3(self):
        game = self.table(laser=2, thruster=4)
        assert "buy laser" not in game.legal() and "buy scanner" in game.legal()

    def e4(self):
        game = self.run(self.table(thruster=2), "cross S2", "card science")
        assert (game.me().place, game.hand, game.me().experience["S"]) == ("S2", 3, 0)

    def e5(self):
        game = self.run(self.table(seats=3, place="S3"), "explore", "card planet")
        assert game.legal() == ["slot alpha", "slot beta", "slot gamma"]
        game.play("slot gamma")
        planet = game.slots["gamma"]
        assert game.me().pv == 1 and game.tokens["S3"] == 2 and game.piles["A"] == 9
        assert planet.letter == "A" and not planet.face_up and not any(game.knows(seat, "gamma") for seat in range(3))

    def e6(self):
        game = self.table(place="S2")
        game.tokens["S2"] = 0
        self.run(game, "explore", "card planet")
        assert game.me().pv == 0 and game.who() == 0 and "end" in game.legal()

    def e7(self):
        for squads, scanned in ((2, False), (3, False), (2, True)):
            game = self.table(place="S3", squad=squads)
            game.slots["alpha"] = Planet("A", "S3", "napos" if scanned else "", scanned=[0] if scanned else [])
            if scanned:
                assert "land alpha" not in game.legal()
                continue
            self.run(game, "land alpha", "species napos")
            assert game.slots["alpha"].face_up
            if squads == 2:
                assert game.seat == 1 and not game.seats[0].landed and game.seats[0].place == "S3"
            else:
                assert game.legal() == ["observe"]

    def e8(self):
        game = self.table(place="S3", squad=3)
        game.slots["alpha"] = Planet("A", "S3")
        self.run(game, "land alpha", "species napos", "observe", "end")
        assert game.me().experience["D"] == 1 and sorted(game.legal()) == ["stay", "take off"]
        self.run(game, "stay", "end")
        assert game.me().experience["D"] == 2 and game.legal() == ["take off"]
        game.me().experience.update(S=1, M=1)
        assert sorted(game.legal()) == ["contact", "take off"]

    def e9(self):
        for answers in (["stop"], ["stay", "end", "end"]):
            game = self.table(seats=3, start=False, place="S3", landed="gamma", experience=dict(S=2, D=2, M=2))
            self.napos(game, "gamma", contact=0)
            game.agenda = [("start",)]
            game.go_on()
            assert game.legal() == ["stop", "stay"]
            self.run(game, *answers)
            me, left = game.seats[0], 1 if answers == ["stop"] else 0
            assert me.pv == (4 if left else 8) and [me.experience[letter] for letter in "SDM"] == [left] * 3
            assert me.place == "S3" and not me.landed and not game.slots["gamma"] and me.kept == ["napos"]
            assert game.seat == 0 and game.hand == 4 and "land base" not in game.legal()

    def e10(self):
        game = self.table(place="S2", ship="spatha", laser=1, detector=1, thruster=3)
        self.run(game, "explore", "card bireme", "face", "die 7")
        me = game.me()
        assert (me.pieces["detector"], me.pv, me.experience["S"]) == (0, 1, 1) and "explore" in game.legal()

    def e11(self):
        game = self.table(place="S1", pv=12, missions=2, exo=["nanoprobes"], experience=dict(S=3, C=2),
                          experts={"expert-M": 1}, thruster=4)
        game.play("land base")
        me = game.me()
        assert me.ship == "spatha" and me.place == BASE and game.who() == 0
        assert [me.pieces[piece] for piece in PIECES] == [3, 1, 1, 1, 2, 0, 0, 0]
        assert (me.missions, me.exo, me.experience) == (2, ["nanoprobes"], dict(S=3, D=0, M=0, C=2))
        self.run(game, "take laser", "take squad")
        assert game.seat == 1

    def e12(self):
        game = self.run(self.table(place="S2", laser=1), "explore", "card trireme", "die 3", "die 4")
        assert game.me().pieces["laser"] == 0 and game.me().pv == 2 and "end" in game.legal()

    def e13(self):
        for card, rolls in (("liburna", 1), ("trireme", 3)):
            game = self.run(self.table(place="S2"), "explore", f"card {card}", *["die 3"] * rolls)
            assert game.me().experience == dict(S=1, D=0, M=0, C=0) and game.me().pv == 0 and "end" in game.legal()

    def e14(self):
        game = self.run(self.table(thruster=0), "buy thruster", "card science")
        assert game.me().pieces["thruster"] == 1 and game.me().experience == dict(S=0, D=0, M=1, C=0) and game.hand == 0
        assert game.me().place == BASE

    def e15(self):
        game = self.table(seat=0, start=False, place="S3", landed="alpha", experience=dict(S=1, D=1, M=1))
        self.napos(game, contact=0, observer=1, observed={1: 1})
        green = game.seats[1]
        green.place, green.landed = "S3", "alpha"
        game.agenda = [("start",)]
        game.go_on()
        assert game.me().pv == 4 and game.slots["alpha"] and "land alpha" not in game.legal()
        game.play("end")
        assert green.experience["D"] == 1 and not green.landed and game.seats[0].kept == ["napos"]
        assert not game.slots["alpha"] and game.seat == 1 and game.hand == 4
        assert not [answer for answer in game.legal() if answer.startswith("land")]

    def e16(self):
        for values in ({"experts": {"expert-D": 1}}, {"exo": ["holodeck"]}):
            game = self.table(start=False, place="S3", landed="alpha", experience=dict(S=1, M=1), **values)
            self.napos(game, contact=0)
            assert game.jokers(0, game.slots["alpha"])
            game.agenda = [("start",)]
            game.go_on()
            if "exo" in values:
                assert game.legal() == ["joker D"]
                game.play("joker D")
            assert not any(game.me().experience.values()) and game.me().pv == 4

    def e17(self):
        game = self.run(self.table(), "cross S2", "card raz")
        assert sum(game.unseen.values()) == 52
        game.play("end")
        assert game.unseen == self.data.copies

    def e18(self):
        game = self.table(place="S5", thruster=4, squad=3, experience=dict(S=6, D=6, C=6), scanner=1)
        game.open = True
        cards = iter(list(collections.Counter(game.unseen).elements()))
        self.run(game, "enter X", *[f"card {next(cards)}" for _ in range(6)], "scan X", "species matrix")
        assert "end" in game.legal() and "leave X" not in game.legal()
        self.run(game, "land X", "contact", "end", "stop")
        assert game.me().pv == 8 and game.me().place == "X" and "leave X" not in game.legal()
        assert not game.slots["X"] and game.hand == 6 and "end" in game.legal()
        self.run(game, "end", "end")
        others = [answer for answer in game.legal() if not answer.startswith("buy")]
        assert others == ["leave X"] and game.hand == 6
        self.run(game, "leave X", *[f"card {next(cards)}" for _ in range(3)])
        assert game.seats[0].place == BASE and game.seat == 1

    def e19(self):
        game = self.table(seats=3, seat=1, pv=30)
        game.round = 9
        game.play("end")
        assert game.seat == 2 and not game.over and game.last
        game.play("end")
        assert game.over and game.round == 9 and game.winners() == [1]


    # Corners of rules that the examples leave out, by the number of the rule.

    def r1_2(self):
        """No token left and the last X contact made: this round is the last, 30 PV or not."""
        game = self.table(seats=2, start=False, place="X", landed="X", experience=dict(C=2, S=2))
        game.tokens, game.piles["X"], game.open = dict.fromkeys(game.tokens, 0), 0, True
        game.slots["X"] = Planet("X", "X", "matrix", face_up=True, contact=0)
        game.agenda = [("start",)]
        game.go_on()
        assert game.me().pv == 8 and not game.last
        game.play("end")
        assert game.last and not game.over
        game.play("end")
        assert game.over and game.round == 1

    def r1_5(self):
        game = self.table(start=False, seat=1, place="S3", landed="alpha", experience=dict(S=2, D=2, M=2))
        game.round = 60
        self.napos(game, contact=1)
        game.agenda = [("start",)]
        game.go_on()
        game.play("stay")
        assert game.over and game.seats[1].pv == 4 and game.winners() == [1]

    def r4_3(self):
        """No landing after the base was left, not even on the base; buying does not leave it."""
        game = self.table(thruster=4)
        game.slots["alpha"] = Planet("A", "S1")
        assert not [answer for answer in game.legal() if answer.startswith("land")]
        assert "scan alpha" in game.legal()
        self.run(game, "buy laser", "card planet", "card planet")
        assert game.me().place == BASE and not game.took_off
        self.run(game, "explore", "card planet-b")
        assert game.me().place == "S1" and not [answer for answer in game.legal() if answer.startswith("land")]

    def r6_5(self):
        """The joker can wait for the second threshold."""
        game = self.table(start=False, place="S3", landed="alpha", exo=["holodeck"], experience=dict(S=2, D=1, M=2))
        self.napos(game, contact=0)
        game.agenda = [("start",)]
        game.go_on()
        assert game.legal() == ["joker none", "joker S", "joker D", "joker M"]
        game.play("joker none")
        assert game.legal() == ["stop", "stay"]
        self.run(game, "stay", "end")
        assert game.legal() == ["joker D"]
        game.play("joker D")
        assert game.me().pv == 8 and not any(game.me().experience.values())

    def r6_7(self):
        """A lost turn does not end the observation; nobody can land meanwhile."""
        game = self.table(seats=3, place="S3", squad=3, experience=dict(S=6, D=6, M=6))
        self.napos(game, observer=1, over=2)
        green = game.seats[1]
        green.place, green.landed, green.lost = "S3", "alpha", 1
        assert "land alpha" not in game.legal()
        game.play("end")
        assert game.seat == 2 and green.landed and green.lost == 0
        self.run(game, "end", "end")
        assert game.seat == 1 and not green.landed and game.seats[2].kept == ["napos"]

    def r8_6(self):
        """Purchases in X keep the cards to leave with; there is no end while there is a way on."""
        game = self.table(place="X", thruster=2, laser=0)
        game.open = True
        assert game.legal() == ["leave X"]  # hand 4: no purchase for 2 or 3
        game = self.table(place="X", thruster=0)
        game.open = True
        assert game.legal() == ["buy thruster", "end"]

    def r9_3(self):
        """Two installations cost two turns."""
        game = self.table(place="S2", ship="spatha", thruster=5, detector=0)
        for tech in ("holodeck", "nanoprobes"):
            self.run(game, "explore", f"card {tech}", "install", "give thruster", "gain M")
        me = game.me()
        assert me.lost == 2 and me.pieces["thruster"] == 3 and me.experience["M"] == 2 and game.hand == 6
        self.run(game, "end", "end", "end", "end")
        assert game.seat == 0 and me.lost == 0

    def r10_2(self):
        """An observer who resigns settles a contact that is over; one in contact loses what was paid."""
        game = self.table(seats=3)
        self.napos(game, observer=1, over=2)
        game.seats[1].place, game.seats[1].landed = "S3", "alpha"
        game.play("resign B")
        assert not game.slots["alpha"] and game.seats[2].kept == ["napos"] and game.seat == 0
        game = self.table(seats=3)
        planet = self.napos(game, contact=1, steps=1)
        game.seats[1].place, game.seats[1].landed = "S3", "alpha"
        game.play("resign B")
        assert planet.contact is None and planet.steps == 0 and game.seats[1].pv == 0
        game.play("resign R")
        assert game.over and game.winners() == [2]

    def r11_2(self):
        """What one seat has scanned is settled, and the others do not know it."""
        game = self.table(place="S3")
        game.slots["alpha"] = Planet("A", "S3")
        self.run(game, "scan alpha", "species napos", "end")
        assert len(game.unsettled("A")) == 23 and len(game.possible_cards(1, "A")) == 24
        assert "alpha S3 napos down scans R" in position(game) and "napos" not in position(game, 1)


def random_game(data, seats, dice):
    """A whole game by chance, without a look at what is wise."""
    game = Game(data, seats)
    while not game.over:
        legal = game.legal()
        assert legal and len(set(legal)) == len(legal), game.agenda
        if game.who() == "chance":
            odds = game.odds()
            assert sum(odds.values()) == 1
            game.play(dice.choices(list(odds), [float(chance) for chance in odds.values()])[0])
        elif dice.random() < 0.0005:
            game.play(dice.choice(game.resignations()))
        else:
            game.play(dice.choice(legal))
        check(game)
    assert game.winners()
    return game


def check(game):
    """What must be true at every moment."""
    data = game.data
    settled = game.settled()
    assert len(settled) == len(set(settled))
    assert 0 <= game.hand <= sum(game.unseen.values())
    assert position(game).count("; ") >= 5
    for piece in EXPERTS:
        assert sum(seat.pieces[piece] for seat in game.seats) <= data.experts[piece]
    for number, seat in enumerate(game.seats):
        assert all(0 <= seat.experience[letter] <= data.numbers["experience_max"] for letter in FIELDS)
        assert seat.experts() <= data.holds[seat.ship, "expert"][1]
        assert all(0 <= seat.pieces[piece] <= data.holds[seat.ship, piece][1] for piece in PIECES[:5])
        if seat.landed:
            planet = game.slots[seat.landed]
            assert planet.face_up and planet.sector == seat.place
            if game.over or game.agenda[0][0] != "place":
                assert number in (planet.observer, planet.contact)
    assert sum(seat.present and seat.place == "X" for seat in game.seats) <= 1


def main():
    data = Data.from_file(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    examples = Examples(data)
    corners = [name for name in dir(examples) if name.startswith("r") and name[1].isdigit()]
    for name in [f"e{number}" for number in range(1, 20)] + corners:
        getattr(examples, name)()
    hits = collections.Counter()
    for number in range(games):
        hits += random_game(data, 2 + number % 3, random.Random(number)).hits
    print(f"19 examples, {len(corners)} corners of rules, {games} random games")
    for what, count in sorted(hits.items()):
        print(f"  {count:7} {what}")


if __name__ == "__main__":
    main()
