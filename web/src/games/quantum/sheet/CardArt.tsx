/* The drawing of a card: a few signs that say what it does, on a sky of its own made from its name. */
import { seeded, between, round } from "../../../seed";
import { silhouette } from "../board/hulls";

const WIDTH = 120;
const HEIGHT = 64;

/** Signs around 0,0 with radius 10. */
const SIGNS: Readonly<Record<string, string>> = {
    arrow: "M-10,-3H2V-8L10,0L2,8V3H-10Z",
    turn: "M8,-6A10,10 0 1 0 10,2L6.5,1.5A6.5,6.5 0 1 1 5,-4L1,-1L10,1L11,-9Z",
    bolt: "M2,-11L-7,2H-1L-3,11L7,-3H1Z",
    shield: "M0,-10L9,-7V1C9,6 4,9 0,11C-4,9 -9,6 -9,1V-7Z",
    burst: "M0,-11L2.4,-4L9,-7.5L5,-1.5L11,2L4.4,3L5.5,10L0,5.5L-5.5,10L-4.4,3L-11,2L-5,-1.5L-9,-7.5L-2.4,-4Z",
    crown: "M-10,8L-11,-6L-5,0L0,-9L5,0L11,-6L10,8Z",
    cube: "M0,-10L10,0L0,10L-10,0Z",
    planet: "M-10,0A10,10 0 1 1 10,0A10,10 0 1 1 -10,0Z",
    ring: "M-11,0A11,11 0 1 1 11,0A11,11 0 1 1 -11,0ZM-8,0A8,8 0 1 0 8,0A8,8 0 1 0 -8,0Z",
    eye: "M-12,0C-6,-8 6,-8 12,0C6,8 -6,8 -12,0ZM-4,0A4,4 0 1 0 4,0A4,4 0 1 0 -4,0Z",
    blades: "M-10,-10L-5,-9L1,-2L7,-9L10,-10L9,-6L3,1L9,8L6,10L0,4L-6,10L-9,8L-3,1L-10,-6Z",
    flask: "M-3,-10H3V-3L9,8Q9,10 7,10H-7Q-9,10 -9,8L-3,-3Z",
    plus: "M-3,-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z",
    minus: "M-10,-3H10V3H-10Z",
    equal: "M-9,-6H9V-1.5H-9ZM-9,1.5H9V6H-9Z",
};

/** A digit is a ship of that class, `d` and a digit a die, anything else a sign; then its place, its scale and its turn in degrees. */
type Part = readonly [what: string, x: number, y: number, scale?: number, turn?: number];

