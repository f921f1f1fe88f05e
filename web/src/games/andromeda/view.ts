/* The board of Andromeda's Edge as the engine writes it (src/games/andromeda/view.c). */
import type { About, GameView, Mark } from "../../table/view";

export const RESOURCES = ["ice", "nano", "titan", "credit", "energy"] as const;
export const TRACKS = ["sci", "ind", "com", "civ", "sup"] as const;
export const KINDS = ["transport", "fighter", "science", "cruiser"] as const;

export type Resource = (typeof RESOURCES)[number];
export type Track = (typeof TRACKS)[number];
export type Kind = (typeof KINDS)[number];

/** Something with a name, and what it does in words. */
export interface Entry {
    readonly id: string;
    readonly name: string;
    readonly does: string;
}

export interface Raider extends Entry {
    readonly class: string;
    readonly dice: number;
    readonly targeting: number;
    readonly range: number;
    readonly dragon: number;
}

export interface Region {
    readonly id: string;
    /** In half steps. */
    readonly x: number;
    readonly row: number;
    /** What follows is missing where there is no tile. */
    readonly tile?: string;
    readonly kind?: "planet" | "base" | "nebula" | "void" | "special";
    readonly name?: string;
    /** All that is there, and what it does. */
    readonly words?: string;
    /** A number on planets, ids on nebulae. */
    readonly moons?: number | readonly string[];
    readonly top?: string;
    readonly topName?: string;
    readonly bonus?: number;
    readonly resource?: Resource;
    readonly development?: string;
    readonly owner?: Mark;
    readonly settled?: number;
    readonly eventIcon?: number;
    readonly sells?: readonly Track[];
    readonly raiders?: readonly Raider[];
}

export interface Ship {
    readonly kind: Kind;
    /** A place, or bay, reserve, scrapyard, barge, out, slot-1A … */
    readonly at: string;
    readonly markers?: number;
}

export interface ShipKind {
    readonly name: string;
    readonly dice: number;
    readonly targeting: number;
    readonly shield: number;
    readonly range: number;
    readonly attack: number;
    readonly voyage: number;
}

export interface Module extends Entry {
    readonly damaged: number;
    readonly activated: number;
}

export interface UnityBoard {
    readonly commander: { readonly name: string; readonly does: string };
    readonly level: number;
    readonly helm: number;
    readonly helmSpaces: readonly string[];
    readonly section: number;
    readonly corrupted: number;
    readonly tokens: number;
    readonly modules: readonly (Entry & { readonly count: number; readonly damaged: number })[];
    /** By die face; `to` and `plan` are what a ship of the section would do now. */
    readonly sections: readonly { readonly faces: number; readonly action?: string; readonly to?: string; readonly plan?: string }[];
}

export interface Station {
    readonly mark: Mark;
    readonly name: string;
    readonly vp: number;
    readonly turns: number;
    readonly kinds: Readonly<Record<Kind, ShipKind>>;
    readonly resources: Readonly<Record<Resource, number>>;
    readonly tracks: Readonly<Record<Track, number>>;
    readonly leaders: number;
    readonly leadersAt: Readonly<Record<string, number>>;
    readonly ships: readonly Ship[];
    readonly rows: readonly (readonly Module[])[];
    readonly moons: readonly (Entry & { readonly unspent: number; readonly spent: number })[];
    /** The faction first, then upgrades and ability cards. */
    readonly cards: readonly (Entry & { readonly used: number })[];
    readonly handSize: number;
    readonly hand: readonly (Entry & { readonly count: number })[];
    readonly destiny: readonly Entry[];
    readonly wins: number;
    readonly raiders: number;
    readonly discoveries: number;
    readonly score?: Readonly<Record<string, number>>;
    readonly unity?: UnityBoard;
}

export interface Side {
    readonly side: Mark;
    readonly name: string;
    readonly dice: number;
    readonly targeting: number;
    readonly gained: number;
    readonly aimed: number;
    readonly guard: number;
    readonly prize: number;
    readonly lost: number;
    readonly won: number;
    readonly roll: readonly number[];
}

export interface Fight {
    readonly kind: "battle" | "void";
    readonly place: string | null;
    /** 1 to 6, in a battle. */
    readonly step?: number;
    readonly sides: readonly Side[];
}

export interface AndromedaBoard {
    readonly terminus: number;
    readonly event: number;
    readonly eventSteps: number;
    readonly ending: number;
    readonly active: string | null;
    readonly probe?: string | null;
    readonly control?: Mark;
    readonly places: readonly Region[];
    readonly market: readonly (readonly (Entry & { readonly cost: Readonly<Record<Resource, number>> })[])[];
    readonly upgrades: readonly (Entry & { readonly ship: Kind })[];
    readonly supremacy: readonly Entry[];
    readonly stations: readonly Station[];
    readonly fight?: Fight;
}

/** What the engine tells about a launch: its price, and the battle as things stand. */
export interface AndromedaAbout extends About {
    readonly energy?: number;
    readonly raider?: string;
    readonly from?: string | null;
    readonly warp?: number;
    /** My chance in thousandths, if there would be a battle. */
    readonly win?: number;
}

export type AndromedaView = GameView<AndromedaBoard>;
