/* Help where it is asked: what a space is, after hovering for a while, and why it cannot be chosen. */
import { useEffect, useState } from "preact/hooks";
import type { Game } from "./useGame";
import { useExplained } from "./useExplained";
import { useLater } from "./useLater";

const PATIENCE = 420;
const WHY_STAYS = 4000;

/** Whether it is worth saying why the space cannot be chosen: always once a ship is chosen, else of planets and own ships. */
function wonders({ live, pointing, asked }: Game, space: string): boolean {
    if (!asked || pointing.options.has(space) || pointing.first.has(space)) return false;
    const { planets, ships } = live.board;
    const own = ships.some((ship) => ship.at === space && ship.seat === live.who);
    return pointing.path.length > 0 || own || planets.some((planet) => planet.at === space);
}

export function useHelp(game: Game) {
    const { table, live, shown, pointing } = game;
    const [hover, setHover] = useState<string | null>(null);
    const [why, setWhy] = useState<{ space: string; words: string; of: typeof live } | null>(null);
    const tip = useLater(hover, PATIENCE);
    const explained = useExplained((space) => table.explain(space), shown.at === null ? tip : null, live);
    const refused = tip && wonders(game, tip) ? [...pointing.path, tip].join(" ") : null;
    const refusal = useExplained((things) => table.whyNot(things.split(" ")), refused, live);
    useEffect(() => {
        if (!why) return;
        const timer = setTimeout(() => setWhy(null), WHY_STAYS);
        return () => clearTimeout(timer);
    }, [why]);
    return {
        tip: shown.busy ? null : tip,
        explained,
        /** Why what is under the pointer cannot be chosen. */
        refusal,
        why: why?.of === live ? why : null,
        setHover,
        askWhy: (space: string, things: readonly string[]): void =>
            void table.whyNot(things).then((words) => words && setWhy({ space, words, of: live })),
        hush: (): void => {
            setHover(null);
            setWhy(null);
        },
    };
}

export type Help = ReturnType<typeof useHelp>;
