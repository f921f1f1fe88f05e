/* The sheet of a seat in any game: emblem, name, player, turn and result. */
import { EmblemIcon } from "../../Emblem";
import { useSettings } from "../../settings";
import { sidesOf } from "../../play/names";
import type { SheetProps } from "../ui";
import { seatStyleAmong } from "./seat-styles";

export function PlainSheet({ view, seat, player, thinking, won }: SheetProps<unknown, unknown>) {
    const { say } = useSettings();
    const seatStyle = seatStyleAmong(
        view.seats.map(({ mark }) => mark),
        seat.mark,
    );
    const result = view.result?.find((one) => one.seat === seat.mark);
    const turn = view.turn === seat.mark && view.who !== "over" && seat.present;
    const side = sidesOf(view).findIndex((marks) => marks.length > 1 && marks.includes(seat.mark));
    const classes = ["sheet", "plain-sheet", seatStyle.className, turn && "turn", !seat.present && "gone", won && "won"];
    return (
        <section class={classes.filter(Boolean).join(" ")} aria-label={seat.name} aria-current={turn ? "true" : undefined}>
            <header>
                <EmblemIcon seatStyle={seatStyle} />
                <h2>{seat.name}</h2>
                {thinking && (
                    <span class="dots" aria-hidden="true">
                        <i />
                        <i />
                        <i />
                    </span>
                )}
            </header>
            <p class="plain-who">
                <span>{seat.present ? player : say("left")}</span>
                {side >= 0 && <span>{say("team", side + 1)}</span>}
                {result && (
                    <b>
                        {say("placeShort", result.place)}
                        {result.score !== undefined && ` · ${result.score}`}
                    </b>
                )}
            </p>
        </section>
    );
}
