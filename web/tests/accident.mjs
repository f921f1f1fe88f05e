// Nothing irreversible by accident: skipping an animation, double clicks, extra keys and touched hints decide nothing.
import { check, pageTest, same } from "./kit.mjs";
import { DRAFT, MIDDLE, STILL, cell, openRecord } from "./game.mjs";
import { asked, read } from "./player.mjs";

const MOVING = { ...STILL, speed: "slow" };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Vulpes' 4 at d5 attacks Kepler's 5 at e4 and, with this seed, destroys it: then it may enter or stay. */
const SEED = 1;
const ATTACK = 3; // the attack and two rolls

const length = async (page) => Number(await page.locator(".game").getAttribute("data-length"));

/** Runs `body` with helpers for precise input: the tests of moments that a person can hit, but no other process. */
function within(page, body, given) {
    return page.evaluate(
        `(async (given) => {
            const frame = () => new Promise(requestAnimationFrame);
            const frames = async (count) => { for (let i = 0; i < count; i++) await frame(); };
            const game = () => document.querySelector(".game").dataset;
            const until = async (condition) => {
                for (let count = 0; !condition(); count++) {
                    if (count > 3000) throw new Error("never: " + condition);
                    await frame();
                }
            };
            const key = (node, key, more) => {
                node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
                node.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true }));
            };
            const cell = (space) => document.querySelector('[data-space="' + space + '"]');
            return (${body})(given);
        })(${JSON.stringify(given ?? null)})`,
    );
}

async function aim(page) {
    await cell(page, "d5").click();
    await cell(page, "e4").click();
    await page.locator(".popover button").first().waitFor();
}

pageTest("a click that skips the dice does not also answer the question that follows them", async (kit) => {
    const page = await kit.open({ seed: SEED, reducedMotion: "no-preference", settings: MOVING });
    await openRecord(page, MIDDLE, MOVING);
    await aim(page);
    const { x, y, width, height } = await cell(page, "e4").boundingBox();
    await page.locator(".popover button").first().click();
    await page.locator('.game[data-length="3"]').waitFor();
    // All is decided, and nothing has been shown: clicks on the target, as of someone impatient.
    for (let clicks = 0; clicks < 3; clicks++) await page.mouse.click(x + width / 2, y + height / 2, { delay: 5 });
    await asked(page);
    await page.locator(".popover button").nth(1).waitFor();
    same(await length(page), ATTACK, "actions");
    await read(page);
    await cell(page, "e4").click();
    await page.locator(`.game[data-length="${ATTACK + 1}"]`).waitFor();
});

pageTest("keys pressed while things move decide nothing", async (kit) => {
    const page = await kit.open({ seed: SEED, reducedMotion: "no-preference", settings: MOVING });
    await openRecord(page, MIDDLE, MOVING);
    await cell(page, "b4").click();
    await cell(page, "c3").click();
    await page.locator('.game[data-length="1"]').waitFor();
    for (const key of ["r", "Enter", "e"]) await page.keyboard.press(key);
    await asked(page);
    same(await length(page), 1, "actions");
    same(await page.locator(".sure").count(), 0, "questions");
    await page.keyboard.press("r");
    await page.locator('.game[data-length="2"]').waitFor();
});

/** Clicks at the middle of spaces, without waiting for anything: a hand that knows what it wants. */
async function clickFast(page, spaces) {
    const spots = [];
    for (const space of spaces) spots.push(await cell(page, space).boundingBox());
    for (const { x, y, width, height } of spots) await page.mouse.click(x + width / 2, y + height / 2, { delay: 5 });
}

pageTest("a click elsewhere on the board right after a move is not lost", async (kit) => {
    const page = await kit.open({ seed: SEED, reducedMotion: "no-preference", settings: MOVING });
    await openRecord(page, MIDDLE, MOVING);
    await cell(page, "b4").click();
    // The first ship is still on its way when the second is chosen and sent.
    await clickFast(page, ["c3", "d5", "d6"]);
    await page.locator('.game[data-length="2"]').waitFor();
    same(await page.locator('.game[data-length="2"] [data-space="d6"]').count(), 1, "spaces");
    await asked(page);
    same(await page.locator(".game").getAttribute("data-length"), "2", "actions");
});

