/* The game screen: board, sheets, actions and log; for playing, replaying and lessons. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { useSettings } from "../settings";
import { useMedia } from "../useMedia";
import type { Level, Table } from "../table/table";
import type { Decision, Mark, View } from "../table/view";
import { About } from "./About";
import type { Guide } from "./guide";
import { Help } from "./Help";
import { Curtain } from "./Curtain";
import { GameBoard } from "./GameBoard";
import { GameLog } from "./GameLog";
import { GameMenu } from "./GameMenu";
import { GameSide, hasCoach } from "./GameSide";
import { personName, playerName, winnersOf } from "./names";
import { ReplayBar } from "./ReplayBar";
import { Toolbar } from "./Toolbar";
import { type Analysing, useAnalysis } from "./useAnalysis";
import { useGame } from "./useGame";
import { useHelp } from "./useHelp";

/** What an online table adds to the game screen. */
export interface Online {
    /** The seat of the person here; null for a spectator. */
    readonly own: Mark | null;
    /** Who is there, clocks, chat. */
    readonly strip: ComponentChildren;
    /** Where the game is kept, in words. */
    readonly kept: string;
    /** The rematch, once the game is over; it cannot be asked for while `go` is null. */
    readonly rematch: Rematch | null;
}

export interface Rematch {
    readonly words: string;
    readonly go: (() => void) | null;
    readonly note: string;
}

interface Props {
    table: Table;
    levels: readonly Level[];
    /** View only. */
    replay: boolean;
    /** View only, and somebody else's: came by a link or a file. */
    visitor?: boolean;
    /** The lesson, if any. */
    guide?: Guide;
    onHome: () => void;
    onRematch?: () => void;
    onSave?: (table: Table) => void;
    onLink?: (table: Table) => Promise<string>;
    /** For an unfinished game that is view-only: continue playing it. */
    onPlayOn?: (table: Table) => void;
    online?: Online;
    /** Lets the game go on by link alone. */
    onByLink?: () => void;
}

/** The open panels. */
export interface Panels {
    menu: boolean;
    hints: boolean;
    analysis: boolean;
    /** On a phone the log replaces the buttons. */
    log: boolean;
}

/** A column on each side of the board (layout.css). */
const WIDE = "(orientation: landscape) and (min-width: 960px)";

/** High enough for the sheets of many players and the log below them. */
const TALL = "(min-height: 860px)";

/** High enough for the texts of cards on the sheets. */
const HIGH = "(min-height: 1000px)";

/** Costs below this are within the error of the analysis. */
const WORTH_SAYING = 0.005;

/** With a board flatter than this, a narrow screen has room for the log too. */
const ROOMY = 0.7;

/** The better decision at this position, if any. */
function betterAt({ analysis }: Analysing, view: View): Decision | undefined {
    const one = analysis?.actions.find(({ n }) => n === view.length);
    const best = (one?.cost ?? 0) > WORTH_SAYING ? one?.best?.[0] : undefined;
    return best && view.decisions?.find(({ action }) => action === best.action);
}

