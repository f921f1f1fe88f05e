/* Analysis: win chances over the game, the costliest decisions, luck and skill. */
import { EmblemIcon } from "../Emblem";
import type { GameUi } from "../games/ui";
import { IconButton } from "../IconButton";
import { useSettings } from "../settings";
import type { Assessed } from "../table/table";
import type { Mark, View } from "../table/view";
import { Curve } from "./Curve";
import { LuckCurve } from "./LuckCurve";
import { seatName, sidesOf } from "./names";
import type { Analysing } from "./useAnalysis";

interface Props {
    ui: GameUi;
    analysing: Analysing;
    view: View;
    at: number;
    /** People at this screen: their decisions come first. */
    own: readonly Mark[];
    onLook: (at: number) => void;
    onClose: () => void;
}

export function AnalysisPanel({ ui, analysing: { analysis, problem }, view, at, own, onLook, onClose }: Props) {
    const { say, language } = useSettings();
    const percent = (share: number, digits: number): string =>
        (share * 100).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const seats = view.seats.map(({ mark }) => mark);
    const sides = sidesOf(view);
    const name = (seat: string): string => seatName(view, seat);
    const isOwn = ({ seat }: Assessed): boolean => seat !== undefined && own.includes(seat);
    const worst = [...(analysis?.actions ?? [])]
        .filter((one) => (one.cost ?? 0) > 0.005)
        .sort((one, two) => Number(isOwn(two)) - Number(isOwn(one)) || (two.cost ?? 0) - (one.cost ?? 0))
        .slice(0, 6);
    const costly = (one: Assessed) => (
        <button type="button" onClick={() => onLook(one.n)}>
            <span class={`whose ${one.seat ? ui.seatStyle(one.seat).className : ""}`}>
                {one.seat && <EmblemIcon seatStyle={ui.seatStyle(one.seat)} size={15} />}
                <b>{name(one.seat ?? "")}</b>
                <b>{say("costOf", percent(one.cost ?? 0, 1))}</b>
            </span>
            <span>{view.log[one.n]?.text}</span>
            {one.best?.[0] && <small>{say("better", one.best[0].label)}</small>}
        </button>
    );
    const looked = worst.find(({ n }) => n === at);
    return (
        <section class="analysis panel" aria-label={say("analysis")}>
            <header>
                <h2>{say("analysis")}</h2>
                <IconButton label={say("close")} sign="×" onClick={onClose} />
            </header>
            {looked && <div class="worst looked">{costly(looked)}</div>}
            {problem && <p role="alert">{say("failed", problem)}</p>}
            {view.secrets && view.who !== "over" && <p class="quiet">{say("analysisOwn")}</p>}
            {analysis && analysis.done < analysis.length && (
                <p class="quiet">
                    {say("analysing", analysis.done, analysis.length)}
                    <progress max={analysis.length} value={analysis.done} aria-label={say("analysis")} />
                </p>
            )}
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
                                    <EmblemIcon seatStyle={ui.seatStyle(one.seat)} size={13} /> {name(one.seat)}
                                </th>
                                <td>{one.grade}</td>
                                <td>{say("percent", percent(one.cost, 2))}</td>
                                <td>
                                    {one.luck > 0 ? "+" : one.luck < 0 ? "−" : ""}
                                    {say("percent", percent(Math.abs(one.luck), 0))}
                                </td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            )}
            {analysis && <h3>{say("chances")}</h3>}
            {analysis && (
                <Curve ui={ui} analysis={analysis} seats={seats} sides={sides} names={sides.map((side) => side.map(name).join(", "))} at={at} onLook={onLook} />
            )}
            {analysis?.actions.some(({ luck }) => luck !== undefined) && (
                <>
                    <h3>{say("luckSoFar")}</h3>
                    <LuckCurve ui={ui} analysis={analysis} seats={seats} sides={sides} at={at} onLook={onLook} />
                </>
            )}
            {worst.length > 0 && <h3>{say("worst")}</h3>}
            <ol class="worst">
                {worst.map((one) => (
                    <li key={one.n}>{costly(one)}</li>
                ))}
            </ol>
        </section>
    );
}
