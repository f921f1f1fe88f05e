/* A seat's emblem: as part of a drawing, white by default, or as an icon in text. */
import type { SeatStyle } from "./games/ui";

interface Props {
    seatStyle: Pick<SeatStyle, "emblem">;
    x?: number;
    y?: number;
    radius: number;
    fill?: string;
}

export function Emblem({ seatStyle, x = 0, y = 0, radius, fill = "#fff" }: Props) {
    return <path d={seatStyle.emblem} transform={`translate(${x} ${y}) scale(${radius})`} fill={fill} class="emblem-mark" />;
}

export function EmblemIcon({ seatStyle, size = 18 }: { seatStyle: SeatStyle; size?: number }) {
    return (
        <svg class="emblem" width={size} height={size} viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
            <path d={seatStyle.emblem} fill={seatStyle.colour} />
        </svg>
    );
}
