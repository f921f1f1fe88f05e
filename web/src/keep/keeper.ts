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

const claimed = new Set<string>();

/** Whether this window may go on with a saved game: no other one has it open. Held for as long as the window is. Where the
    browser knows no locks, every window may. */
export async function claim(id: string): Promise<boolean> {
    if (claimed.has(id) || !("locks" in navigator)) return true;
    return new Promise((resolve) => {
        void navigator.locks.request(`astragal.game.${id}`, { ifAvailable: true }, (lock) => {
            if (lock) claimed.add(id);
            resolve(lock !== null);
            return lock ? new Promise<never>(() => undefined) : undefined;
        });
    });
}
