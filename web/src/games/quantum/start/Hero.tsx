/* The picture on the start screen. */
import { DieArt } from "../board/DieArt";
import { Ball } from "../board/PlanetArt";

export function Hero() {
    return (
        <svg class="hero" viewBox="0 0 520 300" aria-hidden="true">
            <g transform="translate(300 165) scale(2.5)">
                <Ball seed="hero" number={8} />
            </g>
            <ellipse cx={300} cy={165} rx={205} ry={64} class="hero-orbit" transform="rotate(-14 300 165)" />
            <g transform="translate(96 205) rotate(-12) scale(1.15)">
                <DieArt seat="V" number={5} />
            </g>
            <g transform="translate(455 74) rotate(10) scale(.9)">
                <DieArt seat="K" number={3} />
            </g>
            <g transform="translate(430 245) rotate(-6) scale(.62)">
                <DieArt seat="O" number={1} />
            </g>
            <g transform="translate(160 58) rotate(8) scale(.52)">
                <DieArt seat="A" number={6} />
            </g>
        </svg>
    );
}
