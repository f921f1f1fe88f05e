/* Finds tokens on the board and on the sheets, and describes them. */
import type { Language, Token } from "../../table/view";
import type { Piece, Where } from "../ui";
import { cellOf, cubeSpace } from "./board/geometry";
import type { Card, Planet, QuantumBoard, QuantumView, Ship } from "./view";
import { className, quantumTranslator } from "./words";

/** The space of a token, if it is on the board. */
function spaceOf(board: QuantumBoard, thing: Token): string | null {
    if (cellOf(thing, board)) return thing;
    const under = cubeSpace(thing);
    return under && cellOf(under, board) ? under : null;
}

function cardsOf(board: QuantumBoard): readonly Card[] {
    return [...(board.market ?? []), ...board.sheets.flatMap((sheet) => sheet.commands ?? [])];
}

function isOnSheet(board: QuantumBoard, thing: Token): boolean {
    return board.ships.some((ship) => tokenOf(ship) === thing) || cardsOf(board).some((card) => card.card === thing);
}

export function whereIs({ board }: QuantumView, thing: Token): Where | null {
    const place = spaceOf(board, thing);
    if (place) return { on: "board", place };
    return isOnSheet(board, thing) ? { on: "sheet" } : null;
}

/** The token of a die on its owner's sheet. */
export function tokenOf(ship: Ship): Token | undefined {
    return ship.scrapyard ?? ship.hand;
}

/** Whether the seat's ships in the orbit add up to the planet's number and it has no cube there yet: the board shows such sums. */
export function addsUp(planet: Planet, seat: string): boolean {
    return planet.orbit[seat] === planet.number && !planet.cubes.includes(seat);
}

export function isPlanet(board: QuantumBoard, space: string): boolean {
    return board.planets.some((planet) => planet.at === space);
}

/** A ship belongs to a seat, a planet to nobody. */
export function pieceAt({ board }: QuantumView, space: string): Piece | null {
    const ship = board.ships.find((one) => one.at === space);
    if (ship) return { seat: ship.seat };
    return isPlanet(board, space) ? { seat: null } : null;
}

export function occupied({ board }: QuantumView): readonly string[] {
    return [...board.ships.flatMap((ship) => ship.at ?? []), ...board.planets.map((planet) => planet.at)];
}

/** The same die with the same number has the same abilities. */
export function identity({ board }: QuantumView, thing: Token): string | null {
    const ship = board.ships.find((one) => one.at === thing || one.scrapyard === thing);
    return ship ? `${ship.seat}${ship.die}/${ship.number}` : null;
}

function seatName(board: QuantumBoard, seat: string): string {
    return board.sheets.find((sheet) => sheet.seat === seat)?.name ?? seat;
}

/** What is on a space. */
export function describe({ board }: QuantumView, space: string, language: Language): string {
    const say = quantumTranslator(language);
    const planet = board.planets.find((one) => one.at === space);
    if (planet) {
        const parts = [say("planetAt", space, planet.number, planet.free, planet.locations)];
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

/** A short name for the selected thing. */
export function nameOf(view: QuantumView, thing: Token, language: Language): string {
    const say = quantumTranslator(language);
    const ship = view.board.ships.find((one) => one.at === thing || one.scrapyard === thing);
    if (ship?.at) return say("chosenShip", ship.number, className(say, ship.number), ship.at);
    if (ship) return say("chosenScrapped", ship.number, className(say, ship.number));
    return cardsOf(view.board).find((card) => card.card === thing)?.name ?? view.buttons?.[thing] ?? thing;
}
