// The interface through which the page plays. Implemented on this device (local-source.ts) and online (remote-table.ts).

import type { Language, LogLine, Mark, Seat, Token, View } from "./view";

/** Who plays a seat: a person at this screen or elsewhere, a level that the source plays, or an automa that the game plays. */
export type Player =
    | { readonly kind: "person"; readonly name: string }
    | { readonly kind: "elsewhere"; readonly name: string }
    | { readonly kind: "level"; readonly level: number }
    | { readonly kind: "automa" };

/** A new game: options by their protocol names, and players in seat order. Players given for automa seats are ignored. */
export interface Setup {
    readonly game: string;
    readonly options: Readonly<Record<string, string>>;
    readonly players: readonly Player[];
}

/** A game's set-up form, as written by the engine (docs/protocol.md, `options`). */
export interface GameForm {
    readonly game: string;
    readonly title: string;
    readonly leastSeats: number;
    readonly mostSeats: number;
    /** The option that sets the number of seats, or the option that takes a board, which determines it. */
    readonly seatsOption?: string;
    readonly boardOption?: string;
    /** Where options add an automa: the numbers of people who can play, the usual way of each number first. */
    readonly parties?: readonly Party[];
    /** The option whose value can be made from a file (`readBoard`). */
    readonly fileOption?: string;
    /** Constants of the rules that the UI needs. */
    readonly facts?: unknown;
    readonly options: readonly FormOption[];
}

/** This many people play together, by these options. */
export interface Party {
    readonly people: number;
    readonly options: Readonly<Record<string, string>>;
}

export interface FormOption {
    readonly name: string;
    readonly label: string;
    readonly type: "check" | "spin" | "combo" | "string";
    readonly default: string;
    /** Of a `spin`. */
    readonly min?: number;
    readonly max?: number;
    /** Of a `combo` or a `check`. */
    readonly values?: readonly { readonly value: string; readonly label: string }[];
}

/** The seats of a game with some options, or why it cannot be started. */
export type Preview = { readonly good: true; readonly seats: readonly Seat[] } | { readonly good: false; readonly why: string };

/** A board of the game, or one of the player's own. */
export interface BoardEntry {
    readonly id: string;
    readonly name: string;
    readonly group: string;
    readonly seats: number;
    /** "5 cubes each". */
    readonly note: string;
    /** The whole board as a line (docs/notation.md). */
    readonly line: string;
}

/** Whether a game can be started with some options, and facts about its board in a game-specific form. */
export type Verdict = { readonly good: true; readonly survey: unknown } | { readonly good: false; readonly why: string };

export interface Level {
    readonly level: number;
    readonly name: string;
    /** Missing if not measured. */
    readonly elo?: number;
}

/** A refused command; the message is in the player's language. */
export class Refusal extends Error {
    override readonly name = "Refusal";
}

/** One more action, an undo, or the same position in another language. There is one change per action, dice included, so that each can
    be animated. */
export interface Change {
    readonly kind: "action" | "undo" | "words";
    /** The action, for kind "action". */
    readonly line: LogLine | null;
    readonly before: View;
    /** Its log is complete. */
    readonly view: View;
}

export interface Hint {
    readonly action: string;
    readonly label: string;
    /** The deciding seat's chance to win after it, 0 to 1. */
    readonly win: number;
    /** One sentence; empty if there is none. */
    readonly why: string;
}

/** The analysis of one action. */
export interface Assessed {
    readonly n: number;
    /** Each seat's chance to win after the action, in seat order. */
    readonly win: readonly number[];
    /** For a decision: whose, its cost compared with the best one (0 or more), and better ones. Resigning is not assessed. */
    readonly seat?: Mark;
    readonly cost?: number;
    readonly best?: readonly Hint[];
    /** For dice: each seat's gain over the expectation, in seat order. */
    readonly luck?: readonly number[];
}

export interface Skill {
    readonly seat: Mark;
    readonly decisions: number;
    /** Average cost of a decision, its grade in words, and total luck. */
    readonly cost: number;
    readonly grade: string;
    readonly luck: number;
}

export interface Analysis {
    /** Number of actions analysed, out of the length of the record. */
    readonly done: number;
    readonly length: number;
    readonly actions: readonly Assessed[];
    /** Complete when the analysis is. */
    readonly skill: readonly Skill[];
}

