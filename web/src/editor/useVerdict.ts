/* What the engine says about the map, after every change. */
import { useEffect, useState } from "preact/hooks";
import type { MapVerdict, TableSource } from "../table/table";
import type { Language } from "../table/view";

/** Null until it has answered for the first time. */
export function useVerdict(source: TableSource, line: string, language: Language): MapVerdict | null {
    const [verdict, setVerdict] = useState<MapVerdict | null>(null);
    useEffect(() => {
        let wanted = true;
        source.checkMap(line, language).then(
            (answer) => wanted && setVerdict(answer),
            (error: unknown) => wanted && setVerdict({ good: false, why: String(error) }),
        );
        return () => {
            wanted = false;
        };
    }, [source, line, language]);
    return verdict;
}
