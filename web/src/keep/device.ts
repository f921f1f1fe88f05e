// What the screens need from this device besides tables: the games it keeps, saving, links, files.

import type { Device } from "../App";
import type { TableSource } from "../table/table";
import { claim, giveUp, keep, openElsewhere } from "./keeper";
import { linkToGame, readLink } from "./links";
import type { OwnMaps } from "./maps";
import type { Saves, Storage } from "./saves";

/** Which game a window plays: another may have been played later in another one. */
const HERE = "astragal.here";
/** The record that a window last replayed. */
const REPLAYED = "astragal.replayed";

/** `here` lasts as long as the window, over reloads. `noRoom` is called when the browser keeps nothing. */
export function deviceOf(source: TableSource, saves: Saves, here: Storage, maps: OwnMaps, noRoom: () => void): Device {
    let playing: { id: string; stop: () => void } | null = null;
    let elsewhere: ReadonlySet<string> = new Set();
    const leave = (): void => {
        playing?.stop();
        if (playing) giveUp(playing.id);
        playing = null;
    };
    /* Without room, a reload goes on with the game that was played last, and a replay ends. */
    const note = (key: string, value: string): void => {
        try {
            here.setItem(key, value);
        } catch {
            here.removeItem(key);
        }
    };
    return {
        source,
        games: () => saves.list().filter((saved) => !elsewhere.has(saved.id)),
        async lookAround() {
            elsewhere = await openElsewhere();
        },
        lastHere: () => here.getItem(HERE),
        lastReplayed: () => here.getItem(REPLAYED),
        noteReplayed: (record) => note(REPLAYED, record),
        claim,
        setAside: (id) => saves.putAside(id),
        forget(id) {
            if (playing?.id === id) leave();
            saves.remove(id);
        },
        restore: (saved) => saves.restore(saved),
        keep(table, kept) {
            const id = kept ?? saves.newId();
            if (playing?.id !== id) leave();
            playing?.stop();
            void claim(id);
            playing = { id, stop: keep(table, saves, id, noRoom) };
            note(HERE, id);
            return id;
        },
        link: (record) => linkToGame(record),
        readLink,
        maps,
    };
}
