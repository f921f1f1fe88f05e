// Accessibility: axe finds no violation on any panel, wide and narrow, dark and light, on each player's turn.
import { readFile } from "node:fs/promises";
import { check, pageTest, same } from "./kit.mjs";
import { FOUR, MIDDLE, STILL, cell, openRecord } from "./game.mjs";
import { applySettings } from "./player.mjs";

const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const finished = await readFile(new URL("../../tests/records/base-2-sheet.astragal", import.meta.url), "utf8");

/** The same position with another seat, a person's, to move. */
const turnOf = (seat, record) =>
    record.replace(/"turn . /, `"turn ${seat} `).replace(/\[Player\.(.) ".*"\]/g, (_, mark) => `[Player.${mark} "${mark === seat ? "-" : "level:1"}"]`);

const menu = (page) => page.getByRole("button", { name: "Menu" }).click();

async function fromMenu(page, name) {
    await menu(page);
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

const PANELS = {
    start: (page, look) => applySettings(page, look, null),
    async settings(page, look) {
        await applySettings(page, look, null);
        await page.getByRole("button", { name: "Settings" }).click();
        await page.getByRole("dialog").waitFor();
    },
    async "a chosen ship"(page, look) {
        await openRecord(page, MIDDLE, look);
        await cell(page, "d5").click();
        await page.locator(".aim").first().waitFor();
    },
    async "a question"(page, look) {
        await openRecord(page, MIDDLE, look);
        await cell(page, "d5").click();
        await cell(page, "e4").click();
        await page.locator(".popover").waitFor();
    },
    async "a reason"(page, look) {
        await openRecord(page, MIDDLE, look);
        await cell(page, "b6").click();
        await cell(page, "i9").click();
        await page.locator(".tip").waitFor();
    },
    async "the end of a turn"(page, look) {
        await openRecord(page, MIDDLE, look);
        await page.getByRole("button", { name: /^End the turn/ }).click();
        await page.locator(".sure").waitFor();
    },
    async hints(page, look) {
        await openRecord(page, MIDDLE, look);
        await page.getByRole("button", { name: /^Hint/ }).click();
        await page.locator(".hints li").first().waitFor();
    },
    async menu(page, look) {
        await openRecord(page, MIDDLE, look);
        await menu(page);
        await page.getByRole("button", { name: "Resign" }).click();
        await page.locator(".sure").waitFor();
    },
    async "game over"(page, look) {
        await openRecord(page, MIDDLE, look);
        await fromMenu(page, "Resign");
        await page.locator(".sure .danger").click();
        await page.locator(".over").waitFor();
    },
    async replay(page, look) {
        await openRecord(page, finished, look);
        await page.getByRole("slider").fill("60");
        await page.locator(".replay-bar .count").getByText("60 /").waitFor();
    },
    async analysis(page, look) {
        await openRecord(page, MIDDLE + "move b4 c3\nresearch\nreconfigure d5\ndice 2\n", look);
        await fromMenu(page, "Analysis");
        await page.locator(".analysis table").waitFor();
    },
    async "Kepler's turn"(page, look) {
        await openRecord(page, turnOf("K", MIDDLE), look);
        await cell(page, "f5").click();
    },
    async cards(page, look) {
        await openRecord(page, FOUR, look);
        await cell(page, "e6").click();
        await page.locator(".market-toggle").click();
    },
    "Orion's turn": (page, look) => openRecord(page, turnOf("O", FOUR), look),
    "Andromeda's turn": (page, look) => openRecord(page, turnOf("A", FOUR), look),
    async editor(page, look) {
        await applySettings(page, look, null);
        await page.getByRole("link", { name: "Map editor" }).click();
        await page.locator(".editor").first().waitFor();
    },
    async "the list of lessons"(page, look) {
        await applySettings(page, look, null);
        await page.getByRole("link", { name: "Learn to play" }).click();
        await page.locator("main ol, main ul").first().waitFor();
    },
    async rules(page, look) {
        await applySettings(page, look, null);
        await page.getByRole("link", { name: "Rules" }).click();
        await page.locator(".rules-text figure").first().waitFor();
    },
};

const SCREENS = [
    { name: "a desktop", size: { width: 1280, height: 800 }, themes: ["dark", "light"] },
    { name: "a phone", size: { width: 360, height: 740 }, themes: ["light", "dark"] },
];

/** Each panel in one theme on the desktop and in the other on the phone. */
Object.entries(PANELS).forEach(([panel, open], number) =>
    pageTest(`nothing for axe to find: ${panel}`, async (kit) => {
        for (const screen of SCREENS) {
            const theme = screen.themes[number % 2];
            const look = { ...STILL, theme };
            const page = await kit.open({ seed: 1, viewport: screen.size, bypassCSP: true, settings: look });
            await open(page, look);
            await page.mouse.move(1, 1);
            await page.evaluate(axe);
            const found = await page.evaluate(async () =>
                (await globalThis.axe.run(document)).violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 200)}`)),
            );
            same(found.join("\n"), "", `on ${screen.name}, ${theme}`);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            check(wide <= 0, `wider than ${screen.name} by ${wide}`);
        }
    }),
);
