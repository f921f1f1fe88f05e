// Andromeda's Edge on the page: set-up, whole games by mouse, keys and finger, battles with their odds, reading cards, layout.
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import { check, deepTest, pageTest, same } from "./kit.mjs";
import { STILL, savedGames } from "./game.mjs";
import { shortAndromeda } from "./online-kit.mjs";
import { applySettings, asked, chooser, read, tabTo } from "./player.mjs";

const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const SMALL = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const PERSON = { kind: "person", name: "" };
const LEVEL = { kind: "level", level: 1 };

/** The lessons, bundled as in the page. */
async function lessonTables() {
    const made = await build({
        stdin: {
            contents: `export { LESSONS } from "./games/andromeda/learn/lessons"; export { lengthAt, recordAt } from "./learn/lesson";`,
            resolveDir: new URL("../src", import.meta.url).pathname,
        },
        bundle: true,
        format: "esm",
        write: false,
    });
    return import("data:text/javascript," + encodeURIComponent(made.outputFiles[0].text));
}

const { LESSONS, lengthAt, recordAt } = await lessonTables();

/** What the engine answers to these lines. */
function engine(lines) {
    const done = spawnSync(process.env.ASTRAGAL ?? "build/astragal", ["engine"], { input: lines.join("\n") + "\n", encoding: "utf8" });
    return done.stdout.split("\n");
}

const SHORT = await shortAndromeda();

function soloSetup(options = {}) {
    return { game: "andromeda", options: { seats: "2", mode: "solo", length: "short", ...options }, players: [PERSON, LEVEL] };
}

async function begin(page, setup, settings = STILL) {
    await applySettings(page, settings, setup);
    await page.locator(".start-buttons .play-button").last().click();
    await page.locator('.game[data-state="asked"]').waitFor();
}

/** What can be done now, in one look: between two the page may go on. */
function seen(page) {
    return page.evaluate(() => ({
        state: document.querySelector(".game").getAttribute("data-state"),
        length: document.querySelector(".game").getAttribute("data-length"),
        live: [...document.querySelectorAll(".cell.live")].map((node) => node.getAttribute("data-space")),
        buttons: [...document.querySelectorAll('.actions .buttons .play-button:not([aria-disabled="true"])')].map((node) => ({
            key: node.getAttribute("aria-keyshortcuts"),
            words: node.textContent,
            strong: node.classList.contains("strong"),
        })),
        sure: document.querySelector(".sure .danger") !== null,
        battle: document.querySelector(".and-battle") !== null,
    }));
}

const BUTTONS = '.actions .buttons .play-button:not([aria-disabled="true"])';

const hands = {
    mouse: (page) => ({
        space: (space) => page.locator(`[data-space="${space}"]`).click(),
        button: (index) => page.locator(BUTTONS).nth(index).click(),
        sure: () => page.locator(".sure .danger").click(),
    }),
    finger: (page) => ({
        space: (space) => page.locator(`[data-space="${space}"]`).tap(),
        button: (index) => page.locator(BUTTONS).nth(index).tap(),
        sure: () => page.locator(".sure .danger").tap(),
    }),
    keys: (page) => ({
        async space(space) {
            await tabTo(page, (focus) => focus?.hasAttribute("data-space"));
            for (let steps = 0; steps < 30; steps++) {
                const from = await page.evaluate(() => document.activeElement.getAttribute("data-space"));
                if (from === space) return page.keyboard.press("Enter");
                const down = space.charCodeAt(0) - from.charCodeAt(0);
                const right = Number(space.slice(1)) - Number(from.slice(1));
                await page.keyboard.press(down > 0 ? "ArrowDown" : down < 0 ? "ArrowUp" : right > 0 ? "ArrowRight" : "ArrowLeft");
            }
            throw new Error(`arrows do not lead to ${space}`);
        },
        async button(index, { key }) {
            if (key) return page.keyboard.press(key.toLowerCase());
            await tabTo(
                page,
                (focus, number) => focus === document.querySelectorAll('.actions .buttons .play-button:not([aria-disabled="true"])')[number],
                index,
            );
            return page.keyboard.press("Enter");
        },
        sure: () => tabTo(page, (focus) => focus?.matches(".sure .danger")).then(() => page.keyboard.press("Enter")),
    }),
};

/** Each row of the odds adds up to 100 %, and says what its button says. */
async function checkOdds(page) {
    const rows = await page.locator(".and-bar").evaluateAll((bars) => bars.map((bar) => bar.getAttribute("aria-label")));
    for (const words of rows) {
        const sum = [...words.matchAll(/([\d.]+) %/g)].reduce((total, [, number]) => total + Number(number), 0);
        check(Math.abs(sum - 100) < 0.35, `${words} adds up to ${sum}`);
    }
    return rows.length;
}

