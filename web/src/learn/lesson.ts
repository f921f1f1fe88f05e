/* A lesson: a position, and steps on it. Data only; tests/learn.mjs plays every step with the engine. */
import type { Token } from "../table/view";
import type { Text } from "../words";

export interface Step {
    readonly words: Text;
    /** The action to play; without it, the step is only text. */
    readonly play?: string;
    /** What follows by itself (dice, cards, an automa's steps), and then the opponent's answers. */
    readonly dice?: readonly string[];
    readonly answers?: readonly string[];
    /** Tokens to highlight in a text-only step. */
    readonly light?: readonly Token[];
}

export interface Lesson {
    readonly id: string;
    readonly title: Text;
    readonly about: Text;
    /** The tags of the record, and the initial position. */
    readonly header: string;
    readonly position: string;
    readonly steps: readonly Step[];
}

function played(steps: readonly Step[]): string[] {
    return steps.flatMap(({ play, dice = [], answers = [] }) => (play === undefined ? [] : [play, ...dice, ...answers]));
}

/** The record at the start of a step. */
export function recordAt(lesson: Lesson, step: number): string {
    return `${lesson.header}[Position "${lesson.position}"]\n\n${played(lesson.steps.slice(0, step)).join("\n")}\n`;
}

/** The number of actions in that record. */
export function lengthAt(lesson: Lesson, step: number): number {
    return played(lesson.steps.slice(0, step)).length;
}

/** All that follows by itself from a step onwards. */
export function diceFrom(lesson: Lesson, step: number): string[] {
    return lesson.steps.slice(step).flatMap(({ dice = [] }) => dice);
}
