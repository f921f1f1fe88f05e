// The map editor: by mouse, keys and touch; saving, sharing, playing; errors are reported and lose nothing.
import { mkdir, readFile } from "node:fs/promises";
import { check, pageTest, same } from "./kit.mjs";
import { savedGameWith } from "./game.mjs";

const SMALL = "#map=" + encodeURIComponent("Crossroads | 4 | . 8* . / 8 0 8 / . 8* .");

async function openEditor(kit, applySettings = {}) {
    const page = await kit.open({ hash: "#/editor", ...applySettings });
    await page.locator(".verdict.good, .verdict.bad").waitFor();
    return page;
}

function tile(page, row, column) {
    return page.locator(`[data-tile="${row - 1},${column - 1}"]`);
}

async function tool(page, name) {
    await page.locator(".palette label").filter({ hasText: name }).click();
}

async function verdict(page, words) {
    await page.locator(".verdict").filter({ hasText: words }).waitFor();
}

/** The stored draft. */
function draft(page) {
    return page.evaluate(() => localStorage.getItem("astragal.draft"));
}

async function draftIs(page, line) {
    await page.waitForFunction((wanted) => localStorage.getItem("astragal.draft") === wanted, line);
}

function ownLines(page) {
    return page.evaluate(() =>
        Object.keys(localStorage)
            .filter((key) => key.startsWith("astragal.map."))
            .map((key) => JSON.parse(localStorage.getItem(key)).line),
    );
}

const CROSS = "My map | 4 | . 8* . / 8 0 8 / . 8* .";

async function drawCross(page) {
    await page.getByRole("button", { name: "Cubes each: fewer" }).click();
    await tool(page, "Planet 8");
    for (const [row, column] of [
        [1, 2],
        [2, 1],
        [2, 3],
        [3, 2],
    ])
        await tile(page, row, column).click();
    await tool(page, "Void");
    await tile(page, 2, 2).click();
    await tool(page, "Start");
    await tile(page, 1, 2).click();
    await tile(page, 3, 2).click();
    await draftIs(page, CROSS);
    await verdict(page, "2 players, 4 cubes each");
}

pageTest("a map is made by mouse, and each step says whether it can be played", async (kit) => {
    const page = await openEditor(kit);
    await verdict(page, "Not playable yet: the map has no planet");
    await drawCross(page);
    const facts = await page.locator(".facts").innerText();
    for (const words of [
        /Planets\s+4\s+4 × 8/,
        /Locations for cubes\s+8\s+at least 7 needed/,
        /Cubes in all\s+8\s+2 players × 4/,
        /Starts alike\s+yes/,
        /e8\s+\d/,
    ])
        check(words.test(facts), `${words} in ${facts}`);
    for (let i = 0; i < 2; i++) await page.getByRole("button", { name: "Cubes each: more" }).click();
    await verdict(page, "there are 8 locations for cubes; at least 11 are needed");
    check(await page.getByRole("button", { name: "Play on this map" }).isDisabled(), "nothing to play on");
});

pageTest("a map is made by keyboard alone", async (kit) => {
    const page = await openEditor(kit);
    await tile(page, 1, 1).focus();
    for (const key of ["ArrowRight", "8", "s", "ArrowDown", "v", "ArrowLeft", "8", "ArrowRight", "ArrowRight", "8", "ArrowDown", "ArrowLeft", "9", "8", "*"])
        await page.keyboard.press(key);
    await draftIs(page, CROSS.replace("4", "5"));
    same(await tile(page, 3, 2).getAttribute("aria-label"), "Row 3, column 2: Planet 8, start", "the tile in words");
    await page.keyboard.press("Delete");
    await draftIs(page, "My map | 5 | . 8* . / 8 0 8 / . . .");
    await page.keyboard.press("Control+z");
    await draftIs(page, CROSS.replace("4", "5"));
    await page.keyboard.press("Control+y");
    await draftIs(page, "My map | 5 | . 8* . / 8 0 8 / . . .");
    // Enter applies the selected tool.
    await page.locator(".palette input").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await tile(page, 3, 2).focus();
    await page.keyboard.press("Enter");
    await draftIs(page, "My map | 5 | . 8* . / 8 0 8 / . 10 .");
});

