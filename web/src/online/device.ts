// Local resources of online tables: engines that follow games, and the list of tables.

import { Session } from "../engine/protocol";
import type { EngineWorker } from "../engine/worker-client";
import { RemoteTable } from "../table/remote-table";
import { SearchWorker } from "../table/search-worker";
import { checkDice } from "./fair";
import { Refused } from "./messages";
import type { OwnTables } from "./own-tables";
import type { OnlineDevice } from "./TableScreen";

/** The version of a game's rules that the engine plays; 0 if it does not know the game. */
async function rulesOf(session: Session, game: string): Promise<number> {
    const { data } = await session.request("hello");
    return Number(data.map((line) => /^game (\S+) rules (\d+)/.exec(line)).find((parts) => parts?.[1] === game)?.[2] ?? 0);
}

/** `worker` is for tables, `newWorker` makes others for searches; `needsPlaces` says for which games views include places. */
export function createOnline(worker: EngineWorker, newWorker: () => EngineWorker, needsPlaces: (game: string) => boolean, tables: OwnTables): OnlineDevice {
    return {
        tables,
        async open(link, language) {
            const { room } = link;
            if (!room) throw new Error("the table is not known yet");
            const session = new Session(worker.engine());
            /* The server plays by rules that this page does not know yet, or no longer. */
            if ((await rulesOf(session, room.game)) !== room.rules) throw new Refused("protocol");
            const table = new RemoteTable({ link, session, newWorker: () => new SearchWorker(newWorker), language, places: needsPlaces(room.game) });
            await table.begin();
            return table;
        },
        async checkDice(record, promised) {
            const session = new Session(worker.engine());
            try {
                return await checkDice(session, record, promised);
            } finally {
                session.close();
            }
        },
    };
}
