// An online table. The server plays; this device shows its entries, and local decisions at once, before they are confirmed, up to the next
// dice or secret.

import type { Session } from "../engine/protocol";
import { Lost, Refused, type GameEntry } from "../online/messages";
import type { TableLink } from "../online/table-link";
import { analyseRecord } from "./advice";
import { OpenFollower, VeiledFollower, type Follower } from "./follower";
import type { SearchWorker } from "./search-worker";
import type { Analysis, Change, Hint, Player, Table } from "./table";
import type { Language, Mark, Token, View } from "./view";

/** A local decision that the server has not confirmed yet. */
interface Unconfirmed {
    readonly action: string;
    /** Its actions shown ahead of the server: the decision and, where there are no secrets, forced ones after it. Empty if it reveals
        something, or follows another unconfirmed one in a game with secrets. */
    shown: readonly string[];
    sent: boolean;
    readonly done: () => void;
    readonly fail: (error: Error) => void;
}

interface Parts {
    readonly link: TableLink;
    readonly session: Session;
    readonly newWorker: () => SearchWorker;
    readonly language: Language;
    readonly places: boolean;
}

const LEVEL = /^level:(\d+)$/;

function readLevel(name: string): number {
    return Number(LEVEL.exec(name)?.[1] ?? 1);
}

export class RemoteTable implements Table {
    readonly link: TableLink;
    readonly #session: Session;
    readonly #advice: SearchWorker;
    readonly #listeners = new Set<(change: Change) => void>();
    readonly #open: OpenFollower | null;
    readonly #veiled: VeiledFollower | null;
    readonly #leave: () => void;
    #view: View | null = null;
    #moving = false;
    #closed = false;
    /** The number of entries applied, and their edition. */
    #taken = 0;
    #edition: number;
    #unconfirmed: Unconfirmed[] = [];
    #queue: Promise<unknown> = Promise.resolve();

