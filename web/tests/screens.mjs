// The screens themselves: pointing, undo, replay, zoom, dragging, access, and pictures of the main views.
import { readFile, mkdir } from "node:fs/promises";
import { check, run, same, test } from "./kit.mjs";
import { FOUR, MIDDLE, STILL, cell, keptWith, openRecord } from "./game.mjs";
import { asked, seen, tabTo, wish } from "./player.mjs";

async function lengthIs(page, length) {
    await page.locator(`.game[data-state="asked"][data-length="${length}"]`).waitFor();
}

test("a ship that is pointed at lights what it can do, with exact odds", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "d5").click();
    same(await page.locator(".aim").count(), 2, "ships that can be attacked");
    same((await page.locator(".odds").allTextContents()).sort().join(" "), "42 % 72 %", "odds");
    check((await page.locator(".lit-go").count()) > 10, "spaces to go to");
    same(await page.locator(".sum text").first().textContent(), "4/8", "the orbit's sum");
});

test("what is not possible says why, where it was asked", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "b6").click();
    await cell(page, "i9").click();
    await page.locator(".tip").getByText("Out of reach").waitFor();
    same((await seen(page)).chosen, 1, "the ship stays chosen");
    await page.keyboard.press("Escape");
    same((await seen(page)).chosen, 0, "Escape goes back");
});

/** Waits until it is wholly on the screen. */
function inSight(page, selector) {
    return page.waitForFunction((wanted) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect();
        return box && box.top > -1 && box.bottom < innerHeight + 1;
    }, selector);
}

