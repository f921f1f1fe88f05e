#!/usr/bin/env python3
"""Builds the page with tools from npm and writes its files into a C source for `astragal serve`.
Installs these tools if they are missing or the lock file has changed."""
import argparse
import gzip
import hashlib
import re
from pathlib import Path

from npm_packages import install, run

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}


def c_bytes(name, data):
    lines = [",".join(map(str, data[at:at + 32])) for at in range(0, len(data), 32)]
    return "static const unsigned char %s[] = {\n%s};\n" % (name, ",\n".join(lines))


def c_string(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"')


def write_c(dist, target):
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', (dist / "index.html").read_text())[1]
    arrays, rows = [], []
    for number, file in enumerate(sorted(dist.iterdir())):
        data = file.read_bytes()
        packed = gzip.compress(data, 9, mtime=0)
        arrays.append(c_bytes(f"plain_{number}", data))
        if smaller := len(packed) < len(data):
            arrays.append(c_bytes(f"packed_{number}", packed))
        path = "/" if file.name == "index.html" else "/" + file.name
        tag = 'W/"%s"' % hashlib.sha256(data).hexdigest()[:16]
        lasting = "true" if re.search(r"-([0-9a-f]{10}|[0-9A-Z]{8})\.\w+$", file.name) else "false"
        with_gzip = f"packed_{number}, sizeof packed_{number}" if smaller else "NULL, 0"
        rows.append(f"    {{{c_string(path)}, {c_string(TYPES[file.suffix])}, {c_string(tag)}, {lasting}, "
                    f"plain_{number}, sizeof plain_{number}, {with_gzip}}},\n")
    with open(target, "w", encoding="ascii") as out:
        out.write('/* Made by tools/build-page.py from web/. */\n#include "page.h"\n\n')
        out.writelines(arrays)
        out.write("static const struct serve_file files[] = {\n%s};\n" % "".join(rows))
        out.write("const struct serve_site serve_page = {files, sizeof files / sizeof files[0],\n    %s};\n"
                  % c_string(policy + "; frame-ancestors 'none'"))


def main():
    parser = argparse.ArgumentParser()
    for name in ("web", "wasm", "out", "depfile", "c"):
        parser.add_argument("--" + name, required=True, type=Path)
    args = parser.parse_args()
    here = Path.cwd()
    install(args.web)
    print(run(["node", "build.mjs", "--wasm", str(here / args.wasm), "--out", str(here / args.out),
               "--depfile", str(here / args.depfile), "--target", str(args.c)], args.web))
    write_c(args.out, args.c)


main()
