/* Parts of a station, for its panel and for sheets: resources, tracks, ships, and cards that can be read. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../../Dialog";
import type { Pointing } from "../../../play/usePointing";
import type { Token } from "../../../table/view";
import { Icon } from "../art/icons";
import { ShipToken } from "../board/Tokens";
import { shipsAt } from "../things";
import { type Entry, type Resource, RESOURCES, type Station, TRACKS, type Track } from "../view";
import { useAndromeda } from "../words";

export function Resources({ station }: { station: Station }) {
    const { say } = useAndromeda();
    return (
        <ul class="and-resources" aria-label={say("resources")}>
            {RESOURCES.map((name) => (
                <li key={name} class={station.resources[name] ? "" : "zero"} data-help={`thing:${name}`}>
                    <Icon name={name} size={19} />
                    <span class="visually-hidden">{say(name)}</span>
                    <b>{station.resources[name]}</b>
                </li>
            ))}
        </ul>
    );
}

export function TrackLine({ station, track }: { station: Station; track: Track }) {
    const { say } = useAndromeda();
    const step = station.tracks[track];
    return (
        <span class={`and-track and-track-${track}`} data-help={`thing:track-${track}`}>
            <Icon name={track} size={16} />
            <b>{say(track)}</b>
            <span class="and-steps" role="img" aria-label={say("stepOf", say(track), step)}>
                {Array.from({ length: 10 }, (_, i) => (
                    <i key={i} class={i < step ? "on" : ""} />
                ))}
            </span>
            <b class="and-step">{step}</b>
        </span>
    );
}

export function Tracks({ station }: { station: Station }) {
    return (
        <ul class="and-tracks">
            {TRACKS.map((track) => (
                <li key={track}>
                    <TrackLine station={station} track={track} />
                </li>
            ))}
        </ul>
    );
}

/** The same in one line. */
export function TrackNumbers({ station }: { station: Station }) {
    const { say } = useAndromeda();
    return (
        <ul class="and-track-numbers">
            {TRACKS.map((track) => (
                <li key={track} class={`and-track-${track}`} data-help={`thing:track-${track}`}>
                    <Icon name={track} size={16} />
                    <span class="visually-hidden">{say("stepOf", say(track), station.tracks[track])}</span>
                    <b aria-hidden="true">{station.tracks[track]}</b>
                </li>
            ))}
        </ul>
    );
}

/** Ships somewhere off the map; clicking one chooses its kind, where that is offered. */
export function Dock({ station, at, label, help, pointing }: { station: Station; at: string; label: string; help: string; pointing?: Pointing }) {
    const groups = shipsAt(station, at);
    return (
        <div class={`and-dock and-dock-${at}`} data-help={help}>
            <span>{label}</span>
            <ul>
                {groups.map(({ kind, ships }) => {
                    const { name, dice } = station.kinds[kind];
                    const can = at === "bay" && (pointing?.first.has(kind) ?? false);
                    const picture = (
                        <svg width="42" height="42" viewBox="-21 -23 42 42" aria-hidden="true">
                            <ShipToken seat={station.mark} kind={kind} dice={dice} ships={ships} size={34} />
                        </svg>
                    );
                    const words = `${ships.length > 1 ? `${ships.length} × ` : ""}${name}`;
                    return (
                        <li key={kind}>
                            {can && pointing ? (
                                <button
                                    type="button"
                                    class={`and-pick can${pointing.path[0] === kind ? " chosen" : ""}${pointing.wanted === kind ? " wanted" : ""}`}
                                    aria-pressed={pointing.path[0] === kind}
                                    onClick={() => choose(pointing, kind)}
                                >
                                    {picture}
                                    <span class="visually-hidden">{words}</span>
                                </button>
                            ) : (
                                <span role="img" aria-label={words}>
                                    {picture}
                                </span>
                            )}
                        </li>
                    );
                })}
            </ul>
        </div>
    );
}

function choose(pointing: Pointing, token: Token): void {
    if (!pointing.options.has(token) && pointing.path[0] !== token) pointing.clear();
    pointing.point(token);
}

/** A card: chosen by a click where it is offered, otherwise read in full. */
export function Card({
    entry,
    token,
    pointing,
    note,
    marks,
    children,
}: {
    entry: Entry;
    token?: Token;
    pointing?: Pointing;
    note?: string;
    marks?: string;
    children?: ComponentChildren;
}) {
    const { say } = useAndromeda();
    const [open, setOpen] = useState(false);
    const can = token !== undefined && pointing !== undefined && (pointing.options.has(token) || pointing.first.has(token));
    const chosen = token !== undefined && pointing?.path.includes(token) === true;
    const label = [entry.name, note].filter(Boolean).join(", ");
    return (
        <span class={`and-card-box${can ? " can" : ""}`}>
            <button
                type="button"
                class={`and-card${can ? " can" : ""}${chosen ? " chosen" : ""}${can && pointing?.wanted === token ? " wanted" : ""} ${marks ?? ""}`}
                aria-pressed={can ? chosen : undefined}
                data-help={token === undefined ? undefined : `thing:${token}`}
                title={token === undefined ? entry.does : undefined}
                onClick={() => (can && token && pointing ? choose(pointing, token) : setOpen(true))}
            >
                <b>{entry.name}</b>
                {children ?? <small>{entry.does}</small>}
                <span class="visually-hidden">
                    {note} {!can && say("readIt")}
                </span>
            </button>
            {can && (
                <button type="button" class="and-read" aria-label={say("read", label)} onClick={() => setOpen(true)}>
                    ?
                </button>
            )}
            {open && (
                <Dialog title={entry.name} onClose={() => setOpen(false)}>
                    <p class="and-text">{entry.does}</p>
                    {note && <p>{note}</p>}
                </Dialog>
            )}
        </span>
    );
}

export function Cost({ cost }: { cost: Readonly<Record<Resource, number>> }) {
    const { say } = useAndromeda();
    const parts = RESOURCES.filter((name) => cost[name] > 0);
    return (
        <span class="and-cost" role="img" aria-label={parts.map((name) => `${cost[name]} ${say(name)}`).join(", ")}>
            {parts.map((name) => (
                <i key={name}>
                    {cost[name] > 1 ? cost[name] : ""}
                    <Icon name={name} size={13} />
                </i>
            ))}
        </span>
    );
}
