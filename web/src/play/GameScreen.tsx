/* A game being played or looked at: board, sheets, what can be done, what happened. */
import { useLayoutEffect, useState } from "preact/hooks";
import { dieKey } from "../board/Effects";
import { useWishes } from "../settings";
import { useMedia } from "../useMedia";
import type { Level, Table } from "../table/table";
import type { Guide } from "./guide";
import { Help } from "./Help";
import { GameBoard } from "./GameBoard";
import { GameMenu } from "./GameMenu";
import { GameSide } from "./GameSide";
import { Market } from "./Market";
import { playerName, winnersOf } from "./names";
import { ReplayBar } from "./ReplayBar";
import { Sheet } from "./Sheet";
import { ToScrapyard } from "./ToScrapyard";
import { useGame } from "./useGame";
import { useHelp } from "./useHelp";

interface Props {
    table: Table;
    levels: readonly Level[];
    /** Only to be looked at: nothing is decided here. */
    replay: boolean;
    /** A lesson beside it. */
    guide?: Guide;
    onHome: () => void;
    onRematch?: () => void;
    onSave?: (table: Table) => void;
    onLink?: (table: Table) => Promise<string>;
    /** A game that is only looked at, but not finished, can be gone on with. */
    onPlayOn?: (table: Table) => void;
}

/** What is open besides board and sheets. */
export interface Panels {
    menu: boolean;
    hints: boolean;
    analysis: boolean;
    /** On a phone the log takes the place of the buttons. */
    log: boolean;
}

/** Where the window is lying and wide the replay's bar stands beside the board, and takes nothing of its height. */
const BESIDE = "(orientation: landscape) and (min-width: 960px)";

export function GameScreen({ table, levels, replay, guide, onHome, onRematch, onSave, onLink, onPlayOn }: Props) {
    const { say, speed } = useWishes();
    const game = useGame(table, replay, guide);
    const help = useHelp(game);
    const [panels, setPanels] = useState<Panels>({ menu: false, hints: false, analysis: false, log: false });
    const open = (change: Partial<Panels>): void => setPanels((old) => ({ ...old, ...change }));
    const { live, shown, pointing } = game;
    const { view } = shown;
    const winners = winnersOf(view);
    const scrapped = shown.happening?.scrapped ?? [];
    const many = view.board.sheets.length > 2;
    const narrow = useMedia("(orientation: portrait) and (min-width: 700px)");
    useLayoutEffect(() => open({ hints: false }), [live.length]);
    const playOn = onPlayOn && live.who !== "over" ? { words: say("playOn"), go: () => onPlayOn(table) } : null;
    const wide = useMedia(BESIDE);
    const wayOut = replay ? playOn : { words: say("backToNow"), go: game.leaveReplay };
    const bar = (game.replaying || shown.at !== null) && (
        <ReplayBar at={shown.at ?? live.length} length={live.length} onLook={shown.look} leave={wayOut} />
    );
    return (
        <div
            data-state={view.who === "over" ? "over" : game.asked ? "asked" : "busy"}
            data-length={live.length}
            data-shown={view.length}
            class={`game${panels.log ? " log-open" : ""}${panels.hints && game.asked ? " hints-open" : ""}${guide ? " guided" : ""}${guide?.expected === null ? " reading" : ""}`}
        >
            <div class={many ? "sheets many" : "sheets"}>
                {view.board.sheets.map((sheet) => (
                    <Sheet
                        key={sheet.seat}
                        board={view.board}
                        sheet={sheet}
                        player={guide ? (sheet.seat === view.board.turn ? say("you") : "") : playerName(table, sheet.seat, levels, say)}
                        pointing={pointing}
                        thinking={table.thinking === sheet.seat}
                        won={winners.includes(sheet.seat)}
                        brief={many || narrow}
                        arriving={scrapped.filter((ship) => ship.seat === sheet.seat).map((ship) => ship.die)}
                    />
                ))}
            </div>
            <main class="middle">
                <h1 class="aloud">{say("title")}</h1>
                <GameBoard game={game} help={help} />
                <div class="lower">
                    <Market board={view.board} pointing={pointing} />
                    {!wide && bar}
                    <GameSide bar={wide && bar} game={game} panels={panels} onPanels={open} onHome={onHome} onRematch={() => onRematch?.()} />
                </div>
                <Help table={table} asking={game.asked} />
            </main>
            <p class="aloud" role="status" aria-live="polite">
                {help.why ? help.why.words : view.log.at(-1)?.text}
            </p>
            {scrapped.map((ship) => (
                <ToScrapyard key={`${shown.happening?.n} ${dieKey(ship)}`} ship={ship} speed={speed} />
            ))}
            {panels.menu && (
                <GameMenu
                    lesson={guide !== undefined}
                    canResign={game.deciding}
                    onClose={() => open({ menu: false })}
                    onSave={() => onSave?.(table)}
                    onLink={async () => (await onLink?.(table)) ?? ""}
                    onReplay={game.beginReplay}
                    onAnalyse={() => open({ analysis: true })}
                    onResign={() => void table.resign(live.who)}
                    onHome={onHome}
                />
            )}
        </div>
    );
}
