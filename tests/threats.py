#!/usr/bin/env python3
"""Checks that every threat of docs/security.md names at least one test, and that each of them exists: threats.py ROOT"""
import re
import sys

ROOT = sys.argv[1]


def read(path):
    with open(f"{ROOT}/{path}", encoding="utf-8") as file:
        return file.read()


def tests_of():
    """The names of the tests in each file, by the letter that stands for it in the document."""
    letters = dict(re.findall(r"`([\w/.]+)` \(([A-Z])\)", read("docs/security.md")))
    names = {}
    for path, letter in letters.items():
        text = read(path)
        names[letter] = (re.findall(r"\b(?:T|cmocka_unit_test\w*)\((\w+)[,)]", text) + re.findall(r"^def (\w+)\(", text, re.M)
                         + re.findall(r'(?:onlineTest|pageTest)\(\s*["`](.+?)["`],', text, re.S))
    return names


def exists(name, known):
    start = name.rstrip("… ")
    return any(one == name or (name != start and one.startswith(start)) for one in known)


def named_in(cell, names):
    """The tests in a cell, as (letter, name, whether it exists): L `name`, `other`; W “name of a test”."""
    letter = None
    for part in re.finditer(r"\b([A-Z])\b|`([^`]+)`|“([^”]+)”", cell):
        if part[1] in names:
            letter = part[1]
        elif letter and (part[2] or part[3]):
            name = part[2] or part[3]
            if part[3] or re.fullmatch(r"\w+…?", name) and name != "sodium_memcmp":
                yield letter, name, exists(name, names[letter])


def main():
    names = tests_of()
    rows = [row.split(" | ") for row in re.findall(r"^\| (.+) \|$", read("docs/security.md"), re.M)][1:]
    print(f"1..{len(rows)}")
    failed = 0
    for number, row in enumerate(rows, 1):
        found = list(named_in(row[-1], names))
        wrong = [f"{letter} {name}" for letter, name, there in found if not there]
        whole_files = re.findall(r"\b(F|W)\b", row[-1])
        good = not wrong and bool(found or whole_files)
        if not good:
            print(f"# no such test: {', '.join(wrong) or row[-1]}")
        print(f"{'ok' if good else 'not ok'} {number} - {row[0]}: {row[1]}")
        failed += not good
    sys.exit(failed > 0)


main()
