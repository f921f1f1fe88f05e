#!/usr/bin/env python3
"""Writes the rules of games into a C source as plain text: embed-rules.py OUTPUT GAME ENGLISH.md FRENCH.md [GAME ...]
Links, emphasis and code marks are removed, paragraphs become lines, tables become columns. Headings keep their #."""
import re
import sys
import textwrap

WIDTH = 74  # in a wider table the widest column is wrapped,
NARROWEST = 20  # or, if less than this is left for it, the table is written row by row


def plain(text):
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"(\*\*|\*|`)(.+?)\1", r"\2", text).strip()


def table(rows, french):
    colon, semicolon = ("\u00a0: ", "\u00a0; ") if french else (": ", "; ")
    cells = [[plain(cell) for cell in row.strip().strip("|").split("|")] for row in rows]
    head, body = cells[0], cells[2:]
    widths = [max(len(row[i]) for row in [head, *body]) for i in range(len(head))]
    if sum(widths) + 2 * len(widths) > WIDTH:  # of odds the percentages will do
        head, *body = [[re.sub(r"^\d+/\d+ · ", "", cell) for cell in row] for row in [head, *body]]
        widths = [max(len(row[i]) for row in [head, *body]) for i in range(len(head))]
    widest = widths.index(max(widths))
    room = WIDTH - 2 * len(widths) - (sum(widths) - widths[widest])
    if room >= NARROWEST:
        widths[widest] = min(widths[widest], room)
        for row in [head, *body]:
            lines = textwrap.wrap(row[widest], widths[widest]) or [""]
            for number, line in enumerate(lines):
                cells = [line if i == widest else "" if number else cell for i, cell in enumerate(row)]
                yield "  ".join(cell.ljust(width) for cell, width in zip(cells, widths)).rstrip()
        return
    for row in body:
        named = [f"{name}{colon}{cell}" if name else cell for name, cell in zip(head[1:], row[1:]) if cell]
        yield f"- {row[0]}. " + semicolon.join(named)


def blocks(text):
    """Paragraphs, list items, headings, and tables, each as a list of lines."""
    block = []
    for line in text.splitlines():
        starts = re.match(r"#|- |\d+\. |\|", line)
        if block and (not line.strip() or block[0][0] == "#" or starts and not (line[0] == "|" and block[0][0] == "|")):
            yield block
            block = []
        if line.strip() and line.strip() != "---":
            block.append(line)
    if block:
        yield block


def convert(name, french=False):
    with open(name, encoding="utf-8") as file:
        text = file.read()
    text = text[text.index("\n## ") + 1:]
    text = re.sub(r"\n---\n.*?(?=\n## )", "\n", text, flags=re.DOTALL)  # remarks for readers of the repository
    lines = []
    for block in blocks(text):
        if block[0].startswith("|"):
            lines += ["", *table(block, french), ""]
        elif block[0].startswith("#"):
            lines += ["", plain(block[0])]
        else:
            joined = plain(" ".join(line.strip() for line in block))
            lines += [joined] if joined.startswith("- ") else ["", joined]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"


def c_bytes(name, text):
    data = text.encode() + b"\0"
    lines = [",".join(map(str, data[at:at + 32])) for at in range(0, len(data), 32)]
    return "static const unsigned char %s[] = {\n%s};\n" % (name, ",\n".join(lines))


def main():
    target, games = sys.argv[1], sys.argv[2:]
    with open(target, "w", encoding="ascii") as out:
        out.write('/* Made by tools/embed-rules.py from docs/. */\n#include "rule_texts.h"\n\n')
        for name, english, french in zip(games[::3], games[1::3], games[2::3]):
            out.write(c_bytes(name + "_english", convert(english)) + c_bytes(name + "_french", convert(french, True)))
        out.write("\nconst struct games_rules games_rules_list[] = {\n")
        for name in games[::3]:
            out.write(f'    {{"{name}", {{(const char *){name}_english, (const char *){name}_french}}}},\n')
        out.write("    {0},\n};\n")


main()
