/* What the engine reports about each game: title, options, constants of its rules. */
import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { GameForm, TableSource } from "./table/table";

/** Keyed by game; empty until the engine has answered. */
export type Forms = ReadonlyMap<string, GameForm>;

export const FormsContext = createContext<Forms>(new Map());

export function useForms(): Forms {
    return useContext(FormsContext);
}

/** The engine's games, in this language once it has answered. */
export function useAllForms(source: TableSource, language: "en" | "fr"): Forms {
    const [forms, setForms] = useState<Forms>(new Map());
    useEffect(() => {
        let alive = true;
        void source.games(language).then((list) => alive && setForms(new Map(list.map((form) => [form.game, form]))));
        return () => {
            alive = false;
        };
    }, [source, language]);
    return forms;
}
