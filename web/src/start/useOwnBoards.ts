/* The player's own boards that can be played, as entries of the start screen. */
import { useEffect, useState } from "preact/hooks";
import type { EditorUi } from "../games/ui";
import type { OwnBoards } from "../storage/boards";
import type { BoardEntry, TableSource } from "../table/table";
import type { Language } from "../table/view";

async function listed(editor: EditorUi, source: TableSource, own: OwnBoards, language: Language): Promise<readonly BoardEntry[]> {
    const found: BoardEntry[] = [];
    for (const { line } of own.list()) {
        const entry = await editor.entry(source, line, language);
        if (entry && !found.some((board) => board.id === entry.id)) found.push(entry);
    }
    return found;
}

interface Listed {
    entries: readonly BoardEntry[];
    refresh: () => void;
}

export function useOwnBoards(editor: EditorUi | undefined, source: TableSource, own: OwnBoards, language: Language): Listed {
    const [found, setFound] = useState<readonly BoardEntry[]>([]);
    const [version, setVersion] = useState(0);
    useEffect(() => {
        let wanted = true;
        if (editor) void listed(editor, source, own, language).then((list) => wanted && setFound(list));
        return () => {
            wanted = false;
        };
    }, [editor, source, own, language, version]);
    return { entries: found, refresh: () => setVersion((old) => old + 1) };
}
