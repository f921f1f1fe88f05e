/* The sheet of a seat: points, resources, tracks, ships; of the Unity its commander, helm and launch bay. On a phone, a strip. */
import { useState } from "preact/hooks";
import { EmblemIcon } from "../../../Emblem";
import type { SheetProps } from "../../ui";
import type { Happening } from "../animation";
import { HULLS, Icon } from "../art/icons";
import { livery, seatStyle } from "../seat-styles";
import { shownStation } from "../things";
import { type AndromedaBoard, type AndromedaView, type Kind, RESOURCES, type Station, type UnityBoard } from "../view";
import { useAndromeda } from "../words";
import { Card, Resources, TrackNumbers, Tracks } from "./parts";

const ROMANS = ["I", "II", "III"];
const SPACES = 8;

function Helm({ unity }: { unity: UnityBoard }) {
    const { say } = useAndromeda();
    const next = (unity.helm + 1) % Math.max(1, unity.helmSpaces.length);
    const words = unity.helmSpaces[next] || say("helmNothing");
    return (
        <div class="and-helm" data-help="helpHelm">
            <svg viewBox="-50 -50 100 100" width="76" height="76" aria-hidden="true">
                <path d="M-18-44H18L44-18V18L18 44H-18L-44 18V-18Z" fill="none" stroke="#8ea3cf" stroke-width="1.4" />
                {Array.from({ length: unity.helmSpaces.length || SPACES }, (_, i) => {
                    const angle = (2 * Math.PI * i) / (unity.helmSpaces.length || SPACES) - Math.PI / 2;
                    const filled = unity.helmSpaces[i] !== "";
                    return (
                        <g key={i} transform={`translate(${(40 * Math.cos(angle)).toFixed(1)} ${(40 * Math.sin(angle)).toFixed(1)})`}>
                            <circle
                                r="8.5"
                                fill={i === unity.helm ? "#e9f2ff" : "#1b2440"}
                                stroke={i === next ? "#3fe0d0" : "#8ea3cf"}
                                stroke-width={i === next ? 2.4 : 1.2}
                            />
                            {filled && <circle r="2.6" fill={i === unity.helm ? "#1b2440" : "#e9f2ff"} />}
                        </g>
                    );
                })}
            </svg>
            <p>
                <b>{say("helm")}</b>
                <span>{say("helmNext", words)}</span>
            </p>
        </div>
    );
}

/** The launch bay: three sections by die, each with its open action card and the ships in its slots. */
function Bay({ station, unity }: { station: Station; unity: UnityBoard }) {
    const { say } = useAndromeda();
    let face = 1;
    return (
        <ol class="and-sections">
            {unity.sections.map(({ faces, action, plan }, index) => {
                const from = face;
                face += faces;
                const ships = station.ships.filter(({ at }) => at.startsWith(`slot-${index + 1}`));
                const range = faces > 1 ? `${from}–${face - 1}` : String(from);
                return (
                    <li key={index} class={unity.section === index + 1 ? "now" : ""}>
                        <b class="and-faces" aria-hidden="true">
                            {range}
                            <small>{ROMANS[index]}</small>
                        </b>
                        <span class="visually-hidden">{say("sectionWords", ROMANS[index] ?? index + 1, range)}</span>
                        <span class="and-action">
                            {ships.length === 0 ? say("recall") : (action ?? say("noAction"))}
                            {plan && <small>{plan}</small>}
                        </span>
                        <span class="and-slots">
                            {ships.map(({ kind }, i) => (
                                <svg key={i} width="22" height="22" viewBox="-12 -12 24 24" role="img" aria-label={station.kinds[kind].name}>
                                    <rect x="-11" y="-11" width="22" height="22" rx="5" fill="url(#and-ship-unity)" />
                                    <path d={HULLS[kind]} fill-rule="evenodd" transform="scale(.85)" fill="#1a2340" />
                                </svg>
                            ))}
                        </span>
                    </li>
                );
            })}
        </ol>
    );
}

