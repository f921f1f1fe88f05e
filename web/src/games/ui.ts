/* What a game adds to the page: drawings, texts, lessons, an editor. The rules stay in the engine. The shell (everything outside
   web/src/games) knows games only through this interface. A *place* is the name of a clickable part of the board; the board renders it
   as `data-space`. */
import type { ComponentChildren, ComponentType } from "preact";
import type { Place } from "../board/frame";
import type { Lit } from "../board/lit";
import type { OwnBoards } from "../storage/boards";
import type { Lesson } from "../learn/lesson";
import type { Speed } from "../motion";
import type { Option } from "../play/clicks";
import type { Pointing } from "../play/usePointing";
import type { SoundName } from "../sound";
import type { BoardEntry, Setup, TableSource, Verdict } from "../table/table";
import type { Decision, GameView, Language, LogLine, Mark, Seat, Token } from "../table/view";
import type { Text } from "../words";

/** What the page knows of every game from the start; the rest of its UI is loaded when it is needed (games/index.ts). */
export interface GameCard {
    /** A line about the game on the start screen. */
    readonly tagline?: Text;
    /** Its name, known before the engine has answered. */
    readonly title?: Text;
    /** The marks of all possible seats in order, if they are known without the engine. */
    readonly marks?: readonly Mark[];
    /** Emblem, colours and short name of a seat. */
    readonly seatStyle: (seat: Mark) => SeatStyle;
    /** The set-up of the very first game; by default it follows from the game's options. */
    readonly firstSetup?: Setup;
    /** Reads stored options, whichever version of the page stored them. */
    readonly readOptions: (stored: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
    /** Whether its UI has a board editor. */
    readonly hasEditor?: boolean;
}

/** `Board` is the game's part of the view; `Effect` describes the visible effects of an action. */
export interface GameUi<Board = unknown, Effect = unknown> extends GameCard {
    /** The file behind the game's file option, as it comes with the game: for those who want to correct it. */
    readonly file?: GameFile;

    /** The board. */
    readonly Board: ComponentType<BoardProps<Board, Effect>>;
    /** What one seat has next to the board. */
    readonly Sheet: ComponentType<SheetProps<Board, Effect>>;
    /** Shown below the board, for example a market. */
    readonly BelowBoard?: ComponentType<BelowBoardProps<Board>>;
    /** Drawn above the whole screen, for example pieces flying from the board to a sheet. Stays mounted between effects, so animated
        children need keys. */
    readonly Overlay?: ComponentType<OverlayProps<Effect>>;
    /** Shown next to the title of the turn: actions left. */
    readonly TurnMeter?: ComponentType<ViewProps<Board>>;
    /** Shown above the buttons: the subject of a decision that is not on the board, such as dice just rolled. */
    readonly Subject?: ComponentType<SubjectProps<Board, Effect>>;
    /** SVG definitions (gradients) that the drawings refer to; rendered once. */
    readonly Definitions?: ComponentType;

    /** Creates a function that is called for each action in order and returns its animation. It may keep state. */
    readonly animator: () => (step: Step<Board>) => StepAnimation<Effect>;

    /** Where a token is drawn. Tokens that are drawn nowhere get a button from the shell. */
    readonly whereIs: (view: GameView<Board>, thing: Token) => Where | null;
    /** The piece at a place, if any. */
    readonly pieceAt: (view: GameView<Board>, place: string) => Piece | null;
    /** Occupied places: questions avoid covering them. */
    readonly occupied: (view: GameView<Board>) => readonly string[];
    /** Height of the board divided by its width, if that can be less than 1: on a narrow screen the space goes to what is below. */
    readonly shape?: (view: GameView<Board>) => number;
    /** The place that gets keyboard focus if nothing is highlighted. */
    readonly firstPlace: (view: GameView<Board>) => string;
    /** Describes what is at a place. */
    readonly describe: (view: GameView<Board>, place: string, language: Language) => string;
    /** A short name for a token. */
    readonly nameOf: (view: GameView<Board>, thing: Token, language: Language) => string;
    /** The text for a `data-help` key of its drawings; empty if the key is unknown. */
    readonly help?: (key: string, language: Language) => string;

