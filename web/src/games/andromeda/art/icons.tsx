/* Icons of resources, tracks and ships: paths around 0,0 in a box of 24. Colour is never the only cue. */
import type { Kind } from "../view";

interface Icon {
    readonly d: string;
    readonly fill: string;
}

const ICONS: Readonly<Record<string, Icon>> = {
    ice: { d: "M0-10L8.7-5V5L0 10L-8.7 5V-5ZM0-10V10M-8.7-5L8.7 5M8.7-5L-8.7 5", fill: "#6cc9ff" },
    nano: { d: "M0-9a3.4 3.4 0 1 1-.1 0ZM-7.5 2.2a3.4 3.4 0 1 1-.1 0ZM7.5 2.2a3.4 3.4 0 1 1-.1 0ZM0-4L-5 4H5Z", fill: "#58d68d" },
    titan: { d: "M-6-5H6L10 6H-10Z", fill: "#e2b48a" },
    credit: { d: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z", fill: "#ffc84f" },
    energy: { d: "M3-11L-7 2H-1L-3 11L7-3H1Z", fill: "#3fe0d0" },
    tactic: { d: "M-6-9H6V9H-6ZM0-5L4 0L0 5L-4 0Z", fill: "#c7b4ff" },
    vp: { d: "M0-10L2.9-3.4L10-2.8L4.6 1.8L6.3 8.8L0 5L-6.3 8.8L-4.6 1.8L-10-2.8L-2.9-3.4Z", fill: "#ffd45e" },
    leader: { d: "M0-9a4 4 0 1 1-.1 0ZM-7 10V5a7 6 0 0 1 14 0V10Z", fill: "currentColor" },
    moon: { d: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z", fill: "#d3d0e6" },
    die: { d: "M-8-8H8V8H-8ZM-3-3h.1M3 3h.1M0 0h.1", fill: "#f3f0ff" },
    target: { d: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM0-11V-4M0 4V11M-11 0H-4M4 0H11", fill: "none" },
    hourglass: { d: "M-6-9H6L1 0L6 9H-6L-1 0Z", fill: "#f5b84a" },
    probe: { d: "M-4-4H4V4H-4ZM-11-2H-5M5-2H11M0-10V-4M0 4V10", fill: "none" },
    module: { d: "M-8-8H8V8H-8ZM-3-3H3V3H-3Z", fill: "#b9aef0" },
    dragon: { d: "M-9 8C-9-2-3-4 1-10C2-5 6-5 9-7C7-3 8 0 5 2C7 4 6 7 9 9C4 9 2 7 0 4C-2 8-5 9-9 8Z", fill: "#ff5ad0" },
    sci: { d: "M-3-10H3M-2-10V-3L-8 8H8L2-3V-10", fill: "#6fb1ff" },
    ind: { d: "M0-6a6 6 0 1 1-.1 0ZM0-11V-7M0 7V11M-11 0H-7M7 0H11M-8-8L-5-5M5 5L8 8M8-8L5-5M-5 5L-8 8", fill: "#ff9b6a" },
    com: { d: "M-4-8a6 6 0 1 1-.1 0ZM4-3a6 6 0 1 1-.1 0Z", fill: "#ffcf5c" },
    civ: { d: "M0-10V-3M-8 8A8 9 0 0 1 8 8ZM-10 10H10", fill: "#7fe6a5" },
    sup: { d: "M-8 9L-9-7L-3-1L0-9L3-1L9-7L8 9Z", fill: "#ff8f9d" },
};

/** The drawing of an icon; `line` colours those that are only lines. */
function Shape({ name, line, transform }: { name: string; line: string; transform?: string | undefined }) {
    const icon = ICONS[name];
    return icon ? (
        <path
            d={icon.d}
            transform={transform}
            fill={icon.fill}
            fill-rule="evenodd"
            stroke={icon.fill === "none" ? line : "#0b0620"}
            stroke-width="1.3"
            stroke-linejoin="round"
            stroke-linecap="round"
        />
    ) : null;
}

export function Icon({ name, size = 18 }: { name: string; size?: number }) {
    return (
        <svg class={`and-icon and-icon-${name}`} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
            <Shape name={name} line="currentColor" />
        </svg>
    );
}

/** The same as part of a drawing. */
export function Sign({ name, x = 0, y = 0, size = 18 }: { name: string; x?: number; y?: number; size?: number }) {
    return <Shape name={name} line="#e9f2ff" transform={`translate(${x} ${y}) scale(${size / 24})`} />;
}

export const HULLS: Readonly<Record<Kind, string>> = {
    transport: "M-4-11H4L6-6H10V6H6L4 11H-4L-6 6H-10V-6H-6ZM-2.5-7.5H2.5V-4H-2.5ZM-4 0H4V2H-4Z",
    fighter: "M0-11L3-2L11 7L3 5L2 10H-2L-3 5L-11 7L-3-2Z",
    science: "M0-10a4.4 4.4 0 1 1-.1 0ZM-1.5-1H1.5V3L9 9H3L0 6L-3 9H-9L-1.5 3Z",
    cruiser: "M0-11L4-6V1L10 4V9L4 7L2 11H-2L-4 7L-10 9V4L-4 1V-6Z",
};
