// How the page talks to an engine in a worker, and how it reads the answers.

import { Refusal } from "../table/table";

export interface Asked {
    readonly id: number;
    readonly lines: string;
}

export type Told = { readonly id: number; readonly answer: string } | { readonly id: number; readonly failed: string };

/** Anything that answers lines: an engine in a worker, or in tests one at hand. */
export interface Port {
    ask(lines: string): Promise<string>;
    /** Ends it; whatever is still asked is never answered. */
    close(): void;
}

export class WorkerPort implements Port {
    readonly #worker: Worker;
    readonly #waiting = new Map<number, { answer: (text: string) => void; fail: (error: Error) => void }>();
    #last = 0;

    constructor(address: URL) {
        this.#worker = new Worker(address, { type: "module" });
        this.#worker.onmessage = (event: MessageEvent<Told>) => {
            const told = event.data;
            const waiting = this.#waiting.get(told.id);
            this.#waiting.delete(told.id);
            if ("answer" in told) waiting?.answer(told.answer);
            else waiting?.fail(new Error(told.failed));
        };
        this.#worker.onerror = (event) => {
            const error = new Error(event.message || "the worker did not start");
            for (const waiting of this.#waiting.values()) waiting.fail(error);
            this.#waiting.clear();
        };
    }

    ask(lines: string): Promise<string> {
        const asked: Asked = { id: ++this.#last, lines };
        return new Promise((answer, fail) => {
            this.#waiting.set(asked.id, { answer, fail });
            this.#worker.postMessage(asked);
        });
    }

    close(): void {
        this.#worker.terminate();
        this.#waiting.clear();
    }
}

/** One command's answer: its lines of data, and what stands behind `ok`. */
export interface Answer {
    readonly data: readonly string[];
    readonly detail: string;
}

/** Parts what was answered to several commands. An error becomes a Refusal in its place. */
export function readAnswers(text: string): readonly (Answer | Refusal)[] {
    const answers: (Answer | Refusal)[] = [];
    let data: string[] = [];
    for (const line of text.split("\n")) {
        const closing = /^(ok|error)(?: (.*))?$/.exec(line);
        if (!closing) {
            data.push(line);
            continue;
        }
        const detail = closing[2] ?? "";
        answers.push(closing[1] === "ok" ? { data, detail } : new Refusal(detail.replace(/^\d+ /, "")));
        data = [];
    }
    return answers;
}

/** A mouth for one engine: commands in, answers out, the first refusal thrown. */
export class Talk {
    readonly #port: Port;

    constructor(port: Port) {
        this.#port = port;
    }

    async say(...commands: readonly string[]): Promise<readonly Answer[]> {
        const answers = readAnswers(await this.#port.ask(commands.join("\n") + "\n"));
        return answers.map((answer) => {
            if (answer instanceof Refusal) throw answer;
            return answer;
        });
    }

    /** Loads a record, as `record` printed it or from a file. */
    load(record: string): Promise<readonly Answer[]> {
        // Behind a bar no line of the record can end it early.
        const lines = record.split(/\r?\n/).map((line) => "|" + line);
        return this.say("load", ...lines, ".");
    }

    close(): void {
        this.#port.close();
    }
}

/** The JSON behind a word, on the first line of the data that begins with it. */
export function readJson<T>(answer: Answer | undefined, word: string): T {
    const line = answer?.data.find((candidate) => candidate.startsWith(word + " "));
    if (line === undefined) throw new Error(`the engine answered without ${word}`);
    return JSON.parse(line.slice(word.length + 1)) as T;
}
