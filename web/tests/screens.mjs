// The screens: clicking, undo, replay, zoom, dragging, and pictures of the main views.
import { readFile, mkdir } from "node:fs/promises";
import { check, deepTest, pageTest, same } from "./kit.mjs";
import { FOUR, MIDDLE, STILL, WINNING, cell, savedGameWith, openRecord } from "./game.mjs";
import { asked, drawn, seen, tabTo, applySettings } from "./player.mjs";

async function lengthIs(page, length) {
    await page.locator(`.game[data-state="asked"][data-length="${length}"]`).waitFor();
}

pageTest("a ship that is pointed at lights what it can do, with exact odds", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "d5").click();
    same(await page.locator(".aim").count(), 2, "ships that can be attacked");
    same((await page.locator(".odds").allTextContents()).sort().join(" "), "42 % 72 %", "odds");
    check((await page.locator(".lit-go").count()) > 10, "spaces to go to");
    same(await page.locator(".sum text").first().textContent(), "4/8", "the orbit's sum");
});

pageTest("what is not possible says why, where it was asked", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "b6").click();
    await cell(page, "i9").click();
    await page.locator(".tip").getByText("Out of reach").waitFor();
    same((await seen(page)).chosen, 1, "the ship stays chosen");
    await page.keyboard.press("Escape");
    same((await seen(page)).chosen, 0, "Escape goes back");
});

/** Waits until it is entirely on screen. */
function inSight(page, selector) {
    return page.waitForFunction((wanted) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect();
        return box && box.top > -1 && box.bottom < innerHeight + 1;
    }, selector);
}

