#!/usr/bin/env python3
"""tools/count-tests counts what test programs print, those of node:test included: tests/count_tests.py SOURCE"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(sys.argv[1])

FLAT = """TAP version 13
# Subtest: first
ok 1 - first
  ---
  duration_ms: 1.08
  ...
# Subtest: second
not ok 2 - second
  ---
  failureType: 'testCodeFailure'
  error: |-
    expected 1
    ok 7 - a line of the message, no case
  ...
# console: some error
# Subtest: third
ok 3 - third # SKIP test name does not match pattern
  ---
  duration_ms: 0.1
  ...
1..3
# tests 3
# pass 1
# fail 1
"""
NESTED = """TAP version 13
# Subtest: suite
    # Subtest: one
    ok 1 - one
      ---
      duration_ms: 1
      ...
    # Subtest: two
    %s 2 - two
      ---
      duration_ms: 1
      ...
    1..2
%s 1 - suite
  ---
  duration_ms: 3
  type: 'suite'
  ...
# Subtest: alone
ok 2 - alone
1..2
"""
CASES = [
    # what it shows; exit status, result, TAP or not, output; passed and failed; a line that must be said
    ("cases of node:test", 1, "FAIL", "tap", FLAT, "1 1", "# console: some error"),
    ("cases in a suite; the suite itself is none", 0, "OK", "tap", NESTED % ("ok", "ok"), "3 0", ""),
    ("a failed case in a suite fails once", 1, "FAIL", "tap", NESTED % ("not ok", "not ok"), "2 1", "    not ok 2 - two"),
    ("a suite that fails by itself", 1, "FAIL", "tap", NESTED % ("ok", "not ok"), "3 1", "not ok 1 - suite"),
    ("a file without tests fails", 0, "OK", "tap", "", "0 1", "t / one: no test case ran"),
    ("a plan without tests fails", 0, "SKIP", "tap", "TAP version 13\n1..0\n", "0 1", ""),
    ("nothing but skipped tests fails", 0, "OK", "tap", "1..1\nok 1 - a # SKIP\n", "0 1", ""),
    ("a crash after all cases passed fails", -11, "ERROR", "tap", "1..1\nok 1 - a\n", "1 1", ""),
    ("cases of cmocka", 1, "FAIL", "tap", "1..2\nok 1 - a\nnot ok 2 - b\n# 1 != 2\n", "1 1", "# 1 != 2"),
    ("a program that prints no TAP is one case", 0, "OK", "exitcode", "hello\n", "1 0", ""),
]


def count(status, result, protocol, output):
    with tempfile.TemporaryDirectory() as folder:
        for name in ("meson-info", "meson-logs"):
            Path(folder, name).mkdir()
        Path(folder, "meson-info/intro-tests.json").write_text(json.dumps([{"name": "one", "protocol": protocol}]))
        test = {"name": "t / one", "stdout": output, "result": result, "returncode": status}
        Path(folder, "meson-logs/testlog.json").write_text(json.dumps(test) + "\n")
        run = subprocess.run([SOURCE / "tools/count-tests", folder], stdout=subprocess.PIPE, text=True, check=True)
        return run.stdout.splitlines()


print(f"1..{len(CASES)}")
for number, (name, status, result, protocol, output, expected, said) in enumerate(CASES, 1):
    lines = count(status, result, protocol, output)
    good = lines[-1] == expected and (not said or said in lines)
    print(f"{'ok' if good else 'not ok'} {number} - {name}")
    if not good:
        print(*(f"# {line}" for line in lines), sep="\n")
