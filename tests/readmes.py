#!/usr/bin/env python3
"""Checks that README.md and LISEZMOI.md have the same content, French typography, and links that exist: readmes.py ROOT"""
import os
import re
import sys

root = sys.argv[1]
ENGLISH, FRENCH = "README.md", "LISEZMOI.md"
DOCUMENTS = [ENGLISH, FRENCH, "CHANGELOG.md", "CONTRIBUTING.md", "THIRD-PARTY.md"]
SPACE = "\u00a0"


def read(name):
    with open(os.path.join(root, name), encoding="utf-8") as file:
        return file.read()


def blocks(text):
    return re.findall(r"^```\w*\n(.*?)^```", text, re.M | re.S)


def without_code(text):
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))


def headings(text):
    return [len(marks) for marks in re.findall(r"^(#+) ", without_code(text), re.M)]


def commands(text):
    """All commands of all blocks, without comments."""
    return [[re.sub(r"\s*#.*", "", line) for line in block.splitlines()] for block in blocks(text)]


def pictures(text):
    return re.findall(r"!\[[^\]]*\]\(([^)]*)\)", text)


def figures(text):
    """The table cells that hold numbers or packages."""
    return re.findall(r"(?<=\| )(\d[\d ]*|`[^`|]*`)(?= \|)", text)


def same(what):
    first, second = what(read(ENGLISH)), what(read(FRENCH))
    if first != second:
        print(f"# {ENGLISH}: {first}\n# {FRENCH}: {second}")
    return bool(first) and first == second


def headings_have_the_same_levels_in_the_same_order():
    return same(headings)


def blocks_hold_the_same_commands():
    return same(commands)


def pictures_are_the_same():
    return same(pictures)


def tables_hold_the_same_figures():
    return same(figures)


def french_has_its_apostrophes_and_spaces():
    text = without_code(read(FRENCH)) + "".join(re.findall(r"#(.*)", "".join(blocks(read(FRENCH)))))
    text = re.sub(r"\]\([^)]*\)|^\|[-|]+$", "]", text, flags=re.M)
    wrong = re.findall(rf".{{0,20}}(?:'|[^{SPACE}\s][;!?%](?=\s|$)|[^{SPACE}\W]:(?=\s)| [:;!?%»]|«[^{SPACE}]).{{0,10}}", text)
    for place in wrong:
        print(f"# {place}")
    return not wrong


def links_lead_somewhere():
    good = True
    for name in DOCUMENTS:
        for link in re.findall(r"\]\(([^)\s]+)\)", read(name)):
            if not re.match(r"https?:", link) and not os.path.exists(os.path.join(root, link.partition("#")[0])):
                print(f"# {name}: {link}")
                good = False
    return good


tests = [headings_have_the_same_levels_in_the_same_order, blocks_hold_the_same_commands, pictures_are_the_same,
         tables_hold_the_same_figures, french_has_its_apostrophes_and_spaces, links_lead_somewhere]
print(f"1..{len(tests)}")
failed = 0
for number, test in enumerate(tests, 1):
    good = test()
    failed += not good
    print(f"{'ok' if good else 'not ok'} {number} - {test.__name__.replace('_', ' ')}")
sys.exit(failed > 0)