    /** Shortcut letters of its buttons, independent of what else is offered. */
    readonly letters?: Readonly<Record<Token, Text>>;
    /** Shown while nothing is selected. */
    readonly pick: Text;
    /** Whether a token on the board also gets a button where clicking it is a complete decision. */
    readonly hasButtonToo?: (view: GameView<Board>, thing: Token) => boolean;
    /** The label of such a button, with the price; by default that of the decision. */
    readonly buttonLabel?: (view: GameView<Board>, decision: Decision, language: Language) => string;
    /** The label of a button that completes a decision begun with other clicks, where the name of the thing does not say it all. */
    readonly finalLabel?: (decision: Decision) => string | null;
    /** Whether a button is the primary one; `first` if it is the first in the list. */
    readonly isMain?: (view: GameView<Board>, thing: Token, first: boolean) => boolean;
    /** The button to put last: the end of the turn. */
    readonly lastButton?: Token;
    /** The place that a decision is about before any click, such as a contested one. */
    readonly placeInQuestion?: (view: GameView<Board>) => string | null;
    /** The question to ask next to the board when these options remain after `path`. */
    readonly ask?: (view: GameView<Board>, options: readonly Option[], path: readonly Token[], language: Language) => Question;
    /** A decision that a finger must make twice: it cannot be undone, and what it shows is large and easily touched. What to say before. */
    readonly touchTwice?: (view: GameView<Board>, decision: Decision, language: Language) => string | null;
    /** Identifies the part of a turn during which buttons that disappear stay as unavailable ones; null for none. */
    readonly turnPart?: (view: GameView<Board>) => string | null;
    /** Identifies a selected piece for as long as its abilities are the same; used to remember what it could do earlier. */
    readonly identity?: (view: GameView<Board>, thing: Token) => string | null;
    /** Actions that a player may expect but that are not among `offered`; the page says why. */
    readonly expected?: (view: GameView<Board>, offered: ReadonlySet<Token>, language: Language) => readonly Expected[];
    /** The things that an arrow for a decision goes along, from first to last; its clicks by default. */
    readonly way?: (decision: Decision) => readonly Token[];
    /** What matters now, in words: the first line of the coach. */
    readonly remark?: (view: GameView<Board>, language: Language) => string;

    /** Figures of a game for its end, besides turns and luck: fights, for example. */
    readonly figures?: (view: GameView<Board>, language: Language) => readonly Figure[];

    /** Whether the log has a heading for each turn. */
    readonly groupsLog?: boolean;

