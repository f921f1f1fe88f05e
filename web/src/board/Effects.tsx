/* What happens between two positions, shown above the board for a moment: bursts, cubes that lock in, combat dice. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine, QuantumBoard } from "../table/view";
import { between, seeded } from "./seed";
import { faction } from "./factions";
import { middle, type Point } from "./geometry";
import { lasting, type Speed } from "./motion";
import { cornerOf } from "./PlanetArt";

export interface Happening {
    n: number;
    bursts: { at: Point; seat: string }[];
    cubes: { at: Point; seat: string }[];
    fight: Fight | null;
    /** Ships that come to their owner's scrapyard, from the space they were last on. */
    scrapped: Scrapped[];
}

export interface Scrapped {
    seat: string;
    die: number;
    from: string;
    before: number;
    number: number;
}

/** Where each die was last seen on the board, by seat and die. */
export type Places = ReadonlyMap<string, string>;

export function dieKey(ship: { seat: string; die: number }): string {
    return `${ship.seat}${ship.die}`;
}

export interface Fight {
    at: Point;
    dice: [number, number];
    text: string;
}

/** What can be seen to have happened when one position became the other. */
export function happening(before: QuantumBoard, after: QuantumBoard, line: LogLine, places: Places): Happening {
    const out: Happening = { n: line.n, bursts: [], cubes: [], fight: null, scrapped: [] };
    for (const was of before.ships) {
        const now = after.ships.find((ship) => ship.seat === was.seat && ship.die === was.die);
        if (!now || now.at) continue;
        if (was.at) out.bursts.push({ at: middle(was.at, before), seat: was.seat });
        const from = places.get(dieKey(was));
        if (now.scrapyard && !was.scrapyard && from)
            out.scrapped.push({ seat: was.seat, die: was.die, from, before: was.number, number: now.number });
    }
    for (const planet of after.planets) {
        const had = before.planets.find((old) => old.at === planet.at)?.cubes ?? [];
        planet.cubes.forEach((seat, index) => {
            const placed = planet.cubes.filter((cube) => cube === seat).length > had.filter((cube) => cube === seat).length;
            if (!placed) return;
            const centre = middle(planet.at, after);
            const [dx, dy] = cornerOf(index);
            out.cubes.push({ at: { x: centre.x + dx, y: centre.y + dy }, seat });
        });
    }
    const dice = /^dice ([1-6]) ([1-6])$/.exec(line.action ?? "");
    if (dice && before.contested)
        out.fight = { at: middle(before.contested, before), dice: [Number(dice[1]), Number(dice[2])], text: line.text };
    return out;
}

function Burst({ at, seat, speed, seed }: { at: Point; seat: string; speed: Speed; seed: string }) {
    const node = useRef<SVGGElement>(null);
    useLayoutEffect(() => {
        const time = lasting(620, speed);
        if (!node.current) return;
        node.current.querySelectorAll<SVGElement>("[data-dx]").forEach((spark) => {
            const { dx, dy } = spark.dataset;
            spark.animate(
                [
                    { transform: "translate(0,0) scale(1.4)", opacity: 1 },
                    { transform: `translate(${dx}px,${dy}px) scale(.2)`, opacity: 0 },
                ],
                { duration: time, easing: "cubic-bezier(.1,.7,.3,1)", fill: "forwards" },
            );
        });
        node.current.querySelector("circle")?.animate(
            [
                { transform: "scale(.3)", opacity: 1 },
                { transform: "scale(1.5)", opacity: 0 },
            ],
            { duration: time * 0.7, easing: "ease-out", fill: "forwards" },
        );
    }, []);
    const draw = seeded(seed);
    const colours = faction(seat);
    return (
        <g ref={node} transform={`translate(${at.x} ${at.y})`}>
            <circle r={60} fill="#fff" opacity={0} />
            {Array.from({ length: 18 }, (_, index) => {
                const angle = between(draw, 0, 2 * Math.PI);
                const reach = between(draw, 45, 120);
                return (
                    <path
                        d="M-7,-4L6,-6L8,5L-5,7Z"
                        fill={index % 3 ? colours.base : "#ffe9b0"}
                        data-dx={(reach * Math.cos(angle)).toFixed(0)}
                        data-dy={(reach * Math.sin(angle)).toFixed(0)}
                    />
                );
            })}
        </g>
    );
}

