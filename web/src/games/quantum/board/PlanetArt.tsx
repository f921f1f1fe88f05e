/* A planet: glow, orbit, disc, number and cube locations, around 0,0. */
import { memo } from "../../../memo";
import { Emblem } from "./Emblem";
import { face } from "./surface";
import { seeded, between } from "../../../seed";

interface Props {
    seed: string;
    number: number;
    start: boolean;
    locations: number;
    cubes: readonly string[];
    /** Font size of the number; 50 except on small screens, 0 if it is shown elsewhere. */
    size?: number;
}

const CORNERS = [
    [-37, 37],
    [37, 37],
    [37, -37],
    [-37, -37],
] as const;

/** Position of a cube relative to the planet's centre. After the corners, cubes go between them. */
export function cornerOf(index: number): readonly [number, number] {
    return CORNERS[index] ?? [0, 44];
}

export const Ball = memo(function Ball({ seed, number }: { seed: string; number: number }) {
    const tilt = between(seeded(seed + "tilt"), -28, 28);
    return (
        <g>
            <circle r={88} fill={`url(#glow-${number})`} class="planet-glow" />
            <circle r={40} fill={`url(#planet-${number})`} />
            <g clip-path="url(#planet-disc)">
                <g transform={`rotate(${tilt.toFixed(1)})`}>
                    {face(seed, number).map((mark) => (
                        <path d={mark.d} fill={mark.fill} opacity={mark.opacity} />
                    ))}
                </g>
                <circle r={40} fill="url(#planet-night)" />
                <circle r={40} fill="url(#planet-shine)" />
            </g>
            <circle r={39.4} fill="none" class={`planet-rim rim-${number}`} />
        </g>
    );
});

export function CubeArt({ seat }: { seat: string }) {
    return (
        <g>
            <path d="M0,-18L18,0L0,18L-18,0Z" fill={`url(#die-${seat})`} class="cube-edge" />
            <path d="M0,-18L18,0L0,0Z" fill="#fff" opacity={0.18} />
            <path d="M0,18L18,0L0,0Z" fill="#000" opacity={0.2} />
            <Emblem seat={seat} radius={7.5} />
        </g>
    );
}

export function PlanetArt({ seed, number, start, locations, cubes, size = 50 }: Props) {
    return (
        <g>
            <circle r={100} class={`orbit orbit-${number}`} />
            <Ball seed={seed} number={number} />
            {start && cubes.length === 0 && <circle r={47} class="planet-start" />}
            {size > 0 && (
                <text y={0.35 * size} class="planet-number" style={{ fontSize: `${size}px` }}>
                    {number}
                </text>
            )}
            {Array.from({ length: Math.max(locations, cubes.length) }, (_, index) => {
                const [x, y] = cornerOf(index);
                const seat = cubes[index];
                return (
                    <g transform={`translate(${x} ${y})`} key={seat ? `${seat}${index}` : index}>
                        {seat ? (
                            <g class="cube">
                                <CubeArt seat={seat} />
                            </g>
                        ) : (
                            <path d="M0,-13L13,0L0,13L-13,0Z" class="location" />
                        )}
                    </g>
                );
            })}
        </g>
    );
}
