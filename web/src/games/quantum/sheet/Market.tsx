/* The six cards on offer: a strip of names that expands to the cards themselves. While one is to be taken, the board makes room. */
import { useLayoutEffect, useState } from "preact/hooks";
import { useQuantum } from "../words";
import type { BelowBoardProps } from "../../ui";
import type { QuantumBoard } from "../view";
import { CardChip } from "./CardChip";

export function Market({ view: { board }, pointing }: BelowBoardProps<QuantumBoard>) {
    const { say } = useQuantum();
    const [toggled, toggle] = useState<boolean | null>(null);
    /* Expands automatically for the player who takes a card; can be collapsed to see the board. */
    const offered = board.market?.some((card) => pointing.options.has(card.card)) ?? false;
    useLayoutEffect(() => toggle(null), [offered]);
    if (!board.market || board.market.length === 0) return null;
    const open = toggled ?? offered;
    return (
        <section class={`market under-board panel${open ? " open" : ""}${open && offered ? " asked" : ""}`} aria-label={say("market")}>
            <button type="button" class="market-toggle" aria-expanded={open} data-help="helpMarket" onClick={() => toggle(!open)}>
                {say("market")}
            </button>
            <div class="market-cards">
                {board.market.map((card, index) => (
                    <CardChip key={card.card + index} card={card} note={say(card.kind)} brief={!open} drawn={open} pointing={pointing} />
                ))}
            </div>
        </section>
    );
}
