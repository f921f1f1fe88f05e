/* Help where it is asked: what a space is, after hovering for a while, and why it cannot be chosen. */
import { useEffect, useState } from "preact/hooks";
import type { Game } from "./useGame";
import { useExplained } from "./useExplained";
import { useLater } from "./useLater";

const PATIENCE = 420;
const WHY_STAYS = 4000;

export function useHelp({ table, live, shown }: Game) {
    const [hover, setHover] = useState<string | null>(null);
    const [why, setWhy] = useState<{ space: string; words: string; of: typeof live } | null>(null);
    const tip = useLater(hover, PATIENCE);
    const explained = useExplained(table, shown.at === null ? tip : null, live);
    useEffect(() => {
        if (!why) return;
        const timer = setTimeout(() => setWhy(null), WHY_STAYS);
        return () => clearTimeout(timer);
    }, [why]);
    return {
        tip: shown.busy ? null : tip,
        explained,
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
