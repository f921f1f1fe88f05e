/* Whether the map can be played, and how fair it is, according to the engine. */
import type { TableSource } from "../../../table/table";
import { type QuantumKey, useQuantum } from "../words";
import type { MapVerdict, Survey } from "./survey";
import { FAIRNESS_GAMES, FAIRNESS_LEVEL, favoured, useFairness } from "./useFairness";
import { isPlanet, PLANETS, type Draft } from "./draft";

const NEAREST = 4;

function Verdict({ verdict }: { verdict: MapVerdict | null }) {
    const { say } = useQuantum();
    const good = verdict?.good === true;
    return (
        <p class={`verdict${verdict ? (good ? " good" : " bad") : ""}`} role="status">
            {verdict && <b aria-hidden="true">{good ? "✓" : "✗"}</b>}
            <span>{verdict === null ? "…" : verdict.good ? say("mapGood", verdict.survey.seats, verdict.survey.cubes) : say("mapBad", verdict.why)}</span>
        </p>
    );
}

/** Number of planets of each value. */
function Planets({ draft }: { draft: Draft }) {
    const { say } = useQuantum();
    const tiles = draft.rows.flat().filter(isPlanet);
    const counts = PLANETS.map((number) => ({ number, count: tiles.filter((tile) => parseInt(tile, 10) === Number(number)).length }));
    return (
        <div class="fact">
            <dt>{say("factPlanets")}</dt>
            <dd>
                {tiles.length}
                {tiles.length > 0 && (
                    <small>
                        {counts
                            .filter(({ count }) => count > 0)
                            .map(({ number, count }) => `${count} × ${number}`)
                            .join(", ")}
                    </small>
                )}
            </dd>
        </div>
    );
}

function Room({ survey }: { survey: Survey }) {
    const { say } = useQuantum();
    return (
        <>
            <div class="fact">
                <dt>{say("factLocations")}</dt>
                <dd>
                    {survey.locations}
                    <small>{say("factNeeded", survey.needed)}</small>
                </dd>
            </div>
            <div class="fact">
                <dt>{say("factCubes")}</dt>
                <dd>
                    {survey.seats * survey.cubes}
                    <small>{say("factCubesEach", survey.seats, survey.cubes)}</small>
                </dd>
            </div>
            <div class="fact">
                <dt>{say("factAlike")}</dt>
                <dd>
                    {survey.alike ? say("yes") : say("no")}
                    <small>{say(survey.alike ? "factAlikeYes" : "factAlikeNo")}</small>
                </dd>
            </div>
        </>
    );
}

function Starts({ survey }: { survey: Survey }) {
    const { say } = useQuantum();
    const unreachable = Math.max(...survey.starts.map((start) => start.unreachable));
    return (
        <>
            <table class="starts">
                <caption>{say("factStarts")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{say("factStart")}</th>
                        <th scope="col">{say("factNearest")}</th>
                        <th scope="col">{say("factRival")}</th>
                    </tr>
                </thead>
                <tbody>
                    {survey.starts.map((start) => (
                        <tr>
                            <th scope="row">{start.at}</th>
                            <td>{start.steps.slice(0, NEAREST).join(", ") || "–"}</td>
                            <td>{start.rival ?? "–"}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
            {unreachable > 0 && <p class="problem">{say("factUnreachable", unreachable)}</p>}
        </>
    );
}

const ORDER: readonly QuantumKey[] = ["fairSeat1", "fairSeat2", "fairSeat3", "fairSeat4"];

/** What a match between equal players says about the map. */
function Fairness({ source, line }: { source: TableSource; line: string }) {
    const { say } = useQuantum();
    const { score, done, stop } = useFairness(source, line);
    const { games } = score;
    const trying = say("fairPlaying", games, FAIRNESS_GAMES, FAIRNESS_LEVEL);
    const percent = (part: number): string => String(Math.round(part * 100));
    if (!done)
        return (
            <p class="fairness quiet">
                <span>{trying}</span>
                <progress max={FAIRNESS_GAMES} value={games} aria-label={trying} />
                <button type="button" class="link" onClick={stop}>
                    {say("fairStop")}
                </button>
            </p>
        );
    if (games === 0) return null;
    const most = favoured(score);
    const who = most && (typeof most.who === "number" ? say(ORDER[most.who] ?? "fairSeat1") : say("fairStart", most.who));
    return (
        <p class={`fairness ${most ? "unfair" : "fair"}`} role="status">
            {most && who
                ? say("fairUnfair", who, percent(most.share), games, FAIRNESS_LEVEL)
                : say("fairFair", games, FAIRNESS_LEVEL, score.byOrder.map((wins) => say("percent", percent(wins / games))).join(", "))}
        </p>
    );
}

export function Facts({ draft, verdict, source }: { draft: Draft; verdict: MapVerdict | null; source: TableSource }) {
    const { say } = useQuantum();
    return (
        <section class="panel facts" aria-label={say("facts")}>
            <Verdict verdict={verdict} />
            {verdict?.good && <Fairness source={source} line={verdict.line} />}
            <dl>
                <Planets draft={draft} />
                {verdict?.good && <Room survey={verdict.survey} />}
            </dl>
            {verdict?.good && <Starts survey={verdict.survey} />}
        </section>
    );
}
