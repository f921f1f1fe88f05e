/* A player's command sheet: cubes to place, dominance, research, scrapyard, commands. On a phone it is a strip that opens. */
import { useState } from "preact/hooks";
import { DieIcon } from "../board/DieArt";
import { EmblemIcon } from "../board/Emblem";
import { faction } from "../board/factions";
import { useWishes } from "../settings";
import type { QuantumBoard, Ship, Sheet as SheetView } from "../table/view";
import { className, type WordKey } from "../words";
import { CardChip } from "./CardChip";
import type { Pointing } from "./usePointing";

interface Props {
    board: QuantumBoard;
    sheet: SheetView;
    player: string;
    pointing: Pointing;
    thinking: boolean;
    won: boolean;
    /** Whether commands show their names only. */
    brief: boolean;
    /** Its dice that are still on their way to the scrapyard. */
    arriving: readonly number[];
}

function Meter({ label, short, value, seat, help }: { label: string; short: string; value: number; seat: string; help: WordKey }) {
    return (
        <div class={`meter seat-${seat}`} data-help={help}>
            <span class="meter-label">
                <span class="long">{label}</span>
                <span class="short">{short}</span>
            </span>
            <b>{value}</b>
            <span class="meter-bars" aria-hidden="true">
                {[1, 2, 3, 4, 5, 6].map((step) => (
                    <i class={step <= value ? "full" : ""} />
                ))}
            </span>
        </div>
    );
}

function Cubes({ sheet, all }: { sheet: SheetView; all: number }) {
    const { say } = useWishes();
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
    /** Its owner's turn: only then is there a reason why it cannot be used. */
    mine: boolean;
}

function LooseShip({ ship, token, pointing, arriving, mine }: LooseShipProps) {
    const { say } = useWishes();
    const live = pointing.options.has(token) || pointing.first.has(token);
    const words = `${ship.number} ${className(say, ship.number)}`;
    const chosen = pointing.path.includes(token);
    return (
        <button
            type="button"
            class={`loose${live ? " can" : ""}${arriving ? " arriving" : ""}${chosen ? " is-chosen" : ""}${pointing.wanted === token ? " wanted" : ""}`}
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
    help: WordKey;
    ships: Ship[];
    pointing: Pointing;
    held?: boolean;
    /** Dice that are still on their way here. */
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
                    <LooseShip
                        key={ship.die}
                        ship={ship}
                        token={ship.scrapyard ?? `hand${ship.number}`}
                        pointing={pointing}
                        arriving={arriving.includes(ship.die)}
                        mine={mine}
                    />
                ))}
            </span>
        </div>
    );
}

export function Sheet({ board, sheet, player, pointing, thinking, won, brief, arriving }: Props) {
    const { say } = useWishes();
    const [open, setOpen] = useState(false);
    const ships = board.ships.filter((ship) => ship.seat === sheet.seat);
    const scrapped = ships.filter((ship) => ship.scrapyard);
    const inHand = ships.filter((ship) => ship.off === "hand");
    const turn = board.turn === sheet.seat && sheet.present;
    return (
        <section
            class={`sheet seat-${sheet.seat}${turn ? " turn" : ""}${sheet.present ? "" : " gone"}${won ? " won" : ""}${open ? " open" : ""}`}
            aria-label={sheet.name}
        >
            <header>
                <EmblemIcon seat={sheet.seat} />
                <h2>
                    <span class="long">{sheet.name}</span>
                    <span class="short">{faction(sheet.seat).name}</span>
                </h2>
                <span class="player">{sheet.present ? player : say("left")}</span>
                <button
                    type="button"
                    class="sheet-more"
                    aria-expanded={open}
                    aria-label={`${sheet.name}: ${say("more")}`}
                    onClick={() => setOpen(!open)}
                />
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
            {scrapped.length > 0 && <Loose label={say("scrapyard")} help="helpScrapyard" ships={scrapped} pointing={pointing} arriving={arriving} mine={turn} />}
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
