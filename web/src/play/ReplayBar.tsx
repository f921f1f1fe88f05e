/* A slider through the game, with step buttons and autoplay. */
import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../IconButton";
import { useSettings } from "../settings";

interface Props {
    at: number;
    length: number;
    onLook: (at: number) => void;
    /** The exit: back to the game, or continue playing. */
    leave: { words: string; go: () => void } | null;
    /** Null while the analysis is open. */
    onAnalyse: (() => void) | null;
}

/** How fast it plays, times the pace. */
const RATES = [0.5, 1, 2, 4] as const;

/** Milliseconds per action. */
const PACE = { none: 300, fast: 450, normal: 800, slow: 1500 } as const;

export function ReplayBar({ at, length, onLook, leave, onAnalyse }: Props) {
    const { say, speed, language } = useSettings();
    const [running, setRunning] = useState(false);
    const [rate, setRate] = useState<number>(1);
    useEffect(() => {
        if (!running) return;
        if (at >= length) {
            setRunning(false);
            return;
        }
        const timer = setTimeout(() => onLook(at + 1), PACE[speed] / rate);
        return () => clearTimeout(timer);
    }, [running, at, length, speed, rate]);
    const step = (to: number): void => {
        setRunning(false);
        onLook(to);
    };
    const toggle = (): void => {
        if (!running && at >= length) onLook(0);
        setRunning(!running);
    };
    return (
        <div class="replay-bar panel" role="group" aria-label={say("watchReplay")}>
            <IconButton label={say("toBeginning")} sign="«" onClick={() => step(0)} />
            <IconButton label={say("stepBack")} sign="‹" disabled={at <= 0} onClick={() => step(at - 1)} />
            <IconButton strong label={running ? say("pause") : say("autoplay")} sign={running ? "❚❚" : "►"} onClick={toggle} />
            <IconButton label={say("stepForward")} sign="›" disabled={at >= length} onClick={() => step(at + 1)} />
            <IconButton label={say("toEnd")} sign="»" onClick={() => step(length)} />
            <input type="range" min={0} max={length} value={at} aria-label={say("position")} onInput={(event) => step(Number(event.currentTarget.value))} />
            <select class="rate" aria-label={say("replaySpeed")} value={String(rate)} onChange={(event) => setRate(Number(event.currentTarget.value))}>
                {RATES.map((one) => (
                    <option value={String(one)}>{say("times", one.toLocaleString(language))}</option>
                ))}
            </select>
            <span class="count">
                {at} / {length}
            </span>
            {onAnalyse && (
                <button type="button" class="leave" onClick={onAnalyse}>
                    {say("analyse")}
                </button>
            )}
            {leave && (
                <button type="button" class="leave" onClick={leave.go}>
                    {leave.words}
                </button>
            )}
        </div>
    );
}