    /** A picker for the rules. */
    readonly Options?: ComponentType<OptionsProps>;
    /** The picture on the start screen. */
    readonly Hero?: ComponentType;
    /** Each seat's progress, for the list of saved games. */
    readonly standing?: (view: GameView<Board>, language: Language) => Standing;
    /** For a game with several boards. */
    readonly boards?: BoardsUi;
    /** The board editor. */
    readonly editor?: EditorUi;
    /** Lessons on the board. */
    readonly lessons?: LessonsUi;
    /** The rules to read. */
    readonly rules?: RulesUi;
}

export interface SeatStyle {
    /** Short. */
    readonly name: Text;
    /** CSS class that sets --seat and --strong. */
    readonly className: string;
    /** `colour` for lines and text on the page's background, `base` for areas below a white emblem. */
    readonly colour: string;
    readonly base: string;
    /** An SVG path around 0,0 with radius 1. Colour is never the only cue. */
    readonly emblem: string;
}

export interface ViewProps<Board> {
    readonly view: GameView<Board>;
}

export interface GameFile {
    readonly name: string;
    readonly load: () => Promise<{ readonly default: string }>;
}

export interface SubjectProps<Board, Effect> extends ViewProps<Board> {
    readonly effect: Effect | null;
    readonly speed: Speed;
}

export interface BoardProps<Board, Effect> extends ViewProps<Board> {
    /** The seat to draw for: the one to decide, otherwise the one to move. */
    readonly seat: Mark;
    /** Describes a place and what can be done there. */
    readonly describe: (place: string) => string;
    /** Places that can be clicked next; places whose piece can be selected; the selection; what a panel or the log highlights. */
    readonly lit: ReadonlyMap<string, Lit>;
    readonly ready: ReadonlySet<string>;
    readonly chosen: readonly string[];
    /** The clicks made so far, on the board or not. */
    readonly path?: readonly Token[];
    readonly highlighted: readonly string[];
    readonly effect: Effect | null;
    readonly speed: Speed;
    /** The place with keyboard focus. */
    readonly focus: string;
    readonly onFocus: (place: string) => void;
    readonly onPoint: (place: string) => void;
    readonly onDragStart: (place: string) => void;
    readonly onBack: () => void;
    readonly onHover: (place: string | null) => void;
    /** Renders what floats above the board next to a place: a question or an explanation. */
    readonly floating?: (place: (name: string) => Place) => ComponentChildren;
}

export interface SheetProps<Board, Effect> extends ViewProps<Board> {
    readonly seat: Seat;
    /** Name of the player. */
    readonly player: string;
    readonly pointing: Pointing;
    readonly thinking: boolean;
    readonly won: boolean;
    /** Show only the essentials. */
    readonly brief: boolean;
    readonly effect: Effect | null;
}

export interface BelowBoardProps<Board> extends ViewProps<Board> {
    readonly pointing: Pointing;
}

export interface OverlayProps<Effect> {
    readonly effect: Effect;
    readonly speed: Speed;
}

/** One action to be shown. */
export interface Step<Board> {
    readonly before: GameView<Board>;
    readonly view: GameView<Board>;
    readonly line: LogLine | null;
}

export interface StepAnimation<Effect> {
    /** Duration in milliseconds at normal speed. */
    readonly time: number;
    readonly sound: SoundName | null;
    readonly effect: Effect | null;
    /** What comes first, for suspense: while dice tumble the position before the action is still shown, everywhere. */
    readonly lead?: Omit<StepAnimation<Effect>, "lead">;
}

/** At a place of the board, or on a sheet or card, which handle clicks themselves. */
export type Where = { readonly on: "board"; readonly place: string } | { readonly on: "sheet" };

export interface Piece {
    /** Null if it belongs to nobody. */
    readonly seat: Mark | null;
}

export interface Question {
    readonly title: string;
    readonly label: (option: Option) => string;
}

export interface Expected {
    readonly label: string;
    /** The clicks it would take. */
    readonly things: readonly Token[];
}

export interface Figure {
    readonly label: string;
    readonly of: (seat: Mark) => number;
}

export interface OptionsProps {
    readonly options: Readonly<Record<string, string>>;
    readonly onChange: (part: Readonly<Record<string, string>>) => void;
}

export interface Standing {
    /** All of it as text. */
    readonly words: string;
    readonly seats: readonly { readonly seat: Mark; readonly value: number }[];
}

export interface BoardsUi {
    /** The option that selects a board. */
    readonly option: string;
    /** Player counts to offer until the list of boards has loaded. */
    readonly usualSeats: readonly number[];
    /** The board of a record, as a line. */
    readonly lineOf: (tags: ReadonlyMap<string, string>) => string;
    /** A thumbnail of a board. */
    readonly Picture: ComponentType<{ readonly line: string }>;
}

export interface EditorUi {
    readonly Screen: ComponentType<EditorProps>;
    /** Whether the line is a board, complete or not. */
    readonly isBoard: (line: string) => boolean;
    /** Whether it can be played. */
    readonly judge: (source: TableSource, line: string, language: Language) => Promise<Verdict>;
    /** The same for the contents of a file. */
    readonly judgeFile: (source: TableSource, text: string, language: Language) => Promise<FileVerdict>;
    /** The player's own board as an entry of the start screen; null if it cannot be played. */
    readonly entry: (source: TableSource, line: string, language: Language) => Promise<BoardEntry | null>;
}

/** The board in the file as a line, or why it cannot be played. */
export type FileVerdict = { readonly good: true; readonly line: string } | { readonly good: false; readonly why: string };

export interface EditorProps {
    readonly source: TableSource;
    readonly own: OwnBoards;
    readonly boards: readonly BoardEntry[];
    /** A board to open, from a link or a file. */
    readonly arrived: string | null;
    readonly onTaken: () => void;
    /** Error message about the last game, link or file. */
    readonly problem: string;
    readonly onOwnChange: () => void;
    readonly onPlay: (line: string, seats: number) => void;
    readonly onHome: () => void;
}

export interface LessonsUi {
    /** For the start screen. */
    readonly note: Text;
    /** The game to play after the lessons, against the easiest opponent. */
    readonly firstGame: Setup;
    /** The lessons, loaded when their list is opened. */
    readonly load: () => Promise<Lessons>;
}

export interface Lessons {
    /** Above the list. */
    readonly about: Text;
    /** In the recommended order. */
    readonly list: readonly Lesson[];
}

export interface RulesUi {
    /** Markdown texts, keyed by screen and loaded when they are read; the first one is the rules. */
    readonly books: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ readonly default: string }>>>>>;
    /** The book that a link to a file leads to. */
    readonly files: Readonly<Record<string, readonly [book: string, language: Language]>>;
    /** Figures to show after the heading of a section. */
    readonly Figures?: ComponentType<{ readonly source: TableSource; readonly book: string; readonly section: number }>;
}
