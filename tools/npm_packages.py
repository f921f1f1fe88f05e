#!/usr/bin/env python3
"""Installs the npm packages that the page is built and checked with: tools/npm_packages.py web"""
import fcntl
import hashlib
import subprocess
import sys
from pathlib import Path


def run(command, web):
    """Runs a command in the page's folder; returns its output. Exits with the output if it fails."""
    done = subprocess.run(command, cwd=web, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}")
    return done.stdout


def install(web):
    """`npm ci`, if packages are missing or the lock file has changed. Concurrent builds of one tree wait for each other."""
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".installed"
    with open(web / "package-lock.json") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.exists() or stamp.read_text() != wanted:
            run(["npm", "ci", "--no-audit", "--no-fund"], web)
            stamp.write_text(wanted)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: tools/npm_packages.py WEB")
    install(Path(sys.argv[1]))
