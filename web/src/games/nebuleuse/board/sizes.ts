/* Sizes in drawing units, adjusted so that things stay legible on a phone, where a unit is half a pixel. */

export interface Sizes {
    readonly small: boolean;
    /** Names beside planets. */
    readonly tags: boolean;
    readonly planet: number;
    readonly ship: number;
    readonly mine: number;
    readonly coin: number;
    readonly letter: number;
    readonly mark: number;
    readonly price: number;
    /** The factor by which text is enlarged. */
    readonly words: number;
    /** Half the size of a touch target, and the minimum height of text. */
    readonly finger: number;
    readonly least: number;
}

const LEAST = 12.2;
const SMALL = 0.72;

/** At so many pixels to a unit. */
export function sizesAt(unit: number): Sizes {
    const small = unit < SMALL;
    const words = Math.min(3, Math.max(1, LEAST / (12.5 * Math.max(unit, 0.05))));
    const finger = 20 / Math.max(unit, 0.1);
    const least = LEAST / Math.max(unit, 0.1);
    return small
        ? { small, tags: false, planet: 37, ship: 54, mine: 60, coin: 20, letter: 18, mark: 18, price: 1.55, words, finger, least }
        : { small, tags: true, planet: 31, ship: 44, mine: 48, coin: 15, letter: 13, mark: 13, price: 1, words, finger, least };
}