pageTest("a button clicked while the own ship moves is pressed when it has arrived", async (kit) => {
    const page = await kit.open({ seed: SEED, reducedMotion: "no-preference", settings: MOVING });
    await openRecord(page, MIDDLE, MOVING);
    await cell(page, "b4").click();
    const { x, y, width, height } = await page.getByRole("button", { name: /^Research/ }).boundingBox();
    await clickFast(page, ["c3"]);
    await page.locator(".play-button.resting").first().waitFor();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('.game[data-length="2"]').waitFor();
});

pageTest("the same spot clicked again and again after a move decides nothing", async (kit) => {
    const page = await kit.open({ seed: SEED, reducedMotion: "no-preference", settings: MOVING });
    await openRecord(page, MIDDLE, MOVING);
    await cell(page, "b4").click();
    await clickFast(page, ["c3", "c3", "c3", "c3"]);
    await asked(page);
    await read(page);
    same(await length(page), 1, "actions");
});

pageTest("the second half of a double click decides nothing", async (kit) => {
    const page = await kit.open({ seed: SEED, settings: STILL });
    await openRecord(page, MIDDLE);
    await aim(page);
    await page.locator(".popover button").first().click();
    await page.locator(`.game[data-length="${ATTACK}"]`).waitFor();
    await asked(page);
    const answer = page.locator(".popover button").first();
    const { x, y, width, height } = await answer.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    // The question is there, but the browser still counts this as the second click of the same series.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await within(page, () => frames(30));
    same(await length(page), ATTACK, "actions");
    await answer.click();
    await page.locator(`.game[data-length="${ATTACK + 1}"]`).waitFor();
});

pageTest("an extra Enter decides nothing; one that answers the question does", async (kit) => {
    const page = await kit.open({ seed: SEED, settings: STILL });
    await openRecord(page, MIDDLE);
    await aim(page);
    const found = await within(page, async () => {
        /* The space to attack from; afterwards it is where to stay. */
        const from = /[a-i]\d/.exec(document.querySelector(".popover button").textContent)[0];
        cell(from).focus();
        await frames(2);
        key(cell(from), "Enter");
        await until(() => game().length === "3" && game().state === "asked");
        key(cell(from), "Enter");
        key(cell(from), "Enter", { repeat: true });
        await frames(30);
        const extra = game().length;
        key(cell(from), "Enter", { repeat: true });
        await frames(5);
        const held = game().length;
        key(cell(from), "Enter");
        await until(() => game().length === "4");
        return { extra, held };
    });
    same(JSON.stringify(found), '{"extra":"3","held":"3"}', "actions after an extra Enter, and after a held one");
});

pageTest("pressing the same key twice does not confirm what it warns of", async (kit) => {
    const page = await kit.open({ seed: SEED, settings: STILL });
    await openRecord(page, MIDDLE);
    const found = await within(page, async () => {
        key(document.body, "e");
        await until(() => document.querySelector(".sure"));
        key(document.body, "e");
        await frames(3);
        key(document.body, "e");
        await frames(30);
        const extra = game().length;
        key(document.body, "e");
        await until(() => Number(game().length) > 0);
        return extra;
    });
    same(found, "0", "actions");
});

pageTest("a hint touched on a phone is shown first, and played on a second touch", async (kit) => {
    const page = await kit.open({ seed: 5, ...PHONE, settings: STILL });
    await openRecord(page, MIDDLE);
    await page.getByRole("button", { name: /^Hint/ }).tap();
    const hint = page.getByRole("region", { name: "Hints" }).getByRole("listitem").first().getByRole("button");
    await hint.tap();
    await page.getByText("Touch it again to play it.").waitFor();
    await page.locator(".highlighted").first().waitFor();
    same(await length(page), 0, "actions after the first touch");
    await hint.tap();
    await page.locator('.game:not([data-length="0"])').waitFor();
});

pageTest("a finger takes a card only with a second touch, a mouse with one click", async (kit) => {
    const page = await kit.open({ ...PHONE, seed: SEED, settings: STILL });
    await openRecord(page, DRAFT);
    const card = page.locator(".market .card.can").nth(3);
    await card.tap();
    await page.locator(".sure").waitFor();
    same(await length(page), 0, "actions after one touch");
    await page.locator(".sure button").last().tap();
    await page.locator(".sure").waitFor({ state: "detached" });
    await card.tap();
    await page.locator(".market .card.is-chosen").waitFor();
    await read(page);
    await card.tap();
    await page.waitForFunction(() => Number(document.querySelector(".game").dataset.length) > 0);
});
