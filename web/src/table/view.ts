// What a seat may see, as the C side writes it (src/game/game.c, src/table/view.c, src/games/quantum/view.c). The page
// reads these and holds no rule of its own.

export type Language = "en" | "fr";

/** A seat's mark in notation: V, K, O, A. */
export type Mark = string;

/** A thing to point at: a space ("d4"), a die in the scrapyard ("scrap5") or in hand, a card, or a button ("keep"). */
export type Token = string;

/** One thing that can be decided now. */
export interface Decision {
    /** Its notation; what `play` takes. */
    readonly action: string;
    /** What to point at, in order. No decision's clicks are the beginning of another's. */
    readonly clicks: readonly Token[];
    /** What it would do, in words. */
    readonly label: string;
    /** The exact probability that it succeeds, for those that can fail. */
    readonly odds?: number;
}

/** What happened: one line of the log. */
export interface LogLine {
    /** Its number in the record, counted from 0. */
    readonly n: number;
    /** Who decided; null for dice and other chance. */
    readonly seat: Mark | null;
    /** Its notation; null where the viewer may not know it. */
    readonly action: string | null;
    readonly text: string;
    /** What the decision pointed at. */
    readonly things: readonly Token[];
}

/** What every game's view has. `Board` is the game's own part. */
export interface GameView<Board> {
    readonly game: string;
    readonly viewer: Mark | null;
    /** Who is to decide. */
    readonly who: Mark | "chance" | "over";
    /** What is to be decided, in words. */
    readonly prompt: string;
    /** When the game is over: each seat's share of the win, in the order of the seats. */
    readonly result?: readonly number[];
    readonly board: Board;
    /** There while somebody whose decisions the viewer may see is to decide. */
    readonly decisions?: readonly Decision[];
    /** The words on each button that occurs in the clicks. */
    readonly buttons?: Readonly<Record<Token, string>>;
    /** From the action that was asked for on. */
    readonly log: readonly LogLine[];
    /** How many actions may be taken back. */
    readonly undo: number;
    /** How many actions were played. */
    readonly length: number;
}

export interface Planet {
    readonly at: Token;
    readonly number: number;
    readonly start: boolean;
    /** Cube locations, and the owners of the cubes that are placed. */
    readonly locations: number;
    readonly cubes: readonly Mark[];
    /** What each seat's ships in its orbit add up to; only seats that have one there. */
    readonly orbit: Readonly<Record<Mark, number>>;
}

/** A die. Exactly one of at, scrapyard and off is there. */
export interface Ship {
    readonly seat: Mark;
    readonly number: number;
    /** Which of the seat's dice it is: the same die keeps it for the whole game. */
    readonly die: number;
    readonly at?: Token;
    /** The token to point at it in the scrapyard; equal dice share one. */
    readonly scrapyard?: Token;
    readonly off?: "hand" | "wreck";
    readonly moved: boolean;
    readonly ability: boolean;
}

export interface Card {
    /** The token to point at it. */
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
    /** Rule set `full`: cards still to take, and the commands. */
    readonly owed?: number;
    readonly commands?: readonly Command[];
}

export interface QuantumBoard {
    readonly map: string;
    readonly rules: "sheet" | "basic" | "full";
    readonly printing?: "first" | "revised";
    readonly entanglement: boolean;
    readonly ranks: number;
    readonly files: number;
    /** Cubes that each seat has to place in all. */
    readonly cubes: number;
    /** Rows of tiles from the top: a planet's number, 0 for the Void, null for none. */
    readonly tiles: readonly (readonly (number | null)[])[];
    readonly planets: readonly Planet[];
    readonly ships: readonly Ship[];
    readonly sheets: readonly Sheet[];
    readonly turn: Mark;
    /** 0 set-up, 1 actions, 2 end of the turn. */
    readonly phase: number;
    readonly actions: number;
    /** Cards earned this turn. */
    readonly earned: number;
    /** Rule set `full`: combat dice that are being settled. */
    readonly dice?: readonly [number, number];
    readonly market?: readonly Card[];
    readonly gambitsLeft?: number;
    readonly commandsLeft?: number;
    /** Who takes a card first. */
    readonly picks?: Mark;
    /** While an attack is settled: from where and on which space. */
    readonly attacker?: Token;
    readonly contested?: Token;
}

export type View = GameView<QuantumBoard>;
