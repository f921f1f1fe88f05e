/* An online table: its lobby, its game, its rematch. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useForms } from "../forms";
import { isLoaded, loadUi, uiOf } from "../games";
import { GameScreen } from "../play/GameScreen";
import { useSettings } from "../settings";
import type { RemoteTable } from "../table/remote-table";
import type { Level } from "../table/table";
import { Refused } from "./messages";
import { DiceCheck } from "./DiceCheck";
import type { Verdict } from "./fair";
import { Lobby } from "./Lobby";
import { missing, nameAt, namesAt } from "./players";
import type { OwnTables } from "./own-tables";
import { refusalWords } from "./refusals";
import { loadNewVersion } from "./reload";
import type { Room } from "./room";
import { TableLink } from "./table-link";
import { TableStrip } from "./TableStrip";
import { useTurnAlert } from "./turn";
import { useOnlineWords } from "./words";

/** What the screens of online tables need from this device. */
export interface OnlineDevice {
    readonly tables: OwnTables;
    /** Shows the game of a table. */
    open: (link: TableLink, language: "en" | "fr") => Promise<RemoteTable>;
    /** Checks the dice of a finished game. */
    checkDice: (record: string, promised: string | null) => Promise<Verdict>;
}

interface Props {
    device: OnlineDevice;
    name: string;
    levels: readonly Level[];
    onGame: (game: string) => void;
    onSave: (record: string) => void;
}

/** Tables whose rematch the player has agreed to: their lobby says ready at once. */
const eager = new Set<string>();

function useLink(device: OnlineDevice, name: string): TableLink | null {
    const link = useMemo(() => {
        const own = device.tables.find(name);
        return own && new TableLink(own);
    }, [device, name]);
    const [, redraw] = useState(0);
    useLayoutEffect(() => {
        if (!link) return;
        const stop = link.subscribe(() => redraw((times) => times + 1));
        return () => {
            stop();
            link.close();
        };
    }, [link]);
    return link;
}

/** The game, once it has started and all its entries have arrived. */
function useRemote(device: OnlineDevice, link: TableLink | null): { remote: RemoteTable | null; failure: unknown } {
    const { language } = useSettings();
    const [remote, setRemote] = useState<RemoteTable | null>(null);
    const [failure, setFailure] = useState<unknown>(null);
    const ready = link !== null && (link.room?.started ?? false) && link.caughtUp;
    const opened = useRef<RemoteTable | null>(null);
    const opening = useRef(false);
    useEffect(() => {
        if (!link || !ready || opening.current) return;
        opening.current = true;
        device.open(link, language).then((table) => {
            opened.current = table;
            setRemote(table);
        }, setFailure);
    }, [link, ready]);
    useEffect(() => () => opened.current?.close(), []);
    return { remote, failure };
}

function Message({ words, reload = false }: { words: string; reload?: boolean }) {
    const { say: sayShell } = useSettings();
    const say = useOnlineWords();
    return (
        <main class="elsewhere">
            <p role="status">{words}</p>
            {reload && (
                <button type="button" class="play-button strong" onClick={() => void loadNewVersion()}>
                    {say("reload")}
                </button>
            )}
            <a href="#/">{sayShell("toStart")}</a>
        </main>
    );
}

