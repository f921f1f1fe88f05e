/* Below the chart: a ship board with its pieces, experience, missions and exo-technology; the active species; on narrow screens the deck as
   well. On a phone it is a strip of numbers that opens. */
import { useState } from "preact/hooks";
import { EmblemIcon } from "../../../Emblem";
import { FieldMark, Icon } from "../art/icons";
import { Portrait } from "../art/Portrait";
import { roman } from "../art/roman";
import { HULLS } from "../board/ShipArt";
import { Road } from "../board/Road";
import { livery, seatStyle } from "../seat-styles";
import type { BelowBoardProps } from "../../ui";
import type { Pointing } from "../../../play/usePointing";
import { FIELDS, type NebuleuseBoard, type PieceCount, type ShipBoard } from "../view";
import { FIELD_NAMES, type NebuleuseKey, useNebuleuse } from "../words";
import { DeckPanel } from "./DeckPanel";
import { Counts, Experience } from "./Sheet";
import { SpeciesCard } from "./SpeciesCard";

const ROMANS = ["I", "II", "III", "IV", "V", "VI"];

/** The ship as it is equipped: flames for thrusters, barrels for lasers. */
export function ShipPicture({ ship }: { ship: ShipBoard }) {
    const have = (id: string): number => ship.pieces.find((piece) => piece.id === id)?.have ?? 0;
    const thrusters = have("thruster");
    const lasers = have("laser");
    const colours = livery(ship.seat);
    return (
        <svg class="neb-ship-picture" viewBox="-34 -40 68 86" aria-hidden="true">
            {Array.from({ length: thrusters }, (_, i) => {
                const x = (i - (thrusters - 1) / 2) * 5.6;
                return (
                    <g transform={`translate(${x} 25)`}>
                        <path d={`M-2.7 2Q0 ${Math.abs(x) < 5 ? 28 : 20} 2.7 2Z`} fill="#4f9dff" opacity=".85" />
                        <path d={`M-1.3 2Q0 ${Math.abs(x) < 5 ? 16 : 11} 1.3 2Z`} fill="#eaf5ff" />
                        <rect x="-2.6" y="-3" width="5.2" height="5.5" rx="1.2" fill="url(#neb-bronze)" />
                    </g>
                );
            })}
            {Array.from({ length: lasers }, (_, i) => {
                const side = i % 2 ? 1 : -1;
                const out = 16 + Math.floor(i / 2) * 7;
                return (
                    <g transform={`translate(${side * out} ${8 + Math.floor(i / 2) * 3})`}>
                        <path d="M0-17V0" stroke="#f8dca6" stroke-width="2" />
                        <rect x="-2.6" y="-4" width="5.2" height="11" rx="2" fill="url(#neb-bronze)" stroke="#14040c" stroke-width=".6" />
                    </g>
                );
            })}
            <g transform="scale(1.95)" key={ship.ship} class="neb-hull">
                <path d={HULLS[ship.ship]} fill={`url(#neb-ship-${ship.seat})`} stroke="#fff" stroke-opacity=".8" stroke-width=".6" />
                <path d="M0-12C2-9 2.6-5 2.6-1L0 3L-2.6-1C-2.6-5-2-9 0-12Z" fill="#14203f" stroke="#fff" stroke-opacity=".7" stroke-width=".4" />
                <path d="M-5.5 1L-12 5M5.5 1L12 5M-4 8H4" stroke="#fff" stroke-width=".5" opacity=".6" />
            </g>
            <path d={colours.emblem} transform="translate(0 15) scale(4.2)" fill="#fff" stroke="#14040c" stroke-opacity=".5" stroke-width=".3" />
        </svg>
    );
}

function Hold({ piece, pointing, name }: { piece: PieceCount; pointing: Pointing; name?: string }) {
    const { say } = useNebuleuse();
    const live = pointing.options.has(piece.id) || pointing.first.has(piece.id);
    const cells = Array.from({ length: piece.max }, (_, i) => (
        <i class={i < piece.have ? (piece.ready !== undefined && i < piece.ready ? "on ready" : piece.ready !== undefined ? "on used" : "on") : ""} />
    ));
    const words = `${say("cell", name ?? piece.name, piece.have, piece.max)}${piece.ready !== undefined ? `, ${say("readyNow", piece.ready)}` : ""}`;
    const inside = (
        <>
            <Icon name={piece.id} size={19} />
            <span class="neb-hold-name">{name ?? piece.name}</span>
            <b>{piece.have}</b>
            <span class="neb-cells">{cells}</span>
        </>
    );
    return live ? (
        <button type="button" class="neb-hold can" data-help={`thing:${piece.id}`} aria-label={words} onClick={() => pointing.point(piece.id)}>
            {inside}
        </button>
    ) : (
        <div class="neb-hold" data-help={`thing:${piece.id}`} role="img" aria-label={words}>
            {inside}
        </div>
    );
}

