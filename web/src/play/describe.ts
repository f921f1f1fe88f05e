/* Spaces in words, for screen readers and for whoever hovers. */
import type { QuantumBoard } from "../table/view";
import { className, type Say } from "../words";
import type { Option } from "./clicks";

function seatName(board: QuantumBoard, seat: string): string {
    return board.sheets.find((sheet) => sheet.seat === seat)?.name ?? seat;
}

/** What stands on a space. */
export function describeSpace(board: QuantumBoard, space: string, say: Say): string {
    const planet = board.planets.find((one) => one.at === space);
    if (planet) {
        const parts = [say("planetAt", space, planet.number, planet.locations - planet.cubes.length, planet.locations)];
        if (planet.cubes.length > 0) parts.push(say("planetCubes", planet.cubes.map((seat) => seatName(board, seat)).join(", ")));
        for (const [seat, sum] of Object.entries(planet.orbit)) parts.push(say("planetOrbit", seatName(board, seat), sum));
        return parts.join("; ");
    }
    const ship = board.ships.find((one) => one.at === space);
    if (!ship) return say("emptySpace", space);
    const parts = [say("shipAt", space, seatName(board, ship.seat), ship.number, className(say, ship.number))];
    if (ship.seat === board.turn && ship.moved) parts.push(say("spentMove"));
    if (ship.seat === board.turn && ship.ability) parts.push(say("spentAbility"));
    return parts.join(", ");
}

export function percent(odds: number): string {
    return String(Math.round(odds * 100));
}

/** What pointing at it would do: the decision itself when only one is left. */
export function describeOption(option: Option, say: Say): string {
    const only = option.decisions.length === 1 ? option.decisions[0] : undefined;
    const parts = [only ? only.label : say("canBeChosen")];
    if (option.odds !== undefined) parts.push(say("oddsWords", percent(option.odds)));
    return parts.join(", ");
}