pageTest("on a phone what went wrong, what is asked and what was opened are in sight", async (kit) => {
    const page = await kit.open({ seed: 1, viewport: { width: 360, height: 640 }, hasTouch: true, settings: STILL });
    await applySettings(page, STILL, null);
    const toTheFoot = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator(".map-tile").first().waitFor();
    await toTheFoot();
    await page.setInputFiles("input[type=file]", { name: "hello.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
    await inSight(page, ".problem");
    await toTheFoot();
    await page.getByRole("link", { name: "Map editor" }).click();
    await page.locator(".editor").waitFor();
    await page.waitForFunction(() => scrollY === 0);
    await page.goto(kit.address + "#/");
    await page.locator(".map-tile").first().waitFor();
    await openRecord(page, MIDDLE);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await inSight(page, "dialog .sure");
});

for (const language of ["en", "fr"])
    pageTest(`on a phone the end of a turn with actions left is asked in sight, both answers beside each other (${language})`, async (kit) => {
        const page = await kit.open({ seed: 1, viewport: { width: 360, height: 640 }, hasTouch: true, settings: { ...STILL, language } });
        await openRecord(page, MIDDLE, { ...STILL, language });
        await page.locator(".nothing-chosen").waitFor();
        await cell(page, "d5").tap();
        same(await page.locator(".nothing-chosen").count(), 0, "asked to choose a ship when one is chosen");
        await page.getByRole("button", { name: /^(End the turn|Finir le tour)/ }).tap();
        await inSight(page, ".actions .sure");
        const answers = await page.locator(".actions .sure button").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
        same(answers[0], answers[1], "where the second answer is");
    });

pageTest("a question is asked beside its space, never under the finger that clicked", async (kit) => {
    const page = await kit.open({ seed: 1, viewport: { width: 360, height: 740 }, hasTouch: true, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "d5").tap();
    const target = await cell(page, "e4").boundingBox();
    await cell(page, "e4").tap();
    const asked = await page.locator(".popover").boundingBox();
    const x = target.x + target.width / 2;
    const y = target.y + target.height / 2;
    check(x < asked.x || x > asked.x + asked.width || y < asked.y || y > asked.y + asked.height, "the question lies elsewhere");
    check((await page.locator(".popover button b").first().textContent()).endsWith("%"), "with its odds");
});

pageTest("nor is the question that follows it under the finger that answered", async (kit) => {
    const page = await kit.open({ seed: 1, viewport: { width: 360, height: 740 }, hasTouch: true, settings: STILL });
    await openRecord(page, MIDDLE);
    for (const space of ["d5", "e4"]) await cell(page, space).tap();
    const answer = page.locator(".popover button").first();
    const { x, y, width, height } = await answer.boundingBox();
    await answer.tap();
    await page.locator(".popover").getByText("Enter", { exact: false }).first().waitFor();
    const asked = await page.locator(".popover").boundingBox();
    const at = { x: x + width / 2, y: y + height / 2 };
    check(at.x < asked.x || at.x > asked.x + asked.width || at.y < asked.y || at.y > asked.y + asked.height, "it lies elsewhere");
});

/** Vulpes' ships and Kepler's on the given spaces; nothing else on the board. */
const standing = (own, others, then = "") => MIDDLE.replace(/ships 1b6 3b4 4d5 5x/, `ships ${own}`).replace(/ships 6h7 3f5 5e4/, `ships ${others}`) + then;

/** A question: the position, the clicks, the spaces that must not be covered (ship, target, answers), and the text. */
const ATTACK = ["Attack from which space?", "Attaquer depuis quelle case\u00a0?"];
const QUESTIONS = [
    { what: "an attack in the middle", record: standing("1b6 3b4 4d5 5x", "6h7 3f5 5e4"), path: ["d5", "e4"], words: ATTACK },
    { what: "an attack at the lower left corner", record: standing("1b6 3b4 4c3 5x", "6h7 3f5 5a1"), path: ["c3", "a1"], words: ATTACK },
    { what: "an attack at the upper right corner", record: standing("1b6 3b4 4g7 5x", "6i9 3f5 5e4"), path: ["g7", "i9"], words: ATTACK },
    { what: "an attack at the right edge", record: standing("1b6 3b4 5g4 5x", "6i4 3f7 5e4"), path: ["g4", "i4"], words: ATTACK },
    { what: "an attack at the left edge", record: standing("1b6 3e1 5c6 5x", "6a6 3f7 5e4"), path: ["c6", "a6"], words: ATTACK },
    {
        what: "a passenger",
        record: standing("2d5 3d6 4c5 5x", "6h7 3f5 5h1"),
        path: ["d5"],
        button: /^(Transport)/,
        words: ["Carry which ship?", "Emporter quel vaisseau\u00a0?"],
    },
    {
        what: "entering or staying",
        record: standing("1b6 3b4 4d5 5x", "6h7 3f5 5e4", "attack d5 via d4 e4\ndice 1 6\n"),
        path: [],
        stays: ["d4", "e4"],
        words: null,
    },
];

for (const { what, record, path, button, stays = [], words } of QUESTIONS)
    pageTest(`on a phone a question leaves its ship and its answers in sight, and says what is asked: ${what}`, async (kit) => {
        for (const [number, language] of ["en", "fr"].entries()) {
            const page = await kit.open({ seed: 1, viewport: { width: 360, height: 740 }, hasTouch: true, settings: { ...STILL, language } });
            await openRecord(page, record, { ...STILL, language });
            for (const space of path) await cell(page, space).tap();
            if (button) await page.getByRole("button", { name: button }).tap();
            const popover = page.locator(".popover");
            await popover.waitFor();
            if (words) same(await popover.locator("p").textContent(), words[number], "what is asked");
            const answers = await popover.locator("button:not(.link)").count();
            check(answers >= 2, `${answers} answers`);
            const box = await popover.boundingBox();
            check(box.x >= 0 && box.x + box.width <= 360 && box.y >= 0 && box.y + box.height <= 740, `it is on the screen: ${JSON.stringify(box)}`);
            const lit = await page.locator(".lit-go, .lit-choice, .aim").all();
            check(lit.length >= 2, `${lit.length} answers on the board`);
            for (const [index, thing] of [...lit, ...[...path, ...stays].map((space) => cell(page, space))].entries()) {
                const { x, y, width, height } = await thing.boundingBox();
                const clear = x + width <= box.x + 1 || x >= box.x + box.width - 1 || y + height <= box.y + 1 || y >= box.y + box.height - 1;
                check(clear, `the ${index}th of ${lit.length} answers, ${path} and ${stays} is covered`);
            }
        }
    });

pageTest("a ship can be dragged to its target", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    const from = await cell(page, "b4").boundingBox();
    const to = await cell(page, "c3").boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width, from.y + from.height, { steps: 4 });
    same(await page.locator(".carried").count(), 1, "ships carried");
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await lengthIs(page, 1);
    await page.getByText("Vulpes moves the 3 from b4 to c3.").first().waitFor();
});

pageTest("where a rival's ships make up a planet's number, the board says so", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, standing("1b6 3b4 4d5 5x", "6h7 3f2 5e1"));
    const rival = page.locator(".sum-rival");
    same(await rival.count(), 1, "planets that a rival can build on");
    same(await rival.getAttribute("data-rival"), "K", "whose");
    same(await rival.textContent(), "8/8", "its sum");
});

pageTest("Tab goes to the board once, arrow keys go over it, and Tab leaves it again", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-space") ?? null);
    await tabTo(page, (focus) => focus?.hasAttribute("data-space"));
    const first = await at();
    await page.keyboard.press("ArrowRight");
    const second = await at();
    check(second !== null && second !== first, `from ${first} to ${second}`);
    await page.keyboard.press("Tab");
    same(await at(), null, "after one Tab");
    await page.keyboard.press("Shift+Tab");
    same(await at(), second, "and back");
});