pageTest("size, moving, repeating on the other side, undo and redo", async (kit) => {
    const page = await openEditor(kit);
    await page.getByText("Half turn").click();
    await tool(page, "Planet 9");
    await tile(page, 1, 1).click();
    await draftIs(page, "My map | 5 | 9 . . / . . . / . . 9");
    await page.getByRole("button", { name: "Rows: fewer" }).click();
    await page.getByRole("button", { name: "Columns: more" }).click();
    await draftIs(page, "My map | 5 | 9 . . . / . . . .");
    await page.getByRole("button", { name: "All tiles right" }).click();
    await page.getByRole("button", { name: "All tiles down" }).click();
    await draftIs(page, "My map | 5 | . . . . / . 9 . .");
    check(await page.getByRole("button", { name: "All tiles down" }).isDisabled(), "nothing falls off");
    for (let i = 0; i < 5; i++) await page.getByRole("button", { name: "Undo" }).click();
    await draftIs(page, "My map | 5 | . . . / . . . / . . .");
    check(await page.getByRole("button", { name: "Undo" }).isDisabled(), "all taken back");
    for (let i = 0; i < 5; i++) await page.getByRole("button", { name: "Redo" }).click();
    await draftIs(page, "My map | 5 | . . . . / . 9 . .");
    for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "Rows: more" }).click();
    check(await page.getByRole("button", { name: "Rows: more" }).isDisabled(), "no more rows than the engine takes");
});

