// Hints, analysis, and links that contain a game: from the engine to the screen.
import { readFile } from "node:fs/promises";
import { check, fetched, pageTest, same } from "./kit.mjs";
import { FOUR, MIDDLE, STILL, openRecord, playNow } from "./game.mjs";
import { applySettings } from "./player.mjs";

const finished = await readFile(new URL("../../tests/records/base-2-sheet.astragal", import.meta.url), "utf8");

/** The fragment that contains the record. */
function linkTo(page, record) {
    return page.evaluate(async (text) => {
        const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
        const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        let binary = "";
        for (const byte of bytes) binary += String.fromCharCode(byte);
        return "#game=" + btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    }, record);
}

pageTest("hints come with a chance and a reason", async (kit) => {
    const page = await kit.open({ seed: 5 });
    await playNow(page);
    await page.getByRole("button", { name: /^Hint/ }).click();
    const hints = page.getByRole("region", { name: "Hints" }).getByRole("listitem");
    await hints.first().waitFor();
    check(/\d+ % to winNow: /.test(await hints.first().textContent()), await hints.first().textContent());
});

pageTest("a link opens a whole game, and its analysis comes to an end", async (kit) => {
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

pageTest("a level thinks in a worker of its own", async (kit) => {
    const page = await kit.open({ seed: 5 });
    await playNow(page);
    same(page.workers().length, 1, "workers before a level has thought");
    await Promise.all([page.waitForEvent("worker"), page.getByRole("button", { name: /^Keep/ }).click()]);
    same(page.workers().length, 2, "workers when one has");
});

/** Counts the engines that are made, and the memory of those that a worker still has. Prepended to the worker's script. */
const COUNT_ENGINES = `{
    const memories = [];
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...given) => {
        const made = await instantiate(...given);
        memories.push(made.exports.memory);
        return made;
    };
    globalThis.engines = () => memories.map((memory) => memory.buffer.byteLength / (1 << 20));
}\n`;

/** Engines by worker, in MB. Workers of other pages than the engine's are none. */
const enginesOf = (page) => Promise.all(page.workers().map((worker) => worker.evaluate(() => globalThis.engines())));

pageTest("levels, hints and analysis do not take a new engine for every search: less than 300 MB in all", async (kit) => {
    const context = await kit.context({ serviceWorkers: "block" });
    await context.route(/\/worker-[^/]*\.js$/, async (route) => {
        const { status, headers, body } = await fetched(route.request().url());
        delete headers["content-length"];
        await route.fulfill({ status, headers, body: COUNT_ENGINES + body });
    });
    const page = await context.newPage();
    await page.goto(kit.address);
    const level = { kind: "level", level: 8 };
    await applySettings(page, STILL, { game: "quantum", options: { map: "base-2", rules: "full" }, players: [level, level] });
    await page.getByRole("button", { name: /^Play now/ }).click();
    await page.waitForFunction(() => Number(document.querySelector(".game")?.dataset.length) >= 25);
    const engines = await enginesOf(page);
    same(engines.length, 2, "workers: the table's, and the levels'");
    check(
        engines.every((list) => list.length <= 2),
        `engines: ${JSON.stringify(engines)}`,
    );
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Analysis", exact: true }).click();
    await page.locator(".analysis table").waitFor();
    const all = await enginesOf(page);
    const sum = all.flat().reduce((one, two) => one + two, 0);
    kit.diagnostic(`${all.flat().length} engines in ${all.length} workers, ${Math.round(sum)} MB`);
    check(all.length <= 3 && all.every((list) => list.length <= 2), `engines: ${JSON.stringify(all)}`);
    const { megabytes } = await kit.renderer();
    kit.diagnostic(`the renderer's peak: ${Math.round(megabytes)} MB`);
    check(megabytes < 300, `the renderer took ${megabytes} MB`);
});

for (const [players, record, language] of [
    ["two players", MIDDLE + "move b4 c3\nresearch\nend\n", "en"],
    ["four players", FOUR + "research\nresign K\nresign O\nresign A\n", "fr"],
])
    pageTest(`the curve has both axes, and says whose each line is and what it says now: ${players}`, async (kit) => {
        const page = await kit.open({ seed: 5, viewport: { width: 1280, height: 800 } });
        // A game opened from a link does not continue by itself.
        const hash = await linkTo(page, record);
        await page.evaluate((wanted) => localStorage.setItem("astragal.settings", JSON.stringify(wanted)), { ...STILL, language });
        await page.goto("about:blank");
        await page.goto(kit.address + hash);
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("button", { name: language === "en" ? "Analysis" : "Analyse", exact: true }).click();
        await page.locator(".analysis table").waitFor();
        same(
            await page.locator(".game").getAttribute("data-length"),
            String(record.trimEnd().split("\n\n")[1].split("\n").length),
            "actions: nobody has moved",
        );
        const seats = await page.locator(".sheet").count();
        same(
            (await page.locator(".curve-win").allTextContents())
                .map((words) => words.replace(/\s/, " "))
                .sort()
                .join(),
            "0 %,100 %,50 %",
            "the chances",
        );
        const steps = (await page.locator(".curve-step").allTextContents()).map(Number);
        check(steps.length >= 2 && steps[0] === 0 && steps.every((step, k) => k === 0 || step > steps[k - 1]), `steps ${steps}`);
        const cut = await page.locator(".curve").evaluate((curve) => {
            const edge = curve.getBoundingClientRect();
            return [...curve.querySelectorAll("text, .curve-end")].filter((node) => {
                const box = node.getBoundingClientRect();
                return box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
            }).length;
        });
        same(cut, 0, "words and marks that are cut off");
        same(await page.locator(".curve-end .emblem-mark").count(), seats, "lines with an emblem");
        const places = await page.locator(".curve-end").evaluateAll((nodes) =>
            nodes
                .map((node) => node.getBoundingClientRect())
                .map(({ top, bottom }) => [top, bottom])
                .sort((a, b) => a[0] - b[0]),
        );
        check(
            places.every(([top], k) => k === 0 || top >= places[k - 1][1] - 2),
            `marks that lie on each other: ${JSON.stringify(places)}`,
        );
        const now = await page.locator(".curve-seat b").allTextContents();
        same(now.length, seats, "players with a chance");
        const sum = now.reduce((all, words) => all + parseInt(words, 10), 0);
        check(Math.abs(sum - 100) < seats, `chances that add up to ${sum}`);
        await page.locator(".curve").click({ position: { x: 60, y: 60 } });
        await page.locator('.game[data-shown="0"], .game[data-shown="1"]').waitFor();
    });
