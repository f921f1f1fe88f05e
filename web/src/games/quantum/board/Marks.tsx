/* Highlights on the board: moves, attacks with their odds, what a log line refers to. */
import type { Lit } from "../../../board/lit";
import type { Size } from "./geometry";
import { middle } from "./geometry";

interface Props {
    size: Size;
    lit: ReadonlyMap<string, Lit>;
    chosen: readonly string[];
    highlighted: readonly string[];
    seat: string;
    scale: number;
    /** Spaces whose upper edge is occupied: odds go below them. */
    below: ReadonlySet<string>;
}

/** Below this cell size the symbol is omitted. */
const CROWDED = 2;

function percent(odds: number): string {
    return `${Math.round(odds * 100)}`;
}

/** Below the ships: possible moves. */
export function LitSpaces({ size, lit, seat }: Pick<Props, "size" | "lit" | "seat">) {
    return (
        <g class={`lit seat-${seat}`} aria-hidden="true">
            {[...lit].map(([space, mark]) => {
                const { x, y } = middle(space, size);
                if (mark.kind === "attack" || mark.kind === "odds") return null;
                return <rect key={space} x={x - 43} y={y - 43} width={86} height={86} rx={22} class={`lit-${mark.kind}`} />;
            })}
        </g>
    );
}

/** Above the ships: selection, attacks, highlights of panels and the log. */
export function Rings({ size, lit, chosen, highlighted, scale, below }: Props) {
    return (
        <g aria-hidden="true">
            {highlighted.map((space) => {
                const { x, y } = middle(space, size);
                return <rect key={`highlighted ${space}`} x={x - 47} y={y - 47} width={94} height={94} rx={25} class="highlighted" data-at={space} />;
            })}
            {chosen.map((space, index) => {
                const { x, y } = middle(space, size);
                return <rect key={`chosen ${space} ${index}`} x={x - 46} y={y - 46} width={92} height={92} rx={24} class="chosen" />;
            })}
            {[...lit].map(([space, mark]) => {
                if (mark.kind !== "attack" && mark.kind !== "odds") return null;
                const { x, y } = middle(space, size);
                const width = (scale > CROWDED ? 44 : 62) * scale;
                /* Never over a ship's number, which is in its lower corner. */
                const away = below.has(space) ? 40 + 15 * scale : -46 - 4 * scale;
                return (
                    <g key={space} transform={`translate(${x} ${y})`}>
                        {mark.kind === "attack" && <circle r={53} class="aim" />}
                        {mark.odds !== undefined && (
                            <g transform={`translate(0 ${away})`}>
                                <rect x={-width / 2} y={-15 * scale} width={width} height={30 * scale} rx={15 * scale} class="odds-plate" />
                                <text y={7.5 * scale} class="odds" style={{ fontSize: `${21 * scale}px` }}>
                                    {percent(mark.odds)}
                                    {scale > CROWDED ? "" : " %"}
                                </text>
                            </g>
                        )}
                    </g>
                );
            })}
        </g>
    );
}