/** The rematch, as the end of the game offers it. */
function useRematch(link: TableLink | null, room: Room | null, tables: OwnTables) {
    const { language } = useSettings();
    const say = useOnlineWords();
    const [problem, setProblem] = useState("");
    const own = room?.seat == null ? null : room.seats[room.seat];
    const agreed = own?.rematch ?? false;
    const next = room?.next;
    const go = (to: string): void => {
        location.hash = `#/table/${to}`;
    };
    useEffect(() => {
        if (!room || next === undefined) return;
        tables.follow(room.table, next);
        if (!agreed) return;
        eager.add(next);
        go(next);
    }, [next]);
    if (!room || !link || !room.over) return null;
    const ui = uiOf(
        room.game,
        room.seats.map(({ mark }) => mark),
    );
    const waiting = missing(room, "rematch");
    const asking = room.seats.findIndex(({ kind, rematch }) => kind === "person" && rematch);
    if (next !== undefined) return { words: say("nextTable"), go: () => go(next), note: "" };
    if (!own) return { words: "", go: null, note: "" };
    if (agreed) return { words: say("rematch"), go: null, note: problem || say("rematchWaits", namesAt(room, waiting, ui, language)) };
    return {
        words: say("rematch"),
        go: () => link.send({ type: "rematch" }).catch((error: unknown) => setProblem(refusalWords(error, say))),
        note: problem || (asking >= 0 ? say("rematchAsked", nameAt(room, asking, ui, language)) : ""),
    };
}

export function TableScreen({ device, name, levels, onGame, onSave }: Props) {
    const say = useOnlineWords();
    const { say: sayShell } = useSettings();
    const forms = useForms();
    const link = useLink(device, name);
    const room = link?.room ?? null;
    const { remote, failure } = useRemote(device, link);
    const [verdict, setVerdict] = useState<Verdict | "checking" | null>(null);
    /* Its drawings did not arrive. */
    const [unloaded, setUnloaded] = useState(false);
    /* Re-renders on every change of the game. */
    const [, redraw] = useState(0);
    useLayoutEffect(() => remote?.subscribe(() => redraw((times) => times + 1)), [remote]);
    const { game, over, commitment } = room ?? {};
    useEffect(() => {
        if (link && room) device.tables.welcome(link.door, room);
    }, [game, over === undefined, commitment]);
    useEffect(() => {
        if (game === undefined) return;
        onGame(game);
        loadUi(game).catch(() => setUnloaded(true));
    }, [game]);
    const rematch = useRematch(link, room, device.tables);
    const title = (game && forms.get(game)?.title) ?? "";
    useTurnAlert(remote !== null && remote.own !== null && remote.view.who === remote.own && !remote.moving, title);

    if (!link) return <Message words={say("noTable")} />;
    if (link.obstacle === "protocol" || (failure instanceof Refused && failure.reason === "protocol")) return <Message words={say("oldPage")} reload />;
    if (link.obstacle || failure) return <Message words={failure ? refusalWords(failure, say) : say("noTable")} />;
    if (!room) return <Message words={say(link.connection === "lost" ? "lost" : "connecting")} />;
    const links = device.tables.find(name)?.links ?? null;
    if (!room.started) return <Lobby link={link} room={room} links={links} tables={device.tables} levels={levels} eager={eager.has(name)} />;
    if (unloaded) return <Message words={sayShell("gameNotLoaded")} reload />;
    if (!remote || !isLoaded(room.game)) return <Message words={say("connecting")} />;
    const ui = uiOf(
        room.game,
        room.seats.map(({ mark }) => mark),
    );
    const seat = room.seats.findIndex(({ mark }) => mark === remote.view.who);
    const isOver = remote.view.who === "over";
    const check = async (): Promise<void> => {
        setVerdict("checking");
        setVerdict(await device.checkDice(await remote.record(), device.tables.find(name)?.commitment ?? null));
    };
    return (
        <GameScreen
            table={remote}
            levels={levels}
            replay={false}
            visitor={remote.own === null}
            online={{
                own: remote.own,
                strip: (
                    <>
                        <TableStrip link={link} room={room} ui={ui} links={links} title={title} decides={seat < 0 ? null : seat} over={isOver} />
                        {isOver && <DiceCheck verdict={verdict} onCheck={() => void check()} />}
                    </>
                ),
                kept: say("keptThere"),
                rematch,
            }}
            onHome={() => {
                location.hash = "#/";
            }}
            onSave={(table) => void table.record().then(onSave)}
        />
    );
}
