/* The whole page: which screen is open, and the game that is being played. Screens have addresses: #/play, #/rules ... */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Paint } from "./board/Paint";
import { EditorScreen } from "./editor/EditorScreen";
import { draftOf } from "./editor/draft";
import { useOwnMaps } from "./editor/useOwnMaps";
import { LearnScreen } from "./learn/LearnScreen";
import { GameScreen } from "./play/GameScreen";
import { RulesScreen } from "./rules/RulesScreen";
import { useSettings, WishesContext } from "./settings";
import { Stars } from "./Stars";
import { keepSetup, lastSetup, withSeats } from "./start/setup";
import { StartScreen } from "./start/StartScreen";
import { readFile, saveFile } from "./keep/files";
import type { Linked } from "./keep/links";
import type { OwnMaps } from "./keep/maps";
import type { Saved } from "./keep/saves";
import { useGames } from "./keep/useGames";
import { Refusal } from "./table/table";
import type { Level, MapEntry, Setup, Table, TableSource } from "./table/table";
import type { Say } from "./words";
import { useHash } from "./useHash";

/** What the page needs from the device besides tables. */
export interface Device {
    source: TableSource;
    /** The games kept here, finished ones too, the last played first; without those that other windows had open when it was last
        looked around. */
    games: () => readonly Saved[];
    lookAround: () => Promise<void>;
    /** The game that was last played in this window. */
    lastHere: () => string | null;
    /** The record that was last replayed in this window. */
    lastReplayed: () => string | null;
    noteReplayed: (record: string) => void;
    /** Whether a game may be gone on with: no other window has it open. */
    claim: (id: string) => Promise<boolean>;
    /** Keeps a save that cannot be opened out of the way. */
    setAside: (id: string) => void;
    /** Deletes a saved game, and brings it back; false where there is no room for it any more. */
    forget: (id: string) => void;
    restore: (saved: Saved) => boolean;
    /** Keeps the game safe from now on, after every action; as a new one, or in the place of a saved one. Returns its name. */
    keep: (table: Table, id: string | null) => string;
    /** An address that holds the whole record (null if it is too long for one), and what an address holds. */
    link: (record: string) => Promise<string | null>;
    readLink: (hash: string) => Promise<Linked | null>;
    /** Maps of one's own. */
    maps: OwnMaps;
}

interface Open {
    table: Table;
    setup: Setup | null;
    replay: boolean;
    /** The saved game that it is, or null if it is not kept. */
    id: string | null;
}

