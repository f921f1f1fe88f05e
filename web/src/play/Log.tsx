/* What happened, in plain words. A line that is hovered or focused lights its spaces; a click shows the position after it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { EmblemIcon } from "../board/Emblem";
import { IconButton } from "../IconButton";
import { memo } from "../memo";
import { useWishes } from "../settings";
import type { LogLine } from "../table/view";

interface Props {
    lines: readonly LogLine[];
    /** The position on the board is the one after so many actions. */
    at: number;
    onTell: (spaces: readonly string[]) => void;
    onLook: (at: number) => void;
    onAgain: (() => void) | null;
}

/** The things of a line; dice belong to the decision before them. */
export function thingsOf(lines: readonly LogLine[], index: number): readonly string[] {
    for (let i = index; i >= 0; i--) {
        const line = lines[i];
        if (line && line.seat !== null) return line.things;
    }
    return [];
}

const Row = memo(function Row({
    line,
    now,
    things,
    onTell,
    onLook,
}: {
    line: LogLine;
    now: boolean;
    things: readonly string[];
    onTell: Props["onTell"];
    onLook: Props["onLook"];
}) {
    return (
        <li>
            <button
                type="button"
                class={`log-line${now ? " now" : ""}${line.seat ? ` seat-${line.seat}` : " chance"}`}
                data-help="helpLogLine"
                aria-current={now ? "true" : undefined}
                onClick={() => onLook(line.n + 1)}
                onMouseEnter={() => onTell(things)}
                onMouseLeave={() => onTell([])}
                onFocus={() => onTell(things)}
                onBlur={() => onTell([])}
            >
                {line.seat ? <EmblemIcon seat={line.seat} size={13} /> : <span class="log-die" aria-hidden="true" />}
                <span>{line.text}</span>
            </button>
        </li>
    );
});

export function Log({ lines, at, onTell, onLook, onAgain }: Props) {
    const { say } = useWishes();
    const list = useRef<HTMLOListElement>(null);
    useLayoutEffect(() => {
        const node = list.current;
        if (!node) return;
        const showNow = (): void => {
            const now = node.querySelector<HTMLElement>(".now");
            node.scrollTop = now ? now.offsetTop - node.clientHeight + now.offsetHeight + 8 : 0;
        };
        showNow();
        const watcher = new ResizeObserver(showNow);
        watcher.observe(node);
        return () => watcher.disconnect();
    }, [at, lines.length]);
    return (
        <section class="log panel" aria-label={say("whatHappened")}>
            <header>
                <h2 data-help="helpLog">{say("whatHappened")}</h2>
                {onAgain && <IconButton label={say("seeTurnAgain")} sign="↻" onClick={onAgain} />}
                <IconButton label={say("stepBack")} sign="‹" disabled={at <= 0} onClick={() => onLook(at - 1)} />
                <IconButton label={say("stepForward")} sign="›" disabled={at >= lines.length} onClick={() => onLook(at + 1)} />
            </header>
            {lines.length === 0 && <p class="quiet">{say("nothingYet")}</p>}
            <ol ref={list} tabIndex={-1}>
                {lines.map((line, index) => (
                    <Row
                        key={line.n}
                        line={line}
                        now={line.n === at - 1}
                        things={thingsOf(lines, index)}
                        onTell={onTell}
                        onLook={onLook}
                    />
                ))}
            </ol>
        </section>
    );
}
