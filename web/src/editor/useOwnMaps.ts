/* Maps of one's own as the start screen lists them: those that can be played. */
import { useEffect, useState } from "preact/hooks";
import type { OwnMaps } from "../keep/maps";
import type { MapEntry, TableSource } from "../table/table";
import type { Language } from "../table/view";
import type { Say } from "../words";

async function entries(source: TableSource, own: OwnMaps, say: Say, language: Language): Promise<readonly MapEntry[]> {
    const found: MapEntry[] = [];
    for (const { line } of own.list()) {
        const verdict = await source.checkMap(line, language);
        if (!verdict.good || found.some((map) => map.id === line)) continue;
        const { seats, cubes } = verdict.survey;
        found.push({ id: line, name: line.split("|")[0]!.trim(), group: "own", seats, note: say("ownNote", cubes), line });
    }
    return found;
}

export function useOwnMaps(source: TableSource, own: OwnMaps, say: Say, language: Language): { entries: readonly MapEntry[]; refresh: () => void } {
    const [found, setFound] = useState<readonly MapEntry[]>([]);
    const [version, setVersion] = useState(0);
    useEffect(() => {
        let wanted = true;
        void entries(source, own, say, language).then((list) => wanted && setFound(list));
        return () => {
            wanted = false;
        };
    }, [source, own, language, version]);
    return { entries: found, refresh: () => setVersion((old) => old + 1) };
}
