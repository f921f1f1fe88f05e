/* The sheet of a commander: points, position, pieces, experience. On a phone, a strip that expands. */
import { useState } from "preact/hooks";
import { EmblemIcon } from "../../../Emblem";
import { FieldMark, Icon } from "../art/icons";
import { HULLS } from "../board/ShipArt";
import { seatStyle } from "../seat-styles";
import type { SheetProps } from "../../ui";
import { type Happening, useHeld } from "../animation";
import { letterOfSlot, whereabouts } from "../things";
import { FIELDS, type NebuleuseBoard, type ShipBoard } from "../view";
import { FIELD_NAMES, type NebuleuseKey, useNebuleuse } from "../words";
import { DeckPanel } from "./DeckPanel";

/** The pieces, experts of all fields together. */
export function counts(ship: ShipBoard): { id: string; name: string; have: number }[] {
    const experts = ship.pieces.filter(({ id }) => id.startsWith("expert"));
    return [...ship.pieces.filter(({ id }) => !id.startsWith("expert")), { id: "expert", name: "", have: experts.reduce((sum, { have }) => sum + have, 0) }];
}

export function Counts({ ship }: { ship: ShipBoard }) {
    const { say } = useNebuleuse();
    return (
        <ul class="neb-counts">
            {counts(ship).map(({ id, name, have }) => (
                <li class={have ? "" : "zero"} data-help={id === "expert" ? undefined : `thing:${id}`}>
                    <Icon name={id} size={17} />
                    <span class="visually-hidden">{name || say("experts")}</span>
                    <b>{have}</b>
                </li>
            ))}
        </ul>
    );
}

export function Experience({ ship }: { ship: ShipBoard }) {
    const { say } = useNebuleuse();
    return (
        <ul class="neb-exps" data-help="helpExp">
            {FIELDS.map((field) => (
                <li>
                    <FieldMark field={field} />
                    <span class="visually-hidden">{say(FIELD_NAMES[field] as NebuleuseKey)}</span>
                    <b>{ship.exp[field]}</b>
                </li>
            ))}
        </ul>
    );
}

export function Sheet({ view, seat, player, thinking, won, effect }: SheetProps<NebuleuseBoard, Happening>) {
    const { say, language } = useNebuleuse();
    const [open, setOpen] = useState(false);
    const held = useHeld(effect);
    const board = held && effect ? effect.before : view.board;
    const ship = board.ships.find((one) => one.seat === seat.mark);
    if (!ship) return null;
    const turn = board.turn === ship.seat && ship.present && view.who !== "over";
    const last = view.seats.at(-1)?.mark === seat.mark;
    const lost = ship.lostTurns === 0 ? "" : ship.lostTurns === 1 ? say("lostTurn") : say("lostTurns", ship.lostTurns);
    return (
        <>
            <section
                class={`sheet neb-sheet neb-${ship.seat}${turn ? " turn" : ""}${ship.present ? "" : " gone"}${won ? " won" : ""}${open ? " open" : ""}`}
                aria-label={ship.name}
            >
                <header>
                    <EmblemIcon seatStyle={seatStyle(ship.seat)} />
                    <h2>{ship.name}</h2>
                    <span class="player">{ship.present ? player : say("left")}</span>
                    {thinking && (
                        <span class="dots" aria-hidden="true">
                            <i />
                            <i />
                            <i />
                        </span>
                    )}
                    <span class="neb-pv" data-help="helpRoad">
                        {ship.pv}
                        <small> {say("pv")}</small>
                    </span>
                    <button type="button" class="sheet-more" aria-expanded={open} aria-label={`${ship.name}: ${say("more")}`} onClick={() => setOpen(!open)} />
                </header>
                <p class="neb-where">
                    <svg width="18" height="22" viewBox="-15 -19 30 38" aria-hidden="true">
                        <path d={HULLS[ship.ship]} fill="var(--seat)" />
                    </svg>
                    <span class="neb-long">
                        {say(ship.ship)}, {whereabouts(ship, language)}
                        {lost && ` (${lost})`}
                    </span>
                    <span class="neb-brief" aria-hidden="true">
                        {ship.slot && ship.doing !== "flying" ? (
                            <>
                                <Icon name={ship.doing === "contact" ? "expert" : "eye"} size={14} /> {letterOfSlot(ship.slot)}{" "}
                                {ship.at === ship.slot ? "" : ship.at}
                            </>
                        ) : (
                            lost || (ship.at === "base" ? say("base") : ship.at)
                        )}
                    </span>
                </p>
                <Counts ship={ship} />
                <div class="neb-second">
                    <Experience ship={ship} />
                    <span class="neb-missions" data-help="helpMissions">
                        <Icon name="scroll" size={15} /> <span class="visually-hidden">{say("missions")}</span> {ship.missions}/{board.missionPv.length}
                    </span>
                    {ship.exo.map((tech) => (
                        <span class="neb-exo" data-help="helpExo">
                            <Icon name="chip" size={17} />
                            <span class="visually-hidden">{tech}</span>
                        </span>
                    ))}
                </div>
            </section>
            {last && <DeckPanel board={board} />}
        </>
    );
}
