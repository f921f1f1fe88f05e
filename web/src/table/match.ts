// A level against itself, in a worker of its own.

import { Session, readOne } from "../engine/protocol";
import { Cancelled, type EngineWorker } from "../engine/worker-client";
import { Refusal } from "./table";
import type { View } from "./view";

/** A game that goes on for longer is left out: weak levels may go round in circles. */
const MOST_DECISIONS = 3000;

/** Plays one game; null if it does not end. */
async function playOut(session: Session, begin: readonly string[], level: number, seed: number): Promise<View | null> {
    const think = `go level ${level} seed ${seed}`;
    const best = (data: readonly string[] | undefined): string => data?.find((line) => line.startsWith("best "))?.slice("best ".length) ?? "";
    let commands = [...begin, `seed ${seed}`, "new", "advance", think];
    for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
        try {
            const answers = await session.run(...commands);
            commands = [`play ${best(answers.at(-1)?.data)}`, "advance", think];
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            const view = readOne<View>(await session.request("view"), "view");
            if (view.who !== "over") throw error;
            return view;
        }
    }
    return null;
}

/** `begin` are the commands that set the game up. */
export async function playMatch(
    worker: EngineWorker,
    begin: readonly string[],
    level: number,
    games: number,
    onEnd: (view: View) => void,
    signal: AbortSignal,
): Promise<void> {
    const stop = (): void => worker.terminate();
    signal.addEventListener("abort", stop);
    try {
        const session = new Session(worker.engine());
        for (let n = 1; n <= games && !signal.aborted; n++) {
            const view = await playOut(session, begin, level, n);
            if (view) onEnd(view);
        }
    } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
    } finally {
        signal.removeEventListener("abort", stop);
        worker.terminate();
    }
}