function download(record: string): void {
    saveFile(`astragal-${new Date().toISOString().slice(0, 10)}.astragal`, record);
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

const fileProblems = { "too large": "fileTooLarge", "not text": "fileNotText", unreadable: "fileUnreadable" } as const;

function reason(error: unknown): string {
    return error instanceof Error ? error.message : String(error);
}

function Elsewhere({ say }: { say: Say }) {
    return (
        <main class="elsewhere">
            <p>{say("notHere")}</p>
            <a href="#/">{say("toStart")}</a>
        </main>
    );
}

export function App({ device }: { device: Device }) {
    const wishes = useSettings();
    const { say, language } = wishes;
    const lists = useLists(device.source, language);
    const { levels } = lists;
    const ownMaps = useOwnMaps(device.source, device.maps, say, language);
    const maps = useMemo(() => [...ownMaps.entries, ...lists.maps], [ownMaps.entries, lists.maps]);
    const [arrived, setArrived] = useState<string | null>(null);
    const where = useHash()[0] ?? "";
    const [open, setOpen] = useState<Open | null>(null);
    const kept = useGames(device, where);
    const [problem, setProblem] = useState("");
    const [damaged, setDamaged] = useState<string | null>(null);
    const opened = useRef<Open | null>(null);
    /* A second click on the way to a new game begins no other one. */
    const starting = useRef(false);
    useLayoutEffect(() => {
        starting.current = false;
    }, [where]);

    const show = useCallback((next: Open | null): void => {
        opened.current?.table.close();
        const shown = next && { ...next, id: next.replay ? null : device.keep(next.table, next.id) };
        opened.current = shown;
        setOpen(shown);
        setProblem("");
        if (!next) return;
        if (next.replay) void next.table.record().then(device.noteReplayed);
        const there = next.replay ? "#/replay" : "#/play";
        if (location.hash.startsWith(there)) starting.current = false;
        else location.hash = there;
    }, []);
    const start = (setup: Setup): void => {
        if (starting.current) return;
        starting.current = true;
        device.source.start(setup, language).then(
            (table) => show({ table, setup, replay: false, id: null }),
            (error: unknown) => {
                starting.current = false;
                setProblem(reason(error));
            },
        );
    };
    const load = (record: string, replay: boolean): Promise<void> =>
        device.source.load(record, language).then(
            (table) => show({ table, setup: null, replay: replay || table.view.who === "over", id: null }),
            (error: unknown) => setProblem(say("failed", reason(error))),
        );
    const cannotOpen = (game: Saved, error: unknown): void => {
        if (error instanceof Refusal) {
            device.setAside(game.id);
            kept.refresh();
            setDamaged(game.record);
        }
        setProblem(say("saveDamaged", reason(error)));
        location.hash = "#/";
    };
    /* A finished game is only looked at: then any number of windows may. */
    const goOn = async (game: Saved): Promise<void> => {
        if (opened.current?.id === game.id) {
            location.hash = "#/play";
        } else if (game.over || (await device.claim(game.id))) {
            await device.source.load(game.record, language).then(
                (table) => show({ table, setup: null, replay: game.over, id: game.id }),
                (error: unknown) => cannotOpen(game, error),
            );
        } else {
            await kept.lookAround();
            setProblem(say("openElsewhere"));
            location.hash = "#/";
        }
    };
    const forget = (game: Saved): void => {
        if (opened.current?.id === game.id) show(null);
        kept.remove(game);
    };

    const edit = (line: string): void => {
        setProblem("");
        setArrived(line);
        location.hash = "#/editor";
    };
    /* Unfinished maps are opened too; what is no map gets the engine's reason. */
    const openMapLine = async (line: string): Promise<void> => {
        if (draftOf(line)) return edit(line);
        const verdict = await device.source.checkMap(line, language);
        setProblem(say("mapLinkBroken", verdict.good ? "" : verdict.why));
        location.hash = "#/";
    };

    /* A link opens its game, or says why it cannot; #/play without a game goes on with the kept one, #/replay with the last replayed. */
    useEffect(() => {
        if (where === "editor") setProblem("");
        if (opened.current && (where === "play" || where === "replay") && location.hash.length < 12) return;
        void (async () => {
            const linked = await device.readLink(location.hash);
            if (linked?.kind === "game") return load(linked.record, true);
            if (linked?.kind === "map") return openMapLine(linked.line);
            if (linked?.kind === "broken") {
                setProblem(say("linkBroken"));
                location.hash = "#/";
                return;
            }
            const replayed = where === "replay" && device.lastReplayed();
            if (replayed) return load(replayed, true);
            await kept.lookAround();
            const games = device.games().filter((one) => !one.over);
            const game = games.find((one) => one.id === device.lastHere()) ?? games[0];
            if (where === "play" && game) await goOn(game);
            else if (where === "play" || where === "replay") location.hash = "#/";
        })();
    }, [where]);

    const openMapFile = async (text: string, name: string): Promise<void> => {
        const verdict = await device.source.readMap(text, language);
        if (verdict.good) edit(verdict.line);
        else setProblem(say("mapFileBad", name, verdict.why));
    };
    const openFile = (file: File): void => {
        void readFile(file).then((read) => {
            if ("text" in read && /\.map$/i.test(file.name)) void openMapFile(read.text, file.name);
            else if ("text" in read) void load(read.text, false);
            else setProblem(say(fileProblems[read.problem], file.name));
        });
    };
    const playing = open !== null && (where === "play" || where === "replay");
    const back = open && (open.replay ? "#/replay" : "#/play");
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
                    onPlayOn={(table) => void table.record().then((record) => load(record, false))}
                    onLink={async (table) => {
                        const address = await device.link(await table.record());
                        if (address === null) return say("linkTooLong");
                        await navigator.clipboard.writeText(address);
                        return say("linkCopied");
                    }}
                />
            ) : where === "" || where === "play" || where === "replay" ? (
                <StartScreen
                    maps={maps}
                    levels={levels}
                    games={kept}
                    source={device.source}
                    problem={problem}
                    onRescue={damaged === null ? null : () => saveFile("astragal-damaged.txt", damaged)}
                    onStart={start}
                    onContinue={(game) => void goOn(game)}
                    onForget={forget}
                    onOpen={openFile}
                />
            ) : where === "editor" ? (
                <EditorScreen
                    source={device.source}
                    own={device.maps}
                    maps={lists.maps}
                    arrived={arrived}
                    onTaken={() => setArrived(null)}
                    problem={problem}
                    onOwnChange={ownMaps.refresh}
                    onPlay={(map, seats) => {
                        const last = lastSetup();
                        const setup = { ...last, map, players: withSeats(last.players, seats) };
                        keepSetup(setup);
                        start(setup);
                    }}
                    onHome={() => {
                        location.hash = "#/";
                    }}
                />
            ) : where === "learn" ? (
                <LearnScreen source={device.source} game={back} onStart={start} />
            ) : where === "rules" || where === "rulings" ? (
                <RulesScreen key={where} source={device.source} book={where} game={back} />
            ) : (
                <Elsewhere say={say} />
            )}
        </WishesContext.Provider>
    );
}