export function GameScreen({ table, levels, replay, visitor = false, guide, onHome, onRematch, onSave, onLink, onPlayOn, online, onByLink }: Props) {
    const { say, speed, coach } = useSettings();
    const game = useGame(table, replay, guide);
    const wide = useMedia(WIDE);
    const tall = useMedia(TALL);
    const high = useMedia(HIGH);
    const help = useHelp(game, wide);
    const [panels, setPanels] = useState<Panels>({ menu: false, hints: false, analysis: false, log: false });
    const [told, setTold] = useState<readonly string[]>([]);
    const open = (change: Partial<Panels>): void => setPanels((old) => ({ ...old, ...change }));
    const { ui, live, playback, pointing } = game;
    const { view } = playback;
    const winners = winnersOf(view);
    const many = view.seats.length > 2;
    /* The seat to show the curtain for, once all public actions have been shown. */
    const curtain = !replay && !guide && !playback.busy && playback.at === null && !table.moving ? table.curtain : null;
    const narrow = useMedia("(orientation: portrait) and (min-width: 700px)");
    useLayoutEffect(() => open({ hints: false }), [live.length]);
    /* Close panels that another viewer opened. */
    useLayoutEffect(() => open({ menu: false, hints: false, analysis: false }), [live.viewer]);
    const playOn = onPlayOn && live.who !== "over" ? { words: say("playOn"), go: () => onPlayOn(table) } : null;
    const wayOut = replay ? playOn : { words: say("backToNow"), go: game.leaveReplay };
    const bar = (game.replaying || playback.at !== null) && (
        <ReplayBar
            at={playback.at ?? live.length}
            length={live.length}
            onLook={playback.goTo}
            leave={wayOut}
            onAnalyse={panels.analysis ? null : () => open({ analysis: true })}
        />
    );
    const shape = Math.min(1, ui.shape?.(view) ?? 1);
    /* Analyse a finished game at once, for its figures. */
    const ended = view.who === "over" && !guide && !game.replaying;
    const analysing = useAnalysis(table, panels.analysis || (ended && !playback.busy));
    const hinted = panels.hints && game.asked ? live.decisions?.find(({ clicks }) => clicks === game.highlighted) : undefined;
    const pointed = panels.analysis ? betterAt(analysing, view) : hinted;
    const played = panels.analysis && pointed ? view.decisions?.find(({ action }) => action === live.log[view.length]?.action) : undefined;
    const wayOf = (decision: Decision | undefined): readonly string[] => (decision ? (ui.way?.(decision) ?? decision.clicks) : []);
    /* Wide: below the sheets, what the mouse rests on; the log is below what is to be decided, unless advice, hints or an analysis are. */
    const left = wide && (!many || tall);
    const logLeft = wide && (guide !== undefined || hasCoach(game, coach) || panels.hints || panels.analysis);
    const about = wide && !panels.hints && !panels.analysis && <About lines={told.length > 0 ? told : help.lines} />;
    const toolbar = <Toolbar panels={panels} onPanels={open} onHome={onHome} />;
    const log = <GameLog game={game} />;
    return (
        <>
            <div
                inert={curtain !== null}
                data-state={view.who === "over" ? "over" : curtain !== null ? "curtain" : game.armed ? "asked" : "busy"}
                style={ui.shape && { "--shape": shape.toFixed(3) }}
                data-length={live.length}
                data-shown={view.length}
                class={`game${shape < ROOMY ? " roomy" : ""}${panels.log ? " log-open" : ""}${panels.hints && game.asked ? " hints-open" : ""}${guide ? " guided" : ""}${guide?.expected === null ? " reading" : ""}`}
            >
                <div class="left">
                    {left && toolbar}
                    <div class={many ? "sheets many" : "sheets"}>
                        {view.seats.map((seat) => (
                            <ui.Sheet
                                key={seat.mark}
                                view={view}
                                seat={seat}
                                player={guide ? (seat.mark === view.turn ? say("you") : "") : playerName(table, seat.mark, levels, say, visitor)}
                                pointing={pointing}
                                thinking={table.thinking === seat.mark}
                                won={winners.includes(seat.mark)}
                                brief={many || narrow || (wide && !high)}
                                effect={playback.effect}
                            />
                        ))}
                    </div>
                    {logLeft ? log : about}
                </div>
                <main class="middle">
                    <h1 class="visually-hidden">{say("title")}</h1>
                    <GameBoard game={game} help={help} arrow={wayOf(pointed)} played={wayOf(played)} />
                    <div class="lower">
                        {ui.BelowBoard && <ui.BelowBoard view={view} pointing={pointing} />}
                        {!wide && bar}
                        <GameSide
                            game={game}
                            analysing={analysing}
                            about={logLeft && about}
                            panels={panels}
                            onPanels={open}
                            toolbar={!left && toolbar}
                            log={!logLeft && log}
                            bar={wide && bar}
                            onHome={onHome}
                            strip={online?.strip}
                            rematch={online ? online.rematch : { words: say("rematch"), go: () => onRematch?.(), note: "" }}
                        />
                    </div>
                    <Help key={live.viewer} ui={ui} table={table} asking={game.asked} onBeside={about ? setTold : null} />
                </main>
                <p class="visually-hidden" role="status" aria-live="polite">
                    {help.why ? help.why.words : view.log.at(-1)?.text}
                </p>
                {ui.Overlay && playback.effect !== null && <ui.Overlay effect={playback.effect} speed={speed} />}
                {panels.menu && (
                    <GameMenu
                        lesson={guide !== undefined}
                        canResign={online ? online.own !== null && live.who !== "over" : game.deciding}
                        canAnalyse={table.advised}
                        kept={online?.kept ?? say("gameSaved")}
                        hasSecrets={live.secrets && live.who !== "over"}
                        hasRules={ui.rules !== undefined}
                        hasLessons={ui.lessons !== undefined}
                        onClose={() => open({ menu: false })}
                        onSave={() => onSave?.(table)}
                        onLink={onLink && (() => onLink(table))}
                        onByLink={onByLink}
                        onReplay={game.beginReplay}
                        onAnalyse={() => open({ analysis: true })}
                        onResign={() => void table.resign(online?.own ?? live.who)}
                        onHome={onHome}
                    />
                )}
            </div>
            {curtain !== null && (
                <Curtain ui={ui} seat={curtain} name={personName(table, view, curtain)} onReveal={() => void table.reveal()} onHome={onHome} />
            )}
        </>
    );
}
