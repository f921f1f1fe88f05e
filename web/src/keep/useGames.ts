/* The games that this device keeps, as a list on the screen: what is deleted there stays in its place until one leaves, and can be
   brought back. */
import { useCallback, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Device } from "../App";
import { useListener } from "../useListener";
import type { Saved } from "./saves";

export interface Games {
    /** The last played first, deleted ones in their places. */
    list: readonly Saved[];
    deleted: (game: Saved) => boolean;
    remove: (game: Saved) => void;
    /** False if there is no room for it any more. */
    restore: (game: Saved) => boolean;
    refresh: () => void;
    /** Looks again what other windows have open. */
    lookAround: () => Promise<void>;
}

const NONE: ReadonlyMap<string, Saved> = new Map();

export function useGames(device: Device, where: string): Games {
    const [version, setVersion] = useState(0);
    const [gone, setGone] = useState(NONE);
    const refresh = useCallback(() => setVersion((old) => old + 1), []);
    const lookAround = useCallback(() => device.lookAround().then(refresh), [device]);
    const kept = useMemo(() => device.games(), [device, where, version]);
    useLayoutEffect(() => setGone(NONE), [where]);
    /* Another window may have played on, or been closed. */
    useListener("focus", () => void lookAround());
    const list = useMemo(() => [...kept.filter((game) => !gone.has(game.id)), ...gone.values()].sort((a, b) => b.when - a.when), [kept, gone]);
    return {
        list,
        deleted: (game) => gone.has(game.id),
        remove: (game) => {
            device.forget(game.id);
            setGone((old) => new Map(old).set(game.id, game));
        },
        restore: (game) => {
            const restored = device.restore(game);
            if (restored) setGone((old) => new Map([...old].filter(([id]) => id !== game.id)));
            refresh();
            return restored;
        },
        refresh,
        lookAround,
    };
}
