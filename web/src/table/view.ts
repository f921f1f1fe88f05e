// The view: what a seat may see, as written by the C side (src/game/game.c, src/table/table_view.c). The page implements no rules.
// Each game's own part is described in games/.

export type Language = "en" | "fr";

/** A seat's mark in notation: a letter or a word, constant during a game. */
export type Mark = string;

/** Something to click: a place of the board ("d4"), something on a sheet, or a button ("keep"). */
export type Token = string;

/** A probability attached to a decision, named by the game: "4 of 31: hurts". */
export interface Chance {
    /** Success, harm, gain, or the win of one of several sides. */
    readonly kind: "success" | "risk" | "gain" | "side";
    readonly name: string;
    readonly chance: number;
    /** "4 of 31", where that says more than a percentage. */
    readonly part?: number;
    readonly of?: number;
    /** The side, for kind "side". */
    readonly seat?: Mark;
}

/** Details of an action for drawing it. */
export interface About {
    readonly kind: string;
    readonly dice?: readonly number[];
    /** Whether it attacks a piece. */
    readonly attack?: boolean;
    /** How many actions it costs, where its button would not say so otherwise. */
    readonly actions?: number;
}

/** A decision that can be made now. */
export interface Decision {
    /** In notation; the argument of `play`. */
    readonly action: string;
    /** What to click, in order. No decision's clicks are a prefix of another's. */
    readonly clicks: readonly Token[];
    /** What it does, in words. */
    readonly label: string;
    /** Exact probabilities, if it depends on chance. */
    readonly odds?: readonly Chance[];
    readonly about?: About;
    /** A warning to confirm first, if it cannot be undone. */
    readonly caution?: string;
}

/** A line of the log. */
export interface LogLine {
    /** Index in the record, from 0. */
    readonly n: number;
    /** Who decided; null for chance. */
    readonly seat: Mark | null;
    /** Whose turn it was. */
    readonly turn: Mark;
    /** In notation, as far as the viewer may know it. */
    readonly action: string;
    readonly text: string;
    readonly about?: About;
    /** What the decision clicked. */
    readonly things: readonly Token[];
}

export interface Seat {
    readonly mark: Mark;
    readonly name: string;
    /** An automa is played by the game. */
    readonly kind: "player" | "automa";
    /** Seats with the same number win together. */
    readonly team: number;
    /** False once the seat has resigned. */
    readonly present: boolean;
}

/** A seat's result. */
export interface Result {
    readonly seat: Mark;
    /** 1 for a win, alone or with its team; 1/n if shared by n sides; otherwise 0. */
    readonly utility: number;
    /** 1 is the first place; ties share one. */
    readonly place: number;
    readonly score?: number;
}

/** A place of the board, for clients that do not know the game. */
export interface Space {
    readonly thing: Token;
    readonly name: string;
    /** Centre, in half steps from the top left. */
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly shape: "square" | "hexagon" | "circle" | "card";
    /** What is there, in at most three short lines. */
    readonly text: string;
}

/** The part of the view that all games share. `Board` is the game's own part. */
export interface GameView<Board> {
    readonly game: string;
    /** The seat it is for; null for nobody: everything, or what is public. */
    readonly viewer: Mark | null;
    /** Whether the game hides anything from a seat before it is over. */
    readonly secrets: boolean;
    /** Who is to decide. */
    readonly who: Mark | "chance" | "over";
    /** What is to be decided, in words. */
    readonly prompt: string;
    /** When the game is over, in seat order. */
    readonly result?: readonly Result[];
    /** In seat order. */
    readonly seats: readonly Seat[];
    /** Whose turn it is. */
    readonly turn: Mark;
    readonly board: Board;
    /** Present if requested. */
    readonly places?: readonly Space[];
    /** Present while someone is to decide whose decisions the viewer may see. */
    readonly decisions?: readonly Decision[];
    /** Labels of the buttons that occur in clicks. */
    readonly buttons?: Readonly<Record<Token, string>>;
    /** With places: names of tokens in clicks that are neither buttons nor places. */
    readonly names?: Readonly<Record<Token, string>>;
    /** From the requested action onwards. */
    readonly log: readonly LogLine[];
    /** Whether the next action is automatic: dice, or the only choice. */
    readonly automatic: boolean;
    /** How many actions may be undone. */
    readonly undo: number;
    /** How many actions were played. */
    readonly length: number;
}

/** A view as the shell sees it. */
export type View = GameView<unknown>;
