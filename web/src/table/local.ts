// Tables on this device: the C engine in a worker, levels in another.

import { EngineWorker } from "../engine/port";
import { Talk, readJson, readOne } from "../engine/talk";
import { LocalTable } from "./local-table";
import { readPlayer, readTags, writePlayer } from "./tags";
import { Thinker } from "./thinker";
import { Refusal } from "./table";
import type { Level, MapEntry, MapVerdict, Player, Setup, Survey, Table, TableSource } from "./table";
import type { Language, Mark, View } from "./view";

/** A refusal is a verdict. */
async function judged(judge: () => Promise<MapVerdict>): Promise<MapVerdict> {
    try {
        return await judge();
    } catch (error) {
        if (error instanceof Refusal) return { good: false, why: error.message };
        throw error;
    }
}

export class LocalTables implements TableSource {
    readonly #worker: EngineWorker;
    readonly #hire: () => EngineWorker;
    readonly #scratch: Talk;

    /** `address` is the worker's script, `code` the engine's. */
    constructor(address: URL, code: Promise<WebAssembly.Module>) {
        this.#hire = () => new EngineWorker(address, code);
        this.#worker = this.#hire();
        this.#scratch = new Talk(this.#worker.engine());
    }

    async maps(language: Language): Promise<readonly MapEntry[]> {
        return readJson<MapEntry>(await this.#scratch.ask(`boards ${language}`), "board");
    }

    async levels(language: Language): Promise<readonly Level[]> {
        return readJson<Level>(await this.#scratch.ask(`levels ${language}`), "level");
    }

    async checkMap(line: string, language: Language): Promise<MapVerdict> {
        return judged(async () => {
            const [, , , survey] = await this.#scratch.say(`language ${language}`, `set map ${line}`, "new", "survey");
            return { good: true, line, survey: readOne<Survey>(survey, "survey") };
        });
    }

    async readMap(text: string, language: Language): Promise<MapVerdict> {
        return judged(async () => {
            await this.#scratch.say(`language ${language}`);
            const line = (await this.#scratch.send("board", text)).data[0]?.replace(/^line /, "") ?? "";
            return this.checkMap(line, language);
        });
    }

    async start(setup: Setup, language: Language): Promise<Table> {
        const talk = new Talk(this.#worker.engine());
        await talk.say(
            `language ${language}`,
            `set map ${setup.map}`,
            `set rules ${setup.rules}`,
            `set printing ${setup.printing ?? "first"}`,
            `set entanglement ${setup.entanglement ? "on" : "off"}`,
        );
        const [, answer] = await talk.say("new", "view");
        const marks = readOne<View>(answer, "view").board.sheets.map((sheet) => sheet.seat);
        if (marks.length !== setup.players.length) throw new Error(`${marks.length} seats, ${setup.players.length} players`);
        await talk.say(
            `tag Date ${new Date().toISOString().slice(0, 10)}`,
            ...marks.map((mark, seat) => `tag Player.${mark} ${writePlayer(setup.players[seat]!)}`),
        );
        return this.#open(talk, new Map(marks.map((mark, seat) => [mark, setup.players[seat]!])), language);
    }

    async load(record: string, language: Language, dice: readonly string[] = []): Promise<Table> {
        const talk = new Talk(this.#worker.engine());
        await talk.say(`language ${language}`);
        await talk.load(record);
        const tags = readTags(record);
        const view = readOne<View>(await talk.ask("view"), "view");
        const players = view.board.sheets.map((sheet): [Mark, Player] => [sheet.seat, readPlayer(tags.get(`Player.${sheet.seat}`) ?? "-")]);
        return this.#open(talk, new Map(players), language, dice);
    }

    async look(record: string, language: Language): Promise<View> {
        const talk = new Talk(this.#worker.engine());
        try {
            await talk.load(record);
            return readOne<View>(await talk.ask(`view ${language}`), "view");
        } finally {
            talk.close();
        }
    }

    async #open(talk: Talk, players: ReadonlyMap<Mark, Player>, language: Language, dice: readonly string[] = []): Promise<Table> {
        const hire = (): Thinker => new Thinker(this.#hire);
        const table = new LocalTable(talk, hire, players, language, dice);
        await table.begin();
        return table;
    }
}
