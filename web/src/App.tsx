/* The root component: picks the screen by the URL fragment (#/play, #/rules ...) and owns the open game. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { FormsContext, type Forms } from "./forms";
import { gameWithEditor, loadUi, uiOf, useLoadedGames } from "./games";
import type { EditorUi } from "./games/ui";
import { LearnScreen } from "./learn/LearnScreen";
import { GameScreen } from "./play/GameScreen";
import { CreateScreen } from "./online/CreateScreen";
import { JoinScreen } from "./online/JoinScreen";
import { readDoor } from "./online/own-tables";
import { TurnStrip } from "./online/TurnLink";
import { TableScreen, type OnlineDevice } from "./online/TableScreen";
import { RulesScreen } from "./rules/RulesScreen";
import { useSettingsState, SettingsContext } from "./settings";
import { Stars } from "./Stars";
import { saveSetup, lastSetup, setupOf, setupOfRecord, withSeats } from "./start/setup";
import { StartScreen } from "./start/StartScreen";
import { useOwnBoards } from "./start/useOwnBoards";
import { fileProblems, readFile, saveFile } from "./storage/files";
import type { Linked } from "./storage/links";
import type { OwnBoards } from "./storage/boards";
import type { Saved } from "./storage/saves";
import { compare, threadOf, withThread, type Threads } from "./storage/threads";
import { useSavedGames } from "./storage/useSavedGames";
import { Refusal } from "./table/table";
import type { BoardEntry, Level, Setup, Table, TableSource } from "./table/table";
import type { Mark } from "./table/view";
import type { Say } from "./words";
import { useHash } from "./useHash";

/** What the page needs from the device besides tables. */
export interface Device {
    source: TableSource;
    /** All saved games, most recent first; and whether another window had one open at the last check. */
    games: () => readonly Saved[];
    isOpenElsewhere: (id: string) => boolean;
    refreshOpenElsewhere: () => Promise<void>;
    /** The game last played in this window. */
    lastPlayed: () => string | null;
    /** The record last replayed in this window. */
    lastReplayed: () => string | null;
    rememberReplayed: (record: string) => void;
    /** Locks a game for this window; false if another window has it open. */
    claim: (id: string) => Promise<boolean>;
    /** Locks it although another window has it open, and says so there: `listener` is called with its id. */
    takeOver: (id: string) => Promise<boolean>;
    onTakenOver: (listener: (id: string) => void) => void;
    /** Moves a save that cannot be opened out of the way. */
    setAside: (id: string) => void;
    /** Deletes a saved game, or restores it; false if there is no room any more. */
    remove: (id: string) => void;
    restore: (saved: Saved) => boolean;
    /** Saves the game from now on, after every action; as a new one if `id` is null. Returns its id. */
    autosave: (table: Table, id: string | null) => string;
    /** A link that contains the record (null if it would be too long), and the contents of a link. */
    link: (record: string) => Promise<string | null>;
    readLink: (hash: string) => Promise<Linked | null>;
    /** The same as a turn of a game by link alone, and the seats that are played on this device. */
    turnLink: (record: string) => Promise<string | null>;
    threads: Threads;
    /** The player's own boards. */
    boards: OwnBoards;
    online: OnlineDevice;
}

