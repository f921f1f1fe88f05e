/* A tooltip next to a place on the board. */
import type { Place } from "../board/frame";

export function Tip({ at, lines, loud }: { at: Place; lines: readonly string[]; loud?: boolean }) {
    const below = at.y < at.frame.height * 0.3;
    const x = Math.min(Math.max(at.x, 120), Math.max(120, at.frame.width - 120));
    const y = below ? at.y + at.half + 8 : at.y - at.half - 8;
    return (
        <div class={`tip${below ? " below" : ""}${loud ? " loud" : ""}`} aria-hidden="true" style={{ left: `${Math.round(x)}px`, top: `${Math.round(y)}px` }}>
            {lines.map((line, index) => (
                <p class={index ? "" : "first"}>{line}</p>
            ))}
        </div>
    );
}
