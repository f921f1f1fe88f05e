// Runs searches (levels, hints, analysis) in a worker of their own; each request starts from the record. A search takes some 70 MB, and
// a browser is slow to collect the memory of an engine, so all requests share one engine.

import type { EngineWorker } from "../engine/worker-client";
import { Session } from "../engine/protocol";
import type { Answer } from "../engine/protocol";
import type { Language } from "./view";

export class SearchWorker {
    readonly #newWorker: () => EngineWorker;
    #worker: EngineWorker | null = null;
    #session: Session | null = null;
    #requests = 0;

    constructor(newWorker: () => EngineWorker) {
        this.#newWorker = newWorker;
    }

    /** Runs a command at the end of a record. Cancels the previous request. */
    async run(record: string, language: Language, command: string): Promise<Answer> {
        return this.#open().sendText("load", record, [], [`language ${language}`, command]);
    }

    /** Repeats a command at the end of a record until `onAnswer` returns false or `signal` aborts. */
    async repeat(record: string, language: Language, command: string, onAnswer: (answer: Answer) => boolean, signal: AbortSignal): Promise<void> {
        const session = this.#open();
        const request = this.#requests;
        let answer = await session.sendText("load", record, [], [`language ${language}`, command]);
        while (!signal.aborted && this.#requests === request && onAnswer(answer)) answer = await session.request(command);
    }

    /** Cancels the current request. */
    stop(): void {
        if (this.#worker?.busy) this.close();
    }

    close(): void {
        this.#worker?.terminate();
        this.#worker = null;
        this.#session = null;
    }

    #open(): Session {
        this.stop();
        this.#requests++;
        this.#worker ??= this.#newWorker();
        this.#session ??= new Session(this.#worker.engine());
        return this.#session;
    }
}
