/* A ship: a die in its faction's colour with the class's silhouette, its number and the emblem. Drawn around 0,0, 80 units wide. Uses
   the definitions of Gradients. */
import { faction } from "./factions";
import { Emblem } from "./Emblem";
import { silhouette } from "./hulls";

interface Props {
    seat: string;
    number: number;
    /** Pixels per drawing unit: keeps the number readable on small dice. */
    unit?: number;
    /** Has used its move and ability this turn. */
    spent?: boolean;
}

const LEAST = 12.2;
const DRAWN = 33;
/** A larger number leaves no room for the silhouette. */
const WITH_HULL = 46;
const LARGEST = 84;

function CornerNumber({ number, size }: { number: number; size: number }) {
    const radius = (20 / DRAWN) * size;
    const at = 42 - radius;
    return (
        <>
            <circle cx={at} cy={at} r={radius} class="die-disc" />
            <text x={at} y={at + 0.35 * size} class="die-number" style={{ fontSize: `${size}px` }}>
                {number || "?"}
            </text>
        </>
    );
}

/** A die too small for anything but the number. */
function BareNumber({ number, size }: { number: number; size: number }) {
    return (
        <text x={7} y={8 + 0.35 * size} class="die-number bare" style={{ fontSize: `${size}px` }}>
            {number || "?"}
        </text>
    );
}

export function DieArt({ seat, number, unit = 1, spent }: Props) {
    const colours = faction(seat);
    const size = Math.min(LARGEST, Math.max(DRAWN, LEAST / Math.max(unit, 0.01)));
    const bare = size > WITH_HULL;
    const hull = bare ? null : silhouette(number);
    return (
        <g>
            <rect class="die-shadow" x={-39} y={-34} width={78} height={78} rx={19} />
            <rect x={-40} y={-40} width={80} height={80} rx={19} fill={`url(#die-${seat})`} />
            <rect x={-38.6} y={-38.6} width={77.2} height={77.2} rx={17.8} fill="none" stroke="url(#die-edge)" stroke-width={2.8} />
            <path d="M-34,-22Q-34,-34 -22,-34L22,-34Q34,-34 34,-22L34,-12Q0,2 -34,-2Z" fill="url(#die-gloss)" />
            {hull && (
                <g transform="translate(-3 -3) scale(.98)">
                    <path d={hull.left} fill={colours.ink} fill-opacity={0.74} />
                    <path d={hull.right} fill={colours.ink} fill-opacity={0.93} />
                    <path d={hull.lights} fill={colours.light} />
                </g>
            )}
            <Emblem seat={seat} x={-26} y={-25} radius={bare ? 13 : 8.5} />
            {spent && <rect class="ship-veil" x={-40} y={-40} width={80} height={80} rx={19} />}
            {bare ? <BareNumber number={number} size={size} /> : <CornerNumber number={number} size={size} />}
        </g>
    );
}

/** A single die, for sheets and panels. */
export function DieIcon({ seat, number, size = 34 }: Props & { size?: number }) {
    return (
        <svg class="die-icon" width={size} height={size} viewBox="-44 -42 88 90" aria-hidden="true">
            <DieArt seat={seat} number={number} />
        </svg>
    );
}