test("on a phone what went wrong, what is asked and what was opened are in sight", async (kit) => {
    const page = await kit.open({ seed: 1, viewport: { width: 360, height: 640 }, hasTouch: true, settings: STILL });
    await wish(page, STILL, null);
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
    test(`on a phone the end of a turn with actions left is asked in sight, both answers beside each other (${language})`, async (kit) => {
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

test("a question is asked beside its space, never under the finger that clicked", async (kit) => {
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

test("nor is the question that follows it under the finger that answered", async (kit) => {
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

/** Vulpes' ships at the places given, Kepler's too; nothing else on the board. */
const standing = (own, others, then = "") =>
    MIDDLE.replace(/ships 1b6 3b4 4d5 5x/, `ships ${own}`).replace(/ships 6h7 3f5 5e4/, `ships ${others}`) + then;

/** A question: the position, what is pointed at, the spaces that must stay in sight (the ship, its target, the answers), the words. */
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
    { what: "entering or staying", record: standing("1b6 3b4 4d5 5x", "6h7 3f5 5e4", "attack d5 via d4 e4\ndice 1 6\n"), path: [], stays: ["d4", "e4"], words: null },
];

for (const { what, record, path, button, stays = [], words } of QUESTIONS)
    test(`on a phone a question leaves its ship and its answers in sight, and says what is asked: ${what}`, async (kit) => {
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

test("a ship can be dragged to its target", async (kit) => {
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

test("where a rival's ships make up a planet's number, the board says so", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, standing("1b6 3b4 4d5 5x", "6h7 3f2 5e1"));
    const rival = page.locator(".sum-rival");
    same(await rival.count(), 1, "planets that a rival can build on");
    same(await rival.getAttribute("data-rival"), "K", "whose");
    same(await rival.textContent(), "8/8", "its sum");
});

test("Tab goes to the board once, arrow keys go over it, and Tab leaves it again", async (kit) => {
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

test("while a level's turn is shown it is its turn, and the log tells no more than is shown", async (kit) => {
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

test("the game is saved as a file and shared as a link, and a game that is not finished is gone on with", async (kit) => {
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
    test(`the last turn of the others can be seen again, motion ${speed}`, async (kit) => {
        const page = await kit.open({ seed: 1, reducedMotion: "no-preference", settings: { ...STILL, speed } });
        await openRecord(page, MIDDLE, { ...STILL, speed });
        await page.keyboard.press("e");
        await page.locator(".sure .danger").click();
        await asked(page);
        const length = Number(await page.locator(".game").getAttribute("data-length"));
        check(length > 2, "a level had its turn");
        await page.evaluate(() => {
            globalThis.steps = [];
            new MutationObserver(() => steps.push(Number(document.querySelector(".game").dataset.shown))).observe(document.querySelector(".game"), { attributes: true });
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

test("undo stops at the dice", async (kit) => {
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

test("undo takes back the last decision, or all since the dice", async (kit) => {
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

test("who takes back more than there is is told so", async (kit) => {
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

test("ending a turn with actions left is asked, elsewhere than under the finger", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    const end = page.getByRole("button", { name: /^End the turn/ });
    const button = await end.boundingBox();
    await end.click();
    const sure = await page.locator(".sure .danger").boundingBox();
    check(sure.y >= button.y + button.height || sure.y + sure.height <= button.y, "the answer is not where the question was");
    await page.getByRole("button", { name: "Keep playing" }).click();
    same(await page.locator(".sure").count(), 0, "questions");
    same((await seen(page)).length, 0, "actions");
});

test("the log points at the board, and steps back through what happened", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "b4").click();
    await cell(page, "c3").click();
    await lengthIs(page, 1);
    await page.locator(".log-line").first().hover();
    same(await page.locator(".told").count(), 2, "spaces that the line is about");
    await page.getByRole("button", { name: "Step back" }).click();
    await page.locator(".replay-bar").waitFor();
    await page.waitForFunction(() =>
        document.querySelector('[data-space="b4"]').getAttribute("aria-label").includes("destroyer"),
    );
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.waitForFunction(() =>
        document.querySelector('[data-space="c3"]').getAttribute("aria-label").includes("destroyer"),
    );
    same((await seen(page)).live.length > 0, true, "the game goes on");
});

test("a replay goes through the whole game, by slider and by itself", async (kit) => {
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
    await page.waitForFunction(() =>
        document.querySelector('[data-space="d5"]').getAttribute("aria-label").includes("interceptor"),
    );
});

test("the log's title is one line, and at its beginning a replay shows the log's beginning", async (kit) => {
    const finished = await readFile(new URL("../../tests/records/base-2-sheet.astragal", import.meta.url), "utf8");
    for (const width of [1100, 1280]) {
        const page = await kit.open({ seed: 1, viewport: { width, height: 800 }, settings: STILL });
        await openRecord(page, finished);
        await page.getByRole("slider").fill("60");
        await page.waitForFunction(() => document.querySelector(".log ol").scrollTop > 0);
        await page.getByRole("button", { name: "To the beginning" }).click();
        await page.locator(".replay-bar .count").getByText(/^0 /).waitFor();
        await page.waitForFunction(() => document.querySelector(".log ol").scrollTop === 0);
        /* While a game is played there is one button more. */
        await page.goto(kit.address + "#/");
        await openRecord(page, MIDDLE.replace("turn V", "turn K") + "end\n");
        await page.getByRole("button", { name: "See the last turn again" }).waitFor();
        const title = await page.locator(".log h2").evaluate((node) => [node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).fontSize), node.scrollWidth - node.clientWidth]);
        check(title[0] < 2, `${title[0]} times as high as its letters at ${width}`);
        same(title[1], 0, `letters cut off at ${width}`);
    }
});

test("the wheel zooms, and the whole board comes back", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    const wide = (await cell(page, "e5").boundingBox()).width;
    await cell(page, "e5").hover();
    await page.mouse.wheel(0, -400);
    await page.waitForFunction(
        (old) => document.querySelector('[data-space="e5"]').getBoundingClientRect().width > old * 1.5,
        wide,
    );
    await page.getByRole("button", { name: "Show the whole board" }).click();
    await page.waitForFunction(
        (old) => Math.abs(document.querySelector('[data-space="e5"]').getBoundingClientRect().width - old) < 1,
        wide,
    );
});

test("motion ends by itself, and a click skips it", async (kit) => {
    const page = await kit.open({ seed: 1, reducedMotion: "no-preference", settings: { ...STILL, speed: "slow" } });
    await openRecord(page, MIDDLE, { ...STILL, speed: "slow" });
    await cell(page, "b4").click();
    await cell(page, "c3").click();
    await lengthIs(page, 1);
    /* Without an end of its own, only the click ends it. */
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

test("hints tell the best decisions and why, and can be played", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await page.keyboard.press("h");
    const first = page.locator(".hints li button").first();
    await first.waitFor();
    check(/^\d+ % to win/.test(await first.textContent()), "a chance to win");
    await first.click();
    await page.waitForFunction(() => Number(document.querySelector(".game").dataset.length) > 0);
});

test("analysis draws the chances, names the costliest decisions, and tells skill from luck", async (kit) => {
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

test("analysis says whose each costly decision was, and does not count resigning among them", async (kit) => {
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

/** Vulpes has 8 in the orbit of the 8 at e5, but one action left. */
const ONE_LEFT = MIDDLE.replace(/\[Position .*\]/, '[Position "turn V actions 1 earned 0 | V research 3 dominance 4 ships 1b6 4e6 4d5 5x | K research 5 dominance 2 ships 6h7 3f5 5e4 | cubes h8=K b5=V e5=K b2=V"]');
const REASON = "2 actions needed, 1 left.";

test("what cannot be done stands there with its reason: by hovering, by keys, by finger, by a press", async (kit) => {
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
    await page.locator(".tip:not(.help)").getByText(REASON).waitFor();
    const press = (type) => page.locator(".side-buttons .play-button").first().dispatchEvent(type, { pointerType: "touch", pointerId: 9, isPrimary: true });
    await press("pointerdown");
    await help.getByText("Nothing to take back").waitFor();
    await press("pointerup");
    await press("click");
    same((await seen(page)).length, 0, "nothing was decided");
});

/** The letter of every button that is offered, by what it does. */
function letters(page) {
    return page.locator('.actions .play-button:not([aria-disabled="true"])').evaluateAll((buttons) =>
        buttons.filter((button) => button.getAttribute("aria-keyshortcuts")).map((button) => {
            const about = button.dataset.help.replace("thing:", "");
            return [/^[a-z][1-9]$/.test(about) ? "construct" : about, button.getAttribute("aria-keyshortcuts")];
        }),
    );
}

/** Other ships for Vulpes: two that add up to the 8 at e5 among them. */
const OTHERS = MIDDLE.replace("V research 3 dominance 4 ships 1b6 3b4 4d5 5x", "V research 3 dominance 4 ships 2e6 6d5 1f4 3x");

for (const language of ["en", "fr"])
    test(`a letter means one thing, whatever is chosen (${language})`, async (kit) => {
        const page = await kit.open({ seed: 1 });
        const found = new Map();
        const gather = async () => {
            for (const [action, letter] of await letters(page)) found.set(letter, (found.get(letter) ?? new Set()).add(action));
        };
        for (const [record, ships] of [[MIDDLE, ["b6", "b4", "d5"]], [OTHERS, ["e6", "d5", "f4"]]]) {
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
        same([...found].filter(([, set]) => set.size > 1).map(([letter, set]) => `${letter}: ${[...set]}`).join("; "), "", "letters with two meanings");
        same(new Set(actions).size, actions.length, `actions with two letters among ${actions}`);
        for (const action of ["construct", "end", "helpHint", "modify-3", "reconfigure", "research", "scout", "strike", "transport", "warp"])
            check(actions.includes(action), `${action} among ${actions}`);
    });

test("with a ship chosen R is still research", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "d5").click();
    await page.keyboard.press("r");
    await lengthIs(page, 1);
    await page.getByText("Vulpes researches").first().waitFor();
});

test("a button that was there stays in its place and says why it cannot be used any more", async (kit) => {
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
    await page.locator(".tip:not(.help)").getByText("1 action needed, none left").waitFor();
});

test("cards tell what they do and why they cannot be taken now; lines of the log tell what they are for", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, FOUR);
    const help = page.getByRole("tooltip");
    await page.locator(".market .card").first().hover();
    await help.getByText("Take a new turn at once").waitFor();
    await help.getByText("Cards are taken at the end of a turn that earned them.").waitFor();
    await page.locator(".sheet.seat-K .card").first().hover();
    await help.getByText("Once a turn").waitFor();
    same(await help.locator("p").count(), 1, "no reason about another's card");
    await page.keyboard.press("r");
    await lengthIs(page, 1);
    await page.locator(".log-line").first().hover();
    await help.getByText("Look back at this moment").waitFor();
    const bare = await page.evaluate(() => [...document.querySelectorAll(".card, .log-line, .loose, .meter, .actions button")].filter((node) => !node.dataset.help).map((node) => node.outerHTML));
    same(bare.join("\n"), "", "things without help");
});

test("rules that few ask for are tucked away, and make the game they say", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await wish(page, STILL, null);
    same(await page.getByRole("group", { name: "Entanglement" }).isVisible(), false, "entanglement at first");
    await page.getByText("With cards").click();
    await page.getByText("More rules").click();
    await page.getByRole("group", { name: "Entanglement" }).getByText("On", { exact: true }).click();
    await page.getByRole("group", { name: "Printing of the cards" }).getByText("Revised").click();
    await page.getByRole("button", { name: "Start the game" }).click();
    const { record } = await keptWith(page, "[Rules \"full\"]");
    check(record.includes('[Entanglement "on"]') && record.includes('[Printing "revised"]'), record);
    await page.goto(kit.address + "#/");
    await page.getByRole("group", { name: "Entanglement" }).waitFor();
});

const VIEWS = [
    { name: "start", size: { width: 1440, height: 900 }, game: false },
    { name: "game", size: { width: 1440, height: 900 }, game: true },
    { name: "tablet", size: { width: 768, height: 1024 }, game: true },
    { name: "phone", size: { width: 360, height: 740 }, game: true },
    { name: "light", size: { width: 1440, height: 900 }, game: true, theme: "light" },
];

for (const view of VIEWS)
    test(`nothing for axe to find, and all of it fits: ${view.name}`, async (kit) => {
        const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
        const page = await kit.open({ seed: 1, viewport: view.size, bypassCSP: true });
        const settings = { ...STILL, theme: view.theme ?? "dark" };
        if (view.game) {
            await openRecord(page, MIDDLE + "move b6 c6\nresearch\n", settings);
            await cell(page, "d5").click();
        } else await wish(page, settings, null);
        await page.locator(".map-tile, .aim").first().waitFor();
        await page.mouse.move(1, 1);
        await page.evaluate(axe);
        const found = await page.evaluate(async () =>
            (await globalThis.axe.run(document)).violations.map((one) => `${one.id}: ${one.nodes[0].html}`),
        );
        same(found.join("\n"), "", "violations");
        check(
            (await page.evaluate(() => document.documentElement.scrollWidth)) <= view.size.width,
            "nothing is wider than the screen",
        );
        if (view.game)
            check(
                (await page.evaluate(() => document.documentElement.scrollHeight)) <= view.size.height,
                "nothing is higher than the screen",
            );
        if (process.env.ASTRAGAL_PICTURES) {
            await mkdir(process.env.ASTRAGAL_PICTURES, { recursive: true });
            await page.screenshot({ path: `${process.env.ASTRAGAL_PICTURES}/${view.name}.png` });
        }
    });

await run();
