// One table on this device: what is played here, what follows by itself, and the levels.

import type { Answer, Talk } from "../engine/talk";
import { CalledOff } from "../engine/port";
import { readOne } from "../engine/talk";
import { addStep, readHints } from "./advice";
import type { Thinker } from "./thinker";
import type { Analysis, Change, Hint, Player, Table } from "./table";
import type { Language, LogLine, Mark, Token, View } from "./view";

/** Positions looked at for each action: a whole game in some ten seconds. */
const ANALYSIS_NODES = 5000;

function sentence(answer: Answer): string {
    return answer.data.map((line) => line.replace(/^\| ?/, "")).join("\n");
}

/** Newer advice calls older advice off: then there is none. */
async function unlessCalledOff<T>(work: Promise<T>): Promise<T | undefined> {
    try {
        return await work;
    } catch (error) {
        if (error instanceof CalledOff) return undefined;
        throw error;
    }
}

/** Weaker levels do not play the same position alike each time. */
function chance(): number {
    return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export class LocalTable implements Table {
    readonly players: ReadonlyMap<Mark, Player>;
    readonly #talk: Talk;
    /** Levels and advice each have their own, so that neither calls the other off. */
    readonly #levels: Thinker;
    readonly #advice: Thinker;
    readonly #listeners = new Set<(change: Change) => void>();
    /** Outcomes still to be taken instead of rolling. */
    readonly #dice: string[];
    #language: Language;
    #view: View | null = null;
    #thinking: Mark | null = null;
    #moving = true;
    #held = false;
    #closed = false;
    /** Everything that changes the table waits for what came before. */
    #queue: Promise<unknown> = Promise.resolve();

    constructor(talk: Talk, hire: () => Thinker, players: ReadonlyMap<Mark, Player>, language: Language, dice: readonly string[]) {
        this.#talk = talk;
        this.#levels = hire();
        this.#advice = hire();
        this.players = players;
        this.#language = language;
        this.#dice = [...dice];
    }

    get view(): View {
        if (!this.#view) throw new Error("the table has not begun");
        return this.#view;
    }

    get thinking(): Mark | null {
        return this.#thinking;
    }

    get moving(): boolean {
        return this.#moving;
    }

    /** Looks at the position; then what needs nobody begins to happen, for those who listen by then. */
    async begin(): Promise<void> {
        this.#view = this.#seen(readOne<View>(await this.#talk.ask(`view ${this.#language}`), "view"));
        void this.#inTurn(() => this.#goOn());
    }

    subscribe(listener: (change: Change) => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    play(action: string): Promise<void> {
        return this.#inTurn(async () => {
            if (this.#isLevel(this.view.who)) throw new Error("it is a level's turn");
            await this.#play(action);
        });
    }

    resign(seat: Mark): Promise<void> {
        return this.#inTurn(() => this.#play(`resign ${seat}`));
    }

    undo(all = false): Promise<void> {
        return this.#inTurn(async () => {
            const most = this.view.undo;
            // More than was ever played: refused in the game's words.
            if (most === 0) await this.#talk.say(`undo ${this.view.length + 1}`);
            await this.#talk.say(all ? `undo ${most}` : "undo");
            this.#moving = true;
            await this.#change("undo");
            await this.#goOn();
        });
    }

    speak(language: Language): Promise<void> {
        return this.#inTurn(async () => {
            if (this.#language === language) return;
            this.#language = language;
            const before = this.view;
            const [, answer] = await this.#talk.say(`language ${language}`, "view");
            this.#view = this.#seen(readOne<View>(answer, "view"));
            this.#tell({ kind: "words", line: null, before, view: this.view });
        });
    }

    hold(held: boolean): void {
        this.#held = held;
        if (!held) void this.#inTurn(() => this.#goOn());
    }

    async explain(thing: Token): Promise<string> {
        return sentence(await this.#talk.ask(`explain ${thing}`));
    }

    async whyNot(things: readonly Token[]): Promise<string> {
        return sentence(await this.#talk.ask(`why ${things.join(" ")}`));
    }

    async viewAt(length: number): Promise<View> {
        const view = readOne<View>(await this.#talk.ask(`view ${this.#language} ${length} at ${length}`), "view");
        return { ...view, log: this.view.log.slice(0, length) };
    }

    record(): Promise<string> {
        return this.#talk.record();
    }

    async hint(): Promise<readonly Hint[]> {
        const thought = this.#advice.think(await this.record(), this.#language, "hint");
        return (await unlessCalledOff(thought.then(readHints))) ?? [];
    }

    async analyse(tell: (analysis: Analysis) => void, signal: AbortSignal): Promise<void> {
        let known: Analysis = { done: 0, length: this.view.length, actions: [], skill: [] };
        const hear = (answer: Answer): boolean => {
            known = addStep(known, answer);
            if (!signal.aborted) tell(known);
            return known.done < known.length;
        };
        await unlessCalledOff(this.#advice.repeat(await this.record(), this.#language, `analyse nodes ${ANALYSIS_NODES}`, hear, signal));
    }

    close(): void {
        this.#closed = true;
        this.#listeners.clear();
        this.#levels.close();
        this.#advice.close();
        this.#talk.close();
    }

    #inTurn(work: () => Promise<void>): Promise<void> {
        const done = this.#queue.then(() => (this.#closed ? undefined : work()));
        this.#queue = done.catch(() => undefined);
        return done;
    }

    #tell(change: Change): void {
        for (const listener of this.#listeners) listener(change);
    }

    /** The position is as it was. */
    #tellSame(): void {
        this.#tell({ kind: "words", line: null, before: this.view, view: this.view });
    }

    #isLevel(who: Mark): boolean {
        return this.players.get(who)?.kind === "level";
    }

    /** Nobody takes back for a level. */
    #seen(view: View): View {
        return this.#isLevel(view.who) ? { ...view, undo: 0 } : view;
    }

    async #change(kind: "action" | "undo"): Promise<void> {
        const before = this.view;
        const kept = kind === "undo" ? [] : before.log;
        const fresh = readOne<View>(await this.#talk.ask(`view ${kept.length}`), "view");
        const log: readonly LogLine[] = [...kept, ...fresh.log];
        this.#view = this.#seen({ ...fresh, log });
        this.#tell({ kind, line: kind === "action" ? (log.at(-1) ?? null) : null, before, view: this.view });
    }

    async #play(action: string): Promise<void> {
        await this.#talk.say(`play ${action}`);
        this.#moving = true;
        await this.#change("action");
        await this.#goOn();
    }

    /** What needs nobody, one action at a time; then the level whose turn it is begins to think. */
    async #goOn(): Promise<void> {
        try {
            while (!this.#closed && (await this.#advance())) await this.#change("action");
        } finally {
            if (this.#moving) {
                this.#moving = false;
                this.#tellSame();
            }
        }
        if (this.#closed || this.#held || this.#thinking === this.view.who || !this.#isLevel(this.view.who)) return;
        void this.#letLevelThink(this.view.who);
    }

    /** One action that needs nobody; false if there is none. */
    async #advance(): Promise<boolean> {
        const given = this.view.who === "chance" ? this.#dice.shift() : undefined;
        if (given === undefined) return (await this.#talk.ask("advance 1")).detail !== "0";
        await this.#talk.say(`play ${given}`);
        return true;
    }

    /** Outside the queue: the table stays free. What was decided counts only if nothing changed meanwhile. */
    async #letLevelThink(who: Mark): Promise<void> {
        const player = this.players.get(who);
        const asked = this.view.length;
        if (player?.kind !== "level") return;
        this.#setThinking(who);
        try {
            const answer = await this.#levels.think(await this.record(), this.#language, `go level ${player.level} seed ${chance()}`);
            const action = answer.data.find((line) => line.startsWith("best "))?.slice("best ".length);
            if (action === undefined) throw new Error("the level said nothing");
            await this.#inTurn(async () => {
                this.#thinking = null;
                if (this.view.length !== asked || this.#held) await this.#goOn();
                else await this.#play(action);
            });
        } catch (error) {
            if (this.#closed || error instanceof CalledOff) return;
            this.#setThinking(null);
            throw error;
        }
    }

    #setThinking(who: Mark | null): void {
        this.#thinking = who;
        this.#tellSame();
    }
}
