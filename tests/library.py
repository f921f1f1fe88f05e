#!/usr/bin/env python3
"""Checks the library as programs see it: library.py HEADER LIBRARY EXAMPLE. EXAMPLE is examples/play.c, built with the header."""
import re
import subprocess
import sys

header, library, example = sys.argv[1:]


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def only_symbols_of_the_header_are_global():
    with open(header, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
    declared = set(re.findall(r"\b(astragal_\w+)\(", text))
    defined = set(re.findall(r" [A-Z] (\w+)$", output("nm", "-g", "--defined-only", library), re.M))
    # Sanitizers add symbols of their own.
    defined = {name for name in defined if not name.startswith("__")}
    print(f"# not in the header: {sorted(defined - declared)}; not in the library: {sorted(declared - defined)}")
    return declared == defined and len(declared) > 20


def the_example_plays_a_whole_game():
    lines = output(example, "2", "4", "7").splitlines()
    return len(lines) > 50 and sum(line.endswith(": won") for line in lines) == 1 and "wins the game" in lines[-3]


def the_example_repeats_for_the_same_seed():
    return output(example, "1", "2", "3") == output(example, "1", "2", "3") != output(example, "1", "2", "4")


tests = [only_symbols_of_the_header_are_global, the_example_plays_a_whole_game, the_example_repeats_for_the_same_seed]
print(f"1..{len(tests)}")
failed = 0
for number, test in enumerate(tests, 1):
    good = test()
    failed += not good
    print(f"{'ok' if good else 'not ok'} {number} - {test.__name__.replace('_', ' ')}")
sys.exit(failed > 0)
