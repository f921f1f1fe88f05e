/* How decisions are offered: button letters, questions, expected actions, remarks of the coach. */
import type { Option } from "../../play/clicks";
import type { Decision, Language, Token } from "../../table/view";
import type { Text } from "../../words";
import type { Expected, Question } from "../ui";
import { cellOf, cubeSpace } from "./board/geometry";
import { addsUp, isPlanet } from "./things";
import { Phase, type QuantumView } from "./view";
import { className, type QuantumKey, quantumTranslator } from "./words";

/** The button that ends a turn. */
export const END = "end";

const both = (letter: string): Text => ({ en: letter, fr: letter });

/** Shortcut letters from the button's label, per language. Only equivalent actions (rolling again, taking no card) share one. */
export const letters: Readonly<Record<Token, Text>> = {
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

/** A single click on a planet constructs there, so it also gets a button. */
export function hasButtonToo({ board }: QuantumView, thing: Token): boolean {
    return isPlanet(board, thing);
}

/** Its price, which the label of the decision leaves out. */
export function buttonLabel(_: QuantumView, { label, about }: Decision, language: Language): string {
    return about?.actions ? `${label} (${quantumTranslator(language)("price", about.actions)})` : label;
}

/** A card that is taken, or none, is final. */
export function touchTwice(_: QuantumView, { about }: Decision, language: Language): string | null {
    return about?.kind === "take" || about?.kind === "decline" ? quantumTranslator(language)("touchCard") : null;
}

/** Where a card is to be taken, the cards are the main thing: neither six new ones nor taking none. */
const BESIDE_CARDS: ReadonlySet<Token> = new Set(["refresh", "decline", "pass"]);

export function isMain({ board }: QuantumView, thing: Token, first: boolean): boolean {
    return (thing === END && board.actions === 0) || (board.phase !== Phase.actions && first && !BESIDE_CARDS.has(thing));
}

export function turnPart({ board, turn }: QuantumView): string | null {
    return board.phase === Phase.actions ? turn : null;
}

/** Constructing where an orbit adds up. */
export function expected({ board, who }: QuantumView, offered: ReadonlySet<Token>, language: Language): readonly Expected[] {
    const say = quantumTranslator(language);
    return board.planets.filter((planet) => addsUp(planet, who) && !offered.has(planet.at)).map(({ at }) => ({ label: say("constructAt", at), things: [at] }));
}

/** Depends on the phase, and on whether an orbit adds up. */
export function remark({ board, decisions }: QuantumView, language: Language): string {
    const say = quantumTranslator(language);
    if (board.phase === Phase.setUp) return say("coachSetUp");
    if (decisions?.some(({ about }) => about?.kind === "construct")) return say("coachNear");
    return say(board.actions > 0 ? "coachTurn" : "coachSpent");
}

/** An attack is clicked ship, target, space to attack from; it goes from the ship over that space to the target. */
export function way({ clicks, about }: Decision): readonly Token[] {
    const [ship, target, from] = clicks;
    return about?.kind === "attack" && ship && target && from ? [ship, from, target] : clicks;
}

/** By kind of action; the question for the last click comes first. */
const QUESTIONS: Readonly<Record<string, readonly QuantumKey[]>> = {
    attack: ["askFrom"],
    strike: ["askStrike"],
    warp: ["askWarp"],
    transport: ["askDrop", "askFly", "askPassenger"],
    deploy: ["askDeploy"],
    move: ["askMove"],
    relocate: ["askRelocate"],
};

/** The question after `after` clicks: depends on the kind of the remaining decisions and on how many clicks they still need. */
function questionOf(options: readonly Option[], after: number): QuantumKey {
    const decisions = options.flatMap((option) => option.decisions);
    const asked = new Set(decisions.map(({ about, clicks }) => QUESTIONS[about?.kind ?? ""]?.[clicks.length - after - 1]));
    const [only] = asked;
    return asked.size === 1 && only ? only : "askWhich";
}

/** If the question is specific, the name of a space is enough as an answer. */
export function ask(view: QuantumView, options: readonly Option[], path: readonly Token[], language: Language): Question {
    const { board } = view;
    const say = quantumTranslator(language);
    const words = path.length > 0 ? questionOf(options, path.length) : null;
    const label = ({ token, decisions }: Option): string => {
        if (words === "askFrom") return say(token === path[0] ? "fromHere" : "fromSpace", token);
        if (decisions.length === 1 && decisions[0]) return decisions[0].label;
        const ship = board.ships.find((one) => one.at === token);
        if (ship) return say("chosenShip", ship.number, className(say, ship.number), token);
        return cellOf(token, board) ? token : (cubeSpace(token) ?? token);
    };
    return { title: words ? say(words) : view.prompt, label };
}
