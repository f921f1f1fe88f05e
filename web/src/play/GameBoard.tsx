/* The board of the game screen: highlights options, handles clicks, shows questions and explanations. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Place } from "../board/frame";
import type { Lit } from "../board/lit";
import { useSettings } from "../settings";
import { play as sound } from "../sound";
import { useListener } from "../useListener";
import { Arrow } from "./Arrow";
import type { Option } from "./clicks";
import { FloatingChoices } from "./FloatingChoices";
import { thingsOf } from "./Log";
import { Tip } from "./Tip";
import type { Game } from "./useGame";
import type { Help } from "./useHelp";
import { placeOf, useHighlights } from "./useHighlights";

const DARK: ReadonlyMap<string, Lit> = new Map();
const NONE: ReadonlySet<string> = new Set();

/** Escape takes back one click; arrow keys focus the board from anywhere. */
function useBoardKeys(onBack: () => void, enterBoard: () => void): void {
    useListener("keydown", (event) => {
        if (document.querySelector("dialog[open]")) return;
        if (event.key === "Escape") onBack();
        if (event.key.startsWith("Arrow") && document.activeElement === document.body) enterBoard();
    });
}

interface Props {
    game: Game;
    help: Help;
    /** What to point along, as clicks: a hint, or a better decision. */
    arrow: readonly string[];
    /** What was played instead. */
    played: readonly string[];
}

export function GameBoard({ game, help, arrow, played }: Props) {
    const { say, language, speed, sound: hasSound } = useSettings();
    const { ui, live, playback, pointing, deciding, asked } = game;
    const { view } = playback;
    const [focus, setFocus] = useState(() => ui.firstPlace(view));
    const [crowd, setCrowd] = useState<{ options: readonly Option[]; of: unknown } | null>(null);
    const { lit, ready } = useHighlights(ui, view, pointing, live.who);
    const { byPlace, choices } = help;
    const crowded = crowd?.of === pointing.options ? crowd.options : null;

    const tokenAt = (space: string): string => byPlace.get(space)?.[0]?.token ?? space;
    /** Returns whether anything can be clicked there. */
    const pointAt = (space: string): boolean => {
        const here = byPlace.get(space) ?? [];
        if (here.length <= 1) return pointing.point(tokenAt(space));
        setCrowd({ options: here, of: pointing.options });
        return true;
    };
    const onPoint = (space: string): void => {
        help.hush();
        if (playback.at !== null && !game.replaying) return playback.goTo(null);
        /* A click that skips an animation decides nothing but what follows directly. */
        const early = !asked || game.isHolding();
        if (early) game.hold(space);
        if (playback.busy) return playback.skip();
        if (early) return;
        const known = pointAt(space);
        sound(known ? "pick" : "no", hasSound);
        if (!known) help.askWhy(space, [...pointing.path, tokenAt(space)]);
    };
    useLayoutEffect(() => {
        for (let thing = game.takeHeld(); thing !== null; thing = game.takeHeld()) if (pointAt(thing)) return sound("pick", hasSound);
    });
    const onBack = (): void => {
        if (playback.busy) return playback.skip();
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

    const spaces = (things: readonly string[]): string[] => things.map((thing) => placeOf(ui, view, thing)).filter((space): space is string => space !== null);
    const showsLast = playback.at !== null || (!deciding && !playback.busy && (view.who !== "over" || game.replaying));
    const guided = game.guide && (pointing.wanted ? [pointing.wanted] : asked || view.who === "over" ? game.guide.light : []);
    const highlighted =
        guided ?? (game.highlighted.length > 0 ? game.highlighted : arrow.length > 0 ? arrow : showsLast ? thingsOf(view.log, view.log.length - 1) : []);
    const floating = (place: (space: string) => Place) => (
        <>
            {arrow.length > 1 && <Arrow places={spaces(arrow).map(place)} />}
            {played.length > 1 && <Arrow played places={spaces(played).map(place)} />}
            {asked && (
                <FloatingChoices
                    ui={ui}
                    view={live}
                    pointing={pointing}
                    crowded={crowded}
                    place={place}
                    say={say}
                    language={language}
                    onHighlight={game.highlight}
                    onDone={onBack}
                />
            )}
            {help.why && !(help.about && help.onBoard) && <Tip at={place(help.why.space)} lines={[help.why.words]} loud />}
            {help.about && help.onBoard && <Tip at={place(help.about)} lines={help.lines} />}
        </>
    );
    return (
        <ui.Board
            view={view}
            seat={deciding ? live.who : view.turn}
            describe={(space) => [ui.describe(view, space, language), ...choices(space)].join("; ")}
            lit={asked ? lit : DARK}
            ready={asked ? ready : NONE}
            chosen={spaces(pointing.path)}
            path={pointing.path}
            highlighted={spaces(highlighted)}
            effect={playback.effect}
            speed={playback.at === null ? speed : "fast"}
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
