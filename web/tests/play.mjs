// Whole games, by mouse, by keyboard alone and by touch on a phone, in both languages.
import { check, deepTest, pageTest, same } from "./kit.mjs";
import { asked, chooser, fingerHand, keyHand, mouseHand, playToTheEnd, seen, step, applySettings } from "./player.mjs";

const AGAINST = (level, rules = "sheet") => ({
    map: "base-2",
    rules,
    players: [
        { kind: "person", name: "" },
        { kind: "level", level },
    ],
});

/** What a game's texts look like in each language, and words that only the other language has. */
const LANGUAGES = {
    en: { name: "English", locale: "en-GB", begin: "Play now", end: /^End the turn/, won: /wins?$/, foreign: /\b(le|la|les|du|des|en)\b/ },
    fr: { name: "French", locale: "fr-FR", begin: "Jouer", end: /^Finir le tour/, won: /(gagne|gagné)$/, foreign: /\b(the|from|to|of|at)\b/ },
};

const beginning = (page) => page.locator(".start-buttons .play-button").last();

async function begin(page, language, setup) {
    await applySettings(page, { language, speed: "none", sound: false }, setup);
    await beginning(page).click();
    await asked(page);
}

/** From the top of the page: Tab to the button, Enter. */
async function beginByKeys(page, words) {
    await beginning(page).waitFor();
    for (let tabs = 0; tabs < 10; tabs++) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((start) => document.activeElement?.textContent?.startsWith(start), words)) break;
    }
    await page.keyboard.press("Enter");
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Three input methods, each a whole game in each language, of which `first` is always played. The seeds are those of short games. */
const WAYS = [
    { way: "by mouse", hand: mouseHand, start: (page) => beginning(page).click(), seeds: { en: [11, 5], fr: [26, 5] }, first: "en" },
    { way: "by keys alone", hand: keyHand, start: beginByKeys, seeds: { en: [22, 6], fr: [12, 6] }, first: "en" },
    { way: "by finger on a phone", hand: fingerHand, start: (page) => beginning(page).tap(), seeds: { en: [23, 7], fr: [25, 7] }, first: "fr", device: PHONE },
];

for (const { way, hand, start, seeds, first, device } of WAYS)
    for (const [language, words] of Object.entries(LANGUAGES))
        (language === first ? pageTest : deepTest)(`a whole game ${way}, in ${words.name}`, async (kit) => {
            const [dice, choices] = seeds[language];
            const page = await kit.open({ seed: dice, locale: words.locale, ...device });
            await applySettings(page, { speed: "none", sound: false }, AGAINST(4));
            await start(page, words.begin);
            await asked(page);
            const length = await playToTheEnd(page, hand(page), choices, words.end);
            check(words.won.test(await page.locator(".over h2").textContent()), "it says who won");
            const said = await page.locator(".log-line").allTextContents();
            same(said.length, length, "lines of the log");
            same(said.filter((line) => words.foreign.test(line)).join("\n"), "", "lines in another language");
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            check(wide <= 0, `nothing is wider than the screen: ${wide}`);
            kit.diagnostic(`${length} actions`);
        });

pageTest("a whole game with cards", async (kit) => {
    const page = await kit.open({ seed: 14 });
    await begin(page, "en", AGAINST(5, "full"));
    const length = await playToTheEnd(page, mouseHand(page), 8, /^End the turn/);
    kit.diagnostic(`${length} actions`);
});

pageTest("several people take turns at one screen", async (kit) => {
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

pageTest("the language changes in the middle of a game, and so does all that was said", async (kit) => {
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
