/* The faces of the species, each made from its name: Sapiens have heads and dress, the others bodies of a dozen kinds. Around 0,0 with
   radius 50. */
import type { JSX } from "preact";
import { memo } from "../../../memo";
import { between, round, seeded, type Draw } from "../../../seed";

const hsl = (hue: number, saturation: number, light: number): string => `hsl(${round(((hue % 360) + 360) % 360)} ${saturation}% ${light}%)`;
const pick = <T,>(draw: Draw, list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;
const times = <T,>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const at = (radius: number, degrees: number): [number, number] => [
    round(radius * Math.cos((degrees * Math.PI) / 180)),
    round(radius * Math.sin((degrees * Math.PI) / 180)),
];

function Eye({ x, y, r, turn = 0, iris }: { x: number; y: number; r: number; turn?: number; iris: string }) {
    return (
        <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${r})`}>
            <path d="M-1 0Q0-.8 1 0Q0 .8-1 0Z" fill="#fffbe6" />
            <circle r=".42" fill={iris} />
            <circle r=".18" fill="#12040f" />
            <circle cx="-.14" cy="-.14" r=".1" fill="#fff" />
        </g>
    );
}

/* ---- Sapiens ---- */

const HEADS = [
    "M-18-6C-18-22-9-27 0-27S18-22 18-6C18 10 8 21 0 22C-8 21-18 10-18-6Z",
    "M-15-10C-17-30-8-36 0-36S17-30 15-10C13 8 7 22 0 23C-7 22-13 8-15-10Z",
    "M-22-8C-24-22-12-27 0-27S24-22 22-8C20 6 12 19 0 20C-12 19-20 6-22-8Z",
    "M-20-14C-22-28-8-30 0-25C8-30 22-28 20-14C19 4 8 18 0 23C-8 18-19 4-20-14Z",
    "M-17-20L0-29L17-20L19 4L8 20H-8L-19 4Z",
] as const;

const EYES: readonly (readonly (readonly [x: number, y: number, r: number, turn: number])[])[] = [
    [
        [-8.5, -3, 7, 8],
        [8.5, -3, 7, -8],
    ],
    [
        [-8.5, -2, 6.5, 8],
        [8.5, -2, 6.5, -8],
        [0, -15, 5.5, 90],
    ],
    [[0, -5, 11, 0]],
    [
        [-9, -8, 5, 14],
        [9, -8, 5, -14],
        [-6, 2, 4, 0],
        [6, 2, 4, 0],
    ],
    [
        [-10, -4, 8, -14],
        [10, -4, 8, 14],
    ],
];

function dress(draw: Draw, hue: number, legion: boolean): [behind: JSX.Element, before: JSX.Element] {
    const gold = "#ffd98a";
    const dark = hsl(hue + 190, 45, 16);
    const cloth = hsl(hue + 190, 45, 34);
    const hood = (
        <>
            <path d="M-36 52C-40 6-27-38 0-40C27-38 40 6 36 52Z" fill={dark} />
            <path d="M-29 52C-31 8-22-31 0-32C22-31 31 8 29 52Z" fill={cloth} />
        </>
    );
    const none = <></>;
    if (legion)
        return [
            hood,
            <>
                <path d="M-24 6C-26-34 26-34 24 6L17-8H-17Z" fill="#b9813f" stroke="#ffe3ad" stroke-width="1.4" />
                <path d="M-5-28C-8-48 8-48 5-28Z" fill="#d2304a" />
                <path d="M0-30V-10" stroke="#ffe3ad" stroke-width="2" />
            </>,
        ];
    switch (Math.floor(draw() * 6)) {
        case 0:
            return [
                <>
                    {times(24, (i) => (
                        <path
                            d={`M0-${i % 2 ? 47 : 42}V-31`}
                            transform={`rotate(${i * 15} 0 -8) translate(0 -8)`}
                            stroke={gold}
                            stroke-width={i % 2 ? 1 : 2.2}
                            opacity=".8"
                        />
                    ))}
                    {hood}
                </>,
                none,
            ];
        case 1:
            return [
                <path d="M-34 54C-34 26-16 20 0 20S34 26 34 54Z" fill={cloth} />,
                <>
                    {[-1, 1].map((side) => (
                        <path
                            d={`M${side * 13}-20C${side * 30}-26 ${side * 30}-44 ${side * 20}-48C${side * 25}-38 ${side * 18}-32 ${side * 8}-27Z`}
                            fill="#e8d3b4"
                            stroke="#6d5038"
                            stroke-width="1"
                        />
                    ))}
                </>,
            ];
        case 2:
            return [
                <>
                    <path d="M-34 54C-34 26-16 20 0 20S34 26 34 54Z" fill={dark} />
                    {times(7, (i) => (
                        <ellipse
                            cx="0"
                            cy="-34"
                            rx="4.6"
                            ry="15"
                            fill={i % 2 ? hsl(hue + 60, 65, 58) : hsl(hue + 200, 55, 50)}
                            transform={`rotate(${(i - 3) * 21} 0 -12)`}
                        />
                    ))}
                </>,
                <path d="M-19-14Q0-24 19-14L18-9Q0-18-18-9Z" fill={gold} />,
            ];
        case 3:
            return [
                <path d="M-38 54C-34 20-18 16 0 16S34 20 38 54Z" fill={cloth} />,
                <>
                    {[-1, 1].map((side) => (
                        <>
                            <path d={`M${side * 8}-24Q${side * 12}-40 ${side * 22}-42`} stroke={hsl(hue, 40, 70)} stroke-width="2" fill="none" />
                            <circle cx={side * 22} cy="-42" r="3.6" fill={hsl(hue + 120, 80, 70)} />
                        </>
                    ))}
                </>,
            ];
        case 4:
            return [
                <>
                    <path d="M-40 54C-38 18-20 12 0 12S38 18 40 54Z" fill={dark} />
                    <path d="M-30 54L0 22L30 54Z" fill={cloth} />
                </>,
                <path d="M-17-19L-20-38L-9-28L0-44L9-28L20-38L17-19Q0-27-17-19Z" fill={gold} stroke="#8a5a1f" stroke-width="1" />,
            ];
        default:
            return [
                hood,
                <>
                    {times(6, (i) => (
                        <circle cx={-20 + i * 8} cy={39 - Math.abs(i - 2.5) * 2.4} r="2.6" fill={gold} />
                    ))}
                </>,
            ];
    }
}

function sapiens(id: string, draw: Draw): JSX.Element {
    const hue = between(draw, 0, 360);
    const skin = hsl(hue, 48, 68);
    const [behind, before] = dress(draw, hue, id === "legion");
    const iris = hsl(hue + 180, 70, 42);
    const mouth = Math.floor(draw() * 4);
    const head = pick(draw, HEADS);
    const face = (dx: number, scale: number): JSX.Element => (
        <g transform={`translate(${dx} 0) scale(${scale})`}>
            <path d={head} fill={skin} />
            <path d={head} fill="#12040f" opacity=".26" clip-path="inset(0 0 0 50%)" />
            <path d={head} fill="none" stroke={hsl(hue, 50, 84)} stroke-width="1" opacity=".7" />
            {pick(draw, EYES).map(([x, y, r, turn]) => (
                <Eye x={x} y={y} r={r} turn={turn} iris={iris} />
            ))}
            {mouth === 0 && <path d="M-5 12Q0 15 5 12" stroke={hsl(hue, 40, 26)} stroke-width="1.8" fill="none" />}
            {mouth === 1 && <path d="M-4 8L0 18L4 8Q0 5-4 8Z" fill="#e8c27a" stroke="#6d4a1d" stroke-width=".8" />}
            {mouth === 2 &&
                times(5, (i) => (
                    <path d={`M${-6 + 3 * i} 9q${i % 2 ? 2 : -2} 7 0 14`} stroke={hsl(hue, 45, 52)} stroke-width="2.2" fill="none" stroke-linecap="round" />
                ))}
            {mouth === 3 && <path d="M-3 13H3" stroke={hsl(hue, 40, 26)} stroke-width="1.6" />}
            {before}
        </g>
    );
    const twins = id === "ishe" || id === "first";
    return (
        <>
            <circle r="50" fill={hsl(hue + 150, 48, 15)} />
            <circle r="44" cy="16" fill={hsl(hue + 120, 55, 34)} opacity=".45" />
            {behind}
            {twins ? (
                <>
                    {face(-15, 0.78)}
                    {face(15, 0.78)}
                </>
            ) : (
                face(0, 1)
            )}
        </>
    );
}

/* ---- the others, by kind ---- */

interface Kind {
    readonly draw: Draw;
    readonly hue: number;
}
type Body = (kind: Kind) => JSX.Element;

const jelly: Body = ({ draw, hue }) => (
    <>
        {times(9, (i) => (
            <path
                d={`M${-20 + i * 5} 2q${round(between(draw, -9, 9))} 16 ${round(between(draw, -4, 4))} ${round(between(draw, 30, 44))}`}
                stroke={hsl(hue + i * 6, 70, 72)}
                stroke-width="2"
                fill="none"
                opacity=".8"
                stroke-linecap="round"
            />
        ))}
        <path d="M-28 4C-30-22-14-36 0-36S30-22 28 4Q21-3 14 4Q7-3 0 4Q-7-3-14 4Q-21-3-28 4Z" fill={hsl(hue, 65, 60)} opacity=".85" />
        <path d="M-18-8C-18-24-8-28 0-28S10-26 12-20C0-24-12-18-18-8Z" fill="#fff" opacity=".4" />
        <Eye x={-8} y={-8} r={4.5} iris={hsl(hue + 180, 70, 40)} />
        <Eye x={8} y={-8} r={4.5} iris={hsl(hue + 180, 70, 40)} />
    </>
);

const beast =
    (back: "spikes" | "moss" | "plates" | "none"): Body =>
    ({ draw, hue }) => {
        const hide = hsl(hue, 35, 46);
        return (
            <>
                {back === "spikes" &&
                    times(17, (i) => {
                        const [x, y] = at(between(draw, 36, 44), 190 + i * 10);
                        return (
                            <path
                                d={`M${round(x * 0.6 - 2)} ${round(y * 0.55 + 6)}L${x} ${y}L${round(x * 0.6 + 2)} ${round(y * 0.55 + 6)}Z`}
                                fill={hsl(hue + 40, 70, 74)}
                            />
                        );
                    })}
                {[-20, -8, 10, 22].map((x) => (
                    <path d={`M${x - 4} 16L${x - 3} 40H${x + 4}L${x + 4} 16Z`} fill={hsl(hue, 35, 30)} />
                ))}
                <path d="M-34 14C-34-14-12-22 6-20C22-18 32-8 32 8C32 22 18 26 0 26S-34 26-34 14Z" fill={hide} />
                {back === "moss" &&
                    times(16, () => (
                        <circle
                            cx={round(between(draw, -26, 22))}
                            cy={round(between(draw, -20, -6))}
                            r={round(between(draw, 3, 6))}
                            fill={hsl(between(draw, 90, 150), 50, 48)}
                        />
                    ))}
                {back === "plates" &&
                    times(5, (i) => <path d={`M${-26 + i * 11}-8L${-20 + i * 11}-30L${-14 + i * 11}-8Z`} fill="#c9ced6" stroke="#5d6672" stroke-width="1" />)}
                <path d="M16-6C28-16 44-8 44 6C44 16 34 20 24 16Z" fill={hsl(hue, 38, 56)} />
                <path d="M24-10L20-24L31-13ZM36-10L40-22L42-6Z" fill="#efdcb6" />
                <Eye x={33} y={2} r={4.6} iris={hsl(hue + 160, 70, 40)} />
            </>
        );
    };

const lizard: Body = ({ hue }) => (
    <>
        <path d="M-46 30C-24 34-30 2-8-4C6-8 10-24 26-26C40-27 46-18 44-10C40-4 30-4 26 0C20 12 26 26 8 32C-10 38-34 44-46 30Z" fill={hsl(hue, 60, 44)} />
        {times(7, (i) => (
            <path
                d={`M${-22 + i * 7} ${8 - i * 5}l${3} ${-17}l${6} ${12}z`}
                fill={hsl(i * 50, 85, 68)}
                opacity=".92"
                stroke="#fff"
                stroke-opacity=".5"
                stroke-width=".7"
            />
        ))}
        <Eye x={32} y={-17} r={5} iris={hsl(hue + 180, 80, 45)} />
        <path d="M44-12l9-3l-5 4l6 2z" fill="#ff6b7a" />
    </>
);

const swarm =
    (shiny: boolean): Body =>
    ({ draw, hue }) => (
        <>
            {times(34, (i) => {
                const turn = i * 47;
                const [x, y] = at(6 + Math.sqrt(i) * 7, turn);
                const size = between(draw, 3, 6.5);
                return (
                    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${round(size)})`}>
                        <path d="M0-1.2L.8.4L0 1L-.8.4Z" fill={shiny ? hsl(hue + turn, 40, 82) : hsl(hue + (i % 5) * 8, 70, 58)} />
                        <path d="M-.2-.2L-1.6-1L-1 .5ZM.2-.2L1.6-1L1 .5Z" fill="#fff" opacity={shiny ? 0.7 : 0.4} />
                    </g>
                );
            })}
        </>
    );

