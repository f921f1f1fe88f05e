/* How the reader wants the page: kept on this device, heard by whoever asks. */
import { createContext } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { asksForCalm, type Speed } from "./board/motion";
import type { Language } from "./table/view";
import { speaker, type Say } from "./words";

export interface Settings {
    language: Language;
    theme: "system" | "dark" | "light";
    sound: boolean;
    speed: Speed;
    /** Advice in words at each turn. */
    coach: boolean;
}

const KEY = "astragal.settings";

const LANGUAGES: readonly Language[] = ["en", "fr"];
const THEMES = ["system", "dark", "light"] as const;
const SPEEDS: readonly Speed[] = ["none", "fast", "normal", "slow"];

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
    return values.includes(value as T) ? (value as T) : otherwise;
}

function browserLanguage(): Language {
    for (const wanted of navigator.languages) {
        const known = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
        if (known) return known;
    }
    return "en";
}

export function readSettings(): Settings {
    let kept: Partial<Record<keyof Settings, unknown>> = {};
    try {
        const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        if (read && typeof read === "object") kept = read;
    } catch {
        /* Damaged or forbidden: as if nothing were kept. */
    }
    return {
        language: oneOf(LANGUAGES, kept.language, browserLanguage()),
        theme: oneOf(THEMES, kept.theme, "dark"),
        sound: kept.sound !== false,
        speed: oneOf(SPEEDS, kept.speed, asksForCalm() ? "none" : "normal"),
        coach: kept.coach === true,
    };
}

function keepSettings(settings: Settings): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
        /* Forbidden or full: the settings last as long as the page. */
    }
}

export interface Wishes extends Settings {
    say: Say;
    change: (part: Partial<Settings>) => void;
}

export const WishesContext = createContext<Wishes | null>(null);

export function useWishes(): Wishes {
    const wishes = useContext(WishesContext);
    if (!wishes) throw new Error("no settings around this");
    return wishes;
}

const bright = "(prefers-color-scheme: light)";

/** Follows the system's appearance when that is wished. */
function useTheme(theme: Settings["theme"]): void {
    useLayoutEffect(() => {
        const system = matchMedia(bright);
        const apply = (): void => {
            document.documentElement.dataset["theme"] = theme === "system" ? (system.matches ? "light" : "dark") : theme;
        };
        apply();
        system.addEventListener("change", apply);
        return () => system.removeEventListener("change", apply);
    }, [theme]);
}

/** Holds the settings for the whole page. */
export function useSettings(): Wishes {
    const [settings, set] = useState(readSettings);
    useTheme(settings.theme);
    useLayoutEffect(() => {
        const root = document.documentElement;
        root.lang = settings.language;
        root.dataset["speed"] = settings.speed;
    }, [settings]);
    return {
        ...settings,
        say: speaker(settings.language),
        change: (part) =>
            set((old) => {
                const next = { ...old, ...part };
                keepSettings(next);
                return next;
            }),
    };
}
