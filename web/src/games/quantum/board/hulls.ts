/* Silhouettes of the six ship classes: the right half of each outline from bow to stern, to be mirrored. */

type Corner = readonly [number, number];

interface Hull {
    half: readonly Corner[];
    /** Cut-outs and lights (windows, engines), as a path for the whole ship. */
    lights: string;
}

const hulls: Record<number, Hull> = {
    2: {
        half: [
            [0, -31],
            [4, -24],
            [7, -10],
            [14, -4],
            [26, 6],
            [27, 18],
            [16, 15],
            [11, 17],
            [10, 26],
            [4, 26],
            [3, 22],
            [0, 22],
        ],
        lights: "M-2,-16L2,-16L3,-4L-3,-4ZM-19,10L-12,6L-12,9L-19,13ZM19,10L12,6L12,9L19,13ZM-8,26L-5,26L-6.5,32ZM8,26L5,26L6.5,32Z",
    },
    3: {
        half: [
            [0, -33],
            [3, -26],
            [6, -6],
            [9, -3],
            [15, 15],
            [21, 20],
            [21, 26],
            [9, 21],
            [5, 26],
            [0, 24],
        ],
        lights: "M-1.6,-19L1.6,-19L2.4,-7L-2.4,-7ZM-6,25L-3,26L-4.5,32ZM6,25L3,26L4.5,32Z",
    },
    4: {
        half: [
            [0, -28],
            [7, -26],
            [9, -14],
            [9, -8],
            [22, -8],
            [25, -4],
            [25, 11],
            [21, 14],
            [18, 9],
            [9, 9],
            [10, 22],
            [6, 27],
            [0, 27],
        ],
        lights: "M-4,-20L4,-20L4.6,-15L-4.6,-15ZM-21,-3L-15,-3L-15,4L-21,4ZM21,-3L15,-3L15,4L21,4ZM-6,27L-2,27L-4,33ZM6,27L2,27L4,33Z",
    },
    5: {
        half: [
            [0, -30],
            [3, -22],
            [6, -8],
            [30, 14],
            [30, 20],
            [13, 15],
            [7, 18],
            [9, 25],
            [0, 20],
        ],
        lights: "M-1.8,-14L1.8,-14L3,-3L-3,-3ZM-6,20L-2,19L-4,27ZM6,20L2,19L4,27Z",
    },
    6: {
        half: [
            [0, -31],
            [1.6, -31],
            [2.4, -14],
            [6, -9],
            [9, -9],
            [22, -19],
            [26, -15],
            [14, -1],
            [9, 3],
            [5, 12],
            [6, 24],
            [0, 20],
        ],
        lights: "M-3,-5a3,3 0 1 0 6,0a3,3 0 1 0 -6,0ZM-3,22L3,22L0,31Z",
    },
};

/** The battlestation is round: a ring, a hub and spokes. */
function station(side: 1 | -1): string {
    const sweep = side === 1 ? 1 : 0;
    const x = (value: number): number => value * side;
    const ring = `M0,-30A30,30 0 0 ${sweep} 0,30L0,22A22,22 0 0 ${1 - sweep} 0,-22Z`;
    const arms = `M0,-23L${x(3.5)},-23L${x(3.5)},-9.5L${x(9.5)},-3.5L${x(23)},-3.5L${x(23)},3.5L${x(9.5)},3.5L${x(3.5)},9.5L${x(3.5)},23L0,23Z`;
    return ring + arms;
}

function outline(corners: readonly Corner[], side: 1 | -1): string {
    return "M" + corners.map(([x, y]) => `${x * side},${y}`).join("L") + "Z";
}

export interface Silhouette {
    left: string;
    right: string;
    lights: string;
}

const silhouettes: Record<number, Silhouette> = {
    1: { left: station(-1), right: station(1), lights: "M-4.5,0a4.5,4.5 0 1 0 9,0a4.5,4.5 0 1 0 -9,0Z" },
};
for (const [number, hull] of Object.entries(hulls)) {
    silhouettes[Number(number)] = {
        left: outline(hull.half, -1),
        right: outline(hull.half, 1),
        lights: hull.lights,
    };
}

export function silhouette(number: number): Silhouette | undefined {
    return silhouettes[number];
}
