// What the screens need from this device besides tables: saved games, links, own boards.

import type { Device } from "../device";
import { findAddress } from "../online/address";
import type { OnlineDevice } from "../online/TableScreen";
import type { TableSource } from "../table/table";
import { autosave } from "./autosave";
import { claim, onTakenOver, openElsewhere, release, takeOver } from "./locks";
import { linkToGame, readLink } from "./links";
import type { OwnBoards } from "./boards";
import type { Saves, Storage } from "./saves";
import type { Threads } from "./threads";

/** The game that this window plays; another window may have played another one since. */
const HERE = "astragal.here";
/** The record last replayed in this window. */
const REPLAYED = "astragal.replayed";

/** `here` lasts as long as the window, across reloads. `noRoom` is called when a save fails. */
export function createDevice(
    source: TableSource,
    saves: Saves,
    here: Storage,
    boards: OwnBoards,
    threads: Threads,
    online: OnlineDevice,
    noRoom: () => void,
): Device {
    let playing: { id: string; stop: () => void } | null = null;
    let elsewhere: ReadonlySet<string> = new Set();
    const leave = (): void => {
        playing?.stop();
        if (playing) release(playing.id);
        playing = null;
    };
    /* Without room, a reload resumes the most recent game instead, and replays are lost. */
    const remember = (key: string, value: string): void => {
        try {
            here.setItem(key, value);
        } catch {
            here.removeItem(key);
        }
    };
    return {
        source,
        games: () => saves.list(),
        isOpenElsewhere: (id) => elsewhere.has(id),
        async refreshOpenElsewhere() {
            elsewhere = await openElsewhere();
        },
        lastPlayed: () => here.getItem(HERE),
        lastReplayed: () => here.getItem(REPLAYED),
        rememberReplayed: (record) => remember(REPLAYED, record),
        claim,
        takeOver,
        onTakenOver: (listener) =>
            onTakenOver((id) => {
                if (playing?.id === id) leave();
                listener(id);
            }),
        setAside: (id) => saves.putAside(id),
        remove(id) {
            if (playing?.id === id) leave();
            saves.remove(id);
        },
        restore: (saved) => saves.restore(saved),
        autosave(table, savedId) {
            const id = savedId ?? saves.newId();
            if (playing?.id !== id) leave();
            playing?.stop();
            void claim(id);
            playing = { id, stop: autosave(table, saves, id, noRoom) };
            remember(HERE, id);
            return id;
        },
        link: (record) => linkToGame(record),
        turnLink: async (record) => linkToGame(record, "turn", await findAddress()),
        threads,
        readLink,
        boards,
        online,
    };
}
