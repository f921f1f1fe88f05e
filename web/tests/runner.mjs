// The kit's tests themselves: what fails is reported and counted, nothing is left running, tests can be chosen by name.
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { check, same } from "./kit.mjs";

const FIXTURE = fileURLToPath(new URL("fixtures/mixed.mjs", import.meta.url));

/** Runs the fixture to its end: it ends only if server and browser do. */
function run(...options) {
    const { stdout, status } = spawnSync(process.execPath, [...process.execArgv, ...options, FIXTURE], { encoding: "utf8" });
    return { status, stdout, cases: stdout.match(/^(ok|not ok) .*/gm) ?? [] };
}

test("failed checks and errors on the page fail their tests, and no others", () => {
    const { status, stdout, cases } = run();
    same(status, 1, "exit status");
    same(cases.join("; "), "ok 1 - passes; not ok 2 - fails by a check; not ok 3 - fails by an error on the page; ok 4 - passes after others failed", "cases");
    check(/^TAP version 13\n/.test(stdout), `TAP from the first line on: ${stdout.slice(0, 80)}`);
    for (const words of [/^# a comment$/m, /a reason/, /^# error on the page: .*thrown on the page/m]) check(words.test(stdout), `${words} in ${stdout}`);
});

test("tests are chosen by name", () => {
    const { status, cases } = run("--test-name-pattern=after others");
    same(status, 0, "exit status");
    same(cases.filter((line) => !/# SKIP/.test(line)).join("; "), "ok 4 - passes after others failed", "cases that ran");
});
