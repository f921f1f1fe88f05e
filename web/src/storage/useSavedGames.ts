/* The list of saved games on the start screen. A deleted game keeps its place, and can be restored, until the player leaves the screen. */
import { useCallback, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Device } from "../device";
import { useListener } from "../useListener";
import type { Saved } from "./saves";

export interface Games {
    /** Most recent first, including deleted ones. */
    list: readonly Saved[];
    deleted: (game: Saved) => boolean;
    /** Whether another window plays it. */
    elsewhere: (game: Saved) => boolean;
    remove: (game: Saved) => void;
    /** False if there is no room any more. */
    restore: (game: Saved) => boolean;
    refresh: () => void;
    /** Checks again which games other windows have open. */
    refreshOpenElsewhere: () => Promise<void>;
}

const NONE: ReadonlyMap<string, Saved> = new Map();

export function useSavedGames(device: Device, where: string): Games {
    const [version, setVersion] = useState(0);
    const [gone, setGone] = useState(NONE);
    const refresh = useCallback(() => setVersion((old) => old + 1), []);
    const refreshOpenElsewhere = useCallback(() => device.refreshOpenElsewhere().then(refresh), [device]);
    const saved = useMemo(() => device.games(), [device, where, version]);
    useLayoutEffect(() => setGone(NONE), [where]);
    /* Another window may have played or closed a game. */
    useListener("focus", () => void refreshOpenElsewhere());
    const list = useMemo(() => [...saved.filter((game) => !gone.has(game.id)), ...gone.values()].sort((a, b) => b.when - a.when), [saved, gone]);
    return {
        list,
        deleted: (game) => gone.has(game.id),
        elsewhere: (game) => !game.over && device.isOpenElsewhere(game.id),
        remove: (game) => {
            device.remove(game.id);
            setGone((old) => new Map(old).set(game.id, game));
        },
        restore: (game) => {
            const restored = device.restore(game);
            if (restored) setGone((old) => new Map([...old].filter(([id]) => id !== game.id)));
            refresh();
            return restored;
        },
        refresh,
        refreshOpenElsewhere,
    };
}