pageTest("while a level's turn is shown it is its turn, and the log tells no more than is shown", async (kit) => {
    const page = await kit.open({ seed: 1, reducedMotion: "no-preference", settings: { ...STILL, speed: "fast" } });
    await openRecord(page, MIDDLE, { ...STILL, speed: "fast" });
    await page.evaluate(() => {
        globalThis.seen = { shown: 0, ahead: 0, mistaken: 0 };
        const look = () => {
            const game = document.querySelector(".game");
            const words = document.querySelector(".actions")?.textContent ?? "";
            const lines = document.querySelectorAll(".log-line").length;
            if (game.dataset.state !== "busy" || !/Kepler: \d action/.test(words)) return;
            seen.shown++;
            if (/Your turn/.test(words)) seen.mistaken++;
            if (lines > Number(game.dataset.shown)) seen.ahead++;
        };
        new MutationObserver(look).observe(document.querySelector(".game"), { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await page.keyboard.press("e");
    await page.locator(".sure .danger").click();
    await page.waitForFunction(() => globalThis.seen.shown > 0 && document.querySelector(".game").dataset.state === "asked");
    const { ahead, mistaken } = await page.evaluate(() => globalThis.seen);
    same(mistaken, 0, "times it said that it is your turn");
    same(ahead, 0, "times the log was ahead");
});

pageTest("the game is saved as a file and shared as a link, and a game that is not finished is gone on with", async (kit) => {
    const context = await kit.context({ seed: 1, permissions: ["clipboard-read", "clipboard-write"] });
    const page = await context.newPage();
    await page.goto(kit.address);
    await openRecord(page, MIDDLE);
    await page.keyboard.press("r");
    await lengthIs(page, 1);
    await page.getByRole("button", { name: "Menu" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const file = await downloading;
    check(file.suggestedFilename().endsWith(".astragal"), file.suggestedFilename());
    const kept = await readFile(await file.path(), "utf8");
    check(/\[Game "quantum"\]/.test(kept) && kept.trimEnd().endsWith("\nresearch"), kept);
    await page.getByRole("button", { name: "Copy a link to this game" }).click();
    await page.getByText("copied", { exact: false }).waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const other = await (await kit.context({ seed: 1 })).newPage();
    await other.goto(address);
    await other.getByRole("button", { name: "Play on from the end" }).click();
    await other.locator('.game[data-state="asked"][data-length="1"]').waitFor();
    await other.keyboard.press("u");
    await lengthIs(other, 0);
});

for (const speed of ["none", "fast"])
    (speed === "none" ? pageTest : deepTest)(`the last turn of the others can be seen again, motion ${speed}`, async (kit) => {
        const page = await kit.open({ seed: 1, reducedMotion: "no-preference", settings: { ...STILL, speed } });
        await openRecord(page, MIDDLE, { ...STILL, speed });
        await page.keyboard.press("e");
        await page.locator(".sure .danger").click();
        await asked(page);
        const length = Number(await page.locator(".game").getAttribute("data-length"));
        check(length > 2, "a level had its turn");
        await page.evaluate(() => {
            globalThis.steps = [];
            new MutationObserver(() => steps.push(Number(document.querySelector(".game").dataset.shown))).observe(document.querySelector(".game"), {
                attributes: true,
            });
        });
        await page.getByRole("button", { name: "See the last turn again" }).click();
        if (speed === "none") {
            await page.locator('.game[data-shown="1"]').waitFor();
            await page.locator(".replay-bar").getByRole("button", { name: "Step forward" }).click();
            await page.locator('.game[data-shown="2"]').waitFor();
            await page.getByRole("button", { name: "Back to the game" }).click();
        } else await page.waitForFunction(() => globalThis.steps.includes(2));
        await page.locator(`.game[data-state="asked"][data-shown="${length}"]`).waitFor();
    });

pageTest("undo stops at the dice", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await page.keyboard.press("r");
    await lengthIs(page, 1);
    for (const space of ["d5", "e4"]) await cell(page, space).click();
    await page.locator(".popover button").first().click();
    await asked(page);
    const length = await page.locator(".game").getAttribute("data-length");
    check(Number(length) > 2, "the dice fell");
    const undo = page.getByRole("button", { name: /^Undo/ }).first();
    check((await undo.getAttribute("aria-disabled")) === "true" || (await undo.isDisabled()), "nothing can be taken back");
    await page.keyboard.press("u");
    await page.locator(".popover button").first().click();
    await page.waitForFunction((before) => Number(document.querySelector(".game").dataset.length) > before, Number(length));
});

pageTest("a replay plays at half, single, double and four times its speed", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE + "move b4 c3\nresearch\nresearch\nend\n");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Replay", exact: true }).click();
    const bar = page.getByRole("group", { name: "Replay" });
    const speeds = bar.getByLabel("Replay speed");
    same((await speeds.locator("option").allTextContents()).join(" "), "0.5× 1× 2× 4×", "speeds");
    // What the page waits for between two actions.
    await page.evaluate(() => {
        globalThis.waits = [];
        const wait = setTimeout;
        globalThis.setTimeout = (work, time, ...more) => {
            globalThis.waits.push(time);
            return wait(work, time, ...more);
        };
    });
    const paces = [];
    for (const [speed, milliseconds] of [
        ["0.5", 600],
        ["1", 300],
        ["2", 150],
        ["4", 75],
    ]) {
        await bar.getByRole("button", { name: "To the beginning" }).click();
        await speeds.selectOption(speed);
        await page.evaluate(() => (globalThis.waits.length = 0));
        await bar.getByRole("button", { name: "Play", exact: true }).click();
        await page.waitForFunction((pace) => globalThis.waits.includes(pace), milliseconds);
        paces.push(milliseconds);
    }
    same(paces.length, 4, "paces");
});

pageTest("the log has a heading for each turn, and the shell's words are those of a player", async (kit) => {
    const page = await kit.open({ seed: 1, settings: { ...STILL, language: "fr" } });
    await openRecord(page, MIDDLE.replace("level:1", "-") + "research\nend\nresearch\n", { ...STILL, language: "fr" });
    const turns = await page.locator(".log-turn").allTextContents();
    same(turns.length, 2, `turns: ${turns}`);
    await page.getByRole("button", { name: /^Conseil/ }).click();
    await page.locator(".hints li").first().waitFor();
    check(/de chances de gagner/.test(await page.locator(".hints li").first().textContent()), "what a hint promises");
});

pageTest("in the light theme rings, halos and lit spaces stand out from the board", async (kit) => {
    const page = await kit.open({ seed: 1, settings: { ...STILL, theme: "light" } });
    await openRecord(page, MIDDLE, { ...STILL, theme: "light" });
    /** The contrast of each stroke with the tiles, as WCAG counts it. */
    const contrasts = (selectors) =>
        page.evaluate((wanted) => {
            const pixel = (...colours) => {
                const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
                for (const colour of colours) {
                    context.fillStyle = colour;
                    context.fillRect(0, 0, 1, 1);
                }
                return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
            };
            const light = (colour) =>
                colour
                    .map((part) => part / 255)
                    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
                    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
            const style = getComputedStyle(document.documentElement);
            const ground = [style.getPropertyValue("--sky-1"), style.getPropertyValue("--tile")];
            const back = light(pixel(...ground));
            return wanted.map((selector) => {
                const front = light(pixel(...ground, getComputedStyle(document.querySelector(selector)).stroke));
                return [selector, (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05)];
            });
        }, selectors);
    const found = await contrasts([".ship-halo"]);
    await cell(page, "d5").click();
    await page.locator(".aim").first().waitFor();
    found.push(...(await contrasts([".chosen", ".lit-go", ".aim"])));
    await page.keyboard.press("Escape");
    await page.locator(".log-line, .board").first().waitFor();
    await page.evaluate(() => {
        const extra = document.createElementNS("http://www.w3.org/2000/svg", "rect");
        extra.setAttribute("class", "lit-choice");
        const more = extra.cloneNode();
        more.setAttribute("class", "highlighted");
        document.querySelector(".board").append(extra, more);
    });
    found.push(...(await contrasts([".lit-choice", ".highlighted"])));
    for (const [selector, contrast] of found) check(contrast >= 3, `${selector}: ${contrast.toFixed(2)}`);
});

pageTest("undo takes back the last decision, or all since the dice", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    const begin = await cell(page, "b4").getAttribute("aria-label");
    await cell(page, "b4").click();
    await cell(page, "c3").click();
    await lengthIs(page, 1);
    await page.keyboard.press("r");
    await lengthIs(page, 2);
    await page.keyboard.press("u");
    await lengthIs(page, 1);
    await page.keyboard.press("r");
    await lengthIs(page, 2);
    await page.getByRole("button", { name: "Undo all" }).click();
    await lengthIs(page, 0);
    same(await cell(page, "b4").getAttribute("aria-label"), begin, "the ship is back");
});

pageTest("who takes back more than there is is told so", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await page.keyboard.press("r");
    await lengthIs(page, 1);
    await page.evaluate(() => {
        for (let times = 0; times < 2; times++) dispatchEvent(new KeyboardEvent("keydown", { key: "u" }));
    });
    await lengthIs(page, 0);
    await page.getByRole("alert").getByText("nothing to take back").waitFor();
});

for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [390, 844],
    [360, 640],
    [844, 390],
])
    pageTest(`ending a turn with actions left is asked, elsewhere than under the finger: ${width}x${height}`, async (kit) => {
        const page = await kit.open({ seed: 1, settings: STILL, viewport: { width, height } });
        await openRecord(page, MIDDLE);
        const end = page.getByRole("button", { name: /^End the turn/ });
        await end.scrollIntoViewIfNeeded();
        const button = await end.boundingBox();
        await end.click();
        const sure = await page.locator(".sure .danger").boundingBox();
        const apart = (from, length) => sure[from] >= button[from] + button[length] || sure[from] + sure[length] <= button[from];
        check(apart("x", "width") || apart("y", "height"), "the answer is not where the question was");
        await page.getByRole("button", { name: "Keep playing" }).click();
        same(await page.locator(".sure").count(), 0, "questions");
        same((await seen(page)).length, 0, "actions");
    });

