/* Names and times of players at an online table. */
import type { GameUi } from "../games/ui";
import type { Language } from "../table/view";
import type { Room } from "./room";
import type { OnlineSay } from "./words";

/** The person's name, or that of the seat. */
export function nameAt(room: Room, seat: number, ui: GameUi, language: Language): string {
    const one = room.seats[seat];
    return one?.name || (one ? ui.seatStyle(one.mark).name[language] : "");
}

/** "Ann, Bob", in the order of the seats. */
export function namesAt(room: Room, seats: readonly number[], ui: GameUi, language: Language): string {
    return seats.map((seat) => nameAt(room, seat, ui, language)).join(", ");
}

/** The seats of people who are not ready, or have not agreed to a rematch. */
export function missing(room: Room, what: "ready" | "rematch"): readonly number[] {
    return room.seats.flatMap((one, seat) => (one.kind === "person" && !one[what] ? [seat] : []));
}

export function levelOf(name: string): string {
    return name.replace("level:", "");
}

/** Minutes and seconds, or days and hours. */
export function timeWords(milliseconds: number, say: OnlineSay): string {
    const seconds = Math.ceil(milliseconds / 1000);
    const hours = Math.floor(seconds / 3600);
    if (hours >= 24) return say("leftDays", Math.floor(hours / 24), hours % 24);
    const two = (number: number): string => String(number).padStart(2, "0");
    const minutes = Math.floor(seconds / 60) % 60;
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
