/* Options and their odds as text. */
import type { Say } from "../words";
import type { Chance } from "../table/view";
import type { Option } from "./clicks";

export function percent(odds: number): string {
    return String(Math.round(odds * 100));
}

/** "1 of 6: loses the turn". */
export function chanceWords({ name, chance, part, of }: Chance, say: Say): string {
    return part !== undefined && of !== undefined ? say("chancePart", part, of, name) : say("chanceOf", percent(chance), name);
}

/** What clicking it would do: the decision itself if only one is left. */
export function describeOption(option: Option, say: Say): string {
    const only = option.decisions.length === 1 ? option.decisions[0] : undefined;
    const parts = [only ? only.label : say("canBeChosen")];
    if (option.chances.length > 1) parts.push(...option.chances.map((one) => chanceWords(one, say)));
    else if (option.odds !== undefined) parts.push(say("oddsWords", percent(option.odds)));
    return parts.join(", ");
}
