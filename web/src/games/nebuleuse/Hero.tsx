/* The picture on the start screen: the gate in its nebula, a ship on the way, a species looking out. */
import { Portrait } from "./art/Portrait";
import { skyPicture } from "./art/sky";
import { Castrum, Gate } from "./board/Base";
import { ShipArt } from "./board/ShipArt";

const SLOT = {
    id: "X",
    name: "X",
    taken: true,
    card: { id: "oracle", name: "", zone: "X", sapiens: true, squads: 0, observe: 0, steps: [], jokers: [] },
} as const;

export function Hero() {
    return (
        <svg class="hero neb-hero" viewBox="0 0 520 300" aria-hidden="true">
            <defs>
                <clipPath id="neb-hero-window">
                    <rect x="14" y="8" width="492" height="284" rx="34" />
                </clipPath>
            </defs>
            <g clip-path="url(#neb-hero-window)">
                <image href={skyPicture()} x="0" y="-40" width="540" height="380" preserveAspectRatio="xMidYMid slice" />
                <g fill="none" stroke="#d9a05b">
                    {[150, 262, 372, 480].map((r) => (
                        <>
                            <circle cx="10" cy="312" r={r} stroke-width="2" />
                            <circle cx="10" cy="312" r={r + 5} stroke-width=".7" opacity=".6" />
                        </>
                    ))}
                </g>
                <g transform="translate(66 254)">
                    <Castrum r={22} />
                </g>
                <path d="M96 236Q190 200 232 150" fill="none" stroke="#9fd0ff" stroke-width="3.5" stroke-dasharray=".1 9" stroke-linecap="round" />
                <g transform="translate(404 108) scale(1.25)">
                    <Gate open slot={SLOT} />
                </g>
                <g transform="translate(330 234)">
                    <circle r="40" fill="url(#neb-bronze)" />
                    <g transform="scale(.73)" clip-path="url(#neb-disc)">
                        <Portrait id="sibyls" isSapiens />
                    </g>
                </g>
                <g transform="translate(120 96)">
                    <circle r="33" fill="url(#neb-bronze)" />
                    <g transform="scale(.6)" clip-path="url(#neb-disc)">
                        <Portrait id="kraken" isSapiens={false} />
                    </g>
                </g>
                <g transform="translate(246 138) rotate(14)">
                    <ShipArt seat="B" kind="frombola" high={64} bright />
                </g>
                <g transform="translate(452 238) rotate(-8)">
                    <ShipArt seat="R" kind="spatha" high={46} />
                </g>
            </g>
            <rect x="14" y="8" width="492" height="284" rx="34" fill="none" stroke="url(#neb-bronze)" stroke-width="2.5" />
        </svg>
    );
}
