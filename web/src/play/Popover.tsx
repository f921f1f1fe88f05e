/* A question next to the space it is about, never on the space just clicked nor on those that answer it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Place } from "../board/Board";

interface Choice {
    key: string;
    label: string;
    odds?: string | undefined;
    onClick: () => void;
    onHover: (over: boolean) => void;
}

interface Props {
    title: string;
    at: Place;
    avoid: readonly Place[];
    choices: readonly Choice[];
    onClose?: (() => void) | undefined;
    closeLabel: string;
}

const GAP = 10;

function overlap(x: number, y: number, width: number, height: number, place: Place): number {
    const wide = Math.min(x + width, place.x + place.half) - Math.max(x, place.x - place.half);
    const high = Math.min(y + height, place.y + place.half) - Math.max(y, place.y - place.half);
    return wide > 0 && high > 0 ? wide * high : 0;
}

/** The spot near the space that covers least of what matters. */
function spot(at: Place, avoid: readonly Place[], width: number, height: number): { x: number; y: number } {
    const { frame, half } = at;
    const candidates: { x: number; y: number }[] = [];
    for (const reach of [1, 2, 3]) {
        const far = half * (2 * reach - 1) + GAP;
        candidates.push(
            { x: at.x + far, y: at.y - height / 2 },
            { x: at.x - far - width, y: at.y - height / 2 },
            { x: at.x - width / 2, y: at.y + far },
            { x: at.x - width / 2, y: at.y - far - height },
        );
    }
    let best = candidates[0]!;
    let least = Infinity;
    candidates.forEach((wanted, index) => {
        const x = Math.min(Math.max(wanted.x, 4), Math.max(4, frame.width - width - 4));
        const y = Math.min(Math.max(wanted.y, 4 - frame.above), frame.height + frame.below - height - 4);
        const covered = [at, ...avoid].reduce((sum, place) => sum + overlap(x, y, width, height, place), 0);
        const cost = covered * 10 + Math.hypot(x - wanted.x, y - wanted.y) + index * half * 0.2;
        if (cost < least) {
            least = cost;
            best = { x, y };
        }
    });
    return best;
}

export function Popover({ title, at, avoid, choices, onClose, closeLabel }: Props) {
    const node = useRef<HTMLDivElement>(null);
    const [size, setSize] = useState({ width: 220, height: 120 });
    useLayoutEffect(() => {
        const { offsetWidth: width = 0, offsetHeight: height = 0 } = node.current ?? {};
        if (width && (width !== size.width || height !== size.height)) setSize({ width, height });
    });
    const { x, y } = spot(at, avoid, size.width, size.height);
    return (
        <div
            class="popover"
            ref={node}
            role="group"
            aria-label={title}
            style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
        >
            <p>{title}</p>
            {choices.map((choice) => (
                <button
                    type="button"
                    key={choice.key}
                    onClick={choice.onClick}
                    onMouseEnter={() => choice.onHover(true)}
                    onMouseLeave={() => choice.onHover(false)}
                    onFocus={() => choice.onHover(true)}
                    onBlur={() => choice.onHover(false)}
                >
                    <span>{choice.label}</span>
                    {choice.odds && <b>{choice.odds}</b>}
                </button>
            ))}
            {onClose && (
                <button type="button" class="link" onClick={onClose}>
                    {closeLabel}
                </button>
            )}
        </div>
    );
}
