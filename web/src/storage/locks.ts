// One window per game: a window locks the game that it plays. Another window can take it over.

const LOCK = "astragal.game.";

/** The games that this window has locked, and how to release each; and those it wants. */
const claimed = new Map<string, () => void>();
const wanted = new Set<string>();
const listeners = new Set<(id: string) => void>();

/** Calls `listener` when another window takes over a game of this one. */
export function onTakenOver(listener: (id: string) => void): void {
    listeners.add(listener);
}

function request(id: string, options: LockOptions): Promise<boolean> {
    wanted.add(id);
    return new Promise((resolve) => {
        const held = navigator.locks.request(LOCK + id, options, (lock) => {
            resolve(lock !== null);
            return lock && wanted.has(id) ? new Promise<void>((release) => claimed.set(id, release)) : undefined;
        });
        /* Rejected when another window takes it over. */
        held.catch(() => {
            if (!claimed.delete(id)) return resolve(false);
            wanted.delete(id);
            for (const listener of listeners) listener(id);
        });
    });
}

/** Locks a saved game for this window; false if another window has it. Held until released, taken over, or until the window closes.
    Without the Web Locks API, always true. */
export async function claim(id: string): Promise<boolean> {
    if (claimed.has(id) || !("locks" in navigator)) return true;
    return request(id, { ifAvailable: true });
}

/** Locks it even if another window has it: that one loses it. */
export async function takeOver(id: string): Promise<boolean> {
    if (claimed.has(id) || !("locks" in navigator)) return true;
    return request(id, { steal: true });
}

/** Lets other windows open it. */
export function release(id: string): void {
    wanted.delete(id);
    claimed.get(id)?.();
    claimed.delete(id);
}

/** The games open in other windows. */
export async function openElsewhere(): Promise<ReadonlySet<string>> {
    const locks = "locks" in navigator ? await navigator.locks.query().catch(() => null) : null;
    const names = (locks?.held ?? []).map((lock) => lock.name ?? "").filter((name) => name.startsWith(LOCK));
    return new Set(names.map((name) => name.slice(LOCK.length)).filter((id) => !claimed.has(id)));
}
