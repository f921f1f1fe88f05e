/* Above the buttons: the card turned up, the fan of backs, how many of the cards left hurt; or the species that a decision is about. */
import { CardBack } from "../art/CardArt";
import { Icon } from "../art/icons";
import type { LogLine } from "../../../table/view";
import type { ViewProps } from "../../ui";
import { shipOf } from "../things";
import type { DeckCard, NebuleuseAbout, NebuleuseBoard, NebuleuseView } from "../view";
import { useNebuleuse } from "../words";
import { Card } from "./Card";
import { SpeciesCard } from "./SpeciesCard";

/** The card turned up last in this turn. */
export function lastCard({ board, log, turn }: NebuleuseView): { card: DeckCard; n: number; discarded: boolean } | null {
    const asked = board.deck.cards.find(({ id }) => id === board.point.card);
    if (asked && board.point.stage === "risk") return { card: asked, n: log.at(-1)?.n ?? -1, discarded: false };
    for (let i = log.length - 1; i >= 0; i--) {
        const line: LogLine = log[i]!;
        if (line.turn !== turn) return null;
        const about = line.about as NebuleuseAbout | undefined;
        if (about?.kind === "end" || about?.kind === "take") return null;
        if (about?.kind !== "card") continue;
        const card = board.deck.cards.find(({ id }) => id === about.card);
        return card ? { card, n: line.n, discarded: about.discarded === true } : null;
    }
    return null;
}

const SPREAD = 11;

export function Fan({ hand }: { hand: number }) {
    const { say } = useNebuleuse();
    const words = hand === 0 ? say("handEmpty") : say(hand === 1 ? "handWord" : "handWords");
    return (
        <div class="neb-hand" data-help="helpHand">
            <div class="neb-fan" aria-hidden="true">
                {Array.from({ length: hand }, (_, i) => (
                    <span key={i} style={{ rotate: `${((i - (hand - 1) / 2) * Math.min(SPREAD, 62 / Math.max(1, hand))).toFixed(1)}deg` }}>
                        <CardBack />
                    </span>
                ))}
            </div>
            <p>
                <b>{hand}</b> <span>{words}</span>
            </p>
        </div>
    );
}

/** A bar for each remaining card: harmful, useful, neutral. A card that is both counts as harmful. */
export function Bars({ board }: { board: NebuleuseBoard }) {
    const { say } = useNebuleuse();
    const { unseen, hurt, gain } = board.deck;
    const gains = board.deck.cards.reduce((sum, card) => sum + (card.gains && !card.hurts ? card.unseen : 0), 0);
    return (
        <div class="neb-odds" data-help="helpBars">
            <p>{say("riskLine", hurt, unseen, gain)}</p>
            <div class="neb-bars" role="img" aria-label={say("barsWords", hurt, gains, unseen - hurt - gains)}>
                {Array.from({ length: unseen }, (_, i) => (
                    <i key={i} class={i < hurt ? "hurt" : i < hurt + gains ? "gain" : ""} />
                ))}
            </div>
        </div>
    );
}

/** Faces that cost the same, with what the ship would have left. */
export function DieBoxes({ board, rolls }: { board: NebuleuseBoard; rolls: number }) {
    const { say } = useNebuleuse();
    const ship = shipOf(board, board.turn);
    const boxes: { piece: string; from: number; to: number }[] = [];
    board.die.forEach((piece, index) => {
        const last = boxes.at(-1);
        if (last?.piece === piece) last.to = index + 1;
        else boxes.push({ piece, from: index + 1, to: index + 1 });
    });
    const have = (piece: string): number =>
        ship?.pieces
            .filter(({ id }) => (piece === "person" ? id === "squad" || id.startsWith("expert") : id === piece))
            .reduce((sum, one) => sum + one.have, 0) ?? 0;
    return (
        <div class="neb-die" data-help="helpDie">
            <p>{rolls === 1 ? say("oneDie") : say("someDice", rolls)}</p>
            <ul>
                {boxes.map(({ piece, from, to }) => {
                    const now = have(piece);
                    return (
                        <li class={now === 0 ? "safe" : ""}>
                            <b>{from === to ? from % 10 : `${from}–${to % 10}`}</b>
                            <Icon name={piece} size={18} />
                            <span>{now === 0 ? say("nothing") : `${now}→${now - 1}`}</span>
                        </li>
                    );
                })}
            </ul>
        </div>
    );
}

const ABOUT_SPECIES = new Set(["landed", "observing", "joker", "paid"]);

/** The slot that the decision is about: where the ship is, or is landing. */
function slotInQuestion(board: NebuleuseBoard) {
    if (!ABOUT_SPECIES.has(board.point.stage)) return undefined;
    const id = board.point.slot ?? shipOf(board, board.turn)?.slot;
    return board.slots.find((slot) => slot.id === id && slot.taken);
}

export function Subject({ view }: ViewProps<NebuleuseBoard>) {
    const { board } = view;
    const { stage } = board.point;
    if (view.who === "over") return null;
    const slot = slotInQuestion(board);
    const ship = shipOf(board, board.turn);
    const piece = (id: string): string => ship?.pieces.find((one) => one.id === id)?.name ?? id;
    /* A landing ends the turn: neither the hand nor the cards left matter any more. */
    if (slot) return <SpeciesCard board={board} slot={slot} seat={board.turn} large />;
    if (stage === "pick" && board.point.for === "setup") return null;
    const last = lastCard(view);
    return (
        <div class={`neb-subject stage-${stage}`}>
            <div class={last ? "neb-table" : "neb-table no-card"}>
                <div class="neb-face">{last && <Card key={last.n} card={last.card} piece={piece} spent={stage === "space"} discarded={last.discarded} />}</div>
                <Fan hand={board.hand} />
            </div>
            <Bars board={board} />
            {stage === "risk" && (board.point.rolls ?? 0) > 0 && <DieBoxes board={board} rolls={board.point.rolls ?? 1} />}
        </div>
    );
}

/** Next to the title of the turn: the hand as small cards, and the round. */
export function HandMeter({ view: { board, who } }: ViewProps<NebuleuseBoard>) {
    const { say } = useNebuleuse();
    if (who === "over") return null;
    return (
        <span class={`neb-meter turn-meter neb-${board.turn}`}>
            <span class="neb-round">{board.lastRound ? say("lastRound") : say("round", board.round)}</span>
            <span class="neb-pips" role="img" aria-label={`${board.hand} ${say("handShort")}`} data-help="helpHand">
                {Array.from({ length: board.hand }, (_, i) => (
                    <i key={i} />
                ))}
            </span>
        </span>
    );
}
