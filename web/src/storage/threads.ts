// Games by link alone: each turn is a link that holds the whole game, and the links of one game are a thread. The thread's name is a tag of the
// record and the id of the saved game; which seat is played on this device is remembered here.

import { readTags } from "../table/tags";
import type { Mark } from "../table/view";
import type { Saved, Storage } from "./saves";

const TAG = "Thread";
const SEAT = "astragal.thread.";
const ID = /^[0-9a-f]{16}$/;

/** The thread that a record belongs to, if any. */
export function threadOf(record: string): string | null {
    const id = readTags(record).get(TAG);
    return id !== undefined && ID.test(id) ? id : null;
}

export function withThread(record: string, id: string): string {
    return threadOf(record) === null ? record.replace(/\n\n/, `\n[${TAG} "${id}"]\n\n`) : record;
}

function actionsIn(record: string): readonly string[] {
    const end = record.indexOf("\n\n");
    return end < 0 ? [] : record.slice(end).split("\n").filter(Boolean);
}

/** How a link relates to what this device knows of the game: it goes on from it, is behind it, or continues differently. */
export function compare(linked: string, known: Saved | undefined): "new" | "ahead" | "behind" | "other" {
    if (!known) return "new";
    const [theirs, ours] = [actionsIn(linked), actionsIn(known.record)];
    const shared = Math.min(theirs.length, ours.length);
    for (let i = 0; i < shared; i++) if (theirs[i] !== ours[i]) return "other";
    return theirs.length > ours.length ? "ahead" : "behind";
}

export class Threads {
    readonly #storage: Storage;

    constructor(storage: Storage) {
        this.#storage = storage;
    }

    /** The seat that is played on this device. */
    seat(id: string): Mark | null {
        return this.#storage.getItem(SEAT + id);
    }

    remember(id: string, seat: Mark): void {
        try {
            this.#storage.setItem(SEAT + id, seat);
        } catch {
            /* Without room, whoever opens the next link is asked for its turn. */
        }
    }
}
