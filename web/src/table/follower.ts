// Follows the game of an online table in an engine of this device, entry by entry. Without secrets the engine replays the game; with
// secrets it is given each position as the viewer knows it, and the log comes from the server.

import type { GameEntry } from "../online/messages";
import { readOne, type Session } from "../engine/protocol";
import { Refusal } from "./table";
import type { Language, LogLine, Mark, View } from "./view";

/** The commands that give an engine the setting. */
export interface Setting {
    readonly game: string;
    readonly options: Readonly<Record<string, string>>;
}

export interface Follower {
    /** Takes all entries at once and returns the view after them. */
    begin(entries: readonly GameEntry[]): Promise<View>;
    /** Plays one action of an entry. */
    step(entry: GameEntry, index: number): Promise<View>;
    undo(entry: Extract<GameEntry, { type: "undo" }>): Promise<View>;
    /** The same position, for example in another language. */
    look(): Promise<View>;
    viewAt(length: number): Promise<View>;
    /** Arguments of commands that show something. */
    readonly viewer: string;
    language: Language;
}

function settingCommands({ game, options }: Setting): string[] {
    return [`game ${game}`, ...Object.entries(options).map(([name, value]) => `set ${name} ${value}`)];
}

/** The actions of the entries, without undone ones. */
export function actionsOf(entries: readonly GameEntry[]): string[] {
    const actions: string[] = [];
    for (const entry of entries) {
        if (entry.type === "undo") actions.length = entry.to;
        else actions.push(...(entry.actions ?? []));
    }
    return actions;
}

/** A game without secrets: the engine plays it. */
export class OpenFollower implements Follower {
    readonly viewer = "";
    language: Language;
    readonly #session: Session;
    readonly #setting: Setting;
    readonly #places: boolean;
    #actions: string[] = [];
    #log: readonly LogLine[] = [];

    constructor(session: Session, setting: Setting, language: Language, places: boolean) {
        this.#session = session;
        this.#setting = setting;
        this.language = language;
        this.#places = places;
    }

    begin(entries: readonly GameEntry[]): Promise<View> {
        return this.rewind(actionsOf(entries));
    }

