/* Actions left, as bars. */
import { useWishes } from "../settings";

export function ActionBars({ left, seat }: { left: number; seat: string }) {
    const { say } = useWishes();
    return (
        <span class={`action-bars seat-${seat}`} role="img" aria-label={say("actionsLeft", left)} data-help="helpActions">
            {Array.from({ length: Math.max(3, left) }, (_, index) => (
                <i class={index < left ? "full" : ""} />
            ))}
        </span>
    );
}
