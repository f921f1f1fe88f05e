// Tables on this device: the C engine in one worker, searches in others.

import type { EngineWorker } from "../engine/worker-client";
import { Session, readJson, readOne } from "../engine/protocol";
import { LocalTable } from "./local-table";
import { playMatch } from "./match";
import { readPlayer, readTags, writePlayer } from "./tags";
import { SearchWorker } from "./search-worker";
import { Refusal } from "./table";
import type { BoardEntry, GameForm, Level, Outcome, Player, Preview, Setup, Table, TableSource, Verdict } from "./table";
import type { Language, Mark, Seat, View } from "./view";

function commandsOf(game: string, options: Setup["options"]): string[] {
    return [`game ${game}`, ...Object.entries(options).map(([name, value]) => `set ${name} ${value}`)];
}

/** The commands that load a record. */
function loading(record: string): string[] {
    return ["load", ...record.split("\n").map((line) => "|" + line), "."];
}

/** Automas belong to the game, whatever the set-up says. */
function playerAt(seat: Seat, player: Player): Player {
    return seat.kind === "automa" ? { kind: "automa" } : player;
}

export class LocalTableSource implements TableSource {
    readonly #worker: EngineWorker;
    readonly #newWorker: () => EngineWorker;
    readonly #scratch: Session;
    readonly #needsPlaces: (game: string) => boolean;

    /** `worker` is for tables, `newWorker` makes others for searches; `needsPlaces` says for which games views include places. */
    constructor(worker: EngineWorker, newWorker: () => EngineWorker, needsPlaces: (game: string) => boolean) {
        this.#needsPlaces = needsPlaces;
        this.#newWorker = newWorker;
        this.#worker = worker;
        this.#scratch = new Session(this.#worker.engine());
    }

    async games(language: Language): Promise<readonly GameForm[]> {
        const { data } = await this.#scratch.request("hello");
        const names = data.flatMap((line) => /^game (\S+)/.exec(line)?.[1] ?? []);
        const answers = await this.#scratch.run(...names.flatMap((name) => [`game ${name}`, `options ${language}`]));
        return answers.flatMap((answer) => readJson<GameForm>(answer, "options"));
    }

    async boards(game: string, language: Language): Promise<readonly BoardEntry[]> {
        const [, answer] = await this.#scratch.run(`game ${game}`, `boards ${language}`);
        return answer ? readJson<BoardEntry>(answer, "board") : [];
    }

    async levels(game: string, language: Language): Promise<readonly Level[]> {
        const [, answer] = await this.#scratch.run(`game ${game}`, `levels ${language}`);
        return answer ? readJson<Level>(answer, "level") : [];
    }

    async preview(game: string, options: Setup["options"], language: Language): Promise<Preview> {
        try {
            const answers = await this.#scratch.run(`language ${language}`, ...commandsOf(game, options), "new", "view");
            return { good: true, seats: readOne<View>(answers.at(-1), "view").seats };
        } catch (error) {
            if (error instanceof Refusal) return { good: false, why: error.message };
            throw error;
        }
    }

    async judge(game: string, options: Setup["options"], language: Language): Promise<Verdict> {
        try {
            const answers = await this.#scratch.run(`language ${language}`, ...commandsOf(game, options), "new", "survey");
            return { good: true, survey: readOne<unknown>(answers.at(-1), "survey") };
        } catch (error) {
            if (error instanceof Refusal) return { good: false, why: error.message };
            throw error;
        }
    }

    async readBoard(game: string, text: string, language: Language): Promise<string> {
        const answer = await this.#scratch.sendText("board", text, [`language ${language}`, `game ${game}`]);
        return answer.data[0]?.replace(/^line /, "") ?? "";
    }

    async start(setup: Setup, language: Language): Promise<Table> {
        const session = new Session(this.#worker.engine());
        const answers = await session.run(`language ${language}`, ...commandsOf(setup.game, setup.options), "new", "view");
        const { seats } = readOne<View>(answers.at(-1), "view");
        if (seats.length !== setup.players.length) throw new Error(`${seats.length} seats, ${setup.players.length} players`);
        const players = new Map(seats.map((seat, index) => [seat.mark, playerAt(seat, setup.players[index]!)]));
        const tags = [
            `tag Date ${new Date().toISOString().slice(0, 10)}`,
            ...[...players].flatMap(([mark, player]) => (player.kind === "automa" ? [] : `tag Player.${mark} ${writePlayer(player)}`)),
        ];
        return this.#open(session, setup.game, players, language, { tags });
    }

    async load(record: string, language: Language, dice: readonly string[] = [], own?: Mark): Promise<Table> {
        const session = new Session(this.#worker.engine());
        const tags = readTags(record);
        const { game, seats } = readOne<View>(await session.sendText("load", record, [`language ${language}`], ["view"]), "view");
        const players = seats.map((seat): [Mark, Player] => {
            const player = playerAt(seat, readPlayer(tags.get(`Player.${seat.mark}`) ?? "-"));
            return [seat.mark, player.kind === "person" && own !== undefined && own !== seat.mark ? { kind: "elsewhere", name: player.name } : player];
        });
        return this.#open(session, game, new Map(players), language, { dice });
    }

    async match(game: string, options: Setup["options"], level: number, games: number, onEnd: (view: View) => void, signal: AbortSignal): Promise<void> {
        if (!signal.aborted) await playMatch(this.#newWorker(), commandsOf(game, options), level, games, onEnd, signal);
    }

    async outcomes(record: string, actions: readonly string[]): Promise<readonly Outcome[]> {
        const load = loading(record);
        const answers = await this.#scratch.run(...actions.flatMap((action) => [...load, `play ${action}`, "who", "show"]));
        return actions.map((action, index) => {
            const [who = "", position = ""] = [2, 3].map((answer) => answers[index * 4 + answer]?.data[0]);
            return { action, winners: /^who over ([^-]*)$/.exec(who)?.[1]?.split(" ") ?? [], position };
        });
    }

    async finalView(record: string, language: Language): Promise<View> {
        return readOne<View>(await this.#scratch.sendText("load", record, [], [`view ${language}`]), "view");
    }

    async #open(
        session: Session,
        game: string,
        players: ReadonlyMap<Mark, Player>,
        language: Language,
        { dice = [], tags = [] }: { dice?: readonly string[]; tags?: readonly string[] },
    ): Promise<Table> {
        const newWorker = (): SearchWorker => new SearchWorker(this.#newWorker);
        const table = new LocalTable({ session, newWorker, players, language, dice, places: this.#needsPlaces(game) });
        await table.begin(tags);
        return table;
    }
}
