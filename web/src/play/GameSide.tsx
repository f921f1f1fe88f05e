/* The panels next to the board: actions, hints, result, analysis; and the log where it has no other place. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useSettings } from "../settings";
import { Coach } from "../learn/Coach";
import { ActionPanel } from "./ActionPanel";
import { AnalysisPanel } from "./AnalysisPanel";
import { GameOver } from "./GameOver";
import { HintPanel } from "./HintPanel";
import { peopleAt, titleOf } from "./names";
import { type Game, isPerson } from "./useGame";
import type { Panels, Rematch } from "./GameScreen";
import type { Analysing } from "./useAnalysis";

interface Props {
    game: Game;
    panels: Panels;
    onPanels: (change: Partial<Panels>) => void;
    analysing: Analysing;
    /** Toolbar, log, help about a place of the board and replay bar, as far as they go here. */
    toolbar: ComponentChildren;
    log: ComponentChildren;
    about: ComponentChildren;
    bar: ComponentChildren;
    /** Of an online table: above everything that is to be decided. */
    strip: ComponentChildren;
    rematch: Rematch | null;
    onHome: () => void;
}

/** Whether the coach advises in this game: one person alone, who wants it. */
export function hasCoach({ table, guide }: Game, coach: boolean): boolean {
    return coach && table.advised && !guide && peopleAt(table) === 1;
}

export function GameSide({ game, analysing, panels, onPanels, toolbar, log, about, bar, strip, rematch, onHome }: Props) {
    const { say, coach } = useSettings();
    const { ui, table, live, playback, replaying, asked, guide } = game;
    const { view } = playback;
    const over = view.who === "over";
    const ended = over && !guide && !replaying;
    /* The words of a lesson's next step tell what the dice have not shown yet. */
    const shownPanel = useRef(guide?.panel);
    if (!playback.busy || shownPanel.current === undefined) shownPanel.current = guide?.panel;
    const advised = hasCoach(game, coach) && asked && !panels.hints && !panels.analysis;
    return (
        <div class="side">
            {toolbar}
            {strip}
            {bar}
            {shownPanel.current}
            {advised && <Coach ui={ui} table={table} view={live} onHighlight={game.highlight} />}
            {panels.analysis && (
                <AnalysisPanel
                    key={live.viewer}
                    ui={ui}
                    analysing={analysing}
                    view={live}
                    at={playback.at ?? live.length}
                    own={view.seats.map(({ mark }) => mark).filter((mark) => isPerson(table, mark))}
                    onLook={playback.goTo}
                    onClose={() => onPanels({ analysis: false })}
                />
            )}
            {ended && !panels.analysis && playback.at === null && (
                <GameOver
                    ui={ui}
                    table={table}
                    view={view}
                    person={peopleAt(table) === 1 ? (view.seats.find(({ mark }) => isPerson(table, mark))?.mark ?? null) : null}
                    analysis={analysing.analysis}
                    onLook={playback.goTo}
                    onReplay={game.beginReplay}
                    onAnalyse={() => onPanels({ analysis: true })}
                    advised={table.advised}
                    rematch={rematch}
                    onHome={onHome}
                />
            )}
            {!over && !replaying && (
                <ActionPanel
                    ui={ui}
                    table={table}
                    view={playback.busy || playback.at !== null ? view : live}
                    mine={asked}
                    effect={playback.effect}
                    title={titleOf(game, say)}
                    pointing={game.pointing}
                    advised={asked ? live.decisions?.find(({ clicks }) => clicks === game.highlighted) : undefined}
                    lesson={guide !== undefined}
                    canUndo={game.deciding && live.undo > 0}
                    onUndo={game.undo}
                    onHint={() => onPanels({ hints: true })}
                    onHighlight={game.highlight}
                    onEarly={game.hold}
                />
            )}
            {game.problem && (
                <p class="problem" role="alert">
                    {game.problem}
                </p>
            )}
            {panels.hints && asked && !guide && (
                <HintPanel
                    key={live.viewer}
                    table={table}
                    view={live}
                    onHighlight={game.highlight}
                    onPlay={(action) => game.decide(action) && onPanels({ hints: false })}
                    onClose={() => onPanels({ hints: false })}
                />
            )}
            {log}
            {about}
        </div>
    );
}
