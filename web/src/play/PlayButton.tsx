/* A game button: label, cost, shortcut. */

interface Props {
    label: string;
    letter?: string | undefined;
    /** Probabilities as text. */
    odds?: readonly string[];
    strong?: boolean;
    quiet?: boolean;
    /** Unavailable, but still focusable so that it can explain why; `resting` if only for a moment: it can be clicked. */
    unavailable?: boolean;
    resting?: boolean;
    /** Expected by the lesson. */
    wanted?: boolean;
    /** Subject for Help.tsx. */
    help?: string;
    /** Why it is unavailable: as text, or as a subject for Help.tsx. */
    why?: string | undefined;
    helpWhy?: string | undefined;
    onClick: () => void;
    onHover?: (over: boolean) => void;
}

/** Splits "Reconfigure (1 action)" into name and price. */
function parts(label: string): [string, string] {
    const found = /^(.*\S)\s*\(([^()]*)\)$/.exec(label);
    return found ? [found[1]!, found[2]!] : [label, ""];
}

export function PlayButton({ label, letter, odds, strong, quiet, unavailable, resting, wanted, help, why, helpWhy, onClick, onHover }: Props) {
    const [name, price] = parts(label);
    return (
        <button
            type="button"
            class={`play-button${strong ? " strong" : ""}${quiet ? " quiet" : ""}${wanted ? " wanted" : ""}${resting ? " resting" : ""}`}
            data-help={help}
            data-why={helpWhy}
            aria-disabled={unavailable ? "true" : undefined}
            aria-keyshortcuts={unavailable ? undefined : letter}
            onClick={() => (!unavailable || resting) && onClick()}
            onMouseEnter={() => onHover?.(true)}
            onMouseLeave={() => onHover?.(false)}
            onFocus={() => onHover?.(true)}
            onBlur={() => onHover?.(false)}
        >
            <span class="name">{name}</span>
            {(why ?? price) && <span class="price">{why ?? price}</span>}
            {odds?.map((words) => (
                <span class="chance-words">{words}</span>
            ))}
            {letter && <kbd aria-hidden="true">{letter}</kbd>}
        </button>
    );
}
