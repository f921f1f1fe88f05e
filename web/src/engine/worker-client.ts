// The page's side of an engine worker: requests, responses, cancellation.

export interface EngineRequest {
    readonly id: number;
    /** Which engine in the worker; an unused number creates a new one. */
    readonly engine: number;
    /** Null releases the engine. */
    readonly lines: string | null;
}

export type EngineResponse = { readonly id: number; readonly answer: string } | { readonly id: number; readonly error: string };

/** The request was cancelled: nobody needs the answer any more. */
export class Cancelled extends Error {
    override readonly name = "Cancelled";
}

/** A connection to one engine: lines in, answers out. */
export interface EngineConnection {
    ask(lines: string): Promise<string>;
    close(): void;
}

/** A worker that runs any number of engines. */
export class EngineWorker {
    readonly #worker: Worker;
    readonly #pending = new Map<number, { answer: (text: string) => void; fail: (error: Error) => void }>();
    #lastId = 0;
    #lastEngine = 0;

    /** `code` is the compiled engine; requests may be sent before it is ready. */
    constructor(address: URL, code: Promise<WebAssembly.Module>) {
        this.#worker = new Worker(address, { type: "module" });
        code.then(
            (module) => this.#worker.postMessage(module),
            (error: unknown) => this.#worker.postMessage(String(error)),
        );
        this.#worker.onmessage = (event: MessageEvent<EngineResponse>) => this.#receive(event.data);
        this.#worker.onerror = (event) => this.#failAll(new Error(event.message || "the worker did not start"));
    }

    /** Whether a request is pending. */
    get busy(): boolean {
        return this.#pending.size > 0;
    }

    engine(): EngineConnection {
        const engine = ++this.#lastEngine;
        return {
            ask: (lines) => this.#ask(engine, lines),
            close: () => this.#worker.postMessage({ id: 0, engine, lines: null } satisfies EngineRequest),
        };
    }

    /** Stops the worker immediately; pending requests fail with Cancelled. */
    terminate(): void {
        this.#worker.terminate();
        this.#failAll(new Cancelled());
    }

    #ask(engine: number, lines: string): Promise<string> {
        const request: EngineRequest = { id: ++this.#lastId, engine, lines };
        return new Promise((answer, fail) => {
            this.#pending.set(request.id, { answer, fail });
            this.#worker.postMessage(request);
        });
    }

    #receive(response: EngineResponse): void {
        const pending = this.#pending.get(response.id);
        this.#pending.delete(response.id);
        if ("answer" in response) pending?.answer(response.answer);
        else pending?.fail(new Error(response.error));
    }

    #failAll(error: Error): void {
        const pending = [...this.#pending.values()];
        this.#pending.clear();
        for (const one of pending) one.fail(error);
    }
}
