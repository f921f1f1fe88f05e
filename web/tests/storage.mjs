// Storage: games survive reload and closing; damaged data is reported and nothing is lost.
import { check, pageTest, same } from "./kit.mjs";
import { FOUR, MIDDLE, STILL, cell, savedGames, savedGameWith, openRecord, playNow } from "./game.mjs";
import { asked, settled } from "./player.mjs";

async function playKeep(page) {
    await playNow(page);
    await page.getByRole("button", { name: /^Keep/ }).click();
    return savedGameWith(page, "\nkeep\n");
}

/** Alters the only saved game and returns to the start screen. */
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

pageTest("a game survives a reload", async (kit) => {
    const page = await kit.open({ seed: 3 });
    const before = await playKeep(page);
    await page.reload();
    await page.getByText("Vulpes keeps the ships", { exact: false }).first().waitFor();
    const games = await savedGames(page);
    same(games.length, 1, "games kept");
    same(games[0].id, before.id, "the same game");
});

pageTest("a game survives closing the window", async (kit) => {
    const context = await kit.context({ seed: 3 });
    const first = await context.newPage();
    await first.goto(kit.address);
    const before = await playKeep(first);
    await first.close();
    const second = await context.newPage();
    await second.goto(kit.address);
    await second.getByRole("button", { name: "Continue your game" }).click();
    await second.getByText("Vulpes keeps the ships", { exact: false }).first().waitFor();
    same((await savedGames(second)).map((game) => game.id).join(), before.id, "the same game");
});

pageTest("two clicks on the button begin one game", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await page.getByRole("button", { name: /^Play now/ }).evaluate((button) => {
        button.click();
        button.click();
    });
    await page.getByRole("button", { name: /^Keep/ }).click();
    await savedGameWith(page, "\nkeep\n");
    same((await savedGames(page)).length, 1, "games kept");
});

pageTest("two windows play two games: neither overwrites the other's", async (kit) => {
    const context = await kit.context({ seed: 3 });
    const first = await context.newPage();
    await first.goto(kit.address);
    await playKeep(first);
    const second = await context.newPage();
    await second.goto(kit.address);
    await second.getByRole("button", { name: /^Play now/ }).waitFor();
    same(await second.getByRole("button", { name: "Continue your game" }).count(), 0, "the open game is not offered");
    await playNow(second);
    await second.waitForFunction(() => Object.keys(localStorage).filter((key) => key.startsWith("astragal.game.")).length === 2);
});

/** The texts of the games on offer. */
function offered(page) {
    return page.locator(".saved-game").allTextContents();
}

const open = (page) => page.locator(".saved-open");

pageTest("all unfinished games are offered, the last played first, and each can be gone on with", async (kit) => {
    const page = await kit.open({ seed: 3 });
    for (const record of [MIDDLE, FOUR, MIDDLE.replace("V research 3", "V research 2")]) {
        await openRecord(page, record);
        await savedGameWith(page, record.match(/\[Position .*\]/)[0]);
        await page.goto(kit.address + "#/");
        await settled(page);
    }
    same(await open(page).count(), 3, "games");
    check(/Continue:against 3 × Cadet/.test((await offered(page))[1]), `four players in the middle: ${await offered(page)}`);
    await page.locator(".standing b").first().waitFor();
    await open(page).nth(1).click();
    await asked(page);
    same(await page.locator(".sheet").count(), 4, "players at the table");
    await page.keyboard.press("r");
    await savedGameWith(page, "\nresearch");
    await page.goto(kit.address + "#/");
    await settled(page);
    check(/3 × Cadet/.test((await offered(page))[0]), `now it is the first: ${await offered(page)}`);
    check(/3 × Cadet/.test(await page.getByRole("button", { name: "Continue your game" }).textContent()), "and what continuing means");
    same((await savedGames(page)).length, 3, "games kept");
});

pageTest("more games than a few are shown when they are asked for", async (kit) => {
    const page = await kit.open({ seed: 3 });
    for (let number = 1; number <= 5; number++) {
        await page.goto(kit.address + "#/");
        await openRecord(page, MIDDLE);
        await page.waitForFunction((count) => Object.keys(localStorage).filter((key) => key.startsWith("astragal.game.")).length === count, number);
    }
    await page.goto(kit.address + "#/");
    await settled(page);
    same(await open(page).count(), 3, "games at first");
    await page.getByRole("button", { name: "All 5 games in progress" }).click();
    same(await open(page).count(), 5, "games");
});

