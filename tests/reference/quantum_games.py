"""Random games of Quantum in the reference (quantum.py, cards.py), written down for the engine (compare.py)."""

import collections
import copy
import pathlib
import random
import sys
from fractions import Fraction
from itertools import combinations, product

from cards import ATTACKER, COMMANDS, DEFENDER, GAMBITS, Command, FullGame
from quantum import MARKS, SCRAPYARD, Game, Map, Ship
from session import expect_actions, expect_line, expect_odds, expect_ok, expect_position, expect_refused

ROOT = pathlib.Path(__file__).resolve().parents[2]

# (8.9), several Void tiles (8.8), tiles that touch at corners only, or not at all, and boards of the greatest size.
OWN_MAPS = [
    "Own narrow | 3 | 10* 7 7*",
    "Own full | 3 | 8* 7 7 7*",
    "Own voids | 3 | 8* 0 8 / 0 . 0 / 8 0 8*",
    "Own corners | 3 | 9* . 9 / . 0 . / 8 . 9*",
    "Own islands | 2 | 8* . 8 . 8*",
    "Own trio | 3 | 8* 9* / 7 9*",
    "Own crowd | 4 | 10* 10* / 10* 10*",
    "Own wide | 3 | 8* 7 0 8 7 8 0 8*",  # files up to x, the letter of the scrapyard
    "Own tall | 3 | 8* / 7 / 0 / 9 / 9* / 8 / 0 / 8*",
]

# How a game is played: how much each kind of decision is preferred to the others. Not named: those of USUAL, else 1.
# A kind is the first word of an action, with the second one for `use` and `take`.
USUAL = {"construct": 10, "use": 4, "cruel": 2, "relentless": 2, "scrappy": 2, "refresh": 0.7, "decline": 0.3,
         "scrap": 0.3}
STYLES = {
    "even": {},
    "fighter": {"attack": 8, "strike": 8, "deploy": 3},
    "builder": {"construct": 50, "reconfigure": 3, "end": 0.5},
    "scholar": {"research": 5},
    "dancer": {"transport": 5, "warp": 4, "modify": 3, "scout": 3, "end": 0.5},
    "duelist": {"attack": 40, "strike": 40, "use": 10, "deploy": 10, "end": 0.3},
    "commander": {"use": 15, "attack": 5, "deploy": 3, "end": 0.3},
    "collector": {"end": 5, "research": 5},
    "any": None,  # every single action is equally likely
}


def same_position(line):
    """The order of a seat's ships means nothing (docs/notation.md)."""
    parts = line.split(" | ")
    for number, part in enumerate(parts):
        seat, ships, dice = part.partition(" ships")
        parts[number] = seat + ships + " ".join(sorted(dice.split()))
    return parts


# ---- Odds, from the rules ----

def success(game, action):
    """The probability that the attacker wins when both sides use their re-rolls as well as they can."""
    if game.rules != "full":  # 6.3: the lower total wins, the attacker wins ties
        attacker, defender = (game.ship_at(action.split()[place]).number for place in (1, -1))
        return Fraction(sum(attacker + a <= defender + b for a, b in product(range(1, 7), range(1, 7))), 36)
    game = copy.deepcopy(game)
    game.play(action)
    known = {}

    def mean(outcomes):
        outcomes = list(outcomes)
        return sum(outcomes, Fraction(0)) / len(outcomes)

    def value(dice, side, played):
        """While this side decides about re-rolls, the attacker first."""
        if side > DEFENDER:
            return Fraction(game.attacker_wins(dice))
        if (dice, side, played) not in known:
            choices = [value(dice, side + 1, played)]
            game.played = list(played)
            for card, rolled in game.reactions(side).items():
                again = [tuple(number if i == rolled else die for i, die in enumerate(dice)) for number in range(1, 7)]
                choices.append(mean(value(new, side, played | {card}) for new in again))
            known[dice, side, played] = max(choices) if side == ATTACKER else min(choices)
        return known[dice, side, played]

    return mean(value(dice, ATTACKER, frozenset()) for dice in product(*map(game.combat_die, game.fighters())))


