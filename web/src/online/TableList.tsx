/* The tables that this device has joined, and their status. */
import { useEffect, useState } from "preact/hooks";
import { useForms } from "../forms";
import { uiOf } from "../games";
import { IconButton } from "../IconButton";
import { ask } from "./connection";
import { PROTOCOL, type Welcome } from "./messages";
import type { OwnTable, OwnTables } from "./own-tables";
import { nameAt } from "./players";
import { arrived, type Room } from "./room";
import { useSettings } from "../settings";
import { useOnlineWords } from "./words";

/** Maximum number of tables in a status request; older ones are not requested. */
const ASKED = 20;
/** Milliseconds between status requests while the list is visible. */
const EVERY = 20_000;

/** Status by table; null if the server does not have it; absent if the server was not reached. */
function useStatus(list: readonly OwnTable[]): ReadonlyMap<string, Room | null> | "unknown" | "asking" {
    const [status, setStatus] = useState<ReadonlyMap<string, Room | null> | "unknown" | "asking">("asking");
    const asked = list.slice(0, ASKED);
    const key = asked.map(({ table }) => table).join(" ");
    useEffect(() => {
        if (asked.length === 0) return;
        let alive = true;
        const update = (): void => {
            if (document.hidden) return;
            ask<"status">({ type: "status", protocol: PROTOCOL, tables: asked.map(({ table, secret }) => [table, secret]) }).then(
                ({ tables }) => alive && setStatus(new Map(asked.map(({ table }, index) => [table, roomOf(tables[index])]))),
                () => alive && setStatus("unknown"),
            );
        };
        update();
        const timer = setInterval(update, EVERY);
        return () => {
            alive = false;
            clearInterval(timer);
        };
    }, [key]);
    return status;
}

function roomOf(welcome: Welcome | null | undefined): Room | null {
    return welcome ? arrived(welcome, null) : null;
}

export function TableList({ tables }: { tables: OwnTables }) {
    const { language } = useSettings();
    const say = useOnlineWords();
    const forms = useForms();
    const [list, setList] = useState(() => tables.list());
    const status = useStatus(list);
    if (list.length === 0) return null;
    const row = (own: OwnTable) => {
        const room = typeof status === "string" ? null : (status.get(own.table) ?? null);
        const ui = uiOf(
            own.game,
            room?.seats.map(({ mark }) => mark),
        );
        const others = room ? room.seats.flatMap(({ kind }, seat) => (kind === "person" && seat !== room.seat ? [nameAt(room, seat, ui, language)] : [])) : [];
        const title = [forms.get(own.game)?.title ?? own.game, others.join(", ")].filter(Boolean).join(" · ");
        const yours = room !== null && room.seat !== null && room.decides === room.seat;
        const words =
            status === "asking"
                ? "…"
                : status === "unknown"
                  ? say("statusUnknown")
                  : !room
                    ? say(status.has(own.table) ? "statusGone" : "statusUnknown")
                    : room.over
                      ? say("statusOver")
                      : !room.started
                        ? say("statusWaiting")
                        : yours
                          ? say("statusYours")
                          : say("statusTheirs", nameAt(room, room.decides, ui, language));
        return (
            <li key={own.table} class={`saved-game own-table${yours ? " yours" : ""}`}>
                <a class="saved-open" href={`#/table/${own.table}`}>
                    <span class="visually-hidden">{say("goTo")}</span>
                    <span class="saved-words">
                        <b>{title}</b>
                        <small>{words}</small>
                    </span>
                </a>
                <IconButton
                    label={say("forget", title)}
                    sign="×"
                    onClick={() => {
                        tables.forget(own.table);
                        setList(tables.list());
                    }}
                />
            </li>
        );
    };
    return (
        <section class="panel your-games own-tables" aria-label={say("ownTables")}>
            <h2>{say("ownTables")}</h2>
            <ul class="saved-games">{list.map(row)}</ul>
        </section>
    );
}