const worm: Body = ({ hue }) => (
    <>
        {times(13, (i) => {
            const t = i / 12;
            const x = -38 + 66 * t;
            const y = 24 * Math.sin(t * 5.2) - 18 * t + 8;
            return <circle cx={round(x)} cy={round(y)} r={round(9 + 9 * t)} fill={hsl(hue + i * 3, 55, 44 + (i % 2) * 10)} />;
        })}
        <circle cx="29" cy="-30" r="11" fill="#2a0710" />
        {times(10, (i) => (
            <path d="M-2-11L0-4L2-11Z" transform={`translate(29 -30) rotate(${i * 36})`} fill="#fff6dd" />
        ))}
    </>
);

const flower: Body = ({ hue }) => (
    <>
        {[
            [-20, 6, 0.7],
            [20, 0, 0.8],
            [0, -14, 1.05],
        ].map(([x = 0, y = 0, size = 1], i) => (
            <>
                <path d={`M${x} ${y}Q${x / 2} 30 0 54`} stroke="#3f9a55" stroke-width="4" fill="none" />
                <g transform={`translate(${x} ${y}) scale(${size})`}>
                    {times(8, (petal) => (
                        <ellipse cy="-14" rx="6" ry="13" transform={`rotate(${petal * 45})`} fill={hsl(hue + i * 40, 75, petal % 2 ? 66 : 56)} />
                    ))}
                    <circle r="9" fill="#ffe08a" />
                    <ellipse cy="2" rx="4" ry="5" fill="#5d1b2f" />
                    <circle cx="-3.5" cy="-3.5" r="1.4" fill="#3b1020" />
                    <circle cx="3.5" cy="-3.5" r="1.4" fill="#3b1020" />
                </g>
            </>
        ))}
        <path d="M-42-30q4-8 8 0M34-38q4-8 8 0M28-22q3-6 6 0" stroke="#fff" stroke-width="2" fill="none" opacity=".6" />
    </>
);

