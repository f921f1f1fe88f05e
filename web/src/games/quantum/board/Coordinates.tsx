/* Coordinates along the edge of the board. */
import { memo } from "../../../memo";
import { CELL } from "./geometry";

export const Coordinates = memo(function Coordinates({ files, ranks, scale }: { files: number; ranks: number; scale: number }) {
    const style = { fontSize: `${21 * scale}px` };
    return (
        <g class="coordinates" aria-hidden="true">
            {Array.from({ length: files }, (_, column) => (
                <text x={(column + 0.5) * CELL} y={ranks * CELL + 8 + 19 * scale} style={style}>
                    {String.fromCharCode(97 + column)}
                </text>
            ))}
            {Array.from({ length: ranks }, (_, row) => (
                <text x={-6 - 13 * scale} y={(row + 0.5) * CELL + 7 * scale} style={style}>
                    {ranks - row}
                </text>
            ))}
        </g>
    );
});