/** The width of the content: on a phone the window grows with it. */
const width = (page) => page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));

/** Waits until the page shows something else than `before`: what was pressed has been taken. */
async function answered(page, before) {
    const same = JSON.stringify(before);
    for (let looks = 0; looks < 30; looks++) {
        if (JSON.stringify(await seen(page)) !== same) return;
        await page.evaluate(() => new Promise(requestAnimationFrame));
    }
}

/** Plays to the end; `look` is called at each decision. */
async function playToTheEnd(page, hand, seed, look = async () => undefined) {
    const choose = chooser(seed);
    for (let steps = 0; steps < 900; steps++) {
        await asked(page);
        const now = await seen(page);
        if (now.state === "over") return;
        if (now.state !== "asked") continue;
        await look(now);
        if (now.sure) {
            await read(page);
            await hand.sure();
            continue;
        }
        const plain = now.buttons.map((button, index) => ({ ...button, index })).filter(({ words }) => !/^(Trade|Cancel|Back)/.test(words));
        check(now.live.length + plain.length > 0, `nothing can be done: ${JSON.stringify(now)}`);
        if (now.live.length > 0) await hand.space(now.live[choose(now.live.length)]);
        else {
            const one = plain[choose(plain.length)];
            await hand.button(one.index, one);
        }
        await answered(page, now);
    }
    throw new Error("the game does not end");
}

/** Every step of every lesson, by the engine: it is possible, nothing is left to chance, and what its words say of chances is true. */
for (const lesson of LESSONS)
    pageTest(`lesson ${lesson.id}: the engine allows every step, all that follows is given, and its percentages are right`, async () => {
        lesson.steps.forEach((step, index) => {
            const record = recordAt(lesson, index).split("\n");
            const answers = engine(["load", ...record.map((line) => "|" + line), ".", "who", "advance", "view gold"]);
            check(!answers.some((line) => line.startsWith("error")), `step ${index}: ${answers.join(" ").slice(0, 400)}`);
            check(!answers.some((line) => line === "who chance"), `step ${index} begins with chance that is not given`);
            const view = JSON.parse(answers.find((line) => line.startsWith("view ")).slice(5));
            same(view.length, lengthAt(lesson, index), `step ${index}: actions so far, with what follows by itself`);
            for (const light of step.light ?? [])
                check(
                    view.board.places.some(({ id }) => id === light),
                    light,
                );
            if (step.play === undefined) return;
            const decision = view.decisions.find(({ action }) => action === step.play);
            check(decision, `step ${index}: ${step.play} is not possible`);
            const quiet = view.decisions.find(({ action }) => action === "enough" || action === "pass");
            const now = quiet?.odds?.find(({ seat }) => seat === "gold")?.chance ?? 0;
            for (const words of Object.values(step.words))
                for (const [, number] of words.matchAll(/(\d+)\s%/g)) same(Number(number), Math.round(100 * now), `step ${index}: ${words}`);
        });
    });

/** What the lesson asks for, as a text that changes with every click; false while it is what it was. */
function askedFor(was) {
    const lit = [...document.querySelectorAll("button.wanted, .and-edge.told, .sure")];
    const step = document.querySelector(".lesson")?.getAttribute("data-step");
    const now = [step, ...lit.map((node) => node.textContent + (node.parentNode.getAttribute("transform") ?? ""))].join(" ");
    return now !== was && now;
}

/** Plays a lesson as it asks: whatever is lit is clicked. */
async function follow(page, lesson, press) {
    for (const [index, step] of lesson.steps.entries()) {
        await page.waitForFunction((at) => Number(document.querySelector(".lesson")?.dataset.step) >= at, index);
        await page.locator('.game[data-state="asked"]').waitFor();
        if (index === lesson.steps.length - 1) return;
        // A click that came late has already played this step.
        if ((await page.locator(`.lesson[data-step="${index}"]`).count()) === 0) continue;
        if (step.play === undefined) {
            await press(page.locator(".lesson-buttons .strong"));
            continue;
        }
        for (let clicks = 0; ; clicks++) {
            check(clicks < 6, `${lesson.id}, step ${index} does not end`);
            // The step is done, or asks for a click; between the two the Unity may be playing.
            const done = await page.waitForFunction((at) => {
                if (document.querySelector(".lesson")?.dataset.step !== String(at)) return "done";
                if (document.querySelector(".game")?.dataset.state !== "asked") return false;
                return document.querySelector("button.wanted, .and-edge.told, .sure") && "lit";
            }, index);
            if ((await done.jsonValue()) === "done") break;
            const before = await page.evaluate(askedFor, null);
            await read(page);
            const button = page.locator("button.wanted:visible").first();
            if ((await page.locator(".sure").count()) > 0) await press(page.locator(".sure .danger"));
            else if ((await button.count()) > 0) await press(button);
            else await press(page.locator(`[data-space="${step.play.split(" ").at(-1)}"]`));
            await page.waitForFunction(askedFor, before);
        }
    }
}