const spores: Body = ({ draw, hue }) => (
    <>
        {times(20, () => {
            const r = between(draw, 3, 11);
            const [x, y] = [between(draw, -38, 38), between(draw, -38, 38)];
            return (
                <g transform={`translate(${round(x)} ${round(y)})`}>
                    {times(10, (i) => (
                        <path d={`M0 0V${round(-r * 1.5)}`} transform={`rotate(${i * 36})`} stroke={hsl(hue, 60, 76)} stroke-width="1" opacity=".7" />
                    ))}
                    <circle r={round(r * 0.8)} fill={hsl(hue + between(draw, -30, 30), 60, 62)} />
                    <circle r={round(r * 0.3)} cx={round(-r * 0.2)} cy={round(-r * 0.2)} fill="#fff" opacity=".6" />
                </g>
            );
        })}
    </>
);

const insect =
    (bee: boolean): Body =>
    ({ hue }) => (
        <>
            {[-1, 1].map((side) => (
                <>
                    {bee && (
                        <ellipse
                            cx={side * 24}
                            cy="-16"
                            rx="20"
                            ry="11"
                            transform={`rotate(${side * -28} ${side * 24} -16)`}
                            fill="#e6f4ff"
                            opacity=".65"
                            stroke="#fff"
                        />
                    )}
                    {times(3, (i) => (
                        <path
                            d={`M${side * 10} ${2 + i * 9}L${side * 32} ${-4 + i * 14}L${side * 38} ${12 + i * 14}`}
                            stroke={hsl(hue, 40, 26)}
                            stroke-width="3.2"
                            fill="none"
                            stroke-linecap="round"
                        />
                    ))}
                </>
            ))}
            <ellipse cy="12" rx="19" ry="27" fill={bee ? "#f2b632" : hsl(hue, 65, 48)} />
            {bee ? (
                times(3, (i) => (
                    <path
                        d={`M${-18 + i} ${4 + i * 11}Q0 ${12 + i * 11} ${18 - i} ${4 + i * 11}V${10 + i * 11}Q0 ${18 + i * 11} ${-18 + i} ${10 + i * 11}Z`}
                        fill="#2b1508"
                    />
                ))
            ) : (
                <path d="M0-12V38M-17 4Q0 12 17 4M-18 18Q0 26 18 18" stroke={hsl(hue, 60, 26)} stroke-width="2" fill="none" />
            )}
            <ellipse cy="-19" rx="15" ry="13" fill={bee ? "#3b2210" : hsl(hue, 55, 36)} />
            <path d="M-6-30Q-12-42-20-42M6-30Q12-42 20-42" stroke={hsl(hue, 50, 60)} stroke-width="2" fill="none" />
            <Eye x={-7} y={-20} r={5.5} iris={hsl(hue + 140, 80, 42)} />
            <Eye x={7} y={-20} r={5.5} iris={hsl(hue + 140, 80, 42)} />
        </>
    );

