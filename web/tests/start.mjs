// The start screen: what a new player sees first, and that nothing moves while the rest loads.
import { check, pageTest, same } from "./kit.mjs";
import { MIDDLE, STILL, openRecord } from "./game.mjs";
import { settled, applySettings } from "./player.mjs";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const LEARN = { en: "Learn to play", fr: "Apprendre à jouer" };

for (const language of ["en", "fr"])
    pageTest(`learning to play is offered once, in sight at once, also where a game goes on (${language})`, async (kit) => {
        for (const viewport of [{ width: 360, height: 640 }, DESKTOP]) {
            const page = await kit.open({ seed: 1, viewport, settings: { ...STILL, language } });
            await openRecord(page, MIDDLE, { ...STILL, language });
            await page.goto(kit.address + "#/");
            await page.locator(".start-buttons .play-button").nth(1).waitFor();
            const learn = page.getByRole("link", { name: LEARN[language] });
            const box = await learn.boundingBox();
            same(await page.evaluate(() => scrollY), 0, "scrolled");
            check(box.y > 0 && box.y + box.height <= viewport.height, `at ${box.y} of ${viewport.height}`);
            await learn.click();
            await page.locator(".lessons").waitFor();
        }
    });

/** The position of everything on the screen. */
function places(page) {
    return page.evaluate(() => {
        const found = [
            ...document.querySelectorAll(
                ".start h1, .start h2, .start legend, .start button, .start a, .start select, .start label:not(.map-tile), .map-tile, .map-room",
            ),
        ];
        return found.map((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            const wide = node.matches(".link") ? "" : Math.round(width);
            return `${node.matches(".map-room, .map-tile") ? "map" : node.tagName} ${Math.round(x)},${Math.round(y)} ${wide}x${Math.round(height)}`;
        });
    });
}

const SETUP = {
    map: "base-3",
    rules: "sheet",
    players: [
        { kind: "person", name: "" },
        { kind: "level", level: 6 },
        { kind: "level", level: 1 },
    ],
};

for (const [name, viewport, language, setup] of [
    ["on a phone, in English", PHONE, "en", null],
    ["on a desktop, in French", DESKTOP, "fr", null],
    ["on a phone with three players, in French", PHONE, "fr", SETUP],
    ["on a desktop with three players, in English", DESKTOP, "en", SETUP],
])
    pageTest(`nothing moves when maps and levels arrive: ${name}`, async (kit) => {
        const page = await kit.open({ seed: 1, viewport, settings: STILL });
        await openRecord(page, MIDDLE, STILL);
        await page.goto(kit.address + "#/");
        await applySettings(page, { ...STILL, language }, setup);
        let release = () => undefined;
        const held = new Promise((resolve) => (release = resolve));
        await page.context().route(/\/(worker|engine)-[^/]*$/, async (route) => {
            await held;
            await route.fallback();
        });
        await page.reload();
        await page.locator(".start-buttons .play-button").nth(1).waitFor();
        same(await page.locator(".map-tile").count(), 0, "maps before the engine is there");
        const before = await places(page);
        release();
        await settled(page);
        await page.waitForFunction(() => document.querySelectorAll(".seat-row option").length > 8);
        same((await places(page)).join("\n"), before.join("\n"), "where everything is");
    });

pageTest("levels can be read whole where they are chosen, on a phone and a desktop, in both languages", async (kit) => {
    for (const viewport of [PHONE, DESKTOP])
        for (const language of ["en", "fr"]) {
            const page = await kit.open({ seed: 1, viewport });
            await applySettings(page, { ...STILL, language }, SETUP);
            await page.waitForFunction(() => document.querySelectorAll(".seat-row option").length > 8);
            const cut = await page.evaluate(() => {
                const select = document.querySelector(".seat-row select");
                const style = getComputedStyle(select);
                const pen = document.createElement("canvas").getContext("2d");
                pen.font = style.font;
                const ARROW = 24;
                const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
                return [...select.options].map((option) => option.textContent).filter((words) => pen.measureText(words).width > room);
            });
            same(cut.join(", "), "", `levels that are cut off at ${viewport.width} in ${language}`);
        }
});

pageTest("an address that leads nowhere says so, and the way back", async (kit) => {
    const page = await kit.open({ seed: 1, hash: "#/nowhere" });
    await page.getByText("There is no page at this address").waitFor();
    await page.getByRole("link", { name: "Go to the start screen" }).click();
    await page.locator(".start").waitFor();
});

