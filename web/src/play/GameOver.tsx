/* The end: who won, and what now. */
import { EmblemIcon } from "../board/Emblem";
import { useWishes } from "../settings";
import type { View } from "../table/view";

interface Props {
    view: View;
    mine: boolean;
    onReplay: () => void;
    onAnalyse: () => void;
    onRematch: () => void;
    onHome: () => void;
}

export function GameOver({ view, mine, onReplay, onAnalyse, onRematch, onHome }: Props) {
    const { say } = useWishes();
    const winners = view.board.sheets.filter((_, index) => (view.result?.[index] ?? 0) > 0);
    const first = winners[0];
    return (
        <section class={`over panel seat-${first?.seat ?? ""}`} aria-label={view.prompt}>
            <h2>
                {winners.map((sheet) => (
                    <EmblemIcon seat={sheet.seat} size={26} />
                ))}
                {mine ? say("youWin") : view.prompt}
            </h2>
            <div class="buttons">
                <button type="button" class="play-button strong" onClick={onRematch}>
                    {say("rematch")}
                </button>
                <button type="button" class="play-button" onClick={onAnalyse}>
                    {say("analyse")}
                </button>
                <button type="button" class="play-button" onClick={onReplay}>
                    {say("watchReplay")}
                </button>
                <button type="button" class="play-button" onClick={onHome}>
                    {say("newGame")}
                </button>
            </div>
        </section>
    );
}