def is_attack(game, action):
    words = action.split()
    return words[0] in ("attack", "strike") or words[:2] == ["use", "tactical"] and words[3] in game.enemies()


def odds_of(game, actions):
    if game.who() == "chance":
        weights = game.weights(actions)
        return {action: Fraction(weight, sum(weights)) for action, weight in zip(actions, weights)}
    return {action: success(game, action) for action in actions if is_attack(game, action)}


# ---- Where a game begins ----

def new_game(board, options):
    entanglement = options["entanglement"] == "on"
    if options["rules"] == "full":
        return FullGame(board, options["printing"], entanglement)
    return Game(board, options["rules"], entanglement)


def late_game(board, options, dice):
    """A game in the middle of a turn, late, with much going on: many cubes, high dice, ships close together."""
    game, rules = new_game(board, options), options["rules"]
    seats = range(board.seats)
    for seat in dice.sample(seats, dice.choice([0, 0, 0, board.seats - 2])):
        game.seats[seat].present = False
    scatter_cubes(game, dice)
    for seat in seats:
        if game.seats[seat].present:
            game.seats[seat].ships = [Ship(dice.randint(1, 6), SCRAPYARD) for _ in range(dice.choice([3, 3, 3, 4, 5]))]
            game.seats[seat].dominance = dice.choice([1, 2, 3, 4, 5, 5, 5, 6])
            if rules != "basic":
                game.seats[seat].research = dice.choice([1, 2, 3, 4, 5, 5, 6])
    game.stage = "turn"
    game.seat = dice.choice([seat for seat in seats if game.seats[seat].present])
    if rules == "full":
        deal_cards(game, dice)
    if dice.random() < 0.6:
        prepare_construct(game, dice)
    scatter_ships(game, dice)
    game.actions_left = dice.choice([0, 1, 2, 3, 3, 3])
    game.earned = dice.choice([0, 0, 0, 1, 2] if rules != "full" else [0, 0, 1, 2, 3])
    if dice.random() < 0.3:
        for ship in game.seats[game.seat].ships:
            ship.moved, ship.used = dice.random() < 0.3, dice.random() < 0.3
    if rules == "full":
        if dice.random() < 0.4:
            arrange_duel(game, dice)
        elif dice.random() < 0.4:
            arrange_pick(game, dice)
    keep_possible(game)
    return game


def keep_possible(game):
    """Changes what could not have come about: a dominance of 6 where infamy has room for a cube, a research of 6 after
    phase 1, more cards earned than cubes placed since the set-up and a breakthrough."""
    for i, seat in enumerate(game.seats):
        cubes = sum(owners.count(i) for owners in game.cubes.values())
        if not seat.present:
            continue
        if seat.dominance == 6 and game.open_planets(i):
            seat.dominance = 5
        if seat.research == 6 and (i != game.seat or game.phase_two):
            seat.research = 5
        if i == game.seat:
            game.earned = min(game.earned, max(0, cubes - 1) + game.phase_two)
        elif game.rules == "full":
            seat.owed = min(seat.owed, max(0, cubes - 1))
    if game.phase_two and game.picks is not None and game.seats[game.picks].owed == 0:
        game.picks, game.earned = None, 1


# Commands that meet in a combat, and those that meet in moves; hands are often dealt from one of them.
COMBAT = """clever cruel dangerous ferocious plundering rational ravenous relentless righteous scrappy strategic
    stubborn warlike tactical""".split()
MOVES = """agile clever cunning curious eager energetic flexible ingenious intelligent nomadic resourceful scrappy
    stealthy tactical""".split()
ONCE = "cerebral cunning curious flexible nomadic resourceful tactical tyrannical".split()


