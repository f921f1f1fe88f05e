/* A card: its name and what it does. A button when it can be chosen now. */
import type { Card } from "../table/view";
import type { Pointing } from "./usePointing";

interface Props {
    card: Card;
    note: string;
    pointing: Pointing;
}

export function CardChip({ card, note, pointing }: Props) {
    const live = pointing.options.has(card.card) || pointing.first.has(card.card);
    const chosen = pointing.path.includes(card.card);
    const face = (
        <>
            <b>{card.name}</b>
            {note && <em>{note}</em>}
            <small>{card.text}</small>
        </>
    );
    return live ? (
        <button
            type="button"
            class={`card ${card.kind}${chosen ? " is-chosen" : ""}`}
            aria-pressed={chosen}
            onClick={() => pointing.point(card.card)}
        >
            {face}
        </button>
    ) : (
        <div class={`card ${card.kind} idle`}>{face}</div>
    );
}
