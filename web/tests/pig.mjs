// A game that the page does not know: Pig, through a test engine (docs/testing.md). Set-up from the engine's form, the plain
// board, curtains before secrets, all kinds of results.
import { readFile } from "node:fs/promises";
import { check, deepTest, fetched, pageTest, same } from "./kit.mjs";
import { STILL, savedGames } from "./game.mjs";
import { asked, chooser, drawn, fingerHand, keyHand, mouseHand, playToTheEnd, read, step, tabTo, applySettings } from "./player.mjs";

const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const PERSON = { kind: "person", name: "" };
const LEVEL = { kind: "level", level: 2 };

const WORDS = {
    en: { begin: "Play now", end: /^Hold/, seat: "Player", bonus: /secret bonus of \d/, foreign: /\b(fait|lance|garde)\b/ },
    fr: { begin: "Jouer", end: /^Garder/, seat: "Joueur", bonus: /bonus secret de \d/, foreign: /\b(rolls|holds)\b/ },
};

function setup(players, options = {}) {
    const all = { seats: String(players.length), target: "20", secret: "off", teams: "off", automa: "off", rounds: "off", ...options };
    return { game: "pig", options: all, players };
}

/** The page with Pig set up. */
async function openPig(kit, players, options, { language = "en", seed = 3, device = DESKTOP } = {}) {
    const page = await kit.open({ seed, pig: true, ...device });
    await applySettings(page, { ...STILL, language }, setup(players, options));
    return page;
}

const playNow = (page) => page.locator(".start-buttons .play-button").last().click();

/** Opens a record as a file. */
async function openFile(page, record) {
    await page.locator("input[type=file]").setInputFiles({ name: "pig.astragal", mimeType: "text/plain", buffer: Buffer.from(record) });
}

function recordOf({ tags = {}, position, actions = [] }) {
    const all = { Game: "pig", RulesVersion: "1", ...tags, ...(position ? { Position: position } : {}) };
    return (
        Object.entries(all)
            .map(([name, value]) => `[${name} "${value}"]\n`)
            .join("") +
        "\n" +
        actions.map((line) => line + "\n").join("")
    );
}

const lifted = async (page) => {
    await page.locator(".curtain .play-button").click();
    await asked(page);
};

const fromMenu = async (page, name) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
};

pageTest("the start screen offers both games, each with its own form, and remembers both set-ups", async (kit) => {
    const page = await kit.open({ seed: 3, pig: true });
    await applySettings(page, STILL, null);
    const games = page.getByRole("group", { name: "Which game" }).getByRole("radio");
    await page.locator(".map-tile").first().waitFor();
    same(await games.count(), 2, "games");
    await page.getByText("Pig", { exact: true }).click();
    await page.locator(".options-form").waitFor();
    same(await page.locator(".map-tile, .rule-picker").count(), 0, "pickers of the other game");
    same((await page.locator(".set-up .choice-row label").allTextContents()).join(""), "123456", "numbers of seats");
    await page.locator(".choice-row label").nth(4).click();
    for (const label of ["Secret bonus", "The last seat is an automa", "Rounds are played to the end"]) await page.getByLabel(label).check();
    await page.getByLabel("Target").fill("25");
    await page.locator(".seat-automa").waitFor();
    same(await page.locator(".seat-row").count(), 5, "seats");
    same(await page.locator(".seat-row select").count(), 4, "seats that can be given away");
    same(await page.locator(".seat-row").last().getAttribute("aria-label"), "Automa E", "the automa");
    await page.getByLabel("Player A: name of the player").fill("Ann");
    await page.getByRole("button", { name: "Start the game" }).click();
    await asked(page);
    const { record } = (await savedGames(page))[0];
    for (const tag of ['Game "pig"', 'Seats "5"', 'Target "25"', 'Secret "on"', 'Automa "on"', 'Rounds "on"', 'Player.A "Ann"', 'Player.D "level:2"'])
        check(record.includes(`[${tag}]`), `${tag} is in the record:\n${record}`);
    check(!record.includes("Player.E"), "nobody plays the automa");
    same(await page.locator(".plain-sheet .plain-who span:first-child").first().textContent(), "Ann", "the name on the sheet");
    await page.goto(kit.address + "#/");
    await page.getByText("Quantum", { exact: true }).click();
    await page.locator(".map-tile").first().waitFor();
    await page.getByText("Pig", { exact: true }).click();
    await page.locator(".seat-automa").waitFor();
    same(await page.getByLabel("Target").inputValue(), "25", "the target of last time");
    check((await page.locator(".saved-game").first().textContent()).includes("Pig"), "kept games say which game they are");
});

