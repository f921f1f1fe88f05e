// Nébuleuse Rouge on the page: set-up, whole games by mouse, keys and finger, secrets at a shared screen, lessons, rules, layout.
import { spawnSync } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { build } from "esbuild";
import { check, deepTest, pageTest, same } from "./kit.mjs";
import { STILL, savedGames } from "./game.mjs";
import { shortNebuleuse } from "./online-kit.mjs";
import { asked, chooser, drawn, fingerHand, mouseHand, read, resize, seen, step, tabTo, applySettings } from "./player.mjs";

const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const PERSON = { kind: "person", name: "" };
const LEVEL = { kind: "level", level: 1 };
const END = { en: /^End the turn/, fr: /^Finir le tour/ };

const FRESH = "unseen 8,2,2,1,3,2,3,4,3,3,2,2,1,1,1,1,1,4,2,2,2,1,1,1";
/** Near the end: two commanders, nothing active. */
const LATE = `R round 56 space hand 5; ${FRESH}; tokens 0,1,1,1,1; gate open; R 14 spatha S4 pieces 4,2,1,1,3,0,0,0 exp 4,3,1,1 missions 2 kept orlim,talu; B 11 frombola base pieces 3,1,1,1,2,0,0,0 exp 1,1,1,1 kept olono,kiri,forest`;
/** Four commanders in the middle of the game, the gate open; Red, a person, to move. */
const MIDDLE = `R round 14 space hand 5; unseen 7,2,2,1,3,1,3,3,2,2,2,2,1,1,1,1,1,4,2,2,1,1,1,1; tokens 1,2,2,1,3; gate open; R 13 spatha S4 pieces 4,2,2,1,3,1,1,0 exp 3,2,1,2 missions 2 exo holodeck,nanoprobes kept orlim,hydra; B 11 frombola S2 pieces 4,1,1,1,2,1,0,0 exp 2,3,1,1 missions 2; Y 15 spatha X pieces 3,1,1,2,4,0,0,0 exp 2,4,0,2 missions 1 kept talu; G 8 frombola S4 pieces 2,1,1,1,2,0,0,1 exp 0,1,4,2; alpha S2 sibyls up contact B steps 1 paid 1,1,0,0 joker - looks 0,2,0,0; beta S3 zirr down scans R; gamma S4 forest up observer G looks 0,0,0,1; X X oracle up contact Y steps 0 paid 0,0,0,0 joker -`;
/** A risk turned up, with a detector ready. */
const RISK = `Y round 12 risk bireme hand 4 detects 1; unseen 7,2,2,1,3,1,3,3,3,2,2,2,1,1,1,1,1,4,2,2,2,1,1,1; tokens 1,1,2,1,3; gate closed; R 9 frombola S2 pieces 3,1,1,1,2,0,1,0 exp 1,1,0,1 missions 1; B 11 frombola S3 pieces 4,1,1,1,2,1,0,0 exp 2,3,1,1 missions 2 exo nanoprobes; Y 14 spatha S3 pieces 3,1,1,2,3,0,0,0 exp 2,1,0,2 missions 1 kept kiri; alpha S2 sibyls up observer R looks 1,0,0; beta S3 flowers down scans BY; gamma S4 - down`;
/** Two people; Red has a scanner and an unknown planet in its sector. */
const SECRET = `R round 6 space hand 4; ${FRESH}; tokens 1,1,2,2,2; gate closed; R 4 frombola S2 pieces 3,1,1,1,2,0,0,0 exp 1,1,2,1; B 3 frombola S2 pieces 3,0,1,0,2,0,0,0 exp 0,0,0,0; alpha S2 - down`;

function recordOf(position, players) {
    const marks = ["R", "B", "Y", "G"];
    const tags = players.map((player, index) => `[Player.${marks[index]} "${player}"]\n`).join("");
    return `[Game "nebuleuse"]\n[RulesVersion "1"]\n[Seats "${players.length}"]\n${tags}[Position "${position}"]\n\n`;
}

async function openGame(page, record, settings = STILL) {
    await applySettings(page, settings, null);
    await page.locator(".start-links input[type=file]").setInputFiles({ name: "game.astragal", mimeType: "text/plain", buffer: Buffer.from(record) });
    await page.locator('.game[data-state="asked"], .game[data-state="curtain"], .game[data-state="over"]').waitFor();
}

