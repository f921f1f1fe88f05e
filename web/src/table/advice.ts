// Hints and analysis: the engine's JSON (docs/analysis.md) as the screens read it.

import { readJson } from "../engine/talk";
import type { Answer } from "../engine/talk";
import type { Analysis, Assessed, Hint, Skill } from "./table";
import type { Mark } from "./view";

interface HintJson {
    readonly action: string;
    readonly label: string;
    readonly chance: number;
    readonly why?: string;
}

interface EntryJson {
    readonly n: number;
    readonly kind: "decision" | "forced" | "chance" | "resignation";
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

/** What is known after one more step of the analysis. */
export function addStep(known: Analysis, answer: Answer): Analysis {
    const [done = 0, length = 0] = answer.detail.split(" of ").map(Number);
    return {
        done,
        length,
        actions: [...known.actions, ...readJson<EntryJson>(answer, "entry").map(assessed)],
        skill: (readJson<readonly SeatJson[]>(answer, "seats")[0] ?? []).map(skill),
    };
}
