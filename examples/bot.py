#!/usr/bin/env python3
"""A bot for Astragal, to begin one's own with: build/astragal match --seats level:1,engine:examples/bot.py

It speaks docs/protocol.md. It knows no rule: an engine of its own answers all commands but `go`, and says what is
possible. What the bot adds is taste: it tries each decision out and keeps the one whose position it likes best.
"""
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time


class Engine:
    """`astragal engine` as a child; the program that seats a bot says in ASTRAGAL where it is."""

    def __init__(self):
        program = shutil.which(os.environ.get("ASTRAGAL", "astragal")) or sys.exit("say in ASTRAGAL where astragal is")
        self.child = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        """All lines of the answer; the last one begins with ok or error."""
        self.child.stdin.write(line + "\n")
        self.child.stdin.flush()
        answer = []
        while not answer or answer[-1].split()[0] not in ("ok", "error"):
            answer.append(self.child.stdout.readline().rstrip("\n") or sys.exit("the engine is gone"))
        return answer

    def view(self):
        return json.loads(self.ask("view spectator")[0].split(" ", 1)[1])


def taste(view, seat):
    """How much the seat likes what it sees: cubes first, then a planet that its ships nearly fit, then dominance."""
    if view["game"] != "quantum":
        return 0  # it knows no other game: all positions are the same to it
    board = view["board"]
    sheet = next(sheet for sheet in board["sheets"] if sheet["seat"] == seat)
    free = [p for p in board["planets"] if len(p["cubes"]) < p["locations"] and seat not in p["cubes"]]
    gaps = sorted(abs(p["number"] - p["orbit"].get(seat, 0)) for p in free)
    ships = sum(ship["seat"] == seat and "at" in ship for ship in board["ships"])
    return -100 * sheet["cubes"] - sum(gaps[:2]) + 3 * sheet["dominance"] + 2 * ships


def value(engine, action, seat, here, now, odds):
    """What an action is worth. Where dice come next, what counts is how likely it succeeds."""
    verb = action.split()[0]
    if verb in ("construct", "attack", "strike"):
        return now + (100 if verb == "construct" else 6 * odds.get(action, 0) - 3)
    if verb in ("reconfigure", "scout", "reroll", "end"):
        return now - (1 if verb == "end" else 0.5)
    if engine.ask("play " + action)[-1].startswith("error"):
        return now  # a position with something hidden (`?`) is not played on
    liked = taste(engine.view(), seat)
    engine.ask(here)
    return liked


def decide(engine, seconds):
    """The best action; of equals any, but the same in the same position."""
    end = time.monotonic() + seconds
    seat = engine.ask("who")[0].split()[1]
    here = engine.ask("show")[0]  # "position ...": as a command it leads back
    now = taste(engine.view(), seat)
    odds = {action: float(p) for p, action in (line.split(" ", 1) for line in engine.ask("odds")[:-1])}
    legal = [line.split(" ", 1)[1] for line in engine.ask("legal")[:-1]]
    worth = {}
    random.Random(here).shuffle(legal)
    for action in legal:
        worth[action] = value(engine, action, seat, here, now, odds)
        if time.monotonic() > end:
            break
    return max(worth, key=worth.get)


def main():
    engine = Engine()
    for line in sys.stdin:
        line = line.strip()
        if not line or line.startswith(";"):
            continue
        number, command = re.fullmatch(r"(?:(\d{1,9})(?: +|$))?(.*)", line).groups()
        mark = " #" + number if number else ""
        if command.split()[:1] == ["go"]:
            limit = re.search(r"\btime (\d+(?:\.\d+)?)(?: |$)", command)
            answer = ["error" + mark + " 35 no player is to decide"]
            if engine.ask("who")[0].split()[1] not in ("chance", "over"):
                answer = ["best " + decide(engine, float(limit[1]) if limit else 1), "ok" + mark]
        elif command in ("load", "board"):
            answer = ["error" + mark + " 10 unknown command"]  # lines would follow, and bots need neither
        else:
            answer = [part.replace("id name Astragal", "id name Example bot") for part in engine.ask(line)]
        print("\n".join(answer), flush=True)
        if command == "quit":
            break


main()
