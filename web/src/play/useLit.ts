/* From what can be pointed at to what is lit on the board. */
import { useMemo } from "preact/hooks";
import { cellOf, cubeSpace } from "../board/geometry";
import type { Lit } from "../board/Marks";
import type { QuantumBoard } from "../table/view";
import type { Option } from "./clicks";
import type { Pointing } from "./usePointing";

/** The space a thing is on, if it is on the board. */
export function spaceOf(board: QuantumBoard, token: string): string | null {
    if (cellOf(token, board)) return token;
    const under = cubeSpace(token);
    return under && cellOf(under, board) ? under : null;
}

/** Options by space: a planet may hold several cubes that can be meant. */
export function optionsBySpace(board: QuantumBoard, options: ReadonlyMap<string, Option>): Map<string, Option[]> {
    const spaces = new Map<string, Option[]>();
    for (const option of options.values()) {
        const space = spaceOf(board, option.token);
        if (space) spaces.set(space, [...(spaces.get(space) ?? []), option]);
    }
    return spaces;
}

/** `who` decides: own ships are never aimed at. */
export function useLit(board: QuantumBoard, pointing: Pick<Pointing, "first" | "options" | "path">, who: string) {
    return useMemo(() => {
        const lit = new Map<string, Lit>();
        const ready = new Set<string>();
        const shipOn = (space: string) => board.ships.find((ship) => ship.at === space);
        for (const [space, options] of optionsBySpace(board, pointing.first))
            if (shipOn(space) && options.some((option) => !option.final)) ready.add(space);
        for (const [space, options] of optionsBySpace(board, pointing.options)) {
            const odds = options[0]?.odds;
            if (ready.has(space) && pointing.path.length === 0) continue;
            const aimed = odds !== undefined && (shipOn(space)?.seat ?? who) !== who;
            lit.set(space, aimed ? { kind: "attack", odds } : { kind: pointing.path.length ? "go" : "choice" });
        }
        return { lit, ready };
    }, [board, who, pointing.first, pointing.options, pointing.path]);
}
