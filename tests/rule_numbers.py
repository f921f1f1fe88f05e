#!/usr/bin/env python3
"""Checks that the rules can be found by their numbers: rule_numbers.py ROOT
The documents and numbers.txt, for which each rule needs a scenario, number the same rules, and the code names them."""
import glob
import os
import re
import sys

root = sys.argv[1]
GAMES = {  # documents; numbers; the section of the numbers that is no part of the rules
    "quantum": (["docs/rules.md", "docs/regles.md"], "tests/scenarios/numbers.txt", "13."),
    "nebuleuse": (["docs/nebuleuse-rules.md", "docs/nebuleuse-regles.md"], "tests/scenarios/nebuleuse/numbers.txt", "13."),
    "andromeda": (["docs/andromeda-numbered-rules.md", "docs/andromeda-regles-numerotees.md"], "tests/scenarios/andromeda/numbers.txt", "-"),
}
NO_CODE = {  # rules that are kept by writing no code, and why; every other rule is named where it is implemented
    "andromeda": {
        "1.10": "lifts a limit: nothing counts the pieces of a box",
        "8.12": "nothing moves the winner's ships, and any number of ships fits in a region",
        "15.6": "events push neither the task of a raider attack nor that of a battle",
    },
}


def read(name):
    with open(os.path.join(root, name), encoding="utf-8") as file:
        return file.read()


def in_document(name):
    return re.findall(r"^(?:-|\|) \*\*(\d+\.\d+)\*\* ", read(name), re.M)


def listed(game):
    _, numbers, examples = GAMES[game]
    return [number for number in re.findall(r"^(\d+\.\d+) ", read(numbers), re.M) if not number.startswith(examples)]


def report(where, missing):
    for number in missing:
        print(f"# {where}: {number}")
    return not missing


def documents_and_scenarios_number_the_same_rules():
    good = True
    for game in GAMES:
        for name in GAMES[game][0]:
            found = in_document(name)
            good = found == listed(game) and good
            if found != listed(game):
                print(f"# {name}: {sorted(set(found) ^ set(listed(game)))}, or in another order")
    return good


def code_names_its_rules():
    good = True
    for game in GAMES:
        without = NO_CODE.get(game, {})
        sources = glob.glob(os.path.join(root, "src/games", game, "*.[ch]"))
        comments = " ".join(" ".join(re.findall(r"/\*.*?\*/|//[^\n]*", read(source), re.S)) for source in sources)
        named = set(re.findall(r"(?<![\d.])\d+\.\d+(?![\d.]*\d)", comments))
        for first, last in re.findall(r"(\d+\.\d+) to (\d+\.\d+)", comments):
            section, begin = first.split(".")
            named |= {f"{section}.{number}" for number in range(int(begin), int(last.split(".")[1]) + 1)}
        good = report(f"src/games/{game} names no", [n for n in listed(game) if n not in named and n not in without]) and good
        good = report(f"{game}: listed as without code, but named in it or no rule", [n for n in without if n in named or n not in listed(game)]) and good
    return good


TESTS = [documents_and_scenarios_number_the_same_rules, code_names_its_rules]
print(f"1..{len(TESTS)}")
failed = 0
for number, test in enumerate(TESTS, 1):
    good = test()
    failed += not good
    print(f"{'ok' if good else 'not ok'} {number} - {test.__name__.replace('_', ' ')}")
sys.exit(failed > 0)
