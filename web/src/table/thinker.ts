// Thinking about a game, apart from the table: its own worker, its own engine, given the record each time.

import type { EngineWorker } from "../engine/port";
import { Talk } from "../engine/talk";
import type { Answer } from "../engine/talk";
import type { Language } from "./view";

export class Thinker {
    readonly #hire: () => EngineWorker;
    #worker: EngineWorker | null = null;

    constructor(hire: () => EngineWorker) {
        this.#hire = hire;
    }

    /** Thinks about the end of a record. A new question calls the old one off. */
    async think(record: string, language: Language, command: string): Promise<Answer> {
        const talk = this.#fresh();
        try {
            await talk.load(record);
            const [, answer] = await talk.say(`language ${language}`, command);
            if (!answer) throw new Error(`no answer to ${command}`);
            return answer;
        } finally {
            talk.close();
        }
    }

    /** Asks the same again and again about the end of a record, until `hear` has heard enough or `signal` ends it. */
    async repeat(record: string, language: Language, command: string, hear: (answer: Answer) => boolean, signal: AbortSignal): Promise<void> {
        const talk = this.#fresh();
        try {
            await talk.load(record);
            await talk.say(`language ${language}`);
            while (!signal.aborted && hear(await talk.ask(command)));
        } finally {
            talk.close();
        }
    }

    /** Calls off what is being thought about. */
    stop(): void {
        if (this.#worker?.busy) {
            this.#worker.terminate();
            this.#worker = null;
        }
    }

    close(): void {
        this.#worker?.terminate();
        this.#worker = null;
    }

    #fresh(): Talk {
        this.stop();
        this.#worker ??= this.#hire();
        return new Talk(this.#worker.engine());
    }
}
