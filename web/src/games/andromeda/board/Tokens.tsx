/* The pieces on the map: ships, raiders, leaders, moons, developments. */
import { HULLS, Sign } from "../art/icons";
import { livery } from "../seat-styles";
import type { Kind, Raider, Ship } from "../view";
import type { Mark } from "../../../table/view";

/** A ship, or several of one kind: a die in the seat's colour with the hull, the emblem, and its dice in the dark disc. */
export function ShipToken({ seat, kind, dice, ships, size = 34 }: { seat: Mark; kind: Kind; dice: number; ships: readonly Ship[]; size?: number }) {
    const colours = livery(seat);
    const hurt = ships.some(({ markers }) => markers);
    return (
        <g transform={`scale(${size / 34})`} class="and-ship">
            {ships.length > 1 && <rect x="-14" y="-20" width="34" height="34" rx="8" fill={colours.dark} stroke="#0a0618" />}
            <rect x="-17" y="-17" width="34" height="34" rx="8" fill={`url(#and-ship-${seat})`} stroke="#0a0618" stroke-width="1.5" />
            <path d={HULLS[kind]} fill-rule="evenodd" transform="translate(0 -1)" fill="#1a1030" />
            <path d={colours.emblem} transform="translate(-11 -11) scale(3.6)" fill="#fff" stroke="#1a1030" stroke-width=".25" fill-rule="evenodd" />
            <circle cx="11" cy="11" r="8.5" fill="#0c0720" />
            <text x="11" y="15.6" class="and-number" font-size="13">
                {dice}
            </text>
            {ships.length > 1 && (
                <text x="-11" y="16" class="and-times" font-size="12">
                    ×{ships.length}
                </text>
            )}
            {hurt && <path d="M8-17L13-9L9-8L14 0" fill="none" stroke="#ff4d63" stroke-width="2.4" />}
        </g>
    );
}

const SPIKES = "M0-19L4.5-10.5L13.5-13.5L10.5-4.5L19 0L10.5 4.5L13.5 13.5L4.5 10.5L0 19L-4.5 10.5L-13.5 13.5L-10.5 4.5L-19 0L-10.5-4.5L-13.5-13.5L-4.5-10.5Z";

export function RaiderToken({ raider, size = 34 }: { raider: Raider; size?: number }) {
    return (
        <g transform={`scale(${size / 34})`} class={raider.dragon ? "and-raider and-dragon" : "and-raider"}>
            {raider.dragon ? (
                <>
                    <circle r="20" fill="#1d0338" stroke="#ff5ad0" stroke-width="1.6" />
                    <Sign name="dragon" size={34} />
                </>
            ) : (
                <path d={SPIKES} fill="#d92f4c" stroke="#3a0512" stroke-width="1.5" />
            )}
            <circle cx="-12" cy="10" r="8" fill="#0c0720" />
            <text x="-12" y="14.4" class="and-number" font-size="12">
                {raider.class}
            </text>
            <circle cx="12" cy="10" r="8" fill="#0c0720" />
            <text x="12" y="14.4" class="and-number" font-size="12">
                {raider.dice}
            </text>
        </g>
    );
}

export function Leader({ seat, count }: { seat: Mark; count: number }) {
    return (
        <g fill={livery(seat).seat}>
            <path d="M0-9a4 4 0 1 1-.1 0ZM-6 8V4a6 5.4 0 0 1 12 0V8Z" stroke="#0b0620" stroke-width="1.4" />
            {count > 1 && (
                <text x="9" y="6" class="and-count" font-size="12">
                    {count}
                </text>
            )}
        </g>
    );
}

/** A tower for each kind of development, in the colours of its owner. */
export function Tower({ seat }: { seat: Mark }) {
    const colours = livery(seat);
    return (
        <g>
            <path d="M-9 12V2L-5-2V-9L0-15L5-9V-2L9 2V12Z" fill={colours.base} stroke="#0b0620" stroke-width="1.5" />
            <path d={colours.emblem} transform="translate(0 3) scale(4)" fill="#fff" stroke="#0b0620" stroke-width=".25" fill-rule="evenodd" />
        </g>
    );
}
