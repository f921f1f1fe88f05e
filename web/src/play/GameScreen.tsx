/* A game being played or looked at: board, sheets, what can be done, what happened. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { useWishes } from "../settings";
import { play as sound } from "../sound";
import type { Level, Table } from "../table/table";
import type { Mark, View } from "../table/view";
import { NO_ROOM } from "../keep/keeper";
import { ActionPanel } from "./ActionPanel";
import { AnalysisPanel } from "./AnalysisPanel";
import type { Option } from "./clicks";
import { describeOption, describeSpace } from "./describe";
import { FloatingChoices } from "./FloatingChoices";
import { GameMenu } from "./GameMenu";
import { GameOver } from "./GameOver";
import { HintPanel } from "./HintPanel";
import { Log, thingsOf } from "./Log";
import { Market } from "./Market";
import { ReplayBar } from "./ReplayBar";
import { Sheet } from "./Sheet";
import { Tip } from "./Tip";
import { optionsBySpace, spaceOf, useLit } from "./useLit";
import { usePointing } from "./usePointing";
import { useExplained } from "./useExplained";
import { useLater } from "./useLater";
import { useShown } from "./useShown";

interface Props {
    table: Table;
    levels: readonly Level[];
    /** Only to be looked at: nothing is decided here. */
    replay: boolean;
    onHome: () => void;
    onRematch: () => void;
    onSave: (table: Table) => void;
    onLink: (table: Table) => Promise<string>;
}

