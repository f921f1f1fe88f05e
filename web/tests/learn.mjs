// Lessons, the guided first game, the rules in the page, and help.
import { test } from "node:test";
import { spawnSync } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { build } from "esbuild";
import { check, pageTest, same } from "./kit.mjs";
import { asked, read, resize, tabTo, applySettings } from "./player.mjs";

const STILL = { language: "en", speed: "none", sound: false };

/** The page's own modules, bundled as in its build. */
async function tables() {
    const made = await build({
        stdin: {
            contents: `export { LESSONS } from "./games/quantum/learn/lessons"; export { lengthAt, recordAt } from "./learn/lesson"; export { FIGURES, recordOf } from "./games/quantum/rules/figures";`,
            resolveDir: new URL("../src", import.meta.url).pathname,
        },
        bundle: true,
        format: "esm",
        write: false,
    });
    return import("data:text/javascript," + encodeURIComponent(made.outputFiles[0].text));
}

const { LESSONS, lengthAt, recordAt, FIGURES, recordOf } = await tables();

/** The engine's answer to these lines. */
function engine(lines) {
    const done = spawnSync(process.env.ASTRAGAL ?? "build/astragal", ["engine"], { input: lines.join("\n") + "\n", encoding: "utf8" });
    return done.stdout.split("\n");
}

const load = (record) => ["load", ...record.split("\n").map((line) => "|" + line), "."];

