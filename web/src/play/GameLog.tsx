/* The log of the game screen: never ahead of the board. */
import { useMemo } from "preact/hooks";
import { Log } from "./Log";
import { seatName } from "./names";
import type { Game } from "./useGame";

/** Number of actions at the start of the opponents' last turn: after the last decision of the seat to decide. */
function lastTurnOfOthers(log: readonly { seat: string | null }[], who: string): number | null {
    let end = log.length;
    while (end > 0 && (log[end - 1]?.seat === null || log[end - 1]?.seat === who)) end--;
    let begin = end;
    while (begin > 0 && log[begin - 1]?.seat !== who) begin--;
    return end > begin ? begin : null;
}

export function GameLog({ game }: { game: Game }) {
    const { ui, live, playback, replaying } = game;
    const { view } = playback;
    const shownLines = useMemo(() => (playback.busy ? live.log.filter((line) => line.n < view.length) : live.log), [live.log, playback.busy, view.length]);
    const turnStart = useMemo(() => lastTurnOfOthers(live.log, live.who), [live.log, live.who]);
    return (
        <Log
            ui={ui}
            lines={shownLines}
            at={view.length}
            onHighlight={game.highlight}
            onLook={game.guide ? null : (at) => playback.goTo(at >= live.length && !replaying ? null : at)}
            name={(seat) => seatName(view, seat)}
            onAgain={turnStart !== null && !replaying && !game.guide ? () => playback.replayFrom(turnStart) : null}
        />
    );
}
