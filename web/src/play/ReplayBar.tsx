/* A slider through the game, with steps and autoplay. */
import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../IconButton";
import { useWishes } from "../settings";

interface Props {
    at: number;
    length: number;
    onLook: (at: number) => void;
    /** The way out: back to the game, or on with it. */
    leave: { words: string; go: () => void } | null;
}

const PACE = { none: 300, fast: 450, normal: 800, slow: 1500 } as const;

export function ReplayBar({ at, length, onLook, leave }: Props) {
    const { say, speed } = useWishes();
    const [running, setRunning] = useState(false);
    useEffect(() => {
        if (!running) return;
        if (at >= length) {
            setRunning(false);
            return;
        }
        const timer = setTimeout(() => onLook(at + 1), PACE[speed]);
        return () => clearTimeout(timer);
    }, [running, at, length, speed]);
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
            <input
                type="range"
                min={0}
                max={length}
                value={at}
                aria-label={say("position")}
                onInput={(event) => step(Number(event.currentTarget.value))}
            />
            <span class="count">
                {at} / {length}
            </span>
            {leave && (
                <button type="button" class="leave" onClick={leave.go}>
                    {leave.words}
                </button>
            )}
        </div>
    );
}
