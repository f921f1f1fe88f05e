/* What the lesson says, how far it is, back and on. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useWishes } from "../settings";

interface Props {
    title: string;
    words: string;
    step: number;
    steps: number;
    /** Why what was just tried is not the step's; empty if nothing was. */
    note: string;
    onBack: (() => void) | null;
    onNext: (() => void) | null;
    /** What comes after the lesson, at its end. */
    next: { href: string; words: string } | null;
}

export function LessonPanel({ title, words, step, steps, note, onBack, onNext, next }: Props) {
    const { say } = useWishes();
    const onward = useRef<HTMLButtonElement>(null);
    const panel = useRef<HTMLElement>(null);
    /* Whoever reads with keys finds the next button under them; on a phone the words are in sight again. */
    useLayoutEffect(() => {
        if (document.activeElement === document.body) onward.current?.focus({ preventScroll: true });
        panel.current?.parentElement?.scrollTo({ top: 0 });
    }, [step]);
    return (
        <section class="lesson panel" aria-label={title} ref={panel} data-step={step}>
            <header>
                <h2>{title}</h2>
                <span class="quiet" aria-label={say("lessonStep", step + 1, steps)}>
                    {step + 1} / {steps}
                </span>
            </header>
            <div class="lesson-bar" aria-hidden="true">
                <i style={{ transform: `scaleX(${(step + 1) / steps})` }} />
            </div>
            <p class="lesson-words" role="status">
                {words}
            </p>
            <p class={note ? "lesson-note" : ""} role="status">
                {note}
            </p>
            <div class="lesson-buttons">
                <button type="button" class="play-button quiet" disabled={!onBack} onClick={() => onBack?.()}>
                    {say("lessonBack")}
                </button>
                {onNext && (
                    <button type="button" class="play-button strong" ref={onward} onClick={onNext}>
                        {say("lessonNext")}
                    </button>
                )}
                {next && (
                    <a class="play-button strong" href={next.href}>
                        {next.words}
                    </a>
                )}
                <a class="link" href="#/learn">
                    {say("lessonLeave")}
                </a>
            </div>
        </section>
    );
}
