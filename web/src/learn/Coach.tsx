/* The coach: at the start of each turn, what matters now and what the program would do, and why. Can be switched off. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import { noteAdvice } from "../play/figures";
import type { Hint, Table } from "../table/table";
import type { View } from "../table/view";

interface Props {
    ui: GameUi;
    table: Table;
    view: View;
    onHighlight: (things: readonly string[]) => void;
}

/** Number of actions at the start of the current turn. */
function turnStart({ log, who }: View): number {
    let start = log.length;
    while (start > 0 && (log[start - 1]?.seat === null || log[start - 1]?.seat === who)) start--;
    return start;
}

interface Advice {
    /** Number of actions in the position it is for. */
    length: number;
    hint: Hint | null;
}

export function Coach({ ui, table, view, onHighlight }: Props) {
    const { say, language, change } = useSettings();
    const [advice, setAdvice] = useState<Advice | null>(null);
    const [wanted, setWanted] = useState(view.length);
    const turn = turnStart(view);
    /* A new turn asks automatically; during a turn the player does. */
    useLayoutEffect(() => setWanted(view.length), [turn, language]);
    useEffect(() => {
        let alive = true;
        setAdvice(null);
        const found = (hints: readonly Hint[]): void => {
            if (!alive) return;
            setAdvice({ length: wanted, hint: hints[0] ?? null });
            if (hints[0]) noteAdvice(table, wanted, hints[0].action);
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
        onHighlight(clicks);
        return () => onHighlight([]);
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
                        {ui.remark && <p>{ui.remark(view, language)}</p>}
                        {!advice && <p class="quiet">{say("coachThinking")}</p>}
                        {hint && (
                            <p class="coach-hint">
                                <b>{say("coachDo", hint.label)}</b>
                                <span>{hint.why}</span>
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
