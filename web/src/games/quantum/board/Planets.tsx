/* All planets, with orbit sums: of the seat to move, and of others that could construct. */
import type { Planet, QuantumBoard } from "../view";
import { memo } from "../../../memo";
import { addsUp } from "../things";
import { Emblem } from "./Emblem";
import { middle } from "./geometry";
import { PlanetArt } from "./PlanetArt";

/** Half the width available between the ship rings on both sides of the planet. */
const ROOM = 104;
/** Font size as drawn, and the width of a digit relative to it. */
const LARGE = 24;
const SMALL = 20;
const FIGURE = 0.6;

/** Sum of the ships in an orbit: of the seat to move, or of others that could construct. */
interface Sum {
    sum: number;
    seats: readonly string[];
}

function sumsOf(planet: Planet, seat: string): readonly Sum[] {
    const mine = planet.cubes.includes(seat) ? undefined : planet.orbit[seat];
    const rivals = Object.keys(planet.orbit).filter((other) => other !== seat && addsUp(planet, other));
    const sums: Sum[] = mine ? [{ sum: mine, seats: [seat] }] : [];
    return rivals.length > 0 ? [...sums, { sum: planet.number, seats: rivals }] : sums;
}

/** Centred on the planet in place of its number, which "4/8" includes. */
function OrbitSum({ planet, sum, seats, rival, row, scale }: Sum & { planet: Planet; rival: boolean; row: number; scale: number }) {
    /* A single sum may be larger than necessary; two stacked sums only fit between the cubes at the minimum size. */
    const letter = row === 0 ? Math.max(LARGE, SMALL * scale) : SMALL * scale;
    const emblem = 0.36 * letter;
    const wide = (words: string, emblems: number): number => (words.length * FIGURE + 0.7) * letter + emblems * 2.3 * emblem;
    const whole = `${sum}/${planet.number}`;
    const complete = sum === planet.number;
    /* In tight spaces the seat to move needs no emblem, and a complete sum needs only its number. */
    const needed = rival ? seats : [];
    const words = complete && wide(whole, needed.length) > ROOM ? `${planet.number}` : whole;
    const shown = wide(words, seats.length) <= ROOM ? seats : needed;
    const width = wide(words, shown.length);
    const height = row === 0 ? Math.max(32, letter) : 1.12 * letter;
    const kind = rival ? " sum-rival" : complete ? " sum-complete" : "";
    return (
        <g class={`sum${kind} seat-${seats[0]}`} data-rival={rival ? seats.join("") : undefined} transform={`translate(0 ${row * (height + 2)})`}>
            <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
            {shown.map((seat, index) => (
                <Emblem
                    key={seat}
                    seat={seat}
                    x={-width / 2 + 0.35 * letter + (2.3 * index + 1) * emblem}
                    radius={emblem}
                    fill={`var(--sum-emblem, var(--seat-${seat}))`}
                />
            ))}
            <text x={shown.length * 1.15 * emblem} y={0.36 * letter} style={{ fontSize: `${letter}px` }}>
                {words}
            </text>
        </g>
    );
}

export const Planets = memo(function Planets({ board, seat, numbers = 50 }: { board: QuantumBoard; seat?: string; numbers?: number }) {
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
                            size={seat !== undefined && sumsOf(planet, seat).length > 0 ? 0 : numbers}
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
    /** The factor by which to enlarge text on a small screen. */
    scale: number;
}

export function OrbitSums({ board, seat, scale }: SumsProps) {
    return (
        <g aria-hidden="true">
            {board.planets.map((planet) => {
                const { x, y } = middle(planet.at, board);
                const sums = sumsOf(planet, seat);
                return (
                    <g key={planet.at} transform={`translate(${x} ${y})`}>
                        {sums.map((one, row) => (
                            <OrbitSum {...one} planet={planet} rival={one.seats[0] !== seat} row={row - (sums.length - 1) / 2} scale={scale} />
                        ))}
                    </g>
                );
            })}
        </g>
    );
}
