/* Maps what can be clicked to highlights on the board. */
import { useMemo } from "preact/hooks";
import type { Lit } from "../board/lit";
import type { GameUi } from "../games/ui";
import type { GameView, Token } from "../table/view";
import type { Option } from "./clicks";
import type { Pointing } from "./usePointing";

type Things<Board> = Pick<GameUi<Board>, "whereIs" | "pieceAt">;

/** The place of a token, if it is on the board. */
export function placeOf<Board>(ui: Pick<GameUi<Board>, "whereIs">, view: GameView<Board>, thing: Token): string | null {
    const where = ui.whereIs(view, thing);
    return where?.on === "board" ? where.place : null;
}

/** Options by place; one place may hold several. */
export function optionsByPlace<Board>(ui: Pick<GameUi<Board>, "whereIs">, view: GameView<Board>, options: ReadonlyMap<Token, Option>): Map<string, Option[]> {
    const places = new Map<string, Option[]>();
    for (const option of options.values()) {
        const place = placeOf(ui, view, option.token);
        if (place) places.set(place, [...(places.get(place) ?? []), option]);
    }
    return places;
}

/** `who` is to decide: their own pieces are never targets. */
export function useHighlights<Board>(
    ui: Things<Board>,
    view: GameView<Board>,
    pointing: Pick<Pointing, "first" | "options" | "path" | "accepts">,
    who: string,
) {
    return useMemo(() => {
        const lit = new Map<string, Lit>();
        const ready = new Set<string>();
        const ownerOf = (place: string) => ui.pieceAt(view, place)?.seat ?? null;
        for (const [place, options] of optionsByPlace(ui, view, pointing.first))
            if (ownerOf(place) !== null && options.some((option) => !option.final && pointing.accepts(option.token))) ready.add(place);
        for (const [place, options] of optionsByPlace(ui, view, pointing.options)) {
            const odds = options[0]?.odds;
            if (ready.has(place) && pointing.path.length === 0) continue;
            const aimed = odds !== undefined && (ownerOf(place) ?? who) !== who;
            /* A lesson lights nothing that it would refuse; odds may still be compared. */
            if (!options.some((option) => pointing.accepts(option.token))) {
                if (aimed) lit.set(place, { kind: "odds", odds });
                continue;
            }
            lit.set(place, aimed ? { kind: "attack", odds } : { kind: pointing.path.length ? "go" : "choice" });
        }
        return { lit, ready };
    }, [ui, view.board, who, pointing.first, pointing.options, pointing.path, pointing.accepts]);
}
