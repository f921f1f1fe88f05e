#!/usr/bin/env python3
"""Plays random games in the engine and in a second implementation of the rules (quantum.py, nebuleuse.py, andromeda.py) side by side.

The reference plays a game and writes down, before every action, who decides, everything that may be played and the
position; the same game then goes through `astragal engine` and every answer must agree. The first difference is
shown with the session that leads to it, and ends the run with status 1.
"""

import argparse
import pathlib
import sys
import time

from andromeda_games import AndromedaGames
from nebuleuse_games import NebuleuseGames
from quantum_games import QuantumGames
from session import Difference, Session

ROOT = pathlib.Path(__file__).resolve().parents[2]
BATCH, COMMANDS = 40, 20000  # games that go through one engine process, and when there are enough
GAMES = {"quantum": QuantumGames, "nebuleuse": NebuleuseGames, "andromeda": AndromedaGames}


def report(difference, number, session, label):
    """The difference, and the part of the session from the game's beginning on, to send to an engine as it stands."""
    begin = max(first for first in session.begins if first <= number)
    silent = ("show", "who", "legal", "odds", "view")
    replay = [command for command in session.commands[begin:number + 1] if command.split()[0] not in silent]
    print(f"difference: {label}\n\nThe session (feed it to `astragal engine`):")
    print("\n".join(replay + ["show", "legal"]))
    print(f"\nat the command `{session.commands[number]}`:\n{difference}")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--engine", default=str(ROOT / "build" / "astragal"), help="the program (default: %(default)s)")
    parser.add_argument("--game", default="quantum", choices=GAMES, help="default: %(default)s")
    parser.add_argument("--games", type=int, help="stop after so many games")
    parser.add_argument("--decisions", type=int, help="stop after so many decisions (default: 30000 unless --games)")
    parser.add_argument("--most", type=int, default=1, help="differences before the run ends (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--limit", type=int, help="decisions per game (default: 80 in Quantum, else 120 or none)")
    quantum = parser.add_argument_group("Quantum")
    quantum.add_argument("--maps", default="", help="ids of maps, separated by commas (default: all, and some more)")
    quantum.add_argument("--rules", default="sheet,basic", help="rule sets, separated by commas (default: %(default)s)")
    quantum.add_argument("--printing", default="first,revised", help="of the cards (default: %(default)s)")
    nebuleuse = parser.add_argument_group("Nébuleuse Rouge")
    nebuleuse.add_argument("--seats", default="", help="numbers of players (default: all)")
    nebuleuse.add_argument("--variants", type=float, default=0.3,
                           help="share of games with other cards and numbers (default: %(default)s)")
    nebuleuse.add_argument("--data", default=str(ROOT / "data" / "nebuleuse.txt"), help="the file of cards and numbers")
    andromeda = parser.add_argument_group("Andromeda's Edge (also --seats, --variants)")
    andromeda.add_argument("--modes", default="versus,solo,unity", help="default: %(default)s")
    andromeda.add_argument("--decks", default="aurora,twilight,void", help="of events (default: %(default)s)")
    andromeda.add_argument("--resign", type=float, default=0.003,
                           help="how often players resign in a quarter of the games (default: %(default)s)")
    andromeda.add_argument("--andromeda-data", default=str(ROOT / "data" / "andromeda.txt"), help="the file of cards")
    return parser.parse_args()


def main():
    options = arguments()
    if options.games is None and options.decisions is None:
        options.decisions = 30000
    games, start, differences = GAMES[options.game](options), time.monotonic(), 0
    tally = games.tally

    def more():
        return ((options.games is None or tally.games < options.games)
                and (options.decisions is None or tally.decisions < options.decisions))

    while more():
        session = Session()
        first = tally.games
        while more() and tally.games < first + BATCH and len(session.commands) < COMMANDS:
            games.write(session)
        try:
            session.run(options.engine)
        except Difference as difference:
            report(difference.args[0], difference.args[1], session, f"seed {options.seed}, games {first} and up")
            differences += 1
            if differences == options.most:
                return 1
        except OSError as error:
            print(f"the engine cannot be run: {error}", file=sys.stderr)
            return 2
    if differences:
        return 1
    seconds = time.monotonic() - start
    print(f"{tally.decisions} decisions in {tally.games} games agree ({games.what()}, "
          f"{tally.decisions / seconds:.0f} decisions/s)")
    games.report()
    return 0


if __name__ == "__main__":
    sys.exit(main())