async function picture(page, name) {
    const folder = process.env.ASTRAGAL_PICTURES;
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png` });
}

async function tables() {
    const made = await build({
        stdin: {
            contents: `export { LESSONS } from "./games/nebuleuse/learn/lessons"; export { lengthAt, recordAt } from "./learn/lesson";`,
            resolveDir: new URL("../src", import.meta.url).pathname,
        },
        bundle: true,
        format: "esm",
        write: false,
    });
    return import("data:text/javascript," + encodeURIComponent(made.outputFiles[0].text));
}

const { LESSONS, lengthAt, recordAt } = await tables();

/** What the engine answers to these lines. */
function engine(lines) {
    const done = spawnSync(process.env.ASTRAGAL ?? "build/astragal", ["engine"], { input: lines.join("\n") + "\n", encoding: "utf8" });
    return done.stdout.split("\n");
}

/** Every button that a step asks for can be pressed where it is, at every size. */
async function pressable(page, words) {
    if ((await page.locator("button.wanted").count()) === 0) return;
    for (const [width, height] of [
        [1280, 720],
        [1024, 768],
        [960, 600],
        [768, 1024],
        [390, 844],
        [844, 390],
        [DESKTOP.viewport.width, DESKTOP.viewport.height],
    ]) {
        await resize(page, width, height);
        const hit = await page.evaluate(() => {
            const button = document.querySelector("button.wanted");
            button.scrollIntoView({ block: "nearest" });
            const box = button.getBoundingClientRect();
            const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return button.contains(found) ? "" : `${button.textContent} under ${found?.className}`;
        });
        same(hit, "", `${words}, ${width} x ${height}`);
    }
}

/** What the lesson asks for, as a text that changes with every click; false while it is what it was. */
function askedFor(was) {
    const lit = [...document.querySelectorAll("button.wanted, .highlighted-sector, .neb-board .highlighted, .sure")];
    const step = document.querySelector(".lesson")?.getAttribute("data-step");
    const names = lit.map((node) => node.dataset.help ?? node.closest("[data-space]")?.dataset.space ?? node.getAttribute("class"));
    const now = [step, ...names].join(" ");
    return now !== was && now;
}

for (const lesson of LESSONS)
    pageTest(`lesson ${lesson.id}: the engine allows every step in its position, and all cards and dice are given`, async () => {
        lesson.steps.forEach((one, index) => {
            const record = recordAt(lesson, index)
                .split("\n")
                .map((line) => "|" + line);
            const answers = engine(["load", ...record, ".", "who", "advance", "view"]);
            check(!answers.some((line) => line.startsWith("error")), `step ${index}: ${answers.join(" ")}`);
            check(!answers.some((line) => line === "who chance"), `step ${index} begins with chance that is not given`);
            const view = JSON.parse(answers.find((line) => line.startsWith("view ")).slice(5));
            same(view.length, lengthAt(lesson, index), `step ${index}: actions so far, with what follows by itself`);
            for (const light of one.light ?? []) check(view.board.sectors.some(({ id }) => id === light) || ["base", "X", "alpha"].includes(light), light);
        });
    });

pageTest("the start screen offers the game with its picture and set-up; a game begins with the free pieces", async (kit) => {
    const page = await kit.open({ seed: 3, ...DESKTOP });
    await applySettings(page, STILL, null);
    await page.getByText("Nébuleuse Rouge", { exact: true }).click();
    await page.locator(".neb-hero").waitFor();
    same((await page.locator(".set-up .choice-row").first().locator("label").allTextContents()).join(""), "234", "numbers of seats");
    await page.locator(".set-up .choice-row label").nth(1).click();
    await page.locator(".seat-row").nth(2).waitFor();
    await picture(page, "nebuleuse-start");
    await page.getByRole("button", { name: "Start the game" }).click();
    await asked(page);
    same(await page.locator(".neb-sheet").count(), 3, "sheets");
    const { record } = (await savedGames(page))[0];
    for (const tag of ['Game "nebuleuse"', 'Seats "3"']) check(record.includes(`[${tag}]`), `${tag} is in the record`);
    // Pieces can be taken by their buttons, or on the ship board.
    await page.locator(".neb-hold.can").first().click();
    await page.waitForFunction(() => Number(document.querySelector(".game").dataset.length) >= 1);
    await asked(page);
    await page.locator(".actions .buttons .play-button").first().click();
    await page.waitForFunction(() => Number(document.querySelector(".game").dataset.length) >= 4);
});

/** A sector is clicked on the price of its border or in its middle: the centre of its bounding box may be outside it. */
async function spot(page, place) {
    const price = page.locator(`circle[data-space="${place}"]`);
    return (await price.count()) > 0 ? price.first() : page.locator(`.cell[data-space="${place}"]`);
}

const mouse = (page) => ({ ...mouseHand(page), space: async (place) => (await spot(page, place)).click() });
const finger = (page) => ({ ...fingerHand(page), space: async (place) => (await spot(page, place)).tap() });

/** Walks by arrow keys to a place, always towards it; letters press buttons. */
function keyHand(page) {
    const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-space") ?? null);
    async function walk(place) {
        await tabTo(page, (focus) => focus?.hasAttribute("data-space"));
        const graph = new Map();
        for (let presses = 0; presses < 200; presses++) {
            const here = await at();
            check(here !== null, "the focus is on the chart");
            if (here === place) return;
            const known = graph.get(here) ?? new Map();
            graph.set(here, known);
            // What was not tried yet, or else the way to somewhere that has such keys.
            const keys = ["ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"];
            const fresh = keys.find((key) => !known.has(key));
            const key = fresh ?? pathTo(graph, here, (node) => node === place || keys.some((one) => !graph.get(node)?.has(one)));
            check(key, `${place} can be reached from ${here}`);
            await page.keyboard.press(key);
            if (fresh) known.set(fresh, await at());
        }
        throw new Error(`arrow keys do not lead to ${place}`);
    }
    return {
        async space(place) {
            await walk(place);
            await page.keyboard.press("Enter");
        },
        async button(index) {
            const { buttons } = await seen(page);
            if (buttons[index].key) return page.keyboard.press(buttons[index].key.toLowerCase());
            await tabTo(page, (focus, words) => focus?.classList.contains("play-button") && focus.textContent === words, buttons[index].words);
            await page.keyboard.press("Enter");
        },
        async sure() {
            await tabTo(page, (focus) => focus?.classList.contains("danger"));
            await page.keyboard.press("Enter");
        },
        walk,
    };
}

function pathTo(graph, from, wanted) {
    const queue = [[from, null]];
    const met = new Set([from]);
    for (const [node, first] of queue) {
        if (first && wanted(node)) return first;
        for (const [key, to] of graph.get(node) ?? [])
            if (!met.has(to)) {
                met.add(to);
                queue.push([to, first ?? key]);
            }
    }
    return null;
}

async function playOn(page, hand, seed, end, most) {
    const choose = chooser(seed);
    for (let steps = 0; steps < most; steps++) {
        if ((await asked(page)) === "over") return (await seen(page)).length;
        await step(page, hand, choose, end);
    }
    throw new Error("the game does not end");
}

for (const [way, hand, device, language, seed] of [
    ["by mouse on a desktop", mouse, DESKTOP, "en", 3],
    ["by finger on a phone", finger, PHONE, "fr", 4],
    ["by keys alone on a desktop", keyHand, DESKTOP, "fr", 5],
])
    pageTest(`the last rounds of a game ${way}, in ${language}`, async (kit) => {
        const page = await kit.open({ seed, ...device });
        await openGame(page, recordOf(LATE, ["-", "level:1"]), { ...STILL, language });
        const length = await playOn(page, hand(page), seed, END[language], 600);
        await page.locator(".over").waitFor();
        same(await page.locator(".results tbody tr").count(), 2, "results");
        check((await page.locator(".neb-sheet.won").count()) >= 1, "who won shows");
        const said = await page.locator(".log-line").allTextContents();
        same(said.length, length, "lines of the log");
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        check(wide <= 0, `wider than the screen: ${wide}`);
        kit.diagnostic(`${length} actions`);
    });

deepTest("a whole game from the first piece to the end by mouse, two levels and one person", async (kit) => {
    const page = await kit.open({ seed: 9, ...DESKTOP });
    await applySettings(page, STILL, { game: "nebuleuse", options: { seats: "3", data: await shortNebuleuse() }, players: [PERSON, LEVEL, LEVEL] });
    await page.locator(".start-buttons .play-button").last().click();
    await asked(page);
    const choose = chooser(7);
    // Explores as long as it may, so that it comes to an end.
    for (let steps = 0; steps < 3000 && (await asked(page)) !== "over"; steps++) {
        const explore = page.locator('.actions .buttons .play-button[data-help="thing:explore"]:not([aria-disabled="true"])');
        if ((await explore.count()) > 0 && choose(10) < 7) await explore.click();
        else await step(page, mouse(page), choose, END.en);
    }
    await page.locator(".over").waitFor();
    await picture(page, "nebuleuse-over");
    const points = (await page.locator(".results td:last-child").allTextContents()).map(Number);
    check(
        points.every((pv, index) => index === 0 || pv <= points[index - 1]),
        `points ${points}`,
    );
    kit.diagnostic(`${(await seen(page)).length} actions`);
});

pageTest("every place of the chart is reached by arrow keys, and says what it is", async (kit) => {
    const page = await kit.open({ seed: 3, ...DESKTOP });
    await openGame(page, recordOf(MIDDLE, ["-", "level:1", "level:1", "level:1"]));
    const places = await page.locator(".neb-spots [role=button]").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-space")));
    same([...places].sort().join(), "S1,S2,S3,S4,S5,X,alpha,base,beta,gamma", "places");
    const hand = keyHand(page);
    for (const place of places) await hand.walk(place);
    const words = await page.locator('[data-space="alpha"]').getAttribute("aria-label");
    check(/Sibyls of Tarn/.test(words) && /Blue in contact/.test(words), words);
});

pageTest("how many cards hurt stands above the button that turns one up, in words and as bars", async (kit) => {
    const page = await kit.open({ seed: 3, ...DESKTOP });
    await openGame(page, recordOf(MIDDLE, ["-", "level:1", "level:1", "level:1"]));
    const line = await page.locator(".neb-odds p").textContent();
    const [, hurt, left, gain] = /^(\d+) of the (\d+) cards left hurt, (\d+) bring something$/.exec(line) ?? [];
    same(await page.locator(".neb-bars i").count(), Number(left), "bars");
    same(await page.locator(".neb-bars .hurt").count(), Number(hurt), "bars that hurt");
    check(Number(gain) > 0, line);
    same(await page.locator(".neb-fan > span").count(), 5, "backs in the fan");
    await page.keyboard.press("x");
    await asked(page);
    same(await page.locator(".neb-bars i").count(), Number(left) - 1, "one bar has gone out");
    await page.locator(".neb-face .neb-card").waitFor();
});

pageTest("a card is turned up before anything tells what it brings, and a click ends the motion without deciding", async (kit) => {
    const page = await kit.open({ seed: 3, ...DESKTOP, reducedMotion: "no-preference" });
    await openGame(page, recordOf(MIDDLE, ["-", "level:1", "level:1", "level:1"]), { ...STILL, speed: "slow" });
    await page.evaluate(() => {
        globalThis.told = [];
        new MutationObserver(() => {
            const flight = document.querySelector(".neb-flight .neb-turning");
            const line = document.querySelector(".log-line.now");
            const prompt = document.querySelector(".actions .prompt");
            if (flight) told.push(...[line, prompt].filter((node) => node && getComputedStyle(node).visibility !== "hidden").map((node) => node.textContent));
            if (flight) globalThis.flew = true;
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.keyboard.press("x");
    await page.locator(".neb-flight .neb-turning").waitFor();
    const box = await page.locator(".neb-chart").boundingBox();
    await page.mouse.click(box.x + 30, box.y + box.height - 200);
    await asked(page);
    same(await page.evaluate(() => told.join("\n")), "", "what was told while the card was turning");
    same(await page.locator(".neb-flight").count(), 0, "cards in flight");
    const length = Number(await page.locator(".game").getAttribute("data-length"));
    check(length >= 2 && length <= 3, `the click decided something: ${length} actions`);
});

const html = (page) => page.evaluate(() => document.body.innerHTML);

pageTest("a scan at a shared screen: only the one who scanned ever has it on the page", async (kit) => {
    const page = await kit.open({ seed: 5, ...DESKTOP });
    await openGame(page, recordOf(SECRET, ["Ann", "Bo"]));
    const lifted = async () => {
        await page.locator(".curtain .play-button").click();
        await asked(page);
    };
    /** With cards in hand the game may ask whether that is meant. */
    const end = async () => {
        await page.locator(".actions .buttons .play-button", { hasText: END.en }).click();
        await page.locator(".curtain, .sure .danger").first().waitFor();
        if ((await page.locator(".sure .danger").count()) > 0) await page.locator(".sure .danger").click();
        await page.locator(".curtain").waitFor();
    };
    await page.locator(".curtain").waitFor();
    await lifted();
    await page.getByRole("button", { name: /^Scan/ }).click();
    await page.locator('[data-space="alpha"]').click();
    await page.waitForFunction(() => /only you know it/.test(document.querySelector('[data-space="alpha"]').getAttribute("aria-label")));
    await asked(page);
    const name = /; ([^;]+); \d squads?/.exec(await page.locator('[data-space="alpha"]').getAttribute("aria-label"))[1];
    check((await html(page)).includes(name), "the scanner sees it");
    await picture(page, "nebuleuse-scanned");
    await page.evaluate((secret) => {
        globalThis.leaks = [];
        new MutationObserver(() => {
            const turn = document.querySelector(".neb-sheet.turn")?.getAttribute("aria-label");
            const covered = document.querySelector(".curtain") !== null;
            if ((turn !== "Red" || covered) && document.body.innerHTML.includes(secret)) leaks.push(`${turn} ${covered}`);
        }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    }, name);
    await end();
    check(!(await html(page)).includes(name), "behind the curtain");
    await lifted();
    check(!(await html(page)).includes(name), "the other one sees it");
    same(await page.locator(".neb-chart .neb-portrait").count(), 0, "portraits on the chart of the other one");
    check(/scanned by Red/.test(await page.locator('[data-space="alpha"]').getAttribute("aria-label")), "that it was scanned is known");
    await end();
    await lifted();
    check((await html(page)).includes(name), "the scanner still knows it");
    same(await page.evaluate(() => leaks.join("\n")), "", "what was told to the wrong eyes");
});

for (const lesson of LESSONS)
    (lesson.id === "nebula-risks" ? pageTest : deepTest)(`lesson ${lesson.id} is played on the page, as it asks`, async (kit) => {
        const page = await kit.open({ seed: 3, ...DESKTOP });
        await applySettings(page, STILL, { game: "nebuleuse", options: { seats: "2" }, players: [PERSON, LEVEL] });
        await page.goto(`${kit.address}#/learn/${lesson.id}`);
        for (const [index, one] of lesson.steps.entries()) {
            await page.waitForFunction((step) => Number(document.querySelector(".lesson")?.dataset.step) >= step, index);
            await page.locator('.game[data-state="asked"], .game[data-state="over"]').waitFor();
            if (index === lesson.steps.length - 1) break;
            // A click that came late has already played this step.
            if ((await page.locator(`.lesson[data-step="${index}"]`).count()) === 0) continue;
            if (one.play === undefined) {
                await page.locator(".lesson-buttons .strong").click();
                continue;
            }
            for (let clicks = 0; (await page.locator(`.lesson[data-step="${index}"]`).count()) > 0; clicks++) {
                check(clicks < 6, `step ${index} does not end`);
                const wanted = page.locator("button.wanted, .highlighted-sector, .neb-board .highlighted").first();
                await wanted.waitFor();
                await pressable(page, `step ${index}`);
                await read(page);
                const before = await page.evaluate(askedFor, null);
                if ((await page.locator("button.wanted").count()) > 0) await page.locator("button.wanted").first().click();
                else await (await spot(page, one.play.split(" ").at(-1))).click();
                await page.waitForFunction(askedFor, before);
                await drawn(page);
            }
        }
        same(await page.locator(".curtain").count(), 0, "curtains in a lesson");
        await picture(page, lesson.id);
    });

