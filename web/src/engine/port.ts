// How the page talks to engines in a worker, and how it reads their answers.

export interface Asked {
    readonly id: number;
    /** Which of the worker's engines; a new number is a new engine. */
    readonly engine: number;
    /** Null: the engine is not needed any more. */
    readonly lines: string | null;
}

export type Told = { readonly id: number; readonly answer: string } | { readonly id: number; readonly failed: string };

/** What was asked was called off: nobody needs the answer any more. */
export class CalledOff extends Error {
    override readonly name = "CalledOff";
}

/** An engine, wherever it is: lines in, answers out. */
export interface Port {
    ask(lines: string): Promise<string>;
    close(): void;
}

/** A worker, and the way to the engines in it. */
export class EngineWorker {
    readonly #worker: Worker;
    readonly #waiting = new Map<number, { answer: (text: string) => void; fail: (error: Error) => void }>();
    #lastId = 0;
    #lastEngine = 0;

    /** `code` is the engine's; the worker can be asked before it is there. */
    constructor(address: URL, code: Promise<WebAssembly.Module>) {
        this.#worker = new Worker(address, { type: "module" });
        code.then(
            (module) => this.#worker.postMessage(module),
            (error: unknown) => this.#worker.postMessage(String(error)),
        );
        this.#worker.onmessage = (event: MessageEvent<Told>) => this.#hear(event.data);
        this.#worker.onerror = (event) => this.#failAll(new Error(event.message || "the worker did not start"));
    }

    /** Whether something is still to be answered. */
    get busy(): boolean {
        return this.#waiting.size > 0;
    }

    engine(): Port {
        const engine = ++this.#lastEngine;
        return {
            ask: (lines) => this.#ask(engine, lines),
            close: () => this.#worker.postMessage({ id: 0, engine, lines: null } satisfies Asked),
        };
    }

    /** Stops at once whatever it is doing; what is still asked fails. */
    terminate(): void {
        this.#worker.terminate();
        this.#failAll(new CalledOff());
    }

    #ask(engine: number, lines: string): Promise<string> {
        const asked: Asked = { id: ++this.#lastId, engine, lines };
        return new Promise((answer, fail) => {
            this.#waiting.set(asked.id, { answer, fail });
            this.#worker.postMessage(asked);
        });
    }

    #hear(told: Told): void {
        const waiting = this.#waiting.get(told.id);
        this.#waiting.delete(told.id);
        if ("answer" in told) waiting?.answer(told.answer);
        else waiting?.fail(new Error(told.failed));
    }

    #failAll(error: Error): void {
        const waiting = [...this.#waiting.values()];
        this.#waiting.clear();
        for (const one of waiting) one.fail(error);
    }
}