pageTest("the log points at the board, and steps back through what happened", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "b4").click();
    await cell(page, "c3").click();
    await lengthIs(page, 1);
    await page.locator(".log-line").first().hover();
    same(await page.locator(".highlighted").count(), 2, "spaces that the line is about");
    await page.getByRole("button", { name: "Step back" }).click();
    await page.locator(".replay-bar").waitFor();
    await page.waitForFunction(() => document.querySelector('[data-space="b4"]').getAttribute("aria-label").includes("destroyer"));
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.waitForFunction(() => document.querySelector('[data-space="c3"]').getAttribute("aria-label").includes("destroyer"));
    same((await seen(page)).live.length > 0, true, "the game goes on");
});

pageTest("a replay goes through the whole game, by slider and by itself", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE + "move b4 c3\nresearch\nmodify d5 5\n");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Replay" }).click();
    const count = page.locator(".replay-bar .count");
    await count.getByText("0 / 3").waitFor();
    await page.getByRole("slider").fill("2");
    await count.getByText("2 / 3").waitFor();
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await count.getByText("3 / 3").waitFor();
    await page.waitForFunction(() => document.querySelector('[data-space="d5"]').getAttribute("aria-label").includes("interceptor"));
});

pageTest("the log's title is one line, and at its beginning a replay shows the log's beginning", async (kit) => {
    const finished = await readFile(new URL("../../tests/records/base-2-sheet.astragal", import.meta.url), "utf8");
    for (const width of [1100, 1280]) {
        const page = await kit.open({ seed: 1, viewport: { width, height: 800 }, settings: STILL });
        await openRecord(page, finished);
        await page.getByRole("slider").fill("60");
        await page.waitForFunction(() => document.querySelector(".log ol").scrollTop > 0);
        await page.getByRole("button", { name: "To the beginning" }).click();
        await page.locator(".replay-bar .count").getByText(/^0 /).waitFor();
        await page.waitForFunction(() => document.querySelector(".log ol").scrollTop === 0);
        /* During a game there is one more button. */
        await page.goto(kit.address + "#/");
        await openRecord(page, MIDDLE.replace("turn V", "turn K") + "end\n");
        await page.getByRole("button", { name: "See the last turn again" }).waitFor();
        const title = await page
            .locator(".log h2")
            .evaluate((node) => [node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).fontSize), node.scrollWidth - node.clientWidth]);
        check(title[0] < 2, `${title[0]} times as high as its letters at ${width}`);
        same(title[1], 0, `letters cut off at ${width}`);
    }
});

