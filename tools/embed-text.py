#!/usr/bin/env python3
"""embed-text.py NAME OUTPUT FILE: writes a C source with the text of a file as a constant string. It is an array of numbers: C promises
no string literal of more than 4095 bytes."""
import sys

name, target, source = sys.argv[1:]
with open(source, "rb") as file:
    text = file.read()
text.decode("utf-8")
if b"\0" in text:
    sys.exit(f"{source}: a zero byte would end the string")

with open(target, "w", encoding="ascii") as out:
    out.write("/* Made by tools/embed-text.py. */\nextern const char %s[];\nconst char %s[] = {\n" % (name, name))
    for at in range(0, len(text), 24):
        out.write("    %s,\n" % ", ".join("'\\%03o'" % byte for byte in text[at:at + 24]))
    out.write("    0};\n")
