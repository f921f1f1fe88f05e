/* A lesson beside the game: what it asks for, and what it hears. Without one the player is free. */
import type { ComponentChildren } from "preact";
import type { Token } from "../table/view";

export interface Guide {
    /** How many actions the step begins after: nothing is asked while what follows the step before is played. */
    readonly at: number;
    /** The one action that the step asks for; null when it is only to be read. */
    readonly expected: string | null;
    readonly light: readonly Token[];
    readonly panel: ComponentChildren;
    /** Something else was pointed at that is possible: the decision in words, if it is only one. */
    readonly onOther: (label: string) => void;
    readonly onPlayed: () => void;
}
