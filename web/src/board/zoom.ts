/* What part of the board is seen. Wheel and two fingers zoom about the point they are at; the whole board is the limit. */

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
    return kept({ x: x - (x - box.x) * ratio, y: y - (y - box.y) * ratio, width, height: box.height * ratio }, whole);
}

export function moved(box: Box, whole: Box, dx: number, dy: number): Box {
    return kept({ ...box, x: box.x + dx, y: box.y + dy }, whole);
}

/** Pushed back inside the whole board. */
function kept(box: Box, whole: Box): Box {
    if (box.width >= whole.width * 0.999) return whole;
    return {
        ...box,
        x: Math.min(Math.max(box.x, whole.x), whole.x + whole.width - box.width),
        y: Math.min(Math.max(box.y, whole.y), whole.y + whole.height - box.height),
    };
}
