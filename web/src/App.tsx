/* The root component: picks the screen by the URL fragment (#/play, #/rules ...), and opens what links and files contain. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Device } from "./device";
import { FormsContext, useAllForms } from "./forms";
import { gameWithEditor, loadUi, uiOf, useLoadedGames } from "./games";
import type { EditorUi } from "./games/ui";
import { LearnScreen } from "./learn/LearnScreen";
import { GameScreen } from "./play/GameScreen";
import { CreateScreen } from "./online/CreateScreen";
import { JoinScreen } from "./online/JoinScreen";
import { readDoor } from "./online/own-tables";
import { TurnStrip } from "./online/TurnLink";
import { TableScreen } from "./online/TableScreen";
import { RulesScreen } from "./rules/RulesScreen";
import { useSettingsState, SettingsContext } from "./settings";
import { Stars } from "./Stars";
import { saveSetup, lastSetup, setupOf, setupOfRecord, withSeats } from "./start/setup";
import { StartScreen } from "./start/StartScreen";
import { useLists } from "./start/useLists";
import { useOwnBoards } from "./start/useOwnBoards";
import { fileProblems, readFile, saveFile } from "./storage/files";
import { useSavedGames } from "./storage/useSavedGames";
import type { Setup } from "./table/table";
import type { Say } from "./words";
import { useHash } from "./useHash";
import { useOpenGame, type Open } from "./useOpenGame";

function download(record: string): void {
    saveFile(`astragal-${new Date().toISOString().slice(0, 10)}.astragal`, record);
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
    const saved = useSavedGames(device, where);
    const { open, isOpen, note, problem, setProblem, damaged, start, load, resumeGame, deleteGame, openTurn, beginThread } = useOpenGame(
        device,
        settings,
        saved,
        where,
    );
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

    /* A link opens its game or shows an error; #/play without an open game resumes a saved one, #/replay the last replay. */
    useEffect(() => {
        if (where === "editor") setProblem("");
        if (isOpen() && (where === "play" || where === "replay") && location.hash.length < 12) return;
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
