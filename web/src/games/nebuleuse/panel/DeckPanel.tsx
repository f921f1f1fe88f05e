/* The unseen exploration cards since the last shuffle, and the total needs of the species. */
import { FieldMark, Icon } from "../art/icons";
import { FIELDS, type DeckCard, type NebuleuseBoard } from "../view";
import { type NebuleuseKey, useNebuleuse } from "../words";

const KINDS: readonly (readonly [icon: string, words: NebuleuseKey, types: readonly string[]])[] = [
    ["planet", "deckPlanets", ["planet"]],
    ["star", "deckGain", ["gain"]],
    ["scroll", "deckMission", ["mission"]],
    ["chip", "deckExo", ["exo"]],
    ["gate", "deckOpen", ["open"]],
];

const sum = (cards: readonly DeckCard[]): number => cards.reduce((total, { unseen }) => total + unseen, 0);

export function DeckPanel({ board, plain }: { board: NebuleuseBoard; plain?: boolean }) {
    const { say } = useNebuleuse();
    const { cards, unseen } = board.deck;
    const risks = cards.filter(({ risk }) => risk);
    const known = KINDS.flatMap(([, , types]) => types);
    const others = cards.filter(({ risk, type }) => !risk && !known.includes(type));
    const isFree = board.slots.some(({ id, taken }) => id !== "X" && !taken);
    const names = (list: readonly DeckCard[]): string =>
        list
            .filter((card) => card.unseen > 0)
            .map((card) => (card.unseen > 1 ? `${card.name} ×${card.unseen}` : card.name))
            .join(", ");
    return (
        <section class={plain ? "neb-deck" : "neb-deck neb-deck-side panel"} aria-label={say("unseenTitle", unseen)} tabIndex={plain ? undefined : 0}>
            <h2 data-help="helpDeck">{say("unseenTitle", unseen)}</h2>
            <p class="quiet">
                {say("unseenWhere", unseen - board.hand, board.hand)}
                {board.reset && `; ${say("resetSoon")}`}
            </p>
            <ul class="neb-kinds">
                <li class="hurt">
                    <Icon name="risk" size={19} />
                    <span>
                        {say("deckRisks")} <small>{names(risks)}</small>
                    </span>
                    <b>{sum(risks)}</b>
                </li>
                {KINDS.map(([icon, words, types]) => (
                    <li>
                        <Icon name={icon} size={19} />
                        <span>
                            {say(words)} {icon === "planet" && !isFree && <small>{say("noSlotFree")}</small>}
                        </span>
                        <b>{sum(cards.filter(({ risk, type }) => !risk && types.includes(type)))}</b>
                    </li>
                ))}
                <li>
                    <Icon name="more" size={19} />
                    <span>
                        <small>{names(others)}</small>
                    </span>
                    <b>{sum(others)}</b>
                </li>
            </ul>
            <table class="neb-piles" data-help="helpPiles">
                <thead>
                    <tr>
                        <th scope="col">{say("pileHead")}</th>
                        <th scope="col">{say("pileLeft")}</th>
                        {FIELDS.map((field) => (
                            <th scope="col">
                                <FieldMark field={field} />
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {board.piles.map(({ zone, left, of, needs }) => (
                        <tr>
                            <th scope="row">{say("pileOf", zone, of)}</th>
                            <td>
                                <b>{left}</b>
                            </td>
                            {FIELDS.map((field) => (
                                <td>{needs[field] ?? 0}</td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </section>
    );
}
