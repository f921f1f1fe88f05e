#!/usr/bin/env python3
"""Checks that every excerpt in a document is in the source named above it: quoted.py ROOT DOCUMENT..."""
import re
import sys


def check(root, document):
    with open(f"{root}/{document}", encoding="utf-8") as file:
        text = file.read()
    excerpts = re.findall(r"^`([^`\n]+)`\n```c\n(.*?)^```", text, re.M | re.S)
    missing = 0
    if len(excerpts) != len(re.findall(r"^```c$", text, re.M)):
        print(f"# {document}: an excerpt does not name its source")
        missing += 1
    for source, excerpt in excerpts:
        with open(f"{root}/{source}", encoding="utf-8") as file:
            if excerpt not in file.read():
                print(f"# {document}: this is not in {source}:\n# " + excerpt.replace("\n", "\n# "))
                missing += 1
    return len(excerpts) > 0 and missing == 0


print(f"1..{len(sys.argv) - 2}")
failed = 0
for number, name in enumerate(sys.argv[2:], 1):
    good = check(sys.argv[1], name)
    print(f"{'ok' if good else 'not ok'} {number} - the excerpts in {name} are those of the sources")
    failed += not good
sys.exit(failed > 0)
