// Layout: the whole board fits every window, nothing covers it, every button can be reached.
import { check, deepTest, pageTest, same } from "./kit.mjs";
import { CARDS, DRAFT, FOUR, MIDDLE, STILL, cell, openRecord } from "./game.mjs";
import { applySettings, asked, drawn, resize } from "./player.mjs";

/** Window sizes, and the minimum width of a space in pixels: with two players, and with four and cards. */
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

/** What covers the board or leaves the window, and the size of a space. */
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

/** Buttons that cannot be reached by scrolling. */
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

for (const [players, record, ship] of [
    ["two players", MIDDLE, "d5"],
    ["four players and cards", FOUR, "e6"],
])
    for (const language of ["en", "fr"])
        // French texts are the longer ones.
        (language === "fr" ? pageTest : deepTest)(
            `the whole board fits every window, nothing lies on it, every button is in reach: ${players} (${language})`,
            async (kit) => {
                const page = await kit.open({ seed: 1, settings: { language, speed: "none", sound: false } });
                await openRecord(page, record, { language, speed: "none", sound: false });
                await cell(page, ship).click();
                for (const [width, height, two, four] of WINDOWS) {
                    const size = `${width}x${height}`;
                    await resize(page, width, height);
                    const { space, onBoard, fits } = await measure(page);
                    const least = record === FOUR ? four : two;
                    check(space >= least, `a space at ${size} is ${space} wide, less than ${least}`);
                    same(onBoard, "", `what lies on the board at ${size}`);
                    check(fits, `all of it fits ${size}`);
                    same(await unreachable(page, ".actions .play-button, .toolbar .icon:visible, .market-toggle"), "", `buttons out of reach at ${size}`);
                }
            },
        );

/** Position and size of the board's first space. */
async function placeOfBoard(page) {
    return JSON.stringify(await cell(page, "a1").boundingBox());
}

for (const [width, height] of [
    [360, 740],
    [360, 640],
    [768, 1024],
    [844, 390],
    [1280, 800],
])
    pageTest(`the board stays as it is when a ship is chosen and when cards, a sheet, the journal or hints open: ${width}x${height}`, async (kit) => {
        const page = await kit.open({ seed: 1, viewport: { width, height }, settings: STILL });
        await openRecord(page, FOUR);
        const before = await placeOfBoard(page);
        const still = async (what) => {
            await drawn(page);
            same(await placeOfBoard(page), before, what);
        };
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

/** Contrast of its symbol, as defined by WCAG. */
function contrast(node) {
    const light = (colour) => {
        const [red, green, blue] = colour
            .match(/[\d.]+/g)
            .slice(0, 3)
            .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const { color, backgroundColor } = getComputedStyle(node);
    return Math.max(light(color) / light(backgroundColor), light(backgroundColor) / light(color));
}

pageTest("the sign that starts and stops a replay can be read while it is hovered", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE + "move b4 c3\n");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Replay" }).click();
    const start = page.getByRole("button", { name: "Play", exact: true });
    await start.hover();
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
    const found = await start.evaluate(contrast);
    check(found >= 4.5, `contrast ${found}`);
});

/** Truncated text and symbols on the sheets. */
function cutOff(page) {
    return page.evaluate(() => {
        const hidden = [];
        for (const node of document.querySelectorAll(".meter-label, .meter-label .short, .meter-label .long, .meter b")) {
            const box = node.getBoundingClientRect();
            if (box.width === 0 || !node.checkVisibility()) continue;
            for (let around = node; around && !around.matches(".sheets"); around = around.parentElement) {
                const edge = around.getBoundingClientRect();
                const clips = getComputedStyle(around).overflowX !== "visible" || around.matches(".sheet");
                const leaves = box.left < edge.left - 0.5 || box.right > edge.right + 0.5 || box.top < edge.top - 0.5 || box.bottom > edge.bottom + 0.5;
                if (clips && (leaves || (around === node && node.scrollWidth > node.clientWidth))) hidden.push(`${node.className} ${node.textContent}`);
            }
        }
        return hidden.join(", ");
    });
}

for (const [players, record] of [
    ["two players", MIDDLE],
    ["four players", FOUR],
])
    pageTest(`on a phone nothing on a sheet is cut off, closed or open, in either language: ${players}`, async (kit) => {
        for (const language of ["en", "fr"]) {
            const page = await kit.open({ seed: 1, viewport: { width: 360, height: 740 }, settings: { language, speed: "none", sound: false } });
            await openRecord(page, record, { language, speed: "none", sound: false });
            same(await cutOff(page), "", `closed, ${language}`);
            for (const more of await page.locator(".sheet-more").all()) {
                await more.click();
                same(await cutOff(page), "", `open, ${language}`);
                await more.click();
            }
        }
    });

pageTest("four players: nobody's name on a sheet is cut off, in either language", async (kit) => {
    for (const language of ["en", "fr"]) {
        const settings = { ...STILL, language };
        const page = await kit.open({ seed: 1, settings });
        await openRecord(page, FOUR.replace('[Player.A "level:1"]', '[Player.A "level:6"]'), settings);
        for (const [width, height] of WIDE) {
            await resize(page, width, height);
            const cut = await page
                .locator(".sheet h2, .sheet .player")
                .evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth).map((node) => node.textContent));
            same(cut.join(", "), "", `cut off at ${width}x${height}, ${language}`);
        }
    }
});

