// A game on the page, as tests see it.

/** Begins a game with "play now" and waits until something can be decided. */
export async function playNow(page) {
    await page.getByRole("button", { name: /^Play now/ }).click();
    await page.getByRole("button", { name: /^Keep/ }).waitFor();
}

/** The games that the browser keeps, as { id, when, over, record }. */
export function kept(page) {
    return page.evaluate(() =>
        Object.keys(localStorage)
            .filter((key) => key.startsWith("astragal.game."))
            .map((key) => ({ id: key.slice("astragal.game.".length), ...JSON.parse(localStorage.getItem(key)) })),
    );
}

/** Waits until the one game that is kept has the words in its record. */
export async function keptWith(page, words) {
    await page.waitForFunction(
        (wanted) => Object.keys(localStorage).some((key) => key.startsWith("astragal.game.") && JSON.parse(localStorage.getItem(key)).record.includes(wanted)),
        words,
    );
    return (await kept(page))[0];
}
