/* A letter for every button: the same one whatever else is offered, so that hands can learn it. */
import type { Language, Token } from "../table/view";

type Letters = Readonly<Record<Language, string>>;

const both = (letter: string): Letters => ({ en: letter, fr: letter });

/** A letter of the button's words, in each language. Only what means the same (rolling again, taking no card) shares one. */
const OWN: Readonly<Record<Token, Letters>> = {
    undo: both("U"),
    hint: both("H"),
    end: both("E"),
    keep: { en: "K", fr: "G" },
    reroll: both("L"),
    reorganize: both("L"),
    research: both("R"),
    reconfigure: both("C"),
    scout: both("F"),
    strike: { en: "S", fr: "A" },
    transport: both("T"),
    warp: both("W"),
    pass: both("N"),
    decline: both("N"),
    refresh: both("X"),
    scrap: { en: "Y", fr: "S" },
    down: both("M"),
    up: both("P"),
};

/** Buttons that choose a number have it for their key. */
const NUMBERED = /-(\d)$/;

export function letterOf(token: Token, language: Language): string | undefined {
    return OWN[token]?.[language] ?? NUMBERED.exec(token)?.[1];
}

/** What has no letter of its own (a planet to build on) gets one that no button has: of its words, or what is left. */
export function lettersFor(buttons: readonly { token: Token; label: string }[], language: Language): Map<Token, string> {
    const letters = new Map<Token, string>();
    const taken = new Set(Object.values(OWN).map((letter) => letter[language]));
    for (const { token, label } of buttons) {
        const plain = label
            .normalize("NFD")
            .replace(/[^A-Za-z]/g, "")
            .toUpperCase();
        const letter = letterOf(token, language) ?? [...plain, ..."BDJQVZ"].find((one) => !taken.has(one));
        if (!letter) continue;
        taken.add(letter);
        letters.set(token, letter);
    }
    return letters;
}
