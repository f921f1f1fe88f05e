/* The whole page: which screen is open, and the game that is being played. Screens have addresses: #/play, #/rules ... */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { Paint } from "./board/Paint";
import { GameScreen } from "./play/GameScreen";
import { useSettings, WishesContext } from "./settings";
import { Stars } from "./Stars";
import { lastSetup } from "./start/setup";
import { StartScreen } from "./start/StartScreen";
import type { Level, MapEntry, Setup, Table, TableSource } from "./table/table";
import type { Say } from "./words";

/** What the page needs from the device besides tables. */
export interface Device {
    source: TableSource;
    /** The record of the game that was being played, if there is one. */
    saved: () => Promise<string | null>;
    /** Keeps the game safe from now on, after every action. */
    keep: (table: Table) => void;
    /** An address that holds the whole record, and back. */
    link: (record: string) => Promise<string>;
    readLink: (hash: string) => Promise<string | null>;
}

/** Records are small; a file beyond this is something else. */
const MOST_BYTES = 16 << 20;

interface Open {
    table: Table;
    setup: Setup | null;
    replay: boolean;
}

function route(): string {
    return location.hash.replace(/^#\/?/, "").split(/[/?]/)[0] ?? "";
}

function download(record: string): void {
    const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `astragal-${new Date().toISOString().slice(0, 10)}.txt`;
    link.click();
    URL.revokeObjectURL(address);
}

function useLists(source: TableSource, language: "en" | "fr") {
    const [maps, setMaps] = useState<readonly MapEntry[]>([]);
    const [levels, setLevels] = useState<readonly Level[]>([]);
    useEffect(() => {
        let alive = true;
        void source.maps(language).then((list) => alive && setMaps(list));
        void source.levels(language).then((list) => alive && setLevels(list));
        return () => {
            alive = false;
        };
    }, [source, language]);
    return { maps, levels };
}

function useRoute(): string {
    const [where, setWhere] = useState(route);
    useEffect(() => {
        const follow = (): void => setWhere(route());
        addEventListener("hashchange", follow);
        return () => removeEventListener("hashchange", follow);
    }, []);
    return where;
}

function reason(error: unknown): string {
    return error instanceof Error ? error.message : String(error);
}

function Elsewhere({ say }: { say: Say }) {
    return (
        <main class="elsewhere">
            <p>{say("notHere")}</p>
            <a href="#/">{say("home")}</a>
        </main>
    );
}

export function App({ device }: { device: Device }) {
    const wishes = useSettings();
    const { say, language } = wishes;
    const { maps, levels } = useLists(device.source, language);
    const where = useRoute();
    const [open, setOpen] = useState<Open | null>(null);
    const [saved, setSaved] = useState<string | null>(null);
    const [problem, setProblem] = useState("");
    const opened = useRef<Open | null>(null);

    const show = useCallback((next: Open): void => {
        opened.current?.table.close();
        opened.current = next;
        setOpen(next);
        setProblem("");
        if (!next.replay) device.keep(next.table);
        const there = next.replay ? "#/replay" : "#/play";
        if (!location.hash.startsWith(there)) location.hash = there;
    }, []);
    const start = (setup: Setup): void => {
        device.source.start(setup, language).then(
            (table) => show({ table, setup, replay: false }),
            (error: unknown) => setProblem(reason(error)),
        );
    };
    const load = (record: string, replay: boolean): Promise<void> =>
        device.source.load(record, language).then(
            (table) => show({ table, setup: null, replay: replay || table.view.who === "over" }),
            (error: unknown) => setProblem(say("failed", reason(error))),
        );

    /* A link opens its game, or says why it cannot; #/play without a game goes on with the kept one. */
    useEffect(() => {
        if (opened.current && (where === "play" || where === "replay") && location.hash.length < 12) return;
        void (async () => {
            const kept = await device.saved().catch(() => null);
            setSaved(kept);
            try {
                const linked = await device.readLink(location.hash);
                if (linked !== null) return await load(linked, true);
            } catch (error) {
                setProblem(say("failed", reason(error)));
                location.hash = "#/";
                return;
            }
            if (where === "play" && kept) await load(kept, false);
            else if (where === "play" || where === "replay") location.hash = "#/";
        })();
    }, [where]);

    const openFile = (file: File): void => {
        if (file.size > MOST_BYTES) return setProblem(say("failed", `${file.name}: ${Math.round(file.size / 1048576)} MiB`));
        void file.text().then((record) => load(record, false));
    };
    const playing = open !== null && (where === "play" || where === "replay");
    return (
        <WishesContext.Provider value={wishes}>
            <Stars />
            <Paint />
            {playing ? (
                <GameScreen
                    key={String(open.replay)}
                    table={open.table}
                    levels={levels}
                    replay={open.replay}
                    onHome={() => {
                        location.hash = "#/";
                    }}
                    onRematch={() => start(open.setup ?? lastSetup())}
                    onSave={(table) => void table.record().then(download)}
                    onLink={async (table) => {
                        const address = await device.link(await table.record());
                        await navigator.clipboard.writeText(address);
                        return say("linkCopied");
                    }}
                />
            ) : where === "" || where === "play" || where === "replay" ? (
                <StartScreen
                    maps={maps}
                    levels={levels}
                    canContinue={saved !== null}
                    problem={problem}
                    onStart={start}
                    onContinue={() => {
                        if (open && !open.replay) location.hash = "#/play";
                        else if (saved) void load(saved, false);
                    }}
                    onOpen={openFile}
                />
            ) : (
                <Elsewhere say={say} />
            )}
        </WishesContext.Provider>
    );
}
