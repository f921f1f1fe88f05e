/* A ship on the chart is a scutum, the legion's shield, with its hull and its emblem. */
import type { Mark } from "../../../table/view";
import { Emblem } from "../../../Emblem";
import { seatStyle } from "../seat-styles";
import type { ShipKind } from "../view";

export const HULLS: Readonly<Record<ShipKind, string>> = {
    frombola: "M0-15C4-11 5.5-6 5.5-1L13 3.5V10L6 8.5L4 14H-4L-6 8.5L-13 10V3.5L-5.5-1C-5.5-6-4-11 0-15Z",
    spatha: "M0-18L3.6-11V4L13 6.5V10.5L4 10L3 17H-3L-4 10L-13 10.5V6.5L-3.6 4V-11Z",
};

interface Props {
    seat: Mark;
    kind: ShipKind;
    /** Of the shield. */
    high: number;
    /** Highlight the seat to move. */
    bright?: boolean;
}

export function ShipArt({ seat, kind, high: h, bright }: Props) {
    const w = h * 0.8;
    const r = h * 0.24;
    const rect = (grow: number) => ({ x: -w / 2 - grow, y: -h / 2 - grow, width: w + 2 * grow, height: h + 2 * grow, rx: r + grow });
    return (
        <>
            {bright ? (
                <>
                    <circle r={h * 1.15} fill={`url(#neb-halo-${seat})`} />
                    <rect {...rect(3.5)} fill="#14040c" stroke="#fff" stroke-width="2.5" />
                </>
            ) : (
                <rect {...rect(2)} fill="#14040c" opacity=".85" />
            )}
            <rect {...rect(0)} fill={`url(#neb-ship-${seat})`} stroke="#fff" stroke-opacity=".55" />
            <path
                d={`M${-w / 2 + 3} 0V${-h / 2 + r}Q${-w / 2 + 3} ${-h / 2 + 3} ${-w / 2 + r} ${-h / 2 + 3}H${w / 2 - r}Q${w / 2 - 3} ${-h / 2 + 3} ${w / 2 - 3} ${-h / 2 + r}Q0 ${-h * 0.1} ${-w / 2 + 3} 0Z`}
                fill="#fff"
                opacity=".2"
            />
            <g transform={`translate(0 ${h * 0.05}) scale(${h / 46})`}>
                <path d={HULLS[kind]} fill="#1a0812" opacity=".9" />
                {kind === "frombola" ? <circle r="3" cy="-3" fill="#fff" opacity=".75" /> : <path d="M0-14V3" stroke="#fff" stroke-width="1.6" opacity=".75" />}
            </g>
            <Emblem seatStyle={seatStyle(seat)} x={-w / 2 + h * 0.17} y={-h / 2 + h * 0.17} radius={h * 0.125} />
        </>
    );
}
