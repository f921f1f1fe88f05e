/* Animates a card from the hand to its large display: it lifts and flips on its long axis. Until it has landed its effect is not
   shown: the style sheet hides the prompt and the last log line while .neb-flight is present. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { scaledDuration } from "../../../motion";
import { CardBack } from "../art/CardArt";
import type { OverlayProps } from "../../ui";
import { type Happening, useHeld } from "../animation";
import { Card } from "./Card";

const WIDE = 150;
const HIGH = 209;

function middleOf(selector: string): { x: number; y: number; width: number } | null {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && box.width > 0 && box.bottom > 0 && box.top < innerHeight
        ? { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width }
        : null;
}

function Flight({ effect, speed }: OverlayProps<Happening>) {
    const node = useRef<HTMLDivElement>(null);
    const turning = useRef<HTMLDivElement>(null);
    const card = effect.before.deck.cards.find(({ id }) => id === effect.card?.id);
    useLayoutEffect(() => {
        const board = middleOf(".neb-chart") ?? { x: innerWidth / 2, y: innerHeight / 2, width: 400 };
        const from = middleOf(".neb-fan > span:last-child") ?? { ...board, width: 60 };
        const to = middleOf(".neb-face") ?? { ...board, width: WIDE };
        const quick = effect.card?.discarded;
        const time = scaledDuration(quick ? 250 : 600, speed);
        const at = (place: { x: number; y: number }, size: number): string =>
            `translate(${place.x - WIDE / 2}px, ${place.y - HIGH / 2}px) scale(${size / WIDE})`;
        node.current?.animate(
            [
                { transform: at(from, from.width) },
                { transform: at({ x: from.x, y: from.y - 26 }, from.width * 1.12), offset: 0.2 },
                { transform: at(to, Math.min(to.width, WIDE)), offset: 0.82 },
                { transform: at(to, Math.min(to.width, WIDE)) },
            ],
            { duration: time, easing: "ease-in-out", fill: "both" },
        );
        turning.current?.animate(
            [
                { transform: "rotateY(0deg)" },
                { transform: "rotateY(0deg)", offset: 0.25 },
                { transform: "rotateY(180deg)", offset: 0.82 },
                { transform: "rotateY(180deg)" },
            ],
            {
                duration: time,
                easing: "ease-in-out",
                fill: "both",
            },
        );
    }, []);
    if (!card) return null;
    return (
        <div class="neb-flight" ref={node} aria-hidden="true">
            <div class="neb-turning" ref={turning}>
                <CardBack />
                <Card card={card} piece={(id) => id} />
            </div>
        </div>
    );
}

export function CardFlight({ effect, speed }: OverlayProps<Happening>) {
    const held = useHeld(effect);
    if (!held) return null;
    return effect.card ? <Flight key={effect.n} effect={effect} speed={speed} /> : <div class="neb-flight" aria-hidden="true" />;
}
