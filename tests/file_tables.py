#!/usr/bin/env python3
"""Checks that the tables of files in the documents list every C file of their folder and no other, and that what
docs/architecture.md says to look at first exists: file_tables.py ROOT"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])

# Document, the text that the table follows, folder.
TABLES = [
    ("docs/architecture.md", "## Quantum, file by file", "src/games/quantum"),
    ("docs/architecture.md", "## Nébuleuse Rouge, file by file", "src/games/nebuleuse"),
    ("docs/architecture.md", "## Andromeda, file by file", "src/games/andromeda"),
    ("docs/architecture.md", "## Search and evaluation", "src/ai"),
    ("docs/architecture.md", "## Matches", "src/match"),
    ("docs/architecture.md", "## The terminal client", "src/term"),
    ("docs/online.md", "| file of `src/serve` | what |", "src/serve"),
]


def rows(document, start):
    """The rows of the first table after the text."""
    after = (root / document).read_text(encoding="utf-8").split(start + "\n", 1)[1]
    return re.search(r"(?:^\|.*\n)+", after, re.M)[0].splitlines()


def check_files(document, start, folder):
    listed = [name for row in rows(document, start) for name in re.findall(r"`([a-z_]+)`", row.split("|")[1])]
    sources, headers = ({path.stem for path in (root / folder).glob(f"*.{kind}")} for kind in "ch")
    yield from (f"{name}.c is not listed" for name in sorted(sources - set(listed)))
    yield from (f"there is no {name}.c" for name in sorted(set(listed) - sources - headers))
    yield from (f"{name} is listed twice" for name in sorted({name for name in listed if listed.count(name) > 1}))


def check_paths():
    for row in rows("docs/architecture.md", "Where to look first:"):
        for path in re.findall(r"`((?:src|web|weights|tests)/[\w./-]+)`", row):
            if "NAME" not in path and not (root / path).exists():
                yield f"there is no {path}"


cases = [(f"{document} lists the files of {folder}", check_files(document, start, folder))
         for document, start, folder in TABLES]
cases.append(("docs/architecture.md says where to look first", check_paths()))
print(f"1..{len(cases)}")
failed = 0
for number, (name, problems) in enumerate(cases, 1):
    found = list(problems)
    print("".join(f"# {problem}\n" for problem in found) + f"{'not ok' if found else 'ok'} {number} - {name}")
    failed += bool(found)
sys.exit(failed > 0)
