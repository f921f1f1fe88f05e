// The messages of online tables (docs/online.md). What comes from the server is trusted to have this form: it serves the page too.

import type { Language, LogLine, Mark } from "../table/view";

/** Incremented when the protocol changes incompatibly. */
export const PROTOCOL = 1;

/** A table's name and the secret of a seat, of the watch link or of the invitation. */
export interface Door {
    readonly table: string;
    readonly secret: string;
}

/** A clock with a bank and an increment in seconds, or days for each decision. */
export type Time = { readonly bank: number; readonly increment: number } | { readonly days: number };

export interface SeatState {
    readonly mark: Mark;
    readonly kind: "person" | "level" | "automa";
    /** The level that decides for it now, if any; set on a person's seat while the person is replaced. */
    readonly level?: string;
    readonly name: string;
    readonly online?: boolean;
    readonly ready?: boolean;
    readonly rematch?: boolean;
}

/** Times in milliseconds; `until` by the server's clock. */
export interface Clock {
    readonly left?: readonly number[];
    readonly seat?: number;
    readonly until?: number;
}

/** The result, and the seed for verifying the dice. */
export interface End {
    readonly result: string;
    readonly seed: string;
    readonly words: readonly string[];
}

/** The proposal that a level replaces a player. */
export interface Offer {
    readonly about: number;
    readonly level: string;
    readonly agreed: readonly number[];
}

export interface Welcome {
    readonly type: "welcome";
    readonly protocol: number;
    readonly table: string;
    /** Null for a spectator. */
    readonly seat: number | null;
    /** Entries so far. */
    readonly seq: number;
    readonly n: number;
    /** The server's clock. */
    readonly now: number;
    readonly game: string;
    readonly rules: number;
    readonly options: Readonly<Record<string, string>>;
    readonly seats: readonly SeatState[];
    readonly secrets: boolean;
    readonly chat: boolean;
    readonly time: Time | null;
    readonly clock?: Clock;
    readonly commitment: string;
    readonly started: boolean;
    /** The seat that decides; -1 before the start, -2 when the game is over. */
    readonly decides: number;
    readonly over?: End;
    readonly offer?: Offer;
    readonly next?: string;
    readonly previous?: string;
}

interface EntryBase {
    readonly seq: number;
    readonly at: number;
}

/** What the server adds to an entry that changes the game. */
export interface Played extends EntryBase {
    readonly n: number;
    readonly actions?: readonly string[];
    /** With secrets: the position before the first action, or after an undo; one after each action; and the log. */
    readonly position?: string;
    readonly positions?: readonly string[];
    readonly told?: Readonly<Record<Language, readonly Omit<LogLine, "n">[]>>;
    readonly undo?: number;
    readonly clock?: Clock;
    readonly over?: End;
}

export type GameEntry =
    | (Played & { readonly type: "start" })
    | (Played & { readonly type: "act"; readonly seat: number })
    | (Played & { readonly type: "resign"; readonly seat: number; readonly time: boolean })
    | (Played & { readonly type: "undo"; readonly seat: number; readonly to: number });

export type Entry =
    | GameEntry
    | (EntryBase & { readonly type: "seat"; readonly seat: number })
    | (EntryBase & { readonly type: "name"; readonly seat: number; readonly name: string })
    | (EntryBase & { readonly type: "ready"; readonly seat: number; readonly ready: boolean })
    | (EntryBase & { readonly type: "chat"; readonly seat: number; readonly text: string })
    | (EntryBase & {
          readonly type: "replace";
          readonly seat: number;
          readonly about: number;
          readonly level: string;
          readonly done: boolean;
          readonly clock?: Clock;
      })
    | (EntryBase & { readonly type: "return"; readonly seat: number; readonly clock?: Clock })
    | (EntryBase & { readonly type: "rematch"; readonly seat: number })
    | (EntryBase & { readonly type: "next"; readonly table: string });

export function isGameEntry(entry: Entry): entry is GameEntry {
    return entry.type === "start" || entry.type === "act" || entry.type === "resign" || entry.type === "undo";
}

export interface Created {
    readonly type: "created";
    readonly table: string;
    readonly seats: readonly { readonly seat: number; readonly mark: Mark; readonly secret: string }[];
    readonly watch: string;
    readonly invite: string;
}

export type FromServer =
    | Welcome
    | Entry
    | Created
    | { readonly type: "log"; readonly events: readonly Entry[] }
    | { readonly type: "presence"; readonly online: readonly number[]; readonly watchers: number }
    | { readonly type: "joined"; readonly table: string; readonly seat: number; readonly secret: string }
    | { readonly type: "status"; readonly tables: readonly (Welcome | null)[] }
    | { readonly type: "record"; readonly text: string }
    | { readonly type: "done"; readonly seq: number }
    | { readonly type: "refused"; readonly reason: string; readonly text?: string }
    | { readonly type: "pong"; readonly now: number };

export type Answer<Type extends FromServer["type"]> = Extract<FromServer, { readonly type: Type }>;

/** A refused request; `reason` is a word of docs/online.md. */
export class Refused extends Error {
    override readonly name = "Refused";
    readonly reason: string;

    constructor(reason: string, text = reason) {
        super(text);
        this.reason = reason;
    }
}

/** The connection was lost before the answer came. */
export class Lost extends Error {
    override readonly name = "Lost";
}
