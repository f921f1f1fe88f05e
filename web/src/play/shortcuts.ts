/* Shortcut letters of buttons. A button keeps its letter whatever else is offered. */
import type { GameUi } from "../games/ui";
import type { Language, Token } from "../table/view";
import type { Text } from "../words";

/** The shell's own buttons. */
const OWN: Readonly<Record<Token, Text>> = {
    undo: { en: "U", fr: "U" },
    hint: { en: "H", fr: "H" },
};

/** Buttons that choose a number use it as their key. */
const NUMBERED = /-(\d)$/;

export function letterOf(ui: GameUi, token: Token, language: Language): string | undefined {
    return (OWN[token] ?? ui.letters?.[token])?.[language] ?? NUMBERED.exec(token)?.[1];
}

/** Tokens without a letter of their own (on the board) get one that no button uses: from the label, otherwise a spare one. */
export function lettersFor(ui: GameUi, buttons: readonly { token: Token; label: string }[], language: Language): Map<Token, string> {
    const letters = new Map<Token, string>();
    const taken = new Set(Object.values({ ...OWN, ...ui.letters }).map((letter) => letter[language]));
    for (const { token, label } of buttons) {
        const plain = label
            .normalize("NFD")
            .replace(/[^A-Za-z]/g, "")
            .toUpperCase();
        const letter = letterOf(ui, token, language) ?? [...plain, ..."BDJQVZ"].find((one) => !taken.has(one));
        if (!letter) continue;
        taken.add(letter);
        letters.set(token, letter);
    }
    return letters;
}
