/* A card: its name and, where there is room, what it does. One that cannot be chosen now says why when it is pointed at. */
import type { Card } from "../table/view";
import type { Pointing } from "./usePointing";

interface Props {
    card: Card;
    note: string;
    /** Only its name is seen. */
    brief: boolean;
    pointing: Pointing;
    /** Somebody else's: there is no reason why it cannot be chosen now. */
    foreign?: boolean;
}

export function CardChip({ card, note, brief, pointing, foreign }: Props) {
    const live = pointing.options.has(card.card) || pointing.first.has(card.card);
    const chosen = pointing.path.includes(card.card);
    return (
        <button
            type="button"
            class={`card ${card.kind}${live ? " can" : ""}${chosen ? " is-chosen" : ""}${brief ? " brief" : ""}`}
            data-help={`thing:${card.card}`}
            data-why={foreign ? "" : undefined}
            aria-disabled={!live}
            aria-pressed={live ? chosen : undefined}
            onClick={() => live && pointing.point(card.card)}
        >
            <b>{card.name}</b>
            {note && <em>{note}</em>}
            <small>{card.text}</small>
        </button>
    );
}
