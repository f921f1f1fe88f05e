/* A button of the game: what it does, what it costs, its key. */

interface Props {
    label: string;
    letter?: string | undefined;
    strong?: boolean;
    quiet?: boolean;
    disabled?: boolean;
    /** What a lesson asks for. */
    wanted?: boolean;
    /** What help says about it (Help.tsx). */
    help?: string;
    /** Why it cannot be used now. */
    why?: string | undefined;
    onClick: () => void;
    onHover?: (over: boolean) => void;
}

/** "Reconfigure (1 action)" is a name and a price. */
function parts(label: string): [string, string] {
    const found = /^(.*\S)\s*\(([^()]*)\)$/.exec(label);
    return found ? [found[1]!, found[2]!] : [label, ""];
}

export function PlayButton({ label, letter, strong, quiet, disabled, wanted, help, why, onClick, onHover }: Props) {
    const [name, price] = parts(label);
    return (
        <button
            type="button"
            class={`play-button${strong ? " strong" : ""}${quiet ? " quiet" : ""}${wanted ? " wanted" : ""}`}
            data-help={help}
            disabled={disabled}
            aria-keyshortcuts={letter}
            onClick={onClick}
            onMouseEnter={() => onHover?.(true)}
            onMouseLeave={() => onHover?.(false)}
            onFocus={() => onHover?.(true)}
            onBlur={() => onHover?.(false)}
        >
            <span class="name">{name}</span>
            {(why ?? price) && <span class="price">{why ?? price}</span>}
            {letter && <kbd aria-hidden="true">{letter}</kbd>}
        </button>
    );
}
