/* What a lesson is: a position, and steps on it. Data only; tests/learn.mjs plays every step with the engine. */
import type { Token } from "../table/view";
import type { WordKey } from "../words";

export interface Step {
    readonly words: WordKey;
    /** What to play; without it the step is only to be read. */
    readonly play?: string;
    /** What follows: dice, and what the other side does. */
    readonly then?: readonly string[];
    /** What a step to be read is about: lit on the board. */
    readonly light?: readonly Token[];
}

export interface Lesson {
    readonly id: string;
    readonly title: WordKey;
    readonly about: WordKey;
    readonly position: string;
    readonly steps: readonly Step[];
}

const HEADER = `[Game "quantum"]
[RulesVersion "1"]
[Map "base-2 | 5 | 7 7 7* / 7 8 7 / 7* 8 7"]
[Rules "sheet"]
`;

const isDice = (action: string): boolean => action.startsWith("dice ");

function played(steps: readonly Step[]): string[] {
    return steps.flatMap((step) => (step.play === undefined ? [] : [step.play, ...(step.then ?? [])]));
}

/** The record of a lesson when a step begins. */
export function recordAt(lesson: Lesson, step: number): string {
    return `${HEADER}[Position "${lesson.position}"]\n\n${played(lesson.steps.slice(0, step)).join("\n")}\n`;
}

/** How many actions that record has. */
export function lengthAt(lesson: Lesson, step: number): number {
    return played(lesson.steps.slice(0, step)).length;
}

/** All dice from a step on. */
export function diceFrom(lesson: Lesson, step: number): string[] {
    return played(lesson.steps.slice(step)).filter(isDice);
}

/** What the other side plays once a step is done. */
export function answers(step: Step): string[] {
    return (step.then ?? []).filter((action) => !isDice(action));
}
