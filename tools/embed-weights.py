#!/usr/bin/env python3
"""embed-weights.py GAME OUTPUT FILE...: writes the weight files of a game into a C source: KIND.txt trained, plain.txt set by
hand. Refuses files whose hash does not match their header."""
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


with open(sys.argv[2], "w", encoding="ascii") as out:
    out.write('/* Made by tools/embed-weights.py from weights/. */\n#include "game.h"\n\n')
    out.write("extern const struct game_weights %s_weights[];\n" % sys.argv[1])
    out.write("const struct game_weights %s_weights[] = {\n" % sys.argv[1])
    for name in sys.argv[3:]:
        kind = os.path.splitext(os.path.basename(name))[0]
        lines = "".join('"%s\\n"\n     ' % line for line in read_weights(name).splitlines())
        out.write('    {"%s", %s},\n' % (kind, lines.rstrip()))
    out.write("    {NULL, NULL},\n};\n")