pageTest("a deleted game can be brought back as long as one stays; nothing moves meanwhile", async (kit) => {
    const page = await kit.open({ seed: 3 });
    for (const record of [MIDDLE, FOUR]) {
        await openRecord(page, record);
        await savedGameWith(page, record.split("\n")[2]);
        await page.goto(kit.address + "#/");
        await settled(page);
    }
    const before = await savedGames(page);
    const places = () =>
        page.locator(".saved-game, .set-up").evaluateAll((nodes) =>
            nodes
                .map((node) => node.getBoundingClientRect())
                .map(({ x, y, width, height }) => [x, y + scrollY, width, height].map(Math.round))
                .join(),
        );
    const first = await places();
    // The second one is open in this window: it must not reappear by itself.
    await page
        .getByRole("button", { name: /^Delete this game/ })
        .first()
        .click();
    await page.getByText("Deleted: against 3 × Cadet").waitFor();
    same((await savedGames(page)).length, 1, "games kept");
    same(await places(), first, "where everything is");
    await page.getByRole("button", { name: "Undo" }).click();
    await open(page).nth(1).waitFor();
    same(JSON.stringify((await savedGames(page)).sort((a, b) => a.when - b.when)), JSON.stringify(before.sort((a, b) => a.when - b.when)), "all as it was");
    await page
        .getByRole("button", { name: /^Delete this game/ })
        .first()
        .click();
    await page.getByRole("link", { name: "Rules" }).click();
    await page.locator(".rules-text").waitFor();
    await page.goto(kit.address + "#/");
    await settled(page);
    same(await page.locator(".saved-game").count(), 1, "games after one has left");
    check(/against Cadet/.test(await page.getByRole("button", { name: "Continue your game" }).textContent()), "the other one is the next to go on with");
});

pageTest("a reload goes on with the window's own game, though another was played later", async (kit) => {
    const context = await kit.context({ seed: 3 });
    const first = await context.newPage();
    await first.goto(kit.address);
    await openRecord(first, FOUR);
    const second = await context.newPage();
    await second.goto(kit.address);
    await openRecord(second, MIDDLE);
    await second.keyboard.press("r");
    await savedGameWith(second, "\nresearch");
    await second.close();
    await first.reload();
    await asked(first);
    same(await first.locator(".sheet").count(), 4, "players at the table");
});

pageTest("a game that is open in another window says so, and is offered again when that plays another", async (kit) => {
    const context = await kit.context({ seed: 3 });
    const first = await context.newPage();
    await first.goto(kit.address);
    await openRecord(first, FOUR);
    await savedGameWith(first, "base-4");
    const second = await context.newPage();
    await second.goto(kit.address);
    await settled(second);
    same(await second.locator("button.saved-open").count(), 0, "games offered");
    check(/Open in another window/.test((await offered(second)).join()), "it says so");
    await first.goto(kit.address + "#/");
    await settled(first);
    await openRecord(first, MIDDLE);
    await second.reload();
    await settled(second);
    const free = second.locator("button.saved-open");
    same(await free.count(), 1, "games offered now");
    await free.click();
    await asked(second);
    same(await second.locator(".sheet").count(), 4, "players at the table");
});

pageTest("the same game in two windows: the second says so, can take it over, and the first says where it went", async (kit) => {
    const context = await kit.context({ seed: 3 });
    const first = await context.newPage();
    await first.goto(kit.address);
    await openRecord(first, MIDDLE);
    await first.keyboard.press("r");
    await savedGameWith(first, "\nresearch");
    const here = await first.evaluate(() => sessionStorage.getItem("astragal.here"));
    // As a window that was duplicated.
    const second = await context.newPage();
    await second.addInitScript((id) => {
        if (location.protocol === "http:") sessionStorage.setItem("astragal.here", id);
    }, here);
    await second.goto(kit.address + "#/play");
    await second.getByRole("alert").getByText("This game is open in another window").waitFor();
    // Played on in the meantime: what is taken over is the game as it is now.
    await cell(first, "b4").click();
    await cell(first, "c3").click();
    await savedGameWith(first, "\nmove b4 c3");
    await second.getByRole("button", { name: "Continue here" }).click();
    await asked(second);
    same(await second.locator(".game").getAttribute("data-length"), "2", "actions in the second window");
    await first.getByRole("alert").getByText("This game now continues in another window").waitFor();
    same(await first.locator(".game").count(), 0, "games on the first screen");
    await first.getByText("Open in another window").waitFor();
    await second.keyboard.press("r");
    await second.locator('.game[data-length="3"]').waitFor();
    await savedGameWith(second, "\nresearch\nmove b4 c3\nresearch");
    same((await savedGames(second)).length, 1, "games kept");
});

pageTest("a light system preference is honoured until the player chooses, and when it changes", async (kit) => {
    const page = await kit.open({ colorScheme: "light" });
    await settled(page);
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    same(await theme(), "light", "theme");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator(':root[data-theme="dark"]').waitFor();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByText("Light", { exact: true }).click();
    await page.locator(':root[data-theme="light"]').waitFor();
    await page.reload();
    await settled(page);
    same(await theme(), "light", "the chosen theme after a reload");
});

pageTest("a finished game is kept, and can be looked at again", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await openRecord(page, MIDDLE);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, resign" }).click();
    await page.locator('.game[data-state="over"]').waitFor();
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("astragal.game.") && JSON.parse(localStorage.getItem(key)).over));
    await page.goto("about:blank");
    await page.goto(kit.address);
    await settled(page);
    same(await page.getByRole("button", { name: "Continue your game" }).count(), 0, "it is not to be gone on with");
    await page.getByText("Finished games (1)").click();
    await page.getByRole("button", { name: /^See again/ }).click();
    await page.locator(".replay-bar").waitFor();
    same(JSON.stringify((await savedGames(page)).map((game) => game.over)), "[true]", "games kept");
    await page.waitForFunction(() => sessionStorage.getItem("astragal.replayed") !== null);
    await page.reload();
    await page.locator(".replay-bar").waitFor();
});