def deal_cards(game, dice):
    """Hands of up to three commands, a market, and decks that may be all but empty."""
    deck = dice.sample(list(COMMANDS), len(COMMANDS))
    favoured = dice.choice([COMBAT, COMBAT, MOVES, list(COMMANDS), list(COMMANDS)])
    deck.sort(key=lambda card: card in favoured)
    for i, seat in enumerate(game.seats):
        if seat.present:
            for _ in range(dice.choice([0, 1, 2, 3, 3, 3])):
                card = deck.pop()
                seat.commands.append(Command(card, used=i == game.seat and card in ONCE and dice.random() < 0.1))
            if i != game.seat and dice.random() < 0.2:
                seat.owed = dice.choice([1, 1, 2])
    for kind in (dice.sample(deck, len(deck)), dice.sample(list(collections.Counter(GAMBITS).elements()), 22)):
        game.market += kind[:3]
        rest = kind[3:]
        game.discards += rest[:dice.choice([0, len(rest) // 2, len(rest) - 1, len(rest)])]
    if dice.random() < 0.15 and not any(command.name == "curious" for command in game.seats[game.seat].commands):
        game.attacked = True
        game.destroyed = dice.random() < 0.5
    if dice.random() < 0.1:
        game.after = dice.choice([i for i in range(len(game.seats)) if i != game.seat])


def scatter_cubes(game, dice):
    """Each seat places some of its cubes: few, or all but one, or so that one seat finds little room elsewhere."""
    board = game.map
    seats = list(range(board.seats))
    favoured = dice.choice(seats)  # with luck the only free locations are left where this seat has a cube
    most = dice.choice([1, board.cubes // 2, board.cubes - 1, board.cubes - 1])
    for seat in dice.sample(seats, len(seats)):
        planets = list(board.planets)
        dice.shuffle(planets)
        if dice.random() < 0.7:  # the favoured seat takes big planets, the others fill the small ones
            planets.sort(key=lambda planet: board.planets[planet], reverse=seat == favoured)
        game.seat = seat
        for _ in range(most):
            open_planets = game.open_planets(seat)  # 2.2, 8.9
            if open_planets:
                planet = next(planet for planet in planets if planet in open_planets)
                game.cubes.setdefault(planet, []).append(seat)


def prepare_construct(game, dice):
    """Puts ships of the seat in orbit of a planet that it may build on, with the right total if that can be."""
    if not game.open_planets(game.seat):
        return
    planet = dice.choice(game.open_planets(game.seat))
    orbit = (game.map.around if game.rules == "full" and game.mine("ingenious") else game.map.next_to)[planet]
    fleet = game.seats[game.seat].ships
    ships = fleet[:dice.choice([2, 3, 3, 4])]
    for ship, space in zip(ships, dice.sample(orbit, len(orbit))):
        ship.place = space
    for _ in range(100):
        if not game.can_construct(planet):
            dice.choice(ships).number = dice.randint(1, 6)


def scatter_ships(game, dice):
    """Most ships go around one or two planets or into the Void, some anywhere, some stay in the scrapyard."""
    board = game.map
    anchors = dice.sample(list(board.planets), min(2, len(board.planets)))
    crowd = [space for anchor in anchors for space in board.around[anchor]]
    if board.void and dice.random() < 0.5:
        crowd = sorted(board.void)
    for seat in game.seats:
        for ship in (ship for ship in seat.ships if ship.place == SCRAPYARD):
            place = dice.choice(crowd if dice.random() < 0.7 else sorted(board.spaces))
            if place not in game.occupied() and dice.random() < 0.85:
                ship.place = place


def arrange_duel(game, dice):
    """Puts a ship of the seat next to an enemy's, and with luck others of both beside them."""
    enemies = [ship for i, seat in enumerate(game.seats) if i != game.seat for ship in seat.ships]
    here = dice.choice(sorted(game.map.spaces))
    for ship in dice.sample(game.seats[game.seat].ships, 2) + dice.sample(enemies, min(3, len(enemies))):
        around = [space for space in game.map.around[here] + [here] if space not in game.occupied()]
        if around:
            ship.place = dice.choice(around)
    game.actions_left = 3
    for ship in game.seats[game.seat].ships:
        ship.moved = ship.used = False


def arrange_pick(game, dice):
    """Makes it phase 2, with cards to take for the seat whose turn it is or for another one."""
    game.stage, game.phase_two, game.actions_left = "pick", True, 0
    others = game.clockwise(game.seat)
    game.earned = dice.choice([1, 2, 3])
    if dice.random() < 0.5:
        game.earned, game.picks = 0, dice.choice(others)
        game.seats[game.picks].owed = dice.choice([1, 2, 3])
        for seat in others[:others.index(game.picks)]:
            game.seats[seat].owed = 0  # it was asked before
    for seat in game.seats:
        for command in seat.commands:
            command.new = not command.used and dice.random() < 0.1


# ---- What is played ----

def enables_construct(game, outcome):
    """Whether a re-roll of a ship lets its owner construct."""
    number, game.ship.number = game.ship.number, int(outcome.split()[1])
    can = any(game.can_construct(planet) for planet in game.open_planets(game.seat))
    game.ship.number = number
    return can


def kind_of(action):
    verb, *words = action.split()
    return f"{verb} {words[0]}" if verb in ("use", "take") else verb


def choose_outcome(game, outcomes, dice):
    if game.stage == "combat" and dice.random() < 0.4:
        return outcomes[5] if len(outcomes) == 36 else dice.choice(outcomes)  # the attacker's 1, the defender's 6
    if game.stage == "reconfigure" and dice.random() < 0.7:
        return dice.choice([outcome for outcome in outcomes if enables_construct(game, outcome)] or outcomes)
    if game.stage in ("roll", "reroll", "tie") and dice.random() < 0.4:
        return outcomes[0]  # so that totals are tied (3.3)
    return dice.choice(outcomes)


def resigns(game, dice):
    """Now and then, and more often where that is delicate: at set-up and while others than the turn's seat decide."""
    if sum(seat.present for seat in game.seats) == 2:
        return dice.random() < 0.002
    return dice.random() < (0.015 if game.stage == "turn" else 0.03 if game.stage in ("enter", "pick") else 0.08)


def choose(game, actions, style, dice):
    """The next action, or a resignation."""
    if game.who() == "chance":
        return choose_outcome(game, actions, dice)
    if resigns(game, dice):
        return dice.choice(game.resignations())
    weights = STYLES[style]
    if weights is None:
        return dice.choice(actions)
    kinds = collections.defaultdict(list)
    for action in actions:
        kinds[kind_of(action)].append(action)

    def weight(kind):
        verb = kind.split()[0]
        return weights.get(verb, USUAL.get(verb, 1))

    (kind,) = dice.choices(list(kinds), [weight(kind) for kind in kinds])
    return dice.choice(kinds[kind])


def rare_things(game, action):
    """Names of things worth counting that this action, about to be played, brings about."""
    verb, *words = action.split()
    seat = game.seats[game.seat]
    if verb == "construct" and sum(seats.count(game.seat) for seats in game.cubes.values()) == game.map.cubes - 1:
        yield "win by construct (10.1)"
    if verb in ("construct", "infamy") and game.cubes_of(game.seat, words[0]):
        yield f"{verb} on an entangled planet (8.9)"
    if verb == "infamy" and game.phase_two:
        yield "infamy in phase 2 (9.2)"
    if verb in ("enter", "stay") and seat.dominance == 6 and not game.infamy_is_due(game.seat):
        yield "infamy without an open planet (8.5)"
    if verb == "end" and seat.research == 6:
        yield "breakthrough (8.6)"
    if verb in ("move", "attack"):
        ship = game.ship_at(words[0])
        targets, attacks = game.reach(ship, game.map.next_to, game.occupied(), game.enemies())
        last = (words[2] if words[1] == "via" else words[0], words[-1])
        if verb == "move" and words[1] not in targets or verb == "attack" and last not in attacks:
            yield f"{verb} with a manoeuvre (7.5)"
    if verb == "transport" and words[2] == words[3]:
        yield "transport out and back (7.2)"
    if verb == "resign":
        yield resignation(game, MARKS.index(words[0]))
    if verb in ("reconfigure", "deploy") and ":" in words[0]:
        yield "marked ship in the scrapyard"
    if verb == "draw" and not game.deck(game.missing()):
        yield "deck made anew (9.1)"
    if verb == "infamy" and game.decider() != game.seat:
        yield "infamy of another seat"
    if verb == "take" and game.decider() != game.seat:
        yield "card taken in another seat's turn"


def resignation(game, leaver):
    """At which stage, and what the one who leaves has to do with it."""
    stage, roles = game.stage, []
    if game.rules == "full":
        stage += f" of {game.of}" * bool(game.of) + " before the dice" * (game.stage == "react" and not game.dice)
        stage += f" for {game.gambit}" * bool(game.gambit)
        stage += " in an extra turn" * (game.after is not None)
        roles = ["the defender"] * (leaver == game.defender()) + ["the picker"] * (leaver == game.picks)
    roles += ["the decider"] * (leaver == game.decider()) + ["the turn's seat"] * (leaver == game.seat)
    return f"resignation at {stage} by {' and '.join(roles) or 'another'} (10.2)"


def cards_that_matter(game, action):
    """Commands without which the action could not be played or would not lead to the same position."""
    if action.startswith("resign") or game.stage == "draw" and not game.deck(game.missing()):
        return
    after = copy.deepcopy(game)
    after.play(action)
    for number, seat in enumerate(game.seats):
        for place, command in enumerate(seat.commands):
            if command.name in action.split():
                if action.split()[0] not in ("take", "discard"):
                    yield command.name
                continue
            twin = copy.deepcopy(game)
            twin.seats[number].commands[place].name += "~"  # which is no card
            if action not in twin.actions():
                yield command.name
                continue
            twin.play(action)
            if twin.position().replace("~", "") != after.position():
                yield command.name


class Tally:
    def __init__(self):
        self.decisions, self.games = 0, 0
        self.kinds, self.rare = collections.Counter(), collections.Counter()
        self.cards = collections.Counter()  # commands that mattered
        self.hands = collections.Counter()  # pairs of commands of the seat that acts in its phase 1
        self.allies, self.foes = collections.Counter(), collections.Counter()  # pairs in combat, of a side and of both

    def count_cards(self, game, action, dice):
        hands = [sorted(command.name for command in seat.commands if not command.new) for seat in game.seats]
        if game.stage == "turn":
            self.hands.update(combinations(hands[game.seat], 2))
        if game.stage == "combat":
            attacker, defender = ([card for card in hands[seat] if card in COMBAT] for seat in game.fighters())
            self.allies.update(combinations(attacker, 2))
            self.allies.update(combinations(defender, 2))
            self.foes.update(product(attacker, defender))
        if dice.random() < 0.05:  # it takes long
            self.cards.update(set(cards_that_matter(game, action)))


def script(session, board, options, dice, limit, tally):
    """Plays one game in the reference and writes it into the session."""
    session.begin()
    for name, value in {"map": board.line(), **options}.items():
        session.send(f"set {name} {value}", expect_ok)
    with_cards = options["rules"] == "full"
    if dice.random() < (0.2 if with_cards else 0.4):
        game = new_game(board, options)
        session.send("new", expect_ok)
    else:
        game = late_game(board, options, dice)
        limit //= 4 if with_cards else 2
        session.send("position " + game.position(), expect_ok)
    style = dice.choice(list(STYLES) + ["duelist", "duelist", "duelist", "commander", "dancer"] * with_cards)
    tally.games += 1
    for _ in range(limit):
        position, actions = game.position(), game.actions()
        over = game.stage == "over"
        session.send("show", expect_position(position, same_position))
        session.send("who", expect_line("who " + ("over " + MARKS[game.seat] if over else game.who())))
        session.send("legal", expect_actions(actions))
        tally.decisions += 1
        if over:
            tally.rare["games won"] += 1
            session.send("position " + position, expect_ok)
            session.send("show", expect_position(position, same_position))
            break
        if dice.random() < 0.1:
            session.send("odds", expect_odds(odds_of(game, actions)))
        if dice.random() < 0.03:  # a position is complete: both go on from the line
            session.send("position " + position, expect_ok)
            game = new_game(board, options).read(position)
        for seat in range(len(MARKS)):  # who has left cannot leave again; nobody leaves while dice roll
            if f"resign {MARKS[seat]}" not in game.resignations() and dice.random() < 0.01:
                session.send(f"play resign {MARKS[seat]}", expect_refused)
        action = choose(game, actions, style, dice)
        tally.kinds[kind_of(action)] += 1
        tally.rare.update(rare_things(game, action))
        if with_cards:
            tally.count_cards(game, action, dice)
        research = [seat.research for seat in game.seats]
        session.send("play " + action, expect_ok)
        game.play(action)
        if game.stage == "turn" and research[game.seat] < game.seats[game.seat].research and action != "research":
            tally.rare["research from the Void (8.8)"] += 1


class QuantumGames:
    """All games of a run, which `write` writes one after the other, and what happened in them."""

    def __init__(self, options):
        self.options = options
        self.pairs = [(board, rules) for board in boards(options.maps) for rules in options.rules.split(",")]
        random.Random(options.seed).shuffle(self.pairs)
        self.tally = Tally()

    def write(self, session):
        board, rules = self.pairs[self.tally.games % len(self.pairs)]
        dice = random.Random(f"{self.options.seed} {self.tally.games}")
        setting = {"rules": rules, "printing": dice.choice(self.options.printing.split(",")),
                   "entanglement": dice.choice(["off", "on"])}
        script(session, board, setting, dice, self.options.limit or 80, self.tally)

    def what(self):
        return f"{len(self.pairs)} pairs of map and rules"

    def report(self):
        for counter in (self.tally.kinds, self.tally.rare):
            print("  " + ", ".join(f"{name} {count}" for name, count in sorted(counter.items())))
        if self.tally.cards:
            report_cards(self.tally)


def boards(ids):
    files = {path.stem: path for path in sorted((ROOT / "maps").glob("*.map"))}
    if ids:
        unknown = [name for name in ids.split(",") if name not in files]
        if unknown:
            sys.exit(f"no such map: {', '.join(unknown)}")
        return [Map.from_file(files[name]) for name in ids.split(",")]
    return [Map.from_file(path) for path in files.values()] + [Map.from_line(line) for line in 3 * OWN_MAPS]


def report_cards(tally):
    print("Cards: how often taken, used or played in combat, and how often they mattered (in a sample of 5 %)")
    for card in list(GAMBITS) + list(COMMANDS):
        taken, used = tally.kinds["take " + card], tally.kinds["use " + card] + tally.kinds[card]
        print(f"  {card:15} taken {taken:5}"
              + (f"  used {used:5}  mattered {tally.cards[card]:5}" if card in COMMANDS else ""))
    for met, most, where in ((tally.hands, 465, "in the hand of the seat that acts"),
                             (tally.allies, 91, "on one side of a combat, of those for combat"),
                             (tally.foes, 182, "on both sides of a combat, of those for combat")):
        print(f"{len(met)} of {most} pairs of commands met {where}, the rarest {min(met.values(), default=0)} times")
