/* Transient effects above the board: explosions, cubes being placed, combat dice. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Fight, QuantumEffect } from "../animation";
import { between, seeded } from "../../../seed";
import { faction } from "./factions";
import type { Point } from "./geometry";
import { scaledDuration, type Speed } from "../../../motion";

function Burst({ at, seat, speed, seed }: { at: Point; seat: string; speed: Speed; seed: string }) {
    const node = useRef<SVGGElement>(null);
    useLayoutEffect(() => {
        const time = scaledDuration(620, speed);
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
            { duration: scaledDuration(760, speed), easing: "ease-in-out", fill: "forwards" },
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

/** Faces that change while the dice tumble, and then the ones they rest on. */
function useFaces(dice: Fight["dice"], time: number): Fight["dice"] {
    const [turn, setTurn] = useState(0);
    useLayoutEffect(() => {
        const timers = [1, 2, 3, 4].map((next) => setTimeout(() => setTurn(next), (time * 0.8 * next) / 4));
        return () => timers.forEach(clearTimeout);
    }, []);
    const face = (number: number, skew: number): number => (turn === 4 ? number : ((number + skew + turn * 2) % 6) + 1);
    return [face(dice[0], 1), face(dice[1], 2)];
}

interface DiceProps {
    fight: Fight;
    /** Whether they still tumble. */
    suspense: boolean;
    size: Point;
    speed: Speed;
    scale: number;
}

function Dice({ fight, suspense, size, speed, scale }: DiceProps) {
    const node = useRef<SVGGElement>(null);
    const time = scaledDuration(560, speed);
    const [attack, defence] = useFaces(fight.dice, time);
    useLayoutEffect(() => {
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
    }, []);
    useLayoutEffect(() => {
        node.current?.querySelector(".fight-text")?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: scaledDuration(160, speed) });
    }, [suspense]);
    const width = Math.min(Math.max(fight.text.length * 11.5 * scale + 40, 220), size.x);
    const x = Math.min(Math.max(fight.at.x, width / 2), size.x - width / 2);
    const y = fight.at.y > 170 ? fight.at.y - 105 : fight.at.y + 105;
    return (
        <g ref={node} transform={`translate(${x} ${y})`}>
            <g transform="translate(-38 0)">
                <g class="throw">
                    <CombatDie number={attack} dark />
                </g>
            </g>
            <g transform="translate(38 0)">
                <g class="throw">
                    <CombatDie number={defence} dark={false} />
                </g>
            </g>
            {!suspense && (
                <g class="fight-text" transform={`translate(0 ${y > fight.at.y ? 58 : -62})`}>
                    <rect x={-width / 2} y={-19 * scale} width={width} height={38 * scale} rx={19 * scale} />
                    <text y={7 * scale} style={{ fontSize: `${20 * scale}px` }}>
                        {fight.text}
                    </text>
                </g>
            )}
        </g>
    );
}

interface Props {
    happening: QuantumEffect | null;
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
            {now.fight && <Dice key={`${now.n} dice`} fight={now.fight} suspense={now.suspense} size={size} speed={speed} scale={scale} />}
        </g>
    );
}