const ART: Readonly<Record<string, readonly Part[]>> = {
    agile: [
        ["5", 44, 32, 0.7, 90],
        ["arrow", 84, 32, 1.3],
    ],
    arrogant: [
        ["crown", 60, 24, 1.5],
        ["bolt", 60, 50, 0.8],
    ],
    brilliant: [
        ["flask", 60, 34, 1.9],
        ["burst", 84, 16, 0.8],
    ],
    cerebral: [
        ["flask", 36, 34, 1.3],
        ["arrow", 60, 34, 0.8],
        ["bolt", 86, 33, 1.5],
    ],
    clever: [
        ["d?", 42, 34, 1],
        ["arrow", 66, 34, 0.8],
        ["d6", 90, 34, 1],
    ],
    conformist: [
        ["4", 38, 32, 0.6],
        ["equal", 60, 32, 0.8],
        ["4", 82, 32, 0.6],
        ["bolt", 104, 14, 0.7],
    ],
    cruel: [
        ["d1", 44, 34, 1.1],
        ["turn", 80, 33, 1.7],
    ],
    cunning: [
        ["2", 60, 36, 0.7],
        ["bolt", 30, 30, 1.2],
        ["bolt", 90, 30, 1.2],
    ],
    curious: [
        ["eye", 42, 32, 1.7],
        ["arrow", 84, 32, 1.2],
    ],
    dangerous: [
        ["3", 40, 34, 0.6, 90],
        ["3", 80, 34, 0.6, -90],
        ["burst", 60, 32, 1.5],
    ],
    eager: [
        ["planet", 34, 44, 1.5],
        ["6", 72, 26, 0.7, 55],
        ["arrow", 98, 14, 0.7, -35],
    ],
    energetic: [
        ["3", 34, 34, 0.7, 90],
        ["arrow", 66, 24, 0.9],
        ["arrow", 92, 42, 0.9],
    ],
    ferocious: [
        ["blades", 46, 32, 1.9],
        ["minus", 88, 32, 0.9],
    ],
    flexible: [
        ["plus", 26, 32, 0.9],
        ["d3", 60, 32, 1.2],
        ["minus", 94, 32, 0.9],
    ],
    ingenious: [
        ["planet", 60, 32, 1.3],
        ["5", 30, 16, 0.4, 45],
        ["5", 90, 16, 0.4, -45],
        ["5", 30, 50, 0.4, 135],
        ["5", 90, 50, 0.4, -135],
    ],
    intelligent: [
        ["planet", 36, 34, 1.6],
        ["equal", 64, 34, 0.8],
        ["plus", 88, 20, 0.7],
        ["minus", 88, 46, 0.7],
    ],
    nomadic: [
        ["planet", 30, 34, 1.1],
        ["ring", 30, 34, 1.7],
        ["arrow", 62, 34, 0.9],
        ["planet", 92, 34, 1.1],
        ["ring", 92, 34, 1.7],
    ],
    plundering: [
        ["burst", 36, 34, 1.6],
        ["arrow", 62, 34, 0.8],
        ["flask", 90, 34, 1.5],
    ],
    precocious: [
        ["flask", 54, 36, 1.6],
        ["d4", 88, 22, 0.8],
    ],
    rational: [
        ["equal", 42, 32, 1.2],
        ["d3", 78, 32, 1.3],
    ],
    ravenous: [
        ["crown", 44, 36, 1.2],
        ["crown", 76, 26, 1.2],
    ],
    relentless: [
        ["turn", 42, 33, 1.6],
        ["d6", 80, 34, 1.1],
    ],
    resourceful: [
        ["5", 34, 32, 0.6, 90],
        ["turn", 62, 32, 1.2],
        ["2", 90, 32, 0.6, 90],
    ],
    righteous: [
        ["shield", 60, 32, 2.3],
        ["crown", 60, 30, 0.9],
    ],
    scrappy: [
        ["4", 40, 34, 0.7, 160],
        ["turn", 80, 32, 1.5],
    ],
    stealthy: [
        ["ring", 60, 32, 2.4],
        ["3", 60, 32, 0.6],
        ["eye", 100, 14, 0.7],
    ],
    strategic: [
        ["1", 36, 42, 0.5],
        ["1", 84, 42, 0.5],
        ["4", 60, 22, 0.6],
        ["minus", 106, 14, 0.6],
    ],
    stubborn: [
        ["shield", 60, 33, 2.4],
        ["equal", 60, 32, 0.9],
    ],
    tactical: [
        ["1", 34, 42, 0.6],
        ["arrow", 62, 32, 1, -40],
        ["6", 90, 22, 0.6, -40],
    ],
    tyrannical: [
        ["crown", 60, 20, 1.4],
        ["minus", 60, 40, 1],
        ["2", 60, 54, 0.35],
    ],
    warlike: [
        ["blades", 42, 32, 1.7],
        ["bolt", 86, 32, 1.6],
    ],
    aggression: [
        ["blades", 60, 34, 2.2],
        ["crown", 60, 12, 0.8],
    ],
    expansion: [
        ["2", 42, 34, 0.7],
        ["plus", 86, 33, 1.4],
    ],
    momentum: [
        ["turn", 60, 32, 2.3],
        ["bolt", 60, 32, 1],
    ],
    relocation: [
        ["cube", 30, 34, 1.4],
        ["arrow", 60, 34, 1],
        ["cube", 90, 34, 1.4],
    ],
    reorganization: [
        ["d2", 34, 24, 0.8],
        ["d5", 60, 42, 0.8],
        ["d6", 86, 24, 0.8],
        ["turn", 106, 50, 0.7],
    ],
    sabotage: [
        ["1", 50, 34, 0.75],
        ["burst", 80, 24, 1.5],
    ],
};

function Sign({ part: [what, x, y, scale = 1, turn = 0] }: { part: Part }) {
    const at = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
    const ship = silhouette(Number(what));
    if (ship)
        return (
            <g transform={at} class="card-ship">
                <path d={ship.left + ship.right} />
                <path d={ship.lights} class="card-light" />
            </g>
        );
    const die = /^d(.)$/.exec(what)?.[1];
    if (die)
        return (
            <g transform={at}>
                <rect x={-12} y={-12} width={24} height={24} rx={6} class="card-die" />
                <text y={6.5}>{die}</text>
            </g>
        );
    return <path transform={at} d={SIGNS[what] ?? ""} class={`card-sign card-${what}`} />;
}

export function CardArt({ card, kind }: { card: string; kind: string }) {
    const name = card.replace(/^.*[-:]/, "");
    const draw = seeded(name);
    const hue = Math.round(between(draw, kind === "gambit" ? 10 : 190, kind === "gambit" ? 60 : 320));
    const stars = Array.from(
        { length: 26 },
        () => [round(between(draw, -WIDTH / 2, 1.5 * WIDTH)), round(between(draw, 0, HEIGHT)), round(between(draw, 0.4, 1.2))] as const,
    );
    const tilt = Math.round(between(draw, -30, 30));
    /* A card that nobody has drawn yet still has a sky and a sign of its own. */
    const parts = ART[name] ?? [[Object.keys(SIGNS)[Math.floor(draw() * 15)] ?? "ring", 60, 32, 2]];
    return (
        <svg class="card-art" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" style={{ background: `hsl(${hue} 55% 13%)` }}>
            <g transform={`rotate(${tilt} 60 32)`}>
                <ellipse cx={round(between(draw, 20, 60))} cy={30} rx={60} ry={round(between(draw, 12, 22))} fill={`hsl(${hue} 75% 42%)`} fill-opacity={0.4} />
                <ellipse
                    cx={round(between(draw, 60, 100))}
                    cy={36}
                    rx={46}
                    ry={round(between(draw, 6, 12))}
                    fill={`hsl(${hue + 40} 80% 60%)`}
                    fill-opacity={0.3}
                />
            </g>
            {stars.map(([x, y, r]) => (
                <circle cx={x} cy={y} r={r} fill="#fff" fill-opacity={0.7} />
            ))}
            {parts.map((part) => (
                <Sign part={part} />
            ))}
        </svg>
    );
}
