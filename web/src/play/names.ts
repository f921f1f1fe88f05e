/* Names of players, seats and sides. */
import type { Level, Table } from "../table/table";
import type { Mark, View } from "../table/view";
import type { Say } from "../words";
import { type Game, isPerson } from "./useGame";

/** How many people share this screen. */
export function peopleAt(table: Table): number {
    return [...table.players.values()].filter((player) => player.kind === "person").length;
}

/** To a visitor nobody is "you". */
export function playerName(table: Table, seat: Mark, levels: readonly Level[], say: Say, visitor: boolean): string {
    const player = table.players.get(seat);
    if (!player) return "";
    if (player.kind === "automa") return say("automa");
    if (player.kind === "elsewhere") return player.name || say("person");
    if (player.kind === "person") return player.name || (peopleAt(table) === 1 && !visitor ? say("you") : say("person"));
    const level = levels.find((one) => one.level === player.level);
    return level ? say("levelShort", level.name, level.level) : say("level", player.level);
}

/** The person's name, or the seat's. */
export function personName(table: Table, view: View, seat: Mark): string {
    const player = table.players.get(seat);
    return (player?.kind === "person" || player?.kind === "elsewhere") && player.name ? player.name : seatName(view, seat);
}

export function seatName(view: View, seat: Mark): string {
    return view.seats.find(({ mark }) => mark === seat)?.name ?? seat;
}

export function winnersOf(view: View): Mark[] {
    return (view.result ?? []).filter(({ utility }) => utility > 0).map(({ seat }) => seat);
}

/** The seats of each side (those that win together), ordered by first seat. */
export function sidesOf(view: View): readonly (readonly Mark[])[] {
    const sides = new Map<number, Mark[]>();
    for (const { mark, team } of view.seats) sides.set(team, [...(sides.get(team) ?? []), mark]);
    return [...sides.values()];
}

/** Title of the action panel: "Your turn", "Kepler Imperium is thinking", or the seat's name. */
export function titleOf({ table, live, playback, deciding }: Game, say: Say): string {
    const { turn } = playback.view;
    const name = (seat: Mark): string => seatName(playback.view, seat);
    if (table.thinking && playback.at === null) return say("thinking", name(table.thinking));
    /* While the moves of others are still being shown, it is visibly their turn. */
    const mine = playback.busy ? isPerson(table, turn) : deciding;
    if (mine && peopleAt(table) === 1) return say("yourTurn");
    if (playback.busy) return name(turn);
    return name(isPerson(table, live.who) || table.players.get(live.who)?.kind === "elsewhere" ? live.who : turn);
}
