/* The games with a UI of their own, by name: their cards are part of the page, the rest is loaded when it is needed. */
import { useEffect, useState } from "preact/hooks";
import type { Mark } from "../table/view";
import { andromeda } from "./andromeda/card";
import { nebuleuse } from "./nebuleuse/card";
import { plainFor } from "./plain";
import { quantum } from "./quantum/card";
import type { GameCard, GameUi } from "./ui";

/** The game of set-ups and records that do not name one. */
export const DEFAULT_GAME = "quantum";

/** Erases the type parameters. Safe because a view names its game, and uiOf picks the UI by that name. */
function erased<Board, Effect>(ui: GameUi<Board, Effect>): GameUi {
    return ui as unknown as GameUi;
}

interface Entry {
    readonly card: GameCard;
    readonly load: () => Promise<GameUi>;
}

const GAMES: ReadonlyMap<string, Entry> = new Map<string, Entry>([
    ["quantum", { card: quantum, load: async () => erased((await import("./quantum")).quantumUi) }],
    ["nebuleuse", { card: nebuleuse, load: async () => erased((await import("./nebuleuse")).nebuleuseUi) }],
    ["andromeda", { card: andromeda, load: async () => erased((await import("./andromeda")).andromedaUi) }],
]);

const loaded = new Map<string, GameUi>();
const loading = new Map<string, Promise<void>>();
const watchers = new Set<() => void>();

/** Turns on the style sheet of a game: index.html has an idle link for each, in cascade order. */
function styled(game: string): Promise<void> {
    const link = document.querySelector<HTMLLinkElement>(`link[data-game="${game}"]`);
    if (!link?.dataset["href"]) return Promise.resolve();
    const href = link.dataset["href"];
    return new Promise((resolve, reject) => {
        link.onload = () => resolve();
        link.onerror = () => {
            link.removeAttribute("href");
            reject(new Error(href));
        };
        link.rel = "stylesheet";
        link.href = href;
    });
}

/** Loads the UI of a game; at once if it is here, or if the game has none. Fails without a connection, and can be called again. */
export function loadUi(game: string): Promise<void> {
    const entry = GAMES.get(game);
    if (!entry || loaded.has(game)) return Promise.resolve();
    let promise = loading.get(game);
    if (!promise) {
        promise = Promise.all([entry.load(), styled(game)]).then(
            ([ui]) => {
                loaded.set(game, ui);
                for (const tell of watchers) tell();
            },
            (error: unknown) => {
                loading.delete(game);
                throw error;
            },
        );
        loading.set(game, promise);
    }
    return promise;
}

/** Whether the game can be drawn now. */
export function isLoaded(game: string): boolean {
    return !GAMES.has(game) || loaded.has(game);
}

/** The UIs that are here; the component is rendered again when another one arrives. */
export function useLoadedGames(): readonly GameUi[] {
    const [, redraw] = useState(0);
    useEffect(() => {
        const tell = (): void => redraw((times) => times + 1);
        watchers.add(tell);
        return () => void watchers.delete(tell);
    }, []);
    return [...loaded.values()];
}

/** The games to choose from: those with a UI of their own until the engine has reported which there are. */
export function gamesToChoose(reported: Iterable<string>): readonly string[] {
    const names = [...reported];
    return names.length > 0 ? names : [...GAMES.keys()];
}

/** The game whose editor to open: `game` itself, or the first one that has an editor. */
export function gameWithEditor(game: string): string {
    return GAMES.get(game)?.card.hasEditor ? game : ([...GAMES].find(([, { card }]) => card.hasEditor)?.[0] ?? game);
}

/** Whether the game draws its own board. Others are drawn from the places in the view. */
export function hasDrawings(game: string): boolean {
    return GAMES.has(game);
}

/** What is known of a game before its UI is here. */
export function cardOf(game: string): GameCard {
    return GAMES.get(game)?.card ?? plainFor([]);
}

/** The UI of a game. Games without one get the plain UI, which distinguishes seats by their order in `marks`; so do those whose UI has not
    been loaded, with their own card: enough for lists, and boards wait for `isLoaded`. */
export function uiOf(game: string, marks: readonly Mark[] = []): GameUi {
    const card = GAMES.get(game)?.card;
    return loaded.get(game) ?? (card ? { ...plainFor(marks), ...card } : plainFor(marks));
}