async function picture(page, name) {
    const folder = process.env.ASTRAGAL_PICTURES;
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png` });
}

async function axe(page, where) {
    await page.evaluate(await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8"));
    const found = await page.evaluate(() => globalThis.axe.run(document));
    const words = found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
    same(words.join("\n"), "", where);
}

for (const lesson of LESSONS)
    test(`lesson ${lesson.id}: the engine allows every step in its position, and all dice are given`, async () => {
        lesson.steps.forEach((step, index) => {
            const answers = engine([...load(recordAt(lesson, index)), "who", "advance", "view"]);
            check(!answers.some((line) => line.startsWith("error")), `step ${index}: ${answers.join(" ")}`);
            check(!answers.some((line) => line === "who chance"), `step ${index} begins with dice that are not given`);
            const view = JSON.parse(answers.find((line) => line.startsWith("view ")).slice(5));
            same(view.length, lengthAt(lesson, index), `step ${index}: actions so far, with what follows by itself`);
            if (step.play === undefined) return;
            const decision = view.decisions?.find((one) => one.action === step.play);
            check(decision, `step ${index}: ${step.play} is not possible`);
        });
    });

test("every figure is a position that the engine reads, with what it points at", async () => {
    for (const figure of FIGURES) {
        const answers = engine([...load(recordOf(figure)), "view"]);
        const line = answers.find((one) => one.startsWith("view "));
        check(line && !answers.some((one) => one.startsWith("error")), `${figure.caption}: ${answers.join(" ")}`);
        const { decisions } = JSON.parse(line.slice(5));
        const begun = decisions.filter(({ clicks }) => figure.path.every((token, index) => clicks[index] === token));
        check(begun.length > 0, `${figure.caption}: nothing can be pointed at after ${figure.path.join(" ")}`);
    }
});

/** What the step highlights now, once the page asks for it; or that the step is done. */
async function lit(page, index) {
    const found = await page.waitForFunction((step) => {
        if (document.querySelector(".lesson")?.dataset.step !== step) return { gone: true };
        if (document.querySelector(".game").dataset.state !== "asked") return null;
        if (document.querySelector("button.wanted")) return { button: true };
        const ring = document.querySelector(".highlighted");
        return ring && { space: ring.dataset.at };
    }, String(index));
    return found.jsonValue();
}

/** Clicks whatever the lesson highlights until it is over; returns the number of clicks. */
async function follow(page, hand, lesson, look) {
    let done = 0;
    for (const [index, step] of lesson.steps.entries()) {
        await page.locator(`.lesson[data-step="${index}"]`).waitFor();
        await page.locator('.game[data-state="asked"], .game[data-state="over"]').waitFor();
        await look?.(index);
        if (index === lesson.steps.length - 1) return done;
        if (step.play === undefined) await hand.next();
        while (step.play !== undefined) {
            const wanted = await lit(page, index);
            if (wanted.gone) break;
            check(++done < 80, `step ${index} does not end`);
            const before = await state(page);
            if (wanted.space) await hand.point(wanted.space);
            else await read(page).then(() => hand.press(page.locator("button.wanted").first()));
            await page.waitForFunction((was) => was !== window.learnState(), before);
        }
    }
    return done;
}

/** Changes whenever a click had an effect, or a long press was detected, which decides nothing: on a busy machine a tap can last that
    long, and a person would tap again. */
function state(page) {
    return page.evaluate(() => {
        window.learnState = () =>
            [
                document.querySelector(".lesson")?.dataset.step,
                document.querySelectorAll(".chosen").length,
                document.querySelector("button.wanted")?.textContent,
                [...document.querySelectorAll(".highlighted")].map((node) => node.dataset.at).join(),
                document.querySelector(".game")?.dataset.state,
                document.querySelectorAll(".tip").length,
            ].join("/");
        return window.learnState();
    });
}

const byMouse = (page) => ({
    next: () => page.locator(".lesson .strong").click(),
    press: (button) => button.click(),
    point: (space) => page.locator(`[data-space="${space}"]`).click(),
});
const byFinger = (page) => ({
    next: () => page.locator(".lesson .strong").tap(),
    press: (button) => button.tap(),
    point: (space) => page.locator(`[data-space="${space}"]`).tap(),
});
const byKeys = (page) => ({
    next: async () => {
        await tabTo(page, (focus) => focus?.matches(".lesson .strong"));
        await page.keyboard.press("Enter");
    },
    press: async (button) => {
        const letter = await button.getAttribute("aria-keyshortcuts");
        if (letter) return page.keyboard.press(letter.toLowerCase());
        await button.focus();
        await page.keyboard.press("Enter");
    },
    point: async (space) => {
        await page.locator(`[data-space="${space}"]`).focus();
        await page.keyboard.press("Enter");
    },
});

async function allLessons(page, hand, look) {
    await page.locator(".lessons a").first().waitFor();
    await page.locator(".lessons a").first().click();
    for (const lesson of LESSONS) {
        await follow(page, hand, lesson, (index) => look?.(lesson, index));
        await page.locator(".lesson a.strong").click();
    }
    // What the last button promises: the first game, with advice.
    await page.locator(".game:not(.guided) .coach").waitFor();
    await page.evaluate(() => void (location.hash = "#/learn"));
    await page.locator(".lessons").waitFor();
    same(await page.locator(".lessons small").count(), LESSONS.length, "lessons done");
}

pageTest("a lesson has no steps back in its log: only its own", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await page.goto(kit.address + "#/learn/turn");
    await page.locator(".lesson").waitFor();
    same(await page.locator(".log").count(), 1, "logs");
    same(await page.locator(".log .icon").count(), 0, "buttons of the log");
});

pageTest("the tutorial to its end, in English, by mouse; axe finds nothing", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await applySettings(page, STILL, null);
    await page.getByRole("link", { name: "Learn to play" }).click();
    await picture(page, "learn-list");
    await axe(page, "the list of lessons");
    await allLessons(page, byMouse(page), async (lesson, index) => {
        await picture(page, `learn-${lesson.id}-${index}`);
        if (process.env.ASTRAGAL_DEEP ? index < 5 : index === 1) await axe(page, `${lesson.id}, step ${index}`);
    });
});

pageTest("the tutorial in French, by finger, on a phone", async (kit) => {
    const page = await kit.open({ seed: 1, locale: "fr-FR", viewport: { width: 360, height: 740 }, hasTouch: true, settings: { ...STILL, language: "fr" } });
    await applySettings(page, { ...STILL, language: "fr" }, null);
    await page.goto(kit.address + "#/learn");
    await picture(page, "phone-list");
    await allLessons(page, byFinger(page), async (lesson, index) => {
        await picture(page, `phone-${lesson.id}-${index}`);
        const words = await page.locator(".lesson-words").textContent();
        check(!/\b(the|your|and)\b/i.test(words), `French: ${words}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        check(wide <= 360, `${lesson.id}, step ${index} is ${wide} wide`);
        if (index === 1) await axe(page, `${lesson.id} on a phone`);
    });
});

pageTest("a lesson by keys alone", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await applySettings(page, STILL, null);
    await page.goto(kit.address + "#/learn/fleet");
    await follow(
        page,
        byKeys(page),
        LESSONS.find((lesson) => lesson.id === "fleet"),
    );
});