const coral: Body = ({ draw, hue }) => {
    const parts: JSX.Element[] = [];
    const grow = (x: number, y: number, angle: number, length: number, width: number): void => {
        const [dx, dy] = at(length, angle);
        parts.push(
            <path
                d={`M${round(x)} ${round(y)}L${round(x + dx)} ${round(y + dy)}`}
                stroke={hsl(hue + (40 - length) * 2, 70, 60)}
                stroke-width={round(width)}
                stroke-linecap="round"
            />,
        );
        if (length < 9) parts.push(<circle cx={round(x + dx)} cy={round(y + dy)} r="3.4" fill={hsl(hue + 150, 70, 70)} />);
        else for (const side of [-1, 1]) grow(x + dx, y + dy, angle + side * between(draw, 18, 38), length * between(draw, 0.64, 0.8), width * 0.7);
    };
    for (const angle of [-118, -90, -62]) grow((angle + 90) * 0.5, 48, angle, 24, 10);
    return (
        <>
            {parts}
            <path d="M-16 34Q0 20 16 34Q0 50-16 34Z" fill="#2a0710" />
            {times(6, (i) => (
                <path d={`M${-12 + i * 4.4} 30l2 7l2-7z`} fill="#fff" />
            ))}
        </>
    );
};

const bird: Body = ({ hue }) => (
    <>
        <path d="M-2 8C-20-6-30-30-48-32C-46-8-30 14-8 22Z" fill={hsl(hue, 60, 58)} />
        <path d="M2 8C20-6 30-34 47-38C47-10 32 12 10 22Z" fill={hsl(hue + 16, 60, 66)} />
        <path d="M-40-24L-6 14M-44-8L-8 18M40-28L8 12M45-12L10 16" stroke={hsl(hue, 50, 34)} stroke-width="1.4" />
        <path d="M-9 4C-9-8 9-8 9 4L5 32L0 46L-5 32Z" fill={hsl(hue + 30, 45, 80)} />
        <circle cy="-8" r="10" fill={hsl(hue + 30, 45, 84)} />
        <path d="M-3-6L0 6L3-6Z" fill="#ffb347" />
        <Eye x={-4.5} y={-10} r={3.4} iris="#402" />
        <Eye x={4.5} y={-10} r={3.4} iris="#402" />
        <path d="M0-17Q-8-30-4-36M0-17Q4-30 10-34" stroke={hsl(hue + 200, 70, 66)} stroke-width="2.4" fill="none" />
    </>
);

