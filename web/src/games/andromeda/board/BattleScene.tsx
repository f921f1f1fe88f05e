/* A battle as a scene of its own: the six steps, the sides with ships and dice, and who wins by each decision, exactly. */
import { EmblemIcon } from "../../../Emblem";
import type { Speed } from "../../../motion";
import type { Chance, Decision } from "../../../table/view";
import type { Happening } from "../animation";
import { Icon } from "../art/icons";
import { livery, seatStyle } from "../seat-styles";
import { regionAt, shipsAt, stationOf } from "../things";
import type { AndromedaView, Side } from "../view";
import { type AndromedaKey, useAndromeda } from "../words";
import { RaiderToken, ShipToken } from "./Tokens";

const MOST = 6;
const STEPS = [1, 2, 3, 4, 5, 6] as const;

function DiceRow({ side }: { side: Side }) {
    const { say } = useAndromeda();
    const colours = livery(side.side);
    const rolled = side.roll.length > 0;
    const from = side.targeting;
    return (
        <div class="and-dice" data-help="helpDice" role="img" aria-label={rolled ? side.roll.join(", ") : `${say("diceOf", side.dice)}, ${say("range", from)}`}>
            {Array.from({ length: MOST }, (_, i) => {
                const there = rolled ? i < side.roll.length : i < side.dice;
                return (
                    <i key={i} class={there ? "" : "none"} style={there ? { background: `linear-gradient(${colours.light}, ${colours.base})` } : undefined}>
                        {there ? (rolled ? side.roll[i] : `${from}–6`) : ""}
                    </i>
                );
            })}
        </div>
    );
}