pageTest("the end of the turn stands out only when no action is left, and is as large as before", async (kit) => {
    const page = await kit.open({ seed: 1 });
    const end = page.getByRole("button", { name: /^End the turn/ });
    const look = async (actions) => {
        await page.goto(kit.address + "#/");
        await openRecord(page, MIDDLE.replace("actions 3", `actions ${actions}`));
        return { strong: /strong/.test(await end.getAttribute("class")), size: (await end.boundingBox()).height };
    };
    const busy = await look(1);
    const done = await look(0);
    same(busy.strong, false, "with an action left");
    same(done.strong, true, "with none left");
    same(done.size, busy.size, "its height");
});

pageTest("all six cards are in sight where the window is wide", async (kit) => {
    const page = await kit.open({ seed: 1 });
    for (const language of ["en", "fr"]) {
        await page.goto(kit.address + "#/");
        await openRecord(page, FOUR, { language, speed: "none", sound: false });
        for (const [width, height] of [
            [1024, 768],
            [1280, 800],
            [1440, 900],
            [1920, 1080],
        ]) {
            await resize(page, width, height);
            const cut = await page.locator(".market-cards").evaluate((node) => {
                const edge = node.getBoundingClientRect();
                return [...node.querySelectorAll(".card")]
                    .filter((card) => {
                        const box = card.getBoundingClientRect();
                        return box.right > edge.right + 1 || box.bottom > edge.bottom + 1 || card.scrollWidth > card.clientWidth + 1;
                    })
                    .map((card) => card.textContent);
            });
            same(cut.join(", "), "", `cards cut off at ${width}x${height}, ${language}`);
        }
    }
});

pageTest("on a phone whatever is touched beside the board is at least 40 pixels high", async (kit) => {
    const page = await kit.open({ seed: 1, viewport: { width: 360, height: 740 }, hasTouch: true, settings: STILL });
    await openRecord(page, FOUR);
    await cell(page, "e6").tap();
    const low = await page
        .locator(".side button:visible, .market-toggle")
        .evaluateAll((nodes) => nodes.filter((node) => node.getBoundingClientRect().height < 40).map((node) => node.textContent));
    same(low.join(", "), "", "low buttons");
});

pageTest("on a very large screen words and panels are larger than on a usual one", async (kit) => {
    const page = await kit.open({ seed: 1, settings: STILL });
    await openRecord(page, MIDDLE);
    const look = async (width, height) => {
        await resize(page, width, height);
        return page.evaluate(() => ({
            words: parseFloat(getComputedStyle(document.querySelector(".prompt")).fontSize),
            panel: document.querySelector(".actions").getBoundingClientRect().width,
        }));
    };
    const usual = await look(1920, 1080);
    const large = await look(2560, 1440);
    check(large.words > usual.words * 1.15, `words of ${large.words} and ${usual.words}`);
    check(large.panel > usual.panel * 1.15, `panels of ${large.panel} and ${usual.panel}`);
});

