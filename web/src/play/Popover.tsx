/* A question next to its place. It never covers the place just clicked, the answers on the board, or the finger (which may tap twice). */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Place } from "../board/frame";

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
    /** Must not be covered. */
    avoid: readonly Place[];
    /** Should not be covered. */
    spare: readonly Place[];
    choices: readonly Choice[];
    onClose?: (() => void) | undefined;
    closeLabel: string;
}

const GAP = 10;
/** Minimum distance to the edges of the window. */
const EDGE = 4;
/** How many pixels further away it moves to uncover one square pixel of `spare`. */
const SPARE = 0.03;

/** Half the size of a fingertip, in pixels. */
const FINGER = 22;

/** The last click in the window; null after a key press. */
let clicked: { x: number; y: number } | null = null;
addEventListener("pointerdown", (event) => (clicked = { x: event.clientX, y: event.clientY }), { capture: true });
addEventListener("keydown", () => (clicked = null), { capture: true });

/** The last click as a place. */
function fingerIn(node: HTMLElement | null, at: Place): Place | null {
    const frame = node?.offsetParent?.getBoundingClientRect();
    return frame && clicked ? { ...at, x: clicked.x - frame.left, y: clicked.y - frame.top, half: FINGER } : null;
}

function overlap(x: number, y: number, width: number, height: number, place: Place): number {
    const wide = Math.min(x + width, place.x + place.half) - Math.max(x, place.x - place.half);
    const high = Math.min(y + height, place.y + place.half) - Math.max(y, place.y - place.half);
    return wide > 0 && high > 0 ? wide * high : 0;
}

/** Candidate coordinates: small steps from edge to edge, and directly before and after each place. */
function positions(least: number, most: number, length: number, middles: readonly number[], half: number): number[] {
    const found = middles.flatMap((middle) => [middle - half - GAP - length, middle + half + GAP]);
    for (let at = least; at < most; at += half) found.push(at);
    return [...found, most].filter((at) => at >= least && at <= most);
}

/** The position nearest to the place among those that cover the least. */
function spot(at: Place, avoid: readonly Place[], spare: readonly Place[], width: number, height: number): { x: number; y: number } {
    const { frame, half } = at;
    const places = [at, ...avoid];
    const right = Math.max(EDGE, frame.width - width - EDGE);
    const bottom = frame.height + frame.below - height - EDGE;
    const xs = positions(
        EDGE,
        right,
        width,
        places.map((place) => place.x),
        half,
    );
    const ys = positions(
        Math.min(EDGE - frame.above, bottom),
        bottom,
        height,
        places.map((place) => place.y),
        half,
    );
    let best = { x: right, y: bottom };
    let least = Infinity;
    for (const x of xs)
        for (const y of ys) {
            const covered = (by: readonly Place[]): number => by.reduce((sum, place) => sum + overlap(x, y, width, height, place), 0);
            const aside = Math.abs(x + width / 2 - at.x) - width / 2;
            const apart = Math.abs(y + height / 2 - at.y) - height / 2;
            /* Distance between the edges; ties go to the nearer centre. */
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
        <div class="popover" ref={node} role="group" aria-label={title} style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}>
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