    constructor({ link, session, newWorker, language, places }: Parts) {
        const { room } = link;
        if (!room) throw new Error("the table is not known yet");
        const own = room.seat === null ? null : room.seats[room.seat]?.mark;
        this.link = link;
        this.#session = session;
        this.#advice = newWorker();
        this.#edition = link.edition;
        this.#open = room.secrets ? null : new OpenFollower(session, room, language, places);
        this.#veiled = room.secrets ? new VeiledFollower(session, room, own ?? "spectator", language, places) : null;
        this.#leave = link.subscribe(() => {
            if (this.#view) this.#notifyUnchanged();
            void this.#enqueue(() => this.#catchUp());
        });
    }

    /** Shows the current position without playback. */
    async begin(): Promise<void> {
        await this.#enqueue(() => this.#restart());
    }

    get view(): View {
        if (!this.#view) throw new Error("the table has not begun");
        return this.#view;
    }

    get players(): ReadonlyMap<Mark, Player> {
        const { room } = this.link;
        return new Map(room?.seats.map(({ mark, kind, level, name }, seat) => [mark, this.#player(kind, level, name, seat === room.seat)]));
    }

    get thinking(): Mark | null {
        return this.players.get(this.view.who)?.kind === "level" ? this.view.who : null;
    }

    get curtain(): null {
        return null;
    }

    /** Advice would be unfair to the others. */
    get advised(): boolean {
        return this.view.who === "over";
    }

    get moving(): boolean {
        return this.#moving || (this.view.automatic && this.view.who !== "over");
    }

    /** The seat of the person at this screen; null for a spectator. */
    get own(): Mark | null {
        const { room } = this.link;
        return room?.seat == null ? null : (room.seats[room.seat]?.mark ?? null);
    }

    subscribe(listener: (change: Change) => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    play(action: string): Promise<void> {
        return new Promise((done, fail) => {
            void this.#enqueue(async () => {
                const one: Unconfirmed = { action, shown: [], sent: false, done, fail };
                this.#unconfirmed.push(one);
                await this.#showAtOnce(one);
                this.#sendNext();
            }).catch(fail);
        });
    }

    resign(): Promise<void> {
        return this.link.send({ type: "resign" });
    }

    /** Undoes to before the own last decision, or as far as possible. */
    async undo(all = false): Promise<void> {
        await this.#enqueue(async () => {
            const { room, entries } = this.link;
            if (!room || this.#unconfirmed.length > 0) return;
            const { length, undo } = this.view;
            await this.link.send({ type: "undo", n: room.n, to: all ? length - undo : Math.max(length - undo, beforeLast(entries, length)) });
        });
    }

    setLanguage(language: Language): Promise<void> {
        return this.#enqueue(async () => {
            if (this.#follower.language === language) return;
            this.#follower.language = language;
            const before = this.view;
            this.#see(await this.#follower.look());
            this.#notify({ kind: "words", line: null, before, view: this.view });
        });
    }

    reveal(): Promise<void> {
        return Promise.resolve();
    }

    conceal(): Promise<void> {
        return Promise.resolve();
    }

    pause(): void {
        /* Others continue to play meanwhile. */
    }

    async explain(thing: Token): Promise<string> {
        return this.#ask(`explain ${thing}`);
    }

    async whyNot(things: readonly Token[]): Promise<string> {
        return this.#ask(`why ${things.join(" ")}`);
    }

    viewAt(length: number): Promise<View> {
        return this.#follower.viewAt(length);
    }

    record(): Promise<string> {
        return this.link.record();
    }

    hint(): Promise<readonly Hint[]> {
        return Promise.resolve([]);
    }

    async analyse(onProgress: (analysis: Analysis) => void, signal: AbortSignal): Promise<void> {
        if (!this.advised) return;
        await analyseRecord(this.#advice, await this.record(), this.#follower.language, this.view.length, onProgress, signal);
    }

    /** Closes the engines, not the link, which belongs to the caller. */
    close(): void {
        this.#closed = true;
        this.#leave();
        this.#listeners.clear();
        this.#advice.close();
        this.#session.close();
        this.#drop(new Lost("the table was left"));
    }

    get #follower(): Follower {
        const follower = this.#open ?? this.#veiled;
        if (!follower) throw new Error("nobody follows the game");
        return follower;
    }

    #player(kind: "person" | "level" | "automa", level: string | undefined, name: string, own: boolean): Player {
        if (kind === "automa") return { kind };
        if (level !== undefined) return { kind: "level", level: readLevel(level) };
        return { kind: own ? "person" : "elsewhere", name };
    }

    async #ask(command: string): Promise<string> {
        const viewer = this.#veiled && this.view.who !== "over" ? ` for ${this.#veiled.viewer}` : "";
        const { data } = await this.#session.request(command + viewer);
        return data.map((line) => line.replace(/^\| ?/, "")).join("\n");
    }

    #enqueue(work: () => Promise<void>): Promise<void> {
        const done = this.#queue.then(() => (this.#closed ? undefined : work()));
        this.#queue = done.catch(() => undefined);
        return done;
    }

    #notify(change: Change): void {
        for (const listener of [...this.#listeners]) listener(change);
    }

    #notifyUnchanged(): void {
        this.#notify({ kind: "words", line: null, before: this.view, view: this.view });
    }

    /** Only the seat to decide may undo. */
    #see(view: View): void {
        this.#view = view.who === this.own && view.who !== "over" ? view : { ...view, undo: 0 };
    }

    #show(view: View, kind: "action" | "undo"): void {
        const before = this.view;
        this.#see(view);
        this.#notify({ kind, line: kind === "action" ? (view.log.at(-1) ?? null) : null, before, view: this.view });
    }

    async #restart(): Promise<void> {
        const { entries, edition } = this.link;
        const known = entries.slice();
        this.#edition = edition;
        this.#taken = known.length;
        this.#see(await this.#follower.begin(known));
        await this.#revealEnd();
    }

    /** Applies entries that have arrived, then sends pending decisions. */
    async #catchUp(): Promise<void> {
        const { link } = this;
        if (link.edition !== this.#edition && link.caughtUp) {
            this.#drop(new Refused("stale"));
            await this.#restart();
            this.#show(this.view, "undo");
        }
        if (link.edition === this.#edition && this.#taken < link.entries.length) {
            this.#moving = true;
            try {
                while (this.#taken < link.entries.length) await this.#take(link.entries[this.#taken++]!);
            } finally {
                this.#moving = false;
                this.#notifyUnchanged();
            }
            await this.#revealEnd();
        }
        this.#sendNext();
    }

    async #take(entry: GameEntry): Promise<void> {
        if (entry.type === "undo") {
            await this.#takeBack();
            return this.#show(await this.#follower.undo(entry), "undo");
        }
        const shown = await this.#confirm(entry);
        if (shown > 0 && this.#veiled) this.#settle(await this.#veiled.step(entry, 0));
        for (let index = shown; index < (entry.actions?.length ?? 0); index++) this.#show(await this.#follower.step(entry, index), "action");
    }

    /** What the server tells of a decision that was foreseen: the same position, which keeps what the player has pointed at since, with the line of
        the log. */
    #settle(told: View): void {
        const before = this.view;
        const essence = ({ who, board, decisions }: View): string => JSON.stringify([who, board, decisions]);
        this.#see(essence(told) === essence(before) ? { ...before, log: told.log, undo: told.undo } : told);
        this.#notify({ kind: "words", line: null, before, view: this.view });
    }

    /** Matches an entry with the pending decision: returns how many of its actions are already shown. If another entry comes first, what was
        shown ahead of it is rolled back. */
    async #confirm(entry: GameEntry): Promise<number> {
        const [first, ...rest] = this.#unconfirmed;
        if (!first) return 0;
        const actions = entry.actions ?? [];
        if (entry.type === "act" && actions[0] === first.action && first.shown.every((action, index) => actions[index] === action)) {
            this.#unconfirmed = rest;
            first.done();
            return first.shown.length;
        }
        await this.#takeBack();
        return 0;
    }

    /** Rolls back what was shown ahead of the server. */
    async #takeBack(error: Error = new Refused("stale")): Promise<void> {
        const ahead = this.#unconfirmed.some(({ shown }) => shown.length > 0);
        const count = this.#unconfirmed.reduce((sum, { shown }) => sum + shown.length, 0);
        this.#drop(error);
        if (!ahead) return;
        if (this.#veiled) return this.#show(await this.#veiled.forget(), "undo");
        if (!this.#open) return;
        const log = this.view.log.slice(0, this.view.length - count);
        this.#show(await this.#open.rewind(log.map(({ action }) => action)), "undo");
    }

    /** Drops pending decisions: resolves them if another player was faster or the connection was lost, otherwise rejects them. */
    #drop(error: Error): void {
        const all = this.#unconfirmed;
        this.#unconfirmed = [];
        const quiet = error instanceof Lost || (error instanceof Refused && error.reason === "stale");
        for (const { done, fail } of all) {
            if (quiet) done();
            else fail(error);
        }
    }

    /** Plays a decision and forced actions after it on this device, up to the dice; with secrets the decision alone. */
    async #showAtOnce(one: Unconfirmed): Promise<void> {
        const open = this.#open;
        if (!open) {
            const foreseen = this.#unconfirmed.length === 1 && (await this.#veiled?.foresee(one.action));
            if (!foreseen) return;
            one.shown = [one.action];
            return this.#show(foreseen, "action");
        }
        const length = this.view.length;
        this.#show(await open.play(one.action), "action");
        for (let view = await open.playForced(this.view); view; view = await open.playForced(view)) this.#show(view, "action");
        one.shown = this.view.log.slice(length).map(({ action }) => action);
    }

    /** Sends the first unconfirmed decision, once all entries before it have arrived. It is resent after a lost connection; it names its
        moment, so it counts once. */
    #sendNext(): void {
        const [first] = this.#unconfirmed;
        const { room, caughtUp } = this.link;
        if (!first || first.sent || !room || !caughtUp || this.#taken < this.link.entries.length) return;
        first.sent = true;
        this.link.send({ type: "act", n: room.n, action: first.action }).catch((error: unknown) => {
            first.sent = false;
            if (error instanceof Lost) return;
            void this.#enqueue(async () => {
                if (this.#unconfirmed.includes(first)) await this.#takeBack(error instanceof Error ? error : new Error(String(error)));
            });
        });
    }

    /** When the game is over nothing is secret: loads the complete record. */
    async #revealEnd(): Promise<void> {
        if (!this.#veiled || this.view.who !== "over") return;
        const before = this.view;
        this.#see(await this.#veiled.reveal(await this.record()));
        this.#notify({ kind: "words", line: null, before, view: this.view });
    }
}

/** The length of the game before its last decision. */
function beforeLast(entries: readonly GameEntry[], length: number): number {
    let at = 0;
    const starts: number[] = [];
    for (const entry of entries) {
        if (entry.type === "undo") {
            at = entry.to;
            while ((starts.at(-1) ?? -1) >= at) starts.pop();
        } else {
            if (entry.type !== "start") starts.push(at);
            at += entry.actions?.length ?? 0;
        }
    }
    return starts.at(-1) ?? length;
}
