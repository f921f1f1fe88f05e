/* The chat of a table, which each player can hide. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { EmblemIcon } from "../Emblem";
import type { GameUi } from "../games/ui";
import { IconButton } from "../IconButton";
import { useSettings } from "../settings";
import { nameAt } from "./players";
import { refusalWords } from "./refusals";
import type { Room } from "./room";
import type { TableLink } from "./table-link";
import { useOnlineWords } from "./words";

/** Maximum characters of a line; the server's limit is 399 bytes of UTF-8. */
const MOST = 200;
const HIDDEN = "astragal.chat";

export function isChatHidden(): boolean {
    try {
        return localStorage.getItem(HIDDEN) === "off";
    } catch {
        return false;
    }
}

function hideChat(hidden: boolean): void {
    try {
        localStorage.setItem(HIDDEN, hidden ? "off" : "on");
    } catch {
        /* Kept until the page is closed. */
    }
}

interface Props {
    link: TableLink;
    room: Room;
    ui: GameUi;
    /** Embedded in a screen instead of shown over it. */
    inline?: boolean;
    onClose?: () => void;
}

export function Chat({ link, room, ui, inline = false, onClose }: Props) {
    const { say: sayShell, language } = useSettings();
    const say = useOnlineWords();
    const [text, setText] = useState("");
    const [problem, setProblem] = useState("");
    const [hidden, setHidden] = useState(isChatHidden);
    const list = useRef<HTMLOListElement>(null);
    useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [room.lines.length, hidden]);
    const send = (event: Event): void => {
        event.preventDefault();
        const wanted = text.trim();
        if (!wanted) return;
        setProblem("");
        link.send({ type: "chat", text: wanted }).then(
            () => setText(""),
            (error: unknown) => setProblem(refusalWords(error, say)),
        );
    };
    return (
        <section class={`panel chat${inline ? "" : " chat-forward"}`} aria-label={say("chat")}>
            <header>
                <h2>{say("chat")}</h2>
                <button
                    type="button"
                    class="link"
                    onClick={() => {
                        hideChat(!hidden);
                        setHidden(!hidden);
                    }}
                >
                    {say(hidden ? "chatOn" : "chatOff")}
                </button>
                {onClose && <IconButton label={sayShell("close")} sign="×" onClick={onClose} />}
            </header>
            {hidden ? (
                <p class="quiet">{say("chatHidden")}</p>
            ) : (
                <ol ref={list} aria-live="polite">
                    {room.lines.length === 0 && <li class="quiet">{say("noLines")}</li>}
                    {room.lines.map(({ seq, seat, text: words }) => {
                        const style = ui.seatStyle(room.seats[seat]?.mark ?? "");
                        return (
                            <li key={seq} class={style.className}>
                                <b>
                                    <EmblemIcon seatStyle={style} size={13} /> {nameAt(room, seat, ui, language)}
                                </b>{" "}
                                {words}
                            </li>
                        );
                    })}
                </ol>
            )}
            {!hidden && room.seat !== null && (
                <form onSubmit={send}>
                    <input
                        type="text"
                        maxLength={MOST}
                        value={text}
                        placeholder={say("say")}
                        aria-label={say("say")}
                        autocomplete="off"
                        onInput={(event) => setText(event.currentTarget.value)}
                    />
                    <button type="submit" class="play-button">
                        {say("send")}
                    </button>
                </form>
            )}
            {problem && (
                <p class="problem" role="alert">
                    {problem}
                </p>
            )}
        </section>
    );
}
