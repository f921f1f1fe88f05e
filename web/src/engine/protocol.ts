// Sends line-protocol commands to one engine and parses its answers (docs/protocol.md).

import { Refusal } from "../table/table";
import type { EngineConnection } from "./worker-client";

/** The answer to one command: its data lines, and the rest of the `ok` line. */
export interface Answer {
    readonly data: readonly string[];
    readonly detail: string;
}

/** Splits the answer to several commands. An error becomes a Refusal at its position. */
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

/** Removes line breaks from user-supplied text such as names and maps. */
function oneLine(command: string): string {
    return command.replace(/[\r\n\0]+/g, " ");
}

export class Session {
    readonly #connection: EngineConnection;

    constructor(connection: EngineConnection) {
        this.#connection = connection;
    }

    /** Runs the commands in order. Throws the first refusal; later commands have been run nevertheless. */
    async run(...commands: readonly string[]): Promise<readonly Answer[]> {
        const answers = readAnswers(await this.#connection.ask(commands.map(oneLine).join("\n") + "\n"));
        return answers.map((answer) => {
            if (answer instanceof Refusal) throw answer;
            return answer;
        });
    }

    async request(command: string): Promise<Answer> {
        const answer = (await this.run(command))[0];
        if (!answer) throw new Error(`no answer to ${command}`);
        return answer;
    }

    /** Runs a command that takes the text of a file, between the commands in `before` and `after`; returns the last answer. The leading
        bar keeps any line of the text from ending it early. */
    async sendText(command: string, text: string, before: readonly string[] = [], after: readonly string[] = []): Promise<Answer> {
        const answer = (await this.run(...before, command, ...text.split("\n").map((line) => "|" + line), ".", ...after)).at(-1);
        if (!answer) throw new Error(`no answer to ${command}`);
        return answer;
    }

    /** Loads a record in file format. */
    async load(record: string): Promise<void> {
        await this.sendText("load", record);
    }

    /** The record in file format. */
    async record(): Promise<string> {
        const { data } = await this.request("record");
        return data.map((line) => line.replace(/^\| ?/, "") + "\n").join("");
    }

    close(): void {
        this.#connection.close();
    }
}

/** Parses the JSON after `word` on each data line that starts with it. */
export function readJson<T>(answer: Answer, word: string): readonly T[] {
    return answer.data.filter((line) => line.startsWith(word + " ")).map((line) => JSON.parse(line.slice(word.length + 1)) as T);
}

/** The same for exactly one line. */
export function readOne<T>(answer: Answer | undefined, word: string): T {
    const found = answer && readJson<T>(answer, word)[0];
    if (found === undefined) throw new Error(`the engine answered without ${word}`);
    return found;
}
