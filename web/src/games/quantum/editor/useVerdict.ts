/* The engine's verdict on the map, after every change. */
import { useEffect, useState } from "preact/hooks";
import type { TableSource } from "../../../table/table";
import type { Language } from "../../../table/view";
import { judge, type MapVerdict } from "./survey";

/** Null until the first answer. */
export function useVerdict(source: TableSource, line: string, language: Language): MapVerdict | null {
    const [verdict, setVerdict] = useState<MapVerdict | null>(null);
    useEffect(() => {
        let wanted = true;
        judge(source, line, language).then(
            (answer) => wanted && setVerdict(answer),
            (error: unknown) => wanted && setVerdict({ good: false, why: String(error) }),
        );
        return () => {
            wanted = false;
        };
    }, [source, line, language]);
    return verdict;
}
