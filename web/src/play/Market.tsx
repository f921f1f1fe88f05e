/* The six cards that can be taken. */
import { useWishes } from "../settings";
import type { QuantumBoard } from "../table/view";
import { CardChip } from "./CardChip";
import type { Pointing } from "./usePointing";

export function Market({ board, pointing }: { board: QuantumBoard; pointing: Pointing }) {
    const { say } = useWishes();
    if (!board.market || board.market.length === 0) return null;
    const open = board.market.some((card) => pointing.options.has(card.card));
    return (
        <details class="market panel" open={open} key={open ? "open" : "closed"}>
            <summary>{say("market")}</summary>
            <div class="market-cards">
                {board.market.map((card, index) => (
                    <CardChip key={card.card + index} card={card} note={say(card.kind)} pointing={pointing} />
                ))}
            </div>
        </details>
    );
}
