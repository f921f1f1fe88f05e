// Where things stand: the whole board fits every window, nothing lies on it, every button can be reached.
import { check, run, same, test } from "./kit.mjs";
import { FOUR, MIDDLE, cell, openRecord } from "./game.mjs";

/** Windows, and how many pixels wide a space is at least: with two players, with four and cards. */
const WINDOWS = [
    [2560, 1440, 130, 120],
    [1280, 800, 66, 64],
    [1024, 768, 52, 52],
    [1024, 600, 50, 48],
    [960, 540, 44, 40],
    [844, 390, 37, 37],
    [740, 360, 34, 34],
    [667, 375, 36, 36],
    [768, 1024, 52, 42],
    [1200, 1600, 90, 80],
    [360, 740, 35, 32],
    [360, 640, 31, 23],
];

/** What of the game lies on the board or leaves the window, and how large a space is. */
function measure(page) {
    return page.evaluate(() => {
        const cells = [...document.querySelectorAll("[data-space]")].map((node) => node.getBoundingClientRect());
        const board = {
            left: Math.min(...cells.map((box) => box.left)),
            right: Math.max(...cells.map((box) => box.right)),
            top: Math.min(...cells.map((box) => box.top)),
            bottom: Math.max(...cells.map((box) => box.bottom)),
        };
        const panels = [...document.querySelectorAll(".sheet, .panel, .toolbar")].filter((node) => node.getClientRects().length > 0);
        const onBoard = panels.filter((node) => {
            const box = node.getBoundingClientRect();
            return box.left < board.right - 1 && box.right > board.left + 1 && box.top < board.bottom - 1 && box.bottom > board.top + 1;
        });
        const outside = board.left < 0 || board.top < 0 || board.right > innerWidth || board.bottom > innerHeight;
        const root = document.documentElement;
        return {
            space: cells[0].width,
            onBoard: onBoard.map((node) => node.className).join(", "),
            fits: !outside && root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight,
        };
    });
}

/** Buttons that cannot be brought under a finger by scrolling. */
async function unreachable(page, selector) {
    const lost = [];
    for (const button of await page.locator(selector).all()) {
        const hit = await button.evaluate((node) => {
            node.scrollIntoView({ block: "nearest", behavior: "instant" });
            const box = node.getBoundingClientRect();
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return box.left >= 0 && box.right <= innerWidth && node.contains(top);
        });
        if (!hit) lost.push(await button.textContent());
    }
    return lost.join(", ");
}

for (const [players, record, ship] of [["two players", MIDDLE, "d5"], ["four players and cards", FOUR, "e6"]])
    for (const language of ["en", "fr"])
        test(`the whole board fits every window, nothing lies on it, every button is in reach: ${players} (${language})`, async (kit) => {
            const page = await kit.open({ seed: 1 });
            await openRecord(page, record, { language, speed: "none", sound: false });
            await cell(page, ship).click();
            for (const [width, height, two, four] of WINDOWS) {
                const size = `${width}x${height}`;
                await page.setViewportSize({ width, height });
                const { space, onBoard, fits } = await measure(page);
                const least = record === FOUR ? four : two;
                check(space >= least, `a space at ${size} is ${space} wide, less than ${least}`);
                same(onBoard, "", `what lies on the board at ${size}`);
                check(fits, `all of it fits ${size}`);
                same(await unreachable(page, ".actions .play-button, .toolbar .icon:visible, .market-toggle"), "", `buttons out of reach at ${size}`);
            }
        });

/** Where the board's first space is, and how large. */
async function placeOfBoard(page) {
    return JSON.stringify(await cell(page, "a1").boundingBox());
}

for (const [width, height] of [[360, 740], [360, 640], [768, 1024], [844, 390], [1280, 800]])
    test(`the board stays as it is when a ship is chosen and when cards, a sheet, the journal or hints open: ${width}x${height}`, async (kit) => {
        const page = await kit.open({ seed: 1, viewport: { width, height } });
        await openRecord(page, FOUR);
        const before = await placeOfBoard(page);
        const still = async (what) => same(await placeOfBoard(page), before, what);
        await cell(page, "e6").click();
        await page.locator(".chosen").waitFor();
        await still("a ship is chosen");
        await page.keyboard.press("Escape");
        await page.locator(".market-toggle").click();
        await page.locator(".market.open").waitFor();
        await still("the cards are open");
        await page.locator(".market-toggle").click();
        for (const button of await page.locator(".sheet-more:visible, .log-toggle:visible").all()) {
            await button.click();
            await still("a sheet or the journal is open");
            await button.click();
        }
        await page.locator(".side-buttons .play-button").last().click();
        await page.locator(".hints li").first().waitFor();
        await still("hints are open");
    });

await run();
