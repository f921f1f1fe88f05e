// What is kept: games survive reload and closing, and whatever is damaged says so and loses nothing.
import { check, run, same, test } from "./kit.mjs";
import { kept, keptWith, playNow } from "./game.mjs";

async function playKeep(page) {
    await playNow(page);
    await page.getByRole("button", { name: /^Keep/ }).click();
    return keptWith(page, "\nkeep\n");
}

/** Changes the one game that is kept, and comes back to the start screen. */
async function damage(page, change) {
    await page.goto("about:blank");
    await page.goto(change.address);
    await page.evaluate(([from, to]) => {
        for (const key of Object.keys(localStorage))
            if (key.startsWith("astragal.game.")) localStorage.setItem(key, localStorage.getItem(key).replace(from, to));
    }, change.words);
    await page.reload();
}

async function asideTexts(page) {
    return page.evaluate(() =>
        Object.keys(localStorage)
            .filter((key) => key.startsWith("astragal.aside."))
            .map((key) => localStorage.getItem(key)),
    );
}

test("a game survives a reload", async (kit) => {
    const page = await kit.open({ seed: 3 });
    const before = await playKeep(page);
    await page.reload();
    await page.getByText("Vulpes keeps the ships", { exact: false }).first().waitFor();
    const games = await kept(page);
    same(games.length, 1, "games kept");
    same(games[0].id, before.id, "the same game");
});

test("a game survives closing the window", async (kit) => {
    const context = await kit.context({ seed: 3 });
    const first = await context.newPage();
    await first.goto(kit.address);
    const before = await playKeep(first);
    await first.close();
    const second = await context.newPage();
    await second.goto(kit.address);
    await second.getByRole("button", { name: "Continue your game" }).click();
    await second.getByText("Vulpes keeps the ships", { exact: false }).first().waitFor();
    same((await kept(second)).map((game) => game.id).join(), before.id, "the same game");
});

test("two clicks on the button begin one game", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await page.getByRole("button", { name: /^Play now/ }).evaluate((button) => {
        button.click();
        button.click();
    });
    await page.getByRole("button", { name: /^Keep/ }).click();
    await keptWith(page, "\nkeep\n");
    same((await kept(page)).length, 1, "games kept");
});

test("two windows play two games: neither overwrites the other's", async (kit) => {
    const context = await kit.context({ seed: 3 });
    const first = await context.newPage();
    await first.goto(kit.address);
    await playKeep(first);
    const second = await context.newPage();
    await second.goto(kit.address);
    await second.getByRole("button", { name: /^Play now/ }).waitFor();
    // Offered at first sight, until it is known that the other window has it.
    await second.getByRole("button", { name: "Continue your game" }).waitFor({ state: "detached" });
    await playNow(second);
    await second.waitForFunction(() => Object.keys(localStorage).filter((key) => key.startsWith("astragal.game.")).length === 2);
});

test("a save with an impossible action is put aside, with the reason", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await playKeep(page);
    await damage(page, { address: kit.address, words: ["\\nkeep\\n", "\\njump\\n"] });
    await page.getByRole("button", { name: "Continue your game" }).click();
    const message = page.getByRole("alert");
    await message.waitFor();
    check(/line \d+: .*jump.*put aside/s.test(await message.textContent()), await message.textContent());
    const aside = await asideTexts(page);
    same(aside.length, 1, "saves put aside");
    check(aside[0].includes("jump"), "all of it is there");
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Keep it as a file" }).click()]);
    check(file.suggestedFilename().endsWith(".txt"), "a file");
    await page.getByRole("button", { name: /^Play now/ }).click();
    await page.getByRole("button", { name: /^Keep/ }).waitFor();
    same((await asideTexts(page)).length, 1, "still put aside after a new game");
});

test("a save that is no save is put aside", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await playKeep(page);
    await damage(page, { address: kit.address, words: ['"record"', '"recor'] });
    await page.getByRole("button", { name: /^Play now/ }).waitFor();
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("astragal.aside.")));
    same((await asideTexts(page)).length, 1, "saves put aside");
    same(await page.getByRole("button", { name: "Continue your game" }).count(), 0, "nothing to go on with");
});

test("when the browser has no room left, the player is told", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await playNow(page);
    await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith("astragal.game.")) localStorage.removeItem(key);
        let number = 0;
        for (let length = 1 << 22; length >= 1; )
            try {
                localStorage.setItem(`filling.${++number}`, "x".repeat(length));
            } catch {
                length >>= 1;
            }
    });
    await page.getByRole("button", { name: /^Keep/ }).click();
    await page.getByText("no room to keep this game").waitFor();
});

for (const [name, hash] of [
    ["cut off", "#game=abcdefg"],
    ["no letters of ours", "#game=%00%ff"],
    ["unpacks without end", "bomb"],
    ["long", "#game=" + "A".repeat(200_000)],
])
    test(`a broken link says so and loses nothing: ${name}`, async (kit) => {
        const page = await kit.open({ seed: 3 });
        const before = await playKeep(page);
        const behind = hash === "bomb" ? await bomb(page) : hash;
        await page.goto("about:blank");
        await page.goto(kit.address + behind);
        const message = page.getByRole("alert");
        await message.waitFor();
        check(/link is broken/.test(await message.textContent()), await message.textContent());
        check((await kept(page))[0].record.startsWith(before.record), "the kept game is as it was, or goes on");
        await page.getByRole("button", { name: "Continue your game" }).waitFor();
    });

/** A small link that would unpack to 64 MB. */
function bomb(page) {
    return page.evaluate(async () => {
        const stream = new Blob([new Uint8Array(64 << 20)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
        const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        let text = "";
        for (const byte of bytes) text += String.fromCharCode(byte);
        return "#game=" + btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    });
}

for (const [name, content, expected] of [
    ["huge", Buffer.alloc(3 << 20, "a"), /too large/],
    ["not text", Buffer.from([0xff, 0xfe, 0, 1, 2]), /not text/],
    ["not a record", Buffer.from("Hello!\n"), /line 1/],
    ["another game", Buffer.from('[Game "chess"]\n'), /chess|line 1/],
])
    test(`a bad file says so and loses nothing: ${name}`, async (kit) => {
        const page = await kit.open({ seed: 3 });
        const before = await playKeep(page);
        await page.goto("about:blank");
        await page.goto(kit.address);
        await page.setInputFiles("input[type=file]", { name: "game.astragal", mimeType: "text/plain", buffer: content });
        const message = page.getByRole("alert");
        await message.waitFor();
        check(expected.test(await message.textContent()), await message.textContent());
        check((await kept(page))[0].record.startsWith(before.record), "the kept game is as it was, or goes on");
    });

await run();
