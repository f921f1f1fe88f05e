/* Actions left, as bars, in phases that have actions. */
import type { ViewProps } from "../../ui";
import { useFacts } from "../facts";
import { Phase, type QuantumBoard } from "../view";
import { useQuantum } from "../words";

export function ActionBars({ view: { board } }: ViewProps<QuantumBoard>) {
    const { say } = useQuantum();
    const { turnActions } = useFacts();
    if (board.phase !== Phase.actions) return null;
    const { actions: left, turn: seat } = board;
    return (
        <span class={`action-bars turn-meter seat-${seat}`} role="img" aria-label={say("actionsLeft", left)} data-help="helpActions">
            {Array.from({ length: Math.max(turnActions, left) }, (_, index) => (
                <i class={index < left ? "full" : ""} />
            ))}
        </span>
    );
}
