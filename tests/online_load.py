#!/usr/bin/python3
"""What a server must hold, on a machine that does nothing else: `astragal load` with the numbers of docs/operations.md. It takes about six
minutes, and is part of ./check --deep.
Usage: online_load.py ASTRAGAL [WORD]: only the lines with a word in their name."""

import os
import shutil
import subprocess
import sys
import tempfile

from postgres import Postgres

PROGRAM = sys.argv[1]
AT_LEAST, BELOW = "at least", "below"

# Name, arguments, and what must hold besides that nothing is lost or damaged.
RUNS = [
    ("a thousand tables, all moving", "--tables 1000 --seconds 20",
     [("decisions_per_second", AT_LEAST, 10000), ("p99_ms", BELOW, 50), ("resident_mb", BELOW, 200)]),
    ("ten thousand idle connections", "--tables 100 --seconds 20 --idle 10000",
     [("resident_mb", BELOW, 400), ("p99_ms", BELOW, 50)]),
    ("a start with ten thousand tables", "--tables 20 --seconds 10 --idle 10000 --kills 1", [("start_ms", BELOW, 2000)]),
    ("two hundred kills under load", "--tables 100 --seconds 200 --kills 200 --pace 0", []),
    ("two processes and PostgreSQL", "--tables 1000 --seconds 20 --servers 2 --store POSTGRES",
     [("decisions_per_second", AT_LEAST, 3000)]),
    ("two processes and PostgreSQL, killed", "--tables 100 --seconds 40 --servers 2 --kills 20 --pace 0 --store POSTGRES", []),
]


def measure(words, store):
    words = [store if word == "POSTGRES" else word for word in words.split()]
    answer = subprocess.run([PROGRAM, "load", *words], capture_output=True, text=True)
    print("\n".join("# " + line for line in (answer.stdout + answer.stderr).splitlines()))
    return answer.returncode, dict(line.split(": ") for line in answer.stdout.splitlines())


def what_fails(code, values, demands):
    if code != 0 or values.get("lost") != "0" or values.get("damaged") != "0":
        return ["something was lost"]
    return [f"{name} is {values[name]}, must be {how} {limit}" for name, how, limit in demands
            if (float(values[name]) >= limit) != (how == AT_LEAST)]


def main():
    chosen = [run for run in RUNS if len(sys.argv) < 3 or sys.argv[2] in run[0]]
    print(f"1..{len(chosen)}\n# {os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f}", flush=True)
    failed = 0
    folder = tempfile.mkdtemp()
    postgres = Postgres(folder) if any("POSTGRES" in words for _, words, _ in chosen) else None
    try:
        for number, (name, words, demands) in enumerate(chosen, 1):
            wrong = what_fails(*measure(words, postgres and postgres.address), demands)
            failed += bool(wrong)
            print("\n".join("# " + line for line in wrong), end="\n" if wrong else "")
            print(f"{'not ' if wrong else ''}ok {number} {name}", flush=True)
    finally:
        if postgres:
            postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(failed > 0)


main()
