// Animation, sound and zoom: ships, dice, wrecks flying to the scrapyard; and players who turn it all off.
import { check, deepTest, pageTest, same } from "./kit.mjs";
import { MIDDLE, STILL, cell, openRecord } from "./game.mjs";
import { asked, seen, applySettings } from "./player.mjs";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const MOVING = { ...STILL, speed: "slow" };

/** Counts elements that appear on the page, however briefly. */
function watch(page, selectors) {
    return page.evaluate((wanted) => {
        globalThis.appeared = Object.fromEntries(wanted.map((selector) => [selector, 0]));
        const look = (node) => {
            if (!(node instanceof Element)) return;
            for (const selector of wanted) globalThis.appeared[selector] += (node.matches(selector) ? 1 : 0) + node.querySelectorAll(selector).length;
        };
        new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(look))).observe(document.body, {
            childList: true,
            subtree: true,
        });
    }, selectors);
}

const appeared = (page) => page.evaluate(() => globalThis.appeared);

/** Vulpes' 4 at d5 attacks Kepler's 5 at e4 and, with this seed, destroys it. */
const SEED = 1;

async function attack(page) {
    await cell(page, "d5").click();
    await cell(page, "e4").click();
    await page.locator(".popover button").first().click();
}

pageTest("a destroyed ship bursts and is seen going to its owner's scrapyard", async (kit) => {
    const page = await kit.open({ seed: SEED, reducedMotion: "no-preference", settings: MOVING });
    await openRecord(page, MIDDLE, MOVING);
    await watch(page, [".wreck", ".effects .throw", ".effects [data-dx]", ".loose.arriving"]);
    same(await page.locator(".sheet.seat-K .loose").count(), 0, "ships in the scrapyard before");
    await attack(page);
    await asked(page);
    const { ".wreck": wrecks, ".effects .throw": dice, ".effects [data-dx]": sparks, ".loose.arriving": arriving } = await appeared(page);
    same(wrecks, 1, "wrecks that flew");
    same(dice, 2, "dice thrown");
    check(sparks > 5, "it bursts");
    same(arriving, 1, "not yet in the scrapyard while it flies");
    same(await page.locator(".wreck, .arriving").count(), 0, "left over");
    same(await page.locator(".sheet.seat-K .loose").count(), 1, "ships in the scrapyard");
});

/** Notes in which order things first become true on the page, one batch of changes after the other. */
function order(page, conditions) {
    return page.evaluate((wanted) => {
        globalThis.batch = 0;
        globalThis.firsts = {};
        const tests = Object.entries(wanted).map(([name, body]) => [name, new Function(`return ${body}`)]);
        const look = () => {
            globalThis.batch++;
            for (const [name, holds] of tests) if (!(name in globalThis.firsts) && holds()) globalThis.firsts[name] = globalThis.batch;
        };
        globalThis.orderWatch?.disconnect();
        globalThis.orderWatch = new MutationObserver(look);
        globalThis.orderWatch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    }, conditions);
}

/** Fails unless all happened, the first of them before all others. */
async function comesFirst(page, first, ...others) {
    const firsts = await page.evaluate(() => globalThis.firsts);
    for (const name of others) check(firsts[first] < firsts[name], `${first} before ${name}: ${JSON.stringify(firsts)}`);
}

const has = (selector) => `document.querySelector(${JSON.stringify(selector)}) !== null`;

pageTest("dice tumble first: result, burst, log, sheet and question come after they have stopped", async (kit) => {
    const page = await kit.open({ seed: SEED, reducedMotion: "no-preference", settings: MOVING });
    await openRecord(page, MIDDLE, MOVING);
    await order(page, {
        dice: has(".effects .throw"),
        result: has(".fight-text"),
        burst: has(".effects [data-dx]"),
        "log line": `/the attacker wins/.test(document.querySelector(".log").textContent)`,
        told: `/the attacker wins/.test(document.body.textContent)`,
        wreck: has(".wreck"),
        scrapyard: has(".sheet.seat-K .loose"),
        dominance: `document.querySelector(".sheet.seat-V .meters").textContent.includes("5")`,
        question: `document.querySelectorAll(".popover button").length === 2 && document.querySelector(".game").dataset.shown === "3"`,
    });
    await attack(page);
    await asked(page);
    await comesFirst(page, "dice", "result", "burst", "log line", "told", "wreck", "question");
    await comesFirst(page, "wreck", "scrapyard", "dominance", "question");
});

