/* How an action is animated: visible effects, duration and sound. */
import type { SoundName } from "../../sound";
import type { LogLine } from "../../table/view";
import type { StepAnimation, Step } from "../ui";
import { middle, type Point } from "./board/geometry";
import { cornerOf } from "./board/PlanetArt";
import type { QuantumBoard } from "./view";

export interface QuantumEffect {
    n: number;
    bursts: { at: Point; seat: string }[];
    cubes: { at: Point; seat: string }[];
    fight: Fight | null;
    /** Ships sent to their owner's scrapyard, with the last space they were on. */
    scrapped: Scrapped[];
    /** Dice that are being rolled, with the number they will show; the position is still the one before. */
    rolling: Rolling[];
    /** Whether dice still tumble: only where they come to rest is known. */
    suspense: boolean;
}

export interface Rolling {
    seat: string;
    die: number;
    number: number;
    inHand: boolean;
}

export interface Scrapped {
    seat: string;
    die: number;
    from: string;
    before: number;
    number: number;
}

/** The last known space of each die on the board, keyed by dieKey. */
type Places = ReadonlyMap<string, string>;

export function dieKey(ship: { seat: string; die: number }): string {
    return `${ship.seat}${ship.die}`;
}

export interface Fight {
    at: Point;
    dice: [number, number];
    text: string;
}

/** The visible effects of the step from one position to the next. */
function effectOf(before: QuantumBoard, after: QuantumBoard, line: LogLine, places: Places): QuantumEffect {
    const out: QuantumEffect = { n: line.n, bursts: [], cubes: [], fight: null, scrapped: [], rolling: [], suspense: false };
    for (const was of before.ships) {
        const now = after.ships.find((ship) => ship.seat === was.seat && ship.die === was.die);
        if (!now || now.at) continue;
        if (was.at) out.bursts.push({ at: middle(was.at, before), seat: was.seat });
        const from = places.get(dieKey(was));
        if (now.scrapyard && !was.scrapyard && from) out.scrapped.push({ seat: was.seat, die: was.die, from, before: was.number, number: now.number });
    }
    for (const planet of after.planets) {
        const had = before.planets.find((old) => old.at === planet.at)?.cubes ?? [];
        planet.cubes.forEach((seat, index) => {
            const placed = planet.cubes.filter((cube) => cube === seat).length > had.filter((cube) => cube === seat).length;
            if (!placed) return;
            const centre = middle(planet.at, after);
            const [dx, dy] = cornerOf(index);
            out.cubes.push({ at: { x: centre.x + dx, y: centre.y + dy }, seat });
        });
    }
    const [attack, defence] = line.about?.dice ?? [];
    if (attack && defence && before.contested) out.fight = { at: middle(before.contested, before), dice: [attack, defence], text: line.text };
    return out;
}

function changedShips(before: QuantumBoard, after: QuantumBoard) {
    let flew = false;
    let rolled = false;
    for (const ship of after.ships) {
        const was = before.ships.find((old) => old.seat === ship.seat && old.die === ship.die);
        if (!was) continue;
        flew ||= was.at !== ship.at;
        rolled ||= was.number !== ship.number;
    }
    return { flew, rolled };
}

/** What is seen while dice tumble: the result comes after it. Null if nothing is rolled. */
function leadOf(before: QuantumBoard, after: QuantumBoard, line: LogLine, result: QuantumEffect): StepAnimation<QuantumEffect>["lead"] | null {
    if (line.seat !== null) return null;
    const scrapped = new Set(result.scrapped.map(dieKey));
    const rolling = after.ships
        .filter((ship) => {
            const was = before.ships.find((old) => dieKey(old) === dieKey(ship));
            return was && was.number !== ship.number && !scrapped.has(dieKey(ship));
        })
        .map(({ seat, die, number, hand }) => ({ seat, die, number, inHand: hand !== undefined }));
    if (!result.fight && scrapped.size === 0 && rolling.length === 0) return null;
    return { time: result.fight ? 700 : 600, sound: "dice", effect: { ...result, bursts: [], cubes: [], rolling, suspense: true } };
}

/** Duration in milliseconds at normal speed, and the sound. */
function timing(step: Step<QuantumBoard>, seen: QuantumEffect | null): { time: number; sound: SoundName | null } {
    const { flew, rolled } = changedShips(step.before.board, step.view.board);
    if (step.view.who === "over" && step.before.who !== "over") return { time: 1400, sound: "win" };
    if (seen?.fight) return { time: 1000, sound: seen.bursts.length > 0 ? "burst" : null };
    if (seen && seen.scrapped.length > 0) return { time: 760, sound: seen.bursts.length > 0 ? "burst" : null };
    if (seen && seen.bursts.length > 0) return { time: 850, sound: "burst" };
    if (seen && seen.cubes.length > 0) return { time: 850, sound: "cube" };
    if (rolled && step.line?.seat === null) return { time: 260, sound: null };
    if (rolled) return { time: 760, sound: "dice" };
    if (flew) return { time: 620, sound: "fly" };
    if (step.before.turn !== step.view.turn) return { time: 500, sound: "turn" };
    return { time: 180, sound: null };
}

/** Remembers the last space of each die: a wreck has no space until it is rolled again. */
export function animator(): (step: Step<QuantumBoard>) => StepAnimation<QuantumEffect> {
    const places = new Map<string, string>();
    return (step) => {
        for (const ship of step.before.board.ships) if (ship.at) places.set(dieKey(ship), ship.at);
        const effect = step.line ? effectOf(step.before.board, step.view.board, step.line, places) : null;
        const lead = step.line && effect && leadOf(step.before.board, step.view.board, step.line, effect);
        return { ...timing(step, effect), effect, ...(lead ? { lead } : {}) };
    };
}
