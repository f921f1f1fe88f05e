/* Whether the map can be played, and whether it is fair: as the engine says. */
import { useWishes } from "../settings";
import type { MapVerdict, Survey } from "../table/table";
import { isPlanet, PLANETS, type Draft } from "./draft";

const NEAREST = 4;

function Verdict({ verdict }: { verdict: MapVerdict | null }) {
    const { say } = useWishes();
    const good = verdict?.good === true;
    return (
        <p class={`verdict${verdict ? (good ? " good" : " bad") : ""}`} role="status">
            {verdict && <b aria-hidden="true">{good ? "✓" : "✗"}</b>}
            <span>
                {verdict === null ? "…" : verdict.good ? say("mapGood", verdict.survey.seats, verdict.survey.cubes) : say("mapBad", verdict.why)}
            </span>
        </p>
    );
}

/** How many planets there are of each number. */
function Planets({ draft }: { draft: Draft }) {
    const { say } = useWishes();
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
    const { say } = useWishes();
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
    const { say } = useWishes();
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

export function Facts({ draft, verdict }: { draft: Draft; verdict: MapVerdict | null }) {
    const { say } = useWishes();
    return (
        <section class="panel facts" aria-label={say("facts")}>
            <Verdict verdict={verdict} />
            <dl>
                <Planets draft={draft} />
                {verdict?.good && <Room survey={verdict.survey} />}
            </dl>
            {verdict?.good && <Starts survey={verdict.survey} />}
        </section>
    );
}
