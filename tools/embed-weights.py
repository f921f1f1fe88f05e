#!/usr/bin/env python3
"""Writes a C source with the texts of the given weight files: GAME/KIND.txt learnt, GAME/plain.txt set by hand."""
import os
import sys

with open(sys.argv[1], "w", encoding="ascii") as out:
    out.write('/* Made by tools/embed-weights.py from weights/. */\n#include "weights.h"\n\n#include <stddef.h>\n\n')
    out.write("const struct weights_file mind_weights_files[] = {\n")
    for name in sys.argv[2:]:
        game = os.path.basename(os.path.dirname(name))
        kind = os.path.splitext(os.path.basename(name))[0]
        with open(name, encoding="ascii") as file:
            lines = "".join('"%s\\n"\n     ' % line.rstrip() for line in file)
        out.write('    {"%s", "%s", %s},\n' % (game, kind, lines.rstrip()))
    out.write("    {NULL, NULL, NULL},\n};\n")
