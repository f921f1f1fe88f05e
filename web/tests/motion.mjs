// What moves, sounds and zooms: ships that fly, dice, wrecks on their way to the scrapyard; and readers who want none of it.
import { check, remark, run, same, test } from "./kit.mjs";
import { MIDDLE, STILL, cell, openRecord } from "./game.mjs";
import { asked, seen, wish } from "./player.mjs";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const MOVING = { ...STILL, speed: "slow" };

/** Counts what appears on the page, however short it stays. */
function watch(page, selectors) {
    return page.evaluate((wanted) => {
        globalThis.appeared = Object.fromEntries(wanted.map((selector) => [selector, 0]));
        const look = (node) => {
            if (!(node instanceof Element)) return;
            for (const selector of wanted) globalThis.appeared[selector] += (node.matches(selector) ? 1 : 0) + node.querySelectorAll(selector).length;
        };
        new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(look))).observe(document.body, { childList: true, subtree: true });
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

test("a destroyed ship bursts and is seen going to its owner's scrapyard", async (kit) => {
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

test("a reader whose system asks for less motion sees none, until they wish for it", async (kit) => {
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

test("sound is made on the spot, and can be turned off", async (kit) => {
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

test("two fingers zoom and decide nothing; one tap shows the whole board again", async (kit) => {
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

/** As wide as a map can be: eight tiles. */
const WIDE = `[Game "quantum"]
[RulesVersion "1"]
[Map "Own wide | 3 | 8* 7 0 8 7 8 0 8*"]
[Rules "basic"]
[Player.V "-"]
[Player.K "level:1"]
[Position "turn V actions 3 earned 0 | V research 1 dominance 1 ships 3s2 1r1 5w1 | K research 1 dominance 2 ships 2a2 2m2 5n1 | cubes b2=K e2=K w2=V"]

`;

test("on a phone a wide board shows numbers that can be read, and offers to zoom", async (kit) => {
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

/** Frames that the browser drew while something moved, and tasks that kept it from drawing. */
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

/** Told, not judged: how fast this machine draws says nothing about whether the page is right. */
function tell(name, { frames, time, slow, worst, long }) {
    remark(`${name}: ${Math.round((frames * 1000) / time)} frames a second (${frames} in ${Math.round(time)} ms, ${slow} above 25 ms, the longest ${Math.round(worst)} ms, ${long} long tasks)`);
}

test("frames while a ship flies, and while a fight is shown", async (kit) => {
    tell(
        "flight",
        await framesWhile(kit, async (page) => {
            await cell(page, "b4").click();
            await cell(page, "c3").click();
            await page.locator('.game[data-length="1"]').waitFor();
            await page.waitForFunction(() => document.querySelector('[data-space="c3"]').getAttribute("aria-label").includes("destroyer"));
        }),
    );
    tell(
        "fight",
        await framesWhile(kit, async (page) => {
            await attack(page);
            await page.locator(".sheet.seat-K .loose").waitFor({ state: "attached" });
        }),
    );
});

await run();