const golem =
    (molten: boolean): Body =>
    ({ draw, hue }) => {
        const stone = (light: number): string => (molten ? hsl(20, 12, light * 0.42) : hsl(hue, 14, light));
        return (
            <>
                <path d="M-46 54L-40 12L-22 2L22 2L40 12L46 54Z" fill={stone(56)} />
                <path d="M-20 6L-22-26L-8-40L12-38L22-22L20 8L0 14Z" fill={stone(74)} />
                <path d="M-20 6L-22-26L-8-40L-6-16L0 14ZM22-22L6-18L20 8Z" fill="#000" opacity=".16" />
                {times(6, () => (
                    <path
                        d={`M${round(between(draw, -36, 30))} ${round(between(draw, 6, 40))}l${round(between(draw, 3, 9))} ${round(between(draw, -8, 9))}l${round(between(draw, 3, 9))} ${round(between(draw, 2, 9))}`}
                        stroke={molten ? "#ff7a2a" : "#fff"}
                        stroke-opacity={molten ? 1 : 0.7}
                        stroke-width={molten ? 2.4 : 1.4}
                        fill="none"
                    />
                ))}
                {[-9, 9].map((x) => (
                    <>
                        <circle cx={x} cy="-17" r="6" fill={molten ? "#ff8a2a" : "#7ff0ff"} opacity=".4" />
                        <circle cx={x} cy="-17" r="3.4" fill={molten ? "#ffe08a" : "#d8fdff"} />
                    </>
                ))}
                <path d="M-9-2H9" stroke={molten ? "#ff7a2a" : "#445"} stroke-width="3" />
            </>
        );
    };

