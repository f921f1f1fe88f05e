// Entry point: creates the table source and storage, and renders the app.

import { firstWorker, newEngineWorker } from "./engine/early";
// Style sheets in cascade order: the shell's; the games', when they are loaded (index.html); then the layout (style/late.css).
import "./style/theme.css";
import "./style/start.css";
import "./style/online.css";
import "./style/board.css";
import "./style/game.css";
import "./style/sheet.css";
import { hasDrawings, loadUi } from "./games";
import { render } from "preact";
import { App } from "./App";
import { createOnline } from "./online/device";
import { OwnTables } from "./online/own-tables";
import { lastSetup } from "./start/setup";
import { createDevice } from "./storage/device";
import { NO_ROOM } from "./storage/autosave";
import { OwnBoards } from "./storage/boards";
import { Saves } from "./storage/saves";
import { Threads } from "./storage/threads";
import { LocalTableSource } from "./table/local-source";

/** Delay before caching files for offline use, in milliseconds: the first seconds belong to the player. */
const REGISTER_AFTER = 3000;

/** Falls back to memory if the browser denies storage (even the property access may throw); games then last as long as the window. */
function openStorage(get: () => Storage): Storage {
    try {
        return get();
    } catch {
        const values = new Map<string, string>();
        return {
            get length() {
                return values.size;
            },
            clear: () => values.clear(),
            getItem: (key) => values.get(key) ?? null,
            key: (index) => [...values.keys()][index] ?? null,
            removeItem: (key) => void values.delete(key),
            setItem: (key, value) => void values.set(key, value),
        };
    }
}

const source = new LocalTableSource(firstWorker, newEngineWorker, (game) => !hasDrawings(game));
const permanent = openStorage(() => localStorage);
const perWindow = openStorage(() => sessionStorage);
const online = createOnline(firstWorker, newEngineWorker, (game) => !hasDrawings(game), new OwnTables(permanent));
const device = createDevice(source, new Saves(permanent), perWindow, new OwnBoards(permanent), new Threads(permanent), online, () =>
    dispatchEvent(new Event(NO_ROOM)),
);
const page = document.getElementById("page");
/* Before rendering, find out what other windows have open, so that nothing is offered and then withdrawn, and load the game of the start
   screen, so that nothing moves. */
const ready = Promise.all([device.refreshOpenElsewhere(), loadUi(lastSetup().game).catch(() => undefined)]);
if (page) void ready.then(() => render(<App device={device} />, page));

// Offline support after the first visit; service workers need https or localhost.
if ("serviceWorker" in navigator && isSecureContext)
    setTimeout(() => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined), REGISTER_AFTER);