pageTest("the wheel zooms, and the whole board comes back", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    const wide = (await cell(page, "e5").boundingBox()).width;
    await cell(page, "e5").hover();
    await page.mouse.wheel(0, -400);
    await page.waitForFunction((old) => document.querySelector('[data-space="e5"]').getBoundingClientRect().width > old * 1.5, wide);
    await page.getByRole("button", { name: "Show the whole board" }).click();
    await page.waitForFunction((old) => Math.abs(document.querySelector('[data-space="e5"]').getBoundingClientRect().width - old) < 1, wide);
});

pageTest("motion ends by itself, and a click skips it", async (kit) => {
    const page = await kit.open({ seed: 1, reducedMotion: "no-preference", settings: { ...STILL, speed: "slow" } });
    await openRecord(page, MIDDLE, { ...STILL, speed: "slow" });
    await cell(page, "b4").click();
    await cell(page, "c3").click();
    await lengthIs(page, 1);
    /* It never ends by itself, so only the click can end it. */
    await page.evaluate(() => {
        const wait = globalThis.setTimeout;
        globalThis.setTimeout = (then, time) => (time > 500 ? 0 : wait(then, time));
    });
    await cell(page, "d5").click();
    await cell(page, "d4").click();
    await page.locator('.game[data-state="busy"][data-shown="2"]').waitFor();
    await page.evaluate(() => document.querySelector('[data-space="a1"]').dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await lengthIs(page, 2);
});

pageTest("hints tell the best decisions and why, and can be played", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await page.keyboard.press("h");
    const first = page.locator(".hints li button").first();
    await first.waitFor();
    check(/^\d+ % to win/.test(await first.textContent()), "a chance to win");
    await first.click();
    await page.waitForFunction(() => Number(document.querySelector(".game").dataset.length) > 0);
});

pageTest("analysis draws the chances, names the costliest decisions, and tells skill from luck", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE + "move b4 c3\nresearch\nreconfigure d5\ndice 2\n");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Analysis" }).click();
    await page.locator(".analysis table").waitFor();
    same(await page.locator(".curve path[stroke-linejoin]").count(), 2, "curves");
    check((await page.locator(".worst button").count()) > 0, "decisions that cost something");
    await page.locator(".worst button").first().click();
    await page.locator(".replay-bar").waitFor();
});

pageTest("analysis says whose each costly decision was, and does not count resigning among them", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE + "move b4 c3\nresearch\nreconfigure d5\ndice 2\nend\nresign V\n");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Analysis" }).click();
    await page.locator(".analysis table").waitFor();
    const worst = await page.locator(".worst li").allTextContents();
    check(worst.length > 0, "costly decisions");
    same(worst.filter((words) => /resign|leaves/i.test(words)).join("; "), "", "resigning among them");
    same(worst.filter((words) => !words.startsWith("Vulpes Alliance")).join("; "), "", "decisions without their player");
    same(await page.locator(".worst li .emblem").count(), worst.length, "emblems");
});

