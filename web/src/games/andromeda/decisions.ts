/* How decisions are offered: button letters, primary buttons, warnings for fingers, remarks of the coach. */
import type { Decision, Language, Token } from "../../table/view";
import type { Text } from "../../words";
import { isLaunch, launchWords, nameOf } from "./things";
import type { AndromedaAbout, AndromedaView } from "./view";
import { andromedaSpeaker } from "./words";

const both = (letter: string): Text => ({ en: letter, fr: letter });

/** The same letter whatever else is offered. */
export const letters: Readonly<Record<Token, Text>> = {
    transport: both("T"),
    fighter: { en: "F", fr: "C" },
    science: both("S"),
    cruiser: { en: "C", fr: "L" },
    return: both("R"),
    trade: { en: "E", fr: "E" },
    divert: both("D"),
    enough: both("G"),
    pass: both("P"),
    done: both("N"),
    decline: both("N"),
    power: both("W"),
    cancel: both("X"),
};

/** What may be done besides what the decision is about. */
const ASIDE = new Set(["trade", "cancel", "return", "spend", "play", "use"]);

/** The first thing that the decision is about; free actions, and the return, which ends much, are never it. */
export function isMain({ decisions = [] }: AndromedaView, thing: Token): boolean {
    return decisions.find(({ about }) => !ASIDE.has(about?.kind ?? ""))?.clicks[0] === thing;
}

/** An option of a card that is played: what it does. */
export function finalLabel({ clicks, label }: Decision): string | null {
    return /^option-/.test(clicks.at(-1) ?? "") ? (/: (.*?)\.?$/.exec(label.replace("\u00a0:", ":"))?.[1] ?? null) : null;
}

/** What only ends the decision comes last. */
export const LAST: Token = "done";

/** A finger aims first and then launches: the price, who attacks, and the chance as things stand. */
export function touchTwice(view: AndromedaView, decision: Decision, language: Language): string | null {
    if (!isLaunch(decision)) return null;
    const what = launchWords((decision.about ?? {}) as AndromedaAbout, language);
    return andromedaSpeaker(language)("aimAt", nameOf(view, decision.clicks[1] ?? ""), what.join(", "));
}

export function remark({ board, decisions = [] }: AndromedaView, language: Language): string {
    const say = andromedaSpeaker(language);
    if (board.fight) return say("coachBattle");
    return decisions.some(({ about }) => about?.kind === "put" || about?.kind === "power") ? say("coachReturn") : say("coachTurn");
}