for (const lesson of LESSONS)
    (lesson.id === "edge-battle" ? pageTest : deepTest)(`lesson ${lesson.id} is played on the page, as it asks`, async (kit) => {
        const page = await kit.open({ seed: 3, ...SMALL, settings: STILL });
        await applySettings(page, STILL, soloSetup());
        await page.goto(`${kit.address}#/learn/${lesson.id}`);
        await follow(page, lesson, (target) => target.click());
    });

pageTest("lessons on a phone, by finger: what is asked for is in sight, and in the language of the page", async (kit) => {
    const page = await kit.open({ seed: 3, ...PHONE, settings: { ...STILL, language: "fr" } });
    await applySettings(page, { ...STILL, language: "fr" }, soloSetup());
    await page.goto(`${kit.address}#/learn`);
    await page.locator(".lessons a").first().waitFor();
    same(await page.locator(".lessons a").count(), LESSONS.length, "lessons");
    await page.locator(".lessons a").first().tap();
    await follow(page, LESSONS[0], async (target) => {
        same(await width(page), PHONE.viewport.width, "wider than the phone");
        check(!/\b(the|your|and)\b/i.test(await page.locator(".lesson-words").textContent()), "French");
        await target.tap();
    });
});

pageTest("the first game is a solo game against a commander of the first level, with advice", async (kit) => {
    const page = await kit.open({ seed: 3, ...DESKTOP, settings: STILL });
    await applySettings(page, STILL, soloSetup());
    await page.goto(`${kit.address}#/learn`);
    await page.getByRole("button", { name: /Your first game/ }).click();
    await page
        .getByRole("region", { name: "Advice" })
        .getByText(/^I would/)
        .waitFor();
    const [saved] = await savedGames(page);
    for (const tag of ['Mode "solo"', 'Commander "k11"']) check(saved.record.includes(`[${tag}]`), tag);
});

pageTest("one alone is a number of players to choose, and so are two to five", async (kit) => {
    const page = await kit.open({ seed: 3, ...DESKTOP, settings: STILL });
    await applySettings(page, STILL, soloSetup());
    await page.locator(".seat-automa").waitFor();
    const players = page.locator(".set-up .choice-row").first().locator("label");
    const mode = (name) => page.locator(".set-up label", { hasText: name });
    // The number of players chosen, the rows of seats, and the automas among them; the form may take a moment to answer.
    const becomes = (...wanted) =>
        page.waitForFunction((all) => {
            const [row] = document.querySelectorAll(".set-up .choice-row");
            const count = (selector) => document.querySelectorAll(selector).length;
            return [row.querySelector("label:has(input:checked)")?.textContent, count(".seat-row"), count(".seat-automa")].join() === all;
        }, wanted.join());
    same((await players.allTextContents()).join(""), "12345", "numbers of players");
    await becomes(1, 2, 1);
    await page.locator(".start-buttons", { hasText: "against The Unity" }).waitFor();
    await players.nth(2).click();
    await becomes(3, 3, 0);
    await mode("players and the Unity").click();
    await becomes(3, 4, 1);
    // Two, and the Unity stays.
    await players.nth(1).click();
    await becomes(2, 3, 1);
    await players.nth(0).click();
    await becomes(1, 2, 1);
    same(await page.locator(".set-up .problem").count(), 0, "what cannot be played");
});

pageTest("the start screen offers the game with its picture, its set-up and its rules", async (kit) => {
    const page = await kit.open({ seed: 3, ...DESKTOP, settings: STILL });
    await applySettings(page, STILL, null);
    await page.locator(".game-picker label", { hasText: "Andromeda" }).click();
    await page.locator(".and-hero").waitFor();
    await page.getByRole("link", { name: "Rules" }).first().click();
    await page.locator(".rules-text h2", { hasText: "In short" }).waitFor();
});