/** Vulpes has 8 in the orbit of the 8 at e5, but only one action left. */
const ONE_LEFT = MIDDLE.replace(
    /\[Position .*\]/,
    '[Position "turn V actions 1 earned 0 | V research 3 dominance 4 ships 1b6 4e6 4d5 5x | K research 5 dominance 2 ships 6h7 3f5 5e4 | cubes h8=K b5=V e5=K b2=V"]',
);
const REASON = "2 actions needed, 1 left.";

pageTest("what cannot be done stands there with its reason: by hovering, by keys, by finger, by a press", async (kit) => {
    const page = await kit.open({ seed: 1, hasTouch: true, settings: STILL });
    await openRecord(page, ONE_LEFT);
    const help = page.getByRole("tooltip");
    const construct = page.getByRole("button", { name: /^Construct at e5/ });
    await construct.waitFor();
    check((await construct.textContent()).includes(REASON), await construct.textContent());
    same(await construct.getAttribute("aria-disabled"), "true", "it cannot be used");
    await construct.hover();
    await help.getByText(REASON).waitFor();
    await page.mouse.move(640, 5);
    await help.waitFor({ state: "detached" });
    await construct.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await help.getByText(REASON).waitFor();
    await page.keyboard.press("Shift+Tab");
    await help.getByText(REASON).waitFor({ state: "detached" });
    await construct.click({ force: true });
    await help.getByText(REASON).waitFor();
    await cell(page, "e5").hover();
    await page.locator(".about").getByText(REASON).waitFor();
    const press = (type) => page.locator(".side-buttons .play-button").first().dispatchEvent(type, { pointerType: "touch", pointerId: 9, isPrimary: true });
    await press("pointerdown");
    await help.getByText("Nothing left to undo").waitFor();
    await press("pointerup");
    await press("click");
    same((await seen(page)).length, 0, "nothing was decided");
});

/** The letter of every button, by action. */
function letters(page) {
    return page.locator('.actions .play-button:not([aria-disabled="true"])').evaluateAll((buttons) =>
        buttons
            .filter((button) => button.getAttribute("aria-keyshortcuts"))
            .map((button) => {
                const about = button.dataset.help.replace("thing:", "");
                return [/^[a-z][1-9]$/.test(about) ? "construct" : about, button.getAttribute("aria-keyshortcuts")];
            }),
    );
}

/** Other ships for Vulpes, including two that add up to the 8 at e5. */
const OTHERS = MIDDLE.replace("V research 3 dominance 4 ships 1b6 3b4 4d5 5x", "V research 3 dominance 4 ships 2e6 6d5 1f4 3x");

for (const language of ["en", "fr"])
    pageTest(`a letter means one thing, whatever is chosen (${language})`, async (kit) => {
        const page = await kit.open({ seed: 1 });
        const found = new Map();
        const gather = async () => {
            for (const [action, letter] of await letters(page)) found.set(letter, (found.get(letter) ?? new Set()).add(action));
        };
        for (const [record, ships] of [
            [MIDDLE, ["b6", "b4", "d5"]],
            [OTHERS, ["e6", "d5", "f4"]],
        ]) {
            await openRecord(page, record, { ...STILL, language });
            await gather();
            for (const ship of ships) {
                await cell(page, ship).click();
                await gather();
                await page.keyboard.press("Escape");
            }
            await page.goto(kit.address + "#/");
        }
        const actions = [...found.values()].flatMap((set) => [...set]).sort();
        same(
            [...found]
                .filter(([, set]) => set.size > 1)
                .map(([letter, set]) => `${letter}: ${[...set]}`)
                .join("; "),
            "",
            "letters with two meanings",
        );
        same(new Set(actions).size, actions.length, `actions with two letters among ${actions}`);
        for (const action of ["construct", "end", "helpHint", "modify-3", "reconfigure", "research", "scout", "strike", "transport", "warp"])
            check(actions.includes(action), `${action} among ${actions}`);
    });

pageTest("with a ship chosen R is still research", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "d5").click();
    await page.keyboard.press("r");
    await lengthIs(page, 1);
    await page.getByText("Vulpes raises research").first().waitFor();
});

pageTest("a button that was there stays in its place and says why it cannot be used any more", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, ONE_LEFT);
    const research = page.getByRole("button", { name: /^Research/ });
    await research.click();
    await lengthIs(page, 1);
    await page.getByRole("button", { name: /^Research.*1 action needed, none left/ }).waitFor();
    await page.keyboard.press("c");
    await page.keyboard.press("r");
    same((await seen(page)).length, 1, "its key does nothing");
    const yard = page.locator(".sheet.seat-V .loose");
    await yard.hover();
    await page.getByRole("tooltip").getByText("1 action needed, none left").waitFor();
    await cell(page, "d5").click();
    await cell(page, "a1").hover();
    await page.locator(".about").getByText("1 action needed, none left").waitFor();
});