interface Open {
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

function download(record: string): void {
    saveFile(`astragal-${new Date().toISOString().slice(0, 10)}.astragal`, record);
}

interface Lists {
    game: string;
    boards: readonly BoardEntry[];
    levels: readonly Level[];
}

const NO_BOARDS: readonly BoardEntry[] = [];

/** The boards and levels of a game. Levels stay while those of another game load. */
function useLists(source: TableSource, game: string, language: "en" | "fr"): Omit<Lists, "game"> {
    const [lists, setLists] = useState<Lists>({ game, boards: NO_BOARDS, levels: [] });
    useEffect(() => {
        let alive = true;
        void Promise.all([source.boards(game, language), source.levels(game, language)]).then(
            ([boards, levels]) => alive && setLists({ game, boards, levels }),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [source, game, language]);
    return { boards: lists.game === game ? lists.boards : NO_BOARDS, levels: lists.levels };
}

/** The engine's games, in this language once it has answered. */
function useAllForms(source: TableSource, language: "en" | "fr"): Forms {
    const [forms, setForms] = useState<Forms>(new Map());
    useEffect(() => {
        let alive = true;
        void source.games(language).then((list) => alive && setForms(new Map(list.map((form) => [form.game, form]))));
        return () => {
            alive = false;
        };
    }, [source, language]);
    return forms;
}

function reason(error: unknown): string {
    return error instanceof Error ? error.message : String(error);
}

/** Whether a game can go on by link: several people, and not over. */
function canSend({ table, replay, own }: Open): boolean {
    const people = [...table.players.values()].filter(({ kind }) => kind === "person").length;
    return !replay && own === undefined && people > 1 && table.view.who !== "over";
}

function NotFound({ say }: { say: Say }) {
    return (
        <main class="elsewhere">
            <p>{say("notHere")}</p>
            <a href="#/">{say("toStart")}</a>
        </main>
    );
}

export function App({ device }: { device: Device }) {
    const settings = useSettingsState();
    const { say, language } = settings;
    const sayNow = useRef(say);
    sayNow.current = say;
    /* The game to set up, read about or learn; an open table names its own. */
    const [game, setGame] = useState(() => lastSetup().game);
    const drawn = useLoadedGames();
    const ui = uiOf(game);
    const forms = useAllForms(device.source, language);
    const lists = useLists(device.source, game, language);
    const { levels } = lists;
    const own = useOwnBoards(ui.editor, device.source, device.boards, language);
    const boards = useMemo(() => [...own.entries, ...lists.boards], [own.entries, lists.boards]);
    const [arrived, setArrived] = useState<string | null>(null);
    const [where = "", more = ""] = useHash();
    const door = readDoor(location.hash);
    const [open, setOpen] = useState<Open | null>(null);
    const saved = useSavedGames(device, where);
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

    const loadEditor = async (): Promise<EditorUi | undefined> => {
        const owner = gameWithEditor(game);
        await loadUi(owner).catch(() => undefined);
        return uiOf(owner).editor;
    };
    const edit = (line: string): void => {
        setProblem("");
        setGame(gameWithEditor(game));
        setArrived(line);
        location.hash = "#/editor";
    };
    /* Incomplete boards are opened too; for anything else, show the engine's reason. */
    const openBoard = async (line: string): Promise<void> => {
        const editor = await loadEditor();
        if (editor?.isBoard(line)) return edit(line);
        const verdict = await editor?.judge(device.source, line, language);
        setProblem(say("mapLinkBroken", !verdict || verdict.good ? "" : verdict.why));
        location.hash = "#/";
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

    /* A link opens its game or shows an error; #/play without an open game resumes a saved one, #/replay the last replay. */
    useEffect(() => {
        if (where === "editor") setProblem("");
        if (opened.current && (where === "play" || where === "replay") && location.hash.length < 12) return;
        void (async () => {
            const linked = await device.readLink(location.hash);
            if (linked?.kind === "game") return load(linked.record, true);
            if (linked?.kind === "turn") return openTurn(linked.record);
            if (linked?.kind === "map") return openBoard(linked.line);
            if (linked?.kind === "broken") {
                setProblem(say("linkBroken"));
                location.hash = "#/";
                return;
            }
            const replayed = where === "replay" && device.lastReplayed();
            if (replayed) return load(replayed, true);
            await saved.refreshOpenElsewhere();
            const games = device.games().filter((one) => !one.over);
            const game = games.find((one) => one.id === device.lastPlayed()) ?? games.find((one) => !device.isOpenElsewhere(one.id));
            if (where === "play" && game) await resumeGame(game);
            else if (where === "play" || where === "replay") location.hash = "#/";
        })();
    }, [where]);

    const openBoardFile = async (text: string, name: string): Promise<void> => {
        const editor = await loadEditor();
        const verdict = await editor?.judgeFile(device.source, text, language);
        if (verdict?.good) edit(verdict.line);
        else setProblem(say("mapFileBad", name, verdict?.why ?? ""));
    };
    const openFile = (file: File): void => {
        void readFile(file).then((read) => {
            if ("text" in read && /\.map$/i.test(file.name)) void openBoardFile(read.text, file.name);
            else if ("text" in read) void load(read.text, false);
            else setProblem(say(fileProblems[read.problem], file.name));
        });
    };
    /* Rules and lessons belong to the game of the previous screen: the one played, or the one being set up. */
    const topic = useRef(game);
    if (where === "" || !open) topic.current = game;
    else if (where === "play" || where === "replay") topic.current = open.table.view.game;
    const { lessons, rules } = uiOf(topic.current);
    const playing = open !== null && (where === "play" || where === "replay");
    /* The online table that was left for rules or lessons. */
    const tableLeft = useRef<string | null>(null);
    if (where === "table") tableLeft.current = `#/table/${more}`;
    else if (where === "" || playing) tableLeft.current = null;
    const back = tableLeft.current ?? (open && (open.replay ? "#/replay" : "#/play"));
    return (
        <SettingsContext.Provider value={settings}>
            <FormsContext.Provider value={forms}>
                <Stars />
                {drawn.map((one) => one.Definitions && <one.Definitions />)}
                {door ? (
                    <JoinScreen door={door} tables={device.online.tables} />
                ) : where === "friends" ? (
                    <CreateScreen boards={boards} levels={levels} source={device.source} tables={device.online.tables} onGame={setGame} />
                ) : where === "table" ? (
                    <TableScreen key={more} device={device.online} name={more} levels={levels} onGame={setGame} onSave={download} />
                ) : playing ? (
                    <GameScreen
                        key={String(open.replay)}
                        table={open.table}
                        levels={levels}
                        replay={open.replay}
                        visitor={open.visitor}
                        {...(open.own !== undefined || note !== null
                            ? {
                                  online: {
                                      own: open.own ?? null,
                                      strip: (
                                          <TurnStrip
                                              note={note}
                                              table={open.own === undefined ? null : open.table}
                                              link={device.turnLink}
                                              title={forms.get(open.table.view.game)?.title ?? ""}
                                          />
                                      ),
                                      kept: say("gameSaved"),
                                      rematch: null,
                                  },
                              }
                            : {})}
                        {...(canSend(open) ? { onByLink: () => void beginThread() } : {})}
                        onHome={() => {
                            location.hash = "#/";
                        }}
                        onRematch={() =>
                            open.setup ? start(open.setup) : void open.table.record().then((record) => start(setupOfRecord(record, forms) ?? lastSetup()))
                        }
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
                        boards={boards}
                        levels={levels}
                        games={saved}
                        source={device.source}
                        tables={device.online.tables}
                        problem={problem}
                        onRescue={damaged === null ? null : () => saveFile("astragal-damaged.txt", damaged)}
                        onGame={setGame}
                        onStart={start}
                        onContinue={(game) => void resumeGame(game)}
                        onTakeOver={(game) => void resumeGame(game, true)}
                        onDelete={deleteGame}
                        onOpen={openFile}
                    />
                ) : where === "editor" && ui.editor ? (
                    <ui.editor.Screen
                        source={device.source}
                        own={device.boards}
                        boards={lists.boards}
                        arrived={arrived}
                        onTaken={() => setArrived(null)}
                        problem={problem}
                        onOwnChange={own.refresh}
                        onPlay={(line, seats) => {
                            const form = forms.get(game);
                            const last = form ? setupOf(form) : lastSetup();
                            const options = ui.boards ? { ...last.options, [ui.boards.option]: line } : last.options;
                            const setup: Setup = { ...last, options, players: withSeats(last.players, seats) };
                            saveSetup(setup);
                            start(setup);
                        }}
                        onHome={() => {
                            location.hash = "#/";
                        }}
                    />
                ) : where === "learn" && lessons ? (
                    <LearnScreen lessons={lessons} source={device.source} game={back} onStart={start} />
                ) : rules && Object.hasOwn(rules.books, where) ? (
                    <RulesScreen key={where} rules={rules} source={device.source} book={where} game={back} />
                ) : (
                    <NotFound say={say} />
                )}
            </FormsContext.Provider>
        </SettingsContext.Provider>
    );
}
