/* A card turned up: its picture, its name, what it does. */
import { CardPicture } from "../art/CardArt";
import type { DeckCard } from "../view";
import { FIELD_NAMES, type NebuleuseSay, useNebuleuse } from "../words";

/** What a card does, in a line or two. */
export function cardLines(card: DeckCard, piece: (id: string) => string, say: NebuleuseSay): string[] {
    const lines: string[] = [];
    if (card.risk) lines.push(say("faceGives"));
    if (card.trophyPv !== undefined) lines.push(say("trophyPv", card.trophyPv));
    if (card.trophyField !== undefined) lines.push(say("trophyField"));
    switch (card.type) {
        case "planet":
            return [say("textPlanet")];
        case "gain":
            return [card.field === "?" ? say("textChoice") : say("textGain", say(FIELD_NAMES[card.field ?? ""] ?? "science"))];
        case "damage":
            return [...lines, say("textDamage", card.rolls ?? 1)];
        case "discard":
            return [...lines, say("textDiscard", card.cards ?? 2)];
        case "lose":
            return [...lines, say("textLose", piece(card.piece ?? ""))];
        case "stop":
            return [...lines, say("textStop")];
        case "base":
            return [...lines, say("textBase")];
        case "mission":
            return [say("textMission")];
        case "exo":
            return [say("textExo")];
        case "open":
            return [say("textOpen")];
        case "supply":
            return [say("textSupply")];
        case "reset":
            return [say("textReset")];
        default:
            return lines;
    }
}

interface Props {
    card: DeckCard;
    piece: (id: string) => string;
    /** It has done what it does. */
    spent?: boolean;
    discarded?: boolean;
}

export function Card({ card, piece, spent, discarded }: Props) {
    const { say } = useNebuleuse();
    const corner = discarded ? say("discarded") : card.force !== undefined ? say("force", card.force) : card.zones ? say("zones", card.zones) : "";
    return (
        <div class={`neb-card${card.risk ? " risk" : ""}${spent ? " spent" : ""}${discarded ? " discarded" : ""}`}>
            {(card.risk || corner !== "") && (
                <p class="neb-card-head">
                    {card.risk ? <b class="neb-risk-word">{say("risk")}</b> : <span />}
                    <span>{corner}</span>
                </p>
            )}
            <CardPicture card={card} />
            <div class="neb-card-words">
                <b>{card.name}</b>
                {cardLines(card, piece, say).map((line) => (
                    <span>{line}</span>
                ))}
            </div>
        </div>
    );
}
