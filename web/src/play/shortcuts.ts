/* A letter for every button: the first of its words that is free. */

/** Letters that mean the same everywhere. */
export const FIXED: Readonly<Record<string, string>> = { undo: "U", hint: "H", end: "E" };

export function lettersFor(buttons: readonly { token: string; label: string }[]): Map<string, string> {
    const letters = new Map<string, string>();
    const taken = new Set(Object.values(FIXED));
    for (const { token } of buttons) {
        const fixed = FIXED[token];
        if (fixed) letters.set(token, fixed);
    }
    for (const { token, label } of buttons) {
        if (letters.has(token)) continue;
        const plain = label
            .normalize("NFD")
            .replace(/[^A-Za-z0-9]/g, "")
            .toUpperCase();
        const letter = [...(plain.match(/[0-9]/g) && /-\d$/.test(token) ? [token.slice(-1)] : []), ...plain].find(
            (one) => !taken.has(one),
        );
        if (!letter) continue;
        taken.add(letter);
        letters.set(token, letter);
    }
    return letters;
}
