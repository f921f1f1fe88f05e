/* Before the game: seats, links for the others, ready buttons. */
import { useEffect, useRef, useState } from "preact/hooks";
import { EmblemIcon } from "../Emblem";
import { useForms } from "../forms";
import { uiOf } from "../games";
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import type { Level } from "../table/table";
import { useAddress } from "./address";
import { Chat } from "./Chat";
import { linkToTable, type Links, type OwnTables } from "./own-tables";
import { levelOf, missing, namesAt, timeWords } from "./players";
import { refusalWords } from "./refusals";
import type { Room } from "./room";
import { Share } from "./Share";
import type { TableLink } from "./table-link";
import { useNotificationRequest } from "./turn";
import { useOnlineWords } from "./words";

const NAME = 30;
const WORD = 40;

/** A random word for the dice, as the default. */
function randomWord(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => "abcdefghijklmnopqrstuvwxyz"[byte % 26]).join("");
}

interface Props {
    link: TableLink;
    room: Room;
    links: Links | null;
    tables: OwnTables;
    levels: readonly Level[];
    /** Become ready automatically, since the rematch was agreed on. */
    eager: boolean;
}

function SeatLine({ room, seat, ui, levels }: { room: Room; seat: number; ui: GameUi; levels: readonly Level[] }) {
    const { say: sayShell } = useSettings();
    const say = useOnlineWords();
    const one = room.seats[seat]!;
    const style = ui.seatStyle(one.mark);
    const own = room.seat === seat;
    const here = room.present.includes(seat);
    const level = levels.find(({ level }) => one.level === `level:${level}`);
    const who =
        one.kind === "automa"
            ? sayShell("automa")
            : one.kind === "level"
              ? level
                  ? sayShell("levelShort", level.name, level.level)
                  : sayShell("level", levelOf(one.level ?? ""))
              : own
                ? one.name
                    ? say("seatYou", one.name)
                    : say("you")
                : one.name || (here || one.ready ? say("somebody") : say("seatOpen"));
    const state = one.kind !== "person" ? "" : one.ready ? say("ready") : here ? say("notReady") : one.name ? say("isAway") : "";
    return (
        <li class={`lobby-seat ${style.className}${own ? " own" : ""}`}>
            <EmblemIcon seatStyle={style} size={26} />
            <span class="lobby-who">
                <b>{who}</b>
                <small>{style.name}</small>
            </span>
            {state && <span class={`lobby-state${one.ready ? " is-ready" : ""}`}>{state}</span>}
        </li>
    );
}

function Invitation({ room, links, ui, title }: { room: Room; links: Links; ui: GameUi; title: string }) {
    const { language } = useSettings();
    const say = useOnlineWords();
    const people = room.seats.filter(({ kind }) => kind === "person").length;
    const { address, alone } = useAddress();
    const to = (secret: string): string => linkToTable({ table: room.table, secret }, address);
    return (
        <section class="panel invitation" aria-label={say("invite")}>
            {people > 1 && (
                <>
                    <h2>{say("invite")}</h2>
                    <p class="quiet">{say("inviteNote")}</p>
                    <Share link={to(links.invite)} words={say("shareWords", title)} label={say("invite")} code />
                </>
            )}
            {alone && <p class="quiet">{say("inviteHere")}</p>}
            <details>
                <summary>{say("watchLink")}</summary>
                <p class="quiet">{say("watchLinkNote")}</p>
                <Share link={to(links.watch)} words={say("watchWords", title)} label={say("watchLink")} />
            </details>
            {links.seats.length > 0 && (
                <details>
                    <summary>{say("seatLinks")}</summary>
                    <p class="quiet">{say("seatLinksNote")}</p>
                    {links.seats.map(({ mark, secret }) => (
                        <div class="seat-link">
                            <b class={ui.seatStyle(mark).className}>
                                <EmblemIcon seatStyle={ui.seatStyle(mark)} size={16} /> {ui.seatStyle(mark).name[language]}
                            </b>
                            <Share link={to(secret)} words={say("shareWords", title)} label={say("seatLinkOf", ui.seatStyle(mark).name[language])} />
                        </div>
                    ))}
                </details>
            )}
        </section>
    );
}

