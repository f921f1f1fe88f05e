/* A card: its name and, space permitting, its text. An unavailable one explains why when clicked. */
import type { Card } from "../view";
import type { Pointing } from "../../../play/usePointing";
import { CardArt } from "./CardArt";

interface Props {
    card: Card;
    note: string;
    /** Show only the name. */
    brief: boolean;
    /** Show its drawing. */
    drawn?: boolean;
    pointing: Pointing;
    /** Belongs to another player: no reason to explain why it is unavailable. */
    foreign?: boolean;
}

export function CardChip({ card, note, brief, drawn, pointing, foreign }: Props) {
    const live = pointing.options.has(card.card) || pointing.first.has(card.card);
    const chosen = pointing.path.includes(card.card) || pointing.unconfirmed?.clicks.at(-1) === card.card;
    return (
        <button
            type="button"
            class={`card ${card.kind}${live && pointing.accepts(card.card) ? " can" : ""}${chosen ? " is-chosen" : ""}${brief ? " brief" : ""}${drawn ? " drawn" : ""}`}
            data-help={`thing:${card.card}`}
            data-why={foreign ? "" : undefined}
            aria-disabled={!live}
            aria-pressed={live ? chosen : undefined}
            onClick={() => live && pointing.point(card.card)}
        >
            {drawn && <CardArt card={card.card} kind={card.kind} />}
            <b>{card.name}</b>
            {note && <em>{note}</em>}
            <small>{card.text}</small>
        </button>
    );
}
