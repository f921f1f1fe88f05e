/* The six cards that can be taken: a strip with their names, which opens to tell what they do. */
import { useLayoutEffect, useState } from "preact/hooks";
import { useWishes } from "../settings";
import type { QuantumBoard } from "../table/view";
import { CardChip } from "./CardChip";
import type { Pointing } from "./usePointing";

export function Market({ board, pointing }: { board: QuantumBoard; pointing: Pointing }) {
    const { say } = useWishes();
    const [wished, wish] = useState<boolean | null>(null);
    /* Opens by itself for whoever is to take a card, and can be closed to look at the board. */
    const offered = board.market?.some((card) => pointing.options.has(card.card)) ?? false;
    useLayoutEffect(() => wish(null), [offered]);
    if (!board.market || board.market.length === 0) return null;
    const open = wished ?? offered;
    return (
        <section class={`market panel${open ? " open" : ""}`} aria-label={say("market")}>
            <button type="button" class="market-toggle" aria-expanded={open} data-help="helpMarket" onClick={() => wish(!open)}>
                {say("market")}
            </button>
            <div class="market-cards">
                {board.market.map((card, index) => (
                    <CardChip key={card.card + index} card={card} note={say(card.kind)} brief={!open} pointing={pointing} />
                ))}
            </div>
        </section>
    );
}
