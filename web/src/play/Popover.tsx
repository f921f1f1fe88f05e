/* A question next to the space it is about, never on the space just clicked nor on those that answer it, nor where a finger is that
   may click twice. */
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
    /** Must stay in sight. */
    avoid: readonly Place[];
    /** Better stay in sight. */
    spare: readonly Place[];
    choices: readonly Choice[];
    onClose?: (() => void) | undefined;
    closeLabel: string;
}

const GAP = 10;
/** It stays this far from the edges of the window. */
const EDGE = 4;
/** How many pixels further off it goes to uncover one square pixel of what had better stay in sight. */
const SPARE = 0.03;

/** Half of what a finger covers. */
const FINGER = 22;

/** Where the window was clicked last; nowhere once a key was used. */
let clicked: { x: number; y: number } | null = null;
addEventListener("pointerdown", (event) => (clicked = { x: event.clientX, y: event.clientY }), { capture: true });
addEventListener("keydown", () => (clicked = null), { capture: true });

/** The same as a place beside the others. */
function fingerIn(node: HTMLElement | null, at: Place): Place | null {
    const frame = node?.offsetParent?.getBoundingClientRect();
    return frame && clicked ? { ...at, x: clicked.x - frame.left, y: clicked.y - frame.top, half: FINGER } : null;
}

function overlap(x: number, y: number, width: number, height: number, place: Place): number {
    const wide = Math.min(x + width, place.x + place.half) - Math.max(x, place.x - place.half);
    const high = Math.min(y + height, place.y + place.half) - Math.max(y, place.y - place.half);
    return wide > 0 && high > 0 ? wide * high : 0;
}

/** From one edge to the other in small steps, and right beside each place: before it, and behind it. */
function positions(least: number, most: number, length: number, middles: readonly number[], half: number): number[] {
    const found = middles.flatMap((middle) => [middle - half - GAP - length, middle + half + GAP]);
    for (let at = least; at < most; at += half) found.push(at);
    return [...found, most].filter((at) => at >= least && at <= most);
}

/** The spot in the window nearest to the space among those that cover least of what matters. */
function spot(at: Place, avoid: readonly Place[], spare: readonly Place[], width: number, height: number): { x: number; y: number } {
    const { frame, half } = at;
    const places = [at, ...avoid];
    const right = Math.max(EDGE, frame.width - width - EDGE);
    const bottom = frame.height + frame.below - height - EDGE;
    const xs = positions(EDGE, right, width, places.map((place) => place.x), half);
    const ys = positions(Math.min(EDGE - frame.above, bottom), bottom, height, places.map((place) => place.y), half);
    let best = { x: right, y: bottom };
    let least = Infinity;
    for (const x of xs)
        for (const y of ys) {
            const covered = (by: readonly Place[]): number => by.reduce((sum, place) => sum + overlap(x, y, width, height, place), 0);
            const aside = Math.abs(x + width / 2 - at.x) - width / 2;
            const apart = Math.abs(y + height / 2 - at.y) - height / 2;
            /* As near as its edges are; of equals the one whose middle is nearer. */
            const far = Math.hypot(Math.max(aside, 0), Math.max(apart, 0)) + 0.1 * Math.hypot(x + width / 2 - at.x, y + height / 2 - at.y);
            const cost = covered(places) * 1000 + covered(spare) * SPARE + far;
            if (cost < least) {
                least = cost;
                best = { x, y };
            }
        }
    return best;
}

export function Popover({ title, at, avoid, spare, choices, onClose, closeLabel }: Props) {
    const node = useRef<HTMLDivElement>(null);
    const [size, setSize] = useState({ width: 220, height: 120 });
    const [finger, setFinger] = useState<Place | null>(null);
    useLayoutEffect(() => {
        const { offsetWidth: width = 0, offsetHeight: height = 0 } = node.current ?? {};
        if (width && (width !== size.width || height !== size.height)) setSize({ width, height });
    });
    const question = [title, ...choices.map((choice) => choice.key)].join("\n");
    useLayoutEffect(() => setFinger(fingerIn(node.current, at)), [question]);
    const { x, y } = spot(at, finger ? [...avoid, finger] : avoid, spare, size.width, size.height);
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