/** Orbit sums that overlap a ship, its ring, a cube or a cube location; as text. */
function touching(page) {
    return page.evaluate(() => {
        const found = [];
        const things = [...document.querySelectorAll(".ship-halo, .ship .die-shadow, .ship .die-disc, .location, .cube .cube-edge")];
        for (const rect of document.querySelectorAll(".sum rect")) {
            const length = rect.getTotalLength();
            const edge = Array.from({ length: 120 }, (_, k) => rect.getPointAtLength((k / 120) * length).matrixTransform(rect.getScreenCTM()));
            for (const thing of things) {
                const inside = thing.getScreenCTM().inverse();
                if (edge.some((point) => thing.isPointInFill(point.matrixTransform(inside))))
                    found.push(`${rect.parentNode.textContent} and ${thing.getAttribute("class")}`);
            }
        }
        return found.join(", ");
    });
}

/** Ships on all sides of the 8 at e5, which has a cube, adding up to 8; all four places of the 10 between ships that add up to 10; an
    opponent's 8. */
const AROUND = MIDDLE.replace("1b6 3b4 4d5 5x", "1b6 4e6 4d5 5x");
const TEN = FOUR.replace("1e6 3x 1g9", "6e6 4d5 1g9");
const RIVAL = MIDDLE.replace("6h7 3f5 5e4", "6h7 3f2 5e1");
const BOTH = RIVAL.replace("3b4", "3d2");

