/* How far the reader has come in each lesson: kept on this device. */
const KEY = "astragal.learn";

export interface Progress {
    /** The step to go on with, by lesson. */
    readonly steps: Readonly<Record<string, number>>;
    /** Lessons that were taken to their end. */
    readonly done: readonly string[];
}

const NONE: Progress = { steps: {}, done: [] };

export function readProgress(): Progress {
    try {
        const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as { steps?: unknown; done?: unknown } | null;
        if (!kept || typeof kept.steps !== "object" || kept.steps === null || !Array.isArray(kept.done)) return NONE;
        const steps = Object.entries(kept.steps).filter((entry): entry is [string, number] => Number.isInteger(entry[1]));
        return { steps: Object.fromEntries(steps), done: kept.done.filter((id): id is string => typeof id === "string") };
    } catch {
        return NONE;
    }
}

/** The step to go on with: never outside the lesson, whatever was kept. */
export function stepOf(id: string, length: number): number {
    const step = readProgress().steps[id] ?? 0;
    return step >= 0 && step < length ? step : 0;
}

export function keepStep(id: string, step: number, finished: boolean): void {
    const { steps, done } = readProgress();
    const next: Progress = {
        steps: { ...steps, [id]: finished ? 0 : step },
        done: finished && !done.includes(id) ? [...done, id] : done,
    };
    try {
        localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
        /* Forbidden or full: progress lasts as long as the lesson. */
    }
}
