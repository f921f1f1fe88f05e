// Plays on the page as a person does: looks at what is highlighted, clicks it with mouse, touch or keys.
import { initialSettings, check } from "./kit.mjs";

/** A seeded generator, to choose what to do. */
export function chooser(seed) {
    let state = seed;
    return (count) => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >>> 8) % count;
    };
}

/** Waits until the page asks this person or the game is over; returns which. */
export async function asked(page) {
    const game = page.locator('.game[data-state="asked"], .game[data-state="over"]');
    await game.waitFor();
    return game.getAttribute("data-state");
}

/** Waits until two animation frames in a row change nothing. */
export function drawn(page) {
    return page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        for (let before = ""; before !== document.body.innerHTML;) {
            before = document.body.innerHTML;
            await frame();
            await frame();
        }
    });
}

/** Waits, as a person does who reads the question, until the spot or key that led to it may answer it too (useArming.ts). */
export function read(page) {
    return page.evaluate(async () => {
        for (let frames = 0; frames < 25; frames++) await new Promise(requestAnimationFrame);
    });
}

/** Resizes the window and waits for the layout. */
export async function resize(page, width, height) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height]);
    await drawn(page);
}

/** What can be clicked now. */
export function seen(page) {
    return page.evaluate(() => {
        const spaces = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getAttribute("data-space"));
        const buttons = [...document.querySelectorAll('.actions .buttons .play-button:not([aria-disabled="true"])')];
        return {
            length: Number(document.querySelector(".game").dataset.length),
            live: spaces(".cell.live"),
            chosen: document.querySelectorAll(".chosen").length,
            popover: document.querySelectorAll(".popover button:not(.link)").length,
            buttons: buttons.map((button) => ({ key: button.getAttribute("aria-keyshortcuts"), words: button.textContent })),
            others: document.querySelectorAll(".loose.can, .card.can").length,
            sure: document.querySelector(".sure .danger") !== null,
        };
    });
}

/** Input methods: three ways to do the same things. */
export function mouseHand(page) {
    return {
        space: (space) => page.locator(`[data-space="${space}"]`).click(),
        button: (index) => page.locator('.actions .buttons .play-button:not([aria-disabled="true"])').nth(index).click(),
        answer: (index) => page.locator(".popover button:not(.link)").nth(index).click(),
        other: (index) => page.locator(".loose.can, .card.can").nth(index).click(),
        sure: () => page.locator(".sure .danger").click(),
    };
}

export function fingerHand(page) {
    return {
        space: (space) => page.locator(`[data-space="${space}"]`).tap(),
        button: (index) => page.locator('.actions .buttons .play-button:not([aria-disabled="true"])').nth(index).tap(),
        answer: (index) => page.locator(".popover button:not(.link)").nth(index).tap(),
        other: (index) => page.locator(".loose.can, .card.can").nth(index).tap(),
        sure: () => page.locator(".sure .danger").tap(),
    };
}

/** Presses Tab until `reached`, which gets the focused element and `given`, returns true. */
export async function tabTo(page, reached, given) {
    for (let presses = 0; presses < 150; presses++) {
        if (await page.evaluate(`(${reached})(document.activeElement, ${JSON.stringify(given ?? null)})`)) return;
        await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${reached} of ${given}`);
}

/** Keyboard only: Tab to the board, arrow keys between cells, Enter to click; letters for buttons. */
export function keyHand(page) {
    const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-space") ?? null);
    const press = (key) => page.keyboard.press(key);
    async function walk(space) {
        await tabTo(page, (focus) => focus?.hasAttribute("data-space"));
        for (let from = await at(); from !== space; from = await at()) {
            check(from !== null, "the focus is on the board");
            const across = space.charCodeAt(0) - from.charCodeAt(0);
            const up = Number(space.slice(1)) - Number(from.slice(1));
            await press(across > 0 ? "ArrowRight" : across < 0 ? "ArrowLeft" : up > 0 ? "ArrowUp" : "ArrowDown");
        }
    }
    return {
        async space(space) {
            await walk(space);
            await press("Enter");
        },
        async button(index) {
            const { buttons } = await seen(page);
            await press(buttons[index].key.toLowerCase());
        },
        async answer(index) {
            // The answers are on the board as well, as highlighted spaces.
            const { live } = await seen(page);
            await this.space(live[index % live.length]);
        },
        async other(index) {
            await tabTo(page, (focus, number) => focus !== null && focus === document.querySelectorAll(".loose.can, .card.can")[number], index);
            await press("Enter");
        },
        sure: () => press("e"),
    };
}

/** One step of a game: looks, chooses, clicks. Ends the turn now and then, so that the game progresses. */
export async function step(page, hand, choose, endWords) {
    const now = await seen(page);
    if (now.sure) return hand.sure();
    if (now.popover > 0) return hand.answer(choose(now.popover));
    const end = now.buttons.findIndex((button) => endWords.test(button.words));
    const others = now.buttons.map((_, index) => index).filter((index) => index !== end);
    const dice = choose(10);
    if (end >= 0 && (dice < 3 || now.live.length === 0)) return hand.button(end);
    if (others.length > 0 && (now.live.length === 0 || dice < 5)) return hand.button(others[choose(others.length)]);
    if (now.others > 0 && (now.live.length === 0 || dice < 7)) return hand.other(choose(now.others));
    check(now.live.length > 0, `nothing can be pointed at: ${JSON.stringify(now)}`);
    return hand.space(now.live[choose(now.live.length)]);
}

/** Plays to the end of the game; returns the number of actions. */
export async function playToTheEnd(page, hand, seed, endWords) {
    const choose = chooser(seed);
    for (let steps = 0; steps < 4000; steps++) {
        if ((await asked(page)) === "over") return (await seen(page)).length;
        await step(page, hand, choose, endWords);
    }
    throw new Error("the game does not end");
}

/** Stores settings, and a set-up for the next "Play now". */
export async function applySettings(page, settings, setup) {
    const begun = initialSettings.get(page);
    initialSettings.delete(page);
    if (begun === JSON.stringify(settings) && !setup) return settled(page);
    await page.evaluate(
        ([wanted, game]) => {
            localStorage.setItem("astragal.settings", JSON.stringify(wanted));
            if (game) localStorage.setItem("astragal.setup", JSON.stringify(game));
        },
        [settings, setup],
    );
    await page.reload();
    await settled(page);
}

/** Waits until the start screen has its maps, or its options if there are no maps. */
export async function settled(page) {
    await page.waitForFunction(() => {
        const screen = document.querySelector("main, .elsewhere");
        return screen && (!screen.classList.contains("start") || document.querySelector(".map-tile, .options-form"));
    });
}
