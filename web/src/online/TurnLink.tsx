/* A game by link alone: the link to send when it is somebody else's turn. */
import { useEffect, useState } from "preact/hooks";
import { useSettings } from "../settings";
import type { Table } from "../table/table";
import { seatName } from "../play/names";
import { Share } from "./Share";
import { useOnlineWords } from "./words";

interface Props {
    table: Table;
    /** The link that contains the current game; null if it would be too long. */
    link: (record: string) => Promise<string | null>;
    title: string;
}

function TurnLink({ table, link, title }: Props) {
    const { say: sayShell } = useSettings();
    const say = useOnlineWords();
    const [, redraw] = useState(0);
    const [address, setAddress] = useState<{ length: number; link: string | null } | null>(null);
    useEffect(() => table.subscribe(() => redraw((times) => times + 1)), [table]);
    const { view } = table;
    const theirs = !table.moving && (table.players.get(view.who)?.kind === "elsewhere" || view.who === "over");
    useEffect(() => {
        let alive = true;
        if (theirs)
            void table
                .record()
                .then(link)
                .then((made) => alive && setAddress({ length: view.length, link: made }));
        return () => {
            alive = false;
        };
    }, [theirs, view.length]);
    if (!theirs || address?.length !== view.length) return null;
    return (
        <section class="panel turn-link" aria-label={say("sendTurn")}>
            <h2>{view.who === "over" ? say("sendEnd") : say("sendTurnTo", seatName(view, view.who))}</h2>
            {address.link === null ? (
                <p>{sayShell("linkTooLong")}</p>
            ) : (
                <Share link={address.link} words={say("turnWords", title)} label={say("sendTurn")} code />
            )}
            <p class="quiet">
                {say("sendTurnNote")} {view.secrets && view.who !== "over" && say("sendSecretsNote")}
            </p>
        </section>
    );
}

/** Messages about the link that was opened, and the link to send. */
export function TurnStrip({ note, table, link, title }: Omit<Props, "table"> & { note: "turnOther" | "turnBehind" | null; table: Table | null }) {
    const say = useOnlineWords();
    return (
        <>
            {note && (
                <p class="panel" role="status">
                    {say(note)}
                </p>
            )}
            {table && <TurnLink table={table} link={link} title={title} />}
        </>
    );
}
