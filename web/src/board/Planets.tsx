/* All planets, and what the ships of the one to move add up to in their orbits; of others, where they could build. */
import type { Planet, QuantumBoard } from "../table/view";
import { memo } from "../memo";
import { Emblem } from "./Emblem";
import { middle } from "./geometry";
import { PlanetArt } from "./PlanetArt";

/** Where words must be large they take the place of the planet's number, which they end with: no ship's number is covered. */
const SMALL = 1.25;

function OrbitSum({ planet, sum, of, scale }: { planet: Planet; sum: number; of: string; scale: number }) {
    const small = scale > SMALL;
    const words = small ? `${sum}/${planet.number}` : `${sum} ${of} ${planet.number}`;
    const complete = sum === planet.number;
    const width = (words.length * (small ? 12 : 11) + (small ? 16 : 22)) * scale;
    return (
        <g class={complete ? "sum sum-complete" : "sum"} transform={`translate(0 ${small ? 0 : -34 - 12 * scale})`}>
            <rect x={-width / 2} y={-15 * scale} width={width} height={30 * scale} rx={15 * scale} />
            <text y={7 * scale} style={{ fontSize: `${20 * scale}px` }}>
                {words}
            </text>
        </g>
    );
}

/** Another's ships make up the planet's number: they may build there. */
function RivalSum({ seat, number, row, scale }: { seat: string; number: number; row: number; scale: number }) {
    const words = `${number}/${number}`;
    const width = (words.length * 12 + 40) * scale;
    return (
        <g class={`sum sum-rival seat-${seat}`} data-rival={seat} transform={`translate(0 ${34 + 13 * scale + row * 32 * scale})`}>
            <rect x={-width / 2} y={-14 * scale} width={width} height={28 * scale} rx={14 * scale} style={{ stroke: `var(--seat-${seat})` }} />
            <Emblem seat={seat} x={-width / 2 + 17 * scale} radius={9 * scale} fill={`var(--seat-${seat})`} />
            <text x={12 * scale} y={6.5 * scale} style={{ fontSize: `${18 * scale}px` }}>
                {words}
            </text>
        </g>
    );
}

export const Planets = memo(function Planets({ board, numbers = 50 }: { board: QuantumBoard; numbers?: number }) {
    return (
        <g>
            {board.planets.map((planet) => {
                const { x, y } = middle(planet.at, board);
                return (
                    <g key={planet.at} transform={`translate(${x} ${y})`}>
                        <PlanetArt
                            seed={board.map + planet.at}
                            number={planet.number}
                            start={planet.start}
                            locations={planet.locations}
                            cubes={planet.cubes}
                            size={numbers}
                        />
                    </g>
                );
            })}
        </g>
    );
});

interface SumsProps {
    board: QuantumBoard;
    seat: string;
    of: string;
    /** How much larger than drawn words must be to be read on a small screen. */
    scale: number;
}

export function OrbitSums({ board, seat, of, scale }: SumsProps) {
    return (
        <g aria-hidden="true">
            {board.planets.map((planet) => {
                const sum = planet.orbit[seat];
                const rivals = Object.keys(planet.orbit).filter(
                    (other) => other !== seat && planet.orbit[other] === planet.number && !planet.cubes.includes(other),
                );
                const { x, y } = middle(planet.at, board);
                return (
                    <g key={planet.at} transform={`translate(${x} ${y})`}>
                        {sum && !planet.cubes.includes(seat) ? <OrbitSum planet={planet} sum={sum} of={of} scale={scale} /> : null}
                        {rivals.map((other, row) => (
                            <RivalSum key={other} seat={other} number={planet.number} row={row} scale={scale} />
                        ))}
                    </g>
                );
            })}
        </g>
    );
}