pageTest("a lesson says kindly why not, goes back, and is kept where it was left", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await applySettings(page, STILL, null);
    await page.goto(kit.address + "#/learn/turn");
    const space = (name) => page.locator(`[data-space="${name}"]`);
    await page.locator('.game[data-state="asked"]').waitFor();
    await space("a7").click();
    check(/press Next/.test(await page.locator(".lesson-note").textContent()), "a step to be read says so");
    for (let step = 0; step < 3; step++) await page.locator(".lesson .strong").click();
    await space("g1").click();
    check(/what is lit/.test(await page.locator(".lesson-note").textContent()), "another ship");
    await space("a7").click();
    await space("c7").click();
    check(/Possible as well: .*c7/.test(await page.locator(".lesson-note").textContent()), "another space");
    await space("e6").click();
    await page.locator('.lesson[data-step="4"]').waitFor();
    await page.reload();
    await page.locator('.lesson[data-step="4"]').waitFor();
    check(/6 scout/.test(await space("e6").getAttribute("aria-label")), "the ship is where it flew");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.locator('.lesson[data-step="3"]').waitFor();
    await page.locator('[data-space="a7"][aria-label*="scout"]').waitFor();
    await page.getByRole("link", { name: "Leave" }).click();
    check(/step 4 of 10/.test(await page.locator(".lessons small").first().textContent()), "progress");
});

/** Goes to a step of a lesson by its stored progress. */
async function openStep(kit, lesson, step) {
    const page = await kit.open({ seed: 1, settings: STILL });
    await applySettings(page, STILL, null);
    await page.evaluate(([id, at]) => localStorage.setItem("astragal.learn", JSON.stringify({ steps: { [id]: at }, done: [] })), [lesson, step]);
    await page.goto(kit.address + `#/learn/${lesson}`);
    await page.locator(`.lesson[data-step="${step}"]`).waitFor();
    await asked(page);
    return page;
}

test("no lesson can be won before the step that asks for it", async () => {
    for (const lesson of LESSONS) {
        const last = lesson.steps.findLastIndex(({ play }) => play !== undefined);
        lesson.steps.slice(0, last).forEach((step, index) => {
            if (step.play === undefined) return;
            const { decisions } = JSON.parse(
                engine([...load(recordAt(lesson, index)), "view"])
                    .find((line) => line.startsWith("view "))
                    .slice(5),
            );
            for (const { action } of decisions.filter(({ about }) => about?.kind === "construct" || about?.kind === "infamy")) {
                const after = engine([...load(recordAt(lesson, index)), `play ${action}`, "who"]);
                check(!after.includes("who over"), `${lesson.id}, step ${index}: ${action} wins`);
            }
        });
    }
});

pageTest("nothing that a lesson lights is refused", async (kit) => {
    for (const [lesson, step] of [
        ["turn", 3],
        ["attack", 1],
        ["fleet", 1],
        ["power", 4],
        ["power", 6],
    ]) {
        const page = await openStep(kit, lesson, step);
        const lit = await page.evaluate(() => [...document.querySelectorAll(".cell.live")].map((cell) => cell.dataset.space));
        for (const space of lit) {
            await page.locator(`[data-space="${space}"]`).click();
            await page.waitForFunction(() => document.querySelector(".chosen") || document.querySelector('.game[data-state="over"]'));
            same(await page.locator(".lesson-note").count(), 0, `${lesson}, step ${step}: ${space} is refused`);
            if ((await page.locator(".game").getAttribute("data-state")) === "over") break;
            await page.keyboard.press("Escape");
        }
        await page.close();
    }
});

for (const [seed, words] of [
    [4, /^Keep/],
    [3, /^Roll/],
])
    pageTest(`the button that is advised is the main one: ${words}`, async (kit) => {
        const page = await kit.open({ seed, settings: STILL });
        await applySettings(page, STILL, null);
        await page.goto(kit.address + "#/learn");
        await page.getByRole("button", { name: /Your first game/ }).click();
        await asked(page);
        await page.locator(".coach-hint").waitFor();
        kit.diagnostic(await page.locator(".coach-hint").textContent());
        await page.locator(".buttons .play-button.strong").filter({ hasText: words }).waitFor();
        same(await page.locator(".buttons .play-button.strong").count(), 1, "main buttons");
    });

pageTest("a guided first game gives advice in words at each turn, until it is switched off", async (kit) => {
    const page = await kit.open({ seed: 3, settings: STILL });
    await applySettings(page, STILL, null);
    await page.goto(kit.address + "#/learn");
    await page.getByRole("button", { name: /Your first game/ }).click();
    await asked(page);
    const coach = page.getByRole("region", { name: "Advice" });
    await coach.getByText(/^I would/).waitFor();
    await picture(page, "coach");
    await axe(page, "advice");
    await page.getByRole("button", { name: /^Keep/ }).click();
    await asked(page);
    await coach.waitFor();
    await page.getByRole("button", { name: "No more advice" }).click();
    same(await coach.count(), 0, "panels of advice");
    await page.reload();
    await asked(page);
    same(await coach.count(), 0, "panels of advice after a reload");
});