/** One game being played. */
export interface Table {
    readonly players: ReadonlyMap<Mark, Player>;
    /** The current position with the complete log. With secrets: what the one person at this screen knows; with several people, what the
        person who lifted the curtain knows during their turn, otherwise what is public. */
    readonly view: View;
    /** With several people and secrets: the seat that has to look alone before the game continues. */
    readonly curtain: Mark | null;
    /** The seat of the level that is thinking, if any. */
    readonly thinking: Mark | null;
    /** Whether there are hints and analysis now: not while others play against the person. */
    readonly advised: boolean;
    /** Whether dice or forced actions may still follow: nobody is asked until they are done. */
    readonly moving: boolean;

    /** Calls `listener` for every change, in order; returns a function that unsubscribes. Changes of `thinking` and `moving` are
        reported as kind "words" with the same view. */
    subscribe(listener: (change: Change) => void): () => void;

    /** Lifts the curtain: shows what that person knows. */
    reveal(): Promise<void>;
    /** Closes the curtain: private knowledge is hidden until it is revealed again. */
    conceal(): Promise<void>;

    /** Plays a person's decision; dice, forced actions and levels follow automatically. */
    play(action: string): Promise<void>;
    resign(seat: Mark): Promise<void>;
    /** Undoes the last decision, or all that may be undone (view.undo actions). */
    undo(all?: boolean): Promise<void>;

    /** What a thing is and can do, as help text; may be empty. */
    explain(thing: Token): Promise<string>;
    /** Why these things cannot be clicked in this order ("2 actions needed, 1 left"); empty if they can. */
    whyNot(things: readonly Token[]): Promise<string>;

    /** The position after `length` actions, for replay. Its decisions cannot be played. */
    viewAt(length: number): Promise<View>;
    /** Changes the language of everything. */
    setLanguage(language: Language): Promise<void>;
    /** Pauses or resumes the levels, for example while looking back. */
    pause(paused: boolean): void;

    record(): Promise<string>;
    /** The best decisions for the seat to decide, best first; empty if the viewer may not know them. */
    hint(): Promise<readonly Hint[]>;
    /** Analyses the game, reporting progress, until done or aborted. While there are secrets, only the viewer's own actions. */
    analyse(onProgress: (analysis: Analysis) => void, signal: AbortSignal): Promise<void>;

    /** Releases its engines and workers. The saved game stays. */
    close(): void;
}

/** What a decision leads to. */
export interface Outcome {
    readonly action: string;
    /** The winners if it ends the game, otherwise none. */
    readonly winners: readonly Mark[];
    /** The position in notation. */
    readonly position: string;
}

/** Creates tables. */
export interface TableSource {
    /** The games that can be played. */
    games(language: Language): Promise<readonly GameForm[]>;
    /** The boards that come with a game. */
    boards(game: string, language: Language): Promise<readonly BoardEntry[]>;
    levels(game: string, language: Language): Promise<readonly Level[]>;
    /** The seats of a game with these options. */
    preview(game: string, options: Setup["options"], language: Language): Promise<Preview>;
    /** Whether a game can be started with these options. */
    judge(game: string, options: Setup["options"], language: Language): Promise<Verdict>;
    /** Converts a board file to a line. Throws a Refusal if it is not a board. */
    readBoard(game: string, text: string, language: Language): Promise<string>;
    /** Throws a Refusal if the set-up or record cannot be played. */
    start(setup: Setup, language: Language): Promise<Table>;
    /** `dice` is what follows automatically, in order, before anything is rolled: for lessons. With `own`, only that seat is played at this screen. */
    load(record: string, language: Language, dice?: readonly string[], own?: Mark): Promise<Table>;
    /** Lets a level play against itself, apart from everything else; reports the end of each game, until all are played or it is aborted. */
    match(game: string, options: Setup["options"], level: number, games: number, onEnd: (view: View) => void, signal: AbortSignal): Promise<void>;
    /** What each of these decisions would lead to at the end of a record; without secrets. */
    outcomes(record: string, actions: readonly string[]): Promise<readonly Outcome[]>;
    /** The public view at the end of a record: for thumbnails. */
    finalView(record: string, language: Language): Promise<View>;
}
