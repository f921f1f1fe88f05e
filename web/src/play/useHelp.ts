/* Help about a place of the board: what it is, what can be done there, and why not. A resting mouse never covers the board: what it
   rests on is told beside the board if there is room. A long press, the keyboard or a click that does nothing may show it on the board. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useSettings } from "../settings";
import { useListener } from "../useListener";
import { describeOption } from "./odds";
import type { Game } from "./useGame";
import { optionsByPlace } from "./useHighlights";
import { useExplanation } from "./useExplanation";
import { useDebounced } from "./useDebounced";

const DELAY = 420;
const WHY_STAYS = 4000;

/** Whether to explain why the place cannot be clicked: always while something is selected, otherwise for pieces that belong to the
    player or nobody. */
function wonders({ ui, live, pointing, asked }: Game, place: string): boolean {
    if (!asked || pointing.options.has(place) || pointing.first.has(place)) return false;
    const piece = ui.pieceAt(live, place);
    return pointing.path.length > 0 || (piece !== null && (piece.seat === null || piece.seat === live.who));
}

/** Whether the mouse was used last, rather than a finger or the keyboard. */
function useByMouse(): () => boolean {
    const byMouse = useRef(true);
    const onPointer = (event: PointerEvent): void => {
        byMouse.current = event.pointerType === "mouse";
    };
    useListener("pointerover", onPointer, true);
    useListener("pointerdown", onPointer, true);
    useListener(
        "keydown",
        () => {
            byMouse.current = false;
        },
        true,
    );
    return () => byMouse.current;
}

/** `beside`: there is room for it beside the board. */
export function useHelp(game: Game, beside: boolean) {
    const { say, language } = useSettings();
    const { ui, table, live, playback, pointing, asked } = game;
    const { view } = playback;
    const byMouse = useByMouse();
    const [hover, setHover] = useState<string | null>(null);
    const [why, setWhy] = useState<{ space: string; words: string; of: typeof live } | null>(null);
    const tip = useDebounced(hover, DELAY);
    const explained = useExplanation((space) => table.explain(space), playback.at === null ? tip : null, live);
    const refused = tip && wonders(game, tip) ? [...pointing.path, tip].join(" ") : null;
    const refusal = useExplanation((things) => table.whyNot(things.split(" ")), refused, live);
    useEffect(() => {
        if (!why) return;
        const timer = setTimeout(() => setWhy(null), WHY_STAYS);
        return () => clearTimeout(timer);
    }, [why]);
    const byPlace = useMemo(() => optionsByPlace(ui, view, pointing.options), [ui, view.board, pointing.options]);
    const choices = (place: string): string[] => (asked ? (byPlace.get(place) ?? []) : []).map((option) => describeOption(option, say));
    const about = playback.busy ? null : tip;
    return {
        /** The place to explain, and whether to do so on the board. */
        about,
        onBoard: !beside && !byMouse(),
        /** What is there, what can be done there, why it cannot be clicked. */
        lines: about === null ? [] : [explained || ui.describe(view, about, language), ...choices(about), refusal].filter((line) => line !== ""),
        byPlace,
        choices,
        why: why?.of === live ? why : null,
        setHover,
        askWhy: (space: string, things: readonly string[]): void => void table.whyNot(things).then((words) => words && setWhy({ space, words, of: live })),
        hush: (): void => {
            setHover(null);
            setWhy(null);
        },
    };
}

export type Help = ReturnType<typeof useHelp>;