const leviathan: Body = ({ draw, hue }) => (
    <>
        {times(22, () => (
            <circle cx={round(between(draw, -46, 46))} cy={round(between(draw, -46, 46))} r={round(between(draw, 0.6, 1.6))} fill="#fff" opacity=".8" />
        ))}
        <path d="M-48 12C-44-18-12-26 14-22C34-19 42-10 50-14C46-4 46 4 50 14C42 8 34 14 22 20C-8 32-46 30-48 12Z" fill={hsl(hue, 45, 32)} />
        <path d="M-47 16C-30 12-2 24 22 20C-8 32-44 32-47 16Z" fill={hsl(hue + 20, 40, 62)} />
        <path d="M-40 20Q-24 20-12 24M-36 24Q-24 24-16 27" stroke={hsl(hue, 40, 28)} stroke-width="1.2" fill="none" />
        <path d="M-6 22C-8 36 2 42 12 42C6 36 6 28 8 22Z" fill={hsl(hue, 45, 26)} />
        <path d="M-30 4q5 4 10 0" stroke="#f4e6c6" stroke-width="2.4" fill="none" stroke-linecap="round" />
        {times(7, (i) => (
            <circle cx={-22 + i * 9} cy={-10 + (i % 2) * 6} r="2.2" fill="#7ff0e0" opacity=".85" />
        ))}
    </>
);

const shadows: Body = ({ draw, hue }) => (
    <>
        {[
            [-24, 8, 0.72],
            [24, 12, 0.72],
            [0, -2, 1.02],
        ].map(([x = 0, y = 0, size = 1]) => (
            <g transform={`translate(${x} ${y}) scale(${size})`}>
                <path d="M-26 40C-30 8-26-8-24-34L-10-20H10L24-34C26-8 30 8 26 40L0 52Z" fill={hsl(hue, 30, 9)} stroke={hsl(hue, 45, 30)} stroke-width="1.4" />
                <path d="M-10 12L0 32L10 12L0 6Z" fill={hsl(hue, 25, 15)} />
                {[-1, 1].map((side) => (
                    <path d={`M${side * 5}-2L${side * 17}-9L${side * 14} 1Z`} fill={hsl(between(draw, 30, 60), 95, 62)} />
                ))}
            </g>
        ))}
    </>
);