function SideCard({ view, side }: { view: AndromedaView; side: Side }) {
    const { say } = useAndromeda();
    const place = view.board.fight?.place ?? "";
    const station = stationOf(view.board, side.side);
    const groups = station ? shipsAt(station, place) : [];
    const raiders = side.side === "raiders" ? (regionAt(view.board, place)?.raiders ?? []) : [];
    const tokens = groups.length + raiders.length;
    const step = Math.min(60, 190 / Math.max(1, tokens));
    return (
        <section class={`and-side and-${side.side}${side.won ? " won" : ""}${side.lost ? " lost" : ""}`} aria-label={side.name}>
            <header>
                <EmblemIcon seatStyle={seatStyle(side.side)} size={20} />
                <h3>{side.name}</h3>
                {side.won ? <b class="and-verdict">{say("wonIt")}</b> : side.lost ? <b class="and-verdict lost">{say("lostIt")}</b> : null}
            </header>
            <svg class="and-line-up" viewBox="-110 -34 220 68" aria-hidden="true">
                {groups.map(({ kind, ships }, i) => (
                    <g key={kind} transform={`translate(${(i - (tokens - 1) / 2) * step} 0)`}>
                        <ShipToken seat={side.side} kind={kind} dice={station!.kinds[kind].dice} ships={ships} size={52} />
                    </g>
                ))}
                {raiders.map((raider, i) => (
                    <g key={i} transform={`translate(${(groups.length + i - (tokens - 1) / 2) * step} 0)`}>
                        <RaiderToken raider={raider} size={50} />
                    </g>
                ))}
            </svg>
            <DiceRow side={side} />
            <p class="and-strength">
                <b>{side.dice === 1 ? say("dieOf") : say("diceOf", side.dice)}</b>
                <span>
                    <Icon name="target" size={15} /> {say("targetingOf", side.targeting)}
                </span>
            </p>
            <ul class="and-parts">
                {groups.map(({ kind, ships }) => {
                    const { name, dice, shield } = station!.kinds[kind];
                    return (
                        <li key={kind}>
                            <span>
                                {ships.length > 1 ? `${ships.length} × ` : ""}
                                {name}
                            </span>
                            <b>{`+${dice * ships.length}${shield ? `, ${say("shieldOf", shield)}` : ""}`}</b>
                        </li>
                    );
                })}
                {raiders.map((raider, i) => (
                    <li key={i}>
                        <span>
                            {raider.name} ({raider.class})
                        </span>
                        <b>+{raider.dice}</b>
                    </li>
                ))}
                {side.gained !== 0 && (
                    <li>
                        <span>{say("gainedDice")}</span>
                        <b>{side.gained > 0 ? `+${side.gained}` : side.gained}</b>
                    </li>
                )}
                {side.aimed !== 0 && (
                    <li>
                        <span>{say("gainedAim")}</span>
                        <b>{say("targetingOf", side.aimed > 0 ? `+${side.aimed}` : side.aimed)}</b>
                    </li>
                )}
                {raiders.map((raider, i) => (
                    <li key={`reward ${i}`} class="and-reward">
                        <span>{raider.does}</span>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/** Per cent, with one place after the point. */
function percent(chance: number): string {
    return (100 * chance).toFixed(1);
}

function Bar({ decision, names }: { decision: Decision; names: ReadonlyMap<string, string> }) {
    const { say } = useAndromeda();
    const odds: readonly Chance[] = decision.odds ?? [];
    const sides = odds.map((one) => ({
        mark: one.kind === "side" ? (one.seat ?? "raiders") : "",
        chance: one.chance,
    }));
    const words = sides.map(({ mark, chance }) => `${mark ? (names.get(mark) ?? mark) : say("nobody")} ${percent(chance)} %`).join(", ");
    return (
        <li>
            <span class="and-bar-name">{decision.label}</span>
            <span class="and-bar" role="img" aria-label={words}>
                {sides
                    .filter(({ chance }) => chance > 0)
                    .map(({ mark, chance }) => (
                        <i
                            key={mark}
                            style={{
                                flexGrow: Math.max(0.02, chance),
                                background: mark ? `linear-gradient(${livery(mark).light}, ${livery(mark).base})` : "#5a5280",
                                color: mark ? "#150b2b" : "#fff",
                            }}
                        >
                            {chance > 0.08 ? percent(chance) : ""}
                        </i>
                    ))}
            </span>
        </li>
    );
}

/** The bars to show: what was committed nothing to first, then the decisions that change the chances most. */
function bars(decisions: readonly Decision[]): readonly Decision[] {
    const quiet = decisions.filter(({ about }) => ["enough", "pass", "decline"].includes(about?.kind ?? ""));
    const others = decisions.filter((one) => (one.odds?.length ?? 0) > 0 && !quiet.includes(one));
    return [...quiet.filter(({ odds }) => odds && odds.length > 0), ...others].slice(0, 4);
}

export function BattleScene({ view }: { view: AndromedaView; effect: Happening | null; speed: Speed }) {
    const { say } = useAndromeda();
    const { fight } = view.board;
    if (!fight) return null;
    const region = fight.place ? regionAt(view.board, fight.place) : undefined;
    const shown = bars(view.decisions ?? []);
    const names = new Map(fight.sides.map(({ side, name }) => [side, name]));
    return (
        <div class="and-battle" role="group" aria-label={fight.kind === "void" ? say("voidAt") : say("battleAt", region?.name ?? "")} tabIndex={0}>
            <h2>
                {fight.kind === "void" ? say("voidAt") : say("battleAt", region?.name ?? "")} <small>{fight.place}</small>
            </h2>
            {fight.step !== undefined && (
                <ol class="and-rail">
                    {STEPS.map((step) => (
                        <li
                            key={step}
                            class={step === fight.step ? "now" : step < fight.step! ? "past" : ""}
                            aria-current={step === fight.step ? "step" : undefined}
                        >
                            <b>{step}</b> {say(`step${step}` as AndromedaKey)}
                        </li>
                    ))}
                </ol>
            )}
            <div class="and-sides">
                {fight.sides.map((side) => (
                    <SideCard key={side.side} view={view} side={side} />
                ))}
            </div>
            {shown.length > 0 && (
                <section class="and-odds" aria-label={say("whoWins")}>
                    <h3>
                        {say("whoWins")} <small>{say("exact")}</small>
                    </h3>
                    <ul>
                        {shown.map((decision) => (
                            <Bar key={decision.action} decision={decision} names={names} />
                        ))}
                    </ul>
                </section>
            )}
        </div>
    );
}
