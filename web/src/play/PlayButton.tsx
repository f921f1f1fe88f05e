/* A button of the game: what it does, what it costs, its key. */

interface Props {
    label: string;
    letter?: string | undefined;
    strong?: boolean;
    quiet?: boolean;
    /** Cannot be used now; it can still be reached, to be told why. */
    idle?: boolean;
    /** What a lesson asks for. */
    wanted?: boolean;
    /** What help says about it (Help.tsx). */
    help?: string;
    /** Why it cannot be used now: in words, or what help says about that (Help.tsx). */
    why?: string | undefined;
    helpWhy?: string | undefined;
    onClick: () => void;
    onHover?: (over: boolean) => void;
}

/** "Reconfigure (1 action)" is a name and a price. */
function parts(label: string): [string, string] {
    const found = /^(.*\S)\s*\(([^()]*)\)$/.exec(label);
    return found ? [found[1]!, found[2]!] : [label, ""];
}

export function PlayButton({ label, letter, strong, quiet, idle, wanted, help, why, helpWhy, onClick, onHover }: Props) {
    const [name, price] = parts(label);
    return (
        <button
            type="button"
            class={`play-button${strong ? " strong" : ""}${quiet ? " quiet" : ""}${wanted ? " wanted" : ""}`}
            data-help={help}
            data-why={helpWhy}
            aria-disabled={idle ? "true" : undefined}
            aria-keyshortcuts={idle ? undefined : letter}
            onClick={() => !idle && onClick()}
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
