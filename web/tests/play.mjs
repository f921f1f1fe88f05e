// Whole games, by mouse, by keys alone and by finger on a phone, in both languages.
import { check, remark, run, same, test } from "./kit.mjs";
import { asked, chooser, fingerHand, keyHand, mouseHand, playToTheEnd, seen, step, wish } from "./player.mjs";

const AGAINST = (level, rules = "sheet") => ({
    map: "base-2",
    rules,
    players: [
        { kind: "person", name: "" },
        { kind: "level", level },
    ],
});

async function begin(page, language, setup) {
    await wish(page, { language, speed: "none", sound: false }, setup);
    await page.locator(".start-buttons .play-button").last().click();
    await asked(page);
}

test("a whole game by mouse, in English", async (kit) => {
    const page = await kit.open({ seed: 11 });
    await begin(page, "en", AGAINST(4));
    const length = await playToTheEnd(page, mouseHand(page), 5, /^End the turn/);
    check(/wins?$/.test(await page.locator(".over h2").textContent()), "it says who won");
    remark(`${length} actions`);
});

test("a whole game by keys alone, in French", async (kit) => {
    const page = await kit.open({ seed: 12, locale: "fr-FR" });
    await wish(page, { language: "fr", speed: "none", sound: false }, AGAINST(4));
    await page.locator(".start-buttons .play-button").last().waitFor();
    // From the top of the page: Tab to the button, Enter.
    for (let tabs = 0; tabs < 10; tabs++) {
        await page.keyboard.press("Tab");
        if (await page.evaluate(() => document.activeElement?.textContent?.startsWith("Jouer"))) break;
    }
    await page.keyboard.press("Enter");
    await asked(page);
    const length = await playToTheEnd(page, keyHand(page), 6, /^Finir le tour/);
    check(/(gagne|gagnez)$/.test(await page.locator(".over h2").textContent()), "it says who won");
    remark(`${length} actions`);
});

test("a whole game by finger on a phone, in French", async (kit) => {
    const page = await kit.open({
        seed: 13,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
    });
    await begin(page, "fr", AGAINST(4));
    const length = await playToTheEnd(page, fingerHand(page), 7, /^Finir le tour/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    check(wide <= 360, `nothing is wider than the phone: ${wide}`);
    remark(`${length} actions`);
});

test("a whole game with cards", async (kit) => {
    const page = await kit.open({ seed: 14 });
    await begin(page, "en", AGAINST(5, "full"));
    const length = await playToTheEnd(page, mouseHand(page), 8, /^End the turn/);
    remark(`${length} actions`);
});

test("several people take turns at one screen", async (kit) => {
    const page = await kit.open({ seed: 16 });
    await begin(page, "en", { map: "base-3", rules: "sheet", players: [1, 2, 3].map(() => ({ kind: "person", name: "" })) });
    const choose = chooser(9);
    const seats = new Set();
    while (seats.size < 3) {
        await asked(page);
        seats.add(await page.locator(".actions h2").textContent());
        await step(page, mouseHand(page), choose, /^End the turn/);
    }
    same([...seats].sort().join(", "), "Kepler Imperium, Orion Republic, Vulpes Alliance", "who was asked");
});

test("the language changes in the middle of a game, and so does all that was said", async (kit) => {
    const page = await kit.open({ seed: 15 });
    await begin(page, "en", AGAINST(1));
    const before = await seen(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("Français").click();
    await page.keyboard.press("Escape");
    await page.getByText("Vulpes lance", { exact: false }).first().waitFor();
    same((await seen(page)).length, before.length, "the same game");
    same(await page.evaluate(() => document.documentElement.lang), "fr", "the page's language");
});

await run();
