// A table on this device: plays decisions, automatic actions and levels.

import { readOne, type Answer, type Session } from "../engine/protocol";
import { Cancelled } from "../engine/worker-client";
import { analyseRecord, readHints, unlessCancelled } from "./advice";
import type { SearchWorker } from "./search-worker";
import type { Analysis, Change, Hint, Player, Table } from "./table";
import type { Language, LogLine, Mark, Token, View } from "./view";

function sentence(answer: Answer): string {
    return answer.data.map((line) => line.replace(/^\| ?/, "")).join("\n");
}

/** Whose view to ask for; `""` without secrets. */
type Viewer = Mark | "spectator" | "all" | "";

/** What a table is made of. */
interface Parts {
    readonly session: Session;
    readonly newWorker: () => SearchWorker;
    readonly players: ReadonlyMap<Mark, Player>;
    readonly language: Language;
    /** What follows automatically, in order: outcomes to use instead of rolling, and single answers between them. */
    readonly dice: readonly string[];
    /** Whether views include the places of the board. */
    readonly places: boolean;
}

/** A seed, so that weaker levels vary their play. */
function chance(): number {
    return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export class LocalTable implements Table {
    readonly players: ReadonlyMap<Mark, Player>;
    readonly #session: Session;
    /** Separate workers, so that levels and advice do not cancel each other. */
    readonly #levels: SearchWorker;
    readonly #advice: SearchWorker;
    readonly #listeners = new Set<(change: Change) => void>();
    /** Remaining automatic actions to play instead of rolling. */
    readonly #presetDice: string[];
    readonly #withPlaces: boolean;
    /** The seats of all people at this screen. */
    readonly #people: readonly Mark[];
    /** With several people: the seat that has lifted the curtain. */
    #revealedTo: Mark | null = null;
    #language: Language;
    #view: View | null = null;
    #thinking: Mark | null = null;
    #moving = true;
    #paused = false;
    #closed = false;
    /** Everything that changes the table runs in order. */
    #queue: Promise<unknown> = Promise.resolve();

    constructor({ session, newWorker, players, language, dice, places }: Parts) {
        this.#session = session;
        this.#levels = newWorker();
        this.#advice = newWorker();
        this.players = players;
        this.#people = [...players].filter(([, player]) => player.kind === "person").map(([mark]) => mark);
        this.#language = language;
        this.#presetDice = [...dice];
        this.#withPlaces = places;
    }

    get view(): View {
        if (!this.#view) throw new Error("the table has not begun");
        return this.#view;
    }

    /** Against somebody elsewhere, only when the game is over. */
    get advised(): boolean {
        return this.view.who === "over" || ![...this.players.values()].some(({ kind }) => kind === "elsewhere");
    }

    get thinking(): Mark | null {
        return this.#thinking;
    }

    get moving(): boolean {
        return this.#moving;
    }

    get curtain(): Mark | null {
        const { who, automatic } = this.view;
        return this.#hasSecrets && this.#people.length > 1 && this.#people.includes(who) && !automatic && this.#revealedTo !== who ? who : null;
    }

    /** Loads the first view, after the given commands; automatic actions start after this returns, so listeners can subscribe. */
    async begin(before: readonly string[] = []): Promise<void> {
        const answers = await this.#session.run(...before, this.#viewCommand("", 0, this.#language));
        this.#view = this.#withUndoRights(readOne<View>(answers.at(-1), "view"));
        if (this.view.secrets) await this.#refreshView();
        void this.#enqueue(() => this.#continue());
    }

    subscribe(listener: (change: Change) => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    play(action: string): Promise<void> {
        return this.#enqueue(async () => {
            if (this.#isLevel(this.view.who)) throw new Error("it is a level's turn");
            if (this.curtain !== null) throw new Error("nobody has looked yet");
            await this.#play(action);
        });
    }

    resign(seat: Mark): Promise<void> {
        return this.#enqueue(() => this.#play(`resign ${seat}`));
    }

    undo(all = false): Promise<void> {
        return this.#enqueue(async () => {
            const most = this.view.undo;
            // More than was ever played, so the game refuses it in its own words.
            if (most === 0) await this.#session.run(`undo ${this.view.length + 1}`);
            await this.#apply(all ? `undo ${most}` : "undo", "undo");
            await this.#continue();
        });
    }

    setLanguage(language: Language): Promise<void> {
        return this.#enqueue(async () => {
            if (this.#language === language) return;
            this.#language = language;
            const before = this.view;
            const [, answer] = await this.#session.run(`language ${language}`, this.#viewCommand(this.#viewer, 0));
            this.#view = this.#withUndoRights(readOne<View>(answer, "view"));
            this.#notify({ kind: "words", line: null, before, view: this.view });
        });
    }

    reveal(): Promise<void> {
        return this.#enqueue(async () => {
            const { curtain } = this;
            if (curtain === null) return;
            this.#revealedTo = curtain;
            await this.#refreshAndNotify();
        });
    }

    conceal(): Promise<void> {
        return this.#enqueue(async () => {
            if (this.#revealedTo === null) return;
            this.#revealedTo = null;
            await this.#refreshAndNotify();
        });
    }

    pause(paused: boolean): void {
        this.#paused = paused;
        if (!paused) void this.#enqueue(() => this.#continue());
    }

    async explain(thing: Token): Promise<string> {
        return sentence(await this.#session.request(`explain ${thing}${this.#hasSecrets ? ` for ${this.#viewer}` : ""}`));
    }

    async whyNot(things: readonly Token[]): Promise<string> {
        return sentence(await this.#session.request(`why ${things.join(" ")}${this.#hasSecrets ? ` for ${this.#viewer}` : ""}`));
    }

    async viewAt(length: number): Promise<View> {
        const { log } = this.view;
        const view = readOne<View>(await this.#session.request(`${this.#viewCommand(this.#viewer, length, this.#language)} at ${length}`), "view");
        return { ...view, log: log.slice(0, length) };
    }

    record(): Promise<string> {
        return this.#session.record();
    }

    async hint(): Promise<readonly Hint[]> {
        if (this.#hasSecrets && this.view.viewer !== this.view.who) return [];
        const thought = this.#advice.run(await this.record(), this.#language, "hint");
        return (await unlessCancelled(thought.then(readHints))) ?? [];
    }

    async analyse(onProgress: (analysis: Analysis) => void, signal: AbortSignal): Promise<void> {
        const { log, viewer, length } = this.view;
        if (!this.#hasSecrets) return analyseRecord(this.#advice, await this.record(), this.#language, length, onProgress, signal);
        /* Actions of others would be assessed with their knowledge: the engine hides them, and this is a second line. */
        const isOwn = (n: number): boolean => log[n]?.turn === viewer && (log[n]?.seat ?? viewer) === viewer;
        const onOwn = (known: Analysis): void =>
            onProgress({ ...known, actions: known.actions.filter(({ n }) => isOwn(n)), skill: known.skill.filter(({ seat }) => seat === viewer) });
        await analyseRecord(this.#advice, await this.record(), this.#language, length, onOwn, signal, this.#viewer);
    }

    close(): void {
        this.#closed = true;
        this.#listeners.clear();
        this.#levels.close();
        this.#advice.close();
        this.#session.close();
    }

    #enqueue(work: () => Promise<void>): Promise<void> {
        const done = this.#queue.then(() => (this.#closed ? undefined : work()));
        this.#queue = done.catch(() => undefined);
        return done;
    }

    #notify(change: Change): void {
        for (const listener of this.#listeners) listener(change);
    }

    /** Notifies listeners without a change of position. */
    #notifyUnchanged(): void {
        this.#notify({ kind: "words", line: null, before: this.view, view: this.view });
    }

    #isLevel(who: Mark): boolean {
        return this.players.get(who)?.kind === "level";
    }

    /** A level's decisions cannot be undone. */
    #withUndoRights(view: View): View {
        return this.#isLevel(view.who) ? { ...view, undo: 0 } : view;
    }

    /** Whether something is hidden from somebody now. */
    get #hasSecrets(): boolean {
        return this.view.secrets && this.view.who !== "over";
    }

    /** The viewer of the current view. */
    get #viewer(): Viewer {
        if (!this.view.secrets) return "";
        return this.view.who === "over" ? "all" : (this.view.viewer ?? "spectator");
    }

    /** The viewers to ask for, before it is known who decides next. */
    #viewers(): readonly Viewer[] {
        if (!this.view.secrets) return [""];
        const [only, more] = this.#people;
        if (only !== undefined && more === undefined) return [only];
        return this.#revealedTo === null ? ["spectator"] : ["spectator", this.#revealedTo];
    }

    #viewCommand(viewer: Viewer, since: number, language?: Language): string {
        return ["view", viewer, language ?? "", since, this.#withPlaces ? "places" : ""].filter((word) => word !== "").join(" ");
    }

    /** Picks the view that may be shown: the person's own if they decide next or chance acts in their turn, otherwise the public one. */
    async #pickView(views: readonly View[]): Promise<View> {
        const [first, own] = views;
        if (!first) throw new Error("the engine answered without a view");
        // At the end nothing is secret.
        if (first.secrets && first.who === "over") return readOne<View>(await this.#session.request(this.#viewCommand("all", 0)), "view");
        const next = first.who === "chance" ? first.turn : first.who;
        if (own && next === this.#revealedTo) return own;
        this.#revealedTo = null;
        return first;
    }

    /** Reloads the view for whoever may see it now. */
    async #refreshView(): Promise<void> {
        const answers = await this.#session.run(...this.#viewers().map((viewer) => this.#viewCommand(viewer, 0, this.#language)));
        this.#view = this.#withUndoRights(await this.#pickView(answers.map((answer) => readOne<View>(answer, "view"))));
    }

    async #refreshAndNotify(): Promise<void> {
        const before = this.view;
        await this.#refreshView();
        this.#notify({ kind: "words", line: null, before, view: this.view });
    }

    /** Sends a command that changes the position, together with the view after it, as one message. */
    async #apply(command: string, kind: "action" | "undo"): Promise<void> {
        const before = this.view;
        const known = kind === "undo" ? [] : before.log;
        const viewers = this.#viewers();
        const since = (viewer: Viewer): number => (viewer === this.#viewer ? known.length : 0);
        const [, ...answers] = await this.#session.run(command, ...viewers.map((viewer) => this.#viewCommand(viewer, since(viewer))));
        const fresh = await this.#pickView(answers.map((answer) => readOne<View>(answer, "view")));
        // A different viewer gets the whole log again.
        const log: readonly LogLine[] = fresh.log.length < fresh.length ? [...known, ...fresh.log] : fresh.log;
        this.#moving = true;
        this.#view = this.#withUndoRights({ ...fresh, log });
        this.#notify({ kind, line: kind === "action" ? (log.at(-1) ?? null) : null, before, view: this.view });
    }

    async #play(action: string): Promise<void> {
        await this.#apply(`play ${action}`, "action");
        await this.#continue();
    }

    /** Plays automatic actions one at a time; then starts the search of the level to move. */
    async #continue(): Promise<void> {
        try {
            while (!this.#closed && this.view.automatic) await this.#advance();
        } finally {
            if (this.#moving) {
                this.#moving = false;
                this.#notifyUnchanged();
            }
        }
        if (this.#closed || this.#paused || this.#thinking === this.view.who || !this.#isLevel(this.view.who)) return;
        void this.#letLevelThink(this.view.who);
    }

    /** Plays one automatic action: the next one given, if any is left. */
    async #advance(): Promise<void> {
        const given = this.#presetDice.shift();
        await this.#apply(given === undefined ? "advance 1" : `play ${given}`, "action");
    }

    /** Runs outside the queue, so the table stays responsive. The result is dropped if the position has changed. */
    async #letLevelThink(who: Mark): Promise<void> {
        const player = this.players.get(who);
        const asked = this.view.length;
        if (player?.kind !== "level") return;
        this.#setThinking(who);
        try {
            const answer = await this.#levels.run(await this.record(), this.#language, `go level ${player.level} seed ${chance()}`);
            const action = answer.data.find((line) => line.startsWith("best "))?.slice("best ".length);
            if (action === undefined) throw new Error("the level said nothing");
            await this.#enqueue(async () => {
                this.#thinking = null;
                if (this.view.length !== asked || this.#paused) await this.#continue();
                else await this.#play(action);
            });
        } catch (error) {
            if (this.#closed || error instanceof Cancelled) return;
            this.#setThinking(null);
            throw error;
        }
    }

    #setThinking(who: Mark | null): void {
        this.#thinking = who;
        this.#notifyUnchanged();
    }
}
