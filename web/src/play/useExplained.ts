/* What the game says about a space, once somebody asks for long enough. */
import { useEffect, useState } from "preact/hooks";
import type { Table } from "../table/table";
import type { View } from "../table/view";

export function useExplained(table: Table, space: string | null, view: View): string {
    const [words, setWords] = useState({ space: "", text: "" });
    useEffect(() => {
        if (!space) return;
        let alive = true;
        table.explain(space).then(
            (text) => alive && setWords({ space, text }),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [table, space, view]);
    return words.space === space ? words.text : "";
}