pageTest("a whole game against the Unity by mouse; battles are scenes with exact odds", async (kit) => {
    const page = await kit.open({ seed: 5, ...SMALL, settings: STILL });
    await begin(page, soloSetup({ data: SHORT }));
    let battles = 0;
    await playToTheEnd(page, hands.mouse(page), 11, async ({ battle }) => {
        if (battle) battles += await checkOdds(page);
        same(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, "wider than the window");
    });
    kit.diagnostic(`${battles} rows of odds`);
    check(battles > 0, "battles with odds");
    await page.locator('.game[data-state="over"]').waitFor();
    const [saved] = await savedGames(page);
    check(/\[Result /.test(saved.record), "the record has its result");
});

pageTest("a whole game of two by keys alone", async (kit) => {
    const page = await kit.open({ seed: 9, ...DESKTOP, settings: STILL });
    await begin(page, soloSetup({ mode: "versus", data: SHORT }));
    await playToTheEnd(page, hands.keys(page), 4);
});

pageTest("a whole game by finger on a small phone, in French; nothing is wider than the phone", async (kit) => {
    const page = await kit.open({ seed: 6, ...PHONE, settings: { ...STILL, language: "fr" } });
    await begin(page, soloSetup({ data: SHORT }), { ...STILL, language: "fr" });
    let looked = 0;
    await playToTheEnd(page, hands.finger(page), 8, async () => {
        same(await width(page), PHONE.viewport.width, "wider than the phone");
        if (looked++ % 9 !== 3) return;
        for (const tab of ["Station", "Unité", "Marché", "Carte"]) {
            await page.locator(".and-tabs button", { hasText: tab }).tap();
            same(await width(page), PHONE.viewport.width, `wider than the phone: ${tab}`);
            const box = await page.locator(".actions").boundingBox();
            check(box && box.width > 300 && box.y < PHONE.viewport.height - 120, `what is to be decided stays in sight: ${JSON.stringify(box)}`);
        }
    });
});

pageTest("cards are read in full at one touch, regions explain themselves", async (kit) => {
    const page = await kit.open({ seed: 5, ...PHONE, settings: STILL });
    await begin(page, soloSetup());
    while ((await page.locator(".and-dock-bay .can").count()) === 0) {
        await page.locator(BUTTONS).first().tap();
        await asked(page);
    }
    await page.locator(".and-tabs button", { hasText: "Market" }).tap();
    const card = page.locator(".and-market .and-card").first();
    const name = await card.locator("b").textContent();
    await card.tap();
    await page.getByRole("dialog", { name }).locator(".and-text").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.locator(".and-tabs button", { hasText: "Map" }).tap();
    const words = await page.locator('[data-space="A1"]').getAttribute("aria-label");
    check(words.length > 8, words);
});

/** To the first launch, with a ship chosen: regions are lit with their prices. */
async function aim(page) {
    while ((await page.locator(".and-dock-bay .can").count()) === 0) {
        await page.locator(BUTTONS).first().click();
        await asked(page);
    }
    await page.locator(BUTTONS).first().click();
    await page.locator(".and-edge.live").first().waitFor({ state: "attached" });
}

pageTest("where a part of the map is in sight, a small one shows the rest, and a touch moves there", async (kit) => {
    const page = await kit.open({ seed: 5, ...PHONE, settings: STILL });
    await begin(page, soloSetup());
    const seenBox = () => page.locator(".and-board").getAttribute("viewBox");
    same(await page.locator(".and-mini").count(), 0, "small maps beside the whole one");
    const before = await seenBox();
    for (let clicks = 0; clicks < 3; clicks++) await page.getByRole("button", { name: "Zoom in" }).tap();
    await page.locator(".and-mini").waitFor();
    const middle = await seenBox();
    check(middle !== before, "zoomed in");
    const { width: wide, height: high } = await page.locator(".and-mini").boundingBox();
    await page.locator(".and-mini").tap({ position: { x: wide * 0.1, y: high * 0.4 } });
    await page.waitForFunction((was) => document.querySelector(".and-board").getAttribute("viewBox") !== was, middle);
    check(Number((await seenBox()).split(" ")[0]) < Number(middle.split(" ")[0]), "to the left");
    same(await page.locator('.game[data-state="asked"]').count(), 1, "nothing is decided");
});

for (const [name, size] of [
    ["on a desktop", SMALL],
    ["on a phone", PHONE],
])
    pageTest(`axe finds nothing to object to ${name}, dark and light`, async (kit) => {
        const page = await kit.open({ seed: 5, ...size, settings: STILL });
        await begin(page, soloSetup());
        await aim(page);
        await page.evaluate(axe);
        const screens = size === PHONE ? ["Map", "Station", "Unity", "Market"] : [""];
        for (const screen of screens) {
            if (screen) await page.locator(".and-tabs button", { hasText: screen }).tap();
            for (const theme of ["dark", "light"]) {
                await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
                const found = await page.evaluate(async () =>
                    (await globalThis.axe.run(document)).violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`)),
                );
                same(found.join("\n"), "", `what axe finds: ${screen} ${theme}`);
            }
        }
    });