pageTest("what the game refuses is said before it is begun, in its own words", async (kit) => {
    const page = await openPig(kit, [PERSON, LEVEL, LEVEL], {});
    await page.getByLabel("Two teams").check();
    await page.getByText("teams need an even number of seats, 4 or 6").waitFor();
    same(await page.getByRole("button", { name: "Start the game" }).isDisabled(), true, "it cannot be begun");
    await page.locator(".choice-row label").nth(3).click();
    await page.getByText("team 2").first().waitFor();
    same((await page.locator(".seat-row b small").allTextContents()).join(), "team 1,team 2,team 1,team 2", "teams");
    same(await page.getByRole("button", { name: "Start the game" }).isDisabled(), false, "it can be begun");
});

pageTest("nothing is wider than the screen, and places can be walked to by arrow keys and are read aloud", async (kit) => {
    const page = await openPig(kit, [PERSON, LEVEL, LEVEL, LEVEL, LEVEL, LEVEL], {}, { device: PHONE });
    await playNow(page);
    await asked(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(wide <= 0, `wider than the screen: ${wide}`);
    const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-space"));
    await page.keyboard.press("ArrowRight");
    same(await at(), "seat:A", "where the board is entered");
    for (const [key, expected] of [
        ["ArrowRight", "seat:B"],
        ["ArrowRight", "seat:C"],
        ["ArrowDown", "die"],
        ["ArrowUp", "seat:C"],
        ["ArrowLeft", "seat:B"],
    ]) {
        await page.keyboard.press(key);
        same(await at(), expected, key);
    }
    same(await page.locator('[data-space="seat:B"]').getAttribute("aria-label"), "Player B, 0", "a place in words");
    const small = await page
        .locator(".place-words")
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height).filter((height) => height < 12));
    same(small.length, 0, "words that are too small");
});

/** Each input method with each screen size, in both languages: five seats with an automa, secrets and rounds. */
for (const [way, hand, device, language, seed] of [
    ["by mouse on a desktop", mouseHand, DESKTOP, "en", 3],
    ["by finger on a phone", fingerHand, PHONE, "fr", 4],
    ["by keys alone on a desktop", keyHand, DESKTOP, "fr", 5],
    ["by keys alone on a phone", keyHand, PHONE, "en", 6],
])
    pageTest(`a whole game ${way}, in ${language}`, async (kit) => {
        const words = WORDS[language];
        const page = await openPig(kit, [PERSON, LEVEL, LEVEL, LEVEL, LEVEL], { secret: "on", automa: "on", rounds: "on" }, { language, seed, device });
        if (hand === keyHand) {
            await tabTo(page, (focus, start) => focus?.textContent?.startsWith(start), words.begin);
            await page.keyboard.press("Enter");
        } else await playNow(page);
        await asked(page);
        same(await page.locator(".chance-words").count(), 2, "named chances");
        const length = await playToTheEnd(page, hand(page), seed, words.end);
        const said = await page.locator(".log-line").allTextContents();
        same(said.length, length, "lines of the log");
        same(said.filter((line) => words.bonus.test(line)).length, 5, "bonuses that are told at the end");
        same(said.filter((line) => words.foreign.test(line)).join("\n"), "", "lines in another language");
        check((await page.locator(".log-turn").count()) >= 10, "turns in the log");
        same(await page.locator(".results tbody tr").count(), 5, "results");
        const scores = (await page.locator(".results td:last-child").allTextContents()).map(Number);
        check(scores[0] >= 20 && scores.every((score, index) => index === 0 || score <= scores[index - 1]), `scores ${scores}`);
        check((await page.locator(".plain-sheet.won").count()) >= 1, "who won shows");
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        check(wide <= 0, `wider than the screen: ${wide}`);
        kit.diagnostic(`${length} actions`);
    });

