/* Advice in words, at the start of each turn: what matters now, what the program would do and why. Can be switched off. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useWishes } from "../settings";
import type { Hint, Table } from "../table/table";
import type { View } from "../table/view";
import type { WordKey } from "../words";

interface Props {
    table: Table;
    view: View;
    onTell: (things: readonly string[]) => void;
}

/** What matters now: which part of the game it is, and whether an orbit adds up. */
function remark({ board, who }: View): WordKey {
    if (board.phase === 0) return "coachSetUp";
    const exact = board.planets.some(
        (planet) => planet.orbit[who] === planet.number && !planet.cubes.includes(who) && planet.cubes.length < planet.locations,
    );
    return exact && board.actions >= 2 ? "coachNear" : "coachTurn";
}

/** When the turn that is being played began: after so many actions. */
function turnStart({ log, who }: View): number {
    let start = log.length;
    while (start > 0 && (log[start - 1]?.seat === null || log[start - 1]?.seat === who)) start--;
    return start;
}

interface Advice {
    /** For the position after so many actions. */
    length: number;
    hint: Hint | null;
}

export function Coach({ table, view, onTell }: Props) {
    const { say, language, change } = useWishes();
    const [advice, setAdvice] = useState<Advice | null>(null);
    const [wanted, setWanted] = useState(view.length);
    const turn = turnStart(view);
    /* A new turn asks by itself; within a turn the player does. */
    useLayoutEffect(() => setWanted(view.length), [turn, language]);
    useEffect(() => {
        let alive = true;
        setAdvice(null);
        const found = (hints: readonly Hint[]): void => {
            if (alive) setAdvice({ length: wanted, hint: hints[0] ?? null });
        };
        table.hint().then(found, () => found([]));
        return () => {
            alive = false;
        };
    }, [table, wanted, language]);
    const stale = view.length !== wanted;
    const hint = advice?.length === wanted && !stale ? advice.hint : null;
    const clicks = hint ? (view.decisions?.find((one) => one.action === hint.action)?.clicks ?? []) : [];
    useLayoutEffect(() => {
        onTell(clicks);
        return () => onTell([]);
    }, [hint, view.length]);
    return (
        <section class="coach panel" aria-label={say("coach")}>
            <header>
                <h2>{say("coach")}</h2>
                <button type="button" class="link" onClick={() => change({ coach: false })}>
                    {say("coachOff")}
                </button>
            </header>
            <div role="status">
                {stale ? null : (
                    <>
                        <p>{say(remark(view))}</p>
                        {!advice && <p class="quiet">{say("coachThinking")}</p>}
                        {hint && (
                            <p class="coach-hint">
                                <b>{say("coachDo", hint.label)}</b> {hint.why}
                            </p>
                        )}
                    </>
                )}
            </div>
            {stale && (
                <button type="button" class="play-button quiet" onClick={() => setWanted(view.length)}>
                    {say("coachAgain")}
                </button>
            )}
        </section>
    );
}
