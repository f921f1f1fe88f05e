/* The log. Hovering or focusing a line highlights its places; clicking shows the position after it. */
import { Fragment } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { EmblemIcon } from "../Emblem";
import type { GameUi } from "../games/ui";
import { IconButton } from "../IconButton";
import { memo } from "../memo";
import { useSettings } from "../settings";
import type { LogLine, Mark } from "../table/view";

interface Props {
    ui: GameUi;
    lines: readonly LogLine[];
    /** The board shows the position after this many actions. */
    at: number;
    onHighlight: (spaces: readonly string[]) => void;
    /** Shows the position after so many actions; null where that would only confuse. */
    onLook: ((at: number) => void) | null;
    onAgain: (() => void) | null;
    /** A seat's name. */
    name: (seat: Mark) => string;
}

/** The tokens of a line; dice belong to the decision before them. */
export function thingsOf(lines: readonly LogLine[], index: number): readonly string[] {
    for (let i = index; i >= 0; i--) {
        const line = lines[i];
        if (line && line.seat !== null) return line.things;
    }
    return [];
}

const Row = memo(function Row({
    ui,
    line,
    now,
    things,
    onHighlight,
    onLook,
}: {
    ui: GameUi;
    line: LogLine;
    now: boolean;
    things: readonly string[];
    onHighlight: Props["onHighlight"];
    onLook: Props["onLook"];
}) {
    return (
        <li>
            <button
                type="button"
                class={`log-line${now ? " now" : ""}${line.seat ? ` ${ui.seatStyle(line.seat).className}` : " chance"}`}
                data-help="helpLogLine"
                aria-current={now ? "true" : undefined}
                onClick={() => onLook?.(line.n + 1)}
                onMouseEnter={() => onHighlight(things)}
                onMouseLeave={() => onHighlight([])}
                onFocus={() => onHighlight(things)}
                onBlur={() => onHighlight([])}
            >
                {line.seat ? <EmblemIcon seatStyle={ui.seatStyle(line.seat)} size={13} /> : <span class="log-die" aria-hidden="true" />}
                <span>{line.text}</span>
            </button>
        </li>
    );
});

export function Log({ ui, lines, at, onHighlight, onLook, onAgain, name }: Props) {
    const { say } = useSettings();
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
                {onLook && (
                    <>
                        <IconButton label={say("stepBack")} sign="‹" disabled={at <= 0} onClick={() => onLook(at - 1)} />
                        <IconButton label={say("stepForward")} sign="›" disabled={at >= lines.length} onClick={() => onLook(at + 1)} />
                    </>
                )}
            </header>
            {lines.length === 0 && <p class="quiet">{say("nothingYet")}</p>}
            <ol ref={list} tabIndex={-1}>
                {lines.map((line, index) => (
                    <Fragment key={line.n}>
                        {ui.groupsLog && line.turn !== lines[index - 1]?.turn && (
                            <li class={`log-turn ${ui.seatStyle(line.turn).className}`}>
                                <EmblemIcon seatStyle={ui.seatStyle(line.turn)} size={13} />
                                {name(line.turn)}
                            </li>
                        )}
                        <Row ui={ui} line={line} now={line.n === at - 1} things={thingsOf(lines, index)} onHighlight={onHighlight} onLook={onLook} />
                    </Fragment>
                ))}
            </ol>
        </section>
    );
}
