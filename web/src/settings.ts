/* The player's settings: stored on this device, provided through a context. */
import { createContext } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { prefersReducedMotion, type Speed } from "./motion";
import type { Language } from "./table/view";
import { pageTranslator, type Say } from "./words";

export interface Settings {
    language: Language;
    theme: "system" | "dark" | "light";
    sound: boolean;
    speed: Speed;
    /** Whether the coach gives advice at each turn. */
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
    let stored: Partial<Record<keyof Settings, unknown>> = {};
    try {
        const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        if (read && typeof read === "object") stored = read;
    } catch {
        /* Damaged, or storage disabled: use the defaults. */
    }
    return {
        language: oneOf(LANGUAGES, stored.language, browserLanguage()),
        theme: oneOf(THEMES, stored.theme, "system"),
        sound: stored.sound !== false,
        speed: oneOf(SPEEDS, stored.speed, prefersReducedMotion() ? "none" : "normal"),
        coach: stored.coach === true,
    };
}

function saveSettings(settings: Settings): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
        /* Storage disabled or full: the settings last as long as the page. */
    }
}

export interface ActiveSettings extends Settings {
    say: Say;
    change: (part: Partial<Settings>) => void;
}

export const SettingsContext = createContext<ActiveSettings | null>(null);

export function useSettings(): ActiveSettings {
    const settings = useContext(SettingsContext);
    if (!settings) throw new Error("no settings around this");
    return settings;
}

const LIGHT = "(prefers-color-scheme: light)";

/** Applies the theme, following the system's if so set. */
function useTheme(theme: Settings["theme"]): void {
    useLayoutEffect(() => {
        const system = matchMedia(LIGHT);
        const apply = (): void => {
            document.documentElement.dataset["theme"] = theme === "system" ? (system.matches ? "light" : "dark") : theme;
        };
        apply();
        system.addEventListener("change", apply);
        return () => system.removeEventListener("change", apply);
    }, [theme]);
}

/** Holds the settings of the whole page; call it once, at the root. */
export function useSettingsState(): ActiveSettings {
    const [settings, set] = useState(readSettings);
    useTheme(settings.theme);
    useLayoutEffect(() => {
        const root = document.documentElement;
        root.lang = settings.language;
        root.dataset["speed"] = settings.speed;
    }, [settings]);
    return {
        ...settings,
        say: pageTranslator(settings.language),
        change: (part) =>
            set((old) => {
                const next = { ...old, ...part };
                saveSettings(next);
                return next;
            }),
    };
}
