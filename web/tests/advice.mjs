// Hints, analysis, and links that hold a game: from the engine to the screen.
import { readFile } from "node:fs/promises";
import { check, run, same, test } from "./kit.mjs";
import { playNow } from "./game.mjs";

const finished = await readFile(new URL("../../tests/records/base-2-sheet.astragal", import.meta.url), "utf8");

/** The part of an address that holds the record. */
function linkTo(page, record) {
    return page.evaluate(async (text) => {
        const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
        const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        let binary = "";
        for (const byte of bytes) binary += String.fromCharCode(byte);
        return "#game=" + btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    }, record);
}

test("hints come with a chance and a reason", async (kit) => {
    const page = await kit.open({ seed: 5 });
    await playNow(page);
    await page.getByRole("button", { name: /^Hint/ }).click();
    const hints = page.getByRole("region", { name: "Hints" }).getByRole("listitem");
    await hints.first().waitFor();
    check(/\d+ % to win/.test(await hints.first().textContent()), await hints.first().textContent());
});

test("a link opens a whole game, and its analysis comes to an end", async (kit) => {
    const page = await kit.open({ seed: 5 });
    const hash = await linkTo(page, finished);
    check(hash.length < 4000, `a link of ${hash.length} letters`);
    await page.goto("about:blank");
    await page.goto(kit.address + hash);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Analysis", exact: true }).click();
    const analysis = page.getByRole("region", { name: "Analysis" });
    await analysis.getByRole("table").waitFor();
    same(await analysis.getByRole("row").count(), 3, "a row for each player, and the head");
    same(await analysis.getByRole("progressbar").count(), 0, "nothing left to do");
});

test("a level thinks in a worker of its own", async (kit) => {
    const page = await kit.open({ seed: 5 });
    await playNow(page);
    same(page.workers().length, 1, "workers before a level has thought");
    await Promise.all([page.waitForEvent("worker"), page.getByRole("button", { name: /^Keep/ }).click()]);
    same(page.workers().length, 2, "workers when one has");
});

await run();