pageTest("a corrected data file is opened, checked line by line, and carried by the record", async (kit) => {
    const data = await readFile(new URL("../../data/nebuleuse.txt", import.meta.url), "utf8");
    const page = await kit.open({ seed: 3, acceptDownloads: true });
    const choose = (text) => page.locator("input[data-option=data]").setInputFiles({ name: "mine.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await applySettings(page, STILL, { game: "nebuleuse", options: { seats: "2" }, players: [PERSON, LEVEL] });
    const downloading = page.waitForEvent("download");
    await page.getByText("Save nebuleuse.txt to correct it").click();
    same(await readFile(await (await downloading).path(), "utf8"), data, "the file to correct is the game's own");

    const wrong = data.replace("number|end_pv|30|", "number|end_pv|many|");
    const line = wrong.split("\n").findIndex((one) => one.includes("|many|"));
    await choose(wrong);
    await page.locator(".option-file .problem").waitFor();
    const told = await page.locator(".option-file .problem").innerText();
    check(told.includes(`mine.txt · line ${line + 1}: end_pv`), `where it is wrong: ${told}`);
    check(told.includes(wrong.split("\n")[line]), `the line itself: ${told}`);
    same(await page.locator(".option-file b").innerText(), "as it comes with the game", "a wrong file changes nothing");

    await choose(data.replace("number|end_pv|30|", "number|end_pv|31|"));
    await page.locator(".option-file b", { hasText: "mine.txt" }).waitFor();
    same(await page.locator(".option-file .problem").count(), 0, "complaints about a good file");
    await page.getByRole("button", { name: "Start the game" }).click();
    await asked(page);
    const [{ record }] = await savedGames(page);
    check(/\[Data "data1\|31,/.test(record), "the record carries the data");
    check((await page.locator(".neb-road").first().textContent()).includes("31"), "the road of PV goes by them");

    await page.goto(`${kit.address}#/`);
    await page.getByRole("button", { name: "Back to the game’s own" }).click();
    await page.locator(".option-file b", { hasText: "as it comes with the game" }).waitFor();
});

pageTest("the colours of the seats are in the language of the page", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await applySettings(page, { ...STILL, language: "fr" }, { game: "nebuleuse", options: { seats: "2" }, players: [PERSON, LEVEL] });
    const words = await page.locator(".set-up").innerText();
    check(/Rouge/.test(words) && /Bleu/.test(words) && !/Red|Blue/.test(words), words);
});

pageTest("the rules can be read in both languages", async (kit) => {
    const page = await kit.open({ seed: 3 });
    await applySettings(page, STILL, { game: "nebuleuse", options: {}, players: [PERSON, LEVEL] });
    await page.goto(`${kit.address}#/rules`);
    await page.getByRole("heading", { name: /The rules of Nébuleuse Rouge/ }).waitFor();
    check((await page.locator(".rules-text h2").count()) >= 10, "sections");
    await page.getByText("En français", { exact: true }).click();
    await page.getByRole("heading", { name: /Les règles de Nébuleuse Rouge/ }).waitFor();
});

/** Elements that overflow, are truncated or smaller than 12 pixels. */
function badlyLaid() {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`page wider than the screen: ${document.documentElement.scrollWidth}`);
    for (const node of document.querySelectorAll(".neb-sheet *, .neb-below *, .actions *, .neb-deck *")) {
        const box = node.getBoundingClientRect();
        if (box.width === 0 || node.closest(".visually-hidden, [hidden], svg, .neb-fan, .neb-long")) continue;
        const panel = node.closest(".sheet, .panel").getBoundingClientRect();
        if (box.right > panel.right + 1 || box.left < panel.left - 1) found.push(`out of its panel: ${node.className} ${node.textContent.slice(0, 30)}`);
        const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim() !== "");
        const size = parseFloat(getComputedStyle(node).fontSize);
        if (own && size > 0 && size < 11.9) found.push(`small: ${size} ${node.textContent.slice(0, 30)}`);
    }
    /* On a wide screen all rows of the ship board are in sight. */
    const below = document.querySelector(".neb-below")?.getBoundingClientRect();
    for (const row of innerWidth >= 960 && innerHeight >= 720 ? document.querySelectorAll(".neb-below :is(.neb-hold, .neb-track)") : [])
        if (row.getBoundingClientRect().bottom > below.bottom + 1) found.push(`cut off: ${row.textContent}`);
    /* So are the risk in words, its bars, what a die would cost, and all answers. */
    const side = innerWidth >= 960 && innerHeight >= 720 ? document.querySelector(".side > .actions") : null;
    for (const part of side?.querySelectorAll(".subject :is(.neb-odds, .neb-die), .buttons .play-button") ?? []) {
        const room = part.closest(".subject, .buttons").getBoundingClientRect();
        const box = part.getBoundingClientRect();
        if (box.top < room.top - 1 || box.bottom > room.bottom + 1) found.push(`out of sight: ${part.textContent}`);
    }
    for (const name of document.querySelectorAll(".neb-hold-name, .neb-die li span"))
        if (name.scrollWidth > name.clientWidth) found.push(`shortened: ${name.textContent}`);
    for (const text of document.querySelectorAll(".neb-board text, .neb-road text")) {
        const box = text.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM().a);
        if (box.width > 0 && size < 11.9) found.push(`small on the chart: ${size.toFixed(1)} ${text.textContent}`);
    }
    return found;
}

