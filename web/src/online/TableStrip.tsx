/* The strip above the actions: who is connected, clocks, chat, replacing absent players. */
import { useEffect, useState } from "preact/hooks";
import { EmblemIcon } from "../Emblem";
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import { Dialog } from "../Dialog";
import { useAddress } from "./address";
import { Chat, isChatHidden } from "./Chat";
import { levelOf, nameAt, namesAt, timeWords } from "./players";
import { Refused } from "./messages";
import { linkToTable, type Links } from "./own-tables";
import { refusalWords } from "./refusals";
import { Share } from "./Share";
import { timeLeft, type Room } from "./room";
import type { TableLink } from "./table-link";
import { useNotificationRequest } from "./turn";
import { useOnlineWords, type OnlineSay } from "./words";

/** The level proposed to replace an absent player. */
const SUBSTITUTE = "level:4";
/** Below this a clock is urgent. */
const URGENT = 30_000;

/** Milliseconds for which whoever has gone still counts as present: a connection that comes back by itself, or a server that restarts. */
const MOMENT = 3000;

function usePresent(present: readonly number[]): readonly number[] {
    const [settled, setSettled] = useState(present);
    useEffect(() => {
        const timer = setTimeout(() => setSettled(present), MOMENT);
        return () => clearTimeout(timer);
    }, [present.join()]);
    return [...settled.filter((seat) => !present.includes(seat)), ...present];
}

/** Re-renders often enough for a clock that shows seconds. */
function useNow(running: boolean): number {
    const [now, setNow] = useState(Date.now);
    useEffect(() => {
        if (!running) return;
        setNow(Date.now());
        const timer = setInterval(() => setNow(Date.now()), 500);
        return () => clearInterval(timer);
    }, [running]);
    return now;
}

interface Props {
    link: TableLink;
    room: Room;
    ui: GameUi;
    /** The links to share; null if this device has only its own. */
    links: Links | null;
    title: string;
    /** The seat that decides; null if nobody does. */
    decides: number | null;
    /** The local seat can no longer resign, chat or propose. */
    over: boolean;
}

function SeatChip({ room, seat, ui, decides, now, say }: Pick<Props, "room" | "ui" | "decides"> & { seat: number; now: number; say: OnlineSay }) {
    const { language } = useSettings();
    const one = room.seats[seat]!;
    const style = ui.seatStyle(one.mark);
    const here = one.kind !== "person" || one.level !== undefined || room.present.includes(seat);
    const left = timeLeft(room, seat, now);
    const name = one.level === undefined ? nameAt(room, seat, ui, language) : `${nameAt(room, seat, ui, language)} (${levelOf(one.level)})`;
    const words = [name, one.kind === "person" ? say(here ? "isHere" : "isAway") : "", left === null ? "" : say("timeLeft", timeWords(left, say))];
    return (
        <li
            class={`seat-chip ${style.className}${decides === seat ? " decides" : ""}${here ? "" : " away"}`}
            data-seat={one.mark}
            title={words.filter(Boolean).join(", ")}
        >
            <EmblemIcon seatStyle={style} size={15} />
            <span class="chip-name">{name}</span>
            {one.kind === "person" && one.level === undefined && <span class={here ? "dot" : "dot off"} aria-hidden="true" />}
            {one.kind === "person" && !here && <span class="visually-hidden">{say("isAway")}</span>}
            {left !== null && <time class={left < URGENT ? "urgent" : ""}>{timeWords(left, say)}</time>}
        </li>
    );
}

/** An absent or replaced player. */
function Absence({ link, room, ui, onProblem }: Pick<Props, "link" | "room" | "ui"> & { onProblem: (words: string) => void }) {
    const { language } = useSettings();
    const say = useOnlineWords();
    const own = room.seat;
    if (own === null) return null;
    const send = (message: Readonly<Record<string, unknown>>): void => {
        onProblem("");
        link.send(message).catch((error: unknown) => {
            const early = error instanceof Refused && error.reason === "not-away" && room.time !== null && "days" in room.time;
            onProblem(early ? say("notLate") : refusalWords(error, say));
        });
    };
    const replacedBy = room.seats[own]?.level;
    if (replacedBy !== undefined)
        return (
            <p class="strip-offer">
                {say("replacedYou", levelOf(replacedBy))}
                <button type="button" class="play-button strong" onClick={() => send({ type: "return" })}>
                    {say("comeBack")}
                </button>
            </p>
        );
    const { offer } = room;
    if (offer && offer.about !== own && !room.present.includes(offer.about))
        return (
            <p class="strip-offer">
                {say("replaceOffered", nameAt(room, offer.about, ui, language), levelOf(offer.level))}
                {offer.agreed.includes(own) ? (
                    <small>{say("replaceWaits")}</small>
                ) : (
                    <button type="button" class="play-button strong" onClick={() => send({ type: "replace", about: offer.about, level: offer.level })}>
                        {say("replaceAgree")}
                    </button>
                )}
            </p>
        );
    /* Whoever has left the game needs nobody. */
    const gone = link.entries.flatMap((entry) => (entry.type === "resign" ? [entry.seat] : []));
    const away = room.seats.findIndex(
        ({ kind, level }, seat) => kind === "person" && level === undefined && seat !== own && !room.present.includes(seat) && !gone.includes(seat),
    );
    if (away < 0) return null;
    return (
        <button type="button" class="link strip-line" onClick={() => send({ type: "replace", about: away, level: SUBSTITUTE })}>
            {say("replace", nameAt(room, away, ui, language))}
        </button>
    );
}

