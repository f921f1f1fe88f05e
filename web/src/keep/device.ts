// What the screens need from this device besides tables: the last game, saving, links, files.

import type { Device } from "../App";
import type { TableSource } from "../table/table";
import { claim, keep } from "./keeper";
import { linkToGame, readLink } from "./links";
import type { OwnMaps } from "./maps";
import type { Saves } from "./saves";

/** `noRoom` is called when the browser keeps nothing. */
export function deviceOf(source: TableSource, saves: Saves, maps: OwnMaps, noRoom: () => void): Device {
    let stop: () => void = () => undefined;
    return {
        source,
        async saved() {
            for (const saved of saves.list()) if (!saved.over && (await claim(saved.id))) return saved;
            return null;
        },
        unfinished: () => saves.hasUnfinished(),
        setAside: (id) => saves.putAside(id),
        keep(table, saved) {
            stop();
            const id = saved?.id ?? saves.newId();
            void claim(id);
            stop = keep(table, saves, id, noRoom);
        },
        link: (record) => linkToGame(record),
        readLink,
        maps,
    };
}
