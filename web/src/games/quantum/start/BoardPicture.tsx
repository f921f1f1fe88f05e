/* A thumbnail of a map line. */
import { useMemo } from "preact/hooks";
import { MapPicture } from "../board/MapPicture";
import { boardOfLine } from "../board/mapLine";
import { useFacts } from "../facts";

export function BoardPicture({ line }: { readonly line: string }) {
    const facts = useFacts();
    const board = useMemo(() => boardOfLine(line, facts), [line, facts]);
    return <MapPicture board={board} />;
}
