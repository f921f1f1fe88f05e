/* Pointer gestures on the board: tap to point, drag a piece to move it, pinch or wheel to zoom. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";
import { moved, zoomed, type Box } from "./zoom";

interface Finger {
    x: number;
    y: number;
}

export interface Drag {
    from: string;
    /** Offset of the dragged piece from its place, in drawing units. */
    dx: number;
    dy: number;
    over: string | null;
}

interface GestureHandlers {
    canDrag: (space: string) => boolean;
    onDragStart: (space: string) => void;
    onDrop: (space: string | null) => void;
    onLongPress: (space: string) => void;
}

const SLOP = 8;
const LONG_PRESS = 480;

export function spaceAt(target: EventTarget | null): string | null {
    return target instanceof Element ? (target.closest("[data-space]")?.getAttribute("data-space") ?? null) : null;
}

function spaceUnder(event: PointerEvent): string | null {
    return spaceAt(document.elementFromPoint(event.clientX, event.clientY));
}

export function useGestures(svg: RefObject<SVGSVGElement>, whole: Box, handlers: GestureHandlers) {
    const [box, setBox] = useState<Box | null>(null);
    const [drag, setDrag] = useState<Drag | null>(null);
    const seen = box ?? whole;
    const now = useRef({ seen, whole, handlers, drag });
    now.current = { seen, whole, handlers, drag };
    const swallowed = useRef(false);

    useLayoutEffect(() => setBox(null), [whole.width, whole.height]);
    useLayoutEffect(() => {
        const board = svg.current;
        if (!board) return;
        const fingers = new Map<number, Finger>();
        let start: (Finger & { space: string | null; time: number }) | null = null;
        let mode: "tap" | "drag" | "pan" | "pinch" = "tap";
        let press: ReturnType<typeof setTimeout> | undefined;

        const units = (): number => {
            const area = board.getBoundingClientRect();
            return Math.max(now.current.seen.width / area.width, now.current.seen.height / area.height);
        };
        const inUnits = (x: number, y: number): Finger => {
            const point = new DOMPoint(x, y).matrixTransform(board.getScreenCTM()?.inverse());
            return { x: point.x, y: point.y };
        };
        const show = (next: Box): void => setBox(next === now.current.whole ? null : next);

        const onDown = (event: PointerEvent): void => {
            if (event.button !== 0) return;
            fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            clearTimeout(press);
            if (fingers.size === 2) {
                mode = "pinch";
                setDrag(null);
                return;
            }
            mode = "tap";
            swallowed.current = false;
            const space = spaceAt(event.target);
            start = { x: event.clientX, y: event.clientY, space, time: event.timeStamp };
            if (event.pointerType !== "mouse" && space)
                press = setTimeout(() => {
                    swallowed.current = true;
                    now.current.handlers.onLongPress(space);
                }, LONG_PRESS);
        };
        const pinch = (event: PointerEvent): void => {
            const [one, two] = [...fingers.values()];
            fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            const [first, second] = [...fingers.values()];
            if (!one || !two || !first || !second) return;
            const before = Math.hypot(one.x - two.x, one.y - two.y);
            const after = Math.hypot(first.x - second.x, first.y - second.y);
            const centre = inUnits((first.x + second.x) / 2, (first.y + second.y) / 2);
            if (before > 0) show(zoomed(now.current.seen, now.current.whole, after / before, centre.x, centre.y));
        };
        const onMove = (event: PointerEvent): void => {
            const last = fingers.get(event.pointerId);
            if (!last || !start) return;
            if (mode === "pinch") return pinch(event);
            const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP;
            if (mode === "tap" && far) {
                clearTimeout(press);
                swallowed.current = true;
                mode = start.space && now.current.handlers.canDrag(start.space) ? "drag" : "pan";
                board.setPointerCapture(event.pointerId);
                if (mode === "drag" && start.space) now.current.handlers.onDragStart(start.space);
            }
            if (mode === "drag" && start.space) {
                const ratio = units();
                const dx = (event.clientX - start.x) * ratio;
                const dy = (event.clientY - start.y) * ratio;
                setDrag({ from: start.space, dx, dy, over: spaceUnder(event) });
            }
            if (mode === "pan" && now.current.seen !== now.current.whole)
                show(moved(now.current.seen, now.current.whole, (last.x - event.clientX) * units(), (last.y - event.clientY) * units()));
            fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        };
        const onUp = (event: PointerEvent): void => {
            if (!fingers.delete(event.pointerId)) return;
            clearTimeout(press);
            /* Compare event timestamps: on a busy device the timer may fire first, and a tap must not count as a long press. */
            if (mode === "tap" && start && event.timeStamp - start.time < LONG_PRESS) swallowed.current = false;
            if (mode === "drag" && event.type === "pointerup") now.current.handlers.onDrop(spaceUnder(event));
            if (mode === "drag") setDrag(null);
            if (mode === "pinch") swallowed.current = true;
            if (fingers.size === 0) start = null;
        };
        const onWheel = (event: WheelEvent): void => {
            event.preventDefault();
            const at = inUnits(event.clientX, event.clientY);
            const strength = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
            show(zoomed(now.current.seen, now.current.whole, Math.exp(-strength / 400), at.x, at.y));
        };
        board.addEventListener("pointerdown", onDown);
        board.addEventListener("pointermove", onMove);
        board.addEventListener("pointerup", onUp);
        board.addEventListener("pointercancel", onUp);
        board.addEventListener("wheel", onWheel, { passive: false });
        return () => {
            clearTimeout(press);
            board.removeEventListener("pointerdown", onDown);
            board.removeEventListener("pointermove", onMove);
            board.removeEventListener("pointerup", onUp);
            board.removeEventListener("pointercancel", onUp);
            board.removeEventListener("wheel", onWheel);
        };
    }, []);

    return {
        seen,
        drag,
        zoomed: box !== null,
        /** Whether to ignore the next click because it ends a drag, a pinch or a long press. */
        swallowed: () => swallowed.current,
        zoom: (factor: number) => {
            const next = zoomed(seen, whole, factor, seen.x + seen.width / 2, seen.y + seen.height / 2);
            setBox(next === whole ? null : next);
        },
        /** Moves the visible part so that this point is in its middle. */
        centre: (x: number, y: number) => setBox((old) => old && moved(old, whole, x - old.x - old.width / 2, y - old.y - old.height / 2)),
        showAll: () => setBox(null),
    };
}
