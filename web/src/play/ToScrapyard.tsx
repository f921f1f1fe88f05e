/* A destroyed ship on its way from the board to its owner's scrapyard: it tumbles to its new number as it flies. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { DieIcon } from "../board/DieArt";
import type { Scrapped } from "../board/Effects";
import { lasting, type Speed } from "../board/motion";

const SIZE = 44;

function middleOf(selector: string): { x: number; y: number; size: number } | null {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2, size: Math.min(box.width, box.height) } : null;
}

export function ToScrapyard({ ship, speed }: { ship: Scrapped; speed: Speed }) {
    const node = useRef<HTMLDivElement>(null);
    const [number, show] = useState(ship.before);
    useLayoutEffect(() => {
        const time = lasting(800, speed);
        const from = middleOf(`[data-space="${ship.from}"]`);
        const to = middleOf(`.sheet.seat-${ship.seat} [data-die="${ship.die}"]`) ?? middleOf(`.sheet.seat-${ship.seat} header`);
        if (!node.current || !from || !to || !time) return;
        const at = (place: { x: number; y: number }, turn: number, size: number): string =>
            `translate(${place.x - SIZE / 2}px, ${place.y - SIZE / 2}px) rotate(${turn}deg) scale(${size / SIZE})`;
        node.current.animate(
            [
                { transform: at(from, 0, from.size * 0.8), opacity: 0.2 },
                { transform: at(from, 150, from.size), opacity: 1, offset: 0.25 },
                { transform: at(to, 720, Math.min(to.size, 34)), opacity: 1, offset: 0.9 },
                { transform: at(to, 720, Math.min(to.size, 34)), opacity: 1 },
            ],
            { duration: time, easing: "ease-in-out", fill: "both" },
        );
        const timer = setTimeout(() => show(ship.number), time * 0.5);
        return () => clearTimeout(timer);
    }, []);
    return (
        <div class="wreck" ref={node} aria-hidden="true">
            <DieIcon seat={ship.seat} number={number} size={SIZE} />
        </div>
    );
}
