/* The visible part of the board. Wheel and pinch zoom about the pointer; zooming out stops at the whole board. */

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

const MOST = 5;

export function zoomed(box: Box, whole: Box, factor: number, x: number, y: number): Box {
    const width = Math.min(whole.width, Math.max(whole.width / MOST, box.width / factor));
    const ratio = width / box.width;
    return clamped({ x: x - (x - box.x) * ratio, y: y - (y - box.y) * ratio, width, height: box.height * ratio }, whole);
}

export function moved(box: Box, whole: Box, dx: number, dy: number): Box {
    return clamped({ ...box, x: box.x + dx, y: box.y + dy }, whole);
}

/** Moves the box back inside the whole board. */
function clamped(box: Box, whole: Box): Box {
    if (box.width >= whole.width * 0.999) return whole;
    return {
        ...box,
        x: Math.min(Math.max(box.x, whole.x), whole.x + whole.width - box.width),
        y: Math.min(Math.max(box.y, whole.y), whole.y + whole.height - box.height),
    };
}
