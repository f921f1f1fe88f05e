/* What the page needs from the device besides tables; implemented by storage/device.ts. */
import type { OnlineDevice } from "./online/TableScreen";
import type { OwnBoards } from "./storage/boards";
import type { Linked } from "./storage/links";
import type { Saved } from "./storage/saves";
import type { Threads } from "./storage/threads";
import type { Table, TableSource } from "./table/table";

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
