/* Ships: the trail of this turn, the ships themselves, and a ring around the one that faces a risk. */
import { useRef } from "preact/hooks";
import { livery } from "../seat-styles";
import type { NebuleuseBoard, ShipBoard } from "../view";
import type { Spot } from "./geometry";
import { ShipArt } from "./ShipArt";
import type { Sizes } from "./sizes";

/** Where the ship to move has been in this turn. */
interface Trail {
    turn: string;
    spots: Spot[];
}

function useTrail(board: NebuleuseBoard, at: Spot | null): readonly Spot[] {
    const trail = useRef<Trail>({ turn: "", spots: [] });
    const turn = `${board.round} ${board.turn}`;
    if (trail.current.turn !== turn) trail.current = { turn, spots: [] };
    const { spots } = trail.current;
    const last = spots.at(-1);
    if (at && (!last || Math.hypot(last.x - at.x, last.y - at.y) > 1)) spots.push(at);
    return spots;
}

interface Props {
    readonly board: NebuleuseBoard;
    readonly sizes: Sizes;
    readonly over: boolean;
    readonly where: (ship: ShipBoard) => Spot;
}

export function Fleet({ board, sizes, over, where }: Props) {
    const mover = board.ships.find(({ seat }) => seat === board.turn);
    const trail = useTrail(board, mover?.present ? where(mover) : null);
    const risk = board.point.stage === "risk" && mover ? where(mover) : null;
    const ships = board.ships.filter((ship) => ship.present).sort((a, b) => Number(a.seat === board.turn) - Number(b.seat === board.turn));
    return (
        <>
            {trail.length > 1 && (
                <g class="neb-trail" stroke={livery(board.turn).seat}>
                    <path d={`M${trail.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`} />
                    <circle cx={trail[0]!.x} cy={trail[0]!.y} r="5" />
                </g>
            )}
            {ships.map((ship) => {
                const at = where(ship);
                const mine = ship.seat === board.turn && !over;
                return (
                    <g key={ship.seat} class="neb-ship" style={{ transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)` }}>
                        <ShipArt seat={ship.seat} kind={ship.ship} high={mine ? sizes.mine : sizes.ship} bright={mine} />
                    </g>
                );
            })}
            {risk && (
                <g transform={`translate(${risk.x} ${risk.y})`} class="neb-risk-ring">
                    <circle r={sizes.mine * 0.94} class="under" />
                    <circle r={sizes.mine * 0.94} />
                </g>
            )}
        </>
    );
}
