/* A ship on the board. It flies when it moves and tumbles when its number changes. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { DieArt } from "./DieArt";
import type { Point } from "./geometry";
import { scaledDuration, type Speed } from "../../../motion";

interface Props {
    seat: string;
    number: number;
    /** The number it is being rolled to. */
    rolling?: number | undefined;
    place: Point;
    /** The path from its previous position. */
    way: readonly Point[] | null;
    spent: boolean;
    ready: boolean;
    speed: Speed;
    /** Pixels per drawing unit. */
    unit: number;
    /** Whether to show its remaining move and ability. */
    may?: { move: boolean; ability: boolean } | undefined;
}

function translate({ x, y }: Point): string {
    return `translate(${x}px, ${y}px)`;
}

function useFlight(place: Point, way: readonly Point[] | null, speed: Speed) {
    const node = useRef<SVGGElement>(null);
    const last = useRef(place);
    useLayoutEffect(() => {
        const from = last.current;
        last.current = place;
        const time = scaledDuration(Math.min(240 + 70 * (way?.length ?? 0), 620), speed);
        if (!node.current || !time || (from.x === place.x && from.y === place.y)) return;
        const points = way && way.length > 1 ? way : [from, place];
        node.current.animate(
            points.map((point) => ({ transform: translate(point) })),
            { duration: time, easing: "cubic-bezier(.45,.05,.35,1)" },
        );
    }, [place.x, place.y]);
    return node;
}

/** The number to show: random ones while the die tumbles. */
function useTumble(now: number, rolling: number | undefined, speed: Speed) {
    const number = rolling ?? now;
    const node = useRef<SVGGElement>(null);
    const last = useRef(number);
    const [shown, show] = useState(now);
    useLayoutEffect(() => {
        const before = last.current;
        last.current = number;
        const time = scaledDuration(560, speed);
        if (before === number || !time || !node.current) {
            show(number);
            return;
        }
        node.current.animate(
            [
                { transform: "rotate(0deg) scale(1)" },
                { transform: "rotate(200deg) scale(1.28)", offset: 0.35 },
                { transform: "rotate(390deg) scale(1.12)", offset: 0.75 },
                { transform: "rotate(360deg) scale(1)" },
            ],
            { duration: time, easing: "ease-out" },
        );
        const faces = [1, 2, 3].map((turn) => ((before + turn * 2 + number) % 6) + 1);
        const timers = faces.map((face, turn) => setTimeout(() => show(face), (time * (turn + 0.4)) / 5));
        timers.push(setTimeout(() => show(number), time * 0.72));
        return () => timers.forEach(clearTimeout);
    }, [number]);
    return { node, shown };
}

export function ShipOnBoard({ seat, number, rolling, place, way, spent, ready, speed, unit, may }: Props) {
    const flying = useFlight(place, way, speed);
    const { node, shown } = useTumble(number, rolling, speed);
    return (
        <g ref={flying} class={`ship${spent ? " spent" : ""}${ready ? " ready" : ""}`} style={{ transform: translate(place) }}>
            {ready && <rect class="ship-halo" x={-46} y={-46} width={92} height={92} rx={24} />}
            <g ref={node}>
                <DieArt seat={seat} number={shown} unit={unit} spent={spent} />
            </g>
            {may && (
                <g class="may" aria-hidden="true">
                    <path d="M-35,24l7,7l7,-7" class={may.move ? "may-yes" : "may-no"} />
                    <circle cx={-28} cy={17} r={3.4} class={may.ability ? "may-spark" : "may-none"} />
                </g>
            )}
        </g>
    );
}
