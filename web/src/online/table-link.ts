// The client side of one online table: its connection, its room, and the entries of its game, in order and without gaps.

import { Connection, type State } from "./connection";
import { isGameEntry, Lost, PROTOCOL, Refused, type Door, type Entry, type FromServer, type GameEntry, type Welcome } from "./messages";
import { arrived, follow, type Room } from "./room";

/** Why the table cannot be opened. */
export type Obstacle = "secret" | "protocol" | "other";

export class TableLink {
    readonly door: Door;
    readonly #connection: Connection;
    readonly #listeners = new Set<() => void>();
    #room: Room | null = null;
    #entries: GameEntry[] = [];
    /** Incremented when the entries restart because the server has an older state of the table than this device. */
    #edition = 0;
    /** The number of the next entry. */
    #next = 1;
    #obstacle: Obstacle | null = null;

    constructor({ table, secret }: Door) {
        this.door = { table, secret };
        this.#connection = new Connection({
            onOpen: () => void this.#hello(),
            onMessage: (message) => this.#receive(message),
            onState: () => this.#notify(),
        });
    }

    get room(): Room | null {
        return this.#room;
    }

    get connection(): State {
        return this.#connection.state;
    }

    get obstacle(): Obstacle | null {
        return this.#obstacle;
    }

    get entries(): readonly GameEntry[] {
        return this.#entries;
    }

    get edition(): number {
        return this.#edition;
    }

    /** Whether all entries counted by the last welcome have arrived. */
    get caughtUp(): boolean {
        return this.#room !== null && this.#connection.state === "open" && this.#next >= this.#room.seq;
    }

    /** Calls `listener` after every change; returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    /** Sends a request that changes the table; to a restarting server when it is back. */
    async send(message: Readonly<Record<string, unknown>>): Promise<void> {
        await this.#connection.settled();
        await this.#connection.request(message);
    }

    async record(): Promise<string> {
        return (await this.#connection.request<"record">({ type: "record" })).text;
    }

    close(): void {
        this.#listeners.clear();
        this.#connection.close();
    }

    #notify(): void {
        for (const listener of [...this.#listeners]) listener();
    }

    async #hello(): Promise<void> {
        try {
            this.#welcome(await this.#connection.request<"welcome">({ type: "hello", protocol: PROTOCOL, ...this.door, from: this.#next }));
        } catch (error) {
            if (error instanceof Lost) return;
            /* Rate limit: retry later. */
            if (error instanceof Refused && error.reason === "rate") return void setTimeout(() => void this.#hello(), 2000);
            this.#obstacle = error instanceof Refused && (error.reason === "secret" || error.reason === "protocol") ? error.reason : "other";
            this.#notify();
        }
    }

    #welcome(welcome: Welcome): void {
        if (welcome.seq < this.#next) {
            this.#entries = [];
            this.#edition++;
            this.#room = null;
            if (this.#next > 1 && welcome.seq > 1) {
                this.#next = 1;
                return void this.#hello();
            }
            this.#next = 1;
        }
        this.#room = arrived(welcome, this.#room);
        this.#notify();
    }

    #receive(message: FromServer): void {
        if (message.type === "welcome") this.#welcome(message);
        else if (message.type === "log") {
            for (const entry of message.events) this.#take(entry);
            this.#notify();
        } else if (message.type === "presence" && this.#room) {
            this.#room = { ...this.#room, present: message.online, watchers: message.watchers };
            this.#notify();
        } else if ("seq" in message && message.type !== "done") {
            this.#take(message);
            this.#notify();
        }
    }

    #take(entry: Entry): void {
        const room = this.#room;
        if (!room || entry.seq !== this.#next) return;
        this.#next++;
        this.#room = follow(room, entry, entry.seq < room.seq);
        if (isGameEntry(entry)) this.#entries.push(entry);
    }
}
