/* What the mouse rests on, told beside the board instead of on it. */
import { useSettings } from "../settings";

export function About({ lines }: { lines: readonly string[] }) {
    const { say } = useSettings();
    return (
        <section class="about panel" aria-hidden="true">
            {lines.length === 0 && <p class="quiet">{say("aboutNothing")}</p>}
            {lines.map((line) => (
                <p>{line}</p>
            ))}
        </section>
    );
}
