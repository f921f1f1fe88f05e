// Saves a game while it is played.

import type { Table } from "../table/table";
import type { Saves } from "./saves";

/** Window event: the browser's storage is full or disabled. */
export const NO_ROOM = "astragal-no-room";

declare global {
    interface WindowEventMap {
        [NO_ROOM]: Event;
    }
}

/** Saves now and after every action. Returns a function that stops it. Calls `noRoom` when a save fails. */
export function autosave(table: Table, saves: Saves, id: string, noRoom: () => void): () => void {
    let wanted = true;
    let working = false;
    let stopped = false;

    async function work(): Promise<void> {
        if (working) return;
        working = true;
        try {
            // Actions played during a save go into the next one.
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
