/* A faction's emblem in a drawing, white by default. */
import { Emblem as SeatEmblem } from "../../../Emblem";
import { faction } from "./factions";

interface Props {
    seat: string;
    x?: number;
    y?: number;
    radius: number;
    fill?: string;
}

export function Emblem({ seat, ...where }: Props) {
    return <SeatEmblem seatStyle={faction(seat)} {...where} />;
}
