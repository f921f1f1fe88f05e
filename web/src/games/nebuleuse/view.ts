// Nébuleuse Rouge's part of the view, as src/games/nebuleuse/view.c writes it. What the viewer may not know is not there.

import type { About, GameView, Mark } from "../../table/view";

export const FIELDS = ["S", "D", "M", "C"] as const;
export type Field = (typeof FIELDS)[number];
export type Needs = Readonly<Partial<Record<Field, number>>>;

export type ShipKind = "frombola" | "spatha";

export interface PieceCount {
    readonly id: string;
    readonly name: string;
    readonly have: number;
    readonly min: number;
    readonly max: number;
    /** Scanners and detectors of the one to move that still work in this turn. */
    readonly ready?: number;
}

export interface Kept {
    readonly id: string;
    readonly name: string;
    readonly zone: string;
    readonly sapiens: boolean;
    readonly squads: number;
    readonly observe: number;
}

export interface ShipBoard {
    readonly seat: Mark;
    readonly name: string;
    readonly present: boolean;
    readonly pv: number;
    readonly ship: ShipKind;
    /** base, S1 ... S5, X. */
    readonly at: string;
    readonly doing: "base" | "flying" | "observing" | "contact";
    readonly slot?: string;
    readonly pieces: readonly PieceCount[];
    readonly exp: Readonly<Record<Field, number>>;
    readonly missions: number;
    readonly exo: readonly string[];
    readonly exoPlaces: number;
    readonly lostTurns: number;
    readonly draws: number;
    readonly equipmentCost: number;
    readonly firstThrusterCost: number;
    readonly personCost: number;
    readonly kept: readonly Kept[];
}

export interface Threshold {
    readonly pv: number;
    readonly adds: Needs;
    readonly needs: Needs;
    /** Experience that each seat still lacks for it. */
    readonly missing: Readonly<Record<Mark, number>>;
}

export interface Species extends Kept {
    readonly steps: readonly Threshold[];
    /** Who has a joker for it. */
    readonly jokers: readonly Mark[];
}

export interface Contact {
    readonly seat: Mark;
    readonly steps: number;
    readonly pv: number;
    readonly paid: Needs;
    readonly joker?: string;
    readonly due?: Needs;
}

export interface Slot {
    readonly id: string;
    readonly name: string;
    readonly taken: boolean;
    readonly sector?: string;
    readonly zone?: string;
    readonly up?: boolean;
    /** Whether this viewer knows the face. */
    readonly known?: boolean;
    readonly scans?: readonly Mark[];
    readonly observer?: Mark | null;
    /** Whose contact is over while an observer has still to leave. */
    readonly owner?: Mark | null;
    readonly looks?: Readonly<Record<Mark, number>>;
    readonly contact?: Contact | null;
    readonly card?: Species;
}

export interface Sector {
    readonly id: string;
    readonly zone: string;
    readonly base: boolean;
    readonly planets: number;
    readonly tokens: number;
    readonly ships: readonly Mark[];
    readonly slots: readonly string[];
}

export interface Border {
    readonly from: string;
    readonly to: string;
    readonly cost: number;
    /** Adjacent to the sector of the ship to move. */
    readonly near: boolean;
}

export interface DeckCard {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly risk: boolean;
    readonly copies: number;
    readonly unseen: number;
    /** Whether, turned up now, it would harm or benefit the seat to move. */
    readonly hurts: boolean;
    readonly gains: boolean;
    readonly zones?: string;
    readonly field?: string;
    readonly force?: number;
    readonly trophyPv?: number;
    readonly trophyField?: string;
    readonly rolls?: number;
    readonly cards?: number;
    readonly piece?: string;
    readonly tech?: string;
}

export interface Point {
    readonly stage: string;
    readonly for?: string;
    readonly count?: number;
    readonly sector?: string;
    readonly piece?: string;
    readonly slot?: string;
    readonly tech?: string;
    readonly card?: string;
    readonly rolls?: number;
    readonly trophy?: boolean;
    readonly trophyOf?: string;
}

export interface Pile {
    readonly zone: string;
    readonly left: number;
    readonly size: number;
    readonly of: number;
    readonly sapiens: number;
    readonly needs: Needs;
}

export interface NebuleuseBoard {
    readonly round: number;
    readonly roundLimit: number;
    readonly endPv: number;
    readonly promotionPv: number;
    readonly experienceMax: number;
    readonly lastRound: boolean;
    readonly turn: Mark;
    /** Cards in hand now; nobody sees them. */
    readonly hand: number;
    readonly takenOff: boolean;
    readonly beganInX: boolean;
    readonly reset: boolean;
    readonly point: Point;
    readonly deck: { readonly cards: readonly DeckCard[]; readonly size: number; readonly unseen: number; readonly hurt: number; readonly gain: number };
    readonly sectors: readonly Sector[];
    readonly base: { readonly ships: readonly Mark[] };
    readonly borders: readonly Border[];
    readonly gate: {
        readonly open: boolean;
        readonly enter: number;
        readonly leave: number;
        readonly sureLasers: number;
        readonly tryDie: number;
        readonly contacts: number;
        readonly cards: number;
        readonly ships: readonly Mark[];
    };
    readonly piles: readonly Pile[];
    readonly slots: readonly Slot[];
    readonly ships: readonly ShipBoard[];
    readonly experts: Readonly<Partial<Record<Field, number>>>;
    readonly missionPv: readonly number[];
    /** What each face of the die costs: a piece, or "person". */
    readonly die: readonly string[];
    readonly fights: readonly { readonly difference: number; readonly rolls: number; readonly trophy: boolean }[];
    readonly jokers: Readonly<Record<string, string>>;
}

export interface NebuleuseAbout extends About {
    readonly card?: string;
    readonly type?: string;
    readonly risk?: boolean;
    readonly discarded?: boolean;
    readonly species?: string;
    readonly slot?: string;
    readonly secret?: boolean;
    readonly die?: number;
    readonly damage?: boolean;
    readonly piece?: string;
    readonly cost?: number;
    readonly field?: string;
    readonly sector?: string;
}

export type NebuleuseView = GameView<NebuleuseBoard>;
