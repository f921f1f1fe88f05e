/* The end of the game: who won and how, the game in figures, a picture to share, and what next. Shown over the board; can be
   dismissed. */
import { useState } from "preact/hooks";
import { EmblemIcon } from "../Emblem";
import type { GameUi } from "../games/ui";
import { IconButton } from "../IconButton";
import { useSettings } from "../settings";
import { sharePicture } from "../storage/files";
import type { Analysis, Assessed, Table } from "../table/table";
import type { Mark, View } from "../table/view";
import { useListener } from "../useListener";
import type { Say } from "../words";
import { bestOf, lastWords, turnsOf, wasAdvised, worstOf } from "./figures";
import { seatName, sidesOf, winnersOf } from "./names";
import type { Rematch } from "./GameScreen";
import { drawPicture } from "./picture";

interface Props {
    ui: GameUi;
    table: Table;
    view: View;
    /** The only person at this screen, if there is one. */
    person: Mark | null;
    /** As far as it has come. */
    analysis: Analysis | null;
    onLook: (at: number) => void;
    onReplay: () => void;
    onAnalyse: () => void;
    /** Whether the game can be analysed here. */
    advised: boolean;
    rematch: Rematch | null;
    onHome: () => void;
}

/** The result as addressed to the person; otherwise the game's own text. */
function headline(view: View, person: Mark | null, say: Say): string {
    const own = view.result?.find(({ seat }) => seat === person);
    if (!own || person === null) return view.prompt;
    const alone = sidesOf(view).some((side) => side.length === 1 && side[0] === person);
    if (own.utility === 1) return say(alone ? "youWin" : "teamWins");
    if (own.utility > 0) return say("youShare");
    return view.seats.length === 1 ? say("youLose") : view.prompt;
}

