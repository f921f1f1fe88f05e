/* Gradients shared by all drawings of the game; rendered once. */
import { livery, SEATS } from "../seat-styles";

const PLANETS: Readonly<Record<string, readonly [light: string, mid: string, dark: string]>> = {
    ice: ["#eafaff", "#6fc3ee", "#0f4a78"],
    nano: ["#8fa39b", "#3f5550", "#0d1916"],
    titan: ["#f0c19c", "#b06a44", "#4a210f"],
    credit: ["#fff0c2", "#dba341", "#6b3f06"],
    energy: ["#c5d6ff", "#5a6fe0", "#1b1c66"],
};

export function Paint() {
    return (
        <svg width="0" height="0" class="paint" aria-hidden="true" focusable="false">
            <defs>
                {SEATS.map((seat) => {
                    const colours = livery(seat);
                    return (
                        <linearGradient id={`and-ship-${seat}`} x2=".5" y2="1">
                            <stop offset="0" stop-color={colours.light} />
                            <stop offset=".55" stop-color={colours.base} />
                            <stop offset="1" stop-color={colours.base} />
                        </linearGradient>
                    );
                })}
                {Object.entries(PLANETS).map(([name, [light, mid, dark]]) => (
                    <radialGradient id={`and-planet-${name}`} cx=".36" cy=".32" r=".8">
                        <stop offset="0" stop-color={light} />
                        <stop offset=".45" stop-color={mid} />
                        <stop offset="1" stop-color={dark} />
                    </radialGradient>
                ))}
                <radialGradient id="and-hex" r=".75">
                    <stop offset="0" stop-color="#33266b" stop-opacity=".85" />
                    <stop offset="1" stop-color="#150d38" stop-opacity=".85" />
                </radialGradient>
                <radialGradient id="and-cloud">
                    <stop offset="0" stop-color="#ffb37a" stop-opacity=".75" />
                    <stop offset=".5" stop-color="#c2557f" stop-opacity=".4" />
                    <stop offset="1" stop-color="#2d6a7d" stop-opacity="0" />
                </radialGradient>
                <radialGradient id="and-void">
                    <stop offset="0" stop-color="#05000d" />
                    <stop offset=".6" stop-color="#2a0650" />
                    <stop offset="1" stop-color="#8b3dff" />
                </radialGradient>
                <radialGradient id="and-quasar">
                    <stop offset="0" stop-color="#fff" />
                    <stop offset=".25" stop-color="#a7f3ff" />
                    <stop offset="1" stop-color="#3fe0d0" stop-opacity="0" />
                </radialGradient>
            </defs>
        </svg>
    );
}
