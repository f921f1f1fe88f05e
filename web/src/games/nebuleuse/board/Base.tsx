/* The star base: a castrum in a ring. And the gate of X: bronze leaves that turn open once. */
import { Portrait, UnknownWorld } from "../art/Portrait";
import { roman } from "../art/roman";
import type { Slot } from "../view";
import { GATE } from "./geometry";

export function Castrum({ r }: { r: number }) {
    return (
        <>
            <circle r={r * 1.7} fill="url(#neb-glow)" opacity=".8" />
            <circle r={r} fill="#1a0812" stroke="url(#neb-bronze)" stroke-width={r * 0.16} />
            {[0, 90, 180, 270].map((turn) => (
                <g transform={`rotate(${turn}) scale(${r})`}>
                    <path d="M-.56-.16V-.42Q-.56-.56-.42-.56H-.16" fill="none" stroke="#f0c888" stroke-width=".13" />
                    <path d="M0-.3V-.92" stroke="#d9a05b" stroke-width=".08" />
                    <rect x="-.17" y="-1.24" width=".34" height=".3" rx=".08" fill="#f0c888" stroke="#2b0a15" stroke-width=".03" />
                </g>
            ))}
            <circle r={r * 0.36} fill="url(#neb-bronze)" />
            <path d={roman("VII", 0, -r * 0.15, r * 0.3)} fill="#2b0a15" />
        </>
    );
}

export function Gate({ open, slot }: { open: boolean; slot: Slot | undefined }) {
    const r = GATE.radius;
    return (
        <g class={open ? "neb-gate open" : "neb-gate"}>
            <circle r={r * 1.5} fill="url(#neb-ember)" />
            <circle r={r} fill="#1a0812" stroke="url(#neb-bronze)" stroke-width={r * 0.14} />
            <circle class="neb-gate-light" r={r * 0.9} fill="url(#neb-light)" />
            {slot?.taken && (
                <g transform={`scale(${(r * 0.66) / 50})`} clip-path="url(#neb-disc)">
                    {slot.card ? <Portrait id={slot.card.id} isSapiens={slot.card.sapiens} /> : <UnknownWorld seed="X" />}
                </g>
            )}
            {slot?.taken && !slot.card && (
                <text y={r * 0.24} font-size={r * 0.7} class="neb-question">
                    ?
                </text>
            )}
            <g class="neb-leaves">
                {Array.from({ length: 8 }, (_, i) => (
                    <g transform={`rotate(${i * 45})`}>
                        <path
                            class="neb-leaf"
                            d={`M0 0L${r * 0.84} ${-r * 0.24}A${r * 0.88} ${r * 0.88} 0 0 1 ${r * 0.76} ${r * 0.44}Z`}
                            fill={i % 2 ? "#3b2213" : "#53321a"}
                            stroke="#d9a05b"
                            stroke-width=".8"
                        />
                    </g>
                ))}
                <g class="neb-hub">
                    <circle r={r * 0.5} fill="#1a0812" stroke="url(#neb-bronze)" stroke-width="2" />
                    <path d={roman("X", 0, -r * 0.3, r * 0.6)} fill="#f8dca6" />
                </g>
            </g>
            {Array.from({ length: 8 }, (_, i) => (
                <circle r={r * 0.06} cy={-r} transform={`rotate(${i * 45 + 22})`} fill={open ? "#ffe9bd" : "#2b0a15"} stroke="#f8dca6" />
            ))}
        </g>
    );
}
