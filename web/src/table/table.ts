// The one interface through which the page plays: a source of tables on this device (local.ts) and, later, one online.

import type { Language, LogLine, Mark, Token, View } from "./view";

/** Who sits on a seat: a person, or a level that the source moves by itself. */
export type Player = { readonly kind: "person"; readonly name: string } | { readonly kind: "level"; readonly level: number };

/** What a new game is. Players are in the order of the seats: as many as the map has. */
export interface Setup {
    readonly map: string;
    readonly rules: "sheet" | "basic" | "full";
    readonly printing?: "first" | "revised";
    readonly entanglement?: boolean;
    readonly players: readonly Player[];
}

/** A map that comes with the game. */
export interface MapEntry {
    readonly id: string;
    readonly name: string;
    readonly group: string;
    readonly seats: number;
    /** "5 cubes each". */
    readonly note: string;
    /** The whole map in one line: "base-2 | 5 | 7 7 7* / 7 8 7 / 7* 8 7" (docs/notation.md). */
    readonly line: string;
}

/** Facts about a map for those who make one (docs/protocol.md). */
export interface Survey {
    readonly seats: number;
    /** That each player has to place. */
    readonly cubes: number;
    readonly planets: number;
    /** Places for cubes on all planets, and how many there must be at least. */
    readonly locations: number;
    readonly needed: number;
    /** Whether the map can be turned or mirrored so that any start comes to the place of any other. */
    readonly alike: boolean;
    readonly starts: readonly {
        readonly at: Token;
        /** How many steps each other planet's orbit is away, the nearest first. */
        readonly steps: readonly number[];
        readonly unreachable: number;
        /** The nearest other start; left out if there is no way to one. */
        readonly rival?: number;
    }[];
}

/** What a map of one's own comes to; why not, if it cannot be played. */
export type MapVerdict =
    | { readonly good: true; readonly line: string; readonly survey: Survey }
    | { readonly good: false; readonly why: string };

export interface Level {
    readonly level: number;
    readonly name: string;
    /** Measured, if it has been. */
    readonly elo?: number;
}

/** Why something was refused, in the player's language: show it as it is. */
export class Refusal extends Error {
    override readonly name = "Refusal";
}

/** One action more, or some fewer (undo), or the same position in other words (language). One change for each action,
    dice included: they can be animated one by one, each with the position after it. */
export interface Change {
    readonly kind: "action" | "undo" | "words";
    /** The action, for kind "action". */
    readonly line: LogLine | null;
    readonly before: View;
    /** Its log holds the whole game up to here. */
    readonly view: View;
}

export interface Hint {
    readonly action: string;
    readonly label: string;
    /** The deciding seat's chance to win after it, 0 to 1. */
    readonly win: number;
    /** One sentence why; empty if there is none. */
    readonly why: string;
}

/** What analysis says about one action of the record. */
export interface Assessed {
    readonly n: number;
    /** Each seat's chance to win after the action, in the order of the seats. */
    readonly win: readonly number[];
    /** A decision: whose, what it cost that seat against the best (0 or more), and what would have been better. Giving up is not
        weighed as one. */
    readonly seat?: Mark;
    readonly cost?: number;
    readonly best?: readonly Hint[];
    /** Dice: what they brought each seat against the expectation, in the order of the seats. */
    readonly luck?: readonly number[];
}

export interface Skill {
    readonly seat: Mark;
    readonly decisions: number;
    /** Average cost of a decision, its grade in words, and the sum of luck. */
    readonly cost: number;
    readonly grade: string;
    readonly luck: number;
}

export interface Analysis {
    /** How far it has come, of the length of the record; done when equal. */
    readonly done: number;
    readonly length: number;
    readonly actions: readonly Assessed[];
    /** Complete when done. */
    readonly skill: readonly Skill[];
}

/** One game being played. */
export interface Table {
    readonly players: ReadonlyMap<Mark, Player>;
    /** The position now, with the whole log. */
    readonly view: View;
    /** Which seat is being thought for, if any. */
    readonly thinking: Mark | null;
    /** Whether dice or single answers may still follow by themselves: until that is known nobody is asked. */
    readonly moving: boolean;

    /** Tells of every change from now on, in order; returns how to stop listening. That `thinking` or `moving` changed is told
        too, by a change of kind "words" with the same view. */
    subscribe(listener: (change: Change) => void): () => void;

    /** Plays a decision of a person's seat; what follows by itself (dice, single answers, levels) follows. */
    play(action: string): Promise<void>;
    resign(seat: Mark): Promise<void>;
    /** Takes back the last decision; or all that may be (view.undo actions). */
    undo(all?: boolean): Promise<void>;

    /** What a thing is and can do, for help; empty if there is nothing to say. */
    explain(thing: Token): Promise<string>;
    /** Why these things cannot be pointed at one after the other ("2 actions needed, 1 left"); empty if they can be. */
    whyNot(things: readonly Token[]): Promise<string>;

    /** The position after so many actions, for replay, with the decisions that there were then: they are not to be played. */
    viewAt(length: number): Promise<View>;
    /** Everything in another language. */
    speak(language: Language): Promise<void>;
    /** Pauses the levels (while stepping back through a turn, say) and lets them go on. */
    hold(held: boolean): void;

    record(): Promise<string>;
    /** The best decisions for the seat that decides, best first. */
    hint(): Promise<readonly Hint[]>;
    /** Goes through the game; tells as it comes. Aborting stops it. */
    analyse(tell: (analysis: Analysis) => void, signal: AbortSignal): Promise<void>;

    /** Ends all work on it. The saved game stays. */
    close(): void;
}

/** Where tables come from. */
export interface TableSource {
    maps(language: Language): Promise<readonly MapEntry[]>;
    levels(language: Language): Promise<readonly Level[]>;
    /** Whether a map of one's own, on one line, can be played. */
    checkMap(line: string, language: Language): Promise<MapVerdict>;
    /** The same for the text of a map file. */
    readMap(text: string, language: Language): Promise<MapVerdict>;
    /** Throws a Refusal when the setup or the record is not playable. */
    start(setup: Setup, language: Language): Promise<Table>;
    /** `dice` are outcomes that are taken in their order instead of rolling, as long as they last: for lessons. */
    load(record: string, language: Language, dice?: readonly string[]): Promise<Table>;
    /** The end of a record, only to be looked at: for pictures. */
    look(record: string, language: Language): Promise<View>;
}
