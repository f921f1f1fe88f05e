/* Beside the board: what can be done, hints, the end of the game, analysis, the log. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { IconButton } from "../IconButton";
import { useWishes } from "../settings";
import { Coach } from "../learn/Coach";
import { ActionPanel } from "./ActionPanel";
import { AnalysisPanel } from "./AnalysisPanel";
import { GameOver } from "./GameOver";
import { HintPanel } from "./HintPanel";
import { Log } from "./Log";
import { peopleAt, titleOf, winnersOf } from "./names";
import { type Game, isPerson } from "./useGame";
import type { Panels } from "./GameScreen";

interface Props {
    game: Game;
    panels: Panels;
    onPanels: (change: Partial<Panels>) => void;
    /** The replay's, where it stands here. */
    bar: ComponentChildren;
    onHome: () => void;
    onRematch: () => void;
}

/** Where the others' last turn began: behind the last decision of whoever is to decide now. */
function lastTurnOfOthers(log: readonly { seat: string | null }[], who: string): number | null {
    let end = log.length;
    while (end > 0 && (log[end - 1]?.seat === null || log[end - 1]?.seat === who)) end--;
    let begin = end;
    while (begin > 0 && log[begin - 1]?.seat !== who) begin--;
    return end > begin ? begin : null;
}

function Toolbar({ panels, onPanels, onHome }: Pick<Props, "panels" | "onPanels" | "onHome">) {
    const { say } = useWishes();
    return (
        <nav class="toolbar" aria-label={say("menu")}>
            <IconButton label={say("home")} sign="⌂" onClick={onHome} />
            <button
                type="button"
                class="icon log-toggle"
                aria-expanded={panels.log}
                onClick={() => onPanels({ log: !panels.log, hints: false })}
            >
                {say("log")}
            </button>
            <button type="button" class="icon wide" data-help="helpMenu" onClick={() => onPanels({ menu: true })}>
                {say("menu")}
            </button>
        </nav>
    );
}

export function GameSide({ game, panels, onPanels, bar, onHome, onRematch }: Props) {
    const { say, coach } = useWishes();
    const { table, live, shown, replaying, asked, guide } = game;
    const { view } = shown;
    const over = view.who === "over";
    const advised = coach && !guide && asked && peopleAt(table) === 1 && !panels.hints && !panels.analysis;
    /* What is not shown yet is not told either. */
    const told = useMemo(
        () => (shown.busy ? live.log.filter((line) => line.n < view.length) : live.log),
        [live.log, shown.busy, view.length],
    );
    const turnStart = useMemo(() => lastTurnOfOthers(live.log, live.who), [live.log, live.who]);
    return (
        <div class="side">
            <Toolbar panels={panels} onPanels={onPanels} onHome={onHome} />
            {bar}
            {guide?.panel}
            {advised && <Coach table={table} view={live} onTell={game.tell} />}
            {panels.analysis && (
                <AnalysisPanel
                    table={table}
                    view={live}
                    at={shown.at ?? live.length}
                    onLook={shown.look}
                    onClose={() => onPanels({ analysis: false })}
                />
            )}
            {over && !guide && !replaying && !panels.analysis && shown.at === null && (
                <GameOver
                    view={view}
                    mine={peopleAt(table) === 1 && winnersOf(view).some((seat) => isPerson(table, seat))}
                    onReplay={game.beginReplay}
                    onAnalyse={() => onPanels({ analysis: true })}
                    onRematch={onRematch}
                    onHome={onHome}
                />
            )}
            {!over && !replaying && (
                <ActionPanel
                    table={table}
                    view={shown.busy || shown.at !== null ? view : live}
                    mine={asked}
                    title={titleOf(game, say)}
                    pointing={game.pointing}
                    lesson={guide !== undefined}
                    canUndo={game.deciding && live.undo > 0}
                    onUndo={game.undo}
                    onHint={() => onPanels({ hints: true })}
                    onTell={game.tell}
                />
            )}
            {game.problem && (
                <p class="problem" role="alert">
                    {game.problem}
                </p>
            )}
            {panels.hints && asked && !guide && (
                <HintPanel
                    table={table}
                    view={live}
                    onTell={game.tell}
                    onPlay={(action) => {
                        onPanels({ hints: false });
                        game.decide(action);
                    }}
                    onClose={() => onPanels({ hints: false })}
                />
            )}
            <Log
                lines={told}
                at={view.length}
                onTell={game.tell}
                onLook={(at) => shown.look(at >= live.length && !replaying ? null : at)}
                onAgain={turnStart !== null && !replaying ? () => shown.again(turnStart) : null}
            />
        </div>
    );
}
