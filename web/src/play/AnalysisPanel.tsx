/* After the game: each player's chance to win along the way, the costliest decisions, luck and skill. */
import { useEffect, useState } from "preact/hooks";
import { Emblem, EmblemIcon } from "../board/Emblem";
import { faction } from "../board/factions";
import { IconButton } from "../IconButton";
import { useWishes } from "../settings";
import type { Analysis, Table } from "../table/table";
import type { View } from "../table/view";

interface Props {
    table: Table;
    view: View;
    at: number;
    onLook: (at: number) => void;
    onClose: () => void;
}

const WIDTH = 600;
const HEIGHT = 180;
/** Whose curve it is stands at its end, by emblem as well as by colour. */
const MARK = 17;

function Curve({
    analysis,
    seats,
    at,
    onLook,
    label,
}: {
    analysis: Analysis;
    seats: readonly string[];
    at: number;
    onLook: (at: number) => void;
    label: string;
}) {
    const x = (n: number): number => (n / Math.max(1, analysis.length)) * WIDTH;
    const line = (index: number): string =>
        analysis.actions
            .map((one, k) => `${k ? "L" : "M"}${x(one.n + 1).toFixed(1)},${((1 - (one.win[index] ?? 0)) * HEIGHT).toFixed(1)}`)
            .join("");
    const last = analysis.actions.at(-1);
    return (
        <svg
            class="curve"
            viewBox={`0 -${MARK} ${WIDTH + 2 * MARK} ${HEIGHT + 2 * MARK}`}
            role="img"
            aria-label={label}
            onClick={(event) => {
                const area = event.currentTarget.getBoundingClientRect();
                const share = ((event.clientX - area.left) / area.width) * (1 + (2 * MARK) / WIDTH);
                onLook(Math.min(analysis.length, Math.round(share * analysis.length)));
            }}
        >
            {[0.25, 0.5, 0.75].map((share) => (
                <line x1={0} x2={WIDTH} y1={HEIGHT * share} y2={HEIGHT * share} class="curve-grid" />
            ))}
            {seats.map((seat, index) => (
                <path d={line(index)} fill="none" stroke={faction(seat).base} stroke-width={3.5} stroke-linejoin="round" />
            ))}
            <line x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} class="curve-now" />
            {last && seats.map((seat, index) => (
                <g key={seat} transform={`translate(${x(last.n + 1) + MARK} ${(1 - (last.win[index] ?? 0)) * HEIGHT})`}>
                    <circle r={MARK - 2} fill={faction(seat).base} />
                    <Emblem seat={seat} radius={MARK * 0.55} />
                </g>
            ))}
        </svg>
    );
}

export function AnalysisPanel({ table, view, at, onLook, onClose }: Props) {
    const { say, language } = useWishes();
    const percent = (share: number, digits: number): string =>
        (share * 100).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const [analysis, setAnalysis] = useState<Analysis | null>(null);
    const [problem, setProblem] = useState("");
    useEffect(() => {
        const stop = new AbortController();
        table.analyse(setAnalysis, stop.signal).catch((error: unknown) => {
            if (!stop.signal.aborted) setProblem(error instanceof Error ? error.message : String(error));
        });
        return () => stop.abort();
    }, [table]);
    const seats = view.board.sheets.map((sheet) => sheet.seat);
    const name = (seat: string): string => view.board.sheets.find((sheet) => sheet.seat === seat)?.name ?? seat;
    const worst = [...(analysis?.actions ?? [])]
        .filter((one) => (one.cost ?? 0) > 0.005)
        .sort((one, two) => (two.cost ?? 0) - (one.cost ?? 0))
        .slice(0, 6);
    return (
        <section class="analysis panel" aria-label={say("analysis")}>
            <header>
                <h2>{say("analysis")}</h2>
                <IconButton label={say("close")} sign="×" onClick={onClose} />
            </header>
            {problem && <p role="alert">{say("failed", problem)}</p>}
            {analysis && analysis.done < analysis.length && (
                <p class="quiet">
                    {say("analysing", analysis.done, analysis.length)}
                    <progress max={analysis.length} value={analysis.done} aria-label={say("analysis")} />
                </p>
            )}
            {analysis && <Curve analysis={analysis} seats={seats} at={at} onLook={onLook} label={say("chances")} />}
            {worst.length > 0 && <h3>{say("worst")}</h3>}
            <ol class="worst">
                {worst.map((one) => (
                    <li key={one.n}>
                        <button type="button" onClick={() => onLook(one.n)}>
                            <span class={`whose seat-${one.seat}`}>
                                {one.seat && <EmblemIcon seat={one.seat} size={15} />}
                                <b>{name(one.seat ?? "")}</b>
                                <b>{say("costOf", percent(one.cost ?? 0, 1))}</b>
                            </span>
                            <span>{view.log[one.n]?.text}</span>
                            {one.best?.[0] && <small>{say("better", one.best[0].label)}</small>}
                        </button>
                    </li>
                ))}
            </ol>
            {analysis && analysis.skill.length > 0 && (
                <table>
                    <caption>{say("skill")}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{say("players")}</th>
                            <th scope="col">{say("grade")}</th>
                            <th scope="col">{say("averageCost")}</th>
                            <th scope="col">{say("luck")}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {analysis.skill.map((one) => (
                            <tr key={one.seat}>
                                <th scope="row">
                                    <EmblemIcon seat={one.seat} size={13} /> {name(one.seat)}
                                </th>
                                <td>{one.grade}</td>
                                <td>{percent(one.cost, 2)} %</td>
                                <td>
                                    {one.luck > 0 ? "+" : ""}
                                    {percent(one.luck, 0)} %
                                </td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            )}
        </section>
    );
}
