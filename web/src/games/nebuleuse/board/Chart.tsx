/* The chart itself, which never changes: clouds, stars, rings, numerals. Drawn once. */
import { memo } from "../../../memo";
import { between, round, seeded } from "../../../seed";
import { roman } from "../art/roman";
import { skyPicture } from "../art/sky";
import { AREAS, circle, CUT_LINE, HIGH, line, polar, RINGS, WIDE } from "./geometry";

const CONSTELLATIONS: readonly (readonly (readonly [radius: number, degrees: number])[])[] = [
    [
        [560, 86],
        [640, 82],
        [600, 76],
        [655, 71],
    ],
    [
        [545, 12],
        [600, 17],
        [655, 15],
        [640, 8],
    ],
    [
        [722, 21],
        [728, 12.5],
        [812, 11.5],
        [770, 3],
    ],
    [
        [470, 62],
        [440, 57],
        [410, 60],
    ],
];

function graduations(): string {
    let path = "";
    for (const radius of RINGS)
        for (let angle = 0; angle <= 100; angle += 1.5) path += line(polar(radius, angle), polar(radius + (Math.round(angle * 2) % 15 === 0 ? 9 : 4), angle));
    return path;
}

function meridians(): string {
    let path = "";
    for (let angle = 10; angle < 95; angle += 10) path += line(polar(RINGS[0], angle), polar(RINGS[3], angle));
    return path;
}

export const Chart = memo(function Chart({ small }: { small: boolean }) {
    const draw = seeded("nebula");
    return (
        <g aria-hidden="true">
            <image href={skyPicture()} x={-6} y={-6} width={WIDE + 12} height={HIGH + 12} preserveAspectRatio="none" />
            {Array.from({ length: small ? 130 : 300 }, () => {
                const bright = draw() ** 6;
                return (
                    <circle
                        cx={round(between(draw, 0, WIDE))}
                        cy={round(between(draw, 0, HIGH))}
                        r={round((small ? 0.9 : 0.4) + bright * 1.6)}
                        fill={draw() < 0.3 ? "#ffc9a1" : "#fff"}
                        opacity={round(between(draw, 0.25, 0.85))}
                    />
                );
            })}
            <path d={meridians()} stroke="#f8dca6" stroke-opacity=".12" fill="none" />
            {CONSTELLATIONS.map((points) => {
                const stars = points.map(([radius, angle]) => polar(radius, angle));
                return (
                    <>
                        <path
                            d={stars
                                .slice(1)
                                .map((star, i) => line(stars[i]!, star))
                                .join("")}
                            stroke="#ffdcc2"
                            stroke-opacity=".34"
                            fill="none"
                        />
                        {stars.map(({ x, y }) => (
                            <circle cx={round(x)} cy={round(y)} r="2.2" fill="#fff1e2" />
                        ))}
                    </>
                );
            })}
            <g fill="none" stroke="#d9a05b">
                {RINGS.map((radius, index) => (
                    <>
                        <path d={circle(radius)} stroke="#14040c" stroke-opacity=".5" stroke-width="6" />
                        <path d={circle(radius)} stroke-width={index === 3 ? 3.5 : 2.2} />
                        <path d={circle(radius + 5)} stroke-width=".8" stroke-opacity=".5" />
                    </>
                ))}
                <path d={CUT_LINE} stroke-width="2.2" />
                {!small && <path d={graduations()} stroke-opacity=".55" />}
            </g>
            {Object.values(AREAS).map(({ numeral, label, high }) => (
                <path
                    d={roman(numeral, label.x, label.y - high / 2, high)}
                    fill="#f8dca6"
                    opacity=".85"
                    stroke="#1a0610"
                    stroke-opacity=".55"
                    stroke-width="3"
                    paint-order="stroke"
                />
            ))}
        </g>
    );
});
