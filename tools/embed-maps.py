#!/usr/bin/env python3
"""Writes the given map files into a C source, in the order of the menus: the rulebook's maps first, then by group, number
of players and cubes."""
import os
import sys

GROUPS = ["base", "revised", "box", "addon", "online"]


def header(text, key):
    for line in text.splitlines():
        name, colon, value = line.partition(":")
        if colon and name.strip() == key:
            return value.strip()
    return ""


def c_string(text):
    escaped = "".join(chr(b) if 32 <= b < 127 and b not in (34, 92) else "\\%03o" % b
                      for b in text.encode())
    return '"%s"' % escaped


def main(target, names):
    maps = []
    for name in names:
        with open(name, encoding="utf-8") as file:
            text = file.read()
        ident = os.path.splitext(os.path.basename(name))[0]
        maps.append((GROUPS.index(header(text, "group")), int(header(text, "players")),
                     int(header(text, "cubes")), ident, text))
    maps.sort()
    with open(target, "w", encoding="ascii") as out:
        out.write('/* Made by tools/embed-maps.py from maps/. */\n#include "map.h"\n\n')
        out.write("const struct map_file quantum_map_files[] = {\n")
        for *_, ident, text in maps:
            out.write("    {%s, %s},\n" % (c_string(ident), c_string(text)))
        out.write("};\nconst size_t quantum_map_count = %d;\n" % len(maps))


main(sys.argv[1], sys.argv[2:])
