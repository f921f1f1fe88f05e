/* The tiles of the board, with a small mark on every space. */
import type { QuantumBoard } from "../view";
import { memo } from "../../../memo";
import { CELL } from "./geometry";

const SPACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function VoidArt() {
    return (
        <g transform={`translate(${1.5 * CELL} ${1.5 * CELL})`}>
            <circle r={140} fill="url(#void)" />
            {[120, 92, 64].map((radius) => (
                <circle r={radius} class="void-ring" />
            ))}
        </g>
    );
}

export const Tiles = memo(function Tiles({ tiles }: { tiles: QuantumBoard["tiles"] }) {
    return (
        <g>
            {tiles.map((row, y) =>
                row.map((tile, x) =>
                    tile === null ? null : (
                        <g transform={`translate(${x * 3 * CELL} ${y * 3 * CELL})`}>
                            <rect x={4} y={4} width={292} height={292} rx={34} class={tile === 0 ? "tile tile-void" : "tile"} />
                            {tile === 0 && <VoidArt />}
                            {SPACES.filter((space) => tile === 0 || space !== 4).map((space) => (
                                <circle cx={((space % 3) + 0.5) * CELL} cy={(Math.floor(space / 3) + 0.5) * CELL} r={3.2} class="space-dot" />
                            ))}
                        </g>
                    ),
                ),
            )}
        </g>
    );
});