/** Watches every change of the page: a bonus may only be visible to a person who knows it, and to nobody behind a curtain. */
async function watch(page) {
    await page.evaluate(() => {
        globalThis.leaks = [];
        globalThis.seen = new Set();
        const look = () => {
            const all = document.body.innerHTML;
            const over = document.querySelector('.game[data-state="over"]') !== null;
            const known = new Set([...all.matchAll(/Player (\w)(?:, \d+, \+\d| rolls a secret bonus of \d)/g)].map((found) => found[1]));
            const cards = [...document.querySelectorAll(".place")].filter((place) => /\+\d/.test(place.textContent));
            for (const card of cards) known.add(/Player (\w)/.exec(card.textContent)?.[1]);
            const turn = document.querySelector(".plain-sheet.turn")?.getAttribute("aria-label")?.slice(-1);
            for (const seat of known) seen.add(seat);
            if (over) return;
            if (known.size > 1) leaks.push(`known at once: ${[...known]}`);
            if (document.querySelector(".curtain") && known.size > 0) leaks.push(`behind the curtain: ${[...known]}`);
            if (known.size === 1 && !known.has(turn)) leaks.push(`${[...known]} in the turn of ${turn}`);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        look();
    });
}

const leaksOf = (page) => page.evaluate(() => leaks.join("\n"));
const html = (page) => page.evaluate(() => document.body.innerHTML);
const SECRET = /secret bonus of \d|, \+\d|>\+\d</;

pageTest("two people: a curtain before each, and the page never holds what the other knows", async (kit) => {
    const page = await openPig(kit, [PERSON, { kind: "person", name: "Bo" }, LEVEL], { secret: "on", rounds: "on", target: "30" });
    await playNow(page);
    const curtain = page.getByRole("alertdialog", { name: "Player A: tap when only you are looking" });
    await curtain.waitFor();
    check(!SECRET.test(await html(page)), "nothing is known before somebody looks");
    await watch(page);
    // Neither Escape nor the game's keys lift the curtain; nothing behind it can be reached.
    for (const key of ["Escape", "r", "h", "ArrowRight"]) await page.keyboard.press(key);
    same(await page.locator(".game").getAttribute("data-state"), "curtain", "still covered");
    same(await page.evaluate(() => document.activeElement?.textContent), "Only I am looking", "the focus");
    await page.keyboard.press("Enter");
    await asked(page);
    same(
        await page
            .locator('[data-space="seat:A"]')
            .getAttribute("aria-label")
            .then((words) => /^Player A, 0, \+\d$/.test(words)),
        true,
        "one's own bonus",
    );
    same(await page.locator('[data-space="seat:B"]').getAttribute("aria-label"), "Player B, 0, +?", "the other's");
    // One person's hints, analysis and explanations are gone when the next one looks.
    await page.locator('[data-space="seat:A"]').hover();
    await page.locator(".about").getByText("Player A").waitFor();
    await page.getByRole("button", { name: /^Hint/ }).click();
    await page.locator(".hints li").first().waitFor();
    await fromMenu(page, "Analysis");
    await page.locator(".analysis .curve").waitFor();
    await page.getByRole("button", { name: /^Roll/ }).click();
    await page.waitForFunction(() => document.querySelector(".curtain") || document.querySelector('.game[data-state="asked"]'));
    if ((await page.locator(".curtain").count()) === 0) await page.getByRole("button", { name: /^Hold/ }).click();
    await page.getByRole("alertdialog", { name: "Bo: tap when only you are looking" }).waitFor();
    check(!SECRET.test(await html(page)), "behind the curtain");
    same(await page.locator(".hints, .analysis, .tip").count(), 0, "panels of the one before");
    await lifted(page);
    same(
        await page
            .locator('[data-space="seat:A"]')
            .getAttribute("aria-label")
            .then((words) => /\+\?$/.test(words)),
        true,
        "the other's again",
    );
    for (let steps = 0; steps < 400; steps++) {
        const state = page.locator('.game[data-state="asked"], .game[data-state="over"], .game[data-state="curtain"]');
        await state.waitFor();
        const now = await state.getAttribute("data-state");
        if (now === "over") break;
        if (now === "curtain") await lifted(page);
        else {
            const length = await page.locator(".game").getAttribute("data-length");
            await read(page);
            await page.locator(".actions .buttons .play-button").last().click();
            await page.locator(`.game:not([data-length="${length}"])`).waitFor();
        }
    }
    await page.locator(".over").waitFor();
    same(await leaksOf(page), "", "what was told to the wrong eyes");
    same(await page.evaluate(() => [...seen].sort().join()), "A,B,C", "bonuses that were seen by somebody, or at the end");
    same((await page.locator(".log-line").allTextContents()).filter((line) => WORDS.en.bonus.test(line)).length, 3, "bonuses told at the end");
});

pageTest("one person: the others' secrets are never on the page; a kept game is complete, and goes on after a reload", async (kit) => {
    const page = await openPig(kit, [PERSON, LEVEL], { secret: "on", target: "100" });
    await playNow(page);
    await asked(page);
    await watch(page);
    same(await page.locator(".curtain").count(), 0, "curtains");
    await page.getByRole("button", { name: /^Roll/ }).click();
    await asked(page);
    await page.waitForFunction(() =>
        Object.keys(localStorage).some((key) => key.startsWith("astragal.game.") && /\ndie \d/.test(JSON.parse(localStorage[key]).record)),
    );
    const { record } = (await savedGames(page))[0];
    same(record.match(/^bonus \d$/gm)?.length, 2, "bonuses in the record");
    const own = await page.locator('[data-space="seat:A"]').getAttribute("aria-label");
    const leaks = (await leaksOf(page)).split("\n").filter((line) => line && !/^A in the turn of B$/.test(line));
    same(leaks.join("\n"), "", "what was told to the wrong eyes");
    await page.reload();
    await asked(page);
    same(await page.locator('[data-space="seat:A"]').getAttribute("aria-label"), own, "the same bonus after a reload");
    same(
        await page
            .locator('[data-space="seat:B"]')
            .getAttribute("aria-label")
            .then((words) => /\+\?$/.test(words)),
        true,
        "the other's is still unknown",
    );
});

pageTest("leaving the screen lets the curtain down again, and so does a reload", async (kit) => {
    const page = await openPig(kit, [PERSON, PERSON], { secret: "on" });
    await playNow(page);
    await lifted(page);
    check(SECRET.test(await html(page)), "one's own bonus");
    await page.locator(".toolbar button").first().click();
    await page.locator(".start").waitFor();
    check(!SECRET.test(await html(page)), "on the start screen");
    await page.locator(".start-buttons .play-button").first().click();
    await page.locator(".curtain").waitFor();
    check(!SECRET.test(await html(page)), "behind the curtain");
    await lifted(page);
    await page.reload();
    await page.locator(".curtain").waitFor();
    check(!SECRET.test(await html(page)), "after a reload");
});

pageTest("the replay and the analysis of a game that is not over tell no secret; of one that is, everything", async (kit) => {
    const tags = { Seats: "2", Target: "20", Secret: "on", Teams: "off", Automa: "off", Rounds: "off", "Player.A": "Ann", "Player.B": "Bo" };
    const actions = ["bonus 3", "bonus 5", "roll", "die 6", "hold", "roll", "die 4"];
    const page = await openPig(kit, [PERSON, LEVEL], {});
    const hash = await page.evaluate(async (text) => {
        const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
        const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        return (
            "#game=" +
            btoa(String.fromCharCode(...bytes))
                .replace(/\+/g, "-")
                .replace(/\//g, "_")
                .replace(/=+$/, "")
        );
    }, recordOf({ tags, actions }));
    await page.goto("about:blank");
    await page.goto(kit.address + hash);
    await page.locator(".replay-bar").first().waitFor();
    same(await page.locator(".curtain").count(), 0, "nobody is asked");
    for (let step = 0; step < actions.length; step++) {
        check(!SECRET.test(await html(page)), `after ${actions.length - step} actions`);
        await page.locator(".replay-bar").getByRole("button", { name: "Step back" }).click();
    }
    await fromMenu(page, "Analysis");
    await page.waitForFunction(() => document.querySelector(".analysis .curve") && !document.querySelector(".analysis progress"));
    same(await page.locator(".analysis tbody tr, .analysis .worst li").count(), 0, "what is weighed for nobody");
    check(!SECRET.test(await html(page)), "in the analysis");

    await page.goto(kit.address + "#/");
    await page.locator(".start").waitFor();
    await openFile(page, recordOf({ tags, actions: [...actions, "hold", "roll", "die 6", "roll", "die 6", "hold"] }));
    await page.locator('.game[data-state="over"]').waitFor();
    same((await page.locator(".log-line").allTextContents()).filter((line) => WORDS.en.bonus.test(line)).length, 2, "bonuses at the end");
    same(
        await page
            .locator('[data-space="seat:B"]')
            .getAttribute("aria-label")
            .then((words) => /\+5$/.test(words)),
        true,
        "the other's bonus",
    );
});

pageTest("an unfinished game with secrets: the engine analyses for the viewer, and no link gives the record away", async (kit) => {
    const context = await kit.context({ seed: 3, pig: true, ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
    // Everything that goes to the engines and comes back.
    await context.addInitScript(() => {
        globalThis.requests = [];
        globalThis.entries = [];
        globalThis.Worker = class extends Worker {
            constructor(...given) {
                super(...given);
                this.addEventListener("message", ({ data }) =>
                    globalThis.entries.push(...(data.answer ?? "").split("\n").filter((line) => line.startsWith("entry "))),
                );
            }
            postMessage(message, ...more) {
                if (typeof message?.lines === "string") globalThis.requests.push(message.lines);
                super.postMessage(message, ...more);
            }
        };
    });
    const page = await context.newPage();
    await page.goto(kit.address);
    await applySettings(page, STILL, setup([PERSON, LEVEL], { secret: "on", target: "30" }));
    await playNow(page);
    for (let turns = 0; turns < 2; turns++) {
        await asked(page);
        await read(page);
        const length = await page.locator(".game").getAttribute("data-length");
        await page
            .getByRole("button", { name: /^(Roll|Hold)/ })
            .last()
            .click();
        await page.locator(`.game:not([data-length="${length}"])`).waitFor();
    }
    await asked(page);
    await fromMenu(page, "Analysis");
    await page.waitForFunction(() => document.querySelector(".analysis .curve") && !document.querySelector(".analysis progress"));
    const { requests, entries } = await page.evaluate(() => ({ requests: globalThis.requests, entries: globalThis.entries }));
    const analysed = requests.filter((lines) => lines.startsWith("analyse"));
    check(analysed.length > 3 && analysed.every((lines) => lines.startsWith("analyse for A ")), `for whom it is analysed: ${analysed[0]}`);
    const kinds = entries.map((line) => JSON.parse(line.slice("entry ".length)));
    check(kinds.some(({ kind }) => kind === "hidden") && kinds.some(({ kind }) => kind !== "hidden"), "some of it is hidden");
    check(!entries.some((line) => /Player B rolls a secret bonus of \d/.test(line)), "what the engine told");

    await page.getByRole("button", { name: "Menu" }).click();
    const link = page.getByRole("button", { name: "Copy a link to this game" });
    same(await link.getAttribute("aria-disabled"), "true", "the link");
    check(/before the game is over/.test(await page.locator(`#${await link.getAttribute("aria-describedby")}`).textContent()), "it says why");
    await page.evaluate(() => navigator.clipboard.writeText("nothing"));
    await link.click({ force: true });
    same(await page.getByText("The link is copied.").count(), 0, "copied");
    same(await page.evaluate(() => navigator.clipboard.readText()), "nothing", "the clipboard");
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
    same((await readFile(await download.path(), "utf8")).match(/^bonus \d$/gm)?.length, 2, "bonuses in the file");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, resign" }).click();
    await page.locator('.game[data-state="over"]').waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await link.click();
    await page.getByText("The link is copied.").waitFor();
});

for (const seats of [4, 6])
    pageTest(`teams of ${seats} win together, and share a line of the analysis`, async (kit) => {
        const page = await openPig(kit, [PERSON, ...Array(seats - 1).fill(LEVEL)], { teams: "on", target: "12" }, { seed: seats });
        await playNow(page);
        await asked(page);
        await playToTheEnd(page, mouseHand(page), 3, /^Hold/);
        same(await page.locator(".plain-sheet.won").count(), seats / 2, "winners");
        same(await page.locator(".over h2 .emblem").count(), seats / 2, "emblems of the winners");
        const own = (await page.locator(".plain-sheet").first().getAttribute("class")).includes("won");
        same(await page.locator(".over h2").textContent(), own ? "Your team wins" : await page.locator(".over").getAttribute("aria-label"), "what it says");
        await page.getByRole("button", { name: "Analyse the game" }).click();
        await page.locator(".analysis table").waitFor();
        same(await page.locator(".curve-end").count(), 2, "lines");
        const chances = (await page.locator(".curve-seat b").allTextContents()).map((words) => parseInt(words, 10));
        check(chances.length === 2 && Math.abs(chances[0] + chances[1] - 100) < 2, `chances ${chances}`);
        same(await page.locator(".analysis tbody tr").count(), seats, "players in the analysis");
    });

pageTest("one who plays alone wins or loses, and is told which", async (kit) => {
    const page = await openPig(kit, [PERSON], { target: "20" });
    await playNow(page);
    await asked(page);
    await playToTheEnd(page, mouseHand(page), 3, /^Hold/);
    check(/^You (win|lose)$/.test(await page.locator(".over h2").textContent()), "the end");
    await page.getByRole("button", { name: "Analyse the game" }).click();
    await page.locator(".analysis table").waitFor();
    same(await page.locator(".curve-end").count(), 1, "lines");
    await page.goto(kit.address + "#/");
    await page.locator(".start").waitFor();
    const tags = { Seats: "1", Target: "1000", Secret: "off", Teams: "off", Automa: "off", Rounds: "off", "Player.A": "-" };
    await openFile(page, recordOf({ tags, position: "turn A total 4 turns 11; A 30" }));
    await asked(page);
    await page.getByRole("button", { name: /^Hold/ }).click();
    await page.locator(".over").waitFor();
    same(await page.locator(".over h2").textContent(), "You lose", "a lost game");
    same(await page.locator(".plain-sheet.won").count(), 0, "winners");
});

pageTest("a shared win is shared: both are named, with their places and scores", async (kit) => {
    const page = await openPig(kit, [PERSON, LEVEL], {});
    const tags = {
        Seats: "3",
        Target: "100",
        Secret: "off",
        Teams: "off",
        Automa: "off",
        Rounds: "on",
        "Player.A": "level:1",
        "Player.B": "level:1",
        "Player.C": "-",
    };
    await openFile(page, recordOf({ tags, position: "turn C total 5; A 100; B 40; C 95" }));
    // With enough points to win, holding is automatic.
    await page.locator(".over").waitFor();
    same(await page.locator(".over h2").textContent(), "You share the win", "what it says");
    same(await page.locator(".over").getAttribute("aria-label"), "Player A and Player C share the win", "the game's words");
    const rows = await page
        .locator(".results tbody tr")
        .evaluateAll((nodes) => nodes.map((node) => [...node.children].map((cell) => cell.textContent.trim()).join(" ")));
    same(rows.join("; "), "1 Player A 100; 1 Player C 100; 3 Player B 40", "places and scores");
    same(await page.locator(".results .winner").count(), 2, "winners");
    // A rematch has the options and players of the record.
    await page.getByRole("button", { name: "Play again" }).click();
    await page.locator('.game:not([data-state="over"])').waitFor();
    same(await page.locator(".plain-sheet").count(), 3, "seats of the next game");
});

pageTest("a level answers, hints have chances, looking back works, a finished game is kept", async (kit) => {
    const page = await openPig(kit, [PERSON, LEVEL], { target: "10" });
    await playNow(page);
    await asked(page);
    await page.getByRole("button", { name: /^Hint/ }).click();
    const hint = page.locator(".hints li").first();
    await hint.waitFor();
    check(/\d+ % to win/.test(await hint.textContent()), await hint.textContent());
    await playToTheEnd(page, mouseHand(page), 3, /^Hold/);
    check(
        (await page.locator(".log-line").allTextContents()).some((line) => /^Player B (rolls|holds)/.test(line)),
        "the level has played",
    );
    await page.locator(".log header").getByRole("button", { name: "Step back" }).click();
    await page.locator(".replay-bar").first().waitFor();
    await page.goto(kit.address + "#/");
    await page.getByText("Finished games (1)").click();
    await page.locator(".saved-game .saved-open").last().click();
    await page.locator('.game[data-state="over"]').waitFor();
});

/** Quantum without its UI: a page that does not know its name. */
async function forgetQuantum(context) {
    await context.route(/\/page-[^/]*\.js$/, async (route) => {
        const { status, headers, body } = await fetched(route.request().url());
        const known = /(new Map\(\[\[)"quantum"/;
        check(known.test(String(body)), "the list of games is in the script");
        delete headers["content-length"];
        await route.fulfill({ status, headers, body: String(body).replace(known, '$1"forgotten"') });
    });
}

for (const [way, hand] of [
    ["by mouse", mouseHand],
    ["by keys alone", keyHand],
])
    pageTest(`a board of many places is pointed at ${way}, drawn from nothing but its places`, async (kit) => {
        const context = await kit.context({ seed: 11, pig: true });
        await forgetQuantum(context);
        const page = await context.newPage();
        await page.goto(kit.address);
        const players = [PERSON, { kind: "level", level: 1 }];
        await applySettings(page, STILL, { game: "quantum", options: { map: "base-2", rules: "sheet", printing: "first", entanglement: "off" }, players });
        await page.locator(".options-form select").waitFor();
        same(await page.locator(".map-tile, .rule-picker").count(), 0, "pickers that are Quantum's own");
        await playNow(page);
        await asked(page);
        const choose = chooser(5);
        const met = new Set();
        for (let steps = 0; steps < 40 && (await asked(page)) !== "over"; steps++) {
            await drawn(page);
            for (const sign of ["lit-go", "lit-choice", "chosen"]) if ((await page.locator(`.plain-board .${sign}`).count()) > 0) met.add(sign);
            await step(page, hand(page), choose, /^End the turn/);
        }
        same([...met].sort().join(), "chosen,lit-choice,lit-go", "what was lit and chosen");
        check(Number(await page.locator(".game").getAttribute("data-length")) > 15, "the game goes on");
        const nameless = await page.locator(".actions .buttons .name").allTextContents();
        same(nameless.filter((words) => /^(scrap|hand)\d/.test(words)).join(), "", "buttons without words");
    });

async function problemsOf(page) {
    await page.evaluate(axe);
    return page.evaluate(async () => {
        const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
        return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`));
    });
}

for (const [name, device, theme, language, testOf] of [
    ["wide and dark", DESKTOP, "dark", "en", pageTest],
    ["narrow and light", PHONE, "light", "fr", pageTest],
    ["wide and light", DESKTOP, "light", "fr", deepTest],
    ["narrow and dark", PHONE, "dark", "en", deepTest],
])
    testOf(`axe finds nothing on the plain screens, ${name}`, async (kit) => {
        const page = await kit.open({ seed: 3, pig: true, ...device });
        const players = [PERSON, { kind: "person", name: "Bo" }, LEVEL, LEVEL, LEVEL, LEVEL];
        await applySettings(page, { ...STILL, language, theme }, setup(players, { secret: "on", automa: "on", rounds: "on" }));
        await page.locator(".seat-automa").waitFor();
        same((await problemsOf(page)).join("\n"), "", "the start screen");
        await playNow(page);
        await page.locator(".curtain").waitFor();
        same((await problemsOf(page)).join("\n"), "", "the curtain");
        await lifted(page);
        await drawn(page);
        same((await problemsOf(page)).join("\n"), "", "the board");
        await page.goto(kit.address + "#/");
        await page.locator(".start").waitFor();
        const tags = {
            Seats: "3",
            Target: "100",
            Secret: "off",
            Teams: "off",
            Automa: "off",
            Rounds: "on",
            "Player.A": "-",
            "Player.B": "level:1",
            "Player.C": "-",
        };
        await openFile(page, recordOf({ tags, position: "turn C total 5; A 100; B 40; C 95" }));
        await page.locator(".over").waitFor();
        same((await problemsOf(page)).join("\n"), "", "the end");
    });
