/* A species: portrait, what it asks, its thresholds, and what a commander still lacks for each. */
import { FieldMark, Icon } from "../art/icons";
import { Portrait, UnknownWorld } from "../art/Portrait";
import type { Mark } from "../../../table/view";
import { letterOfSlot, slotLines } from "../things";
import { FIELDS, type NebuleuseBoard, type Needs, type Slot } from "../view";
import { useNebuleuse } from "../words";

export function NeedMarks({ needs }: { needs: Needs }) {
    return <span class="neb-needs">{FIELDS.flatMap((field) => Array.from({ length: needs[field] ?? 0 }, () => <FieldMark field={field} />))}</span>;
}

export function SpeciesCard({ board, slot, seat, large }: { board: NebuleuseBoard; slot: Slot; seat: Mark; large?: boolean }) {
    const { say, language } = useNebuleuse();
    const { card } = slot;
    const contact = slot.contact?.seat === seat ? slot.contact : null;
    const status = slotLines(board, slot, language).slice(card ? 2 : 1);
    return (
        <article class={`neb-species${large ? " large" : ""}`} data-help="helpSpecies" aria-label={card?.name ?? say("unknownHere")}>
            <svg class="neb-medal" viewBox="-54 -54 108 108" aria-hidden="true">
                <circle r="53" fill="url(#neb-bronze)" />
                <g clip-path="url(#neb-disc)">
                    {card ? <Portrait id={card.id} isSapiens={card.sapiens} /> : <UnknownWorld seed={`${slot.id} ${slot.sector}`} />}
                </g>
                {!card && (
                    <text y="18" font-size="52" class="neb-question">
                        ?
                    </text>
                )}
            </svg>
            <div class="neb-species-words">
                <p>
                    <b>{card?.name ?? say("unknownHere")}</b>{" "}
                    <span class="neb-slot-letter">
                        {letterOfSlot(slot.id)} {slot.id === "X" ? "" : slot.sector}
                    </span>
                </p>
                {card && (
                    <p class="neb-asks">
                        {say(card.sapiens ? "sapiens" : "other")} · <Icon name="squad" size={14} />{" "}
                        {say(card.squads === 1 ? "squadNeeded" : "squadsNeeded", card.squads)} · <Icon name="eye" size={14} />{" "}
                        {say("turnsObserved", slot.looks?.[seat] ?? 0, card.observe)}
                        {card.jokers.includes(seat) && (
                            <span class="neb-joker">
                                <Icon name="chip" size={14} /> {say("withJoker")}
                            </span>
                        )}
                    </p>
                )}
                {card && (
                    <ol class="neb-steps">
                        {card.steps.map((step, index) => {
                            const paid = contact !== null && index < contact.steps;
                            const missing = step.missing[seat] ?? 0;
                            return (
                                <li class={paid ? "paid" : missing === 0 ? "can" : ""}>
                                    <b>{say("pvOf", step.pv)}</b>
                                    <NeedMarks needs={step.needs} />
                                    <span class="neb-missing">{paid ? say("paidStep") : missing === 0 ? say("payable") : say("missing", missing)}</span>
                                </li>
                            );
                        })}
                    </ol>
                )}
                {status.map(({ text, seat: who }) => (
                    <p class={`neb-status${who ? ` neb-${who}` : ""}`}>{text}</p>
                ))}
            </div>
        </article>
    );
}