const forest: Body = ({ draw, hue }) => {
    const wood: JSX.Element[] = [];
    const leaves: JSX.Element[] = [];
    const grow = (x: number, y: number, angle: number, length: number, width: number): void => {
        const [dx, dy] = at(length, angle);
        wood.push(<path d={`M${round(x)} ${round(y)}L${round(x + dx)} ${round(y + dy)}`} stroke-width={round(width)} />);
        if (length < 8) {
            leaves.push(
                <circle cx={round(x + dx)} cy={round(y + dy)} r={round(between(draw, 3, 5.6))} fill={hsl(between(draw, hue, hue + 50), 60, 54)} opacity=".9" />,
            );
            return;
        }
        const count = length > 20 ? 3 : 2;
        for (let i = 0; i < count; i++)
            grow(
                x + dx,
                y + dy,
                angle + (i - (count - 1) / 2) * between(draw, 42, 57) + between(draw, -8, 8),
                length * between(draw, 0.66, 0.76),
                width * 0.62,
            );
    };
    grow(0, 50, -90, 30, 12);
    return (
        <>
            <g stroke="#c79a6a" stroke-linecap="round">
                {wood}
            </g>
            {leaves}
            <Eye x={0} y={25} r={6} iris="#146b46" />
        </>
    );
};

const hydra: Body = ({ hue }) => (
    <>
        {[
            [-30, -22, -1],
            [30, -26, 1],
            [0, -34, 0],
        ].map(([x = 0, y = 0, side = 0], i) => (
            <>
                <path
                    d={`M${side * 6} 50C${side * 34} 30 ${side * 6 - 10} 6 ${x} ${y}`}
                    stroke={hsl(hue + i * 14, 50, 40 + i * 6)}
                    stroke-width="13"
                    fill="none"
                    stroke-linecap="round"
                />
                <g transform={`translate(${x} ${y})`}>
                    <path d="M-11-6C-8-14 8-14 11-6L7 8L0 14L-7 8Z" fill={hsl(hue + i * 14, 52, 54)} />
                    <path d="M-9-9L-15-19L-5-12ZM9-9L15-19L5-12Z" fill="#e9f6ff" />
                    <Eye x={-4.6} y={-3} r={3.6} turn={14} iris="#0a5a70" />
                    <Eye x={4.6} y={-3} r={3.6} turn={-14} iris="#0a5a70" />
                </g>
            </>
        ))}
    </>
);

const kraken: Body = ({ draw, hue }) => (
    <>
        <ellipse rx="48" ry="13" cy="6" transform="rotate(-16)" fill="none" stroke="#ffe0b0" stroke-width="3" opacity=".65" />
        <ellipse rx="40" ry="9" cy="6" transform="rotate(-16)" fill="none" stroke="#ffb37a" stroke-width="1.4" opacity=".6" />
        {times(8, (i) => {
            const x = -24 + i * 7;
            return (
                <path
                    d={`M${x * 0.6} 4C${x} 20 ${round(x * 1.4 + between(draw, -8, 8))} 26 ${round(x * 1.5)} ${round(between(draw, 34, 46))}q${i < 4 ? -7 : 7} 4 ${i < 4 ? -7 : 7}-4`}
                    stroke={hsl(hue, 55, 40 + (i % 2) * 10)}
                    stroke-width="5"
                    fill="none"
                    stroke-linecap="round"
                />
            );
        })}
        <path d="M-20 10C-26-20-14-42 0-42S26-20 20 10Q0 18-20 10Z" fill={hsl(hue, 58, 52)} />
        <path d="M-12-14C-14-28-6-36 0-36" stroke="#fff" stroke-width="3" fill="none" opacity=".4" stroke-linecap="round" />
        <Eye x={-8} y={0} r={6} iris="#301060" />
        <Eye x={8} y={0} r={6} iris="#301060" />
    </>
);

