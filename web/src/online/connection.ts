// A WebSocket connection to the server that reconnects automatically.

import { Lost, Refused, type Answer, type FromServer } from "./messages";

/** Milliseconds before reconnecting: the first and the longest delay of the exponential backoff. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Interval of pings on a silent connection, and the timeout of the answer, in milliseconds. */
const ASK_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
/** Close code of a restarting server: reconnect at once. */
const RESTARTS = 1012;
/** Attempts to reconnect to it that may fail before the connection counts as lost. */
const RESTART_TRIES = 4;

interface Pending {
    readonly answer: (message: FromServer) => void;
    readonly fail: (error: Error) => void;
}

/** `restarting`: the server will be back in a moment, so nobody needs to be told. */
export type State = "connecting" | "open" | "restarting" | "lost" | "closed";

/** The WebSocket URL of this page's server. */
export function socketAddress(): URL {
    const address = new URL("api/socket", document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return address;
}

export interface Listener {
    /** Called when connected; what it sends goes out first. */
    onOpen: () => void;
    /** Called for a message that is not a reply. */
    onMessage: (message: FromServer) => void;
    onState: (state: State) => void;
}

export class Connection {
    readonly #listener: Listener;
    readonly #pending = new Map<number, Pending>();
    readonly #unsettled: (() => void)[] = [];
    #socket: WebSocket | null = null;
    #state: State = "connecting";
    #lastId = 0;
    #wait = FIRST_WAIT;
    /** Attempts left before a restart counts as a lost connection. */
    #tries = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #heartbeat: ReturnType<typeof setInterval> | undefined;
    #heard = 0;

    constructor(listener: Listener) {
        this.#listener = listener;
        addEventListener("online", this.#hurry);
        document.addEventListener("visibilitychange", this.#hurry);
        this.#connect();
    }

    get state(): State {
        return this.#state;
    }

    /** Sends a request; resolves to its reply, or rejects with Refused or Lost. */
    async request<Type extends FromServer["type"] = "done">(message: Readonly<Record<string, unknown>>): Promise<Answer<Type>> {
        const socket = this.#socket;
        if (socket?.readyState !== WebSocket.OPEN) throw new Lost("no connection");
        const id = ++this.#lastId;
        const answered = new Promise<FromServer>((answer, fail) => this.#pending.set(id, { answer, fail }));
        socket.send(JSON.stringify({ ...message, id }));
        return (await answered) as Answer<Type>;
    }

    /** Resolves when it is known whether a restarting server is back; at once if none restarts. */
    settled(): Promise<void> {
        return this.#state === "restarting" ? new Promise((settle) => this.#unsettled.push(settle)) : Promise.resolve();
    }

    /** Closes it without reconnecting. */
    close(): void {
        removeEventListener("online", this.#hurry);
        document.removeEventListener("visibilitychange", this.#hurry);
        this.#enter("closed");
        clearTimeout(this.#timer);
        this.#drop();
    }

    #enter(state: State): void {
        if (this.#state === state || this.#state === "closed") return;
        this.#state = state;
        this.#listener.onState(state);
        if (state !== "restarting") for (const settle of this.#unsettled.splice(0)) settle();
    }

    #connect(): void {
        if (this.#state === "closed") return;
        const socket = new WebSocket(socketAddress(), "astragal");
        this.#socket = socket;
        socket.onopen = () => {
            this.#heard = Date.now();
            this.#tries = 0;
            this.#heartbeat = setInterval(() => this.#check(), ASK_EVERY);
            this.#enter("open");
            this.#listener.onOpen();
        };
        socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as FromServer & { readonly id?: number });
        socket.onclose = ({ code }) => {
            if (this.#socket !== socket) return;
            this.#tries = code === RESTARTS ? RESTART_TRIES : Math.max(0, this.#tries - 1);
            this.#drop();
            this.#enter(this.#tries > 0 ? "restarting" : "lost");
            this.#comeBack(code === RESTARTS);
        };
    }

    /** Drops the socket and rejects all pending requests. */
    #drop(): void {
        const socket = this.#socket;
        this.#socket = null;
        clearInterval(this.#heartbeat);
        if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
        socket?.close();
        const pending = [...this.#pending.values()];
        this.#pending.clear();
        for (const { fail } of pending) fail(new Lost("the connection was lost"));
    }

    #comeBack(soon: boolean): void {
        if (this.#state === "closed") return;
        /* Jitter: many pages lose a server at the same moment and should not all reconnect at once. */
        const wait = (soon ? FIRST_WAIT : this.#wait) * (0.5 + Math.random());
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#connect(), wait);
    }

    /** Retries at once when the network is back or the page becomes visible. */
    readonly #hurry = (): void => {
        if (document.hidden) return;
        this.#wait = FIRST_WAIT;
        if ((this.#state === "lost" || this.#state === "restarting") && !this.#socket) {
            clearTimeout(this.#timer);
            this.#connect();
        } else void this.#check();
    };

    /** Detects a dead connection that was never closed. */
    #check(): void {
        const socket = this.#socket;
        if (socket?.readyState !== WebSocket.OPEN) return;
        const asked = Date.now();
        this.request<"pong">({ type: "ping" }).catch(() => undefined);
        setTimeout(() => {
            if (this.#socket !== socket || this.#heard >= asked) return;
            this.#drop();
            this.#enter("lost");
            this.#comeBack(true);
        }, ANSWER_WITHIN);
    }

    #receive(message: FromServer & { readonly id?: number }): void {
        this.#heard = Date.now();
        this.#wait = FIRST_WAIT;
        /* A request that the server could not parse is refused without an id. Replies come in order, so it is the oldest pending one. */
        const id = message.id ?? (message.type === "refused" ? this.#pending.keys().next().value : undefined);
        const pending = id === undefined ? undefined : this.#pending.get(id);
        if (id !== undefined) this.#pending.delete(id);
        if (!pending) this.#listener.onMessage(message);
        else if (message.type === "refused") pending.fail(new Refused(message.reason, message.text));
        else pending.answer(message);
    }
}

/** One request over a connection of its own. */
export function ask<Type extends FromServer["type"]>(message: Readonly<Record<string, unknown>>): Promise<Answer<Type>> {
    return new Promise((resolve, reject) => {
        const connection = new Connection({
            onOpen: () => {
                connection
                    .request<Type>(message)
                    .then(resolve, reject)
                    .finally(() => connection.close());
            },
            onMessage: () => undefined,
            onState: (state) => {
                if (state !== "lost") return;
                reject(new Lost("no connection"));
                connection.close();
            },
        });
    });
}
