/* The geometry of the chart: the base is in a corner and sectors are rings around it. */
import type { NebuleuseBoard, ShipBoard, Slot } from "../view";

export interface Spot {
    readonly x: number;
    readonly y: number;
}

export const WIDE = 760;
export const HIGH = 570;
const MIDDLE: Spot = { x: -30, y: 600 };
export const RINGS = [285, 505, 690, 858] as const;
/** Between S2 and S3. */
const CUT = 47;

export const spot = (x: number, y: number): Spot => ({ x, y });

export function polar(radius: number, degrees: number): Spot {
    const angle = (degrees * Math.PI) / 180;
    return { x: MIDDLE.x + radius * Math.cos(angle), y: MIDDLE.y - radius * Math.sin(angle) };
}

const write = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function circle(radius: number): string {
    return `M${MIDDLE.x - radius} ${MIDDLE.y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

export function line(from: Spot, to: Spot): string {
    return `M${write(from)}L${write(to)}`;
}

function ring(from: number, to: number, low: number, high: number): string {
    return `M${write(polar(from, low))}L${write(polar(to, low))}A${to} ${to} 0 0 0 ${write(polar(to, high))}L${write(polar(from, high))}A${from} ${from} 0 0 1 ${write(polar(from, low))}Z`;
}

export const CUT_LINE = line(polar(RINGS[0], CUT), polar(RINGS[1], CUT));

interface Area {
    readonly path: string;
    readonly numeral: string;
    readonly label: Spot;
    readonly high: number;
    /** Where its planets are, and the middle of the row in which ships fly. */
    readonly sites: readonly Spot[];
    readonly berth: Spot;
    /** For questions and rings. */
    readonly middle: Spot;
}

export const AREAS: Readonly<Record<string, Area>> = {
    S1: {
        path: ring(1, RINGS[0], -20, 110),
        numeral: "I",
        label: spot(202, 466),
        high: 40,
        sites: [spot(46, 400), spot(128, 396), spot(180, 440), spot(30, 450)],
        berth: spot(134, 452),
        middle: spot(130, 440),
    },
    S2: {
        path: ring(RINGS[0], RINGS[1], CUT, 115),
        numeral: "II",
        label: spot(58, 134),
        high: 38,
        sites: [spot(100, 222), spot(178, 298), spot(190, 196), spot(60, 290)],
        berth: spot(78, 296),
        middle: spot(120, 260),
    },
    S3: {
        path: ring(RINGS[0], RINGS[1], -20, CUT),
        numeral: "III",
        label: spot(322, 298),
        high: 34,
        sites: [spot(280, 410), spot(400, 418), spot(432, 512), spot(330, 500)],
        berth: spot(344, 504),
        middle: spot(345, 440),
    },
    S4: {
        path: ring(RINGS[1], RINGS[2], -20, 115),
        numeral: "IV",
        label: spot(256, 50),
        high: 40,
        sites: [spot(372, 148), spot(484, 296), spot(556, 498), spot(430, 220)],
        berth: spot(536, 398),
        middle: spot(470, 250),
    },
    S5: {
        path: ring(RINGS[2], 1200, -20, 115),
        numeral: "V",
        label: spot(530, 56),
        high: 44,
        sites: [spot(646, 272), spot(684, 362), spot(668, 444), spot(684, 522)],
        berth: spot(556, 148),
        middle: spot(640, 330),
    },
};

export const BASE = { at: spot(68, 508), radius: 27, berth: spot(186, 530) };
export const GATE = { at: spot(676, 90), radius: 54, berth: spot(600, 88) };

/** Where the price of a border is written. */
const PRICES: Readonly<Record<string, Spot>> = {
    "S1-S2": polar(RINGS[0], 62),
    "S1-S3": polar(RINGS[0], 15),
    "S2-S3": polar(446, CUT),
    "S2-S4": polar(RINGS[1], 66),
    "S3-S4": polar(RINGS[1], 31),
    "S4-S5": polar(RINGS[2], 34),
};

export function priceSpot(from: string, to: string): Spot {
    const known = PRICES[`${from}-${to}`] ?? PRICES[`${to}-${from}`];
    if (known) return known;
    const [one, two] = [AREAS[from]?.middle ?? BASE.at, AREAS[to]?.middle ?? BASE.at];
    return spot((one.x + two.x) / 2, (one.y + two.y) / 2);
}

/** Which planet of its sector a slot lies on, as long as it is taken. */
export type Sites = ReadonlyMap<string, { readonly sector: string; readonly site: number }>;

/** A planet is found where the last token was; it stays there until its slot is free again. */
export function sitesOf(board: NebuleuseBoard, before: Sites): Sites {
    const sites = new Map<string, { sector: string; site: number }>();
    for (const sector of board.sectors) {
        const gone = sector.planets - sector.tokens;
        const free = new Set(Array.from({ length: Math.max(gone, sector.slots.length) }, (_, index) => index));
        const late: string[] = [];
        for (const slot of sector.slots) {
            const was = before.get(slot);
            if (was?.sector === sector.id && free.delete(was.site)) sites.set(slot, was);
            else late.push(slot);
        }
        for (const slot of late) {
            const site = Math.max(...free);
            free.delete(site);
            sites.set(slot, { sector: sector.id, site });
        }
    }
    return sites;
}

export function slotSpot(slot: Slot, sites: Sites): Spot | null {
    if (slot.id === "X") return GATE.at;
    const found = sites.get(slot.id);
    return (found && AREAS[found.sector]?.sites[found.site]) ?? null;
}

/** Where a ship is drawn: next to its planet (observers on the left, contacts on the right), or in the row of flying ships. */
export function shipSpot(board: NebuleuseBoard, ship: ShipBoard, sites: Sites, reach: number, wide: number): Spot {
    const within = ({ x, y }: Spot): Spot => ({ x: Math.min(Math.max(x, wide / 2 + 4), WIDE - wide / 2 - 4), y });
    if (ship.at === "X") return GATE.berth;
    const slot = ship.slot === undefined ? undefined : board.slots.find(({ id }) => id === ship.slot);
    const planet = slot && slotSpot(slot, sites);
    if (planet && (ship.doing === "observing" || ship.doing === "contact"))
        return within({ x: planet.x + (ship.doing === "observing" ? -reach : reach), y: planet.y + 6 });
    const beside = board.ships.filter((other) => other.present && other.at === ship.at && (other.doing === "base" || other.doing === "flying"));
    const middle = (ship.at === "base" ? BASE : AREAS[ship.at])?.berth ?? BASE.at;
    const index = Math.max(
        0,
        beside.findIndex(({ seat }) => seat === ship.seat),
    );
    return within({ x: middle.x + (index - (beside.length - 1) / 2) * (wide + 20), y: middle.y });
}
