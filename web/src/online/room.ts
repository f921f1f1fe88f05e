// The public state of an online table besides the game: seats, presence, clocks, chat. Derived from the welcome and the entries after it.

import type { Clock, Entry, SeatState, Welcome } from "./messages";

export interface Line {
    readonly seq: number;
    readonly seat: number;
    readonly text: string;
    readonly at: number;
}

/** A table at one moment; a new object after each change. */
export interface Room extends Welcome {
    /** Seats at which somebody is connected, and spectators. */
    readonly present: readonly number[];
    readonly watchers: number;
    readonly lines: readonly Line[];
    /** The server's clock minus this device's, in milliseconds. */
    readonly ahead: number;
}

/** The room after a welcome; keeps lines of chat already received. */
export function arrived(welcome: Welcome, before: Room | null): Room {
    return {
        ...welcome,
        present: welcome.seats.flatMap(({ online }, seat) => (online ? [seat] : [])),
        watchers: before?.watchers ?? 0,
        lines: before?.lines ?? [],
        ahead: welcome.now - Date.now(),
    };
}

function withSeat(room: Room, seat: number, part: Partial<SeatState>): Room {
    return { ...room, seats: room.seats.map((old, index) => (index === seat ? { ...old, ...part } : old)) };
}

function withoutLevel({ level: _, ...seat }: SeatState): SeatState {
    return seat;
}

function withClock(room: Room, clock: Clock | undefined): Room {
    return clock === undefined ? room : { ...room, clock };
}

/** Clears agreements, which hold for one game only. */
function replaced(room: Room, entry: Extract<Entry, { type: "replace" }>): Room {
    const { offer: _, ...rest } = room;
    if (entry.done) return withClock(withSeat(rest, entry.about, { level: entry.level }), entry.clock);
    const same = room.offer?.about === entry.about && room.offer.level === entry.level ? room.offer.agreed : [];
    return { ...room, offer: { about: entry.about, level: entry.level, agreed: [...new Set([...same, entry.seat])] } };
}

/** The room after an entry. Entries from before the welcome (`known`) only add to the chat, since the welcome includes the rest. */
export function follow(room: Room, entry: Entry, known: boolean): Room {
    if (entry.type === "chat") return { ...room, lines: [...room.lines, { seq: entry.seq, seat: entry.seat, text: entry.text, at: entry.at }] };
    if (known) return room;
    switch (entry.type) {
        case "name":
            return withSeat(room, entry.seat, { name: entry.name });
        case "ready":
            return withSeat(room, entry.seat, { ready: entry.ready });
        case "replace":
            return replaced(room, entry);
        case "return":
            return withClock({ ...room, seats: room.seats.map((seat, index) => (index === entry.seat ? withoutLevel(seat) : seat)) }, entry.clock);
        case "rematch":
            return withSeat(room, entry.seat, { rematch: true });
        case "next":
            return { ...room, next: entry.table };
        case "start":
        case "act":
        case "undo":
        case "resign":
            return withClock({ ...room, started: true, n: entry.n, ...(entry.over ? { over: entry.over } : {}) }, entry.clock);
        case "seat":
            return room;
    }
}

/** Milliseconds left on a seat's clock; null if it has none. A running one counts down. */
export function timeLeft(room: Room, seat: number, now: number): number | null {
    const { clock, time } = room;
    if (!time || !clock || room.over) return null;
    if (clock.seat === seat && clock.until !== undefined) return Math.max(0, clock.until - (now + room.ahead));
    return clock.left?.[seat] ?? null;
}
