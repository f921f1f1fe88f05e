// Parses hints and analysis, the JSON of docs/analysis.md.

import { readJson } from "../engine/protocol";
import type { Answer } from "../engine/protocol";
import { Cancelled } from "../engine/worker-client";
import type { SearchWorker } from "./search-worker";
import type { Analysis, Assessed, Hint, Skill } from "./table";
import type { Language, Mark } from "./view";

/** Search nodes per action: about ten seconds for a whole game. */
const ANALYSIS_NODES = 5000;

/** Resolves to undefined if a newer request cancelled this one. */
export async function unlessCancelled<T>(work: Promise<T>): Promise<T | undefined> {
    try {
        return await work;
    } catch (error) {
        if (error instanceof Cancelled) return undefined;
        throw error;
    }
}

interface HintJson {
    readonly action: string;
    readonly label: string;
    readonly chance: number;
    readonly why?: string;
}

interface EntryJson {
    readonly n: number;
    /** `hidden`: not for the viewer; it has nothing else. */
    readonly kind: "decision" | "forced" | "chance" | "resignation" | "hidden";
    readonly seat: Mark | null;
    readonly after: readonly number[];
    readonly cost?: number;
    readonly best?: readonly HintJson[];
    readonly luck?: readonly number[];
}

interface SeatJson {
    readonly seat: Mark;
    readonly decisions: number;
    readonly average: number;
    readonly grade: { readonly name: string } | null;
    readonly luck: number;
}

function hint({ action, label, chance, why }: HintJson): Hint {
    return { action, label, win: chance, why: why ?? "" };
}

function assessed({ n, kind, seat, after, cost, best, luck }: EntryJson): Assessed {
    return {
        n,
        win: after,
        ...(cost === undefined || seat === null || kind !== "decision" ? {} : { seat, cost }),
        ...(best === undefined ? {} : { best: best.map(hint) }),
        ...(luck === undefined ? {} : { luck }),
    };
}

function skill({ seat, decisions, average, grade, luck }: SeatJson): Skill {
    return { seat, decisions, cost: average, grade: grade?.name ?? "", luck };
}

export function readHints(answer: Answer): readonly Hint[] {
    return readJson<HintJson>(answer, "hint").map(hint);
}

/** Adds one step to the analysis. */
function addStep(known: Analysis, answer: Answer): Analysis {
    const [done = 0, length = 0] = answer.detail.split(" of ").map(Number);
    return {
        done,
        length,
        actions: [
            ...known.actions,
            ...readJson<EntryJson>(answer, "entry")
                .filter(({ kind }) => kind !== "hidden")
                .map(assessed),
        ],
        skill: (readJson<readonly SeatJson[]>(answer, "seats")[0] ?? []).map(skill),
    };
}

/** Analyses a record of `length` actions, reporting progress, until done or aborted; with secrets, for a viewer. */
export async function analyseRecord(
    worker: SearchWorker,
    record: string,
    language: Language,
    length: number,
    onProgress: (analysis: Analysis) => void,
    signal: AbortSignal,
    viewer = "",
): Promise<void> {
    let known: Analysis = { done: 0, length, actions: [], skill: [] };
    const onAnswer = (answer: Answer): boolean => {
        known = addStep(known, answer);
        if (!signal.aborted) onProgress(known);
        return known.done < known.length;
    };
    const command = `analyse${viewer && ` for ${viewer}`} nodes ${ANALYSIS_NODES}`;
    await unlessCancelled(worker.repeat(record, language, command, onAnswer, signal));
}