for (const [name, screen] of [
    ["Rules", ".rules-text"],
    ["Learn to play", ".lessons"],
])
    pageTest(`from a game to ${name} and back: the game waits`, async (kit) => {
        const page = await kit.open({ seed: 3 });
        await openRecord(page, MIDDLE);
        await page.keyboard.press("r");
        await page.locator('.game[data-state="asked"][data-length="1"]').waitFor();
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("link", { name }).click();
        await page.locator(screen).waitFor();
        await page.getByRole("link", { name: "Back to the game" }).click();
        await page.locator('.game[data-state="asked"][data-length="1"]').waitFor();
        // Undo still works: it is the same table, not one reopened.
        await page.keyboard.press("u");
        await page.locator('.game[data-state="asked"][data-length="0"]').waitFor();
        same((await savedGames(page)).length, 1, "games kept");
    });

pageTest("no level moves while its game is not on the screen", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await openRecord(page, MIDDLE);
    // The level's worker is delayed until the player leaves the game.
    let release = () => undefined;
    const held = new Promise((resolve) => (release = resolve));
    await page.context().route(/\/worker-[^/]*\.js$/, async (route) => {
        await held;
        await route.fallback();
    });
    await page.keyboard.press("e");
    await page.locator(".sure .danger").click();
    await page.locator('.game[data-length="1"]').waitFor();
    await page.evaluate(() => (location.hash = "#/rules"));
    await page.locator(".rules-text").waitFor();
    release();
    await page.waitForFunction(() => document.querySelectorAll(".rules-text figure").length > 0 && !document.querySelector(".figure-space"));
    const length = await page.evaluate(async () => {
        const first = new Promise((found) => {
            const look = () => document.querySelector(".game") && found(document.querySelector(".game").dataset.length);
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
        });
        location.hash = "#/play";
        return first;
    });
    same(length, "1", "actions when one is back");
    await asked(page);
    check((await page.locator(".game").getAttribute("data-length")) > 1, "then it goes on");
});

pageTest("a save with an impossible action is set aside, with the reason", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await playKeep(page);
    await damage(page, { address: kit.address, words: ["\\nkeep\\n", "\\njump\\n"] });
    await page.getByRole("button", { name: "Continue your game" }).click();
    const message = page.getByRole("alert");
    await message.waitFor();
    check(/line \d+: .*jump.*set aside/s.test(await message.textContent()), await message.textContent());
    const aside = await asideTexts(page);
    same(aside.length, 1, "saves set aside");
    check(aside[0].includes("jump"), "all of it is there");
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Keep it as a file" }).click()]);
    check(file.suggestedFilename().endsWith(".txt"), "a file");
    await page.getByRole("button", { name: /^Play now/ }).click();
    await page.getByRole("button", { name: /^Keep/ }).waitFor();
    same((await asideTexts(page)).length, 1, "still put aside after a new game");
});

pageTest("a save that is no save is put aside", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await playKeep(page);
    await damage(page, { address: kit.address, words: ['"record"', '"recor'] });
    await page.getByRole("button", { name: /^Play now/ }).waitFor();
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("astragal.aside.")));
    same((await asideTexts(page)).length, 1, "saves put aside");
    same(await page.getByRole("button", { name: "Continue your game" }).count(), 0, "nothing to go on with");
});

pageTest("when the browser has no room left, the player is told", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await playNow(page);
    await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith("astragal.game.")) localStorage.removeItem(key);
        let number = 0;
        for (let length = 1 << 22; length >= 1;)
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
    pageTest(`a broken link says so and loses nothing: ${name}`, async (kit) => {
        const page = await kit.open({ seed: 3 });
        const before = await playKeep(page);
        const behind = hash === "bomb" ? await bomb(page) : hash;
        await page.goto("about:blank");
        await page.goto(kit.address + behind);
        const message = page.getByRole("alert");
        await message.waitFor();
        check(/link is broken/.test(await message.textContent()), await message.textContent());
        check((await savedGames(page))[0].record.startsWith(before.record), "the kept game is as it was, or goes on");
        await page.getByRole("button", { name: "Continue your game" }).waitFor();
    });

/** A small link that would decompress to 64 MB. */
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
    pageTest(`a bad file says so and loses nothing: ${name}`, async (kit) => {
        const page = await kit.open({ seed: 3 });
        const before = await playKeep(page);
        await page.goto("about:blank");
        await page.goto(kit.address);
        await page.setInputFiles("input[type=file]", { name: "game.astragal", mimeType: "text/plain", buffer: content });
        const message = page.getByRole("alert");
        await message.waitFor();
        check(expected.test(await message.textContent()), await message.textContent());
        check((await savedGames(page))[0].record.startsWith(before.record), "the kept game is as it was, or goes on");
    });
