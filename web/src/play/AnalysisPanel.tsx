/* After the game: each player's chance to win along the way, the costliest decisions, luck and skill. */
import { useEffect, useState } from "preact/hooks";
import { EmblemIcon } from "../board/Emblem";
import { IconButton } from "../IconButton";
import { useWishes } from "../settings";
import type { Analysis, Table } from "../table/table";
import type { View } from "../table/view";
import { Curve } from "./Curve";

interface Props {
    table: Table;
    view: View;
    at: number;
    onLook: (at: number) => void;
    onClose: () => void;
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
            {analysis && <h3>{say("chances")}</h3>}
            {analysis && <Curve analysis={analysis} seats={seats} names={seats.map(name)} at={at} onLook={onLook} />}
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
                                <td>{say("percent", percent(one.cost, 2))}</td>
                                <td>
                                    {one.luck > 0 ? "+" : ""}
                                    {say("percent", percent(one.luck, 0))}
                                </td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            )}
        </section>
    );
}
