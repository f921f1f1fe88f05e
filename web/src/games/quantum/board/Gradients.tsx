/* Gradients shared by all drawings: rendered once, in an SVG of size zero. */
import { faction, MARKS } from "./factions";
import { planetKinds } from "./surface";

export function Gradients() {
    return (
        <svg width="0" height="0" class="paint" aria-hidden="true" focusable="false">
            <defs>
                {MARKS.map((seat) => {
                    const colours = faction(seat);
                    return (
                        <linearGradient id={`die-${seat}`} x2=".55" y2="1">
                            <stop offset="0" stop-color={colours.light} />
                            <stop offset=".45" stop-color={colours.base} />
                            <stop offset="1" stop-color={colours.dark} />
                        </linearGradient>
                    );
                })}
                <linearGradient id="die-edge" x2=".3" y2="1">
                    <stop offset="0" stop-color="#fff" stop-opacity=".75" />
                    <stop offset=".4" stop-color="#fff" stop-opacity=".12" />
                    <stop offset="1" stop-color="#000" stop-opacity=".45" />
                </linearGradient>
                <linearGradient id="die-gloss" x2="0" y2="1">
                    <stop offset="0" stop-color="#fff" stop-opacity=".42" />
                    <stop offset="1" stop-color="#fff" stop-opacity=".03" />
                </linearGradient>
                {Object.entries(planetKinds).map(([number, kind]) => (
                    <>
                        <radialGradient id={`planet-${number}`} cx=".36" cy=".3" r=".85">
                            <stop offset="0" stop-color={kind.light} />
                            <stop offset=".5" stop-color={kind.base} />
                            <stop offset="1" stop-color={kind.dark} />
                        </radialGradient>
                        <radialGradient id={`glow-${number}`}>
                            <stop offset=".42" stop-color={kind.glow} stop-opacity=".62" />
                            <stop offset=".62" stop-color={kind.glow} stop-opacity=".2" />
                            <stop offset="1" stop-color={kind.glow} stop-opacity="0" />
                        </radialGradient>
                    </>
                ))}
                <radialGradient id="planet-night" cx=".32" cy=".27" r=".86">
                    <stop offset=".45" stop-color="#000" stop-opacity="0" />
                    <stop offset=".78" stop-color="#020310" stop-opacity=".5" />
                    <stop offset="1" stop-color="#01020a" stop-opacity=".86" />
                </radialGradient>
                <radialGradient id="planet-shine" cx=".3" cy=".22" r=".42">
                    <stop offset="0" stop-color="#fff" stop-opacity=".6" />
                    <stop offset="1" stop-color="#fff" stop-opacity="0" />
                </radialGradient>
                <radialGradient id="void">
                    <stop offset="0" stop-color="#000" stop-opacity=".95" />
                    <stop offset=".55" stop-color="#0b0620" stop-opacity=".75" />
                    <stop offset="1" stop-color="#0b0620" stop-opacity="0" />
                </radialGradient>
                <clipPath id="planet-disc">
                    <circle r="40" />
                </clipPath>
            </defs>
        </svg>
    );
}
