/* What the engine reports about each game: title, options, constants of its rules. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { GameForm } from "./table/table";

/** Keyed by game; empty until the engine has answered. */
export type Forms = ReadonlyMap<string, GameForm>;

export const FormsContext = createContext<Forms>(new Map());

export function useForms(): Forms {
    return useContext(FormsContext);
}