pageTest("a chosen map that is not among the first is shown with them", async (kit) => {
    const page = await kit.open({ seed: 1 });
    await applySettings(page, STILL, {
        map: "asymptote",
        rules: "sheet",
        players: [
            { kind: "person", name: "" },
            { kind: "level", level: 2 },
        ],
    });
    await page.getByRole("button", { name: "All maps" }).click();
    await page.locator(".map-tile").last().click();
    const chosen = await page.locator(".map-tile.on b").textContent();
    await page.getByRole("button", { name: "Fewer maps" }).click();
    same(await page.locator(".map-tile").count(), 6, "maps");
    same(await page.locator(".map-tile.on b").textContent(), chosen, "the chosen one");
});

pageTest("the language is changed at the top of the first screen, on a phone and on a desktop", async (kit) => {
    for (const viewport of [{ width: 360, height: 640 }, DESKTOP]) {
        const page = await kit.open({ seed: 1, viewport, settings: STILL });
        await applySettings(page, STILL, null);
        const french = page.getByRole("group", { name: "Language" }).getByRole("button", { name: "FR" });
        const box = await french.boundingBox();
        check(box.y >= 0 && box.y + box.height < 80 && box.x > viewport.width / 2, `at ${JSON.stringify(box)}`);
        check(box.height >= 40 && box.width >= 40, "large enough for a finger");
        await french.click();
        await page.getByText("Commencer la partie").waitFor();
        same(await page.evaluate(() => document.documentElement.lang), "fr", "the page's language");
        same(await page.getByRole("group", { name: "Langue" }).getByRole("button", { name: "FR" }).getAttribute("aria-pressed"), "true", "the one that is on");
    }
});

pageTest("no letter of the title is cut off", async (kit) => {
    for (const viewport of [PHONE, DESKTOP]) {
        const page = await kit.open({ seed: 1, viewport });
        await settled(page);
        const room = await page.locator(".start h1").evaluate((title) => {
            const pen = document.createElement("canvas").getContext("2d");
            pen.font = getComputedStyle(title).font;
            const { actualBoundingBoxDescent: depth } = pen.measureText(title.textContent);
            const mark = title.appendChild(document.createElement("span"));
            mark.style.display = "inline-block";
            const line = mark.getBoundingClientRect().bottom;
            mark.remove();
            return title.getBoundingClientRect().bottom - line - depth;
        });
        check(room >= 0, `${-room} pixels are missing below the line`);
    }
});

pageTest("a set-up that an earlier version of the page kept is understood, and kept as a game with options", async (kit) => {
    const page = await kit.open({ seed: 1 });
    const players = [
        { kind: "person", name: "" },
        { kind: "level", level: 3 },
    ];
    await applySettings(page, STILL, { map: "base-2", rules: "full", printing: "revised", entanglement: true, players });
    const chosen = () => page.locator(".set-up input:checked").evaluateAll((nodes) => nodes.map((node) => node.closest("label").textContent).join(", "));
    const old = await chosen();
    check(/With cards/.test(old) && /On/.test(old) && /Revised/.test(old), old);
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.getByRole("button", { name: /^Keep/ }).waitFor();
    const kept = JSON.parse(await page.evaluate(() => localStorage.getItem("astragal.setup")));
    same(JSON.stringify(kept.options), JSON.stringify({ map: "base-2", rules: "full", printing: "revised", entanglement: "on" }), "options");
    same(JSON.stringify([kept.game, kept.players]), JSON.stringify(["quantum", players]), "game and players");
    await page.goto(kit.address + "#/");
    await settled(page);
    same(await chosen(), old, "what is chosen");
});

pageTest("in French the fourth seat is Andromède", async (kit) => {
    const settings = { ...STILL, language: "fr" };
    const page = await kit.open({ seed: 1, viewport: DESKTOP, settings });
    await applySettings(page, settings, { game: "quantum", options: { map: "base-4", rules: "sheet" }, players: Array(4).fill({ kind: "level", level: 1 }) });
    await page.locator(".seat-row").nth(3).waitFor();
    const words = await page.locator(".seat-row").nth(3).textContent();
    check(/Andromède/.test(words) && !/Andromeda/.test(words), words);
});
