#!/usr/bin/python3
"""Two servers with one PostgreSQL: a decision made at one appears at the other, and of two for the same moment one wins. The
database is started here, on loopback in a folder of its own, and stopped at the end.
Usage: online_postgres.py ASTRAGAL ASTRAGAL_WITH_PIG STORE_TEST"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading

from online_client import Client, create
from postgres import Postgres

PROGRAM, PIG, STORE_TEST = sys.argv[1:4]


def serve(address):
    process = subprocess.Popen([PIG, "serve", "--port", "0", "--store", address, "--lang", "en"],
                               stdout=subprocess.PIPE, text=True)
    port = re.search(r":(\d+)/", process.stdout.readline())[1]
    return process, f"127.0.0.1:{port}"


def the_store_keeps_its_promises(address):
    subprocess.run([STORE_TEST], env={**os.environ, "ASTRAGAL_STORE": address}, check=True, capture_output=True)


def a_decision_at_one_server_appears_at_the_other(address):
    (one, first), (two, second) = serve(address), serve(address)
    try:
        made = create(first, "pig", ["person", "person"], options={"target": "100"})
        ann, bob = Client(first), Client(second)
        ann.hello(made["table"], made["seats"][0]["secret"])
        bob.hello(made["table"], made["seats"][1]["secret"])
        ann.send(type="ready", ready=True, word="a")
        bob.wait("ready")
        bob.send(type="ready", ready=True, word="b")
        starts = ann.wait("start"), bob.wait("start")
        assert starts[0] == starts[1], starts
        moment, who = 1, 0
        for _ in range(20):
            player = (ann, bob)[who]
            player.send(type="act", n=moment, action="roll")
            events = ann.wait("act", "refused"), bob.wait("act", "refused")
            assert events[0] == events[1], events
            moment = events[0]["n"]
            status = Client(second)
            status.send(type="status", protocol=1, tables=[[made["table"], made["watch"]]])
            who = status.wait("status")["tables"][0]["decides"]
            status.close()
    finally:
        for process in (one, two):
            process.terminate()
            assert process.wait(300) == 0


def of_two_decisions_for_one_moment_one_wins(address):
    (one, first), (two, second) = serve(address), serve(address)
    try:
        for _ in range(10):
            made = create(first, "pig", ["person", "person"], options={"target": "100"})
            windows = [Client(first), Client(second)]
            other = Client(first)
            for window in windows:
                window.hello(made["table"], made["seats"][0]["secret"])
            other.hello(made["table"], made["seats"][1]["secret"])
            windows[0].send(type="ready", ready=True)
            other.send(type="ready", ready=True)
            for window in windows:
                window.wait("start")
            barrier = threading.Barrier(2)

            def click(window):
                barrier.wait()
                window.send(type="act", n=1, action="roll", id=1)

            threads = [threading.Thread(target=click, args=[window]) for window in windows]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            answers = [window.wait("done", "refused")["type"] for window in windows]
            assert sorted(answers) == ["done", "refused"], answers
            for window in windows:
                while not any(event["type"] == "act" for event in window.events.values()):
                    window.receive()
            assert windows[0].events == windows[1].events
    finally:
        for process in (one, two):
            process.terminate()
            process.wait(300)


def two_servers_lose_nothing_under_load(address):
    answer = subprocess.run([PROGRAM, "load", "--tables", "50", "--seconds", "4", "--servers", "2", "--kills", "3",
                             "--store", address], capture_output=True, text=True)
    assert answer.returncode == 0 and "lost: 0\n" in answer.stdout, answer.stdout + answer.stderr
    print("\n".join("# " + line for line in answer.stdout.splitlines()))


def main():
    tests = [the_store_keeps_its_promises, a_decision_at_one_server_appears_at_the_other,
             of_two_decisions_for_one_moment_one_wins, two_servers_lose_nothing_under_load]
    print(f"1..{len(tests)}")
    failed = 0
    folder = tempfile.mkdtemp()
    postgres = Postgres(folder)
    try:
        for number, one in enumerate(tests, 1):
            try:
                one(postgres.address)
                print(f"ok {number} {one.__name__}", flush=True)
            except Exception as problem:  # noqa: BLE001: one failure must not hide the others
                failed += 1
                words = getattr(problem, "stdout", None) or repr(problem)
                print("\n".join("# " + line for line in str(words).splitlines()))
                print(f"not ok {number} {one.__name__}", flush=True)
    finally:
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(failed > 0)


main()