function Lock({ at, seat, speed }: { at: Point; seat: string; speed: Speed }) {
    const node = useRef<SVGGElement>(null);
    useLayoutEffect(() => {
        node.current?.animate(
            [
                { transform: "scale(6)", opacity: 0 },
                { transform: "scale(1)", opacity: 1, offset: 0.55 },
                { transform: "scale(2.4)", opacity: 0 },
            ],
            { duration: lasting(760, speed), easing: "ease-in-out", fill: "forwards" },
        );
    }, []);
    return (
        <g transform={`translate(${at.x} ${at.y})`}>
            <g ref={node} opacity={0}>
                <path d="M0,-20L20,0L0,20L-20,0Z" fill="none" stroke={faction(seat).light} stroke-width={4} />
            </g>
        </g>
    );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
    1: [[0, 0]],
    2: [
        [-1, -1],
        [1, 1],
    ],
    3: [
        [-1, -1],
        [0, 0],
        [1, 1],
    ],
    4: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
    ],
    5: [
        [-1, -1],
        [1, -1],
        [0, 0],
        [-1, 1],
        [1, 1],
    ],
    6: [
        [-1, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
    ],
};

export function CombatDie({ number, dark }: { number: number; dark: boolean }) {
    return (
        <g class={dark ? "combat-die dark" : "combat-die white"}>
            <rect x={-27} y={-27} width={54} height={54} rx={13} />
            {(PIPS[number] ?? []).map(([x, y]) => (
                <circle cx={x * 14} cy={y * 14} r={5.4} />
            ))}
        </g>
    );
}

function Dice({ fight, size, speed, scale }: { fight: Fight; size: Point; speed: Speed; scale: number }) {
    const node = useRef<SVGGElement>(null);
    useLayoutEffect(() => {
        const time = lasting(520, speed);
        node.current?.querySelectorAll<SVGElement>(".throw").forEach((die, index) => {
            const side = index ? 1 : -1;
            die.animate(
                [
                    { transform: `translate(${side * 150}px,-110px) rotate(${side * 500}deg) scale(1.5)`, opacity: 0 },
                    { transform: `translate(${side * 20}px,14px) rotate(${side * 60}deg) scale(1.1)`, opacity: 1, offset: 0.7 },
                    { transform: "translate(0,0) rotate(0deg) scale(1)", opacity: 1 },
                ],
                { duration: time, easing: "ease-out" },
            );
        });
        node.current
            ?.querySelector(".fight-text")
            ?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: time });
    }, []);
    const width = Math.min(Math.max(fight.text.length * 11.5 * scale + 40, 220), size.x);
    const x = Math.min(Math.max(fight.at.x, width / 2), size.x - width / 2);
    const y = fight.at.y > 170 ? fight.at.y - 105 : fight.at.y + 105;
    return (
        <g ref={node} transform={`translate(${x} ${y})`}>
            <g transform="translate(-38 0)">
                <g class="throw">
                    <CombatDie number={fight.dice[0]} dark />
                </g>
            </g>
            <g transform="translate(38 0)">
                <g class="throw">
                    <CombatDie number={fight.dice[1]} dark={false} />
                </g>
            </g>
            <g class="fight-text" transform={`translate(0 ${y > fight.at.y ? 58 : -62})`}>
                <rect x={-width / 2} y={-19 * scale} width={width} height={38 * scale} rx={19 * scale} />
                <text y={7 * scale} style={{ fontSize: `${20 * scale}px` }}>
                    {fight.text}
                </text>
            </g>
        </g>
    );
}

interface Props {
    happening: Happening | null;
    speed: Speed;
    size: Point;
    scale: number;
}

export function Effects({ happening: now, speed, size, scale }: Props) {
    if (!now || speed === "none") return null;
    return (
        <g class="effects" aria-hidden="true" key={now.n}>
            {now.bursts.map((burst, index) => (
                <Burst key={`${now.n} burst ${index}`} {...burst} speed={speed} seed={`${now.n}${index}`} />
            ))}
            {now.cubes.map((cube, index) => (
                <Lock key={`${now.n} cube ${index}`} {...cube} speed={speed} />
            ))}
            {now.fight && <Dice key={`${now.n} dice`} fight={now.fight} size={size} speed={speed} scale={scale} />}
        </g>
    );
}
