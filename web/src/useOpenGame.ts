/* The game that is open in this window: starting, loading and resuming it, games by link alone, and why one cannot be opened. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Device } from "./device";
import { loadUi } from "./games";
import type { ActiveSettings } from "./settings";
import type { Saved } from "./storage/saves";
import { compare, threadOf, withThread } from "./storage/threads";
import type { Games } from "./storage/useSavedGames";
import { Refusal } from "./table/table";
import type { Setup, Table } from "./table/table";
import type { Mark } from "./table/view";

export interface Open {
    table: Table;
    setup: Setup | null;
    replay: boolean;
    /** A replay of somebody else's game. */
    visitor: boolean;
    /** Id of the saved game; null if it is not saved. */
    id: string | null;
    /** The seat that is played here, in a game by link alone. */
    own?: Mark;
}

function reason(error: unknown): string {
    return error instanceof Error ? error.message : String(error);
}

/** `where` is the screen: a new one ends the wait for a game that is being started. */
export function useOpenGame(device: Device, { say, language }: ActiveSettings, saved: Games, where: string) {
    const sayNow = useRef(say);
    sayNow.current = say;
    const [open, setOpen] = useState<Open | null>(null);
    const [problem, setProblem] = useState("");
    /* Said above a game by link alone. */
    const [note, setNote] = useState<"turnOther" | "turnBehind" | null>(null);
    const [damaged, setDamaged] = useState<string | null>(null);
    const opened = useRef<Open | null>(null);
    /* Ignores further clicks while a new game is starting. */
    const starting = useRef(false);
    useLayoutEffect(() => {
        starting.current = false;
    }, [where]);

    /* A board is shown with its own drawings or not at all. */
    const withUi = async (table: Table): Promise<Table> => {
        await loadUi(table.view.game).catch(() => {
            table.close();
            throw new Error(sayNow.current("gameNotLoaded"));
        });
        return table;
    };
    const show = useCallback((next: Open | null): void => {
        opened.current?.table.close();
        const shown = next && { ...next, id: next.replay ? null : device.autosave(next.table, next.id) };
        opened.current = shown;
        setOpen(shown);
        setNote(null);
        setProblem("");
        if (!next) return;
        if (next.replay) void next.table.record().then(device.rememberReplayed);
        const there = next.replay ? "#/replay" : "#/play";
        if (location.hash.startsWith(there)) starting.current = false;
        else location.hash = there;
    }, []);
    const start = (setup: Setup): void => {
        if (starting.current) return;
        starting.current = true;
        device.source
            .start(setup, language)
            .then(withUi)
            .then(
                (table) => show({ table, setup, replay: false, visitor: false, id: null }),
                (error: unknown) => {
                    starting.current = false;
                    setProblem(reason(error));
                },
            );
    };
    const load = (record: string, replay: boolean): Promise<void> =>
        device.source
            .load(record, language)
            .then(withUi)
            .then(
                (table) => show({ table, setup: null, replay: replay || table.view.who === "over", visitor: replay, id: null }),
                (error: unknown) => setProblem(say(record.includes("[Game ") ? "failed" : "notAGame", reason(error))),
            );
    const cannotOpen = (game: Saved, error: unknown): void => {
        if (error instanceof Refusal) {
            device.setAside(game.id);
            saved.refresh();
            setDamaged(game.record);
        }
        setProblem(say("saveDamaged", reason(error)));
        location.hash = "#/";
    };
    /* Finished games are view-only, so any number of windows may open them. */
    const resumeGame = async (game: Saved, takeOver = false): Promise<void> => {
        if (opened.current?.id === game.id) {
            location.hash = "#/play";
        } else if (game.over || (await (takeOver ? device.takeOver(game.id) : device.claim(game.id)))) {
            /* Another window may have played on since the list was made. */
            const latest = device.games().find(({ id }) => id === game.id) ?? game;
            const thread = threadOf(latest.record);
            const own = (thread && device.threads.seat(thread)) ?? undefined;
            await device.source
                .load(latest.record, language, [], own)
                .then(withUi)
                .then(
                    (table) => show({ table, setup: null, replay: latest.over, visitor: false, id: game.id, ...(own ? { own } : {}) }),
                    (error: unknown) => cannotOpen(latest, error),
                );
        } else {
            await saved.refreshOpenElsewhere();
            setProblem(say("openElsewhere"));
            location.hash = "#/";
        }
    };
    useEffect(() => {
        device.onTakenOver((id) => {
            if (opened.current?.id !== id) return;
            show(null);
            void saved.refreshOpenElsewhere();
            setProblem(sayNow.current("takenOver"));
            location.hash = "#/";
        });
    }, [device]);
    const deleteGame = (game: Saved): void => {
        if (opened.current?.id === game.id) show(null);
        saved.remove(game);
    };

    /* A game by link alone goes on with what the link tells; what was played here is never lost. */
    const openTurn = async (record: string): Promise<void> => {
        const thread = threadOf(record);
        if (thread === null) return load(record, true);
        const known = device.games().find(({ id }) => id === thread);
        const relation = compare(record, known);
        if (relation === "other" || (known && relation === "behind")) {
            if (relation === "other") await load(record, true);
            else if (known) await resumeGame(known);
            setNote(relation === "other" ? "turnOther" : "turnBehind");
            return;
        }
        if (!(await device.claim(thread))) {
            setProblem(say("openElsewhere"));
            location.hash = "#/";
            return;
        }
        await device.source.finalView(record, language).then(
            async ({ who, seats }) => {
                const own = device.threads.seat(thread) ?? (seats.some(({ mark }) => mark === who) ? who : (seats[0]?.mark ?? who));
                device.threads.remember(thread, own);
                const table = await withUi(await device.source.load(record, language, [], own));
                show({ table, setup: null, replay: false, visitor: false, id: thread, own });
            },
            (error: unknown) => {
                setProblem(say("failed", reason(error)));
                location.hash = "#/";
            },
        );
    };
    /* From now on this game goes on by link: the seat that has played last stays here. */
    const beginThread = async (): Promise<void> => {
        if (!open || open.id === null) return;
        const { view } = open.table;
        const own = [...view.log].reverse().find(({ seat }) => seat !== null && seat !== view.who)?.seat ?? view.who;
        const record = withThread(await open.table.record(), open.id);
        device.threads.remember(open.id, own);
        show({ table: await device.source.load(record, language, [], own), setup: open.setup, replay: false, visitor: false, id: open.id, own });
    };

    return {
        open,
        /** Whether a game is open, though it may not be drawn yet. */
        isOpen: () => opened.current !== null,
        note,
        problem,
        setProblem,
        /** The save that could not be opened. */
        damaged,
        start,
        load,
        resumeGame,
        deleteGame,
        openTurn,
        beginThread,
    };
}