pageTest("cards tell what they do and why they cannot be taken now; lines of the log tell what they are for", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, FOUR);
    const help = page.getByRole("tooltip");
    await page.locator(".market .card").first().hover();
    const about = page.locator(".about");
    await about.getByText("Take a new turn at once").waitFor();
    await about.getByText("Cards are taken at the end of a turn in which you earned them.").waitFor();
    await page.locator(".sheet.seat-K .card").first().hover();
    await help.getByText("Once a turn").waitFor();
    same(await help.locator("p").count(), 1, "no reason about another's card");
    await page.keyboard.press("r");
    await lengthIs(page, 1);
    await page.locator(".log-line").first().hover();
    await help.getByText("Look back at this moment").waitFor();
    const bare = await page.evaluate(() =>
        [...document.querySelectorAll(".card, .log-line, .loose, .meter, .actions button")].filter((node) => !node.dataset.help).map((node) => node.outerHTML),
    );
    same(bare.join("\n"), "", "things without help");
});

pageTest("rules that few ask for are tucked away, and make the game they say", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await applySettings(page, STILL, null);
    same(await page.getByRole("group", { name: "Entanglement" }).isVisible(), false, "entanglement at first");
    await page.getByText("With cards").click();
    await page.getByText("More rules").click();
    await page.getByRole("group", { name: "Entanglement" }).getByText("On", { exact: true }).click();
    await page.getByRole("group", { name: "Printing of the cards" }).getByText("Revised").click();
    await page.getByRole("button", { name: "Start the game" }).click();
    const { record } = await savedGameWith(page, '[Rules "full"]');
    check(record.includes('[Entanglement "on"]') && record.includes('[Printing "revised"]'), record);
    await page.goto(kit.address + "#/");
    await page.getByRole("group", { name: "Entanglement" }).waitFor();
});

/** Centres of the spaces nearest to the beginning and the tip of the arrow. */
function arrowEnds(page) {
    return page.evaluate(() => {
        const [frame, line, head] = [".arrow", ".arrow-line", ".arrow-head"].map((one) => document.querySelector(one));
        const { left, top } = frame.getBoundingClientRect();
        const tip = head.getBoundingClientRect();
        const begin = line.getPointAtLength(0);
        const nearest = (x, y) => {
            const far = (node) => {
                const box = node.getBoundingClientRect();
                return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
            };
            return [...document.querySelectorAll("[data-space]")].sort((one, two) => far(one) - far(two))[0].dataset.space;
        };
        return `${nearest(left + begin.x, top + begin.y)} ${nearest((tip.left + tip.right) / 2, (tip.top + tip.bottom) / 2)}`;
    });
}

pageTest("a hint is an arrow on the board, and so is the better decision in the analysis; luck has a curve of its own", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE + "reconfigure b4\ndice 1\nmove d5 d6\n");
    await page.keyboard.press("u");
    await lengthIs(page, 2);
    await page.keyboard.press("h");
    await page.locator(".hints li").first().waitFor();
    const hints = page.locator(".hints li button");
    let arrows = 0;
    for (const hint of await hints.all()) {
        await hint.hover();
        await drawn(page);
        const spaces = (await hint.locator("span").textContent()).match(/\b[a-i][1-9]\b/g) ?? [];
        if ((await page.locator(".arrow").count()) === 0) continue;
        arrows++;
        for (const end of (await arrowEnds(page)).split(" ")) check(spaces.includes(end), `the arrow's end ${end} among ${spaces}`);
    }
    check(arrows > 0, "arrows for hints");
    await page.locator(".hints .icon").click();
    await page.locator(".arrow").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Analysis" }).click();
    await page.locator(".analysis table").waitFor();
    same(await page.locator(".luck-curve path").count(), 2, "curves of luck");
    const better = page
        .locator(".worst button")
        .filter({ hasText: /better: (Move|Attack|Warp|Strike)/ })
        .first();
    const spaces = (await better.locator("small").textContent()).match(/\b[a-i][1-9]\b/g);
    await better.click();
    await page.locator(".arrow").waitFor();
    for (const end of (await arrowEnds(page)).split(" ")) check(spaces.includes(end), `the arrow's end ${end} among ${spaces}`);
});

pageTest("the analysis draws what was played beside what would have been better", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE + "move d5 d6\n");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Analysis" }).click();
    await page.locator(".analysis table").waitFor();
    await page.locator(".worst button").filter({ hasText: "to d6" }).first().click();
    await page.locator(".played-arrow").waitFor();
    same(await page.locator(".arrow").count(), 1, "arrows of the better decision");
    same(await page.locator(".looked small").count(), 1, "better decisions in words");
});

