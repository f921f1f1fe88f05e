/* The start-screen picture for games without one: the emblems of six seats. */
import { Emblem } from "../../Emblem";
import { seatStyleAmong } from "./seat-styles";

const SEATS = ["1", "2", "3", "4", "5", "6"];

export function PlainHero() {
    return (
        <svg class="hero plain-hero" viewBox="-210 -130 420 260" aria-hidden="true">
            <circle r={92} class="plain-orbit" />
            {SEATS.map((seat, index) => {
                const angle = (2 * Math.PI * (index - 0.5)) / SEATS.length;
                const seatStyle = seatStyleAmong(SEATS, seat);
                return (
                    <Emblem
                        key={seat}
                        seatStyle={seatStyle}
                        x={138 * Math.cos(angle)}
                        y={88 * Math.sin(angle)}
                        radius={index % 2 ? 26 : 20}
                        fill={seatStyle.colour}
                    />
                );
            })}
        </svg>
    );
}
