/* A player's command sheet: cubes to place, dominance, research, scrapyard, commands. On a phone, a strip that expands. */
import { useRef, useState } from "preact/hooks";
import { DieIcon } from "../board/DieArt";
import { EmblemIcon } from "../../../Emblem";
import { seatStyle } from "../board/factions";
import { useQuantum } from "../words";
import type { SheetProps } from "../../ui";
import type { QuantumEffect } from "../animation";
import { useFacts } from "../facts";
import { tokenOf } from "../things";
import type { QuantumBoard, Ship, Sheet as SheetView } from "../view";
import { className, type QuantumKey } from "../words";
import { CardChip } from "./CardChip";
import { useListener } from "../../../useListener";
import type { Pointing } from "../../../play/usePointing";

function Meter({ label, short, value, seat, help }: { label: string; short: string; value: number; seat: string; help: QuantumKey }) {
    const { meter } = useFacts();
    return (
        <div class={`meter seat-${seat}`} data-help={help}>
            <span class="meter-label">
                <span class="long">{label}</span>
                <span class="short">{short}</span>
            </span>
            <b>{value}</b>
            <span class="meter-bars" aria-hidden="true">
                {Array.from({ length: meter }, (_, index) => (
                    <i class={index < value ? "full" : ""} />
                ))}
            </span>
        </div>
    );
}

function Cubes({ sheet, all }: { sheet: SheetView; all: number }) {
    const { say } = useQuantum();
    return (
        <div class={`meter cubes seat-${sheet.seat}`} data-help="helpCubes">
            <span class="meter-label">
                <span class="long">{say("cubesToPlace")}</span>
                <span class="short">{say("cubesShort")}</span>
            </span>
            <b>{sheet.cubes}</b>
            <span class="meter-bars" aria-hidden="true">
                {Array.from({ length: all }, (_, index) => (
                    <i class={index < sheet.cubes ? "cube-left" : "cube-done"} />
                ))}
            </span>
        </div>
    );
}

interface LooseShipProps {
    ship: Ship;
    token: string;
    pointing: Pointing;
    arriving: boolean;
    /** It is the owner's turn; otherwise there is no need to explain why it is unavailable. */
    mine: boolean;
}

function LooseShip({ ship, token, pointing, arriving, mine }: LooseShipProps) {
    const { say } = useQuantum();
    const live = pointing.options.has(token) || pointing.first.has(token);
    const words = `${ship.number} ${className(say, ship.number)}`;
    const chosen = pointing.path.includes(token);
    return (
        <button
            type="button"
            class={`loose${live && pointing.accepts(token) ? " can" : ""}${arriving ? " arriving" : ""}${chosen ? " is-chosen" : ""}${pointing.wanted === token ? " wanted" : ""}`}
            data-die={ship.die}
            data-help={`thing:${token}`}
            data-why={mine ? undefined : ""}
            aria-disabled={!live}
            aria-pressed={live ? chosen : undefined}
            aria-label={words}
            onClick={() => live && pointing.point(token)}
        >
            <DieIcon seat={ship.seat} number={ship.number} />
        </button>
    );
}

interface LooseProps {
    label: string;
    help: QuantumKey;
    ships: Ship[];
    pointing: Pointing;
    held?: boolean;
    /** Dice still flying to the scrapyard. */
    arriving: readonly number[];
    mine: boolean;
}

function Loose({ label, help, ships, pointing, held, arriving, mine }: LooseProps) {
    return (
        <div class={held ? "yard held" : "yard"}>
            <span class="meter-label" data-help={help}>
                {label}
            </span>
            <span class="yard-ships">
                {ships.map((ship) => (
                    <LooseShip key={ship.die} ship={ship} token={tokenOf(ship) ?? ""} pointing={pointing} arriving={arriving.includes(ship.die)} mine={mine} />
                ))}
            </span>
        </div>
    );
}

export function Sheet({ view: { board }, seat, player, pointing, thinking, won, brief, effect }: SheetProps<QuantumBoard, QuantumEffect>) {
    const { say, language } = useQuantum();
    const [open, setOpen] = useState(false);
    const box = useRef<HTMLElement>(null);
    /* Open, it covers the board: whatever is touched next closes it. */
    useListener("pointerdown", ({ target }) => open && !(target instanceof Node && box.current?.contains(target)) && setOpen(false), true);
    const sheet = board.sheets.find((one) => one.seat === seat.mark);
    if (!sheet) return null;
    /* Dice still flying to this scrapyard. */
    const arriving = effect?.scrapped.filter((ship) => ship.seat === seat.mark).map((ship) => ship.die) ?? [];
    const ships = board.ships.filter((ship) => ship.seat === sheet.seat);
    const scrapped = ships.filter((ship) => ship.scrapyard);
    const inHand = ships.filter((ship) => ship.hand);
    const turn = board.turn === sheet.seat && sheet.present;
    return (
        <section
            ref={box}
            class={`sheet seat-${sheet.seat}${turn ? " turn" : ""}${sheet.present ? "" : " gone"}${won ? " won" : ""}${open ? " open" : ""}`}
            aria-label={sheet.name}
        >
            <header>
                <EmblemIcon seatStyle={seatStyle(sheet.seat)} />
                <h2>
                    <span class="long">{sheet.name}</span>
                    <span class="short">{seatStyle(sheet.seat).name[language]}</span>
                </h2>
                <span class="player">{sheet.present ? player : say("left")}</span>
                <button type="button" class="sheet-more" aria-expanded={open} aria-label={say("detailsOf", sheet.name)} onClick={() => setOpen(!open)} />
                {thinking && (
                    <span class="dots" aria-hidden="true">
                        <i />
                        <i />
                        <i />
                    </span>
                )}
            </header>
            <div class="meters">
                <Cubes sheet={sheet} all={board.cubes} />
                <Meter label={say("dominance")} short={say("dominanceShort")} value={sheet.dominance} seat={sheet.seat} help="helpDominance" />
                {sheet.research !== undefined && (
                    <Meter label={say("research")} short={say("researchShort")} value={sheet.research} seat="research" help="helpResearch" />
                )}
            </div>
            {scrapped.length > 0 && (
                <Loose label={say("scrapyard")} help="helpScrapyard" ships={scrapped} pointing={pointing} arriving={arriving} mine={turn} />
            )}
            {inHand.length > 0 && <Loose label={say("inHand")} help="helpHand" ships={inHand} pointing={pointing} arriving={arriving} mine={turn} held />}
            {sheet.commands && sheet.commands.length > 0 && (
                <div class="commands" role="group" aria-label={say("commands")}>
                    {sheet.commands.map((card) => (
                        <CardChip
                            key={card.card}
                            card={card}
                            brief={brief}
                            foreign={!turn}
                            note={card.new ? say("newCommand") : card.used ? say("usedCommand") : ""}
                            pointing={pointing}
                        />
                    ))}
                </div>
            )}
        </section>
    );
}
