/* Icons: pieces of a ship, kinds of cards. */
import type { JSX } from "preact";
import { memo } from "../../../memo";

const PATHS: Readonly<Record<string, JSX.Element>> = {
    thruster: (
        <>
            <path d="M8 2h8l2.5 9h-13z" />
            <path d="M8 13h8l-4 9.5z" opacity=".7" />
        </>
    ),
    laser: (
        <>
            <path d="M3 19h11v3H3zM6.5 17.5l6.4-9 4.3 3-4.6 6z" />
            <path d="M17 7.6l5-5.6" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
        </>
    ),
    scanner: (
        <>
            <path d="M12 2l7 11H5z" opacity=".5" />
            <circle cx="12" cy="3.4" r="2.4" />
            <path d="M3 16c2 7 16 7 18 0-3 3-15 3-18 0z" />
        </>
    ),
    detector: (
        <>
            <path d="M12 2l9 3.4v6.2c0 5.6-4 9-9 10.9-5-1.9-9-5.3-9-10.9V5.4z" opacity=".42" />
            <path d="M10.7 6h2.6v7.5h-2.6zM10.7 15.5h2.6v2.6h-2.6z" />
        </>
    ),
    squad: (
        <>
            <path d="M5.5 21v-8a6.5 6.5 0 0 1 13 0v8h-4.2v-6.4h-4.6V21z" />
            <path d="M4 10.5C5 2 19 2 20 10.5l-2.3-.9C17 5.8 7 5.8 6.3 9.6z" opacity=".7" />
        </>
    ),
    expert: (
        <>
            <circle cx="12" cy="7" r="4.4" />
            <path d="M3.5 22c0-6 4-9 8.5-9s8.5 3 8.5 9z" />
        </>
    ),
    card: <rect x="5" y="2.5" width="14" height="19" rx="2.5" />,
    eye: (
        <>
            <path d="M1.5 12C5 5.5 19 5.5 22.5 12 19 18.5 5 18.5 1.5 12z" opacity=".45" />
            <circle cx="12" cy="12" r="3.8" />
        </>
    ),
    planet: (
        <>
            <circle cx="12" cy="12" r="6.5" />
            <path d="M1.5 15.5C6 18 20 11 22.5 8.5" fill="none" stroke="currentColor" stroke-width="2" />
        </>
    ),
    star: <path d="M12 2l2.7 7.2 7.3.3-5.7 4.6 2 7.4-6.3-4.3-6.3 4.3 2-7.4L2 9.5l7.3-.3z" />,
    scroll: <path d="M5 3h14v3h-2v12h2v3H5v-3h2V6H5z" />,
    chip: (
        <>
            <path d="M12 2l9 5v10l-9 5-9-5V7z" opacity=".5" />
            <circle cx="12" cy="12" r="4" />
        </>
    ),
    gate: <path d="M4 22V11a8 8 0 0 1 16 0v11h-4V11a4 4 0 0 0-8 0v11z" />,
    more: (
        <>
            <circle cx="5" cy="12" r="2.2" />
            <circle cx="12" cy="12" r="2.2" />
            <circle cx="19" cy="12" r="2.2" />
        </>
    ),
    risk: (
        <>
            <path d="M12 2l10.5 19h-21z" opacity=".38" />
            <path d="M10.8 9h2.4v6h-2.4zM10.8 16.6h2.4V19h-2.4z" />
        </>
    ),
};

/** Experts of all fields look alike; damage may take any person. */
function drawing(name: string): JSX.Element | undefined {
    return PATHS[name.startsWith("expert") ? "expert" : name === "person" ? "squad" : name];
}

export const Icon = memo(function Icon({ name, size = 18 }: { name: string; size?: number }) {
    return (
        <svg class="neb-icon" width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            {drawing(name)}
        </svg>
    );
});

/** The same inside another drawing, around a point. */
export function IconAt({ name, x = 0, y = 0, size, colour }: { name: string; x?: number; y?: number; size: number; colour: string }) {
    return (
        <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} fill={colour} style={{ color: colour }}>
            {drawing(name)}
        </g>
    );
}

/** A field of experience: letter, shape and colour. */
export function FieldMark({ field }: { field: string }) {
    return <i class={`neb-field neb-f${field === "?" ? "any" : field}`}>{field}</i>;
}
