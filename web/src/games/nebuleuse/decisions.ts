/* How decisions are offered: button letters, primary buttons, remarks of the coach. */
import type { Language, Token } from "../../table/view";
import type { Text } from "../../words";
import type { NebuleuseView } from "./view";
import { nebuleuseSpeaker } from "./words";

export const END = "end";

const both = (letter: string): Text => ({ en: letter, fr: letter });

/** The same letter whatever else is offered. */
export const letters: Readonly<Record<Token, Text>> = {
    explore: both("X"),
    buy: { en: "B", fr: "A" },
    scan: both("S"),
    land: { en: "L", fr: "P" },
    end: { en: "E", fr: "F" },
    leave: { en: "V", fr: "Q" },
    stay: { en: "Y", fr: "R" },
    contact: both("C"),
    "take-off": { en: "T", fr: "D" },
    stop: both("Z"),
    observe: both("O"),
    detect: { en: "D", fr: "T" },
    face: { en: "F", fr: "E" },
    fulfil: { en: "K", fr: "M" },
    decline: both("N"),
    install: both("I"),
    try: { en: "W", fr: "V" },
};

export function isMain({ board }: NebuleuseView, thing: Token, first: boolean): boolean {
    return board.point.stage === "space" ? thing === (board.hand > 0 ? "explore" : END) : first && board.point.stage !== "risk";
}

/** In space, buttons that become unavailable keep their place and say why. */
export function turnPart({ board }: NebuleuseView): string | null {
    return board.point.stage === "space" ? `${board.round} ${board.turn}` : null;
}

export function remark({ board }: NebuleuseView, language: Language): string {
    const say = nebuleuseSpeaker(language);
    const { stage } = board.point;
    if (stage === "pick") return say("coachSetup");
    if (stage === "risk") return say("coachRisk");
    return say(["observing", "landed", "joker", "paid"].includes(stage) ? "coachPlanet" : "coachSpace");
}