for (const [width, height, testOf] of [
    [360, 640, pageTest],
    [390, 844, deepTest],
    [768, 1024, pageTest],
    [1280, 720, pageTest],
    [1920, 1080, deepTest],
])
    testOf(`what ships add up to is written where it touches no ship and no cube: ${width}x${height}`, async (kit) => {
        const page = await kit.open({ seed: 1, viewport: { width, height } });
        const cases = [
            [AROUND, /^8(\/8)?$/],
            [TEN, /^10(\/10)?$/],
            [RIVAL, /^8(\/8)?$/],
        ];
        if (width > 700) cases.push([BOTH, /^3\/8$/]);
        for (const [record, words] of cases) {
            await page.goto(kit.address + "#/");
            await openRecord(page, record);
            const sums = await page.locator(".sum").allTextContents();
            check(
                sums.some((sum) => words.test(sum)),
                `${words} among ${sums}`,
            );
            same(await touching(page), "", "sums that touch something");
            const small = await page
                .locator(".sum text")
                .evaluateAll((nodes) => nodes.filter((node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a < 12));
            same(small.length, 0, "words too small to read");
        }
    });

pageTest("whose a sum is can be told without its colour, and the planet's number is written once", async (kit) => {
    const page = await kit.open({ seed: 1 });
    await openRecord(page, BOTH);
    const sums = await page.locator(".sum").count();
    same(await page.locator(".sum .emblem-mark").count(), sums, "emblems");
    const numbers = await page.locator(".planet-number").count();
    same(numbers + (await page.locator("g:has(> .sum)").count()), 9, "planets with a number or a sum");
});

for (const [width, height, testOf] of [
    [360, 740, pageTest],
    [768, 1024, deepTest],
    [844, 390, pageTest],
    [1024, 768, deepTest],
    [1280, 720, pageTest],
    [1920, 1080, deepTest],
])
    testOf(`a replay takes nothing from the board: ${width}x${height}`, async (kit) => {
        const page = await kit.open({ seed: 1, viewport: { width, height } });
        for (const record of [MIDDLE + "move b4 c3\n", FOUR + "research\n"]) {
            await page.goto(kit.address + "#/");
            await openRecord(page, record);
            const before = await placeOfBoard(page);
            await page.getByRole("button", { name: "Menu" }).click();
            await page.getByRole("button", { name: "Replay" }).click();
            await page.locator(".replay-bar").waitFor();
            same(await placeOfBoard(page), before, "where the board is");
            same(await unreachable(page, ".replay-bar :is(button, input)"), "", "controls out of reach");
            await page.getByRole("button", { name: "Back to the game" }).click();
            await page.locator(".replay-bar").waitFor({ state: "detached" });
        }
    });

const WIDE = [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
];

/** What of these is not entirely in sight, hidden by the window or by what it scrolls in. */
function hidden(page, selectors) {
    return page.evaluate((wanted) => {
        const out = [];
        for (const selector of wanted)
            for (const node of document.querySelectorAll(selector)) {
                const box = node.getBoundingClientRect();
                const edges = [{ top: 0, bottom: innerHeight }];
                for (let around = node.parentElement; around; around = around.parentElement)
                    if (getComputedStyle(around).overflowY !== "visible") edges.push(around.getBoundingClientRect());
                if (box.height === 0 || edges.some((edge) => box.top < edge.top - 1 || box.bottom > edge.bottom + 1)) out.push(selector);
            }
        return [...new Set(out)].join(", ");
    }, selectors);
}

/** A game with a log worth reading. */
const LATER = MIDDLE + "move b6 c6\nresearch\nend\nmove h7 i7\nresearch\nend\nmove b4 c4\nmove c6 c5\n";

for (const [width, height] of WIDE)
    for (const language of ["en", "fr"])
        pageTest(`both columns carry something; Undo, log and grade are in sight, whatever opens: ${width}x${height} (${language})`, async (kit) => {
            const settings = { ...STILL, language };
            const page = await kit.open({ seed: 1, viewport: { width, height }, settings });
            await openRecord(page, LATER, settings);
            const inSight = async (what) => {
                await drawn(page);
                same(await hidden(page, [".side-buttons button", ".toolbar button:not(.log-toggle)", ".log > header"]), "", `out of sight with ${what}`);
                const { left, right, lines } = await page.evaluate(() => {
                    const foot = (selector) => Math.max(...[...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect().bottom));
                    return {
                        left: foot(".left > *"),
                        right: foot(".side > *"),
                        lines: document.querySelector(".log ol").clientHeight / document.querySelector(".log-line").offsetHeight,
                    };
                });
                check(left > height * 0.9 && right > height * 0.6, `the columns end at ${left} and ${right} of ${height} with ${what}`);
                check(lines >= 2.5, `${lines} lines of the log with ${what}`);
            };
            await inSight("nothing");
            await cell(page, "d5").click();
            await inSight("a ship");
            await page.keyboard.press("h");
            await page.locator(".hints li").first().waitFor();
            await inSight("hints");
            const hint = page.locator(".hints li").first();
            same(await hidden(page, [".hints li:first-child"]), "", `the first hint: ${await hint.textContent()}`);
            await page.locator(".hints .icon").click();
            await page.keyboard.press("Escape");
            await page.locator(".toolbar .wide").click();
            await page
                .locator("dialog")
                .getByRole("button", { name: /^Analys[ie]s?e?$/ })
                .click();
            await page.locator(".analysis table").waitFor();
            await inSight("analysis");
            same(await hidden(page, [".analysis table", ".analysis .curve"]), "", "grades and curve");
        });

for (const [width, height] of WIDE)
    for (const language of ["en", "fr"])
        pageTest(`with cards all sheets and five lines of the log are in sight, and hints move no button: ${width}x${height} (${language})`, async (kit) => {
            const settings = { ...STILL, language };
            const page = await kit.open({ seed: 1, viewport: { width, height }, settings });
            await openRecord(page, CARDS, settings);
            same(await hidden(page, [".sheet", ".sheet .card", ".about", ".actions .play-button"]), "", "out of sight");
            const { room, line } = await page.evaluate(() => ({
                room: document.querySelector(".log ol").clientHeight,
                line: document.querySelector(".log-line").offsetHeight,
            }));
            check(room >= 5 * line, `${room / line} lines of the log`);
            const places = () =>
                page.locator(".actions .play-button").evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)).join(" "));
            const before = await places();
            await page.keyboard.press("h");
            await page.locator(".hints li").first().waitFor();
            same(await places(), before, "where the buttons are with hints");
            same(await hidden(page, [".sheet", ".log > header", ".hints li:first-child"]), "", "out of sight with hints");
        });