export function GameScreen({ table, levels, replay, onHome, onRematch, onSave, onLink }: Props) {
    const { say, language, speed, sound: hasSound } = useWishes();
    const shown = useShown(table, speed, hasSound);
    const [told, tell] = useState<readonly string[]>([]);
    const [hover, setHover] = useState<string | null>(null);
    const tip = useLater(hover, 420);
    const [focus, setFocus] = useState("a1");
    const [crowded, setCrowded] = useState<readonly Option[] | null>(null);
    const [why, setWhy] = useState<{ space: string; words: string } | null>(null);
    const [menu, setMenu] = useState(false);
    const [hints, setHints] = useState(false);
    const [analysis, setAnalysis] = useState(false);
    const [replaying, setReplaying] = useState(replay);
    /* The position that was answered: until the next one comes nothing more is asked. */
    const [sent, setSent] = useState<View | null>(null);
    const [problem, setProblem] = useState("");
    const [logOpen, setLogOpen] = useState(false);

    useEffect(() => void table.speak(language), [table, language]);
    useEffect(() => {
        const complain = (): void => setProblem(say("noRoom"));
        addEventListener(NO_ROOM, complain);
        return () => removeEventListener(NO_ROOM, complain);
    }, [say]);

    const live = table.view;
    const { view } = shown;
    const { board } = view;
    const person = (seat: Mark): boolean => table.players.get(seat)?.kind === "person";
    const people = [...table.players.values()].filter((player) => player.kind === "person").length;
    const deciding = !replaying && shown.at === null && person(live.who) && sent !== live;
    const mine = deciding && !shown.busy && view.length === live.length;

    const decide = (action: string): void => {
        setProblem("");
        setHints(false);
        tell([]);
        setSent(live);
        table.play(action).catch((error: unknown) => {
            setSent(null);
            setProblem(error instanceof Error ? error.message : String(error));
        });
    };
    const pointing = usePointing(live, deciding, decide);
    const { lit, ready } = useLit(board, pointing, live.who);
    const quiet = useMemo(() => ({ lit: new Map(), ready: new Set<string>() }), []);
    const bySpace = useMemo(() => optionsBySpace(board, pointing.options), [board, pointing.options]);
    useEffect(() => setCrowded(null), [pointing.path, live]);
    useEffect(() => setWhy(null), [live]);
    useEffect(() => {
        if (!why) return;
        const timer = setTimeout(() => setWhy(null), 4000);
        return () => clearTimeout(timer);
    }, [why]);
    const explained = useExplained(table, shown.at === null ? tip : null, live);

    const onPoint = (space: string): void => {
        setHover(null);
        setWhy(null);
        if (shown.at !== null && !replaying) return shown.look(null);
        if (shown.busy) shown.skip();
        if (!deciding) return;
        const here = bySpace.get(space) ?? [];
        if (here.length > 1) return setCrowded(here);
        const meant = here[0]?.token ?? space;
        const known = pointing.point(meant);
        sound(known ? "pick" : "no", hasSound);
        if (!known) void table.whyNot([...pointing.path, meant]).then((words) => words && setWhy({ space, words }));
    };
    const onBack = (): void => {
        if (shown.busy) shown.skip();
        setHover(null);
        setWhy(null);
        setCrowded(null);
        pointing.back();
    };
    useEffect(() => {
        const onKey = (event: KeyboardEvent): void => {
            if (menu) return;
            if (event.key === "Escape") onBack();
            if (event.key.startsWith("Arrow") && document.activeElement === document.body) focusBoard();
        };
        addEventListener("keydown", onKey);
        return () => removeEventListener("keydown", onKey);
    });

    const focusBoard = (): void => {
        const begin = ready.values().next().value ?? lit.keys().next().value ?? focus;
        setFocus(begin);
        document.querySelector<SVGElement>(`[data-space="${begin}"]`)?.focus();
    };

    const describe = (space: string): string => {
        const parts = [describeSpace(board, space, say)];
        for (const option of (mine && bySpace.get(space)) || []) parts.push(describeOption(option, say));
        return parts.join("; ");
    };
    const playerName = (seat: Mark): string => {
        const player = table.players.get(seat);
        if (!player) return "";
        if (player.kind === "person") return player.name || (people === 1 ? say("you") : say("person"));
        const level = levels.find((one) => one.level === player.level);
        return level ? say("levelNamed", level.level, level.name) : say("level", player.level);
    };
    const seatName = (seat: Mark): string => board.sheets.find((sheet) => sheet.seat === seat)?.name ?? seat;
    const lastLine = view.log[view.log.length - 1];
    const turnStart = useMemo(() => lastTurnOfOthers(live.log, live.who), [live.log, live.who]);
    const over = view.who === "over";
    const winners = over ? board.sheets.filter((_, index) => (view.result?.[index] ?? 0) > 0).map((sheet) => sheet.seat) : [];
    const title =
        table.thinking && shown.at === null
            ? say("thinking", seatName(table.thinking))
            : deciding && people === 1
              ? say("yourTurn")
              : seatName(over ? (winners[0] ?? board.turn) : person(live.who) ? live.who : board.turn);
    const sumsFor = deciding ? live.who : board.turn;
    const spaces = (things: readonly string[]): string[] =>
        things.map((thing) => spaceOf(board, thing)).filter((space): space is string => space !== null);
    const isPast = shown.at !== null;
    const tellLast = isPast || (!deciding && !shown.busy);
    const toldSpaces = told.length > 0 ? spaces(told) : tellLast ? spaces(thingsOf(view.log, view.log.length - 1)) : [];

    return (
        <div
            data-state={over ? "over" : mine ? "asked" : "busy"}
            data-length={live.length}
            class={`game${analysis ? " with-analysis" : ""}${logOpen ? " log-open" : ""}${hints && mine ? " hints-open" : ""}`}
        >
            <div class="sheets">
                {board.sheets.map((sheet) => (
                    <Sheet
                        key={sheet.seat}
                        board={board}
                        sheet={sheet}
                        player={playerName(sheet.seat)}
                        pointing={pointing}
                        thinking={table.thinking === sheet.seat}
                        won={winners.includes(sheet.seat)}
                    />
                ))}
                <Market board={board} pointing={pointing} />
            </div>
            <main class="middle">
                <h1 class="aloud">{say("title")}</h1>
                <Board
                    board={board}
                    seat={sumsFor}
                    words={{
                        board: say("board"),
                        of: say("of"),
                        zoomIn: say("zoomIn"),
                        zoomOut: say("zoomOut"),
                        showAll: say("showAll"),
                    }}
                    describe={describe}
                    lit={mine ? lit : quiet.lit}
                    ready={mine ? ready : quiet.ready}
                    chosen={spaces(pointing.path)}
                    told={toldSpaces}
                    happening={shown.happening}
                    speed={isPast ? "fast" : speed}
                    focus={focus}
                    onFocus={setFocus}
                    onPoint={onPoint}
                    onDragStart={(space) => pointing.begin(space)}
                    onBack={onBack}
                    onHover={setHover}
                    floating={(place) => (
                        <>
                            {mine && (
                                <FloatingChoices
                                    view={live}
                                    pointing={pointing}
                                    crowded={crowded}
                                    place={place}
                                    say={say}
                                    onTell={tell}
                                    onDone={onBack}
                                />
                            )}
                            {why && !tip && <Tip at={place(why.space)} lines={[why.words]} loud />}
                            {tip && !shown.busy && (
                                <Tip
                                    at={place(tip)}
                                    lines={[
                                        explained || describeSpace(board, tip, say),
                                        ...(mine ? (bySpace.get(tip) ?? []) : []).map((option) => describeOption(option, say)),
                                    ]}
                                />
                            )}
                        </>
                    )}
                />
                {(replaying || isPast) && (
                    <ReplayBar
                        at={shown.at ?? live.length}
                        length={live.length}
                        onLook={shown.look}
                        onLeave={
                            replay
                                ? null
                                : () => {
                                      setReplaying(false);
                                      shown.look(null);
                                  }
                        }
                    />
                )}
            </main>
            <div class="side">
                <nav class="toolbar" aria-label={say("menu")}>
                    <button type="button" class="icon" onClick={onHome} aria-label={say("home")} title={say("home")}>
                        ⌂
                    </button>
                    <button type="button" class="icon log-toggle" aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
                        {say("log")}
                    </button>
                    <button type="button" class="icon wide" onClick={() => setMenu(true)}>
                        {say("menu")}
                    </button>
                </nav>
                {analysis && (
                    <AnalysisPanel
                        table={table}
                        view={live}
                        at={shown.at ?? live.length}
                        onLook={shown.look}
                        onClose={() => setAnalysis(false)}
                    />
                )}
                {over && !replaying && !analysis && shown.at === null ? (
                    <GameOver
                        view={view}
                        mine={people === 1 && winners.some(person)}
                        onReplay={() => {
                            setReplaying(true);
                            shown.look(0);
                        }}
                        onAnalyse={() => setAnalysis(true)}
                        onRematch={onRematch}
                        onHome={onHome}
                    />
                ) : (
                    !replaying &&
                    !over && (
                        <ActionPanel
                            view={shown.busy || isPast ? view : live}
                            mine={mine}
                            title={title}
                            pointing={pointing}
                            canUndo={deciding && live.undo > 0}
                            onUndo={(all) => void table.undo(all)}
                            onHint={() => setHints(true)}
                            onTell={tell}
                        />
                    )
                )}
                {problem && (
                    <p class="problem" role="alert">
                        {problem}
                    </p>
                )}
                {hints && mine && (
                    <HintPanel table={table} view={live} onTell={tell} onPlay={decide} onClose={() => setHints(false)} />
                )}
                <Log
                    lines={live.log}
                    at={view.length}
                    onTell={tell}
                    onLook={(at) => shown.look(at >= live.length && !replaying ? null : at)}
                    onAgain={turnStart !== null && !replaying ? () => shown.again(turnStart) : null}
                />
            </div>
            <p class="aloud" role="status" aria-live="polite">
                {why ? why.words : lastLine?.text}
            </p>
            {menu && (
                <GameMenu
                    canResign={deciding}
                    onClose={() => setMenu(false)}
                    onSave={() => onSave(table)}
                    onLink={() => onLink(table)}
                    onReplay={() => {
                        setReplaying(true);
                        shown.look(0);
                    }}
                    onAnalyse={() => setAnalysis(true)}
                    onResign={() => void table.resign(live.who)}
                    onHome={onHome}
                />
            )}
        </div>
    );
}

/** Where the others' last turn began: behind the last decision of whoever is to decide now. */
function lastTurnOfOthers(log: readonly { seat: string | null }[], who: string): number | null {
    let end = log.length;
    while (end > 0 && (log[end - 1]?.seat === null || log[end - 1]?.seat === who)) end--;
    let begin = end;
    while (begin > 0 && log[begin - 1]?.seat !== who) begin--;
    return end > begin ? begin : null;
}