/** Experts of all fields share their room: a letter in each cell. */
function Experts({ ship, pointing }: { ship: ShipBoard; pointing: Pointing }) {
    const { say } = useNebuleuse();
    const experts = ship.pieces.filter(({ id }) => id.startsWith("expert"));
    const letters = experts.flatMap(({ id, have }) => Array.from({ length: have }, () => id.slice(-1)));
    const max = experts[0]?.max ?? 0;
    const live = experts.filter(({ id }) => pointing.options.has(id) || pointing.first.has(id));
    return (
        <div class="neb-hold" role="group" aria-label={say("cell", say("experts"), letters.length, max)}>
            <Icon name="expert" size={19} />
            <span class="neb-hold-name">{say("experts")}</span>
            <b>{letters.length}</b>
            <span class="neb-cells">
                {Array.from({ length: max }, (_, i) => (
                    <i class={letters[i] ? `on neb-f${letters[i]}` : ""}>{letters[i]}</i>
                ))}
                {live.map(({ id, name }) => (
                    <button type="button" class="neb-take" aria-label={name} data-help={`thing:${id}`} onClick={() => pointing.point(id)}>
                        {id.slice(-1)}
                    </button>
                ))}
            </span>
        </div>
    );
}

function Track({ field, value, most }: { field: (typeof FIELDS)[number]; value: number; most: number }) {
    const { say } = useNebuleuse();
    return (
        <div class="neb-track" data-help="helpExp" role="img" aria-label={say("cell", say(FIELD_NAMES[field] as NebuleuseKey), value, most)}>
            <FieldMark field={field} />
            <span class="neb-hold-name">{say(FIELD_NAMES[field] as NebuleuseKey)}</span>
            <b>{value}</b>
            <span class={`neb-steps-bar neb-c${field}`}>
                {Array.from({ length: most }, (_, i) => (
                    <i class={i < value ? "on" : ""} />
                ))}
            </span>
        </div>
    );
}

function Medals({ ship, board }: { ship: ShipBoard; board: NebuleuseBoard }) {
    const { say } = useNebuleuse();
    return (
        <svg
            class="neb-medals"
            viewBox="0 0 112 108"
            role="img"
            aria-label={`${say("missions")}: ${say("missionsOf", ship.missions, board.missionPv.length)}`}
            data-help="helpMissions"
        >
            {board.missionPv.map((pv, i) => {
                const on = i < ship.missions;
                return (
                    <g transform={`translate(${24 + (i % 2) * 60} ${19 + Math.floor(i / 2) * 54})`} class={on ? "on" : ""}>
                        <circle r="17" class="neb-medal-rim" />
                        {on && <circle r="13.5" fill="#5b1222" />}
                        <path d={roman(ROMANS[i] ?? "I", 0, -6.5, 13)} class="neb-medal-number" />
                        <text y="31" class="neb-medal-pv">
                            {say("pvOf", pv)}
                        </text>
                    </g>
                );
            })}
        </svg>
    );
}

function Exo({ ship, board }: { ship: ShipBoard; board: NebuleuseBoard }) {
    const { say } = useNebuleuse();
    const names = (tech: string): string => board.deck.cards.find((card) => card.tech === tech)?.name ?? tech;
    return (
        <ul class="neb-exos" data-help="helpExo">
            {ship.exo.map((tech) => (
                <li>
                    <Icon name="chip" size={22} />
                    <span>
                        <b>{names(tech)}</b>
                        <small>{say(board.jokers[tech] === "sapiens" ? "jokerSapiens" : "jokerOther")}</small>
                    </span>
                </li>
            ))}
            {Array.from({ length: Math.max(0, ship.exoPlaces - ship.exo.length) }, () => (
                <li class="free">
                    <Icon name="chip" size={22} />
                    <small>{say("exoFree")}</small>
                </li>
            ))}
        </ul>
    );
}