for (const [name, width, height, language, position, players] of [
    ["desktop", 1440, 900, "en", MIDDLE, ["-", "level:1", "level:1", "level:1"]],
    ["desktop, a risk", 1440, 900, "fr", RISK, ["level:1", "level:1", "-"]],
    ["notebook", 1280, 720, "fr", MIDDLE, ["-", "level:1", "level:1", "level:1"]],
    ["small notebook", 1024, 768, "en", RISK, ["level:1", "level:1", "-"]],
    ["tablet", 820, 1180, "fr", MIDDLE, ["-", "level:1", "level:1", "level:1"]],
    ["tablet, a risk", 820, 1180, "en", RISK, ["level:1", "level:1", "-"]],
    ["phone", 390, 844, "en", MIDDLE, ["-", "level:1", "level:1", "level:1"]],
    ["phone, a risk", 390, 844, "fr", RISK, ["level:1", "level:1", "-"]],
    ["small phone", 360, 640, "fr", RISK, ["level:1", "level:1", "-"]],
    ["lying phone", 844, 390, "en", MIDDLE, ["-", "level:1", "level:1", "level:1"]],
])
    pageTest(`nothing overflows, nothing is too small: ${name}, ${width}x${height}, ${language}`, async (kit) => {
        const page = await kit.open({ seed: 3, ...(width < 700 ? { hasTouch: true } : {}) });
        await openGame(page, recordOf(position, players), { ...STILL, language });
        await resize(page, width, height);
        await picture(page, `nebuleuse-${width}x${height}-${language}-${position === RISK ? "risk" : "space"}`);
        same([...new Set(await page.evaluate(badlyLaid))].join("\n"), "", "the screen");
        if (await page.locator(".neb-toggle").isVisible()) await page.locator(".neb-toggle").click();
        for (const tab of ["species", "deck", "ship"]) {
            if (!(await page.locator(`.tab-${tab}`).isVisible())) continue;
            await page.locator(`.tab-${tab}`).click();
            await drawn(page);
            await picture(page, `nebuleuse-${width}x${height}-${language}-${tab}`);
            same([...new Set(await page.evaluate(badlyLaid))].join("\n"), "", tab);
        }
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
    testOf(`axe finds nothing on its screens, ${name}`, async (kit) => {
        const page = await kit.open({ seed: 3, ...device });
        const settings = { ...STILL, language, theme };
        await applySettings(page, settings, { game: "nebuleuse", options: {}, players: [PERSON, LEVEL, LEVEL] });
        await page.locator(".neb-hero").waitFor();
        same((await problemsOf(page)).join("\n"), "", "the start screen");
        for (const [where, position, players] of [
            ["in space", MIDDLE, ["-", "level:1", "level:1", "level:1"]],
            ["a risk", RISK, ["level:1", "level:1", "-"]],
        ]) {
            await page.goto(kit.address + "#/");
            await page.locator(".start").waitFor();
            await openGame(page, recordOf(position, players), settings);
            await drawn(page);
            same((await problemsOf(page)).join("\n"), "", where);
        }
        if (await page.locator(".neb-toggle").isVisible()) await page.locator(".neb-toggle").click();
        for (const tab of ["species", "deck", "ship"]) {
            if (!(await page.locator(`.tab-${tab}`).isVisible())) continue;
            await page.locator(`.tab-${tab}`).click();
            same((await problemsOf(page)).join("\n"), "", tab);
        }
    });
