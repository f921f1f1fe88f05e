/* A position as a figure in a text: the board's drawing, not interactive. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { CELL, cellOf } from "../board/geometry";
import { LitSpaces, Rings } from "../board/Marks";
import { OrbitSums, Planets } from "../board/Planets";
import { Ships } from "../board/Ships";
import { Tiles } from "../board/Tiles";
import { optionsAfter } from "../../../play/clicks";
import { useHighlights } from "../../../play/useHighlights";
import { useQuantum } from "../words";
import type { TableSource } from "../../../table/table";
import { pieceAt, whereIs } from "../things";
import { Phase, type QuantumView } from "../view";
import { recordOf, type Figure } from "./figures";

const NONE: ReadonlySet<string> = new Set();
const SCALE = 1.3;
const THINGS = { whereIs, pieceAt };

function Drawing({ view, figure }: { view: QuantumView; figure: Figure }) {
    const { say } = useQuantum();
    const { board, who } = view;
    const pointing = useMemo(() => {
        const decisions = view.decisions ?? [];
        return { path: figure.path, first: optionsAfter(decisions, []), options: optionsAfter(decisions, figure.path), accepts: () => true };
    }, [view, figure]);
    const { lit } = useHighlights(THINGS, view, pointing, who);
    /* With nothing selected, highlight only direct targets: planets for a cube, not every ship that could move. */
    const shown = figure.path.length > 0 || board.phase !== Phase.actions || view.decisions?.every(({ about }) => about?.kind === "infamy") ? lit : new Map();
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
            <Rings size={board} lit={shown} chosen={figure.path.slice(0, 1)} highlighted={figure.ring} seat={who} scale={SCALE} below={NONE} />
        </svg>
    );
}

export function FigureView({ source, figure }: { source: TableSource; figure: Figure }) {
    const { say } = useQuantum();
    const [view, setView] = useState<QuantumView | null>(null);
    useEffect(() => {
        let alive = true;
        void source.finalView(recordOf(figure), "en").then((seen) => alive && setView(seen as QuantumView));
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