pageTest("the rules are in the page, with contents and pictures, in both languages", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await applySettings(page, STILL, null);
    await page.getByRole("link", { name: "Rules" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page
        .locator("figure svg")
        .nth(FIGURES.length - 1)
        .waitFor();
    await picture(page, "rules");
    await axe(page, "the rules");
    for (const [index, figure] of FIGURES.entries()) {
        await page.locator("figure").nth(index).scrollIntoViewIfNeeded();
        await picture(page, `rules-${figure.caption}`);
    }
    const broken = await page.evaluate(() =>
        [...document.querySelectorAll('.rules-page a[href^="#/rules/"]')]
            .map((link) => decodeURIComponent(link.getAttribute("href").slice("#/rules/".length)))
            .filter((id) => !document.getElementById(id)),
    );
    same(broken.join(" "), "", "links that lead nowhere");
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "7. Abilities" }).click();
    await page.waitForFunction(() => document.activeElement?.id === "7-abilities");
    await page.getByRole("button", { name: "En français" }).click();
    await page.getByRole("heading", { level: 2, name: "7. Capacités" }).waitFor();
    await page
        .locator("figure svg")
        .nth(FIGURES.length - 1)
        .waitFor();
    same(await page.locator("figure svg").count(), FIGURES.length, "figures in French");
    await resize(page, 360, 740);
    same(await page.evaluate(() => document.documentElement.scrollWidth), 360, "as wide as a phone");
    await picture(page, "rules-phone");
    await axe(page, "the rules on a phone");
});

pageTest("open cases are a text of the page too, in both languages, and no link leads nowhere", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await applySettings(page, STILL, null);
    for (const [book, other, cards] of [
        ["Rulings", "En français", "With cards"],
        ["Précisions", "In English", "Avec les cartes"],
    ]) {
        await page.goto(kit.address + "#/rules");
        const links = page.locator(".rules-text").getByRole("link", { name: book.toLowerCase() });
        await links.nth(2).waitFor();
        same(await links.count(), 3, "links to them in the rules");
        await links.last().click();
        await page.getByRole("heading", { level: 1, name: book }).waitFor();
        await page.waitForFunction((name) => document.activeElement?.textContent === name, cards);
        check((await page.locator(".rules-text li b").count()) > 15, "cases");
        await axe(page, book);
        const nowhere = await page.evaluate(() =>
            [...document.querySelectorAll('.rules-page a[href^="#/rulings/"]')]
                .map((link) => decodeURIComponent(link.getAttribute("href").slice("#/rulings/".length)))
                .filter((id) => !document.getElementById(id)),
        );
        same(nowhere.join(" "), "", "links that lead nowhere");
        await page.getByRole("button", { name: other }).click();
    }
    await page.getByRole("heading", { level: 1, name: "Rulings" }).waitFor();
});

pageTest("whatever can be used in a game has help: hovering, and a long press that decides nothing", async (kit) => {
    const page = await kit.open({ seed: 3, hasTouch: true, settings: STILL });
    await applySettings(page, STILL, null);
    await page.getByRole("button", { name: /^Play now/ }).click();
    await asked(page);
    for (const selector of [".meter.cubes", ".actions .play-button", ".side-buttons .play-button", ".toolbar .wide"]) {
        await page.locator(selector).first().hover();
        await page.getByRole("tooltip").waitFor();
        check((await page.getByRole("tooltip").textContent()).length > 10, selector);
        await page.mouse.move(640, 5);
        await page.getByRole("tooltip").waitFor({ state: "detached" });
    }
    const bare = await page.evaluate(() =>
        [...document.querySelectorAll(".sheet .meter, .actions button, .yard .loose")].filter((node) => !node.dataset.help).map((node) => node.outerHTML),
    );
    same(bare.join("\n"), "", "things without help");
    const keep = page.getByRole("button", { name: /^Keep/ });
    const press = (type) => keep.dispatchEvent(type, { pointerType: "touch", pointerId: 9, isPrimary: true });
    await press("pointerdown");
    await page.getByRole("tooltip").waitFor();
    await press("pointerup");
    await keep.dispatchEvent("click");
    same(await keep.count(), 1, "nothing was decided");
    await keep.click();
    await keep.waitFor({ state: "detached" });
    kit.diagnostic("help on meters, buttons, ships");
});
