/* A slider through the game, with steps and autoplay. */
import { useEffect, useState } from "preact/hooks";
import { useWishes } from "../settings";

interface Props {
    at: number;
    length: number;
    onLook: (at: number) => void;
    onLeave: (() => void) | null;
}

const PACE = { none: 300, fast: 450, normal: 800, slow: 1500 } as const;

export function ReplayBar({ at, length, onLook, onLeave }: Props) {
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
    return (
        <div class="replay-bar panel" role="group" aria-label={say("watchReplay")}>
            <button type="button" class="icon" onClick={() => step(0)} aria-label={say("toBeginning")} title={say("toBeginning")}>
                «
            </button>
            <button
                type="button"
                class="icon"
                onClick={() => step(at - 1)}
                disabled={at <= 0}
                aria-label={say("stepBack")}
                title={say("stepBack")}
            >
                ‹
            </button>
            <button
                type="button"
                class="icon strong"
                onClick={() => {
                    if (!running && at >= length) onLook(0);
                    setRunning(!running);
                }}
                aria-label={running ? say("pause") : say("autoplay")}
                title={running ? say("pause") : say("autoplay")}
            >
                {running ? "❚❚" : "►"}
            </button>
            <button
                type="button"
                class="icon"
                onClick={() => step(at + 1)}
                disabled={at >= length}
                aria-label={say("stepForward")}
                title={say("stepForward")}
            >
                ›
            </button>
            <button type="button" class="icon" onClick={() => step(length)} aria-label={say("toEnd")} title={say("toEnd")}>
                »
            </button>
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
            {onLeave && (
                <button type="button" class="leave" onClick={onLeave}>
                    {say("backToNow")}
                </button>
            )}
        </div>
    );
}
