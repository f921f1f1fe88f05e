#!/usr/bin/env python3
"""Writes a C source with the texts of the given weight files: GAME/KIND.txt learnt, GAME/plain.txt set by hand. A file whose lines
do not have the hash that its head names is refused."""
import os
import sys


def fnv1a(lines):
    value = 0xCBF29CE484222325
    for byte in lines.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


def read_weights(name):
    with open(name, encoding="ascii") as file:
        text = file.read()
    head, found, lines = text.partition("# hash ")
    named, _, lines = lines.partition("\n")
    if not found or named != fnv1a(lines):
        sys.exit(f"{name}: the weights have the hash {fnv1a(lines)}, the file says {named or 'none'}")
    return text


with open(sys.argv[1], "w", encoding="ascii") as out:
    out.write('/* Made by tools/embed-weights.py from weights/. */\n#include "weights.h"\n\n#include <stddef.h>\n\n')
    out.write("const struct weights_file mind_weights_files[] = {\n")
    for name in sys.argv[2:]:
        game = os.path.basename(os.path.dirname(name))
        kind = os.path.splitext(os.path.basename(name))[0]
        lines = "".join('"%s\\n"\n     ' % line for line in read_weights(name).splitlines())
        out.write('    {"%s", "%s", %s},\n' % (game, kind, lines.rstrip()))
    out.write("    {NULL, NULL, NULL},\n};\n")
