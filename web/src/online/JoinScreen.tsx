/* Opens a link to a table: for a seat, for watching, or an invitation, which assigns a seat. */
import { useEffect, useState } from "preact/hooks";
import { useSettings } from "../settings";
import { ask } from "./connection";
import { PROTOCOL, Refused, type Door } from "./messages";
import type { OwnTables } from "./own-tables";
import { refusalWords } from "./refusals";
import { loadNewVersion } from "./reload";
import { useOnlineWords } from "./words";

/** Asks the server what the link is for and stores it. A seat that this device already holds is kept when the watch link or another
    invitation is opened. */
async function enter(door: Door, tables: OwnTables): Promise<void> {
    const own = tables.find(door.table);
    const {
        tables: [welcome],
    } = await ask<"status">({ type: "status", protocol: PROTOCOL, tables: [[door.table, door.secret]] });
    if (welcome) {
        if (welcome.seat !== null || !own) tables.welcome(door, welcome);
        return;
    }
    if (own) return;
    const joined = await ask<"joined">({ type: "join", protocol: PROTOCOL, ...door });
    tables.put({ table: joined.table, secret: joined.secret }, {});
}

export function JoinScreen({ door, tables }: { door: Door; tables: OwnTables }) {
    const { say: sayShell } = useSettings();
    const say = useOnlineWords();
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
        setFailure(null);
        /* Removes the secret from the address bar and the history. */
        enter(door, tables).then(() => location.replace(`#/table/${door.table}`), setFailure);
    }, [door.table, door.secret]);
    return (
        <main class="elsewhere">
            <p role="status">{failure === null ? say("connecting") : refusalWords(failure, say)}</p>
            {failure instanceof Refused && failure.reason === "protocol" && (
                <button type="button" class="play-button strong" onClick={() => void loadNewVersion()}>
                    {say("reload")}
                </button>
            )}
            {failure !== null && <a href="#/">{sayShell("toStart")}</a>}
        </main>
    );
}
