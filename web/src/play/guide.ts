/* The lesson next to a game: what it expects, and its callbacks. Without a guide the player is free. */
import type { ComponentChildren } from "preact";
import type { Token } from "../table/view";

export interface Guide {
    /** Number of actions at which the step starts: until then the previous step is still being played. */
    readonly at: number;
    /** The action that the step expects; null for a text-only step. */
    readonly expected: string | null;
    /** Every action that it accepts: that one, and whatever wins or leads to the same position. */
    readonly accepted: ReadonlySet<string>;
    readonly light: readonly Token[];
    readonly panel: ComponentChildren;
    /** Another legal choice was clicked; `label` describes the decision if only one is left. */
    readonly onOther: (label: string) => void;
    readonly onPlayed: () => void;
}
