// The online tables that this device has joined, with their secrets, in the browser's storage.

import type { Storage } from "../storage/saves";
import type { Created, Door, Welcome } from "./messages";

export interface OwnTable extends Door {
    readonly game: string;
    /** When it was last opened, in milliseconds since 1970. */
    readonly when: number;
    readonly over: boolean;
    /** The server's commitment to the dice, as first received. */
    readonly commitment: string | null;
    /** The links that the creator of the table can share. Unknown after a rematch, since seats have rotated. */
    readonly links?: Links;
}

export interface Links {
    readonly seats: Created["seats"];
    readonly watch: string;
    readonly invite: string;
}

const KEY = "astragal.tables";
const NAME = "astragal.name";
/** Maximum number stored; the oldest are dropped. */
const MOST = 50;

const TABLE = /^[0-9a-z]{12}$/;
const SECRET = /^[A-Za-z0-9_-]{22}$/;

/** Reads a link to a table: #TABLE.SECRET. */
export function readDoor(hash: string): Door | null {
    const [table = "", secret = "", ...more] = hash.replace(/^#/, "").split(".");
    return more.length === 0 && TABLE.test(table) && SECRET.test(secret) ? { table, secret } : null;
}

export function linkToTable({ table, secret }: Door, page: string): string {
    return `${page}#${table}.${secret}`;
}

function isOwnTable(value: unknown): value is OwnTable {
    if (!value || typeof value !== "object") return false;
    const { table, secret, game, when, over } = value as Record<string, unknown>;
    return (
        typeof table === "string" &&
        TABLE.test(table) &&
        typeof secret === "string" &&
        SECRET.test(secret) &&
        typeof game === "string" &&
        typeof when === "number" &&
        typeof over === "boolean"
    );
}

export class OwnTables {
    readonly #storage: Storage;

    constructor(storage: Storage) {
        this.#storage = storage;
    }

    /** Most recent first. */
    list(): readonly OwnTable[] {
        try {
            const stored: unknown = JSON.parse(this.#storage.getItem(KEY) ?? "[]");
            return Array.isArray(stored) ? stored.filter(isOwnTable).sort((one, two) => two.when - one.when) : [];
        } catch {
            return [];
        }
    }

    find(table: string): OwnTable | null {
        return this.list().find((one) => one.table === table) ?? null;
    }

    /** Adds or updates a table. */
    put(door: Door, part: Partial<Omit<OwnTable, "table" | "secret">>): void {
        const old = this.find(door.table);
        const one: OwnTable = { game: "", over: false, commitment: null, ...old, ...door, ...part, when: part.when ?? Date.now() };
        this.#write([one, ...this.list().filter(({ table }) => table !== door.table)]);
    }

    /** Updates a table from the server's welcome. */
    welcome(door: Door, { game, over, commitment }: Pick<Welcome, "game" | "over" | "commitment">): void {
        this.put(door, { game, over: over !== undefined, commitment: this.find(door.table)?.commitment ?? commitment });
    }

    /** Adds the table of a rematch, which has the same secret. */
    follow(table: string, next: string): void {
        const old = this.find(table);
        if (old && !this.find(next))
            this.put({ table: next, secret: old.secret }, { game: old.game, ...(old.links ? { links: { ...old.links, seats: [] } } : {}) });
    }

    forget(table: string): void {
        this.#write(this.list().filter((one) => one.table !== table));
    }

    /** The player's last name. */
    get name(): string {
        return this.#storage.getItem(NAME) ?? "";
    }

    set name(name: string) {
        try {
            this.#storage.setItem(NAME, name);
        } catch {
            /* Storage is full: the name has to be entered again. */
        }
    }

    #write(tables: readonly OwnTable[]): void {
        try {
            this.#storage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
        } catch {
            /* Storage is full: tables can be reopened only by their links. */
        }
    }
}
