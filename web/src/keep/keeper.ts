// Keeps the game at a table saved while it is played.

import type { Table } from "../table/table";
import type { Saves } from "./saves";

/** Told to the window when the browser keeps nothing, or has no room left. */
export const NO_ROOM = "astragal-no-room";

declare global {
    interface WindowEventMap {
        [NO_ROOM]: Event;
    }
}

/** Saves now and after every action. Returns how to stop. `noRoom` is called when the browser keeps nothing. */
export function keep(table: Table, saves: Saves, id: string, noRoom: () => void): () => void {
    let wanted = true;
    let working = false;
    let stopped = false;

    async function work(): Promise<void> {
        if (working) return;
        working = true;
        try {
            // What is played while one save is under way goes into the next.
            while (wanted && !stopped) {
                wanted = false;
                const record = await table.record();
                if (!stopped && !saves.save(id, record, table.view.who === "over")) noRoom();
            }
        } finally {
            working = false;
        }
    }

    const leave = table.subscribe((change) => {
        if (change.kind === "words") return;
        wanted = true;
        void work();
    });
    void work();
    return () => {
        stopped = true;
        leave();
    };
}

const LOCK = "astragal.game.";

/** The games that this window has, or waits for, and how to give each up. */
const claimed = new Map<string, () => void>();
const wanted = new Set<string>();

/** Whether this window may go on with a saved game: no other one has it open. Held until it is given up, or the window is closed.
    Where the browser knows no locks, every window may. */
export async function claim(id: string): Promise<boolean> {
    if (claimed.has(id) || !("locks" in navigator)) return true;
    wanted.add(id);
    return new Promise((resolve) => {
        void navigator.locks.request(LOCK + id, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock && wanted.has(id) ? new Promise<void>((release) => claimed.set(id, release)) : undefined;
        });
    });
}

/** Other windows may have it. */
export function giveUp(id: string): void {
    wanted.delete(id);
    claimed.get(id)?.();
    claimed.delete(id);
}

/** The games that other windows have open. */
export async function openElsewhere(): Promise<ReadonlySet<string>> {
    const locks = "locks" in navigator ? await navigator.locks.query().catch(() => null) : null;
    const names = (locks?.held ?? []).map((lock) => lock.name ?? "").filter((name) => name.startsWith(LOCK));
    return new Set(names.map((name) => name.slice(LOCK.length)).filter((id) => !claimed.has(id)));
}
