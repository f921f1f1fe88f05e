/* All ships on the board, keyed by die, so that each keeps its element for the whole game. */
import { useRef } from "preact/hooks";
import { Phase, type QuantumBoard } from "../view";
import { middle } from "./geometry";
import type { Speed } from "../../../motion";
import { dieKey, type Rolling } from "../animation";
import { flight } from "./flight";
import { ShipOnBoard } from "./ShipOnBoard";

interface Props {
    board: QuantumBoard;
    speed: Speed;
    /** Pixels per drawing unit. */
    unit?: number;
    /** Spaces whose ships can act now. */
    ready: ReadonlySet<string>;
    /** Dice that are being rolled. */
    rolling?: readonly Rolling[] | undefined;
}

export function Ships({ board, speed, unit = 1, ready, rolling }: Props) {
    const before = useRef(board);
    const last = before.current;
    before.current = board;
    return (
        <g aria-hidden="true">
            {board.ships.map((ship) => {
                if (!ship.at) return null;
                const was = last.ships.find((old) => old.seat === ship.seat && old.die === ship.die);
                const way = was?.at && was.at !== ship.at && speed !== "none" ? flight(last, was.at, ship.at) : null;
                const turn = ship.seat === board.turn && board.phase === Phase.actions;
                return (
                    <ShipOnBoard
                        key={ship.seat + ship.die}
                        seat={ship.seat}
                        number={ship.number}
                        rolling={rolling?.find((one) => dieKey(one) === dieKey(ship))?.number}
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
