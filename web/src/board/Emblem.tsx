/* A faction's emblem, white unless told otherwise, around a point. */
import { faction } from "./factions";

interface Props {
    seat: string;
    x?: number;
    y?: number;
    radius: number;
    fill?: string;
}

export function Emblem({ seat, x = 0, y = 0, radius, fill = "#fff" }: Props) {
    return <path d={faction(seat).emblem} transform={`translate(${x} ${y}) scale(${radius})`} fill={fill} class="emblem-mark" />;
}

/** The emblem as a small picture in running text. */
export function EmblemIcon({ seat, size = 18 }: { seat: string; size?: number }) {
    return (
        <svg class="emblem" width={size} height={size} viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
            <path d={faction(seat).emblem} fill={`var(--seat-${seat})`} />
        </svg>
    );
}