function KeptSpecies({ ship }: { ship: ShipBoard }) {
    const { say } = useNebuleuse();
    return (
        <div class="neb-kept" data-help="helpKept">
            <p class="neb-title">{say("kept")}</p>
            {ship.kept.length === 0 && <p class="quiet">{say("noneKept")}</p>}
            <ul>
                {ship.kept.map(({ id, name, sapiens }) => (
                    <li>
                        <svg width="26" height="26" viewBox="-52 -52 104 104" role="img" aria-label={name}>
                            <title>{name}</title>
                            <circle r="52" fill="url(#neb-bronze)" />
                            <g clip-path="url(#neb-disc)">
                                <Portrait id={id} isSapiens={sapiens} />
                            </g>
                        </svg>
                    </li>
                ))}
            </ul>
        </div>
    );
}

function WholeShip({ ship, board, pointing, mine }: { ship: ShipBoard; board: NebuleuseBoard; pointing: Pointing; mine: boolean }) {
    const { say } = useNebuleuse();
    const idle: Pointing = mine ? pointing : { ...pointing, options: new Map(), first: new Map() };
    return (
        <div class="neb-whole">
            <div class="neb-hull-part">
                <ShipPicture ship={ship} />
                <p class="neb-title">{say(ship.ship)}</p>
                <p class="quiet">{ship.ship === "frombola" ? say("promotionAt", board.promotionPv) : say("drawsNext", ship.draws)}</p>
            </div>
            <div class="neb-holds">
                {ship.pieces
                    .filter(({ id }) => !id.startsWith("expert"))
                    .map((piece) => (
                        <Hold key={piece.id} piece={piece} pointing={idle} />
                    ))}
                <Experts ship={ship} pointing={idle} />
            </div>
            <div class="neb-tracks">
                {FIELDS.map((field) => (
                    <Track key={field} field={field} value={ship.exp[field]} most={board.experienceMax} />
                ))}
                <Exo ship={ship} board={board} />
            </div>
            <div class="neb-honours">
                <Medals ship={ship} board={board} />
                <KeptSpecies ship={ship} />
            </div>
        </div>
    );
}

type Tab = "ship" | "species" | "deck";
const TABS: readonly (readonly [Tab, NebuleuseKey])[] = [
    ["ship", "tabShip"],
    ["species", "tabSpecies"],
    ["deck", "tabDeck"],
];

export function ShipPanel({ view, pointing }: BelowBoardProps<NebuleuseBoard>) {
    const { say } = useNebuleuse();
    const { board } = view;
    const [open, setOpen] = useState(false);
    const [tab, setTab] = useState<Tab>("ship");
    const [whose, setWhose] = useState<string | null>(null);
    const own = view.viewer ?? view.turn;
    const ship = board.ships.find(({ seat }) => seat === (whose ?? own)) ?? board.ships[0];
    if (!ship) return null;
    const active = board.slots.filter(({ taken }) => taken);
    return (
        <section class={`under-board panel neb-below neb-${ship.seat}${open ? " open" : ""}`} aria-label={say("shipOf", ship.name)}>
            <div class="neb-below-head">
                <button type="button" class="neb-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
                    <Counts ship={ship} />
                    <Experience ship={ship} />
                    <span class="neb-toggle-word">{say("tabShip")}</span>
                </button>
                <div class="neb-tabs">
                    {TABS.map(([name, words]) => (
                        <button type="button" aria-pressed={tab === name} class={`neb-tab tab-${name}`} onClick={() => setTab(name)}>
                            {say(words)}
                            {name === "species" && active.length > 0 && <small> {active.length}</small>}
                        </button>
                    ))}
                </div>
                <div class="neb-tabs neb-whose" role="group" aria-label={say("whose")}>
                    {board.ships.map(({ seat, name }) => (
                        <button
                            type="button"
                            class={`neb-tab neb-${seat}`}
                            aria-pressed={seat === ship.seat}
                            aria-label={name}
                            onClick={() => setWhose(seat === own ? null : seat)}
                        >
                            <EmblemIcon seatStyle={seatStyle(seat)} size={16} />
                        </button>
                    ))}
                </div>
            </div>
            <div class="neb-below-body" role="group" tabIndex={0} aria-label={say("shipBoard")}>
                {tab === "ship" && <WholeShip ship={ship} board={board} pointing={pointing} mine={ship.seat === view.who} />}
                {tab === "species" && (
                    <div class="neb-species-row">
                        {active.length === 0 && <p class="quiet">{say("noPlanets")}</p>}
                        {active.map((slot) => (
                            <SpeciesCard key={slot.id} board={board} slot={slot} seat={ship.seat} />
                        ))}
                    </div>
                )}
                {tab === "deck" && <DeckPanel board={board} plain />}
                <div class="neb-below-road">
                    <Road board={board} />
                </div>
            </div>
        </section>
    );
}
