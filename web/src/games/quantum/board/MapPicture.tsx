/* A thumbnail of a board: tiles and numbered planets, starting planets ringed. Not interactive. */
import type { QuantumBoard } from "../view";
import { memo } from "../../../memo";
import { CELL, middle } from "./geometry";

export const MapPicture = memo(function MapPicture({ board }: { board: QuantumBoard }) {
    const tile = 3 * CELL;
    return (
        <svg class="map-picture" viewBox={`-6 -6 ${board.files * CELL + 12} ${board.ranks * CELL + 12}`} aria-hidden="true">
            {board.tiles.map((row, y) =>
                row.map((number, x) =>
                    number === null ? null : (
                        <g transform={`translate(${x * tile} ${y * tile})`}>
                            <rect x={7} y={7} width={tile - 14} height={tile - 14} rx={46} class={number === 0 ? "tile tile-void" : "tile"} />
                            {number === 0 && <circle cx={tile / 2} cy={tile / 2} r={110} fill="url(#void)" />}
                        </g>
                    ),
                ),
            )}
            {board.planets.map((planet) => {
                const { x, y } = middle(planet.at, board);
                return (
                    <g transform={`translate(${x} ${y})`}>
                        <circle r={150} fill={`url(#glow-${planet.number})`} class="planet-glow" />
                        <circle r={84} fill={`url(#planet-${planet.number})`} />
                        <circle r={84} fill="url(#planet-night)" />
                        {planet.start && <circle r={112} class="start-ring" />}
                        <text y={36} class="mini-number">
                            {planet.number}
                        </text>
                    </g>
                );
            })}
        </svg>
    );
});
