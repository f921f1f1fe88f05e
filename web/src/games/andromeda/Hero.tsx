/* The picture on the start screen: the rim of a galaxy with regions, ships, a raider and the Void's Dragon. */
import { Sign } from "./art/icons";
import { hexagon } from "./board/geometry";
import { RaiderToken, ShipToken } from "./board/Tokens";

const HEX = hexagon(64);
const RAIDER = { id: "", name: "", does: "", class: "S", dice: 2, targeting: 1, range: 1, dragon: 0 } as const;

export function Hero() {
    const at = (x: number, y: number): string => `translate(${x} ${y})`;
    return (
        <svg class="hero and-hero" viewBox="0 0 520 300" aria-hidden="true">
            <defs>
                <clipPath id="and-hero-window">
                    <rect x="14" y="8" width="492" height="284" rx="34" />
                </clipPath>
                <linearGradient id="and-hero-sky" x2="1" y2="1">
                    <stop offset="0" stop-color="#06040f" />
                    <stop offset=".5" stop-color="#2b1054" />
                    <stop offset=".8" stop-color="#0d4b4f" />
                    <stop offset="1" stop-color="#6b4a14" />
                </linearGradient>
            </defs>
            <g clip-path="url(#and-hero-window)">
                <rect width="520" height="300" fill="url(#and-hero-sky)" />
                {Array.from({ length: 70 }, (_, i) => (
                    <circle
                        key={i}
                        cx={(i * 197) % 520}
                        cy={(i * 83 + (i % 7) * 31) % 300}
                        r={i % 9 === 0 ? 1.6 : 0.8}
                        fill="#fff"
                        opacity={0.3 + (i % 5) * 0.12}
                    />
                ))}
                {[
                    [90, 80],
                    [204, 80],
                    [318, 80],
                    [432, 80],
                    [147, 178],
                    [261, 178],
                    [375, 178],
                    [90, 276],
                    [204, 276],
                    [318, 276],
                    [432, 276],
                ].map(([x, y]) => (
                    <path key={`${x} ${y}`} d={HEX} transform={at(x!, y!)} class="and-hex" />
                ))}
                <g transform={at(90, 70)}>
                    <circle r="30" fill="url(#and-planet-ice)" />
                </g>
                <g transform={at(318, 66)}>
                    <circle r="28" fill="url(#and-planet-credit)" />
                    <ellipse rx="44" ry="11" fill="none" stroke="#ffd98a" stroke-opacity=".7" stroke-width="4" transform="rotate(-18)" />
                </g>
                <g transform={at(432, 70)}>
                    <circle r="40" fill="url(#and-quasar)" />
                </g>
                <g transform={at(204, 72)}>
                    <path d="M-40 0H40" stroke="#c99b52" stroke-width="5" />
                    <path d="M-11-27H11L27-11V11L11 27H-11L-27 11V-11Z" fill="#182a63" stroke="#8fb2ff" stroke-width="2.4" />
                    <Sign name="sci" size={30} />
                </g>
                <g transform={at(261, 178)}>
                    <path
                        d="M-8-60L10-44L30-50L34-26L56-14L44 6L54 30L28 34L12 58L-10 46L-34 54L-36 30L-58 16L-44-4L-54-30L-28-34Z"
                        fill="url(#and-void)"
                        stroke="#ff5ad0"
                        stroke-width="2"
                    />
                    <Sign name="dragon" size={62} />
                </g>
                <g transform={at(147, 172)}>
                    <circle r="28" fill="url(#and-planet-titan)" />
                </g>
                <g transform={at(375, 172)}>
                    <circle r="28" fill="url(#and-planet-nano)" />
                </g>
                <g transform={at(112, 112)}>
                    <ShipToken seat="gold" kind="fighter" dice={2} ships={[]} size={46} />
                </g>
                <g transform={at(340, 112)}>
                    <ShipToken seat="unity" kind="cruiser" dice={3} ships={[]} size={46} />
                </g>
                <g transform={at(160, 214)}>
                    <ShipToken seat="mint" kind="science" dice={1} ships={[]} size={42} />
                </g>
                <g transform={at(392, 216)}>
                    <RaiderToken raider={RAIDER} size={46} />
                </g>
            </g>
            <rect x="14" y="8" width="492" height="284" rx="34" fill="none" stroke="#9a86e8" stroke-width="2.5" />
        </svg>
    );
}
