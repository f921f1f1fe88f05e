/* The starry background. Drawn once. */
import { between, round, seeded } from "./seed";
import { memo } from "./memo";

export const Stars = memo(function Stars() {
    const draw = seeded("sky");
    return (
        <svg class="sky" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {Array.from({ length: 190 }, () => (
                <circle
                    cx={round(between(draw, 0, 1600))}
                    cy={round(between(draw, 0, 1000))}
                    r={round(between(draw, 0.4, draw() > 0.94 ? 2.4 : 1.3))}
                    opacity={round(between(draw, 0.2, 0.9))}
                />
            ))}
        </svg>
    );
});
