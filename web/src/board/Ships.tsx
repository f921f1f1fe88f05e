/* All ships on the board, each by its die, so that the same die is the same drawing for the whole game. */
import { useRef } from "preact/hooks";
import type { QuantumBoard } from "../table/view";
import { middle } from "./geometry";
import { flight, type Speed } from "./motion";
import { ShipOnBoard } from "./ShipOnBoard";

interface Props {
    board: QuantumBoard;
    speed: Speed;
    /** Pixels to a unit of the drawing. */
    unit?: number;
    /** Spaces whose ships can do something now. */
    ready: ReadonlySet<string>;
}

export function Ships({ board, speed, unit = 1, ready }: Props) {
    const before = useRef(board);
    const last = before.current;
    before.current = board;
    return (
        <g aria-hidden="true">
            {board.ships.map((ship) => {
                if (!ship.at) return null;
                const was = last.ships.find((old) => old.seat === ship.seat && old.die === ship.die);
                const way = was?.at && was.at !== ship.at && speed !== "none" ? flight(last, was.at, ship.at) : null;
                const turn = ship.seat === board.turn && board.phase === 1;
                return (
                    <ShipOnBoard
                        key={ship.seat + ship.die}
                        seat={ship.seat}
                        number={ship.number}
                        place={middle(ship.at, board)}
                        way={way}
                        spent={turn && ship.moved && ship.ability}
                        ready={ready.has(ship.at)}
                        speed={speed}
                        unit={unit}
                        may={turn ? { move: !ship.moved, ability: !ship.ability } : undefined}
                    />
                );
            })}
        </g>
    );
}
