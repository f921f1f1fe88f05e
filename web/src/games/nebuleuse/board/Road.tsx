/* The victory-point track: commanders, the promotion threshold, the threshold of the last round. */
import { Emblem } from "../../../Emblem";
import { seatStyle } from "../seat-styles";
import type { NebuleuseBoard } from "../view";
import { useNebuleuse } from "../words";

const WIDTH = 752;
const Y = 34;

export function Road({ board }: { board: NebuleuseBoard }) {
    const { say } = useNebuleuse();
    const most = Math.max(33, ...board.ships.map(({ pv }) => pv));
    const x = (pv: number): number => 34 + (pv * (WIDTH - 70)) / most;
    const here = board.ships.filter(({ present }) => present);
    const words = here.map(({ name, pv }) => `${name} ${pv}`).join(", ");
    /* Markers on the same space overlap, that of the seat to move in front. */
    const order = [...here].sort((a, b) => Number(a.seat === board.turn) - Number(b.seat === board.turn));
    const beside = (index: number): number => order.slice(0, index).filter(({ pv }) => pv === order[index]!.pv).length * 8;
    return (
        <svg class="neb-road" viewBox={`0 0 ${WIDTH} 64`} role="img" aria-label={say("roadWords", words)} data-help="helpRoad">
            <text x="2" y={Y + 4} class="strong">
                {say("pv")}
            </text>
            <rect x={x(0)} y={Y - 3} width={x(most) - x(0)} height="6" rx="3" class="neb-road-line" />
            <path class="neb-road-ticks" d={Array.from({ length: most + 1 }, (_, pv) => `M${x(pv).toFixed(1)} ${Y + 5}v${pv % 5 ? 4 : 8}`).join("")} />
            {[0, 5, 20, 25].map((pv) => (
                <text x={x(pv)} y={Y + 26} class="neb-mid">
                    {pv}
                </text>
            ))}
            <path d={`M${x(board.promotionPv)} 20v26M${x(board.endPv)} 20v26`} class="neb-road-goal" />
            <text x={x(board.promotionPv)} y={Y + 27} class="neb-mid strong">
                {say("roadSpatha", board.promotionPv)}
            </text>
            <text x={x(board.endPv)} y={Y + 27} class="neb-mid strong">
                {say("roadEnd", board.endPv)}
            </text>
            {order.map(({ seat, pv }, index) => (
                <g key={seat} class="neb-pawn" style={{ transform: `translate(${(x(pv) + beside(index)).toFixed(1)}px, ${Y - 13}px)` }}>
                    <path
                        d="M-12-12h24v15l-12 11-12-11z"
                        fill={`url(#neb-ship-${seat})`}
                        stroke={seat === board.turn ? "#fff" : "#14040c"}
                        stroke-width={seat === board.turn ? 2 : 1.5}
                    />
                    <Emblem seatStyle={seatStyle(seat)} y={-2} radius={6.5} />
                </g>
            ))}
        </svg>
    );
}
