// Saved games, stored on this device after every action. A save that cannot be read is moved aside, never deleted.

export interface Saved {
    readonly id: string;
    /** Time of the last action, in milliseconds since 1970. */
    readonly when: number;
    readonly over: boolean;
    readonly record: string;
}

/** The part of Storage used here, so that tests need no browser. */
export type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const GAME = "astragal.game.";
const ASIDE = "astragal.aside.";

/** Older finished games beyond this number are deleted. */
const FINISHED_KEPT = 20;

function keys(storage: Storage, prefix: string): string[] {
    const found: string[] = [];
    for (let i = 0; i < storage.length; i++) {
        const key = storage.key(i);
        if (key?.startsWith(prefix)) found.push(key);
    }
    return found;
}

function read(storage: Storage, key: string): Saved | null {
    try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? "");
        if (typeof value !== "object" || value === null) return null;
        const { when, over, record } = value as Record<string, unknown>;
        if (typeof when !== "number" || typeof over !== "boolean" || typeof record !== "string") return null;
        return { id: key.slice(GAME.length), when, over, record };
    } catch {
        return null;
    }
}

export class Saves {
    readonly #storage: Storage;

    constructor(storage: Storage) {
        this.#storage = storage;
    }

    newId(): string {
        return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    }

    /** All readable games, most recent first. Unreadable ones are moved aside. */
    list(): readonly Saved[] {
        const games: Saved[] = [];
        for (const key of keys(this.#storage, GAME)) {
            const saved = read(this.#storage, key);
            if (saved) games.push(saved);
            else this.putAside(key.slice(GAME.length));
        }
        return games.sort((a, b) => b.when - a.when);
    }

    /** Returns false if storage is full or disabled. */
    save(id: string, record: string, over: boolean): boolean {
        const value = JSON.stringify({ when: Date.now(), over, record });
        const forgettable = this.list()
            .filter((saved) => saved.over && saved.id !== id)
            .reverse();
        const surplus = forgettable.length - FINISHED_KEPT;
        for (let i = 0; i < surplus; i++) this.remove(forgettable[i]!.id);
        for (const oldest of [null, ...forgettable.slice(Math.max(surplus, 0))]) {
            if (oldest) this.remove(oldest.id);
            try {
                this.#storage.setItem(GAME + id, value);
                return true;
            } catch {
                // Full: delete the oldest finished game and retry.
            }
        }
        return false;
    }

    /** Restores a deleted game. False if there is no room any more. */
    restore({ id, ...value }: Saved): boolean {
        try {
            this.#storage.setItem(GAME + id, JSON.stringify(value));
            return true;
        } catch {
            return false;
        }
    }

    remove(id: string): void {
        this.#storage.removeItem(GAME + id);
    }

    /** Moves an unusable save aside, so that its owner can still rescue it. */
    putAside(id: string): void {
        const text = this.#storage.getItem(GAME + id);
        if (text === null) return;
        // Frees its own room first.
        this.#storage.removeItem(GAME + id);
        this.#storage.setItem(ASIDE + id, text);
    }

    /** Saves that were moved aside, unaltered. */
    aside(): readonly { readonly id: string; readonly text: string }[] {
        return keys(this.#storage, ASIDE).map((key) => ({ id: key.slice(ASIDE.length), text: this.#storage.getItem(key) ?? "" }));
    }

    removeAside(id: string): void {
        this.#storage.removeItem(ASIDE + id);
    }
}
