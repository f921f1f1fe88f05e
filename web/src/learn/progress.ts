/* Progress in each lesson, stored on this device. */
const KEY = "astragal.learn";

export interface Progress {
    /** The step to resume at, by lesson. */
    readonly steps: Readonly<Record<string, number>>;
    /** Completed lessons. */
    readonly done: readonly string[];
}

const NONE: Progress = { steps: {}, done: [] };

export function readProgress(): Progress {
    try {
        const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as { steps?: unknown; done?: unknown } | null;
        if (!stored || typeof stored.steps !== "object" || stored.steps === null || !Array.isArray(stored.done)) return NONE;
        const steps = Object.entries(stored.steps).filter((entry): entry is [string, number] => Number.isInteger(entry[1]));
        return { steps: Object.fromEntries(steps), done: stored.done.filter((id): id is string => typeof id === "string") };
    } catch {
        return NONE;
    }
}

/** The step to resume at; 0 if the stored one is out of range. */
export function stepOf(id: string, length: number): number {
    const step = readProgress().steps[id] ?? 0;
    return step >= 0 && step < length ? step : 0;
}

export function saveStep(id: string, step: number, finished: boolean): void {
    const { steps, done } = readProgress();
    const next: Progress = {
        steps: { ...steps, [id]: finished ? 0 : step },
        done: finished && !done.includes(id) ? [...done, id] : done,
    };
    try {
        localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
        /* Storage disabled or full: progress lasts as long as the lesson. */
    }
}