/** The size of a PNG. */
function sizeOf(bytes) {
    same(bytes.subarray(1, 4).toString("latin1"), "PNG", "the kind of picture");
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

pageTest("a victory is a moment: who won and how, the game in figures, a picture to share, a rematch", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, WINNING + "move b6 a6\nend\nmove h7 i7\nend\n");
    await page.getByRole("button", { name: /^Construct/ }).click();
    const over = page.locator(".over.forward");
    await over.waitFor();
    same(await over.locator("h2").textContent(), "You win", "who won");
    check(/constructs/.test(await over.locator(".how").textContent()), "how");
    const places = () => over.locator(".buttons button").evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)).join(" "));
    const before = await places();
    await over.locator(".moments button").first().waitFor();
    same(await places(), before, "where the buttons are once the decisions have been weighed");
    const rows = await over
        .locator(".figures tbody tr")
        .evaluateAll((nodes) => nodes.map((node) => [...node.children].map((one) => one.textContent).join(" ")));
    same(rows.slice(0, 3).join("; "), "Turns 2 1; Attacks 0 0; Cubes placed 5 2", "figures");
    check(/^Luck/.test(rows[3]), `luck among ${rows}`);
    // Ending the turn instead of winning was costly.
    check(/^Costliest decision: −\d/.test(await over.locator(".moments li").last().textContent()), "the worst decision");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "A picture to share" }).click();
    const file = await downloading;
    same(sizeOf(await readFile(await file.path())), "1200x675", "the picture");
    await page.keyboard.press("Escape");
    await page.locator(".over.aside").waitFor();
    same(await page.locator(".over.forward").count(), 0, "put aside");
    await page.getByRole("button", { name: "Play again" }).click();
    await page.locator('.game:not([data-state="over"])').waitFor();
});

pageTest("a defeat is told as one, by name", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.locator(".sure .danger").click();
    const over = page.locator(".over.forward.lost");
    await over.waitFor();
    check(/^Kepler/.test(await over.locator("h2").textContent()), await over.locator("h2").textContent());
    same(await over.getByRole("button", { name: "Play again" }).count(), 1, "a rematch");
});

for (const language of ["en", "fr"])
    pageTest(`a shared link opens as a visitor's replay: nobody is "you", and the analysis is at hand (${language})`, async (kit) => {
        const context = await kit.context({ seed: 1, permissions: ["clipboard-read", "clipboard-write"] });
        const page = await context.newPage();
        await page.goto(kit.address);
        const settings = { ...STILL, language };
        await openRecord(page, WINNING + "end\nend\nresearch\n", settings);
        await page.locator(".toolbar .wide").click();
        await page.locator(".menu-buttons button").nth(1).click();
        await page.locator("dialog [role=status]").getByText(/copi/).waitFor();
        const address = await page.evaluate(() => navigator.clipboard.readText());
        const other = await kit.open({ seed: 1, settings });
        await other.goto(address);
        await other.locator(".replay-bar").waitFor();
        const words = await other.locator("body").innerText();
        check(!/\b(you|your|vous|votre)\b/i.test(words), `what it says: ${words}`);
        await other.locator(".replay-bar .leave").first().click();
        await other.locator(".analysis table").waitFor();
        check(!/\b(you|your|vous|votre)\b/i.test(await other.locator(".analysis").innerText()), "the analysis");
    });

const VIEWS = [
    { name: "start", size: { width: 1440, height: 900 }, game: false },
    { name: "game", size: { width: 1440, height: 900 }, game: true },
    { name: "tablet", size: { width: 768, height: 1024 }, game: true },
    { name: "phone", size: { width: 360, height: 740 }, game: true },
    { name: "light", size: { width: 1440, height: 900 }, game: true, theme: "light" },
];

for (const view of VIEWS)
    pageTest(`nothing for axe to find, and all of it fits: ${view.name}`, async (kit) => {
        const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
        const page = await kit.open({ seed: 1, viewport: view.size, bypassCSP: true });
        const settings = { ...STILL, theme: view.theme ?? "dark" };
        if (view.game) {
            await openRecord(page, MIDDLE + "move b6 c6\nresearch\n", settings);
            await cell(page, "d5").click();
        } else await applySettings(page, settings, null);
        await page.locator(".map-tile, .aim").first().waitFor();
        await page.mouse.move(1, 1);
        await page.evaluate(axe);
        const found = await page.evaluate(async () => (await globalThis.axe.run(document)).violations.map((one) => `${one.id}: ${one.nodes[0].html}`));
        same(found.join("\n"), "", "violations");
        check((await page.evaluate(() => document.documentElement.scrollWidth)) <= view.size.width, "nothing is wider than the screen");
        if (view.game) check((await page.evaluate(() => document.documentElement.scrollHeight)) <= view.size.height, "nothing is higher than the screen");
        if (process.env.ASTRAGAL_PICTURES) {
            await mkdir(process.env.ASTRAGAL_PICTURES, { recursive: true });
            await page.screenshot({ path: `${process.env.ASTRAGAL_PICTURES}/${view.name}.png` });
        }
    });

pageTest("halfway through a decision the panel asks for what comes next, and a button tells its price", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    const question = page.locator(".actions .prompt.question");
    same(await question.count(), 0, "questions before anything is chosen");
    await page.locator(".loose.can").first().click();
    await question.getByText("Deploy where?").waitFor();
    await page.keyboard.press("Escape");
    await cell(page, "b4").click();
    await page.keyboard.press("w");
    await question.getByText("Trade places with which ship?").waitFor();
    await page.goto(kit.address + "#/");
    await openRecord(page, WINNING);
    same(
        await page
            .getByRole("button", { name: /^Construct/ })
            .locator(".price")
            .textContent(),
        "2 actions",
        "the price of constructing",
    );
});