    /** Restarts with these actions. */
    async rewind(actions: readonly string[]): Promise<View> {
        this.#actions = [...actions];
        const commands = [`language ${this.language}`, ...settingCommands(this.#setting), "new", ...actions.map((action) => `play ${action}`)];
        return this.#view((await this.#session.run(...commands, this.#command(0))).at(-1), 0);
    }

    step(entry: GameEntry, index: number): Promise<View> {
        return this.play(entry.actions?.[index] ?? "");
    }

    /** Plays an action, confirmed by the server or not. */
    async play(action: string): Promise<View> {
        const known = this.#log.length;
        const [, answer] = await this.#session.run(`play ${action}`, this.#command(known));
        this.#actions.push(action);
        return this.#view(answer, known);
    }

    /** Plays the next forced action, as the server will; null if dice are due or a decision is. */
    async playForced(view: View): Promise<View | null> {
        if (!view.automatic || view.who === "chance") return null;
        const known = this.#log.length;
        const [, answer] = await this.#session.run("advance 1", this.#command(known));
        const after = this.#view(answer, known);
        this.#actions.push(after.log.at(-1)?.action ?? "");
        return after;
    }

    async undo(entry: Extract<GameEntry, { type: "undo" }>): Promise<View> {
        const count = this.#actions.length - entry.to;
        try {
            const [, answer] = await this.#session.run(`undo ${count}`, this.#command(0));
            this.#actions.length = entry.to;
            return this.#view(answer, 0);
        } catch (error) {
            /* The server allowed an undo that this engine refuses. */
            if (error instanceof Refusal) return this.rewind(this.#actions.slice(0, entry.to));
            throw error;
        }
    }

    async look(): Promise<View> {
        return this.#view((await this.#session.run(`language ${this.language}`, this.#command(0))).at(-1), 0);
    }

    async viewAt(length: number): Promise<View> {
        const log = this.#log;
        const view = readOne<View>(await this.#session.request(`${this.#command(length)} at ${length}`), "view");
        return { ...view, log: log.slice(0, length) };
    }

    #command(since: number): string {
        return `view ${this.language} ${since}${this.#places ? " places" : ""}`;
    }

    #view(answer: Parameters<typeof readOne>[0], known: number): View {
        const view = readOne<View>(answer, "view");
        this.#log = [...this.#log.slice(0, known), ...view.log];
        return { ...view, log: this.#log };
    }
}

/** A position as the viewer knows it, and what the viewer was told before. */
interface Moment {
    readonly position: string;
    readonly told: Readonly<Record<Language, Omit<LogLine, "n">>> | null;
}

/** A game with secrets, as a seat or a spectator knows it. */
export class VeiledFollower implements Follower {
    readonly viewer: string;
    language: Language;
    readonly #session: Session;
    readonly #setting: Setting;
    readonly #places: boolean;
    /** One for each length of the game, from 0. */
    #moments: Moment[] = [];
    #undo = 0;
    /** Serializes requests for earlier positions, which use the same engine. */
    #turn: Promise<unknown> = Promise.resolve();
    /** Whether the whole game is known: it is over. */
    #whole = false;
    /** The view after a decision of this seat that the server has not confirmed yet. */
    #foreseen: View | null = null;

    constructor(session: Session, setting: Setting, viewer: Mark | "spectator", language: Language, places: boolean) {
        this.#session = session;
        this.#setting = setting;
        this.viewer = viewer;
        this.language = language;
        this.#places = places;
    }

    async begin(entries: readonly GameEntry[]): Promise<View> {
        this.#moments = [];
        this.#whole = false;
        for (const entry of entries) {
            if (entry.type === "undo") this.#cut(entry);
            else for (let index = 0; index < Math.max(1, entry.actions?.length ?? 0); index++) this.#note(entry, index);
        }
        await this.#session.run(...settingCommands(this.#setting), "new");
        return this.look();
    }

    step(entry: GameEntry, index: number): Promise<View> {
        this.#note(entry, index);
        return this.look();
    }

    /** What the decision leads to, until the server's entry tells; null if that cannot be known yet. */
    foresee(action: string): Promise<View | null> {
        const view = this.#turn.then(() => this.#afterDecision(action));
        this.#turn = view.catch(() => undefined);
        return view;
    }

    undo(entry: Extract<GameEntry, { type: "undo" }>): Promise<View> {
        this.#cut(entry);
        return this.look();
    }

    look(): Promise<View> {
        return this.viewAt(this.#moments.length - 1);
    }

    /** When the game is over nothing is secret: loads the complete record. */
    async reveal(record: string): Promise<View> {
        await this.#session.load(record);
        this.#whole = true;
        return this.look();
    }

    viewAt(length: number): Promise<View> {
        if (this.#foreseen?.length === length) return Promise.resolve(this.#foreseen);
        const view = this.#turn.then(() => (this.#whole ? this.#wholeAt(length) : this.#knownAt(length)));
        this.#turn = view.catch(() => undefined);
        return view;
    }

    async #wholeAt(length: number): Promise<View> {
        const last = this.#moments.length - 1;
        const words = ["view all", this.language, "0", ...(length < last ? ["at", String(length)] : []), ...(this.#places ? ["places"] : [])];
        return readOne<View>(await this.#session.request(words.join(" ")), "view");
    }

    async #knownAt(length: number): Promise<View> {
        const moment = this.#moments[length];
        if (!moment) throw new Error(`no position after ${length} actions`);
        const command = `view ${this.viewer} ${this.language} 0${this.#places ? " places" : ""}`;
        const answers = await this.#session.run(`language ${this.language}`, `position ${moment.position}`, command);
        const view = readOne<View>(answers.at(-1), "view");
        const log = this.#moments.slice(1, length + 1).flatMap(({ told }, n) => (told ? [{ ...told[this.language], n }] : []));
        return { ...view, log, length, undo: length === this.#moments.length - 1 ? this.#undo : 0 };
    }

    async #afterDecision(action: string): Promise<View | null> {
        const now = await this.#knownAt(this.#moments.length - 1);
        try {
            const answer = await this.#session.request(`foresee ${this.#places ? "places " : ""}${action}`);
            const view = readOne<View>(answer, "view");
            const [line] = view.log;
            if (!line) return null;
            /* From now on the engine explains what is shown. */
            await this.#session.request(answer.data[0] ?? "");
            return (this.#foreseen = { ...view, log: [...now.log, { ...line, n: now.length }], length: now.length + 1, undo: now.undo + 1 });
        } catch (error) {
            if (error instanceof Refusal) return null;
            throw error;
        }
    }

    #note(entry: GameEntry, index: number): void {
        this.#foreseen = null;
        if (entry.type === "start" && index === 0 && entry.position !== undefined) this.#moments = [{ position: entry.position, told: null }];
        const position = entry.positions?.[index];
        const [en, fr] = [entry.told?.en[index], entry.told?.fr[index]];
        if (position !== undefined) this.#moments.push({ position, told: en && fr ? { en, fr } : null });
        this.#undo = entry.undo ?? 0;
    }

    /** Forgets what was foreseen. */
    forget(): Promise<View> {
        this.#foreseen = null;
        return this.look();
    }

    #cut(entry: Extract<GameEntry, { type: "undo" }>): void {
        this.#foreseen = null;
        this.#moments.length = entry.to + 1;
        if (entry.position !== undefined) this.#moments[entry.to] = { position: entry.position, told: this.#moments[entry.to]?.told ?? null };
        this.#undo = entry.undo ?? 0;
    }
}