pageTest("dice in the hand and on the board tumble before anything tells what they show", async (kit) => {
    const page = await kit.open({ seed: 4, reducedMotion: "no-preference", settings: MOVING });
    await openRecord(page, MIDDLE, MOVING);
    await cell(page, "b4").click();
    await order(page, {
        busy: has('.game[data-state="busy"][data-length="2"]'),
        told: `document.querySelectorAll(".log-line").length === 2`,
        question: has('.game[data-state="asked"][data-length="2"]'),
    });
    await page.getByRole("button", { name: /^Reconfigure/ }).click();
    await page.locator('.game[data-state="asked"][data-length="2"]').waitFor();
    await comesFirst(page, "busy", "told", "question");
    await page.getByRole("button", { name: "Home" }).click();
    await page.getByRole("button", { name: /^Play now/ }).click();
    await asked(page);
    await order(page, {
        tumbling: has(".roll.tumbling"),
        told: `document.querySelectorAll(".log-line").length >= 3`,
        question: has('.game[data-state="asked"]:not([data-length="1"])'),
    });
    await page.getByRole("button", { name: /^Roll/ }).click();
    await page.waitForFunction(() => globalThis.firsts.question);
    await comesFirst(page, "tumbling", "told", "question");
});

pageTest("a lesson tells what came of a roll after the dice have stopped", async (kit) => {
    const page = await kit.open({ seed: SEED, reducedMotion: "no-preference", settings: MOVING, hash: "#/learn/attack" });
    await page.getByRole("button", { name: "Next" }).click();
    await asked(page);
    await order(page, {
        dice: has(".effects .throw"),
        result: has(".fight-text"),
        told: `/3 \\+ 3 for you/.test(document.querySelector(".lesson").textContent)`,
    });
    await cell(page, "g7").click();
    await cell(page, "e6").click();
    await cell(page, "f6").click();
    await page.locator('.lesson[data-step="2"]').waitFor();
    await comesFirst(page, "dice", "result", "told");
    await comesFirst(page, "result", "told");
});

pageTest("a reader whose system asks for less motion sees none, until they ask for it", async (kit) => {
    const page = await kit.open({ seed: SEED, reducedMotion: "reduce", settings: { language: "en", sound: false } });
    await openRecord(page, MIDDLE, { language: "en", sound: false });
    same(await page.evaluate(() => document.documentElement.dataset.speed), "none", "speed");
    await watch(page, [".wreck", ".effects"]);
    await attack(page);
    await asked(page);
    same(JSON.stringify(await appeared(page)), '{".wreck":0,".effects":0}', "what moved");
    same(await page.locator(".sheet.seat-K .loose").count(), 1, "ships in the scrapyard");
    same(await page.evaluate(() => document.getAnimations().length), 0, "animations");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("Slow", { exact: true }).click();
    await page.keyboard.press("Escape");
    await page.locator(".popover button").first().click();
    await page.waitForFunction(() => globalThis.appeared[".effects"] > 0);
});

pageTest("sound is made on the spot, and can be turned off", async (kit) => {
    const context = await kit.context({ seed: 1 });
    await context.addInitScript(() => {
        globalThis.voices = 0;
        for (const name of ["createOscillator", "createBufferSource"]) {
            const make = BaseAudioContext.prototype[name];
            BaseAudioContext.prototype[name] = function () {
                globalThis.voices++;
                return make.call(this);
            };
        }
    });
    const page = await context.newPage();
    await page.goto(kit.address);
    await openRecord(page, MIDDLE, { ...STILL, sound: true });
    const voices = () => page.evaluate(() => globalThis.voices);
    await cell(page, "b4").click();
    const before = await voices();
    check(before > 0, "choosing a ship sounds");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("group", { name: "Sound" }).getByText("Off").click();
    await page.keyboard.press("Escape");
    await cell(page, "c3").click();
    await page.locator('.game[data-state="asked"][data-length="1"]').waitFor();
    same(await voices(), before, "nothing more sounds");
    await page.reload();
    await asked(page);
    await cell(page, "d5").click();
    same(await voices(), 0, "nor after a reload");
});

pageTest("two fingers zoom and decide nothing; one tap shows the whole board again", async (kit) => {
    const page = await kit.open({ seed: 1, ...PHONE, settings: STILL });
    await openRecord(page, MIDDLE);
    const wide = async () => (await cell(page, "e5").boundingBox()).width;
    const before = await wide();
    const { x, y, width, height } = await cell(page, "e5").boundingBox();
    const hand = await page.context().newCDPSession(page);
    const fingers = (type, apart) =>
        hand.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: apart === null ? [] : [-1, 1].map((side, id) => ({ x: x + width / 2 + side * apart, y: y + height / 2, id })),
        });
    await fingers("touchStart", 30);
    for (const apart of [40, 55, 70, 90]) await fingers("touchMove", apart);
    await fingers("touchEnd", null);
    await page.waitForFunction((old) => document.querySelector('[data-space="e5"]').getBoundingClientRect().width > old * 1.8, before);
    const after = await seen(page);
    same(`${after.chosen} ${after.length}`, "0 0", "chosen ships and actions");
    await page.getByRole("button", { name: "Show the whole board" }).tap();
    await page.waitForFunction((old) => Math.abs(document.querySelector('[data-space="e5"]').getBoundingClientRect().width - old) < 1, before);
});