pageTest("buttons keep their place when a ship is chosen, and while things move", async (kit) => {
    const page = await kit.open({ seed: 1, viewport: { width: 1440, height: 900 }, settings: STILL });
    await openRecord(page, MIDDLE);
    const names = ["Research", "End the turn", "Undo", "Hint"];
    const places = async () => {
        const found = [];
        for (const name of names) {
            const { x, y } = await page
                .locator(".actions .play-button")
                .filter({ hasText: new RegExp(`^${name}( |[+]|[A-Z]|$)`) })
                .first()
                .boundingBox();
            found.push(`${name} ${Math.round(x)} ${Math.round(y)}`);
        }
        return found.join(", ");
    };
    const before = await places();
    for (const ship of ["d5", "b4", "b6"]) {
        await cell(page, ship).click();
        await drawn(page);
        same(await places(), before, `with the ship at ${ship}`);
        await page.keyboard.press("Escape");
    }
    await applySettings(page, { ...STILL, speed: "slow" }, null);
    await page.goto(kit.address + "#/play");
    await asked(page);
    same(await places(), before, "after a reload");
    await cell(page, "b4").click();
    await cell(page, "c3").click();
    await page.locator('.game[data-state="busy"][data-length="1"]').waitFor();
    same(await places(), before, "while a ship flies");
    await asked(page);
    same(await places(), before, "when it has arrived");
});

pageTest("a resting mouse covers nothing of the board: what it rests on is told beside it", async (kit) => {
    const page = await kit.open({ seed: 1, viewport: { width: 1280, height: 720 }, settings: STILL });
    await openRecord(page, MIDDLE);
    await cell(page, "e5").hover();
    await page.locator(".about").getByText("planet").first().waitFor();
    same(await page.locator(".tip").count(), 0, "tooltips");
    await cell(page, "h7").hover();
    await page.locator(".about").getByText("Kepler").first().waitFor();
    same(await page.locator(".tip").count(), 0, "tooltips");
});

pageTest("a mouse that rests on a card below the board covers nothing of the board", async (kit) => {
    const page = await kit.open({ seed: 1, viewport: { width: 1280, height: 720 }, settings: STILL });
    await openRecord(page, CARDS);
    for (const name of ["Eager", "Intelligent", "Scrappy"]) {
        await page.locator(".market .card").filter({ hasText: name }).hover();
        await page.locator(".about").getByText(name).first().waitFor();
        same(await page.locator(".tip").count(), 0, `tooltips for ${name}`);
    }
});

for (const [width, height] of [[360, 640], [390, 844], [820, 1180], [844, 390], ...WIDE])
    for (const language of ["en", "fr"])
        pageTest(`six cards to take, each with its drawing, all in reach, and the board in sight: ${width}x${height} (${language})`, async (kit) => {
            const settings = { ...STILL, language };
            const page = await kit.open({ seed: 1, viewport: { width, height }, settings });
            await openRecord(page, DRAFT, settings);
            await page.locator(".market .card.drawn").first().waitFor();
            const { onBoard, fits, space } = await measure(page);
            check(fits, "all of it fits");
            same(onBoard, "", "what lies on the board");
            check(space >= (height < 700 ? 9 : 14), `a space is ${space} wide`);
            same(await unreachable(page, ".market .card, .actions .buttons .play-button"), "", "out of reach");
            if (height >= 700) same(await hidden(page, [".market .card"]), "", "cards not entirely in sight");
            const cut = await page
                .locator(".market .card")
                .evaluateAll((cards) =>
                    cards
                        .filter((card) => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
                        .map((card) => card.textContent),
                );
            same(cut.join(", "), "", "cards cut off");
            const drawings = await page.locator(".card-art").evaluateAll((nodes) => nodes.map((node) => node.innerHTML));
            same(new Set(drawings).size, 6, "different drawings");
            const small = await page
                .locator(".market .card small")
                .evaluateAll((nodes) => nodes.filter((node) => parseFloat(getComputedStyle(node).fontSize) < 12).length);
            same(small, 0, "texts too small to read");
            same(await page.locator(".actions .strong").count(), 0, "main buttons beside the cards");
            await page.locator(".market .card.can").nth(3).click();
            await page.waitForFunction(() => Number(document.querySelector(".game").dataset.length) > 0);
        });
