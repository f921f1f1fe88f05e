// Games in progress, kept on this device after every action. A save that cannot be read is put aside, never thrown away.

export interface Saved {
    readonly id: string;
    /** When it was last played, in milliseconds since 1970. */
    readonly when: number;
    readonly over: boolean;
    readonly record: string;
}

/** As much of the browser's storage as is used here, so that tests can do without a browser. */
export type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const GAME = "astragal.game.";
const ASIDE = "astragal.aside.";

/** Finished games beyond these are forgotten, the oldest first. */
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

    /** All games that can be read, the last played first. Others are put aside on the way. */
    list(): readonly Saved[] {
        const games: Saved[] = [];
        for (const key of keys(this.#storage, GAME)) {
            const saved = read(this.#storage, key);
            if (saved) games.push(saved);
            else this.putAside(key.slice(GAME.length));
        }
        return games.sort((a, b) => b.when - a.when);
    }

    /** False when the browser has no room, or keeps nothing. */
    save(id: string, record: string, over: boolean): boolean {
        const value = JSON.stringify({ when: Date.now(), over, record });
        const forgettable = this.list().filter((saved) => saved.over && saved.id !== id).reverse();
        const surplus = forgettable.length - FINISHED_KEPT;
        for (let i = 0; i < surplus; i++) this.remove(forgettable[i]!.id);
        for (const oldest of [null, ...forgettable.slice(Math.max(surplus, 0))]) {
            if (oldest) this.remove(oldest.id);
            try {
                this.#storage.setItem(GAME + id, value);
                return true;
            } catch {
                // No room: an old finished game goes, and we try again.
            }
        }
        return false;
    }

    /** As it was before it was removed. False when its room is taken. */
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

    /** Keeps a save that cannot be used out of the way, so that its owner can still take it elsewhere. */
    putAside(id: string): void {
        const text = this.#storage.getItem(GAME + id);
        if (text === null) return;
        // The room it needs is its own.
        this.#storage.removeItem(GAME + id);
        this.#storage.setItem(ASIDE + id, text);
    }

    /** What was put aside: as it was found. */
    aside(): readonly { readonly id: string; readonly text: string }[] {
        return keys(this.#storage, ASIDE).map((key) => ({ id: key.slice(ASIDE.length), text: this.#storage.getItem(key) ?? "" }));
    }

    removeAside(id: string): void {
        this.#storage.removeItem(ASIDE + id);
    }
}