/** The widest possible map: eight tiles. */
const WIDE = `[Game "quantum"]
[RulesVersion "1"]
[Map "Own wide | 3 | 8* 7 0 8 7 8 0 8*"]
[Rules "basic"]
[Player.V "-"]
[Player.K "level:1"]
[Position "turn V actions 3 earned 0 | V research 1 dominance 1 ships 3s2 1r1 5w1 | K research 1 dominance 2 ships 2a2 2m2 5n1 | cubes b2=K e2=K w2=V"]

`;

pageTest("on a phone a wide board shows numbers that can be read, and offers to zoom", async (kit) => {
    const page = await kit.open({ seed: 1, ...PHONE, settings: STILL });
    await openRecord(page, WIDE);
    const sizes = () =>
        page.evaluate(() => {
            const unit = document.querySelector(".board").getScreenCTM().a;
            return [...document.querySelectorAll(".board .die-number")].map((text) => unit * parseFloat(getComputedStyle(text).fontSize));
        });
    const whole = await sizes();
    same(whole.length, 6, "ships");
    check(Math.min(...whole) >= 11, `numbers are ${Math.min(...whole).toFixed(1)} pixels high`);
    same(await page.locator(".board .die-number.bare").count(), 6, "nothing but numbers");
    const wide = await page.evaluate(() => document.querySelector(".board").getBBox().width * document.querySelector(".board").getScreenCTM().a);
    check(wide <= 362, `the whole board fits: ${wide}`);
    for (let steps = 0; steps < 3; steps++) await page.getByRole("button", { name: "Zoom in" }).tap();
    await page.waitForFunction(() => document.querySelectorAll(".board .die-number.bare").length === 0);
    check(Math.min(...(await sizes())) >= 12, "and larger when zoomed");
    await page.getByRole("button", { name: "Show the whole board" }).tap();
    await page.waitForFunction(() => document.querySelectorAll(".board .die-number.bare").length === 6);
});

/** Frames drawn during an animation, and long tasks that blocked drawing. */
async function framesWhile(kit, body) {
    const page = await kit.open({ seed: SEED, reducedMotion: "no-preference", settings: MOVING });
    await openRecord(page, MIDDLE, MOVING);
    await page.evaluate(() => {
        globalThis.frames = [];
        const count = (now) => {
            if (document.querySelector('.game[data-state="busy"]')) globalThis.frames.push(now);
            requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        globalThis.long = 0;
        new PerformanceObserver((list) => (globalThis.long += list.getEntries().length)).observe({ type: "longtask" });
    });
    await body(page);
    await asked(page);
    same(await page.locator(".wreck, .effects").count(), 0, "still moving at the end");
    return page.evaluate(() => {
        const gaps = globalThis.frames.slice(1).map((time, index) => time - globalThis.frames[index]);
        gaps.sort((one, two) => one - two);
        const whole = gaps.reduce((sum, gap) => sum + gap, 0);
        return { frames: gaps.length, time: whole, slow: gaps.filter((gap) => gap > 25).length, worst: gaps.at(-1) ?? 0, long: globalThis.long };
    });
}

/** Reported, not asserted: the frame rate of this machine does not show whether the page is right. */
function report(kit, name, { frames, time, slow, worst, long }) {
    kit.diagnostic(
        `${name}: ${Math.round((frames * 1000) / time)} frames a second (${frames} in ${Math.round(time)} ms, ${slow} above 25 ms, the longest ${Math.round(worst)} ms, ${long} long tasks)`,
    );
}

deepTest("frames while a ship flies, and while a fight is shown", async (kit) => {
    report(
        kit,
        "flight",
        await framesWhile(kit, async (page) => {
            await cell(page, "b4").click();
            await cell(page, "c3").click();
            await page.locator('.game[data-length="1"]').waitFor();
            await page.waitForFunction(() => document.querySelector('[data-space="c3"]').getAttribute("aria-label").includes("destroyer"));
        }),
    );
    report(
        kit,
        "fight",
        await framesWhile(kit, async (page) => {
            await attack(page);
            await page.locator(".sheet.seat-K .loose").waitFor({ state: "attached" });
        }),
    );
});
