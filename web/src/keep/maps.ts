// Maps of one's own, kept on this device.

import type { Storage } from "./saves";

export interface OwnMap {
    readonly id: string;
    /** When it was last saved, in milliseconds since 1970. */
    readonly when: number;
    /** The whole map in one line (docs/notation.md). */
    readonly line: string;
}

const MAP = "astragal.map.";

function read(text: string | null, id: string): OwnMap | null {
    try {
        const value: unknown = JSON.parse(text ?? "");
        if (typeof value !== "object" || value === null) return null;
        const { when, line } = value as Record<string, unknown>;
        return typeof when === "number" && typeof line === "string" ? { id, when, line } : null;
    } catch {
        return null;
    }
}

export class OwnMaps {
    readonly #storage: Storage;

    constructor(storage: Storage) {
        this.#storage = storage;
    }

    /** The last saved first. What cannot be read is left where it is. */
    list(): readonly OwnMap[] {
        const maps: OwnMap[] = [];
        for (let i = 0; i < this.#storage.length; i++) {
            const key = this.#storage.key(i);
            const map = key?.startsWith(MAP) ? read(this.#storage.getItem(key), key.slice(MAP.length)) : null;
            if (map) maps.push(map);
        }
        return maps.sort((a, b) => b.when - a.when);
    }

    newId(): string {
        return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    }

    /** False when the browser has no room, or keeps nothing. */
    save(id: string, line: string): boolean {
        try {
            this.#storage.setItem(MAP + id, JSON.stringify({ when: Date.now(), line }));
            return true;
        } catch {
            return false;
        }
    }

    remove(id: string): void {
        this.#storage.removeItem(MAP + id);
    }
}
