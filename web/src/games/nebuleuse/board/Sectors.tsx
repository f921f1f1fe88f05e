/* Sectors, the base, the gate and the prices of borders, as they are drawn below planets and ships. */
import type { BoardProps } from "../../ui";
import type { NebuleuseBoard } from "../view";
import { useNebuleuse } from "../words";
import { Castrum, Gate } from "./Base";
import { AREAS, BASE, GATE, priceSpot, WIDE } from "./geometry";
import type { Sizes } from "./sizes";

interface Props {
    readonly board: NebuleuseBoard;
    readonly sizes: Sizes;
}

type Marks = Pick<BoardProps<NebuleuseBoard, unknown>, "lit" | "chosen" | "highlighted">;

/** The areas of sectors, highlighted where they can be chosen and where the ship to move is. */
export function SectorAreas({ board, at, marks }: { readonly board: NebuleuseBoard; readonly at: string; readonly marks: Marks }) {
    const classes = (id: string): string =>
        [
            "neb-sector",
            at === id || (at === "base" && id === "S1") ? `here neb-${board.turn}` : "",
            marks.lit.has(id) ? "lit" : "",
            marks.chosen.includes(id) ? "chosen-sector" : "",
            marks.highlighted.includes(id) ? "highlighted-sector" : "",
        ]
            .filter(Boolean)
            .join(" ");
    return (
        <>
            {Object.entries(AREAS).map(([id, area]) => (
                <path key={id} d={area.path} class={classes(id)} />
            ))}
        </>
    );
}

export function SectorNames({ board, sizes }: Props) {
    const { say } = useNebuleuse();
    return (
        <>
            {board.sectors.map(({ id, zone }) => {
                const area = AREAS[id];
                return (
                    area && (
                        <text
                            key={id}
                            x={area.label.x}
                            y={area.label.y + area.high / 2 + 16 * sizes.words}
                            font-size={12.5 * sizes.words}
                            class="neb-sector-name"
                        >
                            {say("sectorZone", id, zone)}
                        </text>
                    )
                );
            })}
        </>
    );
}

export function BaseSite({ sizes }: { readonly sizes: Sizes }) {
    const { say } = useNebuleuse();
    return (
        <g transform={`translate(${BASE.at.x} ${BASE.at.y})`}>
            <Castrum r={BASE.radius} />
            <text y={BASE.radius + 8 + 13 * sizes.words} font-size={13.5 * sizes.words} class="neb-sector-name">
                {say("base")}
            </text>
        </g>
    );
}

/** The label of the gate: open or closed and, where there is space, the prices. */
function GateTag({ board, sizes }: Props) {
    const { say } = useNebuleuse();
    const k = sizes.words;
    const state = board.gate.open ? say("gateOpen") : say("gateClosed");
    if (sizes.small)
        return (
            <>
                <rect x={-36 * k} width={72 * k} height={21 * k} rx={10} />
                <text y={15.5 * k} font-size={13 * k} text-anchor="middle" class="first neb-mid">
                    {state}
                </text>
            </>
        );
    return (
        <>
            <rect x={-76 * k} width={152 * k} height={61 * k} rx={10} />
            <text y={19 * k} font-size={14 * k} class="first neb-mid">
                {state}
            </text>
            <text y={36 * k} font-size={12.5 * k} class="neb-mid">
                {say("gateIn", board.gate.enter)}
            </text>
            <text y={52 * k} font-size={12.5 * k} class="neb-mid">
                {say("gateOut", board.gate.leave)}
            </text>
        </>
    );
}

export function GateSite({ board, sizes }: Props) {
    const half = (sizes.small ? 36 : 76) * sizes.words;
    return (
        <g transform={`translate(${GATE.at.x} ${GATE.at.y})`}>
            <Gate open={board.gate.open} slot={board.slots.find(({ id }) => id === "X")} />
            <g transform={`translate(${Math.min(0, WIDE - 6 - GATE.at.x - half)} ${GATE.radius + 10})`} class="neb-tag">
                <GateTag board={board} sizes={sizes} />
            </g>
        </g>
    );
}

export function Prices({ board, sizes }: Props) {
    return (
        <>
            {board.borders.map(({ from, to, cost, near }) => {
                const at = priceSpot(from, to);
                return (
                    <g key={from + to} class={near ? "neb-price near" : "neb-price"} transform={`translate(${at.x} ${at.y}) scale(${sizes.price})`}>
                        {near && <rect x="-14" y="-18" width="28" height="36" rx="8" class="neb-price-glow" />}
                        <rect x="-10.5" y="-14" width="21" height="28" rx="5" />
                        <text y="5.5" font-size={Math.max(16, sizes.least / sizes.price)}>
                            {cost}
                        </text>
                    </g>
                );
            })}
        </>
    );
}
