// Keeps the game at a table saved while it is played, and brings the last one back.

import { Refusal } from "../table/table";
import type { Table, TableSource } from "../table/table";
import type { Language } from "../table/view";
import type { Saved, Saves } from "./saves";

/** Saves after every action. Returns how to stop. `trouble` is called when the browser keeps nothing. */
export function keep(table: Table, saves: Saves, id: string, trouble: () => void): () => void {
    let wanted = false;
    let working = false;
    let stopped = false;

    async function work(): Promise<void> {
        if (working) return;
        working = true;
        try {
            // What was played while the last save was under way is saved with the next.
            while (wanted && !stopped) {
                wanted = false;
                const record = await table.record();
                if (!stopped && !saves.save(id, record, table.view.who === "over")) trouble();
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
    wanted = true;
    void work();
    return () => {
        stopped = true;
        leave();
    };
}

export type Resumed =
    | { readonly kind: "table"; readonly id: string; readonly table: Table }
    /** It was put aside; `text` is all of it. */
    | { readonly kind: "damaged"; readonly id: string; readonly text: string; readonly why: string }
    /** It is open in another window, which keeps it. */
    | { readonly kind: "elsewhere"; readonly id: string };

/** Holds the game for this window for as long as it is open. Where the browser knows no locks, nothing is held. */
async function claim(id: string): Promise<boolean> {
    if (!("locks" in navigator)) return true;
    return new Promise((resolve) => {
        void navigator.locks.request(`astragal.game.${id}`, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock ? new Promise<never>(() => undefined) : undefined;
        });
    });
}

/** Puts a saved game back on a table. */
export async function resume(saved: Saved, source: TableSource, saves: Saves, language: Language): Promise<Resumed> {
    const { id } = saved;
    if (!(await claim(id))) return { kind: "elsewhere", id };
    try {
        return { kind: "table", id, table: await source.load(saved.record, language) };
    } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        saves.putAside(id);
        return { kind: "damaged", id, text: saved.record, why: error.message };
    }
}

/** A new game's place among the saves, held for this window. */
export async function newPlace(saves: Saves): Promise<string> {
    const id = saves.newId();
    await claim(id);
    return id;
}
