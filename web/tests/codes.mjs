// What online tables need and no browser has everywhere: SHA-256, QR codes, the check of dice. Needs no browser.
import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { build } from "esbuild";
import { Engine } from "./online-kit.mjs";

const made = await build({
    stdin: {
        contents: `export * from "./online/sha256"; export * from "./online/qr"; export { checkDice } from "./online/fair"; export { Session } from "./engine/protocol";`,
        resolveDir: new URL("../src", import.meta.url).pathname,
    },
    bundle: true,
    format: "esm",
    write: false,
});
const { sha256, hmac, toHex, fromHex, qrCode, qrPath, checkDice, Session } = await import(
    "data:text/javascript," + encodeURIComponent(made.outputFiles[0].text)
);

test("SHA-256 and HMAC are those of the platform, at every length around a block", () => {
    for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 200, 1000]) {
        const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
        assert.equal(toHex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"));
        assert.equal(toHex(hmac(bytes, new TextEncoder().encode("message"))), createHmac("sha256", bytes).update("message").digest("hex"));
    }
    assert.deepEqual(fromHex("00ff10"), Uint8Array.from([0, 255, 16]));
    assert.equal(fromHex("0g"), null);
    assert.equal(fromHex("0"), null);
});

test("QR codes equal those of libqrencode", async () => {
    const fixtures = JSON.parse(await readFile(new URL("fixtures/qr.json", import.meta.url), "utf8"));
    assert.ok(fixtures.length >= 8);
    for (const { text, rows } of fixtures) {
        const code = qrCode(text);
        assert.equal(code.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")).join("\n"), rows.join("\n"), `${text.length} letters`);
    }
});

test("a text that no code holds has none; a path covers exactly the dark squares", () => {
    assert.equal(qrCode("x".repeat(2954)), null);
    const code = qrCode("x".repeat(2953));
    assert.equal(code.length, 177);
    const painted = new Set();
    for (const [, x, y, width] of qrPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
        for (let i = 0; i < Number(width); i++) painted.add(`${Number(x) + i} ${y}`);
    let dark = 0;
    code.forEach((row, y) =>
        row.forEach((square, x) => {
            if (square) dark++;
            assert.equal(painted.has(`${x} ${y}`), square);
        }),
    );
    assert.equal(painted.size, dark);
});

/** A session with the program's engine, as the page has with its own. */
class Program {
    engine = new Engine();
    async ask(lines) {
        let said = "";
        for (const part of commands(lines)) {
            const { data, closing } = await this.engine.answer(part);
            said += [...data, closing].join("\n") + "\n";
        }
        return said;
    }
    close() {
        this.engine.close();
    }
}

/** The commands of a message: one that takes a text ends with a full stop. */
function* commands(lines) {
    let text = [];
    for (const line of lines.split("\n").filter(Boolean)) {
        if (text.length > 0 || line === "load") text.push(line);
        if (text.length === 0) yield line;
        else if (line === ".") {
            yield text.join("\n");
            text = [];
        }
    }
}

test("the dice of a finished game are checked step by step, and a record that was tampered with is caught", async () => {
    const record = await readFile(new URL("fixtures/fair.astragal", import.meta.url), "utf8");
    const program = new Program();
    try {
        const check = (text, promised = null) => checkDice(new Session(program), text, promised);
        const verdict = await check(record);
        assert.equal(verdict.kind, "true");
        assert.deepEqual([verdict.outcomes, verdict.actions], [4, 18]);
        assert.equal((await check(record, verdict.commitment)).kind, "true");
        assert.equal((await check(record, "0".repeat(64))).kind, "seed");
        assert.equal((await check(record.replace(/\[FairSeed "./, (tag) => tag.slice(0, -1) + (tag.endsWith("0") ? "1" : "0")))).kind, "seed");
        assert.equal((await check(record.replace(/\[FairSeed .*\n/, ""))).kind, "no seed");
        assert.equal((await check(record.replace(/\[FairWord\.V "/, '[FairWord.V "x'))).kind, "outcome");
        const [first] = /^dice .*$/m.exec(record);
        const other = first === "dice 1 1 1" ? "dice 1 1 2" : "dice 1 1 1";
        const tampered = await check(record.replace(first, other));
        assert.deepEqual([tampered.kind, tampered.action, tampered.found, tampered.expected], ["outcome", 1, other, first]);
    } finally {
        program.close();
    }
});
