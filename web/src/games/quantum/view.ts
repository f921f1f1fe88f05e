// Quantum's part of the view, as written by src/games/quantum/view.c.

import type { GameView, Mark, Token } from "../../table/view";

export interface Planet {
    readonly at: Token;
    readonly number: number;
    readonly start: boolean;
    /** Number of cube locations, and the owners of the cubes placed. */
    readonly locations: number;
    readonly free: number;
    readonly cubes: readonly Mark[];
    /** Sum of each seat's ships in the orbit; only seats that have ships there. */
    readonly orbit: Readonly<Record<Mark, number>>;
    /** Whether the seat to move could construct here if it had the actions. */
    readonly ready: boolean;
}

/** A die. Exactly one of at, scrapyard, hand and wreck is present. */
export interface Ship {
    readonly seat: Mark;
    readonly number: number;
    /** Identifies the die within its seat for the whole game. */
    readonly die: number;
    readonly at?: Token;
    /** Its token in the scrapyard or in hand; equal dice share one. */
    readonly scrapyard?: Token;
    readonly hand?: Token;
    readonly wreck?: true;
    readonly moved: boolean;
    readonly ability: boolean;
}

export interface Card {
    /** The token to click. */
    readonly card: Token;
    readonly kind: "gambit" | "command";
    readonly name: string;
    readonly text: string;
}

export interface Command extends Card {
    readonly new: boolean;
    readonly used: boolean;
}

export interface Sheet {
    readonly seat: Mark;
    readonly name: string;
    /** False once the seat has resigned. */
    readonly present: boolean;
    /** Cubes still to place. */
    readonly cubes: number;
    readonly dominance: number;
    /** Not in the rule set `basic`. */
    readonly research?: number;
    /** Rule set `full`: cards still to draw, and the commands. */
    readonly owed?: number;
    readonly commands?: readonly Command[];
}

/** The phases of a game: values of `phase`. */
export const Phase = { setUp: 0, actions: 1, end: 2 } as const;

export interface QuantumBoard {
    readonly map: string;
    readonly rules: "sheet" | "basic" | "full";
    readonly printing?: "first" | "revised";
    readonly entanglement: boolean;
    readonly ranks: number;
    readonly files: number;
    /** Total cubes per seat. */
    readonly cubes: number;
    /** Rows of tiles from the top: the planet's number, 0 for the Void, null for no tile. */
    readonly tiles: readonly (readonly (number | null)[])[];
    readonly planets: readonly Planet[];
    readonly ships: readonly Ship[];
    readonly sheets: readonly Sheet[];
    readonly turn: Mark;
    readonly phase: (typeof Phase)[keyof typeof Phase];
    readonly actions: number;
    /** Cards earned this turn. */
    readonly earned: number;
    /** Rule set `full`: combat dice being resolved. */
    readonly dice?: readonly [number, number];
    readonly market?: readonly Card[];
    readonly gambitsLeft?: number;
    readonly commandsLeft?: number;
    /** Who takes a card first. */
    readonly picks?: Mark;
    /** While an attack is resolved: the attacker's space and the target. */
    readonly attacker?: Token;
    readonly contested?: Token;
}

export type QuantumView = GameView<QuantumBoard>;
