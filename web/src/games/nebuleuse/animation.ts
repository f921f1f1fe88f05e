/* How an action is animated: visible effects, duration and sound. The result of a card or die is withheld until it has been
   revealed. */
import { useEffect, useState } from "preact/hooks";
import { scaledDuration } from "../../motion";
import type { SoundName } from "../../sound";
import type { Mark } from "../../table/view";
import { useSettings } from "../../settings";
import type { StepAnimation, Step } from "../ui";
import { FIELDS, type NebuleuseAbout, type NebuleuseBoard, type ShipBoard } from "./view";

/** Something that a ship won or lost. */
export interface Gain {
    readonly seat: Mark;
    /** "pv", a field, or a piece. */
    readonly what: string;
    readonly amount: number;
}

export interface Happening {
    readonly n: number;
    readonly before: NebuleuseBoard;
    /** Milliseconds during which the position before is shown, except for the card or die being revealed. */
    readonly hold: number;
    readonly card: { readonly id: string; readonly discarded: boolean } | null;
    readonly die: { readonly face: number; readonly seat: Mark } | null;
    readonly gains: readonly Gain[];
    /** A ship's scan of a planet, and experience paid to a planet. */
    readonly beam: { readonly seat: Mark; readonly slot: string } | null;
    readonly paid: { readonly seat: Mark; readonly slot: string; readonly fields: string } | null;
    readonly found: string | null;
    readonly opened: boolean;
    readonly promoted: Mark | null;
}

function gainsOf(before: ShipBoard, after: ShipBoard): Gain[] {
    const { seat } = after;
    const gains: Gain[] = [];
    const note = (what: string, amount: number): void => void (amount !== 0 && gains.push({ seat, what, amount }));
    note("pv", after.pv - before.pv);
    for (const field of FIELDS) note(field, after.exp[field] - before.exp[field]);
    if (before.ship === after.ship) after.pieces.forEach((piece) => note(piece.id, piece.have - (before.pieces.find(({ id }) => id === piece.id)?.have ?? 0)));
    return gains;
}

function paidIn(before: NebuleuseBoard, after: NebuleuseBoard): Happening["paid"] {
    for (const slot of after.slots) {
        const { contact } = slot;
        const was = before.slots.find(({ id }) => id === slot.id)?.contact;
        if (!contact || (was?.seat === contact.seat && was.steps >= contact.steps) || contact.steps === 0) continue;
        const fields = FIELDS.map((field) => field.repeat(Math.max(0, (contact.paid[field] ?? 0) - (was?.paid[field] ?? 0)))).join("");
        return { seat: contact.seat, slot: slot.id, fields };
    }
    return null;
}

const HOLD = { card: 620, discard: 260, die: 760 } as const;

function happening({ before: { board: before }, view, line }: Step<NebuleuseBoard>): Happening | null {
    if (!line) return null;
    const after = view.board;
    const about = line.about as NebuleuseAbout | undefined;
    const card = about?.kind === "card" && about.card ? { id: about.card, discarded: about.discarded === true } : null;
    const die = about?.kind === "die" && about.die ? { face: about.die, seat: line.turn } : null;
    const ships = after.ships.flatMap((ship) => {
        const was = before.ships.find(({ seat }) => seat === ship.seat);
        return was ? [[was, ship] as const] : [];
    });
    const looked = about?.kind === "scan" && about.slot ? about.slot : null;
    return {
        n: line.n,
        before,
        hold: die ? HOLD.die : card ? (card.discarded ? HOLD.discard : HOLD.card) : 0,
        card,
        die,
        gains: ships.flatMap(([was, ship]) => gainsOf(was, ship)),
        /* Everybody may know who scans; only the one who looks sees the beam and what it finds. */
        beam: looked && view.viewer === line.turn ? { seat: line.turn, slot: looked } : null,
        paid: paidIn(before, after),
        found: after.slots.find((slot) => slot.taken && !before.slots.find(({ id }) => id === slot.id)?.taken)?.id ?? null,
        opened: after.gate.open && !before.gate.open,
        promoted: ships.find(([was, ship]) => was.ship !== ship.ship)?.[1].seat ?? null,
    };
}

function moved(before: NebuleuseBoard, after: NebuleuseBoard): boolean {
    return after.ships.some((ship) => {
        const was = before.ships.find(({ seat }) => seat === ship.seat);
        return was && (was.at !== ship.at || was.doing !== ship.doing);
    });
}

function timing(step: Step<NebuleuseBoard>, seen: Happening | null): { time: number; sound: SoundName | null } {
    if (step.view.who === "over" && step.before.who !== "over") return { time: 1400, sound: "win" };
    if (!seen) return { time: 0, sound: null };
    if (seen.die) return { time: 1350, sound: "dice" };
    if (seen.opened) return { time: 1300, sound: "cube" };
    if (seen.promoted) return { time: 1300, sound: "cube" };
    if (seen.card) return seen.card.discarded ? { time: 360, sound: "pick" } : { time: 1150, sound: "fly" };
    if (seen.found) return { time: 900, sound: "cube" };
    if (seen.paid) return { time: 950, sound: "cube" };
    if (seen.beam) return { time: 800, sound: "fly" };
    if (moved(step.before.board, step.view.board)) return { time: 650, sound: "fly" };
    if (seen.gains.length > 0) return { time: 650, sound: "pick" };
    if (step.before.turn !== step.view.turn) return { time: 450, sound: "turn" };
    return { time: 160, sound: null };
}

export function animator(): (step: Step<NebuleuseBoard>) => StepAnimation<Happening> {
    return (step) => {
        const effect = happening(step);
        return { ...timing(step, effect), effect };
    };
}

/** Whether the result is still withheld. */
export function useHeld(effect: Happening | null): boolean {
    const { speed } = useSettings();
    const [shown, setShown] = useState(-1);
    const time = effect ? scaledDuration(effect.hold, speed) : 0;
    const held = effect !== null && time > 0 && shown !== effect.n;
    useEffect(() => {
        if (!held || !effect) return;
        const timer = setTimeout(() => setShown(effect.n), time);
        return () => clearTimeout(timer);
    }, [effect?.n, held]);
    return held;
}
