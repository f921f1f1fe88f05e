/* Finds tokens on the board, and describes them. */
import type { Language, Mark, Token } from "../../table/view";
import type { Piece, Standing, Where } from "../ui";
import type { NebuleuseBoard, NebuleuseView, ShipBoard, Slot } from "./view";
import { nebuleuseSpeaker } from "./words";

const GREEK: Readonly<Record<string, string>> = { alpha: "α", beta: "β", gamma: "γ", delta: "δ" };

export function letterOfSlot(slot: string): string {
    return GREEK[slot] ?? slot;
}

/** The gate and its slot are one place: ships in X can use the slot, others the gate. */
function placeOfThing(board: NebuleuseBoard, thing: Token): string | null {
    if (thing === "X" || thing === "slot-X") return "X";
    if (thing === "base" || board.sectors.some(({ id }) => id === thing)) return thing;
    return board.slots.some(({ id, taken }) => id === thing && taken) ? thing : null;
}

/** A slot that is free is nowhere on the chart: then there is a button for it. */
export function whereIs({ board }: NebuleuseView, thing: Token): Where | null {
    const place = placeOfThing(board, thing);
    return place === null ? null : { on: "board", place };
}

export function slotAt(board: NebuleuseBoard, place: string): Slot | undefined {
    return board.slots.find(({ id, taken }) => taken && id === place);
}

export function pieceAt({ board }: NebuleuseView, place: string): Piece | null {
    return slotAt(board, place) || place === "X" || place === "base" ? { seat: null } : null;
}

export function occupied({ board }: NebuleuseView): readonly string[] {
    return ["base", "X", ...board.slots.filter(({ id, taken }) => taken && id !== "X").map(({ id }) => id)];
}

export function shipOf(board: NebuleuseBoard, seat: Mark): ShipBoard | undefined {
    return board.ships.find((ship) => ship.seat === seat);
}

export function shipName(board: NebuleuseBoard, seat: Mark): string {
    return shipOf(board, seat)?.name ?? seat;
}

/** The label next to a planet: name, needs and rewards, ships there. */
export function slotLines(board: NebuleuseBoard, slot: Slot, language: Language): { text: string; seat?: Mark }[] {
    const say = nebuleuseSpeaker(language);
    const name = (seat: Mark): string => shipName(board, seat);
    const lines: { text: string; seat?: Mark }[] = [];
    const { card, scans = [] } = slot;
    if (card) {
        const pv = card.steps.map((step) => step.pv).join("/");
        lines.push({ text: card.name }, { text: say(card.squads === 1 ? "asksOne" : "asks", card.squads, pv) });
        if (!slot.up) lines.push({ text: say("youKnow") });
    } else {
        lines.push({ text: say("unknownHere") });
        lines.push(scans[0] ? { text: say("scannedBy", scans.map(name).join(", ")), seat: scans[0] } : { text: say("unknownToAll") });
    }
    if (slot.contact) lines.push({ text: say("contacts", name(slot.contact.seat), slot.contact.pv), seat: slot.contact.seat });
    else if (slot.owner && slot.observer) lines.push({ text: say("mustLeave", name(slot.observer)), seat: slot.observer });
    else if (slot.observer && card)
        lines.push({ text: say("observes", name(slot.observer), slot.looks?.[slot.observer] ?? 0, card.observe), seat: slot.observer });
    return lines;
}

/** Where a ship is and what it does. */
export function whereabouts(ship: ShipBoard, language: Language): string {
    const say = nebuleuseSpeaker(language);
    if (ship.doing === "observing" && ship.slot) return say("observingIn", letterOfSlot(ship.slot), ship.at);
    if (ship.doing === "contact" && ship.slot) return say("contactIn", letterOfSlot(ship.slot), ship.at);
    return ship.at === "base" ? say("atBase") : say("flyingIn", ship.at);
}

export function describe({ board }: NebuleuseView, place: string, language: Language): string {
    const say = nebuleuseSpeaker(language);
    const slot = slotAt(board, place);
    const parts: string[] = [];
    const gate = place === "X" ? say("placeGate", say(board.gate.open ? "gateOpen" : "gateClosed")) : null;
    if (gate) parts.push(gate, say("gateIn", board.gate.enter), say("gateOut", board.gate.leave));
    if (place === "base") parts.push(say("placeBase"));
    const sector = board.sectors.find(({ id }) => id === place);
    if (sector) parts.push(say("placeSector", sector.id, sector.zone, sector.tokens));
    if (slot) parts.push(...[`${slot.name}${slot.sector && !gate ? `, ${slot.sector}` : ""}`, ...slotLines(board, slot, language).map(({ text }) => text)]);
    const ships = place === "base" ? board.base.ships : place === "X" ? board.gate.ships : (sector?.ships ?? []);
    if (ships.length > 0) parts.push(say("shipsHere", ships.map((seat) => shipName(board, seat)).join(", ")));
    return parts.length > 0 ? parts.join("; ") : place;
}

export function nameOf(view: NebuleuseView, thing: Token): string {
    const slot = slotAt(view.board, thing);
    return view.buttons?.[thing] ?? slot?.name ?? view.names?.[thing] ?? thing;
}

export function standing({ board: { ships } }: NebuleuseView, language: Language): Standing {
    const say = nebuleuseSpeaker(language);
    return {
        words: say("roadWords", ships.map(({ name, pv }) => `${name} ${pv}`).join(", ")),
        seats: ships.map(({ seat, pv }) => ({ seat, value: pv })),
    };
}
