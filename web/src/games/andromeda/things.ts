/* Finds tokens on the map and on the station, and describes them. */
import type { Decision, Language, Mark, Token } from "../../table/view";
import type { Piece, Standing, Where } from "../ui";
import type { AndromedaAbout, AndromedaBoard, AndromedaView, Kind, Region, Ship, Station } from "./view";
import { andromedaSpeaker } from "./words";

export function regionAt(board: AndromedaBoard, place: string): Region | undefined {
    return board.places.find(({ id }) => id === place);
}

export function stationOf(board: AndromedaBoard, seat: Mark): Station | undefined {
    return board.stations.find(({ mark }) => mark === seat);
}

/** The station to show in full: of the one who decides, else of the viewer, else of whose turn it is, if it is no automa's. */
export function shownStation(view: AndromedaView): Station {
    const players = view.board.stations.filter(({ unity }) => !unity);
    const find = (mark: Mark | null): Station | undefined => players.find((one) => one.mark === mark);
    return find(view.who) ?? find(view.viewer) ?? find(view.turn) ?? players[0]!;
}

/** Ships of one kind together, in the order of the kinds. */
export function shipsAt(station: Station, place: string): readonly { kind: Kind; ships: readonly Ship[] }[] {
    const groups = new Map<Kind, Ship[]>();
    for (const ship of station.ships) if (ship.at === place) groups.set(ship.kind, [...(groups.get(ship.kind) ?? []), ship]);
    return [...groups].map(([kind, ships]) => ({ kind, ships }));
}

/** What the station draws and takes clicks on: its cards and moons. Everything else off the map has a button. */
function isOnStation(view: AndromedaView, thing: Token): boolean {
    const [kind, ...rest] = thing.split("-");
    const id = rest.join("-");
    const { hand, moons } = shownStation(view);
    if (kind === "card") return hand.some((card) => card.id === id);
    return kind === "moon" && moons.some((moon) => moon.id === id && moon.unspent > 0);
}

export function whereIs(view: AndromedaView, thing: Token): Where | null {
    if (regionAt(view.board, thing)) return { on: "board", place: thing };
    return isOnStation(view, thing) ? { on: "sheet" } : null;
}

export function pieceAt(): Piece | null {
    return null;
}

export function occupied({ board }: AndromedaView): readonly string[] {
    return board.stations.flatMap(({ ships }) => ships.flatMap(({ at }) => (regionAt(board, at) ? [at] : [])));
}

export function isLaunch(decision: Decision): boolean {
    return decision.about?.kind === "launch";
}

/** The launches to a place with the chosen kind of ship, or with any. */
export function launchTo(view: AndromedaView, place: string, kind: Token | undefined): AndromedaAbout | undefined {
    const found = view.decisions?.find((one) => isLaunch(one) && one.clicks[1] === place && (kind === undefined || one.clicks[0] === kind));
    return found?.about as AndromedaAbout | undefined;
}

/** What a launch would cost and lead to, in words. */
export function launchWords(about: AndromedaAbout, language: Language): string[] {
    const say = andromedaSpeaker(language);
    const lines = [about.energy ? say("costs", about.energy) : say("costsNothing")];
    if (about.warp) lines.push(say("warpComes"));
    else if (about.from) lines.push(say("raiderComes", about.from));
    if (about.win !== undefined) lines.push(say("winsAsItStands", Math.round(about.win / 10)));
    return lines;
}

export function describe(view: AndromedaView, place: string, language: Language): string {
    const say = andromedaSpeaker(language);
    const region = regionAt(view.board, place);
    const parts = [region?.words ?? say("emptyPlace", place)];
    if (view.board.probe === place) parts.push(say("probe"));
    const about = launchTo(view, place, undefined);
    if (about) parts.push(...launchWords(about, language));
    return parts.join("; ");
}

export function nameOf(view: AndromedaView, thing: Token): string {
    const region = regionAt(view.board, thing);
    return view.buttons?.[thing] ?? (region?.name ? `${region.name} ${thing}` : (view.names?.[thing] ?? thing));
}

export function standing({ board }: AndromedaView, language: Language): Standing {
    const say = andromedaSpeaker(language);
    return {
        words: say("vpWords", board.stations.map(({ name, vp }) => `${name} ${vp}`).join(", ")),
        seats: board.stations.map(({ mark, vp }) => ({ seat: mark, value: vp })),
    };
}
