/* Who is who, in words. */
import type { Level, Table } from "../table/table";
import type { Mark, View } from "../table/view";
import type { Say } from "../words";
import { type Game, isPerson } from "./useGame";

/** How many people sit at this screen. */
export function peopleAt(table: Table): number {
    return [...table.players.values()].filter((player) => player.kind === "person").length;
}

export function playerName(table: Table, seat: Mark, levels: readonly Level[], say: Say): string {
    const player = table.players.get(seat);
    if (!player) return "";
    if (player.kind === "person") return player.name || (peopleAt(table) === 1 ? say("you") : say("person"));
    const level = levels.find((one) => one.level === player.level);
    return level ? say("levelShort", level.name, level.level) : say("level", player.level);
}

export function winnersOf(view: View): Mark[] {
    return view.board.sheets.filter((_, index) => (view.result?.[index] ?? 0) > 0).map((sheet) => sheet.seat);
}

/** Whose turn it is: "Your turn", "Kepler Imperium is thinking", or the faction's name. */
export function titleOf({ table, live, shown, deciding }: Game, say: Say): string {
    const { board } = shown.view;
    const name = (seat: Mark): string => board.sheets.find((sheet) => sheet.seat === seat)?.name ?? seat;
    if (table.thinking && shown.at === null) return say("thinking", name(table.thinking));
    /* While others' moves are still being shown, it is their turn for the eye. */
    const mine = shown.busy ? isPerson(table, board.turn) : deciding;
    if (mine && peopleAt(table) === 1) return say("yourTurn");
    if (shown.busy) return name(board.turn);
    return name(isPerson(table, live.who) ? live.who : board.turn);
}
