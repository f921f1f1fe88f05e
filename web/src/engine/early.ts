// Starts the first engine before anything else on the page runs, since the page waits for its answer. Must be imported first.

import { fetchEngine } from "./engine";
import { EngineWorker } from "./worker-client";

/** File names of the worker and the engine, filled in by the build. */
declare const WORKER: string;
declare const ENGINE: string;

const code = fetchEngine(new URL(ENGINE, document.baseURI));

export function newEngineWorker(): EngineWorker {
    return new EngineWorker(new URL(WORKER, document.baseURI), code);
}

export const firstWorker = newEngineWorker();