export function Lobby({ link, room, links, tables, levels, eager }: Props) {
    const { say: sayShell, language } = useSettings();
    const say = useOnlineWords();
    const form = useForms().get(room.game);
    const ui = uiOf(
        room.game,
        room.seats.map(({ mark }) => mark),
    );
    const title = form?.title ?? ui.title?.en ?? room.game;
    const own = room.seat === null ? null : room.seats[room.seat]!;
    const [name, setName] = useState(own?.name || tables.name);
    const [word, setWord] = useState(randomWord);
    const [problem, setProblem] = useState("");
    const askToNotify = useNotificationRequest();
    const send = (message: Readonly<Record<string, unknown>>): void => {
        setProblem("");
        link.send(message).catch((error: unknown) => setProblem(refusalWords(error, say)));
    };
    const giveName = (): void => {
        const wanted = name.trim();
        tables.name = wanted;
        if (own && wanted !== own.name) send({ type: "name", name: wanted });
    };
    /* Sends the stored name at once, which also reserves the seat. */
    const greeted = useRef(false);
    useEffect(() => {
        if (greeted.current || !own || !link.caughtUp) return;
        greeted.current = true;
        if (!own.name && name) giveName();
        if (eager && !own.ready) send({ type: "ready", ready: true, word });
    });
    const waiting = missing(room, "ready");
    return (
        <main class="start lobby">
            <header class="friends-head">
                <a href="#/">{sayShell("home")}</a>
                <h1>{title}</h1>
                <p class="quiet">{own ? say("startsWhen") : say("watching")}</p>
            </header>
            <div class="lobby-columns">
                <section class="panel lobby-seats" aria-label={sayShell("players")}>
                    <h2>{sayShell("players")}</h2>
                    <ul>
                        {room.seats.map((_, seat) => (
                            <SeatLine room={room} seat={seat} ui={ui} levels={levels} />
                        ))}
                    </ul>
                    {room.time && (
                        <p class="quiet">
                            {say("clock")}
                            {": "}
                            {"days" in room.time ? `${room.time.days} × 24 h` : `${timeWords(room.time.bank * 1000, say)} + ${room.time.increment} s`}
                        </p>
                    )}
                    {room.watchers > 0 && <p class="quiet">{room.watchers === 1 ? say("watcher") : say("watchers", room.watchers)}</p>}
                    {own && (
                        <div class="lobby-own">
                            <label class="option-field">
                                <span>{say("yourName")}</span>
                                <input
                                    type="text"
                                    maxLength={NAME}
                                    value={name}
                                    autocomplete="nickname"
                                    onInput={(event) => setName(event.currentTarget.value)}
                                    onBlur={giveName}
                                    onKeyDown={(event) => event.key === "Enter" && giveName()}
                                />
                            </label>
                            {own.ready ? (
                                <button type="button" class="play-button" onClick={() => send({ type: "ready", ready: false, word: "" })}>
                                    {say("notYet")}
                                </button>
                            ) : (
                                <button
                                    type="button"
                                    class="play-button strong large"
                                    onClick={() => {
                                        giveName();
                                        send({ type: "ready", ready: true, word: word.trim() });
                                    }}
                                >
                                    {say("beReady")}
                                </button>
                            )}
                            {own.ready && waiting.length > 0 && <p role="status">{say("rematchWaits", namesAt(room, waiting, ui, language))}</p>}
                            <details>
                                <summary>{say("fairWord")}</summary>
                                <p class="quiet">{say("fairNote")}</p>
                                <input
                                    type="text"
                                    aria-label={say("fairWord")}
                                    maxLength={WORD}
                                    value={word}
                                    disabled={own.ready ?? false}
                                    onInput={(event) => setWord(event.currentTarget.value)}
                                />
                            </details>
                            {askToNotify && (
                                <button type="button" class="link" onClick={askToNotify}>
                                    {say("notify")}
                                </button>
                            )}
                        </div>
                    )}
                    {problem && (
                        <p class="problem" role="alert">
                            {problem}
                        </p>
                    )}
                    {(link.connection === "connecting" || link.connection === "lost") && (
                        <p class="problem" role="status">
                            {say(link.connection === "lost" ? "lost" : "connecting")}
                        </p>
                    )}
                </section>
                <div class="lobby-others">
                    {links && <Invitation room={room} links={links} ui={ui} title={title} />}
                    {room.chat && <Chat link={link} room={room} ui={ui} inline />}
                </div>
            </div>
        </main>
    );
}
