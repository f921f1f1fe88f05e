/* A position as a picture in a text: the board's own drawing, nothing to point at. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { CELL, cellOf } from "../board/geometry";
import { LitSpaces, Rings } from "../board/Marks";
import { OrbitSums, Planets } from "../board/Planets";
import { Ships } from "../board/Ships";
import { Tiles } from "../board/Tiles";
import { optionsAfter } from "../play/clicks";
import { useLit } from "../play/useLit";
import { useWishes } from "../settings";
import type { TableSource } from "../table/table";
import type { View } from "../table/view";
import { recordOf, type Figure } from "./figures";

const NONE: ReadonlySet<string> = new Set();
const SCALE = 1.3;

function Drawing({ view, figure }: { view: View; figure: Figure }) {
    const { say } = useWishes();
    const { board, who } = view;
    const pointing = useMemo(() => {
        const decisions = view.decisions ?? [];
        return { path: figure.path, first: optionsAfter(decisions, []), options: optionsAfter(decisions, figure.path) };
    }, [view, figure]);
    const { lit } = useLit(board, pointing, who);
    /* With nothing chosen, only what is asked for is lit: the planets for a cube, not every ship that could move. */
    const shown = figure.path.length > 0 || board.phase !== 1 || view.decisions?.every((one) => one.action.startsWith("infamy")) ? lit : new Map();
    const from = cellOf(figure.from, board)!;
    const to = cellOf(figure.to, board)!;
    const box = [from.column * CELL - 6, to.row * CELL - 6, (to.column - from.column + 1) * CELL + 12, (from.row - to.row + 1) * CELL + 12];
    return (
        <svg viewBox={box.join(" ")} role="img" aria-label={say(figure.caption)}>
            <Tiles tiles={board.tiles} />
            <LitSpaces size={board} lit={shown} seat={who} />
            <Planets board={board} seat={who} />
            <Ships board={board} speed="none" ready={NONE} />
            <OrbitSums board={board} seat={who} scale={SCALE} />
            <Rings size={board} lit={shown} chosen={figure.path.slice(0, 1)} told={figure.ring} seat={who} scale={SCALE} below={NONE} />
        </svg>
    );
}

export function FigureView({ source, figure }: { source: TableSource; figure: Figure }) {
    const { say } = useWishes();
    const [view, setView] = useState<View | null>(null);
    useEffect(() => {
        let alive = true;
        void source.look(recordOf(figure), "en").then((seen) => alive && setView(seen));
        return () => {
            alive = false;
        };
    }, [source, figure]);
    return (
        <figure>
            {view ? <Drawing view={view} figure={figure} /> : <div class="figure-space" />}
            <figcaption>{say(figure.caption)}</figcaption>
        </figure>
    );
}