pageTest("drawing with the mouse held down lays a tile on each place it crosses", async (kit) => {
    const page = await openEditor(kit);
    await tool(page, "Planet 7");
    const middle = async (row, column) => {
        const box = await tile(page, row, column).boundingBox();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await page.mouse.move(...(await middle(1, 1)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(1, 3)), { steps: 12 });
    await page.mouse.move(...(await middle(2, 3)), { steps: 6 });
    await page.mouse.up();
    await draftIs(page, "My map | 5 | 7 7 7 / . . 7 / . . .");
});

pageTest("every map of the game can be the beginning of another", async (kit) => {
    const page = await openEditor(kit);
    const choose = page.getByRole("combobox", { name: "Start from a map" });
    await choose.locator("option").nth(70).waitFor({ state: "attached" });
    await choose.selectOption({ label: "Base 2" });
    await draftIs(page, "Base 2 | 5 | 7 7 7* / 7 8 7 / 7* 8 7");
    await verdict(page, "2 players, 5 cubes each");
    await page.getByRole("button", { name: "Undo" }).click();
    await draftIs(page, "My map | 5 | . . . / . . . / . . .");
});

pageTest("a map is saved, outlives the page, is renamed and deleted", async (kit) => {
    const page = await openEditor(kit);
    await drawCross(page);
    await page.getByLabel("Name", { exact: true }).fill('Crossroads | "4"');
    await page.getByRole("button", { name: "Save on this device" }).click();
    await page.getByText("is saved").waitFor();
    same((await ownLines(page)).join(), CROSS.replace("My map", "Crossroads  4"), "what is kept");
    await page.reload();
    await page.getByRole("button", { name: "Rename Crossroads 4" }).click();
    await page.getByLabel("New name of Crossroads 4").fill("Star");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Change Star" }).click();
    await draftIs(page, CROSS.replace("My map", "Star"));
    await tool(page, "Planet 9");
    await tile(page, 1, 1).click();
    await page.getByRole("button", { name: "Save on this device" }).click();
    await page.waitForFunction(() => Object.entries(localStorage).some(([key, value]) => key.startsWith("astragal.map.") && value.includes("9 8* .")));
    same((await ownLines(page)).length, 1, "saved in its own place");
    await page.getByRole("button", { name: "Delete Star" }).click();
    await page.getByRole("button", { name: "Keep it" }).click();
    same((await ownLines(page)).length, 1, "kept");
    await page.getByRole("button", { name: "Delete Star" }).click();
    await page.getByRole("button", { name: "Yes, delete" }).click();
    await page.getByText("None saved yet").waitFor();
    same((await ownLines(page)).length, 0, "deleted");
});

pageTest("an own map is among the maps of the start screen, and a game begins on it", async (kit) => {
    const page = await openEditor(kit, { seed: 5 });
    await drawCross(page);
    await page.getByRole("button", { name: "Save on this device" }).click();
    await page.getByText("is saved").waitFor();
    await page.getByRole("button", { name: "Home" }).click();
    await page.locator(".map-tile").filter({ hasText: "My map" }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.getByRole("button", { name: /^Keep/ }).waitFor();
    await savedGameWith(page, `[Map "${CROSS}"]`);
});

pageTest("play at once on a map that is not saved, for as many players as it has starts", async (kit) => {
    const page = await openEditor(kit, { seed: 5 });
    await drawCross(page);
    await tool(page, "Start");
    await tile(page, 2, 1).click();
    await page.getByRole("button", { name: "Cubes each: fewer" }).click();
    await verdict(page, "3 players, 3 cubes each");
    await page.getByRole("button", { name: "Play on this map" }).click();
    await page.getByRole("button", { name: /^Keep/ }).waitFor();
    const saved = await savedGameWith(page, "My map | 3 | . 8* . / 8* 0 8 / . 8* .");
    check(/\[Player\.O "level:\d"\]/.test(saved.record), "the third seat is a level's");
});

pageTest("a link holds the map, and opens it in another browser", async (kit) => {
    const page = await openEditor(kit, { permissions: ["clipboard-read", "clipboard-write"] });
    await drawCross(page);
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("The link is copied").waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const other = await kit.open({ hash: address.slice(address.indexOf("#")) });
    await verdict(other, "2 players, 4 cubes each");
    same(await draft(other), CROSS, "the map of the link");
});

pageTest("a map that arrives by a link does not lose the one that was being made", async (kit) => {
    const page = await openEditor(kit);
    await tool(page, "Planet 9");
    await tile(page, 1, 1).click();
    await draftIs(page, "My map | 5 | 9 . . / . . . / . . .");
    await page.goto("about:blank");
    await page.goto(kit.address + SMALL);
    await draftIs(page, "Crossroads | 4 | . 8* . / 8 0 8 / . 8* .");
    await page.getByRole("button", { name: "Undo" }).click();
    await draftIs(page, "My map | 5 | 9 . . / . . . / . . .");
});

for (const [name, hash, expected] of [
    ["no map", "#map=hello", /holds no map: .*hello/],
    ["a bad tile", "#map=" + encodeURIComponent("X | 4 | 8* 99 / 8 8*"), /holds no map: line 1: 99 is not a tile/],
    ["too many rows", "#map=" + encodeURIComponent("X | 4 | " + Array(9).fill("8*").join(" / ")), /at most 8 rows/],
    ["bad letters", "#map=%E0%A4%A", /link is broken/],
    ["huge", "#map=" + "A".repeat(200_000), /link is broken/],
])
    pageTest(`a broken link to a map says so and loses nothing: ${name}`, async (kit) => {
        const page = await openEditor(kit);
        await drawCross(page);
        await page.goto("about:blank");
        await page.goto(kit.address + hash);
        const message = page.getByRole("alert");
        await message.waitFor();
        check(expected.test(await message.textContent()), await message.textContent());
        same(await draft(page), CROSS, "the draft");
    });

pageTest("a map goes into a file and comes back from it", async (kit) => {
    const page = await openEditor(kit);
    await drawCross(page);
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
    same(file.suggestedFilename(), "my-map.map", "the file's name");
    const text = await readFile(await file.path());
    const other = await openEditor(kit);
    await other.setInputFiles("input[type=file]", { name: "my-map.map", mimeType: "text/plain", buffer: text });
    await draftIs(other, CROSS);
    const third = await kit.open();
    await third.getByRole("button", { name: /^Play now/ }).waitFor();
    await third.setInputFiles("input[type=file]", { name: "my-map.map", mimeType: "text/plain", buffer: text });
    await draftIs(third, CROSS);
});

for (const [name, content, expected] of [
    ["huge", Buffer.alloc(3 << 20, "8 "), /castle\.map is too large to be a map/],
    ["large", Buffer.alloc(70_000, "# a\n"), /too long for a map/],
    ["not text", Buffer.from([0xff, 0xfe, 0, 1, 2]), /not text/],
    ["a bad tile", Buffer.from("name: Castle\n\n8* 8\n8 99\n"), /line 4: 99 is not a tile/],
    ["a key twice", Buffer.from("name: Castle\nname: Fort\n\n8* 8\n"), /line 2: the key name is given twice/],
    ["a game", Buffer.from('[Game "quantum"]\n[RulesVersion "1"]\n'), /line 1/],
])
    pageTest(`a bad map file says so and loses nothing: ${name}`, async (kit) => {
        const page = await openEditor(kit);
        await drawCross(page);
        await page.setInputFiles("input[type=file]", { name: "castle.map", mimeType: "text/plain", buffer: content });
        const message = page.getByRole("alert");
        await message.waitFor();
        check(expected.test(await message.textContent()), await message.textContent());
        same(await draft(page), CROSS, "the draft");
    });

pageTest("a map is made by fingers on a phone, in French", async (kit) => {
    const page = await openEditor(kit, { locale: "fr-FR", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await verdict(page, "Pas encore jouable");
    await page.locator(".palette label").filter({ hasText: "Planète 10" }).tap();
    await tile(page, 1, 1).tap();
    await tile(page, 2, 2).tap();
    await tile(page, 3, 3).tap();
    await page.locator(".palette label").filter({ hasText: "Départ" }).tap();
    await tile(page, 1, 1).tap();
    await tile(page, 3, 3).tap();
    for (let i = 0; i < 2; i++) await page.getByRole("button", { name: "Cubes chacun : moins" }).tap();
    await verdict(page, "2 joueurs, 3 cubes chacun");
    await page.getByText("hors d’atteinte").waitFor();
});

for (const view of [
    { name: "page-editor", size: { width: 1280, height: 800 } },
    { name: "page-editor-light", size: { width: 1280, height: 800 }, theme: "light" },
    { name: "page-editor-tablet", size: { width: 820, height: 1180 } },
    { name: "page-editor-phone", size: { width: 360, height: 740 } },
])
    pageTest(`nothing for axe to find, and all of it fits: ${view.name}`, async (kit) => {
        const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
        const page = await kit.open({ viewport: view.size, bypassCSP: true });
        await page.evaluate((theme) => localStorage.setItem("astragal.settings", JSON.stringify({ theme, speed: "none" })), view.theme ?? "dark");
        await page.goto("about:blank");
        await page.goto(kit.address + "#/editor");
        await page.getByRole("combobox").locator("option").nth(70).waitFor({ state: "attached" });
        await page.getByRole("combobox").selectOption({ label: "Base 4" });
        await verdict(page, "4 players");
        await page.getByRole("button", { name: "Save on this device" }).click();
        await page.getByRole("button", { name: "Delete Base 4" }).waitFor();
        await page.mouse.move(1, 1);
        if (process.env.ASTRAGAL_PICTURES) {
            await page.locator(".fairness[role=status]").waitFor();
            await mkdir(process.env.ASTRAGAL_PICTURES, { recursive: true });
            await page.screenshot({ path: `${process.env.ASTRAGAL_PICTURES}/${view.name}.png` });
        }
        await page.evaluate(axe);
        const found = await page.evaluate(async () => (await globalThis.axe.run(document)).violations.map((one) => `${one.id}: ${one.nodes[0].html}`));
        same(found.join("\n"), "", "violations");
        check((await page.evaluate(() => document.documentElement.scrollWidth)) <= view.size.width, "nothing is wider than the screen");
    });

/** One start among many planets, the other far from all. */
const UNFAIR = "Far | 3 | 7* 7 7 7 . . . / 7 7 7 0 0 0 10*";

pageTest("a short match in the background says whether a map is fair; it can be stopped, and a change begins it anew", async (kit) => {
    const page = await kit.open({ seed: 1 });
    const line = page.locator(".fairness");
    const open = async (map) => {
        await page.goto(kit.address + "#map=" + encodeURIComponent(map));
        await page.locator(".verdict.good").waitFor();
    };
    await open(UNFAIR);
    await page.locator(".fairness.unfair").waitFor();
    const words = await line.textContent();
    check(/^Playable, but unfair: .* wins \d\d % of 200 games between level-4 players\.$/.test(words), words);
    await open("Crossroads | 4 | . 8* . / 8 0 8 / . 8* .");
    await line.getByText(/[1-9]\d* of 200 games/).waitFor();
    await line.getByRole("button", { name: "Stop" }).click();
    await page.locator(".fairness[role=status]").waitFor();
    const games = Number(/(\d+) games/.exec(await line.textContent())[1]);
    check(games > 0 && games < 200, `${games} games`);
    await tool(page, "Planet 9");
    await tile(page, 2, 2).click();
    await line.getByText("Trying how fair it is").waitFor();
});
