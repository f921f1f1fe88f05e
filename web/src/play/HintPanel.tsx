/* The best decisions, with their chance to win and why. */
import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../IconButton";
import { useWishes } from "../settings";
import type { Hint, Table } from "../table/table";
import { Refusal } from "../table/table";
import type { View } from "../table/view";
import { percent } from "./describe";

interface Props {
    table: Table;
    view: View;
    onTell: (spaces: readonly string[]) => void;
    onPlay: (action: string) => void;
    onClose: () => void;
}

export function HintPanel({ table, view, onTell, onPlay, onClose }: Props) {
    const { say } = useWishes();
    const [hints, setHints] = useState<readonly Hint[] | null>(null);
    const [problem, setProblem] = useState("");
    useEffect(() => {
        let alive = true;
        table.hint().then(
            (list) => alive && setHints(list),
            (error: unknown) => alive && setProblem(error instanceof Refusal ? error.message : say("noHint")),
        );
        return () => {
            alive = false;
        };
    }, [table, view.length]);
    const things = (hint: Hint): readonly string[] => view.decisions?.find((one) => one.action === hint.action)?.clicks ?? [];
    return (
        <section class="hints panel" aria-label={say("hints")} aria-live="polite">
            <header>
                <h2>{say("hints")}</h2>
                <IconButton label={say("close")} sign="×" onClick={onClose} />
            </header>
            {problem && <p class="quiet">{problem}</p>}
            {!hints && !problem && <p class="quiet">…</p>}
            {hints?.length === 0 && <p class="quiet">{say("noHint")}</p>}
            <ol>
                {hints?.slice(0, 4).map((hint) => (
                    <li key={hint.action}>
                        <button
                            type="button"
                            onClick={() => onPlay(hint.action)}
                            onMouseEnter={() => onTell(things(hint))}
                            onMouseLeave={() => onTell([])}
                            onFocus={() => onTell(things(hint))}
                            onBlur={() => onTell([])}
                        >
                            <b>{say("hintWin", percent(hint.win))}</b>
                            <span>{say("hintNow", hint.label)}</span>
                            {hint.why && <small>{hint.why}</small>}
                        </button>
                    </li>
                ))}
            </ol>
        </section>
    );
}
