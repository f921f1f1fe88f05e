/* The boards and levels of a game, from the engine. */
import { useEffect, useState } from "preact/hooks";
import type { BoardEntry, Level, TableSource } from "../table/table";

interface Lists {
    game: string;
    boards: readonly BoardEntry[];
    levels: readonly Level[];
}

const NO_BOARDS: readonly BoardEntry[] = [];

/** Levels stay while those of another game load. */
export function useLists(source: TableSource, game: string, language: "en" | "fr"): Omit<Lists, "game"> {
    const [lists, setLists] = useState<Lists>({ game, boards: NO_BOARDS, levels: [] });
    useEffect(() => {
        let alive = true;
        void Promise.all([source.boards(game, language), source.levels(game, language)]).then(
            ([boards, levels]) => alive && setLists({ game, boards, levels }),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [source, game, language]);
    return { boards: lists.game === game ? lists.boards : NO_BOARDS, levels: lists.levels };
}
