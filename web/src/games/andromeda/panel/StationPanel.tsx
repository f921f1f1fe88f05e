/* Below the map: the station of the one who decides, with hand, moons, modules, market and ships. On a phone a view of its own, beside the map and the
   rivals, with what is to be decided always below. */
import { useLayoutEffect, useState } from "preact/hooks";
import { EmblemIcon } from "../../../Emblem";
import type { BelowBoardProps } from "../../ui";
import { Icon } from "../art/icons";
import { seatStyle } from "../seat-styles";
import { shownStation, whereIs } from "../things";
import { type AndromedaBoard, type AndromedaView, type Station, TRACKS } from "../view";
import { useAndromeda } from "../words";
import { Card, Cost, Dock, Resources, TrackLine } from "./parts";
import { StationCards, UnityPart } from "./Sheet";

type Tab = "map" | "station" | "rivals" | "market";

function Rows({ station }: { station: Station }) {
    const { say } = useAndromeda();
    return (
        <div class="and-rows">
            {station.rows.map((row, index) => {
                const track = TRACKS[index]!;
                return (
                    <div key={track} class={`and-row and-track-${track}`}>
                        <TrackLine station={station} track={track} />
                        <div class="and-mods">
                            {row.length === 0 && <em>{say("noModules")}</em>}
                            {row.map((module, i) => (
                                <Card
                                    key={`${module.id} ${i}`}
                                    entry={module}
                                    {...(module.damaged
                                        ? { note: say("damaged"), marks: "damaged" }
                                        : module.activated
                                          ? { note: say("used"), marks: "used" }
                                          : {})}
                                />
                            ))}
                        </div>
                    </div>
                );
            })}
            <div class="and-row and-track-sup">
                <TrackLine station={station} track="sup" />
            </div>
        </div>
    );
}

function Market({ board, pointing }: { board: AndromedaBoard; pointing: BelowBoardProps<AndromedaBoard>["pointing"] }) {
    const { say } = useAndromeda();
    return (
        <section class="and-market" aria-label={say("market")}>
            <h2 class="and-small-head">{say("market")}</h2>
            {board.market.map((row, index) => (
                <div key={index} class={`and-stall and-track-${TRACKS[index]}`}>
                    <Icon name={TRACKS[index]!} size={16} />
                    {row.map((module, i) => (
                        <Card key={`${module.id} ${i}`} entry={module} token={`module-${module.id}`} pointing={pointing}>
                            <Cost cost={module.cost} />
                        </Card>
                    ))}
                </div>
            ))}
            {board.upgrades.length > 0 && (
                <>
                    <h3 class="and-wide-only">{say("upgradesTop")}</h3>
                    <div class="and-stall and-wide-only">
                        {board.upgrades.map((entry) => (
                            <Card key={entry.id} entry={entry} />
                        ))}
                    </div>
                </>
            )}
            {board.supremacy.length > 0 && (
                <>
                    <h3 class="and-wide-only">{say("supremacyTokens")}</h3>
                    <div class="and-stall and-wide-only">
                        {board.supremacy.map((entry) => (
                            <Card key={entry.id} entry={entry} />
                        ))}
                    </div>
                </>
            )}
        </section>
    );
}

export function StationPanel({ view: shown, pointing }: BelowBoardProps<AndromedaBoard>) {
    const { say } = useAndromeda();
    const [tab, setTab] = useState<Tab>("map");
    const view = shown as AndromedaView;
    const { board } = view;
    const station = shownStation(view);
    const unity = board.stations.find((one) => one.unity);
    const rivals = board.stations.filter((one) => one.mark !== station.mark);
    const offered = [...pointing.first.keys()].filter((token) => /^(card|moon)-/.test(token)).length;
    /* A lesson opens the view that it speaks of. */
    const { wanted } = pointing;
    useLayoutEffect(() => {
        if (wanted !== null) setTab(whereIs(view, wanted)?.on === "sheet" ? "station" : "map");
    }, [wanted]);
    const tabs: readonly [Tab, string][] = [
        ["map", say("tabMap")],
        ["station", say("tabStation")],
        ["rivals", say(unity && rivals.length === 1 ? "tabUnity" : "tabRivals")],
        ["market", say("tabMarket")],
    ];
    return (
        <>
            <section
                class={`under-board panel and-below tab-${tab} and-seat and-${station.mark}`}
                aria-label={say("station", station.name)}
                tabIndex={tab === "map" ? undefined : 0}
            >
                <div class="and-own">
                    <header>
                        <EmblemIcon seatStyle={seatStyle(station.mark)} size={18} />
                        <h2>{station.cards[0]?.name ?? station.name}</h2>
                        <span class="and-vp" data-help="helpRace">
                            {station.vp} <small>{say("vp")}</small>
                        </span>
                    </header>
                    <Resources station={station} />
                    <div class="and-hand" role="group" aria-label={say("hand")}>
                        {station.hand.length === 0 && <em>{say("handEmpty")}</em>}
                        {station.hand.map((card) => (
                            <Card
                                key={card.id}
                                entry={card}
                                token={`card-${card.id}`}
                                pointing={pointing}
                                {...(card.count > 1 ? { note: `× ${card.count}` } : {})}
                            />
                        ))}
                        {station.moons.map((moon) => (
                            <Card
                                key={moon.id}
                                entry={moon}
                                token={`moon-${moon.id}`}
                                pointing={pointing}
                                marks={moon.unspent ? "moon" : "moon used"}
                                {...(moon.unspent ? (moon.unspent > 1 ? { note: `× ${moon.unspent}` } : {}) : { note: say("spent") })}
                            />
                        ))}
                    </div>
                </div>
                <Rows station={station} />
                <Market board={board} pointing={pointing} />
                <div class="and-docks">
                    <Dock station={station} at="bay" label={say("bay")} help="helpBay" pointing={pointing} />
                    <Dock station={station} at="scrapyard" label={say("scrapyard")} help="helpScrapyard" />
                    <Dock station={station} at="barge" label={say("barge")} help="helpScrapyard" />
                    <p class="and-rest">
                        <span data-help="helpLeaders">
                            <Icon name="leader" size={15} /> {say("leadersHome", station.leaders)}
                        </span>
                        <span>
                            {say("reserve")} {station.ships.filter(({ at }) => at === "reserve").length}
                        </span>
                    </p>
                    <div class="and-extra" data-help="helpDestiny">
                        {station.destiny.map((card) => (
                            <Card key={card.id} entry={card} note={say("destiny")} marks="destiny" />
                        ))}
                        {station.cards.map((card) => (
                            <Card key={card.id} entry={card} marks={card.used ? "used" : ""} />
                        ))}
                    </div>
                </div>
                <div class="and-rivals">
                    {rivals.map((rival) => (
                        <div key={rival.mark} class={`and-rival and-seat and-${rival.mark}`}>
                            <header>
                                <EmblemIcon seatStyle={seatStyle(rival.mark)} size={18} />
                                <h2>{rival.name}</h2>
                                <span class="and-vp">
                                    {rival.vp} <small>{say("vp")}</small>
                                </span>
                            </header>
                            {rival.unity ? <UnityPart station={rival} unity={rival.unity} /> : <StationCards station={rival} />}
                        </div>
                    ))}
                </div>
            </section>
            <nav class="and-tabs" aria-label={say("tabs")}>
                {tabs.map(([name, label]) => (
                    <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
                        {label}
                        {name === "station" && offered > 0 && <i aria-hidden="true">{offered}</i>}
                    </button>
                ))}
            </nav>
        </>
    );
}
