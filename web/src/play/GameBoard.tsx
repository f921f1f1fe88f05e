/* The board of a game: lights what can be done, takes what is pointed at, asks and explains beside it. */
import { useMemo, useState } from "preact/hooks";
import { Board, type Place } from "../board/Board";
import type { Lit } from "../board/Marks";
import { useWishes } from "../settings";
import { play as sound } from "../sound";
import { useListener } from "../useListener";
import type { Option } from "./clicks";
import { describeOption, describeSpace } from "./describe";
import { FloatingChoices } from "./FloatingChoices";
import { thingsOf } from "./Log";
import { Tip } from "./Tip";
import type { Game } from "./useGame";
import type { Help } from "./useHelp";
import { optionsBySpace, spaceOf, useLit } from "./useLit";

const DARK: ReadonlyMap<string, Lit> = new Map();
const NONE: ReadonlySet<string> = new Set();

/** Escape goes back one click; arrows reach the board from anywhere. */
function useBoardKeys(onBack: () => void, enterBoard: () => void): void {
    useListener("keydown", (event) => {
        if (document.querySelector("dialog[open]")) return;
        if (event.key === "Escape") onBack();
        if (event.key.startsWith("Arrow") && document.activeElement === document.body) enterBoard();
    });
}

export function GameBoard({ game, help }: { game: Game; help: Help }) {
    const { say, speed, sound: hasSound } = useWishes();
    const { live, shown, pointing, deciding, asked } = game;
    const { view } = shown;
    const { board } = view;
    const [focus, setFocus] = useState("a1");
    const [crowd, setCrowd] = useState<{ options: readonly Option[]; of: unknown } | null>(null);
    const { lit, ready } = useLit(board, pointing, live.who);
    const bySpace = useMemo(() => optionsBySpace(board, pointing.options), [board, pointing.options]);
    const crowded = crowd?.of === pointing.options ? crowd.options : null;

    const onPoint = (space: string): void => {
        help.hush();
        if (shown.at !== null && !game.replaying) return shown.look(null);
        if (shown.busy) shown.skip();
        if (!deciding) return;
        const here = bySpace.get(space) ?? [];
        if (here.length > 1) return setCrowd({ options: here, of: pointing.options });
        const meant = here[0]?.token ?? space;
        const known = pointing.point(meant);
        sound(known ? "pick" : "no", hasSound);
        if (!known) help.askWhy(space, [...pointing.path, meant]);
    };
    const onBack = (): void => {
        if (shown.busy) shown.skip();
        help.hush();
        setCrowd(null);
        pointing.back();
    };
    const enterBoard = (): void => {
        const begin = ready.values().next().value ?? lit.keys().next().value ?? focus;
        setFocus(begin);
        document.querySelector<SVGElement>(`[data-space="${begin}"]`)?.focus();
    };
    useBoardKeys(onBack, enterBoard);

    const choices = (space: string): string[] =>
        (asked ? (bySpace.get(space) ?? []) : []).map((option) => describeOption(option, say));
    const spaces = (things: readonly string[]): string[] =>
        things.map((thing) => spaceOf(board, thing)).filter((space): space is string => space !== null);
    const tellsLast = shown.at !== null || (!deciding && !shown.busy);
    const guided = game.guide && (pointing.wanted ? [pointing.wanted] : asked || view.who === "over" ? game.guide.light : []);
    const told = guided ?? (game.told.length > 0 ? game.told : tellsLast ? thingsOf(view.log, view.log.length - 1) : []);
    const floating = (place: (space: string) => Place) => (
        <>
            {asked && (
                <FloatingChoices
                    view={live}
                    pointing={pointing}
                    crowded={crowded}
                    place={place}
                    say={say}
                    onTell={game.tell}
                    onDone={onBack}
                />
            )}
            {help.why && !help.tip && <Tip at={place(help.why.space)} lines={[help.why.words]} loud />}
            {help.tip && (
                <Tip
                    at={place(help.tip)}
                    lines={[help.explained || describeSpace(board, help.tip, say), ...choices(help.tip), help.refusal].filter(Boolean)}
                />
            )}
        </>
    );
    return (
        <Board
            board={board}
            seat={deciding ? live.who : board.turn}
            words={{
                board: say("board"),
                zoomIn: say("zoomIn"),
                zoomOut: say("zoomOut"),
                showAll: say("showAll"),
            }}
            describe={(space) => [describeSpace(board, space, say), ...choices(space)].join("; ")}
            lit={asked ? lit : DARK}
            ready={asked ? ready : NONE}
            chosen={spaces(pointing.path)}
            told={spaces(told)}
            happening={shown.happening}
            speed={shown.at === null ? speed : "fast"}
            focus={focus}
            onFocus={setFocus}
            onPoint={onPoint}
            onDragStart={(space) => pointing.begin(space)}
            onBack={onBack}
            onHover={help.setHover}
            floating={floating}
        />
    );
}
