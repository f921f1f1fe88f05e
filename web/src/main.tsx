// Where the page begins: tables on this device, what is kept here, and the screens on top of them.

import { render } from "preact";
import { App } from "./App";
import { fetchEngine } from "./engine/engine";
import { deviceOf } from "./keep/device";
import { NO_ROOM } from "./keep/keeper";
import { OwnMaps } from "./keep/maps";
import { Saves } from "./keep/saves";
import { LocalTables } from "./table/local";
import "./style/theme.css";
import "./style/start.css";
import "./style/board.css";
import "./style/game.css";
import "./style/sheet.css";
import "./style/layout.css";
import "./style/editor.css";
import "./style/learn.css";

/** The worker's and the engine's files, filled in by the build. */
declare const WORKER: string;
declare const ENGINE: string;

/** The first seconds are the player's; then files may be kept for a time without network. */
const KEEP_FILES_AFTER = 3000;

/** Where a browser keeps nothing for us (it may refuse even to say so), games last as long as the window. */
function storage(wanted: () => Storage): Storage {
    try {
        return wanted();
    } catch {
        const kept = new Map<string, string>();
        return {
            get length() {
                return kept.size;
            },
            clear: () => kept.clear(),
            getItem: (key) => kept.get(key) ?? null,
            key: (index) => [...kept.keys()][index] ?? null,
            removeItem: (key) => void kept.delete(key),
            setItem: (key, value) => void kept.set(key, value),
        };
    }
}

const code = fetchEngine(new URL(ENGINE, document.baseURI));
const source = new LocalTables(new URL(WORKER, document.baseURI), code);
const kept = storage(() => localStorage);
const here = storage(() => sessionStorage);
const device = deviceOf(source, new Saves(kept), here, new OwnMaps(kept), () => dispatchEvent(new Event(NO_ROOM)));
const page = document.getElementById("page");
/* What other windows have open is known before anything is shown: nothing is offered that is taken back at once. */
if (page) void device.lookAround().then(() => render(<App device={device} />, page));

// Offline after the first visit. Only where the browser allows it: over https, or from this machine.
if ("serviceWorker" in navigator && isSecureContext)
    setTimeout(() => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined), KEEP_FILES_AFTER);
