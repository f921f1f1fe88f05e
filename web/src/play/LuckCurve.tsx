/* Luck over the game: what the dice have given each side so far, in chances to win. Above the middle is good luck. */
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import type { Analysis } from "../table/table";
import type { Mark } from "../table/view";
import { LEFT, RIGHT, WIDTH } from "./Curve";

interface Props {
    ui: GameUi;
    analysis: Analysis;
    seats: readonly Mark[];
    sides: readonly (readonly Mark[])[];
    at: number;
    onLook: (at: number) => void;
}

const HEIGHT = 56;
const AROUND = 10;
const ALL = LEFT + WIDTH + RIGHT;

/** Each seat's luck up to and including each action. */
export function luckSoFar(analysis: Analysis, seats: readonly Mark[]): readonly { readonly n: number; readonly luck: readonly number[] }[] {
    let sum = seats.map(() => 0);
    return analysis.actions.map(({ n, luck }) => {
        sum = sum.map((value, index) => value + (luck?.[index] ?? 0));
        return { n, luck: sum };
    });
}

export function LuckCurve({ ui, analysis, seats, sides, at, onLook }: Props) {
    const { say } = useSettings();
    const points = luckSoFar(analysis, seats);
    const most = Math.max(0.05, ...points.flatMap(({ luck }) => luck.map(Math.abs)));
    const top = Math.ceil(most * 20) / 20;
    const x = (n: number): number => (n / Math.max(1, analysis.length)) * WIDTH;
    const y = (luck: number): number => ((1 - luck / top) * HEIGHT) / 2;
    const line = (side: readonly Mark[]): string => {
        const seat = seats.indexOf(side[0] ?? "");
        const path = points.map(({ n, luck }) => `${x(n + 1).toFixed(1)},${y(luck[seat] ?? 0).toFixed(1)}`);
        return `M${[`0,${y(0)}`, ...path].join("L")}`;
    };
    const onClick = (event: MouseEvent & { currentTarget: SVGSVGElement }): void => {
        const area = event.currentTarget.getBoundingClientRect();
        const share = (((event.clientX - area.left) / area.width) * ALL - LEFT) / WIDTH;
        onLook(Math.max(0, Math.min(analysis.length, Math.round(share * analysis.length))));
    };
    return (
        <svg class="luck-curve" viewBox={`0 0 ${ALL} ${HEIGHT + 2 * AROUND}`} role="img" aria-label={say("luckSoFar")} onClick={onClick}>
            <g transform={`translate(${LEFT} ${AROUND})`}>
                {[top, 0, -top].map((share) => (
                    <g transform={`translate(0 ${y(share)})`}>
                        <line x2={WIDTH} class="curve-grid" />
                        <text x={-6} y={4.5} class="curve-win">
                            {`${share > 0 ? "+" : share < 0 ? "−" : ""}${say("percent", Math.round(Math.abs(share) * 100))}`}
                        </text>
                    </g>
                ))}
                {sides.map((side) => (
                    <path d={line(side)} fill="none" stroke={ui.seatStyle(side[0] ?? "").colour} stroke-width={2} stroke-linejoin="round" />
                ))}
                <line x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} class="curve-now" />
            </g>
        </svg>
    );
}
