// The player's own boards, stored on this device. The key dates from when there was one game, whose boards are maps.

import type { Storage } from "./saves";

export interface OwnBoard {
    readonly id: string;
    /** Time of the last save, in milliseconds since 1970. */
    readonly when: number;
    /** The whole board as a line (docs/notation.md). */
    readonly line: string;
}

const BOARD = "astragal.map.";

function read(text: string | null, id: string): OwnBoard | null {
    try {
        const value: unknown = JSON.parse(text ?? "");
        if (typeof value !== "object" || value === null) return null;
        const { when, line } = value as Record<string, unknown>;
        return typeof when === "number" && typeof line === "string" ? { id, when, line } : null;
    } catch {
        return null;
    }
}

export class OwnBoards {
    readonly #storage: Storage;

    constructor(storage: Storage) {
        this.#storage = storage;
    }

    /** Most recent first. Unreadable entries are left untouched. */
    list(): readonly OwnBoard[] {
        const boards: OwnBoard[] = [];
        for (let i = 0; i < this.#storage.length; i++) {
            const key = this.#storage.key(i);
            const board = key?.startsWith(BOARD) ? read(this.#storage.getItem(key), key.slice(BOARD.length)) : null;
            if (board) boards.push(board);
        }
        return boards.sort((a, b) => b.when - a.when);
    }

    newId(): string {
        return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    }

    /** Returns false if storage is full or disabled. */
    save(id: string, line: string): boolean {
        try {
            this.#storage.setItem(BOARD + id, JSON.stringify({ when: Date.now(), line }));
            return true;
        } catch {
            return false;
        }
    }

    remove(id: string): void {
        this.#storage.removeItem(BOARD + id);
    }
}
