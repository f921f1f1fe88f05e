// Commands of the line protocol to one engine, and its answers (docs/protocol.md).

import { Refusal } from "../table/table";
import type { Port } from "./port";

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

/** One line each, whatever a name or a map was given as. */
function oneLine(command: string): string {
    return command.replace(/[\r\n\0]+/g, " ");
}

export class Talk {
    readonly #port: Port;

    constructor(port: Port) {
        this.#port = port;
    }

    /** Says the commands one after the other. Throws the first refusal; the commands behind it were said all the same. */
    async say(...commands: readonly string[]): Promise<readonly Answer[]> {
        const answers = readAnswers(await this.#port.ask(commands.map(oneLine).join("\n") + "\n"));
        return answers.map((answer) => {
            if (answer instanceof Refusal) throw answer;
            return answer;
        });
    }

    async ask(command: string): Promise<Answer> {
        const answer = (await this.say(command))[0];
        if (!answer) throw new Error(`no answer to ${command}`);
        return answer;
    }

    /** A command that takes the text of a file. Behind a bar no line of it can end it early. */
    async send(command: string, text: string): Promise<Answer> {
        const answer = (await this.say(command, ...text.split("\n").map((line) => "|" + line), "."))[0];
        if (!answer) throw new Error(`no answer to ${command}`);
        return answer;
    }

    /** Loads a record, as it is in a file. */
    async load(record: string): Promise<void> {
        await this.send("load", record);
    }

    /** The record as it is in a file. */
    async record(): Promise<string> {
        const { data } = await this.ask("record");
        return data.map((line) => line.replace(/^\| ?/, "") + "\n").join("");
    }

    close(): void {
        this.#port.close();
    }
}

/** The JSON behind a word, for each line of the data that begins with it. */
export function readJson<T>(answer: Answer, word: string): readonly T[] {
    return answer.data.filter((line) => line.startsWith(word + " ")).map((line) => JSON.parse(line.slice(word.length + 1)) as T);
}

/** The same where there is to be one line. */
export function readOne<T>(answer: Answer | undefined, word: string): T {
    const found = answer && readJson<T>(answer, word)[0];
    if (found === undefined) throw new Error(`the engine answered without ${word}`);
    return found;
}