const maw: Body = ({ hue }) => (
    <>
        {times(16, (i) => (
            <path d="M-7-36Q0-58 7-36Z" transform={`rotate(${i * 22.5})`} fill={hsl(hue, 60, i % 2 ? 40 : 32)} />
        ))}
        <circle r="38" fill={hsl(hue, 55, 28)} />
        <circle r="29" fill="#14020a" />
        {times(14, (i) => (
            <path d="M-5-30L0-14L5-30Z" transform={`rotate(${i * 25.7})`} fill="#fff2d6" />
        ))}
        <circle r="9" fill="#ff5a3c" />
        <circle r="4" fill="#ffe08a" />
        {[210, 270, 330].map((turn) => {
            const [x, y] = at(33.5, turn);
            return <Eye x={x} y={y} r={4.6} iris="#a01030" />;
        })}
    </>
);

const matrix: Body = ({ draw, hue }) => (
    <>
        {times(37, (i) => {
            const ring = i === 0 ? 0 : i < 7 ? 1 : i < 19 ? 2 : 3;
            const step = i === 0 ? 0 : (i - [0, 1, 7, 19][ring]!) / (6 * ring);
            const [x, y] = at(ring * 14.5, step * 360 + ring * 11);
            return (
                <path
                    d="M0-8L7-4V4L0 8L-7 4V-4Z"
                    transform={`translate(${x} ${y})`}
                    fill={hsl(hue + between(draw, -40, 40), 60, 58 - ring * 9)}
                    stroke="#d8fff4"
                    stroke-opacity=".6"
                    stroke-width="1"
                />
            );
        })}
        <Eye x={0} y={0} r={8} iris="#006a5a" />
    </>
);

const BODIES: Readonly<Record<string, Body>> = {
    jellies: jelly,
    grazers: beast("moss"),
    lizards: lizard,
    zirr: swarm(false),
    ironeaters: beast("plates"),
    flowers: flower,
    iceworms: worm,
    spores,
    bourdon: insect(true),
    crawlers: insect(false),
    urchins: beast("spikes"),
    corals: coral,
    sailbirds: bird,
    golems: golem(false),
    leviathan,
    shadows,
    forest,
    titans: golem(true),
    hydra,
    mirror: swarm(true),
    kraken,
    devourer: maw,
    matrix,
};
const ANY: readonly Body[] = [jelly, beast("none"), lizard, swarm(false), worm, insect(false), coral, kraken];
/** Fixed hues of some species. */
const HUES: Readonly<Record<string, number>> = {
    crawlers: 215,
    iceworms: 195,
    forest: 110,
    lizards: 150,
    ironeaters: 28,
    shadows: 262,
    kraken: 290,
    jellies: 275,
    hydra: 185,
    devourer: 345,
    matrix: 168,
};

function creature(id: string, draw: Draw): JSX.Element {
    const hue = HUES[id] ?? between(draw, 0, 360);
    const body = BODIES[id] ?? pick(draw, ANY);
    return (
        <>
            <circle r="50" fill={hsl(hue + 150, 42, 12)} />
            <circle r="42" cy="10" fill={hsl(hue + 130, 50, 30)} opacity=".6" />
            {body({ draw, hue })}
        </>
    );
}

export const Portrait = memo(function Portrait({ id, isSapiens }: { id: string; isSapiens: boolean }) {
    const draw = seeded(`species ${id}`);
    return <g class="neb-portrait">{isSapiens ? sapiens(id, draw) : creature(id, draw)}</g>;
});

/** A planet whose card the viewer does not know. */
export const UnknownWorld = memo(function UnknownWorld({ seed }: { seed: string }) {
    const draw = seeded(`world ${seed}`);
    const hue = between(draw, 300, 380);
    return (
        <>
            <circle r="50" fill={hsl(hue, 26, 30)} />
            {times(9, (i) => {
                const y = -46 + i * 11;
                return (
                    <path
                        d={`M-52 ${y}Q-20 ${round(y + between(draw, -9, 5))} 0 ${round(y + between(draw, 0, 4))}T52 ${y - 4}V${round(y + between(draw, 5, 9))}Q20 ${y + 10} 0 ${y + 5}T-52 ${y + 6}Z`}
                        fill={hsl(hue + (i % 3) * 12, 28, [38, 20, 46][i % 3]!)}
                        opacity=".8"
                    />
                );
            })}
            <circle r="50" fill="url(#neb-ball)" />
        </>
    );
});
