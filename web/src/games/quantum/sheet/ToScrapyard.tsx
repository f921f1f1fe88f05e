/* Destroyed ships: each tumbles to its new number where it was, then flies to its owner's scrapyard. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { DieIcon } from "../board/DieArt";
import { dieKey, type QuantumEffect, type Scrapped } from "../animation";
import type { OverlayProps } from "../../ui";
import { scaledDuration, type Speed } from "../../../motion";

const SIZE = 44;

function middleOf(selector: string): { x: number; y: number; size: number } | null {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2, size: Math.min(box.width, box.height) } : null;
}

function Wreck({ ship, suspense, speed }: { ship: Scrapped; suspense: boolean; speed: Speed }) {
    const node = useRef<HTMLDivElement>(null);
    const [number, show] = useState(ship.before);
    useLayoutEffect(() => {
        const time = scaledDuration(suspense ? 540 : 680, speed);
        const from = middleOf(`[data-space="${ship.from}"]`);
        if (suspense) {
            if (!node.current || !from || !time) return;
            const at = (turn: number, size: number): string =>
                `translate(${from.x - SIZE / 2}px, ${from.y - SIZE / 2}px) rotate(${turn}deg) scale(${(size * from.size) / SIZE})`;
            node.current.animate(
                [
                    { transform: at(0, 0.8), opacity: 0.2 },
                    { transform: at(200, 1.1), opacity: 1, offset: 0.35 },
                    { transform: at(390, 0.9), opacity: 1, offset: 0.75 },
                    { transform: at(360, 0.85), opacity: 1 },
                ],
                { duration: time, easing: "ease-out", fill: "both" },
            );
            const timers = [1, 2, 3].map((turn) => setTimeout(() => show(((ship.number + turn * 2) % 6) + 1), (time * turn) / 5));
            timers.push(setTimeout(() => show(ship.number), time * 0.75));
            return () => timers.forEach(clearTimeout);
        }
        show(ship.number);
        const to = middleOf(`.sheet.seat-${ship.seat} [data-die="${ship.die}"]`) ?? middleOf(`.sheet.seat-${ship.seat} header`);
        if (!node.current || !from || !to || !time) return;
        const at = (place: { x: number; y: number }, turn: number, size: number): string =>
            `translate(${place.x - SIZE / 2}px, ${place.y - SIZE / 2}px) rotate(${turn}deg) scale(${size / SIZE})`;
        node.current.animate(
            [
                { transform: at(from, 0, from.size * 0.85), opacity: 1 },
                { transform: at(from, 20, from.size), opacity: 1, offset: 0.15 },
                { transform: at(to, 720, Math.min(to.size, 34)), opacity: 1, offset: 0.9 },
                { transform: at(to, 720, Math.min(to.size, 34)), opacity: 1 },
            ],
            { duration: time, easing: "ease-in-out", fill: "both" },
        );
        return;
    }, [suspense]);
    return (
        <div class="wreck" ref={node} aria-hidden="true">
            <DieIcon seat={ship.seat} number={number} size={SIZE} />
        </div>
    );
}

export function ToScrapyard({ effect, speed }: OverlayProps<QuantumEffect>) {
    return (
        <>
            {effect.scrapped.map((ship) => (
                <Wreck key={`${effect.n} ${dieKey(ship)}`} ship={ship} suspense={effect.suspense} speed={speed} />
            ))}
        </>
    );
}
