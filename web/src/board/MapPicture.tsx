/* A small picture of a board: tiles and planets, nothing to point at. */
import type { QuantumBoard } from "../table/view";
import { memo } from "../memo";
import { CELL } from "./geometry";
import { Planets } from "./Planets";
import { Tiles } from "./Tiles";

export const MapPicture = memo(function MapPicture({ board }: { board: QuantumBoard }) {
    return (
        <svg class="map-picture" viewBox={`-6 -6 ${board.files * CELL + 12} ${board.ranks * CELL + 12}`} aria-hidden="true">
            <Tiles tiles={board.tiles} />
            <Planets board={board} />
        </svg>
    );
});
