/* The race to the terminus, and the event marker. */
import { EmblemIcon } from "../../../Emblem";
import { Icon } from "../art/icons";
import { seatStyle } from "../seat-styles";
import type { AndromedaBoard } from "../view";
import { useAndromeda } from "../words";

export function Race({ board }: { board: AndromedaBoard }) {
    const { say } = useAndromeda();
    const most = Math.max(board.terminus, ...board.stations.map(({ vp }) => vp));
    return (
        <div class="and-race">
            <div
                class="and-line"
                role="img"
                aria-label={say("race", board.stations.map(({ name, vp }) => `${name} ${vp}`).join(", "), board.terminus)}
                data-help="helpRace"
            >
                <i class="and-terminus" style={{ left: `${(100 * board.terminus) / most}%` }} />
                {board.stations.map(({ mark, vp }, index) => (
                    <span key={mark} class={index % 2 ? "below" : ""} style={{ left: `${(100 * vp) / most}%` }}>
                        <EmblemIcon seatStyle={seatStyle(mark)} size={14} />
                        <b>{vp}</b>
                    </span>
                ))}
            </div>
            <span class="and-goal">{board.ending ? say("lastTurns") : say("terminus", board.terminus)}</span>
            <span class="and-event" data-help="helpEvent">
                <Icon name="hourglass" size={16} />
                {say("event", board.event, board.eventSteps)}
            </span>
        </div>
    );
}
