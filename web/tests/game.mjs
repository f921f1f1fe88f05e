// Helpers for a game on the page.
import { asked, drawn, applySettings } from "./player.mjs";

export const STILL = { language: "en", speed: "none", sound: false };

/** Starts a game with "Play now" and waits for the first decision. */
export async function playNow(page) {
    await page.getByRole("button", { name: /^Play now/ }).click();
    await page.getByRole("button", { name: /^Keep/ }).waitFor();
}

/** The games in the browser's storage, as { id, when, over, record }. */
export function savedGames(page) {
    return page.evaluate(() =>
        Object.keys(localStorage)
            .filter((key) => key.startsWith("astragal.game."))
            .map((key) => ({ id: key.slice("astragal.game.".length), ...JSON.parse(localStorage.getItem(key)) })),
    );
}

/** Waits until a saved game has these words in its record; returns the first game. */
export async function savedGameWith(page, words) {
    await page.waitForFunction(
        (wanted) => Object.keys(localStorage).some((key) => key.startsWith("astragal.game.") && JSON.parse(localStorage.getItem(key)).record.includes(wanted)),
        words,
    );
    return (await savedGames(page))[0];
}

/** A game in progress: Vulpes, a person, to move with three actions. */
export const MIDDLE = `[Game "quantum"]
[RulesVersion "1"]
[Map "base-2 | 5 | 7 7 7* / 7 8 7 / 7* 8 7"]
[Rules "sheet"]
[Player.V "-"]
[Player.K "level:1"]
[Position "turn V actions 3 earned 0 | V research 3 dominance 4 ships 1b6 3b4 4d5 5x | K research 5 dominance 2 ships 6h7 3f5 5e4 | cubes h8=K b5=V e5=K b2=V"]

`;

/** Vulpes wins by constructing at e5. */
export const WINNING = MIDDLE.replace(
    /\[Position .*\]/,
    '[Position "turn V actions 3 earned 0 | V research 3 dominance 4 ships 1b6 4e6 4d5 5x | K research 5 dominance 2 ships 6h7 3f5 5e4 | cubes e8=V h8=K b5=V e5=K h5=V b2=V"]',
);

/** Four players with cards; Vulpes, a person, to move. */
export const FOUR = `[Game "quantum"]
[RulesVersion "1"]
[Map "base-4 | 5 | 8* 9 8* / 8 10 8 / 9* 8 9*"]
[Rules "full"]
[Player.V "-"]
[Player.K "level:1"]
[Player.O "level:1"]
[Player.A "level:1"]
[Position "turn V actions 3 earned 0 | V research 2 dominance 1 ships 1e6 3x 1g9 commands ferocious righteous | K research 1 dominance 2 ships 1i6 4x 6x commands flexible resourceful | O research 5 dominance 1 ships 6b7 2x 1i7 commands | A research 2 dominance 3 ships 6x 1c1 3f2 commands energetic | cubes b8=V e8=V h8=O h5=VK b2=A e2=K h2=K | market momentum momentum momentum eager intelligent scrappy | discards expansion expansion reorganization arrogant nomadic warlike"]

`;

/** Two players with cards; Vulpes, a person, in the middle of its turn. */
export const CARDS = `[Game "quantum"]
[RulesVersion "1"]
[Map "base-2 | 5 | 7 7 7* / 7 8 7 / 7* 8 7"]
[Rules "full"]
[Player.V "-"]
[Player.K "level:1"]
[Position "turn V actions 3 earned 0 | V research 3 dominance 4 ships 1b6 3b4 4d5 5x commands ferocious righteous | K research 5 dominance 2 ships 6h7 3f5 5e4 2x commands flexible resourceful | cubes h8=K b5=V e5=K b2=V | market momentum momentum momentum eager intelligent scrappy | discards expansion expansion reorganization arrogant nomadic warlike"]

move b6 c6
research
`;

/** Four players, with a card to take. */
export const DRAFT = FOUR.replace("turn V actions 3 earned 0", "pick V actions 0 earned 1 phase 2")
    .replace("market momentum momentum momentum eager intelligent scrappy", "market aggression momentum relocation conformist dangerous nomadic")
    .replace("arrogant nomadic warlike", "arrogant warlike");

export async function openRecord(page, record, settings = STILL) {
    await applySettings(page, settings, null);
    await page.locator("input[type=file]").setInputFiles({ name: "middle.astragal", mimeType: "text/plain", buffer: Buffer.from(record) });
    await asked(page);
    await drawn(page);
}

export const cell = (page, space) => page.locator(`[data-space="${space}"]`);