function TableLinks({ link, room, links, title, onClose }: Pick<Props, "link" | "room" | "links" | "title"> & { onClose: () => void }) {
    const say = useOnlineWords();
    const { address } = useAddress();
    const own = say(room.seat === null ? "watchLink" : "ownLink");
    return (
        <Dialog title={say("tableLinks")} onClose={onClose}>
            {links && (
                <>
                    <h3>{say("watchLink")}</h3>
                    <p class="quiet">{say("watchLinkNote")}</p>
                    <Share
                        link={linkToTable({ table: room.table, secret: links.watch }, address)}
                        words={say("watchWords", title)}
                        label={say("watchLink")}
                        code
                    />
                </>
            )}
            <h3>{own}</h3>
            <Share link={linkToTable(link.door, address)} words={title} label={own} code={!links} />
        </Dialog>
    );
}

export function TableStrip({ link, room: latest, ui, decides, over, links, title }: Props) {
    const { say: sayShell, language } = useSettings();
    const say = useOnlineWords();
    const room: Room = { ...latest, present: usePresent(latest.present) };
    const late = link.entries.flatMap((entry) => (entry.type === "resign" && entry.time ? [entry.seat] : []));
    const now = useNow(room.time !== null && !over);
    const [chat, setChat] = useState(false);
    const [sharing, setSharing] = useState(false);
    const [read, setRead] = useState(room.lines.length);
    const [problem, setProblem] = useState("");
    useEffect(() => {
        if (chat) setRead(room.lines.length);
    }, [chat, room.lines.length]);
    const askToNotify = useNotificationRequest();
    const unread = isChatHidden() ? 0 : Math.max(0, room.lines.length - read);
    return (
        <section class="table-strip" aria-label={say("theTable")}>
            <ul class="seat-chips">
                {room.seats.map((_, seat) => (
                    <SeatChip key={seat} room={room} seat={seat} ui={ui} decides={decides} now={now} say={say} />
                ))}
            </ul>
            <span class="strip-end">
                {room.watchers > 0 && (
                    <small class="quiet" title={room.watchers === 1 ? say("watcher") : say("watchers", room.watchers)}>
                        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                            <path d="M12 5c5 0 9 4.5 10 7-1 2.5-5 7-10 7S3 14.5 2 12c1-2.5 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill="currentColor" />
                        </svg>
                        <span aria-hidden="true">{room.watchers}</span>
                        <span class="visually-hidden">{room.watchers === 1 ? say("watcher") : say("watchers", room.watchers)}</span>
                    </small>
                )}
                {askToNotify && room.seat !== null && !over && (
                    <button type="button" class="icon chat-button" aria-label={say("notify")} title={say("notify")} onClick={askToNotify}>
                        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                            <path
                                d="M12 2a2 2 0 0 0-2 2v.4A6.5 6.5 0 0 0 5.5 11v4L4 17v1.5h16V17l-1.5-2v-4A6.5 6.5 0 0 0 14 4.4V4a2 2 0 0 0-2-2zM9.5 20a2.5 2.5 0 0 0 5 0z"
                                fill="currentColor"
                            />
                        </svg>
                    </button>
                )}
                <button type="button" class="icon chat-button" aria-label={say("tableLinks")} title={say("tableLinks")} onClick={() => setSharing(true)}>
                    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                        <path
                            d="M7 9a3 3 0 1 0 0 6 3 3 0 0 0 2-.8l6 3.3a3 3 0 1 0 .9-1.6l-6-3.4v-1l6-3.4a3 3 0 1 0-.9-1.6L9 9.8A3 3 0 0 0 7 9z"
                            fill="currentColor"
                        />
                    </svg>
                </button>
                {room.chat && (
                    <button
                        type="button"
                        class={`icon chat-button${unread > 0 ? " strong" : ""}`}
                        aria-expanded={chat}
                        aria-label={unread > 0 ? say("unread", unread) : say("chat")}
                        title={say("chat")}
                        onClick={() => setChat(!chat)}
                    >
                        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                            <path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" fill="currentColor" />
                        </svg>
                        {unread > 0 && <b>{unread}</b>}
                    </button>
                )}
            </span>
            {room.seat === null && !over && <p class="quiet strip-line">{say("watching")}</p>}
            {late.length > 0 && (
                <p class="strip-line" role="status">
                    {say("timeUp", namesAt(room, late, ui, language))}
                </p>
            )}
            {!over && <Absence link={link} room={room} ui={ui} onProblem={setProblem} />}
            {link.connection === "lost" && (
                <p class="problem strip-line" role="status">
                    {say("lost")}
                </p>
            )}
            {problem && (
                <p class="problem strip-line" role="alert">
                    {problem}
                    <button type="button" class="link" onClick={() => setProblem("")}>
                        {sayShell("close")}
                    </button>
                </p>
            )}
            {sharing && <TableLinks link={link} room={room} links={links} title={title} onClose={() => setSharing(false)} />}
            {chat && <Chat link={link} room={room} ui={ui} onClose={() => setChat(false)} />}
        </section>
    );
}
