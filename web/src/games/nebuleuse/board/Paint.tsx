/* Gradients shared by all drawings of the game; rendered once. */
import { livery, MARKS } from "../seat-styles";

export function Paint() {
    return (
        <svg width="0" height="0" class="paint" aria-hidden="true" focusable="false">
            <defs>
                {MARKS.map((seat) => (
                    <radialGradient id={`neb-halo-${seat}`}>
                        <stop offset=".3" stop-color={livery(seat).seat} stop-opacity=".75" />
                        <stop offset="1" stop-color={livery(seat).seat} stop-opacity="0" />
                    </radialGradient>
                ))}
                {MARKS.map((seat) => {
                    const colours = livery(seat);
                    return (
                        <linearGradient id={`neb-ship-${seat}`} x2=".55" y2="1">
                            <stop offset="0" stop-color={colours.light} />
                            <stop offset=".5" stop-color={colours.base} />
                            <stop offset="1" stop-color={colours.dark} />
                        </linearGradient>
                    );
                })}
                <linearGradient id="neb-bronze" x2="1" y2="1">
                    <stop offset="0" stop-color="#fbe3b4" />
                    <stop offset=".45" stop-color="#c98c45" />
                    <stop offset="1" stop-color="#7d4e24" />
                </linearGradient>
                <radialGradient id="neb-back" cx=".5" cy=".4" r=".8">
                    <stop offset="0" stop-color="#8a1b30" />
                    <stop offset="1" stop-color="#2b0713" />
                </radialGradient>
                <radialGradient id="neb-ball" cx=".34" cy=".3" r=".8">
                    <stop offset="0" stop-color="#fff" stop-opacity=".5" />
                    <stop offset=".45" stop-color="#fff" stop-opacity="0" />
                    <stop offset="1" stop-color="#000" stop-opacity=".78" />
                </radialGradient>
                <radialGradient id="neb-glow">
                    <stop offset=".5" stop-color="#ffb35a" stop-opacity=".6" />
                    <stop offset="1" stop-color="#ff7a3a" stop-opacity="0" />
                </radialGradient>
                <radialGradient id="neb-ember">
                    <stop offset=".45" stop-color="#ff4a3c" stop-opacity=".75" />
                    <stop offset="1" stop-color="#ff2a3c" stop-opacity="0" />
                </radialGradient>
                <radialGradient id="neb-light">
                    <stop offset="0" stop-color="#fffbe8" />
                    <stop offset=".4" stop-color="#ffd9a0" stop-opacity=".95" />
                    <stop offset="1" stop-color="#ff7a4a" stop-opacity=".2" />
                </radialGradient>
                <radialGradient id="neb-xeno">
                    <stop offset="0" stop-color="#4be3c9" stop-opacity=".5" />
                    <stop offset=".5" stop-color="#2aa39a" stop-opacity=".2" />
                    <stop offset="1" stop-color="#2aa39a" stop-opacity="0" />
                </radialGradient>
                <linearGradient id="neb-beam" x2="0" y2="1">
                    <stop offset="0" stop-color="#bfe4ff" stop-opacity=".95" />
                    <stop offset="1" stop-color="#bfe4ff" stop-opacity=".1" />
                </linearGradient>
                <clipPath id="neb-disc">
                    <circle r="49.5" />
                </clipPath>
            </defs>
        </svg>
    );
}