/** Places and scores, if they say more than who won. */
function Results({ ui, view }: Pick<Props, "ui" | "view">) {
    const { say } = useSettings();
    const results = [...(view.result ?? [])].sort((one, two) => one.place - two.place || (two.score ?? 0) - (one.score ?? 0));
    const scored = results.some(({ score }) => score !== undefined);
    if (!scored && new Set(results.map(({ place }) => place)).size < 3) return null;
    return (
        <table class="results">
            <caption class="visually-hidden">{say("result")}</caption>
            <thead class="visually-hidden">
                <tr>
                    <th scope="col">{say("place")}</th>
                    <th scope="col">{say("players")}</th>
                    {scored && <th scope="col">{say("score")}</th>}
                </tr>
            </thead>
            <tbody>
                {results.map(({ seat, place, score, utility }) => (
                    <tr key={seat} class={`${ui.seatStyle(seat).className}${utility > 0 ? " winner" : ""}`}>
                        <td>{place}</td>
                        <th scope="row">
                            <EmblemIcon seatStyle={ui.seatStyle(seat)} size={15} /> {seatName(view, seat)}
                        </th>
                        {scored && <td>{score}</td>}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

type Row = readonly [label: string, ...values: string[]];

/** Until a value is known: its room is kept, so that no button moves. */
const UNKNOWN = "…";

/** A label and a value for each seat: what any game has, what this game adds, and luck and skill. */
function rowsOf({ ui, view, analysis, advised }: Pick<Props, "ui" | "view" | "analysis" | "advised">, say: Say, language: "en" | "fr"): Row[] {
    const seats = view.seats.map(({ mark }) => mark);
    const counted = [{ label: say("turns"), of: (seat: Mark) => turnsOf(view, seat) }, ...(ui.figures?.(view, language) ?? [])];
    const rows = counted.map(({ label, of }): Row => [label, ...seats.map((seat) => String(of(seat)))]);
    const skill = analysis && analysis.done === analysis.length ? analysis.skill : [];
    const told = (tell: (one: (typeof skill)[number]) => string): string[] =>
        seats.map((seat) => {
            const one = skill.find((other) => other.seat === seat);
            return one ? tell(one) : UNKNOWN;
        });
    if (advised) {
        rows.push([say("luck"), ...told(({ luck }) => `${luck > 0 ? "+" : luck < 0 ? "−" : ""}${say("percent", Math.round(Math.abs(luck) * 100))}`)]);
        rows.push([say("grade"), ...told(({ grade }) => grade)]);
    }
    return rows;
}

function Figures({ ui, view, rows }: Pick<Props, "ui" | "view"> & { rows: readonly Row[] }) {
    const { say, language } = useSettings();
    return (
        <table class="figures">
            <caption class="visually-hidden">{say("result")}</caption>
            <thead>
                <tr>
                    <td />
                    {view.seats.map(({ mark, name }) => (
                        <th scope="col" class={ui.seatStyle(mark).className}>
                            <EmblemIcon seatStyle={ui.seatStyle(mark)} size={16} />
                            <span>{view.seats.length > 2 ? ui.seatStyle(mark).name[language] : name}</span>
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {rows.map(([label, ...values]) => (
                    <tr key={label}>
                        <th scope="row">{label}</th>
                        {values.map((value) => (
                            <td>{value}</td>
                        ))}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

const PICTURE = "astragal.png";

/** A colour as the picture needs it: without variables, for a dark ground. */
function resolved(colour: string): string {
    const probe = document.createElement("span");
    probe.className = "curve";
    probe.style.color = colour;
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
}

export function GameOver(props: Props) {
    const { ui, table, view, person, analysis, onLook, onReplay, onAnalyse, advised, rematch, onHome } = props;
    const { say, language } = useSettings();
    const [aside, setAside] = useState(false);
    const [problem, setProblem] = useState("");
    const [picture, setPicture] = useState<"none" | "drawing" | "saved">("none");
    useListener("keydown", (event) => event.key === "Escape" && setAside(true));
    const winners = winnersOf(view);
    const first = winners[0];
    const lost = person !== null && !winners.includes(person);
    const title = headline(view, person, say);
    const rows = rowsOf(props, say, language);
    const judged = person === null ? winners : [person];
    const complete = analysis !== null && analysis.done === analysis.length;
    const best = complete ? bestOf(analysis, judged, (n) => ui.lastButton === undefined || view.log[n]?.things.at(-1) !== ui.lastButton) : null;
    const worst = complete ? worstOf(analysis, judged, (n) => !wasAdvised(table, view, n)) : null;
    const percent = (share: number): string => (share * 100).toLocaleString(language, { maximumFractionDigits: 1 });
    const share = (): void => {
        if (picture === "drawing") return;
        setPicture("drawing");
        setProblem("");
        const sides = sidesOf(view);
        const seats = view.seats.map(({ mark }) => mark);
        const length = Math.max(1, analysis?.length ?? 1);
        drawPicture(document.querySelector<SVGSVGElement>(".board-frame svg.board"), {
            title: view.prompt,
            how: lastWords(view),
            colour: first === undefined ? "#eef1ff" : resolved(ui.seatStyle(first).colour),
            seats: seats.map((seat) => ({
                name: ui.seatStyle(seat).name[language],
                colour: resolved(ui.seatStyle(seat).colour),
                emblem: ui.seatStyle(seat).emblem,
            })),
            rows: complete ? rows : rows.filter((row) => !row.includes(UNKNOWN)),
            curveTitle: say("chances"),
            curve: complete
                ? sides.map((side) => ({
                      colour: resolved(ui.seatStyle(side[0] ?? "").colour),
                      points: analysis.actions.map((one) => [(one.n + 1) / length, 1 - (one.win[seats.indexOf(side[0] ?? "")] ?? 0)] as const),
                  }))
                : [],
            foot: say("title"),
        })
            .then((drawn) => sharePicture(PICTURE, drawn))
            .then((saved) => setPicture(saved ? "saved" : "none"))
            .catch((error: unknown) => {
                setPicture("none");
                setProblem(say("failed", error instanceof Error ? error.message : String(error)));
            });
    };
    const moment = (one: Assessed, words: string) => (
        <li>
            <button type="button" onClick={() => onLook(one.n)}>
                <b>{words}</b>
                <span>{view.log[one.n]?.text}</span>
            </button>
        </li>
    );
    return (
        <section
            class={`over panel ${aside ? "aside" : "forward"}${lost ? " lost" : ""} ${first === undefined ? "" : ui.seatStyle(first).className}`}
            aria-label={view.prompt}
        >
            {!aside && (
                <>
                    <span class="rays" aria-hidden="true" />
                    <IconButton label={say("seeBoard")} sign="×" onClick={() => setAside(true)} />
                </>
            )}
            <h2>
                {winners.map((seat) => (
                    <EmblemIcon seatStyle={ui.seatStyle(seat)} size={aside ? 26 : 44} />
                ))}
                {title}
            </h2>
            <p class="how">{lastWords(view)}</p>
            <Results ui={ui} view={view} />
            {!aside && <Figures ui={ui} view={view} rows={rows} />}
            {!aside && advised && (
                <ul class="moments">
                    {!complete && (
                        <li>
                            <span class="quiet" role="status">
                                {say("weighing", analysis ? Math.floor((100 * analysis.done) / Math.max(1, analysis.length)) : 0)}
                            </span>
                        </li>
                    )}
                    {best && moment(best.one, say("bestDecision", percent(best.gain)))}
                    {worst && moment(worst, say("worstDecision", percent(worst.cost ?? 0)))}
                </ul>
            )}
            {problem && <p role="alert">{problem}</p>}
            {rematch?.note && (
                <p class="rematch-note" role="status">
                    {rematch.note}
                </p>
            )}
            <div class="buttons">
                {rematch && rematch.words && (
                    <button type="button" class="play-button strong" disabled={!rematch.go} onClick={() => rematch.go?.()}>
                        {rematch.words}
                    </button>
                )}
                <button type="button" class="play-button" aria-live="polite" aria-busy={picture === "drawing"} onClick={share}>
                    {picture === "drawing" ? say("drawingPicture") : picture === "saved" ? say("savedPicture", PICTURE) : say("sharePicture")}
                </button>
                {advised && (
                    <button type="button" class="play-button" onClick={onAnalyse}>
                        {say("analyse")}
                    </button>
                )}
                <button type="button" class="play-button" onClick={onReplay}>
                    {say("watchReplay")}
                </button>
                <button type="button" class="play-button" onClick={aside ? onHome : () => setAside(true)}>
                    {say(aside ? "newGame" : "seeBoard")}
                </button>
                {!aside && (
                    <button type="button" class="play-button" onClick={onHome}>
                        {say("newGame")}
                    </button>
                )}
            </div>
        </section>
    );
}
