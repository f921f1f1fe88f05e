/* Measures the element that a board is drawn in. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Position of a board place within the frame, in pixels. */
export interface Place {
    x: number;
    y: number;
    half: number;
    frame: Frame;
}

/** Size of the frame, and the distance from its edges to the top and bottom of the window. */
export interface Frame {
    width: number;
    height: number;
    above: number;
    below: number;
}

/** Tracks the frame's size in pixels, to keep text readable and to position HTML next to a place. */
export function useFrame() {
    const frame = useRef<HTMLDivElement>(null);
    const [size, setSize] = useState<Frame>({ width: 600, height: 600, above: 0, below: 0 });
    useLayoutEffect(() => {
        const node = frame.current;
        if (!node) return;
        const measure = (): void => {
            const { top, bottom } = node.getBoundingClientRect();
            setSize({ width: node.clientWidth, height: node.clientHeight, above: top, below: innerHeight - bottom });
        };
        measure();
        const watcher = new ResizeObserver(measure);
        watcher.observe(node);
        return () => watcher.disconnect();
    }, []);
    return { frame, size };
}