export function UnityPart({ station, unity }: { station: Station; unity: UnityBoard }) {
    const { say } = useAndromeda();
    const modules = unity.modules.reduce((sum, { count }) => sum + count, 0);
    const moons = station.moons.reduce((sum, { unspent, spent }) => sum + unspent + spent, 0);
    return (
        <div class="and-unity-part">
            <p class="and-commander">{say("commander", unity.commander.name, unity.level)}</p>
            <div class="and-unity-top">
                <Helm unity={unity} />
                <ul class="and-facts">
                    <li>
                        <Icon name="tactic" size={15} /> <b>{station.handSize}</b> {say("unityCards")}
                    </li>
                    <li>
                        <Icon name="moon" size={15} /> <b>{moons}</b> {say("unityMoons")}
                    </li>
                    <li>
                        <Icon name="module" size={15} /> <b>{modules}</b> {say("unityModules")}
                    </li>
                    <li>
                        <Icon name="leader" size={15} /> <b>{station.leaders}</b> + {unity.corrupted} <span class="visually-hidden">{say("corrupted")}</span>
                    </li>
                </ul>
            </div>
            <TrackNumbers station={station} />
            <Bay station={station} unity={unity} />
            {(unity.modules.length > 0 || station.cards.length > 0) && (
                <div class="and-small-cards">
                    {station.cards.map((card) => (
                        <Card key={card.id} entry={card} />
                    ))}
                    {unity.modules.map((module) => (
                        <Card key={module.id} entry={module} {...(module.count > 1 ? { note: `× ${module.count}` } : {})} />
                    ))}
                </div>
            )}
        </div>
    );
}

/** All open things of a rival. */
export function StationCards({ station }: { station: Station }) {
    const { say } = useAndromeda();
    const out = station.ships.filter(({ at }) => /^[A-E]\d$/.test(at)).length;
    const bay = station.ships.filter(({ at }) => at === "bay");
    return (
        <div class="and-rival-part">
            <Resources station={station} />
            <Tracks station={station} />
            <p class="and-rest">
                <span>
                    <Icon name="tactic" size={15} /> {station.handSize}
                </span>
                <span data-help="helpLeaders">
                    <Icon name="leader" size={15} /> {station.leaders}
                </span>
                <span>{say("shipsOut", out)}</span>
                <span>
                    {say("bay")}{" "}
                    {bay.map(({ kind }, i) => (
                        <Hull key={i} kind={kind} seat={station.mark} name={station.kinds[kind].name} />
                    ))}
                </span>
            </p>
            <div class="and-small-cards">
                {station.cards.map((card) => (
                    <Card key={card.id} entry={card} />
                ))}
                {station.rows.flat().map((module, i) => (
                    <Card key={`${module.id} ${i}`} entry={module} marks={module.damaged ? "damaged" : ""} />
                ))}
                {station.moons.map((moon) => (
                    <Card key={moon.id} entry={moon} marks="moon" />
                ))}
            </div>
        </div>
    );
}

function Hull({ kind, seat, name }: { kind: Kind; seat: string; name: string }) {
    return (
        <svg width="18" height="18" viewBox="-12 -12 24 24" role="img" aria-label={name}>
            <path d={HULLS[kind]} fill-rule="evenodd" fill={livery(seat).seat} />
        </svg>
    );
}

export function Sheet({ view: shown, seat, player, thinking, won }: SheetProps<AndromedaBoard, Happening>) {
    const { say } = useAndromeda();
    const [open, setOpen] = useState(false);
    const view = shown as AndromedaView;
    const station = view.board.stations.find(({ mark }) => mark === seat.mark);
    if (!station) return null;
    const turn = view.turn === seat.mark && view.who !== "over";
    /* The station below the map shows the rest of this one. */
    const below = shownStation(view).mark === seat.mark;
    const { unity } = station;
    return (
        <section
            class={`sheet and-sheet and-seat and-${seat.mark}${unity ? " unity" : ""}${turn ? " turn" : ""}${won ? " won" : ""}${open ? " open" : ""}${seat.present ? "" : " gone"}`}
            aria-label={seat.name}
        >
            <header>
                <EmblemIcon seatStyle={seatStyle(seat.mark)} />
                <h2>{seat.name}</h2>
                <span class="player">{seat.present ? player : say("left")}</span>
                {thinking && (
                    <span class="dots" aria-hidden="true">
                        <i />
                        <i />
                        <i />
                    </span>
                )}
                <span class="and-vp" data-help="helpRace">
                    {station.vp}
                    <small> {say("vp")}</small>
                </span>
                <button type="button" class="sheet-more" aria-expanded={open} aria-label={`${seat.name}: ${say("more")}`} onClick={() => setOpen(!open)} />
            </header>
            <p class="and-brief" aria-hidden="true">
                {unity ? (
                    <>
                        {station.handSize}
                        <Icon name="tactic" size={13} /> {station.leaders}
                        <Icon name="leader" size={13} />
                    </>
                ) : (
                    RESOURCES.filter((name) => station.resources[name] > 0).map((name) => (
                        <>
                            {station.resources[name]}
                            <Icon key={name} name={name} size={13} />{" "}
                        </>
                    ))
                )}
            </p>
            <div class="and-sheet-body">
                {unity ? <UnityPart station={station} unity={unity} /> : below && !open ? null : <StationCards station={station} />}
            </div>
        </section>
    );
}
